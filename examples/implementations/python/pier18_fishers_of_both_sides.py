"""Wrong on purpose. The Fishers of both sides count."""

from adapter import serve

from pier18 import Pier, Pier18


class FishersOfBothSides(Pier18):
    def fishers(self, pier: Pier) -> int:
        return sum(side.count("A") for side in pier)


serve({}, pier18=FishersOfBothSides().score)
