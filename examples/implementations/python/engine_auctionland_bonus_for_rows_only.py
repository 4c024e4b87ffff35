"""Wrong on purpose. A full column earns no bonus."""

from collections.abc import Sequence

from adapter import serve
from game_auctionland import SPAN, AuctionlandGame, Laid
from referee import referee


class RowsOnly(AuctionlandGame):
    def completes_line(self, island: Sequence[Laid], laid: Laid) -> bool:
        return sum(other.row == laid.row for other in island) == SPAN


serve({"games": ["auctionland"]}, **referee(auctionland=RowsOnly))
