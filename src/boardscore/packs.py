"""Data packs: the cards or tiles of a game, from a file or a dict to the models."""

import os
from collections.abc import Callable
from typing import Any

from boardscore.core.errors import DocumentError, PackError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.documents import pack_readers
from boardscore.documents.files import read_file
from boardscore.documents.pack_readers import DEMO, MOST_LISTED
from boardscore.games import game

__all__ = [
    "DEMO",
    "MOST_LISTED",
    "Pack",
    "demo_pack",
    "find_pack",
    "load_pack",
    "read_pack",
    "write_pack",
]

Pack = Any
"""A pack of any game (`documents.packs.AnyPack`)."""


def load_pack(path: str | os.PathLike[str]) -> Any:
    """The pack in a `.toml` or `.json` file; for the invented packs there is `demo_pack`.

    Raises `DocumentError` if the file cannot be read, and `PackError` with every mistake in it.
    """
    if isinstance(path, str) and path == DEMO and not os.path.exists(path):
        raise DocumentError(Problem(Message("error.demo_is_no_file")))
    document = read_file(path, "pack")
    try:
        return read_pack(document.data)
    except PackError as error:
        raise document.blamed(error) from None


def demo_pack(name: str) -> Any:
    """The invented pack that ships for demonstration; it is not the published game.

    >>> demo_pack("pier18").provenance
    'invented'
    """
    return pack_readers.demo_pack(game(name).packs)


def find_pack(value: object, name: str, shelf: Callable[[str], Any] | None = None) -> Any:
    """The pack that is meant for a game: a name on a shelf, a dict, or the pack itself.

    `"demo"` is the invented pack of the game. Without a shelf a name is a path.

    >>> find_pack("demo", "pier18").name
    'demo-pier18'

    Raises `PackError` with every mistake in the pack, or if it is one of another game.
    """
    return pack_readers.find_pack(value, game(name).packs, shelf)


def write_pack(pack: Pack) -> dict[str, Any]:
    """The pack as a dict of the file's shape: what `read_pack` makes this pack of.

    >>> write_pack(demo_pack("pier18"))["cards"][0]
    {'id': '1', 'date': '01-06', 'patron': 'S', 'cells': ['S.Q.', '..A.'], 'plan': 'poets >= 4'}
    """
    head = {"game": pack.GAME, "name": pack.name, "provenance": pack.provenance}
    return {**head, **game(pack.GAME).write_pack(pack)}


def read_pack(data: object) -> Any:
    """The pack that a dict of the file's shape describes; raises `PackError` with every mistake."""
    return pack_readers.read_pack(data, game(pack_readers.game_named(data)).packs)
