"""The search of whole games of Stones."""

from collections.abc import Iterator, Mapping
from random import Random

from boardscore.core.rulings import Value
from boardscore.verify.data_types import NAMES, Wrong
from boardscore.verify.game_kit import PlayKit
from boardscore.verify.search.played_games import PlayedGame

from ..state import State, start


def started(random: Random, rulings: Mapping[str, Value]) -> State:
    """A game of two or three players with the stones of the demo pack."""
    return start(NAMES[: random.randint(2, 3)], "demo", rulings=rulings)


def smallest(rulings: Mapping[str, Value]) -> Iterator[State]:
    """A game of two players with a stone each."""
    yield start(NAMES[:2], "demo", rulings=rulings, hand=1)


def decides(played: PlayedGame, wrong: Wrong) -> str:
    """The clause that decides about a move: what a stone may do, or whose turn it is."""
    moves = (*wrong.missing, *(move for _, move in wrong.too_many))
    if any(move["player"] not in played.end.to_act for move in moves):
        return "stones.turn"
    return f"stones.{moves[0]['move']}"


PLAY = PlayKit(started=started, smallest=smallest, decides=decides)
