"""Finds and reads packs of any game, from a file or a dict; packs in progress, with their gaps."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

from attrs import evolve, frozen

from boardscore.core import registry, value_checks
from boardscore.core.errors import BoardscoreError, DocumentError, PackError, PositionError, Problem
from boardscore.core.game_setup import AnyPack
from boardscore.core.messages import Message
from boardscore.core.value_checks import id_problems, too_many
from boardscore.documents.document_files import Document, parse_toml, read_file
from boardscore.documents.pack_sheets import CellPath, Sheet, sheet_of
from boardscore.documents.value_readers import (
    Reader,
    by_game,
    checked_value,
    format_number,
    gather,
    wrong_type,
)

DEMO = "demo"
"""The name of the demo pack of each game; no pack file may have it."""

MOST_LISTED = 500
"""The most cards, or different tiles, in a pack."""

_LONGEST_PATH = 200
"""How many characters of a pack's path a message shows."""


P = TypeVar("P", bound=AnyPack)
PackLookup = Callable[[str], Any]
"""Looks up a pack by the name in a document; raises `BoardscoreError`."""


@frozen
class PackKind(Generic[P]):
    """The packs of one game: how to read and write them, and which are playable."""

    model: type[P]
    """The class of the packs."""
    read: Reader
    """Builds a pack from a dict; raises `PositionError` with every mistake."""
    write: Callable[[P], dict[str, Any]]
    """The pack in the shape of a file."""
    home: str | None = None
    """The package that contains the demo pack, `demo.toml`, if there is one."""
    obstacles: Callable[[P], Sequence[Problem]] = lambda _: ()
    """Why a valid pack cannot be played."""

    @property
    def game(self) -> str:
        """The game of the packs."""
        return self.model.GAME


def game_named(data: object) -> str:
    """The game that a pack dict names; raises `PackError`."""
    try:
        return by_game(data, {name: name for name in registry.names()}, "pack")
    except PositionError as error:
        raise PackError(*error.problems) from None


def read_pack(data: object, kind: PackKind[P]) -> P:
    """The pack of a game that a dict describes; raises `PackError` with every mistake."""
    require_game(game_named(data), kind.game)
    try:
        pack: P = kind.read(data)
    except PositionError as error:
        raise PackError(*error.problems) from None
    return pack


def read_pack_file(path: str | os.PathLike[str]) -> Document:
    """The document of a pack: TOML, JSON or CSV, as the suffix says; raises `DocumentError`."""
    name = value_checks.file_name(path)
    if name.lower().endswith(".csv"):
        from boardscore.documents.csv_packs import read_csv_pack

        return read_csv_pack(name)
    return read_file(name, "pack")


def load_pack(path: str | os.PathLike[str], kind: PackKind[P]) -> P:
    """The pack of a game in a file; raises `DocumentError` or `PackError`."""
    document = read_pack_file(path)
    try:
        return read_pack(document.data, kind)
    except PackError as error:
        raise document.blamed(error) from None


def demo_pack(kind: PackKind[P]) -> P:
    """The demo pack of a game, read from the game's package; its cards or tiles are invented."""
    pack: P = _invented(kind)
    return pack


@lru_cache(maxsize=16)
def _invented(kind: PackKind[Any]) -> Any:
    """The demo pack, read only once."""
    from importlib.resources import files

    if kind.home is None:
        raise registry.not_available(kind.game, "demo")
    source = files(kind.home) / "demo.toml"
    if not source.is_file():
        raise DocumentError(Problem(Message("error.no_demo_file", package=kind.home)))
    return read_pack(parse_toml(source.read_text(encoding="utf-8")), kind)


def find_pack(value: Any, kind: PackKind[P], lookup: PackLookup | None = None) -> P:
    """The pack for a name, a dict, or a pack itself; `"demo"` is the demo pack.

    Without a lookup, a name is a path. Raises `PackError` with every mistake in the pack, or if it
    belongs to another game.
    """
    try:
        if isinstance(value, str):
            if value == DEMO:
                return demo_pack(kind)
            if len(value) > value_checks.LONGEST_TEXT:
                raise PackError(
                    Problem(value_checks.too_long(len(value), value_checks.LONGEST_TEXT))
                )
            value = lookup(value) if lookup else load_pack(value, kind)
        if isinstance(value, Mapping):
            return read_pack(value, kind)
    except BoardscoreError as error:
        raise PackError(*map(_where_it_is_named, error.problems)) from None
    if isinstance(value, kind.model):
        return value
    if is_pack(value):
        raise PackError(of_other_game(value.GAME, kind.game))
    raise PackError(Problem(value_checks.not_wanted("pack", value)))


