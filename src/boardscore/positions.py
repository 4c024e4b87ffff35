"""Positions: from a file or a dict to the models of a game, with every mistake at once."""

import os
from collections.abc import Callable, Mapping
from typing import Any

from attrs import fields_dict

from boardscore import auctionland, checks, pier18
from boardscore.checks import seat_problems
from boardscore.errors import PositionError, Problem
from boardscore.files import read_file
from boardscore.messages import Message
from boardscore.reading import (
    Reader,
    checked,
    each,
    gathered,
    lines,
    not_yet,
    table,
    text,
    unwanted,
)
from boardscore.results import Result
from boardscore.rulings import changed, unknown_value

Position = pier18.Position | auctionland.Position

FORMAT = 1
"""The format of positions and results that this version reads and writes."""


def load(path: str | os.PathLike[str]) -> Position:
    """The position in a `.toml` or `.json` file.

    Raises `DocumentError` if the file cannot be read, and `PositionError` with every mistake in
    the position.
    """
    data = read_file(path)
    try:
        return read_position(data)
    except PositionError as error:
        name = os.fspath(path)
        raise PositionError(*(problem.within(name) for problem in error.problems)) from None


def score(position: Position | Mapping[str, Any]) -> Result:
    """The score of a position: one that was loaded, or a dict of the same shape.

    >>> score({"game": "pier18", "players": [{"pier": ["H..Q", "...."]}]}).players[0].total
    2

    Raises `PositionError` with every mistake in the position.
    """
    read = position if isinstance(position, Position) else read_position(position)
    if isinstance(read, pier18.Position):
        return pier18.score(read)
    return auctionland.score(read)


def read_position(data: object) -> Position:
    """The position that a dict of the file's shape describes.

    Raises `PositionError` with every mistake in it.
    """
    if not isinstance(data, Mapping):
        raise unwanted("position", data)
    known = tuple(_POSITIONS)
    if "game" not in data:
        raise PositionError(Problem(Message("error.no_game", known=known), ("game",)))
    game = data["game"]
    if game not in known:
        raise PositionError(Problem(unknown_value(game, known), ("game",)))
    position: Position = _POSITIONS[game](data)
    return position


def _format(value: object) -> int:
    if isinstance(value, int) and value > FORMAT and not isinstance(value, bool):
        raise PositionError(Problem(Message("error.format_newer", got=checks.shown(value))))
    if value != FORMAT or type(value) is not int:
        raise PositionError(Problem(Message("error.format", got=checks.shown(value), known=FORMAT)))
    return FORMAT


def _rulings(defaults: Any) -> Reader:
    def read(value: object) -> Any:
        if not isinstance(value, Mapping):
            raise unwanted("table", value)
        return changed(defaults, value)

    return read


def _seats(player: Reader, most: int, clause: str) -> Reader:
    """A reader of the players; one without a name is called by the seat."""

    def read(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple):
            return tuple(each(player)(value))
        entries = [_named(entry, seat) for seat, entry in enumerate(value)]
        names = [entry.get("name") if isinstance(entry, Mapping) else None for entry in entries]
        parts = ((seat, player, entry) for seat, entry in enumerate(entries))
        return tuple(gathered(parts, seat_problems(names, most, clause)).values())

    return read


def _named(entry: object, seat: int) -> object:
    if not isinstance(entry, Mapping) or "name" in entry:
        return entry
    return {"name": f"Player {seat + 1}", **entry}


def _position(model: Callable[..., Position]) -> Callable[..., Position]:
    """Builds the model of a position; what only says how to read the file is left behind."""

    def build(**found: Any) -> Position:
        return model(**{key: found[key] for key in found if key not in {"format", "game"}})

    return build


def _island_player(
    name: str,
    island: auctionland.Island | None = None,
    counts: auctionland.Counts | None = None,
    **rest: Any,
) -> auctionland.Player:
    holding = island or counts
    assert holding is not None
    return auctionland.Player(name, holding, **rest)


_COUNTS = tuple(fields_dict(auctionland.Counts))
_NAME = checked(checks.name)
_COUNT = checked(checks.whole())

_PIER18_PLAYER = table(
    {
        "name": _NAME,
        "pier": lines(pier18.Pier.parse, "pier"),
        "cards": not_yet,
        "plan_completed": checked(checks.boolean),
        "plan_card": not_yet,
        "plan": not_yet,
        "patrons": checked(checks.whole(0, pier18.MOST_PATRONS)),
        "plan_date": text(pier18.CardDate.parse, "date"),
        "claimed": _COUNT,
    },
    pier18.Player,
    one_of=("pier", "cards"),
)

_AUCTIONLAND_PLAYER = table(
    {
        "name": _NAME,
        "island": lines(auctionland.Island.parse, "island"),
        "counts": table(dict.fromkeys(_COUNTS, _COUNT), auctionland.Counts, required=_COUNTS),
        "money": _COUNT,
        "claimed": _COUNT,
    },
    _island_player,
    one_of=("island", "counts"),
)

_TABLES = table(
    dict.fromkeys(("beaches", "theme_parks"), auctionland.Table.parse), auctionland.Tables
)

_POSITIONS: Mapping[str, Reader] = {
    "pier18": table(
        {
            "format": _format,
            "game": str,
            "rulings": _rulings(pier18.Rulings()),
            "pack": not_yet,
            "players": _seats(_PIER18_PLAYER, pier18.PLAYERS[1], "pier18.players"),
        },
        _position(pier18.Position),
        required=("players",),
    ),
    "auctionland": table(
        {
            "format": _format,
            "game": str,
            "rulings": _rulings(auctionland.Rulings()),
            "pack": not_yet,
            "tables": _TABLES,
            "players": _seats(_AUCTIONLAND_PLAYER, auctionland.PLAYERS[1], "auctionland.players"),
        },
        _position(auctionland.Position),
        required=("players",),
    ),
}
