"""Wrong on purpose. A new card goes under the pier, not on top."""

from adapter import serve
from game_pier18 import Pier18Game
from referee import referee

from pier18 import Pier


class TucksUnder(Pier18Game):
    def extended(self, pier: Pier, cells: Pier, overlap: int) -> Pier:
        return [[*side, *new[overlap:]] for side, new in zip(pier, cells)]


serve({"games": ["pier18"]}, **referee(pier18=TucksUnder))
