"""Wrong on purpose. A Plan is visible immediately, before the others have added theirs."""

from typing import Any

from adapter import serve
from game_pier18 import Pier18Game
from referee import referee


class SeenAtOnce(Pier18Game):
    def seen_player(self, number: int, seat: int | None) -> dict[str, Any]:
        pier = super().seen_player(number, None)["pier"]
        shown = super().seen_player(number, seat)
        return {**shown, "pier": pier} if self.phase == "finish" else shown


serve({"games": ["pier18"]}, **referee(pier18=SeenAtOnce))
