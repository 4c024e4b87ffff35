"""Packs as CSV, read and written, with the place of every cell in the text.

The `csv` module of Python reports no places, so messages could not underline a cell.
"""

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from attrs import evolve, frozen

from boardscore.core import registry
from boardscore.core.errors import MOST_PROBLEMS, QUOTED, DocumentError, Problem, Sentence, lines_of
from boardscore.core.game_setup import TYPED_FROM_CSV
from boardscore.core.messages import Message
from boardscore.core.rulings import unknown
from boardscore.core.terminal_text import code_points
from boardscore.core.value_checks import file_name, show_value
from boardscore.documents.document_files import MOST_PARTS, Document, read_text
from boardscore.documents.pack_sheets import CellPath, sheet_of
from boardscore.documents.source_positions import Location, PlaceFinder

COMMENT = "#"
"""The beginning of a line before the header that is not read."""

SEPARATORS = ",;\t"
"""The characters that may separate cells, the default first."""

_NAMED_SEPARATOR = re.compile(r'"?sep=([\t!#-/:-@\[-`{-~])"?', re.IGNORECASE)
"""The first line that spreadsheet programs write to name the separator, any ASCII character."""

_IN_QUOTES = re.compile('"[^"]*"')
_LINE_END = re.compile(r"\r\n|\r|\n")
_LETTER = re.compile('""|.', re.DOTALL)
_CONTROL = re.compile(r"[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_NEEDS_QUOTES = re.compile(r'[",;\t\r\n]|^ | $')

_ANY = re.compile(".*", re.DOTALL)
_DECIMAL = re.compile("[-+]?[0-9]+[.,]0*")
_NO_VALUE = re.compile("n/?a|nan|null|none|nil", re.IGNORECASE)

_CAUSES = {
    "error.not_whole": (
        (_DECIMAL, "error.csv_decimal"),
        (_NO_VALUE, "error.csv_no_number"),
        (_ANY, "error.csv_number"),
    ),
    "error.not_boolean": (
        (re.compile("[01]"), "error.csv_bit"),
        (_NO_VALUE, "error.csv_no_boolean"),
    ),
    "error.not_an_id": ((_ANY, "error.csv_id"),),
}
"""For messages about values: the message about a cell, by the form of its text."""

Stretch = tuple[int, int]


@frozen
class CsvCell:
    """A cell: its text, and its place in the document."""

    text: str
    """The text, without quotes."""
    start: int
    """The offset of its first character in the document."""
    end: int
    """The offset after its last character."""
    is_quoted: bool = False
    """Whether it is in quotes, which belong to its place."""

    def letters(self, source: str) -> list[Stretch]:
        """The place of each character of the text in the document."""
        if not self.is_quoted:
            return [(place, place + 1) for place in range(self.start, self.end)]
        return [found.span() for found in _LETTER.finditer(source, self.start + 1, self.end - 1)]


def read_csv(text: str) -> list[list[CsvCell]]:
    """The rows of a CSV text that have any content.

    The first line with content decides whether commas, semicolons or tabs separate the cells,
    unless a line before it, such as `sep=;`, names another character.

    >>> [[cell.text for cell in row] for row in read_csv('id;tile\\n1;"B;""G"')]
    [['id', 'tile'], ['1', 'B;"G']]

    Raises `DocumentError` for quotes that are not closed, and for control characters.
    """
    _require_plain(text)
    before, separator = find_header(_LINE_END.split(text), COMMENT)
    if text.count(separator) > MOST_PARTS:
        raise DocumentError(Problem(Message("error.too_many_parts", high=MOST_PARTS)))
    rows: list[list[CsvCell]] = [[]]
    at = 0
    for _ in range(before):
        line_end = _LINE_END.search(text, at)
        at = line_end.end() if line_end else len(text)
    while True:
        cell, at = _cell(text, at, separator)
        rows[-1].append(cell)
        if text.startswith(separator, at):
            at += 1
        elif line_end := _LINE_END.match(text, at):
            at = line_end.end()
            rows.append([])
        else:
            return [row for row in rows if any(cell.text.strip() for cell in row)]


