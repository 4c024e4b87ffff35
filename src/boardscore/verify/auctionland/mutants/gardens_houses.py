"""Wrong scorers of gardens and houses: what is counted, and what is made of the two numbers."""

from typing import ClassVar

from boardscore.verify.auctionland.mutants.mistakes import Mistakes
from boardscore.verify.auctionland.mutants.scorer import (
    Area,
    Island,
    Place,
    Scorer,
    Tile,
    Zone,
    opposite,
    tiles_of,
)

mistake = Mistakes()
"""Makes mutants of the wrong scorers of this module."""


@mistake("score.gardens-houses/product:left-out.gardens-plus-houses")
class _GardensPlusHouses(Scorer):
    def gardens_houses(self, gardens: int, houses: int) -> int:
        return gardens + houses


@mistake("score.gardens-houses/product:counted-twice.doubled")
class _Doubled(Scorer):
    def gardens_houses(self, gardens: int, houses: int) -> int:
        return 2 * gardens * houses


@mistake("score.gardens-houses/product:max-for-sum.gardens-or-houses")
class _GardensOrHouses(Scorer):
    def gardens_houses(self, gardens: int, houses: int) -> int:
        return max(gardens, houses)


@mistake("score.gardens-houses/product:misreading.garden-house-pairs")
class _GardenHousePairs(Scorer):
    def gardens_houses(self, gardens: int, houses: int) -> int:
        return min(gardens, houses)


@mistake("score.gardens-houses/zero:left-out.zero-is-one")
class _ZeroIsOne(Scorer):
    def gardens_houses(self, gardens: int, houses: int) -> int:
        return max(gardens, 1) * max(houses, 1) if gardens + houses else 0


class _Counting(Scorer):
    """Counts something else than areas for some kinds."""

    wrong: ClassVar = "GH"

    def number_of_areas(self, island: Island, kind: str) -> int:
        if kind in self.wrong:
            return self.miscount(island, kind)
        return super().number_of_areas(island, kind)

    def miscount(self, island: Island, kind: str) -> int:
        """What is counted instead."""
        return super().number_of_areas(island, kind)


@mistake("score.gardens-houses/gardens-join:left-out.garden-zones")
class _GardenZones(_Counting):
    wrong: ClassVar = "G"

    def miscount(self, island: Island, kind: str) -> int:
        return len(self.zones(island, kind))


@mistake("score.gardens-houses/gardens-join:wrong-scope.garden-tiles")
class _GardenTiles(_Counting):
    wrong: ClassVar = "G"

    def miscount(self, island: Island, kind: str) -> int:
        return len(tiles_of(self.zones(island, kind)))


@mistake("score.gardens-houses/houses-join:left-out.house-zones")
class _HouseZones(_GardenZones):
    wrong: ClassVar = "H"


@mistake("score.gardens-houses/houses-join:wrong-scope.house-tiles")
class _HouseTiles(_GardenTiles):
    wrong: ClassVar = "H"


def _at_house(island: Island, area: Area) -> bool:
    """Whether an area touches a house of a neighbouring tile."""
    return any(opposite(island, zone.place, half) == "H" for zone in area for half in zone.halves)


@mistake("score.gardens-houses/other-kind:left-out.garden-beside-house-spoilt")
class _GardenSpoilt(_Counting):
    wrong: ClassVar = "G"

    def miscount(self, island: Island, kind: str) -> int:
        return sum(not _at_house(island, area) for area in self.areas(island, kind))


@mistake("score.gardens-houses/other-kind:inverted.garden-needs-house")
class _GardenNeedsHouse(_Counting):
    wrong: ClassVar = "G"

    def miscount(self, island: Island, kind: str) -> int:
        return sum(_at_house(island, area) for area in self.areas(island, kind))


@mistake("score.gardens-houses/other-kind:wrong-scope.kinds-merge")
class _KindsMerge(_Counting):
    def miscount(self, island: Island, kind: str) -> int:
        areas = self.areas(island, "GH")
        return sum(any(zone.kind == kind for zone in area) for area in areas)

    def zones(self, island: Island, kind: str) -> list[Zone]:
        return [zone for one in kind for zone in super(_KindsMerge, self).zones(island, one)]


@mistake("score.gardens-houses/joined-elsewhere:left-out.zones-of-a-tile-stay-apart")
class _ZonesStayApart(_Counting):
    def miscount(self, island: Island, kind: str) -> int:
        return sum(self.most_on_a_tile(area) for area in self.areas(island, kind))

    def most_on_a_tile(self, area: Area) -> int:
        """The most zones that an area has on one tile."""
        places = [zone.place for zone in area]
        return max(places.count(place) for place in places)


@mistake("score.gardens-houses/size:left-out.area-sizes-multiplied")
class _SizesMultiplied(_Counting):
    def miscount(self, island: Island, kind: str) -> int:
        return sum(self.size(area) for area in self.areas(island, kind))


@mistake("score.gardens-houses/size:off-by-one.two-tiles-needed")
class _TwoTilesNeeded(_Counting):
    def miscount(self, island: Island, kind: str) -> int:
        return sum(self.size(area) > 1 for area in self.areas(island, kind))


@mistake("score.gardens-houses/size:max-for-sum.largest-areas-multiplied")
class _LargestMultiplied(_Counting):
    def miscount(self, island: Island, kind: str) -> int:
        return max((self.size(area) for area in self.areas(island, kind)), default=0)


@mistake("score.gardens-houses/inner:misreading.inner-are-one")
class _InnerAreOne(Scorer):
    def inner(self, place: Place, tile: Tile, kind: str) -> list[Zone]:
        found = super().inner(place, tile, kind)
        return found[:1] if kind in "GH" else found
