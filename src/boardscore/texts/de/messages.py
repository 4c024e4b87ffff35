"""Alles, was boardscore auf Deutsch sagt, nach Schlüssel."""

MESSAGES: dict[str, str] = {
    # Die Wörter der Spiele
    "symbol.flower_seller": "Blumenverkäufer",
    "symbol.poet": "Dichter",
    "symbol.lovers": "Liebende",
    "symbol.fisher": "Fischer",
    "symbol_at": "{symbol} {space}",
    "side.upper": "oben",
    "side.lower": "unten",
    "on_side.upper": "auf der oberen Seite",
    "on_side.lower": "auf der unteren Seite",
    "space": "{side} {column:nth}",
    "date": "{day}.{month}.",
    "icons.peace": "{count} {count:Friedenssymbol|Friedenssymbole}",
    "icons.love": "{count} {count:Liebessymbol|Liebessymbole}",
    "icons.music": "{count} {count:Musiksymbol|Musiksymbole}",
    "cell": "Reihe {row:nth}, Spalte {column:nth}",
    "area.1": "Reihe {row:nth} Spalte {one:nth}",
    "area.2": "Reihe {row:nth} Spalten {one:nth} und {two:nth}",
    "area.3": "Reihe {row:nth} Spalten {one:nth}, {two:nth} und {three:nth}",
    "area.4": "Reihe {row:nth} Spalten {one:nth} bis {four:nth}",
    "none": "keine",
    # Zeilen
    "line.poets": "{poets} Dichter: 1 Punkt für je 2",
    "line.lovers": "Liebende {space}: links und rechts 2 Felder weit niemand",
    "line.lovers_blocked": "Liebende {space}: gestört durch {by}",
    "line.fishers": "{points} Fischer {on_side}",
    "line.fishers_both_sides": (
        "{points} Fischer {on_side}; auf der anderen Seite {other}, "
        "{other:der nicht zählt|die nicht zählen}"
    ),
    "line.fishers_equal": "{points} Fischer auf jeder Seite: Nur eine der Seiten zählt",
    "line.flower_sellers_every_other_symbol": (
        "Gruppe aus {size} Symbolen, davon {sellers} Blumenverkäufer: "
        "1 Punkt für jedes außer einem Blumenverkäufer; Felder: {spaces}"
    ),
    "line.flower_sellers_other_kinds_only": (
        "Gruppe aus {size} Symbolen, davon {sellers} Blumenverkäufer: "
        "1 Punkt für jedes, das kein Blumenverkäufer ist; Felder: {spaces}"
    ),
    "line.plan": "Plan erfüllt",
    "line.patrons": "{points} {points:Patronenkarte|Patronenkarten}",
    "line.beaches": "{count} Plättchen mit Strand am Rand, nach der Strandtabelle",
    "line.beaches_without_table": (
        "{count} Plättchen mit Strand am Rand; für die Punkte fehlt die Strandtabelle"
    ),
    "line.beaches_beyond_table": (
        "{count} Plättchen mit Strand am Rand; die Strandtabelle endet bei {last}"
    ),
    "line.theme_parks": (
        "Größter Vergnügungspark mit {count} Plättchen, nach der Vergnügungsparktabelle"
    ),
    "line.theme_parks_without_table": (
        "Größter Vergnügungspark mit {count} Plättchen; für die Punkte fehlt die "
        "Vergnügungsparktabelle"
    ),
    "line.theme_parks_beyond_table": (
        "Größter Vergnügungspark mit {count} Plättchen; die Vergnügungsparktabelle endet bei {last}"
    ),
    "line.gardens_houses": (
        "{gardens} {gardens:Gartengebiet|Gartengebiete} x {houses} "
        "{houses:Hausgebiet|Hausgebiete} (Gärten: {garden_areas}) (Häuser: {house_areas})"
    ),
    "line.gardens_houses_counted": (
        "{gardens} {gardens:Gartengebiet|Gartengebiete} x {houses} {houses:Hausgebiet|Hausgebiete}"
    ),
    "line.icons": "{icons}: Rang {place}",
    "line.icons_shared": "{icons}: Rang {place}, geteilt von {sharing} Personen",
    "line.icons_too_few": "{icons}: {more} Personen haben mehr, daher keine Punkte",
    # Hinweise
    "note.few_players": (
        "Nur {players} {players:Person|Personen} eingegeben, nötig sind mindestens {needed}. "
        "Gewertet wird trotzdem."
    ),
    "note.against_publisher": (
        "Der Verlag beantwortet es anders; hier gilt: {chosen}. Laut Verlag: {usual}."
    ),
    "note.claimed": "{name}: Selbst gezählt sind {claimed}, die Zeilen ergeben {total}.",
    "note.claimed_lines": (
        "{name}: Selbst gezählt sind {claimed}, die Zeilen ergeben {total}. Vielleicht liegt es "
        "daran: {lines}."
    ),
    "claim.line": "'{line}' bringt {points} (nicht {counted})",
    "note.missing.tables.beaches": (
        "Die Punkte für Strände fehlen: Ergänze die Strandtabelle aus deinem Spiel, also die "
        'Punkte für 0, 1, 2 und so weiter: mit --beaches 0,1,"3+" oder in der Datei, unter '
        '[tables] mit beaches = [0, 1, "3+"]. Ein Plus heißt: so viele Punkte auch für jede höhere '
        "Anzahl."
    ),
    "note.missing.tables.theme_parks": (
        "Die Punkte für Vergnügungsparks fehlen: Ergänze die Vergnügungsparktabelle aus deinem "
        'Spiel, also die Punkte für 0, 1, 2 und so weiter: mit --theme-parks 0,2,"5+" oder in der '
        'Datei, unter [tables] mit theme_parks = [0, 2, "5+"]. Ein Plus heißt: so viele Punkte '
        "auch für jede höhere Anzahl."
    ),
    "note.missing.plan_date": (
        "Gleichstand bei Punkten und Symbolen: Es entscheidet das Datum auf der Plankarte. "
        "Noch nötig: {names}."
    ),
    "note.missing.money": (
        "Gleichstand bei Punkten: Es entscheidet das Geld. Noch nötig: das Geld von {names}."
    ),
    "note.tables_overridden": "{table}: von der Kommandozeile, nicht aus der Datei.",
    # Falsche Werte, wie ein Fehler sie zeigt
    "value.huge": "eine Zahl mit mehr als 40 Stellen",
    "value.empty_list": "eine leere Liste",
    "value.list": "eine Liste",
    "value.table": "eine Tabelle",
    "value.other": "ein Wert vom Typ {type}",
    "wanted.date": 'ein Datum als Text, "MM-TT"',
    "wanted.island": "eine Insel, als Liste von Zeilen oder als Text mit Zeilenumbrüchen",
    "wanted.line": "eine Textzeile",
    "wanted.list": "eine Liste",
    "wanted.pier": "ein Pier, als Liste von 2 Zeilen oder als Text mit einem Zeilenumbruch",
    "wanted.position": "eine Stellung: eine Tabelle mit den Schlüsseln game und players",
    "wanted.score_table": (
        'eine Wertungstabelle: eine Liste von Punkten, zuerst für die Anzahl 0, etwa [0, 1, "3+"]'
    ),
    "wanted.tile": 'ein Plättchen als Text, etwa "BGGH+l"',
    "wanted.table": "eine Tabelle mit Schlüsseln und Werten",
    "wanted.tables": (
        "eine Liste von Tabellen; in TOML beginnt jede mit einer Kopfzeile in doppelten "
        "Klammern, etwa [[players]]"
    ),
    # Fehler: Werte
    "error.not_wanted": "Hier steht {got}, hierher gehört aber {wanted}",
    "error.not_whole": (
        "{got} ist keine ganze Zahl; nötig ist eine von {low} bis {high}, ohne Anführungszeichen"
    ),
    "error.out_of_range": "{got} ist nicht erlaubt; nötig ist eine ganze Zahl von {low} bis {high}",
    "error.not_boolean": (
        "{got} ist weder true noch false; schreibe eins davon, ohne Anführungszeichen"
    ),
    "error.not_text": '{got} ist kein Text; Text steht in Anführungszeichen, etwa "Anna"',
    "error.blank": "Ein Text braucht mindestens ein sichtbares Zeichen",
    "error.text_too_long": (
        "Dieser Text hat {length} Zeichen; mehr als {high} werden hier nicht gelesen"
    ),
    "error.too_many": (
        "Diese Liste hat {number} Einträge; mehr als {high} werden hier nicht gelesen"
    ),
    "error.half_character": "Ein halbes Zeichen lässt sich nicht lesen; schreibe das ganze",
    "error.not_one_of": "{got} ist hier nicht bekannt; bekannt: {known}",
    "error.not_one_of_near": "{got} ist hier nicht bekannt; meinst du {near}? Bekannt: {known}",
    "error.not_instance": "{got} steht da, wo ein Objekt dieser Klasse hingehört: {known}",
    "error.not_all_of": "{got} steht da, wo ein Tupel von {known} hingehört",
    "error.not_a_side": "{got} steht da, wo ein Tupel von Symbolen und None hingehört",
    "error.not_rows": "{got} steht da, wo ein Tupel von Reihen aus Plättchen und None hingehört",
    "error.not_half_sides": "{got} steht da, wo ein frozenset von halben Seiten hingehört",
    # Fehler: Schlüssel und Personen
    "error.unknown_key": "Der Schlüssel {got} ist hier nicht bekannt; bekannt: {known}",
    "error.unknown_key_near": (
        "Der Schlüssel {got} ist hier nicht bekannt; meinst du {near}? Bekannt: {known}"
    ),
    "error.key_not_text": "{got} ist hier ein Schlüssel; Schlüssel sind Text",
    "error.key_missing": "Der Schlüssel {key} fehlt",
    "error.neither": "Einer dieser Schlüssel fehlt: {keys}",
    "error.both": "Nur einer dieser Schlüssel darf dastehen: {keys}",
    "error.no_game": "Ganz oben fehlt der Schlüssel game; er hat einen dieser Werte: {known}",
    "error.format": "{got} ist kein bekanntes Format; lass den Schlüssel weg oder schreibe {known}",
    "error.format_newer": "Das Format {got} ist neuer als diese Version von boardscore",
    "error.unknown_ruling": "Eine Auslegung {got} gibt es nicht; bekannt: {known}",
    "error.unknown_ruling_near": (
        "Eine Auslegung {got} gibt es nicht; meinst du {near}? Bekannt: {known}"
    ),
    "error.unknown_clause": "Eine Regel {got} gibt es nicht; `boardscore rules` nennt alle",
    "error.unknown_clause_near": "Eine Regel {got} gibt es nicht; meinst du {near}?",
    "error.unknown_language": "Eine Sprache {got} gibt es nicht; bekannt: {known}",
    "error.players": "{players} {players:Person|Personen}; es müssen 1 bis {high} sein",
    "error.same_name": (
        "Person {seat:nth} heißt ebenfalls {name}; alle Namen müssen verschieden sein"
    ),
    # Fehler: Pier 18
    "error.pier_lines": (
        "Ein Pier hat 2 Zeilen, die obere und die untere Seite; gefunden: {lines}"
    ),
    "error.pier_length": (
        "Der Pier hat {side} {columns} {columns:Spalte|Spalten}; erlaubt sind 1 bis {high}"
    ),
    "error.pier_unequal": (
        "Die Seiten sind nicht gleich lang: oben {upper} {upper:Spalte|Spalten}, unten {lower}; "
        "schreibe für jedes leere Feld einen Punkt"
    ),
    "error.pier_bars": (
        "Die Striche | stehen nicht untereinander; Spalten direkt vor einem Strich: "
        "oben {upper}, unten {lower}"
    ),
    "error.pier_bar_outside": "Ein Strich | muss zwischen zwei Spalten stehen",
    "error.unknown_symbol": (
        "Unbekanntes Symbol '{got}' ({code}) {side} in Spalte {column:nth}; bekannt: {known}"
    ),
    "error.unknown_symbol_near": (
        "Unbekanntes Symbol '{got}' ({code}) {side} in Spalte {column:nth}; meinst du {near}? "
        "Bekannt: {known}"
    ),
    "error.not_a_date": '{got} ist kein Datum; schreibe Monat und Tag als "MM-TT", etwa "04-17"',
    "error.no_such_month": ("Einen Monat {month} gibt es nicht; der Monat steht vorn, 01 bis 12"),
    "error.no_such_day": "Der Monat {month} hat keinen Tag {day}; sein letzter ist {days}",
    # Fehler: Auctionland
    "error.tile_words": (
        "Ein Plättchen wird ohne Leerzeichen geschrieben; hier sind es {words} Wörter"
    ),
    "error.tile_sides": (
        "Vor / und + stehen 1, 4 oder 8 Buchstaben, im Uhrzeigersinn ab Norden; gefunden: {sides}"
    ),
    "error.tile_nothing_inside": "Nach / muss mindestens eine Zone stehen: B T G H",
    "error.tile_no_icons": "Nach + muss mindestens ein Symbol stehen: p l m",
    "error.tile_crowded": (
        "Ein Plättchen hat innen höchstens {high} Zonen, und höchstens {high} Symbole"
    ),
    "error.unknown_zone": "Unbekannte Zone '{got}' ({code}); bekannt: {known}",
    "error.unknown_zone_near": (
        "Unbekannte Zone '{got}' ({code}); meinst du {near}? Bekannt: {known}"
    ),
    "error.unknown_icon": "Unbekanntes Symbol '{got}' ({code}); bekannt: {known}",
    "error.unknown_icon_near": (
        "Unbekanntes Symbol '{got}' ({code}); meinst du {near}? Bekannt: {known}"
    ),
    "error.zones_overlap": "Auf derselben halben Seite des Plättchens liegen zwei Zonen",
    "error.zones_touching": (
        "Höchstens {high} Zonen einer Art dürfen die Seiten eines Plättchens berühren"
    ),
    "error.island_rows": "Eine Insel hat 1 bis {high} Reihen; gefunden: {rows}",
    "error.island_columns": (
        "Reihe {row:nth} hat {columns} Felder; eine Insel ist höchstens {high} breit"
    ),
    "error.island_uneven": (
        "Reihe {row:nth} hat {got} {got:Feld|Felder}, Reihe 1 hat {first}; "
        "wo kein Plättchen liegt, steht ein Punkt"
    ),
    "error.island_size": (
        "Eine Insel hat 1 bis {high} Reihen mit 1 bis {high} Feldern, alle gleich lang"
    ),
    "error.entry": (
        "{got} ist kein Eintrag einer Wertungstabelle; nötig ist eine ganze Zahl von 0 bis {high}, "
        "ohne Anführungszeichen"
    ),
    "error.last_entry": (
        "Der letzte Eintrag muss eine ganze Zahl von 0 bis {high} sein, wenn nötig mit Plus, etwa "
        '"5+"; hier steht {got}'
    ),
    "error.line_break": "Eine Zeile der Liste enthält einen Umbruch; mach zwei daraus",
    # Fehler: Dateien
    "error.no_such_file": "Diese Datei gibt es nicht",
    "error.is_a_folder": "Das ist ein Ordner, keine Datei",
    "error.link_to_itself": "Das ist ein Link, der zu sich selbst führt",
    "error.no_permission": "Diese Datei darf nicht gelesen werden: Die Berechtigung fehlt",
    "error.not_a_file": "Das ist eine Pipe oder ein Gerät, keine Datei",
    "error.cannot_open": "Diese Datei lässt sich nicht lesen",
    "error.extension": "Der Name endet auf '{got}'; die Datei {kind} endet auf .toml oder .json",
    "error.no_extension": (
        "Der Name hat keine Endung; die Datei {kind} endet auf .toml oder .json"
    ),
    "error.too_large": "Das sind mehr als {high} Byte, zu viel für die Datei {kind}",
    "file.position": "einer Stellung",
    "file.pack": "eines Datenpakets",
    "file.record": "einer Aufzeichnung",
    "error.encoding_utf16": "Das ist UTF-16; speichere es als UTF-8",
    "error.encoding": "Byte {byte} in Zeile {line} ist kein UTF-8; speichere die Datei als UTF-8",
    "error.empty": "Die Datei ist leer",
    "error.toml": "Ab Zeile {line}, Spalte {column} ist das nicht als TOML zu lesen",
    "error.toml_near": ("Ab Zeile {line}, Spalte {column} ist das nicht als TOML zu lesen: {near}"),
    "error.json": "Ab Zeile {line}, Spalte {column} ist das nicht als JSON zu lesen",
    "error.json_near": ("Ab Zeile {line}, Spalte {column} ist das nicht als JSON zu lesen: {near}"),
    "hint.unclosed": "Ein Anführungszeichen oder eine Klammer ist nicht geschlossen",
    "hint.no_value": "Ein Wert fehlt",
    "hint.quotes": "'{got}' ({code}) ist hier kein Anführungszeichen; schreibe \"",
    "hint.character": "'{got}' ({code}) gehört nicht hierher",
    "hint.comma_extra": "Hier ist ein Komma zu viel",
    "hint.comma_missing": "Davor fehlt ein Komma",
    "hint.separator_missing": "Davor fehlt ein Komma oder ein Doppelpunkt",
    "hint.equals": "Zwischen Schlüssel und Wert steht =",
    "hint.date": 'Ein Datum braucht Anführungszeichen, etwa "04-17"',
    "hint.toml_text": (
        'Text braucht Anführungszeichen, etwa "Anna"; true und false werden kleingeschrieben'
    ),
    "hint.json_text": (
        'Schlüssel und Texte brauchen doppelte Anführungszeichen, etwa "name"; true, false und '
        "null werden kleingeschrieben"
    ),
    "hint.toml_comment": "Ein Kommentar beginnt mit #",
    "hint.one_line": "Eine Tabelle in geschweiften Klammern steht in einer Zeile",
    "hint.no_comments": "JSON hat keine Kommentare",
    "hint.json_file": "Das sieht nach JSON aus; eine JSON-Datei endet auf .json",
    "hint.toml_file": "JSON beginnt mit {{; eine TOML-Datei endet auf .toml",
    "error.json_constant": "{got} ist in JSON keine Zahl",
    "error.duplicate_key": "Der Schlüssel {got} steht hier zweimal",
    "error.duplicate_key_near": "Der Schlüssel {got} steht hier zweimal; meinst du {near}?",
    "error.number_too_long": "Eine Zahl hat mehr Stellen, als sich lesen lassen",
    "error.too_many_parts": (
        "Das ist zu viel: mehr als {high} Schlüssel, Werte und Klammern in einem Dokument"
    ),
    "error.too_deep": "Listen und Tabellen sind zu tief verschachtelt",
    # Züge
    "wanted.move": "ein Zug: eine Tabelle mit dem Schlüssel move",
    "wanted.record": "eine Aufzeichnung: wie das Spiel aufgebaut war, dann seine Züge",
    "error.open_chance": "Als Nächstes wird gezogen; gib mit deck an, was",
    "error.no_chance": "Gerade wird nichts gezogen",
    "error.pack_changed": "Das ist nicht mehr das Datenpaket, mit dem das Spiel begonnen hat",
    "error.no_move": "Der Schlüssel move fehlt; er hat einen dieser Werte: {known}",
    "error.verdicts_not_last": "Urteile stehen in der letzten Zeile, nach allen Zügen",
    "error.no_verdicts": "In diesem Spiel gibt es keine Pläne zu beurteilen",
    # Datenpakete und Pläne
    "line.plan_met": "Plan erfüllt: {plan} ({counts})",
    "line.plan_not_met": "Plan nicht erfüllt: {plan} ({counts})",
    "line.plan_in_words": "Plan: {plan}; ob er erfüllt ist, lässt sich nur am Tisch sagen",
    "plan_count.poets": "{count} Dichter",
    "plan_count.lovers": "{count} {count:Feld|Felder} mit Liebenden",
    "plan_count.fishers": "{count} Fischer",
    "plan_count.flower_sellers": "{count} Blumenverkäufer",
    "plan_count.symbols": "{count} {count:Symbol|Symbole}",
    "plan_count.blanks": "{count} {count:leeres Feld|leere Felder}",
    "plan_count.columns": "{count} {count:Spalte|Spalten}",
    "plan_count.groups": "{count} {count:Gruppe|Gruppen}",
    "plan_count.largest_group": "{count} {count:Symbol|Symbole} in der größten Gruppe",
    "plan_count.on_one_side": "{what} {on_side}",
    "plan_count.points": "{count} {count:Punkt|Punkte} für {category}",
    "note.pack": "Karten oder Plättchen stammen aus dem Datenpaket {name}: {provenance}.",
    "note.missing.plan_completed": (
        "Über den Plan von {names} muss der Tisch urteilen: Sag dazu, ob er erfüllt ist."
    ),
    "wanted.card": 'die Kennung einer Karte als Text, etwa "7"',
    "wanted.laid_card": 'eine Karte des Datenpakets als Text, etwa "7" oder "3+1"',
    "wanted.condition": 'eine Bedingung als Text, etwa "poets >= 4"',
    "wanted.symbol": 'ein Symbol als Text, etwa "Q": S Q H A',
    "wanted.packs": "ein Ordner mit Datenpaketen oder ein dict von Datenpaketen nach Namen",
    "wanted.pack": (
        "ein Datenpaket: eine Tabelle mit den Schlüsseln game, name, provenance und cards oder "
        "tiles"
    ),
    "error.not_an_id": (
        "{got} ist keine Kennung; eine Kennung ist Text in Anführungszeichen: 1 bis 40 der "
        "Buchstaben a bis z und A bis Z, Ziffern, - und _"
    ),
    "error.nothing_listed": "Die Liste ist leer",
    "error.same_id": (
        "{id} ist auch die Kennung von Eintrag {place:nth}; alle Kennungen müssen verschieden sein"
    ),
    "error.overlap": (
        "Karte {card} kann nicht so viele Spalten überdecken; hier {high:ist|sind} höchstens "
        "{high} erlaubt"
    ),
    "error.card": (
        "{got} ist keine Karte; schreibe die Kennung, dann + und die überdeckten Spalten, dann t, "
        "falls sie gedreht liegt"
    ),
    "error.no_pack": (
        "Es gibt kein Datenpaket, um diese Kennung nachzuschlagen; nenne eines mit pack"
    ),
    "error.unknown_id": "Im Datenpaket gibt es {got} nicht; bekannt: {known}",
    "error.unknown_id_near": (
        "Im Datenpaket gibt es {got} nicht; meinst du {near}? Bekannt: {known}"
    ),
    "error.tile_name": (
        "Schreibe # und die Kennung eines Plättchens, dann @ und 0 bis 3 Vierteldrehungen, falls "
        "es gedreht liegt"
    ),
    "error.no_packs": (
        'Datenpakete mit Namen gibt es hier nicht, auch nicht {got}; nenne "demo" oder das '
        "Datenpaket selbst"
    ),
    "error.unknown_pack": "Ein Datenpaket {got} gibt es hier nicht; bekannt: {known}",
    "error.unknown_pack_near": (
        "Ein Datenpaket {got} gibt es hier nicht; meinst du {near}? Bekannt: {known}"
    ),
    "error.pack_outside": "{got} liegt nicht im Ordner der Datenpakete",
    "error.pack_elsewhere": (
        "Das Datenpaket {file} ist nicht zu gebrauchen. Es liegt außerhalb des Ordners dieser "
        "Datei; was daran nicht stimmt, sagt `boardscore pack check`"
    ),
    "error.pack_file": "Das Datenpaket {file} ist nicht zu gebrauchen: {what}",
    "error.pack_of_other_game": "Das ist ein Datenpaket von {got}; nötig ist eines von {game}",
    "error.no_symbol": "{got} ist kein Symbol; bekannt: {known}",
    "error.plan_empty": "Hier steht keine Bedingung; schreibe eine wie poets >= 4",
    "error.plan_too_long": "Eine Bedingung hat höchstens {high} Zeichen",
    "error.plan_sign": "'{got}' ({code}) gehört nicht in eine Bedingung",
    "error.plan_sign_near": "'{got}' ({code}) gehört nicht in eine Bedingung; meinst du {near}?",
    "error.plan_number": "{got} ist keine ganze Zahl von 0 bis {high}",
    "error.plan_too_deep": "Das ist zu tief verschachtelt; erlaubt sind höchstens {high} Ebenen",
    "error.plan_syntax": (
        "Ab hier ist die Bedingung nicht zu lesen; schreibe eine wie poets >= 4 and lovers == 0"
    ),
    "error.plan_syntax_near": "Ab hier ist die Bedingung nicht zu lesen; meinst du {near}?",
    "error.plan_chained": "Vergleiche immer nur zwei Zahlen und verbinde Vergleiche mit and",
    "error.plan_operator": "Dieser Vergleich ist nicht bekannt; bekannt: {known}",
    "error.plan_not_compared": "Das ist nur eine Zahl; vergleiche sie, etwa poets >= 4",
    "error.plan_not_number": "Das ist wahr oder falsch und keine Zahl",
    "error.plan_not_allowed": (
        "Das gehört nicht in eine Bedingung; erlaubt sind Namen wie poets, ganze Zahlen "
        "und dies: {known}"
    ),
    "error.plan_name": "{got} lässt sich nicht zählen; bekannt: {known}",
    "error.plan_name_near": "{got} lässt sich nicht zählen; meinst du {near}? Bekannt: {known}",
}
