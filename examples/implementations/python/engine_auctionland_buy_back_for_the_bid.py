"""Wrong on purpose. Buying back costs the bid, not a dollar more."""

from adapter import serve
from game_auctionland import AuctionlandGame
from referee import referee


class BuysForTheBid(AuctionlandGame):
    def buy_back_price(self) -> int:
        return self.standing.amount if self.standing else 0


serve({"games": ["auctionland"]}, **referee(auctionland=BuysForTheBid))
