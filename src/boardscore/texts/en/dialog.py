"""What the guided questions and answers say in English, by key."""

DIALOG: dict[str, str] = {
    # The course of an interview
    "dialog.welcome": (
        "{game}: the final position, question by question. It will be saved as {file}. "
        "Type ? for help, back for the question before; Ctrl-C stops and keeps every answer."
    ),
    "dialog.goes_on": "The answers kept in {file} are taken over; list shows them.",
    "dialog.commands": (
        "back: the question before. list: all answers so far, numbered. edit 3: change answer 3. "
        "Enter: the answer in brackets. quit: stop for now; every answer is kept. An answer that "
        'looks like one of these words goes in quotes, such as "list".'
    ),
    "dialog.content": "Is everything right? Enter saves it as {file}; or type list, edit 3, back:",
    "dialog.enter_or_edit": "Press Enter to save, or type list, then edit and a number.",
    "dialog.no_such_answer": "Answers have the numbers 1 to {high}; list shows them.",
    "dialog.no_way_back": "This is the first question.",
    "dialog.kept": (
        "Stopped. Every answer is kept in {file}; `boardscore new {game} {name}` goes on from "
        "there."
    ),
    "dialog.saved": "Saved as {file}; `boardscore score --explain {file}` shows the score again.",
    "dialog.cannot_save": "{file} cannot be written there.",
    "dialog.template": (
        "Written: {file}. Change it to what lies on your table, then run "
        "`boardscore score --explain {file}`."
    ),
    "dialog.not_utf8": "These characters cannot be read; type it again.",
    "dialog.tables_remembered": "Your score tables, remembered in {path}:",
    "dialog.tables_kept": "The score tables are remembered in {path} for the next game.",
    # Answers that will not do
    "dialog.not_a_number": "Type a whole number from {low} to {high}.",
    "dialog.not_yes_or_no": "Type y for yes or n for no.",
    "dialog.name_taken": "{name} plays already; all names must be different.",
    # Questions of both games
    "ask.players": "How many players (1 to {high})?",
    "ask.usual_name": "Player {number}",
    "ask.name": "Name of player {number}:",
    "ask.claimed": "What total did {name} count (Enter: not counted)?",
    "ask.ruling.hint": "The rules leave room here, and for this position it makes a difference:",
    "ask.ruling": "How do you play it (1 to {high}; 1 is usual)?",
    # Questions of Pier 18
    "ask.pier.hint": (
        "Lay the Plan card first: it is part of the finished pier. Then type each side from the "
        "land (left) to the water (right), only what can be seen: S Flower Seller (star), Q Poet "
        "(quill), H Lovers (heart), A Fisher (anchor), a point for an empty space. For example: "
        "S.Q.H..A"
    ),
    "ask.upper": "{name}, upper side:",
    "ask.lower": "{name}, lower side:",
    "ask.plan": "Did {name} complete the Plan (y or n)?",
    "ask.patrons": "How many Patron cards has {name}?",
    "ask.plan_date": "Date on the Plan card of {name} (Enter: not known):",
    "ask.plan_date.hint": (
        "There is a tie on points and on symbols; the earliest date on the Plan card breaks it. "
        "Type month and day, such as 04-17."
    ),
    # Questions of Auctionland
    "ask.way": "{name} (1 or 2)?",
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
    "ask.theme_parks.hint": "Theme parks hang together over edges, not over corners.",
    "ask.gardens": "{name}, garden areas:",
    "ask.gardens.hint": "Gardens that touch each other are one area.",
    "ask.houses": "{name}, house areas:",
    "ask.houses.hint": "Houses that touch each other are one area; a garden does not matter.",
    "ask.peace": "{name}, peace icons:",
    "ask.peace.hint": "Where an icon lies does not matter.",
    "ask.love": "{name}, love icons:",
    "ask.love.hint": "Count every love icon on the island.",
    "ask.music": "{name}, music icons:",
    "ask.music.hint": "Count every music icon on the island.",
    "ask.row": "{name}, row {row} (Enter: no more rows):",
    "ask.row.hint": (
        "Type the tiles of a row from west to east, with spaces between them, and a point where no "
        "tile lies. A tile is its zone at the north, east, south and west side: B beach, T theme "
        "park, G garden, H house, - no zone; one letter alone if the whole tile is one zone. Small "
        "letters are a second zone of that kind (GHgh: two gardens, two houses). "
        "Where the halves of a side differ, all eight half-sides: BBGGGGHH. After / zones that "
        "touch no side, after + icons: p peace, l love, m music. For example: B+p BGGH+l . T/HH"
    ),
    "ask.same_tables": "Use these tables (y or n)?",
    "ask.tables.beaches": "Beach table (Enter: not at hand):",
    "ask.tables.theme_parks": "Theme park table (Enter: not at hand):",
    "ask.tables.hint": (
        "The score tables stand in your copy of the game. Type the points for a count of 0, of 1, "
        "of 2 and so on, with spaces between them; a plus at the last number if it holds for every "
        "higher count too, such as 0 1 3 5+. They are remembered for the next game."
    ),
    "ask.money": "Money of {name} in dollars (Enter: not known):",
    "ask.money.hint": "There is a tie on points; most money breaks it.",
}
