"""Shrinks a question that is answered wrongly until no single simplification keeps it wrong.

Every step makes a question smaller in one fixed order of sizes, so that shrinking ends. Besides the
single steps there are a few long ones, such as half of a pier, so that it ends soon.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Protocol, TypeVar

from boardscore.verify import games
from boardscore.verify.data_types import Data, Position, Size

COARSE = 4
"""The number of parts of a size by which the exhaustive search is ordered."""

PORTION = 24
"""The number of simpler questions that are asked together."""


class Shrinkable(Protocol):
    """A question that knows its simplifications."""

    @property
    def size(self) -> Size:
        """How large the question is."""
        ...


S = TypeVar("S", bound=Shrinkable)


def shrink(
    question: S,
    smaller: Callable[[S], Iterable[S]],
    still: Callable[[Sequence[S]], Iterable[bool]],
) -> S:
    """The question that steps lead to while `still` says that they are answered wrongly.

    `still` gets portions of the simplifications. It may end early; then shrinking ends too.
    """
    while True:
        smallest = _smallest(iter(smaller(question)), still)
        if smallest is None:
            return question
        question = smallest


def _smallest(steps: Iterator[S], still: Callable[[Sequence[S]], Iterable[bool]]) -> S | None:
    """The smallest wrong question of the first portion that has one."""
    while some := list(islice(steps, PORTION)):
        wrong = [step for step, is_wrong in zip(some, list(still(some))) if is_wrong]
        if wrong:
            return min(wrong, key=lambda one: one.size)
    return None


def simpler(position: Position) -> list[Data]:
    """Every position that one simplification makes, each once, the smallest first."""
    found: dict[str, Data] = {}
    for step in games.kit(position["game"]).steps(position):
        if size(step) < size(position):
            found.setdefault(repr(step), step)
    return sorted(found.values(), key=size)


def size(position: Position) -> Size:
    """How large a position is."""
    return games.kit(position["game"]).size(position)


def by_size(positions: Iterable[Data]) -> Iterator[Data]:
    """Positions, the smallest first."""
    yield from sorted(positions, key=size)
