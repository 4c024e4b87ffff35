"""The search for set-ups and views of the table that a program answers wrongly."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import tee
from random import Random
from typing import Any

from attrs import evolve

from boardscore.verify.judge.misreadings import Answered, Matching, record_answer
from boardscore.verify.program import protocol
from boardscore.verify.program.outcomes import Outcome, Status
from boardscore.verify.program.protocol import SEEN, START, Moves
from boardscore.verify.search.base_search import BaseSearch, can_shrink
from boardscore.verify.search.finding import Finding
from boardscore.verify.search.progress import Progress
from boardscore.verify.search.question import Fault
from boardscore.verify.search.shrink import shrink
from boardscore.verify.search.table.draws import starts, views
from boardscore.verify.search.table.questions import COMPARED, TableQuestion
from boardscore.verify.search.table.shrink import simpler
from boardscore.verify.search.task import Task
from boardscore.verify.vectors.moves import same_move
from boardscore.verify.vectors.table_answers import after
from boardscore.verify.vectors.vectors import TABLE, Difference

GAMES = 4
"""The number of set-ups, and of games that are looked at, that are asked together."""

MOST_TRIED = 4000
"""The most smaller questions that are tried for one finding."""

SAMPLE = 64
"""The number of right answers that misreadings are compared with."""

Sort = tuple[str, str, tuple[str, ...]]
"""What a fault is about: its kind, its clause and the first part of the table."""


def search_tables(task: Task, *, misplays: bool = False) -> Progress:
    """One finding for each clause that seems to be broken.

    Of a program that `misplays`, only secrets that it reveals and public things that it hides are
    findings: everything else may follow from its other mistakes.
    """
    return _TableSearch(task, misplays).run()


class _TableSearch(BaseSearch[TableQuestion]):
    """One search for set-ups and views."""

    def __init__(self, task: Task, misplays: bool) -> None:
        super().__init__(task)
        self._misplays = misplays
        self._supported = {*TABLE} & {*task.offers}
        self._right: list[Answered] = []
        self._matching = Matching(task.game, *TABLE)

    def _search(self) -> None:
        random = Random(self._task.seed)
        self._ask(self._known())
        self._ask(self._drawn(random))  # whatever is left of the time
        while self._supported and not self._is_over():
            self._ask(self._drawn(random))

    def _ended(self) -> Progress:
        found = sorted(map(self._likened, self._findings), key=lambda one: one.question.size)
        return evolve(self._progress, findings=tuple(found))

    def _known(self) -> Iterator[TableQuestion]:
        for one in self._task.saved:
            if one.op in self._task.offers:
                yield TableQuestion(one.content(self._rulings), one.input.get("player"))

    def _drawn(self, random: Random) -> Iterator[TableQuestion]:
        for _ in range(GAMES):
            if START in self._supported:
                yield from starts(random, self._play, self._rulings)
            if SEEN in self._supported:
                self._counts["viewed"] += 1
                yield from views(random, self._play, self._rulings)

    def _ask(self, questions: Iterable[TableQuestion]) -> None:
        """Asks all of them, and looks at the wrong answers, the smallest question first."""
        asked, compared = tee(questions)
        outcomes = list(self._outcomes(asked))  # to compare one, another request may be needed
        answered = [*zip(compared, outcomes)]
        self._count_ops(answered)
        wrong = list[tuple[TableQuestion, Outcome]]()
        for question, outcome in answered:
            fault = self._fault(question, outcome)
            self._count(outcome, fault)
            if fault is not None:
                wrong.append((question, outcome))
            elif outcome.status in COMPARED and len(self._right) < SAMPLE:
                self._right.append(_answer(question, question.expected))
        self._report()
        for question, outcome in sorted(wrong, key=lambda found: found[0].size):
            self._add(question, outcome)

    def _count_ops(self, answered: Sequence[tuple[TableQuestion, Outcome]]) -> None:
        """Counts what is supported; an operation that is not is not asked again for this game."""
        asked = Counter(one.op for one, _ in answered)
        refused = Counter(one.op for one, said in answered if said.status is Status.UNSUPPORTED)
        supported = asked - refused
        self._counts.update(starts=supported[START], views=supported[SEEN])
        self._supported -= {*asked} - {*supported}
        if SEEN not in self._supported:
            del self._counts["viewed"]

    # The faults

    def _fault(self, question: TableQuestion, outcome: Outcome) -> Fault | None:
        """What is wrong with an answer, as far as it counts here."""
        fault = question.fault(outcome)
        if fault is None or question.op == START:
            return fault
        if not fault.differences:
            return None if self._misplays else fault
        differences = [*fault.differences]
        if any(not one.place for one in differences):
            return fault
        if self._misplays:
            differences = [one for one in differences if _is_of_secrets(one)]
        is_about_moves = any(one.part == "moves" for one in differences)
        if is_about_moves and self._lists_so(question, outcome.data or {}):
            differences = [one for one in differences if one.part != "moves"]
        return question.fault_in(differences)

    def _lists_so(self, question: TableQuestion, answer: Mapping[str, Any]) -> bool:
        """Whether the program gives the seat the same moves in answer to `legal`.

        Then its mistake is one of play, and not of the view.
        """
        setup = {name: part for name, part in question.record[0].items() if name != "deck"}
        moves = [move.to_dict() for move in after(question.record).moves]
        (outcome,) = self._program.ask([protocol.legal([setup, *moves])])
        if not isinstance(outcome.answer, Moves):
            return False
        own = [move for move in outcome.answer.moves if move.get("player") == question.player]
        return {*map(same_move, own)} == {*map(same_move, answer.get("moves", ()))}

    def _add(self, question: TableQuestion, outcome: Outcome) -> None:
        """Keeps what is new, shrunk."""
        fault = self._fault(question, outcome)
        sort = _sort(question, fault)
        if fault is None or sort in self._seen:
            return
        self._seen.add(sort)
        found = Finding(
            question=question,
            fault=fault,
            rulings=self._rulings,
            outcome=outcome,
            broken_off=True,
        )
        try:
            confirmed = self._confirmed(found)
            alone = can_shrink(confirmed) and can_shrink(found)
            found = evolve(confirmed, broken_off=alone)
            found = self._shrunk(found, sort) if alone else found
        finally:  # Ctrl-C keeps it as it is
            self._keep(found)

    def _shrunk(self, found: Finding[TableQuestion], sort: Sort | None) -> Finding[TableQuestion]:
        patience = self._patience(MOST_TRIED)

        def still(steps: Sequence[TableQuestion]) -> Iterator[bool]:
            asked = [*patience.each(steps)]
            for step, outcome in zip(asked, list(self._outcomes(asked))):
                yield _sort(step, self._fault(step, outcome)) == sort

        question = shrink(found.question, simpler, still)
        (outcome,) = self._outcomes([question])
        fault = self._fault(question, outcome)
        if fault is None or _sort(question, fault) != sort:
            return found
        broken_off = patience.broken_off
        return evolve(found, question=question, fault=fault, outcome=outcome, broken_off=broken_off)

    # Misreadings

    def _likened(self, found: Finding[TableQuestion]) -> Finding[TableQuestion]:
        """A finding with the misreading that gives it, and is right where the program is."""
        if found.outcome.data is None:
            return found
        answered = _answer(found.question, found.outcome.data)
        return evolve(found, like=self._matching.likeness(answered, self._right, found.clause))


def _answer(question: TableQuestion, answer: Mapping[str, Any]) -> Answered:
    return record_answer(question.request, answer, question.wrong)


def _sort(question: TableQuestion, fault: Fault | None) -> Sort | None:
    """What a fault is about; it stays the same when it is shrunk."""
    if fault is None:
        return None
    clause = question.clauses(fault)[0] if fault.differences else ""
    return fault.kind, clause, fault.names[:1]


def _is_of_secrets(one: Difference) -> bool:
    """Whether a secret is revealed, or something public is hidden."""
    if one.part == "deck" and isinstance(one.got, list):
        return sorted(map(str, one.got)) == sorted(map(str, one.expected))
    return one.part == "players" and None in {_flat(one.expected), _flat(one.got)}


def _flat(value: Any) -> Any:
    return value if value is None else "shown"
