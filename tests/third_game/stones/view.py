"""The view of one seat in a game of Stones."""

from attrs import fields, frozen

from boardscore.core.errors import Problem
from boardscore.core.moves import LegalMoves

from .game_table import GameTable
from .moves import PlayerMove
from .rules import RULES


@frozen(kw_only=True)
class View(GameTable):
    """The table as a player sees it: other players' hands and the order of the bag are None."""

    seat: int

    def legal_moves(self) -> LegalMoves[PlayerMove]:
        """All legal moves of the seat."""
        return RULES.legal_moves(self, (self.seat,))

    def why_illegal(self, move: object) -> Problem | None:
        """Why the seat cannot make a move now; None if it can."""
        return RULES.why_illegal_for(self, (self.seat,), move)


def seen(table: GameTable, seat: int) -> View:
    """What a seat sees of a table: stones in other players' hands may still be in the bag."""
    shown = {part.name: getattr(table, part.name) for part in fields(GameTable)}
    others = [hand or () for place, hand in enumerate(table.hands) if place != seat]
    secret = {
        "hands": tuple(hand if place == seat else None for place, hand in enumerate(table.hands)),
        "unseen": tuple(sorted([*table.unseen, *(one for hand in others for one in hand)])),
        "deck": None,
    }
    return View(**{**shown, **secret}, seat=seat)
