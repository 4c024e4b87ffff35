"""The questions about Pier 18 in German, by key."""

DIALOG: dict[str, str] = {
    # Invalid answers
    "dialog.not_a_date": (
        "Tippe Tag und Monat mit Punkten, etwa 17.4., oder mit dem Namen des Monats, etwa 17. "
        "April."
    ),
    "dialog.no_side": "Tippe die Felder dieser Seite, etwa S.Q.H..A.",
    "dialog.several_words": (
        "Tippe eine Seite nach der anderen, die obere zuerst, und für jedes leere Feld einen "
        "Punkt, ohne Leerzeichen."
    ),
    "dialog.one_letter": (
        "'{got}' lässt sich nicht lesen; tippe einen Buchstaben für jedes Feld: S Blumenverkäufer "
        "(Stern), Q Dichter (Federkiel), H Liebende (Herz), A Fischer (Anker), einen Punkt für ein "
        "leeres Feld."
    ),
    "dialog.sides_differ": (
        "Die obere Seite '{upper}' hat {above} {above:Spalte|Spalten}, die untere '{lower}' hat "
        "{below}; beide müssen gleich lang sein. Tippe die untere noch einmal, oder zurück, um die "
        "obere zu ändern."
    ),
    "dialog.no_cards": "Tippe die Nummern der Karten, etwa 1 4+1 3 2.",
    "dialog.card_lies": "Karte {id} gibt es nur einmal; sie ist schon {where}",
    "dialog.lies_here": "Karte {number} dieses Piers",
    "dialog.lies_there": "Karte {number} im Pier von {name}",
    "dialog.no_side_yet": "Noch ist nichts zu ändern: Diese Seite fehlt noch.",
    "dialog.pier_of_cards": (
        "Dieser Pier ist mit seinen Karten eingegeben. Tippe ändere und die Nummer der Antwort; "
        "liste zeigt die Nummern."
    ),
    "dialog.no_such_space": (
        "Die letzte Spalte dieser Seite ist {high}. Ändere immer nur ein Feld, etwa o{high} = Q."
    ),
    "typed.flower_seller": "stern, blume, blumenverkäufer",
    "typed.poet": "feder, federkiel, dichter",
    "typed.lovers": "herz, liebende",
    "typed.fisher": "anker, fischer",
    # Questions about a position
    "dialog.ties.pier18": "Nach dem Datum des Plans wird nur bei Gleichstand gefragt.",
    "ask.pier.hint": (
        "Gefragt ist der fertige Pier, vom Land (links) zum Wasser (rechts), nur was zu sehen ist. "
        "Tippe für jedes Feld einen Buchstaben: S Blumenverkäufer (Stern), Q Dichter (Federkiel), "
        "H Liebende (Herz), A Fischer (Anker), und einen Punkt für ein leeres Feld. Die Plankarte "
        "gehört zum Pier: Sie liegt am Wasserende und zählt mit. Zum Beispiel: S.Q.H..A"
    ),
    "ask.upper": "{name}, obere Seite:",
    "ask.lower": "{name}, untere Seite:",
    "ask.plan": "Ist der Plan von {name} erfüllt (j oder n)?",
    "ask.cards": "{name}, die Karten des Piers:",
    "ask.cards.hint": (
        "Tippe die Nummern der Karten vom Land zum Wasser, mit Leerzeichen dazwischen. Überdeckt "
        "eine Karte Spalten der Karte davor, kommt hinter ihre Nummer ein Plus und die Zahl dieser "
        "Spalten; liegt sie gedreht, kommt ein t dahinter. Die letzte Karte ist der Plan. Zum "
        "Beispiel: 1 4+1 3 2"
    ),
    "ask.plan_in_words": "Ist der Plan von {name} erfüllt: {plan} (j oder n)?",
    "ask.patrons": "Wie viele Patron-Karten hat {name}?",
    "ask.plan_date": "Datum auf der Plankarte von {name} (Eingabetaste: unbekannt):",
    "ask.plan_date.hint": (
        "Punkte und Symbole sind gleich; es entscheidet das früheste Datum auf der Plankarte. "
        "Tippe Tag und Monat mit Punkten, etwa 17.4."
    ),
    "ask.pier18.flower_adjacency": "Bleiben Gruppen auf einer Seite des Piers (1 ja, 2 nein)?",
    "ask.pier18.flower_adjacency.hint": (
        "In den Regeln steht nur, dass die Symbole einer Gruppe nebeneinanderliegen. Der Verlag "
        "hat geantwortet: auf einer Seite."
    ),
    "ask.pier18.flower_points": "Zählen weitere Blumenverkäufer einer Gruppe (1 ja, 2 nein)?",
    "ask.pier18.flower_points.hint": (
        "Welche Symbole einer Gruppe zählen, lassen die Regeln offen. Der Verlag hat geantwortet: "
        "alle außer einem Blumenverkäufer."
    ),
    "ask.pier18.ties_below_first": (
        "Gelten die Regeln für den Gleichstand auch hinter Platz 1 (1 ja, 2 nein)?"
    ),
    "ask.pier18.ties_below_first.hint": (
        "In den Regeln steht nur, wer bei Gleichstand gewinnt, nicht, wer Zweiter oder Dritter ist."
    ),
    # Typing in a pack
    "dialog.pack.things.cards": "Karten",
    "dialog.pack.one.card": "Karte {id}",
    "dialog.pack.missing": (
        "Das gedruckte Spiel hat {printed} Karten; {missing} {missing:fehlt|fehlen} noch."
    ),
    "dialog.pack.too_many": (
        "Das gedruckte Spiel hat {printed} Karten; hier {more:ist|sind} es {more} mehr."
    ),
    "dialog.pack.use.cards": (
        "So verwendest du es in einer Stellung im selben Ordner: Schreib ganz oben {line} und bei "
        "jeder Person statt pier etwa {example}. Das sind die Karten vom Land an; nach dem Plus "
        "steht, wie viele Spalten eine Karte überdeckt."
    ),
    # Invalid answers about a pack
    "dialog.date_taken": (
        "Karte {id} hat schon das Datum {date}; alle müssen verschieden sein. ändere {id} ändert "
        "diese Karte."
    ),
    "dialog.width": (
        "Diese Seite hat {typed} {typed:Spalte|Spalten}, Karte {id} hat {columns}; alle müssen "
        "gleich breit sein. ändere {id} ändert die andere Karte."
    ),
    "dialog.empty_side": "Gefragt ist jedes Feld dieser Seite, etwa S.Q. für vier.",
    "dialog.empty_plan": "Gefragt ist der Plan, als Bedingung oder in Worten.",
    # Questions about a pack
    "ask.yes": "j",
    "ask.card.first": "Kennung der ersten Karte, etwa {usual}:",
    "ask.card.next": "Kennung der nächsten Karte, etwa {usual} (Eingabetaste: keine weitere):",
    "ask.card.id": "Kennung der Karte:",
    "ask.card.id.hint": (
        "Die Kennung sagt, wie eine Karte heißt: ihre Nummer oder ein anderes kurzes Wort aus "
        "Buchstaben ohne Umlaute, Ziffern, - und _. Karten ohne Nummer zählst du einfach durch."
    ),
    "ask.card.date": "Karte {id}, Datum:",
    "ask.card.date.hint": "Tag und Monat mit Punkten, etwa 17.4., oder erst der Monat: 04-17.",
    "ask.card.patron": "Karte {id}, Patron-Symbol:",
    "ask.card.patron.hint": (
        "Das Symbol in der Ecke oben links: S Blumenverkäufer (Stern), Q Dichter (Federkiel), H "
        "Liebende (Herz), A Fischer (Anker)."
    ),
    "ask.card.upper": "Karte {id}, obere Seite:",
    "ask.card.upper.hint": (
        "Gefragt sind die Felder jeder Seite von links nach rechts: S Stern, Q Federkiel, H Herz, "
        "A Anker, ein Punkt für ein leeres Feld. Zum Beispiel: S.Q."
    ),
    "ask.card.lower": "Karte {id}, untere Seite:",
    "ask.card.lower.hint": "So viele Felder wie auf der oberen Seite.",
    "ask.card.plan": "Karte {id}, Plan:",
    "ask.card.plan.hint": (
        "Tippe den Plan als Bedingung, dann rechnet boardscore aus, ob er erfüllt ist; oder in "
        "Worten, dann entscheidet am Ende eines Spiels der Tisch. Eine Bedingung vergleicht Zahlen "
        "des fertigen Piers: poets Dichter, lovers Liebende, fishers Fischer, flower_sellers "
        "Blumenverkäufer, symbols alle Symbole, blanks leere Felder, alle auch mit upper. (oben) "
        "oder lower. (unten) davor; columns Spalten, groups Gruppen, largest_group die größte "
        "Gruppe; points.poets und so weiter für die Punkte. Geschrieben wird sie mit == != < <= > "
        ">= + - * und Klammern, verbunden mit and (und), or (oder), not (nicht). Zum Beispiel:"
    ),
    "ask.card.plan.example1": "poets >= 4: mindestens 4 Dichter",
    "ask.card.plan.example2": "lovers == fishers: so viele Liebende wie Fischer",
    "ask.card.plan.example3": (
        "upper.blanks == 0 and lower.poets < 3: oben kein leeres Feld und unten weniger als 3 "
        "Dichter"
    ),
    "ask.card.plan.example4": (
        "points.lovers + points.poets >= 6 or not groups > 3: mindestens 6 Punkte für Liebende "
        "und Dichter zusammen oder höchstens 3 Gruppen"
    ),
    "ask.card.in_words": "Das ist keine Bedingung. Als Plan in Worten behalten (j oder n)?",
    # Months
    "month.1": "Januar",
    "month.2": "Februar",
    "month.3": "März",
    "month.4": "April",
    "month.5": "Mai",
    "month.6": "Juni",
    "month.7": "Juli",
    "month.8": "August",
    "month.9": "September",
    "month.10": "Oktober",
    "month.11": "November",
    "month.12": "Dezember",
}
