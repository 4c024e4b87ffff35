"""Wrong on purpose. Nobody is offered higher bids than the richest of the others could make."""

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
