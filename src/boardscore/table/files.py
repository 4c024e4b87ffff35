"""Tables in files: Parquet, Arrow IPC, CSV and JSON Lines, read and written batch by batch."""

import csv
import io
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import Enum
from itertools import chain, islice
from pathlib import Path
from typing import Any, BinaryIO

import pyarrow as pa
import pyarrow.csv as arrow_csv
import pyarrow.parquet as pq
from attrs import frozen

from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.documents.saving import why
from boardscore.table.errors import TableError
from boardscore.table.gathering import CHUNK
from boardscore.table.offer import Columns
from boardscore.table.texts_read import ODD_ROW, arrow_type, of_values, typed, with_odd

STANDARD = "-"
"""What stands for the standard input or output in place of a file."""

_BUFFER = 1 << 20
_FIRST_LINES = 10_000
"""Of how many lines of JSON the columns are made that are not read."""


class Form(Enum):
    """How a file holds a table."""

    PARQUET = "Parquet"
    ARROW = "Arrow"
    CSV = "CSV"
    JSON_LINES = "JSON Lines"


ENDINGS = {
    **dict.fromkeys((".parquet", ".pq"), Form.PARQUET),
    **dict.fromkeys((".arrow", ".arrows", ".feather", ".ipc"), Form.ARROW),
    ".csv": Form.CSV,
    **dict.fromkeys((".jsonl", ".ndjson"), Form.JSON_LINES),
}
"""The forms by how the names of files end."""


@frozen(eq=False)
class Source:
    """A table that is being read."""

    reader: Any
    """Its batches: a `pyarrow.RecordBatchReader`."""
    form: Form
    """How it is written."""
    rows: int | None
    """How many rows it has, where that is known before."""
    done: Callable[[], float | None]
    """How much of it is read, from 0 to 1, where that is known."""


def form_of(name: str) -> Form:
    """The form of a file by its name; raises `TableError` for a name that does not tell.

    >>> form_of("games.parquet")
    <Form.PARQUET: 'Parquet'>
    """
    form = ENDINGS.get(Path(name).suffix.lower())
    if form is None:
        known = tuple(ENDINGS)
        raise TableError(Problem(Message("error.table_form", file=name, known=known)))
    return form


@contextmanager
def opened(name: str, columns: Columns) -> Iterator[Source]:
    """A table in a file, or at the standard input; raises `TableError` if it cannot be read."""
    form = None if name == STANDARD else form_of(name)
    with _refused(name), sys.stdin.buffer if name == STANDARD else open(name, "rb") as raw:
        file = io.BufferedReader(raw, _BUFFER) if name == STANDARD else raw  # type: ignore[type-var]
        form = form or _form_of_content(file.peek(8)[:8])  # type: ignore[union-attr]
        size = 0 if name == STANDARD else os.fstat(file.fileno()).st_size
        yield _SOURCES[form](file, name, size, columns)


def _form_of_content(begin: bytes) -> Form:
    """The form of what comes in without a name, by its first bytes."""
    if begin.startswith(b"PAR1"):
        return Form.PARQUET
    if begin.startswith((b"ARROW1", b"\xff\xff\xff\xff")):
        return Form.ARROW
    return Form.JSON_LINES if begin.lstrip().startswith(b"{") else Form.CSV


@contextmanager
def _refused(name: str) -> Iterator[None]:
    """Turns what the system or Arrow says against a file into a `TableError`."""
    try:
        yield
    except (pa.ArrowInvalid, pa.ArrowSerializationError, EOFError) as error:
        raise _broken(name, error) from None
    except FileNotFoundError:
        raise TableError(Problem(Message("error.no_such_file"), file=name)) from None
    except IsADirectoryError:
        raise TableError(Problem(Message("error.is_a_folder"), file=name)) from None
    except PermissionError as error:
        raise TableError(
            Problem(Message("error.table_refused", why=why(error)), file=name)
        ) from None


def _broken(name: str, _: Exception) -> TableError:
    form = "Arrow" if name == STANDARD else form_of(name).value
    return TableError(Problem(Message("error.table_broken", form=form), file=name))


def _guarded(name: str, batches: Iterator[Any]) -> Iterator[Any]:
    """The same batches; what cannot be read in the middle is told as at the beginning."""
    try:
        yield from batches
    except (pa.ArrowException, OSError, EOFError) as error:
        raise _broken(name, error) from None


def _reader(name: str, schema: Any, batches: Iterator[Any]) -> Any:
    return pa.RecordBatchReader.from_batches(schema, _guarded(name, batches))


def _unknown() -> None:
    return None


# Reading


def _parquet(file: Any, name: str, size: int, columns: Columns) -> Source:  # noqa: ARG001
    if name == STANDARD:  # its end must be read first, so all of it is kept
        file = pa.BufferReader(file.read())
    table = pq.ParquetFile(file, pre_buffer=False, buffer_size=_BUFFER)
    batches = table.iter_batches(batch_size=CHUNK)
    reader = _reader(name, table.schema_arrow, batches)
    return Source(reader, Form.PARQUET, table.metadata.num_rows, _unknown)


def _arrow(file: Any, name: str, size: int, columns: Columns) -> Source:  # noqa: ARG001
    if file.peek(6)[:6] != b"ARROW1":
        stream = pa.ipc.open_stream(file)
        return Source(
            _reader(name, stream.schema, iter(stream)), Form.ARROW, None, _part(file, size)
        )
    if name == STANDARD:
        file = pa.BufferReader(file.read())
    table = pa.ipc.open_file(file)
    numbers = range(table.num_record_batches)
    batches = map(table.get_batch, numbers)
    return Source(_reader(name, table.schema, batches), Form.ARROW, None, _unknown)


