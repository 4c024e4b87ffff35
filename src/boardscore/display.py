"""Text that is safe and aligned on a terminal: escaping and width, nothing else."""

import unicodedata

_JOINERS = "\u200c\u200d"
_UNSAFE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def printable(text: str) -> str:
    r"""The text with every character that could act on a terminal written as an escape.

    >>> printable("Anna\x1b[2J")
    'Anna\\x1b[2J'
    """
    return "".join(_escaped(char) for char in text)


def _escaped(char: str) -> str:
    if char in _JOINERS or unicodedata.category(char) not in _UNSAFE:
        return char
    code = ord(char)
    if code <= 0xFF:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}"


def code_points(text: str) -> str:
    """The characters of a text by their numbers.

    >>> code_points("\u2665\ufe0f")
    'U+2665 U+FE0F'
    """
    return " ".join(f"U+{ord(char):04X}" for char in text)


def width(text: str) -> int:
    """How many terminal cells a printable text takes.

    >>> width("Ünal"), width("安娜"), width("\u2665\ufe0f")
    (4, 4, 1)
    """
    return sum(_cells(char) for char in text)


def _cells(char: str) -> int:
    if unicodedata.category(char) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def left(text: str, cells: int) -> str:
    """The text filled up with spaces on its right."""
    return text + " " * (cells - width(text))


def right(text: str, cells: int) -> str:
    """The text filled up with spaces on its left."""
    return " " * (cells - width(text)) + text
