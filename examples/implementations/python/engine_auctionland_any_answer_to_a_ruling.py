"""Wrong on purpose. Unknown values of rulings are ignored."""

from adapter import serve
from game_auctionland import AuctionlandGame
from referee import referee


class Anything(tuple[str, ...]):
    def __contains__(self, _: object) -> bool:
        return True


class AnyAnswer(AuctionlandGame):
    RULINGS = dict.fromkeys(AuctionlandGame.RULINGS, Anything())


serve({"games": ["auctionland"]}, **referee(auctionland=AnyAnswer))
