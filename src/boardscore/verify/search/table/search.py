"""The search for set-ups and views of the table that a program tells otherwise than the rules."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import tee
from random import Random
from typing import Any

from attrs import evolve

from boardscore.core.rulings import Value
from boardscore.verify import mutants
from boardscore.verify.driver import protocol
from boardscore.verify.driver.outcomes import CHANGING, LOST, Outcome, Status
from boardscore.verify.driver.protocol import SEEN, START, Moves
from boardscore.verify.search.course import Course
from boardscore.verify.search.patience import Patience, never
from boardscore.verify.search.play.likeness import Likeness
from boardscore.verify.search.progress import Stopped
from boardscore.verify.search.search import Driver
from boardscore.verify.search.table.counts import TableCounts
from boardscore.verify.search.table.draws import starts, views
from boardscore.verify.search.table.findings import (
    ANSWERED,
    FoundTable,
    TableProgress,
    clause_of,
    parts_of,
)
from boardscore.verify.search.table.questions import TableQuestion
from boardscore.verify.search.table.shrink import shrink
from boardscore.verify.suite.moves import same_move
from boardscore.verify.suite.played import after
from boardscore.verify.suite.table_mutant import TableMutant
from boardscore.verify.suite.vectors import TABLE, Difference, Vector

GAMES = 4
"""How many set-ups, and how many games that are looked at, are asked in one go."""

MOST_TRIED = 4000
"""How many smaller ones are tried at most for one finding."""

SAMPLE = 64
"""How many answers are kept to tell what a finding is like."""


def search_tables(  # noqa: PLR0913, PLR0917
    program: Driver,
    game: str,
    rulings: Mapping[str, Value],
    offers: Sequence[str],
    seed: int,
    until: Callable[[TableCounts], bool],
    *,
    misplays: bool = False,
    saved: Iterable[Vector] = (),
    is_late: Callable[[], bool] = never,
) -> TableProgress:
    """Searches until that is true; there is one finding for each clause that seems to be broken.

    Of a program that `misplays`, only what is secret and is told, or is kept back and lies open, is
    a finding: all else may come of that. What was `saved` is asked before all else. The same seed
    asks the same in the same order. When it is late, what is found is not made smaller any more.
    """
    return _Search(program, game, rulings, offers, until, misplays, is_late).run(seed, saved)


class _Search(Course[TableQuestion, FoundTable]):
    """The course of one search."""

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        program: Driver,
        game: str,
        rulings: Mapping[str, Value],
        offers: Sequence[str],
        until: Callable[[TableCounts], bool],
        misplays: bool,
        is_late: Callable[[], bool],
    ) -> None:
        super().__init__(program, game, rulings, offers)
        self._until, self._misplays, self._is_late = until, misplays, is_late
        self._supported = {*TABLE} & {*offers}
        self._right: list[TableQuestion] = []

    def run(self, seed: int, saved: Iterable[Vector]) -> TableProgress:
        """Asks again and again, until it is over or somebody stops it."""
        random, interrupted = Random(seed), None
        try:
            self._ask(self._known(saved))
            self._ask(self._drawn(random))  # whatever is left of the time
            while self._supported and not self._gave_up and not self._is_over():
                self._ask(self._drawn(random))
        except KeyboardInterrupt:
            interrupted = Stopped.when(is_over=self._is_over())
        found = sorted(map(self._likened, self._findings.values()), key=lambda f: f.question.size)
        return TableProgress(TableCounts(**self._counts), tuple(found), interrupted=interrupted)

    def _is_over(self) -> bool:
        return self._until(TableCounts(**self._counts))

    def _known(self, saved: Iterable[Vector]) -> Iterator[TableQuestion]:
        for one in saved:
            if one.op in self._offers:
                yield TableQuestion(one.asked(self._rulings), one.input.get("player"))

    def _drawn(self, random: Random) -> Iterator[TableQuestion]:
        for _ in range(GAMES):
            if START in self._supported:
                yield from starts(random, self._play, self._rulings)
            if SEEN in self._supported:
                self._counts["looked_at"] += 1
                yield from views(random, self._play, self._rulings)

    def _ask(self, questions: Iterable[TableQuestion]) -> None:
        """Asks all of them, and looks at what is wrong, the smallest first."""
        asked, compared = tee(questions)
        wrong = list[tuple[TableQuestion, Outcome]]()
        outcomes = list(self._outcomes(asked))  # to compare one, something else may be asked
        told = [*zip(compared, outcomes)]
        self._count(told)
        for question, outcome in told:
            self._lost += outcome.status in LOST
            if self._sort(question, outcome) is not None:
                wrong.append((question, outcome))
                self._counts["wrong"] += 1
            elif outcome.status in ANSWERED and len(self._right) < SAMPLE:
                self._right.append(question)
        for question, outcome in sorted(wrong, key=lambda found: found[0].size):
            self._add(question, outcome)

    def _count(self, told: Sequence[tuple[TableQuestion, Outcome]]) -> None:
        """Counts what is supported; a request that is not, for this game, is not sent again."""
        asked = Counter(one.op for one, _ in told)
        refused = Counter(one.op for one, said in told if said.status is Status.UNSUPPORTED)
        answered = asked - refused
        self._counts.update(starts=answered[START], views=answered[SEEN])
        self._supported -= {*asked} - {*answered}
        if SEEN not in self._supported:
            del self._counts["looked_at"]

    # What is wrong

    def _sort(self, question: TableQuestion, outcome: Outcome) -> tuple[str, ...] | None:
        """What kind of mistake an answer is, if it is one; it stays the same when shrunk."""
        if outcome.status is Status.UNSUPPORTED or not outcome.was_sent:
            return None
        if outcome.status not in ANSWERED or outcome.data is None:
            return None if self._misplays and question.op == SEEN else (outcome.status.value,)
        differences = self._differences(question, outcome.data)
        if not differences:
            return None
        return question.op, clause_of(question, differences), *parts_of(differences)[:1]

    def _differences(self, question: TableQuestion, answer: Mapping[str, Any]) -> list[Difference]:
        differences = question.wrong(answer)
        if question.op == START or any(not one.place for one in differences):
            return differences
        if self._misplays:
            differences = [one for one in differences if _is_of_secrets(one)]
        if any(one.part == "moves" for one in differences) and self._lists_so(question, answer):
            return [one for one in differences if one.part != "moves"]
        return differences

    def _lists_so(self, question: TableQuestion, answer: Mapping[str, Any]) -> bool:
        """Whether the program gives the seat the same moves in answer to `legal`: then it is a
        matter of play, and of what is seen it is none."""
        setup = {name: part for name, part in question.record[0].items() if name != "deck"}
        moves = [move.to_dict() for move in after(question.record).moves]
        (outcome,) = self._program.ask([protocol.legal([setup, *moves])])
        if not isinstance(outcome.answer, Moves):
            return False
        own = [move for move in outcome.answer.moves if move.get("player") == question.player]
        return {*map(same_move, own)} == {*map(same_move, answer.get("moves", ()))}

    def _add(self, question: TableQuestion, outcome: Outcome) -> None:
        """Keeps what is new, shrunk."""
        sort = self._sort(question, outcome)
        if sort is None or sort in self._seen:
            return
        self._seen.add(sort)
        found = FoundTable(question, rulings=self._rulings, outcome=outcome, broken_off=True)
        try:
            confirmed = self._program.confirm(outcome)
            alone = confirmed.status not in CHANGING and outcome.status not in LOST
            found = evolve(found, outcome=confirmed, broken_off=alone)
            found = self._shrunk(found, sort) if alone else found
        finally:  # if somebody stops it, it is told as it is
            self._keep(found)

    def _shrunk(self, found: FoundTable, sort: tuple[str, ...]) -> FoundTable:
        patience = Patience(MOST_TRIED, self._is_late)
        question = shrink(found.question, lambda steps: self._still(steps, sort), patience)
        (outcome,) = self._outcomes([question])
        if self._sort(question, outcome) != sort:
            return found
        return evolve(found, question=question, outcome=outcome, broken_off=patience.broken_off)

    def _still(self, steps: Sequence[TableQuestion], sort: tuple[str, ...]) -> Iterator[bool]:
        for step, outcome in zip(steps, list(self._outcomes(steps))):
            yield self._sort(step, outcome) == sort

    # What it is like

    def _likened(self, found: FoundTable) -> FoundTable:
        """A finding with the misreading that gives it, and is right where the program is."""
        if found.outcome.data is None:
            return found
        wrong = found.question.wrong(found.outcome.data)
        fitting = [
            one
            for one in mutants.of_tables(self._game)
            if one.facet and told_wrongly(one, found.question) == wrong
            if not any(told_wrongly(one, right) for right in self._right)
        ]
        fitting.sort(key=lambda one: one.clause != found.decides)
        if not fitting:
            return found
        clauses = tuple(dict.fromkeys(one.clause for one in fitting))
        return evolve(found, like=Likeness(fitting[0], throughout=True, clauses=clauses))


def told_wrongly(mutant: TableMutant, question: TableQuestion) -> list[Difference]:
    """Where a mutant answers a question otherwise than the rules."""
    said = mutant.answer(question.op, question.record, question.player)
    return question.wrong(said.get("result", said))


def _is_of_secrets(one: Difference) -> bool:
    """Whether something hidden is told, or something open is kept back."""
    if one.part == "deck" and isinstance(one.got, list):
        return sorted(map(str, one.got)) == sorted(map(str, one.expected))
    return one.part == "players" and None in {_flat(one.expected), _flat(one.got)}


def _flat(value: Any) -> Any:
    return value if value is None else "told"
