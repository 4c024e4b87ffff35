"""The test vectors: positions with the score that the written rules give, worked out by hand."""

import json
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Any, NamedTuple

from attrs import field, frozen

from boardscore.clauses import RULINGS
from boardscore.verify.facets import FACETS, Facet

GAMES = ("pier18", "auctionland")
LEVELS = ("smoke", "core", "edge")
"""How central a vector is: what anybody would try first, the rules, their far ends."""


@frozen
class Vector:
    """One question to an implementation, with the answer that the rules give."""

    id: str
    """The facet and a name; it ends in `.near` where the facet just fails to apply."""
    title: str
    """The position in a few words."""
    op: str
    """What is asked: `score`."""
    isolates: str
    """The facet that it is about."""
    touches: tuple[str, ...] = field(converter=tuple)
    """Other clauses that a wrong answer may come from."""
    level: str
    """One of `LEVELS`."""
    why: str
    """How the expectation follows from the rules."""
    input: Mapping[str, Any]
    """The position, in canonical form and without rulings."""
    expect: Mapping[str, Any]
    """Totals, categories and ranks by the default rulings."""
    variants: tuple[Mapping[str, Any], ...] = field(default=(), converter=tuple)
    """Other expectations under other rulings, each with its `when`."""

    @property
    def game(self) -> str:
        """The game: `pier18` or `auctionland`."""
        return self.id.partition(".")[0]

    @property
    def clause(self) -> str:
        """The clause of the facet that it isolates."""
        return self.isolates.partition("/")[0]

    def expected(self, rulings: Mapping[str, Any] | None = None) -> Mapping[str, Any]:
        """The expectation under these rulings, and the defaults of those that are not named."""
        held = {**_defaults(self.game), **(rulings or {})}
        fitting = [one for one in self.variants if one["when"].items() <= held.items()]
        best = max(fitting, key=lambda one: len(one["when"]), default={"expect": self.expect})
        found: Mapping[str, Any] = best["expect"]
        return found


def _defaults(game: str) -> dict[str, Any]:
    """The rulings of a game with their defaults, as JSON writes them."""
    plain = {"true": True, "false": False}
    return {
        ruling.name: plain.get(ruling.values[0], ruling.values[0])
        for ruling in RULINGS
        if ruling.game == game
    }


def load(game: str | None = None) -> tuple[Vector, ...]:
    """The vectors of a game, or of all, in the order of their files."""
    return tuple(
        Vector(**entry) for name in GAMES if game in {None, name} for entry in _entries(name)
    )


def _entries(game: str) -> Iterator[dict[str, Any]]:
    folder = files(__package__).joinpath("vectors", game)
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            yield from json.loads(file.read_text(encoding="utf-8"))


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

    path: str
    """Where: `totals[0]`, `categories[1].poets`."""
    expected: Any
    got: Any


def check(
    vector: Vector, answer: object, rulings: Mapping[str, Any] | None = None
) -> list[Difference]:
    """Where an answer differs from what a vector expects under the rulings.

    What the answer leaves out is not looked at (`unchecked` names it), but totals must be there.
    """
    expected = vector.expected(rulings)
    if not isinstance(answer, Mapping) or "totals" not in answer:
        return [Difference("", dict(expected), answer)]
    return [
        difference
        for key, value in expected.items()
        if key in answer
        for difference in _compared(key, value, answer[key])
    ]


def unchecked(vector: Vector, answer: Mapping[str, Any]) -> list[str]:
    """What a vector expects and an answer says nothing of: `["categories", "ranks"]`."""
    left_out = [key for key in vector.expect if key not in answer]
    categories = zip(vector.expect.get("categories", ()), answer.get("categories", ()))
    return left_out + [
        f"categories[{seat}].{name}"
        for seat, (expected, got) in enumerate(categories)
        for name in expected
        if isinstance(got, Mapping) and name not in got
    ]


def _compared(path: str, expected: Any, got: Any) -> Iterator[Difference]:
    """The differences below a path; of a table, only what is there is compared."""
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        for key in got:
            yield from _compared(f"{path}.{key}", expected.get(key), got[key])
    elif isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        for index, (one, other) in enumerate(zip(expected, got)):
            yield from _compared(f"{path}[{index}]", one, other)
    elif type(expected) is not type(got) or expected != got:
        yield Difference(path, expected, got)


def coverage(vectors: Iterable[Vector], facets: Iterable[Facet] = FACETS) -> dict[str, Covered]:
    """How many vectors each facet has, in the order of the facets."""
    vectors = tuple(vectors)
    return {facet.id: _covered(facet, vectors) for facet in facets}


def _covered(facet: Facet, vectors: Iterable[Vector]) -> Covered:
    about = [one.id for one in vectors if one.isolates == facet.id]
    near = sum(one.endswith(".near") for one in about)
    touching = sum(facet.clause in one.touches and one.clause != facet.clause for one in vectors)
    return Covered(len(about) - near, near, touching)
