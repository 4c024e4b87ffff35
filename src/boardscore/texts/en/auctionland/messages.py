"""Pieces, lines, notes, errors and packs of Auctionland in English, by key."""

MESSAGES: dict[str, str] = {
    # Pieces and places
    "icons.peace": "{count} peace {count:icon|icons}",
    "icons.love": "{count} love {count:icon|icons}",
    "icons.music": "{count} music {count:icon|icons}",
    "cell": "row {row:nth}, column {column:nth}",
    "area.1": "row {row:nth} column {one:nth}",
    "area.2": "row {row:nth} columns {one:nth} and {two:nth}",
    "area.3": "row {row:nth} columns {one:nth}, {two:nth} and {three:nth}",
    "area.4": "row {row:nth} columns {one:nth} to {four:nth}",
    "area.numbered": "{kind}{number} {tiles}",
    # Lines
    "line.beaches": (
        "{count} {count:tile|tiles} with a beach at the edge; points from the beach table"
    ),
    "line.beaches_without_table": (
        "{count} {count:tile|tiles} with a beach at the edge; the points need the beach table"
    ),
    "line.beaches_beyond_table": (
        "{count} {count:tile|tiles} with a beach at the edge; the beach table ends at {last}"
    ),
    "line.theme_parks": (
        "Largest theme park: {count} {count:tile|tiles}; points from the theme park table"
    ),
    "line.theme_parks_without_table": (
        "Largest theme park: {count} {count:tile|tiles}; the points need the theme park table"
    ),
    "line.theme_parks_beyond_table": (
        "Largest theme park: {count} {count:tile|tiles}; the theme park table ends at {last}"
    ),
    "line.gardens_houses": (
        "{gardens} garden {gardens:area|areas} x {houses} house {houses:area|areas} "
        "(gardens: {garden_areas}) (houses: {house_areas})"
    ),
    "line.gardens_houses_counted": (
        "{gardens} garden {gardens:area|areas} x {houses} house {houses:area|areas}"
    ),
    "line.icons": "{icons}: place {place}",
    "line.icons_shared": "{icons}: place {place}, shared by {sharing} players",
    "line.icons_too_few": "{icons}: {more} players have more, so no points",
    # Notes
    "note.first_entry": (
        "{table}: the first entry gives {points} {points:point|points} for a count of 0. If your "
        "table begins with a count of 1, put a 0 in front."
    ),
    "note.missing.tables.beaches": (
        "The beach points are missing: they need the beach table of your game. Give the points "
        'for 0, 1, 2 and so on, such as --beaches 0,1,"3+" or beaches = [0, 1, "3+"] under '
        '[tables] in the file; "3+" means 3 points for every higher count too.'
    ),
    "note.missing.tables.theme_parks": (
        "The theme park points are missing: they need the theme park table of your game. Give "
        'the points for 0, 1, 2 and so on, such as --theme-parks 0,2,"5+" or theme_parks = '
        '[0, 2, "5+"] under [tables] in the file; "5+" means 5 points for every higher count too.'
    ),
    "note.missing.tables.beaches_beyond": (
        "Beach points are missing: the beach table ends at {last}, and the points for {count} are "
        'needed. Continue it to {count}, or end it with a plus, such as --beaches 0,1,"3+" or '
        'beaches = [0, 1, "3+"] under [tables] in the file; "3+" means 3 points for every higher '
        "count too."
    ),
    "note.missing.tables.theme_parks_beyond": (
        "Theme park points are missing: the theme park table ends at {last}, and the points for "
        "{count} are needed. Continue it to {count}, or end it with a plus, such as --theme-parks "
        '0,2,"5+" or theme_parks = [0, 2, "5+"] under [tables] in the file; "5+" means 5 points '
        "for every higher count too."
    ),
    "note.missing.money": "Tied on points: money decides. Still needed: the money of {names:and}.",
    # Expected values
    "wanted.island": "an island, as a list of lines or one text with line breaks",
    "wanted.score_table": (
        'a score table: a list of points, the first for a count of 0, such as [0, 1, "3+"]'
    ),
    "wanted.tile": 'a tile as text, such as "BGGH+l"',
    "wanted.tables": (
        "a list of tables; in TOML each begins with a header in double brackets, "
        "such as [[players]]"
    ),
    # Errors
    "error.no_rewards": (
        "the pack has no points for {count} in the table {table}; without them, the places at the "
        "end are unknown and there is no reward"
    ),
    "error.not_rows": "found {got}, expected a tuple of rows, each a tuple of tiles and None",
    "error.not_half_sides": "found {got}, expected a frozenset of half sides",
    "error.tile_words": "a tile is written without spaces; there are {words} words here",
    "error.tile_sides": (
        "a tile needs 1, 4 or 8 letters before / and +, clockwise from the north; "
        "there {sides:is|are} {sides}"
    ),
    "error.tile_nothing_inside": "after / there must be at least one zone: B T G H",
    "error.tile_no_icons": "after + there must be at least one icon: p l m",
    "error.tile_crowded": "a tile has at most {high} zones inside and {high} icons",
    "error.unknown_zone": "unknown zone '{got}' ({code}); known: {known}",
    "error.unknown_zone_near": "unknown zone '{got}' ({code}); did you mean {near}? Known: {known}",
    "error.unknown_icon": "unknown icon '{got}' ({code}); known: {known}",
    "error.unknown_icon_near": "unknown icon '{got}' ({code}); did you mean {near}? Known: {known}",
    "error.zones_overlap": "two zones of the tile claim the same half side",
    "error.zones_touching": "at most {high} zones of one kind may touch the sides of a tile",
    "error.island_rows": (
        "an island has 1 to {high} rows; there {rows:is|are} {rows}, not counting empty lines"
    ),
    "error.island_columns": "row {row:nth} has {columns} columns; an island has at most {high}",
    "error.island_uneven": (
        "row {row:nth} has {got} {got:column|columns}, but row 1 has {first}; write . where there "
        "is no tile"
    ),
    "error.island_size": (
        "an island has 1 to {high} rows of 1 to {high} columns, all of the same length"
    ),
    "error.entry": (
        "{got} is not an entry of a score table; write a whole number from 0 to {high}"
    ),
    "error.entry_in_quotes": (
        "{got} is not an entry of a score table; write a whole number from 0 to {high}, without "
        "quotes"
    ),
    "error.last_entry": (
        'the last entry must be a whole number from 0 to {high}, or one with a plus such as "5+"; '
        "this is {got}"
    ),
    # Packs and plans
    "error.tile_name": (
        "write # and the id of a tile, then @ and 0 to 3 quarter turns if it is turned"
    ),
    # Help
    "help.market_size": "Number of tiles in the market of Auctionland (default: 8).",
    "help.visible_money": "Play Auctionland with visible money.",
    "help.beaches": 'The beach table: points by count, starting at 0, such as 0,1,"3+".',
    "help.theme_parks": 'The theme park table: points by count, starting at 0, such as 0,2,"5+".',
    # The score table
    "game.auctionland": "Auctionland",
    "category.beaches": "Beaches",
    "category.theme_parks": "Theme park",
    "category.gardens_houses": "Gardens x houses",
    "category.peace": "Peace",
    "category.love": "Love",
    "category.music": "Music",
    "compared.auctionland.tie.money": "Money",
    "tied.auctionland.tie.money": "{value} {value:dollar|dollars}",
    "decided.auctionland.tie.money": "{own} {own:dollar|dollars} to {others:and}",
    "needed.tables.beaches": "the beach table",
    "needed.tables.theme_parks": "the theme park table",
    "needed.tables.beaches_beyond": "the beach table up to {count} (it ends at {last})",
    "needed.tables.theme_parks_beyond": "the theme park table up to {count} (it ends at {last})",
    "needed.money": "the money of {names:and}",
    "table.beaches": "Beach table",
    "table.theme_parks": "Theme park table",
    # --explain
    "explain.counts": "Entered as counts; there is no island to draw.",
    "mark.beaches": "beach",
    "mark.theme_parks": "park",
    "explain.island_legend": (
        "letters at the sides are zones; those in the middle are inner zones and icons; beach: "
        "counted at the edge, park: in the largest theme park"
    ),
    "explain.island_legend_numbered": (
        "letters at the sides are zones; those in the middle are inner zones and icons; numbers: "
        "gardens and houses as numbered in the reason; beach: counted at the edge, park: in the "
        "largest theme park"
    ),
    # Pictures of packs
    "pack.tiles": (
        "{tiles} {tiles:kind of tile|kinds of tiles}, {copies} {copies:tile|tiles} in all"
    ),
    "pack.table": "{category}: {table}",
    "score_table": "{entries}",
    "pack.tiles_legend": "Above each tile: its id, how many copies there are, its notation.",
    "pack.tile": "Tile {id}: {tile}, {count} {count:copy|copies}",
    # Impossible at the end: tiles and islands
    "doubt.tile_used_again": (
        "Tile {tile} is used {count} times, but there {copies:is|are} only {copies}: {places}."
    ),
    "doubt.place": "{name} {cell}",
    "doubt.tile_of_no_pack": "{name}: the pack has no such tile: {tiles}.",
    "doubt.tile": "{tile} at {cell}",
    "doubt.island_in_parts": (
        "{name}: the island is in {parts} parts. All tiles must be connected edge to edge; not "
        "connected to the rest: {apart}."
    ),
    "doubt.too_many_full": (
        "There are {full} full islands ({names:and}), but the game ends with the turn in which an "
        "island becomes full, and only 2 players lay tiles in one turn."
    ),
    "doubt.not_over": (
        "No island is full, and {tiles} {tiles:tile|tiles} of the pack {tiles:has|have} not been "
        "laid: this game is not over."
    ),
    # Impossible at the end: numbers
    "doubt.too_many_beaches": (
        "{name}: {count} tiles with a beach at the edge are too many; no island has more than "
        "{most} tiles at its edge."
    ),
    "doubt.theme_park_too_large": (
        "{name}: a theme park of {count} tiles is too large; an island has no more than {most}."
    ),
    "doubt.more_than_tiles_have": (
        "{name}, {what}: {count} is too many; no island built from the pack can have more than "
        "{most}."
    ),
    "doubt.more_than_pack_has": (
        "{names}, {what}: {count} together is too many; all tiles of the pack have no more than "
        "{most}."
    ),
    "counted.beaches": "beaches",
    "counted.theme_parks": "theme parks",
    "counted.gardens": "gardens",
    "counted.houses": "houses",
    "counted.peace": "peace icons",
    "counted.love": "love icons",
    "counted.music": "music icons",
    "doubt.too_much_money": (
        "There are {money} dollars in all, but {players} players begin with {most} together, and "
        "no money comes in later."
    ),
    # Why test vectors were withdrawn
    "why_withdrawn.look_alikes": (
        "It accepted only one number of quarter turns, although the tile looked the same after a "
        "different number. "
        "How a move is written is not a matter of the rules."
    ),
    # In reports on implementations
    "judge.tie.auctionland": "money {money}",
    "found.size.auctionland": "{count} {count:tile|tiles}",
    "played.part.market": "the market",
    "played.part.money": "the money of {name}",
    "played.part.island": "the island of {name}",
    # Comparing packs
    "pack.column.tile": "zones and icons",
    "pack.entry.auctionland": "Tile {id}",
}
