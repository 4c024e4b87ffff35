"""What the command line says in English, by key."""

COMMANDS: dict[str, str] = {
    # Help
    "help.boardscore": (
        "The written rules of Pier 18 and Auctionland: scores with reasons, ranks, winners."
    ),
    "help.score": (
        "Score final positions from TOML or JSON files, each with its ranking and winner. "
        "Use - as FILE for standard input."
    ),
    "help.score.short": "Score final positions, with reasons.",
    "help.rules": (
        "Print the rules and the rulings in our own words. PATTERN is the id of a rule, a part of "
        "one such as lovers, or a glob such as '*.score.*'; without it everything is printed."
    ),
    "help.rules.short": "Print the rules in our own words.",
    "help.new": (
        "Enter a final position question by question: players, piers or islands, and what a tie "
        "needs. GAME is pier18 or auctionland. Shows the score and saves the position as FILE "
        "(pier18.toml or auctionland.toml unless you say otherwise). If you stop half way, the "
        "same command goes on."
    ),
    "help.new.short": "Enter a final position question by question.",
    "help.new.usage": "[OPTIONS] GAME [FILE]",
    "help.template": "Write a file with comments for you to fill in, and ask nothing.",
    "help.play": (
        "Play a game move by move: who acts, what lies open, what is legal and why not. GAME is "
        "pier18 or auctionland. Every move is saved in RECORD at once (pier18.jsonl or "
        "auctionland.jsonl unless you say otherwise); an existing RECORD is continued. Without "
        "RECORD the newest unfinished game in the folder is offered. What options do not say is "
        "asked."
    ),
    "help.play.short": "Play a game, with the program as referee.",
    "help.play.usage": "[OPTIONS] GAME [RECORD]",
    "help.pack_of_game": "The cards or tiles: a FILE, or demo for the invented ones.",
    "help.players": "The names in seat order, with commas, such as Anna,Ben.",
    "help.seed": "Cards or tiles are drawn for you; the same number draws the same ones.",
    "help.replay": (
        "Check the record of a game move by move and score it: the first illegal move is shown "
        "with its reason. Use - as FILE for standard input."
    ),
    "help.replay.short": "Check the record of a game and score it.",
    "help.replay.usage": "[OPTIONS] FILE",
    "help.pack": "Type in, check or show a data pack: the cards or tiles of a game.",
    "help.pack.short": "Type in, check or show a data pack.",
    "help.pack.usage": "[OPTIONS] COMMAND ...",
    "help.check": (
        "List every mistake in a pack, say whether it can be played and what is in it. FILE is a "
        "TOML or JSON file; --demo uses an invented pack instead."
    ),
    "help.check.short": "List every mistake in a pack.",
    "help.check.usage": "[OPTIONS] [FILE]",
    "help.show": (
        "Draw every card or tile of a pack. FILE is a TOML or JSON file; --demo uses an invented "
        "pack instead."
    ),
    "help.show.short": "Draw every card or tile of a pack.",
    "help.show.usage": "[OPTIONS] [FILE]",
    "help.pack_new": (
        "Type in the cards or tiles of your own copy, question by question. GAME is pier18 or "
        "auctionland. FILE is saved as TOML after each card or tile. If you stop half way, the "
        "same command goes on; it also adds to an existing pack, or changes it."
    ),
    "help.pack_new.short": "Type in a pack question by question.",
    "help.pack_new.usage": "[OPTIONS] GAME FILE",
    "help.adapter": (
        "Print a complete adapter that connects your own implementation to `boardscore verify`: it "
        "speaks the line protocol and parses the notation. LANGUAGE is js or python."
    ),
    "help.adapter.short": "Print an adapter for your own implementation.",
    "help.adapter.usage": "[OPTIONS] LANGUAGE",
    "help.verify.short": "Check another implementation of the games.",
    "help.vectors.short": "List, show or export the test vectors.",
    "help.mutants.short": "Measure the test vectors with wrong scorers and referees.",
    "help.demo": "Use the invented pack of a game: pier18 or auctionland.",
    "help.help": "Show this help and stop.",
    "help.version": "Show the version and stop.",
    "help.lang": "Language: en or de; taken from the environment if left out.",
    "help.json": "Print the results as JSON, one line per file, and nothing else.",
    "help.explain": "Draw every pier or island and list the reason for every point.",
    "help.svg": "Also draw what each player has into FOLDER, as SVG files.",
    "help.html": "Also write one page with table, pictures and reasons; it is FILE.",
    "help.svg_of_pack": "Draw every card or tile into FOLDER, as SVG files.",
    "help.ruling": "Choose a ruling for where the rules leave room; may be repeated.",
    "help.usage": "Usage:",
    "help.boardscore.usage": "[OPTIONS] COMMAND ...",
    "help.score.usage": "[OPTIONS] FILE...",
    "help.rules.usage": "[OPTIONS] [PATTERN]...",
    "help.options": "Options",
    "help.commands": "Commands",
    "help.commands.table": "At the table",
    "help.commands.programs": "For programmers",
    "help.commands.authors": "For authors of other implementations",
    "help.more": "boardscore COMMAND --help says more about a command.",
    # Wrong use
    "argument.files": "FILE",
    "argument.patterns": "PATTERN",
    "argument.game": "GAME",
    "argument.file": "FILE",
    "argument.language": "LANGUAGE",
    "usage.no_adapter": "there is no adapter for {language}; known: {known}",
    "usage.no_such_shell": "no shell is answered by {got}; known: {known}",
    "usage.no_such_game": "there is no game {game}; known: {known}",
    "usage.not_toml": "{file} does not end in .toml; a position is saved as TOML",
    "usage.pack_not_toml": "{file} does not end in .toml; a pack is saved as TOML",
    "usage.file_exists": "{file} exists already; choose another name",
    "usage.draft_of_other_game": "{file} holds the answers of another game; choose another name",
    "usage.no_folder": "there is no folder {folder}",
    "usage.one_file": "only one FILE at a time: {files}",
    "usage.file_or_demo": "give either a FILE or --demo GAME",
    "usage.error": "Wrong use: {what}",
    "usage.see": "`{command} --help` says how to use it.",
    "usage.no_such_option": "there is no option {option}",
    "usage.no_such_option_near": "there is no option {option}; did you mean {near}?",
    "usage.no_such_command": "there is no command {command}; known: {known}",
    "usage.missing_argument": "{argument} is missing",
    "usage.option_needs_value": "the option {option} needs a value",
    "usage.option_takes_no_value": "the option {option} takes no value",
    "usage.bad_choice": "{value} is not a value of {option}; known: {known}",
    "usage.other": "the command cannot be understood",
    "usage.ruling_form": "{value} is not a ruling; write NAME=VALUE",
    "usage.ruling_value": ("{value} is not a value of the ruling {name}; known: {known}"),
    "usage.twice": "{argument} may be given only once",
    "usage.value": "{option}: {what}",
    "usage.own_input": "{file} is a position to be scored, so no page is written over it",
    "usage.which_demo": "there is a demo pack for each game; say which: {options}",
    "usage.not_used": "{option} is not used for any of these files",
    # What is said along the way
    "say.reading_terminal": "Reading the position from the terminal; Ctrl-D ends it.",
    "say.stopped": "Stopped.",
    "say.cannot_write": "The output cannot be written: {why}.",
    "say.cannot_use": "{file} cannot be used: {why}.",
    "why.full": "no space is left",
    "why.other": "the system refuses it",
    "why.no_permission": "you have no permission to do that",
    "why.read_only": "this disk can only be read",
    "why.no_folder": "there is no such folder",
    "why.is_a_folder": "this is a folder",
    "why.is_a_file": "this is a file, not a folder",
    "why.not_a_file": "this is no regular file",
    "why.long_name": "the name is too long",
    "why.no_name": "no file can have this name",
    "why.link_to_itself": "it is a link that leads back to itself",
    "why.disk_fails": "the disk does not work as it should",
    "why.changed": "someone else has changed it in the meantime",
    "why.in_use": "it is open in another window",
    "why.too_many_words": "its arguments are too long",
    "why.no_memory": "there is no memory left",
    "why.too_many_programs": "too many programs are running",
    "why.too_many_files": "too many files are open",
    "why.not_read_again": "it could not be read again, as {why}",
    "why.being_written": "it is being written right now",
    "say.pictures_written": "{count} {count:picture|pictures} written to {folder}.",
    "say.page_written": "The page is in {file}.",
    "page.of_file": "{game}: {file}",
    "say.mistakes": ("{file}: {count} {count:mistake|mistakes}, so there is no score."),
    "say.pack_mistakes": "{file}: {count} {count:mistake|mistakes}, so the pack cannot be used.",
    "say.or_more": "{count} or more",
    "say.and_more": "... and {count} more.",
    # The table
    "table.total": "Total",
    "table.rank": "Place",
    "table.winner": "{names} wins {decided_by}.",
    "table.winner_of_tie": "{names} wins the tie: {by}.",
    "table.place_of_tie": "{names:and} {names:wins|win} the tie for place {place}: {by}.",
    "table.of_player": "{value} ({name})",
    "table.then": "{first}, then {second}",
    "table.shared": "{names:and} share the win: {values:and} each. No rule breaks this tie.",
    "table.points": "{points} {points:point|points}",
    "table.no_winner": "The winner is not known yet. Still needed: {missing:and}.",
    "table.alone": "{names}: no other player to compare with.",
    "decided.points": "on points",
    "table.rulings": "Rulings: {rulings}",
    "table.defaults": "defaults",
    "table.ruling": "{name} = {value}",
    "table.differs": "{decided} (default: {default})",
    "table.counted": (
        "[n] is what was counted; the points for it are missing. n+? are the points so far."
    ),
    "table.notes": "Notes",
    # --explain
    "explain.player": "{name}: {total} {total:point|points}, place {rank}",
    "explain.player_unranked": "{name}: {total} {total:point|points}, place not known yet",
    "explain.player_open": "{name}: total not known yet",
    "explain.no_lines": "No points and nothing to explain",
    # Rules
    "rules.clauses": "Rules of {game}",
    "rules.rulings": "Rulings of {game}",
    "rules.default": "(default)",
    "rules.for": "For it: {why}",
    "rules.settled": '{source} The words that leave room: "{room}".',
    "settled_by.publisher": "Settled by the publisher, who has answered questions about the game.",
    "settled_by.text": "Settled by the rules text.",
    "settled_by.earlier_edition": "Settled by an earlier edition of the rules text.",
    "settled_by.ours": "Settled by us, as the rules text does not say.",
    # Packs
    "provenance.invented": "invented",
    "pack.head": "{name} ({game}): {content}; provenance: {provenance}",
    "pack.unplayable": "this pack cannot be played: {why}",
}
