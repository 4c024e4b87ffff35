"""Reads positions of any game from a file or a dict and reports every mistake at once."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boardscore.core import registry, value_checks
from boardscore.core.errors import PackError, PositionError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.core.results import Result
from boardscore.documents.document_files import read_bytes, read_file
from boardscore.documents.value_readers import by_game
from boardscore.games import game, game_of
from boardscore.pack_lookup import NO_PACKS, PackLookup, Packs, lookup_for, relative_to
from boardscore.packs import find_pack

if TYPE_CHECKING:
    from boardscore.union_types import Position

AnyPosition = Any
"""A final position of any game, including registered ones; it has a `GAME`."""

_DOCUMENT = value_checks.instance(str, bytes, bytearray)


def load(path: str | os.PathLike[str]) -> "Position":
    """The position in a `.toml` or `.json` file; the path of its pack is relative to the file.

    Raises `DocumentError` if the file cannot be read, and `PositionError` with every mistake in the
    position.
    """
    name = value_checks.file_name(path)
    document = read_file(name)
    try:
        position: Position = read_position(document.data, relative_to(Path(name).parent))
    except PositionError as error:
        raise document.blamed(error) from None
    return position


def loads(data: str | bytes, packs: Packs = None) -> "Position":
    """The position in a text: JSON if it begins with a brace, otherwise TOML.

    Safe for untrusted input: it opens no file unless `packs` allows it, as in `score`.

    >>> loads(b'{"game": "pier18", "players": [{"pier": ["H", "."]}]}').players[0].name
    'Player 1'

    Raises `DocumentError` for what is neither TOML nor JSON, and `PositionError` with every mistake
    in the position.
    """
    value_checks.require(_DOCUMENT, data, "data")
    document = read_bytes(data.encode(errors="replace") if isinstance(data, str) else data, "-")
    try:
        position: Position = read_position(document.data, lookup_for(packs))
    except PositionError as error:
        raise document.blamed(error) from None
    return position


def score(position: "Position | Mapping[str, Any]", packs: Packs = None) -> Result[Any]:
    """The score of a position: a model, or a dict in the shape of a file.

    Untrusted dicts are safe: the `pack` that a dict names opens no file. It must be the pack itself
    or `"demo"`, unless `packs` is a folder (nothing outside is opened) or a mapping of names to
    packs.

    >>> score({"game": "pier18", "players": [{"pier": ["H..Q", "...."]}]}).players[0].total
    2

    Raises `PositionError` with every mistake in the position.
    """
    if isinstance(position, str | bytes | os.PathLike):
        raise PositionError(Problem(Message("error.score_of_file")))
    stock, name = lookup_for(packs), getattr(position, "GAME", None)
    is_read = not isinstance(position, Mapping) and name in registry.names()
    read = position if is_read else read_position(position, stock)
    result: Result[Any] = game(game_of(read)).score(read)
    return result


def read_position(data: object, packs: PackLookup = NO_PACKS) -> AnyPosition:
    """The position that a dict describes; packs that it names are found by the lookup.

    Raises `PositionError` with every mistake in it.
    """
    name = by_game(data, {name: name for name in registry.names()}, "position")
    assert isinstance(data, Mapping)
    pack, problems = _pack(data, packs)
    try:
        position = game(name).position_reader(pack)(data)
    except PositionError as error:
        # Entries that need the pack cannot be checked if the pack is wrong.
        rest = (problem for problem in error.problems if not problems or problem.code != "no_pack")
        raise PositionError(*problems, *rest) from None
    if problems:
        raise PositionError(*problems)
    return position


def _pack(data: Mapping[str, Any], packs: PackLookup) -> tuple[Any, list[Problem]]:
    """The pack of a position, named or included, and the problems with it."""
    if "pack" not in data:
        return None, []
    try:
        return find_pack(data["pack"], data["game"], packs), []
    except (PackError, registry.NotAvailableError) as error:
        return None, [problem.under("pack") for problem in error.problems]
