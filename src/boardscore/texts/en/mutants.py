"""What each mutant gets wrong, as a sentence, by its id."""

_PIER18: dict[str, str] = {
    "pier18.pier/patron-cards-apart:left-out": "Patron cards count as symbols in a tie",
    "pier18.score.poets/two-for-one:left-out": "each Poet scores a point, without a partner",
    "pier18.score.poets/two-for-one:inverted": "each Poet scores 2 points",
    "pier18.score.poets/two-for-one:off-by-one": "it takes 3 Poets to score a point",
    "pier18.score.poets/two-for-one:counted-twice": "each pair of Poets scores 2 points",
    "pier18.score.poets/two-for-one:max-for-sum": "one pair of Poets is all that counts",
    "pier18.score.poets/two-for-one:misreading": "each Poet after the first scores a point",
    "pier18.score.poets/odd-one-out:left-out": "a Poet left over scores half a point",
    "pier18.score.poets/odd-one-out:off-by-one": "Poets are rounded up",
    "pier18.score.poets/odd-one-out:misreading": "an odd number of Poets scores nothing at all",
    "pier18.score.poets/whole-pier:wrong-scope.each-side": (
        "the Poets of each side are paired separately"
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
    "pier18.score.lovers/two-points:left-out": "Lovers score nothing",
    "pier18.score.lovers/two-points:inverted": (
        "Lovers who are blocked score 2 points, and others nothing"
    ),
    "pier18.score.lovers/two-points:off-by-one.less": "Lovers on their own score 1 point",
    "pier18.score.lovers/two-points:off-by-one.more": "Lovers on their own score 3 points",
    "pier18.score.lovers/two-points:counted-twice": "Lovers on their own score 4 points",
    "pier18.score.lovers/one-by-one:wrong-scope": (
        "one blocked Lovers symbol spoils all Lovers on the pier"
    ),
    "pier18.score.lovers/one-by-one:max-for-sum": "only one of all Lovers scores points",
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
        "Lovers are blocked only if there is somebody both on the left and on the right"
    ),
    "pier18.score.lovers/other-lovers-block:left-out": "other Lovers do not block",
    "pier18.score.lovers/other-lovers-block:inverted": "nobody but other Lovers blocks",
    "pier18.score.lovers/other-lovers-block:misreading": (
        "of Lovers near each other, the ones nearer to the land score"
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
    "pier18.score.lovers/land-end:off-by-one": "Lovers in the first column score nothing",
    "pier18.score.lovers/land-end:wrong-neighbourhood.ring": (
        "past the land end comes the water end of the same side"
    ),
    "pier18.score.lovers/land-end:wrong-neighbourhood.flat": (
        "past the land end of the lower side comes the water end of the upper side"
    ),
    "pier18.score.lovers/water-end:inverted": "beyond the water end counts as occupied",
    "pier18.score.lovers/water-end:off-by-one": "Lovers in the last column score nothing",
    "pier18.score.lovers/water-end:wrong-neighbourhood.ring": (
        "past the water end comes the land end of the same side"
    ),
    "pier18.score.lovers/water-end:wrong-neighbourhood.flat": (
        "past the water end of the upper side comes the land end of the lower side"
    ),
    "pier18.score.lovers/water-end:misreading": (
        "at the water end, each side goes on into the other"
    ),
    "pier18.score.fishers/one-point:left-out": "the fuller side scores 1 point in all",
    "pier18.score.fishers/one-point:off-by-one": "one Fisher of the side scores nothing",
    "pier18.score.fishers/one-point:counted-twice": "each Fisher scores 2 points",
    "pier18.score.fishers/one-point:misreading": "2 Fishers score a point, as Poets do",
    "pier18.score.fishers/fuller-side:inverted": "the side with fewer Fishers counts",
    "pier18.score.fishers/fuller-side:wrong-scope.upper": "the upper side counts",
    "pier18.score.fishers/fuller-side:wrong-scope.lower": "the lower side counts",
    "pier18.score.fishers/fuller-side:misreading": "the side with more symbols of all kinds counts",
    "pier18.score.fishers/other-side-nothing:left-out": "the Fishers of both sides count",
    "pier18.score.fishers/other-side-nothing:inverted": (
        "the Fishers of the other side are subtracted"
    ),
    "pier18.score.fishers/equal-sides:counted-twice": "if the sides are equal, both count",
    "pier18.score.fishers/equal-sides:tie-wrong": "if the sides are equal, neither counts",
    "pier18.score.fishers/need-not-touch:inverted": (
        "a Fisher with another beside it does not count"
    ),
    "pier18.score.fishers/need-not-touch:wrong-neighbourhood": (
        "only the longest row of Fishers without a gap counts"
    ),
    "pier18.score.flower-sellers/one-per-other-symbol:left-out": (
        "a group scores 1 point, whatever its size"
    ),
    "pier18.score.flower-sellers/one-per-other-symbol:off-by-one.more": (
        "every symbol of the group counts, the Flower Seller too"
    ),
    "pier18.score.flower-sellers/one-per-other-symbol:off-by-one.less": (
        "one more symbol of a group does not count"
    ),
    "pier18.score.flower-sellers/one-per-other-symbol:counted-twice": (
        "each other symbol scores 2 points"
    ),
    "pier18.score.flower-sellers/every-kind:left-out.poets": "Poets score nothing in a group",
    "pier18.score.flower-sellers/every-kind:left-out.lovers": "Lovers score nothing in a group",
    "pier18.score.flower-sellers/every-kind:left-out.fishers": "Fishers score nothing in a group",
    "pier18.score.flower-sellers/every-kind:max-for-sum": (
        "only the most frequent kind of other symbols counts"
    ),
    "pier18.score.flower-sellers/every-kind:misreading": "each kind of other symbols counts once",
    "pier18.score.flower-sellers/other-sellers:inverted": "only other Flower Sellers count",
    "pier18.score.flower-sellers/other-sellers:off-by-one": (
        "of several Flower Sellers none is left out"
    ),
    "pier18.score.flower-sellers/other-sellers:counted-twice": "other Flower Sellers count double",
    "pier18.score.flower-sellers/alone:off-by-one": "a Flower Seller alone scores 1 point",
    "pier18.score.flower-sellers/needs-a-seller:left-out": (
        "every group scores, with a Flower Seller or without"
    ),
    "pier18.score.flower-sellers/needs-a-seller:inverted": (
        "groups without a Flower Seller score, and the others do not"
    ),
    "pier18.score.flower-sellers/needs-a-seller:wrong-scope": (
        "one Flower Seller anywhere makes all groups score"
    ),
    "pier18.score.flower-sellers/once-per-group:inverted": (
        "a group with several Flower Sellers scores nothing"
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
        "symbols next to each other on a side do not form a group"
    ),
    "pier18.score.flower-sellers/along-the-side:wrong-neighbourhood.land": (
        "a Flower Seller reaches only towards the land"
    ),
    "pier18.score.flower-sellers/along-the-side:wrong-neighbourhood.water": (
        "a Flower Seller reaches only towards the water"
    ),
    "pier18.score.flower-sellers/across-the-column:inverted": (
        "a group reaches across to the other side of the pier"
    ),
    "pier18.score.flower-sellers/across-the-column:off-by-one": (
        "a symbol across from a group counts as well"
    ),
    "pier18.score.flower-sellers/across-the-column:wrong-scope": (
        "a group reaches across to the other side only at a Flower Seller"
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
    "pier18.score.flower-sellers/no-diagonals:inverted": "diagonal spaces are adjacent",
    "pier18.score.flower-sellers/no-diagonals:wrong-neighbourhood": (
        "all spaces around a symbol are adjacent, across and diagonal ones too"
    ),
    "pier18.score.flower-sellers/empty-space-parts:left-out": (
        "all symbols of the pier are one group"
    ),
    "pier18.score.flower-sellers/empty-space-parts:off-by-one": (
        "a group reaches across an empty space"
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
    "pier18.score.plan/four-points:left-out": "a Plan scores nothing",
    "pier18.score.plan/four-points:off-by-one.less": "a completed Plan scores 3 points",
    "pier18.score.plan/four-points:off-by-one.more": "a completed Plan scores 5 points",
    "pier18.score.plan/four-points:counted-twice": "a completed Plan scores 8 points",
    "pier18.score.plan/only-if-completed:left-out": "every Plan scores 4 points",
    "pier18.score.plan/only-if-completed:inverted": (
        "a Plan that is not completed scores 4 points, and a completed one nothing"
    ),
    "pier18.score.plan/only-if-completed:wrong-scope": (
        "one completed Plan gives all players 4 points"
    ),
    "pier18.score.plan/only-if-completed:misreading": "a Plan that is not completed costs 4 points",
    "pier18.score.patrons/one-each:left-out": "Patron cards score nothing",
    "pier18.score.patrons/one-each:off-by-one": "the first Patron card scores nothing",
    "pier18.score.patrons/one-each:wrong-scope": (
        "only the player with the most Patron cards scores them"
    ),
    "pier18.score.patrons/one-each:counted-twice": "each Patron card scores 2 points",
    "pier18.score.patrons/one-each:max-for-sum": (
        "Patron cards score 1 point, however many there are"
    ),
    "pier18.score.patrons/one-each:misreading": "it takes 2 Patron cards to score a point",
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
        "with equal points, the earlier seat is ahead"
    ),
    "pier18.tie.symbols/every-kind:left-out.flower-sellers": "Flower Sellers do not break a tie",
    "pier18.tie.symbols/every-kind:left-out.poets": "Poets do not break a tie",
    "pier18.tie.symbols/every-kind:left-out.lovers": "Lovers do not break a tie",
    "pier18.tie.symbols/every-kind:left-out.fishers": "Fishers do not break a tie",
    "pier18.tie.symbols/every-kind:misreading": "more kinds of symbols are better",
    "pier18.tie.symbols/both-sides:wrong-scope.upper": "only symbols of the upper side break a tie",
    "pier18.tie.symbols/both-sides:wrong-scope.lower": "only symbols of the lower side break a tie",
    "pier18.tie.symbols/both-sides:max-for-sum": "only the side with more symbols breaks a tie",
    "pier18.tie.symbols/not-the-length:wrong-scope": (
        "the number of columns with a symbol breaks a tie"
    ),
    "pier18.tie.symbols/not-the-length:misreading.length": "the longer pier breaks a tie",
    "pier18.tie.symbols/not-the-length:misreading.blanks": "fewer empty spaces break a tie",
    "pier18.tie.symbols/every-place:wrong-scope": "symbols break a tie only for the first place",
    "pier18.tie.symbols/below-first:wrong-scope": (
        "whoever loses the tie for first place shares second place"
    ),
    "pier18.tie.date/symbols-first:tie-wrong": "dates come before symbols",
    "pier18.tie.date/earliest:left-out": "equal points and symbols share a place",
    "pier18.tie.date/earliest:inverted": "the latest date is best",
    "pier18.tie.date/earliest:tie-wrong.seat": "with equal symbols, the earlier seat is ahead",
    "pier18.tie.date/earliest:tie-wrong.last-seat": "with equal symbols, the later seat is ahead",
    "pier18.tie.date/month-before-day:left-out.month": "only the day is compared",
    "pier18.tie.date/month-before-day:left-out.day": "only the month is compared",
    "pier18.tie.date/month-before-day:inverted": "the day comes before the month",
    "pier18.tie.date/month-before-day:misreading": (
        "the date nearest to 1 January is best, and late December is near"
    ),
    "pier18.tie.date/shared-place:tie-wrong.seat": (
        "among players who stay tied, the earlier seat is ahead"
    ),
    "pier18.tie.date/shared-place:tie-wrong.worse": "players who stay tied share the worse place",
    "pier18.tie.date/next-place:off-by-one": "the place after a shared one is the next number",
    "pier18.tie.date/every-place:wrong-scope": "dates break a tie only for the first place",
    "pier18.control:identity": "nothing is wrong",
    "pier18.control:gross": "every total is one point too high",
}

_AUCTIONLAND: dict[str, str] = {
    "auctionland.control:identity": "scores by the rules",
    "auctionland.control:gross": "gives everybody 1 point more",
    "auctionland.score.beaches/edge:left-out.anywhere": "a beach counts wherever it lies",
    "auctionland.score.beaches/edge:inverted.inland-only": "only beaches away from the edge count",
    "auctionland.score.beaches/edge:wrong-scope.wholly-at-edge": (
        "a beach counts only if all of it lies at the edge"
    ),
    "auctionland.score.beaches/edge:misreading.at-frame-of-16": (
        "only the border of the 4x4 area is the edge"
    ),
    "auctionland.score.beaches/half-side:left-out.needs-whole-side": (
        "a beach must fill a whole side at the edge"
    ),
    "auctionland.score.beaches/half-side:off-by-one.first-half-only": (
        "only the first half of each side is checked for beaches"
    ),
    "auctionland.score.beaches/gap:left-out.gap-is-land": (
        "a gap within the outline of the island is not part of the edge"
    ),
    "auctionland.score.beaches/gap:inverted.gap-only": (
        "only the sides around gaps are the edge, and the outer sides are not"
    ),
    "auctionland.score.beaches/gap:wrong-scope.lake-is-land": (
        "a gap enclosed by tiles is not part of the edge"
    ),
    "auctionland.score.beaches/gap:counted-twice.gap-counts-again": (
        "a tile at the outer edge and at a gap counts twice"
    ),
    "auctionland.score.beaches/gap:misreading.outermost-tiles": (
        "only tiles in the outermost rows and columns have an edge"
    ),
    "auctionland.score.beaches/covered:inverted.faces-beach": (
        "a beach that meets another beach lies at the edge"
    ),
    "auctionland.score.beaches/covered:wrong-scope.bare-side-is-water": (
        "a beach next to a side without a zone lies at the edge"
    ),
    "auctionland.score.beaches/covered:misreading.open-unless-matched": (
        "only another beach covers a beach"
    ),
    "auctionland.score.beaches/corner:left-out.corner-is-edge": (
        "a missing tile at a corner makes an edge too"
    ),
    "auctionland.score.beaches/corner:inverted.corner-must-be-open": (
        "a side is at the edge only if no tile lies at its corners either"
    ),
    "auctionland.score.beaches/inner:left-out.inner-counts": (
        "a beach inside a tile at the edge counts"
    ),
    "auctionland.score.beaches/inner:inverted.inner-only": "only beaches inside tiles count",
    "auctionland.score.beaches/once:counted-twice.per-zone": (
        "every beach at the edge counts, even a second one on the same tile"
    ),
    "auctionland.score.beaches/once:counted-twice.per-side": (
        "every side with a beach at the edge counts"
    ),
    "auctionland.score.beaches/once:counted-twice.per-half-side": (
        "every half-side of a beach at the edge counts"
    ),
    "auctionland.score.beaches/second-zone:left-out.first-zone-only": (
        "only the first beach of a tile is checked"
    ),
    "auctionland.score.beaches/second-zone:inverted.every-zone-needed": (
        "all beaches of a tile must lie at the edge"
    ),
    "auctionland.score.beaches/apart:wrong-scope.areas-counted": (
        "areas of beach are counted, not tiles"
    ),
    "auctionland.score.beaches/apart:wrong-neighbourhood.largest-area": (
        "only the largest beach area counts"
    ),
    "auctionland.score.theme-parks/largest:left-out.all-areas": "all theme parks are added up",
    "auctionland.score.theme-parks/largest:inverted.smallest": "the smallest theme park is scored",
    "auctionland.score.theme-parks/largest:off-by-one.second-largest": (
        "the second largest theme park is scored"
    ),
    "auctionland.score.theme-parks/largest:wrong-scope.number-of-areas": (
        "the number of theme parks is looked up"
    ),
    "auctionland.score.theme-parks/largest:tie-wrong.equal-areas-add": (
        "equally large theme parks are added up"
    ),
    "auctionland.score.theme-parks/edges:left-out.never-joins": "theme parks never join",
    "auctionland.score.theme-parks/tiles:off-by-one.joins-counted": (
        "the joins between the tiles of a theme park are counted, one fewer than its tiles"
    ),
    "auctionland.score.theme-parks/tiles:counted-twice.zones-counted": (
        "the zones of a theme park are counted, not its tiles"
    ),
    "auctionland.score.theme-parks/kind:left-out.any-kind": (
        "the largest area of any kind is scored as a theme park"
    ),
    "auctionland.score.theme-parks/kind:wrong-scope.kinds-mixed": (
        "theme parks join through zones of other kinds"
    ),
    "auctionland.score.gardens-houses/product:left-out.gardens-plus-houses": (
        "gardens and houses are added"
    ),
    "auctionland.score.gardens-houses/product:counted-twice.doubled": (
        "gardens times houses counts twice"
    ),
    "auctionland.score.gardens-houses/product:max-for-sum.gardens-or-houses": (
        "the larger of the two numbers is scored"
    ),
    "auctionland.score.gardens-houses/product:misreading.garden-house-pairs": (
        "pairs of a garden and a house are counted"
    ),
    "auctionland.score.gardens-houses/zero:left-out.zero-is-one": (
        "gardens score without houses, and houses without gardens"
    ),
    "auctionland.score.gardens-houses/gardens-join:left-out.garden-zones": (
        "every garden zone counts, even where gardens touch"
    ),
    "auctionland.score.gardens-houses/gardens-join:wrong-scope.garden-tiles": (
        "tiles with a garden are counted"
    ),
    "auctionland.score.gardens-houses/houses-join:left-out.house-zones": (
        "every house zone counts, even where houses touch"
    ),
    "auctionland.score.gardens-houses/houses-join:wrong-scope.house-tiles": (
        "tiles with a house are counted"
    ),
    "auctionland.score.gardens-houses/other-kind:left-out.garden-beside-house-spoilt": (
        "a garden that touches a house does not count"
    ),
    "auctionland.score.gardens-houses/other-kind:inverted.garden-needs-house": (
        "a garden counts only if it touches a house"
    ),
    "auctionland.score.gardens-houses/other-kind:wrong-scope.kinds-merge": (
        "gardens and houses that touch are one area"
    ),
    "auctionland.score.gardens-houses/joined-elsewhere:left-out.zones-of-a-tile-stay-apart": (
        "two zones on one tile stay two areas, even if they are connected through other tiles"
    ),
    "auctionland.score.gardens-houses/size:left-out.area-sizes-multiplied": (
        "the tiles of the gardens are multiplied by those of the houses"
    ),
    "auctionland.score.gardens-houses/size:off-by-one.two-tiles-needed": (
        "an area of a single tile does not count"
    ),
    "auctionland.score.gardens-houses/size:max-for-sum.largest-areas-multiplied": (
        "the largest garden is multiplied by the largest house area"
    ),
    "auctionland.score.gardens-houses/inner:misreading.inner-are-one": (
        "all gardens inside a tile are one, and so are all houses"
    ),
    "auctionland.score.icons/places:left-out.most-only": "only the most icons score points",
    "auctionland.score.icons/places:inverted.fewest-win": "the fewest icons come first",
    "auctionland.score.icons/places:off-by-one.one-place-late": (
        "the most icons score 10 points and the second most 5"
    ),
    "auctionland.score.icons/fourth:left-out.fourth-scores": (
        "places after the third score 5 points as well"
    ),
    "auctionland.score.icons/fourth:off-by-one.third-is-nothing": "the third place scores nothing",
    "auctionland.score.icons/few-players:left-out.last-is-nothing": (
        "the last player gets nothing for icons"
    ),
    "auctionland.score.icons/few-players:wrong-scope.third-needs-four": (
        "the third place scores points only with 4 players or more"
    ),
    "auctionland.score.icons/tie-same:left-out.tie-by-seat": "tied icons are placed in seat order",
    "auctionland.score.icons/tie-same:inverted.tie-is-nothing": (
        "players who tie on icons get nothing"
    ),
    "auctionland.score.icons/tie-same:wrong-scope.tie-first-only": (
        "only a tie for the most icons scores points"
    ),
    "auctionland.score.icons/tie-same:tie-wrong.tie-split": (
        "tied players split the points of their places"
    ),
    "auctionland.score.icons/tie-same:tie-wrong.tie-lower-place": (
        "tied players get the points of the last of their places"
    ),
    "auctionland.score.icons/tie-skips:left-out.tie-skips-none": (
        "a tie on icons uses up one place only"
    ),
    "auctionland.score.icons/tie-skips:off-by-one.tie-skips-one": (
        "a tie on icons skips one place, however many tie"
    ),
    "auctionland.score.icons/tie-skips:wrong-scope.only-first-tie-skips": (
        "only a tie for the most icons skips places"
    ),
    "auctionland.score.icons/tie-skips:counted-twice.tie-skips-twice": (
        "each further player in a tie skips two places"
    ),
    "auctionland.score.icons/none:left-out.none-can-place": (
        "a player with no icon can still take a place"
    ),
    "auctionland.score.icons/none:off-by-one.two-needed": "one icon is too few for points",
    "auctionland.score.icons/none:wrong-scope.only-zeros-fail": (
        "nobody scores if nobody has an icon, but otherwise even a player with none can"
    ),
    "auctionland.score.icons/each-type:left-out.all-types-together": (
        "the icons of all kinds are counted together"
    ),
    "auctionland.score.icons/each-type:max-for-sum.best-type-only": (
        "only the best kind of each player scores"
    ),
    "auctionland.score.icons/each-type:misreading.all-types-needed": (
        "only a player with icons of all kinds gets points for them"
    ),
    "auctionland.score.icons/each-icon:left-out.tiles-counted": (
        "tiles with an icon are counted, not icons"
    ),
    "auctionland.score.icons/each-icon:counted-twice.further-double": (
        "a further icon on the same tile counts twice"
    ),
    "auctionland.score.icons/each-icon:misreading.first-on-tile": (
        "only the first icon on a tile counts"
    ),
    "auctionland.score.icons/anywhere:wrong-scope.at-edge-only": (
        "only icons on tiles at the edge count"
    ),
    "auctionland.score.icons/anywhere:inverted.inland-only": (
        "only icons on tiles away from the edge count"
    ),
    "auctionland.score.icons/anywhere:wrong-scope.on-zones-only": (
        "icons on a tile without zones do not count"
    ),
    "auctionland.score.icons/anywhere:wrong-neighbourhood.largest-group": (
        "only the largest group of neighbouring tiles with an icon counts"
    ),
    "auctionland.score.icons/all-players:wrong-scope.earlier-seats-only": (
        "icons are compared only with earlier seats"
    ),
    "auctionland.score.icons/all-players:wrong-neighbourhood.next-seats-only": (
        "icons are compared only with the seats to the left and right"
    ),
    "auctionland.tie.money/total:left-out.total-without-icons": "icons are left out of the total",
    "auctionland.tie.money/total:inverted.fewest-points-win": "the fewest points win",
    "auctionland.tie.money/total:wrong-scope.total-with-money": "money is added to the points",
    "auctionland.tie.money/total:counted-twice.gardens-houses-twice": (
        "gardens and houses are added to the total twice"
    ),
    "auctionland.tie.money/total:max-for-sum.total-best-category": (
        "the total is the best category alone"
    ),
    "auctionland.tie.money/points-first:left-out.money-first": "money decides before points",
    "auctionland.tie.money/points-first:wrong-scope.money-closes-one-point": (
        "money also decides if the points are 1 apart"
    ),
    "auctionland.tie.money/points-first:misreading.rank-points-and-money": (
        "the places go by points and money together"
    ),
    "auctionland.tie.money/most-money:left-out.money-ignored": "money breaks no tie",
    "auctionland.tie.money/most-money:inverted.least-money": "the least money breaks a tie",
    "auctionland.tie.money/most-money:off-by-one.money-two-more-needed": (
        "1 dollar more is not enough to break a tie"
    ),
    "auctionland.tie.money/most-money:tie-wrong.seat-before-money": "the earlier seat breaks a tie",
    "auctionland.tie.money/shared:left-out.shared-by-seat": (
        "with equal money the earlier seat is ahead"
    ),
    "auctionland.tie.money/shared:inverted.shared-by-last-seat": (
        "with equal money the later seat is ahead"
    ),
    "auctionland.tie.money/next-place:left-out.next-place-not-skipped": (
        "no place is left out after a shared one"
    ),
    "auctionland.tie.money/next-place:tie-wrong.shared-place-is-the-lower": (
        "a shared place is the last of the places it takes up"
    ),
    "auctionland.tie.money/every-place:left-out.money-for-first-only": (
        "money breaks a tie only for first place"
    ),
    "auctionland.tie.money/every-place:inverted.money-not-for-first": (
        "money breaks a tie for every place but the first"
    ),
    "auctionland.score.theme-parks/edges:inverted.corners-only": (
        "theme parks join across corners, and not across edges"
    ),
    "auctionland.score.theme-parks/edges:wrong-scope.rows-only": "theme parks join along rows only",
    "auctionland.score.theme-parks/edges:wrong-scope.columns-only": (
        "theme parks join along columns only"
    ),
    "auctionland.score.theme-parks/edges:wrong-neighbourhood.corners-too": (
        "theme parks join across corners as well"
    ),
    "auctionland.score.theme-parks/facing:left-out.tiles-join": (
        "theme parks join wherever their tiles are neighbours"
    ),
    "auctionland.score.theme-parks/facing:wrong-scope.one-side-enough": (
        "theme parks join if one of the tiles shows them at the edge"
    ),
    "auctionland.score.theme-parks/half-sides:left-out.whole-side-needed": (
        "theme parks join only along a whole side"
    ),
    "auctionland.score.theme-parks/half-sides:inverted.halves-crossed": (
        "theme parks join where the halves of a side do not face each other"
    ),
    "auctionland.score.theme-parks/half-sides:wrong-scope.same-side-enough": (
        "theme parks join if both touch the common side, in whichever half"
    ),
    "auctionland.score.theme-parks/second-zone:inverted.zones-merge": (
        "two theme park zones on one tile merge"
    ),
    "auctionland.score.theme-parks/second-zone:left-out.first-zone-only": (
        "only the first theme park zone of each tile counts"
    ),
    "auctionland.score.theme-parks/one-zone:left-out.parts-apart": (
        "a theme park zone that shows in several places on a tile counts as several zones"
    ),
    "auctionland.score.theme-parks/inner:left-out.inner-ignored": (
        "theme parks inside a tile do not count"
    ),
    "auctionland.score.theme-parks/inner:inverted.inner-joins-tile": (
        "theme parks inside a tile join those at its sides"
    ),
    "auctionland.score.theme-parks/inner:wrong-neighbourhood.inner-joins-neighbours": (
        "theme parks inside a tile join those of the neighbouring tiles"
    ),
    "auctionland.score.theme-parks/gap:left-out.over-gap": (
        "theme parks join across a gap of one place"
    ),
    "auctionland.score.gardens-houses/edges:inverted.corners-only": (
        "gardens and houses join across corners, and not across edges"
    ),
    "auctionland.score.gardens-houses/edges:wrong-scope.rows-only": (
        "gardens and houses join along rows only"
    ),
    "auctionland.score.gardens-houses/edges:wrong-scope.columns-only": (
        "gardens and houses join along columns only"
    ),
    "auctionland.score.gardens-houses/edges:wrong-neighbourhood.corners-too": (
        "gardens and houses join across corners as well"
    ),
    "auctionland.score.gardens-houses/facing:left-out.tiles-join": (
        "gardens and houses join wherever their tiles are neighbours"
    ),
    "auctionland.score.gardens-houses/facing:wrong-scope.one-side-enough": (
        "gardens and houses join if one of the tiles shows them at the edge"
    ),
    "auctionland.score.gardens-houses/half-sides:left-out.whole-side-needed": (
        "gardens and houses join only along a whole side"
    ),
    "auctionland.score.gardens-houses/half-sides:inverted.halves-crossed": (
        "gardens and houses join where the halves of a side do not face each other"
    ),
    "auctionland.score.gardens-houses/half-sides:wrong-scope.same-side-enough": (
        "gardens and houses join if both touch the common side, in whichever half"
    ),
    "auctionland.score.gardens-houses/second-zone:inverted.zones-merge": (
        "two gardens on one tile merge, and so do two houses"
    ),
    "auctionland.score.gardens-houses/second-zone:left-out.first-zone-only": (
        "only the first garden and the first house of each tile count"
    ),
    "auctionland.score.gardens-houses/one-zone:left-out.parts-apart": (
        "a garden or house that shows in several places on a tile counts as several zones"
    ),
    "auctionland.score.gardens-houses/inner:left-out.inner-ignored": (
        "gardens and houses inside a tile do not count"
    ),
    "auctionland.score.gardens-houses/inner:inverted.inner-joins-tile": (
        "gardens and houses inside a tile join those at its sides"
    ),
    "auctionland.score.gardens-houses/inner:wrong-neighbourhood.inner-joins-neighbours": (
        "gardens and houses inside a tile join those of the neighbouring tiles"
    ),
    "auctionland.score.gardens-houses/gap:left-out.over-gap": (
        "gardens and houses join across a gap of one place"
    ),
    "auctionland.score.beaches/table:left-out.count-is-points": (
        "beaches: the count is taken as the points"
    ),
    "auctionland.score.beaches/table:off-by-one.table-from-one": (
        "beaches: the table begins with a count of 1"
    ),
    "auctionland.score.beaches/table:off-by-one.table-late": (
        "beaches: the entry for the next count is taken"
    ),
    "auctionland.score.beaches/table:wrong-scope.other-table": "beaches: the other table is used",
    "auctionland.score.beaches/table:counted-twice.points-each": (
        "beaches: each tile scores the entry of the table"
    ),
    "auctionland.score.beaches/table:max-for-sum.table-summed": (
        "beaches: all entries up to the count are added"
    ),
    "auctionland.score.beaches/table:misreading.none-is-zero": (
        "beaches: a count of 0 scores nothing, whatever the table says"
    ),
    "auctionland.score.beaches/open-end:left-out.end-is-zero": (
        "beaches: counts after an open end score nothing"
    ),
    "auctionland.score.beaches/open-end:inverted.end-is-missing": (
        "beaches: counts after an open end are not in the table"
    ),
    "auctionland.score.beaches/open-end:off-by-one.end-grows": (
        "beaches: after an open end each further tile scores 1 more point"
    ),
    "auctionland.score.beaches/last-entry:off-by-one.last-is-beyond": (
        "beaches: the last entry of a table without a plus is not used"
    ),
    "auctionland.score.theme-parks/table:left-out.count-is-points": (
        "theme parks: the count is taken as the points"
    ),
    "auctionland.score.theme-parks/table:off-by-one.table-from-one": (
        "theme parks: the table begins with a count of 1"
    ),
    "auctionland.score.theme-parks/table:off-by-one.table-late": (
        "theme parks: the entry for the next count is taken"
    ),
    "auctionland.score.theme-parks/table:wrong-scope.other-table": (
        "theme parks: the other table is used"
    ),
    "auctionland.score.theme-parks/table:counted-twice.points-each": (
        "theme parks: each tile scores the entry of the table"
    ),
    "auctionland.score.theme-parks/table:max-for-sum.table-summed": (
        "theme parks: all entries up to the count are added"
    ),
    "auctionland.score.theme-parks/table:misreading.none-is-zero": (
        "theme parks: a count of 0 scores nothing, whatever the table says"
    ),
    "auctionland.score.theme-parks/open-end:left-out.end-is-zero": (
        "theme parks: counts after an open end score nothing"
    ),
    "auctionland.score.theme-parks/open-end:inverted.end-is-missing": (
        "theme parks: counts after an open end are not in the table"
    ),
    "auctionland.score.theme-parks/open-end:off-by-one.end-grows": (
        "theme parks: after an open end each further tile scores 1 more point"
    ),
    "auctionland.score.theme-parks/last-entry:off-by-one.last-is-beyond": (
        "theme parks: the last entry of a table without a plus is not used"
    ),
}

MUTANTS: dict[str, str] = {**_PIER18, **_AUCTIONLAND}
