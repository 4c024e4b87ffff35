"""Wrong on purpose. A Poet without a partner counts like a pair."""

from adapter import serve

from pier18 import Pier, Pier18


class PoetsRoundedUp(Pier18):
    def poets(self, pier: Pier) -> int:
        return (sum(side.count("Q") for side in pier) + 1) // 2


serve({}, pier18=PoetsRoundedUp().score)
