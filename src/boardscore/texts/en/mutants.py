"""What each mutant gets wrong, as a sentence, by its id."""

_PIER18: dict[str, str] = {}

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
