"""Plays games on whole numbers, compiled if numba is installed; estimates the worth of states."""

import sys
from collections.abc import Callable, Sequence
from functools import cache, cached_property, lru_cache
from random import Random
from typing import Any

from attrs import evolve, frozen

from boardscore.analysis import game_tallies
from boardscore.analysis.game_analysis import PlayAnalysis, play_analysis
from boardscore.analysis.game_tallies import (
    SHARE,
    TALLY,
    add_ends,
    add_game,
    clear_ends,
    copy_ends,
    ends_size,
    is_better,
    set_end,
    share_of,
)
from boardscore.core.optional_dependencies import is_here

EVERYONE = -1
"""All seats are greedy."""


@frozen(kw_only=True)
class Loops:
    """The loops of one game for estimates; each returns the stamp of its sources for the cache."""

    play_moves: Callable[..., int]
    """Plays each of some moves to the end, once for each random word, and counts for its seat."""
    play_on: Callable[..., int]
    """Plays a state to the end, once for each random word, and counts for every seat."""
    play_ends: Callable[..., int]
    """Plays a state to the end, once for each random word, and keeps the end of every seat."""
    search: Callable[..., int]
    """Searches the tree of `states[0]` with at most so many nodes, depth first.

    `values[0]` is its value, without any end if the tree is too large. Every level has a state, a
    value, and the numbers of all branches and of those tried.
    """


def make_loops(part: PlayAnalysis[Any], compiled: Callable[..., Any], stamp: int) -> Loops:
    """The loops of a game for estimates; `compiled` compiles a loop, or returns it."""
    return Loops(
        play_moves=compiled(_play_moves(part, stamp)),
        play_on=compiled(_play_on(part, stamp)),
        play_ends=compiled(_play_ends(part, stamp)),
        search=compiled(_search(part, stamp)),
    )


def _play_moves(part: PlayAnalysis[Any], stamp: int) -> Callable[..., int]:
    play_out, total, winners = part.kernel.play_out, part.kernel.total, part.kernel.winners
    draw_hidden, play_own = part.lookahead.draw_hidden, part.lookahead.play_own

    def play_moves(  # noqa: PLR0913, PLR0917
        tables: Any, known: Any, seat: int, words: Any, moves: Any, tallies: Any
    ) -> int:
        for first in words:
            world = known.copy()
            word = draw_hidden(tables, world, seat, first)
            for place in range(len(moves)):
                state = world.copy()
                play_own(tables, state, seat, moves[place])
                play_out(tables, state, word, EVERYONE)
                won = share_of(winners(tables, state), seat)
                add_game(tallies[place], won, total(tables, state, seat))
        return stamp

    return play_moves


def _play_on(part: PlayAnalysis[Any], stamp: int) -> Callable[..., int]:
    play_out, total, winners = part.kernel.play_out, part.kernel.total, part.kernel.winners

    def play_on(tables: Any, start: Any, words: Any, tallies: Any) -> int:
        for word in words:
            state = start.copy()
            play_out(tables, state, word, EVERYONE)
            first = winners(tables, state)
            for seat in range(len(tallies)):
                add_game(tallies[seat], share_of(first, seat), total(tables, state, seat))
        return stamp

    return play_on


def _play_ends(part: PlayAnalysis[Any], stamp: int) -> Callable[..., int]:
    play_out, total, winners = part.kernel.play_out, part.kernel.total, part.kernel.winners
    player_count = part.kernel.PLAYER_COUNT

    def play_ends(tables: Any, start: Any, greedy: int, words: Any, ends: Any) -> int:
        at = 0
        for word in words:
            state = start.copy()
            play_out(tables, state, word, greedy)
            first = winners(tables, state)
            for seat in range(tables[player_count]):
                ends[0][at] = total(tables, state, seat)
                ends[1][at] = share_of(first, seat)
                at += 1
        return stamp

    return play_ends


def _search(part: PlayAnalysis[Any], stamp: int) -> Callable[..., int]:
    phase_at, seat_at = part.kernel.PHASE, part.kernel.SEAT
    no_one, over, player_count = part.kernel.NONE, part.kernel.OVER, part.kernel.PLAYER_COUNT
    total, winners = part.kernel.total, part.kernel.winners
    settle, branch = part.lookahead.settle, part.lookahead.branch
    branch_count = part.lookahead.branch_count

    def search(tables: Any, states: Any, values: Any, counts: Any, most: int) -> int:
        players, nodes, level, arrived = tables[player_count], 0, 0, True
        while True:
            state, value, count = states[level], values[level], counts[level]
            if arrived:
                nodes += 1
                settle(tables, state)
                clear_ends(value)
                count[0], count[1] = branch_count(tables, state), 0
                if state[phase_at] == over:
                    value[0] = 1
                    first = winners(tables, state)
                    for seat in range(players):
                        set_end(value, seat, share_of(first, seat), total(tables, state, seat))
                elif count[0] == 0 or nodes >= most or level + 1 == len(states):
                    clear_ends(values[0])
                    return stamp
            if count[1] < count[0]:
                level += 1
                arrived = True
                states[level][:] = state
                branch(tables, states[level], count[1])
                count[1] += 1
            elif level == 0:
                return stamp
            else:
                level -= 1
                arrived = False
                actor, above = states[level][seat_at], values[level]
                if actor == no_one:
                    add_ends(above, value)
                elif counts[level][1] == 1 or is_better(value, above, actor):
                    copy_ends(above, value)

    return search


