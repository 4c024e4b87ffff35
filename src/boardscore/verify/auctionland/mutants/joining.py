"""Wrong ways to join zones: each is one mistake for theme parks, and one for gardens and houses."""

# A changed method is handed what the right one is handed, and need not use it.
# ruff: noqa: ARG001

from collections.abc import Callable, Sequence
from typing import Any

from boardscore.verify.auctionland.mutants.mistakes import mutant
from boardscore.verify.auctionland.mutants.scorer import (
    Island,
    Place,
    Scorer,
    Tile,
    Zone,
    across,
    diagonals,
    facing,
)
from boardscore.verify.vectors.mutant import Mutant

_KINDS = (("theme-parks", "T"), ("gardens-houses", "GH"))
"""The clauses in which zones join, and the kinds of zones that each is about."""


def _both(name: str, **changed: Callable[..., Any]) -> tuple[Mutant, ...]:
    """A mistake for theme parks, and the same for gardens and houses.

    What is changed holds for zones of the kinds of the clause, and the rules hold for all others.
    """
    return tuple(
        mutant(
            f"score.{clause}/{name}",
            **{method: _LIMITED[method](kinds, wrong) for method, wrong in changed.items()},
        )
        for clause, kinds in _KINDS
    )


Join = Callable[[Scorer, Island, Zone, Zone], bool]
Zones = Callable[[Scorer, Place, Tile, str], list[Zone]]


def _joining(kinds: str, wrong: Join) -> Join:
    """Zones of some kinds are joined wrongly."""

    def join(self: Scorer, island: Island, one: Zone, other: Zone) -> bool:
        changed = wrong if one.kind in kinds else Scorer.join
        return changed(self, island, one, other)

    return join


def _finding(right: Zones) -> Callable[[str, Zones], Zones]:
    """Zones of some kinds are found wrongly on a tile."""

    def limited(kinds: str, wrong: Zones) -> Zones:
        def zones(self: Scorer, place: Place, tile: Tile, kind: str) -> list[Zone]:
            changed = wrong if kind in kinds else right
            return changed(self, place, tile, kind)

        return zones

    return limited


_LIMITED: dict[str, Callable[[str, Any], Callable[..., Any]]] = {
    "join": _joining,
    "outer": _finding(Scorer.outer),
    "inner": _finding(Scorer.inner),
}
"""How a change of a method is limited to some kinds."""


def _corners_only(self: Scorer, island: Island, one: Zone, other: Zone) -> bool:
    return bool(one.halves and other.halves) and other.place in diagonals(one.place)


def _rows_only(self: Scorer, island: Island, one: Zone, other: Zone) -> bool:
    return one.place[0] == other.place[0] and Scorer.join(self, island, one, other)


def _columns_only(self: Scorer, island: Island, one: Zone, other: Zone) -> bool:
    return one.place[1] == other.place[1] and Scorer.join(self, island, one, other)


def _corners_too(self: Scorer, island: Island, one: Zone, other: Zone) -> bool:
    corner = bool(one.halves and other.halves) and other.place in diagonals(one.place)
    return corner or Scorer.join(self, island, one, other)


def _next_to(one: Place, other: Place) -> bool:
    return any(across(one, half) == other for half in range(8))


def _tiles_join(self: Scorer, island: Island, one: Zone, other: Zone) -> bool:
    return _next_to(one.place, other.place)


def _one_side_enough(self: Scorer, island: Island, one: Zone, other: Zone) -> bool:
    there = any(across(one.place, half) == other.place for half in one.halves)
    back = any(across(other.place, half) == one.place for half in other.halves)
    return there or back


def _whole_side_needed(self: Scorer, island: Island, one: Zone, other: Zone) -> bool:
    against = [
        half
        for half in one.halves
        if across(one.place, half) == other.place and facing(half) in other.halves
    ]
    return len(against) == 2


