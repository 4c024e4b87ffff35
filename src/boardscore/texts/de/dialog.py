"""What the guided questions and answers say in German, by key."""

DIALOG: dict[str, str] = {
    # The course of an interview
    "dialog.welcome": (
        "{game}: die Endstellung, Frage für Frage. Gespeichert wird sie als {file}. Nach Daten und "
        "Geld wird nur bei Gleichstand gefragt. ? zeigt Hilfe, zurück geht zur Frage davor; mit "
        "Strg-C hörst du auf, und jede Antwort bleibt erhalten."
    ),
    "dialog.goes_on": (
        "In {file} {answers:steht|stehen} {answers} {answers:Antwort|Antworten} aus einer Eingabe, "
        "die nicht fertig wurde; Personen: {names}."
    ),
    "dialog.commands": (
        "zurück: die Frage davor. liste: alle Antworten bisher, mit Nummern. ändere 3: Antwort 3 "
        "ändern. Eingabetaste: die Antwort in Klammern. ende: für jetzt aufhören; jede Antwort "
        "bleibt erhalten. Eine Antwort, die wie eines dieser Wörter aussieht, steht in "
        'Anführungszeichen, etwa "liste".'
    ),
    "dialog.content": (
        "Stimmt alles? Die Eingabetaste oder ja speichert es als {file}; liste zeigt alle "
        "Antworten mit Nummern, ändere 3 ändert die dritte, zurück nimmt die letzte zurück."
    ),
    "dialog.enter_or_edit": (
        "Die Eingabetaste oder ja speichert; ändere 3 ändert die dritte Antwort; liste zeigt die "
        "Nummern."
    ),
    "dialog.no_such_answer": "Die Antworten haben die Nummern 1 bis {high}; liste zeigt sie.",
    "dialog.no_way_back": "Das ist die erste Frage.",
    "dialog.kept": (
        "Abgebrochen. Jede Antwort steht in {file}; mit `boardscore new {game} {name}` geht es "
        "dort weiter."
    ),
    "dialog.saved": (
        "Gespeichert als {file}; `boardscore score --explain {file}` zeigt die Wertung noch einmal."
    ),
    "dialog.draft_damaged": (
        "{file} ist beschädigt, die Antworten darin sind nicht lesbar; die Datei bleibt als {copy} "
        "erhalten."
    ),
    "dialog.cannot_save": "{file} lässt sich dort nicht schreiben: {why}.",
    "dialog.template": (
        "{file} ist geschrieben. Ändere die Datei so, wie es auf dem Tisch liegt, dann zeigt "
        "`boardscore score --explain {file}` die Wertung."
    ),
    "dialog.not_utf8": "Diese Zeichen lassen sich nicht lesen; tippe die Antwort noch einmal.",
    "dialog.no_input": "Von der Eingabe lässt sich nichts lesen.",
    "dialog.tables_remembered": "Deine Wertungstabellen aus {path}:",
    "dialog.tables_kept": (
        "boardscore merkt sich die Wertungstabellen für das nächste Spiel, in {path}."
    ),
    # Answers that will not do
    "dialog.not_a_number": "Tippe eine ganze Zahl von {low} bis {high}.",
    "dialog.not_yes_or_no": "Tippe j für ja oder n für nein.",
    "dialog.name_taken": "{name} spielt schon mit; alle Namen müssen verschieden sein.",
    "dialog.yes": "j",
    "dialog.fine": "Speichern (Eingabetaste)?",
    "dialog.go_on": "Damit weitermachen (j) oder neu beginnen (n)?",
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
        "'{got}' ist nicht zu lesen; tippe einen Buchstaben für jedes Feld: S Blumenverkäufer "
        "(Stern), Q Dichter (Federkiel), H Liebende (Herz), A Fischer (Anker), einen Punkt für ein "
        "leeres Feld."
    ),
    "dialog.sides_differ": (
        "Die obere Seite '{upper}' hat {above} {above:Spalte|Spalten}, die untere '{lower}' hat "
        "{below}; beide müssen gleich lang sein. Tippe die untere noch einmal, oder zurück, um die "
        "obere zu ändern."
    ),
    "dialog.short_table": (
        "Eine Tabelle hat mehrere Zahlen: die Punkte für die Anzahl 0, 1, 2 und so weiter."
    ),
    # Questions of both games
    "ask.players": "Wie viele Personen haben gespielt (1 bis {high})?",
    "ask.usual_name": "Person {number}",
    "ask.name": "Name von Person {number}:",
    "ask.claimed": "Wie viele Punkte hat {name} gezählt (Eingabetaste: nicht gezählt)?",
    # Questions of Pier 18
    "ask.pier.hint": (
        "Der fertige Pier, vom Land (links) zum Wasser (rechts), nur was zu sehen ist, ein "
        "Buchstabe für jedes Feld: S Blumenverkäufer (Stern), Q Dichter (Federkiel), H Liebende "
        "(Herz), A Fischer (Anker), ein Punkt für ein leeres Feld. Die Plankarte gehört zum Pier: "
        "Sie liegt am Wasserende und zählt mit. Zum Beispiel: S.Q.H..A"
    ),
    "ask.upper": "{name}, obere Seite:",
    "ask.lower": "{name}, untere Seite:",
    "ask.plan": "Ist der Plan von {name} erfüllt (j oder n)?",
    "ask.patrons": "Wie viele Patronenkarten hat {name}?",
    "ask.plan_date": "Datum auf der Plankarte von {name} (Eingabetaste: unbekannt):",
    "ask.plan_date.hint": (
        "Punkte und Symbole sind gleich; es entscheidet das früheste Datum auf der Plankarte. "
        "Tippe Tag und Monat mit Punkten, etwa 17.4."
    ),
    "ask.pier18.flower_adjacency": (
        "Bleiben Gruppen auf einer Seite des Piers (1 ja, üblich; 2 nein)?"
    ),
    "ask.pier18.flower_adjacency.hint": (
        "In den Regeln steht nur, dass die Symbole einer Gruppe nebeneinander liegen. Bei dieser "
        "Stellung kommt es darauf an, wie man das liest:"
    ),
    "ask.pier18.flower_points": (
        "Zählen weitere Blumenverkäufer einer Gruppe (1 ja, üblich; 2 nein)?"
    ),
    "ask.pier18.flower_points.hint": (
        "Welche Symbole einer Gruppe zählen, lassen die Regeln offen, und bei dieser Stellung "
        "kommt es darauf an:"
    ),
    "ask.pier18.ties_below_first": (
        "Gelten die Regeln für den Gleichstand auch hinter Rang 1 (1 ja, üblich; 2 nein)?"
    ),
    "ask.pier18.ties_below_first.hint": (
        "In den Regeln steht nur, wer bei Gleichstand gewinnt, und hier hängt ein Rang dahinter "
        "davon ab, was für die anderen gilt:"
    ),
    # Questions of Auctionland
    "ask.way": "{name}: Insel selbst auszählen (1) oder Plättchen eintippen (2)?",
    "ask.way.hint": (
        "Eine Insel lässt sich auf zwei Arten eingeben. 1: Du zählst Strände, Gebiete und Symbole "
        "selbst und tippst die Zahlen ein. 2: Du tippst die Plättchen ein, und boardscore zählt."
    ),
    "ask.beaches": "{name}, Plättchen mit Strand am Rand:",
    "ask.beaches.hint": (
        "Rand ist jede Seite eines Plättchens, an der kein anderes liegt, auch an einer Lücke "
        "mitten in der Insel. Jedes Plättchen zählt einmal."
    ),
    "ask.theme_parks": "{name}, Plättchen im größten Vergnügungspark:",
    "ask.theme_parks.hint": (
        "Gezählt werden die Plättchen, deren Parks sich über Kanten berühren; Ecken verbinden "
        "nicht."
    ),
    "ask.gardens": "{name}, Gartengebiete:",
    "ask.gardens.hint": "Gärten, die sich an einer Kante berühren, sind ein Gebiet.",
    "ask.houses": "{name}, Hausgebiete:",
    "ask.houses.hint": "Häuser, die sich an einer Kante berühren, sind ein Gebiet.",
    "ask.peace": "{name}, Friedenssymbole:",
    "ask.peace.hint": "Gezählt wird jedes Friedenssymbol auf der Insel, egal wo.",
    "ask.love": "{name}, Liebessymbole:",
    "ask.love.hint": "Gezählt wird jedes Liebessymbol auf der Insel, egal wo.",
    "ask.music": "{name}, Musiksymbole:",
    "ask.music.hint": "Gezählt wird jedes Musiksymbol auf der Insel, egal wo.",
    "ask.row": "{name}, Reihe {row:nth} (Eingabetaste: keine weitere Reihe):",
    "ask.row.hint": (
        "Tippe die Plättchen einer Reihe von West nach Ost, mit Leerzeichen dazwischen, und "
        "einen Punkt, wo keines liegt. Für ein Plättchen, das ganz aus einer Zone besteht, "
        "genügt ein Buchstabe (B Strand, T Vergnügungspark, G Garten, H Haus), sonst sind es vier "
        "für seine Seiten im Norden, Osten, Süden und Westen (- für keine Zone); nach einem + die "
        "Symbole: p Frieden, l Liebe, m Musik, zwei davon ll. Zwei Gärten auf einem Plättchen, "
        "die sich nicht berühren: G und g. Ein Haus mitten im Garten: G/H. Unterscheiden sich "
        "die Hälften einer Seite: acht Buchstaben im Uhrzeigersinn, von der linken Hälfte im "
        "Norden an. Zum Beispiel: B+p BGGH+ll . T"
    ),
    "ask.same_tables": "Diese Tabellen nehmen (j oder n)?",
    "ask.tables.beaches": "Strandtabelle (Eingabetaste: nicht zur Hand):",
    "ask.tables.theme_parks": "Vergnügungsparktabelle (Eingabetaste: nicht zur Hand):",
    "ask.tables.hint": (
        "Die Wertungstabellen stehen in deinem Spiel. Tippe die Punkte für die Anzahl 0, 1, 2 und "
        "so weiter, mit Leerzeichen dazwischen; ein Plus an der letzten Zahl, wenn sie auch für "
        "jede höhere Anzahl gilt, etwa 0 1 3 5+. boardscore merkt sie sich für das nächste Spiel."
    ),
    "ask.money": "Geld von {name} in Dollar (Eingabetaste: unbekannt):",
    "ask.money.hint": "Die Punkte sind gleich; es entscheidet das meiste Geld.",
    # Ein Datenpaket eintippen
    "dialog.pack.welcome": (
        "{game}: Tippe die {things} aus deinem eigenen Spiel ein, nacheinander; gespeichert wird "
        "jedes Mal sofort, in {file}. ? zeigt Hilfe, zurück geht zur Frage davor; mit Strg-C hörst "
        "du auf, und jede Antwort bleibt erhalten."
    ),
    "dialog.pack.goes_on": "Bisher in {file}: {content}; liste zeigt alles.",
    "dialog.pack.taken_over": (
        "Es geht weiter, wo es aufgehört hat, mit den Antworten aus {draft}."
    ),
    "dialog.pack.commands": "Statt einer Antwort kannst du jederzeit tippen:",
    "dialog.pack.commands.back": "zurück: die Frage davor",
    "dialog.pack.commands.list": "liste: alle {things} bisher",
    "dialog.pack.commands.show": "zeige 7: {one} zeichnen; zeige: alle zeichnen",
    "dialog.pack.commands.edit": (
        "ändere 7: {one} ändern, die Eingabetaste behält jede Antwort; ändere: den Anfang des "
        "Datenpakets ändern"
    ),
    "dialog.pack.commands.delete": "lösche 7: {one} herausnehmen",
    "dialog.pack.commands.done": "fertig: keine weiteren {things}",
    "dialog.pack.commands.quit": "ende: für jetzt aufhören; jede Antwort bleibt erhalten",
    "dialog.pack.commands.quotes": (
        'Eine Antwort, die so aussieht, steht in Anführungszeichen: "liste"'
    ),
    "dialog.pack.things.cards": "Karten",
    "dialog.pack.things.tiles": "Plättchen",
    "dialog.pack.one.card": "Karte {id}",
    "dialog.pack.one.tile": "Plättchen {id}",
    "dialog.pack.saved": "Gespeichert in {file}: {content}.",
    "dialog.pack.copied": (
        "{file} wurde von Hand geändert. Anmerkungen darin gehen beim Speichern verloren, deshalb "
        "steht in {copy}, wie die Datei war."
    ),
    "dialog.pack.unfinished": "Noch nicht fertig: {answers}",
    "dialog.pack.nothing": "Es gibt noch keine {things}.",
    "dialog.pack.sure": "{entry} wirklich herausnehmen (j oder n)?",
    "dialog.pack.which": "Dahinter fehlt die Kennung, etwa lösche 7.",
    "dialog.pack.taken_out": "Herausgenommen: {entry}.",
    "dialog.pack.not_there": "Nicht im Datenpaket: {entry}. liste zeigt, was darin ist.",
    "dialog.pack.not_done": (
        "Hier ist noch eine Frage offen: Antworte zuerst, oder tippe ende; jede Antwort bleibt "
        "erhalten."
    ),
    "dialog.pack.kept": "Was noch nicht fertig ist, steht in {draft}.",
    "dialog.pack.stopped": "Abgebrochen; mit `{command}` geht es hier weiter.",
    "dialog.pack.changed": (
        "{file} wurde inzwischen von anderswo geändert und bleibt deshalb unverändert. Die "
        "letzten Eingaben stehen im Entwurf: Mit demselben Befehl geht es weiter."
    ),
    "dialog.pack.cannot_save": (
        "{file} und der Entwurf dazu lassen sich dort nicht speichern: {why}. Alles schon "
        "Gespeicherte ist, wie es war."
    ),
    "dialog.pack.missing": (
        "Das gedruckte Spiel hat {printed} Karten; {missing} {missing:fehlt|fehlen} noch."
    ),
    "dialog.pack.too_many": (
        "Das gedruckte Spiel hat {printed} Karten; hier {more:ist|sind} es {more} mehr."
    ),
    "dialog.pack.no_table": (
        "Noch nicht darin: die Wertungstabelle für {category}; ändere fragt danach."
    ),
    "dialog.pack.more": (
        "Mit `{command}` lässt sich etwas ergänzen oder ändern, `boardscore pack show {file}` "
        "zeichnet alles."
    ),
    "dialog.pack.use.cards": (
        "So steht es in einer Stellung im selben Ordner: ganz oben {line}, und bei jeder Person "
        "statt pier etwa {example}: die Karten vom Land an, nach dem Plus die Spalten, die "
        "eine überdeckt."
    ),
    "dialog.pack.use.tiles": (
        "So steht es in einer Stellung im selben Ordner: ganz oben {line}, und bei jeder Person "
        "etwa {example}: # vor der Kennung eines Plättchens, @ vor seinen Vierteldrehungen."
    ),
    # Antworten zu einem Datenpaket, die nicht gehen
    "dialog.id_taken": (
        "{id} ist schon vergeben; ändere {id} ändert das. Alle Kennungen müssen verschieden sein."
    ),
    "dialog.date_taken": (
        "Karte {id} hat schon das Datum {date}; alle müssen verschieden sein. ändere {id} ändert "
        "diese Karte."
    ),
    "dialog.width": (
        "Diese Seite hat {typed} {typed:Spalte|Spalten}, Karte {id} hat {columns}; alle müssen "
        "gleich breit sein. ändere {id} ändert die andere Karte."
    ),
    "dialog.no_id": "Gefragt ist eine Kennung; mit ende hörst du für jetzt auf.",
    "dialog.empty_tile": "Gefragt sind die Zonen und Symbole des Plättchens, etwa BGGH+l.",
    "dialog.empty_side": "Gefragt ist jedes Feld dieser Seite, etwa S.Q. für vier.",
    "dialog.empty_plan": "Gefragt ist der Plan, als Bedingung oder in Worten.",
    "dialog.pack.twins": (
        "Dasselbe Plättchen, vielleicht gedreht, ist schon da: {ids}. Ist das hier nur ein "
        "weiteres Exemplar, dann tippe zurück und ändere dort die Zahl der Exemplare."
    ),
    # Fragen zu einem Datenpaket
    "ask.yes": "j",
    "ask.pack.name": "Name des Datenpakets:",
    "ask.pack.provenance": "Woher stammt es?",
    "ask.pack.usual_provenance": "abgetippt aus unserem eigenen Spiel",
    "ask.card.first": "Kennung der ersten Karte, üblich ist {usual}:",
    "ask.card.next": (
        "Kennung der nächsten Karte, üblich ist {usual} (Eingabetaste: keine weitere):"
    ),
    "ask.card.id": "Kennung der Karte:",
    "ask.card.id.hint": (
        "Die Kennung sagt, wie eine Karte heißt: ihre Nummer oder ein anderes kurzes Wort aus "
        "Buchstaben ohne Umlaute, Ziffern, - und _. Karten ohne Nummer zählst du einfach durch."
    ),
    "ask.card.date": "Karte {id}, Datum:",
    "ask.card.date.hint": "Tag und Monat mit Punkten, etwa 17.4., oder erst der Monat: 04-17.",
    "ask.card.patron": "Karte {id}, Patronsymbol:",
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
        "Blumenverkäufer, symbols alle Symbole, blanks leere Felder, jedes auch nach upper. (oben) "
        "oder lower. (unten); columns Spalten, groups Gruppen, largest_group die größte Gruppe; "
        "points.poets und so weiter für die Punkte. Geschrieben wird sie mit == != < <= > >= + - * "
        "und Klammern, verbunden mit and (und), or (oder), not (nicht). Zum Beispiel:"
    ),
    "ask.card.plan.example1": "poets >= 4: mindestens 4 Dichter",
    "ask.card.plan.example2": "lovers == fishers: so viele Liebende wie Fischer",
    "ask.card.plan.example3": (
        "upper.blanks == 0 and lower.poets < 3: oben kein leeres Feld, und unten weniger als 3 "
        "Dichter"
    ),
    "ask.card.plan.example4": (
        "points.lovers + points.poets >= 6 or not groups > 3: mindestens 6 Punkte für Liebende "
        "und Dichter zusammen, oder höchstens 3 Gruppen"
    ),
    "ask.card.in_words": "Das ist keine Bedingung. Als Plan in Worten behalten (j oder n)?",
    "ask.tile.first": "Kennung des ersten Plättchens, üblich ist {usual}:",
    "ask.tile.next": (
        "Kennung des nächsten Plättchens, üblich ist {usual} (Eingabetaste: keins mehr):"
    ),
    "ask.tile.id": "Kennung des Plättchens:",
    "ask.tile.id.hint": (
        "Die Kennung sagt, wie ein Plättchen heißt: eine Nummer oder ein anderes kurzes Wort aus "
        "Buchstaben ohne Umlaute, Ziffern, - und _. Plättchen ohne Nummer zählst du einfach durch."
    ),
    "ask.tile.tile": "Plättchen {id}:",
    "ask.tile.tile.hint": (
        "Schreibe die Zonen an der Seite im Norden, Osten, Süden und Westen: B Strand, T "
        "Vergnügungspark, G Garten, H Haus, - keine Zone; etwa BGGH, oder ein Buchstabe allein, "
        "wenn das ganze Plättchen eine Zone ist. Kleine Buchstaben sind eine zweite Zone dieser "
        "Art (GHgh: zwei Gärten, zwei Häuser). Wo sich die Hälften einer Seite unterscheiden, alle "
        "acht halben Seiten, von der linken Hälfte der Nordseite an: BBGGGGHH. Nach / Zonen, die "
        "keine Seite berühren, nach + Symbole: p Frieden, l Liebe, m Musik. Zum Beispiel: B+p "
        "BGGH+lm T/HH"
    ),
    "ask.tile.count": "Plättchen {id}, Zahl der Exemplare:",
    "ask.tile.count.hint": (
        "Wie viele Plättchen im Spiel genau so aussehen, vielleicht nur gedreht."
    ),
    "ask.tile.tables.beaches": "Strandtabelle (- wenn sie nicht zur Hand ist):",
    "ask.tile.tables.theme_parks": "Vergnügungsparktabelle (- wenn sie nicht zur Hand ist):",
    "ask.tile.tables.hint": (
        "Die Wertungstabellen stehen in deinem Spiel. Tippe die Punkte für die Anzahl 0, 1, 2 und "
        "so weiter, mit Leerzeichen dazwischen; ein Plus an der letzten Zahl, wenn sie auch für "
        "jede höhere Anzahl gilt, etwa 0 1 3 5+. Das geht auch später: ändere fragt noch einmal "
        "danach."
    ),
    "ask.choice": "{number}: {meaning}",
    "ask.tables.beaches.open": (
        "Strandtabelle: Gilt {points} auch für jede höhere Anzahl (j oder n)?"
    ),
    "ask.tables.theme_parks.open": (
        "Vergnügungsparktabelle: Gilt {points} auch für jede höhere Anzahl (j oder n)?"
    ),
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
