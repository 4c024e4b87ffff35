"""Wrong scorers of beaches: which sides are edge, and what counts there."""

from collections.abc import Mapping
from typing import Any

from boardscore.verify.auctionland.misreadings.plain_scorer import (
    Counts,
    Island,
    Place,
    PlainTile,
    PlainZone,
    RuleScorer,
    across,
    diagonals,
    opposite,
    read_island,
    tiles_of,
)
from boardscore.verify.vectors.misreading import misread


def _within_bounds(island: Island, place: Place) -> bool:
    """Whether a cell is in the rectangle around an island."""
    rows, columns = {row for row, _ in island}, {column for _, column in island}
    row, column = place
    return min(rows) <= row <= max(rows) and min(columns) <= column <= max(columns)


def _lake(island: Island, place: Place) -> bool:
    """Whether tiles enclose an empty cell."""
    water = [place]
    for one in water:  # grows during the loop
        nexts = {across(one, half) for half in range(0, 8, 2)}
        water += [other for other in nexts if other not in island and other not in water]
        if not all(_within_bounds(island, other) for other in water):
            return False
    return True


def _waters(self: RuleScorer, island: Island, place: Place) -> set[bool]:
    """Whether the beaches of a tile are at a gap, at the outer edge, or both."""
    return {
        _within_bounds(island, across(place, half))
        for half, letter in enumerate(island[place].halves)
        if letter.upper() == "B" and self.is_open(island, place, half)
    }


def _outermost_tiles(self: RuleScorer, player: Mapping[str, Any]) -> Counts:
    found = RuleScorer.counts(self, player)
    if "island" not in player:
        return found
    lines = [line.split() for line in player["island"]]
    rows, columns = {0, len(lines) - 1}, {0, len(lines[0]) - 1}
    tiles = tiles_of(self.beach_zones(read_island(player["island"])))
    outer = [row in rows or column in columns for row, column in tiles]
    return {**found, "beaches": sum(outer)}


def _corner_must_be_open(self: RuleScorer, island: Island, place: Place, half: int) -> bool:
    row, column = across(place, half)
    corners = [corner for corner in diagonals(place) if row == corner[0] or column == corner[1]]
    return RuleScorer.is_open(self, island, place, half) and not any(c in island for c in corners)


def _beach_first_zone(
    self: RuleScorer, place: Place, tile: PlainTile, kind: str
) -> list[PlainZone]:
    found = RuleScorer.outer(self, place, tile, kind)
    return found[:1] if kind == "B" else found


def _beach_every_zone(self: RuleScorer, island: Island) -> int:
    zones = [zone for zone in self.zones(island, "B") if zone.halves]
    inland = [zone for zone in zones if not self.at_edge(island, zone)]
    return len(tiles_of(zones) - tiles_of(inland))


def _beach_largest_area(self: RuleScorer, island: Island) -> int:
    open_ones = set(self.beach_zones(island))
    areas = [open_ones.intersection(area) for area in self.areas(island, "B")]
    return max((len(tiles_of(area)) for area in areas), default=0)


