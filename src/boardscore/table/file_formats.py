"""The file formats of tables: which one a file has, reading, writing."""

import io
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.csv as arrow_csv
import pyarrow.parquet as pq
import pyarrow.types as kinds
from attrs import evolve, frozen

from boardscore.core.errors import Problem, TableError
from boardscore.core.messages import Message
from boardscore.core.rulings import list_names
from boardscore.documents.document_files import no_access, regular_size
from boardscore.table import csv_files, json_lines
from boardscore.table.arrow_values import check_batches
from boardscore.table.game_batches import CHUNK
from boardscore.table.game_columns import Columns, check_schema

STANDARD = "-"
"""The name of the standard input or output in place of a file."""

_BUFFER = 1 << 20
"""The number of bytes read at once; enough for the header of a CSV file."""


class Form(Enum):
    """A file format for tables."""

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
"""The formats by the endings of file names."""


@frozen(eq=False)
class Source:
    """A table that is being read from a file or the standard input."""

    reader: Any
    """Its batches: a `pyarrow.RecordBatchReader`."""
    form: Form
    """Its format."""
    rows: int | None
    """The number of rows, if known in advance."""
    done: Callable[[], float | None]
    """The fraction that has been read, from 0 to 1, if known."""


class Content(NamedTuple):
    """The content of a table's file, from the reader of its format."""

    schema: Any
    """The columns."""
    batches: Iterator[Any]
    """The rows."""
    rows: int | None = None
    """The number of rows, if known in advance."""


def form_of(name: str) -> Form:
    """The format of a file by its name; raises `TableError` for an unknown ending.

    >>> form_of("games.parquet")
    <Form.PARQUET: 'Parquet'>
    """
    form = ENDINGS.get(Path(name).suffix.lower())
    if form is None:
        known = tuple(ENDINGS)
        raise TableError(Problem(Message("error.table_form", file=name, known=known)))
    return form


def is_table(path: Path) -> bool:
    """Whether a path is a file, or a link to nothing, whose name has the ending of a table."""
    try:
        form_of(path.name)
    except TableError:
        return False
    return path.is_file() or not path.exists()


@contextmanager
def open_table(name: str, columns: Columns) -> Iterator[Source]:
    """The table in a file or on the standard input; raises `TableError` if it is unreadable."""
    form = None if name == STANDARD else form_of(name)
    with _raw(name) as file:
        form = form or _form_of_content(file.peek(8)[:8])
        size = 0 if name == STANDARD else os.fstat(file.fileno()).st_size
        with report_broken(name, form):
            found = _READERS[form](file, name, columns)
        batches = guard(name, form, found.batches)
        reader = pa.RecordBatchReader.from_batches(found.schema, batches)
        yield Source(reader, form, found.rows, partial(_part, file, size))


def _raw(name: str) -> Any:
    """The open file of a table, or the standard input; empty if that is closed."""
    if name == STANDARD:
        return io.BufferedReader(sys.stdin.buffer if sys.stdin else io.BytesIO(), _BUFFER)
    try:
        regular_size(os.stat(name))
        return open(name, "rb", buffering=_BUFFER)
    except OSError as error:
        problem = no_access(error, name, tuple(ENDINGS))
    except ValueError:  # a name with a null character
        problem = Message("error.no_such_file")
    raise TableError(Problem(problem, file=name))


def _form_of_content(begin: bytes) -> Form:
    """The format of a table without a name, by its first bytes."""
    if begin.startswith(b"PAR1"):
        return Form.PARQUET
    if begin.startswith((b"ARROW1", b"\xff\xff\xff\xff")):
        return Form.ARROW
    return Form.JSON_LINES if begin.lstrip().startswith(b"{") else Form.CSV


@contextmanager
def report_broken(name: str, form: Form) -> Iterator[None]:
    """Turns errors in reading a table's file into a `TableError`, and adds the file name to one."""
    try:
        yield
    except TableError as error:
        raise TableError(*(evolve(one, file=name) for one in error.problems)) from None
    except (pa.ArrowException, OSError, EOFError, UnicodeDecodeError, MemoryError) as error:
        raise TableError(Problem(_why_broken(error, form), file=name)) from None


def _why_broken(error: Exception, form: Form) -> Message:
    if isinstance(error, MemoryError):
        return Message("error.table_too_large")
    if isinstance(error, UnicodeDecodeError) or "UTF8" in str(error):
        return Message("error.table_not_utf8")
    if isinstance(error, pa.ArrowNotImplementedError):
        return Message("error.table_unsupported", why=str(error))
    return Message("error.table_broken", form=form.value)


def guard(name: str, form: Form, batches: Iterator[Any]) -> Iterator[Any]:
    """The batches of a table's file; later errors are raised like those at its beginning."""
    with report_broken(name, form):
        yield from batches


def _part(file: Any, size: int) -> float | None:
    """The fraction of a table's file of this size that has been read."""
    return file.tell() / size if size and not file.closed else None


# Reading


