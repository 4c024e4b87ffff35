"""Pieces, lines, notes, errors and packs of Auctionland in German, by key."""

MESSAGES: dict[str, str] = {
    # Pieces and places
    "icons.peace": "{count} {count:Friedenssymbol|Friedenssymbole}",
    "icons.love": "{count} {count:Liebessymbol|Liebessymbole}",
    "icons.music": "{count} {count:Musiksymbol|Musiksymbole}",
    "cell": "Reihe {row:nth}, Spalte {column:nth}",
    "area.1": "Reihe {row:nth} Spalte {one:nth}",
    "area.2": "Reihe {row:nth} Spalten {one:nth} und {two:nth}",
    "area.3": "Reihe {row:nth} Spalten {one:nth}, {two:nth} und {three:nth}",
    "area.4": "Reihe {row:nth} Spalten {one:nth} bis {four:nth}",
    "area.numbered": "{kind}{number} {tiles}",
    # Lines
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
    "line.icons": "{icons}: Platz {place}",
    "line.icons_shared": "{icons}: Platz {place}, geteilt von {sharing} Personen",
    "line.icons_too_few": "{icons}: {more} Personen haben mehr, daher keine Punkte",
    # Notes
    "note.first_entry": (
        "{table}: Der erste Eintrag gibt {points} {points:Punkt|Punkte} für die Anzahl 0. Wenn "
        "deine Tabelle mit der Anzahl 1 beginnt, stelle eine 0 voran."
    ),
    "note.missing.tables.beaches": (
        "Die Punkte für Strände fehlen: Ergänze die Strandtabelle aus deinem Spiel, also die "
        'Punkte für 0, 1, 2 und so weiter. Das geht mit --beaches 0,1,"3+" oder in der Datei, '
        'unter [tables] mit beaches = [0, 1, "3+"]. Ein Plus heißt: so viele Punkte auch für jede '
        "höhere Anzahl."
    ),
    "note.missing.tables.theme_parks": (
        "Die Punkte für Vergnügungsparks fehlen: Ergänze die Vergnügungsparktabelle aus deinem "
        'Spiel, also die Punkte für 0, 1, 2 und so weiter. Das geht mit --theme-parks 0,2,"5+" '
        'oder in der Datei, unter [tables] mit theme_parks = [0, 2, "5+"]. Ein Plus heißt: so '
        "viele Punkte auch für jede höhere Anzahl."
    ),
    "note.missing.tables.beaches_beyond": (
        "Es fehlen Punkte für Strände: Die Strandtabelle endet bei {last}, nötig sind die Punkte "
        "für {count}. Setze sie bis {count} fort oder beende sie mit einem Plus: mit --beaches "
        '0,1,"3+" oder in der Datei, unter [tables] mit beaches = [0, 1, "3+"]. Ein Plus heißt: so '
        "viele Punkte auch für jede höhere Anzahl."
    ),
    "note.missing.tables.theme_parks_beyond": (
        "Es fehlen Punkte für Vergnügungsparks: Die Vergnügungsparktabelle endet bei {last}, nötig "
        "sind die Punkte für {count}. Setze sie bis {count} fort oder beende sie mit einem Plus: "
        'mit --theme-parks 0,2,"5+" oder in der Datei, unter [tables] mit theme_parks = [0, 2, '
        '"5+"]. Ein Plus heißt: so viele Punkte auch für jede höhere Anzahl.'
    ),
    "note.missing.money": (
        "Gleichstand bei Punkten: Es entscheidet das Geld. Noch nötig: das Geld von {names:and}."
    ),
    # Expected values
    "wanted.island": "eine Insel, als Liste von Zeilen oder als Text mit Zeilenumbrüchen",
    "wanted.score_table": (
        'eine Punktetabelle: eine Liste von Punkten, zuerst für die Anzahl 0, etwa [0, 1, "3+"]'
    ),
    "wanted.tile": 'ein Plättchen als Text, etwa "BGGH+l"',
    "wanted.tables": (
        "eine Liste von Tabellen; in TOML beginnt jede mit einer Kopfzeile in doppelten "
        "Klammern, etwa [[players]]"
    ),
    # Errors
    "error.no_rewards": (
        "Das Datenpaket hat in der Tabelle {table} keine Punkte für {count}; ohne sie sind die "
        "Plätze am Ende unbekannt, und es gibt keine Belohnung"
    ),
    "error.not_rows": "Erwartet: ein Tupel von Reihen aus Plättchen und None, gefunden: {got}",
    "error.not_half_sides": "Erwartet: ein frozenset von halben Seiten, gefunden: {got}",
    "error.tile_words": (
        "Ein Plättchen wird ohne Leerzeichen geschrieben; hier sind es {words} Wörter"
    ),
    "error.tile_sides": (
        "Vor / und + stehen 1, 4 oder 8 Buchstaben, im Uhrzeigersinn ab Norden; gefunden: {sides}"
    ),
    "error.tile_nothing_inside": "Nach / muss mindestens eine Zone stehen: B T G H",
    "error.tile_no_icons": "Nach + muss mindestens ein Symbol stehen: p l m",
    "error.tile_crowded": (
        "Ein Plättchen hat höchstens {high} Zonen im Inneren und höchstens {high} Symbole"
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
    "error.island_rows": (
        "Eine Insel hat 1 bis {high} Reihen; gefunden: {rows}, leere Zeilen nicht mitgezählt"
    ),
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
        "{got} ist kein Eintrag einer Punktetabelle; nötig ist eine ganze Zahl von 0 bis {high}"
    ),
    "error.entry_in_quotes": (
        "{got} ist kein Eintrag einer Punktetabelle; nötig ist eine ganze Zahl von 0 bis {high}, "
        "ohne Anführungszeichen"
    ),
    "error.last_entry": (
        "Der letzte Eintrag muss eine ganze Zahl von 0 bis {high} sein, wenn nötig mit Plus, etwa "
        '"5+"; hier steht {got}'
    ),
    # Packs and plans
    "error.tile_name": (
        "Schreibe # und die Kennung eines Plättchens, dann @ und 0 bis 3 Vierteldrehungen, falls "
        "es gedreht liegt"
    ),
    # Help
    "help.market_size": "Legt fest, wie viele Plättchen der Markt von Auctionland hat; Standard 8.",
    "help.visible_money": "Spielt Auctionland mit offenem Geld.",
    "help.beaches": 'Gibt die Strandtabelle an: Punkte nach Anzahl, ab 0, etwa 0,1,"3+".',
    "help.theme_parks": (
        'Gibt die Vergnügungsparktabelle an: Punkte nach Anzahl, ab 0, etwa 0,2,"5+".'
    ),
    # The score table
    "game.auctionland": "Auctionland",
    "category.beaches": "Strände",
    "category.theme_parks": "Vergnügungspark",
    "category.gardens_houses": "Gärten x Häuser",
    "category.peace": "Frieden",
    "category.love": "Liebe",
    "category.music": "Musik",
    "compared.auctionland.tie.money": "Geld",
    "tied.auctionland.tie.money": "{value} Dollar",
    "decided.auctionland.tie.money": "{own} Dollar gegen {others:and}",
    "needed.tables.beaches": "die Strandtabelle",
    "needed.tables.theme_parks": "die Vergnügungsparktabelle",
    "needed.tables.beaches_beyond": "die Strandtabelle bis {count} (sie endet bei {last})",
    "needed.tables.theme_parks_beyond": (
        "die Vergnügungsparktabelle bis {count} (sie endet bei {last})"
    ),
    "needed.money": "das Geld von {names:and}",
    "table.beaches": "Strandtabelle",
    "table.theme_parks": "Vergnügungsparktabelle",
    # --explain
    "explain.counts": "Eingegeben wurden nur Anzahlen, daher gibt es keine Insel zu zeichnen.",
    "mark.beaches": "Strand",
    "mark.theme_parks": "Park",
    "explain.island_legend": (
        "Buchstaben an den Seiten sind Zonen, in der Mitte stehen Zonen im Inneren und Symbole; "
        "Strand: zählt am Rand, Park: gehört zum größten Vergnügungspark"
    ),
    "explain.island_legend_numbered": (
        "Buchstaben an den Seiten sind Zonen, in der Mitte stehen Zonen im Inneren und Symbole; "
        "Nummern: Gärten und Häuser, wie die Begründung sie nummeriert; Strand: zählt am Rand, "
        "Park: gehört zum größten Vergnügungspark"
    ),
    # Pictures of packs
    "pack.tiles": "{tiles} {tiles:Sorte|Sorten} Plättchen, insgesamt {copies} Plättchen",
    "pack.table": "{category}: {table}",
    "score_table": "{entries}",
    "pack.tiles_legend": "Über jedem Plättchen: Kennung, Anzahl, Schreibweise.",
    "pack.tile": "Plättchen {id}: {tile}, {count} {count:Exemplar|Exemplare}",
    # Impossible at the end: tiles and islands
    "doubt.tile_used_again": (
        "Plättchen {tile} liegt {count}-mal, es gibt aber nur {copies}: {places}."
    ),
    "doubt.place": "{name} in {cell}",
    "doubt.tile_of_no_pack": "{name}: Solche Plättchen hat das Datenpaket nicht: {tiles}.",
    "doubt.tile": "{tile} in {cell}",
    "doubt.island_in_parts": (
        "{name}: Die Insel besteht aus {parts} Teilen. Alle Plättchen müssen über Kanten "
        "zusammenhängen; nicht verbunden: {apart}."
    ),
    "doubt.too_many_full": (
        "{full} Inseln sind voll ({names:and}). Das Spiel endet aber mit dem Zug, in dem eine "
        "Insel voll wird, und in einem Zug legen nur 2 Personen Plättchen."
    ),
    "doubt.not_over": (
        "Keine Insel ist voll, und {tiles} Plättchen des Datenpakets {tiles:liegt|liegen} noch "
        "nirgends: Dieses Spiel ist nicht zu Ende."
    ),
    # Impossible at the end: numbers
    "doubt.too_many_beaches": (
        "{name}: {count} Plättchen mit Strand am Rand sind zu viele; höchstens {most} Plättchen "
        "einer Insel liegen am Rand."
    ),
    "doubt.theme_park_too_large": (
        "{name}: Ein Vergnügungspark aus {count} Plättchen ist zu groß; eine Insel hat höchstens "
        "{most}."
    ),
    "doubt.more_than_tiles_have": (
        "{name}, {what}: {count} ist zu viel; eine Insel aus Plättchen des Datenpakets hat "
        "höchstens {most}."
    ),
    "doubt.more_than_pack_has": (
        "{names}, {what}: Zusammen {count} ist zu viel; alle Plättchen des Datenpakets ergeben "
        "höchstens {most}."
    ),
    "counted.beaches": "Strände",
    "counted.theme_parks": "Vergnügungsparks",
    "counted.gardens": "Gärten",
    "counted.houses": "Häuser",
    "counted.peace": "Friedenssymbole",
    "counted.love": "Liebessymbole",
    "counted.music": "Musiksymbole",
    "doubt.too_much_money": (
        "Zusammen sind es {money} Dollar, aber {players} Personen beginnen mit zusammen {most}, "
        "und später kommt kein Geld dazu."
    ),
    # Why test vectors were withdrawn
    "why_withdrawn.look_alikes": (
        "Er verlangte eine bestimmte Zahl von Drehungen, obwohl das Plättchen nach einer anderen "
        "genauso aussah. Wie ein Zug geschrieben wird, ist keine Regel."
    ),
    # In reports on implementations
    "judge.tie.auctionland": "Geld: {money}",
    "found.size.auctionland": "{count} Plättchen",
    "played.part.market": "der Markt",
    "played.part.money": "das Geld von {name}",
    "played.part.island": "die Insel von {name}",
    # Vergleich von Datenpaketen
    "pack.column.tile": "Zonen und Symbole",
    "pack.entry.auctionland": "Plättchen {id}",
}
