"""Wrong scorers of theme parks: which areas count, and how large they are."""

from boardscore.verify.auctionland.misreadings.plain_scorer import Island, PlainZone, RuleScorer
from boardscore.verify.vectors.misreading import misread


def _park_equal_areas_add(self: RuleScorer, island: Island) -> int:
    sizes = self.park_sizes(island)
    return sum(size for size in sizes if size == max(sizes))


def _park_kinds_mixed(self: RuleScorer, island: Island) -> list[int]:
    areas = self.areas(island, "any")
    return [self.size([zone for zone in area if zone.kind == "T"]) for area in areas]


def _zones_of_any_kind(self: RuleScorer, island: Island, kind: str) -> list[PlainZone]:
    kinds = "BTGH" if kind == "any" else kind
    return [zone for one in kinds for zone in RuleScorer.zones(self, island, one)]


ROWS = (
    misread(
        "score.theme-parks/largest:left-out.all-areas",
        theme_parks=lambda self, island: sum(self.park_sizes(island)),
    ),
    misread(
        "score.theme-parks/largest:inverted.smallest",
        theme_parks=lambda self, island: min(self.park_sizes(island), default=0),
    ),
    misread(
        "score.theme-parks/largest:off-by-one.second-largest",
        theme_parks=lambda self, island: sorted([0, 0, *self.park_sizes(island)])[-2],
    ),
    misread(
        "score.theme-parks/largest:wrong-scope.number-of-areas",
        theme_parks=lambda self, island: len(self.park_sizes(island)),
    ),
    misread(
        "score.theme-parks/largest:tie-wrong.equal-areas-add", theme_parks=_park_equal_areas_add
    ),
    misread(
        "score.theme-parks/edges:left-out.never-joins",
        join=lambda self, island, one, other: (
            one.kind != "T" and RuleScorer.join(self, island, one, other)
        ),
    ),
    misread(
        "score.theme-parks/tiles:off-by-one.joins-counted",
        size=lambda self, area: RuleScorer.size(self, area) - 1,
    ),
    misread(
        "score.theme-parks/tiles:counted-twice.zones-counted", size=lambda self, area: len(area)
    ),
    misread(
        "score.theme-parks/kind:left-out.any-kind",
        park_sizes=lambda self, island: [
            self.size(area) for kind in "BTGH" for area in self.areas(island, kind)
        ],
    ),
    misread(
        "score.theme-parks/kind:wrong-scope.kinds-mixed",
        park_sizes=_park_kinds_mixed,
        zones=_zones_of_any_kind,
    ),
)
