"""Line protocol 1: requests to a program, and its possible answers."""

import json
import re
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from attrs import field, frozen

from boardscore.core.messages import Message
from boardscore.core.rulings import Value
from boardscore.core.value_checks import cut

PROTOCOL = 1
"""The version of the protocol, which `hello` names."""

ILLEGAL = "illegal"
ERROR_CODES = (ILLEGAL, "unsupported", "internal")
"""The kinds of errors: a verdict, a gap, a fault of the program."""

GREETED = ("name", "version", "games", "rulings", "offers")
"""The keys of the answer to `hello`."""

TRACE = "trace"
STATE = "state"
START = "start"
SEEN = "seen"
UNHEARD_OF = "unheard_of"
OFFERED = (TRACE, STATE, START, SEEN)
"""The optional operations of `hello`, and the optional state of the table in a trace."""

SCORED = ("totals", "categories", "ranks")
"""The keys of a score."""

LISTED = ("moves",)
"""The keys of a list of moves."""

LONGEST_TEXT = 200
"""The most characters of program output in a report, which are a few lines of a terminal."""


@frozen
class Request:
    """A request, to be sent any number of times, under any id."""

    op: str
    """The operation: `hello`, `score`, `legal`, `replay`, `trace`, `start` or `seen`."""
    body: str
    """The request as JSON, from after the id to the end."""
    game: str = ""
    """The game, if the request is about one."""

    @property
    def kind(self) -> tuple[str, str]:
        """The operation and the game."""
        return self.op, self.game

    def line(self, number: int) -> bytes:
        """The request as a line, under an id.

        >>> legal([]).line(8)
        b'{"id": 8, "op": "legal", "record": []}\\n'
        """
        return f'{{"id": {number}, {self.body}\n'.encode()


def hello() -> Request:
    """The request for the program's name, games and rulings."""
    return _request("hello", protocol=PROTOCOL)


def request(op: str, about: Any, **more: Any) -> Request:
    """A request about a position or a record, given as plain data.

    >>> request("seen", [], player=1).body
    '"op": "seen", "record": [], "player": 1}'
    """
    is_score = op == "score"
    first = about if is_score else next(iter(about), None)
    game = first.get("game") if isinstance(first, Mapping) else None
    parts = {"position" if is_score else "record": about, **more}
    return _request(op, game if isinstance(game, str) else "", **parts)


score, legal, replay, trace, start, seen = (
    partial(request, op) for op in ("score", "legal", "replay", TRACE, START, SEEN)
)
"""Requests for the score of a position; for the legal moves after a record, its totals at the end,
or both at each move; for the table at its start, and for the view of a seat.
"""

_GAME = re.compile(r'"game": "(\w+)"')


def about_game(op: str, lines: Iterable[str]) -> Request:
    """A request about a record whose lines are JSON already.

    >>> about_game("legal", ['{"game": "pier18"}', '{"move": "deal"}']).body
    '"op": "legal", "record": [{"game": "pier18"}, {"move": "deal"}]}'
    """
    body = ", ".join(lines)
    named = _GAME.search(body)
    return Request(op, f'"op": {json.dumps(op)}, "record": [{body}]}}', named[1] if named else "")


def unknown_request() -> Request:
    """A request with an unknown operation, as a later version of the protocol may have."""
    return _request(UNHEARD_OF)


def _request(op: str, game: str = "", **parts: Any) -> Request:
    return Request(op, json.dumps({"op": op, **parts}, allow_nan=False)[1:], game)


class _Readable:
    __slots__ = ()

    @property
    def data(self) -> dict[str, Any] | None:
        """The answer as plain data, as vectors expect it; None for an error that none expects."""
        raise NotImplementedError

    @property
    def shown(self) -> dict[str, Any] | None:
        """The answer in reports."""
        return self.data

    @property
    def message(self) -> Message:
        """The answer as text."""
        return Message("verify.answered", answer=cut(json.dumps(self.shown), LONGEST_TEXT))


