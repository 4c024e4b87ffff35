"""The view of one player: everything that this seat may know of a game of Auctionland."""

from attrs import fields, frozen

from boardscore.auctionland.moves import PlayerMove
from boardscore.auctionland.rules import RULES
from boardscore.auctionland.table import GameTable
from boardscore.core.moves import LegalMoves
from boardscore.core.problems import Problem


@frozen(kw_only=True, slots=False)
class View(GameTable):
    """The table as one player sees it: money of others and the order of the stack are None.

    >>> from boardscore import auctionland
    >>> view = auctionland.start(["Alex", "Bonnie"], "demo").seen_by(1)
    >>> view.money, view.deck
    ((None, 12), None)

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
    return View(**{**shown, "money": _money(table, seat), "deck": None}, seat=seat)


def _money(table: GameTable, seat: int) -> tuple[int | None, ...]:
    """Other players' money is hidden, unless the setting shows it (`auctionland.money.hidden`)."""
    if table.game.visible_money:
        return table.money
    return tuple(money if place == seat else None for place, money in enumerate(table.money))
