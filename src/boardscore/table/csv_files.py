"""Reads and writes CSV tables: typed columns; unparsable values are kept apart."""

import csv
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.csv as arrow_csv
import pyarrow.types as kinds

from boardscore.core.errors import TableError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.table.arrow_validation import check_names
from boardscore.table.plugin import Columns, ColumnType
from boardscore.table.table_columns import Odd, add, with_odd

_BETWEEN = ",;\t"
"""The possible delimiters, the default first."""

_MARK = b"\xef\xbb\xbf"
"""The byte order mark that some programs write before UTF-8."""

_CHECKED_UTF8 = "utf-8-sig"
"""With this name, Arrow lets Python decode the text first, which also checks skipped rows."""

_WHOLE = "^-?[0-9]{1,15}$"
_TRUTHS = ("true", "false")


def read(file: Any, columns: Columns) -> tuple[Any, Iterator[Any]]:
    """The columns and the batches of a file; raises `TableError` for one without columns.

    All columns are read as text, so that columns passed through do not change.
    """
    names, between = _head(file)
    skipped: list[tuple[int, str]] = []

    def skip(row: Any) -> str:
        skipped.append((row.number - 2, row.text))  # the header is number 1
        return "skip"

    reader = arrow_csv.open_csv(
        file,
        arrow_csv.ReadOptions(
            use_threads=False, column_names=names, skip_rows=1, encoding=_CHECKED_UTF8
        ),
        arrow_csv.ParseOptions(
            delimiter=between, newlines_in_values=True, invalid_row_handler=skip
        ),
        arrow_csv.ConvertOptions(
            column_types=dict.fromkeys(names, pa.string()),
            strings_can_be_null=True,
            null_values=[""],
            check_utf8=False,
        ),
    )
    schema = convert_types(pa.RecordBatch.from_pylist([], reader.schema), columns).schema
    batches = (convert_types(batch, columns) for batch in reader)
    return schema, _with_skipped(batches, schema, skipped)


def _head(file: Any) -> tuple[list[str], str]:
    """The names of the columns in the first line, and the delimiter."""
    begin = file.peek().removeprefix(_MARK)
    try:
        line = b"".join(begin.splitlines()[:1]).decode()
        between = max(_BETWEEN, key=line.count)
        names = next(csv.reader([line], delimiter=between), [])
    except UnicodeDecodeError:
        raise TableError(Problem(Message("error.table_not_utf8"))) from None
    except csv.Error:
        raise TableError(Problem(Message("error.table_broken", form="CSV"))) from None
    if not names:
        raise TableError(Problem(Message("error.empty")))
    if len(set(names)) != len(names):
        twice = next(one for one, number in Counter(names).items() if number > 1)
        raise TableError(Problem(Message("error.column_twice", column=twice)))
    check_names(names)
    return names, between


def _with_skipped(
    batches: Iterator[Any], schema: Any, skipped: list[tuple[int, str]]
) -> Iterator[Any]:
    """The batches, with a row of nulls for each skipped row with too many or too few values."""
    names, nulls = schema.names[:-1], [pa.nulls(1, one.type) for one in schema][:-1]

    def odd(text: str) -> Any:
        return with_odd(names, nulls, {0: text})

    row = 0
    for batch in batches:
        start = 0
        while skipped and skipped[0][0] <= row + batch.num_rows - start:
            number, text = skipped.pop(0)
            before = number - row
            yield from (batch.slice(start, before), odd(text))
            start, row = start + before, row + before + 1
        row += batch.num_rows - start
        yield batch.slice(start)
    yield from (odd(text) for _, text in skipped)


def convert_types(batch: Any, columns: Columns) -> Any:
    """A batch of text with the column types of a game, and a column of odd values.

    >>> from boardscore.table.plugin import columns
    >>> text = pa.record_batch({"pier": ["S/.", "Q/."], "patrons": ["2", "x"]})
    >>> batch = convert_types(text, columns("pier18"))
    >>> batch["patrons"].to_pylist(), batch.column(2).to_pylist()
    ([2, None], [None, '{"patrons": "x"}'])
    """
    odd: dict[int, Odd] = {}
    found = []
    for name in batch.schema.names:
        match columns.read.get(name):
            case ColumnType.WHOLE:
                found.append(_wholes(name, batch[name], odd))
            case ColumnType.BOOLEAN:
                found.append(_truths(name, batch[name], odd))
            case _:
                found.append(batch[name])
    return with_odd(batch.schema.names, found, odd)


def _wholes(name: str, column: Any, odd: dict[int, Odd]) -> Any:
    column = pc.utf8_trim_whitespace(column)
    plain = pc.match_substring_regex(column, _WHOLE)
    kept = pc.if_else(_put_aside(name, column, plain, odd), column, pa.scalar(None, column.type))
    return kept.cast(pa.int64())


def _truths(name: str, column: Any, odd: dict[int, Odd]) -> Any:
    """Reads truth values in any case: spreadsheets write TRUE and FALSE."""
    words = pc.utf8_lower(pc.utf8_trim_whitespace(column))
    kept = _put_aside(name, column, pc.is_in(words, value_set=pa.array(_TRUTHS, words.type)), odd)
    values = pc.equal(words, _TRUTHS[0])
    return pc.if_else(pc.and_(kept, column.is_valid()), values, pa.scalar(None, pa.bool_()))


def _put_aside(name: str, column: Any, plain: Any, odd: dict[int, Odd]) -> Any:
    """A mask of the values to keep; adds the others to the odd values of their rows."""
    stays = pc.or_(pc.fill_null(plain, False), column.is_null())
    for row in pc.indices_nonzero(pc.invert(stays)).to_pylist():
        add(odd, row, name, column[row].as_py())
    return stays


# Writing


def with_texts(schema: Any) -> Any:
    """The columns as written: bytes and string views as strings."""
    return pa.schema([one.with_type(_written_type(one.type)) for one in schema])


def as_texts(batch: Any) -> Any:
    """A batch with such columns; Arrow raises an error for bytes that are not UTF-8."""
    schema = with_texts(batch.schema)
    return batch if schema == batch.schema else batch.cast(schema)


def _written_type(kind: Any) -> Any:
    if kinds.is_binary(kind) or kinds.is_large_binary(kind) or kinds.is_binary_view(kind):
        return pa.large_string()
    is_text = kinds.is_fixed_size_binary(kind) or kinds.is_string_view(kind)
    return pa.large_string() if is_text else kind
