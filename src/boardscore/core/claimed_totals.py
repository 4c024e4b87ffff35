"""Explains a claimed total: the fewest lines that make up the difference."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from attrs import frozen

from boardscore.core.messages import Message

_MOST = 3
"""The most lines that an explanation names; with more it would be a guess."""


class Reason(Protocol):
    """The parts of a score line that explain a claimed total."""

    @property
    def points(self) -> int | None:
        """The points of the line."""
        ...

    @property
    def message(self) -> Message:
        """The text of the line."""
        ...

    @property
    def misreadings(self) -> tuple[int, ...]:
        """The points that common misreadings of the rule give for this line."""
        ...


@frozen
class MisreadLine:
    """A line, and the points that a misreading gives for it."""

    line: Reason
    counted: int

    @property
    def message(self) -> Message:
        """The message with the line and both numbers."""
        points, line = self.line.points or 0, self.line.message
        return Message("claim.line", points=points, counted=self.counted, line=line)


def difference(lines: Sequence[Reason], claimed: int) -> tuple[MisreadLine, ...]:
    """The fewest lines whose misreading explains the claimed total.

    A line may have been forgotten, or counted by a common misreading. Returns nothing if more than
    3 lines would be needed.
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
    """Other points that people count for a line: by a misreading, or none at all."""
    yield from line.misreadings
    if line.points:
        yield 0
