"""Which clause of Auctionland is behind what can be played, and what is seen of a table."""

from collections.abc import Mapping

from boardscore.auctionland import State
from boardscore.auctionland.game import Phase

SETTLES: Mapping[str, str] = {
    "players": "auctionland.players",
    "pack": "auctionland.tile",
    "deck": "auctionland.setup.market",
    "rulings": "auctionland.build.edge",
    "market_size": "auctionland.setup.market",
}
"""The clause of each part of a set-up."""


def shows(state: State, part: str) -> str:
    """The clause by which a part of the table is seen in a state, or is hidden."""
    begins = not any(state.islands)
    match part:
        case "money":
            return "auctionland.money.hidden"
        case "moves":
            bidding = state.phase is Phase.BID
            return "auctionland.auction.bid" if bidding else "auctionland.turn.order"
        case "market" if not begins:
            return "auctionland.market.price"
        case "island":
            return "auctionland.market.price"
        case "players":
            return "auctionland.players"
    return "auctionland.setup.market"
