"""The legal moves of a player, best first: how often each wins, and with how many points."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future
from contextlib import contextmanager
from functools import partial
from math import ceil, log2
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import frozen

from boardscore.analysis import game_tallies
from boardscore.analysis.estimates import (
    KernelRunner,
    Rows,
    exact_estimate,
    random_words,
    runner_for,
)
from boardscore.analysis.game_analysis import (
    MOST_JOBS,
    PlayAnalysis,
    playable,
    seconds_of,
    seed_of,
    view_of,
)
from boardscore.analysis.game_tallies import TALLY
from boardscore.core import value_checks

if TYPE_CHECKING:
    from boardscore.core.process_pool import ProcessPool
    from boardscore.union_types import PlayerMove

T = TypeVar("T")

Play = Callable[[Sequence[int], Sequence[int]], Rows]
"""A tally of each of some moves: one game for each word."""

_MANY, _FEWEST = 16, 4
"""Of more moves, some are left out if a round would have fewer games for each."""

_BATCH = 4096
"""The most games at a time, so that Ctrl-C loses few of them."""

_SHORT = 0.02
"""The seconds of a batch where time is limited."""


class Halving:
    """Tries moves in rounds, all with the same random words, and drops the worse half each time."""

    def __init__(self, play: Play, promises: Sequence[int], seed: int) -> None:
        """Begins with no game; `promises` say how good each move looks."""
        self.tallies = [[0] * TALLY for _ in promises]
        self._play, self._rng = play, Random(f"{seed}")
        self._left = sorted(range(len(promises)), key=lambda move: -promises[move])
        self._dropped: list[list[int]] = []
        self._rounds = max(1, ceil(log2(len(promises))))

    def ranking(self) -> list[int]:
        """The moves with games, best first; those that were dropped earlier come later."""
        groups = [self._left, *reversed(self._dropped)]
        return [move for group in groups for move in self._sorted(group) if self.tallies[move][0]]

    def _sorted(self, moves: Sequence[int]) -> list[int]:
        return sorted(moves, key=self._quality, reverse=True)

    def _quality(self, move: int) -> tuple[float, ...]:
        row = self.tallies[move]
        return (game_tallies.win(row), game_tallies.points(row), -move) if row[0] else (-1.0,)

    def _keep(self, best: Sequence[int]) -> None:
        """Drops all other moves."""
        dropped = [move for move in self._left if move not in best]
        if dropped:
            self._dropped.append(dropped)
        self._left = list(best)

    def _halve(self) -> None:
        if len(self._left) > 2:
            self._keep(self._sorted(self._left)[: (len(self._left) + 1) // 2])

    def _keep_promising(self, games: int) -> None:
        """Drops the least promising moves if there are too many for this number of games."""
        most = max(_MANY, games // (_FEWEST * self._rounds))
        self._keep(self._left[:most])

    # A number of games

    def play(self, games: int) -> None:
        """Plays this number of games in all."""
        with self._until_interrupted():
            self._count(self._words(1), self._left[:games])
            left = games - len(self._left)
            if left <= 0:
                return
            self._keep_promising(left)
            for rounds in range(self._rounds, 0, -1):
                each = left // rounds // len(self._left)
                self._count_all(each)
                left -= each * len(self._left)
                if rounds > 1:
                    self._halve()
            while left:
                last = self._sorted(self._left)[:left]
                self._count(self._words(1), last)
                left -= len(last)

    def _count_all(self, each: int) -> None:
        """Plays this number of games for each move that is left."""
        while each:
            now = min(each, max(1, _BATCH // len(self._left)))
            self._count(self._words(now), self._left)
            each -= now

    # A time

    def play_for(self, seconds: float) -> None:
        """Plays for a wall time."""
        began = perf_counter()
        with self._until_interrupted():
            self._try_all(began + seconds)
            spent = perf_counter() - began
            played = sum(row[0] for row in self.tallies)
            self._keep_promising(int((seconds - spent) * played / spent))
            for number in range(1, self._rounds + 1):
                self._count_until(began + spent + (seconds - spent) * number / self._rounds)
                if number < self._rounds:
                    self._halve()

    def _try_all(self, end: float) -> None:
        """One game for each move, the most promising first, as far as the time goes."""
        words, moves, some = self._words(1), self._left, 1
        while moves:
            began = perf_counter()
            self._count(words, moves[:some])
            moves = moves[some:]
            now = perf_counter()
            if now + (now - began) > end:
                return
            if now - began < _SHORT:
                some *= 2

    def _count_until(self, end: float) -> None:
        some, lasted = 1, 0.0
        while (began := perf_counter()) + lasted < end:
            self._count(self._words(some), self._left)
            lasted = perf_counter() - began
            if lasted < _SHORT / 2:
                some, lasted = some * 2, lasted * 2

    # Both

    def _words(self, count: int) -> list[int]:
        return random_words(self._rng, count)

    def _count(self, words: Sequence[int], moves: Sequence[int]) -> None:
        for move, counted in zip(moves, self._play(words, moves)):
            row = self.tallies[move]
            row[:] = map(sum, zip(row, counted))

    @contextmanager
    def _until_interrupted(self) -> Iterator[None]:
        """Ends at Ctrl-C; without any game there is no answer, and Ctrl-C goes on."""
        try:
            yield
        except KeyboardInterrupt:
            if not any(row[0] for row in self.tallies):
                raise


class Workers:
    """Processes that find the chances of moves; all but this one end with the `with` block."""

    def __init__(self, runner: KernelRunner, known: list[int], seat: int, jobs: int) -> None:
        """Nothing starts before the `with` block."""
        self._jobs = jobs
        self._pool: ProcessPool | None = None
        self._warm_up = partial(runner.warm_up, known)
        self._play_here = partial(runner.play_moves, known, seat)

    def __enter__(self) -> "Workers":
        """Starts the processes and waits until they have compiled their loops."""
        self._warm_up()
        if self._jobs > 1:
            from boardscore.core.process_pool import ProcessPool  # seldom needed, and slow to load

            self._pool = ProcessPool(self._jobs - 1)
            for started in [self._send(self._warm_up) for _ in range(1, self._jobs)]:
                _result(started)
        return self

    def __exit__(self, *_: object) -> None:
        """Ends the processes."""
        if self._pool is not None:
            self._pool.close()

    def play(self, words: Sequence[int], moves: Sequence[int]) -> Rows:
        """A tally of each move: one game for each word."""
        own, *others = (words[part :: self._jobs] for part in range(self._jobs))
        sent = [(part, self._send(self._play_here, part, moves)) for part in others if part]
        rows = self._play_here(own, moves)
        for part, future in sent:
            counted = _result(future) or self._play_here(part, moves)
            rows = [list(map(sum, zip(*pair))) for pair in zip(rows, counted)]
        return rows

    def _send(self, task: Callable[..., T], *args: Any) -> "Future[T] | None":
        """Gives a task to a process; None if they died."""
        assert self._pool is not None
        try:
            return self._pool.submit(task, *args)
        except BrokenExecutor:
            return None


def _result(future: "Future[T] | None") -> T | None:
    """The result of a worker's task; None if its process died."""
    try:
        return None if future is None else future.result()
    except BrokenExecutor:
        return None


