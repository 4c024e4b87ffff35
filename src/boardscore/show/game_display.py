"""A game as it stands, as a person reads it: what lies on the table, what is due, which moves."""

from collections.abc import Iterable
from typing import Any

from boardscore.core.legality import names
from boardscore.core.messages import Message
from boardscore.show import move_value_parsers, plugin, typed_moves
from boardscore.show.text_page import Page


def describe(table: Any, lang: str = "en") -> str:
    """All that a table shows, in text, and what is due."""
    page, board = Page(lang), plugin.board(table.GAME)
    return f"{board.whole_table(table, page)}\n\n{page.sentence(board.due(table))}"


def players(table: Any) -> Message:
    """Which game it is, and who plays, with the numbers of their seats."""
    game, numbered = (
        Message(f"game.{table.GAME}"),
        move_value_parsers.numbered_players(table.game.players),
    )
    return Message("board.players", game=game, players=numbered)


def moves_told(table: Any, moves: Iterable[Any], lang: str = "en") -> str:
    """The moves that can be made now, as they are typed: `|` stands between what can be chosen."""
    page = Page(lang)
    lines = typed_moves.list_moves(plugin.typed_moves(table.GAME), table, moves, lang)
    acting = names(table, table.to_act)
    nothing = Message("replay.turn", names=acting) if acting else Message("play.no_moves")
    return "\n".join(lines) or page.sentence(nothing)