def in_cell(message: Sentence, column: object) -> Sentence:
    """The message about a CSV cell, without advice on quotes, and with the likely cause."""
    plain = message.key.removesuffix(QUOTED)
    text = str(message.args.get("got", ""))[1:-1]
    for form, key in _CAUSES.get(plain, ()):
        if form.fullmatch(text):
            return Message(key, column=str(column), **message.args)
    return Message(plain, **message.args)


def find_header(lines: Iterable[str], comment: str | None = None) -> tuple[int, str]:
    """The number of lines before the CSV header, and the character that separates its cells.

    Lines that begin with the `comment`, if any, are not the header.

    >>> find_header(["sep=;", "", "id;tile"])
    (2, ';')
    """
    separator = None
    before = 0
    for before, line in enumerate(lines):
        named = None if separator else _NAMED_SEPARATOR.fullmatch(line.rstrip(" "))
        if named:
            separator = named[1]
        elif comment and line.lstrip(' "').startswith(comment):
            continue
        elif line.strip(f' "{SEPARATORS}{separator or ""}'):
            return before, separator or max(SEPARATORS, key=_IN_QUOTES.sub("", line).count)
    return before + 1, separator or SEPARATORS[0]


def problem_at(text: str, message: Message, start: int, end: int) -> Problem:
    """A problem in a CSV text with its place in the whole document."""
    return Problem(message, source=text, span=lines_of(text).span(start, end), whole_file=True)


def _require_plain(text: str) -> None:
    found = _CONTROL.search(text)
    if found:
        message = Message("error.csv_control", code=code_points(found.group()))
        raise DocumentError(problem_at(text, message, *found.span()))


