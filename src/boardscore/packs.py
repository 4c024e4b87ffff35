"""Data packs: the cards or tiles of a game, from a file or a dict to the models."""

import os
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any

from boardscore import auctionland, pier18
from boardscore.core import checks
from boardscore.core.checks import id_problems, too_many
from boardscore.core.errors import BoardscoreError, PackError, PositionError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.documents.files import parse_toml, read_file
from boardscore.documents.readers import (
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
from boardscore.pier18.notation import read_symbol

Pack = pier18.Pack | auctionland.Pack

DEMO = "demo"
"""What stands for the invented pack that ships with boardscore; no file of a pack is named so."""

MOST_LISTED = 500
"""How many cards, or tiles that differ, a pack may have."""

_LONGEST_PATH = 200
"""How much of the path of a pack a message shows."""


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


def find_pack(value: object, game: str, shelf: Callable[[str], Pack] | None = None) -> Pack:
    """The pack that is meant for a game: a name on a shelf, a dict, or the pack itself.

    `"demo"` is the invented pack of the game. Without a shelf a name is a path.

    >>> find_pack("demo", "pier18").name
    'demo-pier18'

    Raises `PackError` with every mistake in the pack, or if it is one of the other game.
    """
    try:
        if value == DEMO:
            return demo_pack(game)
        pack = _found(value, shelf or load_pack)
    except BoardscoreError as error:
        raise PackError(*map(_where_it_is_named, error.problems)) from None
    if game_of(pack) != game:
        raise PackError(of_other_game(pack, game))
    return pack


def of_other_game(pack: Pack, game: str) -> Problem:
    """What is wrong with a pack that is not of the game that it should be of."""
    names = {"got": Message(f"game.{game_of(pack)}"), "game": Message(f"game.{game}")}
    return Problem(Message("error.pack_of_other_game", **names))


def _found(value: object, shelf: Callable[[str], Pack]) -> Pack:
    if isinstance(value, Pack):
        return value
    return shelf(value) if isinstance(value, str) else read_pack(value)


def game_of(pack: Pack) -> str:
    """The game that a pack is of."""
    return "pier18" if isinstance(pack, pier18.Pack) else "auctionland"


def _where_it_is_named(problem: Problem) -> Problem:
    """What is wrong with a pack's file as a whole is wrong where a document names the file."""
    if problem.file is None or problem.path or problem.whole_file:
        return problem
    file = checks.cut(problem.file, _LONGEST_PATH)
    return Problem(Message("error.pack_file", file=file, what=problem.message))


def write_pack(pack: Pack) -> dict[str, Any]:
    """The pack as a dict of the file's shape: what `read_pack` makes this pack of.

    >>> write_pack(demo_pack("pier18"))["cards"][0]
    {'id': '1', 'date': '01-06', 'patron': 'S', 'cells': ['S.Q.', '..A.'], 'plan': 'poets >= 4'}
    """
    head = {"game": game_of(pack), "name": pack.name, "provenance": pack.provenance}
    if isinstance(pack, pier18.Pack):
        return {**head, "cards": [_write_card(card) for card in pack.cards]}
    tables = write_tables(pack.tables)
    tiles = [{"id": one.id, "tile": str(one.tile), "count": one.count} for one in pack.tiles]
    return {**head, **({"tables": tables} if tables else {}), "tiles": tiles}


def _write_card(card: pier18.Card) -> dict[str, Any]:
    key = "plan" if isinstance(card.plan, pier18.Condition) else "plan_text"
    return {
        "id": card.id,
        "date": str(card.date),
        "patron": card.patron.value,
        "cells": str(card.cells).split("\n"),
        key: str(card.plan),
    }


def write_tables(tables: auctionland.Tables) -> dict[str, list[int | str]]:
    """The score tables that are known, by name, as files hold them."""
    known = {"beaches": tables.beaches, "theme_parks": tables.theme_parks}
    return {name: table.entries for name, table in known.items() if table is not None}


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
        if len(value) > MOST_LISTED:
            raise PositionError(Problem(too_many(len(value), MOST_LISTED)))
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
