"""Tables in files of text: values get the types of their columns, and odd ones are kept aside."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from boardscore.table.offer import Columns, Kind
from boardscore.table.shape import ODD

_WHOLE = "^-?[0-9]{1,15}$"
_TRUTHS = {"true": True, "false": False, "True": True, "False": False}

ODD_ROW = json.dumps("a row that cannot be read")
"""What stands in the column of odd values for a row that cannot be read at all."""


def typed(batch: Any, columns: Columns) -> Any:
    """A batch of text with its columns as a game reads them, and a column of odd values.

    >>> from boardscore.table.known import columns
    >>> text = pa.record_batch({"pier": ["S/.", "Q/."], "patrons": ["2", "x"]})
    >>> batch = typed(text, columns("pier18"))
    >>> batch["patrons"].to_pylist(), batch[ODD].to_pylist()
    ([2, None], [None, '{"patrons": "x"}'])
    """
    odd: dict[int, dict[str, Any]] = {}
    found = []
    for name in batch.schema.names:
        match columns.read.get(name):
            case Kind.WHOLE:
                found.append(_wholes(name, batch[name], odd))
            case Kind.BOOLEAN:
                found.append(_truths(name, batch[name], odd))
            case _:
                found.append(batch[name])
    return with_odd(batch.schema.names, found, odd)


def with_odd(names: Sequence[str], found: Sequence[Any], odd: Mapping[int, Any]) -> Any:
    """A batch of columns, and a column of the odd values of some of its rows."""
    rows = len(found[0]) if found else 0
    told: list[str | None] = [None] * rows
    for row, values in odd.items():
        told[row] = values if isinstance(values, str) else json.dumps(values)
    aside = pa.nulls(rows, pa.string()) if not odd else pa.array(told, pa.string())
    return pa.RecordBatch.from_arrays([*found, aside], names=[*names, ODD])


def _wholes(name: str, column: Any, odd: dict[int, dict[str, Any]]) -> Any:
    plain = pc.match_substring_regex(column, _WHOLE)
    kept = pc.if_else(_put_aside(name, column, plain, odd), column, pa.scalar(None, column.type))
    return kept.cast(pa.int64())


def _truths(name: str, column: Any, odd: dict[int, dict[str, Any]]) -> Any:
    plain = pc.is_in(column, value_set=pa.array(list(_TRUTHS), column.type))
    kept = _put_aside(name, column, plain, odd)
    values = pc.is_in(column, value_set=pa.array(["true", "True"], column.type))
    return pc.if_else(pc.and_(kept, column.is_valid()), values, pa.scalar(None, pa.bool_()))


def _put_aside(name: str, column: Any, plain: Any, odd: dict[int, dict[str, Any]]) -> Any:
    """Which values can stay; the others go among the odd ones of their rows."""
    stays = pc.or_(pc.fill_null(plain, False), column.is_null())
    for row in pc.indices_nonzero(pc.invert(stays)).to_pylist():
        odd.setdefault(row, {})[name] = column[row].as_py()
    return stays


# Values of any type, as JSON has them


def of_values(rows: Sequence[Any], names: Sequence[str], kinds: Mapping[str, Any]) -> Any:
    """A batch of rows of JSON; `kinds` are the types of Arrow of all columns by name.

    Raises what Arrow raises for values of a column that is not read and has mixed types.
    """
    odd: dict[int, Any] = {at: ODD_ROW for at, row in enumerate(rows) if not isinstance(row, dict)}
    found = []
    for name in names:
        values = [row.get(name) if isinstance(row, dict) else None for row in rows]
        try:
            found.append(pa.array(values, kinds[name]))
        except (pa.ArrowException, TypeError, OverflowError):
            found.append(_one_by_one(name, values, kinds[name], odd))
    return with_odd(names, found, odd)


def _one_by_one(name: str, values: Sequence[Any], kind: Any, odd: dict[int, Any]) -> Any:
    """A column of which some values do not fit: these go among the odd ones of their rows."""
    kept: list[Any] = []
    for row, value in enumerate(values):
        try:
            kept.append(pa.array([value], kind)[0].as_py())
        except (pa.ArrowException, TypeError, OverflowError):
            kept.append(None)
            if not isinstance(odd.get(row), str):
                odd.setdefault(row, {})[name] = value
    return pa.array(kept, kind)


def arrow_type(kind: Kind, parts: Sequence[str] = ()) -> Any:
    """The type of Arrow of a column of a kind."""
    match kind:
        case Kind.WHOLE:
            return pa.int64()
        case Kind.BOOLEAN:
            return pa.bool_()
        case Kind.TEXTS:
            return pa.list_(pa.string())
        case Kind.NUMBERS:
            return pa.struct([(name, pa.int64()) for name in parts])
        case _:
            return pa.string()
