"""Which words of a rules text leave room, and what speaks for the answers that are not the default.

What speaks for a default stands with its ruling. The rules text of Auctionland is English only.
"""

SOURCES: dict[str, tuple[str, dict[str, str]]] = {
    "pier18.flower_adjacency": (
        "nebeneinander liegenden",
        {
            "orthogonal": (
                "Auch die beiden Felder einer Spalte liegen nebeneinander, und von "
                "derselben Seite sprechen die Regeln nur bei den Liebenden. Manche spielen es so."
            )
        },
    ),
    "pier18.flower_points": (
        "jedes andere Symbol",
        {
            "other_kinds_only": (
                "Die Regeln sagen auch, dass mehrere Blumenverkäufer nicht mehrfach werten. Das "
                "lässt sich so lesen, dass ein Blumenverkäufer nie einen Punkt bringt."
            )
        },
    ),
    "pier18.ties_below_first": (
        "hat, gewinnt",
        {
            "shared": (
                "Die Regeln lösen einen Gleichstand nur auf, um zu sagen, wer gewinnt. Dass es für "
                "die übrigen Ränge auch so geht, steht nirgends."
            )
        },
    ),
    "pier18.patron_when_all_zero": (
        "meisten Punkten",
        {
            "nobody": "Wenn niemand einen Punkt hat, hat eigentlich auch niemand die meisten.",
        },
    ),
    "pier18.half_turn": (
        "legt sie an",
        {
            "true": (
                "Die Regeln verbieten es nicht, und auch eine gedrehte Karte verlängert den Pier."
            )
        },
    ),
    "auctionland.rotation": (
        "share an edge",
        {
            "none": (
                "Die heutigen Regeln erwähnen kein Drehen, also bleibt ein Plättchen, wie es "
                "ausgelegt wurde."
            )
        },
    ),
    "auctionland.last_bidder": (
        "all but one",
        {
            "closed": (
                "Wörtlich genommen ist die Versteigerung vorbei, sobald nur eine Person nicht "
                "gepasst hat, ob es ein Gebot gibt oder nicht."
            )
        },
    ),
}
