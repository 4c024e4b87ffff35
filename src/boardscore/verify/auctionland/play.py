"""What moves of Auctionland do, whatever numbers they are written with."""

from typing import Any

from boardscore.auctionland import State
from boardscore.verify.canonical import Position

_QUARTERS = range(4)


def plainly(state: State, move: Position) -> Position:
    """A move with the lowest of the quarter turns that lay its tile just so."""
    name, turns = _tile(state, move), move.get("turns")
    if name is None or type(turns) is not int or turns not in _QUARTERS:
        return move
    return {**move, "turns": turns % len(state.game.tiles[name].turns)}


def _tile(state: State, move: Position) -> str | None:
    """The tile that a move lays; None if it lays none."""
    if move.get("move") == "place":
        return state.auctioned
    slot: Any = move.get("slot")
    known = type(slot) is int and 0 <= slot < len(state.market)
    return state.market[slot].id if known else None
