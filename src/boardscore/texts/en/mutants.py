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
        "nothing but the 2 spaces of a column is adjacent"
    ),
    "pier18.score.flower-sellers/along-the-side:wrong-neighbourhood.land": (
        "a Flower Seller reaches only towards the land"
    ),
    "pier18.score.flower-sellers/along-the-side:wrong-neighbourhood.water": (
        "a Flower Seller reaches only towards the water"
    ),
    "pier18.score.flower-sellers/across-the-column:wrong-scope": (
        "only a Flower Seller is adjacent to the other side"
    ),
    "pier18.score.flower-sellers/across-the-column:wrong-neighbourhood.down": (
        "a group reaches from the upper side to the lower, and not back"
    ),
    "pier18.score.flower-sellers/across-the-column:wrong-neighbourhood.up": (
        "a group reaches from the lower side to the upper, and not back"
    ),
    "pier18.score.flower-sellers/across-the-column:misreading": (
        "the 2 symbols of a column count as one"
    ),
    "pier18.score.flower-sellers/no-diagonals:inverted": (
        "on the other side the diagonal spaces are adjacent, and the one across is not"
    ),
    "pier18.score.flower-sellers/no-diagonals:wrong-neighbourhood": (
        "diagonal spaces are adjacent too"
    ),
    "pier18.score.flower-sellers/empty-space-parts:left-out": (
        "all symbols of the pier are one group"
    ),
    "pier18.score.flower-sellers/empty-space-parts:off-by-one": (
        "a group reaches over an empty space"
    ),
    "pier18.score.flower-sellers/empty-space-parts:wrong-scope": (
        "all symbols of a side hang together"
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

_AUCTIONLAND: dict[str, str] = {}

MUTANTS: dict[str, str] = {**_PIER18, **_AUCTIONLAND}
