"""Searches the best island by simulated annealing: many small changes, more and more choosy."""

from collections.abc import Sequence
from math import log
from random import Random

from boardscore.analysis.auctionland.arrangements import CELLS, Arrangement
from boardscore.analysis.auctionland.task import BestSoFar, IslandTask

_STEPS = 8000
"""The number of changes in a run."""

_FIRST_LOSS, _LAST_LOSS = 3.0, 0.3
"""The points that an accepted change loses on average, at the start and the end of a run."""

_BETWEEN_LOOKS = 256
"""The number of changes between two looks at the clock."""


def search(task: IslandTask, progress: BestSoFar, rng: Random, runs: int) -> None:
    """Searches until the bound is reached; raises `StoppedError` when the time is over.

    Each run begins with the player's own arrangement.
    """
    for _ in range(runs):
        if progress.points == task.points.bound:
            return
        _Run(task, progress, rng).try_changes()


class _Run:
    """An island that changes step by step."""

    def __init__(self, task: IslandTask, progress: BestSoFar, rng: Random) -> None:
        self.task, self.progress, self.random = task, progress, rng.random
        own = task.arrangements.own
        self.cells = [cell for cell, _ in own]
        self.looks = [look for _, look in own]
        self.on: list[int | None] = [None] * CELLS
        """The tile on each cell."""
        for tile, cell in enumerate(self.cells):
            self.on[cell] = tile
        self.word = task.points.word(own)
        self.won = task.points.total(self.word)

    def try_changes(self) -> None:
        """Tries changes until the best possible points are reached, or the run is over."""
        loss = _FIRST_LOSS
        cooling = (_LAST_LOSS / _FIRST_LOSS) ** (_BETWEEN_LOOKS / _STEPS)
        for _ in range(0, _STEPS, _BETWEEN_LOOKS):
            for step in range(1, _BETWEEN_LOOKS + 1):
                self.change(loss)
                if self.won > self.progress.points:
                    self.progress.keep(self.won, self.arrangement())
                    if self.won == self.task.points.bound:
                        self.progress.tried += step
                        return
            self.progress.count(_BETWEEN_LOOKS)
            loss *= cooling

    def change(self, loss: float) -> None:
        """Turns a tile, moves it to an empty cell, or exchanges it with another tile."""
        words, random = self.task.points.words, self.random
        tile, target = int(random() * len(words)), int(random() * CELLS)
        other = self.on[target]
        moves = [(tile, target)]
        if other is not None and other != tile:
            moves.append((other, self.cells[tile]))
        new = [(one, cell, int(random() * len(words[one]))) for one, cell in moves]
        word = self.word
        for one, _, _ in new:
            word ^= words[one][self.looks[one]] << self.cells[one]
        for one, cell, look in new:
            word |= words[one][look] << cell
        least = max(0, self.won + loss * log(1 - random()))
        won = self.task.points.total(word, least)
        if won >= least and self.is_possible(moves):
            self.word, self.won = word, won
            self.lay(new)

    def is_possible(self, moves: Sequence[tuple[int, int]]) -> bool:
        """Whether tiles can move to other cells."""
        cells = self.cells[:]
        for tile, cell in moves:
            cells[tile] = cell
        return cells == self.cells or self.task.arrangements.is_possible(cells)

    def lay(self, new: Sequence[tuple[int, int, int]]) -> None:
        """Lays tiles on cells with looks."""
        for tile, _, _ in new:
            self.on[self.cells[tile]] = None
        for tile, cell, look in new:
            self.on[cell], self.cells[tile], self.looks[tile] = tile, cell, look

    def arrangement(self) -> Arrangement:
        """The arrangement so far."""
        return tuple(zip(self.cells, self.looks))