def _part(file: Any, size: int) -> Callable[[], float | None]:
    return lambda: file.tell() / size if size and not file.closed else None


def _csv(file: Any, name: str, size: int, columns: Columns) -> Source:
    """All columns are text at first, so that what is carried through stays as it is."""
    names = _head(file, name)
    skipped: list[int] = []

    def skip(row: Any) -> str:
        skipped.append(row.number - 2)  # the head is number 1
        return "skip"

    reader = arrow_csv.open_csv(
        file,
        arrow_csv.ReadOptions(use_threads=False, column_names=names, skip_rows=1),
        arrow_csv.ParseOptions(newlines_in_values=True, invalid_row_handler=skip),
        arrow_csv.ConvertOptions(
            column_types=dict.fromkeys(names, pa.string()),
            strings_can_be_null=True,
            null_values=[""],
        ),
    )
    schema = typed(pa.RecordBatch.from_pylist([], reader.schema), columns).schema
    batches = (typed(batch, columns) for batch in reader)
    whole = _with_skipped(batches, schema, skipped)
    return Source(_reader(name, schema, whole), Form.CSV, None, _part(file, size))


def _head(file: Any, name: str) -> list[str]:
    """The names of the columns in the first line."""
    begin = file.peek(_BUFFER).removeprefix(b"\xef\xbb\xbf")
    line, _, _ = begin.partition(b"\n")
    names = next(csv.reader([line.decode("utf-8", "replace").rstrip("\r")]), [])
    if len(set(names)) != len(names) or not names:
        twice = next((one for one in names if names.count(one) > 1), "")
        raise TableError(Problem(Message("error.column_twice", column=twice), file=name))
    return names


def _with_skipped(batches: Iterator[Any], schema: Any, skipped: list[int]) -> Iterator[Any]:
    """The batches with a row of nulls where one was skipped that has too many or too few values."""
    nobody = [pa.nulls(1, one.type) for one in schema][:-1]
    odd = with_odd(schema.names[:-1], nobody, {0: ODD_ROW})
    row = 0
    for batch in batches:
        start = 0
        while skipped and skipped[0] <= row + batch.num_rows - start:
            before = skipped.pop(0) - row
            yield from (batch.slice(start, before), odd)
            start, row = start + before, row + before + 1
        row += batch.num_rows - start
        yield batch.slice(start)
    yield from (odd for _ in skipped)


def _json_lines(file: Any, name: str, size: int, columns: Columns) -> Source:
    rows = map(_json, file)
    first = list(islice(rows, _FIRST_LINES))
    kinds = _kinds([row for row in first if isinstance(row, dict)], columns, name)
    names = list(kinds)
    schema = of_values([], names, kinds).schema

    def batches() -> Iterator[Any]:
        left = chain(first, rows)
        at = 0
        while chunk := list(islice(left, _FIRST_LINES)):
            _all_known(chunk, kinds, at, name)
            yield of_values(chunk, names, kinds)
            at += len(chunk)

    return Source(_reader(name, schema, batches()), Form.JSON_LINES, None, _part(file, size))


def _json(line: bytes) -> Any:
    """The row in a line; None if there is none."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _kinds(rows: Sequence[dict[str, Any]], columns: Columns, name: str) -> dict[str, Any]:
    """The types of the columns: of those that are read, and of those that the first rows have."""
    found: dict[str, Any] = {}
    for key in dict.fromkeys(key for row in rows for key in row):
        kind = columns.read.get(key)
        if kind is not None:
            found[key] = arrow_type(kind, columns.parts.get(key, ()))
            continue
        try:
            found[key] = pa.array([row.get(key) for row in rows]).type
        except (pa.ArrowException, TypeError, OverflowError):
            raise TableError(
                Problem(Message("error.column_mixed", column=key), file=name)
            ) from None
    if set(columns.one_of) & set(found):
        for key, kind in columns.read.items():
            found.setdefault(key, arrow_type(kind, columns.parts.get(key, ())))
    return found


def _all_known(rows: Sequence[Any], kinds: dict[str, Any], at: int, name: str) -> None:
    """A column that comes late has no place any more."""
    for number, row in enumerate(rows, at):
        late = [key for key in row if key not in kinds] if isinstance(row, dict) else []
        if late:
            message = Message("error.column_late", column=late[0], row=number + 1)
            raise TableError(Problem(message, file=name))


_SOURCES: dict[Form, Callable[[Any, str, int, Columns], Source]] = {
    Form.PARQUET: _parquet,
    Form.ARROW: _arrow,
    Form.CSV: _csv,
    Form.JSON_LINES: _json_lines,
}


# Writing


@contextmanager
def writing(file: BinaryIO, form: Form, schema: Any) -> Iterator[Callable[[Any], None]]:
    """What writes batches into an open file, one after another; raises `TableError`."""
    match form:
        case Form.PARQUET:
            with pq.ParquetWriter(file, schema, compression="zstd") as writer:
                yield writer.write_batch
        case Form.ARROW:
            begun = pa.ipc.new_stream if file.fileno() == 1 else pa.ipc.new_file
            with begun(file, schema) as writer:
                yield writer.write_batch
        case Form.CSV:
            nested = [one.name for one in schema if pa.types.is_nested(one.type)]
            if nested:
                raise TableError(Problem(Message("error.no_lists_in_csv", columns=nested)))
            with arrow_csv.CSVWriter(file, schema) as writer:
                yield writer.write_batch
        case Form.JSON_LINES:
            yield lambda batch: _write_json_lines(file, batch)


def _write_json_lines(file: BinaryIO, batch: Any) -> None:
    lines = (json.dumps(row, ensure_ascii=False, default=str) for row in batch.to_pylist())
    file.write("".join(f"{line}\n" for line in lines).encode())
