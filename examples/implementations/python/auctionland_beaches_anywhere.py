"""Wrong on purpose. Beaches inside the island count too."""

from adapter import serve

from auctionland import Auctionland, Island


class BeachesAnywhere(Auctionland):
    def is_edge(self, island: Island, row: int, column: int, half: int) -> bool:
        return True


serve({}, auctionland=BeachesAnywhere().score)
