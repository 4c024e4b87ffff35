"""Displays a game in progress: the table, the next step, the legal moves."""

from collections.abc import Iterable
from typing import Any

from boardscore.core.legality import names
from boardscore.core.messages import Message
from boardscore.show import plugin, typed_moves
from boardscore.show.text_page import Page


def describe(table: Any, lang: str = "en") -> str:
    """The table as text, and the next step."""
    page, board = Page(lang), plugin.board(table.GAME)
    return f"{board.whole_table(table, page)}\n\n{page.sentence(board.due(table))}"


def players(table: Any) -> Message:
    """The game and the players, with their seat numbers."""
    game, numbered = (
        Message(f"game.{table.GAME}"),
        typed_moves.numbered_players(table.game.players),
    )
    return Message("board.players", game=game, players=numbered)


def describe_moves(table: Any, moves: Iterable[Any], lang: str = "en") -> str:
    """The legal moves as typed, with `|` between alternatives."""
    page = Page(lang)
    lines = typed_moves.list_moves(plugin.typed_moves(table.GAME), table, moves, lang)
    acting = names(table, table.to_act)
    nothing = Message("replay.turn", names=acting) if acting else Message("play.no_moves")
    return "\n".join(lines) or page.sentence(nothing)
