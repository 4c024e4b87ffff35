"""The rulings of Auctionland in English: the questions, and the case for each value."""

RULINGS: dict[str, tuple[str, str, dict[str, str]]] = {
    "auctionland.rotation": (
        "May a tile be turned before it is built?",
        (
            "The rules do not say, but an earlier edition of their text allowed players to turn "
            "tiles as they liked."
        ),
        {
            "free": ("A tile may be turned by any number of quarter turns before it is built."),
            "none": "No tile is turned; each one is built as it lies in the market.",
        },
    ),
    "auctionland.last_bidder": (
        "May the last bidder still bid if all other bidders have passed and there is no bid?",
        (
            "The rules call it rare that no one bids for a tile, which fits better if the last "
            "bidder still has a say. With 2 players the question never comes up."
        ),
        {
            "may_bid": "The last bidder can either bid or pass, and either ends the auction.",
            "closed": (
                "The auction ends as soon as only one bidder has not passed, even without a bid; "
                "in that case the auctioneer gets the tile without paying more."
            ),
        },
    ),
}

ROOM: dict[str, tuple[str, dict[str, str]]] = {
    "auctionland.rotation": (
        "share an edge",
        {"none": ("The current rules do not mention turning, so a tile is laid as it was dealt.")},
    ),
    "auctionland.last_bidder": (
        "all but one",
        {
            "closed": (
                "Taken literally, the auction is over once only one player has not passed, whether "
                "or not there is a bid."
            )
        },
    ),
}
"""The words of the rules that are unclear, and the case for the values besides the default."""
