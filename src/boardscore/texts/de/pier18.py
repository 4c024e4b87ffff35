"""Was boardscore auf Deutsch sagt, während Pier 18 gespielt wird, nach Schlüssel."""

PIER18: dict[str, str] = {
    # Was ansteht
    "phase.deal": "Erst werden die Karten ausgeteilt",
    "phase.choose": "Erst werden Plan und Fundament gewählt",
    "phase.reveal": "Erst werden Karten aufgedeckt",
    "phase.draft": "Erst werden offene Karten genommen",
    "phase.finish": "Erst werden die Pläne angelegt",
    # Unerlaubte Züge
    "illegal.hands": (
        "Ausgeteilt wird an {players} Personen; hier {got:ist es|sind es} {got} {got:Hand|Hände}"
    ),
    "illegal.size_of_hand": "Jede Person erhält {count} Karten; hier {got:ist|sind} es {got}",
    "illegal.revealed": "Aufgedeckt werden {count} Karten; hier {got:ist|sind} es {got}",
    "illegal.not_in_deck": "Karte {card} ist nicht im Stapel",
    "illegal.drawn_twice": "Karte {card} wird zweimal gezogen",
    "illegal.not_in_hand": "Karte {card} wurde nicht an {name} ausgeteilt",
    "illegal.same_card": "Plan und Fundament müssen verschiedene Karten sein",
    "illegal.not_open": "Karte {card} liegt nicht offen; offen liegen: {cards}",
    "illegal.no_half_turn": (
        "Karte {card} darf nicht gedreht werden: In diesem Spiel wird nie gedreht"
    ),
    "illegal.same_when_turned": (
        "Karte {card} sieht nach einer halben Drehung gleich aus; lege sie ungedreht"
    ),
    # Spiele, die nicht beginnen können
    "error.unequal_widths": (
        "Diese Karten haben nicht {columns} {columns:Spalte|Spalten} wie die anderen: {ids}"
    ),
    "error.equal_dates": "Diese Karten haben dasselbe Datum {date}: {ids}",
    "error.too_few_cards": (
        "{cards} {cards:Karte ist|Karten sind} zu wenig für {players} Personen; nötig sind {needed}"
    ),
    "error.too_many_rounds": (
        "Die Karten reichen für {rounds} Runden; ein Spiel hat höchstens {high} Patronenkarten, "
        "eine je Runde"
    ),
    "error.piers_too_long": (
        "Piers aus diesen Karten können {columns} Spalten lang werden; erlaubt sind {high}"
    ),
    # Stellungen und Ergebnisse
    "error.no_piers": "Es gibt noch keine Piers: Nicht alle haben Plan und Fundament gewählt",
    "error.verdicts": (
        "Nötig ist ein Urteil je Person, also {players}; hier {got:ist|sind} es {got}"
    ),
    "error.verdict_differs": (
        "Ob der Plan von {name} erfüllt ist, lässt sich ausrechnen, und das Urteil sagt etwas "
        "anderes: {plan}"
    ),
}
