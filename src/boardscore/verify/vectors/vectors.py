"""The test vectors: what is asked, with what the written rules give, worked out by hand."""

import json
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Any, ClassVar, NamedTuple

from attrs import field, frozen

from boardscore.core import registry
from boardscore.core.messages import Message
from boardscore.core.problems import path_text
from boardscore.core.rulings import as_dict
from boardscore.documents.source_positions import Path
from boardscore.games import game as offered
from boardscore.verify import games
from boardscore.verify.vectors.facet import Facet
from boardscore.verify.vectors.moves import held_against, plainly_after

LEVELS = ("smoke", "core", "edge")
"""How central a vector is: what anybody would try first, the rules, their far ends."""
PLAY = ("legal", "replay")
"""What is asked about a record and not about a position."""

TABLE = ("start", "seen")
"""What is asked about what lies on the table; only those who offer it are asked."""

_HEADS = ("totals", "players", "moves", "error")
"""What an expectation is about, and an answer to it too."""


@frozen
class Vector:
    """One question to an implementation, with the answer that the rules give."""

    id: str
    """The facet and a name; it ends in `.near` where the facet just fails to apply."""
    title: str
    """The position or the game in a few words."""
    title_de: str = field(default="", kw_only=True)
    """The same in German; only a finding that was saved without may lack it."""
    op: str
    """What is asked: `score`, one of `PLAY` or one of `TABLE`."""
    isolates: str
    """The facet that it is about."""
    touches: tuple[str, ...] = field(converter=tuple)
    """Other clauses that a wrong answer may come from."""
    level: str
    """One of `LEVELS`."""
    why: str
    """How the expectation follows from the rules."""
    why_de: str = field(default="", kw_only=True)
    """The same in German, as with the title."""
    input: Mapping[str, Any]
    """The position, or the record under `record`, in canonical form and without rulings."""
    expect: Mapping[str, Any]
    """What the default rulings give: totals, categories and ranks, or moves, or an error."""
    variants: tuple[Mapping[str, Any], ...] = field(default=(), converter=tuple)
    """Other expectations under other rulings, each with its `when`."""

    IS_FOUND: ClassVar[bool] = False
    """Whether a search found it, and no person worked it out."""

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

    def title_in(self, lang: str) -> str:
        """The title in a language; in English if there is none."""
        return (self.title_de if lang == "de" else "") or self.title

    def why_in(self, lang: str) -> str:
        """The working in a language; in English if there is none."""
        return (self.why_de if lang == "de" else "") or self.why

    def content(self, rulings: Mapping[str, Any]) -> Any:
        """The position or the record as it is sent, with the rulings it is judged under."""
        if self.op == "score":
            return {**self.input, "rulings": dict(rulings)}
        setup, *moves = self.input["record"]
        return [{**setup, "rulings": {**rulings, **setup.get("rulings", {})}}, *moves]

    def expected(self, rulings: Mapping[str, Any] | None = None) -> Mapping[str, Any]:
        """The expectation under these rulings, and the defaults of those that are not named."""
        if not self.variants:
            return self.expect
        held = {**_defaults(self.game), **(rulings or {})}
        fitting = [one for one in self.variants if one["when"].items() <= held.items()]
        best = max(fitting, key=lambda one: len(one["when"]), default={"expect": self.expect})
        found: Mapping[str, Any] = best["expect"]
        return found


def _defaults(game: str) -> dict[str, Any]:
    """The rulings of a game with their defaults, as JSON writes them."""
    return as_dict(offered(game).rulings())


def load(game: str | None = None) -> tuple[Vector, ...]:
    """The vectors of a game, or of all, in the order of their files."""
    return tuple(
        Vector(**entry)
        for name in registry.names("verification")
        if game in {None, name}
        for entry in _entries(name)
    )


def positions(game: str | None = None) -> tuple[Vector, ...]:
    """The vectors of a game, or of all, that are about positions."""
    return tuple(one for one in load(game) if one.op == "score")


def plays(game: str | None = None) -> tuple[Vector, ...]:
    """The vectors of a game, or of all, that are about play."""
    return tuple(one for one in load(game) if one.op in PLAY)


def tables(game: str | None = None) -> tuple[Vector, ...]:
    """The vectors of a game, or of all, that are about what lies on the table."""
    return tuple(one for one in load(game) if one.op in TABLE)


def _entries(game: str) -> Iterator[dict[str, Any]]:
    folder = files(games.home(game)).joinpath("vectors")
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            yield from json.loads(file.read_text(encoding="utf-8"))


def withdrawn() -> dict[str, Message]:
    """The ids that no vector has any more, each with the reason; none is ever used again.

    >>> from boardscore import say
    >>> say(withdrawn()["pier18.score.plan/groups.number"])[:38]
    'Its groups reached across the pier by '
    """
    return {
        name: Message(f"why_withdrawn.{reason}")
        for game in registry.names("verification")
        for name, reason in _withdrawn(game).items()
    }


