"""The score tables of Auctionland: typed by people, and remembered for the next game."""

from pathlib import Path

from boardscore.auctionland import Table
from boardscore.auctionland.documents import read_tables
from boardscore.cli import terminal
from boardscore.cli.ask import answer_parsers
from boardscore.cli.ask import saved_preferences as remembering
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message, say

Entries = dict[str, list[int | str]]
"""The entries of the tables by name, as files hold them."""

_TABLES = "tables"


def read_table(text: str) -> Table:
    """The table that a person typed: `0 1 3+`, or with commas, quotes and brackets.

    >>> read_table('0, 2, "5+"')
    Table.parse([0, 2, '5+'])

    Raises `NotationError`.
    """
    return Table.parse(answer_parsers.entries(text))


def typed_whole(text: str) -> Table:
    """The same for a table that is asked for: one number alone is the answer to something else.

    Raises `ModelError` for that.
    """
    table = read_table(text)
    if len(table.points) == 1:
        raise answer_parsers.refuse("short_table")
    return table


def remembered_tables() -> Entries:
    """The tables of earlier games; none if they cannot be read any more."""
    found = remembering.entries(_TABLES)
    try:
        read_tables(found)
    except BoardscoreError:
        return {}
    return found


def remember(entries: Entries) -> Path | None:
    """Remembers the tables; says where, or None if that cannot be written."""
    return remembering.remember(_TABLES, entries)


def describe(entries: Entries, lang: str) -> str:
    """The remembered tables and where they are kept, in words."""
    lines = [say(Message("dialog.tables_remembered", path=str(remembering.place(_TABLES))), lang)]
    for name, points in entries.items():
        category = Message(f"category.{name}")
        known = ", ".join(map(str, points))
        lines.append("  " + say(Message("pack.table", category=category, entries=known), lang))
    return "\n".join(line for text in lines for line in terminal.wrap(text, "  ", "  "))
