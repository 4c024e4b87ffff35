"""Successive halving: plays games for all moves, then for the better half of them, and so on."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import ceil, log2
from random import Random
from time import perf_counter

from boardscore.analysis import value_rows
from boardscore.analysis.value_rows import TALLY

Play = Callable[[Sequence[int], Sequence[int]], list[list[int]]]
"""A tally of each of some moves: one game for each word."""

_MANY, _FEWEST = 16, 4
"""Of more moves, some are left out if a round would have fewer games for each."""

_BATCH = 4096
"""The most games at a time, so that Ctrl-C loses few of them."""

_SHORT = 0.02
"""The seconds of a batch where time is limited."""


class Halving:
    """The games of one decision; all moves that are left meet the same random words."""

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
        return (value_rows.win(row), value_rows.points(row), -move) if row[0] else (-1.0,)

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
                end = began + spent + (seconds - spent) * number / self._rounds
                self._count_until(end)
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
        return [1 + self._rng.getrandbits(60) for _ in range(count)]

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
