"""The worth of a state to every seat, by greedy games to the end or by a complete search."""

from random import Random
from typing import Any

from attrs import frozen

from boardscore.analysis import value_rows
from boardscore.analysis.engine import engine_for
from boardscore.analysis.value_rows import SHARE


@frozen(kw_only=True)
class Estimate:
    """The worth of a state to each seat."""

    wins: tuple[float, ...]
    """The probability of winning of each seat; a shared first place counts as its share."""
    win_errors: tuple[float, ...]
    """Half widths of their 95 % intervals; 0 if exact."""
    points: tuple[float, ...]
    """The mean points of each seat at the end."""
    point_errors: tuple[float, ...]
    """Half widths of their 95 % intervals; 0 if exact."""


def estimate(state: Any, playouts: int, seed: int, *, is_short: bool = False) -> Estimate:
    """The chances of every seat in a state; chance may draw next, and the game may be over.

    It uses all of the state but the order of the deck, and assumes greedy play, also near the end:
    a chart with two kinds of chances would jump where no move was good or bad. The result depends
    only on the arguments. A short estimate is not worth compiling anything.
    """
    engine, game = engine_for(state)
    engine = engine.plain if is_short else engine
    counted = engine.play_on(game.numbers(state), random_words(seed, playouts))
    spread = value_rows.spread_of(counted)
    return Estimate(
        wins=tuple(map(value_rows.win, counted)),
        win_errors=tuple(map(value_rows.win_error, counted)),
        points=tuple(map(value_rows.points, counted)),
        point_errors=tuple(value_rows.points_error(row, spread) for row in counted),
    )


def exact_estimate(value: list[int]) -> Estimate:
    """The value that a complete search found, without errors.

    Every seat maximises its own chance of winning, then its points.
    """
    ends, nothing = value[0], (0.0,) * (len(value) // 2)
    return Estimate(
        wins=tuple(won / (SHARE * ends) for won in value[1::2]),
        win_errors=nothing,
        points=tuple(points / ends for points in value[2::2]),
        point_errors=nothing,
    )


def random_words(seed: int, count: int) -> list[int]:
    """Words for playouts; more of them begin with the same ones."""
    rng = Random(f"{seed}")
    return [1 + rng.getrandbits(60) for _ in range(count)]
