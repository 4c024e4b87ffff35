"""Rows of numbers in which games are counted: one source for plain Python and numba.

A tally of playouts has the number of games, then the sums and the sums of squares of wins and of
points. A value of a state has the number of ends, then the wins and the points of each seat, as
sums over all ends. A win counts `SHARE` units.
"""

Row = list[int]

SHARE = 60
"""The units of a win; up to 6 players may share it without a remainder."""

TALLY = 5
"""The numbers of a tally."""


def add_game(row: Row, won: int, points: int) -> None:
    """Adds a game to a tally."""
    row[0] += 1
    row[1] += won
    row[2] += won * won
    row[3] += points
    row[4] += points * points


def share_of(winners: int, seat: int) -> int:
    """The share of a seat in first place; winners are bits.

    >>> share_of(0b101, 2), share_of(0b101, 1)
    (30, 0)
    """
    return SHARE // winners.bit_count() * (winners >> seat & 1)


def value_size(players: int) -> int:
    """The numbers of a value."""
    return 1 + 2 * players


def clear_values(row: Row) -> None:
    """A value without any end."""
    for at in range(len(row)):
        row[at] = 0


def set_values(row: Row, seat: int, won: int, points: int) -> None:
    """Writes the win and the points of a seat at one end."""
    row[1 + 2 * seat] = won
    row[2 + 2 * seat] = points


def add_values(row: Row, other: Row) -> None:
    """Adds the ends of one draw to those of others."""
    for at in range(len(row)):
        row[at] += other[at]


def copy_values(row: Row, other: Row) -> None:
    """Replaces a value by another."""
    for at in range(len(row)):
        row[at] = other[at]


def is_better(row: Row, other: Row, seat: int) -> bool:
    """Whether a seat prefers a value: more wins, then more points, then less for the next seats.

    Both values have equally many ends.

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
