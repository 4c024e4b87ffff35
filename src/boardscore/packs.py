"""Reads packs, the cards or tiles of a game, from a file or a dict."""

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from boardscore.any_game import game
from boardscore.core import registry
from boardscore.core.errors import DocumentError, PackError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.documents import pack_readers
from boardscore.documents.pack_readers import DEMO, MOST_LISTED, PackKind
from boardscore.documents.pack_rows import csv_rows, sheet_of

__all__ = [
    "DEMO",
    "MOST_LISTED",
    "AnyPack",
    "demo_pack",
    "find_pack",
    "load_pack",
    "read_pack",
    "write_csv_pack",
    "write_pack",
]

if TYPE_CHECKING:
    from boardscore.union_types import Pack

AnyPack = Any
"""A pack of any game, including registered ones."""


def load_pack(path: str | os.PathLike[str], *, game: str | None = None) -> "Pack":
    """The pack in a `.toml`, `.json` or `.csv` file, or the demo pack of a game.

    >>> load_pack("demo", game="pier18").provenance
    'invented'

    Raises `DocumentError` if the file cannot be read, and `PackError` with every mistake in it or
    for a pack of another game.
    """
    is_demo = isinstance(path, str) and path == DEMO and not os.path.exists(path)
    if game is not None:
        kind = pack_kind(pack_readers.game_named({"game": game}))
        pack: Pack = pack_readers.demo_pack(kind) if is_demo else pack_readers.load_pack(path, kind)
        return pack
    if is_demo:
        raise DocumentError(Problem(Message("error.demo_is_no_file")))
    document = pack_readers.read_pack_file(path)
    try:
        return read_pack(document.data)
    except PackError as error:
        raise document.blamed(error) from None


def pack_kind(name: str) -> PackKind[Any]:
    """The packs of a game; raises `NotAvailableError` if it has none."""
    kind = game(name).packs
    if kind is None:
        raise registry.not_available(name, "packs")
    return kind


def demo_pack(name: str) -> "Pack":
    """The demo pack of a game; it is invented, not the published one.

    >>> demo_pack("pier18").provenance
    'invented'
    """
    pack: Pack = pack_readers.demo_pack(pack_kind(name))
    return pack


def is_demo(pack: AnyPack) -> bool:
    """Whether a pack is the demo pack of its game."""
    kind = pack_kind(pack.GAME)
    return kind.home is not None and bool(pack == pack_readers.demo_pack(kind))


def find_pack(value: object, name: str, lookup: Callable[[str], Any] | None = None) -> Any:
    """The pack for a name, a dict, or a pack itself.

    `"demo"` is the demo pack of the game. Without a lookup, a name is a path.

    >>> find_pack("demo", "pier18").name
    'demo-pier18'

    Raises `PackError` with every mistake in the pack, or if it is one of another game.
    """
    return pack_readers.find_pack(value, pack_kind(name), lookup)


def write_pack(pack: AnyPack) -> dict[str, Any]:
    """The pack as a dict in the shape of a file; the inverse of `read_pack`.

    >>> write_pack(demo_pack("pier18"))["cards"][0]
    {'id': '1', 'date': '01-06', 'patron': 'S', 'cells': ['S.Q.', '..A.'], 'plan': 'poets >= 4'}
    """
    return pack_kind(pack.GAME).write(pack)


def write_csv_pack(pack: AnyPack) -> str:
    """The pack as the text of a CSV file, without its name and its provenance.

    Raises `PackError` for a tile that has the id of a score table, and `DocumentError` for control
    characters.
    """
    from boardscore.documents.csv_syntax import write_csv

    sheet, data = sheet_of(pack.GAME), write_pack(pack)
    for place, entry in enumerate(data[sheet.listed]):
        if entry["id"] in sheet.tables:
            message = Message("error.csv_table_id", id=entry["id"])
            raise PackError(Problem(message, (sheet.listed, place, "id")))
    return write_csv(csv_rows(sheet, data))


def read_pack(data: object) -> "Pack":
    """The pack that a dict describes; raises `PackError` with every mistake."""
    pack: Pack = pack_readers.read_pack(data, pack_kind(pack_readers.game_named(data)))
    return pack
