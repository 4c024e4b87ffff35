"""Means of counted games, with half widths of 95 % intervals."""

from collections.abc import Sequence
from math import sqrt

from boardscore.analysis.value_rows import SHARE

NORMAL = 1.96
_STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)
"""The 97.5 % points of the t distribution with 1, 2, ... degrees of freedom."""


def student(freedom: int) -> float:
    """The 97.5 % point of the t distribution.

    >>> [round(student(freedom), 2) for freedom in (1, 9, 10, 30, 1000)]
    [12.71, 2.26, 2.23, 2.04, 1.96]
    """
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    return NORMAL + 2.372 / freedom + 2.82 / freedom**2


def win(tally: Sequence[int]) -> float:
    """The mean share of the win."""
    return tally[1] / (SHARE * tally[0])


def win_error(tally: Sequence[int]) -> float:
    """The half width of the interval by Agresti and Coull, which is right near 0 and 1 too.

    >>> [round(win_error((games, 0, 0, 0, 0)), 3) for games in (1, 10, 1000)]
    [1.0, 0.207, 0.003]
    """
    games, square = tally[0], NORMAL**2
    counted = games + square
    middle = (tally[1] / SHARE + square / 2) / counted
    found = student(games) * sqrt(middle * (1 - middle) / counted)
    return min(found, max(win(tally), 1 - win(tally)))


def points(tally: Sequence[int]) -> float:
    """The mean points."""
    return tally[3] / tally[0]


def points_error(tally: Sequence[int], spread: float) -> float:
    """The half width of the interval by Student; `spread` counts as one more game.

    `spread` is a variance, so that few games with the same points do not look exact.
    """
    games = tally[0]
    around = tally[4] - tally[3] ** 2 / games
    return student(games) * sqrt((max(around, 0.0) + spread) / games / games)


def spread_of(tallies: Sequence[Sequence[int]]) -> float:
    """The variance of the points of all games together, and 1 more."""
    games, total, squares = (sum(row[at] for row in tallies) for at in (0, 3, 4))
    return 1 + (squares - total**2 / games) / games
