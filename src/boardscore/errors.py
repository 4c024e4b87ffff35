"""What boardscore raises: problems with a place, a reason and a way to put it right."""

import re
from array import array
from bisect import bisect_right
from functools import lru_cache
from typing import Any

from attrs import evolve, frozen

from boardscore.display import Page, printable, underlined
from boardscore.messages import Message, say

MOST_PROBLEMS = 100
"""How many mistakes are told at most; who finds so many may stop looking."""

_EXCERPT = 60
"""How much of a long line is kept: of the spot, before it and after it, in characters."""

_LONG = 1000
"""How long a text may be to be kept as a whole, in characters."""

_MARGIN = "    "
_NARROWEST = 20
_PAGE = Page()
_LINE_END = re.compile(r"\r\n|\r|\n")


@frozen
class Span:
    """A stretch of one line of a text; lines and columns count from 0, `end` is not included."""

    line: int
    """The line."""
    start: int
    """The first column."""
    end: int
    """The column after the last."""


class Lines:
    """Where the lines of a text begin: from places in the text to spans, and back.

    >>> Lines("S.\\nX.").span(3, 4)
    Span(line=1, start=0, end=1)
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._starts, self._ends = array("L", [0]), array("L")
        for found in _LINE_END.finditer(text):
            self._ends.append(found.start())
            self._starts.append(found.end())
        self._ends.append(len(text))

    def span(self, start: int, end: int) -> Span:
        """A stretch of the text; one of several lines ends with its first line."""
        line = bisect_right(self._starts, start) - 1
        column = start - self._starts[line]
        length = min(end, self._ends[line]) - start
        return Span(line, column, column + max(1, length))

    def start(self, span: Span) -> int:
        """Where in the text a span begins."""
        return self._starts[span.line] + span.start

    def line(self, number: int) -> str:
        """One of the lines, without its end."""
        return self._text[self._starts[number] : self._ends[number]]


@lru_cache(maxsize=2)
def lines_of(text: str) -> Lines:
    """The lines of a text; a hundred mistakes in one document take them apart once.

    >>> lines_of("S.\\nX.").line(1)
    'X.'
    """
    return Lines(text)


@frozen
class Problem:
    """One mistake: what is wrong, where it stands, and the clause it breaks, if any."""

    message: Message
    """What is wrong, to be said in a language."""
    path: tuple[str | int, ...] = ()
    """Where it stands: keys and numbers from outside in."""
    source: str | None = None
    """The text that was read, where the mistake is inside a text."""
    span: Span | None = None
    """The spot in `source`."""
    clause: str | None = None
    """The id of the clause that it breaks."""
    file: str | None = None
    """The name of the file that was read."""
    whole_file: bool = False
    """Whether `source` is all of the file, so that `span` tells the line and the column in it."""

    @property
    def code(self) -> str:
        """The kind of mistake as a stable word, such as `"unknown_symbol"`."""
        return self.message.key.removeprefix("error.").removesuffix("_near")

    @property
    def where(self) -> str:
        """The path as people write it.

        >>> Problem(Message("error.empty"), ("players", 1, "pier")).where
        'players[1].pier'
        """
        return path_text(self.path)

    def under(self, *prefix: str | int) -> "Problem":
        """The same problem seen from further outside."""
        return evolve(self, path=(*prefix, *self.path))

    def within(self, file: str) -> "Problem":
        """The same problem as one of a file."""
        return evolve(self, file=file)

    def describe(self, lang: str = "en", page: Page = _PAGE) -> str:
        """The problem as text: file and path, the sentence, the clause, the spot underlined.

        The page says how wide the underlined line may be, and which letters can be shown.
        """
        places = [self._file_and_line(), self.where]
        sentence = say(self.message, lang)
        clause = [f"[{self.clause}]"] if self.clause else []
        head = " ".join([*(f"{place}:" for place in places if place), sentence, *clause])
        return "\n".join([head, *self._underlined(page)])

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """The problem as data for JSON; what is not known is left out.

        `line` and `column` are those of the file, counted from 1 as editors do. `source` is the
        text around the spot and `span` the spot in it, counted from 0.
        """
        source, span = self._around()
        in_file = self.span if self.whole_file else None
        data = {
            "code": self.code,
            "file": self.file,
            "line": in_file and in_file.line + 1,
            "column": in_file and in_file.start + 1,
            "path": self.where,
            "clause": self.clause,
            "source": source,
            "span": span and {"line": span.line, "start": span.start, "end": span.end},
            "text": say(self.message, lang),
        }
        return {key: value for key, value in data.items() if value is not None}

    def _file_and_line(self) -> str:
        if self.file is None:
            return ""
        name = printable(self.file) or '""'
        if not (self.whole_file and self.span):
            return name
        return f"{name}:{self.span.line + 1}:{self.span.start + 1}"

    def _around(self) -> tuple[str | None, Span | None]:
        """The text that was read and the spot in it; of a long text only what is near."""
        span, source = self.span, self.source
        if span is None or source is None or not (self.whole_file or len(source) > _LONG):
            return source, span
        first, last = max(0, span.start - _EXCERPT), min(span.end, span.start + _EXCERPT)
        near = lines_of(source).line(span.line)[first : last + _EXCERPT]
        return near, Span(0, span.start - first, last - first)

    def _underlined(self, page: Page) -> list[str]:
        if self.source is None or self.span is None:
            return []
        line = lines_of(self.source).line(self.span.line)
        room = page._replace(columns=max(page.columns - len(_MARGIN), _NARROWEST))
        return [_MARGIN + one for one in underlined(line, self.span.start, self.span.end, room)]


def path_text(path: tuple[str | int, ...]) -> str:
    """A path as people write it: `players[1].pier`."""
    parts = [f"[{part}]" if isinstance(part, int) else f".{_cut(str(part))}" for part in path]
    return "".join(parts).removeprefix(".")


def _cut(key: str) -> str:
    return printable(key if len(key) <= _EXCERPT else key[:_EXCERPT] + "...") or '""'


def text_lines(text: str) -> list[str]:
    r"""The lines of a text; only `\n`, `\r\n` and `\r` end a line."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


