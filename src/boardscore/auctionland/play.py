"""Registers how Auctionland is played (`boardscore.games.Play`)."""

from typing import Any

from boardscore.auctionland.action_numbers import number_actions
from boardscore.auctionland.consequences import apply_move
from boardscore.auctionland.game_settings import LARGEST_MARKET, SMALLEST_MARKET, Phase
from boardscore.auctionland.game_table import GameTable
from boardscore.auctionland.moves import MOVES
from boardscore.auctionland.state import State, start
from boardscore.core.errors import Problem, RecordError
from boardscore.core.game_setup import Setting
from boardscore.core.messages import Message
from boardscore.core.results import Result
from boardscore.games import Play

SETTINGS = (Setting("market_size", (SMALLEST_MARKET, LARGEST_MARKET)), Setting("visible_money"))
"""The size of the market, and whether all money is visible."""


def write_settings(state: State) -> dict[str, Any]:
    """The size of the market, and visible money if it was chosen."""
    visible = {"visible_money": True} if state.game.visible_money else {}
    return {"market_size": state.game.market_size, **visible}


def must_act(table: GameTable) -> tuple[int, ...]:
    """All that may act but the holder of the standing bid (`auctionland.auction.close`)."""
    bid = table.standing_bid
    holder = bid.player if bid and table.phase is Phase.BID else None
    return tuple(seat for seat in table.to_act if seat != holder)


def result(state: State, verdicts: object) -> Result:
    """The score of a finished game; there is nothing to judge."""
    if verdicts is not None:
        raise RecordError(Problem(Message("error.no_verdicts")))
    return state.result()


PLAY: Play[State] = Play(
    state=State,
    start=start,
    moves=MOVES,
    played=apply_move,
    must_act=must_act,
    settings=SETTINGS,
    write_settings=write_settings,
    number_actions=number_actions,
    result=result,
)
