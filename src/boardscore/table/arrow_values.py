"""Arrow columns and batches: their checks, their types, their values in Python and in arrays."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as kinds

from boardscore.core.errors import Problem, TableError
from boardscore.core.messages import Message

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


Array = Any
"""A numpy array with an entry for each row."""

UNKNOWN = -1
"""The value of an unknown number; no number of a game is negative."""


_NO_ROOM = (ValueError, OverflowError, pa.ArrowException)
"""The errors for a value such as a date after 9999 or a nanosecond."""

_WRAPPED = (pa.DictionaryScalar, pa.UnionScalar, pa.RunEndEncodedScalar, pa.ExtensionScalar)


def values(column: Any) -> list[Any]:
    """The values of an Arrow column; those that no Python type can hold become texts or numbers.

    >>> values(pa.array([1], pa.timestamp("ns")))
    ['1970-01-01 00:00:00.000000001']
    """
    try:
        return list(column.to_pylist())
    except _NO_ROOM:
        return [value(one) for one in column]


def rows(batch: Any) -> list[dict[str, Any]]:
    """The rows of an Arrow batch, with values as from `values`."""
    columns = [values(column) for column in batch.columns]
    names = batch.schema.names
    return [dict(zip(names, row)) for row in zip(*columns)]


def value(scalar: Any) -> Any:
    """The Python value of an Arrow scalar; a text or a number if no Python type can hold it."""
    try:
        return scalar.as_py()
    except _NO_ROOM:
        pass
    if isinstance(scalar, _WRAPPED):
        return value(scalar.value)
    if isinstance(scalar, pa.StructScalar):
        return _struct(scalar)
    if isinstance(scalar, pa.ListScalar):
        return [value(one) for one in scalar.values]
    try:
        return scalar.cast(pa.string()).as_py()
    except pa.ArrowException:
        return scalar.value


def _struct(scalar: Any) -> Any:
    """A struct as a dict, or as pairs, like a map, if two of its fields have the same name."""
    names = [field.name for field in scalar.type]
    pairs = [(name, value(scalar[at])) for at, name in enumerate(names)]
    return dict(pairs) if len(set(names)) == len(names) else pairs


def texts(column: Any) -> tuple[Array, Array, Array]:
    """The bytes of an Arrow column of texts as an array, with the starts and the ends of the texts.

    >>> starts, ends, data = texts(pa.array(["ab", None, "c"]))
    >>> starts.tolist(), ends.tolist(), bytes(data)
    ([0, 2, 2], [2, 2, 3], b'abc')
    """
    if not (kinds.is_large_string(column.type) or kinds.is_string(column.type)):
        column = column.cast(pa.large_string())
    if column.null_count:
        column = pc.fill_null(column, "")
    _, bounds, data = column.buffers()
    kind = np.int64 if kinds.is_large_string(column.type) else np.int32
    offsets = np.frombuffer(bounds, kind)[column.offset : column.offset + len(column) + 1]
    letters = np.frombuffer(data or b"", np.uint8)
    return offsets[:-1].astype(np.int64), offsets[1:].astype(np.int64), letters


def without_views(column: Any) -> Any:
    """The column; string views in a dictionary, which Arrow cannot look up, become strings."""
    if not (kinds.is_dictionary(column.type) and kinds.is_string_view(column.type.value_type)):
        return column
    words = column.dictionary.cast(pa.large_string())
    return pa.DictionaryArray.from_arrays(column.indices, words)


def lines(column: Any, breaks: str) -> Any:
    """A column of texts, or of lists of lines, as texts; accepts every Arrow type for them.

    No line of a list may match `breaks`, a regular expression: it would become two lines. Such a
    line becomes one that no game can read.

    >>> lines(pa.array([["S.", ".."], None, ["S\\n."]], pa.list_(pa.string())), "\\n").to_pylist()
    ['S.\\n..', None, '?']
    """
    if not kinds.is_nested(column.type):
        return column.cast(pa.large_string())
    parts = _parts(column)
    whole = pc.if_else(pc.match_substring_regex(parts, breaks), "?", parts)
    return pc.binary_join(_lists(column, whole), "\n")


def words(column: Any) -> tuple[Array, Array, list[str | None]]:
    """The number of each word in a column of any Arrow type, words per row, the different words.

    >>> numbers, sizes, different = words(pa.array(["7 3+1 7", None, "3+1"]))
    >>> numbers.tolist(), sizes.tolist(), different
    ([0, 1, 0, 1], [3, 0, 1], ['7', '3+1', None])
    """
    if kinds.is_nested(column.type):
        listed = _lists(column, _parts(column))
    else:
        texts = column.cast(pa.large_string())
        listed = pc.ascii_split_whitespace(pc.ascii_trim_whitespace(texts))
    coded = pc.dictionary_encode(listed.flatten())
    different = [*coded.dictionary.to_pylist(), None]
    numbers = wholes(coded.indices, len(coded), len(different) - 1)
    return numbers, wholes(pc.list_value_length(listed), len(column), 0), different


def _parts(column: Any) -> Any:
    """The texts in an Arrow column of lists, one after another."""
    return pc.list_flatten(column).cast(pa.string())


def _lists(column: Any, parts: Any) -> Any:
    """An Arrow column of lists, of any type, as large lists with these texts."""
    sizes = pc.fill_null(pc.list_value_length(column), 0).cast(pa.int64())
    ends = pa.concat_arrays([pa.array([0]), pc.cumulative_sum(sizes)])
    return pa.LargeListArray.from_arrays(ends, parts, mask=column.is_null())


def wholes(column: Any | None, rows: int, unknown: int = UNKNOWN) -> Array:
    """The whole numbers of an Arrow column as an array; nulls and missing columns are `unknown`."""
    if column is None or kinds.is_null(column.type):
        return np.full(rows, unknown, dtype=np.int64)
    return pc.fill_null(column.cast(pa.int64(), safe=False), unknown).to_numpy(zero_copy_only=False)


def truths(column: Any | None, rows: int) -> Array:
    """A mask of the true rows of an Arrow column; nulls and missing columns are false."""
    if column is None or kinds.is_null(column.type):
        return np.zeros(rows, dtype=bool)
    return pc.fill_null(column, False).to_numpy(zero_copy_only=False)


def by_value(column: Any | None, rows: int, number: Callable[[Any], int]) -> Array:
    """An Arrow column as an array of numbers, computed once per value; nulls are `UNKNOWN`."""
    if column is None or kinds.is_null(column.type):
        return np.full(rows, UNKNOWN, dtype=np.int64)
    coded = column if kinds.is_dictionary(column.type) else pc.dictionary_encode(column)
    numbers = np.array([*map(number, values(coded.dictionary)), UNKNOWN], dtype=np.int64)
    return numbers[wholes(coded.indices, rows, len(numbers) - 1)]


def are_there(column: Any | None, rows: int) -> Array:
    """A mask of the rows of an Arrow column with a value."""
    if column is None:
        return np.zeros(rows, dtype=bool)
    return column.is_valid().to_numpy(zero_copy_only=False)


def is_text(found: Any) -> bool:
    """Whether an Arrow type is a string type."""
    return bool(
        kinds.is_string(found) or kinds.is_large_string(found) or kinds.is_string_view(found)
    )


def is_list(found: Any) -> bool:
    """Whether an Arrow type is a list type."""
    return bool(
        kinds.is_list(found)
        or kinds.is_large_list(found)
        or kinds.is_fixed_size_list(found)
        or kinds.is_list_view(found)
    )


def check_batches(batches: Iterable[Any]) -> Iterator[Any]:
    """The same Arrow batches; raises `TableError` for damaged ones."""
    for batch in batches:
        check_batch(batch)
        yield batch


def check_batch(batch: Any) -> None:
    """Raises `TableError` for a damaged Arrow batch: offsets, indices, texts, nulls."""
    for field, column in zip(batch.schema, batch.columns):
        _check_column(field, column)
    try:
        batch.validate()
    except pa.ArrowInvalid:
        raise TableError(Problem(Message("error.batch_damaged"))) from None


def _check_column(field: Any, column: Any) -> None:
    try:
        column.validate(full=True)
        is_whole = field.nullable or not column.null_count
        is_utf8 = True
    except pa.ArrowInvalid as error:
        is_whole, is_utf8 = False, "UTF8" not in str(error)
    if not is_whole:
        key = "error.column_damaged" if is_utf8 else "error.column_not_utf8"
        raise TableError(Problem(Message(key, column=field.name, got=str(field.type))))
