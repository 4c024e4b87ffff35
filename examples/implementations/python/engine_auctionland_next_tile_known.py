"""Wrong on purpose. The tiles of the stack are listed in their order."""

from typing import Any

from adapter import serve
from game_auctionland import AuctionlandGame
from referee import referee


class NextTileKnown(AuctionlandGame):
    def seen(self, seat: int | None) -> dict[str, Any]:
        shown = super().seen(seat)
        return {**shown, "deck": self.order or shown["deck"]}


serve({"games": ["auctionland"]}, **referee(auctionland=NextTileKnown))
