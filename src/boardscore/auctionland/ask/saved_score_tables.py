"""The score tables of Auctionland as typed; remembered for the next game."""

from collections.abc import Sequence
from pathlib import Path

from boardscore.auctionland import Table
from boardscore.auctionland.documents import read_tables
from boardscore.cli import terminal
from boardscore.cli.ask import answer_parsers
from boardscore.cli.ask import saved_preferences as remembering
from boardscore.cli.ask.interview import Interview
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
    lines += ["  " + _in_words(name, Table.parse(points), lang) for name, points in entries.items()]
    return "\n".join(line for text in lines for line in terminal.wrap(text, "  ", "  "))


def _in_words(name: str, table: Table, lang: str) -> str:
    """A table as points by count."""
    return say(Message("pack.table", category=Message(f"category.{name}"), table=table), lang)


def read_back(ask: Interview, key: str, name: str, table: Table) -> None:
    """Shows a typed table as points by count, before it is used.

    If a count of 0 has points, asks whether that is right; if not, asks for the table again.
    """
    shown = terminal.wrap(_in_words(name, table, ask.lang), "  ", "    ")
    ask.show(f"{key}.read", "\n".join(shown))
    first = table.points[0]
    if not first:
        return
    question = Message("ask.first_entry", table=Message(f"table.{name}"), points=first)
    if not ask.ask(first_entry(key, table), question, answer_parsers.yes_or_no):
        ask.forget(first_entry(key, table))
        ask.correct(key, typed_form([0, *table.entries]))


def first_entry(key: str, table: Table) -> str:
    """The key of the question whether the first entry of a table is right."""
    return f"{key}.first.{table.points[0]}"


def typed_form(entries: Sequence[int | str]) -> str:
    """A table as people type it."""
    return " ".join(map(str, entries))
