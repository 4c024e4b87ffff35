"""Both games, scored and refereed: `boardscore verify --search 1m -- python engine.py`."""

from adapter import serve
from game_auctionland import AuctionlandGame
from game_pier18 import Pier18Game
from referee import referee

from auctionland import Auctionland
from pier18 import Pier18

serve(
    {"name": "engine", "version": "1", "games": ["pier18", "auctionland"], "offers": ["state"]},
    pier18=Pier18().score,
    auctionland=Auctionland().score,
    **referee(pier18=Pier18Game, auctionland=AuctionlandGame),
)
