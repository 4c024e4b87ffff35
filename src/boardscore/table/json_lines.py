"""Reads and writes JSON Lines tables: typed columns; unparsable values are kept apart."""

import json
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Any, BinaryIO

import pyarrow as pa

from boardscore.core.errors import TableError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.core.value_checks import has_half_characters
from boardscore.table.arrow_validation import check_names
from boardscore.table.arrow_values import rows as rows_of
from boardscore.table.plugin import Columns, ColumnType
from boardscore.table.table_columns import ODD, PLAYERS, Odd, add, with_odd

_AT_ONCE = 10_000
"""The number of lines in a batch; the first batch sets the columns to pass through."""

Row = dict[str, Any] | str
"""A row, or the text of a line that is not a row."""

_UNFIT = (pa.ArrowException, TypeError, OverflowError)
"""Arrow's errors for values that do not fit a type."""


def read(file: Any, columns: Columns) -> tuple[Any, Iterator[Any]]:
    """The columns and the batches of a file; empty lines are skipped.

    Raises `TableError` for columns of mixed types that are passed through, and, while reading
    batches, for a column that the first batch does not have.
    """
    rows = (_row(line) for line in file if line.strip())
    first = list(islice(rows, _AT_ONCE))
    kinds = _kinds(_tables(first), columns)

    def batches() -> Iterator[Any]:
        left = chain(first, rows)
        at = 0
        while chunk := list(islice(left, _AT_ONCE)):
            _refuse_late(chunk, kinds, at, columns)
            yield _batch(chunk, kinds)
            at += len(chunk)

    return _batch([], kinds).schema, batches()


def write(file: BinaryIO, batch: Any) -> None:
    """Writes the rows of a batch; raises `UnicodeDecodeError` for bytes that are not text."""
    file.write("".join(f"{_line(row)}\n" for row in rows_of(batch)).encode())


def _line(row: Any) -> str:
    try:
        return json.dumps(row, ensure_ascii=False, default=_text, allow_nan=False)
    except UnicodeDecodeError:
        raise
    except ValueError:  # JSON allows finite numbers only
        return json.dumps(_finite(row), ensure_ascii=False, default=_text)


def _text(value: Any) -> str:
    return value.decode() if isinstance(value, bytes) else str(value)


