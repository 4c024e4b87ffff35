"""Validates Arrow data from outside before anything reads it."""

from collections.abc import Iterable, Iterator
from typing import Any

import pyarrow as pa

from boardscore.core.errors import TableError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.table.table_columns import INTERNAL


def check_schema(schema: Any) -> None:
    """Raises `TableError` for names that are not UTF-8 or are used inside the library."""
    try:
        names = [name for one in schema for name in _names(one)]
    except UnicodeDecodeError:
        raise TableError(Problem(Message("error.table_not_utf8"))) from None
    check_names(names)


def check_names(names: Iterable[str]) -> None:
    """Raises `TableError` for a name that is used inside the library."""
    for name in names:
        if name in INTERNAL:
            raise TableError(Problem(Message("error.column_reserved", column=name)))


def _names(field: Any) -> Iterator[str]:
    """The names in a field: its name, the fields inside, time zones."""
    kind = field.type
    yield field.name
    if pa.types.is_timestamp(kind):
        yield kind.tz or ""
    if pa.types.is_dictionary(kind):
        yield from _names(pa.field("", kind.value_type))
    for number in range(kind.num_fields):
        yield from _names(kind.field(number))


def validate(batches: Iterable[Any]) -> Iterator[Any]:
    """The same batches; raises `TableError` for damaged ones."""
    for batch in batches:
        check_batch(batch)
        yield batch


def check_batch(batch: Any) -> None:
    """Raises `TableError` for a damaged batch: offsets, indices, texts, nulls."""
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
