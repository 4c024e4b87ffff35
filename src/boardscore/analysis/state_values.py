"""What a state is worth to every seat: by greedy games to the end, or exactly near the end."""

from random import Random
from typing import Any

from attrs import frozen

from boardscore.analysis import tallies
from boardscore.analysis.engine import engine_for
from boardscore.analysis.value_rows import SHARE

NODES_PER_PLAYOUT = 10
"""A tree is searched completely if it has at most this many nodes for each playout."""


@frozen(kw_only=True)
class Estimate:
    """What a state is worth to each seat."""

    wins: tuple[float, ...]
    """The probability of winning of each seat; a shared first place counts as its share."""
    win_errors: tuple[float, ...]
    """Half widths of their 95 % intervals; 0 if exact."""
    points: tuple[float, ...]
    """The mean points of each seat at the end."""
    point_errors: tuple[float, ...]
    """Half widths of their 95 % intervals; 0 if exact."""
    playouts: int
    """The number of games played; 0 if exact."""
    exact: bool
    """Whether all continuations were searched, with the best play of every seat."""


def estimate(state: Any, playouts: int, seed: int) -> Estimate:
    """The chances of every seat in a state; chance may draw next, and the game may be over.

    It uses all of the state but the order of the deck. The result depends only on the arguments.
    Playouts assume greedy play. In exact values every seat maximises its own chance of winning,
    then its points.
    """
    engine, game = engine_for(state)
    start = game.numbers(state)
    value = engine.search(start, NODES_PER_PLAYOUT * playouts)
    if value is not None:
        return exact_estimate(value)
    counted = engine.play_on(start, random_words(seed, playouts))
    spread = tallies.spread_of(counted)
    return Estimate(
        wins=tuple(map(tallies.win, counted)),
        win_errors=tuple(map(tallies.win_error, counted)),
        points=tuple(map(tallies.points, counted)),
        point_errors=tuple(tallies.points_error(row, spread) for row in counted),
        playouts=playouts,
        exact=False,
    )


def exact_estimate(value: list[int]) -> Estimate:
    """The estimate of a value that a search found."""
    ends, nothing = value[0], (0.0,) * (len(value) // 2)
    return Estimate(
        wins=tuple(won / (SHARE * ends) for won in value[1::2]),
        win_errors=nothing,
        points=tuple(points / ends for points in value[2::2]),
        point_errors=nothing,
        playouts=0,
        exact=True,
    )


def random_words(seed: int, count: int) -> list[int]:
    """Words for playouts; more of them begin with the same ones."""
    rng = Random(f"{seed}")
    return [1 + rng.getrandbits(60) for _ in range(count)]
