"""Wrong on purpose. A card may cover all columns of the previous card."""

from adapter import serve
from game_pier18 import Pier18Game
from referee import referee


class CoversAll(Pier18Game):
    def most_covered(self) -> int:
        return self.width


serve({"games": ["pier18"]}, **referee(pier18=CoversAll))
