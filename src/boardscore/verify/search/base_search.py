"""The loop of every search: it asks, compares, counts, and turns wrong answers into findings.

`PositionSearch`, `GameSearch` and `TableSearch` add what is asked, and what is special about it.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import ClassVar, Generic, TypeVar

from attrs import evolve

from boardscore.verify import games
from boardscore.verify.play_kit import PlayKit
from boardscore.verify.program.outcomes import CHANGING, LOST, Outcome
from boardscore.verify.reference import KitError
from boardscore.verify.search.finding import Finding
from boardscore.verify.search.progress import Progress, SearchCounts, Stopped, counted_as
from boardscore.verify.search.question import Fault, Question, Sort
from boardscore.verify.search.shrink import PORTION, Shrinker
from boardscore.verify.search.stream import SAVED, Batch, Stream
from boardscore.verify.search.task import Deadline, Task

MOST_LOST = 40
"""The number of requests without an answer after which a search gives up."""

EVIDENCE = 200
"""The most answers about smaller questions that misreadings of a finding are compared with."""

Q = TypeVar("Q", bound=Question)
Wrong = tuple[Q, Fault, Outcome]
"""A question that is answered wrongly, what is wrong, and what became of the request."""


class BaseSearch(Generic[Q]):
    """One search of a game under some rulings."""

    MOST_TRIED: ClassVar[int]
    """The most smaller questions that are tried for one finding."""

    def __init__(self, task: Task) -> None:
        self._task, self._program, self._game = task, task.program, task.game
        self._rulings = dict(task.rulings)
        self._counts: Counter[str] = Counter()
        self._findings: list[Finding[Q]] = []
        self._seen = set[Sort]()
        self._lost = 0
        self._tried: int | None = None
        self._evidence = deque[tuple[Q, Outcome]](maxlen=EVIDENCE)

    def run(self) -> Progress:
        """The search, until its time is over, Ctrl-C ends it, or the library contradicts itself."""
        interrupted, fault = None, None
        try:
            self._ask_all(Stream(self._program, self._batches()))
        except KeyboardInterrupt:
            interrupted = Stopped.LATE if self._task.is_over() else Stopped.EARLY
        except KitError as error:
            fault = error
        return evolve(self._end(), interrupted=interrupted, fault=fault)

    # What each search has for itself

    def _batches(self) -> Iterator[Batch]:
        """Everything that is asked, in its order."""
        raise NotImplementedError

    def _completed(self, found: Finding[Q]) -> Finding[Q]:
        """A finding with everything that can be said of it at the end."""
        raise NotImplementedError

    # Progress

    def _end(self) -> Progress:
        """The progress with everything that can be said now about the findings."""
        findings = sorted(map(self._completed, self._findings), key=lambda one: one.question.size)
        return evolve(self._progress, findings=tuple(findings))

    @property
    def _progress(self) -> Progress:
        """The progress so far."""
        return Progress(
            counts=SearchCounts(**self._counts),
            findings=tuple(self._findings),
            tried=self._tried,
            gave_up=self._lost >= MOST_LOST,
        )

    def _report(self) -> None:
        self._task.report(self._progress)

    def _is_over(self) -> bool:
        return self._lost >= MOST_LOST or self._task.is_over()

    @property
    def _play(self) -> PlayKit:
        return games.play_kit(self._game)

    # The loop

    def _ask_all(self, stream: Stream) -> None:
        """Looks at batch after batch; what is wrong in one is followed when all of it is known.

        Each request that is lost costs another process: none is sent when the time is over.
        """
        wrong = list[Wrong[Q]]()
        for batch, question, outcome in stream:
            may_end = batch.kind != SAVED
            if question is not None and outcome is not None:
                wrong += self._compare(batch, question, outcome)
                if may_end and outcome.status in LOST and self._is_over():
                    stream.stop()
                    self._follow(batch, wrong)
                    return
                continue
            self._end_batch(batch)
            is_over = may_end and self._is_over()
            if wrong or is_over:
                stream.pause()
            self._follow(batch, wrong)
            if is_over:
                return
            wrong = []

    def _compare(self, batch: Batch, question: Q, outcome: Outcome) -> list[Wrong[Q]]:
        """Compares and counts an answer; empty if it is right."""
        fault = question.fault(outcome)
        self._count(batch, outcome, fault)
        return [] if fault is None or not outcome.was_sent else [(question, fault, outcome)]

    def _count(self, batch: Batch, outcome: Outcome, fault: Fault | None) -> None:
        """Counts what became of a request."""
        if batch.kind:
            self._counts[batch.kind] += 1
            self._counts["still_wrong"] += batch.kind == SAVED and fault is not None
        self._lost += outcome.status in LOST
        self._counts[counted_as(outcome.status, wrong=fault is not None)] += 1

    def _end_batch(self, _: Batch) -> None:
        """Counts what a batch has shown that is complete."""
        self._report()

    def _follow(self, _: Batch, wrong: Sequence[Wrong[Q]]) -> None:
        """Makes findings of what is wrong."""
        for one in wrong:
            self._add(one)

    def _outcomes(self, questions: Iterable[Q]) -> Iterable[Outcome]:
        return self._program.ask(one.request for one in questions)

    # The findings

    def _add(self, wrong: Wrong[Q]) -> None:
        """Makes a finding of what is new, as small as it can be made."""
        if not self._is_new(wrong):
            return
        deadline = Deadline(self.MOST_TRIED, self._task.is_late)
        try:
            for smaller in self._ever_smaller(wrong, deadline):
                wrong = smaller
        except KeyboardInterrupt:
            deadline.break_off()
            raise
        finally:  # when Ctrl-C ends it, it is kept as small as it is by then
            self._keep(self._finding(wrong, deadline))
            self._tried = None
        self._report()

    def _is_new(self, wrong: Wrong[Q]) -> bool:
        """Whether this sort of fault comes for the first time; there is one finding for each."""
        question, fault, _ = wrong
        return self._is_first(question.sort(fault))

    def _is_first(self, sort: Sort) -> bool:
        known = len(self._seen)
        self._seen.add(sort)
        return len(self._seen) > known

    def _finding(self, wrong: Wrong[Q], deadline: Deadline) -> Finding[Q]:
        question, fault, outcome = wrong
        return Finding(
            question=question,
            fault=fault,
            rulings=self._rulings,
            outcome=outcome,
            broken_off=deadline.broken_off,
        )

    def _keep(self, found: Finding[Q]) -> None:
        """Keeps the first finding of its kind and clause."""
        if all(one.name != found.name for one in self._findings):
            self._findings.append(found)

    # Shrinking

    def _ever_smaller(self, wrong: Wrong[Q], deadline: Deadline) -> Iterator[Wrong[Q]]:
        """What is wrong as a fresh process answers it, then the same in ever smaller questions."""
        question, fault, outcome = wrong
        confirmed = self._program.confirm(outcome)
        yield question, fault, confirmed
        self._evidence.clear()
        if not self._can_shrink(fault, confirmed):
            return
        is_same, self._tried = self._likeness(question, fault), 0

        def answers(steps: Sequence[Q]) -> Iterator[tuple[Fault, Outcome] | None]:
            self._tried = (self._tried or 0) + len(steps)
            self._report()
            if confirmed.status in LOST and self._task.is_over():
                deadline.break_off()
                return
            for step, answered in zip(steps, list(self._outcomes(steps))):
                self._evidence.append((step, answered))
                same = self._fault(step, answered)
                yield (same, answered) if same is not None and is_same(step, same) else None

        portion = 1 if confirmed.status in LOST else PORTION
        for step, (same, answered) in Shrinker(answers, deadline, portion).shrink(question):
            yield step, same, answered

    def _can_shrink(self, _: Fault, outcome: Outcome) -> bool:
        """Whether the same answer comes again soon, so that smaller questions are compared."""
        return outcome.status not in LOST | CHANGING

    def _fault(self, question: Q, outcome: Outcome) -> Fault | None:
        """What is wrong with the answer to a smaller question."""
        return question.fault(outcome)

    def _likeness(self, question: Q, fault: Fault) -> Callable[[Q, Fault], bool]:
        """Whether the fault of a smaller question is of the same sort."""
        sort = question.sort(fault)
        return lambda step, same: step.sort(same) == sort
