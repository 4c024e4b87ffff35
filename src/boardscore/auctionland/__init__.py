"""Auctionland: models, notation, scoring, and the game as it is played.

>>> gardens_houses(Island.parse("GHgh"))[0].points
4
>>> state = start(["Alex", "Bonnie"], "demo")
>>> state.phase
Phase.MARKET
"""

from boardscore.auctionland.game import STARTING_MONEY, Game, Phase
from boardscore.auctionland.model import (
    PLAYERS,
    Counts,
    Island,
    Pack,
    PackTile,
    Player,
    Position,
    Table,
    Tables,
    Tile,
)
from boardscore.auctionland.moves import (
    MOVES,
    Auction,
    Bid,
    Bonus,
    Build,
    BuyBack,
    Market,
    Pass,
    Place,
    Sell,
)
from boardscore.auctionland.pieces import Cell, Direction, HalfSide, Icon, Kind, Zone
from boardscore.auctionland.rulings import LastBidder, Rotation, Rulings
from boardscore.auctionland.scoring import (
    IslandScore,
    areas,
    beaches,
    counts,
    gardens_houses,
    icons,
    score,
    theme_parks,
    tie_money,
)
from boardscore.auctionland.state import State, start
from boardscore.auctionland.table import Laid, MarketTile
from boardscore.auctionland.view import View

__all__ = [
    "MOVES",
    "PLAYERS",
    "STARTING_MONEY",
    "Auction",
    "Bid",
    "Bonus",
    "Build",
    "BuyBack",
    "Cell",
    "Counts",
    "Direction",
    "Game",
    "HalfSide",
    "Icon",
    "Island",
    "IslandScore",
    "Kind",
    "Laid",
    "LastBidder",
    "Market",
    "MarketTile",
    "Pack",
    "PackTile",
    "Pass",
    "Phase",
    "Place",
    "Player",
    "Position",
    "Rotation",
    "Rulings",
    "Sell",
    "State",
    "Table",
    "Tables",
    "Tile",
    "View",
    "Zone",
    "areas",
    "beaches",
    "counts",
    "gardens_houses",
    "icons",
    "score",
    "start",
    "theme_parks",
    "tie_money",
]
