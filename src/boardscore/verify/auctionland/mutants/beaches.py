"""Wrong scorers of beaches: what is at the edge, and what is counted there."""

from collections.abc import Mapping
from typing import Any

from boardscore.verify.auctionland.mutants.mistakes import Mistakes
from boardscore.verify.auctionland.mutants.scorer import (
    Counts,
    Island,
    Place,
    Scorer,
    Tile,
    Zone,
    beside,
    diagonals,
    opposite,
    read_island,
    tiles_of,
)

mistake = Mistakes()
"""Makes mutants of the wrong scorers of this module."""


# Beaches: which half-sides are at the edge


@mistake("score.beaches/edge:left-out.anywhere")
class _BeachAnywhere(Scorer):
    def at_edge(self, island: Island, zone: Zone) -> bool:  # noqa: ARG002
        return bool(zone.halves)


@mistake("score.beaches/edge:inverted.inland-only")
class _BeachInlandOnly(Scorer):
    def at_edge(self, island: Island, zone: Zone) -> bool:
        return bool(zone.halves) and not super().at_edge(island, zone)


@mistake("score.beaches/edge:wrong-scope.wholly-at-edge")
class _BeachWhollyAtEdge(Scorer):
    def at_edge(self, island: Island, zone: Zone) -> bool:
        opened = [self.is_open(island, zone.place, half) for half in zone.halves]
        return bool(opened) and all(opened)


@mistake("score.beaches/edge:misreading.at-frame-of-16")
class _BeachAtFrame(Scorer):
    def is_open(self, island: Island, place: Place, half: int) -> bool:  # noqa: ARG002
        return not set(beside(place, half)) <= set(range(4))


@mistake("score.beaches/half-side:left-out.needs-whole-side")
class _BeachNeedsWholeSide(Scorer):
    def at_edge(self, island: Island, zone: Zone) -> bool:
        opened = [half for half in zone.halves if self.is_open(island, zone.place, half)]
        return any(half ^ 1 in opened for half in opened)


@mistake("score.beaches/half-side:off-by-one.first-half-only")
class _BeachFirstHalf(Scorer):
    def is_open(self, island: Island, place: Place, half: int) -> bool:
        return half % 2 == 0 and super().is_open(island, place, half)


def _within_bounds(island: Island, place: Place) -> bool:
    """Whether a place lies in the rectangle that an island spans."""
    rows, columns = {row for row, _ in island}, {column for _, column in island}
    row, column = place
    return min(rows) <= row <= max(rows) and min(columns) <= column <= max(columns)


def _lake(island: Island, place: Place) -> bool:
    """Whether tiles enclose a place with none."""
    water = [place]
    for one in water:  # which grows on the way
        nexts = {beside(one, half) for half in range(0, 8, 2)}
        water += [other for other in nexts if other not in island and other not in water]
        if not all(_within_bounds(island, other) for other in water):
            return False
    return True


@mistake("score.beaches/gap:left-out.gap-is-land")
class _GapIsLand(Scorer):
    def is_open(self, island: Island, place: Place, half: int) -> bool:
        return not _within_bounds(island, beside(place, half))


@mistake("score.beaches/gap:inverted.gap-only")
class _GapOnly(Scorer):
    def is_open(self, island: Island, place: Place, half: int) -> bool:
        within = _within_bounds(island, beside(place, half))
        return within and super().is_open(island, place, half)


@mistake("score.beaches/gap:wrong-scope.lake-is-land")
class _LakeIsLand(Scorer):
    def is_open(self, island: Island, place: Place, half: int) -> bool:
        other = beside(place, half)
        return other not in island and not _lake(island, other)


@mistake("score.beaches/gap:counted-twice.gap-counts-again")
class _GapCountsAgain(Scorer):
    def beaches(self, island: Island) -> int:
        return sum(len(self.waters(island, place)) for place in island)

    def waters(self, island: Island, place: Place) -> set[bool]:
        """Whether the beaches of a tile lie at a gap, at the outer edge, or both."""
        return {
            _within_bounds(island, beside(place, half))
            for half, letter in enumerate(island[place].halves)
            if letter.upper() == "B" and self.is_open(island, place, half)
        }


