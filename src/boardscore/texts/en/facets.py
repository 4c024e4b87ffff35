"""What each facet of a rule says, by its id."""

_PIER18: dict[str, str] = {
    "pier18.players/seats": "Only the seats that are taken act",
    "pier18.deck/each-card-once": "There is only one of each card",
    "pier18.pier/patron-cards-apart": "Patron cards are not symbols of the pier",
    "pier18.pier/covered-is-gone": "A covered symbol no longer counts",
    "pier18.pier/across-cards": (
        "Symbols on two cards can be neighbours, just like those on one card"
    ),
    "pier18.pier/corner-symbols": (
        "The patron symbol in the corner of a card is not a symbol of the pier"
    ),
    "pier18.setup.deal/three-each": "Each player is dealt 3 cards",
    "pier18.setup.deal/a-hand-each": "There are as many hands as players",
    "pier18.setup.choose/any-two": (
        "Any card in the hand can be the Plan, and any other the Foundation"
    ),
    "pier18.setup.choose/two-different": "Plan and Foundation are two different cards",
    "pier18.setup.choose/own-hand": "Plan and Foundation come from the player's own hand",
    "pier18.setup.choose/seat-order": (
        "The choices are written down in seat order, one for each player"
    ),
    "pier18.setup.choose/foundation-first": "The Foundation begins the pier, at the land",
    "pier18.setup.return/third-card": "The third cards are back in the deck and can be drawn",
    "pier18.setup.return/chosen-stay-out": "Plans and Foundations are not in the deck",
    "pier18.setup.first/earliest-date": (
        "The player with the earliest date on the Foundation goes first, whatever the seat"
    ),
    "pier18.setup.first/of-the-foundation": (
        "The dates of Plans and third cards do not decide who goes first"
    ),
    "pier18.setup.first/month-before-day": (
        "In choosing the first player too, the month comes before the day"
    ),
    "pier18.round.count/two-players": "2 players play 4 rounds with 18 cards",
    "pier18.round.count/three-players": "3 players play 3 rounds with 18 cards",
    "pier18.round.reveal/one-more-than-players": "One more card is drawn than there are players",
    "pier18.round.reveal/from-the-deck": "Only what is still in the deck can be drawn",
    "pier18.round.reveal/before-the-draft": (
        "In every round the cards are drawn before anybody takes one"
    ),
    "pier18.round.order/clockwise": (
        "Play goes clockwise around the table, starting with the first player"
    ),
    "pier18.round.order/first-player-moves-on": (
        "In the next round the next seat clockwise goes first"
    ),
    "pier18.round.order/one-card-each": "Everybody takes one card each round",
    "pier18.round.draft/any-open-card": "Any open card can be taken",
    "pier18.round.draft/only-open-cards": (
        "No other card can be taken, nor one that is already taken"
    ),
    "pier18.round.draft/water-end": (
        "The card extends the pier at the water end, the way it is printed"
    ),
    "pier18.round.draft/half-turn": (
        "A drafted card is not turned by 180 degrees, unless ruled otherwise"
    ),
    "pier18.round.overlap/all-but-one": "All columns but one can be covered, and never all",
    "pier18.round.overlap/none": "A card need not cover anything, and it leaves no gap",
    "pier18.round.overlap/card-before": (
        "The columns covered are the last ones of the card just before"
    ),
    "pier18.round.overlap/new-on-top": "The new card lies on top, with its empty spaces too",
    "pier18.round.patron/not-taken": "The card that nobody took is the Patron",
    "pier18.round.patron/category": (
        "The patron symbol of the card names the category, not the symbols on its spaces"
    ),
    "pier18.round.patron/most-points": (
        "The most points in the category win it, not the most symbols or the highest total"
    ),
    "pier18.round.patron/pier-as-it-is": (
        "The piers count as they are after the draft of the round, without the Plans"
    ),
    "pier18.round.patron-tie/earliest-date": (
        "Among tied players the earliest date gets the Patron, whatever the seat"
    ),
    "pier18.round.patron-tie/card-of-the-round": (
        "The dates of the cards played in this round decide the tie"
    ),
    "pier18.round.patron-tie/only-the-tied": (
        "A player with fewer points does not get the Patron, whatever the date"
    ),
    "pier18.round.patron-tie/all-zero": "A tie at 0 points is a tie too, unless ruled otherwise",
    "pier18.end.trigger/whole-round": (
        "Another round is played if the deck has enough cards for all of it, and only then"
    ),
    "pier18.end.trigger/plans-last": "No Plan is laid before the last round is over",
    "pier18.end.plan/everybody": (
        "Every player lays the Plan once; this is written down in seat order"
    ),
    "pier18.end.plan/last-extension": "The Plan card extends the pier at the water end and counts",
    "pier18.end.plan/overlap": "The Plan card, too, can cover all columns but one",
    "pier18.end.plan/half-turn": (
        "The Plan card is not turned by 180 degrees, unless ruled otherwise"
    ),
    "pier18.end.plan/game-over": "With the last Plan the game is over",
    "pier18.score.poets/two-for-one": "2 Poets together score 1 point",
    "pier18.score.poets/odd-one-out": "An odd Poet left over scores nothing",
    "pier18.score.poets/whole-pier": "The Poets of both sides are counted together",
    "pier18.score.poets/need-not-touch": "Poets need not lie next to each other",
    "pier18.score.lovers/two-points": "Lovers on their own score 2 points",
    "pier18.score.lovers/one-by-one": "Each Lovers symbol is scored by itself",
    "pier18.score.lovers/gap-of-two": "Nobody may be 1 or 2 spaces away; 3 is far enough",
    "pier18.score.lovers/both-directions": (
        "Somebody on the left is enough to block, and so is somebody on the right"
    ),
    "pier18.score.lovers/other-lovers-block": "Other Lovers nearby block too",
    "pier18.score.lovers/every-kind-blocks": "A character of any kind blocks",
    "pier18.score.lovers/same-side": "Nobody on the other side blocks",
    "pier18.score.lovers/land-end": "Beyond the land end there is nobody",
    "pier18.score.lovers/water-end": "Beyond the water end there is nobody",
    "pier18.score.fishers/one-point": "Every Fisher that counts scores 1 point",
    "pier18.score.fishers/fuller-side": "The side with more Fishers counts, whichever it is",
    "pier18.score.fishers/other-side-nothing": "The Fishers of the other side do not count",
    "pier18.score.fishers/equal-sides": "With equally many on both sides, one side counts, once",
    "pier18.score.fishers/need-not-touch": "Fishers need not lie next to each other",
    "pier18.score.flower-sellers/one-per-other-symbol": (
        "A group with a Flower Seller scores 1 point for each other symbol"
    ),
    "pier18.score.flower-sellers/every-kind": "Symbols of every kind score in a group",
    "pier18.score.flower-sellers/other-sellers": (
        "All Flower Sellers of a group but one count like other symbols, unless ruled otherwise"
    ),
    "pier18.score.flower-sellers/alone": "A Flower Seller alone scores nothing",
    "pier18.score.flower-sellers/needs-a-seller": "A group without a Flower Seller scores nothing",
    "pier18.score.flower-sellers/once-per-group": (
        "A group scores once, however many Flower Sellers it holds"
    ),
    "pier18.score.flower-sellers/every-group": "Every group with a Flower Seller scores",
    "pier18.score.flower-sellers/whole-group": "A group goes on from symbol to symbol",
    "pier18.score.flower-sellers/along-the-side": (
        "Symbols next to each other on a side are adjacent, towards the land and towards the water"
    ),
    "pier18.score.flower-sellers/across-the-column": (
        "A group never reaches across to the other side, unless ruled otherwise"
    ),
    "pier18.score.flower-sellers/no-diagonals": "Diagonal spaces are not adjacent",
    "pier18.score.flower-sellers/empty-space-parts": "An empty space separates groups",
    "pier18.score.flower-sellers/ends-apart": "The two ends of a pier are not adjacent",
    "pier18.score.plan/four-points": "A completed Plan scores 4 points",
    "pier18.score.plan/only-if-completed": "A Plan that is not completed scores nothing",
    "pier18.score.plan/plan-card": (
        "The goal is the one on the Plan card, not the one on the Foundation"
    ),
    "pier18.score.plan/finished-pier": "A Plan is judged on the finished pier, with the Plan card",
    "pier18.score.plan/plain-words": "For a Plan in plain words, its player's verdict counts",
    "pier18.score.plan/counts": (
        "A condition can count symbols of each kind, all symbols, empty spaces and columns"
    ),
    "pier18.score.plan/sides": "A condition can count one side only",
    "pier18.score.plan/groups": (
        "A condition can ask for groups, which stay on one side, unless ruled otherwise"
    ),
    "pier18.score.plan/points": (
        "A condition can ask for points, as the rules and rulings give them"
    ),
    "pier18.score.plan/logic": (
        "Conditions are joined with and, or and not; not binds closest, then and, then or"
    ),
    "pier18.score.patrons/one-each": "Each Patron card scores 1 point",
    "pier18.score.patrons/added-to-the-rest": "All categories are added up",
    "pier18.score.patrons/as-played": "Each Patron card won in a game counts at its end",
    "pier18.tie.symbols/points-first": "Points come before everything else",
    "pier18.tie.symbols/most-symbols": "With equal points, more symbols are better",
    "pier18.tie.symbols/every-kind": "Symbols of every kind break the tie, with or without points",
    "pier18.tie.symbols/both-sides": "The symbols of both sides are counted together",
    "pier18.tie.symbols/not-the-length": "Symbols are counted, not columns or empty spaces",
    "pier18.tie.symbols/every-place": "Symbols break a tie for any place",
    "pier18.tie.symbols/below-first": (
        "The tie rules order the places below first too, unless ruled otherwise"
    ),
    "pier18.tie.symbols/as-played": (
        "At the end of a game the visible symbols of the finished pier break the tie"
    ),
    "pier18.tie.date/symbols-first": "Symbols come before dates",
    "pier18.tie.date/earliest": "With equal symbols, the earliest date on the Plan card is best",
    "pier18.tie.date/month-before-day": (
        "The month comes before the day, and the year begins in January"
    ),
    "pier18.tie.date/shared-place": "Players who stay tied share the better place",
    "pier18.tie.date/next-place": (
        "After a shared place, one place is skipped for each further player who shares it"
    ),
    "pier18.tie.date/every-place": "Dates break a tie for any place",
    "pier18.tie.date/as-played": (
        "At the end of a game the date on the Plan card breaks the tie, not that of another card"
    ),
}

