"""Explains a claimed total: the fewest lines that make up the difference."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from attrs import frozen

from boardscore.core.messages import Message

_MOST = 3
"""How many lines an explanation names at most: with more of them it would be a guess."""


class Reason(Protocol):
    """A line of a score, as far as a claim looks at one."""

    @property
    def points(self) -> int | None:
        """The points that it gives."""
        ...

    @property
    def message(self) -> Message:
        """What it says."""
        ...

    @property
    def misreadings(self) -> tuple[int, ...]:
        """The points that people count for it who misread its rule."""
        ...


@frozen
class MisreadLine:
    """A line, and the points that somebody may have counted for it."""

    line: Reason
    counted: int

    @property
    def message(self) -> Message:
        """The line with both numbers, to be said in a language."""
        points, line = self.line.points or 0, self.line.message
        return Message("claim.line", points=points, counted=self.counted, line=line)


def difference(lines: Sequence[Reason], claimed: int) -> tuple[MisreadLine, ...]:
    """The fewest lines which, counted otherwise, would give the total that was claimed.

    A line may have been left out, or counted by a common misreading. Nothing is returned if
    more than 3 lines are needed.
    """
    explanations: dict[int, tuple[MisreadLine, ...]] = {0: ()}
    for line in lines:
        for counted in dict.fromkeys(_counted_otherwise(line)):
            step = counted - (line.points or 0)
            for difference, others in [*explanations.items()]:
                if any(other.line is line for other in others) or len(others) == _MOST:
                    continue
                known = explanations.get(difference + step)
                if known is None or len(known) > len(others) + 1:
                    explanations[difference + step] = (*others, MisreadLine(line, counted))
    total = sum(line.points or 0 for line in lines)
    return explanations.get(claimed - total, ())


def _counted_otherwise(line: Reason) -> Iterator[int]:
    """What people count for a line who misread its rule, or leave the line out."""
    yield from line.misreadings
    if line.points:
        yield 0
