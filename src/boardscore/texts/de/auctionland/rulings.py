"""The rulings of Auctionland in German: the questions, and the case for each value."""

RULINGS: dict[str, tuple[str, str, dict[str, str]]] = {
    "auctionland.rotation": (
        "Darf ein Plättchen vor dem Bauen gedreht werden?",
        (
            "Die Regeln sagen dazu nichts, aber nach einer älteren Fassung ihres Textes durften "
            "Plättchen beliebig gedreht werden."
        ),
        {
            "free": (
                "Ein Plättchen darf vor dem Bauen beliebig oft um ein Viertel gedreht werden."
            ),
            "none": "Kein Plättchen wird gedreht; jedes wird so gebaut, wie es im Markt liegt.",
        },
    ),
    "auctionland.last_bidder": (
        (
            "Darf die letzte Person noch bieten, wenn alle anderen gepasst haben und es noch kein "
            "Gebot gibt?"
        ),
        (
            "Nach den Regeln kommt es selten vor, dass niemand bietet. Das passt besser dazu, dass "
            "die letzte Person noch die Wahl hat. Mit 2 Personen stellt sich die Frage nie."
        ),
        {
            "may_bid": (
                "Die letzte Person darf noch bieten oder passen; beides beendet die Versteigerung."
            ),
            "closed": (
                "Die Versteigerung endet, sobald von allen, die bieten dürfen, nur noch eine "
                "Person nicht gepasst hat, auch wenn es noch kein Gebot gibt; dann bekommt das "
                "Plättchen kostenlos, wer den Hammer hat."
            ),
        },
    ),
}

ROOM: dict[str, tuple[str, dict[str, str]]] = {
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
"""The words of the rules that are unclear, and the case for the values besides the default."""
