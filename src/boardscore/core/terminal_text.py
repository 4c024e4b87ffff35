"""Safe, aligned text for a terminal: escaping, width, markers under a column."""

import os
import re
import shlex
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from textwrap import TextWrapper
from typing import NamedTuple

_JOINERS = "\u200c\u200d"
_LETTERS_OF_A_CELL = 10
"""How many characters are examined for each cell of a line; combining marks take no cell."""

_ODD = re.compile("[^\x00-\xac\xae-\u02ff]")
_UNSAFE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def printable(text: str) -> str:
    r"""The text with every character that could control a terminal escaped.

    >>> printable("Anna\x1b[2J")
    'Anna\\x1b[2J'
    """
    return text if text.isprintable() else "".join(map(_escaped, text))


def _escaped(char: str) -> str:
    if char in _JOINERS or unicodedata.category(char) not in _UNSAFE:
        return char
    code = ord(char)
    if code <= 0xFF:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}"


def code_points(text: str) -> str:
    """The characters of a text as code points, which every terminal shows.

    >>> code_points("\u2665\ufe0f")
    'U+2665 U+FE0F'
    """
    return " ".join(f"U+{ord(char):04X}" for char in text)


def width(text: str) -> int:
    """The number of terminal cells of a printable text.

    >>> width("Ünal"), width("安娜"), width("\u2665\ufe0f")
    (4, 4, 1)
    """
    odd = () if text.isascii() else _ODD.findall(text)
    return len(text) + sum(map(_cells, odd)) - len(odd)


def _cells(char: str) -> int:
    if unicodedata.category(char) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def left(text: str, cells: int) -> str:
    """The text, padded with spaces on the right to a width in terminal cells."""
    return text + " " * (cells - width(text))


def align(column: Sequence[str], side: str) -> list[str]:
    """The texts of a column in a terminal, as wide as the widest, on the left (`<`) or right (`>`).

    >>> align(["7", "12"], ">")
    [' 7', '12']
    """
    widths = [*map(width, column)]
    size = max(widths)
    spaces = [" " * (size - taken) for taken in widths]
    pairs = zip(column, spaces) if side == "<" else zip(spaces, column)
    return [*map("".join, pairs)]


class LineFormat(NamedTuple):
    """The width of a page in terminal cells, and how it writes text."""

    columns: int = 80
    """The cells of a line."""
    written: Callable[[str], str] = printable
    """Makes text safe and replaces characters that cannot be shown, one by one."""


def underline(line: str, start: int, end: int, page: LineFormat) -> list[str]:
    """A line for a terminal, with markers below a span; cut around the span if it does not fit.

    >>> underline("S.X...", 2, 3, LineFormat(4))
    ['.X..', ' ^']
    """
    room, length = page.columns, end - start
    before = _fitting(map(page.written, reversed(line[:start])), room)
    after = _fitting(map(page.written, line[start:]), room)
    behind = _taken(after[length:])
    spot = _fitting(after[:length], max(room // 2, room - _taken(before) - behind))
    free = room - max(1, _taken(spot))
    before = _fitting(before, max(free // 2, free - behind))
    after = _fitting(after, room - _taken(before))
    marks = "^" * max(1, _taken(after[:length]))
    return ["".join([*reversed(before), *after]), " " * _taken(before) + marks]


def _taken(pieces: Iterable[str]) -> int:
    return sum(map(width, pieces))


def _fitting(pieces: Iterable[str], cells: int) -> list[str]:
    """As many of the first pieces of text as fit into some cells."""
    kept = []
    for piece in islice(pieces, _LETTERS_OF_A_CELL * cells):
        cells -= width(piece)
        if cells < 0:
            break
        kept.append(piece)
    return kept


ON_WINDOWS = os.name == "nt"
"""Whether the system is Windows."""


def command_line(*words: str) -> str:
    """Words as one line to copy into a terminal, for the shell of this system.

    >>> command_line("boardscore", "score", "my game.toml")
    "boardscore score 'my game.toml'"
    """
    if not ON_WINDOWS:
        return shlex.join(words)
    from subprocess import list2cmdline  # importing it takes long

    return list2cmdline(words)


def wrap_text(text: str, columns: int, first: str, rest: str) -> list[str]:
    """A text in lines that fit a terminal, with prefixes for the first line and for the others.

    >>> wrap_text("Poets and Lovers", 9, "- ", "  ")
    ['- Poets', '  and', '  Lovers']
    """
    wrapper = TextWrapper(columns, first, rest, break_long_words=False, break_on_hyphens=False)
    return wrapper.wrap(text)
