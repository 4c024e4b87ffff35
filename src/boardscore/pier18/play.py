"""Registers how Pier 18 is played (`boardscore.plugin.Play`)."""

from collections.abc import Sequence

from boardscore.core.results import Result
from boardscore.pier18.consequences import apply_move
from boardscore.pier18.moves import MOVES
from boardscore.pier18.state import State, start
from boardscore.plugin import Play


def result(state: State, verdicts: Sequence[bool | None] | None) -> Result:
    """The score of a finished game, including the verdicts on Plans in plain words."""
    return state.result(verdicts)


def to_judge(state: State) -> tuple[int, ...]:
    """The seats whose Plan only people can judge (`pier18.score.plan`)."""
    chosen = [card for card in state.plans if card is not None] if state.is_over else ()
    plans = [state.game.cards[card].plan for card in chosen]
    return tuple(seat for seat, plan in enumerate(plans) if isinstance(plan, str))


PLAY: Play[State] = Play(
    state=State,
    start=start,
    moves=MOVES,
    played=apply_move,
    is_judged=True,
    to_judge=to_judge,
    result=result,
)
