"""Searches the best island by simulated annealing: many small changes, more and more choosy.

In a game, few exchanges of two tiles are possible in the order laid. So islands that are not
possible may come in between, but they lose points for each fault.
"""

from collections.abc import Iterator, Sequence
from math import log
from random import Random

from boardscore.auctionland.analysis.arrangements import CELLS
from boardscore.auctionland.analysis.island_points import BestIsland, IslandTask

_STEPS = 8000
"""The number of changes in a run."""

_FIRST_LOSS, _LAST_LOSS = 3.0, 0.3
"""The points that an accepted change loses on average, at the start and the end of a run."""

_LOSS_PER_FAULT = 5
"""The points that an island loses for each tile that cannot be on its cell."""

_BETWEEN_LOOKS = 256
"""The number of changes between two looks at the clock, and two pauses."""


def search(task: IslandTask, progress: BestIsland, rng: Random) -> Iterator[None]:
    """Searches until the bound is reached, with short pauses.

    Each run begins with the player's own arrangement. Raises `StoppedError` when the time is over.
    """
    while not progress.is_proven:
        yield from _Run(task, progress, rng).try_changes()


class _Run:
    """An island that changes step by step."""

    def __init__(self, task: IslandTask, progress: BestIsland, rng: Random) -> None:
        self.task, self.progress, self.random = task, progress, rng.random
        own = task.arrangements.own
        self.cells = [cell for cell, _ in own]
        self.looks = [look for _, look in own]
        self.on: list[int | None] = [None] * CELLS
        """The tile on each cell."""
        for tile, cell in enumerate(self.cells):
            self.on[cell] = tile
        self.word = task.points.word(own)
        self.won: float = task.points.total(self.word)
        """The points, without those lost for faults."""

    def try_changes(self) -> Iterator[None]:
        """Tries changes until the best possible points are reached, or the run is over."""
        loss = _FIRST_LOSS
        cooling = (_LAST_LOSS / _FIRST_LOSS) ** (_BETWEEN_LOOKS / _STEPS)
        for _ in range(0, _STEPS, _BETWEEN_LOOKS):
            for step in range(1, _BETWEEN_LOOKS + 1):
                self.change(loss)
                if self.progress.is_proven:
                    self.progress.tried += step
                    return
            self.progress.count(_BETWEEN_LOOKS)
            loss *= cooling
            yield

    def change(self, loss: float) -> None:
        """Turns a tile, moves it to an empty cell, or exchanges it with another tile."""
        words, random = self.task.points.words, self.random
        tile, target = int(random() * len(words)), int(random() * CELLS)
        other = self.on[target]
        new = [(tile, target, int(random() * len(words[tile])))]
        if other is not None and other != tile:
            new.append((other, self.cells[tile], int(random() * len(words[other]))))
        word, cells = self.word, self.cells[:]
        for one, _, _ in new:
            word ^= words[one][self.looks[one]] << cells[one]
        for one, cell, look in new:
            word |= words[one][look] << cell
            cells[one] = cell
        lost = _LOSS_PER_FAULT * self.task.arrangements.faults(cells)
        least = self.won + loss * log(1 - random())
        won = self.task.points.total(word, max(0, least + lost)) - lost
        if won >= least:
            self.word, self.won = word, won
            self.lay(new)
            if not lost and won > self.progress.total:
                self.progress.keep(won, tuple(zip(self.cells, self.looks)))

    def lay(self, new: Sequence[tuple[int, int, int]]) -> None:
        """Lays tiles on cells with looks."""
        for tile, _, _ in new:
            self.on[self.cells[tile]] = None
        for tile, cell, look in new:
            self.on[cell], self.cells[tile], self.looks[tile] = tile, cell, look
