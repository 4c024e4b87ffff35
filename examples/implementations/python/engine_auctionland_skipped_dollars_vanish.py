"""Wrong on purpose. Dollars for tiles that are skipped do not lie down on these."""

from adapter import serve
from game_auctionland import AuctionlandGame, Offer
from referee import referee


class DollarsVanish(AuctionlandGame):
    def put_dollar(self, skipped: Offer) -> None:
        pass


serve({"games": ["auctionland"]}, **referee(auctionland=DollarsVanish))
