"""Plain data of positions, in the canonical form of the vectors."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

Position = Mapping[str, Any]

Data = dict[str, Any]
"""A position that was made here."""

Names = frozenset[str]
"""What two answers differ in, or what a position holds: categories, `totals`, `ranks`."""

Marks = tuple[Sequence[dict[str, Any]], Sequence[tuple[int, ...]]]
"""The categories of all players, and what breaks their ties."""

Size = tuple[int, ...]
"""How large a position is: what it is made of first, such as columns or tiles, then players, then
ever smaller things."""

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")
"""What the players are called, by seat."""


class Wrong(NamedTuple):
    """What is wrong with a list of moves."""

    missing: tuple[Position, ...]
    """The legal moves that it lacks."""
    too_many: tuple[tuple[int, Any], ...]
    """What in it is no legal move, each with its place."""
