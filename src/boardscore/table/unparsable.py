"""What is odd in rows of files of text: kept beside their columns until the rows are scored."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pyarrow as pa

from boardscore.table.schema import ODD

Odd = dict[str, Any] | str
"""The values of a row that do not fit their columns, or a row that cannot be read at all."""


def add(odd: dict[int, Odd], row: int, name: str, value: Any) -> None:
    """Adds a value that does not fit its column."""
    values = odd.setdefault(row, {})
    if not isinstance(values, str):
        values[name] = value


def with_odd(names: Sequence[str], columns: Sequence[Any], odd: Mapping[int, Odd]) -> Any:
    """A batch of columns, and a column of what is odd in some of its rows."""
    rows = len(columns[0]) if columns else 0
    told: list[str | None] = [None] * rows
    for row, values in odd.items():
        told[row] = json.dumps(values)
    aside = pa.nulls(rows, pa.string()) if not odd else pa.array(told, pa.string())
    return pa.RecordBatch.from_arrays([*columns, aside], names=[*names, ODD])
