"""Splits a table into whole games, also where a batch ends inside one."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from attrs import frozen

from boardscore.table.arrow_values import values

CHUNK = 1 << 15
"""The number of rows scored at once, unless that would cut a game."""

_LONGEST = 1000
"""The most rows of a game to keep until it ends; far more than a real game can have."""


@frozen(eq=False, slots=False)
class Games:
    """The rows of a batch by game."""

    starts: Any
    """The first row of each game, and the number of rows at the end."""

    @classmethod
    def of(cls, group: Any, rows: int) -> "Games":
        """The games of rows with these values of a group; without a group every row is a game.

        >>> Games.of(pa.array(["a", "a", "b", None, None]), 5).starts.tolist()
        [0, 2, 3, 4, 5]
        """
        if group is None:
            return cls(np.arange(rows + 1))
        begun: list[Any] = [[0] if rows else [], np.flatnonzero(_differ(group)) + 1, [rows]]
        return cls(np.concatenate(begun).astype(np.int64))

    @cached_property
    def sizes(self) -> Any:
        """The number of rows of each game."""
        return np.diff(self.starts)

    @cached_property
    def of_rows(self) -> Any:
        """The number of the game of each row."""
        return np.repeat(np.arange(len(self.starts) - 1), self.sizes)

    def bounds(self, some: Any) -> Iterator[tuple[int, int]]:
        """The start and end of each of the selected games."""
        return zip(self.starts[:-1][some].tolist(), self.starts[1:][some].tolist())

    def any(self, rows: Any) -> Any:
        """For each row, whether its game has any of these rows."""
        return self.sum(rows) > 0 if rows.any() else rows

    def sum(self, numbers: Any) -> Any:
        """For each row, the sum of the numbers of its game."""
        if not len(numbers):
            return np.zeros(0, dtype=np.int64)
        sums = np.add.reduceat(numbers, self.starts[:-1], dtype=np.int64)
        return np.repeat(sums, self.sizes)


def _differ(group: Any) -> Any:
    """Whether each row but the first is of another game than the row before; true for nulls."""
    before, after = group.slice(0, max(0, len(group) - 1)), group.slice(1)
    try:
        found = pc.fill_null(pc.not_equal(before, after), True)
    except pa.ArrowNotImplementedError:  # types that Arrow does not compare, such as lists
        pairs = pairwise(values(group))
        return np.array([one is None or one != other for one, other in pairs], dtype=bool)
    return found.to_numpy(zero_copy_only=False).astype(bool)


def gather_games(batches: Iterable[Any], group: str | None) -> Iterator[Any]:
    """The same rows in batches of limited size that cut no game.

    >>> batches = [pa.record_batch({"game": [1, 1, 2]}), pa.record_batch({"game": [2, 2, 3]})]
    >>> [batch["game"].to_pylist() for batch in gather_games(batches, "game")]
    [[1, 1], [2, 2, 2], [3]]
    """
    kept: list[Any] = []
    for batch in batches:
        start = 0
        while start < batch.num_rows:
            piece = batch.slice(start, CHUNK)
            start += piece.num_rows
            if group is None:
                yield piece
                continue
            whole = join_batches([*kept, piece])
            end = _end_of_whole_games(whole, group)
            left = whole.num_rows - end
            if end:
                yield whole.slice(0, end)
            if start < batch.num_rows and left < piece.num_rows:
                kept, start = [], start - left  # the rest comes with the next piece
            else:
                kept = [whole.slice(end)]
    if kept and kept[0].num_rows:
        yield join_batches(kept)


def join_batches(batches: list[Any]) -> Any:
    """Several batches as one, such as those with the parts of a game."""
    return batches[0] if len(batches) == 1 else pa.concat_batches(batches)


def _end_of_whole_games(batch: Any, group: str) -> int:
    """The number of rows in games that surely end within the batch.

    Pieces of a game that is far too long are yielded too; they are too long themselves.
    """
    last = int(Games.of(batch[group], batch.num_rows).starts[-2])
    return last if batch.num_rows - last <= 2 * _LONGEST else batch.num_rows - _LONGEST
