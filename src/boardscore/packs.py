"""Reads packs, the cards or tiles of a game, from a file or a dict."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import TYPE_CHECKING, Any

from boardscore.core import registry
from boardscore.core.errors import BoardscoreError, DocumentError, ModelError, PackError, Problem
from boardscore.core.messages import Message
from boardscore.core.rulings import unknown
from boardscore.core.value_checks import cut, show_value, wrong_argument
from boardscore.documents import pack_readers
from boardscore.documents.pack_readers import DEMO, MOST_LISTED, PackKind, is_pack
from boardscore.documents.pack_sheets import csv_rows, sheet_of
from boardscore.games import game

if TYPE_CHECKING:
    from boardscore.union_types import Pack


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
    """A pack of any game as a dict in the shape of a file; the inverse of `read_pack`.

    >>> write_pack(demo_pack("pier18"))["cards"][0]
    {'id': '1', 'date': '01-06', 'patron': 'S', 'cells': ['S.Q.', '..A.'], 'plan': 'poets >= 4'}
    """
    return pack_kind(pack.GAME).write(pack)


def write_csv_pack(pack: AnyPack) -> str:
    """A pack of any game as the text of a CSV file, without its name and its provenance.

    Raises `PackError` for a tile that has the id of a score table, and `DocumentError` for control
    characters.
    """
    from boardscore.documents.csv_packs import write_csv

    sheet, data = sheet_of(pack.GAME), write_pack(pack)
    for place, entry in enumerate(data[sheet.listed]):
        if entry["id"] in sheet.tables:
            message = Message("error.csv_table_id", id=entry["id"])
            raise PackError(Problem(message, (sheet.listed, place, "id")))
    return write_csv(csv_rows(sheet, data))


def read_pack(data: object) -> "Pack":
    """The pack of any game that a dict describes; raises `PackError` with every mistake."""
    pack: Pack = pack_readers.read_pack(data, pack_kind(pack_readers.game_named(data)))
    return pack


Packs = str | os.PathLike[str] | Mapping[str, Any] | None
"""Packs that a document may name: none, those in a folder, or those in a mapping."""

PackLookup = Callable[[str], Any]

_LONGEST_NAME = 200


def lookup_for(packs: Packs) -> PackLookup:
    """The lookup of packs for untrusted documents.

    Raises `ModelError` for anything but a folder, a mapping of names to packs, or None.
    """
    if packs is None:
        return _nothing
    if isinstance(packs, Mapping):
        return lambda name: _named(name, packs)
    folder = os.fspath(packs) if isinstance(packs, str | os.PathLike) else None
    if not isinstance(folder, str):
        raise ModelError(Problem(wrong_argument("packs", packs), ("packs",)))
    return lambda name: _inside(name, Path(folder))


def relative_to(folder: str | os.PathLike[str]) -> PackLookup:
    """The lookup of packs for a document in your own folder.

    A path may lead out of the folder. If the pack there cannot be used, messages reveal nothing
    about the file, not even whether it exists.
    """
    return lambda name: _beside(name, Path(folder))


def seen_from(folder: str | os.PathLike[str], place: str | os.PathLike[str]) -> str:
    """The name of a pack's file as documents in a folder write it; the inverse of `relative_to`."""
    try:
        return Path(os.path.relpath(place, folder)).as_posix()
    except ValueError:  # on another drive
        return os.path.abspath(place)


def _nothing(name: str) -> Any:
    raise PackError(Problem(Message("error.no_packs", got=show_value(name))))


NO_PACKS: PackLookup = _nothing
"""The lookup that finds nothing."""


def _named(name: str, packs: Mapping[str, Any]) -> Any:
    if name not in packs:
        known = tuple(one for one in packs if isinstance(one, str))
        raise PackError(Problem(unknown("error.unknown_pack", name, known)))
    pack = packs[name]
    return pack if is_pack(pack) else read_pack(pack)


def _inside(name: str, folder: Path) -> Any:
    if not _lies_in(name, folder):
        raise PackError(Problem(Message("error.pack_outside", got=show_value(name))))
    if not os.path.exists(folder / name):  # names of other files are not for strangers
        raise DocumentError(Problem(Message("error.no_such_file"), file=str(folder / name)))
    return load_pack(folder / name)


def _beside(name: str, folder: Path) -> Any:
    if not name or "\0" in name or _lies_in(name, folder):
        return load_pack(folder / name)
    try:
        return load_pack(folder / name)
    except BoardscoreError:
        file = cut(name, _LONGEST_NAME)
        raise PackError(Problem(Message("error.pack_elsewhere", file=file))) from None


def _lies_in(name: str, folder: Path) -> bool:
    """Whether a name leads to a file inside a folder, on any system, with all links resolved."""
    written = PurePosixPath(name.replace("\\", "/"))
    if not name or ".." in written.parts or written.is_absolute() or PureWindowsPath(name).drive:
        return False
    try:
        return (folder / name).resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError, ValueError):  # a link to itself, or a null character
        return False
