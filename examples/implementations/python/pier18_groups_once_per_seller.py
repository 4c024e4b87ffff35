"""Wrong on purpose. A group counts once for each of its Flower Sellers."""

from collections.abc import Sequence

from adapter import serve

from pier18 import Pier18, Rulings


class GroupsOncePerSeller(Pier18):
    def group_points(self, symbols: Sequence[str], rulings: Rulings) -> int:
        return symbols.count("S") * super().group_points(symbols, rulings)


serve({}, pier18=GroupsOncePerSeller().score)
