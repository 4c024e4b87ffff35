"""The questions for scoring a game of Stones: the rows."""

from typing import Any

from boardscore.cli.ask import preferences, questions
from boardscore.cli.ask.interview import Interview
from boardscore.cli.ask.questions import Questions, template_in
from boardscore.core.messages import Message

from .model import PLAYERS, Position, Row


def position(ask: Interview, pack: preferences.ChosenPack | None) -> dict[str, Any]:
    """The position that the answers describe."""
    count = questions.how_many(ask, PLAYERS[1])
    players = [_player(ask, seat, count) for seat in range(count)]
    return {"game": "stones", **preferences.pack_entry(pack), "players": players}


def _player(ask: Interview, seat: int, players: int) -> dict[str, Any]:
    name = questions.name(ask, seat, players)
    row = ask.ask(f"{seat}.row", Message("ask.stones", name=name), Row.parse)
    return {"name": name, "row": str(row), **questions.ask_claimed_total(ask, seat, name)}


def answers_of(position: Position, _: str) -> dict[str, str]:
    """The answers that would make a saved position, by their keys."""
    found = {"players": str(len(position.players))}
    for seat, player in enumerate(position.players):
        found |= {f"{seat}.name": player.name, f"{seat}.row": str(player.row)}
        found |= {f"{seat}.claimed": "" if player.claimed is None else str(player.claimed)}
    return found


QUESTIONS = Questions(position=position, answers_of=answers_of, template=template_in(__package__))
