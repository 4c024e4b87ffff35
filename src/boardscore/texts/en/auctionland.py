"""What is said in English while Auctionland is played, by key."""

AUCTIONLAND: dict[str, str] = {
    # What is due
    "phase.market": "the first market is dealt",
    "phase.build": "the gavel holder builds a tile",
    "phase.bonus": "a player takes a bonus tile",
    "phase.auction": "the gavel holder puts a tile up for auction",
    "phase.bid": "the others bid for the tile",
    "phase.sale": "the gavel holder sells the tile or buys it back",
    "phase.place": "the tile of the auction is built",
    "phase.refill": "the market is refilled",
    # Why a move is illegal
    "illegal.gavel_holder_bids": "{name} holds the gavel and takes no part in the bidding",
    "illegal.passed": "{name} has passed and is out of this auction",
    "illegal.slot": "the market has only {tiles} {tiles:tile|tiles}",
    "illegal.price": ("tile {tile} costs {price} {price:dollar|dollars}, and {name} has {money}"),
    "illegal.first_tile": "the first tile of an island has row 0 and column 0",
    "illegal.place_taken": "a tile lies there already",
    "illegal.no_edge": "a tile there would share no edge with the island",
    "illegal.rows": (
        "tile {tile} there would make the island {rows} rows high; {high} is the most"
    ),
    "illegal.columns": (
        "tile {tile} there would make the island {columns} columns wide; {high} is the most"
    ),
    "illegal.turned": "tile {tile} cannot be turned: in this game tiles lie as drawn",
    "illegal.turns": (
        "tile {tile} looks the same after {turns} quarter {turns:turn|turns} as after {lowest}; "
        "write {lowest}"
    ),
    "illegal.bid_too_low": (
        "a bid of {amount} {amount:dollar|dollars} is too low; it has to be {lowest} or more"
    ),
    "illegal.bid_too_high": "{name} has {money} {money:dollar|dollars} and cannot bid {amount}",
    "illegal.holder_passes": "{name} holds the standing bid and can raise it, but not pass",
    "illegal.buy_back": (
        "buying back costs {price} {price:dollar|dollars}, and {name} has {money}"
    ),
    "illegal.drawn": (
        "{count} {count:tile was|tiles were} drawn for the market; it takes {needed}"
    ),
    "illegal.seen": "tile {tile} is not in the stack any more",
    # What a game cannot be started with
}
