"""The messages about any game and any file in English, by key."""

MESSAGES: dict[str, str] = {
    # In a list
    "none": "none",
    "and": "and",
    # Players
    "default_name": "Player {number}",
    "numbered_player": "{number} {name}",
    # Notes
    "note.doubt": "{what} [{clause}]",
    "note.few_players": (
        "Only {players} {players:player was|players were} entered, but the game is for {needed} or "
        "more. The score is worked out anyway."
    ),
    "note.against_publisher": (
        "The publisher rules differently. Your choice: {chosen}. The publisher's: {usual}."
    ),
    "note.claimed": "{name}: you counted {claimed}, but the lines add up to {total}.",
    "note.claimed_lines": (
        "{name}: you counted {claimed}, but the lines add up to {total}. Possible cause: {lines}."
    ),
    "claim.line": "'{line}' scores {points} (not {counted})",
    "note.tables_overridden": "{table}: taken from the command line, not from the file.",
    # Wrong values as an error shows them
    "value.huge": "a number with more than 40 digits",
    "value.empty_list": "an empty list",
    "value.list": "a list",
    "value.table": "a table",
    "value.dict": "a dict",
    "value.other": "a value of type {type}",
    "wanted.list": "a list",
    "wanted.position": "a position: a table with the keys game and players",
    "wanted.position_or_dict": (
        "a position, such as one from `boardscore.load`, or a dict with the keys game and players"
    ),
    "wanted.rulings": "a dict of rulings, or an object of the class Rulings",
    "wanted.table": "a table of keys and values",
    # Two scores compared
    "compare.total": "{name}: {after} (before: {before})",
    "compare.same_total": "{name}: {after}, as before",
    "compare.added": "new: {after}, {reason} [{rule}]",
    "compare.removed": "gone: {before}, {reason} [{rule}]",
    "compare.changed": "changed: {after} (before: {before}), {reason} [{rule}]",
    "compare.reworded": "same points: {after}, {reason} [{rule}]",
    "compare.winners": "First place: {after:and} (before: {before:and})",
    "error.compared_games": (
        "the first score is for {before}, the second for {after}; compare scores of the same game"
    ),
    "error.compared_players": (
        "the first score has {before} {before:player|players}, the second {after}; compare scores "
        "with the same number of players"
    ),
    # Errors: values
    "say.same_mistake": "same mistake: {got}",
    "error.not_wanted": "found {got}, expected {wanted}",
    "error.not_whole": "{got} is not a whole number; write one from {low} to {high}",
    "error.not_whole_in_quotes": (
        "{got} is not a whole number; write one from {low} to {high}, without quotes"
    ),
    "error.out_of_range": "{got} is out of range; it must be a whole number from {low} to {high}",
    "error.seed_too_long": "a seed has at most {high} digits",
    "error.not_boolean": "{got} is neither true nor false; write one of them",
    "error.not_boolean_in_quotes": (
        "{got} is neither true nor false; write one of them without quotes"
    ),
    "error.not_text": '{got} is not text; put text in quotes, as in "Anna"',
    "error.blank": "text needs at least one visible character",
    "error.text_too_long": "this text has {length} characters; the limit is {high}",
    "error.too_long_for_qr": "this text is too long for a QR code",
    "error.too_many": "this list has {number} entries; the limit is {high}",
    "error.half_character": (
        "this is half of a surrogate pair, not a whole character; write both halves"
    ),
    "error.not_one_of": "{got} is not known here; known: {known}",
    "error.not_one_of_near": "{got} is not known here; did you mean {near}? Known: {known}",
    "error.not_instance": "found {got}, expected an object of this class: {known}",
    "error.not_all_of": "found {got}, expected a tuple of {known}",
    # Errors: keys and players
    "error.unknown_key": "the key {got} is not known here; known: {known}",
    "error.unknown_key_near": (
        "the key {got} is not known here; did you mean {near}? Known: {known}"
    ),
    "error.key_not_text": "{got} is not a valid key; keys must be text",
    "error.key_missing": "the key {key} is missing",
    "error.neither": "one of these keys is needed: {keys}",
    "error.both": "use only one of these keys: {keys}",
    "error.no_game": "the key game is missing at the top; it must be one of: {known}",
    "error.format": "{got} is not a known format; leave it out or write {known}",
    "error.format_newer": "the format {got} is newer than this version of boardscore",
    "error.unknown_ruling": "there is no ruling {got}; known: {known}",
    "error.unknown_ruling_near": "there is no ruling {got}; did you mean {near}? Known: {known}",
    "error.unknown_clause": "there is no rule {got}; `boardscore rules` lists them all",
    "error.unknown_clause_near": "there is no rule {got}; did you mean {near}?",
    "error.unknown_language": "{got} is not a language known here; known: {known}",
    "error.players": "{players} players; there must be 1 to {high}",
    "error.same_name": "another player is also called {name}; all names must be different",
    "error.shares": (
        "{shares} {shares:number|numbers}; there must be {players}, one for each player"
    ),
    "error.line_break": "one item of the list has several lines; make each line a separate item",
    # Errors: files
    "error.no_such_file": "there is no such file",
    "error.no_such_file_near": "there is no such file; did you mean {near}?",
    "error.text_for_file": (
        "this is text, not the name of a file; in Python, `boardscore.loads` reads a position "
        "from text"
    ),
    "error.score_of_file": (
        "this is not a position yet: for a file call `boardscore.score(boardscore.load(path))`, "
        "for text call `boardscore.score(boardscore.loads(text))`"
    ),
    "error.demo_is_no_file": (
        '"demo" is not a file; for an invented pack name the game: '
        '`boardscore.load_pack("demo", game="pier18")`'
    ),
    "error.not_writable": (
        "this position cannot be written to a file: read back, it would be a different one"
    ),
    "error.not_in_link": (
        "a link contains no pack, so it cannot contain this Plan in words; enter whether it is "
        "completed"
    ),
    "error.not_a_link": (
        "{got} is not a link of the score pad, or it was changed; there, a code of letters, "
        "digits, - and _ that begins with {known} comes after the #"
    ),
    "error.old_link": (
        "this link has an old form that is no longer read; enter the game again or use its file"
    ),
    "error.link_version": (
        "the code of this link begins with {got}; this version of boardscore only reads codes that "
        "begin with {known}"
    ),
    "error.link_too_long": "the code of this link is longer than 64 KB, so it is not read",
    "error.link_inflates": "this link contains more than 1 MB, so it is not read",
    "error.link_cut": "this link is cut off or altered: its code ends too early",
    "error.link_altered": "this link was altered: its code does not match its checksum",
    "error.base_fragment": "{got} already has a #; give the address of the pad up to there",
    "error.not_saved": "this file cannot be written: {why}",
    "error.is_a_folder": "this is a folder, not a file",
    "error.link_to_itself": "this link leads back to itself",
    "error.no_permission": "this file cannot be read: permission denied",
    "error.not_a_file": "this is a pipe or a device, not a file",
    "error.cannot_open": "this file cannot be read",
    "error.record_for_position": (
        "the name ends in .jsonl, like that of a record; to score a record, run `boardscore replay`"
    ),
    "error.position_for_record": (
        "this is a TOML file, not a record of moves; to score a position, run `boardscore score`"
    ),
    "error.extension": "the name ends in '{got}'; the name of {kind} must end in {known}",
    "error.no_extension": ("the name has no extension; the name of {kind} must end in {known}"),
    "file.suffixes": ".toml or .json",
    "file.suffixes.pack": ".toml, .json or .csv",
    "error.too_large": "this has more than {high} bytes, too many for {kind}",
    "file.position": "a position file",
    "file.pack": "a pack file",
    "file.record": "a record file",
    "error.encoding_utf16": "this is UTF-16; save it as UTF-8",
    "error.encoding": "byte {byte} in line {line} is not UTF-8; save it as UTF-8",
    # CSV
    "error.csv_encoding": (
        '{what} (in a spreadsheet program: "CSV UTF-8"; the file is probably in Windows-1252)'
    ),
    "error.csv_encoding_utf16": '{what} (in a spreadsheet program: "CSV UTF-8")',
    "error.csv_control": "the control character {code} is not allowed in CSV",
    "error.csv_open": "this quotation mark is never closed",
    "error.csv_after_quote": (
        "the cell must end after the closing quotation mark; to put a quotation mark inside "
        "quoted text, write it twice"
    ),
    "error.csv_header": (
        "the first line must name the columns of a game, such as one of these: {known}"
    ),
    "error.csv_id": (
        "{got} is not a valid id; write 1 to 40 characters: letters from a to z and A to Z, "
        "digits, - and _"
    ),
    "error.csv_number": "{got} is not a whole number; write one from {low} to {high}",
    "error.csv_decimal": (
        "{got} is not a whole number; write one from {low} to {high} without a decimal point, in "
        'pandas with astype("Int64")'
    ),
    "error.csv_no_number": (
        '{got} is not a whole number; if there is none, leave the cell empty, in R with na = ""'
    ),
    "error.csv_no_boolean": (
        '{got} is neither true nor false; if it is unknown, leave the cell empty, in R with na = ""'
    ),
    "error.csv_bit": (
        "{got} is neither true nor false; write one of them, in SQLite with iif({column}, 'true', "
        "'false')"
    ),
    "error.csv_column": "there is no column {got}; known: {known}",
    "error.csv_column_near": "there is no column {got}; did you mean {near}? Known: {known}",
    "error.csv_column_missing": "the column {column} is missing",
    "error.csv_same_column": "the column {column} appears twice",
    "error.csv_surplus": (
        "this line has more cells than the {columns} {columns:column|columns} of the first line; "
        "a cell that contains a separator needs quotation marks around it"
    ),
    "error.csv_nameless": "this cell must be empty, because its column has no name",
    "error.csv_not_of_table": "leave the column {column} empty in the row of a score table",
    "error.csv_same_table": "the score table {table} appears twice",
    "error.csv_changed": (
        "{what}. If a spreadsheet program changed this cell, give the column the format Text and "
        "type the cell again"
    ),
    "error.csv_table_id": (
        "in CSV, {id} is the id of a score table; give the tile another id to write the pack as CSV"
    ),
    "error.empty": "the file is empty",
    "error.toml": "this is not valid TOML at line {line}, column {column}",
    "error.toml_near": "this is not valid TOML at line {line}, column {column}: {near}",
    "error.json": "this is not valid JSON at line {line}, column {column}",
    "error.json_near": "this is not valid JSON at line {line}, column {column}: {near}",
    "hint.unclosed": "a quote or a bracket is not closed",
    "hint.no_value": "a value is missing",
    "hint.quotes": "'{got}' ({code}) is not a quote here; write \"",
    "hint.character": "'{got}' ({code}) does not belong here",
    "hint.comma_extra": "there is one comma too many",
    "hint.comma_missing": "a comma is missing before this point",
    "hint.separator_missing": "a comma or a colon is missing before this point",
    "hint.equals": "write = between a key and its value",
    "hint.date": 'a date needs quotes, as in "04-17"',
    "hint.toml_text": 'text needs quotes, as in "Anna"; true and false are lower case',
    "hint.json_text": (
        'keys and text need double quotes, as in "name"; true, false and null are lower case'
    ),
    "hint.toml_comment": "a comment begins with #",
    "hint.one_line": "a table in braces must be on one line",
    "hint.no_comments": "JSON has no comments",
    "hint.json_file": "this looks like JSON; the name of a JSON file ends in .json",
    "hint.toml_file": "JSON begins with {{; the name of a TOML file ends in .toml",
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
    "wanted.share": "a number from 0 to 1",
    "wanted.records": "a list of records",
    "wanted.state": "a state of a game",
    "wanted.random": "a generator of random numbers, such as random.Random(1)",
    "wanted.move_or_dict": "a move, or a dict with the key move",
    "wanted.record_or_path": "the path of a record, its text, or a list of dicts",
    "wanted.record": "a record: how the game was set up, then its moves",
    "wanted.table_of_game": "a state of a game, or a view of one",
    "error.other_game": "this is a state of {got}; these numbers are for moves of {game}",
    "error.other_setting": "this game has {got}; the numbers are for {wanted}",
    "error.other_pack": "this game uses another pack; the numbers are for the pack {wanted}",
    "error.other_view": "this is the view of {name}; it shows only the moves of that seat",
    "error.no_setting": "{game} does not have this setting",
    "error.open_chance": "the next step is a draw; give a deck to draw from",
    "error.no_chance": "there is nothing to draw now",
    "error.pack_changed": "this is not the pack that the game started with",
    "error.no_move": "the key move is missing; it must be one of: {known}",
    "error.verdicts_not_last": "verdicts come in the last line, after all moves",
    "error.no_verdicts": "there are no Plans to judge in this game",
    # Packs and plans
    "note.pack": "The cards or tiles are from the pack {name}: {provenance}.",
    "wanted.packs": "a folder of packs, or a dict of packs by their names",
    "wanted.pack_or_path": 'a pack, a dict in the shape of its file, a path, or "demo"',
    "wanted.pack": "a pack: a table with the keys game, name, provenance and cards or tiles",
    "error.not_an_id": (
        "{got} is not a valid id; an id is text in quotes, 1 to 40 characters: letters from a to "
        "z and A to "
        "Z, digits, - and _"
    ),
    "error.nothing_listed": "the list is empty",
    "error.same_id": "entry {place:nth} also has the id {id}; all ids must be different",
    "error.no_pack": "there is no pack to look this id up in; name one with the key pack",
    "error.unknown_id": "the pack has no {got}; known: {known}",
    "error.unknown_id_near": "the pack has no {got}; did you mean {near}? Known: {known}",
    "error.pack_file": "the pack {file} cannot be used: {what}",
    "error.not_available": "not available for {game}: {part}",
    "error.no_packs": (
        'only the pack "demo" can be named here, not {got}; give the pack itself instead'
    ),
    "error.unknown_pack": "there is no pack {got} here; known: {known}",
    "error.unknown_pack_near": "there is no pack {got} here; did you mean {near}? Known: {known}",
    "error.pack_outside": "{got} is not in the packs folder",
    "error.pack_elsewhere": (
        "the pack {file} cannot be used. It is not in the folder of this file, so the reason is "
        "not shown here: run `boardscore pack check` to see it"
    ),
    "error.pack_of_other_game": "this is a pack for {got}; one for {game} is needed",
    # Errors: registering a game
    "error.game_exists": "there is a game {name} already; give yours another name",
    "error.text_languages": ("the game has texts in: {got}; it needs them in: {known}"),
    "error.same_clause": "the clause {clause} is listed twice",
    "error.no_demo_file": "the package {package} has no file demo.toml",
    "wanted.player_numbers": "the lowest and the highest number of players, such as (2, 4)",
    "error.game_part": "{place} is not a {kind}",
    "error.game_category": "the category {category} of a line is not in CATEGORIES",
    "error.game_tie_breakers": (
        "tie_breakers must be a tuple with one value for each tie rule; tie rules: {number}"
    ),
    "error.game_of_result": "scoring a position of {name} returned a result of {got}",
    "error.text_argument": "the text {keys} in {lang} needs {argument}; its message has none",
    "error.text_missing": "texts missing in {lang}: {keys}",
    "error.text_exists": "texts in {lang} whose keys already exist: {keys}",
    # Parts that a game may lack
    "plugin.play": "playing a game",
    "plugin.number_actions": "numbers for moves",
    "plugin.pad": "the score pad",
    "plugin.packs": "packs",
    "plugin.sheet": "packs as CSV, checksums and comparisons of packs",
    "plugin.writing": "writing positions",
    "plugin.demo": "an invented pack",
    "plugin.pictures": "pictures",
    "plugin.drawings": "SVG pictures",
    "plugin.board": "the table during a game",
    "plugin.typed_moves": "typed moves",
    "plugin.schemas": "JSON Schemas",
    "plugin.sentences": "moves in sentences",
    "plugin.questions": "the questions of boardscore new",
    "plugin.pack_questions": "typing in a pack",
    "plugin.columns": "tables of many positions",
    "plugin.environment": "environments for learning programs",
    "plugin.strategies": "random positions and games",
    "plugin.invariants": "checks of random games",
    "plugin.verification": "vectors and verify",
}
