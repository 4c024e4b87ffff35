"""Wrong on purpose. The highest bidder pays, but the auctioneer gets nothing."""

from adapter import serve
from game_auctionland import AuctionlandGame
from referee import referee


class PaysTheBox(AuctionlandGame):
    def sell(self, player: int) -> None:
        assert self.standing is not None
        bidder, amount = self.standing
        self.seats[bidder].money -= amount
        self.acquire(bidder)


serve({"games": ["auctionland"]}, **referee(auctionland=PaysTheBox))
