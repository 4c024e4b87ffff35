"""What the guided questions and answers say in German, by key."""

DIALOG: dict[str, str] = {
    # The course of an interview
    "dialog.welcome": (
        "{game}: die Endstellung, Frage für Frage. Gespeichert wird sie als {file}. "
        "Mit ? kommt Hilfe, mit zurück die Frage davor; Strg-C hört auf und behält jede Antwort."
    ),
    "dialog.goes_on": "Die Antworten aus {file} sind übernommen; liste zeigt sie.",
    "dialog.commands": (
        "zurück: die Frage davor. liste: alle Antworten bisher, mit Nummern. ändere 3: Antwort 3 "
        "ändern. Eingabetaste: die Antwort in Klammern. ende: für jetzt aufhören; jede Antwort "
        "bleibt erhalten. Eine Antwort, die wie eines dieser Wörter aussieht, steht in "
        'Anführungszeichen, etwa "liste".'
    ),
    "dialog.content": (
        "Stimmt alles? Die Eingabetaste speichert es als {file}; sonst liste, ändere 3, zurück:"
    ),
    "dialog.enter_or_edit": (
        "Die Eingabetaste speichert; liste und dann ändere mit einer Nummer ändert etwas."
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
    "dialog.cannot_save": "{file} lässt sich dort nicht schreiben.",
    "dialog.template": (
        "Geschrieben: {file}. Ändere die Datei so, wie es auf dem Tisch liegt, dann zeigt "
        "`boardscore score --explain {file}` die Wertung."
    ),
    "dialog.not_utf8": "Diese Zeichen lassen sich nicht lesen; bitte noch einmal.",
    "dialog.tables_remembered": "Eure Wertungstabellen, gemerkt in {path}:",
    "dialog.tables_kept": "Die Wertungstabellen sind für das nächste Spiel gemerkt, in {path}.",
    # Answers that will not do
    "dialog.not_a_number": "Gefragt ist eine ganze Zahl von {low} bis {high}.",
    "dialog.not_yes_or_no": "Gefragt ist j für ja oder n für nein.",
    "dialog.name_taken": "{name} spielt schon mit; alle Namen müssen verschieden sein.",
    # Questions of both games
    "ask.players": "Wie viele Personen haben gespielt (1 bis {high})?",
    "ask.usual_name": "Person {number}",
    "ask.name": "Name von Person {number}:",
    "ask.claimed": "Wie viele Punkte hat {name} gezählt (Eingabetaste: nicht gezählt)?",
    "ask.ruling.hint": "Hier lassen die Regeln Spielraum, und bei dieser Stellung zählt es:",
    "ask.ruling": "Wie spielt ihr es (1 bis {high}; üblich ist 1)?",
    # Questions of Pier 18
    "ask.pier.hint": (
        "Lege zuerst die Plankarte an: Sie gehört zum fertigen Pier. Dann kommt jede Seite vom "
        "Land (links) zum Wasser (rechts), nur was zu sehen ist: S Blumenverkäufer (Stern), Q "
        "Dichter (Federkiel), H Liebende (Herz), A Fischer (Anker), ein Punkt für ein leeres Feld. "
        "Zum Beispiel: S.Q.H..A"
    ),
    "ask.upper": "{name}, obere Seite:",
    "ask.lower": "{name}, untere Seite:",
    "ask.plan": "Ist der Plan von {name} erfüllt (j oder n)?",
    "ask.patrons": "Wie viele Patronkarten hat {name}?",
    "ask.plan_date": "Datum auf der Plankarte von {name} (Eingabetaste: unbekannt):",
    "ask.plan_date.hint": (
        "Nach Punkten und Symbolen steht es gleich; das früheste Datum auf der Plankarte "
        "entscheidet. Tag und Monat mit Punkten, etwa 17.4."
    ),
    # Questions of Auctionland
    "ask.way": "{name} (1 oder 2)?",
    "ask.way.hint": (
        "Eine Insel lässt sich auf zwei Arten eingeben. 1: Ihr zählt Strände, Gebiete und Symbole "
        "selbst und tippt die Zahlen ein. 2: Ihr tippt die Plättchen ein, und boardscore zählt."
    ),
    "ask.beaches": "{name}, Plättchen mit Strand am Rand:",
    "ask.beaches.hint": (
        "Rand ist jede Seite eines Plättchens, an der kein anderes liegt, auch an einer Lücke "
        "mitten in der Insel. Jedes Plättchen zählt einmal."
    ),
    "ask.theme_parks": "{name}, Plättchen des größten Vergnügungsparks:",
    "ask.theme_parks.hint": "Vergnügungsparks hängen über Kanten zusammen, nicht über Ecken.",
    "ask.gardens": "{name}, Gartengebiete:",
    "ask.gardens.hint": "Gärten, die sich berühren, sind ein Gebiet.",
    "ask.houses": "{name}, Hausgebiete:",
    "ask.houses.hint": "Häuser, die sich berühren, sind ein Gebiet; Gärten sind dabei egal.",
    "ask.peace": "{name}, Symbole für Frieden:",
    "ask.peace.hint": "Wo ein Symbol liegt, spielt keine Rolle.",
    "ask.love": "{name}, Symbole für Liebe:",
    "ask.love.hint": "Gezählt wird jedes Symbol für Liebe auf der Insel.",
    "ask.music": "{name}, Symbole für Musik:",
    "ask.music.hint": "Gezählt wird jedes Symbol für Musik auf der Insel.",
    "ask.row": "{name}, Reihe {row} (Eingabetaste: keine weitere Reihe):",
    "ask.row.hint": (
        "Tippe die Plättchen einer Reihe von West nach Ost, mit Leerzeichen dazwischen, und einen "
        "Punkt, wo keines liegt. Ein Plättchen ist seine Zone an der Seite im Norden, Osten, Süden "
        "und Westen: B Strand, T Vergnügungspark, G Garten, H Haus, - keine Zone; ein Buchstabe "
        "allein, wenn das ganze Plättchen eine Zone ist. Kleine Buchstaben sind eine zweite Zone "
        "dieser Art (GHgh: zwei Gärten, zwei Häuser). Wo sich die Hälften einer Seite "
        "unterscheiden, alle acht halben Seiten: BBGGGGHH. Nach / Zonen, die keine Seite berühren, "
        "nach + Symbole: p Frieden, l Liebe, m Musik. Zum Beispiel: B+p BGGH+l . T/HH"
    ),
    "ask.same_tables": "Diese Tabellen nehmen (j oder n)?",
    "ask.tables.beaches": "Strandtabelle (Eingabetaste: nicht zur Hand):",
    "ask.tables.theme_parks": "Vergnügungsparktabelle (Eingabetaste: nicht zur Hand):",
    "ask.tables.hint": (
        "Die Wertungstabellen stehen in eurem Spiel. Gefragt sind die Punkte für die Anzahl 0, 1, "
        "2 und so weiter, mit Leerzeichen dazwischen; ein Plus an der letzten Zahl, wenn sie auch "
        "für jede größere Anzahl gilt, etwa 0 1 3 5+. Sie werden für das nächste Spiel gemerkt."
    ),
    "ask.money": "Geld von {name} in Dollar (Eingabetaste: unbekannt):",
    "ask.money.hint": "Nach Punkten steht es gleich; das meiste Geld entscheidet.",
}