def is_pack(value: Any) -> bool:
    """Whether a value is a pack of any game; states, positions and cards have a `GAME` too."""
    return getattr(value, "GAME", None) in registry.names() and hasattr(value, "provenance")


def given_pack(value: object, kind: PackKind[P]) -> P:
    """Reads the pack that an argument gives: a pack, a dict, a path, or `"demo"`.

    Raises `DocumentError` if the file cannot be read, and `PackError` with all mistakes in it, or
    for a pack of another game.
    """
    if isinstance(value, os.PathLike) or (isinstance(value, str) and value != DEMO):
        return _at_path(value, kind)
    if not (isinstance(value, (str, Mapping)) or is_pack(value)):
        raise PackError(Problem(value_checks.wrong_argument("pack_or_path", value), ("pack",)))
    try:
        return find_pack(value, kind)
    except PackError as error:
        raise PackError(*(problem.under("pack") for problem in error.problems)) from None


def _at_path(path: str | os.PathLike[str], kind: PackKind[P]) -> P:
    """The pack in a file; one of another game is a mistake where it is named, not in the file."""
    document = read_pack_file(value_checks.file_name(path, "pack"))
    try:
        named = game_named(document.data)
        if named == kind.game:
            return read_pack(document.data, kind)
    except PackError as error:
        raise document.blamed(error) from None
    raise PackError(of_other_game(named, kind.game).under("pack"))


def require_game(got: str, game: str) -> None:
    """Raises `PackError` if the game that a pack names is not the one expected."""
    if got != game:
        raise PackError(of_other_game(got, game))


def of_other_game(got: str, game: str) -> Problem:
    """The problem with a pack of another game."""
    named = {"got": Message(f"game.{got}"), "game": Message(f"game.{game}")}
    return Problem(Message("error.pack_of_other_game", **named))


def _where_it_is_named(problem: Problem) -> Problem:
    """Moves problems of a pack file as a whole to the place where a document names the file."""
    if problem.file is None or problem.path or problem.whole_file:
        return problem
    file = value_checks.cut(problem.file, _LONGEST_PATH)
    return Problem(Message("error.pack_file", file=file, what=problem.message))


def list_of_ids(reader: Reader) -> Reader:
    """A reader of a pack's list of objects with different ids."""

    def read(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple):
            raise wrong_type("tables", value)
        if len(value) > MOST_LISTED:
            raise PositionError(Problem(too_many(len(value), MOST_LISTED)))
        ids = [entry.get("id") if isinstance(entry, Mapping) else None for entry in value]
        parts = ((place, reader, entry) for place, entry in enumerate(value))
        return tuple(gather(parts, id_problems(ids)).values())

    return read


HEAD: Mapping[str, Reader] = {
    "format": format_number,
    "game": str,
    "name": checked_value(value_checks.name),
    "provenance": checked_value(value_checks.name),
}
"""The readers of the head of every pack."""


_MISSING = {"error.key_missing", "error.neither"}
"""The messages about a key that is not there."""


@frozen
class Gap:
    """An entry of a pack, and the columns of its sheet that are still empty."""

    place: int
    """The number of the entry, counted from 0."""
    id: str
    """Its id, or its number counted from 1 if it has none."""
    columns: tuple[str, ...]
    """The columns."""
    is_empty: bool
    """Whether it has nothing but an id."""


@frozen
class PackDraft:
    """A pack in progress."""

    sheet: Sheet
    """The columns of its entries."""
    data: Mapping[str, Any]
    """The pack without empty values."""
    gaps: tuple[Gap, ...]
    """The entries that lack something."""
    problems: tuple[Problem, ...]
    """The mistakes in everything that is there."""
    pack: Any
    """The complete entries as a pack; None without any, or with mistakes."""

    @property
    def entries(self) -> Sequence[Mapping[str, Any]]:
        """The cards or tiles, also those in progress."""
        found: Sequence[Mapping[str, Any]] = self.data[self.sheet.listed]
        return found


