"""The rulings of Pier 18 in German: the questions, and the case for each value."""

RULINGS: dict[str, tuple[str, str, dict[str, str]]] = {
    "pier18.flower_adjacency": (
        "Reicht eine Gruppe auf die andere Seite des Piers hinüber?",
        (
            "Der Verlag hat geantwortet: Eine Gruppe wird nur entlang des Piers gesucht, und was "
            "auf der anderen Seite liegt, gehört nie dazu. Dazu passt auch das Wort "
            "„nebeneinander“."
        ),
        {
            "same_side": (
                "Symbole gehören nur zusammen, wenn sie auf einer Seite direkt "
                "nebeneinanderliegen; eine Gruppe reicht nie auf die andere Seite hinüber."
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
            "Der Verlag hat geantwortet: In jeder Gruppe punktet nur ein Blumenverkäufer, und "
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
        "Gelten die Regeln für den Gleichstand auch für die Plätze nach dem ersten?",
        (
            "In den Regeln steht nur, wer bei Gleichstand gewinnt, aber nichts über die Plätze "
            "dahinter. Wenn für alle Plätze dasselbe gilt, braucht es keine zweite Regel."
        ),
        {
            "same_rules": (
                "Die Regeln für den Gleichstand gelten für jeden Platz: Bei gleich vielen Punkten "
                "liegt vorn, wer mehr Symbole auf dem Pier hat, dann wer das frühere Datum auf der "
                "Plankarte hat."
            ),
            "shared": (
                "Die Regeln für den Gleichstand sagen nur, wer gewinnt; alle anderen mit gleich "
                "vielen Punkten teilen sich einen Platz, und entsprechend viele Plätze danach "
                "entfallen. Bei 10, 10 und 10 Punkten sind das die Plätze 1, 2, 2."
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
        "Die Regeln erwähnen kein Drehen, also bleibt jede Karte, wie sie ist.",
        {
            "false": "Keine Karte wird gedreht.",
            "true": (
                "Eine in einer Runde genommene Karte und die Plankarte dürfen um 180 Grad gedreht "
                "angelegt werden; dabei kehrt sich die Reihenfolge der Spalten um, und die Seiten "
                "werden vertauscht. Das Fundament wird nie gedreht."
            ),
        },
    ),
}

ROOM: dict[str, tuple[str, dict[str, str]]] = {
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
                "Die Regeln sagen auch, dass mehrere Blumenverkäufer nicht mehrfach zählen. Das "
                "lässt sich so lesen, dass ein Blumenverkäufer nie einen Punkt bringt."
            )
        },
    ),
    "pier18.ties_below_first": (
        "hat, gewinnt",
        {
            "shared": (
                "Die Regeln lösen einen Gleichstand nur auf, um zu sagen, wer gewinnt. Dass es für "
                "die übrigen Plätze auch so geht, steht nirgends."
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
}
"""The words of the rules that are unclear, and the case for the values besides the default."""
