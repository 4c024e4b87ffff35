"""Wrong on purpose. Theme parks that meet at a corner count as one."""

from adapter import serve

from auctionland import Auctionland, PlacedZone


class ThemeParksOverCorners(Auctionland):
    def touch(self, one: PlacedZone, other: PlacedZone) -> bool:
        steps = (abs(one.row - other.row), abs(one.column - other.column))
        return (one.zone.kind == "T" and steps == (1, 1)) or super().touch(one, other)


serve({}, auctionland=ThemeParksOverCorners().score)
