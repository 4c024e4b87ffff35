"""The parts of a line in the notation of the score pad, each with its place in the line.

Names and other texts in a line are percent-encoded, so that `;`, `!`, `=` and `,` separate parts.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any
from urllib.parse import quote, unquote

from attrs import evolve, field, frozen

from boardscore.core.errors import NotationError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem, lines_of
from boardscore.core.value_checks import not_wanted, show_value

MOST_DIGITS = 9
"""The most digits of a number in a line."""

SPACE = "\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
"""White space in JavaScript, for a regular expression."""

_NUMBER = re.compile(f"[0-9]{{1,{MOST_DIGITS}}}")
_BROKEN = re.compile("%(?![0-9A-Fa-f]{2})")
_MORE = {"%2A": "%2a", "_": "%5f", "~": "%7e"}
"""The characters that `quote` does not write as the pad does; some apps change them in links."""


def encode(text: str) -> str:
    """A text as a part of a line, exactly as the pad writes it.

    >>> encode("Ann_a & Ben!")
    'Ann%5fa%20%26%20Ben%21'
    """
    written = quote(text, safe="")
    for char, code in _MORE.items():
        written = written.replace(char, code)
    return written


def typed_number(text: str) -> int | str:
    """A number as a whole number; any other text unchanged, for the checks of positions."""
    return int(text) if _NUMBER.fullmatch(text) else text


@frozen
class LinePart:
    """A part of a line."""

    text: str
    """The part, still encoded."""
    line: str = field(repr=False)
    """The whole line."""
    start: int = field(default=0, repr=False)
    """The offset of the part in the line."""
    path: tuple[str | int, ...] = field(default=(), repr=False)
    """The path of its entry in a position."""

    def at(self, *path: str | int) -> "LinePart":
        """The part of an entry with this path."""
        return evolve(self, path=path)

    def split(self, separator: str) -> list["LinePart"]:
        """The parts between the separators.

        >>> LinePart("a,bc", "a,bc").split(",")
        [LinePart(text='a'), LinePart(text='bc')]
        """
        return [*self._split(separator)]

    def _split(self, separator: str) -> Iterator["LinePart"]:
        start = self.start
        for text in self.text.split(separator):
            yield evolve(self, text=text, start=start)
            start += len(text) + len(separator)

    def end(self) -> "LinePart":
        """The empty part after this one."""
        return self.after(len(self.text))

    def after(self, length: int) -> "LinePart":
        """The rest of the part after some characters."""
        return evolve(self, text=self.text[length:], start=self.start + length)

    def pair(self, separator: str) -> tuple["LinePart", "LinePart"]:
        """The parts before and after the only separator; the second one may be missing."""
        first, *rest = self.split(separator)
        for surplus in rest[1:]:
            raise surplus.error(Message("error.line_surplus", got=show_value(surplus.text)))
        return first, rest[0] if rest else self.end()

    def decoded(self) -> str:
        """The text of the part; raises `NotationError` for a wrong `%`."""
        try:
            if _BROKEN.search(self.text):
                raise self.error(Message("error.line_encoding", got=show_value(self.text)))
            return unquote(self.text, errors="strict")
        except UnicodeDecodeError:
            message = Message("error.line_encoding", got=show_value(self.text))
            raise self.error(message) from None

    def require(self, pattern: str, wanted: str) -> str:
        """The text, if it matches a pattern; raises `NotationError` with what is wanted."""
        self.require_that(re.fullmatch(pattern, self.text), wanted)
        return self.text

    def require_that(self, is_right: object, wanted: str) -> None:
        """Raises `NotationError` with what is wanted, unless the part is right."""
        if not is_right:
            raise self.error(not_wanted(wanted, self.text))

    def error(self, message: Message) -> NotationError:
        """An error at this part of the line."""
        return NotationError(self.placed(Problem(message, self.path)))

    def placed(self, problem: Problem) -> Problem:
        """A problem with this part as its place."""
        span = lines_of(self.line).span(self.start, self.start + len(self.text))
        return evolve(problem, source=self.line, span=span)


def name_parts(fields: Iterable[str], part: LinePart) -> dict[str, LinePart]:
    """The parts between exclamation marks by name; at the end, parts may be missing."""
    names = [*fields]
    parts = part.split("!")
    for surplus in parts[len(names) :]:
        raise surplus.error(Message("error.line_surplus", got=show_value(surplus.text)))
    given = (parts[at] if at < len(parts) else part.end() for at in range(len(names)))
    return {name: one.at(*part.path, name) for name, one in zip(names, given)}


Fields = dict[str, LinePart]
"""The parts of a player by name."""

Entries = dict[str, Any]
"""A player in the shape of a file, without the name."""
