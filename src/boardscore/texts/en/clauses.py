"""The written rules in our own words, by clause id."""

CLAUSES: dict[str, tuple[str, str]] = {
    "pier18.players": ("Players", "Pier 18 is a game for 2 or 3 players."),
    "pier18.deck": (
        "Cards",
        (
            "The deck has 18 cards, and each of them shows a piece of pier (2 sides with W "
            "columns, every space blank or holding one symbol), a date, a patron symbol in its top "
            "left corner and a plan, which is a goal to reach. W is the same on every card, and no "
            "two cards have the same month and day as their date. A deck with two equal dates, or "
            "with cards of different widths, cannot be played; a pier can be scored all the same."
        ),
    ),
    "pier18.symbols": (
        "Symbols",
        (
            "There are 4 symbols, each of which stands for a character: the gold star for a Flower "
            "Seller, the blue quill for a Poet, the red heart for Lovers and the brown anchor for "
            "a Fisher."
        ),
    ),
    "pier18.pier": (
        "The pier",
        (
            "A pier has 2 sides and reaches from the land on its left to the water on its right. "
            "Only what can be seen counts: a symbol under another card is lost, and it makes no "
            "difference where the cards meet. The patron symbols in the corners of the cards, and "
            "the Patron cards a player wins, are not symbols of the pier."
        ),
    ),
    "pier18.setup.deal": ("Deal", "At the start every player gets 3 cards from the deck."),
    "pier18.setup.choose": (
        "Plan and Foundation",
        (
            "In secret, every player picks 1 of the 3 cards as Plan and another of them as "
            "Foundation; all show their choice together, and a written record lists the choices by "
            "seat. The pier begins with the Foundation at the land, and the Plan is laid face up "
            "next to it."
        ),
    ),
    "pier18.setup.return": (
        "The third card",
        (
            "The card that each player has not chosen returns to the deck, and then the deck is "
            "shuffled."
        ),
    ),
    "pier18.setup.first": (
        "First player",
        (
            "The player whose Foundation carries the date nearest to 1 January, which is the "
            "earliest in the year, goes first in round 1."
        ),
    ),
    "pier18.round.count": (
        "Number of rounds",
        (
            "2 players play 4 rounds, and 3 players play 3. This is exactly the number of whole "
            "rounds that the deck can supply, and the two must agree."
        ),
    ),
    "pier18.round.reveal": (
        "Open cards",
        "For each round, cards from the deck are laid out face up: 1 more than there are players.",
    ),
    "pier18.round.order": (
        "Order of play",
        (
            "In each round the first player chooses before everyone else, and the others follow in "
            "clockwise order. For the next round the role of first player moves to the next seat "
            "clockwise."
        ),
    ),
    "pier18.round.draft": (
        "Taking a card",
        (
            "A player whose turn it is takes one of the face-up cards and makes their own pier "
            "longer by laying it at the water end."
        ),
    ),
    "pier18.round.overlap": (
        "Overlap",
        (
            "A new card may lie on top of columns at the water end of the card that was laid right "
            "before it. It may cover some columns of that card or none, but never all: 0 to W - 1, "
            "where W is how many columns a card has. This goes for the Plan card at the end as "
            "well."
        ),
    ),
    "pier18.round.patron": (
        "Patron of the round",
        (
            "The card that is left over when all have chosen is the Patron of the round, and the "
            "patron symbol in its corner says which category is compared. It goes to the player "
            "whose pier is worth the most points in that category at this moment, and it is kept "
            "face down."
        ),
    ),
    "pier18.round.patron-tie": (
        "Tie for the Patron",
        (
            "If several players lead with equal points, the Patron goes to the one among them "
            "whose card of this round is dated earliest. 0 points are no exception, unless the "
            "table has ruled that nobody gets the Patron when all have 0."
        ),
    ),
    "pier18.end.trigger": (
        "Last round",
        (
            "When the deck holds too few cards for another whole round, which takes 1 card more "
            "than there are players, no further round is played."
        ),
    ),
    "pier18.end.plan": (
        "Laying the Plan",
        (
            "After the last round every player lays the Plan card at the water end of the pier; "
            "all do so together, and a written record lists these moves by seat. Like any other "
            "card it may lie on columns of the card before it, but not on all of them."
        ),
    ),
    "pier18.score.poets": (
        "Poets",
        "Each full pair of Poets on the pier is worth 1 point; an odd Poet left over adds nothing.",
    ),
    "pier18.score.lovers": (
        "Lovers",
        (
            "Each Lovers symbol is worth 2 points if the 2 spaces to its left and the 2 spaces to "
            "its right, all on its own side, hold no character. Other Lovers are characters in "
            "this sense, too. Past either end of the pier, at the land or at the water, everything "
            "counts as empty."
        ),
    ),
    "pier18.score.fishers": (
        "Fishers",
        (
            "On the side that has more Fishers each one is worth 1 point, and those on the other "
            "side are worth nothing. If both sides have the same number, only one of the two sides "
            "scores."
        ),
    ),
    "pier18.score.flower-sellers": (
        "Flower Sellers",
        (
            "Symbols side by side with no empty space between them form a group. A group with at "
            "least one Flower Seller is worth 1 point for each further symbol in it, once, even "
            "with several Flower Sellers. A group stays on its side of the pier, unless the table "
            "has agreed that the 2 spaces of a column belong together too; diagonal spaces never "
            "do. Further symbols are all symbols of the group but one Flower Seller, unless the "
            "table has agreed that no Flower Seller is one."
        ),
    ),
    "pier18.score.plan": (
        "Completed Plan",
        (
            "A player whose finished pier meets the goal of their Plan gets 4 points. The Plan "
            "card, laid as its last card, is part of that pier."
        ),
    ),
    "pier18.score.patrons": ("Patron cards", "Each Patron card a player has won is worth 1 point."),
    "pier18.tie.symbols": (
        "Tie: symbols",
        (
            "Among players with equal points, the one whose pier shows the most symbols wins; "
            "covered ones do not count."
        ),
    ),
    "pier18.tie.date": (
        "Tie: Plan date",
        (
            "If the symbols are equal in number too, the player whose Plan card has the earliest "
            "date wins; the dates of other cards do not matter. Players whom no rule separates "
            "share their place."
        ),
    ),
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
            "Whoever has been to a new island most recently is the starting player. The people at "
            "the table settle this themselves and give the names in seat order from that player "
            "on."
        ),
    ),
    "auctionland.tile": (
        "Tiles",
        (
            "A tile may show zones, which are beaches, theme parks, gardens and houses, and icons, "
            "which stand for peace, love and music."
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
            "the stack, and tiles with equally many stay in the order in which they were dealt."
        ),
    ),
    "auctionland.turn.order": (
        "Order of a turn",
        (
            "The gavel holder first builds a tile and then auctions one; after this the gavel goes "
            "to the next player on the left and new tiles fill up the market. If there is no "
            "market tile for building or for auctioning, that step does not take place."
        ),
    ),
    "auctionland.market.price": (
        "Market price",
        (
            "The market tile at the far end from the stack is free; to take another, a player pays "
            "1 dollar for each tile skipped, beginning with the free one, and lays the dollars on "
            "the tiles skipped. This applies to building, to auctioning and to a bonus. A tile "
            "whose price a player cannot pay is out of reach, and the dollars lying on it cannot "
            "be used to pay."
        ),
    ),
    "auctionland.market.money": (
        "Dollars on tiles",
        (
            "The dollars on a tile belong to the player who takes it to build it or as a bonus. If "
            "it is taken for an auction, the gavel holder gets them right away, no matter who "
            "receives the tile afterwards. What still lies on tiles when the game is over goes to "
            "nobody."
        ),
    ),
    "auctionland.market.refill": (
        "Filling the market",
        (
            "When a turn is over, tiles from the stack are added at the stack end until "
            "the market has its full size, as far as the stack allows. They are not sorted, and "
            "any dollars on the tiles remain."
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
            "island. The zones on both sides of that edge may differ."
        ),
    ),
    "auctionland.build.bounds": (
        "Size of the island",
        (
            "An island takes up at most 4 rows and at most 4 columns. As long as it is smaller "
            "than that, it is open which part of the 4x4 area it fills."
        ),
    ),
    "auctionland.auction.pick": (
        "Tile for auction",
        (
            "The gavel holder chooses a market tile, pays the usual market price for it and offers "
            "it for auction."
        ),
    ),
    "auctionland.auction.bid": (
        "Bidding",
        (
            "Everyone except the gavel holder may bid at any moment, without taking turns, and may "
            "also go above a bid of their own. Bids are made in whole dollars, from 1 up; a bid "
            "must beat the highest one so far, and the bidder must have the money."
        ),
    ),
    "auctionland.auction.close": (
        "End of the auction",
        (
            "Passing is final and means leaving this auction; the player with the highest bid may "
            "raise it, but not pass. The auction ends when every bidder except that player has "
            "passed, or when all of them have. If, with 3 or more players, only one bidder is left "
            "and nobody has bid, this bidder can still either bid or pass, unless the table has "
            "ruled that the auction is then over."
        ),
    ),
    "auctionland.auction.two-player": (
        "Auction for two",
        (
            "With 2 players the only bidder either passes or names one single bid, and the auction "
            "is over."
        ),
    ),
    "auctionland.auction.no-bid": (
        "No bid",
        (
            "If nobody bids, the gavel holder gets the tile without any further payment and builds "
            "it. If there is no room because the island of the gavel holder is full, the tile is "
            "put into the box instead."
        ),
    ),
    "auctionland.auction.sell": (
        "Selling",
        (
            "The gavel holder may sell the tile: the player with the highest bid pays the gavel "
            "holder that amount, receives the tile and builds it."
        ),
    ),
    "auctionland.auction.buy-back": (
        "Buying back",
        (
            "Instead of selling, the gavel holder may buy the tile back and build it, paying the "
            "highest bidder 1 dollar more than was bid. This is possible only with enough money."
        ),
    ),
    "auctionland.auction.full-island": (
        "Full island",
        (
            "Having a full island does not stop the gavel holder from buying back. The tile is "
            "then put into the box instead of being built."
        ),
    ),
    "auctionland.bonus.earn": (
        "Bonus tile",
        (
            "Whoever fills a row or a column of their island with its 4th tile, in any phase and "
            "on the turn of any player, gets a bonus tile at once. It has to be taken before the "
            "game goes on, at the market price and with the money that player has at the time, and "
            "is built like any other tile. There is no bonus if the market has no tile or the "
            "island has no room."
        ),
    ),
    "auctionland.bonus.once": (
        "One bonus per turn",
        (
            "Each player gets at most 1 bonus in a turn: filling a row and a column together gives "
            "only one, and a bonus tile never leads to another. In one and the same turn several "
            "players may each get theirs. A bonus that is lost because there is no tile or no room "
            "does not use up the one for the turn."
        ),
    ),
    "auctionland.end.trigger": (
        "End of the game",
        (
            "When an island is full with 16 tiles, the turn in progress is the last one, and its "
            "auction is still held. The game is over as well after a turn at whose start the "
            "market was empty."
        ),
    ),
    "auctionland.score.beaches": (
        "Beaches",
        (
            "Each tile with a beach zone reaching the edge of the island counts, and counts once; "
            "the beach table gives the points for their number. The edge is every side of a tile, "
            "or half of a side, that has no tile next to it, and this includes the sides around a "
            "gap within the island."
        ),
    ),
    "auctionland.score.theme-parks": (
        "Theme parks",
        (
            "The theme park area that spreads over the most tiles is scored: the theme park table "
            "gives the points for its number of tiles. Zones are connected across edges, never "
            "across corners."
        ),
    ),
    "auctionland.score.gardens-houses": (
        "Gardens and houses",
        (
            "The garden areas and the house areas are counted, and the two numbers are multiplied "
            "to give the points. Zones of the same kind that touch are a single area; gardens and "
            "houses may touch each other."
        ),
    ),
    "auctionland.score.icons": (
        "Icons",
        (
            "For peace, for love and for music separately, however many people play, the most "
            "icons are worth 20 points, the second most 10 and the third most 5. Players who tie "
            "get equal points, and each tied player beyond the first uses up one more place, so 3, "
            "3 and 2 icons are worth 20, 20 and 5. A player without an icon of a kind gets nothing "
            "for that kind, and the places of icons on the island make no difference."
        ),
    ),
    "auctionland.tie.money": (
        "Winning and ties",
        (
            "The player with the most points wins, and between equal points the greater amount of "
            "money decides; dollars left on market tiles belong to nobody. Players who are still "
            "equal win together."
        ),
    ),
}
