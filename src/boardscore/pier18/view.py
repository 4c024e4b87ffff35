"""The view of one player: everything that this seat may know of a game of Pier 18."""

from typing import TypeVar

from attrs import fields, frozen

from boardscore.core.moves import LegalMoves
from boardscore.core.problems import Problem
from boardscore.pier18.game import Phase
from boardscore.pier18.model import Laid
from boardscore.pier18.moves import PlayerMove
from boardscore.pier18.rules import RULES
from boardscore.pier18.table import GameTable

T = TypeVar("T")


@frozen(kw_only=True, slots=False)
class View(GameTable):
    """The table as one player sees it; secrets are None.

    Hidden are the hands of the others, their Plans and Foundations until all have chosen, and the
    order of the deck. How others add their Plans is hidden until all have done so. To a player,
    cards in other hands are among those that may come from the deck.

    >>> from boardscore.pier18 import start
    >>> state = start(["Anna", "Ben"], "demo", deck=[str(card) for card in range(1, 19)])
    >>> state.seen_by(1).hands
    (None, ('4', '5', '6'))

    Nothing is played here; that takes the state.
    """

    seat: int
    """The seat of the view."""

    def legal_moves(self) -> LegalMoves[PlayerMove]:
        """All legal moves of the seat."""
        return RULES.legal_moves(self, (self.seat,))

    def why_illegal(self, move: object) -> Problem | None:
        """Why a move of the seat is illegal; None if it is legal."""
        return RULES.why_illegal_for(self, (self.seat,), move)


def view_of(table: GameTable, seat: int) -> View:
    """The view of one seat."""
    shown = {part.name: getattr(table, part.name) for part in fields(GameTable)}
    secret = {
        "hands": _hands(table, seat),
        "plans": _choices(table, table.plans, seat),
        "foundations": _choices(table, table.foundations, seat),
        "laid": _laid(table, seat),
        "unseen": _unseen(table, seat),
        "deck": None,
    }
    return View(**{**shown, **secret}, seat=seat)


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
