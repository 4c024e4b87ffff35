"""Wrong scorers of theme parks: which areas count, and how large they are."""

from boardscore.verify.auctionland.mutants.mistakes import Mistakes
from boardscore.verify.auctionland.mutants.scorer import Area, Island, Scorer, Zone

mistake = Mistakes()
"""Makes mutants of the wrong scorers of this module."""


@mistake("score.theme-parks/largest:left-out.all-areas")
class _ParkAllAreas(Scorer):
    def theme_parks(self, island: Island) -> int:
        return sum(self.park_sizes(island))


@mistake("score.theme-parks/largest:inverted.smallest")
class _ParkSmallest(Scorer):
    def theme_parks(self, island: Island) -> int:
        return min(self.park_sizes(island), default=0)


@mistake("score.theme-parks/largest:off-by-one.second-largest")
class _ParkSecondLargest(Scorer):
    def theme_parks(self, island: Island) -> int:
        return sorted([0, 0, *self.park_sizes(island)])[-2]


@mistake("score.theme-parks/largest:wrong-scope.number-of-areas")
class _ParkNumberOfAreas(Scorer):
    def theme_parks(self, island: Island) -> int:
        return len(self.park_sizes(island))


@mistake("score.theme-parks/largest:tie-wrong.equal-areas-add")
class _ParkEqualAreasAdd(Scorer):
    def theme_parks(self, island: Island) -> int:
        sizes = self.park_sizes(island)
        return sum(size for size in sizes if size == max(sizes))


@mistake("score.theme-parks/edges:left-out.never-joins")
class _ParkNeverJoins(Scorer):
    def join(self, island: Island, one: Zone, other: Zone) -> bool:
        return one.kind != "T" and super().join(island, one, other)


@mistake("score.theme-parks/tiles:off-by-one.joins-counted")
class _ParkJoinsCounted(Scorer):
    def size(self, area: Area) -> int:
        return super().size(area) - 1


@mistake("score.theme-parks/tiles:counted-twice.zones-counted")
class _ParkZonesCounted(Scorer):
    def size(self, area: Area) -> int:
        return len(area)


@mistake("score.theme-parks/kind:left-out.any-kind")
class _ParkAnyKind(Scorer):
    def park_sizes(self, island: Island) -> list[int]:
        return [self.size(area) for kind in "BTGH" for area in self.areas(island, kind)]


@mistake("score.theme-parks/kind:wrong-scope.kinds-mixed")
class _ParkKindsMixed(Scorer):
    def park_sizes(self, island: Island) -> list[int]:
        areas = self.areas(island, "any")
        return [self.size([zone for zone in area if zone.kind == "T"]) for area in areas]

    def zones(self, island: Island, kind: str) -> list[Zone]:
        kinds = "BTGH" if kind == "any" else kind
        return [zone for one in kinds for zone in super(_ParkKindsMixed, self).zones(island, one)]
