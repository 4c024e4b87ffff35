"""How blocks of text are laid out on the terminal."""

import textwrap
from collections.abc import Iterable, Iterator, Sequence

import click

from boardscore.cli import terminal
from boardscore.core.display import left, width
from boardscore.core.messages import Message, say

_GAP = 3
_MARGIN = "  "


def headline(message: Message, lang: str) -> str:
    """A message in bold, in lines that fit."""
    return "\n".join(click.style(line, bold=True) for line in sentence(message, lang).split("\n"))


def sentence(message: Message, lang: str) -> str:
    """A message in lines that fit."""
    return "\n".join(terminal.wrapped(say(message, lang), "", ""))


def note(message: Message, lang: str) -> str:
    """A message in lines that fit, below something."""
    return "\n".join(terminal.wrapped(say(message, lang), _MARGIN, _MARGIN * 2))


def below(head: str, *parts: str) -> str:
    """A head with pictures and notes below it."""
    return "\n".join([head, *parts])


def indented(picture: str) -> str:
    """A picture a little to the right."""
    return textwrap.indent(picture, _MARGIN)


def room() -> int:
    """How wide a picture may be."""
    return terminal.line_length() - len(_MARGIN)


def side_by_side(blocks: Iterable[Sequence[str]]) -> str:
    """Blocks of equally many lines beside each other, as many as fit, the others below."""
    strips: list[list[Sequence[str]]] = [[]]
    for block in blocks:
        if strips[-1] and _width([*strips[-1], block]) > room():
            strips.append([])
        strips[-1].append(block)
    return "\n\n".join("\n".join(_rows(strip)) for strip in strips)


def _rows(blocks: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(width, block)) for block in blocks]
    for row in zip(*blocks, strict=True):
        cells = [left(cell, size) for cell, size in zip(row, widths, strict=True)]
        yield (_MARGIN + (" " * _GAP).join(cells)).rstrip()


def _width(blocks: Sequence[Sequence[str]]) -> int:
    return sum(max(map(width, block)) + _GAP for block in blocks) - _GAP
