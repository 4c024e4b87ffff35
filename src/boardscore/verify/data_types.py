"""Types of plain data: positions in the canonical form of the vectors, scores, wrong moves."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

Position = Mapping[str, Any]

Data = dict[str, Any]
"""A generated position."""

Names = frozenset[str]
"""The parts of a score: categories, `totals`, `ranks`."""

Marks = tuple[Sequence[dict[str, Any]], Sequence[tuple[int, ...]]]
"""The categories of all players, and their values for ties."""

Size = tuple[int, ...]
"""The size of a position: its columns or tiles first, then players, then smaller parts."""

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")
"""The names of the players, by seat."""


class Wrong(NamedTuple):
    """The faults in a list of moves: the missing moves, and the extra entries."""

    missing: tuple[Position, ...]
    """The missing legal moves."""
    too_many: tuple[tuple[int, Any], ...]
    """The illegal entries, each with its index."""
