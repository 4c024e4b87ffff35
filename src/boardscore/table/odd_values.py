"""The odd values of a table: those that a file reader could not convert to their column's type."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pyarrow as pa

ODD = "boardscore: what could not be read"
"""A column of values that a file reader could not convert to the type of their column."""


class Cells(dict[str, Any]):
    """The odd values of a row of a CSV file: cells that do not fit their columns."""


Odd = dict[str, Any] | str
"""The values of a row that do not fit their columns, or the text of an unreadable row."""


def add_odd(odd: dict[int, Odd], row: int, name: str, value: Any) -> None:
    """Adds a value that does not fit its column to the odd values of its row."""
    values = odd.setdefault(row, {})
    if not isinstance(values, str):
        values[name] = value


def with_odd(names: Sequence[str], columns: Sequence[Any], odd: Mapping[int, Odd]) -> Any:
    """A batch of a table's columns, with a column of the odd values of some rows."""
    rows = len(columns[0]) if columns else 0
    texts: list[str | None] = [None] * rows
    for row, values in odd.items():
        texts[row] = json.dumps([values] if isinstance(values, Cells) else values)
    aside = pa.nulls(rows, pa.string()) if not odd else pa.array(texts, pa.string())
    return pa.RecordBatch.from_arrays([*columns, aside], names=[*names, ODD])


def read_odd(text: str | None) -> Odd:
    """The odd values of a table's row, as `with_odd` writes them; cells are in a list."""
    odd = json.loads(text or "{}")
    return Cells(odd[0]) if isinstance(odd, list) else odd
