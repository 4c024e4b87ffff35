"""The texts for a game of Auctionland in English, by key."""

PLAY: dict[str, str] = {
    # The next step
    "phase.market": "the first market has to be dealt",
    "phase.build": "{names} has to build a tile",
    "phase.bonus": "{names} has to take a bonus tile",
    "phase.auction": "{names} has to put a tile up for auction",
    "phase.bid": "the bidding has to end first; still in it: {names:and}",
    "phase.sale": "{names} has to sell the tile or buy it back",
    "phase.place": "{names} has to build the tile from the auction",
    "phase.refill": "the market has to be refilled",
    # Why a move is illegal
    "illegal.gavel_holder_bids": "{name} has the gavel and cannot bid",
    "illegal.passed": "{name} has passed and is out of this auction",
    "illegal.slot": "The market has only {tiles} {tiles:tile|tiles}",
    "illegal.price": "Tile {tile} costs {price} {price:dollar|dollars}, and {name} has {money}",
    "illegal.first_tile": "The first tile of an island has row 0 and column 0",
    "illegal.place_taken": "There is already a tile there",
    "illegal.no_edge": "A tile there would share no edge with the island",
    "illegal.rows": "Tile {tile} there would make the island {rows} rows high; the limit is {high}",
    "illegal.columns": (
        "Tile {tile} there would make the island {columns} columns wide; the limit is {high}"
    ),
    "illegal.turned": "Tile {tile} cannot be turned: in this game tiles are never turned",
    "illegal.turns": (
        "Tile {tile} looks the same after {turns} quarter {turns:turn|turns} as after {lowest}; "
        "write {lowest}"
    ),
    "illegal.bid_too_low": (
        "A bid of {amount} {amount:dollar|dollars} is too low; it must be {lowest} or more"
    ),
    "illegal.bid_too_high": "{name} has {money} {money:dollar|dollars} and cannot bid {amount}",
    "illegal.holder_passes": "{name} has the highest bid and can raise it, but not pass",
    "illegal.buy_back": "Buying back costs {price} {price:dollar|dollars}, and {name} has {money}",
    "illegal.drawn": "{count} {count:tile was|tiles were} drawn for the market; it needs {needed}",
    "illegal.seen": "Tile {tile} is no longer in the stack",
    # Views
    "error.too_little_money": (
        "no game leads to this view: the other players need at least {least} "
        "{least:dollar|dollars}, and {dollars} {dollars:is|are} left for them"
    ),
    # Typed words: the first one is the default
    "word.money": "money",
    "word.market": "market",
    "word.build": "build",
    "word.auction": "auction",
    "word.bid": "bid",
    "word.pass": "pass",
    "word.sell": "sell",
    "word.buy_back": "buyback back",
    "word.place": "place",
    "word.bonus": "bonus",
    "word.at": "at",
    "word.turn": "turn",
    # Typed forms of moves
    "form.market": "market {tiles}",
    "form.build": "build {slot} at {place} turn {turns}",
    "form.auction": "auction {slot}",
    "form.bid": "bid {player} {amount}",
    "form.pass": "pass {player}",
    "form.sell": "sell",
    "form.buy_back": "buyback",
    "form.place": "place {place} turn {turns}",
    "form.bonus": "bonus {slot} at {place} turn {turns}",
    # The parts of a move in its typed form
    "part.tiles": "TILES",
    "part.slot": "SLOT",
    "part.place": "SQUARE",
    "part.turns": "TURNS",
    "part.amount": "DOLLARS",
    # During a game
    "play.ask.players.auctionland": (
        "The player who last visited a new island goes first, then clockwise. For example: Alex, "
        "Bonnie"
    ),
    "play.money": "{name} has {money} {money:dollar|dollars}.",
    "play.whose_money": "Whose money? For example: money {name}",
    # Help while a game is played
    "play.what.money": "the money of one player, such as money anna; the others look away",
    "play.what.market": "the tiles drawn, in the order drawn",
    "play.what.build": (
        "builds the tile in that slot on the square with that number in the drawing (not needed "
        "for the first tile), turned clockwise by that many quarter turns (default: 0)"
    ),
    "play.what.auction": "puts the tile in that slot up for auction",
    "play.what.bid": "bids that many dollars",
    "play.what.pass": "leaves this auction",
    "play.what.sell": "sells the tile to the highest bidder",
    "play.what.buy_back": "pays the bid and 1 dollar more, and keeps the tile",
    "play.what.place": (
        "builds the tile on the square with that number in the drawing (not needed for the first "
        "tile), turned clockwise by that many quarter turns (default: 0)"
    ),
    "play.what.bonus": "builds the tile in that slot as a bonus; square and turns as when building",
    # Invalid input
    "play.no_such_slot": (
        "There is no slot {got}; the market has {count} {count:tile|tiles}, and the free one is in "
        "slot 1"
    ),
    "play.no_such_place": (
        "There is no square {got}; the drawing has {count} open {count:square|squares}"
    ),
    "play.too_dear": "{name} does not have {amount} {amount:dollar|dollars}",
    # Sentences about moves
    "told.market": "{count:Tile|Tiles} {tiles:and} {count:is|are} drawn for the market.",
    "told.times": "{tile} (×{count})",
    "told.tile": "tile {tile}",
    "told.tile_of_slot": "tile {tile} (slot {slot:nth})",
    "told.build": "{name} takes {tile} and builds it in {where}.",
    "told.bonus": "{name} takes {tile} as a bonus and builds it in {where}.",
    "told.place": "{name} builds {tile} in {where}.",
    "told.where": "row {row}, column {column}",
    "told.new_row": "0 (new, in the north)",
    "told.new_column": "0 (new, in the west)",
    "told.where_turned": (
        "row {row}, column {column}, turned clockwise by {turns} quarter {turns:turn|turns}"
    ),
    "told.auction": "{name} puts {tile} up for auction.",
    "told.bid": "{name} bids {amount} {amount:dollar|dollars}.",
    "told.pass": "{name} passes.",
    "told.sell": "{name} sells {tile}.",
    "told.buy_back": "{name} buys {tile} back.",
    # The next step
    "due.market": (
        "Deal {count} {count:tile|tiles} for the market and type their ids in the order dealt."
    ),
    "due.build": "{names}, you have the gavel: build a tile.",
    "due.bonus": "{names}, you laid the 4th tile of a row or column: take a bonus tile.",
    "due.auction": "{names}, put a tile up for auction.",
    "due.bid": "Tile {tile} ({sides}) is up for auction; no bids yet. Bidders left: {names}.",
    "due.raise": (
        "Tile {tile} ({sides}) is up for auction; {bidder} bids {amount}. Bidders left: {names}."
    ),
    "due.sale": (
        "{bidder} bids {amount} for tile {tile} ({sides}). {names}, sell it, or buy it back for "
        "{price}."
    ),
    "due.place": "{names}, build tile {tile} ({sides}).",
    "due.refill": (
        "Draw {count} {count:tile|tiles} for the market and type {count:its id|their ids}."
    ),
    # The table
    "board.gavel": "{name} has the gavel; {stack} {stack:tile|tiles} in the stack.",
    "board.island": "{name}: {tiles} {tiles:tile|tiles}",
    "board.island_money": ("{name}: {tiles} {tiles:tile|tiles}, {money} {money:dollar|dollars}"),
    "board.letters_of_islands": (
        "Letters: B beach, T theme park, G garden, H house, - no zone; after a slash, zones inside "
        "the tile; after a plus, p peace, l love, m music. A lower-case letter before the plus is "
        "a second zone of that kind. The sides of a tile are written clockwise from the top."
    ),
    "board.market": "Market",
    "board.slot": "slot",
    "board.price": "price",
    "board.dollars": "on it",
    "board.tile": "tile",
    "board.pays_market": "{name} pays {price} {price:dollar|dollars}: 1 on each tile skipped.",
    "board.takes_dollars": "{name} takes the {dollars} {dollars:dollar|dollars} on the tile.",
    "board.pays": "{payer} pays {dollars} {dollars:dollar|dollars} to {payee}.",
    "board.box": "Tile {tile} goes back to the box.",
    "board.full": "The island of {name} is full: the game ends with this turn.",
}
