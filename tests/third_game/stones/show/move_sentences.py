"""The events in a game of Stones in sentences."""

from collections.abc import Iterator

from boardscore.core.messages import Message
from boardscore.show.game_parts import Sentences

from ..moves import Draw, Lay
from ..state import State


def describe(before: State, after: State) -> Iterator[Message]:
    """A move in sentences."""
    move = after.moves[len(before.moves)]
    if isinstance(move, Draw):
        yield Message("told.draw", stones=move.stones)
        return
    name = before.game.players[move.player]
    kind = f"lay_{move.end}" if isinstance(move, Lay) else "throw"
    yield Message(f"told.{kind}", name=name, stone=move.stone)


SENTENCES = Sentences(describe=describe)