ROWS = (
    misread(
        "score.beaches/edge:left-out.anywhere",
        "a beach counts wherever it lies",
        "Ein Strand zählt, wo immer er liegt",
        at_edge=lambda self, island, zone: bool(zone.halves),
    ),
    misread(
        "score.beaches/edge:inverted.inland-only",
        "only beaches away from the edge count",
        "Nur Strände abseits des Rands zählen",
        at_edge=lambda self, island, zone: (
            bool(zone.halves) and not RuleScorer.at_edge(self, island, zone)
        ),
    ),
    misread(
        "score.beaches/edge:wrong-scope.wholly-at-edge",
        "a beach counts only if all of it lies at the edge",
        "Ein Strand zählt nur, wenn er ganz am Rand liegt",
        at_edge=lambda self, island, zone: (
            0 < len(zone.halves) == len(self.open_halves(island, zone))
        ),
    ),
    misread(
        "score.beaches/edge:misreading.at-frame-of-16",
        "only the border of the 4x4 grid is the edge",
        "Rand ist nur der Rahmen um 4 Reihen und 4 Spalten",
        is_open=lambda self, island, place, half: not set(across(place, half)) <= set(range(4)),
    ),
    misread(
        "score.beaches/half-side:left-out.needs-whole-side",
        "a beach must fill a whole side at the edge",
        "Ein Strand muss eine ganze Seite am Rand füllen",
        at_edge=lambda self, island, zone: any(
            {half, half ^ 1} <= {*self.open_halves(island, zone)} for half in zone.halves
        ),
    ),
    misread(
        "score.beaches/half-side:off-by-one.first-half-only",
        "only the first half of each side is checked for beaches",
        "Bei Stränden zählt nur die erste Hälfte jeder Seite",
        is_open=lambda self, island, place, half: (
            half % 2 == 0 and RuleScorer.is_open(self, island, place, half)
        ),
    ),
    misread(
        "score.beaches/gap:left-out.gap-is-land",
        "a gap within the outline of the island is not part of the edge",
        "Ein leeres Feld im Umriss der Insel ist kein Rand",
        is_open=lambda self, island, place, half: not _within_bounds(island, across(place, half)),
    ),
    misread(
        "score.beaches/gap:inverted.gap-only",
        "only the sides around gaps are the edge, and the outer sides are not",
        "Nur Seiten um Lücken sind Rand, die äußeren nicht",
        is_open=lambda self, island, place, half: (
            _within_bounds(island, across(place, half))
            and RuleScorer.is_open(self, island, place, half)
        ),
    ),
    misread(
        "score.beaches/gap:wrong-scope.lake-is-land",
        "a gap enclosed by tiles is not part of the edge",
        "Eine Lücke, die ganz von Plättchen umschlossen ist, ist kein Rand",
        is_open=lambda self, island, place, half: (
            across(place, half) not in island and not _lake(island, across(place, half))
        ),
    ),
    misread(
        "score.beaches/gap:counted-twice.gap-counts-again",
        "a tile at the outer edge and at a gap counts twice",
        "Ein Plättchen am äußeren Rand und an einer Lücke zählt doppelt",
        beaches=lambda self, island: sum(len(_waters(self, island, place)) for place in island),
    ),
    misread(
        "score.beaches/gap:misreading.outermost-tiles",
        "only tiles in the outermost rows and columns have an edge",
        "Nur Plättchen in den äußersten Reihen und Spalten haben einen Rand",
        counts=_outermost_tiles,
    ),
    misread(
        "score.beaches/covered:inverted.faces-beach",
        "a beach that meets another beach lies at the edge",
        "Ein Strand, der an einen anderen Strand stößt, liegt am Rand",
        is_open=lambda self, island, place, half: opposite(island, place, half) in {"", "B"},
    ),
    misread(
        "score.beaches/covered:wrong-scope.bare-side-is-water",
        "a beach next to a side without a zone lies at the edge",
        "Liegt gegenüber eine Seite ohne Zone, ist das Rand",
        is_open=lambda self, island, place, half: opposite(island, place, half) in {"", "-"},
    ),
    misread(
        "score.beaches/covered:misreading.open-unless-matched",
        "only another beach next to a beach cuts it off from the edge",
        "Nur ein anderer Strand verdeckt einen Strand",
        is_open=lambda self, island, place, half: opposite(island, place, half) != "B",
    ),
    misread(
        "score.beaches/corner:left-out.corner-is-edge",
        "a missing tile at a corner makes an edge too",
        "Auch ein fehlendes Plättchen an einer Ecke ist Rand",
        at_edge=lambda self, island, zone: (
            bool(zone.halves)
            and (
                any(place not in island for place in diagonals(zone.place))
                or RuleScorer.at_edge(self, island, zone)
            )
        ),
    ),
    misread(
        "score.beaches/corner:inverted.corner-must-be-open",
        "a side is at the edge only if no tile lies at its corners either",
        "Eine Seite ist nur Rand, wenn auch an ihren Ecken kein Plättchen liegt",
        is_open=_corner_must_be_open,
    ),
    misread(
        "score.beaches/inner:left-out.inner-counts",
        "a beach inside a tile at the edge counts",
        "Ein Strand im Inneren eines Plättchens am Rand zählt",
        at_edge=lambda self, island, zone: any(
            self.is_open(island, zone.place, half) for half in zone.halves or range(8)
        ),
    ),
    misread(
        "score.beaches/inner:inverted.inner-only",
        "only beaches inside tiles count",
        "Nur Strände im Inneren von Plättchen zählen",
        at_edge=lambda self, island, zone: not zone.halves,
    ),
    misread(
        "score.beaches/once:counted-twice.per-zone",
        "every beach at the edge counts, even a second one on the same tile",
        "Jeder Strand am Rand zählt, auch ein zweiter eines Plättchens",
        beaches=lambda self, island: len(self.beach_zones(island)),
    ),
    misread(
        "score.beaches/once:counted-twice.per-side",
        "every side with a beach at the edge counts",
        "Jede Seite mit Strand am Rand zählt",
        beaches=lambda self, island: len(
            {
                (zone.place, half // 2)
                for zone in self.zones(island, "B")
                for half in self.open_halves(island, zone)
            }
        ),
    ),
    misread(
        "score.beaches/once:counted-twice.per-half-side",
        "every half side of a beach at the edge counts",
        "Jede halbe Seite eines Strandes am Rand zählt",
        beaches=lambda self, island: sum(
            len(self.open_halves(island, zone)) for zone in self.zones(island, "B")
        ),
    ),
    misread(
        "score.beaches/second-zone:left-out.first-zone-only",
        "only the first beach of a tile is checked",
        "Nur der erste Strand eines Plättchens zählt",
        outer=_beach_first_zone,
    ),
    misread(
        "score.beaches/second-zone:inverted.every-zone-needed",
        "all beaches of a tile must lie at the edge",
        "Alle Strände eines Plättchens müssen am Rand liegen",
        beaches=_beach_every_zone,
    ),
    misread(
        "score.beaches/apart:wrong-scope.areas-counted",
        "areas of beach are counted, not tiles",
        "Strandgebiete werden gezählt, nicht Plättchen",
        beaches=lambda self, island: sum(
            any(self.at_edge(island, zone) for zone in area) for area in self.areas(island, "B")
        ),
    ),
    misread(
        "score.beaches/apart:wrong-neighbourhood.largest-area",
        "only the largest beach area counts",
        "Nur das größte Strandgebiet zählt",
        beaches=_beach_largest_area,
    ),
)
