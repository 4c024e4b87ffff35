"""Die Texte der Kommandozeile auf Deutsch, nach Schlüssel."""

COMMANDS: dict[str, str] = {
    # Hilfe
    "help.boardscore": (
        "Wertet und leitet Spiele von Pier 18 und Auctionland und begründet jeden Punkt."
    ),
    "help.score": (
        "Wertet Endstellungen aus TOML- oder JSON-Dateien und zeigt, wer welchen Platz hat und wer "
        "gewinnt. Steht - für DATEI, wird die Standardeingabe gelesen."
    ),
    "help.score.short": "Wertet Endstellungen, mit Begründung.",
    "help.rules": (
        "Zeigt die Regeln und die Auslegungen in eigenen Worten. MUSTER ist die Kennung einer "
        "Regel, ein ganzer Teil davon wie lovers oder ein Muster wie '*.score.*'; ohne MUSTER wird "
        "alles gezeigt."
    ),
    "help.rules.short": "Zeigt die Regeln in eigenen Worten.",
    "help.help": "Zeigt diese Hilfe.",
    "help.version": "Zeigt Versionen und Extras.",
    "help.new": (
        "Fragt eine Endstellung Schritt für Schritt ab: Personen, Piers oder Inseln und, bei "
        "Gleichstand, was ihn auflöst. SPIEL ist pier18 oder auctionland. Zeigt die Wertung und "
        "speichert die Stellung als DATEI; ohne Angabe heißt die Datei wie das Spiel, etwa "
        "pier18.toml, "
        "oder pier18-2.toml, wenn es die schon gibt. Hörst du zwischendurch auf, geht es mit "
        "demselben Befehl weiter."
    ),
    "help.new.short": "Fragt eine Endstellung Schritt für Schritt ab.",
    "help.new.usage": "[OPTIONEN] SPIEL [DATEI]",
    "help.template": "Schreibt eine Vorlage mit Erklärungen, statt zu fragen.",
    "help.play": (
        "Leitet ein Spiel Zug für Zug: wer an der Reihe ist, was auf dem Tisch liegt, welche Züge "
        "erlaubt sind. SPIEL ist pier18 oder auctionland. Jeder Zug wird sofort in AUFZEICHNUNG "
        "gespeichert. Gibt es die Datei schon, geht das Spiel dort weiter; ohne AUFZEICHNUNG "
        "kannst du das neueste unfertige Spiel im Ordner fortsetzen oder eine neue Datei wie "
        "pier18.jsonl beginnen. Nach allem, was keine Option festlegt, wird gefragt."
    ),
    "help.play.short": "Leitet ein Spiel Zug für Zug.",
    "help.play.usage": "[OPTIONEN] SPIEL [AUFZEICHNUNG]",
    "help.pack_of_game": (
        "Legt fest, woher die Karten oder Plättchen kommen: aus einer DATEI oder, mit demo, aus "
        "dem erfundenen Datenpaket."
    ),
    "help.players": "Legt die Namen fest, in Sitzreihenfolge und mit Kommas, etwa Anna,Ben.",
    "help.seed": (
        "Lässt das Programm die Karten oder Plättchen ziehen, mit derselben Zahl und denselben "
        "Zügen immer dieselben."
    ),
    "help.review": (
        "Analysiert die Aufzeichnung eines beendeten Spiels: jede Entscheidung, die größten "
        "Fehler und was Können war und was Glück. Die Chancen setzen voraus, dass alle gierig "
        "spielen. Steht - für AUFZEICHNUNG, wird die Standardeingabe gelesen; Strg-C zeigt, was "
        "bis dahin beurteilt ist."
    ),
    "help.review.short": "Analysiert die Aufzeichnung eines Spiels.",
    "help.review.usage": "[OPTIONEN] AUFZEICHNUNG",
    "help.review_html": "Schreibt auch eine Seite mit einem Diagramm der Gewinnchancen.",
    "help.review_seed": "Legt die Startzahl der Schätzung fest: Eine andere ergibt andere Spiele.",
    "help.seconds": "Rechnet für die ganze Analyse etwa so viele Sekunden (Standard: 30).",
    "help.bot": (
        "Lässt ein Programm für jemanden spielen, etwa Ben=thinker; mehrfach möglich. Programme: "
        "random, greedy, thinker, thinker:200 (so viele Probepartien je Zug)."
    ),
    "help.replay": (
        "Prüft die Aufzeichnung eines Spiels Zug für Zug und wertet es. Der erste unerlaubte Zug "
        "wird mit Begründung gezeigt. Steht - für DATEI, wird die Standardeingabe gelesen."
    ),
    "help.replay.short": "Prüft und wertet die Aufzeichnung eines Spiels.",
    "help.replay.usage": "[OPTIONEN] DATEI",
    "help.arena": (
        "Lässt Bots gegeneinander spielen und zeigt, wer wie oft gewinnt. SPIEL ist pier18 oder "
        "auctionland. Gib für jeden Sitz einen BOT an: random, greedy, thinker oder thinker:200 "
        "für 200 Probepartien pro Zug. Mit jedem gemischten Stapel wird so oft gespielt, dass "
        "jeder Bot einmal auf jedem Sitz ist. Strg-C zeigt das Ergebnis bis dahin."
    ),
    "help.arena.short": "Lässt Bots gegeneinander spielen.",
    "help.arena.usage": "[OPTIONEN] SPIEL BOT BOT ...",
    "help.games": (
        "Spielt so viele Partien, aufgerundet, damit jeder Bot gleich oft auf jedem Sitz ist; "
        "Standard 100."
    ),
    "help.seed_of_arena": "Legt die Startzahl fest: Dieselbe ergibt dieselben Partien; Standard 0.",
    "help.jobs_of_arena": (
        "Spielt mit so vielen Prozessen; am Ergebnis ändert das nichts. Standard 1."
    ),
    "help.json_of_arena": "Zeigt nur das Ergebnis, als JSON.",
    "help.pack": (
        "Hilft beim Eintippen, Prüfen, Zeigen und Vergleichen von Datenpaketen, also den Karten "
        "oder Plättchen eines Spiels."
    ),
    "help.pack.short": "Erstellt, prüft, zeigt und vergleicht Datenpakete.",
    "help.pack.usage": "[OPTIONEN] BEFEHL ...",
    "help.check": (
        "Nennt alle Fehler in einem Datenpaket und sagt, was es enthält. "
        "DATEI ist eine TOML-, JSON- oder CSV-Datei; --demo nimmt stattdessen ein erfundenes "
        "Datenpaket."
    ),
    "help.check.short": "Nennt alle Fehler in einem Datenpaket.",
    "help.check.usage": "[OPTIONEN] [DATEI]",
    "help.show": (
        "Zeichnet alle Karten oder Plättchen eines Datenpakets. DATEI ist eine TOML-, JSON- "
        "oder CSV-Datei; --demo nimmt stattdessen ein erfundenes Datenpaket."
    ),
    "help.show.short": "Zeichnet alle Karten oder Plättchen eines Datenpakets.",
    "help.show.usage": "[OPTIONEN] [DATEI]",
    "help.checksum": (
        "Gibt die Prüfsumme (SHA-256) über alles aus, was auf den Karten oder Plättchen eines "
        "Datenpakets steht. Kennungen, Reihenfolge und die Drehung eines Plättchens ändern sie "
        "nicht. DATEI ist eine TOML-, JSON- oder CSV-Datei; --demo nimmt stattdessen ein "
        "erfundenes Datenpaket."
    ),
    "help.checksum.short": "Gibt die Prüfsumme eines Datenpakets aus.",
    "help.checksum.usage": "[OPTIONEN] [DATEI]",
    "help.diff": (
        "Nennt alle Karten oder Plättchen, in denen sich zwei Datenpakete unterscheiden, und "
        "markiert, wo. Kennungen und Reihenfolge spielen keine Rolle. Der Exit-Code ist 0, "
        "wenn sich nichts unterscheidet, 1, wenn sich etwas unterscheidet, und 2, wenn sich die "
        "Dateien nicht vergleichen lassen."
    ),
    "help.diff.short": "Vergleicht zwei Datenpakete.",
    "help.diff.usage": "[OPTIONEN] DATEI DATEI",
    "help.csv_of_pack": "Gibt das Datenpaket stattdessen als CSV aus.",
    "help.cards_of_pack": (
        "Gibt stattdessen Kennung und Prüfsumme jeder Karte oder jedes Plättchens aus."
    ),
    "help.completion": (
        "Gibt das Skript aus, mit dem eine Shell die Wörter von boardscore ergänzt. SHELL ist "
        "bash, zsh oder fish. Die passende Zeile für jede Shell steht in der Dokumentation."
    ),
    "help.completion.short": "Gibt das Skript aus, mit dem eine Shell Wörter ergänzt.",
    "help.completion.usage": "[OPTIONEN] SHELL",
    "help.pack_new": (
        "Fragt die Karten oder Plättchen deines eigenen Spiels Schritt für Schritt ab. SPIEL ist "
        "pier18 oder auctionland. Nach jeder Karte und jedem Plättchen wird DATEI als TOML "
        "gespeichert. Hörst du zwischendurch auf, geht es mit demselben Befehl weiter; damit lässt "
        "sich auch ein fertiges Datenpaket ergänzen und ändern."
    ),
    "help.pack_new.short": "Fragt ein Datenpaket Schritt für Schritt ab.",
    "help.pack_new.usage": "[OPTIONEN] SPIEL DATEI",
    "help.adapter": (
        "Schreibt einen Adapter, der dein eigenes Programm mit `boardscore verify` verbindet: Er "
        "spricht das Zeilenprotokoll. SPRACHE ist js oder python für einen Adapter, der auch die "
        "Notation liest, oder php, go, ruby oder rust für eine kurze Schleife als Anfang."
    ),
    "help.adapter.short": "Schreibt einen Adapter für dein eigenes Programm.",
    "help.adapter.usage": "[OPTIONEN] SPRACHE",
    "help.verify.short": "Prüft, ob ein anderes Programm die Regeln richtig anwendet.",
    "help.vectors.short": "Nennt, zeigt oder speichert die Testfälle.",
    "help.misreadings.short": "Prüft die Testfälle an bekannten Missverständnissen.",
    "help.demo": "Nimmt das erfundene Datenpaket eines Spiels: pier18 oder auctionland.",
    "help.lang": "Wählt die Sprache: en oder de. Ohne Angabe entscheidet die Umgebung.",
    "help.json": "Gibt nur die Ergebnisse aus, als JSON, eine Zeile je Datei.",
    "help.explain": "Zeichnet jeden Pier oder jede Insel und begründet jeden Punkt.",
    "help.hindsight": (
        "Zeigt auch, welche Summe mit den eigenen Karten oder Plättchen bestenfalls möglich "
        "gewesen wäre."
    ),
    "help.svg": "Zeichnet zusätzlich jeden Pier oder jede Insel als SVG-Datei in ORDNER.",
    "help.html": "Schreibt zusätzlich eine Seite mit Tabelle, Bildern und Begründungen in DATEI.",
    "help.svg_of_pack": "Zeichnet alle Karten oder Plättchen als SVG-Dateien in ORDNER.",
    "help.ruling": "Wählt eine Auslegung, wo die Regeln Spielraum lassen; mehrfach möglich.",
    "help.usage": "Aufruf:",
    "help.boardscore.usage": "[OPTIONEN] BEFEHL ...",
    "help.score.usage": "[OPTIONEN] DATEI...",
    "help.rules.usage": "[OPTIONEN] [MUSTER]...",
    "help.options": "Optionen",
    "help.commands": "Befehle",
    "help.commands.table": "Am Tisch",
    "help.commands.programs": "Zum Programmieren",
    "help.commands.authors": "Für eigene Programme",
    "help.more": "Mehr über einen Befehl zeigt boardscore BEFEHL --help.",
    # Falscher Aufruf
    "metavar.FILE": "DATEI",
    "metavar.FOLDER": "ORDNER",
    "metavar.GAME": "SPIEL",
    "metavar.LANG": "SPRACHE",
    "metavar.NAME=VALUE": "NAME=WERT",
    "argument.files": "DATEI",
    "argument.patterns": "MUSTER",
    "argument.game": "SPIEL",
    "argument.file": "DATEI",
    "argument.record": "AUFZEICHNUNG",
    "argument.first": "DATEI",
    "argument.second": "DATEI",
    "argument.shell": "SHELL",
    "argument.bots": "BOT",
    "argument.language": "SPRACHE",
    "usage.no_adapter": "Für {got} gibt es keinen Adapter. Zur Wahl stehen: {known}",
    "usage.no_adapter_near": (
        "Für {got} gibt es keinen Adapter. Meinst du {near}? Zur Wahl stehen: {known}"
    ),
    "usage.cannot_write": "{file} kann nicht geschrieben werden: {why}",
    "usage.no_such_shell": "Unbekannte Shell: {got}. Zur Wahl stehen: {known}",
    "usage.no_such_shell_near": (
        "Unbekannte Shell: {got}. Meinst du {near}? Zur Wahl stehen: {known}"
    ),
    "usage.no_such_game": "Unbekanntes Spiel: {got}. Zur Wahl stehen: {known}",
    "usage.no_such_game_near": (
        "Unbekanntes Spiel: {got}. Meinst du {near}? Zur Wahl stehen: {known}"
    ),
    "usage.not_toml": (
        "Eine Stellung wird als TOML gespeichert: Schreib statt {file} etwa spiel.toml."
    ),
    "usage.pack_not_toml": (
        "Ein Datenpaket wird als TOML gespeichert: Schreib statt {file} etwa paket.toml."
    ),
    "usage.file_exists": "{file} gibt es schon. Wähle einen anderen Namen.",
    "usage.draft_of_other_game": (
        "{file} enthält Antworten zu einem anderen Spiel. Wähle einen anderen Namen."
    ),
    "usage.no_folder": "Einen Ordner {folder} gibt es nicht.",
    "usage.one_file": "Nur eine DATEI ist erlaubt, nicht {files}.",
    "usage.file_or_demo": "Nenne entweder eine DATEI oder --demo SPIEL.",
    "usage.not_both": "Gib nur eins davon an: {options}",
    "usage.see": "Hilfe zeigt `{command} --help`.",
    "usage.no_such_option": "Unbekannte Option: {option}",
    "usage.no_such_option_near": "Unbekannte Option: {option}. Meinst du {near}?",
    "usage.no_such_command": "Unbekannter Befehl: {got}. Zur Wahl stehen: {known}",
    "usage.no_such_command_near": (
        "Unbekannter Befehl: {got}. Meinst du {near}? Zur Wahl stehen: {known}"
    ),
    "usage.missing_argument": "Es fehlt: {argument}",
    "usage.too_many_arguments": (
        "Zu viele Angaben: {arguments} {arguments:passt|passen} hier nicht."
    ),
    "usage.option_needs_value": "Die Option {option} braucht einen Wert.",
    "usage.option_takes_no_value": "Zur Option {option} gehört kein Wert.",
    "usage.bad_choice": "{value} ist kein Wert von {option}. Zur Wahl stehen: {known}",
    "usage.no_such_value": "{got} ist kein Wert von {option}. Zur Wahl stehen: {known}",
    "usage.no_such_value_near": (
        "{got} ist kein Wert von {option}. Meinst du {near}? Zur Wahl stehen: {known}"
    ),
    "usage.other": "Dieser Aufruf ist nicht gültig.",
    "usage.ruling_form": "--ruling braucht NAME=WERT, nicht {value}.",
    "usage.ruling_value": "{got} ist kein Wert der Auslegung {name}. Zur Wahl stehen: {known}",
    "usage.ruling_value_near": (
        "{got} ist kein Wert der Auslegung {name}. Meinst du {near}? Zur Wahl stehen: {known}"
    ),
    "usage.twice": "{argument} darf nur einmal vorkommen.",
    "usage.value": "{option}: {what}",
    "usage.own_input": (
        "{file} ist eine der Dateien, die gewertet werden. Die Seite würde sie überschreiben."
    ),
    "usage.diff_demo": "Verglichen werden die Datenpakete in zwei Dateien. „demo“ ist keine Datei.",
    "usage.which_demo": "Jedes Spiel hat ein eigenes Datenpaket zum Ausprobieren. Wähle: {options}",
    "usage.not_used": "{option} ändert bei keiner dieser Dateien etwas.",
    # Bemerkungen nebenbei
    "say.reading_terminal": "Die Stellung wird vom Terminal gelesen; Strg-D beendet die Eingabe.",
    "say.extras": "Installierte Extras: {extras}",
    "say.no_extras": "keine",
    "say.stopped": "Abgebrochen.",
    "say.cannot_write": "Die Ausgabe kann nicht geschrieben werden: {why}.",
    "say.cannot_use": "{file} kann nicht verwendet werden: {why}.",
    "say.game_mistake": "Der Code dieses Spiels verletzt die Schnittstelle für Spiele: {what}.",
    "why.full": "Der Speicherplatz ist voll",
    "why.other": "Das System lässt es nicht zu",
    "why.no_permission": "Die Berechtigung dazu fehlt",
    "why.read_only": "Dieser Datenträger ist schreibgeschützt",
    "why.no_folder": "Einen solchen Ordner gibt es nicht",
    "why.is_a_folder": "Das ist ein Ordner",
    "why.is_a_file": "Das ist eine Datei und kein Ordner",
    "why.not_a_file": "Das ist keine gewöhnliche Datei",
    "why.long_name": "Der Name ist zu lang",
    "why.no_name": "So kann keine Datei heißen",
    "why.link_to_itself": "Das ist eine Verknüpfung, die zu sich selbst zurückführt",
    "why.disk_fails": "Der Datenträger meldet einen Fehler",
    "why.changed": "Ein anderes Programm hat sie inzwischen geändert",
    "why.used": "Ein anderes Programm hat sie geöffnet",
    "why.in_use": "Sie ist in einem anderen Fenster offen",
    "why.not_read_again": "Sie ließe sich nicht wieder lesen: {why}",
    "why.being_written": "Die Datei wird gerade geschrieben",
    "say.pictures_written": "{count} {count:Bild|Bilder} in {folder} geschrieben.",
    "say.page_written": "Die Seite steht in {file}.",
    "page.of_file": "{game}: {file}",
    "say.mistakes": "{file}: {count} Fehler, daher keine Wertung.",
    "say.pack_mistakes": (
        "{file}: {count} Fehler, daher kann das Datenpaket nicht verwendet werden."
    ),
    "say.or_more": "{count} oder mehr",
    "say.and_more": "... und noch {count}.",
    # Die Tabelle
    "table.total": "Summe",
    "table.rank": "Platz",
    "table.winner": "{names} gewinnt {decided_by}.",
    "table.winner_of_tie": "{names} gewinnt den Gleichstand: {by}.",
    "table.place_of_tie": (
        "{names:and} {names:gewinnt|gewinnen} den Gleichstand um Platz {place}: {by}."
    ),
    "table.of_player": "{value} ({name})",
    "table.then": "{first}, dann {second}",
    "table.shared": (
        "{names:and} teilen sich den Sieg: je {values:and}. Keine Regel löst diesen Gleichstand "
        "auf."
    ),
    "table.points": "{points} {points:Punkt|Punkte}",
    "table.no_winner": (
        "Wer gewonnen hat, steht noch nicht fest. {missing:Es fehlt|Es fehlen}: {missing:and}."
    ),
    "table.alone": "Eingegeben ist nur {names}; zum Vergleichen ist sonst niemand da.",
    "decided.points": "nach Punkten",
    "table.rulings": "Auslegungen: {rulings}",
    "table.defaults": "Standard",
    "table.ruling": "{name} = {value}",
    "table.differs": "{decided} (Standard: {default})",
    "table.counted": (
        "[n] ist eine Anzahl, für die noch die Punkte fehlen. n+? sind die Punkte bisher."
    ),
    "table.notes": "Hinweise",
    # --explain
    "explain.player": "{name}: {total} {total:Punkt|Punkte}, Platz {rank}",
    "explain.player_unranked": "{name}: {total} {total:Punkt|Punkte}, Platz noch offen",
    "explain.player_open": "{name}: Summe noch offen",
    "explain.no_lines": "Keine Punkte",
    # Regeln
    "rules.clauses": "Regeln: {game}",
    "rules.rulings": "Auslegungen: {game}",
    "rules.default": "(Standard)",
    "rules.for": "Dafür spricht: {why}",
    "rules.settled": "{source} Die Frage stellt sich bei diesen Worten des Regeltextes: „{room}“.",
    "settled_by.publisher": "Entschieden hat der Verlag: Er hat Fragen zum Spiel beantwortet.",
    "settled_by.text": "Entschieden hat der Regeltext.",
    "settled_by.earlier_edition": "Entschieden hat eine ältere Fassung des Regeltextes.",
    "settled_by.ours": "Entschieden haben wir, denn der Regeltext sagt dazu nichts.",
    # Datenpakete
    "provenance.invented": "erfunden",
    "provenance.csv": "aus einer CSV-Datei",
    "pack.entries": "{count} {count:Eintrag|Einträge}",
    "pack.head": "{name} ({game}): {content}; Herkunft: {provenance}",
    "pack.unplayable": "Dieses Datenpaket ist nicht spielbar: {why}",
    # Vergleich von Datenpaketen
    "pack.diff.equal": "Beide Datenpakete haben denselben Inhalt.",
    "pack.diff.other_ids": "Beide Datenpakete haben denselben Inhalt, aber andere Kennungen.",
    "pack.diff.column": "{entry}: {column}",
    "pack.diff.ids": "{entry} ({id} in {file})",
    "pack.diff.copies": "{entry}: {copies}-mal in {file}, {others}-mal in {other}",
    "pack.diff.no_column": "{entry}: anders sind nur Leerzeichen oder etwas ohne eigene Spalte",
    "pack.diff.only": "{entry}: nur in {file}",
    "pack.diff.table": "Punktetabelle {table}",
    "pack.diff.points": "Punkte",
    "pack.diff.empty": "(leer)",
    "pack.diff.turned": "{file}, gedreht",
    "pack.diff.count": "{count} {count:Unterschied|Unterschiede}",
}
