"""Problems in input (where, why, what would be right), and the errors that report them."""

import re
from array import array
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, Protocol

from attrs import evolve, field, frozen

from boardscore.core.terminal_text import LineFormat, printable, underline

MOST_PROBLEMS = 100
"""The most mistakes reported; a reader may stop after that many."""


QUOTED = "_in_quotes"
"""The end of the key of a message for values that are right without their quotes."""

_EXCERPT = 60
"""How many characters of a long line are kept: of the span, before it and after it."""


_LONG = 1000
"""The longest text that is kept whole, in characters."""


_MANY = 3
"""The number of equal mistakes from which only the first is described in full."""
_GOT = "got"
"""The argument of messages with the value that was found."""
_MARGIN = "    "
_NARROWEST = 20
_PAGE = LineFormat()
_LINE_END = re.compile(r"\r\n|\r|\n")


@frozen
class Span:
    """The place of an error in a text; lines and columns start at 0, `end` is exclusive."""

    line: int
    """The line, from 0."""
    start: int
    """The first column, from 0."""
    end: int
    """The column after the last one."""


class TextLines:
    """The lines of a text with errors, to convert offsets to spans and back.

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
        """The span between two offsets; one over several lines ends with its first line."""
        line = bisect_right(self._starts, start) - 1
        column = start - self._starts[line]
        length = min(end, self._ends[line]) - start
        return Span(line, column, column + max(1, length))

    def start(self, span: Span) -> int:
        """The offset at which a span begins."""
        return self._starts[span.line] + span.start

    def line(self, number: int) -> str:
        """One of the lines, without its line ending."""
        return self._text[self._starts[number] : self._ends[number]]


@lru_cache(maxsize=2)
def lines_of(text: str) -> TextLines:
    """The lines of a text, cached: many errors are about one document.

    >>> lines_of("S.\\nX.").line(1)
    'X.'
    """
    return TextLines(text)


class Sentence(Protocol):
    """The parts of a `Message` that errors use."""

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
    """One mistake: what is wrong, where, and the clause it breaks, if any."""

    message: Sentence
    """The mistake."""
    path: tuple[str | int, ...] = ()
    """The path: keys and indices, from the outside in."""
    source: str | None = field(default=None, kw_only=True)
    """The text, if the mistake is inside one."""
    span: Span | None = field(default=None, kw_only=True)
    """The place in `source`."""
    clause: str | None = field(default=None, kw_only=True)
    """The id of the clause that is broken."""
    file: str | None = field(default=None, kw_only=True)
    """The name of the file."""
    whole_file: bool = field(default=False, kw_only=True)
    """Whether `source` is the whole file, so that `span` has the line and column of the file."""

    @property
    def code(self) -> str:
        """The kind of mistake as a stable code, such as `"unknown_symbol"`."""
        return self.message.key.removeprefix("error.").removesuffix("_near").removesuffix(QUOTED)

    @property
    def where(self) -> str:
        """The path as text, such as `players[1].pier`.

        >>> from boardscore.core.messages import Message
        >>> Problem(Message("error.empty"), ("players", 1, "pier")).where
        'players[1].pier'
        """
        return path_text(self.path)

    def under(self, *prefix: str | int) -> "Problem":
        """The same problem with a longer path: `prefix` in front."""
        return evolve(self, path=(*prefix, *self.path))

    def within(self, file: str) -> "Problem":
        """The same problem as one of a file."""
        return evolve(self, file=file)

    def describe(self, lang: str = "en") -> str:
        """The problem as text: file and path, the sentence, the clause, the place underlined.

        Raises `BoardscoreError` for an unsupported language.
        """
        return describe_on(self, lang, _PAGE)

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """The problem as data for JSON; unknown entries are omitted.

        `line` and `column` are those of the file and start at 1, as in editors. `source` is the
        text around the place and `span` the place in it, starting at 0.
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
        """The text and the place in it; of a long text, only what is near."""
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


