"""What lies on the table of a game, as a program tells it, held against what the rules give.

A table is plain data: a list of players, and beside it what belongs to nobody.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import frozen

from boardscore.verify.data_types import Data

_PLAYERS = "players"


@frozen
class Misplaced:
    """A part of a table that is told otherwise."""

    part: str
    """What it is: the market, or of a player the money, the pier and so on."""
    seat: int | None
    """Whose it is; None of what belongs to nobody."""
    right: Any
    """What the rules give."""
    told: Any
    """What the program tells."""


def misplaced(right: Data, told: Mapping[str, Any]) -> Misplaced | None:
    """The first part that is told otherwise; what is left out on either side is not looked at.

    >>> right = {"players": [{"money": 10}, {"money": 12, "island": []}], "market": []}
    >>> misplaced(right, {"players": [{"money": 10}, {"money": 11}]})
    Misplaced(part='money', seat=1, right=12, told=11)
    """
    return None if _is_alike(right, told) else next(_all(right, told), None)


def _all(right: Data, told: Mapping[str, Any]) -> Iterator[Misplaced]:
    players: Sequence[Mapping[str, Any]] = told.get(_PLAYERS, right[_PLAYERS])
    if len(players) != len(right[_PLAYERS]):
        yield Misplaced(_PLAYERS, None, len(right[_PLAYERS]), len(players))
        return
    for seat, (own, other) in enumerate(zip(right[_PLAYERS], players)):
        yield from _parts(seat, own, other)
    yield from _parts(None, right, {name: told[name] for name in told if name != _PLAYERS})


def _parts(seat: int | None, right: Data, told: Mapping[str, Any]) -> Iterator[Misplaced]:
    for part, value in right.items():
        if part in told and not _is_same(value, told[part]):
            yield Misplaced(part, seat, value, told[part])


def _is_same(right: Any, told: Any) -> bool:
    """Whether two values are written alike, whatever the order of names: true is not 1."""
    return _is_alike(right, told) or _written(right) == _written(told)


def _is_alike(right: Any, told: Any) -> bool:
    """Whether they are the same and of the same types, which is seen in a quarter of the time."""
    if type(right) is not type(told):
        return False
    if isinstance(right, dict):
        return right.keys() == told.keys() and all(
            _is_alike(right[key], told[key]) for key in right
        )
    if isinstance(right, list):
        return len(right) == len(told) and all(map(_is_alike, right, told))
    return bool(right == told)


def _written(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
