"""The score tables of Auctionland as typed; remembered for the next game."""

from pathlib import Path

from boardscore.auctionland import Table
from boardscore.auctionland.documents import read_tables
from boardscore.cli import terminal
from boardscore.cli.ask import answer_parsers
from boardscore.cli.ask import saved_preferences as remembering
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message, say

Entries = dict[str, list[int | str]]
"""The entries of the tables by name, as in files."""

_TABLES = "tables"


def read_table(text: str) -> Table:
    """The table in a typed text: `0 1 3+`, or with commas, quotes and brackets.

    >>> read_table('0, 2, "5+"')
    Table.parse([0, 2, '5+'])

    Raises `NotationError`.
    """
    return Table.parse(answer_parsers.entries(text))


def typed_whole(text: str) -> Table:
    """The table in an answer; a single number is more likely an answer to another question.

    Raises `ModelError` for a single number.
    """
    table = read_table(text)
    if len(table.points) == 1:
        raise answer_parsers.refuse("short_table")
    return table


def remembered_tables() -> Entries:
    """The tables of earlier games; empty if they cannot be read."""
    found = remembering.entries(_TABLES)
    try:
        read_tables(found)
    except BoardscoreError:
        return {}
    return found


def remember(entries: Entries) -> Path | None:
    """Saves the tables; returns where, or None if that fails."""
    return remembering.remember(_TABLES, entries)


def describe(entries: Entries, lang: str) -> str:
    """The remembered tables and their file, in words."""
    lines = [say(Message("dialog.tables_remembered", path=str(remembering.place(_TABLES))), lang)]
    for name, points in entries.items():
        category = Message(f"category.{name}")
        known = ", ".join(map(str, points))
        lines.append("  " + say(Message("pack.table", category=category, entries=known), lang))
    return "\n".join(line for text in lines for line in terminal.wrap(text, "  ", "  "))
