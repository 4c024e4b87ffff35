"""What Stones offers to whoever knows every game (`boardscore.games.Game`)."""

from typing import Any

from boardscore.core.problems import Problem
from boardscore.core.results import Result

from .documents import PACKS, position_reader, write_pack
from .model import PLAYERS, Pack
from .moves import MOVES
from .rulings import Rulings
from .scoring import score
from .state import State, start

__all__ = [
    "CLAUSES",
    "IS_JUDGED",
    "MOVES",
    "PACKS",
    "PLAYERS",
    "SETTINGS",
    "TABLES",
    "Rulings",
    "State",
    "obstacles",
    "position_reader",
    "result",
    "score",
    "settings",
    "start",
    "to_judge",
    "write_pack",
]

CLAUSES: tuple[str, ...] = (
    *("players", "bag", "row", "draw", "turn", "lay", "throw", "end"),
    *("score.pairs", "tie.length"),
)
IS_JUDGED = False
SETTINGS: tuple[str, ...] = ()
TABLES: tuple[str, ...] = ()


def settings(_: State) -> dict[str, Any]:
    """There are no settings."""
    return {}


def result(state: State, _: object = None) -> Result:
    """The score of a game that is over."""
    return state.result()


def to_judge(_: State) -> tuple[int, ...]:
    """There is nothing to judge."""
    return ()


def obstacles(_: Pack) -> tuple[Problem, ...]:
    """Every bag can be played with."""
    return ()
