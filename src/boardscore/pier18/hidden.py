"""The secrets of Pier 18: what a seat sees of a table, and tables that fit what it sees."""

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any, TypeVar

from attrs import fields

from boardscore.core import value_checks
from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.messages import Message
from boardscore.core.moves import fast_replace
from boardscore.pier18.consequences import extend_pier, keep_cards, without
from boardscore.pier18.game_settings import Phase
from boardscore.pier18.game_table import GameTable
from boardscore.pier18.legality import choices, finishes
from boardscore.pier18.model import HAND, Laid
from boardscore.pier18.moves import Finish

T = TypeVar("T")
V = TypeVar("V", bound=GameTable)


def parts_of(table: GameTable) -> dict[str, Any]:
    """The parts that every table has, by name."""
    return {part.name: getattr(table, part.name) for part in fields(GameTable)}


# What a seat sees


def hide_secrets(table: GameTable, seat: int) -> dict[str, Any]:
    """The parts of a table as a seat sees them; secrets are None."""
    return {
        **parts_of(table),
        "hands": _hands(table, seat),
        "plans": _choices(table, table.plans, seat),
        "foundations": _choices(table, table.foundations, seat),
        "laid": _laid(table, seat),
        "unseen": _unseen(table, seat),
        "deck": None,
    }


def _own(parts: tuple[T, ...], seat: int) -> tuple[T | None, ...]:
    """Parts by seat, with None for all other seats."""
    return tuple(part if place == seat else None for place, part in enumerate(parts))


def _hands(table: GameTable, seat: int) -> tuple[tuple[str, ...] | None, ...]:
    """Players see their own cards (`pier18.setup.deal`), and none are left after the choice."""
    return _own(table.hands, seat) if table.phase is Phase.CHOOSE else table.hands


def _choices(table: GameTable, cards: tuple[str | None, ...], seat: int) -> tuple[str | None, ...]:
    """Choices are secret and revealed together (`pier18.setup.choose`)."""
    return _own(cards, seat) if table.phase is Phase.CHOOSE else cards


def _laid(table: GameTable, seat: int) -> tuple[tuple[Laid, ...], ...]:
    """Plans are added simultaneously: no one sees the others' before (`pier18.end.plan`)."""
    if table.phase is not Phase.FINISH:
        return table.laid
    return tuple(
        cards if place == seat or cards[-1].card.id != table.plans[place] else cards[:-1]
        for place, cards in enumerate(table.laid)
    )


def _unseen(table: GameTable, seat: int) -> tuple[str, ...]:
    """The cards that may come from the deck, as far as a player knows, including other hands.

    When all have chosen, every player can work out the deck.
    """
    others = [hand or () for place, hand in enumerate(table.hands) if place != seat]
    return tuple(sorted([*table.unseen, *(card for hand in others for card in hand)]))


# What may be hidden


def draw_secrets(view: V, seat: int, rng: Random) -> V:
    """A table that the seat would see in the same way, with secrets drawn at random."""
    value_checks.require(value_checks.generator, rng, "rng")
    match view.phase:
        case Phase.CHOOSE:
            return _draw_choices(_draw_hands(view, seat, rng), seat, rng)
        case Phase.FINISH:
            return _add_plans(view, seat, rng.choice)
    return view


def _draw_hands(view: V, seat: int, rng: Random) -> V:
    """Other players have any of the cards that the seat has not seen (`pier18.setup.deal`)."""
    cards = rng.sample(view.unseen, HAND * (len(view.hands) - 1))
    left = iter(cards)
    hands = tuple(
        hand if place == seat else tuple(islice(left, HAND))
        for place, hand in enumerate(view.hands)
    )
    return fast_replace(view, hands=hands, unseen=without(view.unseen, cards))


def _draw_choices(table: V, seat: int, rng: Random) -> V:
    """Those who have chosen kept any two of their cards (`pier18.setup.choose`)."""
    for place in _decided(table, seat):
        table = keep_cards(table, rng.choice(tuple(choices(table, place))))
    return table


def _add_plans(view: V, seat: int, pick: Callable[[tuple[Finish, ...]], Finish]) -> V:
    """Those who have added their Plan laid it in any way (`pier18.end.plan`)."""
    for place in _decided(view, seat):
        view = extend_pier(view, pick(tuple(finishes(view, place))))
    return view


def _decided(table: GameTable, seat: int) -> list[int]:
    """The other seats whose simultaneous decision is made; they decide in seat order."""
    return [place for place in range(*table.to_act) if place != seat]


def reveal_others(view: V, seat: int) -> V:
    """The view with the decisions of the others, if the seat is the last to decide.

    Raises `BoardscoreError` if they may have decided in several ways. Only a Plan of one column
    that cannot be turned can be laid in one way.
    """
    if seat + 1 < len(view.game.players):
        return view
    match view.phase:
        case Phase.CHOOSE:
            raise _unknown("pier18.setup.choose")
        case Phase.FINISH:
            return _add_plans(view, seat, _only_way)
    return view


def _only_way(moves: tuple[Finish, ...]) -> Finish:
    if len(moves) > 1:
        raise _unknown("pier18.end.plan")
    return moves[0]


def _unknown(clause: str) -> BoardscoreError:
    """The error about a move that reveals what others decided."""
    return BoardscoreError(Problem(Message("error.reveals"), clause=clause))
