"""Registers how Pier 18 is played (`boardscore.games.Play`)."""

from collections.abc import Sequence

from boardscore.core.results import Result
from boardscore.games import Play
from boardscore.pier18.action_numbers import number_actions
from boardscore.pier18.consequences import apply_move
from boardscore.pier18.moves import MOVES
from boardscore.pier18.state import State, start


def result(state: State, verdicts: Sequence[bool | None] | None) -> Result:
    """The score of a finished game, including the verdicts on Plans in plain words."""
    return state.result(verdicts)


PLAY: Play[State] = Play(
    state=State,
    start=start,
    moves=MOVES,
    played=apply_move,
    is_judged=True,
    number_actions=number_actions,
    result=result,
)
