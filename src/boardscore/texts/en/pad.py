"""The texts of the score pad in English, by key."""

PAD: dict[str, str] = {
    # The command
    "help.pad": (
        "Open the score pad: a page for the browser of a phone or computer, served by this "
        "computer until you stop it with Ctrl-C. Only this computer can open it, unless you add "
        "--lan."
    ),
    "help.pad.short": "Open the score pad, a page for the browser.",
    "help.pad.usage": "[OPTIONS]",
    "help.port": "Serve the page on this port (default: 8018, or the next free one).",
    "help.lan": "Let every device on your network open the page, such as the phones at the table.",
    "usage.port": "port {port} cannot be used on this computer. Try another: {command}",
    "usage.port_taken": (
        "port {port} is in use; perhaps a score pad is already running at "
        "http://127.0.0.1:{port}/. The next free port: {command}"
    ),
    "served.address": "The score pad: {address}",
    "served.port_taken": "Port {port} is in use, perhaps by another score pad.",
    "served.lan_address": "On phones on your network: {address}",
    "served.no_lan": "This computer is not on a network, so phones cannot reach it.",
    "served.nothing": "The score pad cannot start: {why}.",
    "served.end": "Press Ctrl-C to stop it.",
    # The page
    "pad.undecided_hint": "Not decided yet",
    "pad.points": "points",
    "pad.result": "Result",
    "pad.back": "Entry",
    "pad.picture": "Picture",
    "pad.so_far_hint": "so far",
    "pad.players": "Players",
    "pad.player": "Player {number}",
    "pad.name": "Name of player {number}",
    "pad.add_player": "Add a player",
    "pad.remove_player": "Remove {name}",
    "pad.entry": "What this player has",
    "pad.asked": "Needed",
    "pad.wrong_hint": "Mistake",
    "pad.reasons": "Reasons for the points",
    "outcome.rulings": "Rulings: {rulings}",
    "outcome.defaults": "defaults",
    "outcome.same_by_rulings": "No ruling would change this score.",
    "pad.use_defaults_hint": "Use the default rulings",
    "pad.table": "Points of all players",
    "pad.actions": "More",
    "pad.undo": "Undo",
    "pad.more": "More",
    "pad.save": "Save as file",
    "pad.open": "Open a file",
    "pad.open_pack": "Open its file",
    "pad.paste": "Paste its text",
    "pad.pasted_hint": "The pasted text",
    "pad.take": "Use it",
    "pad.file_large_hint": "{name} is too large: the limit is 1 MB.",
    "outcome.file_wrong": "{name} cannot be used",
    "outcome.file_unused": "Your game is unchanged. This is what is wrong:",
    "outcome.line": "Line {line}",
    "pad.no_pack_hint": (
        "To enter cards or tiles by number, you need a data pack: a file with what is printed on "
        "them. The demo pack is invented. To type in those of your game, run {new_pack} FILE on a "
        "computer once, then open the file here. Without a pack, choose another way to enter."
    ),
    "pad.pack": "Data pack: {name}",
    "pad.demo_pack": "demo (invented)",
    "pad.other_pack": "Choose a data pack",
    "pad.pack_missing_hint": "This browser does not have this data pack. Open its file.",
    "pad.pack_kept_hint": "The data pack {name} for {game} is kept in this browser.",
    "pad.claimed": "Your own count",
    "pad.print": "Print",
    "pad.not_scored_hint": "Not scored yet.",
    "pad.new_game": "New game, same players",
    "pad.other_games": "Other games in this browser",
    "pad.other_language": "Deutsch",
    "pad.share": "Share",
    "pad.link_hint": "Link to this game",
    "outcome.share": (
        "The link holds the whole game. Open it on a phone that can reach this page to continue "
        "there."
    ),
    "outcome.share_here": (
        "The link holds the whole game, but only this computer can open this page. With boardscore "
        "pad --lan, phones can open it too, and a QR code appears here."
    ),
    "outcome.qr": "QR code of this link",
    "pad.copy_hint": "Copy link",
    "pad.copied_hint": "Copied",
    "pad.close": "Close",
    "pad.no_answer": (
        "The computer that runs the score pad is not responding. Nothing is lost: the score will "
        "follow."
    ),
    "pad.loading": "Loading the rules. You can start entering the game now: the score will follow.",
    "pad.not_loaded": (
        "The rules could not be loaded: there is no network, or this browser is too old. Nothing "
        "is lost; the page will try again."
    ),
    "pad.new_version": "There is a new version of the score pad.",
    "pad.reload": "Use it now",
    "pad.updated_hint": "This page is out of date. Reload it; nothing is lost.",
    "pad.not_kept_hint": (
        "This browser does not save anything. The game is in the address of the page; copy that."
    ),
    "outcome.link_broken": "This link cannot be read, and your game is unchanged. Reason: {why}.",
    # The leader, and the effects of rulings
    "outcome.spoken": "{name}: {total} {total:point|points}",
    "outcome.leads": "{names:and} {names:leads|lead}",
    "outcome.undecided": "not decided yet",
    "outcome.placed": "{total} (place {place})",
    # The result
    "outcome.nothing": "Nothing has been entered yet.",
    "outcome.unknown": "Some points are still unknown.",
    "outcome.ranking": "Places",
    "outcome.gains": "Points: {changed}.",
    "outcome.other_points": "{category} {after} instead of {before}",
    "outcome.hindsight": "Could I have scored more? Show me.",
    "outcome.steps": "The game, move by move",
    "outcome.start": "Before the first move",
    "outcome.step": "Move {number} of {moves}",
    "outcome.step_of": "Move {number} of {moves}: {name}",
    "outcome.next": "Next",
    "outcome.back": "Back",
    "outcome.chances_soon": "The chances of winning are being estimated.",
    "outcome.chances_note": (
        "The chances are estimates: after each of these moves, the game was played to its end "
        "{games} times, with everyone playing greedily. In 95 of 100 cases the error is at most "
        "{error} percentage {error:point|points}."
    ),
    "error.record_unfinished": (
        "this game is not finished; continue it with boardscore play, then open it here"
    ),
    # Pier 18
    "pad.hint_pier_hint": (
        "Choose a symbol below, then tap the spaces where it is, or swipe over them."
    ),
    "pad.board": "Pier, from the land to the water",
    "pad.board_keys_hint": (
        "Arrow keys move from space to space. S, Q, H and A place a symbol, Delete clears."
    ),
    "pad.empty": "empty",
    "pad.scores": "scores",
    "pad.blocked": "blocked",
    "pad.lays": "What to place",
    "pad.clear": "Empty",
    "pad.brush.flower_seller": "Flower Seller",
    "pad.brush.poet": "Poet",
    "pad.brush.lovers": "Lovers",
    "pad.brush.fisher": "Fisher",
    "pad.columns": "+ columns",
    "pad.column": "Column {column}",
    "pad.insert_column_hint": "Insert an empty column before this one",
    "pad.remove_column_hint": "Remove this column",
    "pad.by_pier": "Symbols",
    "pad.by_cards": "Cards",
    "pad.by_text": "Text",
    "pad.way_counts_hint": "Now only this counts. Undo brings the old entry back.",
    "pad.see_mistake_hint": "Not scored: see the mistake below",
    "pad.text_hint": (
        "From the land: S Flower Seller, Q Poet, H Lovers, A Fisher, and a dot for an empty space. "
        "Write the lower side on a new line, or after a slash."
    ),
    "pad.text_wrong_hint": (
        "Write two sides of equal length, only with S, Q, H, A and dots, and a | always in both. "
        "Until then the pier is unchanged."
    ),
    "pad.land": "Land",
    "pad.water": "Water",
    "pad.card": "Card {id}",
    "pad.stock": "Cards of the data pack",
    "pad.cards": "Cards, from the land",
    "pad.cards_hint": (
        "Tap the cards in order from the land, the Plan card last. If one covers columns of the "
        "card before it, tap it again in the list, once for each column, or write 4+1 for card 4 "
        "over 1 column."
    ),
    "pad.laid_card": "Card {id}, covers {columns}",
    "pad.yes": "Yes",
    "pad.no": "No",
    "pad.plan": "Plan completed",
    "pad.plan_by_hand": "Enter it by hand",
    "pad.date": "Date on the Plan card",
    "pad.month": "Month",
    "pad.day": "Day",
    # Auctionland
    "pad.hint_island_hint": ("Count what the player has, or enter the island tile by tile."),
    "pad.ways": "How to enter",
    "pad.by_counts": "Counts",
    "pad.by_island": "Island",
    "pad.by_tiles": "Tiles",
    "pad.halves_hint": (
        "Choose a zone below and tap a square to open a tile of that zone. Choose another zone and "
        "swipe over half sides. Tap a half side again for a second zone of that kind, and once "
        "more to clear it."
    ),
    "pad.half": "{side} side, {end} half: {zone}",
    "pad.at_top": "top",
    "pad.at_right": "right",
    "pad.at_bottom": "bottom",
    "pad.at_left": "left",
    "pad.halves": "Half sides of the tile",
    "pad.inside": "Middle: {things}",
    "pad.opened": "Opened tile",
    "pad.again": "Same again",
    "pad.number": "No.",
    "pad.pack_number": "Choose a tile by its number",
    "pad.turn_hint": "Choose a tile and tap its square; tap again to turn it.",
    "pad.count.beaches": "Beaches at the edge",
    "pad.count.theme_parks": "Largest theme park",
    "pad.count.gardens": "Gardens",
    "pad.count.houses": "Houses",
    "pad.count.peace": "Peace",
    "pad.count.love": "Love",
    "pad.count.music": "Music",
    "pad.tens_hint": "10 or more: then the second digit; twice for 20 or more",
    "pad.fewer": "{what}: one fewer",
    "pad.one_more": "{what}: one more",
    "pad.zone.beach": "Beach",
    "pad.zone.theme_park": "Theme park",
    "pad.zone.garden": "Garden",
    "pad.zone.house": "House",
    "pad.zone.peace": "Peace",
    "pad.zone.love": "Love",
    "pad.zone.music": "Music",
    "pad.no_zone": "No zone",
    "pad.no_tile": "No tile",
    "pad.tile": "Row {row}, column {column}",
    "pad.island": "Island, 4 rows of 4 squares",
    "pad.island_keys_hint": (
        "Arrow keys move from square to square. Enter lays what you have chosen."
    ),
    "pad.notation": "Letters, such as G/HH",
    "pad.money": "Money left",
    "pad.tables": "Score tables",
    "pad.first_entry_hint": "{read}. Does a count of 0 give points?",
    "pad.from_0_hint": "No, put a 0 in front",
    "pad.table_hint": (
        "The points for 0, 1, 2 and so on. A + at the end covers all higher counts."
    ),
}
