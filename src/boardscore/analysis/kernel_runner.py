"""Plays games on whole numbers, compiled if numba is installed; estimates the worth of states."""

import sys
from collections.abc import Callable, Sequence
from functools import cache, cached_property, lru_cache
from random import Random
from typing import Any

from attrs import evolve, frozen

from boardscore.analysis import kernel_loops as loops_module
from boardscore.analysis import value_rows
from boardscore.analysis.game_analysis import play_analysis
from boardscore.analysis.kernel_loops import Loops, make_loops
from boardscore.analysis.value_rows import SHARE, TALLY, value_size
from boardscore.core.optional_dependencies import is_here

Rows = list[list[int]]

_DEPTH = 64
"""The most moves and draws of a tree."""


@cache
def _loops(game: str, *, is_compiled: bool) -> Loops:
    if not is_compiled:
        return make_loops(play_analysis(game), lambda loop: loop, 0)
    from boardscore.core.numba_kernels import cached_njit, compile_kernel, stamp

    part = play_analysis(game)
    sources = (value_rows, *part.sources)
    for source in sources:
        compile_kernel(source)
    return make_loops(part, cached_njit, stamp(*sources, loops_module))


@frozen(slots=False)
class KernelRunner:
    """The games with the same players, pack and rulings; equal engines give equal results.

    Its methods take and return plain lists of whole numbers.
    """

    name: str
    """The name of the game in files."""
    tables: Any
    """The tables of its play kernel."""
    is_compiled: bool
    """Whether numba plays the games."""

    def __reduce__(self) -> tuple[type["KernelRunner"], tuple[Any, ...]]:
        """Another process makes its own loops."""
        return KernelRunner, (self.name, self.tables, self.is_compiled)

    @cached_property
    def _loops(self) -> Loops:
        return _loops(self.name, is_compiled=self.is_compiled)

    @cached_property
    def _array(self) -> Callable[[Any], Any]:
        """Makes numbers an argument of the loops."""
        if not self.is_compiled:
            return lambda numbers: numbers
        import numpy as np

        return lambda numbers: np.array(numbers, dtype=np.int64)

    @property
    def _players(self) -> int:
        """The number of players."""
        players: int = self.tables[play_analysis(self.name).kernel.PLAYER_COUNT]
        return players

    @cached_property
    def _tables(self) -> Any:
        return self._array(self.tables)

    @property
    def plain(self) -> "KernelRunner":
        """The same without numba, for few games: compiling takes longer than they do."""
        return evolve(self, is_compiled=False)

    def warm_up(self, known: Sequence[int]) -> None:
        """Compiles the loops for moves, so that no time limit pays for it."""
        self.play_moves(known, 0, (), ())
        self.search(known, 1)

    def play_moves(
        self, known: Sequence[int], seat: int, words: Sequence[int], moves: Sequence[int]
    ) -> Rows:
        """A tally of each move of a seat: one game for each word."""
        array, tallies = self._array, _rows(len(moves), TALLY)
        counted = array(tallies) if moves else array(_rows(1, TALLY))
        numbers, chosen = array(list(known)), array(list(moves))
        self._loops.play_moves(self._tables, numbers, seat, array(list(words)), chosen, counted)
        return _plain(counted)[: len(moves)]

    def play_on(self, start: Sequence[int], words: Sequence[int]) -> Rows:
        """A tally of each seat: one game for each word."""
        array = self._array
        counted = array(_rows(self._players, TALLY))
        self._loops.play_on(self._tables, array(list(start)), array(list(words)), counted)
        return _plain(counted)

    def play_ends(self, start: Sequence[int], greedy: int, words: Sequence[int]) -> Rows:
        """The points of each seat and its share of the win: one game for each word.

        `greedy` has a bit for each seat that is greedy; the others play at random.
        """
        array = self._array
        ends = array(_rows(len(words) * self._players, 2))
        self._loops.play_ends(self._tables, array(list(start)), greedy, array(list(words)), ends)
        return _plain(ends)

    def search(self, start: Sequence[int], most: int) -> list[int] | None:
        """The value of a state after a complete search; None if it has more than `most` nodes."""
        array = self._array
        states = array([list(start), *_rows(_DEPTH, len(start))])
        values = array(_rows(_DEPTH + 1, value_size(self._players)))
        counts = array(_rows(_DEPTH + 1, 2))
        self._loops.search(self._tables, states, values, counts, most)
        found = _plain(values)[0]
        return found if found[0] else None


def _rows(count: int, size: int) -> Rows:
    return [[0] * size for _ in range(count)]


def _plain(array: Any) -> Rows:
    """An array as lists of ints."""
    rows: Rows = array if isinstance(array, list) else array.tolist()
    return rows


def runner_for(state: Any) -> tuple[KernelRunner, Any]:
    """The runner of a state or view, and the `KernelGame` that converts its numbers."""
    return _runner(state.GAME, state.game)


@lru_cache(maxsize=16)
def _runner(name: str, settings: Any) -> tuple[KernelRunner, Any]:
    game = play_analysis(name).kernel_game(settings)
    compiles = game.fits and is_here("numba") and sys.maxsize > 2**32
    return KernelRunner(name, game.tables, compiles), game


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
    runner, game = runner_for(state)
    runner = runner.plain if is_short else runner
    counted = runner.play_on(game.numbers(state), random_words(Random(f"{seed}"), playouts))
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


def random_words(rng: Random, count: int) -> list[int]:
    """Words for playouts."""
    return [1 + rng.getrandbits(60) for _ in range(count)]
