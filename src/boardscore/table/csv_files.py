"""Reads and writes CSV tables: typed columns; unparsable values are kept apart."""

import csv
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.csv as arrow_csv
import pyarrow.types as kinds
from attrs import frozen

from boardscore.core.errors import Problem, TableError
from boardscore.core.messages import Message
from boardscore.documents.csv_packs import find_header
from boardscore.table.arrow_values import Cells, Odd, with_odd
from boardscore.table.game_batches import CHUNK, join_batches
from boardscore.table.game_columns import Columns, ColumnType, check_names

_MARK = b"\xef\xbb\xbf"
"""The byte order mark that some programs write before UTF-8."""

_CHECKED_UTF8 = "utf-8-sig"
"""With this name, Arrow lets Python decode the text first, which also checks skipped rows."""

_PLAIN_WHOLE = "^-?0*[0-9]{1,18}$"
_WHOLE = re.compile("(-?)0*([0-9]+)")
_LONGEST_WHOLE = 100
"""The most digits of a number that are kept; no number of so many is in range."""

_TRUTHS = ("true", "false")

_NAMELESS = "column {} has no name"
"""The name of a column without one, while it is read."""


@frozen
class _Head:
    """The first line of a file with content."""

    names: list[str]
    """The names of the columns; of nameless ones, by their numbers."""
    separator: str
    """The character between cells."""
    lines: int
    """The number of lines up to this one."""

    @property
    def schema(self) -> Any:
        """The columns, all of text."""
        return pa.schema([(name, pa.string()) for name in self.names])

    @property
    def nameless(self) -> dict[str, int]:
        """The columns without a name, with their numbers from 1."""
        numbers = ((name, number) for number, name in enumerate(self.names, 1))
        return {name: number for name, number in numbers if name == _NAMELESS.format(number)}


def read(file: Any, columns: Columns) -> tuple[Any, Iterator[Any]]:
    """The columns and the batches of a CSV file; raises `TableError` for one without columns.

    All columns are read as text, so that columns passed through do not change. Rows and nameless
    columns without content are left out.
    """
    head = _head(file)
    skipped: list[tuple[int, str]] = []

    def skip(row: Any) -> str:
        skipped.append((row.number - head.lines - 1, row.text))
        return "skip"

    reader = arrow_csv.open_csv(
        file,
        arrow_csv.ReadOptions(
            use_threads=False,
            column_names=head.names,
            skip_rows=head.lines,
            encoding=_CHECKED_UTF8,
        ),
        arrow_csv.ParseOptions(
            delimiter=head.separator, newlines_in_values=True, invalid_row_handler=skip
        ),
        arrow_csv.ConvertOptions(
            column_types=head.schema,
            strings_can_be_null=True,
            null_values=[""],
            check_utf8=False,
        ),
    )
    found = iter(reader)
    first = next(found, pa.RecordBatch.from_pylist([], head.schema))
    names = _with_content(head, first)
    pieces = _joined(_pieces(chain([first], found), skipped, head))
    batches = _named(pieces, names, head, columns)
    kept = pa.schema([(name, pa.string()) for name in names.values()])
    return convert_types(pa.RecordBatch.from_pylist([], kept), columns).schema, batches


def _head(file: Any) -> _Head:
    """The names of the columns of a CSV file, and how they are written."""
    lines = file.peek().removeprefix(_MARK).splitlines()
    try:
        before, separator = find_header(line.decode() for line in lines)
        line = lines[before].decode() if before < len(lines) else ""
        read = next(csv.reader([line], delimiter=separator), [])
    except UnicodeDecodeError:
        raise TableError(Problem(Message("error.table_not_utf8"))) from None
    except csv.Error:
        raise TableError(Problem(Message("error.table_broken", form="CSV"))) from None
    given = [name.strip(" \t") for name in read]
    if not any(given):
        raise TableError(Problem(Message("error.empty")))
    twice = next((name for name, number in Counter(given).items() if name and number > 1), None)
    if twice is not None:
        raise TableError(Problem(Message("error.column_twice", column=twice)))
    check_names(given)
    names = [name or _NAMELESS.format(number) for number, name in enumerate(given, 1)]
    return _Head(names, separator, before + 1)


def _with_content(head: _Head, batch: Any) -> dict[str, str]:
    """The columns of a CSV file to keep: a nameless one only if the first rows have values."""
    nameless = head.nameless
    filled = [name for name in nameless if batch[name].null_count < batch.num_rows]
    left_out = nameless.keys() - set(filled[:1])
    return {name: "" if name in nameless else name for name in head.names if name not in left_out}


def _named(
    pieces: Iterator[Any], names: dict[str, str], head: _Head, columns: Columns
) -> Iterator[Any]:
    """The CSV batches with the columns to keep, without rows that have no content."""
    row = 0
    for piece in pieces:
        if isinstance(piece, str):
            nulls = [pa.nulls(1, pa.string()) for _ in names]
            batch = pa.RecordBatch.from_arrays(nulls, names=[*names.values()])
            converted = convert_types(batch, columns)
            yield with_odd(converted.schema.names[:-1], converted.columns[:-1], {0: piece})
            row += 1
            continue
        whole = _without_blank_rows(piece)
        for name, number in head.nameless.items():
            if name not in names and whole[name].null_count < whole.num_rows:
                at = row + pc.index(whole[name].is_valid(), True).as_py() + 1
                raise TableError(Problem(Message("error.nameless", number=number, row=at)))
        kept = [whole[name] for name in names]
        yield convert_types(pa.RecordBatch.from_arrays(kept, names=[*names.values()]), columns)
        row += whole.num_rows


