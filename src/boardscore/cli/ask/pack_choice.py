"""Chooses the pack whose cards or tiles the answers name, and remembers it."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from attrs import frozen

from boardscore import positions
from boardscore.cli.ask import answer_parsers, saved_preferences
from boardscore.cli.ask.interview import Interview
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message, say
from boardscore.core.results import Result
from boardscore.packs import DEMO, AnyPack, find_pack, seen_from

_PACKS = "packs"


@frozen
class Chosen:
    """A pack, and its name in a position."""

    name: str
    """The name in the file of the position: a path relative to the file, or `demo`."""
    pack: AnyPack
    """The pack."""


def score_with_pack(found: Mapping[str, Any], chosen: Chosen | None) -> Result:
    """The score of a position that may name the chosen pack."""
    return positions.score(found, packs={chosen.name: chosen.pack} if chosen else None)


def pack_entry(chosen: Chosen | None) -> dict[str, str]:
    """The entry of the pack in a position."""
    return {"pack": chosen.name} if chosen else {}


def choose_pack(ask: Interview, game: str, folder: Path) -> Chosen | None:
    """Asks for the pack of the ids of cards or tiles, on request; offers the last one."""
    known = last_used(game)
    if not ask.knows("pack") and known is None:
        return None
    question = Message("ask.same_pack" if known else "ask.pack", path=known or "")
    default = say(Message("dialog.yes"), ask.lang) if known else None
    return ask.ask("pack", question, lambda line: _answered(line, game, folder, known), default)


def _answered(line: str, game: str, folder: Path, known: str | None) -> Chosen | None:
    """The pack for an answer: yes means that of the last game, no means none, others are paths."""
    if line.lower() in answer_parsers.NO or not line:
        return None
    place = known if known and line.lower() in answer_parsers.YES else line
    pack = find_pack(place, game)
    return Chosen(DEMO if place == DEMO else seen_from(folder, place), pack)


def last_used(game: str) -> str | None:
    """The path of the last game's pack; None if there was none, or it is unusable."""
    path = saved_preferences.entries(_PACKS).get(game)
    try:
        find_pack(path, game)
    except BoardscoreError:
        return None
    return str(path)


def remember(game: str, chosen: Chosen | None, folder: Path) -> Path | None:
    """Remembers a new pack for the next game; says where if it does."""
    if chosen is None or chosen.name == DEMO:
        return None
    path = os.path.abspath(folder / chosen.name)
    known = saved_preferences.entries(_PACKS)
    if known.get(game) == path:
        return None
    return saved_preferences.remember(_PACKS, {**known, game: path})
