"""Was die Kommandozeile auf Deutsch sagt, nach Schlüssel."""

COMMANDS: dict[str, str] = {
    # Hilfe
    "help.boardscore": (
        "Die Spielregeln von Pier 18 und Auctionland: "
        "Punkte mit Begründung, Plätze, wer gewonnen hat."
    ),
    "help.score": (
        "Wertet Endstellungen aus TOML- oder JSON-Dateien und zeigt Rangfolge und Sieg. "
        "DATEI darf - sein für die Standardeingabe."
    ),
    "help.score.short": "Endstellungen werten, mit Begründung.",
    "help.rules": (
        "Zeigt die Regeln und die Auslegungen in eigenen Worten. MUSTER ist die Kennung einer "
        "Regel, ein Teil davon wie lovers oder ein Muster wie '*.score.*'; ohne MUSTER wird alles "
        "gezeigt."
    ),
    "help.rules.short": "Die Regeln in eigenen Worten zeigen.",
    "help.help": "Diese Hilfe anzeigen und beenden.",
    "help.version": "Die Version anzeigen und beenden.",
    "help.new": (
        "Fragt eine Endstellung Frage für Frage ab: Personen, Piers oder Inseln und was ein "
        "Gleichstand braucht. SPIEL ist pier18 oder auctionland. Zeigt die Wertung und speichert "
        "die Stellung als DATEI (ohne Angabe pier18.toml oder auctionland.toml). Wer unterwegs "
        "aufhört, macht mit demselben Befehl weiter."
    ),
    "help.new.short": "Fragt eine Endstellung Frage für Frage ab.",
    "help.new.usage": "[OPTIONEN] SPIEL [DATEI]",
    "help.template": "Schreibt eine Datei mit Anmerkungen zum Ausfüllen und fragt nichts.",
    "help.play": (
        "Begleitet ein Spiel Zug für Zug: wer dran ist, was offen liegt, was erlaubt ist und warum "
        "etwas nicht. SPIEL ist pier18 oder auctionland. Jeder Zug steht sofort in AUFZEICHNUNG "
        "(ohne Angabe pier18.jsonl oder auctionland.jsonl); gibt es die Datei schon, geht das "
        "Spiel dort weiter. Ohne Optionen wird gefragt."
    ),
    "help.play.short": "Ein Spiel spielen; das Programm leitet es.",
    "help.play.usage": "[OPTIONEN] SPIEL [AUFZEICHNUNG]",
    "help.pack_of_game": "Die Karten oder Plättchen: eine Datei, oder demo für die erfundenen.",
    "help.players": "Die Namen in Sitzreihenfolge, mit Kommas, etwa Anna,Ben.",
    "help.market_size": "Wie viele Plättchen der Markt von Auctionland hat; sonst 8.",
    "help.visible_money": "Alle dürfen in Auctionland das Geld aller sehen.",
    "help.seed": "Karten oder Plättchen zieht das Programm; dieselbe Zahl zieht dieselben.",
    "help.replay": (
        "Prüft die Aufzeichnung eines Spiels Zug für Zug und wertet es; der erste unerlaubte Zug "
        "wird mit Begründung gezeigt. DATEI darf - sein für die Standardeingabe."
    ),
    "help.replay.short": "Die Aufzeichnung eines Spiels prüfen und werten.",
    "help.replay.usage": "[OPTIONEN] DATEI",
    "help.pack": (
        "Ein Pack, also die Karten oder Plättchen eines Spiels, eintippen, prüfen oder zeigen."
    ),
    "help.pack.short": "Ein Pack eintippen, prüfen oder zeigen.",
    "help.pack.usage": "[OPTIONEN] BEFEHL ...",
    "help.check": (
        "Nennt alle Fehler in einem Pack, ob es spielbar ist und was darin steht. DATEI ist eine "
        "TOML- oder JSON-Datei; --demo nimmt an ihrer Stelle ein erfundenes Pack."
    ),
    "help.check.short": "Alle Fehler in einem Pack nennen.",
    "help.check.usage": "[OPTIONEN] [DATEI]",
    "help.show": (
        "Zeichnet alle Karten oder Plättchen eines Packs. DATEI ist eine TOML- oder JSON-Datei; "
        "--demo nimmt an ihrer Stelle ein erfundenes Pack."
    ),
    "help.show.short": "Alle Karten oder Plättchen eines Packs zeichnen.",
    "help.show.usage": "[OPTIONEN] [DATEI]",
    "help.pack_new": (
        "Fragt die Karten oder Plättchen eures eigenen Spiels ab, Frage für Frage. SPIEL ist "
        "pier18 oder auctionland. DATEI wird nach jeder Karte, jedem Plättchen als TOML "
        "gespeichert. Wer unterwegs aufhört, macht mit demselben Befehl weiter; er ergänzt und "
        "ändert auch ein Pack, das es schon gibt."
    ),
    "help.pack_new.short": "Ein Pack Frage für Frage eintippen.",
    "help.pack_new.usage": "[OPTIONEN] SPIEL DATEI",
    "help.adapter": (
        "Gibt einen vollständigen Adapter aus, über den euer eigenes Programm nach Wertungen "
        "gefragt wird: Er liest und beantwortet das Zeilenprotokoll und versteht die Notation. "
        "SPRACHE ist js oder python."
    ),
    "help.adapter.short": "Einen Adapter für ein eigenes Programm ausgeben.",
    "help.adapter.usage": "[OPTIONEN] SPRACHE",
    "help.demo": "Das erfundene Pack eines Spiels nehmen: pier18 oder auctionland.",
    "help.lang": "Die Sprache: en oder de. Sonst entscheidet die Umgebung.",
    "help.json": "Die Ergebnisse als JSON ausgeben, eine Zeile je Datei, und nichts sonst.",
    "help.explain": "Jeden Pier oder jede Insel zeichnen und jeden Punkt begründen.",
    "help.ruling": (
        "Eine Auslegung wählen, wo die Regeln Spielraum lassen; darf mehrmals vorkommen."
    ),
    "help.beaches": 'Die Strandtabelle: Punkte nach Anzahl ab 0, etwa 0,1,"3+".',
    "help.theme_parks": 'Die Vergnügungsparktabelle: Punkte nach Anzahl ab 0, etwa 0,2,"5+".',
    "help.usage": "Aufruf:",
    "help.boardscore.usage": "[OPTIONEN] BEFEHL ...",
    "help.score.usage": "[OPTIONEN] DATEI...",
    "help.rules.usage": "[OPTIONEN] [MUSTER]...",
    "help.options": "Optionen",
    "help.commands": "Befehle",
    "help.more": "boardscore BEFEHL --help sagt mehr über einen Befehl.",
    # Falscher Aufruf
    "argument.files": "DATEI",
    "argument.patterns": "MUSTER",
    "argument.game": "SPIEL",
    "argument.file": "DATEI",
    "argument.language": "SPRACHE",
    "usage.no_adapter": "einen Adapter für {language} gibt es nicht; bekannt sind: {known}",
    "usage.no_such_game": "ein Spiel {game} gibt es nicht; bekannt sind: {known}",
    "usage.not_toml": "{file} endet nicht auf .toml; eine Stellung wird als TOML gespeichert",
    "usage.pack_not_toml": "{file} endet nicht auf .toml; ein Pack wird als TOML gespeichert",
    "usage.file_exists": "{file} gibt es schon; wähle einen anderen Namen",
    "usage.draft_of_other_game": (
        "{file} hält die Antworten zu einem anderen Spiel; wähle einen anderen Namen"
    ),
    "usage.no_folder": "einen Ordner {folder} gibt es nicht",
    "usage.one_file": "bitte nur eine DATEI auf einmal: {files}",
    "usage.file_or_demo": "bitte entweder eine DATEI oder --demo SPIEL angeben",
    "usage.error": "Falscher Aufruf: {what}",
    "usage.see": "`{command} --help` erklärt den Aufruf.",
    "usage.no_such_option": "Eine Option {option} gibt es nicht",
    "usage.no_such_option_near": "Eine Option {option} gibt es nicht; ist {near} gemeint?",
    "usage.no_such_command": "Einen Befehl {command} gibt es nicht; bekannt: {known}",
    "usage.missing_argument": "{argument} fehlt",
    "usage.option_needs_value": "Die Option {option} braucht einen Wert",
    "usage.option_takes_no_value": "Die Option {option} hat keinen Wert",
    "usage.bad_choice": "{value} ist kein Wert von {option}; bekannt: {known}",
    "usage.other": "Der Aufruf ist nicht zu verstehen",
    "usage.ruling_form": "{value} ist keine Auslegung; bitte NAME=VALUE schreiben",
    "usage.ruling_value": ("{value} ist kein Wert der Auslegung {name}; bekannt: {known}"),
    "usage.twice": "{argument} darf nur einmal vorkommen",
    "usage.value": "Bei {option}: {what}",
    "usage.not_used": "{option} betrifft keine dieser Dateien",
    # Was nebenher gesagt wird
    "say.reading_terminal": "Die Stellung wird vom Terminal gelesen; Strg-D beendet die Eingabe.",
    "say.stopped": "Abgebrochen.",
    "say.cannot_write": "Die Ausgabe lässt sich nicht schreiben: {why}.",
    "why.full": "Der Speicherplatz ist voll",
    "why.other": "Das System verweigert es",
    "say.mistakes": "{file}: {count} Fehler, daher keine Wertung.",
    "say.pack_mistakes": "{file}: {count} Fehler, das Pack ist so nicht zu gebrauchen.",
    "say.or_more": "{count} oder mehr",
    "say.and_more": "... und {count} weitere.",
    # Die Tabelle
    "game.pier18": "Pier 18",
    "game.auctionland": "Auctionland",
    "category.poets": "Dichter",
    "category.lovers": "Liebende",
    "category.fishers": "Fischer",
    "category.flower_sellers": "Blumenverkäufer",
    "category.plan": "Plan",
    "category.patrons": "Patronkarten",
    "category.beaches": "Strände",
    "category.theme_parks": "Vergnügungspark",
    "category.gardens_houses": "Gärten x Häuser",
    "category.peace": "Frieden",
    "category.love": "Liebe",
    "category.music": "Musik",
    "table.total": "Summe",
    "table.rank": "Platz",
    "table.winner": "Sieg: {names}, entschieden durch {decided_by}.",
    "table.shared": "Geteilter Sieg: {names}. Keine Regel löst diesen Gleichstand auf.",
    "table.no_winner": "Wer gewonnen hat, steht noch nicht fest; es fehlt: {missing}.",
    "table.alone": "{names}: niemand sonst zum Vergleichen.",
    "decided.points": "Punkte",
    "decided.pier18.tie.symbols": "die meisten Symbole auf dem Pier (pier18.tie.symbols)",
    "decided.pier18.tie.date": "das früheste Datum auf der Plankarte (pier18.tie.date)",
    "decided.auctionland.tie.money": "das meiste Geld (auctionland.tie.money)",
    "table.rulings": "Auslegungen: {rulings}",
    "table.ruling": "{name} = {value}",
    "table.counted": "[n] ist die gezählte Anzahl; die Punkte dafür fehlen.",
    "table.notes": "Hinweise",
    # --explain
    "explain.player": "{name}: {total} {total:Punkt|Punkte}, Platz {rank}",
    "explain.player_unranked": "{name}: {total} {total:Punkt|Punkte}, Platz noch offen",
    "explain.player_open": "{name}: Summe noch offen",
    "explain.counts": "Nur Anzahlen eingegeben, daher keine Insel zum Zeichnen.",
    "explain.pier_legend": "[X] bringt Punkte, (X) ist gestört; links das Land, rechts das Wasser",
    "mark.beaches": "Strand",
    "mark.theme_parks": "Park",
    "explain.island_legend": (
        "Buchstaben an den Seiten sind Zonen, in der Mitte stehen Zonen im Inneren und Symbole; "
        "Strand: zählt am Rand, Park: im größten Vergnügungspark"
    ),
    "explain.no_lines": "keine Punkte und nichts zu erklären",
    # Regeln
    "rules.clauses": "Regeln von {game}",
    "rules.rulings": "Auslegungen von {game}",
    "rules.default": "(Vorgabe)",
    "rules.why": "Begründung: {why}",
    # Packs
    "pack.head": "{name} ({game}): {content}; Herkunft: {provenance}",
    "pack.cards": "{cards} {cards:Karte|Karten}",
    "pack.tiles": "{tiles} {tiles:Sorte|Sorten} Plättchen, insgesamt {copies} Plättchen",
    "pack.table": "{category}: {entries}",
    "pack.card": "Karte {id}: Datum {date}, Patron {patron}",
    "pack.tile": "Plättchen {id}: {tile}, {count} {count:Exemplar|Exemplare}",
    "pack.unplayable": "Dieses Pack ist nicht spielbar: {why}",
    "pack.plan": "Plan: {plan}",
}
