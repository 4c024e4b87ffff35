"""Shrinks a question with a wrong answer until every simplification has a right answer.

There are several kinds of simplification. They are tried in a circle, from the one that helped
last, until no step of any kind helps.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import cycle
from typing import Generic, TypeVar

from attrs import define, field

from boardscore.verify.search.question import Question, Step
from boardscore.verify.search.search_task import Deadline

PORTION = 32
"""The most simpler questions in a batch; fewer after one has helped."""

Q = TypeVar("Q", bound=Question)
T = TypeVar("T")


@define
class Shrinker(Generic[Q, T]):
    """Makes a question smaller."""

    answers: Callable[[Sequence[Q]], Iterable[T | None]]
    """The outcomes of simpler questions that are wrong in the same way."""
    deadline: Deadline
    portion: int = PORTION
    """The most questions in a batch."""
    _right: set[str] = field(factory=set, init=False)
    """The keys of questions with right answers, so that each is asked once."""

    def shrink(self, question: Q) -> Iterator[tuple[Q, T]]:
        """Ever smaller questions with wrong answers, each with its outcome.

        Every simplification of the last one is answered rightly, unless the deadline came first.
        """
        kinds, unchanged = cycle(range(question.KINDS)), 0
        while unchanged < question.KINDS and not self.deadline.broken_off:
            unchanged += 1
            for step, wrong in self._by_kind(question, next(kinds)):
                question, unchanged = step, 1
                yield step, wrong

    def _by_kind(self, question: Q, kind: int) -> Iterator[tuple[Q, T]]:
        """The same with one kind of simplification, until none of its steps helps."""
        steps, place, portion = question.smaller(kind), 0, 1
        left = len(steps)
        while left > 0 and not self.deadline.broken_off:
            places = self.deadline.each(range(place, place + min(portion, left)))
            helps = self._first_wrong(question, steps, places)
            if helps is None:
                place, left = place + portion, left - portion
                portion = min(2 * portion, self.portion)
            else:
                place, question, wrong = helps
                yield question, wrong
                steps, portion = question.smaller(kind), 1
                left = len(steps)

    def _first_wrong(
        self, question: Q, steps: Sequence[Step[Q]], places: Iterable[int]
    ) -> tuple[int, Q, T] | None:
        made = ((place, steps[place % len(steps)]()) for place in places)
        some = [
            (place, step)
            for place, step in made
            if step is not None and step.size < question.size and step.key not in self._right
        ]
        wrong = list(self.answers([step for _, step in some]))
        self._right.update(step.key for (_, step), one in zip(some, wrong) if one is None)
        found = ((place, step, one) for (place, step), one in zip(some, wrong) if one is not None)
        return next(found, None)
