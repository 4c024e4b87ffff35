"""What Stones offers to whoever knows every game (`boardscore.offer.Game`)."""

from boardscore.core.results import Result
from boardscore.core.setup import Setting
from boardscore.offer import Game

from .documents import PACKS, position_reader, write_pack, write_player
from .model import LARGEST_HAND, PLAYERS, Pack, Position
from .moves import MOVES
from .rulings import Rulings
from .scoring import score
from .state import State, start

CLAUSES: tuple[str, ...] = (
    *("players", "bag", "row", "draw", "turn", "lay", "throw", "end"),
    *("score.pairs", "tie.length"),
)


def result(state: State, _: object) -> Result:
    """The score of a game that is over; there is nothing to judge."""
    return state.result()


OFFER: Game[Pack, Position, State] = Game(
    clauses=CLAUSES,
    players=PLAYERS,
    rulings=Rulings,
    position_reader=position_reader,
    write_player=write_player,
    score=score,
    packs=PACKS,
    write_pack=write_pack,
    state=State,
    start=start,
    moves=MOVES,
    settings=(Setting("hand", (1, LARGEST_HAND)),),
    write_settings=lambda state: {"hand": state.game.hand},
    result=result,
)
