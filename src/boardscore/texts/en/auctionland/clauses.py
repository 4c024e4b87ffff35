"""The written rules of Auctionland in our own words, in English, by clause id."""

CLAUSES: dict[str, tuple[str, str]] = {
    "auctionland.players": (
        "Players",
        (
            "Auctionland is a game for 2 to 6 players. Seats are numbered from the starting "
            "player, who has the gavel first."
        ),
    ),
    "auctionland.setup.first": (
        "Starting player",
        (
            "The starting player is the one who visited a new island most recently. The "
            "people at the table settle this themselves and name the players in seat order, "
            "beginning with that one."
        ),
    ),
    "auctionland.tile": (
        "Tiles",
        (
            "A tile may show zones, which are beaches, theme parks, gardens and houses, and "
            "icons, which stand for peace, love and music. A zone reaches sides of its tile, or "
            "halves of sides, or it lies inside and reaches none. At most 2 zones of one kind "
            "reach the sides of a tile; they are separate zones, which other tiles may connect."
        ),
    ),
    "auctionland.setup.money": (
        "Starting money",
        (
            "The starting player gets 10 dollars, and each seat after that 2 dollars more than the "
            "one before it: 12, 14, 16, 18 and, for seat 6, 20 dollars."
        ),
    ),
    "auctionland.money.hidden": (
        "Hidden money",
        (
            "Everyone keeps their money out of sight behind a screen. If the table prefers, it can "
            "choose a game with visible money instead."
        ),
    ),
    "auctionland.setup.market": (
        "Market",
        (
            "At the start 8 tiles from the stack form the market; a different size may be chosen, "
            "but not below 3. They are sorted by how many icons they have, with the most next to "
            "the stack, and tiles with the same number stay in the order in which they were dealt."
        ),
    ),
    "auctionland.turn.order": (
        "Order of a turn",
        (
            "The player who has the gavel is the auctioneer. The auctioneer first builds a tile "
            "and then auctions one; after this the gavel goes to the next player on the left and "
            "new tiles fill up the market. If there is no market tile for building or for "
            "auctioning, that step is skipped."
        ),
    ),
    "auctionland.market.price": (
        "Market price",
        (
            "The market tile farthest from the stack is free; to take another, a player pays "
            "1 dollar for each tile skipped, beginning with the free one, and lays the dollars on "
            "the tiles skipped. This applies to building, to auctioning and to a bonus. A tile "
            "whose price a player cannot pay is out of reach, and the dollars lying on it cannot "
            "be used to pay. The market closes up immediately: after a tile is taken, the tile "
            "that is now farthest from the stack is free, even later in the same turn."
        ),
    ),
    "auctionland.market.money": (
        "Dollars on tiles",
        (
            "The dollars on a tile belong to the player who takes it to build it or as a bonus. If "
            "it is taken for an auction, the auctioneer gets them right away, no matter who "
            "receives the tile afterwards. What still lies on tiles when the game is over goes to "
            "no one."
        ),
    ),
    "auctionland.market.refill": (
        "Filling the market",
        (
            "When a turn is over, tiles from the stack are added at the stack end until the "
            "market has its full size, as far as the stack allows. Tiles that are left in the "
            "market stay there. The market is not sorted again, and any dollars on the tiles "
            "remain."
        ),
    ),
    "auctionland.build.first": (
        "First tile",
        "A player may lay the first tile of an island wherever they like.",
    ),
    "auctionland.build.edge": (
        "Edge to edge",
        (
            "Any tile after the first must lie edge to edge with one that is already on the "
            "island. The zones on both sides of that edge may differ. A tile that a player took, "
            "bought, won or got without a bid must be placed; no one may throw away a tile that "
            "fits."
        ),
    ),
    "auctionland.build.bounds": (
        "Size of the island",
        (
            "An island takes up at most 4 rows and at most 4 columns. As long as it is smaller "
            "than that, it is not yet decided which part of the 4x4 grid it fills."
        ),
    ),
    "auctionland.auction.pick": (
        "Tile for auction",
        "The auctioneer chooses a market tile, pays its market price and offers it for auction.",
    ),
    "auctionland.auction.bid": (
        "Bidding",
        (
            "Everyone except the auctioneer may bid at any moment, without taking turns, and may "
            "also raise their own bid. Bids are made in whole dollars, from 1 up; a bid "
            "must beat the highest one so far, and the bidder must have the money."
        ),
    ),
    "auctionland.auction.close": (
        "End of the auction",
        (
            "Passing is final and means leaving this auction; the player with the highest bid may "
            "raise it, but not pass. The auction ends when every bidder except that player has "
            "passed, or when all of them have. If, with 3 or more players, only one bidder is "
            "left and no one has bid, this bidder can still either bid or pass, unless the table "
            "has agreed that the auction is then over."
        ),
    ),
    "auctionland.auction.two-player": (
        "Auction for two",
        ("With 2 players the other player bids once or passes, and the auction is over."),
    ),
    "auctionland.auction.no-bid": (
        "No bid",
        (
            "If no one bids, the auctioneer gets the tile without any further payment and must "
            "build it. If the auctioneer's island is full, the tile is put into the box "
            "instead."
        ),
    ),
    "auctionland.auction.sell": (
        "Selling",
        (
            "The auctioneer may sell the tile: the player with the highest bid pays the auctioneer "
            "that amount, receives the tile and must build it."
        ),
    ),
    "auctionland.auction.buy-back": (
        "Buying back",
        (
            "Instead of selling, the auctioneer may buy the tile back, paying the highest bidder 1 "
            "dollar more than was bid, and must then build it if the island has room. This is "
            "possible only with enough money."
        ),
    ),
    "auctionland.auction.full-island": (
        "Full island",
        (
            "Having a full island does not stop the auctioneer from buying back. The tile is then "
            "put into the box instead of being built."
        ),
    ),
    "auctionland.bonus.earn": (
        "Bonus tile",
        (
            "A player who fills a row or a column of their island with its 4th tile, in any phase "
            "and on the turn of any player, gets a bonus tile immediately. It has to be taken "
            "before the game goes on, at the market price and with the money that player has at "
            "the time, and is built like any other tile. There is no bonus if the market has no "
            "tile or the island has no room."
        ),
    ),
    "auctionland.bonus.once": (
        "One bonus per turn",
        (
            "Each player gets at most 1 bonus in a turn: filling a row and a column together gives "
            "only one, and a bonus tile never leads to another. Several players may each get "
            "one in the same turn. A bonus that is lost because there is no tile or no room "
            "does not use up the one for the turn."
        ),
    ),
    "auctionland.end.trigger": (
        "End of the game",
        (
            "When an island is full with 16 tiles, the turn in progress is the last one, and its "
            "auction is still held. The game also ends after a turn that began with an empty "
            "market."
        ),
    ),
    "auctionland.score.beaches": (
        "Beaches",
        (
            "Each tile with a beach zone reaching the edge of the island counts, and counts once; "
            "the beach table of the game gives the points for their number. The edge is every "
            "side of a tile that has no tile next to it, and this includes the sides around a gap "
            "within the island. A beach that reaches only half of such a side counts too; a beach "
            "that reaches no side of its tile never does."
        ),
    ),
    "auctionland.score.theme-parks": (
        "Theme parks",
        (
            "The theme park area that spreads over the most tiles is scored: the theme park table "
            "of the game gives the points for its number of tiles. Theme parks on two tiles are "
            "connected only where both reach the same half of the side that the tiles share; "
            "corners connect nothing."
        ),
    ),
    "auctionland.score.gardens-houses": (
        "Gardens and houses",
        (
            "The garden areas and the house areas are counted, and the two numbers are multiplied "
            "to give the points. Zones of the same kind on two tiles are a single area where both "
            "reach the same half of the side that the tiles share; corners connect nothing. A "
            "zone that reaches no side of its tile is an area by itself. Gardens and houses may "
            "touch each other."
        ),
    ),
    "auctionland.score.icons": (
        "Icons",
        (
            "For peace, for love and for music separately, however many people play, the most "
            "icons are worth 20 points, the second most 10 and the third most 5; fourth place and "
            "below get nothing. Players who tie get equal points, and each tied player beyond the "
            "first takes up one more place, so 3, 3 and 2 icons are worth 20, 20 and 5. A player "
            "without an icon of a kind gets nothing for that kind, and where an icon is on the "
            "island makes no difference."
        ),
    ),
    "auctionland.tie.money": (
        "Winning and ties",
        (
            "The player with the most points wins. If points are equal, the player with more money "
            "is ahead, and this holds for every place; dollars left on market tiles belong to no "
            "one. Players who are still equal share their place, and one place is skipped for each "
            "extra player: 1, 1, 3."
        ),
    ),
}
