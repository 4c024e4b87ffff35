"""Wrong on purpose. No one gets a Patron if no one has points in its category."""

from adapter import serve
from game_pier18 import CATEGORIES, Pier18Game
from referee import referee


class NothingForNothing(Pier18Game):
    def award_patron(self, symbol: str) -> None:
        if any(self.points(seat.pier)[CATEGORIES[symbol]] for seat in self.seats):
            super().award_patron(symbol)


serve({"games": ["pier18"]}, **referee(pier18=NothingForNothing))
