"""The search for positions that a program scores wrongly.

Small positions come first, in order of size; then random positions alternate with further small
ones. Each wrong answer that no finding explains yet becomes a finding.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, count, cycle, islice, repeat
from random import Random

from attrs import evolve

from boardscore.verify import game_kits
from boardscore.verify.data_types import Data, Position
from boardscore.verify.judge.misreading_matching import Answered, Part, PositionAnswer
from boardscore.verify.program.outcomes import CHANGING, LOST, Outcome
from boardscore.verify.program.protocol import Scored
from boardscore.verify.reference import Reference
from boardscore.verify.search.base_search import BaseSearch, Wrong
from boardscore.verify.search.finding import Finding
from boardscore.verify.search.position_question import (
    CATEGORIES,
    PositionQuestion,
    unexplained_names,
)
from boardscore.verify.search.question import AnyQuestion, Fault
from boardscore.verify.search.search_result import Progress, Smaller
from boardscore.verify.search.search_task import SAVED, SMALL, Batch, Deadline, Task
from boardscore.verify.vectors import vectors

_SIZES = (32, 64, 128)
"""The first batches are small, so that a slow program soon gets a finding."""

_SIZE = 256
"""The most positions in a batch; one other request follows each batch."""

_ALONE_FIRST = 2
"""The number of sizes of small positions that come before all other positions."""

_KINDS = ("free", "sparse", "boundary", "boundary", "free", "changed", "tied") * 8 + ("played",)
"""The kinds of random positions in their order; playing games takes long."""

_SAMPLED = 25
"""The number of answers from which one is compared with misreadings."""

PositionFinding = Finding[PositionQuestion]


class PositionSearch(BaseSearch[PositionQuestion]):
    """A search for positions, with one finding for each rule that seems to be broken.

    Raises `ModelError` for rulings that the game does not have.
    """

    MOST_TRIED = 100_000
    SAMPLE = 500
    OPS = (PositionQuestion.op,)

    def __init__(self, task: Task) -> None:
        super().__init__(task)
        self._rules = Reference(task.game, task.rulings)
        self._rulings = dict(self._rules.rulings)
        self._between = iter(task.between)
        self._explained: list[Fault] = []
        self._smaller = Smaller()
        self._answers = count()

    @property
    def _progress(self) -> Progress:
        return evolve(super()._progress, tried=None, complete=self._smaller.complete)

    def _completed(self, found: PositionFinding) -> PositionFinding:
        proof = self._smaller.proof(found.question.position)
        return evolve(super()._completed(found), proof=proof)

    def _answered(
        self, question: PositionQuestion, outcome: Outcome, fault: Fault
    ) -> Answered | None:
        answer, part = outcome.answer, Part.of(fault)
        if not isinstance(answer, Scored) or not part.is_given(answer):
            return None
        return PositionAnswer(outcome.request, answer, question.expected).about(part)

    def _batches(self) -> Iterator[Batch]:
        kit, sizes = game_kits.kit(self._game), chain(_SIZES, repeat(_SIZE))
        drawn = self._drawn(Random(self._task.seed))
        yield Batch(self._questions(one.input for one in self._saved), SAVED)
        for number, level in enumerate(kit.levels()):
            while some := [*islice(level, next(sizes))]:
                yield Batch(self._questions(some), SMALL)
                if number >= _ALONE_FIRST:
                    yield Batch(self._questions(islice(drawn, next(sizes))))
        while True:
            yield Batch(self._questions(islice(drawn, next(sizes))))

    def _drawn(self, random: Random) -> Iterator[Data]:
        """Random positions without end, the kinds in rotation."""
        kit, known = game_kits.kit(self._game), vectors.positions(self._game)
        played = kit.played(random)
        for kind in cycle(_KINDS):
            if kind == "played":
                yield next(played)
            elif kind != "changed":
                yield kit.draws[kind](random)
            elif known:
                yield kit.changed(random, random.choice(known).input)

    def _questions(self, positions: Iterable[Position]) -> Iterator[AnyQuestion]:
        """Another question, then these; scores each while the program is busy with others."""
        yield from islice(self._between, 1)
        for position in positions:
            if self._task.is_over():
                return
            question = PositionQuestion(position, self._rules)
            assert question.expected
            yield question

    def _compare(
        self, batch: Batch, question: AnyQuestion, outcome: Outcome
    ) -> list[Wrong[PositionQuestion]]:
        if not isinstance(question, PositionQuestion):
            if outcome.status in LOST:
                self._between = iter(())
            return []
        wrong = super()._compare(batch, question, outcome)
        if batch.kind == SMALL:
            self._smaller.add(question.position, outcome.status, wrong=bool(wrong))
        if next(self._answers) % _SAMPLED == 0:
            self._sample.append((question, outcome))
        self._report()
        return wrong

    def _unexplained(self, wrong: Wrong[PositionQuestion]) -> Fault | None:
        """The fault without the categories that other findings explain."""
        _, fault, _ = wrong
        names = unexplained_names(fault, self._explained)
        return None if names is None else evolve(fault, names=names)

    def _finding(self, wrong: Wrong[PositionQuestion], deadline: Deadline) -> PositionFinding:
        """A finding that explains both the examined fault and the remaining one."""
        question, first, outcome = wrong
        self._rules.check(question.position, question.expected)
        self._explained.append(first)
        found = question.fault(outcome) or first
        if found.kind != first.kind:
            self._explained.append(found)
            wrong = question, found, outcome
        return super()._finding(wrong, deadline)

    def _can_shrink(self, _: Fault, outcome: Outcome) -> bool:
        return outcome.status not in CHANGING

    def _alike(
        self, _: PositionQuestion, fault: Fault
    ) -> Callable[[PositionQuestion, Fault], bool]:
        return lambda _, same: (
            same.kind == fault.kind
            and (fault.kind != CATEGORIES or bool({*same.names} & {*fault.names}))
        )
