"""The test vectors: requests with answers worked out by hand from the written rules."""

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Any, ClassVar, NamedTuple

from attrs import field, frozen

from boardscore.core import registry
from boardscore.core.errors import path_text
from boardscore.core.messages import Message
from boardscore.core.rulings import as_dict
from boardscore.documents.source_positions import Path
from boardscore.games import game as offered
from boardscore.verify.game_kit import kit_of
from boardscore.verify.right_answers import faults_of_list, plainly_after
from boardscore.verify.vectors.facets import Facet

LEVELS = ("smoke", "core", "edge")
"""The levels of vectors: first tries, the rules, their limits."""
PLAY = ("legal", "replay")
"""The operations about a record."""

TABLE = ("start", "seen")
"""The optional operations about the table."""

Rulings = Mapping[str, Any]
Answer = Mapping[str, Any]

_HEADS = ("totals", "players", "moves", "error")
"""The key that shows the kind of an expectation or answer."""


@frozen
class Vector:
    """A request to an implementation, with the right answer by the rules."""

    id: str
    """The facet and a name; ends in `.near` where the facet just fails to apply."""
    title: str
    """A short description of the position or game."""
    title_de: str = field(default="", kw_only=True)
    """The same in German; only some saved findings lack it."""
    op: str
    """The operation: `score`, one of `PLAY` or one of `TABLE`."""
    isolates: str
    """The facet that it is about."""
    touches: tuple[str, ...] = field(converter=tuple)
    """Other clauses that may explain a wrong answer, under the default rulings."""
    level: str
    """One of `LEVELS`."""
    why: str
    """The derivation of the expectation from the rules."""
    why_de: str = field(default="", kw_only=True)
    """The same in German, as for the title."""
    input: Mapping[str, Any]
    """The position, or the record under `record`, in canonical form and without rulings."""
    expect: Mapping[str, Any]
    """The answer by the default rulings: totals, categories and ranks, or moves, or an error."""
    variants: tuple[Mapping[str, Any], ...] = field(default=(), converter=tuple)
    """The right answers under other rulings, each with its `when`."""

    IS_FOUND: ClassVar[bool] = False
    """Whether a search found it, rather than a person."""

    @property
    def game(self) -> str:
        """The game: `pier18` or `auctionland`."""
        return self.id.partition(".")[0]

    @property
    def is_near_miss(self) -> bool:
        """Whether its facet just fails to apply."""
        return self.id.endswith(".near")

    @property
    def clause(self) -> str:
        """The clause of the facet that it isolates."""
        return self.isolates.partition("/")[0]

    @property
    def categories(self) -> tuple[str, ...]:
        """The names of the expected categories; none without a score."""
        return tuple(self.expect.get("categories", [{}])[0])

    def is_touched_by(self, ruling: str) -> bool:
        """Whether it is sent under every declared value of a ruling.

        So it is if it has an answer for one, or isolates a clause of the ruling or of a neighbour.
        """
        named = kit_of(self.game).ruled.get(ruling, ())
        about = {one.partition(".")[2] for one in (self.clause, self.isolates)}
        return bool(about & {*named}) or any(ruling in one["when"] for one in self.variants)

    def title_in(self, lang: str) -> str:
        """The title in a language; in English if there is none."""
        return (self.title_de if lang == "de" else "") or self.title

    def why_in(self, lang: str) -> str:
        """The working in a language; in English if there is none."""
        return (self.why_de if lang == "de" else "") or self.why

    def content(self, rulings: Mapping[str, Any]) -> Any:
        """The position or the record with rulings."""
        if self.op == "score":
            return {**self.input, "rulings": dict(rulings)}
        setup, *moves = self.input["record"]
        return [{**setup, "rulings": {**rulings, **setup.get("rulings", {})}}, *moves]

    def expected(self, rulings: Mapping[str, Any] | None = None) -> Mapping[str, Any]:
        """The right answer under these rulings, with the defaults for all others."""
        if not self.variants:
            return self.expect
        held = {**_default_rulings(self.game), **(rulings or {})}
        fitting = [one for one in self.variants if one["when"].items() <= held.items()]
        best = max(fitting, key=lambda one: len(one["when"]), default={"expect": self.expect})
        found: Mapping[str, Any] = best["expect"]
        return found


@cache
def _default_rulings(game: str) -> Mapping[str, Any]:
    return as_dict(offered(game).rulings())


def load(game: str | None = None, ops: Iterable[str] = ()) -> tuple[Vector, ...]:
    """The vectors of a game, or of all, in the order of their files; of some operations, or all."""
    return tuple(
        Vector(**entry)
        for name in registry.names("verification")
        if game in {None, name}
        for entry in _entries(name)
        if not ops or entry["op"] in ops
    )


def positions(game: str | None = None) -> tuple[Vector, ...]:
    """The vectors about positions, of a game or of all."""
    return load(game, ("score",))


@cache
def _entries(game: str) -> list[dict[str, Any]]:
    folder = files(kit_of(game).home).joinpath("vectors")
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return [*chain.from_iterable(json.loads(file.read_text(encoding="utf-8")) for file in found)]


def withdrawn() -> dict[str, Message]:
    """The retired ids with their reasons; none is ever used again.

    >>> from boardscore import say
    >>> say(withdrawn()["pier18.score.plan/groups.number"])[:38]
    'Its groups reached across the pier by '
    """
    homes = [files(kit_of(game).home) for game in registry.names("verification")]
    lists = [home.joinpath("withdrawn.json") for home in homes]
    return {
        name: Message(f"why_withdrawn.{reason}")
        for one in lists
        if one.is_file()
        for name, reason in json.loads(one.read_text(encoding="utf-8")).items()
    }


