"""The texts of the interviews in German, by key."""

DIALOG: dict[str, str] = {
    # During an interview
    "dialog.welcome": (
        "{game}: die Endstellung, Frage für Frage. Gespeichert wird sie als {file}. {ties} ? zeigt "
        "Hilfe, zurück geht zur Frage davor; mit Strg-C hörst du auf, und jede Antwort bleibt "
        "erhalten."
    ),
    "dialog.goes_on_unnamed": (
        "{file} enthält {answers} {answers:Antwort|Antworten} aus einer unfertigen Eingabe."
    ),
    "dialog.goes_on": (
        "{file} enthält {answers} {answers:Antwort|Antworten} aus einer unfertigen Eingabe; "
        "Personen: {names}."
    ),
    "dialog.commands": (
        "zurück: die Frage davor. liste: alle Antworten bisher, mit Nummern. ändere 3: Antwort 3 "
        "ändern. Eingabetaste: die Antwort in Klammern. ende: für jetzt aufhören; jede Antwort "
        "bleibt erhalten. Ist eines dieser Wörter selbst die Antwort, setze es in "
        'Anführungszeichen, etwa "liste".'
    ),
    "dialog.commands.rulings": (
        "auslegungen: die Auslegungen zeigen und wählen, die diese Wertung ändern."
    ),
    "dialog.rulings": "Tippe auslegungen, um sie zu sehen und zu wählen.",
    "dialog.no_rulings": "Keine Auslegung ändert diese Wertung.",
    "dialog.rulings_later": (
        "Ob eine Auslegung diese Wertung ändert, ist klar, wenn alle Fragen beantwortet sind."
    ),
    "rulings.default": "{decided} (Standard)",
    "rulings.outcome": "{decided}: {points}; {wins}",
    "rulings.alone": "{decided}: {points}",
    "rulings.points": "{name} {points}",
    "rulings.place": "{name} {points} (Platz {place})",
    "rulings.wins": "{names:and} {names:gewinnt|gewinnen gemeinsam}",
    "rulings.open": "wer gewinnt, steht noch nicht fest",
    "dialog.content": (
        "Stimmt alles? Die Eingabetaste oder ja speichert es als {file}; liste zeigt alle "
        "Antworten mit Nummern, ändere 3 ändert die dritte, zurück geht zur letzten Frage."
    ),
    "dialog.enter_or_edit": (
        "Die Eingabetaste oder ja speichert; ändere 3 ändert die dritte Antwort; liste zeigt die "
        "Nummern."
    ),
    "dialog.no_such_answer": ("Es gibt {high} {high:Antwort|Antworten}; liste zeigt sie."),
    "dialog.no_answer_yet": "Hier gibt es noch keine Antworten.",
    "dialog.no_way_back": "Das ist die erste Frage.",
    "dialog.kept": (
        "Abgebrochen. Jede Antwort steht in {file}; mit `boardscore new {game} {name}` geht es "
        "dort weiter."
    ),
    "dialog.saved": (
        "Gespeichert als {file}; `boardscore score --explain {quoted}` zeigt die Wertung noch "
        "einmal."
    ),
    "dialog.draft_damaged": (
        "{file} ist beschädigt, und die Antworten darin sind nicht lesbar; die Datei bleibt als "
        "{copy} erhalten."
    ),
    "dialog.cannot_save": "{file} lässt sich nicht schreiben: {why}.",
    "dialog.cannot_change": (
        "{file}: {count} Fehler, daher lässt sich die Stellung nicht Frage für Frage ändern."
    ),
    "dialog.commands.play": (
        "zurück: die Frage davor. Eingabetaste: die Antwort in Klammern. ende: aufhören. Ist eines "
        'dieser Wörter selbst die Antwort, setze es in Anführungszeichen, etwa "zurück".'
    ),
    "dialog.template": (
        "{file} ist geschrieben. Trage ein, was auf deinem Tisch liegt, dann zeigt `boardscore "
        "score --explain {quoted}` die Wertung."
    ),
    "dialog.not_utf8": "Diese Zeichen lassen sich nicht lesen; tippe die Antwort noch einmal.",
    "dialog.too_long": "Das sind mehr als {most} Zeichen. Nichts davon wurde verwendet.",
    "dialog.several_lines": (
        "Das sind {lines} Zeilen, gefragt ist aber nur eine. Nichts davon wurde verwendet."
    ),
    "dialog.no_input": "Die Eingabe lässt sich nicht lesen.",
    # Invalid answers
    "dialog.not_a_number": "Tippe eine ganze Zahl von {low} bis {high}.",
    "dialog.not_yes_or_no": "Tippe ja oder nein.",
    "dialog.name_taken": "{name} spielt schon mit; alle Namen müssen verschieden sein.",
    "dialog.yes": "j",
    "dialog.fine": "Speichern (Eingabetaste)?",
    "dialog.go_on": "Damit weitermachen (j) oder neu beginnen (n)?",
    # Questions for every game
    "ask.players": "Wie viele Personen haben gespielt (1 bis {high})?",
    "ask.usual_name": "Spieler {number}",
    "ask.name": "Name von Spieler {number}:",
    "ask.claimed": "Welche Summe hast du für {name} gezählt? (Eingabetaste: nicht gezählt)",
    "ask.keep": "{doubt} Bei {number} bleiben (j oder n)?",
    # Ein Datenpaket eintippen
    "dialog.pack.welcome": (
        "{game}: Tippe die {things} deines eigenen Spiels nacheinander ein; gespeichert wird "
        "sofort, in {file}. ? zeigt Hilfe, zurück geht zur Frage davor; mit Strg-C hörst du auf, "
        "und jede Antwort bleibt erhalten."
    ),
    "dialog.pack.goes_on": "Bisher in {file}: {content}; liste zeigt alles.",
    "dialog.pack.taken_over": (
        "Es geht da weiter, wo du aufgehört hast, mit den Antworten aus {draft}."
    ),
    "dialog.pack.commands": "Statt einer Antwort kannst du jederzeit tippen:",
    "dialog.pack.commands.back": "zurück: die Frage davor",
    "dialog.pack.commands.list": "liste: alle {things} bisher",
    "dialog.pack.commands.show": "zeige 7: {one} zeichnen; zeige: alle zeichnen",
    "dialog.pack.commands.edit": (
        "ändere 7: {one} ändern, mit der Eingabetaste bleibt eine Antwort, wie sie ist; ändere: "
        "die Angaben am Anfang des Datenpakets ändern"
    ),
    "dialog.pack.commands.delete": "lösche 7: {one} herausnehmen",
    "dialog.pack.commands.done": "fertig: keine weiteren {things}",
    "dialog.pack.commands.quit": "ende: für jetzt aufhören; jede Antwort bleibt erhalten",
    "dialog.pack.commands.quotes": (
        'Ist eines dieser Wörter selbst die Antwort, setze es in Anführungszeichen: "liste"'
    ),
    "dialog.pack.saved": "Gespeichert in {file}: {content}.",
    "dialog.pack.copied": (
        "{file} wurde von Hand geändert. Beim Speichern gehen Kommentare verloren, deshalb bleibt "
        "das Original als {copy} erhalten."
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
        "Ein anderes Programm hat {file} geändert; die Datei bleibt, wie sie ist. Die letzten "
        "Eingaben stehen im Entwurf: Mit demselben Befehl geht es weiter."
    ),
    "dialog.pack.cannot_save": (
        "{file} lässt sich nicht speichern: {why}. Alles, was schon gespeichert war, ist noch da."
    ),
    "dialog.pack.more": (
        "Mit `{command}` lässt sich etwas ergänzen oder ändern, `boardscore pack show {quoted}` "
        "zeichnet alles."
    ),
    # Ungültige Antworten zu einem Datenpaket
    "dialog.id_taken": (
        "{id} ist schon vergeben; ändere {id} ändert diesen Eintrag. Alle Kennungen müssen "
        "verschieden sein."
    ),
    "dialog.pack_full": (
        "Ein Datenpaket hat höchstens {high} Einträge; mit der Eingabetaste ist es fertig."
    ),
    "dialog.no_id": "Gefragt ist eine Kennung; mit ende hörst du für jetzt auf.",
    "dialog.no": "n",
    "dialog.words": "zurück liste zeige ändere lösche fertig ende hilfe auslegungen",
    "dialog.typed_ahead": (
        "Was danach getippt oder eingefügt wurde, gilt nicht; tippe es noch einmal."
    ),
    "dialog.no_such_player": "{got} spielt nicht mit; es spielen {known}.",
    "dialog.nobody_yet": "Noch ist nichts zu ändern: Es spielt noch niemand mit.",
    "dialog.whose": "Setze den Namen davor: {known}.",
    "dialog.so_far": "{name}: bisher {points} {points:Punkt|Punkte}.",
    "dialog.so_far_open": "{name}: bisher {points} {points:Punkt|Punkte}, dazu {rest}.",
    "dialog.pack_kept": "Das Datenpaket ist für das nächste Spiel in {path} vermerkt.",
    # Fragen zu einem Datenpaket
    "ask.pack.name": "Name des Datenpakets:",
    "ask.pack.provenance": "Woher stammt es?",
    "ask.pack.usual_provenance": "abgetippt aus unserem eigenen Spiel",
    "ask.pack": (
        "Datenpaket mit den Karten oder Plättchen deines Spiels (eine Datei oder demo; "
        "Eingabetaste: keines):"
    ),
    "ask.same_pack": "Wieder das Datenpaket {path} nehmen (j, n oder eine andere Datei)?",
    "ask.effect.points": "{name}: {points}",
    "ask.effect.place": "{name} auf Platz {place}",
    "ask.effect.wins": "{names:and} {names:gewinnt|gewinnen gemeinsam}",
    "ask.always": "2 immer: auch in späteren Spielen",
    "ask.choice": "{number}: {meaning}",
}
