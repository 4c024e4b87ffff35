"""Which earlier requests an answer depends on: found by asking again with fewer of them."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

FEW = 3
"""How many earlier requests are named at most."""


def smallest(before: Sequence[T], shows: Callable[[Sequence[T]], bool]) -> tuple[T, ...]:
    """A few of what came before that are enough; none if a few are not enough.

    The nearest is tried first, since it often is the one that matters. Then all is halved as long
    as a half is enough, so that few tries are needed.

    >>> smallest(range(100), lambda tried: 42 in tried)
    (42,)
    >>> smallest(range(100), lambda tried: len(tried) > 50)
    ()
    """
    left = tuple(before)
    if left and shows(left[-1:]):
        return left[-1:]
    if not left or not shows(left):
        return ()
    while len(left) > 1:
        half = next((part for part in _halves(left) if shows(part)), None)
        if half is None:
            break
        left = half
    return left if len(left) <= FEW else ()


def _halves(whole: tuple[T, ...]) -> Iterator[tuple[T, ...]]:
    middle = len(whole) // 2
    yield whole[middle:]
    yield whole[:middle]
