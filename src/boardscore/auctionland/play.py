"""How Auctionland is played: its `boardscore.plugin.Play`."""

from typing import Any

from boardscore.auctionland.consequences import apply_move
from boardscore.auctionland.game import LARGEST_MARKET, SMALLEST_MARKET
from boardscore.auctionland.moves import MOVES
from boardscore.auctionland.state import State, start
from boardscore.core.errors import RecordError
from boardscore.core.game_setup import Setting
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.core.results import Result
from boardscore.plugin import Play

SETTINGS = (Setting("market_size", (SMALLEST_MARKET, LARGEST_MARKET)), Setting("visible_money"))
"""How many tiles the market has, and whether all money can be seen."""


def write_settings(state: State) -> dict[str, Any]:
    """The size of the market; visible money is told only where it is chosen."""
    visible = {"visible_money": True} if state.game.visible_money else {}
    return {"market_size": state.game.market_size, **visible}


def result(state: State, verdicts: object) -> Result:
    """The score of a game that is over; there is nothing to judge."""
    if verdicts is not None:
        raise RecordError(Problem(Message("error.no_verdicts")))
    return state.result()


PLAY: Play[State] = Play(
    state=State,
    start=start,
    moves=MOVES,
    played=apply_move,
    settings=SETTINGS,
    write_settings=write_settings,
    result=result,
)
