"""Reads and writes CSV, with the place of every cell in the text.

The `csv` module of Python reports no places, so messages could not underline a cell.
"""

import re
from collections.abc import Iterable, Sequence

from attrs import frozen

from boardscore.core.errors import DocumentError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem, lines_of
from boardscore.core.terminal_text import code_points
from boardscore.documents.document_files import MOST_PARTS

SEPARATORS = ",;"
"""The characters that may separate cells."""

_QUOTED = re.compile(r'[ \t]*"((?:[^"]|"")*+)"[ \t]*')
_PLAIN = {separator: re.compile(rf"[^{separator}\r\n]*") for separator in SEPARATORS}
_LINE_END = re.compile(r"\r\n|\r|\n")
_LETTER = re.compile('""|.', re.DOTALL)
_CONTROL = re.compile(r"[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_NEEDS_QUOTES = re.compile(r'[",;\r\n]|^[ \t]|[ \t]$')

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

    The first line decides whether commas or semicolons separate the cells.

    >>> [[cell.text for cell in row] for row in read_csv('id;tile\\n1;"B;""G"')]
    [['id', 'tile'], ['1', 'B;"G']]

    Raises `DocumentError` for quotes that are not closed, and for control characters.
    """
    _require_plain(text)
    separator = max(SEPARATORS, key=_LINE_END.split(text, maxsplit=1)[0].count)
    if text.count(separator) > MOST_PARTS:
        raise DocumentError(Problem(Message("error.too_many_parts", high=MOST_PARTS)))
    rows: list[list[CsvCell]] = [[]]
    at = 0
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


def problem_at(text: str, message: Message, start: int, end: int) -> Problem:
    """A problem with its place in a whole document."""
    return Problem(message, source=text, span=lines_of(text).span(start, end), whole_file=True)


def _require_plain(text: str) -> None:
    found = _CONTROL.search(text)
    if found:
        message = Message("error.csv_control", code=code_points(found.group()))
        raise DocumentError(problem_at(text, message, *found.span()))


def _cell(text: str, at: int, separator: str) -> tuple[CsvCell, int]:
    """The cell at an offset, and the offset of its end."""
    plain = _PLAIN[separator].match(text, at)
    assert plain is not None
    if not plain.group().lstrip(" \t").startswith('"'):
        value = plain.group().strip(" \t")
        start = plain.end() - len(plain.group().lstrip(" \t"))
        return CsvCell(value, start, start + len(value)), plain.end()
    opening = text.index('"', at)
    quoted = _QUOTED.match(text, at)
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
