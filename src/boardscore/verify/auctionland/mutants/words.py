"""What each mutant of Auctionland gets wrong, as a sentence in English and in German."""

from collections.abc import Mapping

WORDS: Mapping[str, tuple[str, str]] = {
    "control:identity": ("scores by the rules", "Wertet nach den Regeln"),
    "control:gross": ("gives everybody 1 point more", "Gibt allen 1 Punkt mehr"),
    "score.beaches/edge:left-out.anywhere": (
        "a beach counts wherever it lies",
        "Ein Strand zählt, wo immer er liegt",
    ),
    "score.beaches/edge:inverted.inland-only": (
        "only beaches away from the edge count",
        "Nur Strände abseits des Rands zählen",
    ),
    "score.beaches/edge:wrong-scope.wholly-at-edge": (
        "a beach counts only if all of it lies at the edge",
        "Ein Strand zählt nur, wenn er ganz am Rand liegt",
    ),
    "score.beaches/edge:misreading.at-frame-of-16": (
        "only the border of the 4x4 area is the edge",
        "Rand ist nur der Rahmen um 4 Reihen und 4 Spalten",
    ),
    "score.beaches/half-side:left-out.needs-whole-side": (
        "a beach must fill a whole side at the edge",
        "Ein Strand muss eine ganze Seite am Rand füllen",
    ),
    "score.beaches/half-side:off-by-one.first-half-only": (
        "only the first half of each side is checked for beaches",
        "Bei Stränden zählt nur die erste Hälfte jeder Seite",
    ),
    "score.beaches/gap:left-out.gap-is-land": (
        "a gap within the outline of the island is not part of the edge",
        "Ein leeres Feld im Umriss der Insel ist kein Rand",
    ),
    "score.beaches/gap:inverted.gap-only": (
        "only the sides around gaps are the edge, and the outer sides are not",
        "Nur Seiten um Lücken sind Rand, die äußeren nicht",
    ),
    "score.beaches/gap:wrong-scope.lake-is-land": (
        "a gap enclosed by tiles is not part of the edge",
        "Eine Lücke, die ganz von Plättchen umschlossen ist, ist kein Rand",
    ),
    "score.beaches/gap:counted-twice.gap-counts-again": (
        "a tile at the outer edge and at a gap counts twice",
        "Ein Plättchen am äußeren Rand und an einer Lücke zählt doppelt",
    ),
    "score.beaches/gap:misreading.outermost-tiles": (
        "only tiles in the outermost rows and columns have an edge",
        "Nur Plättchen in den äußersten Reihen und Spalten haben einen Rand",
    ),
    "score.beaches/covered:inverted.faces-beach": (
        "a beach that meets another beach lies at the edge",
        "Ein Strand, der an einen anderen Strand stößt, liegt am Rand",
    ),
    "score.beaches/covered:wrong-scope.bare-side-is-water": (
        "a beach next to a side without a zone lies at the edge",
        "Liegt gegenüber eine Seite ohne Zone, ist das Rand",
    ),
    "score.beaches/covered:misreading.open-unless-matched": (
        "only another beach covers a beach",
        "Nur ein anderer Strand verdeckt einen Strand",
    ),
    "score.beaches/corner:left-out.corner-is-edge": (
        "a missing tile at a corner makes an edge too",
        "Auch ein fehlendes Plättchen an einer Ecke ist Rand",
    ),
    "score.beaches/corner:inverted.corner-must-be-open": (
        "a side is at the edge only if no tile lies at its corners either",
        "Eine Seite ist nur Rand, wenn auch an ihren Ecken kein Plättchen liegt",
    ),
    "score.beaches/inner:left-out.inner-counts": (
        "a beach inside a tile at the edge counts",
        "Ein Strand im Inneren eines Plättchens am Rand zählt",
    ),
    "score.beaches/inner:inverted.inner-only": (
        "only beaches inside tiles count",
        "Nur Strände im Inneren von Plättchen zählen",
    ),
    "score.beaches/once:counted-twice.per-zone": (
        "every beach at the edge counts, even a second one on the same tile",
        "Jeder Strand am Rand zählt, auch ein zweiter eines Plättchens",
    ),
    "score.beaches/once:counted-twice.per-side": (
        "every side with a beach at the edge counts",
        "Jede Seite mit Strand am Rand zählt",
    ),
    "score.beaches/once:counted-twice.per-half-side": (
        "every half-side of a beach at the edge counts",
        "Jede halbe Seite eines Strandes am Rand zählt",
    ),
    "score.beaches/second-zone:left-out.first-zone-only": (
        "only the first beach of a tile is checked",
        "Nur der erste Strand eines Plättchens zählt",
    ),
    "score.beaches/second-zone:inverted.every-zone-needed": (
        "all beaches of a tile must lie at the edge",
        "Alle Strände eines Plättchens müssen am Rand liegen",
    ),
    "score.beaches/apart:wrong-scope.areas-counted": (
        "areas of beach are counted, not tiles",
        "Strandgebiete werden gezählt, nicht Plättchen",
    ),
    "score.beaches/apart:wrong-neighbourhood.largest-area": (
        "only the largest beach area counts",
        "Nur das größte Strandgebiet zählt",
    ),
    "score.theme-parks/largest:left-out.all-areas": (
        "all theme parks are added up",
        "Alle Vergnügungsparks werden addiert",
    ),
    "score.theme-parks/largest:inverted.smallest": (
        "the smallest theme park is scored",
        "Der kleinste Vergnügungspark wird gewertet",
    ),
    "score.theme-parks/largest:off-by-one.second-largest": (
        "the second largest theme park is scored",
        "Der zweitgrößte Vergnügungspark wird gewertet",
    ),
    "score.theme-parks/largest:wrong-scope.number-of-areas": (
        "the number of theme parks is looked up",
        "In der Tabelle wird die Zahl der Vergnügungsparks nachgesehen",
    ),
    "score.theme-parks/largest:tie-wrong.equal-areas-add": (
        "equally large theme parks are added up",
        "Gleich große Vergnügungsparks werden addiert",
    ),
    "score.theme-parks/edges:left-out.never-joins": (
        "theme parks never join",
        "Vergnügungsparks verbinden sich nie",
    ),
    "score.theme-parks/tiles:off-by-one.joins-counted": (
        "the joins between the tiles of a theme park are counted, one fewer than its tiles",
        "Gezählt werden die Verbindungen eines Vergnügungsparks, eine weniger als Plättchen",
    ),
    "score.theme-parks/tiles:counted-twice.zones-counted": (
        "the zones of a theme park are counted, not its tiles",
        "Gezählt werden die Zonen eines Vergnügungsparks, nicht die Plättchen",
    ),
    "score.theme-parks/kind:left-out.any-kind": (
        "the largest area of any kind is scored as a theme park",
        "Das größte Gebiet irgendeiner Art wird als Vergnügungspark gewertet",
    ),
    "score.theme-parks/kind:wrong-scope.kinds-mixed": (
        "theme parks join through zones of other kinds",
        "Vergnügungsparks verbinden sich über Zonen anderer Art",
    ),
    "score.theme-parks/edges:inverted.corners-only": (
        "theme parks join across corners, and not across edges",
        "Vergnügungsparks verbinden sich über Ecken, nicht über Kanten",
    ),
    "score.gardens-houses/edges:inverted.corners-only": (
        "gardens and houses join across corners, and not across edges",
        "Gärten und Häuser verbinden sich über Ecken, nicht über Kanten",
    ),
    "score.theme-parks/edges:wrong-scope.rows-only": (
        "theme parks join along rows only",
        "Vergnügungsparks verbinden sich nur in Reihen",
    ),
    "score.gardens-houses/edges:wrong-scope.rows-only": (
        "gardens and houses join along rows only",
        "Gärten und Häuser verbinden sich nur in Reihen",
    ),
    "score.theme-parks/edges:wrong-scope.columns-only": (
        "theme parks join along columns only",
        "Vergnügungsparks verbinden sich nur in Spalten",
    ),
    "score.gardens-houses/edges:wrong-scope.columns-only": (
        "gardens and houses join along columns only",
        "Gärten und Häuser verbinden sich nur in Spalten",
    ),
    "score.theme-parks/edges:wrong-neighbourhood.corners-too": (
        "theme parks join across corners as well",
        "Vergnügungsparks verbinden sich auch über Ecken",
    ),
    "score.gardens-houses/edges:wrong-neighbourhood.corners-too": (
        "gardens and houses join across corners as well",
        "Gärten und Häuser verbinden sich auch über Ecken",
    ),
    "score.theme-parks/facing:left-out.tiles-join": (
        "theme parks join wherever their tiles are neighbours",
        "Vergnügungsparks verbinden sich, sobald ihre Plättchen Nachbarn sind",
    ),
    "score.gardens-houses/facing:left-out.tiles-join": (
        "gardens and houses join wherever their tiles are neighbours",
        "Gärten und Häuser verbinden sich, sobald ihre Plättchen Nachbarn sind",
    ),
    "score.theme-parks/facing:wrong-scope.one-side-enough": (
        "theme parks join if one of the tiles shows them at the edge",
        "Vergnügungsparks verbinden sich, wenn eines der Plättchen sie an der Kante zeigt",
    ),
    "score.gardens-houses/facing:wrong-scope.one-side-enough": (
        "gardens and houses join if one of the tiles shows them at the edge",
        "Gärten und Häuser verbinden sich, wenn eines der Plättchen sie an der Kante zeigt",
    ),
    "score.theme-parks/half-sides:left-out.whole-side-needed": (
        "theme parks join only along a whole side",
        "Vergnügungsparks verbinden sich nur über eine ganze Seite",
    ),
    "score.gardens-houses/half-sides:left-out.whole-side-needed": (
        "gardens and houses join only along a whole side",
        "Gärten und Häuser verbinden sich nur über eine ganze Seite",
    ),
    "score.theme-parks/half-sides:inverted.halves-crossed": (
        "theme parks join where the halves of a side do not face each other",
        "Vergnügungsparks verbinden sich, wo die Hälften einer Seite sich nicht gegenüberliegen",
    ),
    "score.gardens-houses/half-sides:inverted.halves-crossed": (
        "gardens and houses join where the halves of a side do not face each other",
        "Gärten und Häuser verbinden sich, wo die Hälften einer Seite sich nicht gegenüberliegen",
    ),
    "score.theme-parks/half-sides:wrong-scope.same-side-enough": (
        "theme parks join if both touch the common side, in whichever half",
        (
            "Vergnügungsparks verbinden sich, wenn beide die gemeinsame Seite berühren, egal in "
            "welcher Hälfte"
        ),
    ),
    "score.gardens-houses/half-sides:wrong-scope.same-side-enough": (
        "gardens and houses join if both touch the common side, in whichever half",
        (
            "Gärten und Häuser verbinden sich, wenn beide die gemeinsame Seite berühren, egal in "
            "welcher Hälfte"
        ),
    ),
    "score.theme-parks/second-zone:inverted.zones-merge": (
        "two theme park zones on one tile merge",
        "Vergnügungsparks eines Plättchens, die zwei Zonen sind, verschmelzen",
    ),
    "score.gardens-houses/second-zone:inverted.zones-merge": (
        "two gardens on one tile merge, and so do two houses",
        "Gärten und Häuser eines Plättchens, die zwei Zonen sind, verschmelzen",
    ),
    "score.theme-parks/second-zone:left-out.first-zone-only": (
        "only the first theme park zone of each tile counts",
        "Vergnügungsparks zählen nur mit der ersten Zone jedes Plättchens",
    ),
    "score.gardens-houses/second-zone:left-out.first-zone-only": (
        "only the first garden and the first house of each tile count",
        "Gärten und Häuser zählen nur mit der ersten Zone jedes Plättchens",
    ),
    "score.theme-parks/one-zone:left-out.parts-apart": (
        "a theme park zone that shows in several places on a tile counts as several zones",
        "Vergnügungsparks, die an mehreren Stellen eines Plättchens vorkommen, sind mehrere Zonen",
    ),
    "score.gardens-houses/one-zone:left-out.parts-apart": (
        "a garden or house that shows in several places on a tile counts as several zones",
        (
            "Gärten und Häuser, die an mehreren Stellen eines Plättchens vorkommen, sind mehrere "
            "Zonen"
        ),
    ),
    "score.theme-parks/inner:left-out.inner-ignored": (
        "theme parks inside a tile do not count",
        "Vergnügungsparks im Inneren eines Plättchens zählen nicht",
    ),
    "score.gardens-houses/inner:left-out.inner-ignored": (
        "gardens and houses inside a tile do not count",
        "Gärten und Häuser im Inneren eines Plättchens zählen nicht",
    ),
    "score.theme-parks/inner:inverted.inner-joins-tile": (
        "theme parks inside a tile join those at its sides",
        "Vergnügungsparks im Inneren eines Plättchens verbinden sich mit denen an seinen Seiten",
    ),
    "score.gardens-houses/inner:inverted.inner-joins-tile": (
        "gardens and houses inside a tile join those at its sides",
        "Gärten und Häuser im Inneren eines Plättchens verbinden sich mit denen an seinen Seiten",
    ),
    "score.theme-parks/inner:wrong-neighbourhood.inner-joins-neighbours": (
        "theme parks inside a tile join those of the neighbouring tiles",
        (
            "Vergnügungsparks im Inneren eines Plättchens verbinden sich mit denen der "
            "Nachbarplättchen"
        ),
    ),
    "score.gardens-houses/inner:wrong-neighbourhood.inner-joins-neighbours": (
        "gardens and houses inside a tile join those of the neighbouring tiles",
        (
            "Gärten und Häuser im Inneren eines Plättchens verbinden sich mit denen der "
            "Nachbarplättchen"
        ),
    ),
    "score.theme-parks/gap:left-out.over-gap": (
        "theme parks join across a gap of one place",
        "Vergnügungsparks verbinden sich über ein leeres Feld hinweg",
    ),
    "score.gardens-houses/gap:left-out.over-gap": (
        "gardens and houses join across a gap of one place",
        "Gärten und Häuser verbinden sich über ein leeres Feld hinweg",
    ),
    "score.gardens-houses/product:left-out.gardens-plus-houses": (
        "gardens and houses are added",
        "Gärten und Häuser werden addiert",
    ),
    "score.gardens-houses/product:counted-twice.doubled": (
        "gardens times houses counts twice",
        "Gärten mal Häuser zählt doppelt",
    ),
    "score.gardens-houses/product:max-for-sum.gardens-or-houses": (
        "the larger of the two numbers is scored",
        "Die größere der beiden Zahlen wird gewertet",
    ),
    "score.gardens-houses/product:misreading.garden-house-pairs": (
        "pairs of a garden and a house are counted",
        "Paare aus einem Garten und einem Haus werden gezählt",
    ),
    "score.gardens-houses/zero:left-out.zero-is-one": (
        "gardens score without houses, and houses without gardens",
        "Gärten zählen ohne Häuser und Häuser ohne Gärten",
    ),
    "score.gardens-houses/gardens-join:left-out.garden-zones": (
        "every garden zone counts, even where gardens touch",
        "Jede Gartenzone zählt, auch wo Gärten sich berühren",
    ),
    "score.gardens-houses/gardens-join:wrong-scope.garden-tiles": (
        "tiles with a garden are counted",
        "Plättchen mit Garten werden gezählt",
    ),
    "score.gardens-houses/houses-join:left-out.house-zones": (
        "every house zone counts, even where houses touch",
        "Jede Hauszone zählt, auch wo Häuser sich berühren",
    ),
    "score.gardens-houses/houses-join:wrong-scope.house-tiles": (
        "tiles with a house are counted",
        "Plättchen mit Haus werden gezählt",
    ),
    "score.gardens-houses/other-kind:left-out.garden-beside-house-spoilt": (
        "a garden that touches a house does not count",
        "Ein Garten, der ein Haus berührt, zählt nicht",
    ),
    "score.gardens-houses/other-kind:inverted.garden-needs-house": (
        "a garden counts only if it touches a house",
        "Ein Garten zählt nur, wenn er ein Haus berührt",
    ),
    "score.gardens-houses/other-kind:wrong-scope.kinds-merge": (
        "gardens and houses that touch are one area",
        "Gärten und Häuser, die sich berühren, sind ein Gebiet",
    ),
    "score.gardens-houses/joined-elsewhere:left-out.zones-of-a-tile-stay-apart": (
        "two zones on one tile stay two areas, even if they are connected through other tiles",
        (
            "Zwei Zonen eines Plättchens bleiben zwei Gebiete, auch wo sie sich über andere "
            "Plättchen treffen"
        ),
    ),
    "score.gardens-houses/size:left-out.area-sizes-multiplied": (
        "the tiles of the gardens are multiplied by those of the houses",
        "Die Plättchen der Gärten werden mit denen der Häuser multipliziert",
    ),
    "score.gardens-houses/size:off-by-one.two-tiles-needed": (
        "an area of a single tile does not count",
        "Ein Gebiet aus einem einzigen Plättchen zählt nicht",
    ),
    "score.gardens-houses/size:max-for-sum.largest-areas-multiplied": (
        "the largest garden is multiplied by the largest house area",
        "Das größte Gartengebiet wird mit dem größten Hausgebiet multipliziert",
    ),
    "score.gardens-houses/inner:misreading.inner-are-one": (
        "all gardens inside a tile are one, and so are all houses",
        "Alle Gärten im Inneren eines Plättchens sind einer, alle Häuser ebenso",
    ),
    "score.beaches/table:left-out.count-is-points": (
        "beaches: the count is taken as the points",
        "Strände: Die Anzahl gilt als Punkte",
    ),
    "score.theme-parks/table:left-out.count-is-points": (
        "theme parks: the count is taken as the points",
        "Vergnügungsparks: Die Anzahl gilt als Punkte",
    ),
    "score.beaches/table:off-by-one.table-from-one": (
        "beaches: the table begins with a count of 1",
        "Strände: Die Tabelle beginnt mit der Anzahl 1",
    ),
    "score.theme-parks/table:off-by-one.table-from-one": (
        "theme parks: the table begins with a count of 1",
        "Vergnügungsparks: Die Tabelle beginnt mit der Anzahl 1",
    ),
    "score.beaches/table:off-by-one.table-late": (
        "beaches: the entry for the next count is taken",
        "Strände: Der Eintrag der nächsten Anzahl wird genommen",
    ),
    "score.theme-parks/table:off-by-one.table-late": (
        "theme parks: the entry for the next count is taken",
        "Vergnügungsparks: Der Eintrag der nächsten Anzahl wird genommen",
    ),
    "score.beaches/table:wrong-scope.other-table": (
        "beaches: the other table is used",
        "Strände: Die andere Tabelle wird benutzt",
    ),
    "score.theme-parks/table:wrong-scope.other-table": (
        "theme parks: the other table is used",
        "Vergnügungsparks: Die andere Tabelle wird benutzt",
    ),
    "score.beaches/table:counted-twice.points-each": (
        "beaches: each tile scores the entry of the table",
        "Strände: Der Eintrag der Tabelle wird für jedes Plättchen gegeben",
    ),
    "score.theme-parks/table:counted-twice.points-each": (
        "theme parks: each tile scores the entry of the table",
        "Vergnügungsparks: Der Eintrag der Tabelle wird für jedes Plättchen gegeben",
    ),
    "score.beaches/table:max-for-sum.table-summed": (
        "beaches: all entries up to the count are added",
        "Strände: Alle Einträge bis zur Anzahl werden addiert",
    ),
    "score.theme-parks/table:max-for-sum.table-summed": (
        "theme parks: all entries up to the count are added",
        "Vergnügungsparks: Alle Einträge bis zur Anzahl werden addiert",
    ),
    "score.beaches/table:misreading.none-is-zero": (
        "beaches: a count of 0 scores nothing, whatever the table says",
        "Strände: Die Anzahl 0 bringt nichts, egal was in der Tabelle steht",
    ),
    "score.theme-parks/table:misreading.none-is-zero": (
        "theme parks: a count of 0 scores nothing, whatever the table says",
        "Vergnügungsparks: Die Anzahl 0 bringt nichts, egal was in der Tabelle steht",
    ),
    "score.beaches/open-end:left-out.end-is-zero": (
        "beaches: counts after an open end score nothing",
        "Strände: Jede Anzahl nach dem letzten Eintrag mit Plus bringt nichts",
    ),
    "score.theme-parks/open-end:left-out.end-is-zero": (
        "theme parks: counts after an open end score nothing",
        "Vergnügungsparks: Jede Anzahl nach dem letzten Eintrag mit Plus bringt nichts",
    ),
    "score.beaches/open-end:inverted.end-is-missing": (
        "beaches: counts after an open end are not in the table",
        "Strände: Jede Anzahl nach dem letzten Eintrag mit Plus steht nicht in der Tabelle",
    ),
    "score.theme-parks/open-end:inverted.end-is-missing": (
        "theme parks: counts after an open end are not in the table",
        (
            "Vergnügungsparks: Jede Anzahl nach dem letzten Eintrag mit Plus steht nicht in der "
            "Tabelle"
        ),
    ),
    "score.beaches/open-end:off-by-one.end-grows": (
        "beaches: after an open end each further tile scores 1 more point",
        "Strände: Nach dem letzten Eintrag mit Plus bringt jedes weitere Plättchen 1 Punkt mehr",
    ),
    "score.theme-parks/open-end:off-by-one.end-grows": (
        "theme parks: after an open end each further tile scores 1 more point",
        (
            "Vergnügungsparks: Nach dem letzten Eintrag mit Plus bringt jedes weitere Plättchen "
            "1 Punkt mehr"
        ),
    ),
    "score.beaches/last-entry:off-by-one.last-is-beyond": (
        "beaches: the last entry of a table without a plus is not used",
        "Strände: Der letzte Eintrag einer Tabelle ohne Plus wird nicht benutzt",
    ),
    "score.theme-parks/last-entry:off-by-one.last-is-beyond": (
        "theme parks: the last entry of a table without a plus is not used",
        "Vergnügungsparks: Der letzte Eintrag einer Tabelle ohne Plus wird nicht benutzt",
    ),
    "score.icons/places:left-out.most-only": (
        "only the most icons score points",
        "Nur die meisten Symbole bringen Punkte",
    ),
    "score.icons/places:inverted.fewest-win": (
        "the fewest icons come first",
        "Die wenigsten Symbole bringen am meisten",
    ),
    "score.icons/places:off-by-one.one-place-late": (
        "the most icons score 10 points and the second most 5",
        "Die meisten Symbole bringen 10 Punkte, die zweitmeisten 5",
    ),
    "score.icons/fourth:left-out.fourth-scores": (
        "places after the third score 5 points as well",
        "Auch nach den drittmeisten Symbolen gibt es noch 5 Punkte",
    ),
    "score.icons/fourth:off-by-one.third-is-nothing": (
        "the third place scores nothing",
        "Die drittmeisten Symbole bringen nichts",
    ),
    "score.icons/few-players:left-out.last-is-nothing": (
        "the last player gets nothing for icons",
        "Wer die wenigsten Symbole hat, bekommt nichts dafür",
    ),
    "score.icons/few-players:wrong-scope.third-needs-four": (
        "the third place scores points only with 4 players or more",
        "Die drittmeisten Symbole bringen erst ab 4 Personen Punkte",
    ),
    "score.icons/tie-same:left-out.tie-by-seat": (
        "tied icons are placed in seat order",
        "Bei gleich vielen Symbolen entscheidet der frühere Sitz",
    ),
    "score.icons/tie-same:inverted.tie-is-nothing": (
        "players who tie on icons get nothing",
        "Wer gleich viele Symbole hat wie jemand anders, bekommt nichts",
    ),
    "score.icons/tie-same:wrong-scope.tie-first-only": (
        "only a tie for the most icons scores points",
        "Nur ein Gleichstand um die meisten Symbole bringt Punkte",
    ),
    "score.icons/tie-same:tie-wrong.tie-split": (
        "tied players split the points of their places",
        "Bei Gleichstand werden die Punkte der Ränge geteilt",
    ),
    "score.icons/tie-same:tie-wrong.tie-lower-place": (
        "tied players get the points of the last of their places",
        "Bei Gleichstand zählt der letzte der belegten Ränge",
    ),
    "score.icons/tie-skips:left-out.tie-skips-none": (
        "a tie on icons uses up one place only",
        "Ein Gleichstand bei Symbolen verbraucht nur einen Rang",
    ),
    "score.icons/tie-skips:off-by-one.tie-skips-one": (
        "a tie on icons skips one place, however many tie",
        "Ein Gleichstand bei Symbolen überspringt nur einen Rang, egal wie viele ihn teilen",
    ),
    "score.icons/tie-skips:wrong-scope.only-first-tie-skips": (
        "only a tie for the most icons skips places",
        "Nur ein Gleichstand um die meisten Symbole überspringt Ränge",
    ),
    "score.icons/tie-skips:counted-twice.tie-skips-twice": (
        "each further player in a tie skips two places",
        "Wer einen Rang mitbelegt, überspringt zwei Ränge statt einen",
    ),
    "score.icons/none:left-out.none-can-place": (
        "a player with no icon can still take a place",
        "Auch ohne Symbol bekommt man Punkte für seinen Rang",
    ),
    "score.icons/none:off-by-one.two-needed": (
        "one icon is too few for points",
        "Ein einzelnes Symbol genügt nicht",
    ),
    "score.icons/none:wrong-scope.only-zeros-fail": (
        "nobody scores if nobody has an icon, but otherwise even a player with none can",
        "Hat niemand ein Symbol, gibt es nichts, sonst kann man auch ohne Symbol punkten",
    ),
    "score.icons/each-type:left-out.all-types-together": (
        "the icons of all kinds are counted together",
        "Die Symbole aller Arten werden zusammengezählt",
    ),
    "score.icons/each-type:max-for-sum.best-type-only": (
        "only the best kind of each player scores",
        "Alle bekommen nur für ihre beste Art Punkte",
    ),
    "score.icons/each-type:misreading.all-types-needed": (
        "only a player with icons of all kinds gets points for them",
        "Nur wer alle Arten von Symbolen hat, bekommt dafür Punkte",
    ),
    "score.icons/each-icon:left-out.tiles-counted": (
        "tiles with an icon are counted, not icons",
        "Gezählt werden Plättchen mit Symbol, nicht die Symbole",
    ),
    "score.icons/each-icon:counted-twice.further-double": (
        "a further icon on the same tile counts twice",
        "Ein weiteres Symbol auf demselben Plättchen zählt doppelt",
    ),
    "score.icons/each-icon:misreading.first-on-tile": (
        "only the first icon on a tile counts",
        "Nur das erste Symbol auf einem Plättchen zählt",
    ),
    "score.icons/anywhere:wrong-scope.at-edge-only": (
        "only icons on tiles at the edge count",
        "Nur Symbole auf Plättchen am Rand zählen",
    ),
    "score.icons/anywhere:inverted.inland-only": (
        "only icons on tiles away from the edge count",
        "Nur Symbole auf Plättchen abseits des Rands zählen",
    ),
    "score.icons/anywhere:wrong-scope.on-zones-only": (
        "icons on a tile without zones do not count",
        "Symbole auf Plättchen ohne Zonen zählen nicht",
    ),
    "score.icons/anywhere:wrong-neighbourhood.largest-group": (
        "only the largest group of neighbouring tiles with an icon counts",
        "Nur die größte Gruppe benachbarter Plättchen mit Symbol zählt",
    ),
    "score.icons/all-players:wrong-scope.earlier-seats-only": (
        "icons are compared only with earlier seats",
        "Symbole werden nur mit den Sitzen davor verglichen",
    ),
    "score.icons/all-players:wrong-neighbourhood.next-seats-only": (
        "icons are compared only with the seats to the left and right",
        "Symbole werden nur mit den Sitzen links und rechts verglichen",
    ),
    "tie.money/total:left-out.total-without-icons": (
        "icons are left out of the total",
        "Symbole fehlen in der Summe",
    ),
    "tie.money/total:inverted.fewest-points-win": (
        "the fewest points win",
        "Wer die wenigsten Punkte hat, gewinnt",
    ),
    "tie.money/total:wrong-scope.total-with-money": (
        "money is added to the points",
        "Geld wird zu den Punkten addiert",
    ),
    "tie.money/total:counted-twice.gardens-houses-twice": (
        "gardens and houses are added to the total twice",
        "Gärten und Häuser werden doppelt zur Summe addiert",
    ),
    "tie.money/total:max-for-sum.total-best-category": (
        "the total is the best category alone",
        "Als Summe gilt die beste Kategorie",
    ),
    "tie.money/points-first:left-out.money-first": (
        "money decides before points",
        "Geld entscheidet vor den Punkten",
    ),
    "tie.money/points-first:wrong-scope.money-closes-one-point": (
        "money also decides if the points are 1 apart",
        "Geld entscheidet auch bei 1 Punkt Unterschied",
    ),
    "tie.money/points-first:misreading.rank-points-and-money": (
        "the places go by points and money together",
        "Über den Rang entscheidet die Summe aus Punkten und Geld",
    ),
    "tie.money/most-money:left-out.money-ignored": (
        "money breaks no tie",
        "Geld löst keinen Gleichstand auf",
    ),
    "tie.money/most-money:inverted.least-money": (
        "the least money breaks a tie",
        "Bei Gleichstand gewinnt das wenigste Geld",
    ),
    "tie.money/most-money:off-by-one.money-two-more-needed": (
        "1 dollar more is not enough to break a tie",
        "1 Dollar mehr genügt nicht, um den Gleichstand aufzulösen",
    ),
    "tie.money/most-money:tie-wrong.seat-before-money": (
        "the earlier seat breaks a tie",
        "Bei Gleichstand entscheidet der frühere Sitz",
    ),
    "tie.money/shared:left-out.shared-by-seat": (
        "with equal money the earlier seat is ahead",
        "Bei gleich viel Geld liegt der frühere Sitz vorn",
    ),
    "tie.money/shared:inverted.shared-by-last-seat": (
        "with equal money the later seat is ahead",
        "Bei gleich viel Geld liegt der spätere Sitz vorn",
    ),
    "tie.money/next-place:left-out.next-place-not-skipped": (
        "no place is left out after a shared one",
        "Nach einem geteilten Rang wird keiner übersprungen",
    ),
    "tie.money/next-place:tie-wrong.shared-place-is-the-lower": (
        "a shared place is the last of the places it takes up",
        "Wer einen Rang teilt, bekommt den letzten der belegten",
    ),
    "tie.money/every-place:left-out.money-for-first-only": (
        "money breaks a tie only for first place",
        "Geld entscheidet nur über den ersten Rang",
    ),
    "tie.money/every-place:inverted.money-not-for-first": (
        "money breaks a tie for every place but the first",
        "Geld entscheidet über alle Ränge außer dem ersten",
    ),
}
"""By the id without the game."""
