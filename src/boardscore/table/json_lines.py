"""Reads and writes JSON Lines tables: typed columns; unparsable values are kept apart."""

import json
import math
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, chain, islice
from typing import Any, BinaryIO

import pyarrow as pa
import pyarrow.types as arrow_types

from boardscore.core.errors import Problem, TableError
from boardscore.core.messages import Message
from boardscore.core.value_checks import has_half_characters, show_value
from boardscore.documents.document_files import finite_number, refuse_constant
from boardscore.table import game_columns
from boardscore.table.arrow_values import ODD, Odd, add_odd, with_odd
from boardscore.table.arrow_values import rows as rows_of
from boardscore.table.game_columns import PLAYERS, Columns, ColumnType

_AT_ONCE = 10_000
"""The number of lines in a batch; the first batch sets the columns to pass through."""

Row = dict[str, Any] | str
"""A row, or the text of a line that is not a row."""

_UNFIT = (pa.ArrowException, TypeError, OverflowError)
"""The errors for values that do not fit a type."""


class _MisfitError(Exception):
    """A value of a copied column that does not fit the type of the first rows."""

    def __init__(self, column: str, row: int, value: Any, kind: Any) -> None:
        super().__init__(column)
        self.column, self.row, self.value, self.kind = column, row, value, kind

    def table_error(self, first: int) -> TableError:
        """The error for people; `first` is the number of the first row of the batch, from 0."""
        return TableError(
            Problem(
                Message(
                    "error.column_misfit",
                    row=first + self.row + 1,
                    column=self.column,
                    got=show_value(self.value),
                    type=str(self.kind),
                    first=_AT_ONCE,
                )
            )
        )


def read(file: Any, columns: Columns) -> tuple[Any, Iterator[Any]]:
    """The columns and the batches of a JSON Lines file; empty lines are skipped.

    Raises `TableError` for columns of mixed types that are passed through, and, while reading
    batches, for columns and types that the first batch does not have.
    """
    rows = (_row(line) for line in file if line.strip())
    first = list(islice(rows, _AT_ONCE))
    kinds = _kinds(_tables(first), columns)

    def batches() -> Iterator[Any]:
        left = chain(first, rows)
        at = 0
        while chunk := list(islice(left, _AT_ONCE)):
            _refuse_late(chunk, kinds, at, columns)
            try:
                batch = _batch(chunk, kinds, columns)
            except _MisfitError as error:
                raise error.table_error(at) from None
            yield batch
            at += len(chunk)

    return _batch([], kinds, columns).schema, batches()


