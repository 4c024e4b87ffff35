"""What Auctionland offers to whoever knows every game (`boardscore.games.Game`)."""

from typing import Any

from boardscore.auctionland.documents import PACKS, position_reader, write_pack
from boardscore.auctionland.model import PLAYERS, Pack
from boardscore.auctionland.moves import MOVES
from boardscore.auctionland.rulings import Rulings
from boardscore.auctionland.scoring import score
from boardscore.auctionland.state import State, start
from boardscore.core.errors import RecordError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.core.results import Result

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

IS_JUDGED = False
"""Whether the players judge something when the game is over."""

SETTINGS: tuple[str, ...] = ("market_size", "visible_money")
TABLES: tuple[str, ...] = ("beaches", "theme_parks")


def settings(state: State) -> dict[str, Any]:
    """The size of the market; visible money is told only where it is chosen."""
    visible = {"visible_money": True} if state.game.visible_money else {}
    return {"market_size": state.game.market_size, **visible}


def result(state: State, verdicts: object = None) -> Result:
    """The score of a game that is over; there is nothing to judge."""
    if verdicts is not None:
        raise RecordError(Problem(Message("error.no_verdicts")))
    return state.result()


def to_judge(_: State) -> tuple[int, ...]:
    """Everything is counted; there is nothing to judge."""
    return ()


def obstacles(_: Pack) -> tuple[Problem, ...]:
    """Every pack that can be read can be played."""
    return ()
