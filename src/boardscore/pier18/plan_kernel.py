"""Evaluates the condition of a Plan on the bit masks of the scoring kernel.

The words are whole numbers, or arrays of them for many piers at once.
`boardscore.pier18.scoring.plan_counts` is the reference for the numbers of a pier.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from boardscore.pier18 import kernel
from boardscore.pier18.kernel import Leaps
from boardscore.pier18.pieces import CATEGORIES
from boardscore.pier18.pier_kernel import groups, largest_group
from boardscore.pier18.plans import Condition, truth_of
from boardscore.pier18.rulings import FlowerAdjacency


class Grid(NamedTuple):
    """The spaces behind the bits of a word, and which of them are next to each other."""

    across: int = kernel.ACROSS
    """The bits between the lower and the upper side."""
    leaps: Leaps = kernel.LEAPS
    """Shifts that lead from one end of a pier to the other."""
    adjacency: FlowerAdjacency = FlowerAdjacency.SAME_SIDE
    """The ruling."""

    @property
    def is_around(self) -> bool:
        """Whether groups reach across the pier."""
        return self.adjacency is FlowerAdjacency.ORTHOGONAL


def meets(
    condition: Condition,
    words: Sequence[Any],
    columns: Any,
    points: Callable[[str], Any],
    grid: Grid,
) -> Any:
    """Whether a pier meets a condition, by its four words, its columns, and points by category.

    >>> meets(Condition("lower.poets > 1"), [0b111, 0, 0, 0], 3, {}.get, Grid())
    True
    """
    by_category = dict(zip(CATEGORIES, words))
    symbols = words[0] | words[1] | words[2] | words[3]
    lower = (1 << grid.across) - 1
    parts = {"lower": lower, "upper": lower << grid.across}

    def number(name: str) -> Any:
        part, _, what = name.rpartition(".")
        if part == "points":
            return points(what)
        if what == "columns":
            return columns
        if what == "groups":
            return groups(symbols, grid.across, grid.leaps, grid.is_around)
        if what == "largest_group":
            return largest_group(symbols, grid.across, grid.leaps, grid.is_around)
        counted = by_category.get(what, symbols)
        found = (counted & parts[part] if part else counted).bit_count()
        return found if what != "blanks" else (1 if part else 2) * columns - found

    return truth_of(condition, {name: number(name) for name in condition.names})
