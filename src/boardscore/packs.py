"""Data packs: the cards or tiles of a game, from a file or a dict to the models."""

import os
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from boardscore import auctionland, checks, pier18
from boardscore.checks import id_problems
from boardscore.errors import PackError, PositionError
from boardscore.files import parse_toml, read_file
from boardscore.pier18.notation import read_symbol
from boardscore.reading import (
    Reader,
    by_game,
    checked,
    format_number,
    gathered,
    lines,
    table,
    text,
    unwanted,
    without_head,
)

Pack = pier18.Pack | auctionland.Pack


def load_pack(path: str | os.PathLike[str]) -> Pack:
    """The pack in a `.toml` or `.json` file.

    Raises `DocumentError` if the file cannot be read, and `PackError` with every mistake in it.
    """
    document = read_file(path, "pack")
    try:
        return read_pack(document.data)
    except PackError as error:
        raise document.blamed(error) from None


def demo_pack(game: str) -> Pack:
    """The invented pack that ships for demonstration; it is not the published game.

    >>> demo_pack("pier18").provenance
    'invented'
    """
    source = files("boardscore") / "demo" / f"{game}.toml"
    return read_pack(parse_toml(source.read_text(encoding="utf-8")))


def read_pack(data: object) -> Pack:
    """The pack that a dict of the file's shape describes; raises `PackError` with every mistake."""
    try:
        pack: Pack = by_game(data, _PACKS, "pack")(data)
    except PositionError as error:
        raise PackError(*error.problems) from None
    return pack


def _listed(reader: Reader) -> Reader:
    """A reader of a list of things with ids, all different."""

    def read(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple):
            raise unwanted("tables", value)
        ids = [entry.get("id") if isinstance(entry, Mapping) else None for entry in value]
        parts = ((place, reader, entry) for place, entry in enumerate(value))
        return tuple(gathered(parts, id_problems(ids)).values())

    return read


def _card(plan: pier18.Condition | None = None, plan_text: str = "", **rest: Any) -> pier18.Card:
    return pier18.Card(plan=plan or plan_text, **rest)


_HEAD: Mapping[str, Reader] = {
    "format": format_number,
    "game": str,
    "name": checked(checks.name),
    "provenance": checked(checks.name),
}
_ID = checked(checks.identifier)

CARD = table(
    {
        "id": _ID,
        "date": text(pier18.CardDate.parse, "date"),
        "patron": text(read_symbol, "symbol"),
        "cells": lines(pier18.Pier.parse, "pier"),
        "plan": text(pier18.Condition, "condition"),
        "plan_text": checked(checks.name),
    },
    _card,
    required=("id", "date", "patron", "cells"),
    one_of=("plan", "plan_text"),
)
"""The reader of one card of a pack of Pier 18."""

TABLES = table(
    dict.fromkeys(("beaches", "theme_parks"), auctionland.Table.parse), auctionland.Tables
)
"""The reader of the score tables of Auctionland."""

TILE = table(
    {
        "id": _ID,
        "tile": text(auctionland.Tile.parse, "tile"),
        "count": checked(checks.whole(1, 99)),
    },
    auctionland.PackTile,
    required=("id", "tile"),
)
"""The reader of one tile of a pack of Auctionland."""

_PACKS: Mapping[str, Reader] = {
    "pier18": table(
        {**_HEAD, "cards": _listed(CARD)},
        without_head(pier18.Pack),
        required=("name", "provenance", "cards"),
    ),
    "auctionland": table(
        {**_HEAD, "tables": TABLES, "tiles": _listed(TILE)},
        without_head(auctionland.Pack),
        required=("name", "provenance", "tiles"),
    ),
}
