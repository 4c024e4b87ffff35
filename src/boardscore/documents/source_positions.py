"""Maps the path of a value to its place in a TOML or JSON text.

No maintained parser reports the places of values. So this parser walks a document that was already
read, and only after a mistake was found in it. It parses each value it finds and compares it with
the document; if anything is unusual or differs, it returns no place.
"""

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any

from attrs import evolve, frozen

from boardscore.core.errors import Problem, lines_of

Path = tuple[str | int, ...]
Stretch = tuple[int, int]

_DEEPEST = 50
_MOST_PLACES = 20_000
"""The most places recorded; problems behind them are reported without a place."""
_LONGEST_NUMBER = 50

_LINE_END = re.compile(r"\r?\n")
_BLANK = re.compile(r"[ \t]*")
_TOML_GAP = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_TOML_KEY = re.compile(r"""[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'""")
_TOML_SCALAR = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}(?!")'
    r"|'''.*?'{3,5}(?!')"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'"
    r"|\d{4}-\d\d-\d\d \d\d:[^\s,\]}#]+"
    r"|[^\s,\]}#]+",
    re.DOTALL,
)
_JSON_GAP = re.compile(r"[ \t\r\n]*")
_JSON_SCALAR = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s,\]}]+', re.DOTALL)
_QUOTES = ('"""', "'''", '"', "'")
_PLAIN_LETTER = re.compile(r"\r\n|.", re.DOTALL)
_TOML_LETTER = re.compile(
    r"(?P<nothing>\\[ \t]*\r?\n[ \t\r\n]*)|\\U.{8}|\\u.{4}|\\.|\r\n|.", re.DOTALL
)
_JSON_LETTER = re.compile(r"\\u[Dd][89ABab]..\\u[Dd][C-Fc-f]..|\\u.{4}|\\.|.", re.DOTALL)


@frozen
class Location:
    """The place of an entry in a document, in characters; ends are exclusive."""

    value: Stretch
    key: Stretch | None = None
    """The key before the value; None for an item of a list and for the document itself."""


@frozen
class Twice:
    """A duplicate key in a document."""

    key: str
    place: Stretch
    """The place of the second key, or of its header."""
    is_table: bool = False
    """Whether it is the header of a single table."""


