"""Wrong on purpose. A gap inside the island does not count as edge."""

from adapter import serve

from auctionland import Auctionland, Island


class GapsAreNoEdge(Auctionland):
    def is_edge(self, island: Island, row: int, column: int, half: int) -> bool:
        inside = 0 < row < len(island) - 1 and 0 < column < len(island[0]) - 1
        return not inside and super().is_edge(island, row, column, half)


serve({}, auctionland=GapsAreNoEdge().score)
