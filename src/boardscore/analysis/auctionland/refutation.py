"""Proves that no island is better: it tries all, and leaves out those that surely are not.

The tiles are laid one by one. What is already laid limits the counts of the whole island: a beach
without an edge is lost, and so is a garden or house that was joined to another. A theme park area
that touches no free cell grows no more.

In a game, the tiles are laid in its order, on every cell that was possible. Otherwise the cells of
each shape are filled row by row, with every tile.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from boardscore.analysis.auctionland.arrangements import (
    CELLS,
    Arrangement,
    Place,
    is_connected,
    shifted_to_north_west,
    turned_cells,
)
from boardscore.analysis.auctionland.island_points import Laid, Unlaid
from boardscore.analysis.auctionland.most_counts import MostCounts
from boardscore.analysis.auctionland.task import BestSoFar, IslandTask

_BETWEEN_LOOKS = 256
"""The number of tiles laid between two looks at the clock."""

_ALL = (1 << CELLS) - 1


class TooManyError(Exception):
    """There are more arrangements than the search may try."""


def lower_bound(task: IslandTask, progress: BestSoFar, most_steps: int) -> None:
    """Lowers the bound, point by point, until an island reaches it.

    Raises `TooManyError` after `most_steps` tiles were laid, and `StoppedError` when the time is
    over.
    """
    search = (_ByShape if task.arrangements.order is None else _InOrder)(task, progress, most_steps)
    while not progress.is_proven:
        found = next(search.reaching(progress.bound), None)
        if found is None:
            progress.bound -= 1
        else:
            progress.keep(progress.bound, found)


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
    """What both ways to lay the tiles share."""

    def __init__(self, task: IslandTask, progress: BestSoFar, most_steps: int) -> None:
        self.task, self.progress, self.most_steps = task, progress, most_steps
        self.steps = 0
        """The number of tiles laid."""
        self.least = 0
        """The points to reach."""

    def reaching(self, least: int) -> Iterator[Arrangement]:
        """The arrangements with at least these points."""
        self.least = least
        return self.arrangements()

    def arrangements(self) -> Iterator[Arrangement]:
        """The same."""
        raise NotImplementedError

    def counts_after(self, laid: Laid, unlaid: Unlaid, most: MostCounts) -> MostCounts | None:
        """Counts that no island exceeds after one more tile, or None if none has the points."""
        self.steps += 1
        if self.steps > self.most_steps:
            raise TooManyError
        if self.steps % _BETWEEN_LOOKS == 0:
            self.progress.count(0)
        return self.task.points.counts_after(laid, unlaid, most, self.least)

    def has_points(self, word: int) -> bool:
        """Whether an island has the points."""
        self.progress.tried += 1
        return self.task.points.total(word) >= self.least


class _ByShape(_Search):
    """Fills the cells of each shape row by row, with every tile."""

    def arrangements(self) -> Iterator[Arrangement]:
        number, may_turn = len(self.task.arrangements.own), self.task.arrangements.has_turns
        for places in shapes(number, may_turn=may_turn):
            laid = Laid(0, places, places)
            for found in self.fill(laid, range(number), self.task.points.most):
                yield tuple(found[tile] for tile in range(number))

    def fill(self, laid: Laid, left: Sequence[int], most: MostCounts) -> Iterator[dict[int, Place]]:
        """Lays each tile that is left, with each look, on the next cell."""
        if not left:
            yield from [{}] * self.has_points(laid.word)
            return
        points = self.task.points
        lowest = laid.free & -laid.free
        cell, free, seen = lowest.bit_length() - 1, laid.free & ~lowest, set()
        for tile in left:
            others = [other for other in left if other != tile]
            unlaid = points.unlaid(others)
            for look, new in enumerate(points.words[tile]):
                if new in seen:
                    continue
                seen.add(new)
                more = Laid(laid.word | new << cell, laid.places, free)
                counts = self.counts_after(more, unlaid, most)
                if counts is not None:
                    for found in self.fill(more, others, counts):
                        yield {**found, tile: (cell, look)}


class _InOrder(_Search):
    """Lays the tiles in the order of the game, on every cell that was possible."""

    def __init__(self, task: IslandTask, progress: BestSoFar, most_steps: int) -> None:
        super().__init__(task, progress, most_steps)
        tiles = range(len(task.arrangements.own))
        self.unlaid = [task.points.unlaid(tiles[number:]) for number in range(len(tiles) + 1)]
        self.surely = _ALL if len(tiles) == CELLS else 0
        """The cells that surely have a tile in the end."""

    def arrangements(self) -> Iterator[Arrangement]:
        return self.lay((), 0, 0, self.task.points.most)

    def lay(
        self, laid: Arrangement, word: int, places: int, most: MostCounts
    ) -> Iterator[Arrangement]:
        """Lays the next tile with each look on each cell."""
        ways, points, number = self.task.arrangements, self.task.points, len(laid)
        if number == len(ways.own):
            yield from [laid] * self.has_points(word)
            return
        for cell in ways.next_cells(places):
            now = places | 1 << cell
            for look, new in enumerate(points.words[number]):
                more = Laid(word | new << cell, now | self.surely, _ALL & ~now)
                counts = self.counts_after(more, self.unlaid[number + 1], most)
                if counts is not None:
                    yield from self.lay((*laid, (cell, look)), more.word, now, counts)
