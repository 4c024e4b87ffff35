"""Batches of questions without a break: while one is answered and compared the next is asked."""

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import tee
from typing import Any

from attrs import field, frozen

from boardscore.verify.program.outcomes import Outcome
from boardscore.verify.program.protocol import Request
from boardscore.verify.search.question import AnyQuestion
from boardscore.verify.search.task import Driver

SAVED = "saved"
"""Questions of earlier findings."""
SMALL = "small"
"""The smallest questions, in the order of size."""
OTHER = "other"
"""Questions in between that are not compared; they show a program that keeps state."""


@frozen(eq=False)
class Batch:
    """Some questions that are looked at together."""

    questions: Iterable[AnyQuestion] = field(repr=False)
    """The questions, made as they are asked."""
    kind: str = ""
    """`SAVED`, `SMALL` or `OTHER`; empty if they were drawn."""
    games: list[Any] = field(factory=list, repr=False)
    """The games that were drawn for them."""
    depth: int | None = None
    """The number of moves up to which all of the smallest games are asked with this."""


Answered = tuple[Batch, AnyQuestion, Outcome] | tuple[Batch, None, None]
"""A question of a batch with its outcome; without both, the batch has ended."""


class Stream:
    """The questions of batches, asked ahead of the answer that is looked at; it can be paused."""

    def __init__(self, program: Driver, batches: Iterable[Batch]) -> None:
        self._program = program
        self._asked, self._looked_at = tee(_questions(batches))
        self._flow: Iterator[Outcome] = iter(())
        self._waiting: deque[Outcome] = deque()
        self._pauses = False

    def __iter__(self) -> Iterator[Answered]:
        for batch, question in self._looked_at:
            yield (batch, None, None) if question is None else (batch, question, self._outcome())

    def pause(self) -> None:
        """Waits for what was asked, so that something else can be asked; it is looked at later."""
        self._pauses = True
        self._waiting.extend(self._flow)
        self._flow = iter(())

    def stop(self) -> None:
        """Waits for nothing more of what was asked."""
        self._flow = iter(())

    def _outcome(self) -> Outcome:
        if self._waiting:
            return self._waiting.popleft()
        outcome = next(self._flow, None)
        if outcome is None:
            self._pauses = False
            self._flow = iter(self._program.ask(self._requests()))
            outcome = next(self._flow)
        return outcome

    def _requests(self) -> Iterator[Request]:
        for _, question in self._asked:
            if question is not None:
                yield question.request
            if self._pauses:
                return


def _questions(batches: Iterable[Batch]) -> Iterator[tuple[Batch, AnyQuestion | None]]:
    for batch in batches:
        for question in batch.questions:
            yield batch, question
        yield batch, None
