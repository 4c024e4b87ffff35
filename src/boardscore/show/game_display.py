"""Displays a game in progress: the table, the next step, the legal moves."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from boardscore.core.legality import names
from boardscore.core.messages import Message, say
from boardscore.show import game_parts, markup, typed_moves
from boardscore.show.text_page import Page


def describe(table: Any, lang: str = "en") -> str:
    """The table of a game in progress as text, and the next step."""
    page, board = Page(lang), game_parts.board(table.GAME)
    return f"{board.whole_table(table, page)}\n\n{page.sentence(board.due(table))}"


def players(table: Any) -> Message:
    """The game and the players of a state or view, with their seat numbers."""
    game, numbered = (
        Message(f"game.{table.GAME}"),
        typed_moves.numbered_players(table.game.players),
    )
    return Message("board.players", game=game, players=numbered)


def describe_moves(table: Any, moves: Iterable[Any], lang: str = "en") -> str:
    """The legal moves of a game in progress as text, with `|` between alternatives."""
    page = Page(lang)
    lines = typed_moves.list_moves(game_parts.typed_moves(table.GAME), table, moves, lang)
    acting = names(table, table.to_act)
    nothing = Message("replay.turn", names=acting) if acting else Message("play.no_moves")
    return "\n".join(lines) or page.sentence(nothing)


_WIDTH = 1040
"""The width at which pictures go on in the next row; a single wider one widens the table."""
_LETTERS = 110
"""The letters in a line of that width."""
_GAP = 12
_LINE = 28


def draw_table(table: Any, lang: str = "en") -> str:
    """The drawn table of a state or view: the players, everything on the table, the next step.

    A state is drawn with everything that is hidden.

    >>> from boardscore import pier18
    >>> draw_table(pier18.start(["Anna", "Ben"], "demo")).startswith("<svg ")
    True

    Raises `NotAvailableError` for a game without pictures of the table.
    """
    head, due = players(table), game_parts.board(table.GAME).due(table)
    parts: list[str] = []
    width, y = float(_WIDTH), float(_GAP)
    for caption, pictures in _groups(table, head, due, lang):
        for line in markup.lines_of(say(caption, lang), _LETTERS):
            parts.append(markup.text((_GAP, y + _LINE / 2), line, text_anchor="start"))
            y += _LINE
        for row in _rows(pictures):
            x = float(_GAP)
            for picture in row:
                parts.append(markup.place(picture, (x, y)))
                x += markup.size_of(picture)[0] + _GAP
            width = max(width, x)
            y += max(markup.size_of(picture)[1] for picture in row) + _GAP
    ground = markup.element("rect", width=width, height=y, fill=markup.BRIGHT)
    return markup.picture((width, y), say(head, lang), say(due, lang), ground, *parts)


def _groups(
    table: Any, head: Message, due: Message, lang: str
) -> Iterator[tuple[Message, list[str]]]:
    """Every caption of a table with the pictures below it."""
    drawings = game_parts.drawings(table.GAME)
    yield head, []
    for caption, models in drawings.on_table(table):
        yield caption, [drawings.draw(model, lang) for model in models]
    yield due, []


def _rows(pictures: Sequence[str]) -> Iterator[list[str]]:
    """The pictures on a table in rows that fit."""
    row: list[str] = []
    room = float(_WIDTH)
    for picture in pictures:
        needed = markup.size_of(picture)[0] + _GAP
        if row and needed > room:
            yield row
            row, room = [], float(_WIDTH)
        row.append(picture)
        room -= needed
    if row:
        yield row
