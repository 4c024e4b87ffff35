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
        "score.beaches/edge:left-out.anywhere", at_edge=lambda self, island, zone: bool(zone.halves)
    ),
    misread(
        "score.beaches/edge:inverted.inland-only",
        at_edge=lambda self, island, zone: (
            bool(zone.halves) and not RuleScorer.at_edge(self, island, zone)
        ),
    ),
    misread(
        "score.beaches/edge:wrong-scope.wholly-at-edge",
        at_edge=lambda self, island, zone: (
            0 < len(zone.halves) == len(self.open_halves(island, zone))
        ),
    ),
    misread(
        "score.beaches/edge:misreading.at-frame-of-16",
        is_open=lambda self, island, place, half: not set(across(place, half)) <= set(range(4)),
    ),
    misread(
        "score.beaches/half-side:left-out.needs-whole-side",
        at_edge=lambda self, island, zone: any(
            {half, half ^ 1} <= {*self.open_halves(island, zone)} for half in zone.halves
        ),
    ),
    misread(
        "score.beaches/half-side:off-by-one.first-half-only",
        is_open=lambda self, island, place, half: (
            half % 2 == 0 and RuleScorer.is_open(self, island, place, half)
        ),
    ),
    misread(
        "score.beaches/gap:left-out.gap-is-land",
        is_open=lambda self, island, place, half: not _within_bounds(island, across(place, half)),
    ),
    misread(
        "score.beaches/gap:inverted.gap-only",
        is_open=lambda self, island, place, half: (
            _within_bounds(island, across(place, half))
            and RuleScorer.is_open(self, island, place, half)
        ),
    ),
    misread(
        "score.beaches/gap:wrong-scope.lake-is-land",
        is_open=lambda self, island, place, half: (
            across(place, half) not in island and not _lake(island, across(place, half))
        ),
    ),
    misread(
        "score.beaches/gap:counted-twice.gap-counts-again",
        beaches=lambda self, island: sum(len(_waters(self, island, place)) for place in island),
    ),
    misread("score.beaches/gap:misreading.outermost-tiles", counts=_outermost_tiles),
    misread(
        "score.beaches/covered:inverted.faces-beach",
        is_open=lambda self, island, place, half: opposite(island, place, half) in {"", "B"},
    ),
    misread(
        "score.beaches/covered:wrong-scope.bare-side-is-water",
        is_open=lambda self, island, place, half: opposite(island, place, half) in {"", "-"},
    ),
    misread(
        "score.beaches/covered:misreading.open-unless-matched",
        is_open=lambda self, island, place, half: opposite(island, place, half) != "B",
    ),
    misread(
        "score.beaches/corner:left-out.corner-is-edge",
        at_edge=lambda self, island, zone: (
            bool(zone.halves)
            and (
                any(place not in island for place in diagonals(zone.place))
                or RuleScorer.at_edge(self, island, zone)
            )
        ),
    ),
    misread("score.beaches/corner:inverted.corner-must-be-open", is_open=_corner_must_be_open),
    misread(
        "score.beaches/inner:left-out.inner-counts",
        at_edge=lambda self, island, zone: any(
            self.is_open(island, zone.place, half) for half in zone.halves or range(8)
        ),
    ),
    misread(
        "score.beaches/inner:inverted.inner-only",
        at_edge=lambda self, island, zone: not zone.halves,
    ),
    misread(
        "score.beaches/once:counted-twice.per-zone",
        beaches=lambda self, island: len(self.beach_zones(island)),
    ),
    misread(
        "score.beaches/once:counted-twice.per-side",
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
        beaches=lambda self, island: sum(
            len(self.open_halves(island, zone)) for zone in self.zones(island, "B")
        ),
    ),
    misread("score.beaches/second-zone:left-out.first-zone-only", outer=_beach_first_zone),
    misread("score.beaches/second-zone:inverted.every-zone-needed", beaches=_beach_every_zone),
    misread(
        "score.beaches/apart:wrong-scope.areas-counted",
        beaches=lambda self, island: sum(
            any(self.at_edge(island, zone) for zone in area) for area in self.areas(island, "B")
        ),
    ),
    misread("score.beaches/apart:wrong-neighbourhood.largest-area", beaches=_beach_largest_area),
)
