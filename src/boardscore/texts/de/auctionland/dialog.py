"""The questions about Auctionland in German, by key."""

DIALOG: dict[str, str] = {
    # During an interview
    "dialog.tables_remembered": "Deine Punktetabellen aus {path}:",
    "dialog.tables_kept": (
        "boardscore merkt sich die Punktetabellen für das nächste Spiel, in {path}."
    ),
    # Invalid answers
    "dialog.short_table": (
        "Eine Tabelle hat mehrere Zahlen: die Punkte für die Anzahl 0, 1, 2 und so weiter."
    ),
    "dialog.tile_lies": "Plättchen {id} gibt es nur {copies}-mal: {where}",
    "dialog.lies_in_row": "Reihe {row:nth} von {name}",
    "dialog.add_tables": "Wenn du die Punktetabellen hast, ändere diese Antworten: {numbers}.",
    "dialog.no_row_yet": "Noch ist keine Insel da, die man ändern könnte.",
    "dialog.no_such_place": (
        "Die Insel hat {rows} {rows:Reihe mit|Reihen mit je} {columns} {columns:Feld|Feldern}; "
        "ändere "
        "eines davon, etwa r{rows}s{columns} = TTHH."
    ),
    "open.beaches": "die Punkte für {count} {count:Strand|Strände}",
    "open.theme_parks": "die Punkte für einen Vergnügungspark aus {count} Plättchen",
    # Questions about a position
    "dialog.ties.auctionland": "Nach Geld wird nur bei Gleichstand gefragt.",
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
        "Gezählt werden die Plättchen, deren Parks sich an einer Kante berühren; Ecken verbinden "
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
    "ask.first_row": "{name}, Reihe 1:",
    "ask.row": "{name}, Reihe {row:nth} (Eingabetaste: keine weitere Reihe):",
    "ask.row.hint": (
        "Tippe die Plättchen einer Reihe von West nach Ost, mit Leerzeichen dazwischen, und einen "
        "Punkt, wo keines liegt. Für ein Plättchen, das ganz aus einer Zone besteht, genügt ein "
        "Buchstabe (B Strand, T Vergnügungspark, G Garten, H Haus), sonst sind es vier für seine "
        "Seiten im Norden, Osten, Süden und Westen (- für keine Zone). Nach einem + kommen die "
        "Symbole: p Frieden, l Liebe (ll: zweimal), m Musik. Zwei Gärten auf einem Plättchen, die "
        "sich nicht berühren, schreibst du G und g, ein Haus mitten im Garten G/H. Unterscheiden "
        "sich die Hälften einer Seite, tippe acht Buchstaben im Uhrzeigersinn, von der linken "
        "Hälfte im Norden an. Beginnt eine Reihe weiter im Westen als die darüber, setze < davor. "
        "Ein falsches Plättchen änderst du mit Reihe und Spalte: r2s3 = TTHH. Zum Beispiel: B+p "
        "BGGH+ll . T"
    ),
    "ask.row.hint.pack": (
        "Tippe die Nummern der Plättchen einer Reihe von West nach Ost und einen Punkt, wo keines "
        "liegt. Wurde eines gedreht, setze o, s oder w hinter die Nummer, je nachdem, wo sein "
        "Norden jetzt liegt. Beginnt eine Reihe weiter im Westen als die darüber, setze < davor. "
        "Ein falsches Plättchen änderst du mit Reihe und Spalte: r2s3 = 5. Zum Beispiel: 12 7s . 3"
    ),
    "ask.same_tables": "Diese Tabellen nehmen (j oder n)?",
    "ask.tables.beaches": "Strandtabelle (Eingabetaste: nicht zur Hand):",
    "ask.tables.theme_parks": "Vergnügungsparktabelle (Eingabetaste: nicht zur Hand):",
    "ask.tables.hint": (
        "Die Punktetabellen stehen in deinem Spiel. Tippe die Punkte für die Anzahl 0, 1, 2 und so "
        "weiter, mit Leerzeichen dazwischen; ein Plus an der letzten Zahl, wenn sie auch für jede "
        "höhere Anzahl gilt, etwa 0 1 3 5+. boardscore merkt sie sich für das nächste Spiel."
    ),
    "ask.money": "Geld von {name} in Dollar (Eingabetaste: unbekannt):",
    "ask.money.hint": "Die Punkte sind gleich; es entscheidet das meiste Geld.",
    # Typing in a pack
    "dialog.pack.things.tiles": "Plättchen",
    "dialog.pack.one.tile": "Plättchen {id}",
    "dialog.pack.no_table": (
        "Noch nicht darin: die Punktetabelle für {category}. Tippe ändere, um sie einzugeben."
    ),
    "dialog.pack.use.tiles": (
        "So verwendest du es in einer Stellung im selben Ordner: Schreib ganz oben {line} und bei "
        "jeder Person etwa {example}; # steht vor der Kennung eines Plättchens, @ vor seinen "
        "Vierteldrehungen."
    ),
    # Invalid answers about a pack
    "dialog.empty_tile": "Gefragt sind die Zonen und Symbole des Plättchens, etwa BGGH+l.",
    "dialog.pack.twins": (
        "Dasselbe Plättchen, vielleicht gedreht, ist schon da: {ids}. Ist das hier nur ein "
        "weiteres Exemplar, dann tippe zurück und ändere dort die Zahl der Exemplare."
    ),
    # Questions about a pack
    "ask.tile.first": "Kennung des ersten Plättchens, etwa {usual}:",
    "ask.tile.next": "Kennung des nächsten Plättchens, etwa {usual} (Eingabetaste: keins mehr):",
    "ask.tile.id": "Kennung des Plättchens:",
    "ask.tile.id.hint": (
        "Die Kennung sagt, wie ein Plättchen heißt: eine Nummer oder ein anderes kurzes Wort aus "
        "Buchstaben ohne Umlaute, Ziffern, - und _. Plättchen ohne Nummer zählst du einfach durch."
    ),
    "ask.tile.tile": "Plättchen {id}:",
    "ask.tile.tile.hint": (
        "Schreibe die Zonen an den Seiten im Norden, Osten, Süden und Westen: B Strand, T "
        "Vergnügungspark, G Garten, H Haus, - keine Zone; etwa BGGH, oder einen einzelnen "
        "Buchstaben, wenn das ganze Plättchen eine Zone ist. Kleine Buchstaben sind eine zweite "
        "Zone dieser Art (GHgh: zwei Gärten, zwei Häuser). Wo sich die Hälften einer Seite "
        "unterscheiden, schreibe alle acht halben Seiten, von der linken Hälfte der Nordseite an: "
        "BBGGGGHH. Nach / kommen Zonen, die keine Seite berühren, nach + Symbole: p Frieden, l "
        "Liebe, m Musik. Zum Beispiel: B+p BGGH+lm T/HH"
    ),
    "ask.tile.count": "Plättchen {id}, Zahl der Exemplare:",
    "ask.tile.count.hint": ("Wie viele Plättchen im Spiel gleich aussehen; gedrehte zählen mit."),
    "ask.tile.tables.beaches": "Strandtabelle (- wenn sie nicht zur Hand ist):",
    "ask.tile.tables.theme_parks": "Vergnügungsparktabelle (- wenn sie nicht zur Hand ist):",
    "ask.tile.tables.hint": (
        "Die Punktetabellen stehen in deinem Spiel. Tippe die Punkte für die Anzahl 0, 1, 2 und so "
        "weiter, mit Leerzeichen dazwischen; ein Plus an der letzten Zahl, wenn sie auch für jede "
        "höhere Anzahl gilt, etwa 0 1 3 5+. Das geht auch später: Tippe dann ändere."
    ),
    "ask.first_entry": (
        "{table}: Bringt die Anzahl 0 wirklich {points} {points:Punkt|Punkte} (j oder n)?"
    ),
    "ask.tables.beaches.open": (
        "Strandtabelle: Gilt {points} auch für jede höhere Anzahl (j oder n)?"
    ),
    "ask.tables.theme_parks.open": (
        "Vergnügungsparktabelle: Gilt {points} auch für jede höhere Anzahl (j oder n)?"
    ),
}