def read_draft(data: object, kind: PackKind[Any]) -> PackDraft:
    """A pack in progress of a game; raises `PackError` if it is not even a list of tables.

    >>> from boardscore.packs import pack_kind
    >>> cards = [{"id": "7", "date": "04-17", "patron": "Q", "cells": ["", ""]}, {"id": "8"}]
    >>> draft = read_draft({"game": "pier18", "cards": cards}, pack_kind("pier18"))
    >>> [(gap.id, gap.columns) for gap in draft.gaps if not gap.is_empty]
    [('7', ('upper', 'lower', 'plan'))]
    """
    sheet = sheet_of(kind.game)
    listed = data.get(sheet.listed) if isinstance(data, Mapping) else None
    if not (isinstance(listed, list) and all(isinstance(one, Mapping) for one in listed)):
        read_pack(data, kind)  # raises what is wrong
    filled: dict[str, Any] = _filled(data)
    filled[sheet.listed] = [_filled(one) for one in listed or ()]
    found = [_problems(kind, sheet, one) for one in filled[sheet.listed]]
    gaps = (
        _gap(sheet, place, filled, missing) for place, missing in enumerate(map(_missing, found))
    )
    wrong = [
        _moved(problem, place)
        for place, problems in enumerate(found)
        for problem in problems
        if problem.message.key not in _MISSING
    ]
    whole = [place for place, problems in enumerate(found) if not problems]
    pack, more = _read({**filled, sheet.listed: [filled[sheet.listed][at] for at in whole]}, kind)
    is_bare = bool(found) and not whole
    wrong += [_moved(one, *whole) for one in more if not (is_bare and one.path == (sheet.listed,))]
    complete = pack if whole and not wrong else None
    return PackDraft(sheet, filled, tuple(gap for gap in gaps if gap), tuple(wrong), complete)


def _filled(table: Any) -> dict[str, Any]:
    """A table of a pack in progress without empty values, also in the tables in it."""
    found = {key: _filled(one) if isinstance(one, Mapping) else one for key, one in table.items()}
    return {key: value for key, value in found.items() if not _is_blank(value)}


def _is_blank(value: object) -> bool:
    if isinstance(value, list | tuple):
        return all(map(_is_blank, value))
    return isinstance(value, str) and not value.strip()


def _is_in_part(value: object) -> bool:
    return isinstance(value, list | tuple) and any(map(_is_blank, value))


def _problems(kind: PackKind[Any], sheet: Sheet, entry: Mapping[str, Any]) -> Sequence[Problem]:
    """The mistakes in one entry of a draft, also keys that are not there, or only in part."""
    whole = {key: value for key, value in entry.items() if not _is_in_part(value)}
    head = {"game": kind.game, "name": "-", "provenance": "-"}
    return _read({**head, sheet.listed: [whole]}, kind)[1]


def _read(data: Mapping[str, Any], kind: PackKind[Any]) -> tuple[Any, Sequence[Problem]]:
    try:
        return read_pack(data, kind), ()
    except BoardscoreError as error:
        return None, error.problems


def _missing(problems: Sequence[Problem]) -> list[str]:
    """The keys that a draft's entry lacks; of several possible ones the first."""
    found = [one.message for one in problems if one.message.key in _MISSING]
    return [str(one.args["key"] if "key" in one.args else one.args["keys"][0]) for one in found]


def _gap(sheet: Sheet, place: int, filled: Mapping[str, Any], missing: Sequence[str]) -> Gap | None:
    """The gap in a draft's entry, with the columns in the order of the sheet."""
    entry = filled[sheet.listed][place]
    columns = tuple(
        column
        for column, path in sheet.columns.items()
        if path[0] in missing and _lacks(entry, path)
    )
    is_empty = not entry.keys() - {"id", sheet.copies}
    return Gap(place, str(entry.get("id", place + 1)), columns, is_empty) if columns else None


def _lacks(entry: Mapping[str, Any], path: CellPath) -> bool:
    """Whether a draft's entry has nothing at a place, or in its whole."""
    match entry.get(str(path[0])), path:
        case [*parts], [_, int(at)] if at < len(parts):
            return _is_blank(parts[at])
    return True


def _moved(problem: Problem, *places: int) -> Problem:
    """A problem in a part of a draft's entries, at its place among all of them."""
    match problem.path:
        case (listed, int(at), *rest):
            return evolve(problem, path=(listed, places[at], *rest))
    return problem


def describe_gaps(draft: PackDraft) -> Iterator[Message]:
    """The gaps of a pack in progress in sentences, then how much is complete."""
    game = game_named(draft.data)
    empty = tuple(gap.id for gap in draft.gaps if gap.is_empty)
    for gap in draft.gaps:
        if not gap.is_empty:
            yield gap_message(game, gap)
    if empty:
        yield Message("pack.gap.empty", ids=empty)
    complete = len(draft.entries) - len(draft.gaps)
    yield Message("pack.gap.complete", complete=complete, all=len(draft.entries))


def gap_message(game: str, gap: Gap) -> Message:
    """The columns that a draft's entry lacks, in a sentence."""
    columns = tuple(Message(f"pack.column.{column}") for column in gap.columns)
    return Message("pack.gap", entry=Message(f"pack.entry.{game}", id=gap.id), columns=columns)