def describe_on(problem: Problem, lang: str, page: LineFormat) -> str:
    """The problem as text; `page` has the width and the characters of the underlined line."""
    places = [problem._file_and_line(), problem.where]
    sentence = problem.message.text(lang)
    clause = [f"[{problem.clause}]"] if problem.clause else []
    head = " ".join([*(f"{place}:" for place in places if place), sentence, *clause])
    return "\n".join([head, *problem._underlined(page)])


def describe_all(problems: Sequence[Problem], lang: str, page: LineFormat = _PAGE) -> Iterator[str]:
    """Each problem as text; of many that differ only in what was found, only the first in full."""
    numbers, seen = Counter(map(_kind, problems)), set()
    for problem in problems:
        kind = _kind(problem)
        is_known = kind in seen and numbers[kind] >= _MANY
        yield describe_on(_again(problem) if is_known else problem, lang, page)
        seen.add(kind)


def _kind(problem: Problem) -> tuple[object, ...]:
    """The common parts of equal mistakes at different places."""
    args = problem.message.args
    others = tuple(repr(one) for one in args.items() if one[0] != _GOT)
    return problem.message.key, problem.clause, _GOT in args or id(problem), others


def _again(problem: Problem) -> Problem:
    """The same problem in short, with only what was found."""
    kind: Any = type(problem.message)  # a `Message`, which is defined above this module
    short = kind("say.same_mistake", got=problem.message.args[_GOT])
    return evolve(problem, message=short, clause=None)


def path_text(path: tuple[str | int, ...]) -> str:
    """The path of a problem as text: `players[1].pier`."""
    parts = [f"[{part}]" if isinstance(part, int) else f".{_cut(str(part))}" for part in path]
    return "".join(parts).removeprefix(".")


def _cut(key: str) -> str:
    return printable(key if len(key) <= _EXCERPT else key[:_EXCERPT] + "...") or '""'


def text_lines(text: str) -> list[str]:
    r"""The lines of a text as errors count them; only `\n`, `\r\n` and `\r` end a line."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


class BoardscoreError(ValueError):
    """Something given to boardscore is wrong; `problems` holds every mistake found.

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
        """The first problem as an English sentence."""
        return self.problems[0].message.text()

    @property
    def where(self) -> str:
        """The path of the first problem, such as `players[1].pier`; empty if it has none."""
        return self.problems[0].where

    @property
    def clause(self) -> str | None:
        """The clause that the first problem breaks."""
        return self.problems[0].clause

    def describe(self, lang: str = "en") -> str:
        """All problems as text; many equal ones are described once, then only listed."""
        return "\n".join(describe_all(self.problems, lang))

    def __str__(self) -> str:
        return self.describe()


def raise_all(kind: type[BoardscoreError], problems: Iterable[Problem], *path: str | int) -> None:
    """Raises an error with the first 100 problems, each at a path; nothing without problems."""
    first = [problem.under(*path) for problem in islice(problems, MOST_PROBLEMS)]
    if first:
        raise kind(*first)


class NotationError(BoardscoreError):
    """The notation of a pier, a tile, an island or a date is wrong."""


class ModelError(BoardscoreError):
    """A value does not exist in the game: a fifth row, 30 February, a negative count."""


class PositionError(BoardscoreError):
    """A position (a file or a dict) contains mistakes; `problems` holds all of them."""


class PackError(BoardscoreError):
    """A pack (a file or a dict) contains mistakes; `problems` holds all of them."""


class DocumentError(BoardscoreError):
    """A file cannot be read, or is not a TOML or JSON document."""


class MoveError(BoardscoreError):
    """A move, as a dict or a line of a record, cannot be read."""


class IllegalMoveError(BoardscoreError):
    """A move breaks a rule, or is not possible now."""


class RecordError(BoardscoreError):
    """A game record contains a mistake or an illegal move."""


class GameError(TypeError):
    """The code of an added game does not fit the interface of games; no input can correct that."""

    def __init__(self, message: Sentence) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return self.message.text()


class UnknownClauseError(BoardscoreError):
    """No clause has this id or matches this pattern."""


class TableError(BoardscoreError):
    """A table cannot be scored at all: a column is missing or has an unreadable type."""