@lru_cache
def _forms(separator: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """The forms of a CSV cell in quotes, and of one without."""
    blank = "[ \t]*" if separator != "\t" else " *"
    quoted = rf'{blank}"((?:[^"]|"")*+)"{blank}'
    return re.compile(quoted), re.compile(rf"[^{re.escape(separator)}\r\n]*")


def _cell(text: str, at: int, separator: str) -> tuple[CsvCell, int]:
    """The CSV cell at an offset, and the offset of its end."""
    quoted_form, plain_form = _forms(separator)
    plain = plain_form.match(text, at)
    assert plain is not None
    if not plain.group().lstrip(" \t").startswith('"'):
        value = plain.group().strip(" \t")
        start = plain.end() - len(plain.group().lstrip(" \t"))
        return CsvCell(value, start, start + len(value)), plain.end()
    opening = text.index('"', at)
    quoted = quoted_form.match(text, at)
    if quoted is None:
        raise DocumentError(problem_at(text, Message("error.csv_open"), opening, opening + 1))
    if quoted.end() < len(text) and text[quoted.end()] not in f"{separator}\r\n":
        end = quoted.end()
        raise DocumentError(problem_at(text, Message("error.csv_after_quote"), end, end + 1))
    value = quoted.group(1).replace('""', '"')
    return CsvCell(value, opening, quoted.end(1) + 1, is_quoted=True), quoted.end()


def write_csv(rows: Iterable[Sequence[str]]) -> str:
    """Rows as CSV with commas; `read_csv` reads them back.

    >>> print(write_csv([["id", "plan_text"], ["7", 'the "long", dry way']]), end="")
    id,plan_text
    7,"the ""long"", dry way"

    Raises `DocumentError` for control characters.
    """
    text = "".join(",".join(map(_write_cell, row)) + "\n" for row in rows)
    _require_plain(text)
    return text


def _write_cell(value: str) -> str:
    quoted = value.replace('"', '""')
    return f'"{quoted}"' if _NEEDS_QUOTES.search(value) else value


_NUMBER = re.compile("0|[1-9][0-9]{0,9}")
_CHANGED = re.compile(
    r"#\w+[?!]?"  # an error of a formula, such as #NAME?
    r"|[0-9]{1,4}\.? ?[-/ ]? ?[^\W\d_]{3,9}\.?(?:[-/ ][0-9]{2,4})?"
    r"|[^\W\d_]{3,9}\.?[-/ ][0-9]{1,4}"
    r"|[0-9]{1,2}([./])[0-9]{1,2}\1?(?:[0-9]{2,4})?|[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{5}"
)
"""Texts that a spreadsheet program makes of dates and formulas."""


def read_csv_pack(path: str | os.PathLike[str]) -> Document:
    """The document of a CSV file, with the data of a pack; raises `DocumentError`."""
    name = file_name(path)
    try:
        return csv_pack(read_text(name, "pack"), name)
    except DocumentError as error:
        problems = (_explain_encoding(problem).within(name) for problem in error.problems)
        raise DocumentError(*problems) from None


def _explain_encoding(problem: Problem) -> Problem:
    """The same problem with a CSV file, with advice on how to save the file."""
    if problem.code not in {"encoding", "encoding_utf16"}:
        return problem
    return evolve(problem, message=Message(f"error.csv_{problem.code}", what=problem.message))


def csv_pack(text: str, name: str) -> Document:
    """The document of a CSV text in a file with this name; raises `DocumentError`."""
    reader = _SheetReader(text)
    head = {"game": reader.game, "name": Path(name).stem, "provenance": TYPED_FROM_CSV}
    tables = {"tables": reader.tables} if reader.tables else {}
    data = {**head, **tables, reader.sheet.listed: reader.entries}
    return Document(name, text, data, CsvPlaces(text, reader.cells, reader.stretches))


class CsvPlaces(PlaceFinder):
    """The places of the values of a pack in a CSV text."""

    def __init__(
        self, text: str, cells: Mapping[CellPath, CsvCell], stretches: Mapping[CellPath, Stretch]
    ) -> None:
        super().__init__(text)
        self._cells = cells
        self._stretches = stretches

    def locate(self, path: CellPath) -> Location | None:
        """The place of the value at a path."""
        if path in self._cells:
            cell = self._cells[path]
            return Location((cell.start, cell.end))
        return Location(self._stretches[path]) if path in self._stretches else None

    def letters(self, path: CellPath, content: str) -> Sequence[Stretch]:
        """The place of each character of the text value at a path; empty if it is another text."""
        cell = self._cells.get(path)
        return cell.letters(self.text) if cell and cell.text == content else []

    def blame(self, problems: Iterable[Problem], file: str) -> list[Problem]:
        """The same problems, line by line; only one for a cell that a spreadsheet spoiled."""
        told: dict[object, Problem] = {}
        for number, problem in enumerate(problems):
            told.setdefault(problem.path if self._is_spoiled(problem.path) else number, problem)
        placed = [self.placed(self._explain(problem), file) for problem in told.values()]
        return sorted(placed, key=_line_and_column)

    def _is_spoiled(self, path: CellPath) -> bool:
        cell = self._cells.get(path)
        return cell is not None and _CHANGED.fullmatch(cell.text) is not None

    def _explain(self, problem: Problem) -> Problem:
        """The same problem, in words that suit a cell."""
        message = in_cell(problem.message, problem.path[-1] if problem.path else "")
        if self._is_spoiled(problem.path) and not message.key.endswith("_decimal"):
            message = Message("error.csv_changed", what=message)
            return evolve(problem, message=message, source=None, span=None)
        return evolve(problem, message=message)


def _line_and_column(problem: Problem) -> tuple[int, int]:
    span = problem.span
    return (span.line, span.start) if span and problem.whole_file else (-1, -1)


class _SheetReader:
    """Reads rows of cells as the data of a pack, and records the place of each value."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.cells: dict[CellPath, CsvCell] = {}
        self.stretches: dict[CellPath, Stretch] = {}
        self.entries: list[dict[str, Any]] = []
        self.tables: dict[str, list[int | str]] = {}
        self.problems: list[Problem] = []
        rows = read_csv(text)
        if not rows:
            raise DocumentError(Problem(Message("error.empty")))
        header = rows.pop(0)
        self.names = [cell.text for cell in header]
        while not self.names[-1]:  # columns that a spreadsheet program adds
            self.names.pop()
        self.game = self.game_of(header)
        self.sheet = sheet_of(self.game)
        self.stretches[self.sheet.listed,] = _whole(header)
        self.check_header(header)
        for row in rows:
            self.read_row(row)
        if self.problems:
            raise DocumentError(*self.problems[:MOST_PROBLEMS])

    def game_of(self, header: Sequence[CsvCell]) -> str:
        """The game whose columns the header has; raises `DocumentError`."""
        sheets = {name: sheet_of(name) for name in registry.names("sheet")}
        own = {name: {*sheet.columns} - {"id"} for name, sheet in sheets.items()}
        known = {name: len(columns.intersection(self.names)) for name, columns in own.items()}
        best = max(known.values())
        games = [name for name, number in known.items() if number == best]
        if best == 0 or len(games) > 1:
            headers = tuple(tuple(sheet.columns) for sheet in sheets.values())
            message = Message("error.csv_header", known=headers)
            raise DocumentError(problem_at(self.text, message, *_whole(header)))
        return games[0]

    def wrong(self, message: Message, start: int, end: int) -> None:
        """Records a problem."""
        self.problems.append(problem_at(self.text, message, start, end))

    def check_header(self, header: Sequence[CsvCell]) -> None:
        """Records duplicate, unknown and missing columns."""
        known = tuple(self.sheet.columns)
        for place, (name, cell) in enumerate(zip(self.names, header)):
            if not name:
                continue  # all its cells must be empty
            if name in self.names[:place]:
                message = Message("error.csv_same_column", column=show_value(name))
                self.wrong(message, cell.start, cell.end)
            elif name not in known:
                self.wrong(unknown("error.csv_column", name, known), cell.start, cell.end)
        for name in known:
            if name not in self.names and name not in self.sheet.optional:
                self.wrong(Message("error.csv_column_missing", column=name), *_whole(header))

    def read_row(self, row: Sequence[CsvCell]) -> None:
        """Reads a card, a tile or a score table."""
        for name, cell in zip(self.names, row):
            if cell.text and not name:
                self.wrong(Message("error.csv_nameless"), cell.start, cell.end)
        surplus = [cell for cell in row[len(self.names) :] if cell.text]
        if surplus:
            message = Message("error.csv_surplus", columns=len(self.names))
            self.wrong(message, surplus[0].start, surplus[-1].end)
        end = row[-1].end
        named = dict(zip(self.names, row))
        cells = {name: named.get(name, CsvCell("", end, end)) for name in self.sheet.columns}
        if cells["id"].text in self.sheet.tables:
            self.read_table(cells["id"], cells)
        else:
            self.read_entry(cells, _whole(row))

    def read_table(self, name: CsvCell, cells: Mapping[str, CsvCell]) -> None:
        """Reads a score table: numbers separated by spaces in a cell."""
        column = self.sheet.table_column
        for other, cell in cells.items():
            if cell.text and other not in {"id", column}:
                self.wrong(Message("error.csv_not_of_table", column=other), cell.start, cell.end)
        if name.text in self.tables:
            self.wrong(Message("error.csv_same_table", table=name.text), name.start, name.end)
        path, cell = ("tables", name.text), cells[column]
        self.cells[path] = cell
        self.tables[name.text] = []
        letters = cell.letters(self.text)
        for place, found in enumerate(re.finditer(r"\S+", cell.text)):
            start, end = letters[found.start()][0], letters[found.end() - 1][1]
            self.cells[*path, place] = CsvCell(found.group(), start, end)
            self.tables[name.text].append(_number(found.group()))

    def read_entry(self, cells: Mapping[str, CsvCell], stretch: Stretch) -> None:
        """Reads a card or a tile; optional cells that are empty are left out."""
        at = (self.sheet.listed, len(self.entries))
        entry: dict[str, Any] = {}
        numbers = (self.sheet.copies, *self.sheet.numbers)
        self.stretches[at] = stretch
        for column, path in self.sheet.columns.items():
            cell = cells[column]
            if column in self.sheet.optional and not cell.text:
                continue
            self.cells[*at, *path] = cell
            value = _number(cell.text) if column in numbers else cell.text
            if len(path) == 1:
                entry[str(path[0])] = value
            else:
                entry.setdefault(str(path[0]), []).append(value)
                self.stretches.setdefault((*at, path[0]), (cell.start, cell.end))
        self.entries.append(entry)


def _whole(row: Sequence[CsvCell]) -> Stretch:
    """The place of a CSV row, without empty cells at its end."""
    return row[0].start, max(cell.end for cell in row if cell.text)


def _number(written: str) -> int | str:
    """The number in a CSV cell, or the text if it is no number, which a reader then refuses."""
    return int(written) if _NUMBER.fullmatch(written) else written
