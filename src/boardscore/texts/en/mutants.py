"""What each mutant gets wrong, as a sentence, by its id."""

_PIER18: dict[str, str] = {
    "pier18.pier/patron-cards-apart:left-out": "Patron cards count as symbols in a tie",
    "pier18.score.poets/two-for-one:left-out": "each Poet brings a point, without a partner",
    "pier18.score.poets/two-for-one:inverted": "each Poet brings 2 points",
    "pier18.score.poets/two-for-one:off-by-one": "it takes 3 Poets for a point",
    "pier18.score.poets/two-for-one:counted-twice": "each pair of Poets brings 2 points",
    "pier18.score.poets/two-for-one:max-for-sum": "one pair of Poets is all that counts",
    "pier18.score.poets/two-for-one:misreading": "each Poet after the first brings a point",
    "pier18.score.poets/odd-one-out:left-out": "a Poet left over brings half a point",
    "pier18.score.poets/odd-one-out:off-by-one": "Poets are rounded up",
    "pier18.score.poets/odd-one-out:misreading": "an odd number of Poets brings nothing at all",
    "pier18.score.poets/whole-pier:wrong-scope.each-side": (
        "the Poets of each side are paired for themselves"
    ),
    "pier18.score.poets/whole-pier:wrong-scope.upper": "only Poets on the upper side count",
    "pier18.score.poets/whole-pier:wrong-scope.lower": "only Poets on the lower side count",
    "pier18.score.poets/whole-pier:max-for-sum": "only the side with more Poets counts",
    "pier18.score.poets/need-not-touch:inverted": "a Poet with another beside it does not count",
    "pier18.score.poets/need-not-touch:wrong-neighbourhood.side": (
        "only Poets next to each other on a side make a pair"
    ),
    "pier18.score.poets/need-not-touch:wrong-neighbourhood.column": (
        "only 2 Poets in one column make a pair"
    ),
    "pier18.score.lovers/two-points:left-out": "Lovers bring nothing",
    "pier18.score.lovers/two-points:inverted": (
        "Lovers who are blocked bring 2 points, and others nothing"
    ),
    "pier18.score.lovers/two-points:off-by-one.less": "Lovers on their own bring 1 point",
    "pier18.score.lovers/two-points:off-by-one.more": "Lovers on their own bring 3 points",
    "pier18.score.lovers/two-points:counted-twice": "Lovers on their own bring 4 points",
    "pier18.score.lovers/one-by-one:wrong-scope": (
        "Lovers who are blocked spoil all Lovers of the pier"
    ),
    "pier18.score.lovers/one-by-one:max-for-sum": "only one of all Lovers brings points",
    "pier18.score.lovers/gap-of-two:left-out": "somebody anywhere on the side blocks",
    "pier18.score.lovers/gap-of-two:off-by-one.near": "only direct neighbours block",
    "pier18.score.lovers/gap-of-two:off-by-one.far": "somebody 3 spaces away blocks too",
    "pier18.score.lovers/gap-of-two:wrong-neighbourhood": (
        "somebody 2 spaces away blocks, and a direct neighbour does not"
    ),
    "pier18.score.lovers/both-directions:wrong-neighbourhood.land": (
        "Lovers look only towards the land"
    ),
    "pier18.score.lovers/both-directions:wrong-neighbourhood.water": (
        "Lovers look only towards the water"
    ),
    "pier18.score.lovers/both-directions:misreading": (
        "Lovers are blocked only by somebody on the left and somebody on the right"
    ),
    "pier18.score.lovers/other-lovers-block:left-out": "other Lovers do not block",
    "pier18.score.lovers/other-lovers-block:inverted": "nobody but other Lovers blocks",
    "pier18.score.lovers/other-lovers-block:misreading": (
        "of Lovers near each other, those nearer to the land bring points"
    ),
    "pier18.score.lovers/every-kind-blocks:left-out.flower-sellers": "Flower Sellers do not block",
    "pier18.score.lovers/every-kind-blocks:left-out.poets": "Poets do not block",
    "pier18.score.lovers/every-kind-blocks:left-out.fishers": "Fishers do not block",
    "pier18.score.lovers/every-kind-blocks:left-out.all": "nobody blocks",
    "pier18.score.lovers/same-side:wrong-scope": (
        "somebody within 2 columns on the other side blocks too"
    ),
    "pier18.score.lovers/same-side:wrong-neighbourhood": (
        "somebody in the same column on the other side blocks too"
    ),
    "pier18.score.lovers/land-end:inverted": "beyond the land end counts as occupied",
    "pier18.score.lovers/land-end:off-by-one": "Lovers in the first column bring nothing",
    "pier18.score.lovers/land-end:wrong-neighbourhood.ring": (
        "beyond the land end the water end of the side follows"
    ),
    "pier18.score.lovers/land-end:wrong-neighbourhood.flat": (
        "the lower side follows on the end of the upper side, seen from the land"
    ),
    "pier18.score.lovers/water-end:inverted": "beyond the water end counts as occupied",
    "pier18.score.lovers/water-end:off-by-one": "Lovers in the last column bring nothing",
    "pier18.score.lovers/water-end:wrong-neighbourhood.ring": (
        "beyond the water end the land end of the side follows"
    ),
    "pier18.score.lovers/water-end:wrong-neighbourhood.flat": (
        "the lower side follows on the end of the upper side, seen from the water"
    ),
    "pier18.score.lovers/water-end:misreading": (
        "at the water end the sides go over into each other"
    ),
    "pier18.score.fishers/one-point:left-out": "the fuller side brings 1 point in all",
    "pier18.score.fishers/one-point:off-by-one": "one Fisher of the side brings nothing",
    "pier18.score.fishers/one-point:counted-twice": "each Fisher brings 2 points",
    "pier18.score.fishers/one-point:misreading": "2 Fishers bring a point, as Poets do",
    "pier18.score.fishers/fuller-side:inverted": "the side with fewer Fishers counts",
    "pier18.score.fishers/fuller-side:wrong-scope.upper": "the upper side counts",
    "pier18.score.fishers/fuller-side:wrong-scope.lower": "the lower side counts",
    "pier18.score.fishers/fuller-side:misreading": "the side with more symbols of all kinds counts",
    "pier18.score.fishers/other-side-nothing:left-out": "the Fishers of both sides count",
    "pier18.score.fishers/other-side-nothing:inverted": (
        "the Fishers of the other side are taken off"
    ),
    "pier18.score.fishers/equal-sides:counted-twice": "equal sides count both",
    "pier18.score.fishers/equal-sides:tie-wrong": "equal sides count nothing",
    "pier18.score.fishers/need-not-touch:inverted": (
        "a Fisher with another beside it does not count"
    ),
    "pier18.score.fishers/need-not-touch:wrong-neighbourhood": (
        "only the longest row of Fishers without a gap counts"
    ),
    "pier18.score.flower-sellers/one-per-other-symbol:left-out": (
        "a group brings 1 point, of whatever size"
    ),
    "pier18.score.flower-sellers/one-per-other-symbol:off-by-one.more": (
        "every symbol of the group counts, the Flower Seller too"
    ),
    "pier18.score.flower-sellers/one-per-other-symbol:off-by-one.less": (
        "one symbol more is left out"
    ),
    "pier18.score.flower-sellers/one-per-other-symbol:counted-twice": (
        "each other symbol brings 2 points"
    ),
    "pier18.score.flower-sellers/every-kind:left-out.poets": "Poets bring nothing in a group",
    "pier18.score.flower-sellers/every-kind:left-out.lovers": "Lovers bring nothing in a group",
    "pier18.score.flower-sellers/every-kind:left-out.fishers": "Fishers bring nothing in a group",
    "pier18.score.flower-sellers/every-kind:max-for-sum": (
        "only the most frequent kind of other symbols counts"
    ),
    "pier18.score.flower-sellers/every-kind:misreading": "each kind of other symbols counts once",
    "pier18.score.flower-sellers/other-sellers:inverted": "nothing but other Flower Sellers counts",
    "pier18.score.flower-sellers/other-sellers:off-by-one": (
        "of several Flower Sellers none is left out"
    ),
    "pier18.score.flower-sellers/other-sellers:counted-twice": "other Flower Sellers count double",
    "pier18.score.flower-sellers/alone:off-by-one": "a Flower Seller alone brings 1 point",
    "pier18.score.flower-sellers/needs-a-seller:left-out": (
        "every group scores, with a Flower Seller or without"
    ),
    "pier18.score.flower-sellers/needs-a-seller:inverted": (
        "groups without a Flower Seller score, and others do not"
    ),
    "pier18.score.flower-sellers/needs-a-seller:wrong-scope": (
        "one Flower Seller anywhere makes all groups score"
    ),
    "pier18.score.flower-sellers/once-per-group:inverted": (
        "a group with several Flower Sellers brings nothing"
    ),
    "pier18.score.flower-sellers/once-per-group:counted-twice": (
        "a group scores once for each of its Flower Sellers"
    ),
    "pier18.score.flower-sellers/every-group:wrong-scope": (
        "only the group nearest to the land scores"
    ),
    "pier18.score.flower-sellers/every-group:max-for-sum": "only the best group scores",
    "pier18.score.flower-sellers/whole-group:off-by-one": (
        "a group ends 2 steps from the Flower Seller"
    ),
    "pier18.score.flower-sellers/whole-group:wrong-neighbourhood": (
        "only direct neighbours of a Flower Seller count"
    ),
    "pier18.score.flower-sellers/along-the-side:left-out": (
        "symbols beside each other on a side are no group"
    ),
    "pier18.score.flower-sellers/along-the-side:wrong-neighbourhood.land": (
        "a Flower Seller reaches only towards the land"
    ),
    "pier18.score.flower-sellers/along-the-side:wrong-neighbourhood.water": (
        "a Flower Seller reaches only towards the water"
    ),
    "pier18.score.flower-sellers/across-the-column:inverted": (
        "a group reaches over to the other side of the pier"
    ),
    "pier18.score.flower-sellers/across-the-column:off-by-one": (
        "a symbol across from a group counts as well"
    ),
    "pier18.score.flower-sellers/across-the-column:wrong-scope": (
        "a group reaches over to the other side only at a Flower Seller"
    ),
    "pier18.score.flower-sellers/across-the-column:wrong-neighbourhood.down": (
        "a group reaches from the upper side to the lower, and not back"
    ),
    "pier18.score.flower-sellers/across-the-column:wrong-neighbourhood.up": (
        "a group reaches from the lower side to the upper, and not back"
    ),
    "pier18.score.flower-sellers/across-the-column:misreading": (
        "both sides are one row, in which the 2 symbols of a column count as one"
    ),
    "pier18.score.flower-sellers/no-diagonals:inverted": ("diagonal spaces are adjacent"),
    "pier18.score.flower-sellers/no-diagonals:wrong-neighbourhood": (
        "all spaces around a symbol are adjacent, across and diagonal ones too"
    ),
    "pier18.score.flower-sellers/empty-space-parts:left-out": (
        "all symbols of the pier are one group"
    ),
    "pier18.score.flower-sellers/empty-space-parts:off-by-one": (
        "a group reaches over an empty space"
    ),
    "pier18.score.flower-sellers/empty-space-parts:wrong-scope": (
        "all symbols of a side are connected"
    ),
    "pier18.score.flower-sellers/ends-apart:wrong-neighbourhood.ring": (
        "the two ends of a side are adjacent"
    ),
    "pier18.score.flower-sellers/ends-apart:wrong-neighbourhood.flat": (
        "the water end of the upper side is adjacent to the land end of the lower"
    ),
    "pier18.score.plan/four-points:left-out": "a Plan brings nothing",
    "pier18.score.plan/four-points:off-by-one.less": "a completed Plan brings 3 points",
    "pier18.score.plan/four-points:off-by-one.more": "a completed Plan brings 5 points",
    "pier18.score.plan/four-points:counted-twice": "a completed Plan brings 8 points",
    "pier18.score.plan/only-if-completed:left-out": "every Plan brings 4 points",
    "pier18.score.plan/only-if-completed:inverted": (
        "a Plan that is not completed brings 4 points, and a completed one nothing"
    ),
    "pier18.score.plan/only-if-completed:wrong-scope": (
        "one completed Plan brings all players 4 points"
    ),
    "pier18.score.plan/only-if-completed:misreading": "a Plan that is not completed costs 4 points",
    "pier18.score.patrons/one-each:left-out": "Patron cards bring nothing",
    "pier18.score.patrons/one-each:off-by-one": "the first Patron card brings nothing",
    "pier18.score.patrons/one-each:wrong-scope": "only whoever has most Patron cards scores them",
    "pier18.score.patrons/one-each:counted-twice": "each Patron card brings 2 points",
    "pier18.score.patrons/one-each:max-for-sum": (
        "Patron cards bring 1 point, however many there are"
    ),
    "pier18.score.patrons/one-each:misreading": "2 Patron cards bring a point",
    "pier18.score.patrons/added-to-the-rest:left-out.patrons": (
        "Patron cards are left out of the total"
    ),
    "pier18.score.patrons/added-to-the-rest:left-out.plan": "the Plan is left out of the total",
    "pier18.score.patrons/added-to-the-rest:max-for-sum": "the total is the best category",
    "pier18.tie.symbols/points-first:inverted": "fewer points are better",
    "pier18.tie.symbols/points-first:tie-wrong": "symbols come before points",
    "pier18.tie.symbols/most-symbols:left-out": "symbols do not matter, dates break the tie",
    "pier18.tie.symbols/most-symbols:inverted": "fewer symbols are better",
    "pier18.tie.symbols/most-symbols:tie-wrong.shared": "equal points share a place",
    "pier18.tie.symbols/most-symbols:tie-wrong.seat": (
        "of equal points, the one who sits first is better"
    ),
    "pier18.tie.symbols/every-kind:left-out.flower-sellers": "Flower Sellers do not break a tie",
    "pier18.tie.symbols/every-kind:left-out.poets": "Poets do not break a tie",
    "pier18.tie.symbols/every-kind:left-out.lovers": "Lovers do not break a tie",
    "pier18.tie.symbols/every-kind:left-out.fishers": "Fishers do not break a tie",
    "pier18.tie.symbols/every-kind:misreading": "more kinds of symbols are better",
    "pier18.tie.symbols/both-sides:wrong-scope.upper": "only symbols of the upper side break a tie",
    "pier18.tie.symbols/both-sides:wrong-scope.lower": "only symbols of the lower side break a tie",
    "pier18.tie.symbols/both-sides:max-for-sum": "only the side with more symbols breaks a tie",
    "pier18.tie.symbols/not-the-length:wrong-scope": "columns that show a symbol break a tie",
    "pier18.tie.symbols/not-the-length:misreading.length": "the longer pier breaks a tie",
    "pier18.tie.symbols/not-the-length:misreading.blanks": "fewer empty spaces break a tie",
    "pier18.tie.symbols/every-place:wrong-scope": "symbols break a tie only for the first place",
    "pier18.tie.symbols/below-first:wrong-scope": (
        "whoever loses the tie for first place shares second place"
    ),
    "pier18.tie.date/symbols-first:tie-wrong": "dates come before symbols",
    "pier18.tie.date/earliest:left-out": "equal points and symbols share a place",
    "pier18.tie.date/earliest:inverted": "the latest date is best",
    "pier18.tie.date/earliest:tie-wrong.seat": "of equal symbols, the one who sits first is better",
    "pier18.tie.date/earliest:tie-wrong.last-seat": (
        "of equal symbols, the one who sits last is better"
    ),
    "pier18.tie.date/month-before-day:left-out.month": "only the day is compared",
    "pier18.tie.date/month-before-day:left-out.day": "only the month is compared",
    "pier18.tie.date/month-before-day:inverted": "the day comes before the month",
    "pier18.tie.date/month-before-day:misreading": (
        "the date nearest to 1 January is best, and late December is near"
    ),
    "pier18.tie.date/shared-place:tie-wrong.seat": (
        "of those whom nothing parts, the one who sits first is better"
    ),
    "pier18.tie.date/shared-place:tie-wrong.worse": (
        "players whom nothing parts share the worse place"
    ),
    "pier18.tie.date/next-place:off-by-one": "the place after a shared one is the next number",
    "pier18.tie.date/every-place:wrong-scope": "dates break a tie only for the first place",
    "pier18.control:identity": "nothing is wrong",
    "pier18.control:gross": "every total is one point too high",
}

