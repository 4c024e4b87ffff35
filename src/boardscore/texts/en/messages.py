"""Everything that boardscore says in English, by key."""

MESSAGES: dict[str, str] = {
    # The words of the games
    "symbol.flower_seller": "Flower Seller",
    "symbol.poet": "Poet",
    "symbol.lovers": "Lovers",
    "symbol.fisher": "Fisher",
    "symbol_at": "{symbol} at {space}",
    "side.upper": "upper",
    "side.lower": "lower",
    "on_side.upper": "on the upper side",
    "on_side.lower": "on the lower side",
    "space": "{side} {column:nth}",
    "date": "{month:02}-{day:02}",
    "icons.peace": "{count} peace {count:icon|icons}",
    "icons.love": "{count} love {count:icon|icons}",
    "icons.music": "{count} music {count:icon|icons}",
    "cell": "row {row:nth}, column {column:nth}",
    "area.1": "row {row:nth} column {one:nth}",
    "area.2": "row {row:nth} columns {one:nth} and {two:nth}",
    "area.3": "row {row:nth} columns {one:nth}, {two:nth} and {three:nth}",
    "area.4": "row {row:nth} columns {one:nth} to {four:nth}",
    "none": "none",
    # Lines
    "line.poets": "{poets} Poets: 1 point for every 2 of them",
    "line.lovers": "Lovers at {space}: nobody within 2 spaces",
    "line.lovers_blocked": "Lovers at {space}: blocked by {by}",
    "line.fishers": "{points} {points:Fisher|Fishers} {on_side}",
    "line.fishers_both_sides": (
        "{points} Fishers {on_side}; the other side has {other} and does not count"
    ),
    "line.fishers_equal": "{points} {points:Fisher|Fishers} on each side: only one side counts",
    "line.flower_sellers_every_other_symbol": (
        "group of {size} with {sellers} {sellers:Flower Seller|Flower Sellers}: "
        "1 point for each symbol but one Flower Seller; spaces: {spaces}"
    ),
    "line.flower_sellers_other_kinds_only": (
        "group of {size} with {sellers} {sellers:Flower Seller|Flower Sellers}: "
        "1 point for each symbol that is not a Flower Seller; spaces: {spaces}"
    ),
    "line.plan": "Plan completed",
    "line.patrons": "{points} Patron {points:card|cards}",
    "line.beaches": "{count} {count:tile|tiles} with a beach at the edge, by the beach table",
    "line.beaches_without_table": (
        "{count} {count:tile|tiles} with a beach at the edge; the points need the beach table"
    ),
    "line.beaches_beyond_table": (
        "{count} {count:tile|tiles} with a beach at the edge; the beach table ends at {last}"
    ),
    "line.theme_parks": (
        "largest theme park of {count} {count:tile|tiles}, by the theme park table"
    ),
    "line.theme_parks_without_table": (
        "largest theme park of {count} {count:tile|tiles}; the points need the theme park table"
    ),
    "line.theme_parks_beyond_table": (
        "largest theme park of {count} {count:tile|tiles}; the theme park table ends at {last}"
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
    "note.few_players": (
        "Only {players} {players:player|players} entered; the game is for {needed} or more. "
        "Scored all the same."
    ),
    "note.against_publisher": (
        "Different from the publisher's answer: {chosen}. The publisher: {usual}."
    ),
    "note.claimed": "{name}: you counted {claimed}, the lines give {total}.",
    "note.claimed_lines": (
        "{name}: you counted {claimed}, the lines give {total}. Perhaps it is this: {lines}."
    ),
    "claim.line": "'{line}' gives {points} (not {counted})",
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
    "note.missing.plan_date": (
        "Tied on points and symbols: the date on the Plan card decides. Still needed: {names}."
    ),
    "note.missing.money": "Tied on points: money decides. Still needed: the money of {names}.",
    "note.tables_overridden": "{table}: taken from the command line, not from the file.",
    # Wrong values as an error shows them
    "value.huge": "a number of more than 40 digits",
    "value.empty_list": "an empty list",
    "value.list": "a list",
    "value.table": "a table",
    "value.other": "a value of type {type}",
    "wanted.date": 'a date as text, "MM-DD"',
    "wanted.island": "an island, as a list of lines or one text with line breaks",
    "wanted.line": "a line of text",
    "wanted.list": "a list",
    "wanted.pier": "a pier, as a list of 2 lines or one text with a line break",
    "wanted.position": "a position: a table with the keys game and players",
    "wanted.score_table": (
        'a score table: a list of points, the first for a count of 0, such as [0, 1, "3+"]'
    ),
    "wanted.tile": 'a tile as text, such as "BGGH+l"',
    "wanted.table": "a table of keys and values",
    "wanted.tables": (
        "a list of tables; in TOML each begins with a header in double brackets, "
        "such as [[players]]"
    ),
    # Errors: values
    "error.not_wanted": "found {got}, expected {wanted}",
    "error.not_whole": (
        "{got} is not a whole number; write one from {low} to {high}, without quotes"
    ),
    "error.out_of_range": "{got} is out of range; it must be a whole number from {low} to {high}",
    "error.not_boolean": "{got} is neither true nor false; write one of them without quotes",
    "error.not_text": '{got} is not text; put text in quotes, as in "Anna"',
    "error.blank": "text needs at least one visible character",
    "error.text_too_long": "this text has {length} characters; at most {high} can be read here",
    "error.too_many": "this list has {number} entries; at most {high} can be read here",
    "error.half_character": "half a character cannot be read; write the whole character",
    "error.not_one_of": "{got} is not known here; known: {known}",
    "error.not_one_of_near": "{got} is not known here; did you mean {near}? Known: {known}",
    "error.not_instance": "found {got}, expected an object of this class: {known}",
    "error.not_all_of": "found {got}, expected a tuple of {known}",
    "error.not_a_side": "found {got}, expected a tuple of symbols and None",
    "error.not_rows": "found {got}, expected a tuple of rows, each a tuple of tiles and None",
    "error.not_half_sides": "found {got}, expected a frozenset of half-sides",
    # Errors: keys and players
    "error.unknown_key": "the key {got} is not known here; known: {known}",
    "error.unknown_key_near": (
        "the key {got} is not known here; did you mean {near}? Known: {known}"
    ),
    "error.key_not_text": "{got} is a key here; keys are text",
    "error.key_missing": "the key {key} is missing",
    "error.neither": "one of these keys is missing: {keys}",
    "error.both": "use only one of these keys: {keys}",
    "error.no_game": "the key game is missing at the top; it must be one of: {known}",
    "error.format": "{got} is not a known format; leave it out or write {known}",
    "error.format_newer": "the format {got} is newer than this version of boardscore",
    "error.unknown_ruling": "there is no ruling {got}; known: {known}",
    "error.unknown_ruling_near": "there is no ruling {got}; did you mean {near}? Known: {known}",
    "error.unknown_clause": "there is no rule {got}; `boardscore rules` lists them all",
    "error.unknown_clause_near": "there is no rule {got}; did you mean {near}?",
    "error.unknown_language": "there is no language {got}; known: {known}",
    "error.players": "{players} players; there must be 1 to {high}",
    "error.same_name": "{name} is the name of player {seat:nth} too; all names must be different",
    # Errors: Pier 18
    "error.pier_lines": (
        "a pier has 2 lines, the upper side and the lower side; there {lines:is|are} {lines}"
    ),
    "error.pier_length": "the {side} side has {columns} columns; it must have 1 to {high}",
    "error.pier_unequal": (
        "the sides are not equally long: upper has {upper} {upper:column|columns}, lower {lower}; "
        "write . for an empty space"
    ),
    "error.pier_bars": (
        "the bars | do not line up; columns right before a bar: upper {upper}, lower {lower}"
    ),
    "error.pier_bar_outside": "a bar | must stand between two columns",
    "error.unknown_symbol": (
        "unknown symbol '{got}' ({code}) in column {column:nth} of the {side} side; known: {known}"
    ),
    "error.unknown_symbol_near": (
        "unknown symbol '{got}' ({code}) in column {column:nth} of the {side} side; "
        "did you mean {near}? Known: {known}"
    ),
    "error.not_a_date": '{got} is not a date; write month and day as "MM-DD"',
    "error.no_such_month": "there is no month {month}; the month comes first, 01 to 12",
    "error.no_such_day": "month {month} has no day {day}; its last day is {days}",
    # Errors: Auctionland
    "error.tile_words": "a tile is written without white space in it; there are {words} words",
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
    "error.zones_overlap": "two zones of the tile claim the same half-side",
    "error.zones_touching": "at most {high} zones of one kind may touch the sides of a tile",
    "error.island_rows": "an island has 1 to {high} rows; there {rows:is|are} {rows}",
    "error.island_columns": "row {row:nth} has {columns} places; an island is at most {high} wide",
    "error.island_uneven": (
        "row {row:nth} has {got} {got:place|places}, row 1 has {first}; write . where no tile lies"
    ),
    "error.island_size": "an island has 1 to {high} rows of 1 to {high} places, all equally long",
    "error.entry": (
        "{got} is not an entry of a score table; write a whole number from 0 to {high}, without "
        "quotes"
    ),
    "error.last_entry": (
        'the last entry must be a whole number from 0 to {high}, or one with a plus such as "5+"; '
        "this is {got}"
    ),
    "error.line_break": "one line of the list holds a line break; make it two lines",
    # Errors: files
    "error.no_such_file": "there is no such file",
    "error.is_a_folder": "this is a folder, not a file",
    "error.link_to_itself": "this link leads back to itself",
    "error.no_permission": "you may not read this file: permission denied",
    "error.not_a_file": "this is a pipe or a device, not a file",
    "error.cannot_open": "this file cannot be read",
    "error.extension": "the name ends in '{got}'; the file of {kind} ends in .toml or .json",
    "error.no_extension": "the name has no ending; the file of {kind} ends in .toml or .json",
    "error.too_large": "there are more than {high} bytes, too many for the file of {kind}",
    "file.position": "a position",
    "file.pack": "a pack",
    "file.record": "a record",
    "error.encoding_utf16": "this is UTF-16; save it as UTF-8",
    "error.encoding": "byte {byte} in line {line} is not UTF-8; save it as UTF-8",
    "error.empty": "the file is empty",
    "error.toml": "this cannot be read as TOML from line {line}, column {column} on",
    "error.toml_near": "this cannot be read as TOML from line {line}, column {column} on: {near}",
    "error.json": "this cannot be read as JSON from line {line}, column {column} on",
    "error.json_near": "this cannot be read as JSON from line {line}, column {column} on: {near}",
    "hint.unclosed": "a quote or a bracket is not closed",
    "hint.no_value": "a value is missing",
    "hint.quotes": "'{got}' ({code}) is not a quote here; write \"",
    "hint.character": "'{got}' ({code}) does not belong here",
    "hint.comma_extra": "there is one comma too many",
    "hint.comma_missing": "a comma is missing before it",
    "hint.separator_missing": "a comma or a colon is missing before it",
    "hint.equals": "write = between a key and its value",
    "hint.date": 'a date needs quotes, as in "04-17"',
    "hint.toml_text": 'text needs quotes, as in "Anna"; true and false are lower case',
    "hint.json_text": (
        'keys and texts need double quotes, as in "name"; true, false and null are lower case'
    ),
    "hint.toml_comment": "a comment begins with #",
    "hint.one_line": "a table in braces must be on one line",
    "hint.no_comments": "JSON has no comments",
    "hint.json_file": "this looks like JSON, and a file of JSON ends in .json",
    "hint.toml_file": "JSON begins with {{; a file of TOML ends in .toml",
    "error.json_constant": "{got} is not a number in JSON",
    "error.duplicate_key": "the key {got} appears twice",
    "error.duplicate_key_near": "the key {got} appears twice; did you mean {near}?",
    "error.number_too_long": "a number has more digits than can be read",
    "error.too_many_parts": (
        "this is too much to read: more than {high} keys, values and brackets in one document"
    ),
    "error.too_deep": "there are too many levels of lists and tables",
    # Moves
    "wanted.move": "a move: a table with the key move",
    "wanted.record": "a record: how the game was set up, then its moves",
    "error.open_chance": "the next step is a draw; give a deck, so that it is known",
    "error.no_chance": "there is nothing to draw now",
    "error.pack_changed": "this is not the pack that the game was started with",
    "error.no_move": "the key move is missing; it must be one of: {known}",
    "error.verdicts_not_last": "verdicts come in the last line, after all moves",
    "error.no_verdicts": "there are no Plans to judge in this game",
    # Packs and plans
    "line.plan_met": "Plan completed: {plan} ({counts})",
    "line.plan_not_met": "Plan not completed: {plan} ({counts})",
    "line.plan_in_words": "Plan: {plan}; only people can say whether it is completed",
    "plan_count.poets": "{count} {count:Poet|Poets}",
    "plan_count.lovers": "{count} {count:Lovers symbol|Lovers}",
    "plan_count.fishers": "{count} {count:Fisher|Fishers}",
    "plan_count.flower_sellers": "{count} {count:Flower Seller|Flower Sellers}",
    "plan_count.symbols": "{count} {count:symbol|symbols}",
    "plan_count.blanks": "{count} empty {count:space|spaces}",
    "plan_count.columns": "{count} {count:column|columns}",
    "plan_count.groups": "{count} {count:group|groups}",
    "plan_count.largest_group": "{count} {count:symbol|symbols} in the largest group",
    "plan_count.on_one_side": "{what} {on_side}",
    "plan_count.points": "{count} {count:point|points} for {category}",
    "note.pack": "The cards or tiles are from the pack {name}: {provenance}.",
    "note.missing.plan_completed": (
        "Only people can judge the Plan of {names}: say whether it was completed."
    ),
    "wanted.card": 'the id of a card as text, such as "7"',
    "wanted.laid_card": 'a card of the pack as text, such as "7" or "3+1"',
    "wanted.condition": 'a condition as text, such as "poets >= 4"',
    "wanted.symbol": 'a symbol as text, such as "Q": S Q H A',
    "wanted.packs": "a folder of packs, or a dict of packs by their names",
    "wanted.pack": "a pack: a table with the keys game, name, provenance and cards or tiles",
    "error.not_an_id": (
        "{got} is not a valid id; an id is text in quotes: 1 to 40 of the letters a to z and A to "
        "Z, digits, - and _"
    ),
    "error.nothing_listed": "the list is empty",
    "error.same_id": "{id} is the id of entry {place:nth} too; all ids must be different",
    "error.overlap": "card {card} cannot cover so many columns; it may cover at most {high} here",
    "error.card": (
        "{got} is not a card; write its id, then + and the columns it covers, then t if it is "
        "turned"
    ),
    "error.no_pack": "there is no pack to look this id up in; name one with the key pack",
    "error.unknown_id": "the pack has no {got}; known: {known}",
    "error.unknown_id_near": "the pack has no {got}; did you mean {near}? Known: {known}",
    "error.tile_name": (
        "write # and the id of a tile, then @ and 0 to 3 quarter turns if it is turned"
    ),
    "error.pack_file": "the pack {file} cannot be used: {what}",
    "error.no_packs": (
        'no pack can be named here, not even {got}; write "demo" or the pack itself'
    ),
    "error.unknown_pack": "there is no pack {got} here; known: {known}",
    "error.unknown_pack_near": "there is no pack {got} here; did you mean {near}? Known: {known}",
    "error.pack_outside": "{got} is no place in the folder of the packs",
    "error.pack_elsewhere": (
        "the pack {file} cannot be used; it would lie outside the folder of this file, "
        "so nothing is said about it: `boardscore pack check` tells"
    ),
    "error.pack_of_other_game": "this is a pack for {got}; one for {game} is needed",
    "error.no_symbol": "{got} is not a symbol; known: {known}",
    "error.plan_empty": "there is no condition; write one such as poets >= 4",
    "error.plan_too_long": "a condition has at most {high} characters",
    "error.plan_sign": "'{got}' ({code}) does not belong in a condition",
    "error.plan_sign_near": (
        "'{got}' ({code}) does not belong in a condition; did you mean {near}?"
    ),
    "error.plan_number": "{got} is not a whole number from 0 to {high}",
    "error.plan_too_deep": "too many levels of nesting; at most {high} levels are allowed",
    "error.plan_syntax": (
        "the condition cannot be read from here on; write one such as poets >= 4 and lovers == 0"
    ),
    "error.plan_syntax_near": ("the condition cannot be read from here on; did you mean {near}?"),
    "error.plan_chained": "compare two numbers at a time, and join comparisons with and",
    "error.plan_operator": "this comparison is not known; known: {known}",
    "error.plan_not_compared": "this is a number; compare it, as in poets >= 4",
    "error.plan_not_number": "this is true or false, not a number",
    "error.plan_not_allowed": (
        "this does not belong in a condition; allowed are names such as poets, whole numbers, "
        "and these: {known}"
    ),
    "error.plan_name": "there is no {got} to count; known: {known}",
    "error.plan_name_near": "there is no {got} to count; did you mean {near}? Known: {known}",
}
