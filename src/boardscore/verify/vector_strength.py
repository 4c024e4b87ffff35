"""Measures which misreadings the vectors detect."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from attrs import frozen

from boardscore.core import registry
from boardscore.core.rulings import Value
from boardscore.verify.game_kit import facets_of, kit_of
from boardscore.verify.judge.declared_rulings import options
from boardscore.verify.judge.vector_run import request_of
from boardscore.verify.judge.verdicts import Rulings
from boardscore.verify.vectors.differences import check
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import Vector


def wrong_programs(game: str | None = None, *ops: str) -> tuple[Misreading, ...]:
    """The misreadings of a game, or of all, and the controls; optionally of some operations."""
    names = registry.names("verification") if game is None else (game,)
    found = (one for name in names for one in kit_of(name).misreadings)
    return tuple(one for one in found if not ops or {*ops} & {*one.program.OPS})


@frozen(eq=False)
class StrengthRow:
    """The results of the vectors on one misreading, computed on demand."""

    misreading: Misreading
    vectors: tuple[Vector, ...]
    """The vectors that it can answer."""

    @cached_property
    def killed_by(self) -> tuple[str, ...]:
        """The vectors that it answers wrongly."""
        return tuple(one.id for one in self.vectors if is_wrong(self.misreading, one))

    @cached_property
    def isolating(self) -> tuple[str, ...]:
        """The vectors about its facet that it answers wrongly."""
        about = (one for one in self.vectors if one.isolates == self.misreading.facet)
        return tuple(one.id for one in about if is_wrong(self.misreading, one))

    @property
    def survives(self) -> bool:
        """Whether no vector about its facet detects it; for a control, whether no vector does."""
        return not (self.isolating if self.misreading.facet else self.killed_by)

    @property
    def as_it_must(self) -> bool:
        """Whether the result is right: `identity` survives, all others die."""
        return self.survives is (self.misreading.kind == "identity")


@frozen
class StrengthTable:
    """The strength of a set of vectors."""

    rows: tuple[StrengthRow, ...]
    """A row for each misreading."""
    controls: tuple[StrengthRow, ...]
    """A row for each control: `identity` must survive, `gross` must die."""

    @property
    def is_void(self) -> bool:
        """Whether a control failed, so that the numbers mean nothing."""
        return not all(row.as_it_must for row in self.controls)

    @property
    def killed(self) -> int:
        """The number of misreadings detected by a vector about their facet."""
        return len(self.rows) - len(self.survivors)

    @property
    def survivors(self) -> tuple[Misreading, ...]:
        """The misreadings that no vector about their facet detects."""
        return tuple(row.misreading for row in self.rows if row.survives)

    @property
    def by_facet(self) -> dict[str, "StrengthTable"]:
        """A table for each facet with misreadings, in the order of the rules."""
        found: dict[str, list[StrengthRow]] = {facet.id: [] for facet in facets_of()}
        for row in self.rows:
            found[str(row.misreading.facet)].append(row)
        return {facet: StrengthTable(tuple(rows), ()) for facet, rows in found.items() if rows}


def measure_strength(vectors: Iterable[Vector], misreadings: Iterable[Misreading]) -> StrengthTable:
    """Runs the vectors of a game against its misreadings.

    Under the default rulings, and under each other value of a single ruling.
    """
    vectors = tuple(vectors)
    rows = [
        StrengthRow(one, tuple(v for v in vectors if v.game == one.game and v.op in one.ops))
        for one in misreadings
    ]
    return StrengthTable(
        rows=tuple(row for row in rows if row.misreading.facet),
        controls=tuple(row for row in rows if not row.misreading.facet),
    )


def is_wrong(misreading: Misreading, vector: Vector, *parts: str) -> bool:
    """Whether a misreading answers a vector, or some parts of it, wrongly under some ruling."""
    return any(
        is_wrong_under(one, misreading, vector, parts) for one in single_rulings(vector.game)
    )


def is_wrong_under(
    rulings: Rulings, misreading: Misreading, vector: Vector, parts: Sequence[str] = ()
) -> bool:
    """Whether a misreading answers a vector wrongly under these rulings."""
    said = misreading.answers(request_of(vector, rulings))
    answer = said.get("result", said)
    given = {name: answer[name] for name in parts} or answer
    return bool(check(vector, given, rulings))


def single_rulings(game: str) -> Iterator[dict[str, Value]]:
    """The rulings to run misreadings under: the defaults, and each other value of a single one."""
    yield {}
    for name, values in options(game).items():
        yield from ({name: value} for value in values[1:])