_AUCTIONLAND: dict[str, str] = {
    "auctionland.control:identity": "Scores by the rules",
    "auctionland.control:gross": "Gives everybody 1 point more",
    "auctionland.score.beaches/edge:left-out.anywhere": "A beach counts wherever it lies",
    "auctionland.score.beaches/edge:inverted.inland-only": "Only beaches away from the edge count",
    "auctionland.score.beaches/edge:wrong-scope.wholly-at-edge": (
        "A beach counts only if all of it lies at the edge"
    ),
    "auctionland.score.beaches/edge:misreading.at-frame-of-16": (
        "Only the frame around 4 rows and 4 columns is edge"
    ),
    "auctionland.score.beaches/half-side:left-out.needs-whole-side": (
        "A beach must fill a whole side at the edge"
    ),
    "auctionland.score.beaches/half-side:off-by-one.first-half-only": (
        "Only the first half of each side is looked at for beaches"
    ),
    "auctionland.score.beaches/gap:left-out.gap-is-land": (
        "An empty place within the outline of the island is no edge"
    ),
    "auctionland.score.beaches/gap:inverted.gap-only": (
        "Only sides around gaps are edge, and those outside are not"
    ),
    "auctionland.score.beaches/gap:wrong-scope.lake-is-land": "A gap that tiles enclose is no edge",
    "auctionland.score.beaches/gap:counted-twice.gap-counts-again": (
        "A tile at the outer edge and at a gap counts twice"
    ),
    "auctionland.score.beaches/gap:misreading.outermost-tiles": (
        "Only tiles in the outermost rows and columns have an edge"
    ),
    "auctionland.score.beaches/covered:inverted.faces-beach": (
        "A beach that meets another beach lies at the edge"
    ),
    "auctionland.score.beaches/covered:wrong-scope.bare-side-is-water": (
        "A neighbouring side without a zone is edge"
    ),
    "auctionland.score.beaches/covered:misreading.open-unless-matched": (
        "Only another beach covers a beach"
    ),
    "auctionland.score.beaches/corner:left-out.corner-is-edge": (
        "A missing tile at a corner is edge as well"
    ),
    "auctionland.score.beaches/corner:inverted.corner-must-be-open": (
        "A side is edge only if no tile lies at its corners either"
    ),
    "auctionland.score.beaches/inner:left-out.inner-counts": (
        "A beach inside a tile at the edge counts"
    ),
    "auctionland.score.beaches/inner:inverted.inner-only": "Only beaches inside tiles count",
    "auctionland.score.beaches/once:counted-twice.per-zone": (
        "Every beach at the edge counts, also a second one of a tile"
    ),
    "auctionland.score.beaches/once:counted-twice.per-side": (
        "Every side with a beach at the edge counts"
    ),
    "auctionland.score.beaches/once:counted-twice.per-half-side": (
        "Every half-side of a beach at the edge counts"
    ),
    "auctionland.score.beaches/second-zone:left-out.first-zone-only": (
        "Only the first beach of a tile is looked at"
    ),
    "auctionland.score.beaches/second-zone:inverted.every-zone-needed": (
        "All beaches of a tile must lie at the edge"
    ),
    "auctionland.score.beaches/apart:wrong-scope.areas-counted": (
        "Areas of beach are counted, not tiles"
    ),
    "auctionland.score.beaches/apart:wrong-neighbourhood.largest-area": (
        "Only the largest beach area counts"
    ),
    "auctionland.score.theme-parks/largest:left-out.all-areas": "All theme parks are added up",
    "auctionland.score.theme-parks/largest:inverted.smallest": "The smallest theme park is scored",
    "auctionland.score.theme-parks/largest:off-by-one.second-largest": (
        "The second largest theme park is scored"
    ),
    "auctionland.score.theme-parks/largest:wrong-scope.number-of-areas": (
        "The number of theme parks is looked up"
    ),
    "auctionland.score.theme-parks/largest:tie-wrong.equal-areas-add": (
        "Equally large theme parks are added up"
    ),
    "auctionland.score.theme-parks/edges:left-out.never-joins": "Theme parks never join",
    "auctionland.score.theme-parks/tiles:off-by-one.joins-counted": (
        "The joins of a theme park are counted, one less than its tiles"
    ),
    "auctionland.score.theme-parks/tiles:counted-twice.zones-counted": (
        "The zones of a theme park are counted, not its tiles"
    ),
    "auctionland.score.theme-parks/kind:left-out.any-kind": (
        "The largest area of any kind is scored as a theme park"
    ),
    "auctionland.score.theme-parks/kind:wrong-scope.kinds-mixed": (
        "Theme parks join through zones of other kinds"
    ),
    "auctionland.score.gardens-houses/product:left-out.gardens-plus-houses": (
        "Gardens and houses are added"
    ),
    "auctionland.score.gardens-houses/product:counted-twice.doubled": (
        "Gardens times houses counts twice"
    ),
    "auctionland.score.gardens-houses/product:max-for-sum.gardens-or-houses": (
        "The larger of both numbers is scored"
    ),
    "auctionland.score.gardens-houses/product:misreading.garden-house-pairs": (
        "Pairs of a garden and a house are counted"
    ),
    "auctionland.score.gardens-houses/zero:left-out.zero-is-one": (
        "Gardens score without houses, and houses without gardens"
    ),
    "auctionland.score.gardens-houses/gardens-join:left-out.garden-zones": (
        "Every garden zone counts, also where gardens touch"
    ),
    "auctionland.score.gardens-houses/gardens-join:wrong-scope.garden-tiles": (
        "Tiles with a garden are counted"
    ),
    "auctionland.score.gardens-houses/houses-join:left-out.house-zones": (
        "Every house zone counts, also where houses touch"
    ),
    "auctionland.score.gardens-houses/houses-join:wrong-scope.house-tiles": (
        "Tiles with a house are counted"
    ),
    "auctionland.score.gardens-houses/other-kind:left-out.garden-beside-house-spoilt": (
        "A garden that touches a house does not count"
    ),
    "auctionland.score.gardens-houses/other-kind:inverted.garden-needs-house": (
        "A garden counts only if it touches a house"
    ),
    "auctionland.score.gardens-houses/other-kind:wrong-scope.kinds-merge": (
        "Gardens and houses that touch are one area"
    ),
    "auctionland.score.gardens-houses/joined-elsewhere:left-out.zones-of-a-tile-stay-apart": (
        "Two zones of a tile stay two areas, also where they meet over other tiles"
    ),
    "auctionland.score.gardens-houses/size:left-out.area-sizes-multiplied": (
        "The tiles of the gardens are multiplied by those of the houses"
    ),
    "auctionland.score.gardens-houses/size:off-by-one.two-tiles-needed": (
        "An area of a single tile does not count"
    ),
    "auctionland.score.gardens-houses/size:max-for-sum.largest-areas-multiplied": (
        "The largest garden is multiplied by the largest house area"
    ),
    "auctionland.score.gardens-houses/inner:misreading.inner-are-one": (
        "All gardens inside a tile are one, and so are all houses"
    ),
    "auctionland.score.icons/places:left-out.most-only": "Only the most icons bring points",
    "auctionland.score.icons/places:inverted.fewest-win": "The fewest icons come first",
    "auctionland.score.icons/places:off-by-one.one-place-late": (
        "The most icons bring 10 points and the second most 5"
    ),
    "auctionland.score.icons/fourth:left-out.fourth-scores": (
        "Places after the third bring 5 points as well"
    ),
    "auctionland.score.icons/fourth:off-by-one.third-is-nothing": "The third place brings nothing",
    "auctionland.score.icons/few-players:left-out.last-is-nothing": (
        "The last player gets nothing for icons"
    ),
    "auctionland.score.icons/few-players:wrong-scope.third-needs-four": (
        "The third place brings points only with 4 players or more"
    ),
    "auctionland.score.icons/tie-same:left-out.tie-by-seat": "Tied icons are placed in seat order",
    "auctionland.score.icons/tie-same:inverted.tie-is-nothing": "Who ties on icons gets nothing",
    "auctionland.score.icons/tie-same:wrong-scope.tie-first-only": (
        "Only a tie for the most icons brings points"
    ),
    "auctionland.score.icons/tie-same:tie-wrong.tie-split": (
        "Tied players split the points of their places"
    ),
    "auctionland.score.icons/tie-same:tie-wrong.tie-lower-place": (
        "Tied players get the points of the last of their places"
    ),
    "auctionland.score.icons/tie-skips:left-out.tie-skips-none": (
        "A tie on icons uses up one place only"
    ),
    "auctionland.score.icons/tie-skips:off-by-one.tie-skips-one": (
        "A tie on icons skips one place, however many tie"
    ),
    "auctionland.score.icons/tie-skips:wrong-scope.only-first-tie-skips": (
        "Only a tie for the most icons skips places"
    ),
    "auctionland.score.icons/tie-skips:counted-twice.tie-skips-twice": (
        "Each further player in a tie skips two places"
    ),
    "auctionland.score.icons/none:left-out.none-can-place": (
        "Who has no icon can still take a place"
    ),
    "auctionland.score.icons/none:off-by-one.two-needed": "One icon is too few for points",
    "auctionland.score.icons/none:wrong-scope.only-zeros-fail": (
        "Nobody scores if all have no icon, but else even a player with none can"
    ),
    "auctionland.score.icons/each-type:left-out.all-types-together": (
        "The icons of all types are counted together"
    ),
    "auctionland.score.icons/each-type:max-for-sum.best-type-only": (
        "Only the best type of each player brings points"
    ),
    "auctionland.score.icons/each-type:misreading.all-types-needed": (
        "Only who has all types of icons gets points for them"
    ),
    "auctionland.score.icons/each-icon:left-out.tiles-counted": (
        "Tiles with an icon are counted, not icons"
    ),
    "auctionland.score.icons/each-icon:counted-twice.further-double": (
        "A further icon on the same tile counts twice"
    ),
    "auctionland.score.icons/each-icon:misreading.first-on-tile": (
        "Only the first icon on a tile counts"
    ),
    "auctionland.score.icons/anywhere:wrong-scope.at-edge-only": (
        "Only icons on tiles at the edge count"
    ),
    "auctionland.score.icons/anywhere:inverted.inland-only": (
        "Only icons on tiles away from the edge count"
    ),
    "auctionland.score.icons/anywhere:wrong-scope.on-zones-only": (
        "Icons on a tile without zones do not count"
    ),
    "auctionland.score.icons/anywhere:wrong-neighbourhood.largest-group": (
        "Only the largest group of neighbouring tiles with an icon counts"
    ),
    "auctionland.score.icons/all-players:wrong-scope.earlier-seats-only": (
        "Icons are compared only with the seats before"
    ),
    "auctionland.score.icons/all-players:wrong-neighbourhood.next-seats-only": (
        "Icons are compared only with the seats to the left and right"
    ),
    "auctionland.tie.money/total:left-out.total-without-icons": "Icons are left out of the total",
    "auctionland.tie.money/total:inverted.fewest-points-win": "The fewest points win",
    "auctionland.tie.money/total:wrong-scope.total-with-money": "Money is added to the points",
    "auctionland.tie.money/total:counted-twice.gardens-houses-twice": (
        "Gardens and houses are added to the total twice"
    ),
    "auctionland.tie.money/total:max-for-sum.total-best-category": (
        "The total is the best category alone"
    ),
    "auctionland.tie.money/points-first:left-out.money-first": "Money decides before points",
    "auctionland.tie.money/points-first:wrong-scope.money-closes-one-point": (
        "Money also decides if the points are 1 apart"
    ),
    "auctionland.tie.money/points-first:misreading.rank-points-and-money": (
        "The places go by points and money together"
    ),
    "auctionland.tie.money/most-money:left-out.money-ignored": "Money breaks no tie",
    "auctionland.tie.money/most-money:inverted.least-money": "The least money breaks a tie",
    "auctionland.tie.money/most-money:off-by-one.money-two-more-needed": (
        "1 dollar more is not enough to break a tie"
    ),
    "auctionland.tie.money/most-money:tie-wrong.seat-before-money": "The earlier seat breaks a tie",
    "auctionland.tie.money/shared:left-out.shared-by-seat": (
        "With equal money the earlier seat is ahead"
    ),
    "auctionland.tie.money/shared:inverted.shared-by-last-seat": (
        "With equal money the later seat is ahead"
    ),
    "auctionland.tie.money/next-place:left-out.next-place-not-skipped": (
        "No place is left out after a shared one"
    ),
    "auctionland.tie.money/next-place:tie-wrong.shared-place-is-the-lower": (
        "A shared place is the last of those that it takes up"
    ),
    "auctionland.tie.money/every-place:left-out.money-for-first-only": (
        "Money decides only about the first place"
    ),
    "auctionland.tie.money/every-place:inverted.money-not-for-first": (
        "Money decides about every place but the first"
    ),
    "auctionland.score.theme-parks/edges:inverted.corners-only": (
        "Theme parks join across corners, and not across edges"
    ),
    "auctionland.score.theme-parks/edges:wrong-scope.rows-only": "Theme parks join along rows only",
    "auctionland.score.theme-parks/edges:wrong-scope.columns-only": (
        "Theme parks join along columns only"
    ),
    "auctionland.score.theme-parks/edges:wrong-neighbourhood.corners-too": (
        "Theme parks join across corners as well"
    ),
    "auctionland.score.theme-parks/facing:left-out.tiles-join": (
        "Theme parks join wherever their tiles are neighbours"
    ),
    "auctionland.score.theme-parks/facing:wrong-scope.one-side-enough": (
        "Theme parks join if one of the tiles shows them at the edge"
    ),
    "auctionland.score.theme-parks/half-sides:left-out.whole-side-needed": (
        "Theme parks join only along a whole side"
    ),
    "auctionland.score.theme-parks/half-sides:inverted.halves-crossed": (
        "Theme parks join where the halves of a side do not face each other"
    ),
    "auctionland.score.theme-parks/half-sides:wrong-scope.same-side-enough": (
        "Theme parks join if both touch the common side, in whichever half"
    ),
    "auctionland.score.theme-parks/second-zone:inverted.zones-merge": (
        "Theme parks of one tile that are two zones merge"
    ),
    "auctionland.score.theme-parks/second-zone:left-out.first-zone-only": (
        "Theme parks count only with the first zone of each tile"
    ),
    "auctionland.score.theme-parks/one-zone:left-out.parts-apart": (
        "Theme parks that show at several places of a tile are several zones"
    ),
    "auctionland.score.theme-parks/inner:left-out.inner-ignored": (
        "Theme parks inside a tile do not count"
    ),
    "auctionland.score.theme-parks/inner:inverted.inner-joins-tile": (
        "Theme parks inside a tile join those at its sides"
    ),
    "auctionland.score.theme-parks/inner:wrong-neighbourhood.inner-joins-neighbours": (
        "Theme parks inside a tile join those of the neighbouring tiles"
    ),
    "auctionland.score.theme-parks/gap:left-out.over-gap": (
        "Theme parks join over a gap of one place"
    ),
    "auctionland.score.gardens-houses/edges:inverted.corners-only": (
        "Gardens and houses join across corners, and not across edges"
    ),
    "auctionland.score.gardens-houses/edges:wrong-scope.rows-only": (
        "Gardens and houses join along rows only"
    ),
    "auctionland.score.gardens-houses/edges:wrong-scope.columns-only": (
        "Gardens and houses join along columns only"
    ),
    "auctionland.score.gardens-houses/edges:wrong-neighbourhood.corners-too": (
        "Gardens and houses join across corners as well"
    ),
    "auctionland.score.gardens-houses/facing:left-out.tiles-join": (
        "Gardens and houses join wherever their tiles are neighbours"
    ),
    "auctionland.score.gardens-houses/facing:wrong-scope.one-side-enough": (
        "Gardens and houses join if one of the tiles shows them at the edge"
    ),
    "auctionland.score.gardens-houses/half-sides:left-out.whole-side-needed": (
        "Gardens and houses join only along a whole side"
    ),
    "auctionland.score.gardens-houses/half-sides:inverted.halves-crossed": (
        "Gardens and houses join where the halves of a side do not face each other"
    ),
    "auctionland.score.gardens-houses/half-sides:wrong-scope.same-side-enough": (
        "Gardens and houses join if both touch the common side, in whichever half"
    ),
    "auctionland.score.gardens-houses/second-zone:inverted.zones-merge": (
        "Gardens and houses of one tile that are two zones merge"
    ),
    "auctionland.score.gardens-houses/second-zone:left-out.first-zone-only": (
        "Gardens and houses count only with the first zone of each tile"
    ),
    "auctionland.score.gardens-houses/one-zone:left-out.parts-apart": (
        "Gardens and houses that show at several places of a tile are several zones"
    ),
    "auctionland.score.gardens-houses/inner:left-out.inner-ignored": (
        "Gardens and houses inside a tile do not count"
    ),
    "auctionland.score.gardens-houses/inner:inverted.inner-joins-tile": (
        "Gardens and houses inside a tile join those at its sides"
    ),
    "auctionland.score.gardens-houses/inner:wrong-neighbourhood.inner-joins-neighbours": (
        "Gardens and houses inside a tile join those of the neighbouring tiles"
    ),
    "auctionland.score.gardens-houses/gap:left-out.over-gap": (
        "Gardens and houses join over a gap of one place"
    ),
    "auctionland.score.beaches/table:left-out.count-is-points": (
        "Beaches: the count is taken for the points"
    ),
    "auctionland.score.beaches/table:off-by-one.table-from-one": (
        "Beaches: the table begins with a count of 1"
    ),
    "auctionland.score.beaches/table:off-by-one.table-late": (
        "Beaches: the entry of the next count is taken"
    ),
    "auctionland.score.beaches/table:wrong-scope.other-table": "Beaches: the other table is used",
    "auctionland.score.beaches/table:counted-twice.points-each": (
        "Beaches: the entry of the table is given for each tile"
    ),
    "auctionland.score.beaches/table:max-for-sum.table-summed": (
        "Beaches: all entries up to the count are added"
    ),
    "auctionland.score.beaches/table:misreading.none-is-zero": (
        "Beaches: a count of 0 brings nothing, whatever the table says"
    ),
    "auctionland.score.beaches/open-end:left-out.end-is-zero": (
        "Beaches: counts after an open end bring nothing"
    ),
    "auctionland.score.beaches/open-end:inverted.end-is-missing": (
        "Beaches: counts after an open end are not in the table"
    ),
    "auctionland.score.beaches/open-end:off-by-one.end-grows": (
        "Beaches: after an open end each further tile brings 1 point more"
    ),
    "auctionland.score.beaches/last-entry:off-by-one.last-is-beyond": (
        "Beaches: the last entry of a table without a plus is not used"
    ),
    "auctionland.score.theme-parks/table:left-out.count-is-points": (
        "Theme parks: the count is taken for the points"
    ),
    "auctionland.score.theme-parks/table:off-by-one.table-from-one": (
        "Theme parks: the table begins with a count of 1"
    ),
    "auctionland.score.theme-parks/table:off-by-one.table-late": (
        "Theme parks: the entry of the next count is taken"
    ),
    "auctionland.score.theme-parks/table:wrong-scope.other-table": (
        "Theme parks: the other table is used"
    ),
    "auctionland.score.theme-parks/table:counted-twice.points-each": (
        "Theme parks: the entry of the table is given for each tile"
    ),
    "auctionland.score.theme-parks/table:max-for-sum.table-summed": (
        "Theme parks: all entries up to the count are added"
    ),
    "auctionland.score.theme-parks/table:misreading.none-is-zero": (
        "Theme parks: a count of 0 brings nothing, whatever the table says"
    ),
    "auctionland.score.theme-parks/open-end:left-out.end-is-zero": (
        "Theme parks: counts after an open end bring nothing"
    ),
    "auctionland.score.theme-parks/open-end:inverted.end-is-missing": (
        "Theme parks: counts after an open end are not in the table"
    ),
    "auctionland.score.theme-parks/open-end:off-by-one.end-grows": (
        "Theme parks: after an open end each further tile brings 1 point more"
    ),
    "auctionland.score.theme-parks/last-entry:off-by-one.last-is-beyond": (
        "Theme parks: the last entry of a table without a plus is not used"
    ),
}

MUTANTS: dict[str, str] = {**_PIER18, **_AUCTIONLAND}
