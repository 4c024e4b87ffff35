"""Wrong scorers of beaches: what is at the edge, and what is counted there."""

# A changed method is handed what the right one is handed, and need not use it.
# ruff: noqa: ARG001, ARG005

from collections.abc import Mapping
from typing import Any

from boardscore.verify.auctionland.mutants.mistakes import mutant
from boardscore.verify.auctionland.mutants.scorer import (
    Counts,
    Island,
    Place,
    Scorer,
    Tile,
    Zone,
    across,
    diagonals,
    opposite,
    read_island,
    tiles_of,
)
from boardscore.verify.vectors.mutant import Mutant


def _beach_inland_only(self: Scorer, island: Island, zone: Zone) -> bool:
    return bool(zone.halves) and not Scorer.at_edge(self, island, zone)


def _beach_wholly_at_edge(self: Scorer, island: Island, zone: Zone) -> bool:
    opened = [self.is_open(island, zone.place, half) for half in zone.halves]
    return bool(opened) and all(opened)


def _beach_needs_whole_side(self: Scorer, island: Island, zone: Zone) -> bool:
    opened = [half for half in zone.halves if self.is_open(island, zone.place, half)]
    return any(half ^ 1 in opened for half in opened)


def _beach_first_half(self: Scorer, island: Island, place: Place, half: int) -> bool:
    return half % 2 == 0 and Scorer.is_open(self, island, place, half)


def _within_bounds(island: Island, place: Place) -> bool:
    """Whether a place lies in the rectangle that an island spans."""
    rows, columns = {row for row, _ in island}, {column for _, column in island}
    row, column = place
    return min(rows) <= row <= max(rows) and min(columns) <= column <= max(columns)


def _lake(island: Island, place: Place) -> bool:
    """Whether tiles enclose a place with none."""
    water = [place]
    for one in water:  # which grows on the way
        nexts = {across(one, half) for half in range(0, 8, 2)}
        water += [other for other in nexts if other not in island and other not in water]
        if not all(_within_bounds(island, other) for other in water):
            return False
    return True


def _gap_only(self: Scorer, island: Island, place: Place, half: int) -> bool:
    within = _within_bounds(island, across(place, half))
    return within and Scorer.is_open(self, island, place, half)


def _lake_is_land(self: Scorer, island: Island, place: Place, half: int) -> bool:
    other = across(place, half)
    return other not in island and not _lake(island, other)


def _waters(self: Scorer, island: Island, place: Place) -> set[bool]:
    """Whether the beaches of a tile lie at a gap, at the outer edge, or both."""
    return {
        _within_bounds(island, across(place, half))
        for half, letter in enumerate(island[place].halves)
        if letter.upper() == "B" and self.is_open(island, place, half)
    }


def _outermost_tiles(self: Scorer, player: Mapping[str, Any]) -> Counts:
    found = Scorer.counts(self, player)
    if "island" not in player:
        return found
    lines = [line.split() for line in player["island"]]
    rows, columns = {0, len(lines) - 1}, {0, len(lines[0]) - 1}
    tiles = tiles_of(self.beach_zones(read_island(player["island"])))
    outer = [row in rows or column in columns for row, column in tiles]
    return {**found, "beaches": sum(outer)}


def _corner_is_edge(self: Scorer, island: Island, zone: Zone) -> bool:
    corner = any(place not in island for place in diagonals(zone.place))
    return bool(zone.halves) and (corner or Scorer.at_edge(self, island, zone))


def _corner_must_be_open(self: Scorer, island: Island, place: Place, half: int) -> bool:
    row, column = across(place, half)
    corners = [corner for corner in diagonals(place) if row == corner[0] or column == corner[1]]
    return Scorer.is_open(self, island, place, half) and not any(c in island for c in corners)


def _inner_beach_counts(self: Scorer, island: Island, zone: Zone) -> bool:
    halves = zone.halves or range(8)
    return any(self.is_open(island, zone.place, half) for half in halves)