_COMPILED_NODES, _PLAIN_NODES = 150_000, 4_000
"""The nodes that are searched in a second."""
_NODES_PER_PLAYOUT = 10
"""With `playouts`, a tree is searched completely if it has at most this many nodes for each."""


@frozen
class Chance:
    """The chances of a move for the player who makes it."""

    move: "PlayerMove"
    """The move."""
    win: float
    """The probability of winning; a shared first place counts as its share."""
    win_error: float
    """The half width of its 95 % interval; 0 if exact."""
    points: float
    """The mean points at the end."""
    points_error: float
    """The half width of their 95 % interval; 0 if exact."""
    playouts: int
    """The number of games played after this move; 0 if exact."""
    exact: bool
    """Whether all continuations were searched."""


def analyse(  # noqa: PLR0913
    source: Any,
    *,
    seat: int | None = None,
    seconds: float = 1.0,
    playouts: int | None = None,
    seed: int = 0,
    jobs: int = 1,
) -> tuple[Chance, ...]:
    """The worth of each legal move of a player, best first; `source` is a state or a view.

    Only what the player can see counts, so a state and its view give the same answer. The order of
    a deck is ignored. Cards and money that are hidden are drawn at random, so that all
    possibilities are equally likely. `seat` is needed if several players may act.

    The chances assume that everyone plays greedily: each move is followed by many games to the end,
    in which every player always takes the most points at hand. All moves are tried, the better half
    of them again, and so on; moves that were dropped come last. Near the end, all continuations are
    searched instead, with all possible draws: then every player maximises their chance of
    winning, then their points, and the value is exact for such players.

    The best of many moves looks a little better than it is, as it was chosen by the same games. The
    intervals do not account for this.

    `seconds` is wall time, without the time for compiling; a move for which no time is left is
    missing. With `playouts`, the number of games for this decision, the answer depends only on
    the seed, and is the same on every machine. Each of `jobs` processes plays a part of the games.
    After Ctrl-C, the answer is the one so far.

    A Plan in words counts as not completed (`pier18.score.plan`).

    >>> from boardscore import pier18
    >>> state = pier18.start(["Anna", "Ben"], "demo", deck=[str(card) for card in range(1, 19)])
    >>> best = analyse(state, playouts=600)[0]
    >>> best.move
    Choose(player=0, plan='1', foundation='2')
    >>> best.exact, 0.4 < best.win < 1, best.win_error < 0.1
    (False, True, True)

    Raises `BoardscoreError` for a finished game, a seat that cannot act, a game without this
    analysis, and wrong arguments.
    """
    part = playable(source)
    limit = seconds_of(seconds)
    value_checks.require(value_checks.optional(value_checks.whole(1)), playouts, "playouts")
    value_checks.require(value_checks.whole(1, MOST_JOBS), jobs, "jobs")
    first = seed_of(seed)
    view = view_of(source, seat, part)
    decision = _Decision.of(view, part)
    found = decision.exactly(decision.nodes(limit, playouts))
    if found is not None:
        return found
    with Workers(decision.runner, decision.known, view.seat, jobs) as workers:
        halving = Halving(workers.play, decision.promises, first)
        if playouts is None:
            halving.play_for(limit)
        else:
            halving.play(playouts)
    return tuple(_counted(decision.moves, halving))


