"""A misreading: a wrong way to read a rule, with a program that follows it."""

import json
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from attrs import frozen

from boardscore.core.messages import Message, say
from boardscore.verify.data_types import Data
from boardscore.verify.program.protocol import Request
from boardscore.verify.vectors.rule_by_rule_programs import PlainReferee, PlainScorer

Plain = type[PlainScorer] | type[PlainReferee]

GRID = (
    *("left-out", "inverted", "off-by-one", "wrong-scope", "wrong-neighbourhood"),
    *("counted-twice", "tie-wrong", "max-for-sum", "misreading"),
)
"""The kinds of mistake tried on every facet of scoring; `docs/vectors.md` has the table."""


@frozen
class Misreading:
    """A mistake that a person could make with a rule, or one of the controls."""

    id: str
    """The facet and a name, such as `pier18.round.overlap/none:must-cover`. For scoring, the name
    begins with the kind of mistake: `pier18.score.lovers/gap-of-two:off-by-one.far`.
    """
    facet: str | None
    """The misread facet; empty for a control."""
    program: Plain
    """The plain program of the game with the methods changed."""

    @property
    def game(self) -> str:
        """The game: `pier18` or `auctionland`."""
        return self.id.partition(".")[0]

    @property
    def clause(self) -> str:
        """The clause of the facet; empty for a control."""
        return (self.facet or "").partition("/")[0]

    @property
    def kind(self) -> str:
        """The kind of mistake: for scoring one of `GRID`, for a control its name."""
        return self.id.rpartition(":")[2].partition(".")[0]

    @property
    def ops(self) -> tuple[str, ...]:
        """The operations that it answers."""
        return self.program.OPS

    def text(self, lang: str = "en") -> str:
        """The misreading as a sentence."""
        return say(Message(f"misreading.{self.id}"), lang)

    def answers(self, request: Request) -> Data:
        """The answer to a request, in the shape of the protocol."""
        return self.program.answers(_content(request.body))


@lru_cache(maxsize=512)
def _content(body: str) -> Data:
    """A request as data, shared by many misreadings."""
    content: Data = json.loads("{" + body)
    return content


class Misread(NamedTuple):
    """A misread rule and its methods."""

    name: str
    """The facet without the game, and a name: `round.overlap/none:must-cover`."""
    changed: Mapping[str, Callable[..., Any]]
    """The methods that replace those of the plain program."""


def misread(name: str, **changed: Callable[..., Any]) -> Misread:
    """A misread rule, and its changes of the plain program."""
    return Misread(name, changed)


def score_controls(one_more: Callable[..., Any]) -> tuple[Misread, Misread]:
    """A scorer that gets nothing wrong and one that gets every total wrong."""
    return (
        misread("control:identity"),
        misread("control:gross", total=one_more),
    )


PLAY_CONTROLS = (
    misread("control.play:identity"),
    misread("control.play:gross", moves=lambda _: []),
)
"""A referee that gets nothing wrong and one that gets everything wrong."""

TABLE_CONTROLS = (
    misread("control.table:identity"),
    misread("control.table:gross", seen=lambda *_: {"players": []}),
)
"""The same for tables."""


def misreadings_of(plain: Plain, rows: Iterable[Misread]) -> tuple[Misreading, ...]:
    """The misreadings of a plain program."""
    return tuple(_misreading(plain, row) for row in rows)


def _misreading(plain: Plain, row: Misread) -> Misreading:
    assert all(hasattr(plain, name) for name in row.changed), row.name
    facet = f"{plain.GAME}.{row.name.partition(':')[0]}"
    is_control = row.name.startswith("control")
    program = type("Misread", (plain,), dict(row.changed))
    return Misreading(f"{plain.GAME}.{row.name}", None if is_control else facet, program)
