"""Reads and writes CSV, with the place of every cell in the text.

The `csv` module of Python reports no places, so messages could not underline a cell.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from attrs import frozen

from boardscore.core.errors import DocumentError
from boardscore.core.messages import Message
from boardscore.core.problems import QUOTED, Problem, Sentence, lines_of
from boardscore.core.terminal_text import code_points
from boardscore.documents.document_files import MOST_PARTS

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
    before, separator = find_header(_LINE_END.split(text))
    if text.count(separator) > MOST_PARTS:
        raise DocumentError(Problem(Message("error.too_many_parts", high=MOST_PARTS)))
    rows: list[list[CsvCell]] = [[]]
    at = 0
    for _ in range(before):
        at = _next_line(text, at)
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
    """The message about the text of a cell, without advice on quotes, and with the likely cause."""
    plain = message.key.removesuffix(QUOTED)
    text = str(message.args.get("got", ""))[1:-1]
    for form, key in _CAUSES.get(plain, ()):
        if form.fullmatch(text):
            return Message(key, column=str(column), **message.args)
    return Message(plain, **message.args)


def find_header(lines: Iterable[str]) -> tuple[int, str]:
    """The number of lines before the header, and the character that separates its cells.

    >>> find_header(["sep=;", "", "id;tile"])
    (2, ';')
    """
    separator = None
    before = 0
    for before, line in enumerate(lines):
        named = None if separator else _NAMED_SEPARATOR.fullmatch(line.rstrip(" "))
        if named:
            separator = named[1]
        elif line.strip(f' "{SEPARATORS}{separator or ""}'):
            return before, separator or max(SEPARATORS, key=_IN_QUOTES.sub("", line).count)
    return before + 1, separator or SEPARATORS[0]


def _next_line(text: str, at: int) -> int:
    """The offset of the line after an offset; the end of the text if there is none."""
    line_end = _LINE_END.search(text, at)
    return line_end.end() if line_end else len(text)


def problem_at(text: str, message: Message, start: int, end: int) -> Problem:
    """A problem with its place in a whole document."""
    return Problem(message, source=text, span=lines_of(text).span(start, end), whole_file=True)


def _require_plain(text: str) -> None:
    found = _CONTROL.search(text)
    if found:
        message = Message("error.csv_control", code=code_points(found.group()))
        raise DocumentError(problem_at(text, message, *found.span()))


@lru_cache
def _forms(separator: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """The forms of a cell in quotes, and of one without."""
    blank = "[ \t]*" if separator != "\t" else " *"
    quoted = rf'{blank}"((?:[^"]|"")*+)"{blank}'
    return re.compile(quoted), re.compile(rf"[^{re.escape(separator)}\r\n]*")


def _cell(text: str, at: int, separator: str) -> tuple[CsvCell, int]:
    """The cell at an offset, and the offset of its end."""
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
