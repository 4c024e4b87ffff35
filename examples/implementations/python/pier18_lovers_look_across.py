"""Wrong on purpose. Lovers are disturbed by the other side of the pier too."""

from adapter import serve

from pier18 import Pier, Pier18, Side


class LoversLookAcross(Pier18):
    def lovers(self, pier: Pier) -> int:
        upper, lower = pier
        return self.points(upper, lower) + self.points(lower, upper)

    def points(self, side: Side, other: Side) -> int:
        merged = [symbol or across for symbol, across in zip(side, other)]
        lovers = [at for at, symbol in enumerate(side) if symbol == "H" and not other[at]]
        return 2 * sum(self.is_lonely(merged, at) for at in lovers)


serve({}, pier18=LoversLookAcross().score)