def _withdrawn(game: str) -> dict[str, str]:
    file = files(games.home(game)).joinpath("withdrawn.json")
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


class Covered(NamedTuple):
    """How many vectors a facet has."""

    isolating: int
    """Those that are about it, without the near misses."""
    near: int
    """Those where it just fails to apply."""
    touching: int
    """Those of other clauses that a mistake in its clause may spoil."""


@frozen
class Difference:
    """One place where an answer is not what is expected."""

    place: Path
    """Where: the name of the part, then the seat, then the category; or that of an error; of a move
    that is answered, `moves` and its index; of one that is missing, `moves` alone. Empty if the
    whole answer is another one."""
    expected: Any
    """What belongs there; None for a move that is too many."""
    got: Any
    """What is there; None for a move that is missing."""

    @property
    def part(self) -> str:
        """The part of the answer: `totals`, `moves`, ...; empty if it is another answer."""
        return str(self.place[0]) if self.place else ""

    @property
    def seat(self) -> int | None:
        """The player whose points are wrong; None for what is no player's alone."""
        of_player = self.part in {"totals", "categories"} and len(self.place) > 1
        return int(self.place[1]) if of_player else None

    @property
    def category(self) -> str | None:
        """The category that is wrong, if it is one."""
        named = self.part == "categories" and len(self.place) > 2
        return str(self.place[2]) if named else None

    @property
    def path(self) -> str:
        """The place as people write it.

        >>> Difference(("categories", 1, "poets"), 2, 3).path
        'categories[1].poets'
        """
        return path_text(self.place)


def check(
    vector: Vector, answer: object, rulings: Mapping[str, Any] | None = None
) -> list[Difference]:
    """Where an answer differs from what a vector expects under the rulings.

    What the answer leaves out is not looked at (`unchecked` names it), but totals, moves or the
    error must be there, whichever is expected.
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
    """The names in the categories of an answer that the game does not have, each once."""
    known = categories_of(vector)
    if not known:
        return ()
    named = (name for points in answer.get("categories", ()) for name in points)
    return tuple(dict.fromkeys(name for name in named if name not in known))


def categories_of(vector: Vector) -> tuple[str, ...]:
    """The names of the categories that a vector expects; none if it expects no score."""
    return tuple(vector.expected().get("categories", [{}])[0])


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


def left_out(
    vector: Vector, answer: Mapping[str, Any], rulings: Mapping[str, Any] | None = None
) -> list[Path]:
    """What a vector expects and an answer says nothing of: `[("categories",), ("ranks",)]`."""
    expected = vector.expected(rulings)
    if not _answers(expected, answer):
        return []
    assert isinstance(answer, Mapping)
    checked = {key: value for key, value in expected.items() if key != "moves" or key not in answer}
    return list(_left_out((), checked, answer))


def _answers(expected: Mapping[str, Any], answer: object) -> bool:
    """Whether an answer is of the kind that is expected: totals, moves or an error."""
    head = next(one for one in _HEADS if one in expected)
    return isinstance(answer, Mapping) and head in answer


def _left_out(place: Path, expected: Any, got: Any) -> Iterator[Path]:
    """The keys of tables that are not there, at any depth."""
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        for key, value in expected.items():
            below = (*place, key)
            yield from _left_out(below, value, got[key]) if key in got else [below]
    elif isinstance(expected, list) and isinstance(got, list):
        for index, (one, other) in enumerate(zip(expected, got)):
            yield from _left_out((*place, index), one, other)


def _compared(place: Path, expected: Any, got: Any, *, may_say_more: bool) -> Iterator[Difference]:
    """The differences below a place; of a table, only what is there is compared.

    An answer about what is on the table may say more than is expected, at any depth.
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
    """The moves that are missing, then those that are too many; each counts for what it does."""
    expected = vector.expected(rulings)["moves"]
    if not isinstance(got, list | tuple):
        yield Difference(("moves",), list(expected), got)
        return
    wrong = held_against(expected, got, plainly_after(vector.content(rulings)))
    yield from (Difference(("moves",), move, None) for move in wrong.missing)
    yield from (Difference(("moves", place), None, move) for place, move in wrong.too_many)


def coverage(vectors: Iterable[Vector], facets: Iterable[Facet]) -> dict[str, Covered]:
    """How many vectors each facet has, in the order of the facets."""
    vectors = tuple(vectors)
    return {facet.id: _covered(facet, vectors) for facet in facets}


def _covered(facet: Facet, vectors: Iterable[Vector]) -> Covered:
    about = [one for one in vectors if one.isolates == facet.id]
    near = sum(one.is_near_miss for one in about)
    touching = sum(facet.clause in one.touches and one.clause != facet.clause for one in vectors)
    return Covered(len(about) - near, near, touching)
