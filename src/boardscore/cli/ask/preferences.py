"""Preferred answers in files of the user: rulings, score tables, and the pack of the last game."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click
from attrs import frozen

from boardscore import positions
from boardscore.cli.ask import answer_parsers
from boardscore.cli.ask.interview import Interview
from boardscore.core.errors import BoardscoreError, DocumentError
from boardscore.core.messages import Message, say
from boardscore.core.results import Result
from boardscore.documents.atomic_writer import NotSavedError, make_folder, put
from boardscore.documents.document_files import read_file
from boardscore.documents.toml_writer import write_toml
from boardscore.packs import DEMO, AnyPack, find_pack, seen_from


def preferences_file(name: str) -> Path:
    """The file of the preferred answers of this name, in the user's settings folder.

    Settings folders that are empty or relative are ignored.
    """
    named = os.environ.get("XDG_CONFIG_HOME")
    if named is not None and not os.path.isabs(named):
        return Path(f"~/.config/boardscore/{name}.toml").expanduser()
    return Path(click.get_app_dir("boardscore")) / f"{name}.toml"


def preferences(name: str) -> dict[str, Any]:
    """The saved preferred answers of this name; empty if the file is missing or unreadable."""
    try:
        return dict(read_file(preferences_file(name)).data)
    except DocumentError:
        return {}


def prefer(name: str, found: Mapping[str, Any]) -> Path | None:
    """Saves new preferred answers; returns the file, or None if nothing is written."""
    path = preferences_file(name)
    if preferences(name) == found:
        return None
    try:
        make_folder(path.parent)
        put(path, write_toml(found).encode())
    except NotSavedError:
        return None
    return path


_PACKS = "packs"


@frozen
class ChosenPack:
    """The pack chosen for a position, and its name there."""

    name: str
    """The name in the file of the position: a path relative to the file, or `demo`."""
    pack: AnyPack
    """The pack."""


def score_with_pack(found: Mapping[str, Any], chosen: ChosenPack | None) -> Result:
    """The score of an answered position, which may name the chosen pack."""
    return positions.score(found, packs={chosen.name: chosen.pack} if chosen else None)


def pack_entry(chosen: ChosenPack | None) -> dict[str, str]:
    """The entry of the chosen pack in a position."""
    return {"pack": chosen.name} if chosen else {}


def choose_pack(ask: Interview, game: str, folder: Path) -> ChosenPack | None:
    """Asks for the pack of the ids of cards or tiles, on request; offers the last one."""
    known = _last_used(game)
    if not ask.knows("pack") and known is None:
        return None
    question = Message("ask.same_pack" if known else "ask.pack", path=known or "")
    default = say(Message("dialog.yes"), ask.lang) if known else None
    return ask.ask("pack", question, lambda line: _answered(line, game, folder, known), default)


def _answered(line: str, game: str, folder: Path, known: str | None) -> ChosenPack | None:
    """The pack for an answer: yes means that of the last game, no means none, others are paths."""
    if line.lower() in answer_parsers.NO or not line:
        return None
    place = known if known and line.lower() in answer_parsers.YES else line
    return ChosenPack(DEMO if place == DEMO else seen_from(folder, place), find_pack(place, game))


def _last_used(game: str) -> str | None:
    """The path of the last game's pack, to offer it; None if there was none, or it is unusable."""
    path = preferences(_PACKS).get(game)
    try:
        find_pack(path, game)
    except BoardscoreError:
        return None
    return str(path)


def remember_pack(game: str, chosen: ChosenPack | None, folder: Path) -> Path | None:
    """Remembers the chosen pack for the next game; returns the file if it does."""
    if chosen is None or chosen.name == DEMO:
        return None
    path = os.path.abspath(folder / chosen.name)
    return prefer(_PACKS, {**preferences(_PACKS), game: path})
