"""Which words of a rules text leave room, and what speaks for the answers that are not the default.

What speaks for a default stands with its ruling.
"""

SOURCES: dict[str, tuple[str, dict[str, str]]] = {
    "pier18.flower_adjacency": (
        "next to",
        {
            "orthogonal": (
                "The two spaces of a column lie next to each other as well, and only for Lovers do "
                "the rules speak of the same side. Some tables play it so."
            )
        },
    ),
    "pier18.flower_points": (
        "each other symbol",
        {
            "other_kinds_only": (
                "The rules add that several Flower Sellers in a group do not score several times. "
                "That can be read to mean that no Flower Seller is ever worth a point."
            )
        },
    ),
    "pier18.ties_below_first": (
        "Pier wins",
        {
            "shared": (
                "The rules break ties only to find the winner, so nothing says that the other "
                "places are decided in the same way."
            )
        },
    ),
    "pier18.patron_when_all_zero": (
        "most points",
        {
            "nobody": (
                "Where nobody has a point, hardly anybody would say that somebody has the most."
            )
        },
    ),
    "pier18.half_turn": (
        "adds it to",
        {
            "true": (
                "The rules do not forbid it, and a card laid the other way round still makes the "
                "pier longer."
            )
        },
    ),
    "auctionland.rotation": (
        "share an edge",
        {
            "none": (
                "The rules as they are now do not speak of turning, so a tile is laid as it was "
                "dealt."
            )
        },
    ),
    "auctionland.last_bidder": (
        "all but one",
        {
            "closed": (
                "To the letter, the auction is over once a single player has not passed, whether "
                "or not there is a bid."
            )
        },
    ),
}
