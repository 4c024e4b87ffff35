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
        gardens_houses=lambda self, gardens, houses: gardens + houses,
    ),
    misread(
        "score.gardens-houses/product:counted-twice.doubled",
        gardens_houses=lambda self, gardens, houses: 2 * gardens * houses,
    ),
    misread(
        "score.gardens-houses/product:max-for-sum.gardens-or-houses",
        gardens_houses=lambda self, gardens, houses: max(gardens, houses),
    ),
    misread(
        "score.gardens-houses/product:misreading.garden-house-pairs",
        gardens_houses=lambda self, gardens, houses: min(gardens, houses),
    ),
    misread(
        "score.gardens-houses/zero:left-out.zero-is-one",
        gardens_houses=lambda self, gardens, houses: (
            max(gardens, 1) * max(houses, 1) if gardens + houses else 0
        ),
    ),
    misread(
        "score.gardens-houses/gardens-join:left-out.garden-zones",
        number_of_areas=_counting("G", _zones),
    ),
    misread(
        "score.gardens-houses/gardens-join:wrong-scope.garden-tiles",
        number_of_areas=_counting("G", _tiles),
    ),
    misread(
        "score.gardens-houses/houses-join:left-out.house-zones",
        number_of_areas=_counting("H", _zones),
    ),
    misread(
        "score.gardens-houses/houses-join:wrong-scope.house-tiles",
        number_of_areas=_counting("H", _tiles),
    ),
    misread(
        "score.gardens-houses/other-kind:left-out.garden-beside-house-spoilt",
        number_of_areas=_counting(
            "G",
            lambda self, island, kind: sum(
                not _at_house(island, area) for area in self.areas(island, kind)
            ),
        ),
    ),
    misread(
        "score.gardens-houses/other-kind:inverted.garden-needs-house",
        number_of_areas=_counting(
            "G",
            lambda self, island, kind: sum(
                _at_house(island, area) for area in self.areas(island, kind)
            ),
        ),
    ),
    misread(
        "score.gardens-houses/other-kind:wrong-scope.kinds-merge",
        number_of_areas=_counting("GH", _kinds_merge),
        zones=lambda self, island, kind: [
            zone for one in kind for zone in RuleScorer.zones(self, island, one)
        ],
    ),
    misread(
        "score.gardens-houses/joined-elsewhere:left-out.zones-of-a-tile-stay-apart",
        number_of_areas=_counting(
            "GH",
            lambda self, island, kind: sum(
                _most_on_a_tile(self, area) for area in self.areas(island, kind)
            ),
        ),
    ),
    misread(
        "score.gardens-houses/size:left-out.area-sizes-multiplied",
        number_of_areas=_counting(
            "GH",
            lambda self, island, kind: sum(self.size(area) for area in self.areas(island, kind)),
        ),
    ),
    misread(
        "score.gardens-houses/size:off-by-one.two-tiles-needed",
        number_of_areas=_counting(
            "GH",
            lambda self, island, kind: sum(
                self.size(area) > 1 for area in self.areas(island, kind)
            ),
        ),
    ),
    misread(
        "score.gardens-houses/size:max-for-sum.largest-areas-multiplied",
        number_of_areas=_counting(
            "GH",
            lambda self, island, kind: max(
                (self.size(area) for area in self.areas(island, kind)), default=0
            ),
        ),
    ),
    misread("score.gardens-houses/inner:misreading.inner-are-one", inner=_inner_are_one),
)
