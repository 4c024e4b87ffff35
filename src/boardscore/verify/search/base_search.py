"""The base of searches for positions and games: tasks, batches of questions, and shrinking.

A question shrinks until every simplification has a right answer. Several kinds of simplification
are tried in a circle, from the one that helped last, until no step of any kind helps.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import cycle
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from attrs import define, evolve, field, frozen

from boardscore.core.rulings import Value
from boardscore.verify.game_kit import PlayKit, play_kit
from boardscore.verify.program.outcomes import CHANGING, LOST, Outcome
from boardscore.verify.program.protocol import Request
from boardscore.verify.right_answers import KitError
from boardscore.verify.search.question import AnyQuestion, Fault, Question, Sort, Step
from boardscore.verify.search.search_result import (
    Finding,
    Progress,
    SearchCounts,
    Stopped,
    counted_as,
)
from boardscore.verify.vectors.vectors import Vector

Q = TypeVar("Q", bound=Question)
T = TypeVar("T")

SAVED = "saved"
"""Questions of earlier findings."""
SMALL = "small"
"""The smallest questions, in order of size."""


@frozen(eq=False)
class Batch:
    """Questions that a search asks together."""

    questions: Iterable[AnyQuestion] = field(repr=False)
    """The questions, made when they are sent."""
    kind: str = ""
    """`SAVED` or `SMALL`; empty for random questions."""
    games: list[Any] = field(factory=list, repr=False)
    """The random games of the questions."""
    depth: int | None = None
    """The number of moves up to which all of the smallest games are then complete."""


class Driver(Protocol):
    """The interface of a `Program` that a search uses."""

    def ask(self, requests: Iterable[Request]) -> Iterable[Outcome]:
        """The outcome of every request, in the order of the requests."""
        ...

    def confirm(self, outcome: Outcome) -> Outcome:
        """The same outcome if it does not depend on earlier requests."""
        ...


@define
class Deadline:
    """The limit for shrinking one finding of a search."""

    left: int
    """The number of tries."""
    is_late: Callable[[], bool]
    broken_off: bool = False
    """Whether tries were skipped."""

    def break_off(self) -> None:
        """Stops all further tries."""
        self.left, self.broken_off = 0, True

    def each(self, tries: Iterable[T]) -> Iterator[T]:
        """The tries until the limit."""
        for one in tries:
            if self.left <= 0 or self.is_late():
                self.broken_off = True
                return
            self.left -= 1
            yield one


@frozen(kw_only=True)
class Task:
    """The task of one search. The same seed gives the same questions in the same order."""

    program: Driver
    game: str
    """The game: `pier18` or `auctionland`."""
    rulings: Mapping[str, Value] = field(factory=dict)
    """The rulings of the program."""
    offers: Sequence[str] = ()
    """The optional operations of the program."""
    seed: int = 1
    seconds: float = 0.0
    """The time limit in seconds."""
    is_over: Callable[[], bool] = lambda: False
    """Whether the time is up."""
    is_late: Callable[[], bool] = lambda: False
    """Whether the time for shrinking is up too."""
    report: Callable[[Progress], None] = lambda _: None
    """Called repeatedly with the progress."""
    saved: Sequence[Vector] = ()
    """Findings of earlier searches, which come first."""
    between: Iterable[AnyQuestion] = ()
    """Other questions, sent now and then to find programs that keep state."""


PORTION = 32
"""The most simpler questions in a batch; fewer after one has helped."""


@define
class Shrinker(Generic[Q, T]):
    """Makes a question smaller while its answer stays wrong."""

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


MOST_LOST = 40
"""The number of unanswered requests after which a search gives up."""

Wrong = tuple[Q, Fault, Outcome]
"""A question with a wrong answer, the fault and the outcome."""


class BaseSearch(Generic[Q]):
    """One search of a game under some rulings."""

    MOST_TRIED: ClassVar[int]
    """The most smaller questions for one finding."""
    OPS: ClassVar[tuple[str, ...]]
    """The operations of the questions."""

    def __init__(self, task: Task) -> None:
        self._task, self._program, self._game = task, task.program, task.game
        self._rulings = dict(task.rulings)
        self._saved = [one for one in task.saved if one.op in self.OPS]
        self._counts: Counter[str] = Counter()
        self._findings: list[Finding[Q]] = []
        self._seen = set[Sort]()
        self._lost = 0
        self._tried: int | None = None

    def run(self) -> Progress:
        """Searches until its time is up, Ctrl-C, or the library contradicts itself."""
        interrupted, fault = None, None
        try:
            for batch in self._batches():
                wrong, is_over = self._ask(batch), batch.kind != SAVED and self._is_over()
                self._follow(batch, wrong)
                if is_over:
                    break
        except KeyboardInterrupt:
            interrupted = Stopped.LATE if self._task.is_over() else Stopped.EARLY
        except KitError as error:
            fault = error
        return evolve(self._end(), interrupted=interrupted, fault=fault)

    def _batches(self) -> Iterator[Batch]:
        """All questions, in their order."""
        raise NotImplementedError

    def _end(self) -> Progress:
        """The final progress: one finding for each kind and clause, wrong ranks last."""
        order = lambda one: (one.fault.names == ("ranks",), one.question.size)  # noqa: E731
        found = sorted(map(self._completed, self._findings), key=order)
        first = {one.name: one for one in reversed(found)}
        return evolve(self._progress, findings=tuple(reversed(first.values())))

    def _completed(self, found: Finding[Q]) -> Finding[Q]:
        """A finding with what is only known at the end."""
        return found

    @property
    def _progress(self) -> Progress:
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
        return play_kit(self._game)

    def _ask(self, batch: Batch) -> list[Wrong[Q]]:
        """The wrong answers of a batch; a lost answer ends it when time is up."""
        wrong, pending = list[Wrong[Q]](), deque[Q]()

        def requests() -> Iterator[Request]:
            for question in batch.questions:
                pending.append(question)
                yield question.request

        for outcome in self._program.ask(requests()):
            wrong += self._compare(batch, pending.popleft(), outcome)
            if outcome.status in LOST and batch.kind != SAVED and self._is_over():
                return wrong
        self._end_batch(batch)
        return wrong

    def _compare(self, batch: Batch, question: Q, outcome: Outcome) -> list[Wrong[Q]]:
        fault = question.fault(outcome)
        if batch.kind:
            self._counts[batch.kind] += 1
            self._counts["still_wrong"] += batch.kind == SAVED and fault is not None
        self._lost += outcome.status in LOST
        self._counts[counted_as(outcome.status, wrong=fault is not None)] += 1
        return [] if fault is None or not outcome.was_sent else [(question, fault, outcome)]

    def _end_batch(self, _: Batch) -> None:
        """Counts a complete batch."""
        self._report()

    def _follow(self, _: Batch, wrong: Sequence[Wrong[Q]]) -> None:
        for one in wrong:
            self._add(one)

    def _outcomes(self, questions: Iterable[Q]) -> Iterable[Outcome]:
        return self._program.ask(one.request for one in questions)

    def _add(self, wrong: Wrong[Q]) -> None:
        """Adds a finding if it is new, as small as possible."""
        question, _, outcome = wrong
        fault = self._unexplained(wrong)
        if fault is None or not self._is_new(question, fault):
            return
        wrong, deadline = (question, fault, outcome), Deadline(self.MOST_TRIED, self._task.is_late)
        try:
            for smaller in self._ever_smaller(wrong, deadline):
                wrong = smaller
        except KeyboardInterrupt:
            deadline.break_off()
            raise
        finally:  # after Ctrl-C, the smallest question so far is kept
            found, self._tried = self._finding(wrong, deadline), None
            if all(one.name != found.name for one in self._findings):
                self._findings.append(found)
        self._report()

    def _is_new(self, question: Q, fault: Fault) -> bool:
        """Whether this sort of fault is new; each has one finding."""
        known = len(self._seen)
        self._seen.add(self._sort(question, fault))
        return len(self._seen) > known

    def _sort(self, question: Q, fault: Fault) -> Sort:
        """The key of a fault; each has one finding."""
        return question.sort(fault)

    def _finding(self, wrong: Wrong[Q], deadline: Deadline) -> Finding[Q]:
        question, fault, outcome = wrong
        return Finding(
            question=question,
            fault=fault,
            rulings=self._rulings,
            outcome=outcome,
            broken_off=deadline.broken_off,
        )

    def _ever_smaller(self, wrong: Wrong[Q], deadline: Deadline) -> Iterator[Wrong[Q]]:
        """The fault as a fresh process answers, then in ever smaller questions."""
        question, fault, outcome = wrong
        confirmed = self._program.confirm(outcome)
        yield question, fault, confirmed
        if not self._can_shrink(fault, confirmed):
            return
        is_same, self._tried = self._alike(question, fault), 0

        def answers(steps: Sequence[Q]) -> Iterator[tuple[Fault, Outcome] | None]:
            self._tried = (self._tried or 0) + len(steps)
            self._report()
            if confirmed.status in LOST and self._task.is_over():
                deadline.break_off()
                return
            for step, answered in zip(steps, list(self._outcomes(steps))):
                found = step.fault(answered)
                same = None if found is None else self._unexplained((step, found, answered))
                yield (same, answered) if same is not None and is_same(step, same) else None

        portion = 1 if confirmed.status in LOST else PORTION
        for step, (same, answered) in Shrinker(answers, deadline, portion).shrink(question):
            yield step, same, answered

    def _can_shrink(self, _: Fault, outcome: Outcome) -> bool:
        """Whether a fresh process gives the same answer soon, so that shrinking works."""
        return outcome.status not in LOST | CHANGING

    def _unexplained(self, wrong: Wrong[Q]) -> Fault | None:
        """The part of a fault that other findings do not explain; None if they explain all."""
        return wrong[1]

    def _alike(self, question: Q, fault: Fault) -> Callable[[Q, Fault], bool]:
        """Whether the fault of a smaller question is of the same sort."""
        sort = question.sort(fault)
        return lambda step, same: step.sort(same) == sort
