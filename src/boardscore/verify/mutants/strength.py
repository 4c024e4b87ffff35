"""How strong the vectors are: which mutants they kill."""

from collections.abc import Iterable, Iterator, Sequence

from attrs import frozen

from boardscore.core.rulings import Value
from boardscore.verify.judge.readings import options
from boardscore.verify.vectors import facets
from boardscore.verify.vectors.mutant import Misreading, Mutant
from boardscore.verify.vectors.play_mutant import PlayMutant
from boardscore.verify.vectors.table_mutant import TableMutant
from boardscore.verify.vectors.vectors import Vector, check


@frozen
class Row:
    """What the vectors make of one mutant."""

    mutant: Misreading
    killed_by: tuple[str, ...]
    """The vectors that it answers wrongly."""
    isolating: tuple[str, ...]
    """Those of them that are about its facet."""
    by_totals: tuple[str, ...]
    """Those about its facet that it gives wrong totals for: they need no categories or ranks."""

    @property
    def survives(self) -> bool:
        """Whether no vector about its facet notices it; of a control, whether no vector does."""
        return not (self.isolating if self.mutant.facet else self.killed_by)

    @property
    def as_it_must(self) -> bool:
        """Whether it does what it must: `identity` survives, all others die."""
        return self.survives is (self.mutant.kind == "identity")


@frozen
class Table:
    """How strong a set of vectors is."""

    rows: tuple[Row, ...]
    """One for each mutant that has a facet."""
    controls: tuple[Row, ...]
    """Those that have none: `identity` must survive, `gross` must die."""

    @property
    def is_void(self) -> bool:
        """Whether a control did not do what it must, so that the numbers mean nothing."""
        return not all(row.as_it_must for row in self.controls)

    @property
    def killed(self) -> int:
        """How many mutants a vector that isolates their facet kills."""
        return len(self.rows) - len(self.survivors)

    @property
    def survivors(self) -> tuple[Misreading, ...]:
        """The mutants that no vector about their facet kills."""
        return tuple(row.mutant for row in self.rows if row.survives)

    @property
    def by_facet(self) -> dict[str, "Table"]:
        """The same for each facet that has mutants, in the order of the rules."""
        parts = {facet.id: Table(self._of(facet.id), ()) for facet in facets.of()}
        return {facet: part for facet, part in parts.items() if part.rows}

    def _of(self, facet: str) -> tuple[Row, ...]:
        return tuple(row for row in self.rows if row.mutant.facet == facet)


def run(vectors: Iterable[Vector], mutants: Iterable[Mutant]) -> Table:
    """Asks every mutant every vector of its game, under the default rulings.

    The vectors are about positions: mutants do not play.
    """
    vectors = tuple(vectors)
    return _table([_row(mutant, vectors) for mutant in mutants])


def run_play(vectors: Iterable[Vector], mutants: Iterable[PlayMutant]) -> Table:
    """Asks every mutant of play the vectors about its facet, and the controls all of its game.

    They are asked under the default rulings, and under each other value of a ruling by itself.
    """
    vectors = tuple(vectors)
    return _table([_row_of_play(mutant, vectors) for mutant in mutants])


def run_tables(vectors: Iterable[Vector], mutants: Iterable[TableMutant]) -> Table:
    """Asks every mutant of the table as those of play are asked."""
    vectors = tuple(vectors)
    return _table([_row_of_play(mutant, vectors) for mutant in mutants])


def joined(*tables: Table) -> Table:
    """Tables as one."""
    return Table(
        rows=tuple(row for table in tables for row in table.rows),
        controls=tuple(row for table in tables for row in table.controls),
    )


def _table(rows: Sequence[Row]) -> Table:
    return Table(
        rows=tuple(row for row in rows if row.mutant.facet),
        controls=tuple(row for row in rows if not row.mutant.facet),
    )


def _row(mutant: Mutant, vectors: Iterable[Vector]) -> Row:
    answers = [(one, mutant.score(one.input)) for one in vectors if one.game == mutant.game]
    killing = [(one, answer) for one, answer in answers if check(one, answer)]
    about = [(one, answer) for one, answer in killing if one.isolates == mutant.facet]
    return Row(
        mutant,
        killed_by=tuple(one.id for one, _ in killing),
        isolating=tuple(one.id for one, _ in about),
        by_totals=tuple(
            one.id for one, answer in about if check(one, {"totals": answer["totals"]})
        ),
    )


def _row_of_play(mutant: PlayMutant | TableMutant, vectors: Iterable[Vector]) -> Row:
    asked = [one for one in vectors if one.game == mutant.game]
    about = [one for one in asked if mutant.facet in {None, one.isolates}]
    killing = tuple(one.id for one in about if plays_wrongly(mutant, one))
    return Row(mutant, killed_by=killing, isolating=killing, by_totals=())


def plays_wrongly(mutant: PlayMutant | TableMutant, vector: Vector) -> bool:
    """Whether a mutant of play or of the table answers a vector wrongly, under some ruling."""
    seat = [vector.input["player"]] if "player" in vector.input else []
    for rulings in single_rulings(vector.game):
        said = mutant.answer(vector.op, vector.content(rulings), *seat)
        if check(vector, said.get("result", said), rulings):
            return True
    return False


def single_rulings(game: str) -> Iterator[dict[str, Value]]:
    """The default rulings, and each other value of a ruling by itself."""
    yield {}
    for name, values in options(game).items():
        yield from ({name: value} for value in values[1:])
