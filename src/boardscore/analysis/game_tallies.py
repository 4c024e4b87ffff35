"""Tallies of games and of ends: rows of wins and points, means and errors; for numba too."""

from collections.abc import Sequence
from math import sqrt

Row = list[int]

SHARE = 60
"""The units of a win; up to 6 players may share it without a remainder."""

TALLY = 5
"""The numbers of a tally."""


def add_game(row: Row, won: int, points: int) -> None:
    """Adds a game to a tally: its win and its points."""
    row[0] += 1
    row[1] += won
    row[2] += won * won
    row[3] += points
    row[4] += points * points


def share_of(winners: int, seat: int) -> int:
    """The share of a seat in the win of a game, in the units of a tally; winners are bits.

    >>> share_of(0b101, 2), share_of(0b101, 1)
    (30, 0)
    """
    return SHARE // winners.bit_count() * (winners >> seat & 1)


def ends_size(players: int) -> int:
    """The size of a tally of ends: their number, and the wins and points of each seat."""
    return 1 + 2 * players


def clear_ends(row: Row) -> None:
    """Clears a tally: it counts no end of a game."""
    for at in range(len(row)):
        row[at] = 0


def set_end(row: Row, seat: int, won: int, points: int) -> None:
    """Writes the win and the points of a seat into the tally of one end."""
    row[1 + 2 * seat] = won
    row[2 + 2 * seat] = points


def add_ends(row: Row, other: Row) -> None:
    """Adds the tally of the ends after one draw to that of other draws."""
    for at in range(len(row)):
        row[at] += other[at]


def copy_ends(row: Row, other: Row) -> None:
    """Replaces the ends of a tally by those of another."""
    for at in range(len(row)):
        row[at] = other[at]


def is_better(row: Row, other: Row, seat: int) -> bool:
    """Whether a seat prefers a tally: more wins, then points, then less for the next seats.

    Both have equally many ends.

    >>> is_better([1, 60, 18, 0, 12], [1, 60, 18, 0, 13], 0)
    True
    """
    players = len(row) // 2
    for step in range(players):
        at = 1 + 2 * ((seat + step) % players)
        for mark in range(at, at + 2):
            if row[mark] != other[mark]:
                return (row[mark] > other[mark]) == (step == 0)
    return False


NORMAL = 1.96
_STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)
"""The 97.5 % points of the t distribution with 1, 2, ... degrees of freedom."""


def student(freedom: int) -> float:
    """The 97.5 % point of the t distribution, for the errors of means from tallies.

    >>> [round(student(freedom), 2) for freedom in (1, 9, 10, 30, 1000)]
    [12.71, 2.26, 2.23, 2.04, 1.96]
    """
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    return NORMAL + 2.372 / freedom + 2.82 / freedom**2


def win(tally: Sequence[int]) -> float:
    """The mean share of the win in a tally."""
    return tally[1] / (SHARE * tally[0])


def win_error(tally: Sequence[int]) -> float:
    """The half width of a tally's interval of wins, by Agresti and Coull; right near 0 and 1 too.

    >>> [round(win_error((games, 0, 0, 0, 0)), 3) for games in (1, 10, 1000)]
    [1.0, 0.207, 0.003]
    """
    games, square = tally[0], NORMAL**2
    counted = games + square
    middle = (tally[1] / SHARE + square / 2) / counted
    found = student(games) * sqrt(middle * (1 - middle) / counted)
    return min(found, max(win(tally), 1 - win(tally)))


def points(tally: Sequence[int]) -> float:
    """The mean points in a tally."""
    return tally[3] / tally[0]


def points_error(tally: Sequence[int], spread: float) -> float:
    """The half width of a tally's interval of points, by Student; `spread` counts as a game.

    `spread` is a variance, so that few games with the same points do not look exact.
    """
    games = tally[0]
    around = tally[4] - tally[3] ** 2 / games
    return student(games) * sqrt((max(around, 0.0) + spread) / games / games)


def spread_of(tallies: Sequence[Sequence[int]]) -> float:
    """The variance of the points of all games in tallies together, and 1 more."""
    games, total, squares = (sum(row[at] for row in tallies) for at in (0, 3, 4))
    return 1 + (squares - total**2 / games) / games
