"""Wrong on purpose. A player without an icon of a kind can still be second or third."""

from collections.abc import Sequence

from adapter import serve

from auctionland import Auctionland


class NoIconsScoreToo(Auctionland):
    def icon_points(self, own: int, everyone: Sequence[int]) -> int:
        return super().icon_points(own + 1, [other + 1 for other in everyone])


serve({}, auctionland=NoIconsScoreToo().score)
