"""Wrong on purpose. The same player is first in every round."""

from adapter import serve
from game_pier18 import Pier18Game
from referee import referee


class StaysFirst(Pier18Game):
    def next_first(self) -> int:
        return self.first


serve({"games": ["pier18"]}, **referee(pier18=StaysFirst))
