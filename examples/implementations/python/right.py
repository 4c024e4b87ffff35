"""Both games, scored by the rules: `boardscore verify -- python right.py` finds nothing."""

from adapter import serve

from auctionland import Auctionland
from pier18 import Pier18

serve(
    {"name": "right", "version": "1", "games": ["pier18", "auctionland"]},
    pier18=Pier18().score,
    auctionland=Auctionland().score,
)