class Covered(NamedTuple):
    """The number of vectors about a facet."""

    isolating: int
    """The vectors about it, without the near misses."""
    near: int
    """The vectors where it just fails to apply."""
    touching: int
    """The vectors of other clauses that a mistake in its clause may affect."""


@frozen
class Difference:
    """A place where an answer is wrong."""

    place: Path
    """The part, the seat and the category; or that of an error. For an extra move, `moves` and its
    index; for a missing one, `moves` alone. Empty if the whole answer is different.
    """
    expected: Any
    """The expected value; None for an extra move."""
    got: Any
    """The received value; None for a missing move."""

    @property
    def part(self) -> str:
        """The part of the answer: `totals`, `moves`, ...; empty for another kind of answer."""
        return str(self.place[0]) if self.place else ""

    @property
    def seat(self) -> int | None:
        """The player with the wrong points; None if no single player is affected."""
        of_player = self.part in {"totals", "categories"} and len(self.place) > 1
        return int(self.place[1]) if of_player else None

    @property
    def category(self) -> str | None:
        """The wrong category, if it is one."""
        named = self.part == "categories" and len(self.place) > 2
        return str(self.place[2]) if named else None

    @property
    def path(self) -> str:
        """The path as text.

        >>> Difference(("categories", 1, "poets"), 2, 3).path
        'categories[1].poets'
        """
        return path_text(self.place)


def check(vector: Vector, answer: object, rulings: Rulings | None = None) -> list[Difference]:
    """The differences of an answer from the expectation of a vector under the rulings.

    Missing parts are ignored (`unchecked` names them), but the totals, moves or error must be
    there, whichever is expected.
    """
    expected = vector.expected(rulings)
    if not _answers(expected, answer):
        return [Difference((), dict(expected), answer)]
    assert isinstance(answer, Mapping)
    return [
        difference
        for key, value in expected.items()
        if key in answer
        for difference in (
            _compared_moves(vector, rulings or {}, answer[key])
            if key == "moves"
            else _compared((key,), value, answer[key], may_say_more=vector.op in TABLE)
        )
    ]


def unknown_categories(vector: Vector, answer: Mapping[str, Any]) -> tuple[str, ...]:
    """The unknown category names in an answer, each once."""
    known = vector.categories
    named = (name for points in answer.get("categories", ()) for name in points)
    return tuple(dict.fromkeys(name for name in named if known and name not in known))


def understood(vector: Vector, answer: Mapping[str, Any]) -> Mapping[str, Any]:
    """An answer without the categories that the game does not have."""
    strange = unknown_categories(vector, answer)
    if not strange:
        return answer
    kept = [
        {name: points for name, points in player.items() if name not in strange}
        for player in answer["categories"]
    ]
    return {**answer, "categories": kept}


def missing_parts(vector: Vector, answer: Answer, rulings: Rulings | None = None) -> list[Path]:
    """The expected parts that an answer lacks: `[("categories",), ("ranks",)]`."""
    expected = vector.expected(rulings)
    if not _answers(expected, answer):
        return []
    assert isinstance(answer, Mapping)
    checked = {key: value for key, value in expected.items() if key != "moves" or key not in answer}
    return list(_left_out((), checked, answer))


def _answers(expected: Mapping[str, Any], answer: object) -> bool:
    """Whether an answer is of the expected kind: totals, moves or an error."""
    head = next(one for one in _HEADS if one in expected)
    return isinstance(answer, Mapping) and head in answer


def _left_out(place: Path, expected: Any, got: Any) -> Iterator[Path]:
    """The expected keys that the tables of an answer lack, at any depth."""
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        for key, value in expected.items():
            below = (*place, key)
            yield from _left_out(below, value, got[key]) if key in got else [below]
    elif isinstance(expected, list) and isinstance(got, list):
        for index, (one, other) in enumerate(zip(expected, got)):
            yield from _left_out((*place, index), one, other)


def _compared(place: Path, expected: Any, got: Any, *, may_say_more: bool) -> Iterator[Difference]:
    """The differences below a path; of a table, only existing keys are compared.

    An answer about the table may have additional keys at any depth.
    """
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        parts = [
            (key, expected.get(key), part)
            for key, part in got.items()
            if key in expected or not may_say_more
        ]
    elif isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        parts = [(at, *both) for at, both in enumerate(zip(expected, got))]
    elif type(expected) is type(got) and expected == got:
        return
    else:
        yield Difference(place, expected, got)
        return
    for key, one, other in parts:
        yield from _compared((*place, key), one, other, may_say_more=may_say_more)


def _compared_moves(vector: Vector, rulings: Mapping[str, Any], got: Any) -> Iterator[Difference]:
    """The missing moves, then the extra ones, whatever their notation."""
    expected = vector.expected(rulings)["moves"]
    if not isinstance(got, list | tuple):
        yield Difference(("moves",), list(expected), got)
        return
    wrong = faults_of_list(expected, got, plainly_after(vector.content(rulings)))
    yield from (Difference(("moves",), move, None) for move in wrong.missing)
    yield from (Difference(("moves", place), None, move) for place, move in wrong.too_many)


def coverage(vectors: Iterable[Vector], facets: Iterable[Facet]) -> dict[str, Covered]:
    """The number of vectors for each facet, in the order of the facets."""
    vectors = tuple(vectors)
    return {facet.id: _covered(facet, vectors) for facet in facets}


def _covered(facet: Facet, vectors: Iterable[Vector]) -> Covered:
    about = [one for one in vectors if one.isolates == facet.id]
    near = sum(one.is_near_miss for one in about)
    touching = sum(facet.clause in one.touches and one.clause != facet.clause for one in vectors)
    return Covered(len(about) - near, near, touching)