def _counted(moves: tuple[Any, ...], halving: Halving) -> Iterator[Chance]:
    """The chances of each move: the means of its games."""
    spread = game_tallies.spread_of(halving.tallies)
    for number in halving.ranking():
        row = halving.tallies[number]
        error = game_tallies.points_error(row, spread)
        win, points = game_tallies.win(row), game_tallies.points(row)
        yield Chance(moves[number], win, game_tallies.win_error(row), points, error, row[0], False)


@frozen
class _Decision:
    """The legal moves of a view, and what its seat knows in numbers."""

    view: Any
    part: PlayAnalysis[Any]
    runner: KernelRunner
    known: list[int]
    moves: tuple[Any, ...]

    @classmethod
    def of(cls, view: Any, part: PlayAnalysis[Any]) -> "_Decision":
        """The decision of a view."""
        runner, game = runner_for(view)
        return cls(view, part, runner, part.known_numbers(game, view), tuple(view.legal_moves()))

    @property
    def promises(self) -> list[int]:
        """How good each move looks at first."""
        lookahead, tables, seat = self.part.lookahead, self.runner.tables, self.view.seat
        found = []
        for number in range(len(self.moves)):
            after = self.known[:]
            lookahead.draw_hidden(tables, after, seat, 1)
            lookahead.play_own(tables, after, seat, number)
            found.append(lookahead.promise(tables, after, seat))
        return found

    def nodes(self, seconds: float, playouts: int | None) -> int:
        """The most nodes of a tree that is searched completely."""
        if playouts is not None:
            return _NODES_PER_PLAYOUT * playouts
        speed = _COMPILED_NODES if self.runner.is_compiled else _PLAIN_NODES
        return int(speed * min(seconds, 60))

    def exactly(self, nodes: int) -> tuple[Chance, ...] | None:
        """The exact values, if nothing is hidden and the tree is small enough."""
        if self.part.is_hidden(self.view):
            return None
        found = []
        for number, move in enumerate(self.moves):
            after = self.known[:]
            self.part.lookahead.play_own(self.runner.tables, after, self.view.seat, number)
            value = self.runner.search(after, nodes // len(self.moves))
            if value is None:
                return None
            each, seat = exact_estimate(value), self.view.seat
            found.append(Chance(move, each.wins[seat], 0.0, each.points[seat], 0.0, 0, True))
        return tuple(sorted(found, key=lambda one: (-one.win, -one.points)))
