"""Wrong ways to join zones: each mistake for theme parks, and for gardens and houses."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from boardscore.verify.auctionland.misreadings.plain_scorer import (
    Island,
    Place,
    PlainTile,
    PlainZone,
    RuleScorer,
    across,
    diagonals,
    facing,
    meeting,
    touches,
)
from boardscore.verify.vectors.misreading import Misread, misread


class _Kinds(NamedTuple):
    """The kinds of zones of one clause about joining."""

    clause: str
    letters: str


_PARKS = _Kinds("theme-parks", "T")
_GARDENS = _Kinds("gardens-houses", "GH")


def _both(name: str, **changed: Callable[..., Any]) -> Iterator[Misread]:
    """A mistake for theme parks, and the same for gardens and houses.

    Zones of other kinds follow the rules.
    """
    for kinds in (_PARKS, _GARDENS):
        yield misread(
            f"score.{kinds.clause}/{name}",
            **{method: _LIMITED[method](kinds.letters, wrong) for method, wrong in changed.items()},
        )


Join = Callable[[RuleScorer, Island, PlainZone, PlainZone], bool]
Zones = Callable[[RuleScorer, Place, PlainTile, str], list[PlainZone]]


def _joining(kinds: str, wrong: Join) -> Join:
    """Zones of some kinds are joined wrongly."""

    def join(self: RuleScorer, island: Island, one: PlainZone, other: PlainZone) -> bool:
        changed = wrong if one.kind in kinds else RuleScorer.join
        return changed(self, island, one, other)

    return join


def _finding(right: Zones) -> Callable[[str, Zones], Zones]:
    """Zones of some kinds are found wrongly on a tile."""

    def limited(kinds: str, wrong: Zones) -> Zones:
        def zones(self: RuleScorer, place: Place, tile: PlainTile, kind: str) -> list[PlainZone]:
            changed = wrong if kind in kinds else right
            return changed(self, place, tile, kind)

        return zones

    return limited


_LIMITED: dict[str, Callable[[str, Any], Callable[..., Any]]] = {
    "join": _joining,
    "outer": _finding(RuleScorer.outer),
    "inner": _finding(RuleScorer.inner),
}
"""Limits the change of a method to some kinds."""


def _next_to(one: Place, other: Place) -> bool:
    return any(across(one, half) == other for half in range(8))


def _stretches(tile: PlainTile, zone: PlainZone) -> list[tuple[int, ...]]:
    """The half-sides of a zone, split by other zones between them."""
    starts = [half for half in zone.halves if tile.halves[half - 1] != zone.name]
    return [
        tuple(half for half in zone.halves if _start(half, starts) == start) for start in starts
    ] or [zone.halves]


def _start(half: int, starts: Sequence[int]) -> int:
    """The start of the stretch that contains a half-side, going round."""
    return min(starts, key=lambda start: (half - start) % 8)


def _parts_apart(self: RuleScorer, place: Place, tile: PlainTile, kind: str) -> list[PlainZone]:
    found = RuleScorer.outer(self, place, tile, kind)
    return [
        zone._replace(name=f"{zone.name}{halves[0]}", halves=halves)
        for zone in found
        for halves in _stretches(tile, zone)
    ]


def _over_gap(self: RuleScorer, island: Island, one: PlainZone, other: PlainZone) -> bool:
    over = any(
        across(one.place, half) not in island
        and across(one.place, half, 2) == other.place
        and facing(half) in other.halves
        for half in one.halves
    )
    return over or RuleScorer.join(self, island, one, other)


ROWS = (
    *_both(
        "edges:inverted.corners-only",
        join=lambda self, island, one, other: (
            bool(one.halves and other.halves) and other.place in diagonals(one.place)
        ),
    ),
    *_both(
        "edges:wrong-scope.rows-only",
        join=lambda self, island, one, other: (
            one.place[0] == other.place[0] and RuleScorer.join(self, island, one, other)
        ),
    ),
    *_both(
        "edges:wrong-scope.columns-only",
        join=lambda self, island, one, other: (
            one.place[1] == other.place[1] and RuleScorer.join(self, island, one, other)
        ),
    ),
    *_both(
        "edges:wrong-neighbourhood.corners-too",
        join=lambda self, island, one, other: (
            RuleScorer.join(self, island, one, other)
            or bool(one.halves and other.halves and other.place in diagonals(one.place))
        ),
    ),
    *_both(
        "facing:left-out.tiles-join",
        join=lambda self, island, one, other: _next_to(one.place, other.place),
    ),
    *_both(
        "facing:wrong-scope.one-side-enough",
        join=lambda self, island, one, other: (
            touches(one, other.place) or touches(other, one.place)
        ),
    ),
    *_both(
        "half-sides:left-out.whole-side-needed",
        join=lambda self, island, one, other: len(meeting(one, other)) == 2,
    ),
    *_both(
        "half-sides:inverted.halves-crossed",
        join=lambda self, island, one, other: any(
            across(one.place, half) == other.place and facing(half) ^ 1 in other.halves
            for half in one.halves
        ),
    ),
    *_both(
        "half-sides:wrong-scope.same-side-enough",
        join=lambda self, island, one, other: (
            touches(one, other.place) and touches(other, one.place)
        ),
    ),
    *_both(
        "second-zone:inverted.zones-merge",
        join=lambda self, island, one, other: (
            RuleScorer.join(self, island, one, other)
            or bool(one.place == other.place and one.halves and other.halves)
        ),
    ),
    *_both(
        "second-zone:left-out.first-zone-only",
        outer=lambda self, place, tile, kind: RuleScorer.outer(self, place, tile, kind)[:1],
    ),
    *_both("one-zone:left-out.parts-apart", outer=_parts_apart),
    *_both("inner:left-out.inner-ignored", inner=lambda self, place, tile, kind: []),
    *_both(
        "inner:inverted.inner-joins-tile",
        join=lambda self, island, one, other: (
            RuleScorer.join(self, island, one, other)
            or (one.place == other.place and bool(one.halves) != bool(other.halves))
        ),
    ),
    *_both(
        "inner:wrong-neighbourhood.inner-joins-neighbours",
        join=lambda self, island, one, other: (
            RuleScorer.join(self, island, one, other)
            or (not (one.halves and other.halves) and _next_to(one.place, other.place))
        ),
    ),
    *_both("gap:left-out.over-gap", join=_over_gap),
)
