"""Wrong on purpose. A round is only played if a card is left in the deck after it."""

from adapter import serve
from game_pier18 import Pier18Game
from referee import referee


class LeavesOut(Pier18Game):
    def can_serve_round(self) -> bool:
        return len(self.deck) > len(self.seats) + 1


serve({"games": ["pier18"]}, **referee(pier18=LeavesOut))
