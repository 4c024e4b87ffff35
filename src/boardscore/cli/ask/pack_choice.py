"""The pack whose cards or tiles are named in place of being drawn: chosen, remembered, used."""

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
from boardscore.pack_lookup import seen_from
from boardscore.packs import DEMO, AnyPack, find_pack

_PACKS = "packs"


@frozen
class Chosen:
    """A pack, and what a position calls it."""

    name: str
    """As the file of the position names it: a path seen from there, or `demo`."""
    pack: AnyPack
    """The pack."""


def score_with_pack(found: Mapping[str, Any], chosen: Chosen | None) -> Result:
    """The score of a position that may name the pack which was chosen."""
    return positions.score(found, {chosen.name: chosen.pack} if chosen else None)


def pack_entry(chosen: Chosen | None) -> dict[str, str]:
    """What a position says of its pack."""
    return {"pack": chosen.name} if chosen else {}


def choose_pack(ask: Interview, game: str, folder: Path) -> Chosen | None:
    """The pack to name cards or tiles of: as wished, or the one of the last game, if wanted."""
    known = last_used(game)
    if not ask.knows("pack") and known is None:
        return None
    question = Message("ask.same_pack" if known else "ask.pack", path=known or "")
    usual = say(Message("dialog.yes"), ask.lang) if known else None
    return ask.ask("pack", question, lambda line: _answered(line, game, folder, known), usual)


def _answered(line: str, game: str, folder: Path, known: str | None) -> Chosen | None:
    """What an answer means: yes is the pack of the last game, no is none, else it is a path."""
    if line.lower() in answer_parsers.NO or not line:
        return None
    place = known if known and line.lower() in answer_parsers.YES else line
    pack = find_pack(place, game)
    return Chosen(DEMO if place == DEMO else seen_from(folder, place), pack)


def last_used(game: str) -> str | None:
    """Where the pack of the last game lies; None if there was none, or it cannot be used."""
    path = saved_preferences.entries(_PACKS).get(game)
    try:
        find_pack(path, game)
    except BoardscoreError:
        return None
    return str(path)


def remember(game: str, chosen: Chosen | None, folder: Path) -> Path | None:
    """Remembers the pack for the next game, if it is another; says where, if it does."""
    if chosen is None or chosen.name == DEMO:
        return None
    path = os.path.abspath(folder / chosen.name)
    known = saved_preferences.entries(_PACKS)
    if known.get(game) == path:
        return None
    return saved_preferences.remember(_PACKS, {**known, game: path})
