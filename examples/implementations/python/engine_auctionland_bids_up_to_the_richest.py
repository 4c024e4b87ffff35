"""Wrong on purpose. Bids are limited to the money of the richest other player."""

from collections.abc import Mapping
from typing import Any

from adapter import serve
from game_auctionland import AuctionlandGame
from referee import referee

answers = referee(auctionland=AuctionlandGame)
right = answers["seen"]["auctionland"]


def seen(record: Mapping[str, Any]) -> Mapping[str, Any]:
    shown, seats = right(record), {*range(len(record["setup"]["players"]))}
    others = seats - {record["player"]}
    purses = [right({**record, "player": seat})["players"][seat]["money"] for seat in others]
    moves = [move for move in shown["moves"] if move.get("amount", 0) <= max(purses)]
    return {**shown, "moves": moves}


serve({"games": ["auctionland"]}, **{**answers, "seen": {"auctionland": seen}})
