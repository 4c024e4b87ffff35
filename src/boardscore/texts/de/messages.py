"""The messages about any game and any file in German, by key."""

MESSAGES: dict[str, str] = {
    # In a list
    "and": "und",
    "none": "keine",
    # Players
    "default_name": "Spieler {number}",
    "numbered_player": "{number} {name}",
    # Hinweise
    "note.doubt": "{what} [{clause}]",
    "note.few_players": (
        "Nur {players} {players:Person|Personen} eingegeben, nötig sind mindestens {needed}. "
        "Gewertet wird trotzdem."
    ),
    "note.against_publisher": "Der Verlag legt das anders aus. Gewählt: {chosen}. Verlag: {usual}.",
    "note.claimed": "{name}: Du hast {claimed} gezählt, die Zeilen ergeben {total}.",
    "note.claimed_lines": (
        "{name}: Du hast {claimed} gezählt, die Zeilen ergeben {total}. Vielleicht liegt es daran: "
        "{lines}."
    ),
    "claim.line": "„{line}“ bringt {points} (nicht {counted})",
    "note.tables_overridden": "{table}: von der Kommandozeile, nicht aus der Datei.",
    # Falsche Werte, wie ein Fehler sie zeigt
    "value.huge": "eine Zahl mit mehr als 40 Stellen",
    "value.empty_list": "eine leere Liste",
    "value.list": "eine Liste",
    "value.table": "eine Tabelle",
    "value.dict": "ein dict",
    "value.other": "ein Wert vom Typ {type}",
    "wanted.list": "eine Liste",
    "wanted.position": "eine Stellung: eine Tabelle mit den Schlüsseln game und players",
    "wanted.position_or_dict": (
        "eine Stellung, etwa von `boardscore.load`, oder ein dict mit den Schlüsseln game und "
        "players"
    ),
    "wanted.rulings": "ein dict mit Auslegungen oder ein Objekt der Klasse Rulings",
    "wanted.table": "eine Tabelle mit Schlüsseln und Werten",
    # Zwei Wertungen im Vergleich
    "compare.total": "{name}: {after} (vorher: {before})",
    "compare.same_total": "{name}: {after}, wie vorher",
    "compare.added": "neu: {after}, {reason} [{rule}]",
    "compare.removed": "weg: {before}, {reason} [{rule}]",
    "compare.changed": "geändert: {after} (vorher: {before}), {reason} [{rule}]",
    "compare.reworded": "gleich viele Punkte: {after}, {reason} [{rule}]",
    "compare.winners": "Erster Platz: {after:and} (vorher: {before:and})",
    "error.compared_games": (
        "Die erste Wertung ist von {before}, die zweite von {after}; vergleichen lassen sich nur "
        "Wertungen desselben Spiels"
    ),
    "error.compared_players": (
        "Die erste Wertung hat {before} {before:Person|Personen}, die zweite {after}; vergleichen "
        "lassen sich nur Wertungen mit gleich vielen Personen"
    ),
    # Fehler: Werte
    "say.same_mistake": "Gleicher Fehler: {got}",
    "error.not_wanted": "Erwartet: {wanted}, gefunden: {got}",
    "error.not_whole": "{got} ist keine ganze Zahl; nötig ist eine von {low} bis {high}",
    "error.not_whole_in_quotes": (
        "{got} ist keine ganze Zahl; nötig ist eine von {low} bis {high}, ohne Anführungszeichen"
    ),
    "error.out_of_range": "{got} ist nicht erlaubt; nötig ist eine ganze Zahl von {low} bis {high}",
    "error.seed_too_long": "Eine Startzahl hat höchstens {high} Stellen",
    "error.not_boolean": "{got} ist weder true noch false; schreibe eins davon",
    "error.not_boolean_in_quotes": (
        "{got} ist weder true noch false; schreibe eins davon, ohne Anführungszeichen"
    ),
    "error.not_text": '{got} ist kein Text; Text steht in Anführungszeichen, etwa "Anna"',
    "error.blank": "Ein Text braucht mindestens ein sichtbares Zeichen",
    "error.text_too_long": (
        "Dieser Text hat {length} Zeichen; mehr als {high} werden hier nicht gelesen"
    ),
    "error.too_long_for_qr": "Dieser Text ist zu lang für einen QR-Code",
    "error.too_many": (
        "Diese Liste hat {number} Einträge; mehr als {high} werden hier nicht gelesen"
    ),
    "error.half_character": "Ein halbes Zeichen lässt sich nicht lesen; schreibe das ganze",
    "error.not_one_of": "{got} ist hier nicht bekannt; bekannt: {known}",
    "error.not_one_of_near": "{got} ist hier nicht bekannt; meinst du {near}? Bekannt: {known}",
    "error.not_instance": "Erwartet: ein Objekt der Klasse {known}, gefunden: {got}",
    "error.not_all_of": "Erwartet: ein Tupel von {known}, gefunden: {got}",
    # Fehler: Schlüssel und Personen
    "error.unknown_key": "Der Schlüssel {got} ist hier nicht bekannt; bekannt: {known}",
    "error.unknown_key_near": (
        "Der Schlüssel {got} ist hier nicht bekannt; meinst du {near}? Bekannt: {known}"
    ),
    "error.key_not_text": "{got} kann kein Schlüssel sein; Schlüssel müssen Text sein",
    "error.key_missing": "Der Schlüssel {key} fehlt",
    "error.neither": "Einer dieser Schlüssel fehlt: {keys}",
    "error.both": "Nur einer dieser Schlüssel darf vorkommen: {keys}",
    "error.no_game": "Ganz oben fehlt der Schlüssel game; er hat einen dieser Werte: {known}",
    "error.format": "{got} ist kein bekanntes Format; lass den Schlüssel weg oder schreibe {known}",
    "error.format_newer": "Das Format {got} ist neuer als diese Version von boardscore",
    "error.unknown_ruling": "Eine Auslegung {got} gibt es nicht; bekannt: {known}",
    "error.unknown_ruling_near": (
        "Eine Auslegung {got} gibt es nicht; meinst du {near}? Bekannt: {known}"
    ),
    "error.unknown_clause": "Eine Regel {got} gibt es nicht; `boardscore rules` nennt alle",
    "error.unknown_clause_near": "Eine Regel {got} gibt es nicht; meinst du {near}?",
    "error.unknown_language": "{got} ist hier keine bekannte Sprache; bekannt: {known}",
    "error.players": "{players} {players:Person|Personen}; es müssen 1 bis {high} sein",
    "error.same_name": ("So heißt schon jemand anders: {name}; alle Namen müssen verschieden sein"),
    "error.shares": (
        "{shares} {shares:Zahl|Zahlen}; es müssen {players} sein, eine für jede Person"
    ),
    "error.line_break": (
        "Ein Eintrag der Liste hat mehrere Zeilen; mach aus jeder Zeile einen eigenen Eintrag"
    ),
    # Fehler: Dateien
    "error.no_such_file": "Diese Datei gibt es nicht",
    "error.no_such_file_near": "Diese Datei gibt es nicht; meinst du {near}?",
    "error.text_for_file": (
        "Das ist ein Text, nötig ist aber der Name einer Datei; in Python liest `boardscore.loads` "
        "den Text einer Stellung"
    ),
    "error.score_of_file": (
        "Das ist noch keine Stellung: Für eine Datei schreibe "
        "`boardscore.score(boardscore.load(path))`, für einen Text "
        "`boardscore.score(boardscore.loads(text))`"
    ),
    "error.demo_is_no_file": (
        '"demo" ist keine Datei; für ein erfundenes Datenpaket nenne das Spiel: '
        '`boardscore.load_pack("demo", game="pier18")`'
    ),
    "error.not_writable": (
        "Diese Stellung lässt sich nicht als Datei schreiben: Wieder eingelesen wäre sie "
        "eine andere"
    ),
    "error.not_in_link": (
        "Ein Link enthält kein Paket, also auch nicht diesen Plan in Worten; gib ein, ob er "
        "erfüllt ist"
    ),
    "error.not_a_link": (
        "{got} ist kein Link des Wertungsblocks, oder er wurde verändert; dort folgt auf das # ein "
        "Code aus Buchstaben, Ziffern, - und _, der mit {known} beginnt"
    ),
    "error.old_link": (
        "Dieser Link hat eine alte Form, die nicht mehr gelesen wird; gib die Partie neu ein oder "
        "nimm ihre Datei"
    ),
    "error.link_version": (
        "Der Code dieses Links beginnt mit {got}; diese Version von boardscore liest nur Codes, "
        "die mit {known} beginnen"
    ),
    "error.link_too_long": (
        "Der Code dieses Links ist länger als 64 KB und wird deshalb nicht gelesen"
    ),
    "error.link_inflates": "Dieser Link enthält mehr als 1 MB und wird deshalb nicht gelesen",
    "error.link_cut": "Dieser Link ist abgeschnitten oder verändert: Sein Code endet zu früh",
    "error.link_altered": (
        "Dieser Link wurde verändert: Sein Code passt nicht zu seiner Prüfsumme"
    ),
    "error.base_fragment": "{got} enthält schon ein #; nötig ist die Adresse bis dorthin",
    "error.not_saved": "Diese Datei kann nicht geschrieben werden: {why}",
    "error.is_a_folder": "Das ist ein Ordner, keine Datei",
    "error.link_to_itself": "Das ist eine Verknüpfung, die zu sich selbst zurückführt",
    "error.no_permission": "Diese Datei darf nicht gelesen werden: Die Berechtigung fehlt",
    "error.not_a_file": "Das ist eine Pipe oder ein Gerät, keine Datei",
    "error.cannot_open": "Diese Datei lässt sich nicht lesen",
    "error.record_for_position": (
        "Der Name endet auf .jsonl wie der einer Aufzeichnung; eine Aufzeichnung wertest du mit "
        "`boardscore replay`"
    ),
    "error.position_for_record": (
        "Das ist eine TOML-Datei, keine Aufzeichnung von Zügen; eine Stellung wertest du mit "
        "`boardscore score`"
    ),
    "error.extension": "Der Name endet auf '{got}'; die Datei {kind} endet auf {known}",
    "error.no_extension": ("Der Name hat keine Endung; die Datei {kind} endet auf {known}"),
    "file.suffixes": ".toml oder .json",
    "file.suffixes.pack": ".toml, .json oder .csv",
    "error.too_large": "Das sind mehr als {high} Byte, zu viel für die Datei {kind}",
    "file.position": "einer Stellung",
    "file.pack": "eines Datenpakets",
    "file.record": "einer Aufzeichnung",
    "error.encoding_utf16": "Das ist UTF-16; speichere es als UTF-8",
    "error.encoding": "Byte {byte} in Zeile {line} ist kein UTF-8; speichere die Datei als UTF-8",
    # CSV
    "error.csv_encoding": (
        '{what} (im Tabellenprogramm: "CSV UTF-8"; vermutlich ist es Windows-1252)'
    ),
    "error.csv_encoding_utf16": '{what} (im Tabellenprogramm: "CSV UTF-8")',
    "error.csv_control": "Das Steuerzeichen {code} ist in CSV nicht erlaubt",
    "error.csv_open": "Dieses Anführungszeichen öffnet einen Text, der nirgends geschlossen wird",
    "error.csv_after_quote": (
        "Nach dem schließenden Anführungszeichen muss die Zelle enden; ein Anführungszeichen im "
        "Text wird doppelt geschrieben"
    ),
    "error.csv_header": (
        "Die erste Zeile muss die Spalten eines Spiels nennen, etwa eine von diesen: {known}"
    ),
    "error.csv_id": (
        "{got} ist keine Kennung; schreibe 1 bis 40 Zeichen: Buchstaben a bis z und A bis Z, "
        "Ziffern, - und _"
    ),
    "error.csv_number": "{got} ist keine ganze Zahl; nötig ist eine von {low} bis {high}",
    "error.csv_decimal": (
        "{got} ist keine ganze Zahl; schreibe eine von {low} bis {high} ohne Dezimalpunkt, in "
        'pandas mit astype("Int64")'
    ),
    "error.csv_no_number": (
        '{got} ist keine ganze Zahl; gibt es keine, lass die Zelle leer, in R mit na = ""'
    ),
    "error.csv_no_boolean": (
        '{got} ist weder true noch false; ist es unbekannt, lass die Zelle leer, in R mit na = ""'
    ),
    "error.csv_bit": (
        "{got} ist weder true noch false; schreibe eins davon, in SQLite mit iif({column}, 'true', "
        "'false')"
    ),
    "error.csv_column": "Eine Spalte {got} gibt es nicht; bekannt: {known}",
    "error.csv_column_near": "Eine Spalte {got} gibt es nicht; meinst du {near}? Bekannt: {known}",
    "error.csv_column_missing": "Die Spalte {column} fehlt",
    "error.csv_same_column": "Die Spalte {column} kommt zweimal vor",
    "error.csv_surplus": (
        "Diese Zeile hat mehr Zellen als die erste mit {columns:ihrer|ihren} {columns} "
        "{columns:Spalte|Spalten}; "
        "ein Text mit einem Trennzeichen gehört in Anführungszeichen"
    ),
    "error.csv_nameless": "Diese Zelle muss leer sein, denn ihre Spalte hat keinen Namen",
    "error.csv_not_of_table": "In der Zeile einer Punktetabelle muss die Spalte {column} leer sein",
    "error.csv_same_table": "Die Punktetabelle {table} kommt zweimal vor",
    "error.csv_changed": (
        "{what}. Falls ein Tabellenprogramm die Zelle verändert hat: Gib der Spalte das Format "
        "Text und tippe die Zelle noch einmal ein"
    ),
    "error.csv_table_id": (
        "In CSV ist {id} die Kennung einer Punktetabelle; gib dem Plättchen eine andere, um das "
        "Datenpaket als CSV zu schreiben"
    ),
    "error.empty": "Die Datei ist leer",
    "error.toml": "Ab Zeile {line}, Spalte {column} ist das kein gültiges TOML",
    "error.toml_near": "Ab Zeile {line}, Spalte {column} ist das kein gültiges TOML: {near}",
    "error.json": "Ab Zeile {line}, Spalte {column} ist das kein gültiges JSON",
    "error.json_near": "Ab Zeile {line}, Spalte {column} ist das kein gültiges JSON: {near}",
    "hint.unclosed": "Ein Anführungszeichen oder eine Klammer ist nicht geschlossen",
    "hint.no_value": "Ein Wert fehlt",
    "hint.quotes": "'{got}' ({code}) ist hier kein Anführungszeichen; schreibe \"",
    "hint.character": "'{got}' ({code}) gehört nicht hierher",
    "hint.comma_extra": "Hier ist ein Komma zu viel",
    "hint.comma_missing": "Davor fehlt ein Komma",
    "hint.separator_missing": "Davor fehlt ein Komma oder ein Doppelpunkt",
    "hint.equals": "Zwischen Schlüssel und Wert gehört ein =",
    "hint.date": 'Ein Datum braucht Anführungszeichen, etwa "04-17"',
    "hint.toml_text": (
        'Text braucht Anführungszeichen, etwa "Anna"; true und false werden kleingeschrieben'
    ),
    "hint.json_text": (
        'Schlüssel und Texte brauchen doppelte Anführungszeichen, etwa "name"; true, false und '
        "null werden kleingeschrieben"
    ),
    "hint.toml_comment": "Ein Kommentar beginnt mit #",
    "hint.one_line": "Eine Tabelle in geschweiften Klammern muss in einer einzigen Zeile stehen",
    "hint.no_comments": "JSON hat keine Kommentare",
    "hint.json_file": "Das sieht nach JSON aus; eine JSON-Datei endet auf .json",
    "hint.toml_file": "JSON beginnt mit {{; eine TOML-Datei endet auf .toml",
    "error.json_constant": "{got} ist in JSON keine Zahl",
    "error.duplicate_key": "Der Schlüssel {got} kommt zweimal vor",
    "error.duplicate_key_near": "Der Schlüssel {got} kommt zweimal vor; meinst du {near}?",
    "error.number_too_long": "Eine Zahl hat mehr Stellen, als sich lesen lassen",
    "error.too_many_parts": (
        "Das ist zu viel: mehr als {high} Schlüssel, Werte und Klammern in einem Dokument"
    ),
    "error.too_deep": "Listen und Tabellen sind zu tief verschachtelt",
    # Züge
    "wanted.move": "ein Zug: eine Tabelle mit dem Schlüssel move",
    "wanted.share": "eine Zahl von 0 bis 1",
    "wanted.records": "eine Liste von Aufzeichnungen",
    "wanted.state": "ein Spielstand",
    "wanted.random": "ein Zufallsgenerator, etwa random.Random(1)",
    "wanted.move_or_dict": "ein Zug oder ein dict mit dem Schlüssel move",
    "wanted.record_or_path": "der Pfad einer Aufzeichnung, ihr Text oder eine Liste von dicts",
    "wanted.record": "eine Aufzeichnung: der Aufbau des Spiels, dann seine Züge",
    "wanted.table_of_game": "ein Spielstand oder eine Ansicht davon",
    "error.other_game": "Das ist ein Spielstand von {got}; die Nummern sind für {game}",
    "error.other_setting": "Diese Partie hat {got}; die Nummern sind für {wanted}",
    "error.other_pack": (
        "Diese Partie hat ein anderes Datenpaket; die Nummern sind für das Datenpaket {wanted}"
    ),
    "error.other_view": "Das ist die Ansicht von {name}; sie zeigt nur die Züge dieser Person",
    "error.no_setting": "{game} hat diese Einstellung nicht",
    "error.open_chance": "Als Nächstes wird gezogen; gib mit deck an, woraus",
    "error.no_chance": "Gerade wird nichts gezogen",
    "error.pack_changed": "Das ist nicht mehr das Datenpaket, mit dem das Spiel begonnen hat",
    "error.no_move": "Der Schlüssel move fehlt; er hat einen dieser Werte: {known}",
    "error.verdicts_not_last": "Urteile stehen in der letzten Zeile, nach allen Zügen",
    "error.no_verdicts": "In diesem Spiel gibt es keine Pläne zu beurteilen",
    # Datenpakete und Pläne
    "note.pack": (
        "Karten oder Plättchen stammen aus dem Datenpaket {name} (Herkunft: {provenance})."
    ),
    "wanted.packs": (
        "ein Ordner mit Datenpaketen oder ein dict, das jedem Namen ein Datenpaket zuordnet"
    ),
    "wanted.pack_or_path": 'ein Datenpaket, ein dict wie in seiner Datei, ein Pfad oder "demo"',
    "wanted.pack": (
        "ein Datenpaket: eine Tabelle mit den Schlüsseln game, name, provenance und cards oder "
        "tiles"
    ),
    "error.not_an_id": (
        "{got} ist keine Kennung; eine Kennung ist Text in Anführungszeichen: 1 bis 40 Zeichen, "
        "und zwar Buchstaben a bis z und A bis Z, Ziffern, - und _"
    ),
    "error.nothing_listed": "Die Liste ist leer",
    "error.same_id": (
        "{id} ist auch die Kennung von Eintrag {place:nth}; alle Kennungen müssen verschieden sein"
    ),
    "error.no_pack": (
        "Es gibt kein Datenpaket, um diese Kennung nachzuschlagen; nenne eines mit pack"
    ),
    "error.unknown_id": "Im Datenpaket gibt es {got} nicht; bekannt: {known}",
    "error.unknown_id_near": (
        "Im Datenpaket gibt es {got} nicht; meinst du {near}? Bekannt: {known}"
    ),
    "error.not_available": "Für {game} nicht verfügbar: {part}",
    "error.no_packs": (
        'Datenpakete mit Namen gibt es hier nicht, auch nicht {got}; nenne "demo" oder das '
        "Datenpaket selbst"
    ),
    "error.unknown_pack": "Ein Datenpaket {got} gibt es hier nicht; bekannt: {known}",
    "error.unknown_pack_near": (
        "Ein Datenpaket {got} gibt es hier nicht; meinst du {near}? Bekannt: {known}"
    ),
    "error.pack_outside": "{got} ist nicht im Ordner der Datenpakete",
    "error.pack_elsewhere": (
        "Das Datenpaket {file} kann nicht verwendet werden. Es ist nicht im Ordner dieser Datei, "
        "deshalb steht der Grund nicht hier; `boardscore pack check` nennt ihn"
    ),
    "error.pack_file": "Das Datenpaket {file} kann nicht verwendet werden: {what}",
    "error.pack_of_other_game": "Das ist ein Datenpaket von {got}; nötig ist eines von {game}",
    # Fehler: ein Spiel anmelden
    "error.game_exists": "Ein Spiel {name} gibt es schon; gib deinem einen anderen Namen",
    "error.text_languages": (
        "Es gibt Texte in diesen Sprachen: {got}; ein Spiel braucht sie in diesen: {known}"
    ),
    "error.same_clause": "Die Regel {clause} ist zweimal aufgeführt",
    "error.no_demo_file": "Das Paket {package} enthält keine Datei demo.toml",
    "wanted.player_numbers": "die kleinste und die größte Personenzahl, etwa (2, 4)",
    "error.game_part": "{place} ist kein {kind}",
    "error.game_category": "Die Kategorie {category} einer Zeile steht nicht in CATEGORIES",
    "error.game_tie_breakers": (
        "tie_breakers muss ein Tupel mit einem Wert je Gleichstandsregel sein; Regeln: {number}"
    ),
    "error.game_of_result": (
        "Die Wertung einer Stellung von {name} gibt ein Ergebnis von {got} zurück"
    ),
    "error.text_argument": (
        "Der Text {keys} in {lang} braucht das Argument {argument}; der Meldung fehlt es"
    ),
    "error.text_missing": "In {lang} fehlen Texte: {keys}",
    "error.text_exists": "Texte in {lang}, deren Schlüssel es schon gibt: {keys}",
    # Teile, die einem Spiel fehlen können
    "plugin.play": "Partien",
    "plugin.number_actions": "Nummern für Züge",
    "plugin.pad": "der Wertungsblock",
    "plugin.packs": "Datenpakete",
    "plugin.sheet": "Datenpakete als CSV, Prüfsummen und Vergleiche von Datenpaketen",
    "plugin.writing": "Stellungen schreiben",
    "plugin.demo": "ein erfundenes Datenpaket",
    "plugin.pictures": "Bilder",
    "plugin.drawings": "SVG-Bilder",
    "plugin.board": "der Tisch während einer Partie",
    "plugin.typed_moves": "eingetippte Züge",
    "plugin.schemas": "JSON-Schemas",
    "plugin.sentences": "Züge in Sätzen",
    "plugin.questions": "die Fragen von boardscore new",
    "plugin.pack_questions": "das Eintippen von Datenpaketen",
    "plugin.columns": "Tabellen mit vielen Stellungen",
    "plugin.environment": "Umgebungen für lernende Programme",
    "plugin.strategies": "zufällige Stellungen und Partien",
    "plugin.invariants": "Prüfungen zufälliger Partien",
    "plugin.verification": "Testfälle und verify",
}
