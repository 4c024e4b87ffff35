"""Explains a claimed total: the fewest lines of one rule that make up the difference."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from attrs import frozen

from boardscore.core.messages import Message

_MOST = 3
"""The most lines that an explanation names."""


class Reason(Protocol):
    """The parts of a score line that explain a claimed total."""

    @property
    def rule(self) -> str:
        """The clause id."""
        ...

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
    """The fewest lines of one rule whose misreading explains the claimed total.

    A line may have been forgotten, or counted by a common misreading. Returns nothing if lines of
    several rules or more than 3 lines would be needed: such an explanation would be a guess.
    """
    wanted = claimed - sum(line.points or 0 for line in lines)
    rules = dict.fromkeys(line.rule for line in lines)
    found = (_explained([line for line in lines if line.rule == rule], wanted) for rule in rules)
    return min(filter(None, found), key=len, default=())


def _explained(lines: Sequence[Reason], wanted: int) -> tuple[MisreadLine, ...]:
    """The fewest lines of a rule that make up a difference; empty if none do."""
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
    return explanations.get(wanted, ())


def _counted_otherwise(line: Reason) -> Iterator[int]:
    """Other points that people count for a line: by a misreading, or none at all."""
    yield from line.misreadings
    if line.points:
        yield 0