Rows = list[list[int]]

End = tuple[int, int]
"""The points of a seat at the end of a game, and its share of the win in units of `SHARE`."""

_DEPTH = 64
"""The most moves and draws of a tree."""


@cache
def _loops(game: str, *, is_compiled: bool) -> Loops:
    if not is_compiled:
        return make_loops(play_analysis(game), lambda loop: loop, 0)
    from boardscore.core.numba_kernels import cached_njit, compile_kernel, stamp

    part = play_analysis(game)
    sources = (game_tallies, *part.sources)
    for source in sources:
        compile_kernel(source)
    return make_loops(part, cached_njit, stamp(*sources, sys.modules[__name__]))


@frozen(slots=False)
class KernelRunner:
    """Plays games with the same settings for estimates; equal runners give equal results.

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

    def play_ends(self, start: Sequence[int], greedy: int, words: Sequence[int]) -> list[End]:
        """The points of each seat and its share of the win: one game for each word.

        `greedy` has a bit for each seat that is greedy; the others play at random.
        """
        array = self._array
        ends = array(_rows(2, len(words) * self._players))
        self._loops.play_ends(self._tables, array(list(start)), greedy, array(list(words)), ends)
        points, shares = _plain(ends)
        return [*zip(points, shares)]

    def search(self, start: Sequence[int], most: int) -> list[int] | None:
        """The value of a state after a complete search; None if it has more than `most` nodes."""
        array = self._array
        states = array([list(start), *_rows(_DEPTH, len(start))])
        values = array(_rows(_DEPTH + 1, ends_size(self._players)))
        counts = array(_rows(_DEPTH + 1, 2))
        self._loops.search(self._tables, states, values, counts, most)
        found = _plain(values)[0]
        return found if found[0] else None


def _rows(count: int, size: int) -> Rows:
    return [[0] * size for _ in range(count)]


def _plain(array: Any) -> Rows:
    """An array of the numbers of states as lists of ints."""
    rows: Rows = array if isinstance(array, list) else array.tolist()
    return rows


def runner_for(state: Any) -> tuple[KernelRunner, Any]:
    """The runner for estimates of a state or view, and the `KernelGame` that converts it."""
    return _runner(state.GAME, state.game)


@lru_cache(maxsize=16)
def _runner(name: str, settings: Any) -> tuple[KernelRunner, Any]:
    game = play_analysis(name).kernel_game(settings)
    compiles = game.fits and is_here("numba") and sys.maxsize > 2**32
    return KernelRunner(name, game.tables, compiles), game


@frozen(kw_only=True)
class Estimate:
    """The estimated worth of a state to each seat."""

    wins: tuple[float, ...]
    """The probability of winning of each seat; a shared first place counts as its share."""
    win_errors: tuple[float, ...]
    """Half widths of their 95 % intervals; 0 if exact."""
    points: tuple[float, ...]
    """The mean points of each seat at the end."""
    point_errors: tuple[float, ...]
    """Half widths of their 95 % intervals; 0 if exact."""


def estimate(state: Any, playouts: int, seed: int, *, is_short: bool = False) -> Estimate:
    """The estimated chances of every seat in a state, also before a draw and at the end.

    It uses all of the state but the order of the deck, and assumes greedy play, also near the end:
    a chart with two kinds of chances would jump where no move was good or bad. The result depends
    only on the arguments. A short estimate is not worth compiling anything.
    """
    runner, game = runner_for(state)
    runner = runner.plain if is_short else runner
    counted = runner.play_on(game.numbers(state), random_words(Random(f"{seed}"), playouts))
    spread = game_tallies.spread_of(counted)
    return Estimate(
        wins=tuple(map(game_tallies.win, counted)),
        win_errors=tuple(map(game_tallies.win_error, counted)),
        points=tuple(map(game_tallies.points, counted)),
        point_errors=tuple(game_tallies.points_error(row, spread) for row in counted),
    )


def exact_estimate(value: list[int]) -> Estimate:
    """The estimate that a complete search found, without errors.

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
    """Random words for the playouts of an estimate."""
    return [1 + rng.getrandbits(60) for _ in range(count)]
