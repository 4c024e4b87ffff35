"""What each facet of a rule says, by its id."""

_PIER18: dict[str, str] = {
    "pier18.pier/patron-cards-apart": "Patron cards are no symbols of the pier",
    "pier18.score.poets/two-for-one": "2 Poets together bring 1 point",
    "pier18.score.poets/odd-one-out": "An odd Poet left over brings nothing",
    "pier18.score.poets/whole-pier": "The Poets of both sides are counted together",
    "pier18.score.poets/need-not-touch": "Poets need not lie next to each other",
    "pier18.score.lovers/two-points": "Lovers on their own bring 2 points",
    "pier18.score.lovers/one-by-one": "Each Lovers symbol is looked at by itself",
    "pier18.score.lovers/gap-of-two": "Nobody may be 1 or 2 spaces away; 3 is far enough",
    "pier18.score.lovers/both-directions": (
        "Somebody on the left is enough to block, and so is somebody on the right"
    ),
    "pier18.score.lovers/other-lovers-block": "Other Lovers nearby block too",
    "pier18.score.lovers/every-kind-blocks": "A character of any kind blocks",
    "pier18.score.lovers/same-side": "Nobody on the other side blocks",
    "pier18.score.lovers/land-end": "Beyond the land end there is nobody",
    "pier18.score.lovers/water-end": "Beyond the water end there is nobody",
    "pier18.score.fishers/one-point": "Every Fisher that counts brings 1 point",
    "pier18.score.fishers/fuller-side": "The side with more Fishers counts, whichever it is",
    "pier18.score.fishers/other-side-nothing": "The Fishers of the other side count nothing",
    "pier18.score.fishers/equal-sides": "With equally many on both sides, one side counts, once",
    "pier18.score.fishers/need-not-touch": "Fishers need not lie next to each other",
    "pier18.score.flower-sellers/one-per-other-symbol": (
        "A group with a Flower Seller brings 1 point for each other symbol"
    ),
    "pier18.score.flower-sellers/every-kind": "Symbols of every kind bring points in a group",
    "pier18.score.flower-sellers/other-sellers": (
        "All Flower Sellers of a group but one count like other symbols, if not ruled otherwise"
    ),
    "pier18.score.flower-sellers/alone": "A Flower Seller alone brings nothing",
    "pier18.score.flower-sellers/needs-a-seller": "A group without a Flower Seller brings nothing",
    "pier18.score.flower-sellers/once-per-group": (
        "A group scores once, however many Flower Sellers it holds"
    ),
    "pier18.score.flower-sellers/every-group": "Every group with a Flower Seller scores",
    "pier18.score.flower-sellers/whole-group": "A group reaches on from symbol to symbol",
    "pier18.score.flower-sellers/along-the-side": (
        "Symbols next to each other on a side are adjacent, towards the land and towards the water"
    ),
    "pier18.score.flower-sellers/across-the-column": (
        "The 2 spaces of a column are adjacent, if not ruled otherwise"
    ),
    "pier18.score.flower-sellers/no-diagonals": "Diagonal spaces are not adjacent",
    "pier18.score.flower-sellers/empty-space-parts": "An empty space keeps groups apart",
    "pier18.score.flower-sellers/ends-apart": "The two ends of a pier are not adjacent",
    "pier18.score.plan/four-points": "A completed Plan brings 4 points",
    "pier18.score.plan/only-if-completed": "A Plan that is not completed changes nothing",
    "pier18.score.patrons/one-each": "Each Patron card brings 1 point",
    "pier18.score.patrons/added-to-the-rest": "All categories are added up",
    "pier18.tie.symbols/points-first": "Points come before everything else",
    "pier18.tie.symbols/most-symbols": "With equal points, more symbols are better",
    "pier18.tie.symbols/every-kind": "Symbols of every kind break the tie, with or without points",
    "pier18.tie.symbols/both-sides": "The symbols of both sides are counted together",
    "pier18.tie.symbols/not-the-length": "Symbols are counted, not columns or empty spaces",
    "pier18.tie.symbols/every-place": "Symbols part players at every place",
    "pier18.tie.date/symbols-first": "Symbols come before dates",
    "pier18.tie.date/earliest": "With equal symbols, the earliest date on the Plan card is best",
    "pier18.tie.date/month-before-day": (
        "The month comes before the day, and the year begins in January"
    ),
    "pier18.tie.date/shared-place": "Players whom nothing parts share the better place",
    "pier18.tie.date/next-place": "After a shared place, as many places are left out",
    "pier18.tie.date/every-place": "Dates part players at every place",
}

_AUCTIONLAND: dict[str, str] = {}

FACETS: dict[str, str] = {**_PIER18, **_AUCTIONLAND}
