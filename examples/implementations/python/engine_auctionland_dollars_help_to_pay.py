"""Wrong on purpose. The dollars on a tile help to pay for it."""

from adapter import serve
from game_auctionland import AuctionlandGame
from referee import referee


class DollarsHelp(AuctionlandGame):
    def slots(self, player: int) -> list[int]:
        money = self.seats[player].money
        return [s for s, offer in enumerate(self.market) if s <= money + offer.dollars]


serve({"games": ["auctionland"]}, **referee(auctionland=DollarsHelp))
