"""What is wrong with something given to boardscore: where it stands, why, what would be right."""

import re
from array import array
from bisect import bisect_right
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Protocol

from attrs import evolve, frozen

from boardscore.core.terminal_text import LineFormat, printable, underline

MOST_PROBLEMS = 100
"""How many mistakes are told at most; who finds so many may stop looking."""


_EXCERPT = 60
"""How much of a long line is kept: of the spot, before it and after it, in characters."""


_LONG = 1000
"""How long a text may be to be kept as a whole, in characters."""


_MARGIN = "    "
_NARROWEST = 20
_PAGE = LineFormat()
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


class TextLines:
    """Where the lines of a text begin: from places in the text to spans, and back.

    >>> TextLines("S.\\nX.").span(3, 4)
    Span(line=1, start=0, end=1)
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._starts, self._ends = array("L", [0]), array("L")
        for end in _LINE_END.finditer(text):
            self._ends.append(end.start())
            self._starts.append(end.end())
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
def lines_of(text: str) -> TextLines:
    """The lines of a text; a hundred mistakes in one document take them apart once.

    >>> lines_of("S.\\nX.").line(1)
    'X.'
    """
    return TextLines(text)


class Sentence(Protocol):
    """Something to be said to a person: a `Message`, as far as a problem needs to know one."""

    @property
    def key(self) -> str:
        """The key of the language catalogues."""
        ...

    @property
    def args(self) -> Mapping[str, Any]:
        """The arguments by name."""
        ...

    def text(self, lang: str = "en") -> str:
        """The sentence in a language."""
        ...


@frozen
class Problem:
    """One mistake: what is wrong, where it stands, and the clause it breaks, if any."""

    message: Sentence
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

        >>> from boardscore.core.messages import Message
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

    def describe(self, lang: str = "en", page: LineFormat = _PAGE) -> str:
        """The problem as text: file and path, the sentence, the clause, the spot underlined.

        The page says how wide the underlined line may be, and which letters can be shown.
        """
        places = [self._file_and_line(), self.where]
        sentence = self.message.text(lang)
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
            "text": self.message.text(lang),
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

    def _underlined(self, page: LineFormat) -> list[str]:
        if self.source is None or self.span is None:
            return []
        line = lines_of(self.source).line(self.span.line)
        room = page._replace(columns=max(page.columns - len(_MARGIN), _NARROWEST))
        return [_MARGIN + row for row in underline(line, self.span.start, self.span.end, room)]


def path_text(path: tuple[str | int, ...]) -> str:
    """A path as people write it: `players[1].pier`."""
    parts = [f"[{part}]" if isinstance(part, int) else f".{_cut(str(part))}" for part in path]
    return "".join(parts).removeprefix(".")


def _cut(key: str) -> str:
    return printable(key if len(key) <= _EXCERPT else key[:_EXCERPT] + "...") or '""'


def text_lines(text: str) -> list[str]:
    r"""The lines of a text; only `\n`, `\r\n` and `\r` end a line."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