class BoardscoreError(ValueError):
    """Something given to boardscore is wrong; `problems` holds every mistake that was found.

    >>> import boardscore
    >>> try:
    ...     boardscore.score({"game": "pier18", "players": [{"pier": ["S", "X"]}]})
    ... except BoardscoreError as error:
    ...     print(error.where, error.problems[0].code)
    players[0].pier unknown_symbol
    """

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*problems)
        self.problems = problems

    @property
    def what(self) -> str:
        """What is wrong, in English: the sentence of the first problem."""
        return say(self.problems[0].message)

    @property
    def where(self) -> str:
        """Where the first problem stands, such as `players[1].pier`; empty if nowhere."""
        return self.problems[0].where

    @property
    def clause(self) -> str | None:
        """The clause that the first problem breaks."""
        return self.problems[0].clause

    def describe(self, lang: str = "en") -> str:
        """All problems as text."""
        return "\n".join(problem.describe(lang) for problem in self.problems)

    def __str__(self) -> str:
        return self.describe()


class NotationError(BoardscoreError):
    """A pier, a tile, an island or a date is written in a way that cannot be read."""


class ModelError(BoardscoreError):
    """A value that the game does not have: a fifth row, a date of 30 February, a negative count."""


class PositionError(BoardscoreError):
    """A position, as a file or a dict, holds mistakes; all of them are in `problems`."""


class PackError(BoardscoreError):
    """A data pack, as a file or a dict, holds mistakes; all of them are in `problems`."""


class DocumentError(BoardscoreError):
    """A file cannot be read, or is not a TOML or JSON document."""


class MoveError(BoardscoreError):
    """A move, as a dict or a line of a record, is written in a way that cannot be read."""


class IllegalMoveError(BoardscoreError):
    """A move breaks a rule, or cannot be made now."""


class RecordError(BoardscoreError):
    """The record of a game holds a mistake or an illegal move."""


class UnknownClauseError(BoardscoreError):
    """There is no clause of this id, and none that the pattern matches."""
