"""The search for positions that a program answers wrongly.

All small positions are asked first, in the order of their size; then random positions alternate
with further small ones. Each wrong answer that no finding explains yet is asked again in a fresh
process, shrunk, and becomes a finding.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum, auto
from itertools import chain, count, islice, repeat
from random import Random

from attrs import evolve, frozen

from boardscore.verify import games
from boardscore.verify.data_types import Data, Position
from boardscore.verify.judge.misreadings import Likeness, Matching, Part, PositionAnswer
from boardscore.verify.program.outcomes import CHANGING, LOST, Outcome, Status
from boardscore.verify.program.protocol import Request, Scored
from boardscore.verify.reference import Reference
from boardscore.verify.search import chance
from boardscore.verify.search.base_search import BaseSearch, in_portions
from boardscore.verify.search.deadline import Deadline
from boardscore.verify.search.finding import Finding
from boardscore.verify.search.position_question import CATEGORIES, PositionQuestion, unexplained
from boardscore.verify.search.progress import Progress, Smaller
from boardscore.verify.search.question import Fault
from boardscore.verify.search.shrink import shrink
from boardscore.verify.search.task import Task
from boardscore.verify.vectors import vectors

BATCH = 2000
"""The most positions that are asked before their wrong answers are looked at."""

MOST_TRIED = 100_000
"""The most smaller positions that are tried for one finding."""

_FIRST_BATCHES = (64, 128, 256, 512, 1024)
"""The first batches are small, so that a slow program gets its first findings soon."""

_BETWEEN = 256
"""The number of positions from one other request to the next, and up to the first one."""

_FIRST_BETWEEN = 32
_ALONE_FIRST = 2
_EVIDENCE = 200
_SAMPLE = 500
_SAMPLED = 25


def search_positions(task: Task) -> Progress:
    """One finding for each rule that seems to be broken.

    Raises `ModelError` for rulings that the game does not have.
    """
    return _PositionSearch(task).run()


class _Origin(Enum):
    """Where a position comes from."""

    SAVED = auto()
    SMALL = auto()
    CHANCE = auto()


@frozen
class _Answered:
    """A question with what became of it."""

    question: PositionQuestion
    outcome: Outcome
    fault: Fault | None

    @property
    def answer(self) -> Scored | None:
        """The score that was answered, if one was."""
        answered = self.outcome.status is Status.ANSWERED
        return self.outcome.answer if answered and isinstance(self.outcome.answer, Scored) else None

    @property
    def seen(self) -> list[PositionAnswer]:
        """The answer with the right one, as evidence for misreadings; empty without one."""
        if self.answer is None:
            return []
        request, right = self.outcome.request, self.question.expected
        return [PositionAnswer(request, self.answer, right)]


class _PositionSearch(BaseSearch[PositionQuestion]):
    """One search for positions."""

    def __init__(self, task: Task) -> None:
        super().__init__(task)
        self._rules = Reference(task.game, task.rulings)
        self._between, self._asked = iter(task.between), count(1)
        self._explained: list[Fault] = []
        self._smaller = Smaller()
        self._answers = count()
        self._matching = Matching(task.game, PositionQuestion.op)
        self._sample: deque[PositionAnswer] = deque(maxlen=_SAMPLE)

    def _search(self) -> None:
        stream = self._stream(Random(self._task.seed))
        for number in chain(_FIRST_BATCHES, repeat(BATCH)):
            if self._is_over():
                return
            for one in list(self._wrong(list(islice(stream, number)))):
                self._look_at(one)

    def _ended(self) -> Progress:
        findings = sorted(map(self._completed, self._findings), key=lambda one: one.question.size)
        return evolve(self._progress, complete=self._smaller.complete, findings=tuple(findings))

    def _completed(self, finding: Finding[PositionQuestion]) -> Finding[PositionQuestion]:
        """A finding with its proof, and with the misreadings that fit best with all answers."""
        proof = self._smaller.proof(finding.question.position)
        if finding.like is None:
            return evolve(finding, proof=proof)
        part = Part.of(finding.fault)
        sample = [one.about(part) for one in self._sample]
        like = self._matching.likeness_of_most(finding.like.fitting, sample)
        return evolve(finding, like=like, proof=proof)

    # The questions

    def _stream(self, random: Random) -> Iterator[tuple[PositionQuestion, _Origin]]:
        """The questions, each with where it comes from."""
        for position, origin in self._positions(random):
            yield PositionQuestion(position, self._rules), origin

    def _positions(self, random: Random) -> Iterator[tuple[Position, _Origin]]:
        levels = games.kit(self._game).levels()
        first = self._made(islice(levels, _ALONE_FIRST))
        known = [vector.input for vector in vectors.positions(self._game)]
        by_chance = chance.positions(self._game, random, known)
        yield from zip((vector.input for vector in self._task.saved), repeat(_Origin.SAVED))
        yield from zip(first, repeat(_Origin.SMALL))
        for position in self._made(levels):
            yield position, _Origin.SMALL
            yield next(by_chance), _Origin.CHANCE
        self._smaller.all_made = True
        yield from zip(by_chance, repeat(_Origin.CHANCE))

    def _made(self, levels: Iterable[Iterable[Data]]) -> Iterator[Data]:
        for position in chain.from_iterable(levels):
            self._smaller.made += 1
            yield position

    def _wrong(self, batch: Sequence[tuple[PositionQuestion, _Origin]]) -> Iterator[_Answered]:
        """Asks a batch; the wrong answers in order."""
        for (_, origin), one in zip(batch, self._ask(self._in_time(batch), self._is_between)):
            self._note(one, origin)
            if one.fault is not None and one.outcome.was_sent:
                yield one
            if one.outcome.status in LOST and self._is_over():
                return

    def _in_time(
        self, batch: Iterable[tuple[PositionQuestion, _Origin]]
    ) -> Iterator[PositionQuestion]:
        for question, _ in batch:
            if self._task.is_over():
                return
            yield question

    def _is_between(self) -> bool:
        """Whether another request is due."""
        return next(self._asked) % _BETWEEN == _FIRST_BETWEEN

    def _ask(
        self,
        questions: Iterable[PositionQuestion],
        is_between: Callable[[], bool] = lambda: False,
    ) -> Iterator[_Answered]:
        """Asks questions; each is scored here while the program is busy with those before."""
        waiting: deque[PositionQuestion | None] = deque()

        def requests() -> Iterator[Request]:
            for question in questions:
                if is_between() and (other := next(self._between, None)) is not None:
                    waiting.append(None)
                    yield other
                assert question.expected
                waiting.append(question)
                yield question.request

        for outcome in self._program.ask(requests()):
            known = waiting.popleft()
            if known is not None:
                yield _Answered(known, outcome, known.fault(outcome))
            elif outcome.status in LOST:
                self._between = iter(())

    def _note(self, one: _Answered, origin: _Origin) -> None:
        """Counts an answer."""
        wrong = one.fault is not None
        self._count(one.outcome, one.fault)
        if one.answer and next(self._answers) % _SAMPLED == 0:
            self._sample += one.seen
        if origin is _Origin.SMALL:
            self._smaller.add(one.question.position, one.outcome.status, wrong=wrong)
        self._counts["small"] += origin is _Origin.SMALL
        self._counts["saved"] += origin is _Origin.SAVED
        self._counts["still_wrong"] += wrong and origin is _Origin.SAVED
        self._report()

    # The findings

    def _look_at(self, one: _Answered) -> None:
        """Makes a finding of a wrong answer, if it is new, or smaller than the one of its kind."""
        assert one.fault is not None
        if unexplained(one.fault, self._explained) is not None:
            self._add(one, one.fault)
        else:
            self._replace(one, one.fault)

    def _replace(self, one: _Answered, fault: Fault) -> None:
        for finding in self._findings:
            if finding.fault == fault and one.question.size < finding.question.size:
                self._findings.remove(finding)
                self._explained.remove(fault)
                self._add(one, fault)
                return

    def _add(self, one: _Answered, fault: Fault) -> None:
        self._rules.check(one.question.position, one.question.expected)
        patience = self._patience(MOST_TRIED)
        try:
            found, evidence = self._confirmed_and_shrunk(one, fault, patience)
        except KeyboardInterrupt:
            self._found(one, fault, [], broken_off=True)
            raise
        self._found(found, fault, evidence, broken_off=patience.broken_off)

    def _confirmed_and_shrunk(
        self, one: _Answered, fault: Fault, patience: Deadline
    ) -> tuple[_Answered, list[_Answered]]:
        """A wrong answer that comes again in a fresh process, shrunk, and all that was asked."""
        outcome = self._program.confirm(one.outcome)
        if outcome.status in CHANGING:
            return evolve(one, outcome=outcome), []
        found, evidence = self._shrunk(one, fault, patience)
        return evolve(found, outcome=self._program.confirm(found.outcome)), evidence

    def _found(
        self, one: _Answered, first: Fault, evidence: list[_Answered], *, broken_off: bool
    ) -> None:
        """Keeps a finding; it explains the first fault, and the one that is left when shrunk."""
        fault = one.question.fault(one.outcome) or first
        if fault.kind == CATEGORIES:
            fault = Fault(CATEGORIES, names=unexplained(fault, self._explained) or fault.names)
        self._explained.append(fault)
        if one.answer is None and first.kind != fault.kind:
            self._explained.append(first)
            if any(finding.fault == fault for finding in self._findings):
                return
        finding = Finding(
            question=one.question,
            fault=fault,
            rulings=self._rules.rulings,
            outcome=one.outcome,
            like=self._alike(one, fault, evidence),
            proof=self._smaller.proof(one.question.position),
            broken_off=broken_off,
        )
        if not self._is_known_misreading(finding):
            self._findings.append(finding)
        self._report()

    def _alike(
        self, one: _Answered, fault: Fault, evidence: Sequence[_Answered]
    ) -> Likeness | None:
        """The misreadings that give this answer and those to the smaller positions."""
        if one.answer is None:
            return None
        answers = [seen for answered in (one, *evidence[-_EVIDENCE:]) for seen in answered.seen]
        part = Part.of(fault)
        found = tuple(self._matching.all_giving(seen.about(part) for seen in answers))
        return Likeness(found[0], True, found) if found else None

    def _is_known_misreading(self, new: Finding[PositionQuestion]) -> bool:
        """Whether a misreading that an earlier finding shows would explain a new one as well.

        So one mistake is reported once where a rule gives several categories, or where only totals
        or only ranks show it.
        """
        for place, finding in enumerate(self._findings):
            if finding.like is None or new.like is None or not _may_be_one(finding, new):
                continue
            common = tuple(one for one in finding.like.fitting if one in new.like.fitting)
            if common:
                like = Likeness(common[0], True, common)
                self._findings[place] = evolve(finding, like=like)
                return True
        return False

    # Shrinking

    def _shrunk(
        self, one: _Answered, fault: Fault, patience: Deadline
    ) -> tuple[_Answered, list[_Answered]]:
        """The smallest that is still wrong in the same way, and all that was asked on the way."""
        asked = {one.question: one}
        alone = one.outcome.status in LOST

        def still(steps: Sequence[PositionQuestion]) -> Iterator[bool]:
            for some in in_portions(steps, alone=alone):
                if alone and self._task.is_over():
                    patience.break_off()
                self._report()
                now = [*self._ask(patience.each(some))]
                asked.update((answered.question, answered) for answered in now)
                yield from (self._is_same(answered, fault) for answered in now)

        smallest = shrink(one.question, PositionQuestion.smaller, still)
        return asked[smallest], list(asked.values())

    def _is_same(self, one: _Answered, fault: Fault) -> bool:
        """Whether a wrong answer is of the same kind and not explained by other findings."""
        if one.fault is None or one.fault.kind != fault.kind:
            return False
        new = unexplained(one.fault, self._explained)
        if fault.kind == CATEGORIES:
            return bool({*(new or ())} & {*fault.names})
        return new is not None


def _may_be_one(one: Finding[PositionQuestion], other: Finding[PositionQuestion]) -> bool:
    """Whether two findings may be of the same rule."""
    if one.kind != other.kind:
        return False
    return one.kind != CATEGORIES or one.question.clauses(one.fault) == other.question.clauses(
        other.fault
    )
