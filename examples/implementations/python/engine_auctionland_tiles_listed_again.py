"""Wrong on purpose. A pack may list a tile twice."""

from adapter import serve
from game_auctionland import AuctionlandGame
from referee import referee


class ListedAgain(AuctionlandGame):
    @staticmethod
    def is_playable(*_: object) -> bool:
        return True


serve({"games": ["auctionland"]}, **referee(auctionland=ListedAgain))
