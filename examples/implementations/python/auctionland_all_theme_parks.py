"""Wrong on purpose. All theme parks count, not only the largest."""

from adapter import serve

from auctionland import Auctionland, Island, tiles_of


class AllThemeParks(Auctionland):
    def theme_parks(self, island: Island) -> int:
        return tiles_of(self.zones(island, "T"))


serve({}, auctionland=AllThemeParks().score)