@frozen
class Scored(_Readable):
    """The answer to `score` and `replay`; missing parts are None."""

    totals: tuple[int, ...]
    """The total of each player, in seat order."""
    categories: tuple[Mapping[str, int], ...] | None = None
    """The points of each player by category."""
    ranks: tuple[int, ...] | None = None
    """The place of each player."""
    besides: tuple[str, ...] = field(default=(), eq=False, repr=False)
    """The unknown names in the answer."""

    @property
    def data(self) -> dict[str, Any]:
        parts = {"totals": self.totals, "categories": self.categories, "ranks": self.ranks}
        return {name: list(part) for name, part in parts.items() if part is not None}


@frozen
class Moves(_Readable):
    """The answer to `legal`; the order of moves does not affect equality."""

    moves: tuple[Mapping[str, Any], ...] = field(
        eq=lambda moves: sorted(json.dumps(move, sort_keys=True) for move in moves)
    )
    """The legal moves in the program's order."""
    besides: tuple[str, ...] = field(default=(), eq=False, repr=False)
    """The unknown names in the answer."""

    @property
    def data(self) -> dict[str, Any]:
        return {"moves": list(self.moves)}


@frozen
class Traced(_Readable):
    """The answer to `trace`."""

    moves: tuple[Moves, ...]
    """The legal moves before each move of the record."""
    scored: Scored | None = None
    """The score, if the game is over and the program gives it."""
    states: tuple[Mapping[str, Any], ...] | None = None
    """The table before the first move and after each, if the program gives it."""

    @property
    def data(self) -> dict[str, Any]:
        moves = [list(one.moves) for one in self.moves]
        states = {} if self.states is None else {"states": list(self.states)}
        return {"moves": moves, **states, **(self.scored.data if self.scored else {})}


@frozen
class Seen(_Readable):
    """The answer to `start` and to `seen`."""

    table: Mapping[str, Any]
    """The table; hidden parts are None."""
    moves: Moves | None = None
    """The legal moves of the seat, if the program lists them."""

    @property
    def data(self) -> dict[str, Any]:
        return {**self.table, **(self.moves.data if self.moves else {})}


@frozen
class Greeting(_Readable):
    """The answer to `hello`, with defaults for missing keys."""

    name: str | None = None
    version: str | None = None
    games: tuple[str, ...] | None = None
    """The games of the program; None if they are missing."""
    rulings: Mapping[str, Value | tuple[Value, ...]] = field(factory=dict)
    """The declared rulings, each with one value or a list of values."""
    offers: tuple[str, ...] = ()
    """The optional operations of the program."""
    besides: tuple[str, ...] = field(default=(), eq=False, repr=False)
    """The unknown names in the answer."""
    faults: tuple[Message, ...] = field(default=(), eq=False, repr=False)
    """The faults in fields of the answer, which have their defaults instead."""

    @property
    def data(self) -> dict[str, Any]:
        parts = {"name": self.name, "version": self.version, "games": self.games}
        given = {name: part for name, part in parts.items() if part is not None}
        return {**given, "rulings": self.rulings} if self.rulings else given


@frozen
class Refused(_Readable):
    """An error that the program reports; answers with other words are equal."""

    code: str
    """`illegal`, `unsupported` or `internal`."""
    said: str = field(default="", eq=False)
    """The program's own words."""
    index: int | None = None
    """The index of the illegal move; 0 is the first one after the set-up line."""
    part: str | None = None
    """The key in the first line of the record that cannot be played."""

    @property
    def data(self) -> dict[str, Any] | None:
        if self.code != ILLEGAL:
            return None
        where = {"index": self.index, "part": self.part}
        given = {name: value for name, value in where.items() if value is not None}
        return {"error": {"code": self.code, **given}}

    @property
    def shown(self) -> dict[str, Any]:
        parts = {"code": self.code, "index": self.index, "part": self.part, "message": self.said}
        return {key: part for key, part in parts.items() if part not in {None, ""}}


@frozen
class Garbled:
    """An answer that cannot be read."""

    message: Message
    """The fault."""


Answer = Scored | Moves | Traced | Seen | Greeting | Refused | Garbled
