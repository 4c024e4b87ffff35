"""A page of text: its language, its width, its headings."""

import re
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from attrs import frozen

from boardscore.core.messages import Message, say
from boardscore.core.terminal_text import align, width, wrap_text

_GAP = 3
_MARGIN = "  "


@frozen
class Page:
    """A page of text in a language.

    >>> print(Page("de", columns=20).sentence(Message("play.no_moves")))
    Gerade ist niemand
    am Zug.
    """

    lang: str = "en"
    """The language of its text."""
    columns: int = 80
    """The number of cells in a line."""
    bold: Callable[[str], str] = str
    """Emphasizes a line of a headline; returns it unchanged if there is no way to."""

    inked: Callable[[str, str], str] = lambda letter, _: letter
    """Colours a letter; returns it unchanged if there is no way to."""

    written: Callable[[str], str] = str
    """Replaces letters that cannot be shown."""

    @property
    def room(self) -> int:
        """The greatest width of a picture."""
        return self.columns - len(_MARGIN)

    def say(self, message: Message) -> str:
        """A message in the language, in one line."""
        return say(message, self.lang)

    def wrapped(self, text: str, first: str = "", rest: str = "") -> list[str]:
        """A text in lines that fit, with prefixes for the first line and the others."""
        return wrap_text(text, self.columns, first, rest)

    def headline(self, message: Message) -> str:
        """A message in bold, in lines that fit."""
        return "\n".join(map(self.bold, self.wrapped(self.say(message))))

    def sentence(self, message: Message) -> str:
        """A message in lines that fit."""
        return "\n".join(self.wrapped(self.say(message)))

    def note(self, message: Message) -> str:
        """A message in lines that fit, as a note."""
        return "\n".join(self.wrapped(self.say(message), _MARGIN, _MARGIN * 2))

    def tinted(self, picture: str, colours: Mapping[str, str]) -> str:
        """A picture with its symbols in colour; letters within words keep their colour.

        >>> marked = Page(inked=lambda letter, colour: f"<{letter}>")
        >>> marked.tinted("upper (H) HQ Harbour", {"H": "red"})
        'upper (<H>) HQ Harbour'
        """
        known = "".join(colours)
        if not known:
            return picture
        return re.sub(
            rf"(?<![^\W\d_])(?:[{known}]\d*)+(?![^\W\d_])",
            lambda run: "".join(
                self.inked(letter, colours[letter]) if letter in colours else letter
                for letter in run[0]
            ),
            picture,
        )

    def side_by_side(self, blocks: Iterable[Sequence[str]]) -> str:
        """Blocks with equally many lines side by side, as many as fit, and the others below."""
        strips: list[list[list[str]]] = [[]]
        for block in blocks:
            lines = align(block, "<")
            if strips[-1] and _width([*strips[-1], lines]) > self.room:
                strips.append([])
            strips[-1].append(lines)
        return "\n\n".join("\n".join(_rows(strip)) for strip in strips)


def in_columns(rows: Iterable[Sequence[str]], sides: str) -> list[str]:
    """Rows of cells as text in columns, each on its left side (`<`) or its right side (`>`).

    >>> in_columns([["Anna", "7"], ["Ben", "12"]], "<>")
    ['Anna   7', 'Ben   12']
    """
    columns = map(align, zip(*rows, strict=True), sides)
    return ["  ".join(row).rstrip() for row in zip(*columns)]


def below(head: str, *parts: str) -> str:
    """A heading in text with pictures and notes below."""
    return "\n".join([head, *parts])


def indent(picture: str) -> str:
    """A picture on a page of text, indented."""
    return textwrap.indent(picture, _MARGIN)


def block(page: Page, head: Message, picture: str, *notes: Message) -> str:
    """A text picture below a headline, with notes below it."""
    lines = [line for note in notes for line in page.wrapped(page.say(note), _MARGIN, _MARGIN)]
    return "\n".join([page.headline(head), indent(picture), *lines])


def _rows(blocks: Iterable[Sequence[str]]) -> Iterator[str]:
    for row in zip(*blocks, strict=True):
        yield (_MARGIN + (" " * _GAP).join(row)).rstrip()


def _width(blocks: Iterable[Sequence[str]]) -> int:
    return sum(width(first) + _GAP for first, *_ in blocks) - _GAP
