"""Compares lists of moves with the legal moves by their effect.

Moves with the same effect count as one, in any notation and however often they are listed.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from boardscore.verify import game_kits
from boardscore.verify.data_types import Position, Wrong
from boardscore.verify.vectors.table_answers import after

Plainly = Callable[[Position], Position]
"""The standard form of a move with several notations."""


def same_move(move: Any) -> str:
    """The form that all notations of a move have in common.

    >>> same_move({"move": "finish", "overlap": 1, "player": 0, "turned": False})
    '{"move": "finish", "overlap": 1, "player": 0}'
    """
    if isinstance(move, Mapping):
        move = {key: value for key, value in move.items() if value is not False}
    return json.dumps(move, sort_keys=True)


def held_against(legal: Iterable[Position], listed: Sequence[Any], plainly: Plainly) -> Wrong:
    """The faults of a list of moves, whatever their notation."""
    wanted = {same_move(move): move for move in legal}
    done, too_many = set[str](), []
    for place, move in enumerate(listed):
        name = same_move(move)
        if name not in wanted and isinstance(move, Mapping):
            name = same_move(plainly(move))
        if name in wanted:
            done.add(name)
        else:
            too_many.append((place, move))
    missing = (move for name, move in wanted.items() if name not in done)
    return Wrong(tuple(missing), tuple(too_many))


def plainly_after(record: Sequence[Any]) -> Plainly:
    """A function that standardizes moves after a record, which it replays on first use."""
    states: list[Any] = []

    def plainly(move: Position) -> Position:
        if not states:
            states.append(after(record))
        return game_kits.kit(states[0].GAME).plainly(states[0], move)

    return plainly