class PlaceFinder:
    """Finds the places of values in the text of one document."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = lines_of(text)

    def locate(self, path: Path) -> Location | None:
        """The place of the value at a path, or None if it is uncertain."""
        raise NotImplementedError

    def letters(self, path: Path, content: str) -> Sequence[Stretch]:
        """The place of each character of the text value at a path; empty if uncertain."""
        raise NotImplementedError

    def blame(self, problems: Iterable[Problem], file: str) -> list[Problem]:
        """The same problems with their places in the document."""
        return [self.placed(problem, file) for problem in problems]

    def placed(self, problem: Problem, file: str) -> Problem:
        """The same problem with its place in the document, if it can be found.

        >>> from boardscore.core.messages import Message
        >>> problem = Problem(Message("error.blank"), ("name",))
        >>> found = Locator('name = ""').placed(problem, "a.toml")
        >>> print(found.describe())
        a.toml:1:8: name: text needs at least one visible character
            name = ""
                   ^^
        """
        if problem.file is not None:  # it is in another document, such as a pack
            return problem
        stretch = _inside(problem, self) or _around(problem, self)
        if stretch is None:
            return problem.within(file)
        span = self.lines.span(*stretch)
        return evolve(problem, source=self.text, span=span, file=file, whole_file=True)


class Locator(PlaceFinder):
    """Finds places in a TOML or JSON text.

    >>> Locator('game = "pier18"').locate(("game",))
    Location(value=(7, 15), key=(0, 4))
    """

    def __init__(self, text: str, data: Any = None) -> None:
        super().__init__(text)
        self._found: dict[Path, Location | None] = {}
        self._letters: dict[Path, list[Stretch]] = {}
        self._walk: _Walk = _Json(text) if text.lstrip().startswith("{") else _Toml(text, data)
        try:
            self._walk.document()
        except _EnoughError:
            pass
        except _UNSURE:
            self._walk.places.clear()

    def locate(self, path: Path) -> Location | None:
        """The place of the value at a path, or None if it is uncertain.

        A table that a header opens has the place of its header.
        """
        if path not in self._found:
            self._found[path] = self._found_at(path)
        return self._found[path]

    def _found_at(self, path: Path) -> Location | None:
        """The place of a path, if the text there is the value in the document."""
        place = self._walk.places.get(path)
        try:
            return place if place and self._walk.holds(path, place) else None
        except _UNSURE:
            return None

    @property
    def twice(self) -> Twice | None:
        """The first duplicate key, as far as the document can be parsed."""
        return self._walk.twice

    def written_like(self, pattern: re.Pattern[str]) -> Stretch | None:
        """The place of the first value that is written like a pattern."""
        places = (place.value for place in self._walk.places.values())
        return next((place for place in places if pattern.fullmatch(self.text, *place)), None)

    def letters(self, path: Path, content: str) -> list[Stretch]:
        """The place of each character of the text value at a path; empty if uncertain."""
        place = self.locate(path)
        if place is None or self._walk.value_at(path) != content:
            return []
        if path not in self._letters:
            self._letters[path] = self._walk.letters(*place.value)
        stretches = self._letters[path]
        return stretches if len(stretches) == len(content) else []


_AT_THE_KEY = {"unknown_key", "unknown_ruling", "both"}
"""Mistakes about the key itself, not its value."""


def _around(problem: Problem, document: PlaceFinder) -> Stretch | None:
    """The place in a text of the value that a problem is about, or of its key."""
    place = document.locate(_culprit(problem)) or document.locate(problem.path)
    if place is None:
        return None
    return place.key if problem.code in _AT_THE_KEY and place.key else place.value


def _culprit(problem: Problem) -> Path:
    """The path of the entry in the text that is in the way, or of where one is missing."""
    path, args = problem.path, problem.message.args
    match problem.code:
        case "both":
            return (*path, args["keys"][-1])
        case "players":
            return (*path, args["high"])
        case "key_missing" | "no_game" if len(path) > 1:
            return path[:-1]
    return path


def _inside(problem: Problem, document: PlaceFinder) -> Stretch | None:
    """The span inside a text, if the document shows that text character by character."""
    source, span = problem.source, problem.span
    if source is None or span is None:
        return None
    lines = lines_of(source)
    for path, within, offset in (
        (problem.path, source, lines.start(span)),
        ((*problem.path, span.line), lines.line(span.line), span.start),
    ):
        spot = document.letters(path, within)[offset : offset + span.end - span.start]
        if spot:
            return spot[0][0], spot[-1][1]
    return None


class _UnsureError(Exception):
    """The document has something that this parser does not know."""


class _EnoughError(Exception):
    """Enough places were found."""


_UNSURE = (_UnsureError, ValueError, RecursionError, LookupError, TypeError)


class _Walk:
    """A position in a text, and the places found so far."""

    gap: re.Pattern[str]
    """Separators: blanks, line ends and comments."""
    scalar: re.Pattern[str]
    """A scalar value."""
    letter: re.Pattern[str]
    """A character in double quotes; the group "nothing" for none."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.places: dict[Path, Location] = {}
        self.headers: set[Path] = set()
        self.twice: Twice | None = None

    def document(self) -> None:
        """Parses the whole document."""
        raise NotImplementedError

    def pair(self, path: Path) -> object:
        """Parses a key and its value."""
        raise NotImplementedError

    def parse(self, written: str) -> Any:
        """Evaluates a value."""
        raise NotImplementedError

    @cached_property
    def data(self) -> Any:
        """The whole document as data."""
        raise NotImplementedError

    def value_at(self, path: Path) -> Any:
        """The value at the path."""
        value = self.data
        for step in path:
            value = value[step]
        return value

    def holds(self, path: Path, place: Location) -> bool:
        """Whether the text at the place, parsed by itself, is the value at the path."""
        value = self.value_at(path)
        if path in self.headers:
            return True
        read = self.parse(self.text[slice(*place.value)])
        return bool(read == value) or repr(read) == repr(value)  # nan is not equal to itself

    def letters(self, start: int, end: int) -> list[Stretch]:
        """The place of each character of the quoted text between two offsets."""
        quote = next(sign for sign in _QUOTES if self.text.startswith(sign, start))
        start, end = start + len(quote), end - len(quote)
        if len(quote) > 1 and (line_end := _LINE_END.match(self.text, start)):
            start = line_end.end()
        letter = _PLAIN_LETTER if quote[0] == "'" else self.letter
        matches = letter.finditer(self.text, start, end)
        return [match.span() for match in matches if match.lastgroup != "nothing"]

    def found(self, path: Path, place: Location) -> None:
        """Records the place of a value."""
        if len(self.places) >= _MOST_PLACES:
            raise _EnoughError
        self.places[path] = place

    def given(self, key: str, place: Stretch, *, is_table: bool = False) -> None:
        """Records the first duplicate key."""
        self.twice = self.twice or Twice(key, place, is_table)

    def match(self, pattern: re.Pattern[str]) -> Stretch:
        """Consumes the match of a pattern here."""
        match = pattern.match(self.text, self.at)
        if match is None:
            raise _UnsureError
        self.at = match.end()
        return match.span()

    def take(self, sign: str) -> bool:
        """Consumes a sign, if it is next."""
        if not self.text.startswith(sign, self.at):
            return False
        self.at += len(sign)
        return True

    def need(self, sign: str) -> None:
        """Consumes a sign that must be next."""
        if not self.take(sign):
            raise _UnsureError

    def value(self, path: Path, key: Stretch | None) -> None:
        """Consumes a value with its content, and records the places."""
        if len(path) > _DEEPEST:
            raise _UnsureError
        start = self.at
        if self.take("{"):
            self.items("}", lambda _: self.pair(path))
        elif self.take("["):
            self.items("]", lambda number: self.value((*path, number), None))
        else:
            self.match(self.scalar)
        self.found(path, Location((start, self.at), key))

    def items(self, end: str, item: Callable[[int], object]) -> None:
        """Consumes items separated by commas, up to and including the closing sign."""
        number = 0
        self.match(self.gap)
        while not self.take(end):
            item(number)
            number += 1
            self.match(self.gap)
            if self.take(","):
                self.match(self.gap)
            elif not self.text.startswith(end, self.at):
                raise _UnsureError


