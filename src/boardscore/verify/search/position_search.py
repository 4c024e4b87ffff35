"""The search for positions that a program answers wrongly.

All small positions are asked first, in the order of their size; then random positions alternate
with further small ones. Each wrong answer that no finding explains yet becomes a finding.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, count, islice, repeat
from random import Random

from attrs import evolve

from boardscore.verify import games
from boardscore.verify.data_types import Data, Position
from boardscore.verify.judge.misreadings import Likeness, Matching, Part, PositionAnswer
from boardscore.verify.program.outcomes import CHANGING, LOST, Outcome, Status
from boardscore.verify.program.protocol import Scored
from boardscore.verify.reference import Reference
from boardscore.verify.search import chance
from boardscore.verify.search.base_search import BaseSearch, Wrong
from boardscore.verify.search.finding import Finding
from boardscore.verify.search.position_question import (
    CATEGORIES,
    PositionQuestion,
    unexplained_names,
)
from boardscore.verify.search.progress import Progress, Smaller
from boardscore.verify.search.question import AnyQuestion, Fault
from boardscore.verify.search.stream import OTHER, SAVED, SMALL, Batch
from boardscore.verify.search.task import Deadline, Task
from boardscore.verify.vectors import vectors

_SIZES = (32, 64, 128)
"""The first batches are small, so that a slow program gets its first findings soon."""

_SIZE = 256
"""The most positions of a batch; one other request is asked after each batch."""

_ALONE_FIRST = 2
"""The number of sizes of small positions that are asked before any other position."""

_SAMPLE = 500
_SAMPLED = 25

PositionFinding = Finding[PositionQuestion]


class PositionSearch(BaseSearch[PositionQuestion]):
    """One search for positions: one finding for each rule that seems to be broken.

    Raises `ModelError` for rulings that the game does not have.
    """

    MOST_TRIED = 100_000

    def __init__(self, task: Task) -> None:
        super().__init__(task)
        self._rules = Reference(task.game, task.rulings)
        self._rulings = dict(self._rules.rulings)
        self._between = iter(task.between)
        self._explained: list[Fault] = []
        self._smaller = Smaller()
        self._answers = count()
        self._matching = Matching(task.game, PositionQuestion.op)
        self._sample: deque[PositionAnswer] = deque(maxlen=_SAMPLE)

    @property
    def _progress(self) -> Progress:
        return evolve(super()._progress, tried=None, complete=self._smaller.complete)

    def _completed(self, found: PositionFinding) -> PositionFinding:
        """A finding with its proof, and with the misreadings that fit best with all answers."""
        proof = self._smaller.proof(found.question.position)
        if found.like is None:
            return evolve(found, proof=proof)
        part = Part.of(found.fault)
        sample = [one.about(part) for one in self._sample]
        like = self._matching.likeness_of_most(found.like.fitting, sample)
        return evolve(found, like=like, proof=proof)

    # The questions

    def _batches(self) -> Iterator[Batch]:
        levels, sizes = games.kit(self._game).levels(), chain(_SIZES, repeat(_SIZE))
        known = [vector.input for vector in vectors.positions(self._game)]
        drawn = chance.positions(self._game, Random(self._task.seed), known)
        first, small = (self._made(some) for some in (islice(levels, _ALONE_FIRST), levels))
        yield Batch(self._questions(one.input for one in self._task.saved), SAVED)
        for one in first:
            if self._task.is_over():
                return
            yield self._small(one, first, next(sizes))
            yield from self._others()
        for one in small:
            if self._task.is_over():
                return
            yield self._small(one, small, next(sizes))
            yield Batch(self._questions(islice(drawn, next(sizes))))
            yield from self._others()
        self._smaller.all_made = True
        while not self._task.is_over():
            yield Batch(self._questions(islice(drawn, next(sizes))))
            yield from self._others()

    def _small(self, one: Data, others: Iterator[Data], size: int) -> Batch:
        return Batch(self._questions(chain((one,), islice(others, size - 1))), SMALL)

    def _others(self) -> Iterator[Batch]:
        """One other request."""
        yield from (Batch([other], OTHER) for other in islice(self._between, 1))

    def _made(self, levels: Iterable[Iterable[Data]]) -> Iterator[Data]:
        for position in chain.from_iterable(levels):
            self._smaller.made += 1
            yield position

    def _questions(self, positions: Iterable[Position]) -> Iterator[PositionQuestion]:
        """Each is scored here while the program is busy with those before."""
        for position in positions:
            if self._task.is_over():
                return
            question = PositionQuestion(position, self._rules)
            assert question.expected
            yield question

    # The answers

    def _compare(
        self, batch: Batch, question: AnyQuestion, outcome: Outcome
    ) -> list[Wrong[PositionQuestion]]:
        """Compares and counts an answer; empty if it is right or a finding explains it."""
        if batch.kind == OTHER:
            if outcome.status in LOST:
                self._between = iter(())
            return []
        wrong = super()._compare(batch, question, outcome)
        if batch.kind == SMALL:
            self._smaller.add(question.position, outcome.status, wrong=bool(wrong))
        if isinstance(outcome.answer, Scored) and next(self._answers) % _SAMPLED == 0:
            self._sample += _seen(question, outcome)
        self._report()
        return [one for one in wrong if self._is_new(one)]

    def _is_new(self, wrong: Wrong[PositionQuestion]) -> bool:
        """Whether no finding explains an answer, or it is smaller than the finding of its kind."""
        question, fault, _ = wrong
        return unexplained_names(fault, self._explained) is not None or any(
            one.fault == fault and question.size < one.question.size for one in self._findings
        )

    # The findings

    def _add(self, wrong: Wrong[PositionQuestion]) -> None:
        question, fault, _ = wrong
        if not self._is_new(wrong):
            return
        if unexplained_names(fault, self._explained) is None:
            self._findings = [one for one in self._findings if one.fault != fault]
            self._explained.remove(fault)
        self._rules.check(question.position, question.expected)
        super()._add(wrong)

    def _finding(self, wrong: Wrong[PositionQuestion], deadline: Deadline) -> PositionFinding:
        """A finding; it explains the fault that was looked at, and the one that was left."""
        question, first, outcome = wrong
        fault = question.fault(outcome) or first
        if fault.kind == CATEGORIES:
            fault = evolve(fault, names=unexplained_names(fault, self._explained) or fault.names)
        elif fault.kind != first.kind:
            self._explained.append(first)
        found = super()._finding((question, fault, outcome), deadline)
        proof = self._smaller.proof(question.position)
        return evolve(found, like=self._alike(found), proof=proof)

    def _alike(self, found: PositionFinding) -> Likeness | None:
        """The misreadings that give this answer and those to the smaller positions."""
        own = _seen(found.question, found.outcome)
        if not own:
            return None
        evidence = (seen for one in self._evidence for seen in _seen(*one))
        part = Part.of(found.fault)
        fitting = tuple(self._matching.all_giving(seen.about(part) for seen in (*own, *evidence)))
        return Likeness(fitting[0], True, fitting) if fitting else None

    def _keep(self, found: PositionFinding) -> None:
        self._explained.append(found.fault)
        is_known = any(one.fault == found.fault for one in self._findings)
        if not is_known and not self._is_known_misreading(found):
            self._findings.append(found)

    def _is_known_misreading(self, new: PositionFinding) -> bool:
        """Whether a misreading that an earlier finding shows would explain a new one as well.

        So one mistake is reported once where a rule gives several categories, or where only totals
        or only ranks show it.
        """
        for place, found in enumerate(self._findings):
            if found.like is None or new.like is None or not _may_be_one(found, new):
                continue
            common = tuple(one for one in found.like.fitting if one in new.like.fitting)
            if common:
                like = Likeness(common[0], True, common)
                self._findings[place] = evolve(found, like=like)
                return True
        return False

    # Shrinking

    def _can_shrink(self, _: Fault, outcome: Outcome) -> bool:
        return outcome.status not in CHANGING

    def _likeness(
        self, _: PositionQuestion, fault: Fault
    ) -> Callable[[PositionQuestion, Fault], bool]:
        return lambda _, same: self._is_same(same, fault)

    def _is_same(self, other: Fault, fault: Fault) -> bool:
        """Whether a fault is of the same kind and not explained by other findings."""
        if other.kind != fault.kind:
            return False
        new = unexplained_names(other, self._explained)
        if fault.kind == CATEGORIES:
            return bool({*(new or ())} & {*fault.names})
        return new is not None


def _seen(question: PositionQuestion, outcome: Outcome) -> Sequence[PositionAnswer]:
    """An answer with the right one, as evidence for misreadings; empty without one."""
    if outcome.status is not Status.ANSWERED or not isinstance(outcome.answer, Scored):
        return ()
    return (PositionAnswer(outcome.request, outcome.answer, question.expected),)


def _may_be_one(one: PositionFinding, other: PositionFinding) -> bool:
    """Whether two findings may be of the same rule."""
    if one.kind != other.kind:
        return False
    return one.kind != CATEGORIES or one.question.clauses(one.fault) == other.question.clauses(
        other.fault
    )
