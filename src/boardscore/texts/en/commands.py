"""The texts of the command line in English, by key."""

COMMANDS: dict[str, str] = {
    # Help
    "help.boardscore": (
        "Score and referee Pier 18 and Auctionland by their written rules, with a reason for every "
        "point."
    ),
    "help.score": (
        "Score final positions from TOML or JSON files, each with its ranking and winner. "
        "Use - as FILE for standard input."
    ),
    "help.score.short": "Score final positions, with reasons.",
    "help.rules": (
        "Print the rules and the rulings in our own words. PATTERN is the id of a rule or ruling, "
        "a single part of an id, such as lovers, or a glob such as '*.score.*'; without it, "
        "everything is printed."
    ),
    "help.rules.short": "Print the rules in our own words.",
    "help.new": (
        "Enter a final position question by question: players, piers or islands, and whatever "
        "breaks a tie. GAME is pier18 or auctionland. Shows the score and saves the position as "
        "FILE; the default is the name of the game, such as pier18.toml, or pier18-2.toml if "
        "pier18.toml exists. If you stop halfway, run the same command again to continue."
    ),
    "help.new.short": "Enter a final position question by question.",
    "help.new.usage": "[OPTIONS] GAME [FILE]",
    "help.template": "Write a file for you to fill in, with comments, instead of asking questions.",
    "help.play": (
        "Play a game move by move: whose turn it is, what is on the table, which moves are legal. "
        "GAME is pier18 or auctionland. Every move is saved in RECORD immediately; if RECORD "
        "exists, that game continues. Without RECORD, you can continue the newest unfinished game "
        "in the folder, or start a new file such as pier18.jsonl. Anything you don't set with an "
        "option is asked for."
    ),
    "help.play.short": "Play a game, with the program as referee.",
    "help.play.usage": "[OPTIONS] GAME [RECORD]",
    "help.pack_of_game": "The cards or tiles: a FILE, or demo for the invented ones.",
    "help.players": "The names in seat order, separated by commas, such as Anna,Ben.",
    "help.seed": (
        "Let the program draw the cards or tiles; the same seed and moves give the same draws."
    ),
    "help.review": (
        "Review the record of a finished game: every decision, the largest mistakes, and how much "
        "was skill or luck. The chances assume that everyone plays greedily. Use - as RECORD for "
        "standard input; Ctrl-C shows what has been reviewed so far."
    ),
    "help.review.short": "Review the record of a game: mistakes, skill and luck.",
    "help.review.usage": "[OPTIONS] RECORD",
    "help.review_html": "Also write a page with a chart of the chances of winning.",
    "help.review_seed": "The seed of the games played for the estimates (default: 0).",
    "help.seconds": "Take about this many seconds for the whole review (default: 30).",
    "help.bot": (
        "Let a bot play for a player, such as Ben=thinker; may be repeated. Bots: random, greedy, "
        "thinker, thinker:200 (with this many playouts a move)."
    ),
    "help.replay": (
        "Check the record of a game move by move and score it. Stops at the first illegal move and "
        "says why it is illegal. Use - as FILE for standard input."
    ),
    "help.replay.short": "Check the record of a game and score it.",
    "help.replay.usage": "[OPTIONS] FILE",
    "help.arena": (
        "Let bots play against each other, and show how often each wins. GAME is pier18 or "
        "auctionland. Name a BOT for each seat: random, greedy, thinker, or thinker:200 for 200 "
        "playouts a move. Each deal is played with every rotation of the seats. Ctrl-C shows the "
        "result so far."
    ),
    "help.arena.short": "Let bots play against each other.",
    "help.arena.usage": "[OPTIONS] GAME BOT BOT ...",
    "help.games": "The number of games, rounded up to whole deals (default: 100).",
    "help.seed_of_arena": "The same seed gives the same games (default: 0).",
    "help.jobs_of_arena": "The number of processes (default: 1); the result does not depend on it.",
    "help.json_of_arena": "Print the result as JSON and nothing else.",
    "help.pack": "Type in, check, show or compare data packs: the cards or tiles of a game.",
    "help.pack.short": "Type in, check, show or compare data packs.",
    "help.pack.usage": "[OPTIONS] COMMAND ...",
    "help.check": (
        "List every mistake in a pack, and say what it contains. FILE is a TOML, JSON or CSV file; "
        "--demo uses an invented pack instead."
    ),
    "help.check.short": "List every mistake in a pack.",
    "help.check.usage": "[OPTIONS] [FILE]",
    "help.show": (
        "Draw every card or tile of a pack. FILE is a TOML, JSON or CSV file; --demo uses an "
        "invented pack instead."
    ),
    "help.show.short": "Draw every card or tile of a pack.",
    "help.show.usage": "[OPTIONS] [FILE]",
    "help.checksum": (
        "Print the SHA-256 checksum of a pack's contents. Ids and order do not change it, nor does "
        "turning a tile. FILE is a TOML, JSON or CSV file; --demo uses an invented pack instead."
    ),
    "help.checksum.short": "Print the checksum of a pack.",
    "help.checksum.usage": "[OPTIONS] [FILE]",
    "help.diff": (
        "List the cards or tiles that differ between two packs, and mark the differences. Ids and "
        "order do not matter. The exit code is 0 if nothing differs, 1 if something does, and 2 if "
        "the files cannot be compared."
    ),
    "help.diff.short": "Compare two packs.",
    "help.diff.usage": "[OPTIONS] FILE FILE",
    "help.csv_of_pack": "Print the pack as CSV instead.",
    "help.cards_of_pack": "Print the id and the checksum of each card or tile instead.",
    "help.completion": (
        "Print the script that lets a shell complete boardscore commands. SHELL is bash, zsh "
        "or fish. The documentation has the line that each shell needs."
    ),
    "help.completion.short": "Print the completion script for a shell.",
    "help.completion.usage": "[OPTIONS] SHELL",
    "help.pack_new": (
        "Type in the cards or tiles of your own copy, question by question. GAME is pier18 or "
        "auctionland. FILE is saved as TOML after each card or tile. If you stop halfway, run the "
        "same command again to continue. The command also extends or changes an existing pack."
    ),
    "help.pack_new.short": "Type in a pack question by question.",
    "help.pack_new.usage": "[OPTIONS] GAME FILE",
    "help.adapter": (
        "Print an adapter that connects your own program to `boardscore verify`: it speaks the "
        "line protocol. LANGUAGE is js or python for an adapter that also parses the notation, or "
        "php, go, ruby or rust for a short loop to start from."
    ),
    "help.adapter.short": "Print an adapter for your own program.",
    "help.adapter.usage": "[OPTIONS] LANGUAGE",
    "help.verify.short": "Check another implementation of the games.",
    "help.vectors.short": "List, show or export the test vectors.",
    "help.misreadings.short": "Show which known misreadings the test vectors notice.",
    "help.demo": "Use the invented pack of a game: pier18 or auctionland.",
    "help.help": "Show this help and exit.",
    "help.version": "Show the versions and extras, and exit.",
    "help.lang": "Language: en or de (default: from the environment).",
    "help.json": "Print the results as JSON, one line per file, and nothing else.",
    "help.explain": "Draw every pier or island and list the reason for every point.",
    "help.hindsight": "Also show the best total each player's cards or tiles could have scored.",
    "help.svg": "Also draw what each player has, as SVG files in FOLDER.",
    "help.html": "Also write the table, pictures and reasons to FILE, as one page.",
    "help.svg_of_pack": "Draw every card or tile, as SVG files in FOLDER.",
    "help.ruling": "Choose a ruling where the rules leave a point open; may be repeated.",
    "help.usage": "Usage:",
    "help.boardscore.usage": "[OPTIONS] COMMAND ...",
    "help.score.usage": "[OPTIONS] FILE...",
    "help.rules.usage": "[OPTIONS] [PATTERN]...",
    "help.options": "Options",
    "help.commands": "Commands",
    "help.commands.table": "At the table",
    "help.commands.programs": "For programmers",
    "help.commands.authors": "For authors of other implementations",
    "help.more": "For more about a command, run boardscore COMMAND --help.",
    # Wrong use
    "metavar.FILE": "FILE",
    "metavar.FOLDER": "FOLDER",
    "metavar.GAME": "GAME",
    "metavar.LANG": "LANG",
    "metavar.NAME=VALUE": "NAME=VALUE",
    "argument.files": "FILE",
    "argument.patterns": "PATTERN",
    "argument.game": "GAME",
    "argument.file": "FILE",
    "argument.record": "RECORD",
    "argument.first": "FILE",
    "argument.second": "FILE",
    "argument.shell": "SHELL",
    "argument.bots": "BOT",
    "argument.language": "LANGUAGE",
    "usage.no_adapter": "There is no adapter for {got}. Choose from: {known}",
    "usage.no_adapter_near": (
        "There is no adapter for {got}. Did you mean {near}? Choose from: {known}"
    ),
    "usage.cannot_write": "{file} cannot be written: {why}",
    "usage.no_such_shell": "Unknown shell: {got}. Choose from: {known}",
    "usage.no_such_shell_near": ("Unknown shell: {got}. Did you mean {near}? Choose from: {known}"),
    "usage.no_such_game": "Unknown game: {got}. Choose from: {known}",
    "usage.no_such_game_near": "Unknown game: {got}. Did you mean {near}? Choose from: {known}",
    "usage.not_toml": "A position is saved as TOML, so {file} needs a name such as game.toml.",
    "usage.pack_not_toml": "A pack is saved as TOML, so {file} needs a name such as pack.toml.",
    "usage.file_exists": "{file} already exists. Choose another name.",
    "usage.draft_of_other_game": "{file} contains answers about another game. Choose another name.",
    "usage.no_folder": "There is no folder {folder}.",
    "usage.one_file": "Only one FILE is allowed, not {files}.",
    "usage.file_or_demo": "Give either a FILE or --demo GAME.",
    "usage.not_both": "Give only one of these: {options}",
    "usage.see": "For help, run `{command} --help`.",
    "usage.no_such_option": "Unknown option: {option}",
    "usage.no_such_option_near": "Unknown option: {option}. Did you mean {near}?",
    "usage.no_such_command": "Unknown command: {got}. Choose from: {known}",
    "usage.no_such_command_near": (
        "Unknown command: {got}. Did you mean {near}? Choose from: {known}"
    ),
    "usage.missing_argument": "Missing argument: {argument}",
    "usage.too_many_arguments": (
        "Too many arguments: {arguments} {arguments:is|are} not expected here."
    ),
    "usage.option_needs_value": "The option {option} needs a value.",
    "usage.option_takes_no_value": "The option {option} takes no value.",
    "usage.bad_choice": "{value} is not a value of {option}. Choose from: {known}",
    "usage.no_such_value": "{got} is not a value of {option}. Choose from: {known}",
    "usage.no_such_value_near": (
        "{got} is not a value of {option}. Did you mean {near}? Choose from: {known}"
    ),
    "usage.other": "This command line is not valid.",
    "usage.ruling_form": "--ruling needs NAME=VALUE, not {value}.",
    "usage.ruling_value": "{got} is not a value of the ruling {name}. Choose from: {known}",
    "usage.ruling_value_near": (
        "{got} is not a value of the ruling {name}. Did you mean {near}? Choose from: {known}"
    ),
    "usage.twice": "Give {argument} only once.",
    "usage.value": "{option}: {what}",
    "usage.own_input": "{file} is one of the files to score. The page would overwrite it.",
    "usage.diff_demo": 'This command compares the packs in two files. "demo" is not a file.',
    "usage.which_demo": "Each game has its own demo pack. Choose one: {options}",
    "usage.not_used": "{option} does not apply to any file given.",
    # Remarks along the way
    "say.reading_terminal": "Reading the position from the terminal; press Ctrl-D to finish.",
    "say.extras": "Extras: {extras}",
    "say.no_extras": "none",
    "say.stopped": "Stopped.",
    "say.cannot_write": "The output cannot be written: {why}.",
    "say.cannot_use": "{file} cannot be used: {why}.",
    "say.game_mistake": "The code of this game does not follow the game interface: {what}.",
    "why.full": "no space is left",
    "why.other": "the operating system refused",
    "why.no_permission": "you do not have permission to do that",
    "why.read_only": "this disk is read-only",
    "why.no_folder": "there is no such folder",
    "why.is_a_folder": "this is a folder",
    "why.is_a_file": "this is a file, not a folder",
    "why.not_a_file": "this is not a regular file",
    "why.long_name": "the name is too long",
    "why.no_name": "this is not a valid file name",
    "why.link_to_itself": "it is a link that leads back to itself",
    "why.disk_fails": "the disk reported an error",
    "why.changed": "another program has changed it in the meantime",
    "why.used": "another program has it open",
    "why.in_use": "it is open in another window",
    "why.not_read_again": "it could not be read back: {why}",
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
    "table.counted": "[n] is a count whose points are missing. n+? is the score so far.",
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
    "rules.for": "In favour: {why}",
    "rules.settled": '{source} The question comes up at these words: "{room}".',
    "settled_by.publisher": "Settled by the publisher, who answered questions about the game.",
    "settled_by.text": "Settled by the rules text.",
    "settled_by.earlier_edition": "Settled by an earlier edition of the rules text.",
    "settled_by.ours": "Our choice, because the rules text does not say.",
    # Packs
    "provenance.invented": "invented",
    "provenance.csv": "from a CSV file",
    "pack.entries": "{count} {count:entry|entries}",
    "pack.head": "{name} ({game}): {content}; provenance: {provenance}",
    "pack.unplayable": "no game can be played with this pack: {why}",
    # Comparing packs
    "pack.diff.equal": "Both packs have the same contents.",
    "pack.diff.other_ids": "Both packs have the same contents, with different ids.",
    "pack.diff.column": "{entry}: {column}",
    "pack.diff.ids": "{entry} ({id} in {file})",
    "pack.diff.copies": ("{entry}: {copies} {copies:copy|copies} in {file}, {others} in {other}"),
    "pack.diff.no_column": ("{entry}: differs only in white space, or in ways no column shows"),
    "pack.diff.only": "{entry}: only in {file}",
    "pack.diff.table": "Score table {table}",
    "pack.diff.points": "points",
    "pack.diff.empty": "(empty)",
    "pack.diff.turned": "{file}, turned",
    "pack.diff.count": "{count} {count:difference|differences}",
}
