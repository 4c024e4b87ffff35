"""Wrong on purpose. Gardens and houses are added, not multiplied."""

from adapter import serve

from auctionland import Auctionland


class GardensPlusHouses(Auctionland):
    def gardens_houses(self, gardens: int, houses: int) -> int:
        return gardens + houses


serve({}, auctionland=GardensPlusHouses().score)
