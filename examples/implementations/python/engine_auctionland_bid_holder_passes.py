"""Wrong on purpose. The holder of the standing bid may pass."""

from adapter import serve
from game_auctionland import AuctionlandGame
from referee import referee


class HolderPasses(AuctionlandGame):
    def may_pass(self, player: int) -> bool:
        return True


serve({"games": ["auctionland"]}, **referee(auctionland=HolderPasses))
