"""Wrong on purpose. Everyone sees all hands."""

from typing import Any

from adapter import serve
from game_pier18 import Pier18Game
from referee import referee


class HandsOfAll(Pier18Game):
    def seen_player(self, number: int, seat: int | None) -> dict[str, Any]:
        hand = super().seen_player(number, None)["hand"]
        return {**super().seen_player(number, seat), "hand": hand}


serve({"games": ["pier18"]}, **referee(pier18=HandsOfAll))
