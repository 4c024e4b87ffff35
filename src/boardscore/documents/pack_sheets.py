"""Packs as sheets: one row for each card or tile, as CSV files and comparisons need them."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from attrs import frozen

from boardscore.core import registry

Data = Mapping[str, Any]
"""A card or a tile in the shape of a file."""
CellPath = tuple[str | int, ...]

_WHITE_SPACE = re.compile("[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]")


@lru_cache(maxsize=10_000)
def without_spaces(text: str) -> str:
    """A text of a card or tile without white space, as Unicode defines it.

    >>> without_spaces("poets >= 4 and columns > 9")
    'poets>=4andcolumns>9'
    """
    return _WHITE_SPACE.sub("", text)


@frozen(kw_only=True)
class Sheet:
    """The columns of a game's packs, and the contents of its cards or tiles."""

    listed: str
    """The key of the entries in a file, such as `cards`; also the attribute of the pack."""
    columns: Mapping[str, CellPath]
    """The columns, `id` first, each with its place in an entry of a file."""
    optional: tuple[str, ...] = ()
    """The columns that may be missing, and whose cells may be empty."""
    numbers: tuple[str, ...] = ()
    """The columns that contain whole numbers; `copies` is one without being named here."""
    copies: str = ""
    """The column with the number of identical copies, if there is one."""
    tables: tuple[str, ...] = ()
    """The score tables; a row with one of these ids contains its points."""
    table_column: str = ""
    """The column with the points of a score table."""
    printed: Callable[[Any], str]
    """The canonical line of a card or tile: all that is printed on it, and nothing else.

    It must not contain the id: packs with different ids are compared by these lines.
    """
    turned_like: Callable[[Mapping[str, str], Mapping[str, str]], Mapping[str, str]] = (
        lambda _, cells: cells
    )
    """The cells of the second entry, turned to be as similar to the first as possible."""

    def row(self, entry: Data) -> dict[str, str]:
        """An entry of a file as a row: the text of each cell by column."""
        return {column: _value(entry, path) for column, path in self.columns.items()}


def sheet_of(game: str) -> Sheet:
    """The sheet of a game; raises `NotAvailableError` if it has none."""
    return registry.part(game, "sheet", Sheet)


def _value(entry: Any, path: CellPath) -> str:
    for step in path:
        if isinstance(entry, Mapping) and step not in entry:
            return ""
        entry = entry[step]
    return str(entry)


def csv_rows(sheet: Sheet, data: Data) -> Iterator[Sequence[str]]:
    """The header, the score tables and the entries of a pack, as rows of a CSV file."""
    yield tuple(sheet.columns)
    tables = data.get("tables", {}).items()
    rows = ({"id": name, sheet.table_column: table_text(points)} for name, points in tables)
    for row in chain(rows, map(sheet.row, data[sheet.listed])):
        yield [row.get(column, "") for column in sheet.columns]


def table_text(points: Sequence[int | str]) -> str:
    """A score table as a cell of a CSV file."""
    return " ".join(map(str, points))
