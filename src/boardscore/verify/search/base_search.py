"""The search that those for positions, games and tables have in common."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from attrs import evolve

from boardscore.verify import games
from boardscore.verify.play_kit import PlayKit
from boardscore.verify.program.outcomes import CHANGING, LOST, Outcome
from boardscore.verify.reference import KitError
from boardscore.verify.search.deadline import Deadline
from boardscore.verify.search.finding import AnyFinding, Finding
from boardscore.verify.search.progress import Counts, Progress, Stopped, counted_as
from boardscore.verify.search.question import Fault, Question
from boardscore.verify.search.task import Task

MOST_LOST = 40
"""The number of requests without an answer after which a search gives up."""

Q = TypeVar("Q", bound=Question)


class BaseSearch(Generic[Q]):
    """One search: it asks, counts, and turns wrong answers into findings."""

    def __init__(self, task: Task) -> None:
        self._task, self._program, self._game = task, task.program, task.game
        self._rulings = dict(task.rulings)
        self._counts: Counter[str] = Counter()
        self._findings: list[Finding[Q]] = []
        self._seen: set[Any] = set()
        self._lost = 0

    def run(self) -> Progress:
        """The search, until its time is over, Ctrl-C ends it, or the library contradicts itself."""
        interrupted, fault = None, None
        try:
            self._search()
        except KeyboardInterrupt:
            interrupted = Stopped.when(is_over=self._task.is_over())
        except KitError as error:
            fault = error
        return evolve(self._ended(), interrupted=interrupted, fault=fault)

    def _search(self) -> None:
        """Asks everything."""
        raise NotImplementedError

    def _ended(self) -> Progress:
        """The progress with everything that can be said now about the findings."""
        raise NotImplementedError

    @property
    def _progress(self) -> Progress:
        """The progress so far."""
        counts = Counts(**self._counts)
        return Progress(counts=counts, findings=tuple(self._findings), gave_up=self._gave_up)

    def _report(self) -> None:
        self._task.report(self._progress)

    @property
    def _gave_up(self) -> bool:
        """Whether too many requests got no answer."""
        return self._lost >= MOST_LOST

    def _is_over(self) -> bool:
        return self._gave_up or self._task.is_over()

    @property
    def _play(self) -> PlayKit:
        return games.play_kit(self._game)

    def _outcomes(self, questions: Iterable[Q]) -> Iterable[Outcome]:
        return self._program.ask(one.request for one in questions)

    def _count(self, outcome: Outcome, fault: Fault | None) -> None:
        """Counts what became of a request."""
        self._lost += outcome.status in LOST
        self._counts[counted_as(outcome.status, wrong=fault is not None)] += 1

    def _keep(self, found: Finding[Q]) -> None:
        """Keeps the first finding of its kind and clause."""
        if all(one.name != found.name for one in self._findings):
            self._findings.append(found)

    def _patience(self, most: int) -> Deadline:
        return Deadline(most, self._task.is_late)

    def _confirmed(self, found: Finding[Q]) -> Finding[Q]:
        """A finding with what a fresh process answers."""
        return evolve(found, outcome=self._program.confirm(found.outcome))


def can_shrink(found: AnyFinding) -> bool:
    """Whether the same answer comes again, so that smaller questions can be compared with it."""
    return found.status not in LOST | CHANGING


def in_portions(steps: Sequence[Q], *, alone: bool) -> Iterator[Sequence[Q]]:
    """All steps together, or one by one."""
    if not alone:
        yield steps
    else:
        yield from ([step] for step in steps)
