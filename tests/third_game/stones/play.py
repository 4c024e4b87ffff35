"""Play of Stones: its `boardscore.games.Play`."""

from boardscore.core.game_setup import Setting
from boardscore.core.results import Result
from boardscore.games import Play

from .action_numbers import number_actions
from .model import LARGEST_HAND
from .moves import MOVES
from .state import State, start


def result(state: State, _: object) -> Result:
    """The score of a finished game; nothing has to be judged."""
    return state.result()


PLAY: Play[State] = Play(
    state=State,
    start=start,
    moves=MOVES,
    settings=(Setting("hand", (1, LARGEST_HAND)),),
    write_settings=lambda state: {"hand": state.game.hand},
    number_actions=number_actions,
    result=result,
)
