"""Reads the shared parts of all positions: head, rulings, players."""

from collections.abc import Callable, Mapping
from typing import Any

from boardscore.core import value_checks
from boardscore.core.messages import default_name
from boardscore.core.rulings import change_rulings
from boardscore.core.value_checks import seat_problems
from boardscore.documents.value_readers import (
    Reader,
    checked_value,
    format_number,
    gather,
    skip_header,
    table,
    wrong_type,
)

TEXT = checked_value(value_checks.name)
COUNT = checked_value(value_checks.whole())


def _name(value: Any) -> Any:
    return TEXT(value_checks.tidy_name(value))


NAME: Reader = _name
"""A reader of a player's name, which comes out tidy."""


def position(
    build: Callable[..., Any], pack: object, rulings: Any, players: Reader, **more: Reader
) -> Reader:
    """A reader of a position whose pack is known; `rulings` are the defaults."""
    return table(
        {
            "format": format_number,
            "game": str,
            "rulings": _rulings(rulings),
            "pack": lambda _: pack,
            **more,
            "players": players,
        },
        skip_header(build),
        required=("players",),
    )


def _rulings(defaults: Any) -> Reader:
    def read(value: object) -> Any:
        if not isinstance(value, Mapping):
            raise wrong_type("table", value)
        return change_rulings(defaults, value)

    return read


def seats(player: Reader, most: int, clause: str) -> Reader:
    """A reader of the players; a player without a name gets the name of the seat."""

    def read(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple):
            raise wrong_type("tables", value)
        # Surplus players are counted, not read.
        entries = [_named(entry, seat) for seat, entry in enumerate(value[:most])]
        names = [entry.get("name") if isinstance(entry, Mapping) else None for entry in entries]
        parts = ((seat, player, entry) for seat, entry in enumerate(entries))
        return tuple(gather(parts, seat_problems(names, most, clause, len(value))).values())

    return read


def _named(entry: object, seat: int) -> object:
    if not isinstance(entry, Mapping) or "name" in entry:
        return entry
    return {"name": default_name(seat + 1), **entry}
