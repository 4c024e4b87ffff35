"""Wrong on purpose. A tie for a Patron goes to the earliest date of all players."""

from collections.abc import Sequence

from adapter import serve
from game_pier18 import Pier18Game
from referee import referee


class DateOfAnybody(Pier18Game):
    def patron_of(self, tied: Sequence[tuple[int, str]]) -> int:
        return self.earliest(self.drafted if len(tied) > 1 else tied)


serve({"games": ["pier18"]}, **referee(pier18=DateOfAnybody))
