"""The table of a game in progress as one SVG picture."""

from collections.abc import Iterator, Sequence
from typing import Any

from boardscore.core.messages import Message, say
from boardscore.show import plugin, svg_elements
from boardscore.show.game_display import players

_WIDTH = 1040
"""The width at which pictures go on in the next row; a single wider one widens the table."""
_LETTERS = 110
"""The letters in a line of that width."""
_GAP = 12
_LINE = 28


def draw_table(table: Any, lang: str = "en") -> str:
    """The table of a state or view: the players, everything on the table, the next step.

    A state is drawn with everything that is hidden.

    >>> from boardscore import pier18
    >>> draw_table(pier18.start(["Anna", "Ben"], "demo")).startswith("<svg ")
    True

    Raises `NotAvailableError` for a game without pictures of the table.
    """
    head, due = players(table), plugin.board(table.GAME).due(table)
    parts: list[str] = []
    width, y = float(_WIDTH), float(_GAP)
    for caption, pictures in _groups(table, head, due, lang):
        for line in svg_elements.lines_of(say(caption, lang), _LETTERS):
            parts.append(svg_elements.text((_GAP, y + _LINE / 2), line, text_anchor="start"))
            y += _LINE
        for row in _rows(pictures):
            x = float(_GAP)
            for picture in row:
                parts.append(svg_elements.place(picture, (x, y)))
                x += svg_elements.size_of(picture)[0] + _GAP
            width = max(width, x)
            y += max(svg_elements.size_of(picture)[1] for picture in row) + _GAP
    ground = svg_elements.element("rect", width=width, height=y, fill=svg_elements.BRIGHT)
    return svg_elements.picture((width, y), say(head, lang), say(due, lang), ground, *parts)


def _groups(
    table: Any, head: Message, due: Message, lang: str
) -> Iterator[tuple[Message, list[str]]]:
    """Every caption with the pictures below it."""
    drawings = plugin.drawings(table.GAME)
    yield head, []
    for caption, models in drawings.on_table(table):
        yield caption, [drawings.draw(model, lang) for model in models]
    yield due, []


def _rows(pictures: Sequence[str]) -> Iterator[list[str]]:
    """The pictures in rows that fit."""
    row: list[str] = []
    room = float(_WIDTH)
    for picture in pictures:
        needed = svg_elements.size_of(picture)[0] + _GAP
        if row and needed > room:
            yield row
            row, room = [], float(_WIDTH)
        row.append(picture)
        room -= needed
    if row:
        yield row