@mistake("score.beaches/gap:misreading.outermost-tiles")
class _OutermostTiles(Scorer):
    def counts(self, player: Mapping[str, Any]) -> Counts:
        found = super().counts(player)
        if "island" not in player:
            return found
        lines = [line.split() for line in player["island"]]
        rows, columns = {0, len(lines) - 1}, {0, len(lines[0]) - 1}
        tiles = tiles_of(self.beach_zones(read_island(player["island"])))
        outer = [row in rows or column in columns for row, column in tiles]
        return {**found, "beaches": sum(outer)}


@mistake("score.beaches/covered:inverted.faces-beach")
class _BeachFacesBeach(Scorer):
    def is_open(self, island: Island, place: Place, half: int) -> bool:
        return opposite(island, place, half) in {"", "B"}


@mistake("score.beaches/covered:wrong-scope.bare-side-is-water")
class _BareSideIsWater(Scorer):
    def is_open(self, island: Island, place: Place, half: int) -> bool:
        return opposite(island, place, half) in {"", "-"}


@mistake("score.beaches/covered:misreading.open-unless-matched")
class _OpenUnlessMatched(Scorer):
    def is_open(self, island: Island, place: Place, half: int) -> bool:
        return opposite(island, place, half) != "B"


@mistake("score.beaches/corner:left-out.corner-is-edge")
class _CornerIsEdge(Scorer):
    def at_edge(self, island: Island, zone: Zone) -> bool:
        corner = any(place not in island for place in diagonals(zone.place))
        return bool(zone.halves) and (corner or super().at_edge(island, zone))


@mistake("score.beaches/corner:inverted.corner-must-be-open")
class _CornerMustBeOpen(Scorer):
    def is_open(self, island: Island, place: Place, half: int) -> bool:
        row, column = beside(place, half)
        corners = [corner for corner in diagonals(place) if row == corner[0] or column == corner[1]]
        return super().is_open(island, place, half) and not any(c in island for c in corners)


# Beaches: what is counted


@mistake("score.beaches/inner:left-out.inner-counts")
class _InnerBeachCounts(Scorer):
    def at_edge(self, island: Island, zone: Zone) -> bool:
        halves = zone.halves or range(8)
        return any(self.is_open(island, zone.place, half) for half in halves)


@mistake("score.beaches/inner:inverted.inner-only")
class _InnerBeachOnly(Scorer):
    def at_edge(self, island: Island, zone: Zone) -> bool:  # noqa: ARG002
        return not zone.halves


@mistake("score.beaches/once:counted-twice.per-zone")
class _BeachPerZone(Scorer):
    def beaches(self, island: Island) -> int:
        return len(self.beach_zones(island))


@mistake("score.beaches/once:counted-twice.per-side")
class _BeachPerSide(Scorer):
    def beaches(self, island: Island) -> int:
        sides = {
            (zone.place, half // 2)
            for zone in self.zones(island, "B")
            for half in zone.halves
            if self.is_open(island, zone.place, half)
        }
        return len(sides)


@mistake("score.beaches/once:counted-twice.per-half-side")
class _BeachPerHalfSide(Scorer):
    def beaches(self, island: Island) -> int:
        return sum(
            self.is_open(island, zone.place, half)
            for zone in self.zones(island, "B")
            for half in zone.halves
        )


@mistake("score.beaches/second-zone:left-out.first-zone-only")
class _BeachFirstZone(Scorer):
    def outer(self, place: Place, tile: Tile, kind: str) -> list[Zone]:
        found = super().outer(place, tile, kind)
        return found[:1] if kind == "B" else found


@mistake("score.beaches/second-zone:inverted.every-zone-needed")
class _BeachEveryZone(Scorer):
    def beaches(self, island: Island) -> int:
        zones = [zone for zone in self.zones(island, "B") if zone.halves]
        inland = [zone for zone in zones if not self.at_edge(island, zone)]
        return len(tiles_of(zones) - tiles_of(inland))


@mistake("score.beaches/apart:wrong-scope.areas-counted")
class _BeachAreas(Scorer):
    def beaches(self, island: Island) -> int:
        areas = self.areas(island, "B")
        return sum(any(self.at_edge(island, zone) for zone in area) for area in areas)


@mistake("score.beaches/apart:wrong-neighbourhood.largest-area")
class _BeachLargestArea(Scorer):
    def beaches(self, island: Island) -> int:
        open_ones = set(self.beach_zones(island))
        areas = [open_ones.intersection(area) for area in self.areas(island, "B")]
        return max((len(tiles_of(area)) for area in areas), default=0)