def _whole(digits: str) -> int | str:
    """The number in a document; numbers too long for Python stay text."""
    return int(digits) if len(digits) <= _LONGEST_NUMBER else digits


def _key(written: str) -> str:
    """A key of a TOML document, without its quotes."""
    return next(iter(tomllib.loads(f"{written} = 0"))) if written[0] in "\"'" else written


class _Json(_Walk):
    gap, scalar, letter = _JSON_GAP, _JSON_SCALAR, _JSON_LETTER

    def document(self) -> None:
        self.match(_JSON_GAP)
        self.value((), None)

    def parse(self, written: str) -> Any:
        return json.loads(written, parse_int=_whole)

    @cached_property
    def data(self) -> Any:
        return self.parse(self.text)

    def pair(self, path: Path) -> None:
        key = self.match(_JSON_SCALAR)
        self.match(_JSON_GAP)
        self.need(":")
        self.match(_JSON_GAP)
        name = json.loads(self.text[slice(*key)])
        if (*path, name) in self.places:
            self.given(name, key)
        self.value((*path, name), key)


class _Toml(_Walk):
    gap, scalar, letter = _TOML_GAP, _TOML_SCALAR, _TOML_LETTER

    def __init__(self, text: str, data: Any = None) -> None:
        super().__init__(text)
        if data is not None:
            self.data = data
        self.lists: dict[Path, int] = {}
        """How many tables each list of tables has so far."""
        self.opened: set[Path] = set()
        """The tables that were opened, and not only named by the tables in them."""

    def document(self) -> None:
        table: Path = ()
        self.match(_TOML_GAP)
        while self.at < len(self.text):
            table = self.header() if self.text[self.at] == "[" else self.pair(table)
            self.match(_TOML_GAP)

    def parse(self, written: str) -> Any:
        return tomllib.loads(f"value = {written}")["value"]

    @cached_property
    def data(self) -> Any:
        return tomllib.loads(self.text)

    def header(self) -> Path:
        """Consumes `[table]` or `[[table]]` and returns the table's path."""
        start = self.at
        self.need("[")
        is_list = self.take("[")
        *outer, (name, _) = self.keys()
        self.need("]]" if is_list else "]")
        place = (start, self.at)
        table: Path = ()
        for key, _ in outer:
            table = self.note(self.latest((*table, key)), place, place)
        table = (*table, name)
        if is_list:
            self.begin_list(table, place)
        table = self.latest(table)
        if table in self.opened:
            self.given(name, place, is_table=True)
        self.opened.add(table)
        return self.note(table, place, place)

    def begin_list(self, table: Path, place: Stretch) -> None:
        """Records one more table of a list of tables."""
        if table in self.headers and table not in self.lists:
            self.given(str(table[-1]), place)
        self.note(table, place, place)
        self.lists[table] = self.lists.get(table, 0) + 1

    def note(self, table: Path, place: Stretch, spot: Stretch) -> Path:
        """Records a table; a value of the same name, or a second one, is a duplicate."""
        if table in self.places and table not in self.headers:
            self.given(str(table[-1]), spot)
        if table not in self.places:
            self.found(table, Location(place, place))
        self.headers.add(table)
        return table

    def latest(self, path: Path) -> Path:
        """The path of the table that a name means: the last one of a list of tables."""
        return (*path, self.lists[path] - 1) if path in self.lists else path

    def keys(self) -> list[tuple[str, Stretch]]:
        """Consumes a key, dotted or not, and returns its parts with their places."""
        keys = []
        while True:
            self.match(_BLANK)
            span = self.match(_TOML_KEY)
            keys.append((_key(self.text[slice(*span)]), span))
            self.match(_BLANK)
            if not self.take("."):
                return keys

    def pair(self, table: Path) -> Path:
        """Consumes a key and its value, and returns the table that it belongs to."""
        keys = self.keys()
        self.need("=")
        self.match(_BLANK)
        path = table
        whole = (keys[0][1][0], keys[-1][1][1])
        for name, span in keys[:-1]:
            path = self.note((*path, name), span, whole)
            self.opened.add(path)
        name = keys[-1][0]
        if (*path, name) in self.places:
            self.given(name, whole)
        self.value((*path, name), whole)
        return table
