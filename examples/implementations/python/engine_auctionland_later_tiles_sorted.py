"""Wrong on purpose. Later tiles are sorted by icons too."""

from collections.abc import Sequence

from adapter import serve
from game_auctionland import AuctionlandGame
from referee import referee


class SortsAlways(AuctionlandGame):
    def in_order(self, tiles: Sequence[str]) -> Sequence[str]:
        return sorted(tiles, key=lambda tile: len(self.tiles[tile].icons))


serve({"games": ["auctionland"]}, **referee(auctionland=SortsAlways))
