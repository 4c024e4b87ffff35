"""Wrong on purpose. One empty space next to Lovers is enough."""

from adapter import serve

from pier18 import Pier18, Side


class GapOfOne(Pier18):
    def is_lonely(self, side: Side, column: int) -> bool:
        return not any(side[max(0, column - 1) : column]) and not any(side[column + 1 : column + 2])


serve({}, pier18=GapOfOne().score)