def _joined(pieces: Iterator[Any]) -> Iterator[Any]:
    """The same pieces of a CSV file, with batches of a single row joined with those that follow."""
    small: list[Any] = []
    for piece in pieces:
        is_text = isinstance(piece, str)
        if not is_text:
            small.append(piece)
        if small and (is_text or piece.num_rows > 1 or len(small) >= CHUNK):
            yield join_batches(small)
            small = []
        if is_text:
            yield piece
    if small:
        yield join_batches(small)


def _without_blank_rows(batch: Any) -> Any:
    """The CSV batch without rows whose cells are all empty or white space."""
    blank = pa.scalar(True)
    for column in batch.columns:
        blank = pc.and_(blank, pc.fill_null(pc.utf8_is_space(column), True))
        if not pc.any(blank).as_py():
            return batch
    return batch.filter(pc.invert(blank))


def _pieces(batches: Iterable[Any], skipped: list[tuple[int, str]], head: _Head) -> Iterator[Any]:
    """The batches of a CSV file, and between their rows the texts of the skipped rows."""
    row = 0
    for batch in batches:
        start = 0
        while skipped and skipped[0][0] <= row + batch.num_rows - start:
            number, text = skipped.pop(0)
            before = number - row
            yield from (batch.slice(start, before), *_skipped_row(text, head))
            start, row = start + before, row + before + 1
        row += batch.num_rows - start
        yield batch.slice(start)
    for _, text in skipped:
        yield from _skipped_row(text, head)


def _skipped_row(text: str, head: _Head) -> Iterator[Any]:
    """A CSV row with too many or too few cells; nothing if all are empty.

    It is a batch if only nameless columns differ and the surplus cells are empty, else its text.
    """
    try:
        cells = next(csv.reader([text], delimiter=head.separator), [])
    except csv.Error:
        cells = [text]
    if not any(cell.strip() for cell in cells):
        return
    width = len(head.names)
    missing = dict(zip(head.names[::-1], range(width - len(cells))))
    if missing.keys() <= head.nameless.keys() and not any(map(str.strip, cells[width:])):
        row = [cell or None for cell in cells[:width]] + [None] * len(missing)
        yield pa.RecordBatch.from_pylist([dict(zip(head.names, row))], head.schema)
    else:
        yield text


def convert_types(batch: Any, columns: Columns) -> Any:
    """A batch of CSV text with the column types of a game, and a column of odd values.

    >>> from boardscore.table.game_columns import columns
    >>> text = pa.record_batch({"pier": ["S/.", "Q/."], "patrons": ["2", "x"]})
    >>> batch = convert_types(text, columns("pier18"))
    >>> batch["patrons"].to_pylist(), batch.column(2).to_pylist()
    ([2, None], [None, '[{"patrons": "x"}]'])
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
    words = _trimmed(column)
    plain = pc.match_substring_regex(words, _PLAIN_WHOLE)
    stays = _put_aside(name, words, plain, odd, _whole)
    return pc.if_else(stays, words, pa.scalar(None, words.type)).cast(pa.int64())


def _truths(name: str, column: Any, odd: dict[int, Odd]) -> Any:
    """Reads truth values in any case: spreadsheets write TRUE and FALSE."""
    words = pc.utf8_lower(_trimmed(column))
    plain = pc.is_in(words, value_set=pa.array(_TRUTHS, words.type))
    kept = _put_aside(name, column, pc.or_kleene(plain, words.is_null()), odd, str)
    values = pc.equal(words, _TRUTHS[0])
    return pc.if_else(pc.and_(kept, words.is_valid()), values, pa.scalar(None, pa.bool_()))


def _trimmed(column: Any) -> Any:
    """The cells without white space around them; null if nothing is left."""
    words = pc.utf8_trim_whitespace(column)
    return pc.if_else(pc.equal(words, ""), pa.scalar(None, words.type), words)


def _put_aside(
    name: str, column: Any, plain: Any, odd: dict[int, Odd], read: Callable[[str], str | int]
) -> Any:
    """A mask of the cells to keep; adds the others, as read, to the odd values of their rows."""
    stays = pc.or_(pc.fill_null(plain, False), column.is_null())
    for row in pc.indices_nonzero(pc.invert(stays)).to_pylist():
        cells = odd.setdefault(row, Cells())
        assert isinstance(cells, Cells)
        cells[name] = read(column[row].as_py())
    return stays


def _whole(text: str) -> str | int:
    """The number in a cell; the text if it is no whole number."""
    whole = _WHOLE.fullmatch(text)
    return int(whole[1] + whole[2][:_LONGEST_WHOLE]) if whole else text


# Writing


def with_texts(schema: Any) -> Any:
    """The columns as CSV has them: bytes and string views as strings."""
    return pa.schema([one.with_type(_written_type(one.type)) for one in schema])


def as_texts(batch: Any) -> Any:
    """A batch with columns as CSV has them; Arrow raises an error for bytes that are not UTF-8."""
    schema = with_texts(batch.schema)
    return batch if schema == batch.schema else batch.cast(schema)


def _written_type(kind: Any) -> Any:
    if kinds.is_binary(kind) or kinds.is_large_binary(kind) or kinds.is_binary_view(kind):
        return pa.large_string()
    is_text = kinds.is_fixed_size_binary(kind) or kinds.is_string_view(kind)
    return pa.large_string() if is_text else kind
