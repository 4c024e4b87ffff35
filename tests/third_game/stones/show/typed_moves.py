"""The typed moves of Stones."""

from collections.abc import Mapping

from boardscore.show import typed_moves
from boardscore.show.game_parts import TypedMoves
from boardscore.show.typed_moves import pattern

from ..game import Phase
from ..moves import Draw, Lay, Move, Throw
from ..state import State

_DUE: Mapping[Phase, tuple[str, ...]] = {Phase.DRAW: ("draw",), Phase.LAY: ("lay", "throw")}
_PATTERNS: Mapping[str, tuple[str, ...]] = {
    "draw": (r" (?P<stones>.+)",),
    "lay": (rf" (?P<stone>\S+) (?:(?P<left>{pattern('left')})|{pattern('right')})",),
    "throw": (r" (?P<stone>\S+)",),
}


def move(state: State, kind: str, parts: Mapping[str, str]) -> Move:
    """The move of a kind with these parts."""
    stones = state.game.pack.by_id
    if kind == "draw":
        return Draw(tuple(typed_moves.identifier(stones, one) for one in parts["stones"].split()))
    player = next(iter(state.to_act), 0)
    stone = typed_moves.identifier(stones, parts["stone"])
    if kind == "throw":
        return Throw(player, stone)
    return Lay(player, stone, "left" if "left" in parts else "right")


def parts(_: State, move: Move) -> tuple[str, dict[str, str]]:
    """The name of the form of a move, and its parts."""
    match move:
        case Draw(stones):
            return "draw", {"stones": " ".join(stones)}
        case Lay(_, stone, end):
            return f"lay_{end}", {"stone": stone}
        case Throw(_, stone):
            return "throw", {"stone": stone}


TYPED_MOVES = TypedMoves(
    due=_DUE, patterns=_PATTERNS, grouped_by={"lay": ("stone",)}, move=move, parts=parts
)
