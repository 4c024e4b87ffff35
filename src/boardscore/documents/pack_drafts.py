"""Packs in progress: what is in them, and what is still missing."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import evolve, frozen

from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.messages import Message
from boardscore.documents.pack_readers import PackKind, game_named, read_pack
from boardscore.documents.pack_sheets import CellPath, Sheet, sheet_of

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
