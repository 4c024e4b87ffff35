"""Die Texte für Spiele am Terminal und fürs Nachspielen auf Deutsch, nach Schlüssel."""

PLAY: dict[str, str] = {
    # Getippte Wörter: Das erste ist der Standard
    "word.help": "hilfe ?",
    "word.moves": "züge",
    "word.hint": "tipp",
    "word.undo": "zurück",
    "word.show": "zeigen",
    "word.score": "wertung",
    "word.record": "datei",
    "word.quit": "ende",
    "word.random": "zufall",
    # Die Teile eines Zuges in getippter Form
    "part.player": "NAME",
    # Der Lauf eines Spiels
    "play.unfinished": (
        "Das Spiel in {file} ist noch nicht zu Ende: {players}; bisher {moves} {moves:Zug|Züge}."
    ),
    "play.pack_changed": (
        "{file} geht so nicht weiter: Das Datenpaket hat sich seit dem Anfang geändert. Die "
        "Aufzeichnung ist unverändert; mit dem alten Datenpaket geht das Spiel weiter."
    ),
    "play.ask.go_on": "Weiterspielen? (Eingabetaste: ja; n: ein neues Spiel)",
    "dialog.go_on_or_new": "Die Eingabetaste setzt dieses Spiel fort, mit n beginnt ein neues.",
    "play.ask.players": "Wer spielt mit? Namen in Sitzreihenfolge, mit Kommas dazwischen:",
    "play.ask.pack": "Welches Datenpaket? Eine Datei oder demo für das erfundene:",
    "play.ask.pack.hint": (
        "Ein Datenpaket enthält die Karten oder Plättchen eines Spiels. Spielst du mit deinem "
        "eigenen Spiel, tippe sie einmal ein: Brich mit Strg-C ab und starte `boardscore pack new "
        "{game} {file}`. Das fragt nach jeder Karte oder jedem Plättchen; danach gibst du hier "
        "{file} an."
    ),
    "play.begins": (
        "{game}: Jeder Zug wird sofort in {file} gespeichert. hilfe sagt, was du tippen kannst; "
        "züge zeigt, was jetzt erlaubt ist. Mit Strg-C hörst du auf, und nichts geht verloren."
    ),
    "play.goes_on": "{game}: Weiter geht es mit {file}, bisher {moves} {moves:Zug|Züge}.",
    "play.bot": "Der Bot {bot} spielt für {name}.",
    "play.thinking": (
        "Das Programm denkt nach ... Beim ersten Mal auf diesem Rechner kann das eine Minute "
        "dauern."
    ),
    "play.draws": "Das Programm zieht die Karten oder Plättchen, mit der Startzahl {seed}.",
    "play.cut": (
        "{file} bricht mitten in der letzten Zeile ab; diese Zeile fällt weg, alles davor gilt."
    ),
    "play.cannot_go_on": "{file}: {count} Fehler, daher geht das Spiel so nicht weiter.",
    "play.not_begun": "Abgebrochen, bevor das Spiel begann; nichts wurde gespeichert.",
    "play.not_gone_on": "Abgebrochen. Das Spiel ist gespeichert, wie es war.",
    "play.stopped": "Gespeichert in {file}. So geht es weiter:",
    "play.ended": (
        "Gespeichert in {file}; `boardscore replay {quoted}` zeigt die Wertung noch einmal."
    ),
    "play.review": "`boardscore review {quoted}` zeigt die größten Fehler, Können und Glück.",
    "play.such_as": "Zum Beispiel: {forms}",
    "play.look_away": "Alle anderen schauen weg. Die Eingabetaste zeigt, was verdeckt ist.",
    "play.clear": "Die Eingabetaste leert den Bildschirm, bevor die anderen hinsehen.",
    "play.over": (
        "Die Eingabetaste beendet das Spiel. Stimmt etwas nicht, tippe zurück: Das macht den "
        "letzten Zug rückgängig."
    ),
    "play.undone": "Der letzte Zug ist rückgängig gemacht.",
    "play.nothing_to_undo": "Es gibt nichts rückgängig zu machen.",
    "play.moves": "{count} {count:Zug|Züge}; | trennt, was zur Wahl steht:",
    "play.moves_open": "| trennt, was zur Wahl steht:",
    "play.no_moves": "Gerade ist niemand am Zug.",
    "play.more": "... und {count} weitere {count:Zeile|Zeilen}.",
    "play.no_score": "Noch gibt es nichts zu werten.",
    "play.as_it_stands": "So stünde es, wenn das Spiel jetzt zu Ende wäre.",
    "play.recorded": "{file}: {moves} {moves:Zug|Züge}.",
    # Hilfe während des Spiels
    "play.help": (
        "Wörter darfst du abkürzen, und für den ersten dieser Züge brauchst du gar kein Wort. Für "
        "eine Person genügt der Anfang ihres Namens oder ihre Nummer."
    ),
    "play.what": "{form}: {what}",
    "play.what.help": "zeigt diese Hilfe",
    "play.what.moves": "zeigt alle erlaubten Züge",
    "play.what.hint": "zeigt, was jeder Zug bringt; mit einem Namen, wenn mehrere ziehen können",
    "play.what.undo": "macht den letzten Zug rückgängig",
    "play.what.show": "zeigt alles, was auf dem Tisch liegt",
    "play.what.score": "zeigt, wie es gerade steht",
    "play.what.record": "zeigt, wo das Spiel gespeichert ist",
    "play.what.quit": "unterbricht das Spiel; es geht ein andermal weiter",
    "play.what.random": "lässt das Programm Karten oder Plättchen ziehen",
    # Ungültige Eingaben
    "play.not_saved": (
        "{file} lässt sich nicht schreiben: {why}. Der Zug zählt nicht; tippe ihn noch einmal, "
        "wenn das behoben ist. Alles davor ist gespeichert."
    ),
    "play.changed": (
        "Ein anderes Programm hat {file} geändert. Hier wird nichts mehr hineingeschrieben; hör "
        "auf und mach mit dem weiter, was jetzt darin steht."
    ),
    "play.look_first": "Drücke erst die Eingabetaste, wenn alle anderen wegschauen",
    "play.empty_move": "So wird es getippt: {form}",
    "play.no_such_word": "{got} ist kein Befehl; du kannst jetzt tippen: {known}",
    "play.no_such_word_near": (
        "{got} ist kein Befehl; meinst du {near}? Du kannst jetzt tippen: {known}"
    ),
    "play.ambiguous": "{got} kann {known} heißen; tippe mehr Buchstaben",
    "play.stands_alone": "Nach {word} kommt nichts mehr",
    "play.no_such_player": "Eine Person {got} gibt es nicht; es spielen {known}",
    "play.which_player": "{got} kann {known} sein; tippe mehr vom Namen oder die Nummer",
    "play.who": "Nenne auch die Person, mit Namen oder Nummer: {known}",
    "play.not_a_number": "{got} ist keine ganze Zahl",
    "usage.bot_form": "--bot {value}: erwartet wird NAME=PROGRAMM, etwa Ben=thinker",
    "error.no_player_of_bot": "Niemand heißt {got}; dabei sind: {known}",
    "error.no_player_of_bot_near": ("Niemand heißt {got}; meinst du {near}? Dabei sind: {known}"),
    "usage.contradicts": "{option} widerspricht {file}; dort steht: {known}",
    "usage.other_game": "{option} ändert in {game} nichts.",
    "usage.record_of_other_game": "{file} ist die Aufzeichnung eines Spiels von {game}.",
    # Der nächste Schritt
    "due.over": "Das Spiel ist zu Ende.",
    "due.or_random": "Oder tippe zufall, dann zieht das Programm.",
    # Der Tisch
    "board.players": "{game}; es spielen: {players}",
    # Nachspielen
    "replay.not_over": "{file}: Das Spiel ist noch nicht zu Ende. {due}.",
    "replay.turn": "An der Reihe: {names}.",
    "replay.cut": "{file} bricht mitten in der letzten Zeile ab; gelesen wird nur bis dorthin.",
    "replay.reading_terminal": (
        "Die Aufzeichnung wird vom Terminal gelesen; Strg-D beendet die Eingabe."
    ),
    "play.whose_hint": "Wessen Züge? Zum Beispiel: {name}",
    "play.no_hint": "{name} kann gerade nicht ziehen",
    "hint.head": "Was die Züge von {name} bringen, die besten zuerst:",
    "hint.wins": "Siege",
    "hint.points": "Punkte",
    "hint.plus_minus": "{value} ± {error}",
    "hint.more": "... und {count} {count:Zug|Züge}, {count:der|die} nicht besser {count:ist|sind}.",
    "hint.more_estimated": (
        "... und {count} {count:weiterer Zug, der|weitere Züge, die} schon nach weniger Spielen "
        "schlechter {count:aussah|aussahen}."
    ),
    "hint.estimated": (
        "Geschätzt aus dem, was {name} sehen kann, wenn danach alle gierig spielen, also immer den "
        "Zug wählen, der sofort die meisten Punkte bringt. In 95 von 100 Fällen weicht der wahre "
        "Wert bei solchem Spiel höchstens um die Zahl nach ± ab. Züge, die bald schlechter "
        "aussehen, werden in weniger Spielen ausprobiert: Sie stehen am Ende, und ihr ± ist größer."
    ),
    "hint.exact": (
        "Zahlen ohne ± sind genau, wenn danach alle auf die beste Gewinnchance spielen."
    ),
}
