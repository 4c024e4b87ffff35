"""Compares moves by playouts of the same deals: less is left to chance than in separate ones."""

from collections.abc import Callable, Sequence
from itertools import starmap
from math import sqrt
from operator import sub
from random import Random
from time import monotonic
from typing import Any

from attrs import frozen

from boardscore.analysis.engine import engine_for
from boardscore.analysis.game_analysis import play_analysis
from boardscore.analysis.value_rows import SHARE, student
from boardscore.games import game_of

_BATCHES = 20
"""The batches of deals; their spread gives the error."""
_FEWEST = 5
"""The fewest batches, however short the time."""
_MOST = 20_000
"""The most deals of a batch."""

_UNSEEN = 3
"""The most expected cases of something that was never seen, at 95 %: the rule of three."""


@frozen
class Limit:
    """How many deals are played: a number, or if that is None as many as fit in some seconds."""

    deals: int | None
    """The number."""
    seconds: float
    """The wall time."""


@frozen
class Outcomes:
    """The gain of a move for its player, as means of batches of deals."""

    wins: list[float]
    """The shares of the win."""
    points: list[float]
    """The points."""
    deals: int
    """The number of deals of a batch."""


@frozen
class Advantage:
    """The gain of one move over another: means, and half widths of 95 % intervals."""

    win: float = 0.0
    win_error: float = 0.0
    points: float = 0.0
    points_error: float = 0.0


class PairedPlayouts:
    """Plays moves of one game to the end, with everyone greedy afterwards."""

    def __init__(self, start: Any) -> None:
        self._part = play_analysis(game_of(start))
        self._engine, self._game = engine_for(start)

    def warm_up(self, view: Any) -> None:
        """Compiles everything, so that no time limit pays for it."""
        self._engine.warm_up(self._part.known_numbers(self._game, view))

    def greedy_move(self, state: Any, seat: int) -> Any:
        """The move of a greedy player, who sees only what the seat sees.

        None for a player who need not move, such as one who holds the standing bid.
        """
        numbers, moves = self._game.numbers(state), [*state.legal_moves()]
        numbers[self._part.kernel.SEAT] = seat
        number = self._part.kernel.greedy_move(self._game.tables, numbers)
        return moves[number] if number < len(moves) and moves[number].player == seat else None

    def compare(
        self, view: Any, moves: Sequence[Any], *, seed: int, limit: Limit
    ) -> tuple[Outcomes, ...]:
        """Plays moves of a view in the same deals; what it does not show is drawn for each deal."""
        known, legal = self._part.known_numbers(self._game, view), [*view.legal_moves()]
        numbers, rng = [legal.index(move) for move in moves], Random(f"{seed}")

        def play(deals: int) -> list[list[int]]:
            words = [1 + rng.getrandbits(60) for _ in range(deals)]
            return self._engine.play_moves(known, view.seat, words, numbers)

        batches = _in_number(play, limit.deals) if limit.deals else _in_time(play, limit.seconds)
        return tuple(starmap(_outcomes, zip(*batches, strict=True)))


Play = Callable[[int], list[list[int]]]
"""Plays a number of deals; a tally for each move."""


def _in_number(play: Play, deals: int) -> list[list[list[int]]]:
    """Batches with this number of deals in all, rounded down; at least 1 in each."""
    batches = min(max(deals, _FEWEST), _BATCHES)
    return [play(max(deals // batches, 1)) for _ in range(batches)]


def _in_time(play: Play, seconds: float) -> list[list[list[int]]]:
    """Batches of equal size for a wall time."""
    began = monotonic()
    play(1)
    size = max(1, min(_MOST, int(seconds / _BATCHES / max(monotonic() - began, 1e-6))))
    batches: list[list[list[int]]] = []
    while len(batches) < _FEWEST or monotonic() < began + seconds:
        batches.append(play(size))
    return batches


def _outcomes(*tallies: Sequence[int]) -> Outcomes:
    """The means of the batches of one move."""
    wins = [tally[1] / SHARE / tally[0] for tally in tallies]
    return Outcomes(wins, [tally[3] / tally[0] for tally in tallies], tallies[0][0])


def advantage(better: Outcomes, worse: Outcomes) -> Advantage:
    """The gain of a move over another one."""
    win, win_error = _mean([*map(sub, better.wins, worse.wins)], better.deals)
    points, points_error = _mean([*map(sub, better.points, worse.points)], better.deals)
    return Advantage(win, win_error, points, points_error)


def _mean(values: Sequence[float], deals: int) -> tuple[float, float]:
    """The mean of batches of deals, and the half width of its 95 % interval.

    Equal values prove little while they are few: the rule of three limits what was not seen.

    >>> _mean([1.0] * 6, 5)
    (1.0, 0.1)
    """
    count, mean = len(values), sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(count - 1, 1)
    least = _UNSEEN * max(map(abs, values)) / (count * deals)
    return mean, max(student(count - 1) * sqrt(spread / count), least)
