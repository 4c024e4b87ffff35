"""Wrong on purpose. Dollars for skipped tiles are not put on these."""

from adapter import serve
from game_auctionland import AuctionlandGame, Offer
from referee import referee


class DollarsVanish(AuctionlandGame):
    def put_dollar(self, skipped: Offer) -> None:
        pass


serve({"games": ["auctionland"]}, **referee(auctionland=DollarsVanish))
