"""The questions about Auctionland in English, by key."""

DIALOG: dict[str, str] = {
    # During an interview
    "dialog.tables_remembered": "Your score tables, remembered in {path}:",
    "dialog.tables_kept": "The score tables are remembered in {path} for the next game.",
    # Invalid answers
    "dialog.short_table": (
        "A table has several numbers: the points for a count of 0, of 1, of 2 and so on."
    ),
    "dialog.tile_lies": (
        "There {copies:is|are} only {copies} {copies:copy|copies} of tile {id}, in {where:and}"
    ),
    "dialog.lies_in_row": "row {row:nth} of {name}'s island",
    "dialog.add_tables": (
        "When you have the score tables, change {numbers:this answer|these answers}: edit "
        "{numbers}."
    ),
    "dialog.no_row_yet": "There is no island to change yet.",
    "dialog.no_such_place": (
        "The island has {rows} {rows:row|rows} of {columns} {columns:square|squares}; change one "
        "tile, such as r{rows}c{columns} = TTHH."
    ),
    "open.beaches": "the points for {count} {count:beach|beaches}",
    "open.theme_parks": "the points for {count} theme park {count:tile|tiles}",
    # Questions about a position
    "dialog.ties.auctionland": "Money is asked for only if there is a tie.",
    "ask.way": "{name}: count the island yourself (1) or type its tiles (2)?",
    "ask.way.hint": (
        "An island can be entered in two ways. 1: you count beaches, areas and icons yourself, and "
        "type the numbers. 2: you type the tiles, and boardscore counts."
    ),
    "ask.beaches": "{name}, tiles with a beach at the edge:",
    "ask.beaches.hint": (
        "The edge is every side of a tile with no tile next to it, including around a gap inside "
        "the island. Each tile counts once."
    ),
    "ask.theme_parks": "{name}, tiles of the largest theme park:",
    "ask.theme_parks.hint": (
        "Theme parks that touch each other along an edge are one area; count the tiles of the "
        "largest."
    ),
    "ask.gardens": "{name}, garden areas:",
    "ask.gardens.hint": "Gardens that touch each other along an edge are one area.",
    "ask.houses": "{name}, house areas:",
    "ask.houses.hint": "Houses that touch each other along an edge are one area.",
    "ask.peace": "{name}, peace icons:",
    "ask.peace.hint": "Count every peace icon on the island.",
    "ask.love": "{name}, love icons:",
    "ask.love.hint": "Count every love icon on the island.",
    "ask.music": "{name}, music icons:",
    "ask.music.hint": "Count every music icon on the island.",
    "ask.first_row": "{name}, row 1:",
    "ask.row": "{name}, row {row:nth} (Enter: no more rows):",
    "ask.row.hint": (
        "Type the tiles of a row from west to east, with spaces between them, and a dot where "
        "there is no tile. If all of a tile is one zone, type one letter for it: B beach, T theme "
        "park, G garden, H house. Otherwise type four letters for its north, east, south and west "
        "sides, and - for no zone. Icons follow a +: p peace, l love, m music, and ll for two love "
        "icons. Two gardens on one tile that do not touch are G and g. A house in the middle of a "
        "garden is G/H. If the two halves of a side differ, type eight letters, clockwise from the "
        "left half of the north side. If a row begins further west than those above, type < before "
        "it. To correct a tile, type its row and column: r2c3 = TTHH. For example: B+p BGGH+ll . T"
    ),
    "ask.row.hint.pack": (
        "Type the numbers of the tiles of a row from west to east, and a dot where there is no "
        "tile. If a tile was turned, type e, s or w after its number, for the side where its north "
        "is now. If a row begins further west than those above, type < before it. To correct a "
        "tile, type its row and column: r2c3 = 5. For example: 12 7s . 3"
    ),
    "ask.same_tables": "Use these tables (y or n)?",
    "ask.tables.beaches": "Beach table (Enter to skip):",
    "ask.tables.theme_parks": "Theme park table (Enter to skip):",
    "ask.tables.hint": (
        "The score tables are in your copy of the game. Type the points for a count of 0, of 1, of "
        "2 and so on, with spaces between them; put a plus after the last number if it holds for "
        "every higher count too, such as 0 1 3 5+. They are remembered for the next game."
    ),
    "ask.money": "Money of {name} in dollars (Enter to skip):",
    "ask.money.hint": "There is a tie on points; the player with the most money wins it.",
    # Typing in a pack
    "dialog.pack.things.tiles": "tiles",
    "dialog.pack.one.tile": "tile {id}",
    "dialog.pack.no_table": "Still missing: the score table for {category}; type edit to add it.",
    "dialog.pack.use.tiles": (
        "To use it, write {line} at the top of a position file in the same folder, and give a "
        "player {example}: # before the id of a tile, @ before its quarter turns."
    ),
    # Invalid answers about a pack
    "dialog.empty_tile": "Type the zones and icons of the tile, such as BGGH+l.",
    "dialog.pack.twins": (
        "The same tile, maybe turned, is already in the pack: {ids}. If this is one more copy, go "
        "back, type edit and the id of that tile, and change the number of copies."
    ),
    # Questions about a pack
    "ask.tile.first": "Id of the first tile, such as {usual}:",
    "ask.tile.next": "Id of the next tile, such as {usual} (Enter: no more tiles):",
    "ask.tile.id": "Id of the tile:",
    "ask.tile.id.hint": (
        "The id is what you call a tile: a number, or another short word of letters, digits, "
        "- and _. If the tiles have no numbers, number them yourself."
    ),
    "ask.tile.tile": "Tile {id}:",
    "ask.tile.tile.hint": (
        "Type the zones at the north, east, south and west sides: B beach, T theme park, G garden, "
        "H house, - no zone; such as BGGH. If the whole tile is one zone, type its letter alone. "
        "Lower-case letters are a second zone of that kind (GHgh: two gardens, two houses). Where "
        "the halves of a side differ, type all eight half sides, clockwise from the left half of "
        "the north side: BBGGGGHH. Zones that touch no side follow a /, and icons follow a +: p "
        "peace, l love, m music. For example: B+p BGGH+lm T/HH"
    ),
    "ask.tile.count": "Tile {id}, number of copies:",
    "ask.tile.count.hint": "How many tiles of the game look exactly like this one, turned or not.",
    "ask.tile.tables.beaches": "Beach table (- if you don't have it):",
    "ask.tile.tables.theme_parks": "Theme park table (- if you don't have it):",
    "ask.tile.tables.hint": (
        "The score tables are in your copy of the game. Type the points for a count of 0, of 1, of "
        "2 and so on, with spaces between them; put a plus after the last number if it holds for "
        "every higher count too, such as 0 1 3 5+. They can be added later: type edit to be "
        "asked again."
    ),
    "ask.first_entry": (
        "{table}: does a count of 0 really give {points} {points:point|points} (y or n)?"
    ),
    "ask.tables.beaches.open": (
        "Beach table: does {points} hold for every higher count too (y or n)?"
    ),
    "ask.tables.theme_parks.open": (
        "Theme park table: does {points} hold for every higher count too (y or n)?"
    ),
}
