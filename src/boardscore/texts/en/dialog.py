"""What the guided questions and answers say in English, by key."""

DIALOG: dict[str, str] = {
    # The course of an interview
    "dialog.welcome": (
        "{game}: the final position, question by question. It will be saved as {file}. Dates and "
        "money are asked for only if there is a tie. Type ? for help, back for the previous "
        "question; Ctrl-C stops and keeps every answer."
    ),
    "dialog.goes_on": (
        "In {file} there {answers:is|are} {answers} {answers:answer|answers} from a position that "
        "was not finished; players: {names}."
    ),
    "dialog.commands": (
        "back: the previous question. list: all answers so far, numbered. edit 3: change answer 3. "
        "Enter: the answer in brackets. quit: stop for now; every answer is kept. An answer that "
        'looks like one of these words goes in quotes, such as "list".'
    ),
    "dialog.content": (
        "Is everything right? Enter or yes saves it as {file}; list shows all answers with "
        "numbers, edit and a number changes one, back takes back the last."
    ),
    "dialog.enter_or_edit": (
        "Enter or yes saves; edit and a number changes an answer; list shows the numbers."
    ),
    "dialog.no_such_answer": "Answers have the numbers 1 to {high}; list shows them.",
    "dialog.no_way_back": "This is the first question.",
    "dialog.kept": (
        "Stopped. Every answer is kept in {file}; `boardscore new {game} {name}` goes on from "
        "there."
    ),
    "dialog.saved": "Saved as {file}; `boardscore score --explain {file}` shows the score again.",
    "dialog.draft_damaged": (
        "{file} is damaged and holds no answers that can be read; it is kept as {copy}."
    ),
    "dialog.cannot_save": "{file} cannot be written there: {why}.",
    "dialog.template": (
        "Written: {file}. Change it to what lies on your table, then run "
        "`boardscore score --explain {file}`."
    ),
    "dialog.not_utf8": "These characters cannot be read; type it again.",
    "dialog.no_input": "Nothing can be read from the input.",
    "dialog.tables_remembered": "Your score tables, remembered in {path}:",
    "dialog.tables_kept": "The score tables are remembered in {path} for the next game.",
    # Answers that will not do
    "dialog.not_a_number": "Type a whole number from {low} to {high}.",
    "dialog.not_yes_or_no": "Type y for yes or n for no.",
    "dialog.name_taken": "{name} is already playing; all names must be different.",
    "dialog.yes": "y",
    "dialog.fine": "Save it (Enter)?",
    "dialog.go_on": "Go on with them (y), or start over (n)?",
    "dialog.not_a_date": (
        "Type month and day with a hyphen, such as 4-17, or with the name of the month, such "
        "as 17 April."
    ),
    "dialog.no_side": "Type the spaces of this side, such as S.Q.H..A.",
    "dialog.several_words": (
        "Type one side at a time, the upper side first, and a dot for every empty space, "
        "with no gaps."
    ),
    "dialog.one_letter": (
        "'{got}' cannot be read; type one letter for each space: S Flower Seller (star), Q "
        "Poet (quill), H Lovers (heart), A Fisher (anchor), a dot for an empty space."
    ),
    "dialog.sides_differ": (
        "The upper side '{upper}' has {above} columns, the lower side '{lower}' has {below}; "
        "both must have the same number. Type the lower side again, or back to correct the "
        "upper one."
    ),
    "dialog.short_table": (
        "A table has several numbers: the points for a count of 0, of 1, of 2 and so on."
    ),
    # Questions of both games
    "ask.players": "How many players (1 to {high})?",
    "ask.usual_name": "Player {number}",
    "ask.name": "Name of player {number}:",
    "ask.claimed": "What total did {name} count (Enter: not counted)?",
    # Questions of Pier 18
    "ask.pier.hint": (
        "The finished pier, from the land (left) to the water (right), only what can be seen, "
        "one letter for each space: S Flower Seller (star), Q Poet (quill), H Lovers (heart), "
        "A Fisher (anchor), a dot for an empty space. The Plan card is part of the pier: it "
        "must lie at the water end. For example: S.Q.H..A"
    ),
    "ask.upper": "{name}, upper side:",
    "ask.lower": "{name}, lower side:",
    "ask.plan": "Did {name} complete the Plan (y or n)?",
    "ask.patrons": "How many Patron cards does {name} have?",
    "ask.plan_date": "Date on the Plan card of {name} (Enter: not known):",
    "ask.plan_date.hint": (
        "There is a tie on points and on symbols; the earliest date on the Plan card breaks it. "
        "Type month and day, such as 04-17."
    ),
    "ask.pier18.flower_adjacency": ("Do groups stay on one side of the pier (1 yes, usual; 2 no)?"),
    "ask.pier18.flower_adjacency.hint": (
        "The rules only say that the symbols of a group are next to each other, and for this "
        "position it makes a difference how that is read:"
    ),
    "ask.pier18.flower_points": (
        "Do the other Flower Sellers of a group score (1 yes, usual; 2 no)?"
    ),
    "ask.pier18.flower_points.hint": (
        "The rules leave room for which symbols of a group score, and for this position it "
        "makes a difference:"
    ),
    "ask.pier18.ties_below_first": (
        "Do the tie rules order the places below first too (1 yes, usual; 2 no)?"
    ),
    "ask.pier18.ties_below_first.hint": (
        "The rules only say who wins a tie, and here a place below first depends on how the "
        "others are ranked:"
    ),
    # Questions of Auctionland
    "ask.way": "{name}: count the island yourself (1) or type its tiles (2)?",
    "ask.way.hint": (
        "An island can be entered in two ways. 1: you count beaches, areas and icons yourselves, "
        "and type the numbers. 2: you type the tiles, and boardscore counts."
    ),
    "ask.beaches": "{name}, tiles with a beach at the edge:",
    "ask.beaches.hint": (
        "The edge is every side of a tile with no tile beside it, also around a gap inside the "
        "island. Each tile counts once."
    ),
    "ask.theme_parks": "{name}, tiles of the largest theme park:",
    "ask.theme_parks.hint": (
        "Count the tiles whose theme parks touch along edges; corners do not connect them."
    ),
    "ask.gardens": "{name}, garden areas:",
    "ask.gardens.hint": "Gardens that touch each other along an edge are one area.",
    "ask.houses": "{name}, house areas:",
    "ask.houses.hint": "Houses that touch each other along an edge are one area.",
    "ask.peace": "{name}, peace icons:",
    "ask.peace.hint": "Where an icon lies does not matter.",
    "ask.love": "{name}, love icons:",
    "ask.love.hint": "Count every love icon on the island.",
    "ask.music": "{name}, music icons:",
    "ask.music.hint": "Count every music icon on the island.",
    "ask.row": "{name}, row {row:nth} (Enter: no more rows):",
    "ask.row.hint": (
        "Type the tiles of a row from west to east, with spaces between them, and a dot where "
        "there is no tile. A tile is one letter if all of it is one zone (B beach, T theme park, G "
        "garden, H house), else four letters for its north, east, south and west side (- for no "
        "zone); after a + its icons: p peace, l love, m music, two of them ll. Two gardens that do "
        "not touch on one tile: G and g. A house in the middle of a garden: G/H. If the two halves "
        "of a side differ, eight letters, clockwise from the left half of the north. For example: "
        "B+p BGGH+ll . T"
    ),
    "ask.same_tables": "Use these tables (y or n)?",
    "ask.tables.beaches": "Beach table (Enter: don't have it):",
    "ask.tables.theme_parks": "Theme park table (Enter: don't have it):",
    "ask.tables.hint": (
        "The score tables are in your copy of the game. Type the points for a count of 0, of 1, "
        "of 2 and so on, with spaces between them; a plus at the last number if it holds for every "
        "higher count too, such as 0 1 3 5+. They are remembered for the next game."
    ),
    "ask.money": "Money of {name} in dollars (Enter: not known):",
    "ask.money.hint": "There is a tie on points; most money breaks it.",
    # Typing in a pack
    "dialog.pack.welcome": (
        "{game}: type in the {things} of your own copy, one by one; each is saved in "
        "{file} at once. Type ? for help, back for the previous question; Ctrl-C stops and keeps "
        "every answer."
    ),
    "dialog.pack.goes_on": "{file} has {content} so far; list shows them.",
    "dialog.pack.taken_over": "It goes on where it stopped, with the answers kept in {draft}.",
    "dialog.pack.commands": "Instead of an answer you can type at any time:",
    "dialog.pack.commands.back": "back: the previous question",
    "dialog.pack.commands.list": "list: all {things} so far",
    "dialog.pack.commands.show": "show 7: draw {one}; show: draw them all",
    "dialog.pack.commands.edit": (
        "edit 7: change {one}, Enter keeps each answer; edit: change the top of the pack"
    ),
    "dialog.pack.commands.delete": "delete 7: take {one} out",
    "dialog.pack.commands.done": "done: no more {things}",
    "dialog.pack.commands.quit": "quit: stop for now; every answer is kept",
    "dialog.pack.commands.quotes": 'An answer that looks like one of these goes in quotes: "list"',
    "dialog.pack.things.cards": "cards",
    "dialog.pack.things.tiles": "tiles",
    "dialog.pack.one.card": "card {id}",
    "dialog.pack.one.tile": "tile {id}",
    "dialog.pack.saved": "Saved in {file}: {content}.",
    "dialog.pack.copied": (
        "{file} was changed by hand. Comments in it are lost on saving, so {copy} keeps a copy of "
        "it as it was."
    ),
    "dialog.pack.unfinished": "Not finished yet: {answers}",
    "dialog.pack.nothing": "There are no {things} yet.",
    "dialog.pack.sure": "Really take out {entry} (y or n)?",
    "dialog.pack.which": "Type the id after it, such as delete 7.",
    "dialog.pack.taken_out": "Taken out: {entry}.",
    "dialog.pack.not_there": "Not in the pack: {entry}. list shows what is.",
    "dialog.pack.not_done": (
        "One is not finished: answer the question first, or type quit; every answer is kept."
    ),
    "dialog.pack.kept": "What is not finished is kept in {draft}.",
    "dialog.pack.stopped": "Stopped; `{command}` goes on from here.",
    "dialog.pack.changed": (
        "Someone else has changed {file} in the meantime, so it is left as it is. What you typed "
        "last is kept in the draft: run the same command again to go on."
    ),
    "dialog.pack.cannot_save": (
        "{file} and its draft cannot be saved there: {why}. All that was saved before is as it was."
    ),
    "dialog.pack.missing": (
        "The printed game has {printed} cards; {missing} {missing:is|are} still missing."
    ),
    "dialog.pack.too_many": "The printed game has {printed} cards; these are {more} more.",
    "dialog.pack.no_table": "Still missing: the score table for {category}; edit adds it.",
    "dialog.pack.more": (
        "`{command}` adds or changes something, `boardscore pack show {file}` draws everything."
    ),
    "dialog.pack.use.cards": (
        "To use it, write {line} at the top of a position file in the same folder, and for a "
        "player {example} in place of pier: cards from the land on, a plus for the columns that "
        "one covers."
    ),
    "dialog.pack.use.tiles": (
        "To use it, write {line} at the top of a position file in the same folder, and for a "
        "player {example}: # before the id of a tile, @ before its quarter turns."
    ),
    # Answers about a pack that will not do
    "dialog.id_taken": "{id} is taken; edit {id} changes that one. All ids must be different.",
    "dialog.date_taken": (
        "Card {id} has the date {date} already; all dates must be different. edit {id} changes "
        "that card."
    ),
    "dialog.width": (
        "This side has {typed} {typed:column|columns}, card {id} has {columns}; all cards must be "
        "equally wide. edit {id} changes that card."
    ),
    "dialog.no_id": "Type an id, or quit to stop for now.",
    "dialog.empty_tile": "Type the zones and icons of the tile, such as BGGH+l.",
    "dialog.empty_side": "Type every space of this side, such as S.Q. for four.",
    "dialog.empty_plan": "Type the plan, as a condition or in plain words.",
    "dialog.pack.twins": (
        "The same tile, maybe turned, is already in the pack: {ids}. If this is one more copy, go "
        "back and edit that one: it asks how many copies there are."
    ),
    # Questions about a pack
    "ask.yes": "y",
    "ask.pack.name": "Name of the pack:",
    "ask.pack.provenance": "Where does it come from?",
    "ask.pack.usual_provenance": "typed in from our own copy",
    "ask.card.first": "Id of the first card, usually {usual}:",
    "ask.card.next": "Id of the next card, usually {usual} (Enter: no more cards):",
    "ask.card.id": "Id of the card:",
    "ask.card.id.hint": (
        "The id is what you call a card: its number, or another short word of letters, digits, "
        "- and _. If the cards have no numbers, count them."
    ),
    "ask.card.date": "Card {id}, date:",
    "ask.card.date.hint": "Month and day, such as 04-17; or the day first, with dots: 17.4.",
    "ask.card.patron": "Card {id}, patron:",
    "ask.card.patron.hint": (
        "The patron is the symbol in the top left corner: S Flower Seller (star), Q Poet (quill), "
        "H Lovers (heart), A Fisher (anchor)."
    ),
    "ask.card.upper": "Card {id}, upper side:",
    "ask.card.upper.hint": (
        "Type the spaces of each side from left to right: S star, Q quill, H heart, A anchor, a "
        "dot for an empty space. For example: S.Q."
    ),
    "ask.card.lower": "Card {id}, lower side:",
    "ask.card.lower.hint": "As many spaces as on the upper side.",
    "ask.card.plan": "Card {id}, plan:",
    "ask.card.plan.hint": (
        "Type the plan as a condition, and boardscore works out whether it is completed; or in "
        "plain words, and the players judge it at the end of a game. A condition compares numbers "
        "of the finished pier: poets, lovers, fishers, flower_sellers, symbols, blanks, each also "
        "after upper. or lower.; columns, groups, largest_group; points.poets and so on for the "
        "four characters. It is written with == != < <= > >= + - * and, or, not and parentheses. "
        "For example:"
    ),
    "ask.card.plan.example1": "poets >= 4: at least 4 Poets",
    "ask.card.plan.example2": "lovers == fishers: as many Lovers as Fishers",
    "ask.card.plan.example3": (
        "upper.blanks == 0 and lower.poets < 3: no empty space on the upper side, and fewer than 3 "
        "Poets on the lower side"
    ),
    "ask.card.plan.example4": (
        "points.lovers + points.poets >= 6 or not groups > 3: at least 6 points for Lovers and "
        "Poets together, or at most 3 groups"
    ),
    "ask.card.in_words": "No condition, then. Keep it as words for people to judge (y or n)?",
    "ask.tile.first": "Id of the first tile, usually {usual}:",
    "ask.tile.next": "Id of the next tile, usually {usual} (Enter: no more tiles):",
    "ask.tile.id": "Id of the tile:",
    "ask.tile.id.hint": (
        "The id is what you call a tile: a number, or another short word of letters, digits, "
        "- and _. If the tiles have no numbers, count them."
    ),
    "ask.tile.tile": "Tile {id}:",
    "ask.tile.tile.hint": (
        "A tile is its zone at the north, east, south and west side: B beach, T theme park, G "
        "garden, H house, - no zone; such as BGGH, or one letter alone if the whole tile is one "
        "zone. Lower-case letters are a second zone of that kind (GHgh: two gardens, two houses). "
        "Where the halves of a side differ, all eight half-sides from the left half of the north "
        "side on: BBGGGGHH. After / zones that touch no side, after + icons: p peace, l love, m "
        "music. For example: B+p BGGH+lm T/HH"
    ),
    "ask.tile.count": "Tile {id}, number of copies:",
    "ask.tile.count.hint": "How many tiles of the game look exactly like this one, turned or not.",
    "ask.tile.tables.beaches": "Beach table (- if you don't have it):",
    "ask.tile.tables.theme_parks": "Theme park table (- if you don't have it):",
    "ask.tile.tables.hint": (
        "The score tables are in your copy of the game. Type the points for a count of 0, of 1, "
        "of 2 and so on, with spaces between them; a plus at the last number if it holds for every "
        "higher count too, such as 0 1 3 5+. They can be added later: edit asks for them again."
    ),
    "ask.choice": "{number}: {meaning}",
    "ask.tables.beaches.open": (
        "Beach table: does {points} hold for every higher count too (y or n)?"
    ),
    "ask.tables.theme_parks.open": (
        "Theme park table: does {points} hold for every higher count too (y or n)?"
    ),
    # Months
    "month.1": "January",
    "month.2": "February",
    "month.3": "March",
    "month.4": "April",
    "month.5": "May",
    "month.6": "June",
    "month.7": "July",
    "month.8": "August",
    "month.9": "September",
    "month.10": "October",
    "month.11": "November",
    "month.12": "December",
}
