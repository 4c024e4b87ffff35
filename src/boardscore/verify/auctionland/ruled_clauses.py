"""The clauses and facets of Auctionland that each ruling touches, and their neighbours."""

from collections.abc import Mapping

RULED: Mapping[str, tuple[str, ...]] = {
    "rotation": ("build.edge", "build.first", "build.bounds", "tile"),
    "last_bidder": (
        *("auction.close", "auction.two-player", "auction.no-bid"),
        *("auction.bid", "auction.sell", "auction.buy-back", "auction.full-island"),
    ),
}
"""Without the game. Their vectors are sent under every declared value."""
