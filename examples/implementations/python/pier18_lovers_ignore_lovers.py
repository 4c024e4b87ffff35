"""Wrong on purpose. Other Lovers nearby do not count as company."""

from adapter import serve

from pier18 import Pier18, Side


class LoversIgnoreLovers(Pier18):
    def is_lonely(self, side: Side, column: int) -> bool:
        others = [None if s == "H" and at != column else s for at, s in enumerate(side)]
        return super().is_lonely(others, column)


serve({}, pier18=LoversIgnoreLovers().score)
