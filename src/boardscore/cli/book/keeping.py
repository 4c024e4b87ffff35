"""Keeps finished games in the book."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any
from uuid import uuid4

from boardscore.book.entries import Entry, entry_of
from boardscore.cli import terminal
from boardscore.cli.book.book import opened
from boardscore.cli.terminal_style import tell
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message
from boardscore.positions import AnyPosition


def keep(positions: Iterable[AnyPosition], options: Mapping[str, Any], lang: str) -> int:
    """Keeps the positions that are finished games, and says so; returns the exit code.

    A game that is in the book already is kept again only with the option `again`.
    """
    try:
        book = opened(options["book"])
        for position in positions:
            entry = new_entry(position, options["where"], options["note"])
            if options["again"]:
                (kept,), is_new = book.keep(entry), True
            else:
                kept, is_new = book.keep_once(entry)
            key = "book.kept" if is_new else "book.kept_before"
            tell(Message(key, number=kept.number), lang, to_errors=True)
    except BoardscoreError as error:
        terminal.write(error.describe(lang), to_errors=True)
        return 1
    return 0


def new_entry(position: AnyPosition, where: str | None = None, note: str | None = None) -> Entry:
    """The entry of a game that was just finished here."""
    now = datetime.now().astimezone()
    return entry_of(position, id=uuid4().hex, when=now, where=where or "", note=note or "")
