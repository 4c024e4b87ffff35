"""Reads positions of any game from a file or a dict and reports every mistake at once."""

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, overload

from boardscore.core import registry, value_checks
from boardscore.core.errors import (
    DocumentError,
    GameError,
    ModelError,
    PackError,
    PositionError,
    Problem,
    raise_all,
)
from boardscore.core.messages import Message
from boardscore.core.results import Result
from boardscore.core.rulings import choices, unknown_value
from boardscore.documents.document_files import file_format, read_bytes, read_file
from boardscore.documents.toml_writer import write_toml
from boardscore.documents.value_readers import by_game
from boardscore.games import Plugin, game, game_of
from boardscore.packs import (
    DEMO,
    NO_PACKS,
    PackLookup,
    Packs,
    find_pack,
    is_demo,
    lookup_for,
    relative_to,
)

if TYPE_CHECKING:
    from boardscore import auctionland, pier18
    from boardscore.auctionland import IslandScore
    from boardscore.pier18 import PierScore
    from boardscore.union_types import Position, Score

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


def loads(data: str | bytes, *, packs: Packs = None) -> "Position":
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


def dumps(position: "Position | Mapping[str, Any]", format: str = "toml") -> str:  # noqa: A002
    """A position (a model or a dict) as text, in `"toml"` or `"json"`; `loads` reads it back.

    The text contains the pack, or names the demo pack.

    >>> position = loads('{"game": "pier18", "players": [{"name": "Anna", "pier": ["H", "."]}]}')
    >>> loads(dumps(position)) == position
    True

    Raises `PositionError` for a position that no file can describe, such as one with a Plan in
    words but no Plan card, and `DocumentError` for a text that is too large to be read back.
    """
    if not isinstance(format, str) or format not in _WRITERS:
        raise ModelError(Problem(unknown_value(format, tuple(_WRITERS)), ("format",)))
    read = position_of(position)
    text = _WRITERS[format](data_of(read))
    if not _is_read_back(text, read):
        raise PositionError(Problem(Message("error.not_writable")))
    return text


def _is_read_back(text: str, position: AnyPosition) -> bool:
    """Whether a text is read as this position, with its bars, which do not matter for equality."""
    try:
        written = loads(text)
    except PositionError:
        return False
    return bool(written == position and written.to_dict() == position.to_dict())


def dump(position: "Position | Mapping[str, Any]", path: str | os.PathLike[str]) -> None:
    """Writes a position to a `.toml` or `.json` file, which `load` reads.

    Raises `DocumentError` for another suffix or a file that cannot be written, and `PositionError`
    like `dumps`.
    """
    from boardscore.documents.atomic_writer import NotSavedError, put

    name = value_checks.file_name(path)
    try:
        put(name, dumps(position, file_format(name, "position")).encode())
    except NotSavedError as error:
        raise DocumentError(Problem(Message("error.not_saved", why=error.why), file=name)) from None
    except DocumentError as error:
        raise DocumentError(*(problem.within(name) for problem in error.problems)) from None


_WRITERS: Mapping[str, Callable[[Mapping[str, Any]], str]] = {
    "toml": write_toml,
    "json": lambda data: json.dumps(data, ensure_ascii=False, indent=2) + "\n",
}


def data_of(position: AnyPosition) -> dict[str, Any]:
    """A position in the shape of a file, with the name of a demo pack in its place."""
    if not hasattr(position, "to_dict"):
        raise registry.not_available(game_of(position), "writing")
    data: dict[str, Any] = position.to_dict()
    if "pack" in data and is_demo(position.pack):
        data["pack"] = DEMO
    return data


@overload
def score(position: "pier18.Position", *, packs: Packs = None) -> "Result[PierScore]": ...
@overload
def score(position: "auctionland.Position", *, packs: Packs = None) -> "Result[IslandScore]": ...
@overload
def score(position: "Position | Mapping[str, Any]", *, packs: Packs = None) -> "Result[Score]": ...
def score(position: "Position | Mapping[str, Any]", *, packs: Packs = None) -> "Result[Score]":
    """The score of a position: a model, or a dict in the shape of a file.

    Untrusted dicts are safe: the `pack` that a dict names opens no file. It must be the pack itself
    or `"demo"`, unless `packs` is a folder (nothing outside is opened) or a mapping of names to
    packs.

    >>> score({"game": "pier18", "players": [{"pier": ["H..Q", "...."]}]}).players[0].total
    2

    Raises `PositionError` with every mistake in the position, and `GameError` if the code of an
    added game returns a result that does not fit it.
    """
    if isinstance(position, str | bytes | os.PathLike):
        raise PositionError(Problem(Message("error.score_of_file")))
    read = position_of(position, lookup_for(packs))
    name = game_of(read)
    plugin = game(name)
    result: Result[Any] = plugin.score(read)
    if registry.is_added(name):
        _check_result(result, name, plugin)
    return result


def _check_result(result: "Result[Any]", name: str, plugin: Plugin[Any, Any]) -> None:
    """Raises `GameError` for a result that names another game, or clauses or rulings of others."""
    if result.game != name:
        raise GameError(Message("error.game_of_result", name=name, got=result.game))
    known, title = {f"{name}.{clause}" for clause in plugin.clauses}, Message(f"game.{name}")
    for rule in (line.rule for player in result.players for line in player.lines):
        if rule not in known:
            raise GameError(Message("error.game_line", clause=rule, game=title))
    options = choices(plugin.rulings)
    for ruling, value in (*result.rulings, *result.rulings_of_play):
        if value not in options.get(ruling, ()):
            wrong = Message("error.game_ruling", ruling=ruling, got=str(value), game=title)
            raise GameError(wrong)


def position_of(position: object, packs: PackLookup = NO_PACKS) -> AnyPosition:
    """The position itself, or the one that a dict describes.

    Raises `PositionError` with every mistake in the dict, and `ModelError` for another model.
    """
    if getattr(position, "GAME", None) not in registry.names() or isinstance(
        position, Mapping | str
    ):
        if not isinstance(position, Mapping):
            raise PositionError(Problem(value_checks.wrong_argument("position_or_dict", position)))
        return read_position(position, packs)
    if isinstance(position, type) or not hasattr(position, "players"):
        wrong = {"got": value_checks.show_argument(position), "known": ("Position",)}
        raise ModelError(Problem(Message("error.not_instance", **wrong), ("position",)))
    return position


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
        problems += [one for one in error.problems if not problems or one.code != "no_pack"]
    raise_all(PositionError, problems)
    return position


def _pack(data: Mapping[str, Any], packs: PackLookup) -> tuple[Any, list[Problem]]:
    """The pack of a position, named or included, and the problems with it."""
    if "pack" not in data:
        return None, []
    try:
        return find_pack(data["pack"], data["game"], packs), []
    except (PackError, registry.NotAvailableError) as error:
        return None, [problem.under("pack") for problem in error.problems]
