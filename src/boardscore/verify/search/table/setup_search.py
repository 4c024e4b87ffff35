"""The search for set-ups and views that a program answers wrongly."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from boardscore.verify.judge.misreading_matching import Answered, record_answer
from boardscore.verify.program.outcomes import Outcome, Status
from boardscore.verify.program.protocol import SEEN, START
from boardscore.verify.search.base_search import BaseSearch, Wrong
from boardscore.verify.search.question import COMPARED, Fault
from boardscore.verify.search.search_task import SAVED, Batch, Task
from boardscore.verify.search.table.setup_draws import starts, views
from boardscore.verify.search.table.setup_questions import TableQuestion
from boardscore.verify.vectors.vectors import TABLE, Difference

GAMES = 4
"""The number of set-ups, and of games with views, in a batch."""


class TableSearch(BaseSearch[TableQuestion]):
    """A search for set-ups and views, with one finding for each clause that seems to be broken.

    If the program `misplays`, only revealed secrets and hidden public things are findings: other
    faults may follow from its mistakes.
    """

    MOST_TRIED = 4000
    SAMPLE = 64
    OPS = TABLE

    def __init__(self, task: Task, *, misplays: bool) -> None:
        super().__init__(task)
        self._misplays = misplays
        self._supported = {*TABLE} & {*task.offers}
        self._answered_ops: list[tuple[str, Status]] = []

    def _batches(self) -> Iterator[Batch]:
        random = Random(self._task.seed)
        yield Batch(self._known(), SAVED)
        while self._supported:
            looked_at = list[Any]()
            yield Batch(self._drawn(random, looked_at), games=looked_at)

    def _known(self) -> Iterator[TableQuestion]:
        for one in self._saved:
            if one.op in self._task.offers:
                yield TableQuestion(one.content(self._rulings), one.input.get("player"))

    def _drawn(self, random: Random, looked_at: list[Any]) -> Iterator[TableQuestion]:
        for _ in range(GAMES):
            if START in self._supported:
                yield from starts(random, self._play, self._rulings)
            if SEEN in self._supported:
                some = [*views(random, self._play, self._rulings)]
                looked_at.append(some)
                yield from some

    def _compare(
        self, batch: Batch, question: TableQuestion, outcome: Outcome
    ) -> list[Wrong[TableQuestion]]:
        self._answered_ops.append((question.op, outcome.status))
        wrong = super()._compare(batch, question, outcome)
        if not wrong and outcome.status in COMPARED:
            self._sample.append((question, outcome))
        return wrong

    def _end_batch(self, batch: Batch) -> None:
        """Counts supported requests; drops an operation that is not supported for this game."""
        answered = Counter(op for op, _ in self._answered_ops)
        refused = Counter(op for op, status in self._answered_ops if status is Status.UNSUPPORTED)
        supported = answered - refused
        self._counts.update(starts=supported[START], views=supported[SEEN])
        self._supported -= {*answered} - {*supported}
        if SEEN in self._supported:
            self._counts["viewed"] += len(batch.games)
        self._answered_ops = []
        super()._end_batch(batch)

    def _follow(self, batch: Batch, wrong: Sequence[Wrong[TableQuestion]]) -> None:
        """Makes findings of the faults, the smallest question first."""
        super()._follow(batch, sorted(wrong, key=lambda one: one[0].size))

    def _unexplained(self, wrong: Wrong[TableQuestion]) -> Fault | None:
        """The fault, unless it may follow from mistakes of play."""
        question, fault, _ = wrong
        if question.op == START:
            return fault
        if not fault.differences or any(not one.place for one in fault.differences):
            return None if self._misplays else fault
        if not self._misplays:
            return fault
        return question.fault_in([one for one in fault.differences if _is_of_secrets(one)])

    def _answered(self, question: TableQuestion, outcome: Outcome, _: Fault) -> Answered | None:
        if outcome.data is None:
            return None
        return record_answer(question.request, outcome.data, question.differences)


def _is_of_secrets(one: Difference) -> bool:
    """Whether a secret is revealed, or something public is hidden."""
    if one.part == "deck" and isinstance(one.got, list):
        return sorted(map(str, one.got)) == sorted(map(str, one.expected))
    return one.part == "players" and None in {_flat(one.expected), _flat(one.got)}


def _flat(value: Any) -> Any:
    return value if value is None else "shown"
