"""What the rulings ask, what each answer means, and why the default is the default."""

RULINGS: dict[str, tuple[str, str, dict[str, str]]] = {
    "pier18.flower_adjacency": (
        "Reicht eine Gruppe auf die andere Seite des Piers hinüber?",
        (
            "Der Verlag hat es beantwortet: Eine Gruppe wird nur entlang des Piers gesucht, und "
            "was auf der anderen Seite liegt, gehört nie dazu. Dazu passt auch das Wort "
            "nebeneinander."
        ),
        {
            "same_side": (
                "Symbole gehören nur zusammen, wenn sie auf einer Seite direkt nebeneinander "
                "liegen; eine Gruppe reicht nie auf die andere Seite hinüber."
            ),
            "orthogonal": (
                "Symbole gehören zusammen, wenn sie auf einer Seite direkt nebeneinander oder in "
                "derselben Spalte liegen; schräge Nachbarn zählen nicht."
            ),
        },
    ),
    "pier18.flower_points": (
        "Welche Symbole bringen in einer Gruppe mit mehreren Blumenverkäufern Punkte?",
        (
            "Der Verlag hat es beantwortet: In jeder Gruppe punktet nur ein Blumenverkäufer, und "
            "jedes andere Symbol bringt ihm einen Punkt; zwei Blumenverkäufer mit zwei anderen "
            "Symbolen sind also 3 Punkte wert. Auch die Regeln sprechen von anderen Symbolen."
        ),
        {
            "every_other_symbol": (
                "Alle Symbole der Gruppe außer einem Blumenverkäufer: Eine Gruppe aus 4 Symbolen "
                "bringt 3 Punkte."
            ),
            "other_kinds_only": (
                "Nur Dichter, Liebende und Fischer; kein Blumenverkäufer bringt einen Punkt."
            ),
        },
    ),
    "pier18.ties_below_first": (
        "Gelten die Regeln für den Gleichstand auch für die Ränge nach dem ersten?",
        (
            "In den Regeln steht nur, wer bei Gleichstand gewinnt, nicht, wer dahinter vorn liegt. "
            "Wenn für alle Ränge dasselbe gilt, braucht es keine zweite Regel."
        ),
        {
            "same_rules": (
                "Die Regeln für den Gleichstand gelten für jeden Rang: Bei gleich vielen Punkten "
                "liegt vorn, wer mehr Symbole auf dem Pier hat, dann wer das frühere Datum auf der "
                "Plankarte hat."
            ),
            "shared": (
                "Die Regeln für den Gleichstand sagen nur, wer gewinnt; alle anderen mit gleich "
                "vielen Punkten teilen sich einen Rang, und entsprechend viele Ränge danach "
                "entfallen. Bei 10, 10 und 10 Punkten sind das die Ränge 1, 2, 2."
            ),
        },
    ),
    "pier18.patron_when_all_zero": (
        "Wer erhält den Patron, wenn alle in seiner Kategorie 0 Punkte haben?",
        (
            "Die Regel für den Gleichstand macht bei 0 Punkten keine Ausnahme, also entscheidet "
            "sie auch hier."
        ),
        {
            "earliest_date": (
                "Alle liegen gleichauf, also erhält ihn, wer in dieser Runde die Karte mit dem "
                "frühesten Datum gespielt hat."
            ),
            "nobody": "Niemand erhält den Patron, und er bringt niemandem einen Punkt.",
        },
    ),
    "pier18.half_turn": (
        "Darf eine Karte vor dem Anlegen um 180 Grad gedreht werden?",
        "Die Regeln erwähnen kein Drehen von Karten, also bleiben sie, wie sie sind.",
        {
            "false": "Keine Karte wird gedreht.",
            "true": (
                "Eine in einer Runde genommene Karte und die Plankarte dürfen um 180 Grad gedreht "
                "angelegt werden; dabei kehrt sich die Reihenfolge der Spalten um, und die Seiten "
                "tauschen. Das Fundament wird nie gedreht."
            ),
        },
    ),
    "auctionland.rotation": (
        "Darf ein Plättchen vor dem Bauen gedreht werden?",
        (
            "Die Regeln sagen dazu nichts, aber nach einer älteren Fassung der Hilfeseite durften "
            "Plättchen beliebig gedreht werden."
        ),
        {
            "free": "Ein Plättchen darf vor dem Bauen beliebig oft um ein Viertel gedreht werden.",
            "none": "Kein Plättchen wird gedreht; jedes wird so gebaut, wie es im Markt liegt.",
        },
    ),
    "auctionland.last_bidder": (
        (
            "Darf die letzte bietende Person noch bieten, wenn alle anderen gepasst haben und es "
            "noch kein Gebot gibt?"
        ),
        (
            "Die Regeln nennen es selten, dass niemand bietet; das passt besser, wenn die letzte "
            "Person noch die Wahl hat. Mit 2 Personen stellt sich die Frage nie."
        ),
        {
            "may_bid": (
                "Die letzte Person darf noch bieten oder passen; beides beendet die Versteigerung."
            ),
            "closed": (
                "Die Versteigerung endet, sobald nur noch eine bietende Person nicht gepasst hat, "
                "auch ohne Gebot; dann bekommt das Plättchen, wer den Hammer hat."
            ),
        },
    ),
}
