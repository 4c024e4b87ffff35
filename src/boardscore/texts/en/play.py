"""What is said in English while a game is played at the terminal or replayed, by key."""

PLAY: dict[str, str] = {
    # What can be typed: the first word is the usual one
    "word.help": "help ?",
    "word.moves": "moves",
    "word.undo": "undo",
    "word.show": "show",
    "word.score": "score",
    "word.record": "record",
    "word.quit": "quit exit",
    "word.money": "money",
    "word.random": "random",
    "word.deal": "deal",
    "word.choose": "choose",
    "word.reveal": "reveal",
    "word.draft": "take",
    "word.finish": "finish",
    "word.market": "market",
    "word.build": "build",
    "word.auction": "auction",
    "word.bid": "bid",
    "word.pass": "pass",
    "word.sell": "sell",
    "word.buy_back": "buyback back",
    "word.place": "place",
    "word.bonus": "bonus",
    "word.plan": "plan",
    "word.foundation": "foundation",
    "word.over": "over",
    "word.turned": "turned t",
    "word.at": "at",
    "word.turn": "turn",
    # Moves as they are typed
    "form.deal": "deal {hands}",
    "form.choose": "choose {player} plan {plan} foundation {foundation}",
    "form.reveal": "reveal {cards}",
    "form.draft": "take {card} over {overlap}",
    "form.draft_turned": "take {card} over {overlap} turned",
    "form.finish": "finish {overlap}",
    "form.finish_turned": "finish {overlap} turned",
    "form.market": "market {tiles}",
    "form.build": "build {slot} at {place} turn {turns}",
    "form.auction": "auction {slot}",
    "form.bid": "bid {player} {amount}",
    "form.pass": "pass {player}",
    "form.sell": "sell",
    "form.buy_back": "buyback",
    "form.place": "place {place} turn {turns}",
    "form.bonus": "bonus {slot} at {place} turn {turns}",
    # The parts of a move, where it is shown how one is typed
    "part.hands": "CARDS / CARDS",
    "part.player": "PLAYER",
    "part.plan": "CARD",
    "part.foundation": "CARD",
    "part.cards": "CARDS",
    "part.card": "CARD",
    "part.overlap": "COLUMNS",
    "part.tiles": "TILES",
    "part.slot": "SLOT",
    "part.place": "PLACE",
    "part.turns": "TURNS",
    "part.amount": "DOLLARS",
    # The course of a game
    "play.ask.players": "Who plays? Names in seat order, with commas between them:",
    "play.ask.players.pier18": "Seat order is clockwise; such as: Anna, Ben",
    "play.ask.players.auctionland": (
        "Whoever last visited a new island goes first, then clockwise; such as: Alex, Bonnie"
    ),
    "play.ask.pack": "Which pack? A file, or demo for the invented one:",
    "play.ask.pack.hint": (
        "A pack holds the cards or tiles of a game, typed in once; `boardscore pack` checks one."
    ),
    "play.begins": (
        "{game}: every move is saved in {file} at once. Type help to see what you can type, moves "
        "to see what is legal now; Ctrl-C stops, and nothing is lost."
    ),
    "play.goes_on": "{game}: going on with {file}, {moves} {moves:move|moves} so far.",
    "play.cut": (
        "{file} breaks off in the middle of its last line; that line is dropped, everything before "
        "it stands."
    ),
    "play.cannot_go_on": "{file}: {count} {count:mistake|mistakes}, so the game cannot go on.",
    "play.not_begun": "Stopped before the game began; nothing was saved.",
    "play.stopped": "Saved in {file}. To go on:",
    "play.ended": "Saved in {file}; `boardscore replay {file}` shows the score again.",
    "play.such_as": "Such as: {forms}",
    "play.look_away": "Everybody else, please look away. Enter shows the cards.",
    "play.clear": "Press Enter to clear the screen before the others look.",
    "play.over": "Press Enter to finish. If something is wrong, undo takes it back.",
    "play.verdict": "Is the Plan of {name} completed (y or n)?",
    "play.chosen": "{name} has chosen.",
    "play.undone": "The last step has been taken back.",
    "play.nothing_to_undo": "There is nothing to take back.",
    "play.moves": "{count} {count:move|moves}; | stands between what can be chosen:",
    "play.moves_open": "| stands between what can be chosen:",
    "play.no_moves": "Nobody has a move now.",
    "play.more": "... and {count} more lines.",
    "play.no_score": "There is nothing to score yet.",
    "play.as_it_stands": "As it stands; the game is not over.",
    "play.in_words": (
        "You will be asked at the end whether the Plan of {names} is completed; here it counts as "
        "not completed."
    ),
    "play.recorded": "{file}: {moves} {moves:move|moves}.",
    "play.money": "{name} has {money} {money:dollar|dollars}.",
    "play.whose_money": "Whose money? Such as: money {name}",
    # Help while a game is played
    "play.help": (
        "Words may be cut short, and the first of these moves needs no word at all. For a player, "
        "type the beginning of the name, or the number."
    ),
    "play.what": "{form}: {what}",
    "play.what.help": "this help",
    "play.what.moves": "all legal moves",
    "play.what.undo": "takes the last step back",
    "play.what.show": "everything on the table",
    "play.what.score": "the score as it stands",
    "play.what.record": "where the game is saved",
    "play.what.quit": "stops; you can continue another time",
    "play.what.money": "the money of one player, such as money anna; the others look away",
    "play.what.random": "cards or tiles are drawn for you",
    "play.what.deal": "the cards dealt, hand by hand in seat order",
    "play.what.choose": "which card is the Plan, which the Foundation",
    "play.what.reveal": "the cards that lie open now",
    "play.what.draft": (
        "takes a card and covers that many columns of the card before; add turned or t to turn it, "
        "if you play with that"
    ),
    "play.what.finish": (
        "lays the Plan and covers that many columns of the card before; add turned or t to turn "
        "it, if you play with that"
    ),
    "play.what.market": "the tiles drawn, in that order",
    "play.what.build": (
        "builds the tile of that slot at the place with that number in the drawing, which the "
        "first tile does not need; then how many quarter turns clockwise, 0 if you leave it out"
    ),
    "play.what.auction": "puts the tile of that slot up for auction",
    "play.what.bid": "bids that many dollars",
    "play.what.pass": "leaves this auction",
    "play.what.sell": "sells the tile to the highest bidder",
    "play.what.buy_back": "pays the bid and 1 dollar more, and keeps the tile",
    "play.what.place": (
        "builds the tile at the place with that number in the drawing, which the first tile does "
        "not need; then how many quarter turns clockwise, 0 if you leave it out"
    ),
    "play.what.bonus": (
        "builds the tile of that slot as a bonus; place and quarters as in building"
    ),
    # What will not do
    "play.not_saved": (
        "{file} cannot be written: {why}. The move does not count; type it again once that is "
        "fixed. Everything before it is saved."
    ),
    "play.changed": (
        "{file} was changed by someone else. Nothing more is written to it; quit, and continue "
        "from what is in it now."
    ),
    "play.empty_move": "it is typed like this: {form}",
    "play.no_such_word": "{got} is not a command; what can be typed now: {known}",
    "play.no_such_word_near": (
        "{got} is not a command; did you mean {near}? What can be typed now: {known}"
    ),
    "play.ambiguous": "{got} may be {known}; type more of it",
    "play.stands_alone": "{word} takes nothing after it",
    "play.no_such_player": "there is no player {got}; the players are {known}",
    "play.which_player": "{got} may be {known}; type more of the name, or its number",
    "play.who": "say who, by name or number: {known}",
    "play.no_such_slot": (
        "there is no slot {got}; the market has {count} {count:tile|tiles}, the free one is slot 1"
    ),
    "play.no_such_place": (
        "there is no place {got}; the drawing has {count} open {count:place|places}"
    ),
    "play.not_a_number": "{got} is not a whole number",
    "play.too_dear": "{name} does not have {amount} {amount:dollar|dollars}",
    "usage.contradicts": "{option} does not agree with {file}, which says: {known}",
    "usage.other_game": "{option} is not used in {game}",
    "usage.record_of_other_game": "{file} is a record of a game of {game}",
    # What is due
    "due.deal": "Deal {count} cards to each player and type their ids, hand by hand.",
    "due.choose": "{names}: choose Plan and Foundation.",
    "due.reveal": "Draw {count} cards and type their ids.",
    "due.draft": "{names} takes an open card and lays it.",
    "due.finish": "{names} lays the Plan, card {card}.",
    "due.market": "Deal {count} {count:tile|tiles} for the market and type their ids, as dealt.",
    "due.build": "{names} holds the gavel and builds a tile.",
    "due.bonus": "{names} laid the 4th tile of a row or column and takes a bonus tile.",
    "due.auction": "{names} puts a tile up for auction.",
    "due.bid": "Tile {tile} ({sides}) is up, without a bid yet. In the bidding: {names}.",
    "due.raise": "Tile {tile} ({sides}) is up; {bidder} bids {amount}. In the bidding: {names}.",
    "due.sale": (
        "{bidder} bids {amount} for tile {tile} ({sides}). {names} sells it, or buys it back for "
        "{price}."
    ),
    "due.place": "{names} builds tile {tile} ({sides}).",
    "due.refill": (
        "Draw {count} {count:tile|tiles} for the market and type {count:its id|their ids}."
    ),
    "due.over": "The game is over.",
    "due.or_random": "Or type random, and they are drawn for you.",
    # The table
    "board.players": "{game}; players: {players}",
    "board.round": "Round {number} of {rounds}; {name} goes first.",
    "board.pier": (
        "{name}: {patrons} {patrons:Patron card|Patron cards}; Plan {id} ({date}): {plan}"
    ),
    "board.open": "Open cards",
    "board.hand": "Dealt to {name}",
    "board.card": "Card {id}",
    "board.patron": "patron {symbol}",
    "board.plan": "Plan of card {id}: {plan}",
    "board.patron_goes": (
        "Card {card} is left over: the Patron of the round ({symbol}). It goes to {name}."
    ),
    "board.patron_lost": (
        "Card {card} is left over: the Patron of the round ({symbol}). Nobody gets it."
    ),
    "board.plan_laid": "{name} has laid the Plan.",
    "board.gavel": "{name} holds the gavel; {stack} {stack:tile|tiles} in the stack.",
    "board.island": "{name}: {tiles} {tiles:tile|tiles}",
    "board.island_money": ("{name}: {tiles} {tiles:tile|tiles}, {money} {money:dollar|dollars}"),
    "board.market": "Market",
    "board.slot": "slot",
    "board.price": "price",
    "board.dollars": "on it",
    "board.tile": "tile",
    "board.pays_market": "{name} pays {price} {price:dollar|dollars}: 1 on each tile skipped.",
    "board.takes_dollars": (
        "{name} takes the {dollars} {dollars:dollar|dollars} that lay on the tile."
    ),
    "board.pays": "{payer} pays {dollars} {dollars:dollar|dollars} to {payee}.",
    "board.box": "Tile {tile} goes back to the box.",
    "board.full": "The island of {name} is full: the game ends with this turn.",
    # Replays
    "replay.not_over": "{file}: the game is not over; {due}.",
    "replay.turn": "To act: {names}.",
    "replay.cut": ("{file} breaks off in the middle of its last line; it is used up to there."),
    "replay.reading_terminal": "Reading the record from the terminal; Ctrl-D ends it.",
}
