"""Auctionland: models, notation and scoring.

>>> gardens_houses(Island.parse("GHgh"))[0].points
4
"""

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

__all__ = [
    "PLAYERS",
    "Cell",
    "Counts",
    "Direction",
    "HalfSide",
    "Icon",
    "Island",
    "IslandScore",
    "Kind",
    "LastBidder",
    "Pack",
    "PackTile",
    "Player",
    "Position",
    "Rotation",
    "Rulings",
    "Table",
    "Tables",
    "Tile",
    "Zone",
    "areas",
    "beaches",
    "counts",
    "gardens_houses",
    "icons",
    "score",
    "theme_parks",
    "tie_money",
]
