"""Auctionland: models, notation, scoring, and the game as it is played.

>>> gardens_houses(Island.parse("GHgh"))[0].points
4

What a game is played with is imported when it is first used: who scores need not wait for it.
"""

from typing import TYPE_CHECKING

from boardscore.auctionland.area_descriptions import Areas
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
from boardscore.auctionland.pieces import Cell, Direction, HalfSide, Icon, Icons, Kind, Zone
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
from boardscore.core.lazy_imports import imported_later

if TYPE_CHECKING:
    from boardscore.auctionland.game import STARTING_MONEY, Game, Phase
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
    from boardscore.auctionland.state import State, start
    from boardscore.auctionland.table import Laid, MarketTile
    from boardscore.auctionland.view import View

__all__ = [
    "MOVES",
    "PLAYERS",
    "STARTING_MONEY",
    "Areas",
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
    "Icons",
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

__getattr__ = imported_later(
    __name__,
    {
        "game": ("STARTING_MONEY", "Game", "Phase"),
        "moves": (
            *("MOVES", "Auction", "Bid", "Bonus", "Build", "BuyBack"),
            *("Market", "Pass", "Place", "Sell"),
        ),
        "state": ("State", "start"),
        "table": ("Laid", "MarketTile"),
        "view": ("View",),
    },
)


def __dir__() -> list[str]:
    return __all__
