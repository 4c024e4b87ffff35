"""Wrong scorers of theme parks: which areas count, and how large they are."""

# A changed method is handed what the right one is handed, and need not use it.
# ruff: noqa: ARG005

from boardscore.verify.auctionland.mutants.mistakes import mutant
from boardscore.verify.auctionland.mutants.scorer import Island, Scorer, Zone
from boardscore.verify.vectors.mutant import Mutant


def _park_equal_areas_add(self: Scorer, island: Island) -> int:
    sizes = self.park_sizes(island)
    return sum(size for size in sizes if size == max(sizes))


def _park_never_joins(self: Scorer, island: Island, one: Zone, other: Zone) -> bool:
    return one.kind != "T" and Scorer.join(self, island, one, other)


def _park_any_kind(self: Scorer, island: Island) -> list[int]:
    return [self.size(area) for kind in "BTGH" for area in self.areas(island, kind)]


def _park_kinds_mixed(self: Scorer, island: Island) -> list[int]:
    areas = self.areas(island, "any")
    return [self.size([zone for zone in area if zone.kind == "T"]) for area in areas]


def _zones_of_any_kind(self: Scorer, island: Island, kind: str) -> list[Zone]:
    kinds = "BTGH" if kind == "any" else kind
    return [zone for one in kinds for zone in Scorer.zones(self, island, one)]


MUTANTS: tuple[Mutant, ...] = (
    mutant(
        "score.theme-parks/largest:left-out.all-areas",
        theme_parks=lambda self, island: sum(self.park_sizes(island)),
    ),
    mutant(
        "score.theme-parks/largest:inverted.smallest",
        theme_parks=lambda self, island: min(self.park_sizes(island), default=0),
    ),
    mutant(
        "score.theme-parks/largest:off-by-one.second-largest",
        theme_parks=lambda self, island: sorted([0, 0, *self.park_sizes(island)])[-2],
    ),
    mutant(
        "score.theme-parks/largest:wrong-scope.number-of-areas",
        theme_parks=lambda self, island: len(self.park_sizes(island)),
    ),
    mutant(
        "score.theme-parks/largest:tie-wrong.equal-areas-add", theme_parks=_park_equal_areas_add
    ),
    mutant("score.theme-parks/edges:left-out.never-joins", join=_park_never_joins),
    mutant(
        "score.theme-parks/tiles:off-by-one.joins-counted",
        size=lambda self, area: Scorer.size(self, area) - 1,
    ),
    mutant(
        "score.theme-parks/tiles:counted-twice.zones-counted", size=lambda self, area: len(area)
    ),
    mutant("score.theme-parks/kind:left-out.any-kind", park_sizes=_park_any_kind),
    mutant(
        "score.theme-parks/kind:wrong-scope.kinds-mixed",
        park_sizes=_park_kinds_mixed,
        zones=_zones_of_any_kind,
    ),
)
"""The mutants of this module, in the order of the grid."""
