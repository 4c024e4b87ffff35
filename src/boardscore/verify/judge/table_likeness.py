"""Which misreading answers about the table are like: a mutant of the table that gives the same."""

from collections.abc import Iterable, Iterator, Sequence

from boardscore.verify import mutants
from boardscore.verify.judge.case import Case
from boardscore.verify.vectors.table_mutant import TableMutant
from boardscore.verify.vectors.vectors import TABLE, Difference, check


def likeness_of_tables(cases: Iterable[Case]) -> dict[str, TableMutant]:
    """The misreading behind each wrong answer, by the id of its vector, if there is one.

    A misreading is named if it gives that answer and all that is right: a program may have other
    mistakes. Of several, it is the one that gives most.
    """
    games: dict[str, list[Case]] = {}
    for case in cases:
        if case.vector.op in TABLE and case.got is not None:
            games.setdefault(case.vector.game, []).append(case)
    return {k: v for game, answered in games.items() for k, v in _of_game(game, answered)}


def _of_game(game: str, answered: Sequence[Case]) -> Iterator[tuple[str, TableMutant]]:
    wrong = [case for case in answered if case.differences]
    right = [case for case in answered if not case.differences]
    given = {
        mutant: {case.vector.id for case in wrong if _gives(mutant, case)}
        for mutant in (mutants.of_tables(game) if wrong else ())
        if mutant.facet
    }
    fitting = [mutant for mutant, ids in given.items() if ids and _agrees(mutant, right)]
    for case in wrong:
        own = [mutant for mutant in fitting if case.vector.id in given[mutant]]
        if own:
            name = case.vector.isolates
            yield case.vector.id, max(own, key=lambda one: (len(given[one]), one.facet == name))


def _agrees(mutant: TableMutant, right: Iterable[Case]) -> bool:
    return not any(_differences(mutant, case) for case in right)


def _gives(mutant: TableMutant, case: Case) -> bool:
    return _differences(mutant, case) == list(case.differences)


def _differences(mutant: TableMutant, case: Case) -> list[Difference]:
    vector = case.vector
    record = vector.content(case.rulings)
    said = mutant.answer(vector.op, record, vector.input.get("player"))
    return check(vector, said.get("result", said), case.rulings)