def _halves_crossed(self: Scorer, island: Island, one: Zone, other: Zone) -> bool:
    return any(
        across(one.place, half) == other.place and facing(half) ^ 1 in other.halves
        for half in one.halves
    )


def _same_side_enough(self: Scorer, island: Island, one: Zone, other: Zone) -> bool:
    there = any(across(one.place, half) == other.place for half in one.halves)
    back = any(across(other.place, half) == one.place for half in other.halves)
    return there and back


def _zones_merge(self: Scorer, island: Island, one: Zone, other: Zone) -> bool:
    own = one.place == other.place and bool(one.halves and other.halves)
    return own or Scorer.join(self, island, one, other)


def _first_zone_only(self: Scorer, place: Place, tile: Tile, kind: str) -> list[Zone]:
    found = Scorer.outer(self, place, tile, kind)
    return found[:1]


def _stretches(tile: Tile, zone: Zone) -> list[tuple[int, ...]]:
    """The half-sides of a zone, parted where other zones lie between them."""
    starts = [half for half in zone.halves if tile.halves[half - 1] != zone.name]
    return [
        tuple(half for half in zone.halves if _start(half, starts) == start) for start in starts
    ] or [zone.halves]


def _start(half: int, starts: Sequence[int]) -> int:
    """The start of the stretch that a half-side lies in, going round."""
    return min(starts, key=lambda start: (half - start) % 8)


def _parts_apart(self: Scorer, place: Place, tile: Tile, kind: str) -> list[Zone]:
    found = Scorer.outer(self, place, tile, kind)
    return [
        zone._replace(name=f"{zone.name}{halves[0]}", halves=halves)
        for zone in found
        for halves in _stretches(tile, zone)
    ]


def _inner_ignored(self: Scorer, place: Place, tile: Tile, kind: str) -> list[Zone]:
    return []


def _inner_joins_tile(self: Scorer, island: Island, one: Zone, other: Zone) -> bool:
    inner = not (one.halves and other.halves) and (one.halves or other.halves)
    own = one.place == other.place and bool(inner)
    return own or Scorer.join(self, island, one, other)


def _inner_joins_neighbours(self: Scorer, island: Island, one: Zone, other: Zone) -> bool:
    inner = not (one.halves and other.halves) and _next_to(one.place, other.place)
    return inner or Scorer.join(self, island, one, other)


def _over_gap(self: Scorer, island: Island, one: Zone, other: Zone) -> bool:
    over = any(
        across(one.place, half) not in island
        and across(one.place, half, 2) == other.place
        and facing(half) in other.halves
        for half in one.halves
    )
    return over or Scorer.join(self, island, one, other)


MUTANTS: tuple[Mutant, ...] = (
    *_both("edges:inverted.corners-only", join=_corners_only),
    *_both("edges:wrong-scope.rows-only", join=_rows_only),
    *_both("edges:wrong-scope.columns-only", join=_columns_only),
    *_both("edges:wrong-neighbourhood.corners-too", join=_corners_too),
    *_both("facing:left-out.tiles-join", join=_tiles_join),
    *_both("facing:wrong-scope.one-side-enough", join=_one_side_enough),
    *_both("half-sides:left-out.whole-side-needed", join=_whole_side_needed),
    *_both("half-sides:inverted.halves-crossed", join=_halves_crossed),
    *_both("half-sides:wrong-scope.same-side-enough", join=_same_side_enough),
    *_both("second-zone:inverted.zones-merge", join=_zones_merge),
    *_both("second-zone:left-out.first-zone-only", outer=_first_zone_only),
    *_both("one-zone:left-out.parts-apart", outer=_parts_apart),
    *_both("inner:left-out.inner-ignored", inner=_inner_ignored),
    *_both("inner:inverted.inner-joins-tile", join=_inner_joins_tile),
    *_both("inner:wrong-neighbourhood.inner-joins-neighbours", join=_inner_joins_neighbours),
    *_both("gap:left-out.over-gap", join=_over_gap),
)
"""The mutants of this module, in the order of the grid."""
