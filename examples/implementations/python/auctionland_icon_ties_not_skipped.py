"""Wrong on purpose. After a tie the next place is not skipped: 3, 3, 2 icons give 20, 20, 10."""

from collections.abc import Sequence

from adapter import serve

from auctionland import Auctionland


class IconTiesNotSkipped(Auctionland):
    def icon_points(self, own: int, everyone: Sequence[int]) -> int:
        return super().icon_points(own, sorted(set(everyone)))


serve({}, auctionland=IconTiesNotSkipped().score)
