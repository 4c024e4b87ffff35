"""Line protocol 1: requests to a program, and the keys of its answers."""

import json
import re
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from attrs import frozen

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
