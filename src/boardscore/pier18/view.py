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
    """The table as a player sees it: what is secret is None.

    Secret are the hands of the others, their Plans and Foundations until all have chosen, and the
    order of the deck. How another player lays the Plan is shown when all have laid theirs. Cards in
    the hands of others are among those that may come from the deck, as far as a player knows.

    >>> from boardscore.pier18 import start
    >>> state = start(["Anna", "Ben"], "demo", deck=[str(card) for card in range(1, 19)])
    >>> state.seen_by(1).hands
    (None, ('4', '5', '6'))

    Nothing is played here; that takes the state.
    """

    seat: int
    """The seat whose view this is."""

    def legal_moves(self) -> LegalMoves[PlayerMove]:
        """All moves that the seat may make now."""
        return RULES.legal_moves(self, (self.seat,))

    def why_illegal(self, move: object) -> Problem | None:
        """Why the seat cannot make a move now; None if it can."""
        return RULES.why_illegal_for(self, (self.seat,), move)


def view_of(table: GameTable, seat: int) -> View:
    """What a seat sees of a table."""
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
    """The part of a seat; None in place of those of the others."""
    return tuple(part if place == seat else None for place, part in enumerate(parts))


def _hands(table: GameTable, seat: int) -> tuple[tuple[str, ...] | None, ...]:
    """A player sees the own cards (`pier18.setup.deal`); when all have chosen, none are left."""
    return _own(table.hands, seat) if table.phase is Phase.CHOOSE else table.hands


def _choices(table: GameTable, cards: tuple[str | None, ...], seat: int) -> tuple[str | None, ...]:
    """The choices are secret and shown together (`pier18.setup.choose`)."""
    return _own(cards, seat) if table.phase is Phase.CHOOSE else cards


def _laid(table: GameTable, seat: int) -> tuple[tuple[Laid, ...], ...]:
    """All lay their Plans at once: nobody sees before how another does it (`pier18.end.plan`)."""
    if table.phase is not Phase.FINISH:
        return table.laid
    return tuple(
        cards if place == seat or cards[-1].card.id != table.plans[place] else cards[:-1]
        for place, cards in enumerate(table.laid)
    )


def _unseen(table: GameTable, seat: int) -> tuple[str, ...]:
    """The cards that may come from the deck, as far as a player knows: also those dealt to others.

    When all have chosen, everybody can work out what is in the deck.
    """
    others = [hand or () for place, hand in enumerate(table.hands) if place != seat]
    return tuple(sorted([*table.unseen, *(card for hand in others for card in hand)]))
