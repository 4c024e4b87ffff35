"""The texts of the score pad in German, by key."""

PAD: dict[str, str] = {
    # The command
    "help.pad": (
        "Zeigt den Wertungsblock: eine Seite für den Browser, auch auf Handys. Dieser Rechner "
        "stellt sie bereit, bis du mit Strg-C aufhörst. Ohne --lan kann nur er sie öffnen."
    ),
    "help.pad.short": "Zeigt den Wertungsblock, eine Seite für den Browser.",
    "help.pad.usage": "[OPTIONEN]",
    "help.port": "Liefert die Seite über diesen Port (Standard: 8018 oder der nächste freie).",
    "help.lan": "Lässt alle in deinem Netz die Seite öffnen, etwa die Handys am Tisch.",
    "usage.port": (
        "Port {port} kann auf diesem Rechner nicht verwendet werden. Mit einem anderen: {command}"
    ),
    "usage.port_taken": (
        "Port {port} ist belegt; vielleicht läuft schon ein Wertungsblock unter "
        "http://127.0.0.1:{port}/. Der nächste freie Port: {command}"
    ),
    "served.address": "Der Wertungsblock: {address}",
    "served.port_taken": "Port {port} ist belegt, vielleicht von einem anderen Wertungsblock.",
    "served.lan_address": "Auf den Handys in deinem Netz: {address}",
    "served.no_lan": "Dieser Rechner ist in keinem Netz, Handys erreichen ihn also nicht.",
    "served.nothing": "Der Wertungsblock kann nicht starten: {why}.",
    "served.end": "Strg-C beendet den Wertungsblock.",
    # The page
    "pad.undecided_hint": "Noch nicht entschieden",
    "pad.points": "Punkte",
    "pad.result": "Ergebnis",
    "pad.back": "Eingabe",
    "pad.picture": "Bild",
    "pad.so_far_hint": "bisher",
    "pad.players": "Wer mitspielt",
    "pad.player": "Spieler {number}",
    "pad.name": "Name von Spieler {number}",
    "pad.add_player": "Noch jemand spielt mit",
    "pad.remove_player": "{name} entfernen",
    "pad.entry": "Was diese Person hat",
    "pad.asked": "Fehlt noch",
    "pad.wrong_hint": "Fehler",
    "pad.reasons": "Gründe für die Punkte",
    "outcome.rulings": "Auslegungen: {rulings}",
    "outcome.defaults": "Standard",
    "outcome.same_by_rulings": "Keine Auslegung würde an dieser Wertung etwas ändern.",
    "pad.use_defaults_hint": "Standard verwenden",
    "pad.table": "Punkte aller Personen",
    "pad.actions": "Weiteres",
    "pad.undo": "Rück~gängig",
    "pad.more": "Mehr",
    "pad.save": "Als Datei sichern",
    "pad.open": "Datei öffnen",
    "pad.open_pack": "Datei öffnen",
    "pad.paste": "Text einfügen",
    "pad.pasted_hint": "Der eingefügte Text",
    "pad.take": "Übernehmen",
    "pad.file_large_hint": "{name} ist zu groß: Eine Datei hat höchstens 1 MB.",
    "outcome.file_wrong": "{name} kann nicht verwendet werden",
    "outcome.file_unused": "Dein Spiel bleibt, wie es ist. Gefundene Fehler:",
    "outcome.line": "Zeile {line}",
    "pad.no_pack_hint": (
        "Für Nummern brauchst du ein Datenpaket: eine Datei mit allem, was auf den Karten oder "
        "Plättchen zu sehen ist. Das Demo-Paket ist erfunden. Dein eigenes tippst du einmal an "
        "einem Computer ein, mit {new_pack} DATEI, und öffnest die Datei dann "
        "hier. Ohne Datenpaket wählst du eine andere Art der Eingabe."
    ),
    "pad.pack": "Datenpaket: {name}",
    "pad.demo_pack": "Demo (erfunden)",
    "pad.other_pack": "Datenpaket wählen",
    "pad.pack_missing_hint": ("Dieser Browser hat dieses Datenpaket nicht. Öffne seine Datei."),
    "pad.pack_kept_hint": "Das Datenpaket {name} für {game} bleibt in diesem Browser.",
    "pad.claimed": "Selbst gezählt",
    "pad.print": "Drucken",
    "pad.not_scored_hint": "Noch nicht gewertet.",
    "pad.new_game": "Neues Spiel, gleiche Runde",
    "pad.other_games": "Andere Spiele in diesem Browser",
    "pad.other_language": "English",
    "pad.share": "Teilen",
    "pad.link_hint": "Link zu diesem Spiel",
    "outcome.share": (
        "Im Link steckt das ganze Spiel. Ein Handy, das diese Seite erreicht, macht da weiter, wo "
        "du bist."
    ),
    "outcome.share_here": (
        "Im Link steckt das ganze Spiel, aber nur dieser Rechner erreicht diese Seite. Mit "
        "boardscore pad --lan erreichen auch Handys sie, und hier erscheint ein QR-Code."
    ),
    "outcome.qr": "QR-Code dieses Links",
    "pad.copy_hint": "Link kopieren",
    "pad.copied_hint": "Kopiert",
    "pad.close": "Schließen",
    "pad.no_answer": (
        "Der Rechner mit dem Wertungsblock antwortet nicht. Nichts ist verloren: Die Wertung folgt."
    ),
    "pad.loading": "Die Regeln werden geladen. Du kannst schon anfangen: Die Wertung folgt.",
    "pad.not_loaded": (
        "Die Regeln ließen sich nicht laden: Es gibt kein Netz, oder der Browser ist zu alt. "
        "Nichts ist verloren; die Seite versucht es noch einmal."
    ),
    "pad.new_version": "Es gibt eine neue Version des Wertungsblocks.",
    "pad.reload": "Neu laden",
    "pad.updated_hint": ("Diese Seite ist veraltet. Lade sie neu; nichts geht verloren."),
    "pad.not_kept_hint": (
        "Dieser Browser speichert nichts. Das Spiel steckt in der Adresse der Seite; kopiere sie."
    ),
    "outcome.link_broken": (
        "Dieser Link kann nicht gelesen werden, und dein Spiel ist unverändert. Grund: {why}."
    ),
    # The leader, and the effects of rulings
    "outcome.spoken": "{name}: {total} {total:Punkt|Punkte}",
    "outcome.leads": "{names:and} {names:führt|führen}",
    "outcome.undecided": "noch nicht entschieden",
    "outcome.placed": "{total} (Platz {place})",
    # The result
    "outcome.nothing": "Noch ist nichts eingegeben.",
    "outcome.unknown": "Noch sind nicht alle Punkte bekannt.",
    "outcome.ranking": "Plätze",
    "outcome.gains": "Punkte: {changed}.",
    "outcome.other_points": "{category} {after} statt {before}",
    "outcome.hindsight": "War mehr drin? Zeig es mir.",
    "outcome.steps": "Das Spiel, Zug für Zug",
    "outcome.start": "Vor dem ersten Zug",
    "outcome.step": "Zug {number} von {moves}",
    "outcome.step_of": "Zug {number} von {moves}: {name}",
    "outcome.next": "Weiter",
    "outcome.back": "Zurück",
    "outcome.chances_soon": "Die Gewinnchancen werden gerade geschätzt.",
    "outcome.chances_note": (
        "Die Chancen sind geschätzt: Nach jedem dieser Züge wurden {games} Partien zu Ende "
        "gespielt, in denen alle immer den Zug wählen, der sofort die meisten Punkte bringt. In 95 "
        "von 100 Fällen beträgt der Fehler höchstens {error} {error:Prozentpunkt|Prozentpunkte}."
    ),
    "error.record_unfinished": (
        "Dieses Spiel ist noch nicht zu Ende. Spiel es mit boardscore play weiter und öffne es "
        "dann hier"
    ),
    # Pier 18
    "pad.hint_pier_hint": (
        "Wähle unten ein Symbol, dann tippe auf seine Felder oder wische darüber."
    ),
    "pad.board": "Pier, vom Land zum Wasser",
    "pad.board_keys_hint": (
        "Mit den Pfeiltasten gehst du von Feld zu Feld. S, Q, H und A legen ein Symbol, Entf leert "
        "das Feld."
    ),
    "pad.empty": "leer",
    "pad.scores": "zählt",
    "pad.blocked": "gestört",
    "pad.lays": "Was gelegt wird",
    "pad.clear": "Leeren",
    "pad.brush.flower_seller": "Blumen~verkäufer",
    "pad.brush.poet": "Dichter",
    "pad.brush.lovers": "Liebende",
    "pad.brush.fisher": "Fischer",
    "pad.columns": "+ Spalten",
    "pad.column": "Spalte {column}",
    "pad.insert_column_hint": "Davor eine leere Spalte einfügen",
    "pad.remove_column_hint": "Diese Spalte entfernen",
    "pad.by_pier": "Symbole",
    "pad.by_cards": "Karten",
    "pad.by_text": "Text",
    "pad.way_counts_hint": "Nun zählt nur dies. Rückgängig holt das andere zurück.",
    "pad.see_mistake_hint": "Nicht gewertet: siehe Fehler unten",
    "pad.text_hint": (
        "Vom Land aus: S Blumenverkäufer, Q Dichter, H Liebende, A Fischer und ein Punkt für ein "
        "leeres Feld. Die untere Seite kommt in eine neue Zeile oder hinter einen Schrägstrich."
    ),
    "pad.text_wrong_hint": (
        "Schreibe zwei gleich lange Seiten, nur mit S, Q, H, A und Punkten, und jeden | auf "
        "beiden. Bis dahin ist der Pier unverändert."
    ),
    "pad.land": "Land",
    "pad.water": "Wasser",
    "pad.card": "Karte {id}",
    "pad.stock": "Karten des Datenpakets",
    "pad.cards": "Karten, vom Land an",
    "pad.cards_hint": (
        "Tippe die Karten der Reihe nach an, zuletzt die Plankarte. Überdeckt eine Karte Spalten "
        "der Karte davor, tippe in der Liste noch einmal auf sie, einmal je Spalte, oder schreib "
        "4+1 für Karte 4 über 1 Spalte."
    ),
    "pad.laid_card": "Karte {id}, überdeckt {columns}",
    "pad.yes": "Ja",
    "pad.no": "Nein",
    "pad.plan": "Plan erfüllt",
    "pad.plan_by_hand": "Von Hand eingeben",
    "pad.date": "Datum auf der Plankarte",
    "pad.month": "Monat",
    "pad.day": "Tag",
    # Auctionland
    "pad.hint_island_hint": ("Zähle, was da ist, oder gib die Insel Plättchen für Plättchen ein."),
    "pad.ways": "Art der Eingabe",
    "pad.by_counts": "Zählen",
    "pad.by_island": "Insel",
    "pad.by_tiles": "Plättchen",
    "pad.halves_hint": (
        "Wähle unten eine Zone und tippe auf ein Feld: Ein Plättchen aus dieser Zone öffnet sich. "
        "Wähle eine andere Zone und wische über halbe Seiten. Tippst du noch einmal auf eine "
        "halbe Seite, wird sie zu einer "
        "zweiten Zone dieser Art; beim dritten Mal wird sie leer."
    ),
    "pad.half": "Seite {side}, Hälfte {end}: {zone}",
    "pad.at_top": "oben",
    "pad.at_right": "rechts",
    "pad.at_bottom": "unten",
    "pad.at_left": "links",
    "pad.halves": "Halbe Seiten des Plättchens",
    "pad.inside": "Mitte: {things}",
    "pad.opened": "Geöffnetes Plättchen",
    "pad.again": "Noch so eins",
    "pad.number": "Nr.",
    "pad.pack_number": "Ein Plättchen nach seiner Nummer wählen",
    "pad.turn_hint": ("Wähle ein Plättchen und tippe auf sein Feld; noch einmal tippen dreht es."),
    "pad.count.beaches": "Strände am Rand",
    "pad.count.theme_parks": "Größter Vergnügungs~park",
    "pad.count.gardens": "Gärten",
    "pad.count.houses": "Häuser",
    "pad.count.peace": "Frieden",
    "pad.count.love": "Liebe",
    "pad.count.music": "Musik",
    "pad.tens_hint": "Ab 10: dann die zweite Ziffer; ab 20 zweimal tippen",
    "pad.fewer": "{what}: eins weniger",
    "pad.one_more": "{what}: eins mehr",
    "pad.zone.beach": "Strand",
    "pad.zone.theme_park": "Vergnü~gungs~park",
    "pad.zone.garden": "Garten",
    "pad.zone.house": "Haus",
    "pad.zone.peace": "Frieden",
    "pad.zone.love": "Liebe",
    "pad.zone.music": "Musik",
    "pad.no_zone": "Keine Zone",
    "pad.no_tile": "Kein Plätt~chen",
    "pad.tile": "Reihe {row}, Spalte {column}",
    "pad.island": "Insel, 4 Reihen mit je 4 Feldern",
    "pad.island_keys_hint": (
        "Mit den Pfeiltasten gehst du von Feld zu Feld. Die Eingabetaste legt, was du gewählt hast."
    ),
    "pad.notation": "Buchstaben, etwa G/HH",
    "pad.money": "Restliches Geld",
    "pad.tables": "Punktetabellen",
    "pad.first_entry_hint": "{read}. Bringt die Anzahl 0 Punkte?",
    "pad.from_0_hint": "Nein, stelle eine 0 voran",
    "pad.table_hint": (
        "Die Punkte für 0, 1, 2 und so weiter. Ein + hinter der letzten Zahl heißt: auch für "
        "jede höhere Anzahl."
    ),
}
