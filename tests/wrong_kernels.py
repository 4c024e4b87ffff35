"""Deliberately wrong play kernels: one change of the source each, which the tests must notice."""

import inspect
import json
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest


class Change(NamedTuple):
    """A changed line."""

    old: str
    """Text that occurs once, in one of the two modules of a play kernel."""
    new: str
    """What replaces it."""
    seed: int = 0
    """A random game that shows the change; 0 if any of the first games do."""


def changes(game: str) -> list[Change]:
    """The changes of the play kernel of a game."""
    file = Path(__file__).parent / game / "wrong_kernels.json"
    return [Change(*row) for row in json.loads(file.read_text(encoding="utf-8"))]


def wrong_kernel(points: ModuleType, play: ModuleType, change: Change) -> ModuleType:
    """A play kernel with a change in its source, or in that of the points it uses."""
    sources = [inspect.getsource(module) for module in (points, play)]
    assert sum(source.count(change.old) for source in sources) == 1, change.old
    made = ModuleType("points"), ModuleType("play")
    for module, source in zip(made, sources):
        exec(compile(source.replace(change.old, change.new), change.old, "exec"), vars(module))
    shared = [name for name in vars(points) if vars(play).get(name) is vars(points)[name]]
    vars(made[1]).update({name: vars(made[0])[name] for name in shared})
    return made[1]


def assert_noticed(
    kernel: ModuleType, play_both: Callable[[int, ModuleType], None], first: int
) -> None:
    """A wrong kernel fails in one of 200 random games, beginning with the first."""

    def play_many() -> None:
        for seed in range(first, first + 200):
            play_both(seed, kernel)

    with pytest.raises((AssertionError, IndexError, KeyError, ValueError)):
        play_many()
