"""The beginning of an engine for Pier 18, up to the choice of cards; it has a mistake."""

from collections.abc import Mapping
from typing import Any

from adapter import Unsupported, serve


def legal(record: Mapping[str, Any]) -> dict[str, Any]:
    moves = record["moves"]
    if not moves:
        return {"moves": []}  # chance deals
    hands, player = moves[0]["hands"], len(moves) - 1
    if player == len(hands):
        raise Unsupported("rounds are not played yet")
    choices = [
        {"move": "choose", "player": player, "plan": plan, "foundation": foundation}
        for plan in hands[player]
        for foundation in hands[player]
    ]
    return {"moves": choices}


serve({"name": "beginning", "games": ["pier18"]}, legal={"pier18": legal})
