"""Wrong on purpose. A half turn reverses the columns but does not swap the sides."""

from adapter import serve
from game_pier18 import Pier18Game
from referee import referee

from pier18 import Pier


class KeepsSides(Pier18Game):
    def half_turned(self, cells: Pier) -> Pier:
        upper, lower = cells
        return [[*reversed(upper)], [*reversed(lower)]]


serve({"games": ["pier18"], "rulings": {"half_turn": True}}, **referee(pier18=KeepsSides))
