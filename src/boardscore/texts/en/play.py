"""The texts for games at the terminal and replays in English, by key."""

PLAY: dict[str, str] = {
    # Typed words: the first one is the default
    "word.help": "help h ?",
    "word.moves": "moves",
    "word.hint": "hint",
    "word.undo": "undo",
    "word.show": "show",
    "word.score": "score",
    "word.record": "record",
    "word.quit": "quit exit",
    "word.random": "random",
    # The parts of a move in its typed form
    "part.player": "PLAYER",
    # During a game
    "play.unfinished": (
        "The game in {file} is not over yet: {players}; {moves} {moves:move|moves} so far."
    ),
    "play.pack_changed": (
        "{file} cannot continue: its pack has changed since the game began. The record is "
        "unchanged; to continue, restore the old pack."
    ),
    "play.ask.go_on": "Continue it? (Enter: yes; n: a new game)",
    "dialog.go_on_or_new": "Press Enter to continue this game, or type n to start a new one.",
    "play.ask.players": "Who is playing? Names in seat order, with commas between them:",
    "play.ask.pack": "Which pack? A file, or demo for the invented one:",
    "play.ask.pack.hint": (
        "A pack holds the cards or tiles of a game. If you play with your own copy, type them in "
        "once: stop with Ctrl-C and start `boardscore pack new {game} {file}`. It asks for each "
        "card or tile; then name {file} here."
    ),
    "play.begins": (
        "{game}: every move is saved in {file} immediately. Type help to see what you can type, "
        "moves to see what is legal now; Ctrl-C stops, and nothing is lost."
    ),
    "play.goes_on": "{game}: continuing with {file}, {moves} {moves:move|moves} so far.",
    "play.bot": "The bot {bot} plays for {name}.",
    "play.thinking": "Thinking ... The first time on this computer, this can take a minute.",
    "play.draws": "Cards or tiles are drawn for you, with seed {seed}.",
    "play.cut": (
        "{file} ends in the middle of its last line; that line is dropped, but everything before "
        "it is kept."
    ),
    "play.cannot_go_on": "{file}: {count} {count:mistake|mistakes}, so the game cannot continue.",
    "play.not_begun": "Stopped before the game began; nothing was saved.",
    "play.not_gone_on": "Stopped. The game is saved as it was.",
    "play.stopped": "Saved in {file}. To continue:",
    "play.ended": "Saved in {file}; `boardscore replay {quoted}` shows the score again.",
    "play.review": "`boardscore review {quoted}` shows the largest mistakes, skill and luck.",
    "play.such_as": "For example: {forms}",
    "play.look_away": "Everyone else, please look away. Press Enter to show what is hidden.",
    "play.clear": "Press Enter to clear the screen before the others look.",
    "play.over": "Press Enter to finish, or type undo to take back the last step.",
    "play.undone": "The last step is undone.",
    "play.nothing_to_undo": "There is nothing to undo.",
    "play.moves": "{count} {count:move|moves}; | separates choices:",
    "play.moves_open": "| separates choices:",
    "play.no_moves": "No one can move now.",
    "play.more": "... and {count} more {count:line|lines}.",
    "play.no_score": "There is nothing to score yet.",
    "play.as_it_stands": "The score if the game ended now.",
    "play.recorded": "{file}: {moves} {moves:move|moves}.",
    # Help while a game is played
    "play.help": (
        "You can shorten words, and the first of these moves needs no word at all. For a player, "
        "type the beginning of the name, or the number."
    ),
    "play.what": "{form}: {what}",
    "play.what.help": "this help",
    "play.what.moves": "all legal moves",
    "play.what.hint": "what each move is worth; add a name if several may move",
    "play.what.undo": "undoes the last step",
    "play.what.show": "everything on the table",
    "play.what.score": "the score if the game ended now",
    "play.what.record": "where the game is saved",
    "play.what.quit": "stops; you can continue another time",
    "play.what.random": "draws cards or tiles for you",
    # Invalid input
    "play.not_saved": (
        "{file} cannot be written: {why}. The move does not count; type it again once that is "
        "fixed. Everything before it is saved."
    ),
    "play.changed": (
        "{file} was changed by another program. Nothing more is written to it; quit, and continue "
        "from what is in it now."
    ),
    "play.look_first": "First press Enter, once everyone else has looked away",
    "play.empty_move": "Type it like this: {form}",
    "play.no_such_word": "{got} is not a command; you can type: {known}",
    "play.no_such_word_near": "{got} is not a command; did you mean {near}? You can type: {known}",
    "play.ambiguous": "{got} could be {known}; type more of it",
    "play.stands_alone": "{word} takes nothing after it",
    "play.no_such_player": "There is no player {got}; the players are {known}",
    "play.which_player": "{got} could be {known}; type more of the name, or its number",
    "play.who": "Say who, by name or number: {known}",
    "play.not_a_number": "{got} is not a whole number",
    "usage.bot_form": "--bot {value} should have the form NAME=BOT, such as Ben=thinker",
    "error.no_player_of_bot": "no player is called {got}; players: {known}",
    "error.no_player_of_bot_near": (
        "no player is called {got}; did you mean {near}? Players: {known}"
    ),
    "usage.contradicts": "{option} contradicts {file}, which says: {known}",
    "usage.other_game": "{option} has no effect in {game}.",
    "usage.record_of_other_game": "{file} is the record of a game of {game}.",
    # The next step
    "due.over": "The game is over.",
    "due.or_random": "Or type random to have them drawn for you.",
    # The table
    "board.players": "{game}; players: {players}",
    # Replays
    "replay.not_over": "{file}: the game is not over; {due}.",
    "replay.turn": "To act: {names}.",
    "replay.cut": "{file} ends in the middle of its last line; that line is ignored.",
    "replay.reading_terminal": "Reading the record from the terminal; press Ctrl-D to finish.",
    "play.whose_hint": "Whose moves? For example: hint {name}",
    "play.no_hint": "{name} cannot move now",
    "hint.head": "What each move of {name} is worth, best first:",
    "hint.wins": "wins",
    "hint.points": "points",
    "hint.plus_minus": "{value} ± {error}",
    "hint.more": "... and {count} {count:move|moves} that {count:is|are} no better.",
    "hint.more_estimated": (
        "... and {count} more {count:move|moves} that looked worse, estimated from fewer games."
    ),
    "hint.estimated": (
        "Estimated from what {name} can see, if everyone plays greedily afterwards, always for the "
        "most points with the next move. In 95 of 100 cases the true number for such play is "
        "within the ± range. Moves that soon look worse are tried in fewer games: they come last, "
        "and their ± is larger."
    ),
    "hint.exact": (
        "Numbers without ± are exact, if everyone plays for the best chance of winning afterwards."
    ),
}
