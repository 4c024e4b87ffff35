"""The rulings of Pier 18 in English: the questions, and the case for each value."""

RULINGS: dict[str, tuple[str, str, dict[str, str]]] = {
    "pier18.flower_adjacency": (
        "Does a group reach across to the other side of the pier?",
        (
            "The publisher's answer: a group runs along the pier only, and symbols on the "
            "other side are never in it. The German rules agree: side by side."
        ),
        {
            "same_side": (
                "Symbols belong together only when they are direct neighbours on one side; a group "
                "never reaches across to the other side."
            ),
            "orthogonal": (
                "Symbols belong together when they are direct neighbours on one side or share a "
                "column; diagonal contact does not join them."
            ),
        },
    ),
    "pier18.flower_points": (
        "Which symbols score in a group with several Flower Sellers?",
        (
            "The publisher's answer: a group scores for one of its Flower Sellers, 1 point for "
            "every other symbol, so two Flower Sellers and two others are worth 3. The wording "
            "supports this."
        ),
        {
            "every_other_symbol": (
                "All symbols of the group except one Flower Seller, so the points are the size of "
                "the group minus 1."
            ),
            "other_kinds_only": (
                "Only Poets, Lovers and Fishers; no Flower Seller is worth a point."
            ),
        },
    ),
    "pier18.ties_below_first": (
        "Do the tie rules also break ties below first place?",
        (
            "The rules only say who wins a tie, not who is ahead further down. Ordering every "
            "place in the same way needs no second rule."
        ),
        {
            "same_rules": (
                "The tie rules order every place: if points are equal, the pier with more symbols "
                "is ahead, then the Plan card with the earlier date."
            ),
            "shared": (
                "The tie rules only say who wins; all others with equal points share a place, and "
                "one place is skipped for each extra player. With points 10, 10, 10 the places are "
                "1, 2, 2."
            ),
        },
    ),
    "pier18.patron_when_all_zero": (
        "Who gets the Patron if all players have 0 points in its category?",
        (
            "The rules for a tie make no exception for 0 points, so they settle this case like any "
            "other."
        ),
        {
            "earliest_date": (
                "All players are tied, so the Patron goes to the one whose card of this round is "
                "dated earliest."
            ),
            "nobody": "No one gets the Patron, and it is worth nothing to anyone.",
        },
    ),
    "pier18.half_turn": (
        "May a card be turned by 180 degrees before it is laid?",
        "The rules say nothing about turning cards, so cards stay as they are.",
        {
            "false": "No card is turned.",
            "true": (
                "A card taken in a round, and the Plan card, may be laid after a turn of 180 "
                "degrees, which reverses its columns and swaps its sides; the Foundation is never "
                "turned."
            ),
        },
    ),
}

ROOM: dict[str, tuple[str, dict[str, str]]] = {
    "pier18.flower_adjacency": (
        "next to",
        {
            "orthogonal": (
                "The two spaces of a column are next to each other as well, and only for Lovers do "
                "the rules speak of the same side. Some players play it this way."
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
        {"nobody": ("Where no one has a point, it is hard to say that one player has the most.")},
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
}
"""The words of the rules that are unclear, and the case for the values besides the default."""
