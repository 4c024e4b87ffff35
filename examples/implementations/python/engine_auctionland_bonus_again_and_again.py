"""Wrong on purpose. A player may earn more than one bonus in a turn."""

from adapter import serve
from game_auctionland import AuctionlandGame
from referee import referee


class BonusAgain(AuctionlandGame):
    def may_have_bonus(self, player: int) -> bool:
        return True


serve({"games": ["auctionland"]}, **referee(auctionland=BonusAgain))
