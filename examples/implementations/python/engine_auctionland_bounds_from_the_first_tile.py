"""Wrong on purpose. Bounds are measured from the first tile, not over the whole island."""

from collections.abc import Sequence

from adapter import serve
from game_auctionland import SPAN, AuctionlandGame, Laid
from referee import referee


class BoundsFromFirst(AuctionlandGame):
    def is_in_bounds(self, island: Sequence[Laid], row: int, column: int) -> bool:
        return abs(row) < SPAN and abs(column) < SPAN


serve({"games": ["auctionland"]}, **referee(auctionland=BoundsFromFirst))