_AUCTIONLAND: dict[str, str] = {
    "auctionland.players/starting-player": "The first seat holds the gavel first",
    "auctionland.players/seats": "There are as many seats as players, and no others",
    "auctionland.setup.first/first-name": "The player who is named first starts",
    "auctionland.tile/clockwise": "A quarter turn moves the north side of a tile to the east",
    "auctionland.tile/alike": (
        "Quarter turns that look alike are one move, written with the lowest number of turns"
    ),
    "auctionland.setup.money/by-seat": (
        "Seats 1 to 6 start with 10, 12, 14, 16, 18 and 20 dollars, whatever the number of players"
    ),
    "auctionland.setup.market/sorted": (
        "In the first market, tiles with more icons lie closer to the stack"
    ),
    "auctionland.setup.market/every-icon": (
        "Icons of all kinds are counted together for the first market"
    ),
    "auctionland.setup.market/dealt-order": (
        "Tiles with equally many icons keep the order in which they were dealt"
    ),
    "auctionland.setup.market/size": (
        "The market has the chosen size, or holds all the tiles if there are fewer"
    ),
    "auctionland.turn.order/build-first": "A turn is building, then auctioning",
    "auctionland.turn.order/gavel-holder": (
        "Only the gavel holder builds from the market, auctions, and sells or buys back"
    ),
    "auctionland.turn.order/to-the-left": (
        "The gavel goes from seat to seat, and from the last to the first"
    ),
    "auctionland.turn.order/no-tile": "A step for which the market has no tile is skipped",
    "auctionland.market.price/dollar-a-slot": (
        "A tile costs 1 dollar for each tile skipped, so the first is free"
    ),
    "auctionland.market.price/slot-exists": "Only slots with a tile exist",
    "auctionland.market.price/own-money": (
        "A player who cannot pay the price cannot take the tile; the dollars on it do not help"
    ),
    "auctionland.market.price/skipped-tiles": (
        "Each tile skipped gets 1 dollar, and no other tile does"
    ),
    "auctionland.market.money/taker": "Whoever takes a tile to build it gets the dollars on it",
    "auctionland.market.money/at-once": (
        "The gavel holder gets the dollars on an auctioned tile at once, whoever ends up with it"
    ),
    "auctionland.market.money/left-over": "Dollars left on tiles at the end belong to nobody",
    "auctionland.market.refill/to-size": (
        "The market is filled up to its size, as far as the stack goes"
    ),
    "auctionland.market.refill/end-of-turn": (
        "The market is refilled at the end of a turn and not before"
    ),
    "auctionland.market.refill/stack-end": "New tiles lie behind those that are left",
    "auctionland.market.refill/not-sorted": "Only the first market is sorted",
    "auctionland.market.refill/dollars-stay": "Dollars on tiles stay when the market is refilled",
    "auctionland.market.refill/from-the-stack": "Only tiles that are still in the stack are drawn",
    "auctionland.build.first/origin": "Places are counted from the first tile of the island",
    "auctionland.build.edge/edge": "A tile shares an edge with the island; a corner is not enough",
    "auctionland.build.edge/any-tile": "The edge may be that of any tile of the island",
    "auctionland.build.edge/taken": "A place with a tile on it is taken",
    "auctionland.build.edge/zones": "Zones that meet at an edge need not match",
    "auctionland.build.edge/turned": (
        "A tile may be turned before it is laid, unless ruled otherwise"
    ),
    "auctionland.build.bounds/columns": "An island spans 4 columns at most",
    "auctionland.build.bounds/rows": "An island spans 4 rows at most",
    "auctionland.build.bounds/open": (
        "An island that spans fewer than 4 rows or columns may grow in either direction"
    ),
    "auctionland.auction.pick/any-slot": (
        "The gavel holder may put up any tile of the market, and that tile is auctioned"
    ),
    "auctionland.auction.bid/all-others": "All but the gavel holder may bid",
    "auctionland.auction.bid/any-order": "Bids and passes come in any order",
    "auctionland.auction.bid/higher": "A bid must be higher than the standing bid",
    "auctionland.auction.bid/at-least-one": "The lowest bid is 1 dollar",
    "auctionland.auction.bid/whole": "A bid is a whole number of dollars",
    "auctionland.auction.bid/own-money": "A bid may not be more than the bidder has",
    "auctionland.auction.bid/own-raise": "The player with the standing bid may raise it",
    "auctionland.auction.close/final": (
        "A player who has passed is out until the auction is over, and no longer"
    ),
    "auctionland.auction.close/holder": "The player with the standing bid cannot pass",
    "auctionland.auction.close/one-left": (
        "The auction is over as soon as everyone but the player with the standing bid has passed"
    ),
    "auctionland.auction.close/has-to-pass": (
        "A player who cannot bid more is not out until they pass"
    ),
    "auctionland.auction.close/last-bidder": (
        "The last bidder may still bid if nobody has bid, unless ruled otherwise"
    ),
    "auctionland.auction.two-player/one-bid": "With 2 players the first bid ends the auction",
    "auctionland.auction.two-player/asked": (
        "With 2 players the bidder bids or passes, whatever the ruling on the last bidder"
    ),
    "auctionland.auction.no-bid/gavel-holder": (
        "A tile that gets no bid is free for the gavel holder, who builds it"
    ),
    "auctionland.auction.no-bid/full-island": (
        "A tile that gets no bid goes to the box if the gavel holder's island is full"
    ),
    "auctionland.auction.sell/bidder-builds": "The highest bidder builds the tile that is sold",
    "auctionland.auction.sell/price": "The highest bidder pays the bid to the gavel holder",
    "auctionland.auction.buy-back/gavel-holder-builds": (
        "The gavel holder builds the tile that is bought back"
    ),
    "auctionland.auction.buy-back/one-more": (
        "Buying back costs 1 dollar more than the bid, and the bidder gets it"
    ),
    "auctionland.auction.buy-back/own-money": (
        "A gavel holder who cannot pay the bid plus 1 dollar has to sell"
    ),
    "auctionland.auction.full-island/box": (
        "A gavel holder with a full island may buy back, and the tile goes to the box"
    ),
    "auctionland.bonus.earn/row": "The 4th tile of a row earns a bonus tile",
    "auctionland.bonus.earn/column": "The 4th tile of a column earns a bonus tile",
    "auctionland.bonus.earn/must": "A bonus is taken at once, before anything else is done",
    "auctionland.bonus.earn/anybody": (
        "Whoever lays the 4th tile gets the bonus, in any phase and on anybody's turn"
    ),
    "auctionland.bonus.earn/price": (
        "A bonus tile costs the market price, and whoever takes it gets the dollars on it"
    ),
    "auctionland.bonus.earn/no-tile": "No tile in the market, no bonus",
    "auctionland.bonus.earn/no-room": "No room on the island, no bonus",
    "auctionland.bonus.once/a-turn": (
        "A player gets one bonus in a turn, and another one in a later turn"
    ),
    "auctionland.bonus.once/no-chain": (
        "A bonus tile earns no bonus, and a row and a column at once are one"
    ),
    "auctionland.bonus.once/several-players": "Several players may get a bonus in the same turn",
    "auctionland.end.trigger/full-island": (
        "With 16 tiles on an island the game ends, and with 15 it does not"
    ),
    "auctionland.end.trigger/end-of-turn": (
        "The turn in which an island becomes full is played to its end"
    ),
    "auctionland.end.trigger/anybody": "Anybody's full island ends the game",
    "auctionland.end.trigger/empty-market": "A turn that begins with an empty market is the last",
    "auctionland.end.trigger/no-more": "After the end there is no refill and no move",
    "auctionland.score.beaches/edge": (
        "A beach counts at a side with no tile beside it, and not at a side with one"
    ),
    "auctionland.score.beaches/half-side": (
        "Half a side at the edge is enough, and only the half with the beach matters"
    ),
    "auctionland.score.beaches/gap": (
        "The sides around a gap inside the island are part of the edge too"
    ),
    "auctionland.score.beaches/covered": (
        "A tile beside a beach covers it, whatever that tile shows"
    ),
    "auctionland.score.beaches/corner": (
        "Only a tile beside a side matters, not a tile at its corner"
    ),
    "auctionland.score.beaches/inner": (
        "A beach inside a tile, which touches no side, does not count"
    ),
    "auctionland.score.beaches/once": (
        "A tile counts once, however many beaches and open sides it has"
    ),
    "auctionland.score.beaches/second-zone": (
        "One beach at the edge is enough, whichever of those on the tile it is"
    ),
    "auctionland.score.beaches/apart": "All beach tiles count, whether their beaches touch or not",
    "auctionland.score.beaches/table": (
        "The points are looked up in the beach table, whose first entry is for a count of 0"
    ),
    "auctionland.score.beaches/open-end": (
        "A last entry with a plus in the beach table holds for every higher count"
    ),
    "auctionland.score.beaches/last-entry": (
        "The last entry of the beach table holds for its own count without a plus"
    ),
    "auctionland.score.theme-parks/largest": "Only the largest theme park area is scored",
    "auctionland.score.theme-parks/edges": (
        "Theme parks join across edges, in rows and columns, and not across corners"
    ),
    "auctionland.score.theme-parks/facing": (
        "Theme parks join only where both tiles show one at their common edge"
    ),
    "auctionland.score.theme-parks/half-sides": (
        "Half a side is enough for theme parks to join, if the halves face each other"
    ),
    "auctionland.score.theme-parks/tiles": "The size of a theme park is its number of tiles",
    "auctionland.score.theme-parks/second-zone": (
        "Two theme park zones on one tile are separate, and both can join others"
    ),
    "auctionland.score.theme-parks/one-zone": (
        "A theme park zone that shows in several places on a tile is one zone"
    ),
    "auctionland.score.theme-parks/inner": "A theme park inside a tile is an area of its own",
    "auctionland.score.theme-parks/gap": "Theme parks do not join across a gap",
    "auctionland.score.theme-parks/kind": "Only theme parks count and join, no other zones",
    "auctionland.score.theme-parks/table": (
        "The points are looked up in the theme park table, whose first entry is for a size of 0"
    ),
    "auctionland.score.theme-parks/open-end": (
        "A last entry with a plus in the theme park table holds for every larger size"
    ),
    "auctionland.score.theme-parks/last-entry": (
        "The last entry of the theme park table holds for its own size without a plus"
    ),
    "auctionland.score.gardens-houses/product": (
        "The points are the garden areas times the house areas"
    ),
    "auctionland.score.gardens-houses/zero": (
        "Gardens without houses score nothing, and neither do houses without gardens"
    ),
    "auctionland.score.gardens-houses/gardens-join": "Gardens that touch are one area",
    "auctionland.score.gardens-houses/houses-join": "Houses that touch are one area",
    "auctionland.score.gardens-houses/other-kind": (
        "A garden that touches a house counts like any other"
    ),
    "auctionland.score.gardens-houses/edges": (
        "Gardens join gardens, and houses join houses, across edges and not across corners"
    ),
    "auctionland.score.gardens-houses/facing": (
        "Gardens join, and houses join, only where both tiles show them at the common edge"
    ),
    "auctionland.score.gardens-houses/half-sides": (
        "Half a side is enough to join, if the halves face each other"
    ),
    "auctionland.score.gardens-houses/second-zone": (
        "Two gardens on one tile are two areas, and so are two houses"
    ),
    "auctionland.score.gardens-houses/one-zone": (
        "A garden that shows in several places on a tile is one, and so is a house"
    ),
    "auctionland.score.gardens-houses/inner": (
        "Each garden or house inside a tile is an area of its own"
    ),
    "auctionland.score.gardens-houses/joined-elsewhere": (
        "Two zones on one tile that are connected through other tiles are one area"
    ),
    "auctionland.score.gardens-houses/size": "It makes no difference how large an area is",
    "auctionland.score.gardens-houses/gap": "Gardens and houses do not join across a gap",
    "auctionland.score.icons/places": (
        "The most icons score 20 points, the second most 10, the third most 5"
    ),
    "auctionland.score.icons/fourth": "The third place is the last one that scores points",
    "auctionland.score.icons/few-players": "With few players the places score the same points",
    "auctionland.score.icons/tie-same": "All who tie get the points of their place in full",
    "auctionland.score.icons/tie-skips": (
        "Each player in a tie beyond the first uses up one more place"
    ),
    "auctionland.score.icons/none": (
        "A player without an icon of a kind gets no points for that kind; one icon is enough"
    ),
    "auctionland.score.icons/each-type": "Each kind of icon is scored by itself",
    "auctionland.score.icons/each-icon": "Every icon counts, even several on one tile",
    "auctionland.score.icons/anywhere": "It makes no difference where icons lie",
    "auctionland.score.icons/all-players": "The icons of all players are compared",
    "auctionland.tie.money/total": (
        "All points of a player are added up, and the highest total wins"
    ),
    "auctionland.tie.money/points-first": "Money counts only between equal points",
    "auctionland.tie.money/most-money": "Between equal points the most money wins",
    "auctionland.tie.money/shared": "Equal points and equal money share the place",
    "auctionland.tie.money/next-place": (
        "Each player beyond the first who shares a place uses up one more place"
    ),
    "auctionland.tie.money/every-place": "Money breaks a tie for any place, not just the first",
}

FACETS: dict[str, str] = {**_PIER18, **_AUCTIONLAND}