def _beach_per_side(self: Scorer, island: Island) -> int:
    sides = {
        (zone.place, half // 2)
        for zone in self.zones(island, "B")
        for half in zone.halves
        if self.is_open(island, zone.place, half)
    }
    return len(sides)


def _beach_per_half_side(self: Scorer, island: Island) -> int:
    return sum(
        self.is_open(island, zone.place, half)
        for zone in self.zones(island, "B")
        for half in zone.halves
    )


def _beach_first_zone(self: Scorer, place: Place, tile: Tile, kind: str) -> list[Zone]:
    found = Scorer.outer(self, place, tile, kind)
    return found[:1] if kind == "B" else found


def _beach_every_zone(self: Scorer, island: Island) -> int:
    zones = [zone for zone in self.zones(island, "B") if zone.halves]
    inland = [zone for zone in zones if not self.at_edge(island, zone)]
    return len(tiles_of(zones) - tiles_of(inland))


def _beach_areas(self: Scorer, island: Island) -> int:
    areas = self.areas(island, "B")
    return sum(any(self.at_edge(island, zone) for zone in area) for area in areas)


def _beach_largest_area(self: Scorer, island: Island) -> int:
    open_ones = set(self.beach_zones(island))
    areas = [open_ones.intersection(area) for area in self.areas(island, "B")]
    return max((len(tiles_of(area)) for area in areas), default=0)


MUTANTS: tuple[Mutant, ...] = (
    mutant(
        "score.beaches/edge:left-out.anywhere", at_edge=lambda self, island, zone: bool(zone.halves)
    ),
    mutant("score.beaches/edge:inverted.inland-only", at_edge=_beach_inland_only),
    mutant("score.beaches/edge:wrong-scope.wholly-at-edge", at_edge=_beach_wholly_at_edge),
    mutant(
        "score.beaches/edge:misreading.at-frame-of-16",
        is_open=lambda self, island, place, half: not set(across(place, half)) <= set(range(4)),
    ),
    mutant("score.beaches/half-side:left-out.needs-whole-side", at_edge=_beach_needs_whole_side),
    mutant("score.beaches/half-side:off-by-one.first-half-only", is_open=_beach_first_half),
    mutant(
        "score.beaches/gap:left-out.gap-is-land",
        is_open=lambda self, island, place, half: not _within_bounds(island, across(place, half)),
    ),
    mutant("score.beaches/gap:inverted.gap-only", is_open=_gap_only),
    mutant("score.beaches/gap:wrong-scope.lake-is-land", is_open=_lake_is_land),
    mutant(
        "score.beaches/gap:counted-twice.gap-counts-again",
        beaches=lambda self, island: sum(len(_waters(self, island, place)) for place in island),
    ),
    mutant("score.beaches/gap:misreading.outermost-tiles", counts=_outermost_tiles),
    mutant(
        "score.beaches/covered:inverted.faces-beach",
        is_open=lambda self, island, place, half: opposite(island, place, half) in {"", "B"},
    ),
    mutant(
        "score.beaches/covered:wrong-scope.bare-side-is-water",
        is_open=lambda self, island, place, half: opposite(island, place, half) in {"", "-"},
    ),
    mutant(
        "score.beaches/covered:misreading.open-unless-matched",
        is_open=lambda self, island, place, half: opposite(island, place, half) != "B",
    ),
    mutant("score.beaches/corner:left-out.corner-is-edge", at_edge=_corner_is_edge),
    mutant("score.beaches/corner:inverted.corner-must-be-open", is_open=_corner_must_be_open),
    mutant("score.beaches/inner:left-out.inner-counts", at_edge=_inner_beach_counts),
    mutant(
        "score.beaches/inner:inverted.inner-only",
        at_edge=lambda self, island, zone: not zone.halves,
    ),
    mutant(
        "score.beaches/once:counted-twice.per-zone",
        beaches=lambda self, island: len(self.beach_zones(island)),
    ),
    mutant("score.beaches/once:counted-twice.per-side", beaches=_beach_per_side),
    mutant("score.beaches/once:counted-twice.per-half-side", beaches=_beach_per_half_side),
    mutant("score.beaches/second-zone:left-out.first-zone-only", outer=_beach_first_zone),
    mutant("score.beaches/second-zone:inverted.every-zone-needed", beaches=_beach_every_zone),
    mutant("score.beaches/apart:wrong-scope.areas-counted", beaches=_beach_areas),
    mutant("score.beaches/apart:wrong-neighbourhood.largest-area", beaches=_beach_largest_area),
)
"""The mutants of this module, in the order of the grid."""