def write(file: BinaryIO, batch: Any) -> None:
    """Writes rows as JSON Lines; raises `UnicodeDecodeError` for bytes that are not text."""
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
    """The value for JSON, with null for numbers that are not finite."""
    if isinstance(value, dict):
        return {key: _finite(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [*map(_finite, value)]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def _row(line: bytes) -> Row:
    text = line.decode(errors="replace").strip()
    try:
        row = json.loads(text, parse_float=finite_number, parse_constant=refuse_constant)
        is_row = isinstance(row, dict) and not _has_half_characters(text, row)
        if is_row and text.count(":") > len(row):  # otherwise, no key can appear twice
            json.loads(text, object_pairs_hook=_require_different_keys)
    except (ValueError, RecursionError):
        return text
    return row if is_row else text


def _has_half_characters(text: str, row: Any) -> bool:
    """Whether a JSON row has lone surrogates; they can only come from escapes."""
    return "\\u" in text and has_half_characters(json.dumps(row, ensure_ascii=False))


def _require_different_keys(pairs: list[tuple[str, Any]]) -> None:
    """Raises `ValueError` for a duplicate key in a JSON object."""
    if len({key for key, _ in pairs}) < len(pairs):
        raise ValueError


def _tables(values: Iterable[Any]) -> list[dict[str, Any]]:
    return [one for one in values if isinstance(one, dict)]


# Columns


def _kinds(rows: Sequence[dict[str, Any]], columns: Columns) -> dict[str, Any]:
    """The types of the columns of JSON Lines: those that the game reads, and those of the rows."""
    found: dict[str, Any] = {}
    keys = dict.fromkeys(key for row in rows for key in row)
    game_columns.check_names(keys)
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
        kind = pa.array(values).type
        _require_fit(values, kind)
    except _UNFIT:
        large = next(filter(None, map(_too_large, values)), None)
        if large is None:
            message = Message("error.column_mixed", column=key)
        else:
            message = Message("error.column_large", column=key, got=show_value(large))
        raise TableError(Problem(message)) from None
    return kind


def _too_large(value: Any) -> int | None:
    """A whole number of more than 64 bits in a JSON value, if there is one."""
    if isinstance(value, dict | list):
        inner = value.values() if isinstance(value, dict) else value
        return next(filter(None, map(_too_large, inner)), None)
    return value if isinstance(value, int) and not -(2**63) <= value < 2**63 else None


def _kind_of_players(values: Sequence[Any], columns: Columns) -> Any:
    """The type for JSON lists of players, with all their keys and a column of odd values."""
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
    """Raises `TableError` for a JSON key that the first batch does not have."""
    carried = {name: kind for name, kind in kinds.items() if name not in columns.read}
    nested = {name: kind for name, kind in carried.items() if pa.types.is_nested(kind)}
    for number, row in enumerate(rows, at):
        if not isinstance(row, dict):
            continue
        late = [key for key in row if key not in kinds]
        for name, kind in nested.items():
            late += _without_place(row.get(name), kind, columns)
        if late:
            message = Message("error.column_late", column=late[0], row=number + 1)
            raise TableError(Problem(message))


def _without_place(value: Any, kind: Any, columns: Columns) -> Iterator[str]:
    """Keys of a JSON value that its type lacks; those that a game reads are checked elsewhere."""
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


def _batch(rows: Sequence[Row], kinds: Mapping[str, Any], columns: Columns) -> Any:
    """A batch of JSON rows with columns of these types, and a column of odd values.

    Raises `_MisfitError` for a value of a copied column that does not fit.
    """
    odd: dict[int, Odd] = {at: row for at, row in enumerate(rows) if isinstance(row, str)}
    found = []
    for name, kind in kinds.items():
        values = [row.get(name) if isinstance(row, dict) else None for row in rows]
        if name in columns.read:
            found.append(_read_column(name, values, kind, odd))
        elif _has_players(name, kind):
            found.append(_players(name, values, kind, odd, columns))
        else:
            found.append(_copied_column(name, values, kind))
    return with_odd(list(kinds), found, odd)


def _has_players(name: str, kind: Any) -> bool:
    """Whether a column holds JSON lists of players, each with a field for odd values."""
    is_list = name == PLAYERS and pa.types.is_list(kind) and pa.types.is_struct(kind.value_type)
    return is_list and kind.value_type.get_field_index(ODD) >= 0


def _read_column(name: str, values: Sequence[Any], kind: Any, odd: dict[int, Odd]) -> Any:
    """A column of JSON values; adds those that do not fit to the odd values of their rows."""
    try:
        return _fitting(values, kind)
    except _UNFIT:
        pass
    kept = list(values)
    for row in _misfits(values, kind):
        kept[row] = None
        add_odd(odd, row, name, values[row])
    return pa.array(kept, kind)


def _copied_column(name: str, values: Sequence[Any], kind: Any) -> Any:
    """A copied column; raises `_MisfitError` for a JSON value that it would lose."""
    try:
        return _fitting(values, kind)
    except _UNFIT:
        for row in _misfits(values, kind):
            raise _MisfitError(name, row, values[row], kind) from None
        raise


def _misfits(values: Sequence[Any], kind: Any) -> Iterator[int]:
    """The rows of the JSON values that do not fit a type."""
    for row, value in enumerate(values):
        try:
            _fitting([value], kind)
        except _UNFIT:
            yield row


def _fitting(values: Sequence[Any], kind: Any) -> Any:
    """JSON values as an array, unchanged; raises an error of `_UNFIT` for one that does not fit."""
    _require_fit(values, kind)
    return pa.array(values, kind)


def _require_fit(values: Sequence[Any], kind: Any) -> None:
    """Raises `TypeError` for JSON values that Arrow would change without an error.

    It cuts fractions off, makes true a number, empty lists structs, and leaves unknown keys out.
    """
    allowed = _python_types(kind)
    if allowed is None:
        return
    if not {*map(type, values)} <= allowed:
        raise TypeError
    if arrow_types.is_list(kind):
        _require_fit([*chain.from_iterable(filter(None, values))], kind.value_type)
    elif arrow_types.is_struct(kind):
        structs = _tables(values)
        places = {one.name: one.type for one in kind}
        if not all(places.keys() >= one.keys() for one in structs):
            raise TypeError
        for name, inner in places.items():
            _require_fit([one.get(name) for one in structs], inner)


def _python_types(kind: Any) -> set[type] | None:
    """The Python types of JSON values for a type of a column; None if Arrow refuses all others."""
    if arrow_types.is_integer(kind):
        return {int, type(None)}
    if arrow_types.is_floating(kind):
        return {int, float, type(None)}
    if arrow_types.is_list(kind):
        return {list, type(None)}
    return {dict, type(None)} if arrow_types.is_struct(kind) else None


def _players(
    name: str, values: Sequence[Any], kind: Any, odd: dict[int, Odd], columns: Columns
) -> Any:
    """A column of JSON lists of players, each with a field for odd values."""
    lists: list[list[Any] | None] = []
    for row, value in enumerate(values):
        if not (value is None or isinstance(value, list)):
            add_odd(odd, row, name, value)
        lists.append(value if isinstance(value, list) else None)
    players = [_player(one) for players in lists for one in players or ()]
    ends = [0, *accumulate(len(one or ()) for one in lists)]
    fields = list(kind.value_type)
    try:
        batch = _batch(players, {one.name: one.type for one in fields if one.name != ODD}, columns)
    except _MisfitError as error:
        error.row = bisect_right(ends, error.row) - 1
        raise
    structs = pa.StructArray.from_arrays(batch.columns, fields=fields)
    nulls = pa.array([one is None for one in lists], pa.bool_())
    return pa.ListArray.from_arrays(pa.array(ends, pa.int32()), structs, mask=nulls)


def _player(value: Any) -> Row:
    """A player in JSON as a row, or the JSON text of anything else."""
    if isinstance(value, dict):
        return value
    return {} if value is None else json.dumps(value, ensure_ascii=False)
