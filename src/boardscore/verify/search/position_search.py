"""The search in positions: questions about their scores, and rulings that change these."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, partial
from itertools import chain, cycle, islice, product, repeat
from random import Random
from typing import Any

from attrs import evolve, frozen

from boardscore.core.messages import Message
from boardscore.core.rulings import Value
from boardscore.core.value_checks import show_value
from boardscore.verify.data_types import Data, Position, Size
from boardscore.verify.game_kit import clause_of, kit_of
from boardscore.verify.judge.declared_rulings import options
from boardscore.verify.program.outcomes import CHANGING, LOST, Outcome, Status
from boardscore.verify.program.protocol import Request, score
from boardscore.verify.program.replies import Scored
from boardscore.verify.right_answers import RightScores, differing
from boardscore.verify.search.base_search import (
    SAVED,
    SMALL,
    BaseSearch,
    Batch,
    Deadline,
    Task,
    Wrong,
)
from boardscore.verify.search.question import AnyQuestion, Fault, Question, Sort, Step
from boardscore.verify.search.search_result import Finding, Progress, Smaller
from boardscore.verify.search.shrink_steps import simpler, size
from boardscore.verify.vectors import vectors

CATEGORIES = "categories"
"""The kind of a fault in categories; other faults are in `totals` or `ranks`."""

SUMS = ("totals", "ranks")


@frozen(eq=False)
class PositionQuestion(Question):
    """A question about the score of one position."""

    position: Position
    """The position in canonical form, without rulings."""
    rules: RightScores
    """The scorer under the rulings."""
    op = "score"

    @property
    def game(self) -> str:
        return self.rules.game

    @property
    def request(self) -> Request:
        return score(self.rules.with_rulings(self.position))

    @cached_property
    def expected(self) -> Scored:
        """The score by the rules; raises `ValueError` if points are missing."""
        return self.rules.score(self.position)

    @property
    def size(self) -> Size:
        return size(self.position)

    def content(self) -> Data:
        """The position, with the right score under all rulings."""
        return {"input": self.position, **expectations(self.position)}

    def sort(self, fault: Fault) -> Sort:
        return fault

    def fault(self, outcome: Outcome) -> Fault | None:
        if outcome.status is Status.UNSUPPORTED:
            return None
        answer = outcome.answer
        if outcome.status is not Status.ANSWERED or not isinstance(answer, Scored):
            return Fault(outcome.status.value)
        kind, names = CATEGORIES, differing(self.expected, answer)
        if names == {"ranks"}:
            parted = self.rules.parted(self.position, self.expected)
            kind, names = "ranks", frozenset(parted.values())
        elif names == {"totals"}:
            kind, names = "totals", kit_of(self.game).in_play(self.position)
        elif not names:
            return None
        return Fault(kind, names=tuple(sorted(names)))

    def clauses(self, fault: Fault) -> tuple[str, ...]:
        """The clauses of the wrong categories or ties."""
        found = (clause_of(self.game, name) for name in sorted(fault.names))
        return tuple(dict.fromkeys(clause for clause in found if clause is not None))

    def title(self, fault: Fault) -> Message:
        if fault.kind not in {CATEGORIES, *SUMS}:
            return super().title(fault)
        if fault.names == ("categories",):
            return Message("finding.title.players")
        known = self.rules.categories
        names = tuple(
            Message(f"category.{name}") if name in known else show_value(name)
            for name in sorted(fault.names)
        )
        return Message(f"finding.title.{fault.kind}", names=names)

    def smaller(self, _: int, /) -> Sequence[Step["PositionQuestion"]]:
        return [partial(self._with, step) for step in simpler(self.position)]

    def _with(self, position: Position) -> "PositionQuestion | None":
        return PositionQuestion(position, self.rules) if self.rules.can_score(position) else None


def ruling_combinations(game: str) -> list[dict[str, Value]]:
    """All combinations of the rulings that affect the score of a position, the defaults first."""
    known, names = options(game), kit_of(game).rulings
    return [dict(zip(names, values)) for values in product(*(known[name] for name in names))]


def expectations(position: Position) -> dict[str, Any]:
    """The scores that a position search expects by default, and under rulings that change them."""
    game = position["game"]
    by_default = RightScores(game).score(position).data
    scored = [
        (way, RightScores(game, way).score(position).data) for way in ruling_combinations(game)
    ]
    variants = [{"when": way, "expect": data} for way, data in scored if data != by_default]
    return {"expect": by_default, "variants": variants}


def unexplained_names(fault: Fault, known: Sequence[Fault]) -> tuple[str, ...] | None:
    """The names of a position's fault that earlier faults do not explain; None if they explain it.

    Wrong categories are explained one by one. Wrong totals and ranks are explained by a fault
    that involves no other categories or ties.
    """
    alike = [{*one.names} for one in known if one.kind == fault.kind]
    if fault.kind == CATEGORIES:
        return tuple(sorted({*fault.names}.difference(*alike))) or None
    return None if any(names <= {*fault.names} for names in alike) else fault.names


_SIZES = (32, 64, 128)
"""The first batches are small, so that a slow program soon gets a finding."""

_SIZE = 256
"""The most positions in a batch; one other request follows each batch."""

_ALONE_FIRST = 2
"""The number of sizes of small positions that come before all other positions."""

_KINDS = ("free", "sparse", "boundary", "boundary", "free", "changed", "tied") * 8 + ("played",)
"""The kinds of random positions in their order; playing games takes long."""

PositionFinding = Finding[PositionQuestion]


class PositionSearch(BaseSearch[PositionQuestion]):
    """A search for positions, with one finding for each rule that seems to be broken.

    Raises `ModelError` for rulings that the game does not have.
    """

    MOST_TRIED = 100_000
    OPS = (PositionQuestion.op,)

    def __init__(self, task: Task) -> None:
        super().__init__(task)
        self._rules = RightScores(task.game, task.rulings)
        self._rulings = dict(self._rules.rulings)
        self._between = iter(task.between)
        self._explained: list[Fault] = []
        self._smaller = Smaller()

    @property
    def _progress(self) -> Progress:
        return evolve(super()._progress, tried=None, complete=self._smaller.complete)

    def _completed(self, found: PositionFinding) -> PositionFinding:
        return evolve(found, proof=self._smaller.proof(found.question.position))

    def _batches(self) -> Iterator[Batch]:
        kit, sizes = kit_of(self._game), chain(_SIZES, repeat(_SIZE))
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
        kit, known = kit_of(self._game), vectors.positions(self._game)
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

    def _alike(self, _: object, fault: Fault) -> Callable[[PositionQuestion, Fault], bool]:
        return lambda _, same: (
            same.kind == fault.kind
            and (fault.kind != CATEGORIES or bool({*same.names} & {*fault.names}))
        )
