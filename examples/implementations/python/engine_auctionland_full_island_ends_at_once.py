"""Wrong on purpose. A full island ends the game immediately, without the auction of that turn."""

from adapter import serve
from game_auctionland import AuctionlandGame
from referee import referee


class EndsAtOnce(AuctionlandGame):
    def next_step(self) -> None:
        if any(seat.is_full for seat in self.seats):
            self.end_turn()
        else:
            super().next_step()


serve({"games": ["auctionland"]}, **referee(auctionland=EndsAtOnce))
