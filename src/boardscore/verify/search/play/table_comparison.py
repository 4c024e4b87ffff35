"""Compares the table of a game in an answer with the right one.

A table is plain data: a list of players, and other parts next to it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import frozen

from boardscore.verify.data_types import Data

_PLAYERS = "players"


@frozen
class Misplaced:
    """A different part of a table."""

    part: str
    """The part: the market, or the money, the pier and so on of a player."""
    seat: int | None
    """The player, if it belongs to one."""
    right: Any
    """The right value."""
    got: Any
    """The program's value."""


def find_misplaced(right: Data, got: Mapping[str, Any]) -> Misplaced | None:
    """The first different part; ignores parts that either side lacks.

    >>> right = {"players": [{"money": 10}, {"money": 12, "island": []}], "market": []}
    >>> find_misplaced(right, {"players": [{"money": 10}, {"money": 11}]})
    Misplaced(part='money', seat=1, right=12, got=11)
    """
    players: Sequence[Mapping[str, Any]] = got.get(_PLAYERS, right[_PLAYERS])
    if len(players) != len(right[_PLAYERS]):
        return Misplaced(_PLAYERS, None, len(right[_PLAYERS]), len(players))
    both = [*enumerate(zip(right[_PLAYERS], players)), (None, (right, got))]
    return next((wrong for seat, two in both for wrong in _parts(seat, *two)), None)


def _parts(seat: int | None, right: Data, got: Mapping[str, Any]) -> Iterator[Misplaced]:
    for part, value in right.items():
        is_compared = part in got and (seat is not None or part != _PLAYERS)
        if is_compared and not _are_same(value, got[part]):
            yield Misplaced(part, seat, value, got[part])


def _are_same(right: Any, got: Any) -> bool:
    """Whether two values have equal values and types: true is not 1."""
    if type(right) is not type(got):
        return False
    if isinstance(right, dict):
        return right.keys() == got.keys() and all(_are_same(right[key], got[key]) for key in right)
    if isinstance(right, list):
        return len(right) == len(got) and all(map(_are_same, right, got))
    return bool(right == got)
