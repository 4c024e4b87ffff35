"""Wrong on purpose. A beach counts once for each half-side at the edge."""

from adapter import serve

from auctionland import Auctionland, Island


class BeachesPerSide(Auctionland):
    def beaches(self, island: Island) -> int:
        return sum(
            self.is_edge(island, row, column, half)
            for row, column, zone in self.zones(island, "B")
            for half in zone.half_sides
        )


serve({}, auctionland=BeachesPerSide().score)
