"""The score tables of Auctionland: typed by people, and remembered for the next game."""

import os
from pathlib import Path
from typing import Any

import click
import tomli_w

from boardscore.auctionland import Table
from boardscore.auctionland.documents import read_tables
from boardscore.cli import terminal
from boardscore.cli.ask import answers
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message, say
from boardscore.documents.files import read_file
from boardscore.documents.saving import NotSavedError, make_folder, put

Entries = dict[str, list[int | str]]
"""The entries of the tables by name, as files hold them."""


def typed(text: str) -> Table:
    """The table that a person typed: `0 1 3+`, or with commas, quotes and brackets.

    >>> typed('0, 2, "5+"')
    Table.parse([0, 2, '5+'])

    Raises `NotationError`.
    """
    return Table.parse(answers.entries(text))


def typed_whole(text: str) -> Table:
    """The same for a table that is asked for: one number alone is the answer to something else.

    Raises `ModelError` for that.
    """
    table = typed(text)
    if len(table.points) == 1:
        raise answers.refuse("short_table")
    return table


def place() -> Path:
    """The user's file in which the tables are remembered.

    A folder for settings that is named by nothing, or not from the root, is none.
    """
    named = os.environ.get("XDG_CONFIG_HOME")
    if named is not None and not os.path.isabs(named):
        return Path("~/.config/boardscore/tables.toml").expanduser()
    return Path(click.get_app_dir("boardscore")) / "tables.toml"


def remembered() -> Entries:
    """The tables of earlier games; none if the file is missing or cannot be read any more."""
    try:
        found: Any = read_file(place()).data
        read_tables(found)
    except BoardscoreError:
        return {}
    return dict(found)


def remember(entries: Entries) -> Path | None:
    """Remembers the tables; says where, or None if that cannot be written."""
    path = place()
    try:
        make_folder(path.parent)
        put(path, tomli_w.dumps(entries).encode())
    except NotSavedError:
        return None
    return path


def describe(entries: Entries, lang: str) -> str:
    """The remembered tables and where they are kept, in words."""
    lines = [say(Message("dialog.tables_remembered", path=str(place())), lang)]
    for name, points in entries.items():
        category = Message(f"category.{name}")
        known = ", ".join(map(str, points))
        lines.append("  " + say(Message("pack.table", category=category, entries=known), lang))
    return "\n".join(line for text in lines for line in terminal.wrapped(text, "  ", "  "))
