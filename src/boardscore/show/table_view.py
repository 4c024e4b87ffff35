"""A game as it stands, as a person reads it: what lies on the table, what is due, which moves."""

from collections.abc import Iterable
from typing import Any

from boardscore.core.messages import Message
from boardscore.core.rulebook import names
from boardscore.show import games, move_values, typed_moves
from boardscore.show.page import Page


def describe(table: Any, lang: str = "en") -> str:
    """All that a table shows, in text, and what is due."""
    page, board = Page(lang), games.board(table.GAME)
    return f"{board.table(table, page, secrets=True)}\n\n{page.sentence(board.due(table))}"


def players(table: Any) -> Message:
    """Which game it is, and who plays, with the numbers of their seats."""
    game, numbered = Message(f"game.{table.GAME}"), move_values.numbered_players(table.game.players)
    return Message("board.players", game=game, players=numbered)


def moves_told(table: Any, moves: Iterable[Any], lang: str = "en") -> str:
    """The moves that can be made now, as they are typed: `|` stands between what can be chosen."""
    page = Page(lang)
    lines = typed_moves.list_moves(games.moves(table.GAME), table, moves, lang)
    acting = names(table, table.to_act)
    nothing = Message("replay.turn", names=acting) if acting else Message("play.no_moves")
    return "\n".join(lines) or page.sentence(nothing)
