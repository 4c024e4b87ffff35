"""Pieces, lines, notes, errors and packs of Pier 18 in German, by key."""

MESSAGES: dict[str, str] = {
    # Pieces and places
    "symbol.flower_seller": "Blumenverkäufer",
    "symbol.poet": "Dichter",
    "symbol.lovers": "Liebende",
    "symbol.fisher": "Fischer",
    "symbol_at": "{symbol} {space}",
    "side.upper": "oben",
    "side.lower": "unten",
    "on_side.upper": "auf der oberen Seite",
    "on_side.lower": "auf der unteren Seite",
    "space": "{side} {column:nth}",
    "date": "{day}.{month}.",
    "date.with_month": "{day}. {month}",
    # Lines
    "line.poets": "{poets} Dichter: 1 Punkt für je 2",
    "line.lovers": "Liebende {space}: links und rechts sind je 2 Felder frei",
    "line.lovers_blocked": "Liebende {space}: gestört durch {by}",
    "line.fishers": "{points} Fischer {on_side}",
    "line.fishers_both_sides": (
        "{points} Fischer {on_side}; auf der anderen Seite {other}, "
        "{other:der nicht zählt|die nicht zählen}"
    ),
    "line.fishers_equal": "{points} Fischer auf jeder Seite: Nur eine der Seiten zählt",
    "line.flower_sellers_every_other_symbol": (
        "Gruppe aus {size} Symbolen, davon {sellers} Blumenverkäufer: "
        "1 Punkt für jedes außer einem Blumenverkäufer; Felder: {spaces}"
    ),
    "line.flower_sellers_other_kinds_only": (
        "Gruppe aus {size} Symbolen, davon {sellers} Blumenverkäufer: "
        "1 Punkt für jedes, das kein Blumenverkäufer ist; Felder: {spaces}"
    ),
    "line.plan": "Plan erfüllt",
    "line.patrons": "{points} {points:Patron-Karte|Patron-Karten}",
    # Notes
    "note.missing.plan_date": (
        "Gleichstand bei Punkten und Symbolen: Es entscheidet das Datum auf der Plankarte. "
        "Noch nötig: {names:das Datum auf der Plankarte|die Daten auf den Plankarten} von "
        "{names:and}."
    ),
    "note.plan_cards": "Die letzte Karte eines fertigen Piers ist der Plan: {cards}.",
    "plan_card_of": "Karte {card} bei {name}",
    # Expected values
    "wanted.date": 'ein Datum als Text, "MM-TT"',
    "wanted.line": "eine Textzeile",
    "wanted.pier": "ein Pier, als Liste von 2 Zeilen oder als Text mit einem Zeilenumbruch",
    # Errors
    "error.not_a_side": "Erwartet: ein Tupel von Symbolen und None, gefunden: {got}",
    "error.pier_lines": (
        "Ein Pier hat 2 Zeilen, die obere und die untere Seite; gefunden: {lines}, leere nicht "
        "mitgezählt"
    ),
    "error.pier_length": (
        "Der Pier hat {side} {columns} {columns:Spalte|Spalten}; erlaubt sind 1 bis {high}"
    ),
    "error.pier_unequal": (
        "Die Seiten sind nicht gleich lang: oben {upper} {upper:Spalte|Spalten}, unten {lower}; "
        "schreibe für jedes leere Feld einen Punkt"
    ),
    "error.pier_bars": (
        "Die Striche | stehen nicht untereinander; Spalten direkt vor einem Strich: "
        "oben {upper}, unten {lower}"
    ),
    "error.pier_bar_outside": "Ein Strich | muss zwischen zwei Spalten stehen",
    "error.unknown_symbol": (
        "Unbekanntes Symbol '{got}' ({code}) {side} in Spalte {column:nth}; bekannt: {known}"
    ),
    "error.unknown_symbol_near": (
        "Unbekanntes Symbol '{got}' ({code}) {side} in Spalte {column:nth}; meinst du {near}? "
        "Bekannt: {known}"
    ),
    "error.not_a_date": '{got} ist kein Datum; schreibe Monat und Tag als "MM-TT", etwa "04-17"',
    "error.no_such_month": ("Einen Monat {month} gibt es nicht; der Monat steht vorn, 01 bis 12"),
    "error.no_such_day": "Im {month} gibt es keinen Tag {day}; der letzte ist der {days}.",
    # Packs and plans
    "line.plan_met": "Plan erfüllt: {plan} ({counts})",
    "line.plan_not_met": "Plan nicht erfüllt: {plan} ({counts})",
    "line.plan_in_words": "Plan: {plan}; ob er erfüllt ist, entscheidet der Tisch",
    "note.missing.plan_completed": (
        "Ob {names:der Plan|die Pläne} von {names:and} erfüllt {names:ist|sind}, entscheidet der "
        "Tisch: Gib es an."
    ),
    "wanted.card": 'die Kennung einer Karte als Text, etwa "7"',
    "wanted.laid_card": 'eine Karte des Datenpakets als Text, etwa "7" oder "3+1"',
    "wanted.condition": 'eine Bedingung als Text, etwa "poets >= 4"',
    "wanted.symbol": 'ein Symbol als Text, etwa "Q": S Q H A',
    "error.overlap": (
        "Karte {card} kann nicht so viele Spalten überdecken; hier {high:ist|sind} höchstens "
        "{high} erlaubt"
    ),
    "error.card": (
        "{got} ist keine Karte; schreibe die Kennung, dann + und die Zahl der überdeckten Spalten, "
        "dann t, falls die Karte gedreht liegt"
    ),
    "error.no_symbol": "{got} ist kein Symbol; bekannt: {known}",
    "error.plan_empty": "Hier steht keine Bedingung; schreibe eine wie poets >= 4",
    "error.plan_too_long": "Eine Bedingung hat höchstens {high} Zeichen",
    "error.plan_sign": "'{got}' ({code}) gehört nicht in eine Bedingung",
    "error.plan_sign_near": "'{got}' ({code}) gehört nicht in eine Bedingung; meinst du {near}?",
    "error.plan_number": "{got} ist keine ganze Zahl von 0 bis {high}",
    "error.plan_too_deep": "Das ist zu tief verschachtelt; erlaubt sind höchstens {high} Ebenen",
    "error.plan_syntax": (
        "Ab hier lässt sich die Bedingung nicht lesen; schreibe eine wie poets >= 4 and lovers == 0"
    ),
    "error.plan_syntax_near": "Ab hier lässt sich die Bedingung nicht lesen; meinst du {near}?",
    "error.plan_chained": "Vergleiche immer nur zwei Zahlen und verbinde Vergleiche mit and",
    "error.plan_operator": "Dieser Vergleich ist nicht bekannt; bekannt: {known}",
    "error.plan_not_compared": "Das ist nur eine Zahl; vergleiche sie, etwa poets >= 4",
    "error.plan_not_number": "Das ist wahr oder falsch und keine Zahl",
    "error.plan_not_allowed": (
        "Das gehört nicht in eine Bedingung; erlaubt sind Namen wie poets, ganze Zahlen "
        "und dies: {known}"
    ),
    "error.plan_name": "{got} lässt sich nicht zählen; bekannt: {known}",
    "error.plan_name_near": "{got} lässt sich nicht zählen; meinst du {near}? Bekannt: {known}",
    # The score table
    "game.pier18": "Pier 18",
    "category.poets": "Dichter",
    "category.lovers": "Liebende",
    "category.fishers": "Fischer",
    "category.flower_sellers": "Blumenverkäufer",
    "category.plan": "Plan",
    "category.patrons": "Patron-Karten",
    "compared.pier18.tie.symbols": "Symbole",
    "compared.pier18.tie.date": "Plandatum",
    "tied.pier18.tie.symbols": "{value} {value:Symbol|Symbole}",
    "tied.pier18.tie.date": "Plandatum {value}",
    "decided.pier18.tie.symbols": "{own} {own:Symbol|Symbole} gegen {others:and}",
    "decided.pier18.tie.date": "{own} vor {others:and}",
    "decided.pier18.flower_adjacency.orthogonal": (
        "Gruppen reichen auch auf die andere Seite des Piers"
    ),
    "decided.pier18.flower_adjacency.same_side": "Gruppen bleiben auf einer Seite des Piers",
    "decided.pier18.flower_points.every_other_symbol": (
        "in einer Gruppe zählen alle Symbole außer einem Blumenverkäufer"
    ),
    "decided.pier18.flower_points.other_kinds_only": (
        "in einer Gruppe zählen alle Symbole außer den Blumenverkäufern"
    ),
    "decided.pier18.ties_below_first.same_rules": (
        "ein Gleichstand wird auch hinter Platz 1 aufgelöst"
    ),
    "decided.pier18.ties_below_first.shared": (
        "bei Gleichstand hinter Platz 1 wird der Platz geteilt"
    ),
    "decided.pier18.patron_when_all_zero.earliest_date": (
        "haben alle 0 Punkte, entscheidet das früheste Datum über den Patron"
    ),
    "decided.pier18.patron_when_all_zero.nobody": (
        "haben alle 0 Punkte, bekommt niemand den Patron"
    ),
    "decided.pier18.half_turn.false": "Karten werden nicht gedreht",
    "decided.pier18.half_turn.true": "Karten dürfen um 180 Grad gedreht werden",
    "needed.plan_date": "das Datum auf {names:der Plankarte|den Plankarten} von {names:and}",
    "needed.plan_completed": (
        "ob {names:der Plan|die Pläne} von {names:and} erfüllt {names:ist|sind}"
    ),
    # --explain
    "explain.pier_legend": "[X] bringt Punkte, (X) ist gestört; links das Land, rechts das Wasser",
    # Pictures of packs
    "pack.cards": "{cards} {cards:Karte|Karten}",
    "pack.card": "Karte {id}: Datum {date}, Patron {patron}",
    "pack.plan": "Plan: {plan}",
    # Impossible at the end: cards
    "doubt.card_used_again": (
        "Karte {card} gibt es nur einmal, hier liegt sie aber {count}-mal: {uses}."
    ),
    "doubt.as_foundation": "als Fundament von {name}",
    "doubt.as_plan": "als Plan von {name}",
    "doubt.in_pier": "als {number}. Karte im Pier von {name}",
    "doubt.plan_not_last": (
        "{name}: Karte {plan} ist der Plan, aber der Pier endet mit Karte {last}. Der Plan ist die "
        "letzte Karte des fertigen Piers."
    ),
    "doubt.foundation_turned": "{name}: Karte {card} ist das Fundament und wird nie gedreht.",
    "doubt.card_turned": (
        "{name}: Karte {card} ist gedreht. Das geht nur, wenn mit gedrehten Karten gespielt wird."
    ),
    # Impossible at the end: dates and Patrons
    "doubt.other_plan_date": (
        "{name}: Als Datum des Plans ist {date} angegeben, auf Karte {card}, dem Plan, steht aber "
        "ein anderes Datum: {printed}"
    ),
    "doubt.date_of_no_card": (
        "{name}: Als Datum des Plans ist {date} angegeben, aber keine Karte im Datenpaket zeigt "
        "dieses Datum."
    ),
    "doubt.same_plan_date": (
        "{names}: Diese Pläne haben dasselbe Datum ({date}). Kein Datum gibt es zweimal; "
        "vergleiche die Karten."
    ),
    "doubt.too_many_patrons": (
        "Es {patrons:ist|sind} zusammen {patrons} {patrons:Patron-Karte|Patron-Karten}, aber nur "
        "{rounds} {rounds:Runde|Runden} mit je einer. Zähle noch einmal nach."
    ),
    "doubt.too_few_patrons": (
        "Zusammen gibt es nur {patrons} {patrons:Patron-Karte|Patron-Karten}, aber "
        "{rounds} {rounds:Runde|Runden} mit je einer. Zähle noch einmal nach."
    ),
    # Impossible at the end: piers
    "doubt.too_many_cards": (
        "{name}: Der Pier besteht aus {cards} Karten, ein fertiger Pier hat aber höchstens {most}."
    ),
    "doubt.too_few_cards": (
        "{name}: Der Pier ist nicht fertig. Er besteht aus {cards} {cards:Karte|Karten}, ein "
        "fertiger Pier hat mindestens {least}."
    ),
    "doubt.perhaps_finished": (
        "{name}: Ob dieser Pier aus {cards} Karten fertig ist, ist offen, denn mit weniger "
        "Mitspielenden hat ein Pier bis zu {most} Karten. Ist die letzte Karte der Plan, gib sie "
        "als plan_card an."
    ),
    "doubt.pier_too_long": (
        "{name}: Der Pier hat {columns} Spalten; {cards} Karten mit {width} {width:Spalte|Spalten} "
        "ergeben aber höchstens {most}."
    ),
    "doubt.pier_too_short": (
        "{name}: Der Pier hat {columns} {columns:Spalte|Spalten}; {cards} Karten mit {width} "
        "{width:Spalte|Spalten} ergeben aber mindestens {least}."
    ),
    "doubt.too_many_bars": (
        "{name}: Den Strichen nach sind es {cards} Karten; ein fertiger Pier hat aber höchstens "
        "{most}."
    ),
    "doubt.card_too_wide": (
        "{name}: Von der {number}. Karte des Piers sind {columns} Spalten zu sehen, eine Karte hat "
        "aber nur {width}."
    ),
    "doubt.last_too_narrow": (
        "{name}: Von der letzten Karte des Piers {columns:ist|sind} {columns} "
        "{columns:Spalte|Spalten} zu sehen, aber nichts liegt darauf, und eine Karte hat {width}."
    ),
    "error.pier_of_other_cards": "Diese Karten ergeben einen anderen Pier",
    # Missing entries
    "left_out.plan": "{name}: kein Plan eingegeben, gewertet als nicht erfüllt.",
    "left_out.patrons": "{name}: keine Patron-Karten eingegeben, gewertet mit 0.",
    "left_out.and_then": "{told} {then}",
    "left_out.with_plan": "Mit erfülltem Plan",
    "left_out.with_patrons": "Mit mindestens {cards} {cards:Patron-Karte|Patron-Karten}",
    "left_out.with_both": (
        "Mit erfülltem Plan und mindestens {cards} {cards:Patron-Karte|Patron-Karten}"
    ),
    "left_out.would_win": "{given} würde {name} gewinnen.",
    "left_out.would_share": "{given} würde {name} mitgewinnen.",
    "left_out.would_tie": "{given} läge {name} gleichauf vorn.",
    # Why test vectors were withdrawn
    "why_withdrawn.groups_over_the_pier": (
        "Seine Gruppen reichten auch auf die andere Seite des Piers; nach der Antwort des Verlags "
        "bleibt eine Gruppe aber auf einer Seite."
    ),
    # In reports on implementations
    "judge.tie.pier18": "{symbols} {symbols:Symbol|Symbole}, Datum {date}",
    "found.size.pier18": "{count} {count:Spalte|Spalten}",
    "played.part.pier": "der Pier von {name}",
    "played.part.patrons": "die Patron-Karten von {name}",
    # Vergleich von Datenpaketen
    "pack.column.date": "Datum",
    "pack.column.patron": "Patron-Symbol",
    "pack.column.upper": "obere Seite",
    "pack.column.lower": "untere Seite",
    "pack.column.plan": "Plan",
    "pack.column.plan_text": "Plan in Worten",
    "pack.entry.pier18": "Karte {id}",
}