def _finite(value: Any) -> Any:
    """The value with null for numbers that are not finite."""
    if isinstance(value, dict):
        return {key: _finite(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [*map(_finite, value)]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def _row(line: bytes) -> Row:
    text = line.decode(errors="replace").strip()
    try:
        row = json.loads(text)
        is_row = isinstance(row, dict) and not _has_half_characters(text, row)
    except (ValueError, RecursionError):
        return text
    return row if is_row else text


def _has_half_characters(text: str, row: Any) -> bool:
    """Whether a row from this text has lone surrogates; they can only come from escapes."""
    return "\\u" in text and has_half_characters(json.dumps(row, ensure_ascii=False))


def _tables(values: Iterable[Any]) -> list[dict[str, Any]]:
    return [one for one in values if isinstance(one, dict)]


# Columns


def _kinds(rows: Sequence[dict[str, Any]], columns: Columns) -> dict[str, Any]:
    """The types of the columns: those that the game reads, and those of the rows."""
    found: dict[str, Any] = {}
    keys = dict.fromkeys(key for row in rows for key in row)
    check_names(keys)
    for key in keys:
        values = [row.get(key) for row in rows]
        kind = columns.read.get(key)
        if kind is not None:
            found[key] = _arrow_type(kind, columns.parts.get(key, ()))
        elif key == PLAYERS and any(isinstance(value, list) for value in values):
            found[key] = _kind_of_players(values, columns)
        else:
            found[key] = _kind_of(key, values)
    if set(columns.one_of) & set(found):
        for key, kind in columns.read.items():
            found.setdefault(key, _arrow_type(kind, columns.parts.get(key, ())))
    return found


def _kind_of(key: str, values: Sequence[Any]) -> Any:
    try:
        return pa.array(values).type
    except _UNFIT:
        raise TableError(Problem(Message("error.column_mixed", column=key))) from None


def _kind_of_players(values: Sequence[Any], columns: Columns) -> Any:
    """Lists of structs with all keys of players, and a column of odd values."""
    players = _tables(chain.from_iterable(one for one in values if isinstance(one, list)))
    return pa.list_(pa.struct({**_kinds(players, columns), ODD: pa.string()}))


def _arrow_type(kind: ColumnType, parts: Sequence[str]) -> Any:
    match kind:
        case ColumnType.WHOLE:
            return pa.int64()
        case ColumnType.BOOLEAN:
            return pa.bool_()
        case ColumnType.TEXTS:
            return pa.list_(pa.string())
        case ColumnType.NUMBERS:
            return pa.struct([(name, pa.int64()) for name in parts])
        case _:
            return pa.string()


def _refuse_late(rows: Sequence[Row], kinds: Mapping[str, Any], at: int, columns: Columns) -> None:
    """Raises `TableError` for a column that the first batch does not have."""
    carried = {name: kind for name, kind in kinds.items() if name not in columns.read}
    nested = {name: kind for name, kind in carried.items() if pa.types.is_nested(kind)}
    for number, row in enumerate(rows, at):
        if not isinstance(row, dict):
            continue
        late = [key for key in row if key not in kinds]
        for name, kind in nested.items():
            late += _without_place(row.get(name), kind, columns)
        if late:
            raise TableError(Problem(Message("error.column_late", column=late[0], row=number + 1)))


def _without_place(value: Any, kind: Any, columns: Columns) -> Iterator[str]:
    """The keys of a value that its type lacks; keys that the game reads are checked elsewhere."""
    if isinstance(value, list) and pa.types.is_list(kind):
        for one in value:
            yield from _without_place(one, kind.value_type, columns)
    if isinstance(value, dict) and pa.types.is_struct(kind):
        places = {one.name: one.type for one in kind}
        for key, inner in value.items():
            if key not in places:
                yield key
            elif key not in columns.read:
                yield from _without_place(inner, places[key], columns)


# Values


def _batch(rows: Sequence[Row], kinds: Mapping[str, Any]) -> Any:
    """A batch of rows with columns of these types, and a column of odd values."""
    odd: dict[int, Odd] = {at: row for at, row in enumerate(rows) if isinstance(row, str)}
    found = []
    for name, kind in kinds.items():
        values = [row.get(name) if isinstance(row, dict) else None for row in rows]
        column = _players if _has_players(name, kind) else _column
        found.append(column(name, values, kind, odd))
    return with_odd(list(kinds), found, odd)


def _has_players(name: str, kind: Any) -> bool:
    """Whether a column holds lists of players, each with a field for odd values."""
    is_list = name == PLAYERS and pa.types.is_list(kind) and pa.types.is_struct(kind.value_type)
    return is_list and kind.value_type.get_field_index(ODD) >= 0


def _column(name: str, values: Sequence[Any], kind: Any, odd: dict[int, Odd]) -> Any:
    """A column; adds values that do not fit to the odd values of their rows."""
    try:
        return _fitting(values, kind)
    except _UNFIT:
        pass
    kept = list(values)
    for row, value in enumerate(values):
        try:
            _fitting([value], kind)
        except _UNFIT:
            kept[row] = None
            add(odd, row, name, value)
    return pa.array(kept, kind)


def _fitting(values: Sequence[Any], kind: Any) -> Any:
    """An array of values; raises Arrow's error for a bad value, `TypeError` for an unknown key."""
    if pa.types.is_struct(kind):
        keys = {one.name for one in kind}
        if not all(keys.issuperset(value) for value in _tables(values)):
            raise TypeError
    return pa.array(values, kind)


def _players(name: str, values: Sequence[Any], kind: Any, odd: dict[int, Odd]) -> Any:
    """A column of lists of players, each with a field for odd values."""
    lists: list[list[Any] | None] = []
    for row, value in enumerate(values):
        if not (value is None or isinstance(value, list)):
            add(odd, row, name, value)
        lists.append(value if isinstance(value, list) else None)
    players = [_player(one) for players in lists for one in players or ()]
    fields = list(kind.value_type)
    batch = _batch(players, {one.name: one.type for one in fields if one.name != ODD})
    ends = [0]
    for one in lists:
        ends.append(ends[-1] + len(one or ()))
    structs = pa.StructArray.from_arrays(batch.columns, fields=fields)
    nulls = pa.array([one is None for one in lists], pa.bool_())
    return pa.ListArray.from_arrays(pa.array(ends, pa.int32()), structs, mask=nulls)


def _player(value: Any) -> Row:
    """A player as a row, or the JSON text of anything else."""
    if isinstance(value, dict):
        return value
    return {} if value is None else json.dumps(value, ensure_ascii=False)
