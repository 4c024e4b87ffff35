"""What Auctionland offers to whoever knows every game (`boardscore.offer.Game`)."""

from typing import Any

from boardscore.auctionland.documents import (
    PACKS,
    TABLES,
    position_reader,
    write_pack,
    write_player,
)
from boardscore.auctionland.game import LARGEST_MARKET, SMALLEST_MARKET
from boardscore.auctionland.model import PLAYERS, Pack, Position
from boardscore.auctionland.moves import MOVES
from boardscore.auctionland.rulings import Rulings
from boardscore.auctionland.scoring import score
from boardscore.auctionland.state import State, start
from boardscore.core.errors import RecordError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.core.results import Result
from boardscore.core.setup import Setting
from boardscore.offer import Game

CLAUSES: tuple[str, ...] = (
    "players",
    "setup.first",
    "tile",
    "setup.money",
    "money.hidden",
    "setup.market",
    "turn.order",
    "market.price",
    "market.money",
    "market.refill",
    "build.first",
    "build.edge",
    "build.bounds",
    "auction.pick",
    "auction.bid",
    "auction.close",
    "auction.two-player",
    "auction.no-bid",
    "auction.sell",
    "auction.buy-back",
    "auction.full-island",
    "bonus.earn",
    "bonus.once",
    "end.trigger",
    "score.beaches",
    "score.theme-parks",
    "score.gardens-houses",
    "score.icons",
    "tie.money",
)
"""The ids of the clauses, in the order of the rules, without the name of the game."""

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


OFFER: Game[Pack, Position, State] = Game(
    clauses=CLAUSES,
    players=PLAYERS,
    rulings=Rulings,
    position_reader=position_reader,
    write_player=write_player,
    tables=TABLES,
    score=score,
    packs=PACKS,
    write_pack=write_pack,
    state=State,
    start=start,
    moves=MOVES,
    settings=SETTINGS,
    write_settings=write_settings,
    result=result,
)
