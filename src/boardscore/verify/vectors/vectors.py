"""The test vectors: requests with answers worked out by hand from the written rules."""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Any, ClassVar

from attrs import field, frozen

from boardscore.core import registry
from boardscore.core.messages import Message
from boardscore.core.rulings import as_dict
from boardscore.games import game as offered
from boardscore.verify.game_kit import kit_of

LEVELS = ("smoke", "core", "edge")
"""The levels of vectors: first tries, the rules, their limits."""
PLAY = ("legal", "replay")
"""The operations about a record."""

TABLE = ("start", "seen")
"""The optional operations about the table."""

Rulings = Mapping[str, Any]


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
    """The retired ids of vectors, with their reasons; none is ever used again.

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
