"""Wrong scorers of gardens and houses: the two counts, and the points for them."""

from collections.abc import Callable

from boardscore.verify.auctionland.misreadings.plain_scorer import (
    Area,
    Island,
    Place,
    PlainTile,
    PlainZone,
    RuleScorer,
    opposite,
    tiles_of,
)
from boardscore.verify.vectors.misreading import misread


def _counting(
    kinds: str, miscount: Callable[[RuleScorer, Island, str], int]
) -> Callable[[RuleScorer, Island, str], int]:
    """For some kinds, something other than areas counts."""

    def number_of_areas(self: RuleScorer, island: Island, kind: str) -> int:
        if kind in kinds:
            return miscount(self, island, kind)
        return RuleScorer.number_of_areas(self, island, kind)

    return number_of_areas


def _zones(self: RuleScorer, island: Island, kind: str) -> int:
    return len(self.zones(island, kind))


def _tiles(self: RuleScorer, island: Island, kind: str) -> int:
    return len(tiles_of(self.zones(island, kind)))


def _at_house(island: Island, area: Area) -> bool:
    """Whether an area touches a house of a neighbouring tile."""
    return any(opposite(island, zone.place, half) == "H" for zone in area for half in zone.halves)


def _kinds_merge(self: RuleScorer, island: Island, kind: str) -> int:
    areas = self.areas(island, "GH")
    return sum(any(zone.kind == kind for zone in area) for area in areas)


def _most_on_a_tile(self: RuleScorer, area: Area) -> int:
    """The most zones of an area on one tile."""
    places = [zone.place for zone in area]
    return max(places.count(place) for place in places)


def _inner_are_one(self: RuleScorer, place: Place, tile: PlainTile, kind: str) -> list[PlainZone]:
    found = RuleScorer.inner(self, place, tile, kind)
    return found[:1] if kind in "GH" else found


ROWS = (
    misread(
        "score.gardens-houses/product:left-out.gardens-plus-houses",
        "gardens and houses are added",
        "Gärten und Häuser werden addiert",
        gardens_houses=lambda self, gardens, houses: gardens + houses,
    ),
    misread(
        "score.gardens-houses/product:counted-twice.doubled",
        "the product of gardens and houses counts twice",
        "Das Produkt aus Gärten und Häusern zählt doppelt",
        gardens_houses=lambda self, gardens, houses: 2 * gardens * houses,
    ),
    misread(
        "score.gardens-houses/product:max-for-sum.gardens-or-houses",
        "the larger of the two numbers is scored",
        "Die größere der beiden Zahlen wird gewertet",
        gardens_houses=lambda self, gardens, houses: max(gardens, houses),
    ),
    misread(
        "score.gardens-houses/product:misreading.garden-house-pairs",
        "pairs of a garden and a house are counted",
        "Paare aus einem Garten und einem Haus werden gezählt",
        gardens_houses=lambda self, gardens, houses: min(gardens, houses),
    ),
    misread(
        "score.gardens-houses/zero:left-out.zero-is-one",
        "gardens score without houses, and houses without gardens",
        "Gärten zählen ohne Häuser und Häuser ohne Gärten",
        gardens_houses=lambda self, gardens, houses: (
            max(gardens, 1) * max(houses, 1) if gardens + houses else 0
        ),
    ),
    misread(
        "score.gardens-houses/gardens-join:left-out.garden-zones",
        "every garden zone counts, even where gardens touch",
        "Jede Gartenzone zählt, auch wo Gärten sich berühren",
        number_of_areas=_counting("G", _zones),
    ),
    misread(
        "score.gardens-houses/gardens-join:wrong-scope.garden-tiles",
        "tiles with a garden are counted",
        "Plättchen mit Garten werden gezählt",
        number_of_areas=_counting("G", _tiles),
    ),
    misread(
        "score.gardens-houses/houses-join:left-out.house-zones",
        "every house zone counts, even where houses touch",
        "Jede Hauszone zählt, auch wo Häuser sich berühren",
        number_of_areas=_counting("H", _zones),
    ),
    misread(
        "score.gardens-houses/houses-join:wrong-scope.house-tiles",
        "tiles with a house are counted",
        "Plättchen mit Haus werden gezählt",
        number_of_areas=_counting("H", _tiles),
    ),
    misread(
        "score.gardens-houses/other-kind:left-out.garden-beside-house-spoilt",
        "a garden that touches a house does not count",
        "Ein Garten, der ein Haus berührt, zählt nicht",
        number_of_areas=_counting(
            "G",
            lambda self, island, kind: sum(
                not _at_house(island, area) for area in self.areas(island, kind)
            ),
        ),
    ),
    misread(
        "score.gardens-houses/other-kind:inverted.garden-needs-house",
        "a garden counts only if it touches a house",
        "Ein Garten zählt nur, wenn er ein Haus berührt",
        number_of_areas=_counting(
            "G",
            lambda self, island, kind: sum(
                _at_house(island, area) for area in self.areas(island, kind)
            ),
        ),
    ),
    misread(
        "score.gardens-houses/other-kind:wrong-scope.kinds-merge",
        "gardens and houses that touch are one area",
        "Gärten und Häuser, die sich berühren, sind ein Gebiet",
        number_of_areas=_counting("GH", _kinds_merge),
        zones=lambda self, island, kind: [
            zone for one in kind for zone in RuleScorer.zones(self, island, one)
        ],
    ),
    misread(
        "score.gardens-houses/joined-elsewhere:left-out.zones-of-a-tile-stay-apart",
        "two zones on one tile stay two areas, even if they are connected through other tiles",
        "Zwei Zonen eines Plättchens bleiben zwei Gebiete, auch wo sie sich über andere "
        "Plättchen treffen",
        number_of_areas=_counting(
            "GH",
            lambda self, island, kind: sum(
                _most_on_a_tile(self, area) for area in self.areas(island, kind)
            ),
        ),
    ),
    misread(
        "score.gardens-houses/size:left-out.area-sizes-multiplied",
        "the tiles of the gardens are multiplied by those of the houses",
        "Die Plättchen der Gärten werden mit denen der Häuser multipliziert",
        number_of_areas=_counting(
            "GH",
            lambda self, island, kind: sum(self.size(area) for area in self.areas(island, kind)),
        ),
    ),
    misread(
        "score.gardens-houses/size:off-by-one.two-tiles-needed",
        "an area of a single tile does not count",
        "Ein Gebiet aus einem einzigen Plättchen zählt nicht",
        number_of_areas=_counting(
            "GH",
            lambda self, island, kind: sum(
                self.size(area) > 1 for area in self.areas(island, kind)
            ),
        ),
    ),
    misread(
        "score.gardens-houses/size:max-for-sum.largest-areas-multiplied",
        "the largest garden is multiplied by the largest house area",
        "Das größte Gartengebiet wird mit dem größten Hausgebiet multipliziert",
        number_of_areas=_counting(
            "GH",
            lambda self, island, kind: max(
                (self.size(area) for area in self.areas(island, kind)), default=0
            ),
        ),
    ),
    misread(
        "score.gardens-houses/inner:misreading.inner-are-one",
        "all gardens inside a tile are one, and so are all houses",
        "Alle Gärten im Inneren eines Plättchens sind einer, alle Häuser ebenso",
        inner=_inner_are_one,
    ),
)
