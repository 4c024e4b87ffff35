"""A book as a spreadsheet: one row for each player and game, as CSV or Parquet."""

import csv
import io
from collections.abc import Iterable, Iterator
from typing import Any

from boardscore.book.entries import BookEntry
from boardscore.core.optional_dependencies import require
from boardscore.core.rulings import write_value

Row = dict[str, Any]

COLUMNS = (
    *("id", "when", "where", "note", "game", "rulings"),
    *("seat", "name", "total", "place", "won"),
)
"""The columns of every row."""


_FORMULAS = {*"=+-@\t\r"}
"""The characters that begin a formula in a spreadsheet."""


def rows(entries: Iterable[BookEntry]) -> list[Row]:
    """The rows of a book's spreadsheet: the game, the player, and the points of every category.

    Columns of other games are missing; unknown values are None.
    """
    return [row for entry in entries for row in _rows(entry)]


def _rows(entry: BookEntry) -> Iterator[Row]:
    rulings = " ".join(f"{name}={write_value(one)}" for name, one in entry.rulings.items())
    for seat, player in enumerate(entry.players):
        of_game = (entry.id, entry.data["when"], entry.where, entry.note, entry.game, rulings)
        of_player = (seat + 1, *(player[name] for name in ("name", "total", "place", "won")))
        fixed = dict(zip(COLUMNS, (*(value or None for value in of_game), *of_player)))
        yield {**player["categories"], **(player["tie"] or {}), **fixed}


def write_csv(entries: Iterable[BookEntry]) -> str:
    """The book's rows as CSV with an English header; unknown and missing values are empty cells.

    An apostrophe precedes a text that a spreadsheet would take for a formula.
    """
    found = rows(entries)
    file = io.StringIO()
    writer = csv.DictWriter(file, _columns(found), lineterminator="\r\n")
    writer.writeheader()
    writer.writerows({name: _cell(value) for name, value in row.items()} for row in found)
    return file.getvalue()


def _cell(value: Any) -> Any:
    if isinstance(value, bool):
        return str(value).lower()
    return f"'{value}" if isinstance(value, str) and value[:1] in _FORMULAS else value


def _columns(found: Iterable[Row]) -> list[str]:
    """All columns of a book's spreadsheet: those of every row, then those of the games."""
    return [*dict.fromkeys([*COLUMNS, *(name for row in found for name in row)])]


def write_parquet(entries: Iterable[BookEntry]) -> bytes:
    """The book's rows as Parquet; needs the extra `table`."""
    require("table")
    import pyarrow as pa  # loaded only on request
    from pyarrow import parquet

    found = rows(entries)
    columns = {name: [row.get(name) for row in found] for name in _columns(found)}
    file = io.BytesIO()
    parquet.write_table(pa.table(columns), file)
    return file.getvalue()