def _parquet(file: Any, name: str, columns: Columns) -> Content:  # noqa: ARG001
    if name == STANDARD:  # reading starts at the end, so all of it is kept
        file = pa.BufferReader(file.read())
    table = pq.ParquetFile(file, pre_buffer=False, buffer_size=_BUFFER)
    batches = table.iter_batches(CHUNK // 2, use_threads=False)  # needs far less memory
    return _checked(table.schema_arrow, batches, table.metadata.num_rows)


def _arrow(file: Any, name: str, columns: Columns) -> Content:  # noqa: ARG001
    if file.peek(6)[:6] != b"ARROW1":
        stream = pa.ipc.open_stream(file)
        return _checked(stream.schema, iter(stream))
    if name == STANDARD:
        file = pa.BufferReader(file.read())
    table = pa.ipc.open_file(file)
    return _checked(table.schema, map(table.get_batch, range(table.num_record_batches)))


def _checked(schema: Any, batches: Iterator[Any], rows: int | None = None) -> Content:
    check_schema(schema)
    return Content(schema, check_batches(batches), rows)


_READERS: dict[Form, Callable[[Any, str, Columns], Content]] = {
    Form.PARQUET: _parquet,
    Form.ARROW: _arrow,
    Form.CSV: lambda file, _, columns: Content(*csv_files.read(file, columns)),
    Form.JSON_LINES: lambda file, _, columns: Content(*json_lines.read(file, columns)),
}


# Writing

Write = Callable[[Any], None]
"""Writes a batch."""


@contextmanager
def writing(file: BinaryIO, form: Form, schema: Any) -> Iterator[Write]:
    """Writes batches of a table into an open file in its format, one after another.

    Raises `TableError` for columns or values that the format cannot hold.
    """
    with ExitStack() as stack:
        try:
            write = stack.enter_context(_WRITERS[form](file, schema))
        except pa.ArrowException:
            raise _not_held(form, schema) from None
        yield partial(_written, write, form)


def _written(write: Write, form: Form, batch: Any) -> None:
    try:
        write(batch)
    except (pa.ArrowException, UnicodeDecodeError):
        raise _not_held(form, batch.schema, batch) from None


def _not_held(form: Form, schema: Any, batch: Any = None) -> TableError:
    """The error for columns, or a batch of them, that a table format cannot hold."""
    names = list_names(tuple(one.name for one in schema if not _is_held(form, one, batch)))
    return TableError(Problem(Message("error.not_in_form", form=form.value, columns=names)))


def _is_held(form: Form, field: Any, batch: Any) -> bool:
    try:
        with _WRITERS[form](io.BytesIO(), pa.schema([field])) as write:
            if batch is not None:
                write(batch.select([field.name]))
    except (pa.ArrowException, UnicodeDecodeError):
        return False
    return True


@contextmanager
def _parquet_writer(file: BinaryIO, schema: Any) -> Iterator[Write]:
    with pq.ParquetWriter(file, schema, compression="zstd") as writer:
        yield writer.write_batch


@contextmanager
def _arrow_writer(file: BinaryIO, schema: Any) -> Iterator[Write]:
    """Writes a file, or a stream to the standard output."""
    if file is getattr(sys.stdout, "buffer", None):  # may be closed or accept text only
        with pa.ipc.new_stream(file, schema) as stream:
            yield stream.write_batch
        return
    options = pa.ipc.IpcWriteOptions(emit_dictionary_deltas=True)
    known: dict[int, Any] = {}
    with pa.ipc.new_file(file, schema, options=options) as whole:
        yield lambda batch: whole.write_batch(_with_joined(batch, known))


def _with_joined(batch: Any, known: dict[int, Any]) -> Any:
    """The batch with dictionaries that extend those of earlier batches."""
    for at, column in enumerate(batch.columns):
        if kinds.is_dictionary(column.type):
            joined = _joined(column, known.get(at))
            known[at] = joined.dictionary
            batch = batch.set_column(at, batch.schema.field(at), joined)
    return batch


def _joined(column: Any, known: Any) -> Any:
    words = column.dictionary
    if known is None or words.equals(known):
        return column
    new = pc.unique(words.filter(pc.invert(pc.is_in(words, value_set=known))))
    whole = pa.concat_arrays([known, new])
    indices = pc.index_in(words, value_set=whole).take(column.indices)
    return pa.DictionaryArray.from_arrays(
        indices.cast(column.type.index_type), whole, ordered=column.type.ordered
    )


@contextmanager
def _csv_writer(file: BinaryIO, schema: Any) -> Iterator[Write]:
    with arrow_csv.CSVWriter(file, csv_files.with_texts(schema)) as writer:
        yield lambda batch: writer.write_batch(csv_files.as_texts(batch))


_WRITERS: dict[Form, Any] = {
    Form.PARQUET: _parquet_writer,
    Form.ARROW: _arrow_writer,
    Form.CSV: _csv_writer,
    Form.JSON_LINES: lambda file, _: nullcontext(partial(json_lines.write, file)),
}
