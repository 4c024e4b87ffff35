"""Games before the first move and after a record, for requests about the table.

The first line of such a record may have a `deck`: all ids of the pack in the order of draws. Then
nothing is left to chance, and no move of chance follows.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from boardscore.core.errors import BoardscoreError, Problem
from boardscore.games import State, play
from boardscore.verify.data_types import Position, Wrong
from boardscore.verify.kit import kit_of

_HEAD = ("format", "game")


def begin_game(setup: Mapping[str, Any]) -> State:
    """A game before its first move; raises `BoardscoreError` for an impossible set-up.

    >>> from boardscore.packs import demo_pack, write_pack
    >>> pack = write_pack(demo_pack("pier18"))
    >>> begin_game({"format": 1, "game": "pier18", "players": ["Anna", "Ben"], "pack": pack}).phase
    Phase.DEAL
    """
    values = {name: value for name, value in setup.items() if name not in _HEAD}
    started: State = play(setup["game"]).start(**values)
    return started


def after(record: Sequence[Mapping[str, Any]]) -> State:
    """A game after the moves of a record; raises `BoardscoreError` for an illegal move."""
    setup, *moves = record
    state = begin_game(setup)
    for move in moves:
        state = state if "verdicts" in move else state.play(move)
    return state


def why_not_begun(setup: Mapping[str, Any]) -> Sequence[Problem]:
    """The reason that a set-up cannot be played; empty if it can."""
    try:
        begin_game(setup)
    except BoardscoreError as error:
        return error.problems
    return ()


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
        return kit_of(states[0].GAME).plainly(states[0], move)

    return plainly
