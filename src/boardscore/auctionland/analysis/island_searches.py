"""Two searches for the best island, by turns: one finds good islands, one proves the best.

Simulated annealing makes many small changes, more and more choosy. In a game, few exchanges of two
tiles are possible in the order laid. So islands that are not possible may come in between, but they
lose points for each fault.

The proof tries all islands, and leaves out those that surely are not better. The tiles are laid one
by one. What is already laid limits the counts of the whole island: a beach without an edge is lost,
and so is a garden or house that was joined to another. A theme park area that touches no free cell
grows no more. In a game, the tiles are laid in its order, on every cell that was possible.
Otherwise the cells of each shape are filled row by row, with every tile.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import log
from random import Random

from boardscore.auctionland.analysis.arrangements import (
    CELLS,
    Place,
    is_connected,
    shifted_to_north_west,
    turned_cells,
)
from boardscore.auctionland.analysis.island_points import BestIsland, IslandTask, Laid, Unlaid
from boardscore.auctionland.analysis.most_counts import MostCounts

_STEPS = 8000
"""The number of changes in a run."""

_FIRST_LOSS, _LAST_LOSS = 3.0, 0.3
"""The points that an accepted change loses on average, at the start and the end of a run."""

_LOSS_PER_FAULT = 5
"""The points that an island loses for each tile that cannot be on its cell."""

_CHANGES_BETWEEN_LOOKS = 256
"""The number of changes between two looks at the clock, and two pauses."""


def anneal(task: IslandTask, progress: BestIsland, rng: Random) -> Iterator[None]:
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
        cooling = (_LAST_LOSS / _FIRST_LOSS) ** (_CHANGES_BETWEEN_LOOKS / _STEPS)
        for _ in range(0, _STEPS, _CHANGES_BETWEEN_LOOKS):
            for step in range(1, _CHANGES_BETWEEN_LOOKS + 1):
                self.change(loss)
                if self.progress.is_proven:
                    self.progress.tried += step
                    return
            self.progress.count(_CHANGES_BETWEEN_LOOKS)
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


_TILES_BETWEEN_LOOKS = 64
"""The number of tiles laid between two looks at the clock."""

_TILES_BETWEEN_PAUSES = 1250
"""The number of tiles tried between two pauses."""

_ALL = (1 << CELLS) - 1


def lower_bound(task: IslandTask, progress: BestIsland) -> Iterator[None]:
    """Lowers the bound step by step until an island reaches it, with pauses.

    Raises `StoppedError` when the time is over.
    """
    search = (_ByShape if task.arrangements.order is None else _InOrder)(task, progress)
    while not progress.is_proven:
        for number, _ in enumerate(search.lay_all()):
            if progress.is_proven:
                return
            if number % _TILES_BETWEEN_LOOKS == 0:
                progress.count(0)
            if search.steps >= _TILES_BETWEEN_PAUSES:
                search.steps = 0
                yield
        progress.bound = task.points.below(progress.bound)


@lru_cache
def shapes(tiles: int, *, may_turn: bool) -> tuple[int, ...]:
    """The connected shapes, one of those that are equal when moved, and turned if tiles may be.

    >>> len(shapes(4, may_turn=False)), len(shapes(4, may_turn=True))
    (19, 7)
    """
    numbers = (places for places in range(1 << CELLS) if places.bit_count() == tiles)
    return tuple(
        places
        for places in numbers
        if places == shifted_to_north_west(places)
        and is_connected(places)
        and not (may_turn and any(turned < places for turned in _turns(places)))
    )


def _turns(places: int) -> Iterator[int]:
    """The shape after one, two and three quarter turns."""
    for _ in range(3):
        places = turned_cells(places)
        yield shifted_to_north_west(places)


class _Search:
    """The parts that both ways to lay the tiles share."""

    def __init__(self, task: IslandTask, progress: BestIsland) -> None:
        self.ways, self.points, self.progress = task.arrangements, task.points, progress
        self.steps = 0
        """The number of tiles tried since the last pause."""
        self.tiles = range(len(self.ways.own))
        self.places: list[Place] = [(0, 0) for _ in self.tiles]
        """The places of the tiles that are laid."""

    def lay_all(self) -> Iterator[None]:
        """Lays the tiles in all ways that may reach the bound, with a pause after each tile."""
        raise NotImplementedError

    def counts_after(self, laid: Laid, unlaid: Unlaid, most: MostCounts) -> MostCounts | None:
        """Counts that no island exceeds after one more tile, or None if none reaches the bound."""
        self.steps += 1
        return self.points.counts_after(laid, unlaid, most, self.progress.bound)

    def score(self, word: int) -> None:
        """Keeps an island that reaches the bound."""
        self.progress.tried += 1
        if self.points.total(word) == self.progress.bound:
            self.progress.keep(self.progress.bound, tuple(self.places))


class _ByShape(_Search):
    """Fills the cells of each shape row by row, with every tile."""

    def lay_all(self) -> Iterator[None]:
        for places in shapes(len(self.tiles), may_turn=self.ways.has_turns):
            yield from self.lay(self.tiles, Laid(0, places, places), self.points.most)

    def lay(self, left: Sequence[int], laid: Laid, most: MostCounts) -> Iterator[None]:
        """Lays each tile that is left, with each look, on the next cell."""
        if not left:
            self.score(laid.word)
        yield
        lowest = laid.free & -laid.free
        cell, free = lowest.bit_length() - 1, laid.free & ~lowest
        seen = set()
        for tile in left:
            others = [other for other in left if other != tile]
            unlaid = self.points.unlaid(others)
            for look, new in enumerate(self.points.words[tile]):
                if new in seen:
                    continue
                seen.add(new)
                more = Laid(laid.word | new << cell, laid.places, free)
                counts = self.counts_after(more, unlaid, most)
                if counts is not None:
                    self.places[tile] = cell, look
                    yield from self.lay(others, more, counts)


class _InOrder(_Search):
    """Lays the tiles in the order of the game, on every cell that was possible."""

    def lay_all(self) -> Iterator[None]:
        self.unlaid = [self.points.unlaid(self.tiles[tile + 1 :]) for tile in self.tiles]
        self.filled = _ALL if len(self.tiles) == CELLS else 0
        """The cells that surely have a tile in the end."""
        yield from self.lay(0, 0, 0, self.points.most)

    def lay(self, tile: int, word: int, places: int, most: MostCounts) -> Iterator[None]:
        """Lays the next tile, with each look, on each cell."""
        if tile == len(self.tiles):
            self.score(word)
        yield
        if tile == len(self.tiles):
            return
        for cell in self.ways.next_cells(places):
            now = places | 1 << cell
            for look, new in enumerate(self.points.words[tile]):
                laid = Laid(word | new << cell, now | self.filled, _ALL & ~now)
                counts = self.counts_after(laid, self.unlaid[tile], most)
                if counts is not None:
                    self.places[tile] = cell, look
                    yield from self.lay(tile + 1, laid.word, now, counts)
