"""Deliberately wrong play kernels: one change of the source each, which the tests must notice."""

import inspect
import json
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from boardscore.auctionland import island_numbers
from boardscore.auctionland import play_kernel as auctionland
from boardscore.pier18 import pier_numbers
from boardscore.pier18 import play_kernel as pier18
from tests.auctionland.play_agreement import play_both as play_auctionland
from tests.pier18.play_agreement import play_both as play_pier18

GAMES = {
    "pier18": (pier_numbers, pier18, play_pier18),
    "auctionland": (island_numbers, auctionland, play_auctionland),
}
"""The modules of each play kernel, and what compares a random game with the reference."""


class Change(NamedTuple):
    """A changed line."""

    old: str
    """Text that occurs once, in one of the two modules of a play kernel."""
    new: str
    """What replaces it."""
    seed: int = 0
    """A random game that shows the change; 0 if any of the first games do."""


def changes(game: str) -> list[Change]:
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


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "change"),
    [(game, change) for game in GAMES for change in changes(game)],
    ids=lambda one: one if isinstance(one, str) else one.new,
)
def test_a_wrong_kernel_is_noticed(game: str, change: Change) -> None:
    """It fails in one of 200 random games, beginning with the first."""
    points, play, play_both = GAMES[game]
    kernel = wrong_kernel(points, play, change)

    def play_many() -> None:
        for seed in range(change.seed, change.seed + 200):
            play_both(seed, kernel)

    with pytest.raises((AssertionError, IndexError, KeyError, ValueError)):
        play_many()


@pytest.mark.slow
@pytest.mark.parametrize("thousand", range(10))
@pytest.mark.parametrize("game", GAMES)
def test_ten_thousand_random_games(game: str, thousand: int) -> None:
    for seed in range(100 + 1000 * thousand, 1100 + 1000 * thousand):
        GAMES[game][2](seed)
