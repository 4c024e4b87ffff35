"""Proves that no island is better: it tries all, and leaves out those that surely are not better.

The tiles are laid row by row on a shape. What is already laid limits the counts of the whole
island: a beach without an edge of the shape is lost, and so is a garden or house that was joined to
another. A theme park area that touches no free cell grows no more.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from boardscore.analysis.auctionland.arrangements import (
    CELLS,
    is_connected,
    shifted_to_north_west,
    turned_cells,
)
from boardscore.analysis.auctionland.task import BestSoFar, IslandTask

_BETWEEN_LOOKS = 256
"""The number of tiles laid between two looks at the clock."""


class TooManyError(Exception):
    """There are more arrangements than the search may try."""


def try_all(task: IslandTask, progress: BestSoFar, most_steps: int) -> None:
    """Tries everything that could be better than the best one so far.

    Raises `TooManyError` after `most_steps` tiles were laid, and `StoppedError` when the time is
    over.
    """
    steps = _Steps(progress, most_steps)
    number = len(task.arrangements.own)
    for places in shapes(number, may_turn=task.arrangements.has_turns):
        _Shape(task, progress, steps, places).lay_next(0, 0, range(number))


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


class _Steps:
    """Counts the tiles laid."""

    def __init__(self, progress: BestSoFar, most: int) -> None:
        self.progress, self.most, self.number = progress, most, 0

    def count(self) -> None:
        self.number += 1
        if self.number >= self.most:
            raise TooManyError
        if self.number % _BETWEEN_LOOKS == 0:
            self.progress.count(0)


class _Shape:
    """All islands of one shape."""

    def __init__(self, task: IslandTask, progress: BestSoFar, steps: _Steps, places: int) -> None:
        self.task, self.progress, self.steps, self.places = task, progress, steps, places
        self.cells = [cell for cell in range(CELLS) if places >> cell & 1]
        self.laid: list[tuple[int, int]] = [(0, 0)] * len(self.cells)
        """The tile on each cell, and its look."""

    def lay_next(self, at: int, word: int, left: Sequence[int]) -> None:
        """Lays each tile that is left, with each look, on the next cell."""
        if at == len(self.cells):
            self.score(word)
            return
        points, cell = self.task.points, self.cells[at]
        free = self.places >> cell + 1 << cell + 1
        seen = set()
        for tile in left:
            others = [other for other in left if other != tile]
            unlaid = points.unlaid(others, free)
            for look, new in enumerate(points.words[tile]):
                if new in seen and self.task.arrangements.order is None:
                    continue
                seen.add(new)
                self.steps.count()
                laid = word | new << cell
                if points.most_total(laid, self.places, unlaid) > self.progress.points:
                    self.laid[at] = tile, look
                    self.lay_next(at + 1, laid, others)

    def score(self, word: int) -> None:
        """Keeps a better island."""
        self.progress.tried += 1
        won = self.task.points.total(word)
        if won > self.progress.points:
            places = {tile: (cell, look) for cell, (tile, look) in zip(self.cells, self.laid)}
            found = tuple(places[tile] for tile in range(len(places)))
            if self.task.arrangements.is_possible([cell for cell, _ in found]):
                self.progress.keep(won, found)
