"""How the moves of Stones are typed."""

from collections.abc import Mapping, Sequence

from boardscore.show import move_values
from boardscore.show.prefix_match import pattern

from ..stones.game import Phase
from ..stones.moves import Draw, Lay, Move, Throw
from ..stones.state import State

DUE: Mapping[Phase, tuple[str, ...]] = {Phase.DRAW: ("draw",), Phase.LAY: ("lay", "throw")}
PATTERNS: Mapping[str, tuple[str, ...]] = {
    "draw": (r" (?P<stones>.+)",),
    "lay": (rf" (?P<stone>\S+) (?:(?P<left>{pattern('left')})|{pattern('right')})",),
    "throw": (r" (?P<stone>\S+)",),
}
GROUPED_BY: Mapping[str, tuple[str, ...]] = {"lay": ("stone",)}


def move(state: State, kind: str, parts: Mapping[str, str]) -> Move:
    """The move of a kind with these parts."""
    stones = state.game.pack.by_id
    if kind == "draw":
        return Draw(tuple(move_values.identifier(stones, one) for one in parts["stones"].split()))
    player = next(iter(state.to_act), 0)
    stone = move_values.identifier(stones, parts["stone"])
    if kind == "throw":
        return Throw(player, stone)
    return Lay(player, stone, "left" if "left" in parts else "right")


def parts(_: State, move: Move) -> tuple[str, dict[str, str]]:
    """The name of the form that a move is written in, and its parts."""
    match move:
        case Draw(stones):
            return "draw", {"stones": " ".join(stones)}
        case Lay(_, stone, end):
            return f"lay_{end}", {"stone": stone}
        case Throw(_, stone):
            return "throw", {"stone": stone}


def ids(_: State) -> Sequence[str]:
    """No id stands at the beginning of a move."""
    return ()


def secret(_: State) -> Sequence[str]:
    """No part tells a secret by its highest value."""
    return ()
