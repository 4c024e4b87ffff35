"""Counts random draws, and compares them with the list of all that is possible."""

from collections import Counter
from collections.abc import Collection, Hashable, Iterator

EACH = 30
"""How often each possible value is drawn on average."""


def assert_uniform(draws: Iterator[Hashable], possible: Collection[Hashable]) -> None:
    """Every possible value is drawn, no other, and all about equally often (chi-squared).

    By chance alone, the sum would exceed the limit in fewer than 1 of 200 tests.
    """
    assert len(set(possible)) == len(possible)
    number = EACH * len(possible)
    drawn = Counter(next(draws) for _ in range(number))
    assert set(drawn) == set(possible)
    squares = sum((drawn[value] - EACH) ** 2 for value in possible) / EACH
    freedom = len(possible) - 1
    assert squares <= freedom + 5 * (2 * freedom) ** 0.5, (squares, freedom)
