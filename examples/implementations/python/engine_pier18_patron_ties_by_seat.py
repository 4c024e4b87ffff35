"""Wrong on purpose. The first seat of the tied players gets the Patron."""

from collections.abc import Sequence

from adapter import serve
from game_pier18 import Pier18Game
from referee import referee


class TiesBySeat(Pier18Game):
    def patron_of(self, tied: Sequence[tuple[int, str]]) -> int:
        return min(seat for seat, _ in tied)


serve({"games": ["pier18"]}, **referee(pier18=TiesBySeat))
