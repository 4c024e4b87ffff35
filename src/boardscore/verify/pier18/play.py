"""What moves of Pier 18 do, whatever they are written with."""

from typing import Any

from boardscore.pier18 import State
from boardscore.verify.canonical import Position


def plainly(state: State, move: Position) -> Position:
    """A move without the half turn of a card that looks the same after it."""
    card = state.game.cards.get(_card(state, move))
    if move.get("turned") is not True or card is None or card.turned != card.cells:
        return move
    return {name: value for name, value in move.items() if name != "turned"}


def _card(state: State, move: Position) -> str:
    """The card that a move lays; at the end it is the Plan."""
    if move.get("move") != "finish":
        return str(move.get("card"))
    seat: Any = move.get("player")
    known = type(seat) is int and 0 <= seat < len(state.plans)
    return str(state.plans[seat]) if known else ""
