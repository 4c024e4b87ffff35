"""The rules of moves in Stones: one short function for each."""

from collections.abc import Iterator

from boardscore.core.errors import Problem
from boardscore.core.legality import Rulebook, names, why_no_such_player
from boardscore.core.messages import Message
from boardscore.core.moves import OfPlayer

from .game import Phase
from .game_table import GameTable
from .moves import ENDS, MOVES, Draw, Lay, Move, PlayerMove, Throw

_DUE = {Draw.KIND: Phase.DRAW, Lay.KIND: Phase.LAY, Throw.KIND: Phase.LAY}


def why_not_now(table: GameTable, move: Move) -> Problem | None:
    """Every kind of move belongs to a phase (`stones.turn`)."""
    if table.phase is _DUE[move.KIND]:
        return None
    return Problem(Message("illegal.not_now", due=table.phase.message), clause="stones.turn")


def why_not_in_turn(table: GameTable, move: OfPlayer) -> Problem | None:
    """The players act one after another (`stones.turn`)."""
    if move.player in table.to_act:
        return None
    message = Message("illegal.not_the_turn", names=names(table, table.to_act))
    return Problem(message, ("player",), clause="stones.turn")


def why_not_2_each(table: GameTable, move: Draw) -> Problem | None:
    """2 stones are drawn for each player (`stones.draw`)."""
    assert table.chance is not None
    if len(move.stones) == table.chance.count:
        return None
    message = Message("illegal.revealed", count=table.chance.count, got=len(move.stones))
    return Problem(message, ("stones",), clause="stones.draw")


def why_not_in_bag(table: GameTable, move: Draw) -> Problem | None:
    """Drawn stones are in the bag, and drawn once (`stones.draw`)."""
    for place, stone in enumerate(move.stones):
        if stone not in table.unseen or stone in move.stones[:place]:
            message = Message("illegal.not_in_bag", stone=stone)
            return Problem(message, ("stones", place), clause="stones.draw")
    return None


def why_not_in_hand(table: GameTable, move: PlayerMove) -> Problem | None:
    """A player lays or throws one of their own stones (`stones.lay`, `stones.throw`)."""
    if move.stone in (table.hands[move.player] or ()):
        return None
    name = table.game.players[move.player]
    message = Message("illegal.not_in_hand", card=move.stone, name=name)
    return Problem(message, ("stone",), clause=f"stones.{move.KIND}")


def _moves(table: GameTable, player: int) -> Iterator[PlayerMove]:
    """Every stone of the hand at both ends, or thrown away."""
    for stone in table.hands[player] or ():
        yield from (Lay(player, stone, end) for end in ENDS)
        yield Throw(player, stone)


_ACTING = (why_not_now, why_no_such_player("stones.players"), why_not_in_turn, why_not_in_hand)

RULES: Rulebook[GameTable, Move, PlayerMove] = Rulebook(
    MOVES,
    rules={
        Draw.KIND: (why_not_now, why_not_2_each, why_not_in_bag),
        Lay.KIND: _ACTING,
        Throw.KIND: _ACTING,
    },
    listed={Phase.LAY: _moves},
)
