"""Misreadings of zones that join, for theme parks, gardens and houses alike, and of beaches."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from boardscore.auctionland.verify.misreadings.plain_scorer import (
    Area,
    Counts,
    Island,
    Place,
    PlainTile,
    PlainZone,
    RuleScorer,
    across,
    diagonals,
    facing,
    meeting,
    opposite,
    read_island,
    tiles_of,
    touches,
)
from boardscore.verify.vectors.misreading import Adapted, Method, Misread, misreads, only_when

_JOINED = {"score.theme-parks": "T", "score.gardens-houses": "GH"}
"""The kinds of zones of each clause about joining."""


def _both(**changes: Mapping[str, Method]) -> tuple[Misread, ...]:
    """Mistakes for theme parks, and the same for gardens and houses."""
    found: list[Misread] = []
    for clause, kinds in _JOINED.items():
        limited = {
            method: {name: _for_kinds(kinds, one) for name, one in wrong.items()}
            for method, wrong in changes.items()
        }
        found += misreads(clause, **limited)
    return tuple(found)


def _for_kinds(kinds: str, wrong: Method) -> Adapted:
    """A wrong method for zones of some kinds; the others follow the rules."""
    return Adapted(
        lambda right: lambda self, *args: (wrong if _kind(*args) in kinds else right)(self, *args)
    )


def _kind(*args: Any) -> str:
    """The kind of the zones that a plain method joins, finds or counts."""
    return str(args[1].kind if isinstance(args[1], PlainZone) else args[-1])


def _next_to(one: Place, other: Place) -> bool:
    return any(across(one, half) == other for half in range(8))


def _stretches(tile: PlainTile, zone: PlainZone) -> list[tuple[int, ...]]:
    """The half-sides of a misread zone, split by other zones between them."""
    starts = [half for half in zone.halves if tile.halves[half - 1] != zone.name]
    return [
        tuple(half for half in zone.halves if _start(half, starts) == start) for start in starts
    ] or [zone.halves]


def _start(half: int, starts: Sequence[int]) -> int:
    """The start of the stretch of a misread zone that contains a half-side, going round."""
    return min(starts, key=lambda start: (half - start) % 8)


class WrongAreas(RuleScorer):
    """Misread zones, areas and beaches."""

    def parts_apart(self, place: Place, tile: PlainTile, kind: str) -> list[PlainZone]:
        found = super().outer(place, tile, kind)
        return [
            zone._replace(name=f"{zone.name}{halves[0]}", halves=halves)
            for zone in found
            for halves in _stretches(tile, zone)
        ]

    def over_gap(self, island: Island, one: PlainZone, other: PlainZone) -> bool:
        over = any(
            across(one.place, half) not in island
            and across(one.place, half, 2) == other.place
            and facing(half) in other.halves
            for half in one.halves
        )
        return over or super().join(island, one, other)

    def waters(self, island: Island, place: Place) -> set[bool]:
        """Whether the beaches of a tile are at a gap, at the outer edge, or both."""
        return {
            _within_bounds(island, across(place, half))
            for half, letter in enumerate(island[place].halves)
            if letter.upper() == "B" and self.is_open(island, place, half)
        }

    def outermost_tiles(self, player: Mapping[str, Any]) -> Counts:
        found = super().counts(player)
        if "island" not in player:
            return found
        lines = [line.split() for line in player["island"]]
        rows, columns = {0, len(lines) - 1}, {0, len(lines[0]) - 1}
        tiles = tiles_of(self.beach_zones(read_island(player["island"])))
        outer = [row in rows or column in columns for row, column in tiles]
        return {**found, "beaches": sum(outer)}

    def corner_must_be_open(self, island: Island, place: Place, half: int) -> bool:
        row, column = across(place, half)
        corners = [corner for corner in diagonals(place) if row == corner[0] or column == corner[1]]
        return super().is_open(island, place, half) and not any(c in island for c in corners)

    def beach_every_zone(self, island: Island) -> int:
        zones = [zone for zone in self.zones(island, "B") if zone.halves]
        inland = [zone for zone in zones if not self.at_edge(island, zone)]
        return len(tiles_of(zones) - tiles_of(inland))

    def beach_largest_area(self, island: Island) -> int:
        open_ones = set(self.beach_zones(island))
        areas = [open_ones.intersection(area) for area in self.areas(island, "B")]
        return max((len(tiles_of(area)) for area in areas), default=0)

    def number_of_zones(self, island: Island, kind: str) -> int:
        return len(self.zones(island, kind))

    def number_of_tiles(self, island: Island, kind: str) -> int:
        return len(tiles_of(self.zones(island, kind)))

    def kinds_merge(self, island: Island, kind: str) -> int:
        return sum(any(zone.kind == kind for zone in area) for area in self.areas(island, "GH"))

    def most_on_a_tile(self, area: Area) -> int:
        """The most zones of an area on one tile."""
        places = [zone.place for zone in area]
        return max(places.count(place) for place in places)


JOINING = _both(
    join={
        "edges:inverted.corners-only": lambda self, island, one, other: (
            bool(one.halves and other.halves) and other.place in diagonals(one.place)
        ),
        "edges:wrong-scope.rows-only": lambda self, island, one, other: (
            one.place[0] == other.place[0] and RuleScorer.join(self, island, one, other)
        ),
        "edges:wrong-scope.columns-only": lambda self, island, one, other: (
            one.place[1] == other.place[1] and RuleScorer.join(self, island, one, other)
        ),
        "edges:wrong-neighbourhood.corners-too": lambda self, island, one, other: (
            RuleScorer.join(self, island, one, other)
            or bool(one.halves and other.halves and other.place in diagonals(one.place))
        ),
        "facing:left-out.tiles-join": lambda self, island, one, other: _next_to(
            one.place, other.place
        ),
        "facing:wrong-scope.one-side-enough": lambda self, island, one, other: (
            touches(one, other.place) or touches(other, one.place)
        ),
        "half-sides:left-out.whole-side-needed": lambda self, island, one, other: (
            len(meeting(one, other)) == 2
        ),
        "half-sides:inverted.halves-crossed": lambda self, island, one, other: any(
            across(one.place, half) == other.place and facing(half) ^ 1 in other.halves
            for half in one.halves
        ),
        "half-sides:wrong-scope.same-side-enough": lambda self, island, one, other: (
            touches(one, other.place) and touches(other, one.place)
        ),
        "second-zone:inverted.zones-merge": lambda self, island, one, other: (
            RuleScorer.join(self, island, one, other)
            or bool(one.place == other.place and one.halves and other.halves)
        ),
        "inner:inverted.inner-joins-tile": lambda self, island, one, other: (
            RuleScorer.join(self, island, one, other)
            or (one.place == other.place and bool(one.halves) != bool(other.halves))
        ),
        "inner:wrong-neighbourhood.inner-joins-neighbours": lambda self, island, one, other: (
            RuleScorer.join(self, island, one, other)
            or (not (one.halves and other.halves) and _next_to(one.place, other.place))
        ),
        "gap:left-out.over-gap": WrongAreas.over_gap,
    },
    outer={
        "second-zone:left-out.first-zone-only": lambda self, place, tile, kind: RuleScorer.outer(
            self, place, tile, kind
        )[:1],
        "one-zone:left-out.parts-apart": WrongAreas.parts_apart,
    },
    inner={"inner:left-out.inner-ignored": lambda self, place, tile, kind: []},
)


def _within_bounds(island: Island, place: Place) -> bool:
    """Whether a cell is in the rectangle around an island, where a lake may be."""
    rows, columns = {row for row, _ in island}, {column for _, column in island}
    row, column = place
    return min(rows) <= row <= max(rows) and min(columns) <= column <= max(columns)


def _lake(island: Island, place: Place) -> bool:
    """Whether tiles enclose an empty cell: a lake, which a misreading takes for land."""
    water = [place]
    for one in water:  # grows during the loop
        nexts = {across(one, half) for half in range(0, 8, 2)}
        water += [other for other in nexts if other not in island and other not in water]
        if not all(_within_bounds(island, other) for other in water):
            return False
    return True


BEACHES = misreads(
    "score.beaches",
    at_edge={
        "edge:left-out.anywhere": lambda self, island, zone: bool(zone.halves),
        "edge:inverted.inland-only": lambda self, island, zone: (
            bool(zone.halves) and not RuleScorer.at_edge(self, island, zone)
        ),
        "edge:wrong-scope.wholly-at-edge": lambda self, island, zone: (
            0 < len(zone.halves) == len(self.open_halves(island, zone))
        ),
        "half-side:left-out.needs-whole-side": lambda self, island, zone: any(
            {half, half ^ 1} <= {*self.open_halves(island, zone)} for half in zone.halves
        ),
        "corner:left-out.corner-is-edge": lambda self, island, zone: (
            bool(zone.halves)
            and (
                any(place not in island for place in diagonals(zone.place))
                or RuleScorer.at_edge(self, island, zone)
            )
        ),
        "inner:left-out.inner-counts": lambda self, island, zone: any(
            self.is_open(island, zone.place, half) for half in zone.halves or range(8)
        ),
        "inner:inverted.inner-only": lambda self, island, zone: not zone.halves,
    },
    is_open={
        "edge:misreading.at-frame-of-16": lambda self, island, place, half: (
            not set(across(place, half)) <= set(range(4))
        ),
        "half-side:off-by-one.first-half-only": lambda self, island, place, half: (
            half % 2 == 0 and RuleScorer.is_open(self, island, place, half)
        ),
        "gap:left-out.gap-is-land": lambda self, island, place, half: (
            not _within_bounds(island, across(place, half))
        ),
        "gap:inverted.gap-only": only_when(
            lambda self, island, place, half: _within_bounds(island, across(place, half))
        ),
        "gap:wrong-scope.lake-is-land": lambda self, island, place, half: (
            across(place, half) not in island and not _lake(island, across(place, half))
        ),
        "covered:inverted.faces-beach": lambda self, island, place, half: (
            opposite(island, place, half) in {"", "B"}
        ),
        "covered:wrong-scope.bare-side-is-water": lambda self, island, place, half: (
            opposite(island, place, half) in {"", "-"}
        ),
        "covered:misreading.open-unless-matched": lambda self, island, place, half: (
            opposite(island, place, half) != "B"
        ),
        "corner:inverted.corner-must-be-open": WrongAreas.corner_must_be_open,
    },
    beaches={
        "gap:counted-twice.gap-counts-again": lambda self, island: sum(
            len(self.waters(island, place)) for place in island
        ),
        "once:counted-twice.per-zone": lambda self, island: len(self.beach_zones(island)),
        "once:counted-twice.per-side": lambda self, island: len(
            {
                (zone.place, half // 2)
                for zone in self.zones(island, "B")
                for half in self.open_halves(island, zone)
            }
        ),
        "once:counted-twice.per-half-side": lambda self, island: sum(
            len(self.open_halves(island, zone)) for zone in self.zones(island, "B")
        ),
        "second-zone:inverted.every-zone-needed": WrongAreas.beach_every_zone,
        "apart:wrong-scope.areas-counted": lambda self, island: sum(
            any(self.at_edge(island, zone) for zone in area) for area in self.areas(island, "B")
        ),
        "apart:wrong-neighbourhood.largest-area": WrongAreas.beach_largest_area,
    },
    counts={"gap:misreading.outermost-tiles": WrongAreas.outermost_tiles},
    outer={
        "second-zone:left-out.first-zone-only": lambda self, place, tile, kind: RuleScorer.outer(
            self, place, tile, kind
        )[: 1 if kind == "B" else None],
    },
)


def _adding(kinds: str, worth: Callable[[Any, Island, Area], int]) -> Adapted:
    """For some kinds, an area counts for something other than 1."""
    return _for_kinds(
        kinds,
        lambda self, island, kind: sum(
            worth(self, island, area) for area in self.areas(island, kind)
        ),
    )


def _at_house(island: Island, area: Area) -> bool:
    """Whether a misread area touches a house of a neighbouring tile."""
    return any(opposite(island, zone.place, half) == "H" for zone in area for half in zone.halves)


GARDENS_HOUSES = misreads(
    "score.gardens-houses",
    gardens_houses={
        "product:left-out.gardens-plus-houses": lambda self, gardens, houses: gardens + houses,
        "product:counted-twice.doubled": lambda self, gardens, houses: 2 * gardens * houses,
        "product:max-for-sum.gardens-or-houses": lambda self, garden, house: max(garden, house),
        "product:misreading.garden-house-pairs": lambda self, garden, house: min(garden, house),
        "zero:left-out.zero-is-one": lambda self, gardens, houses: (
            max(gardens, 1) * max(houses, 1) if gardens + houses else 0
        ),
    },
    number_of_areas={
        "gardens-join:left-out.garden-zones": _for_kinds("G", WrongAreas.number_of_zones),
        "gardens-join:wrong-scope.garden-tiles": _for_kinds("G", WrongAreas.number_of_tiles),
        "houses-join:left-out.house-zones": _for_kinds("H", WrongAreas.number_of_zones),
        "houses-join:wrong-scope.house-tiles": _for_kinds("H", WrongAreas.number_of_tiles),
        "other-kind:left-out.garden-beside-house-spoilt": _adding(
            "G", lambda self, island, area: not _at_house(island, area)
        ),
        "other-kind:inverted.garden-needs-house": _adding(
            "G", lambda self, island, area: _at_house(island, area)
        ),
        "other-kind:wrong-scope.kinds-merge": _for_kinds("GH", WrongAreas.kinds_merge),
        "joined-elsewhere:left-out.zones-of-a-tile-stay-apart": _adding(
            "GH", lambda self, island, area: self.most_on_a_tile(area)
        ),
        "size:left-out.area-sizes-multiplied": _adding(
            "GH", lambda self, island, area: self.size(area)
        ),
        "size:off-by-one.two-tiles-needed": _adding(
            "GH", lambda self, island, area: self.size(area) > 1
        ),
        "size:max-for-sum.largest-areas-multiplied": _for_kinds(
            "GH",
            lambda self, island, kind: max(
                (self.size(area) for area in self.areas(island, kind)), default=0
            ),
        ),
    },
    zones={
        "other-kind:wrong-scope.kinds-merge": lambda self, island, kind: [
            zone for one in kind for zone in RuleScorer.zones(self, island, one)
        ],
    },
    inner={
        "inner:misreading.inner-are-one": lambda self, place, tile, kind: RuleScorer.inner(
            self, place, tile, kind
        )[: 1 if kind in "GH" else None],
    },
)
