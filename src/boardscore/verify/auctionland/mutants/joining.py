"""Wrong ways to join zones: each is one mistake for theme parks, and one for gardens and houses."""

from collections.abc import Sequence
from typing import ClassVar

from boardscore.verify.auctionland.mutants.mistakes import Mistakes
from boardscore.verify.auctionland.mutants.scorer import (
    Island,
    Place,
    Scorer,
    Tile,
    Zone,
    beside,
    diagonals,
    facing,
)

mistake = Mistakes()
"""Makes mutants of the wrong scorers of this module."""


class _Joining(Scorer):
    """Joins zones of some kinds wrongly, and all others by the rules."""

    wrong: ClassVar = ""

    def join(self, island: Island, one: Zone, other: Zone) -> bool:
        if one.kind in self.wrong:
            return self.misjoin(island, one, other)
        return super().join(island, one, other)

    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:
        """What is taken for touching."""
        return super().join(island, one, other)


@mistake.both("edges:inverted.corners-only")
class _CornersOnly(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:  # noqa: ARG002
        return bool(one.halves and other.halves) and other.place in diagonals(one.place)


@mistake.both("edges:wrong-scope.rows-only")
class _RowsOnly(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:
        return one.place[0] == other.place[0] and super().misjoin(island, one, other)


@mistake.both("edges:wrong-scope.columns-only")
class _ColumnsOnly(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:
        return one.place[1] == other.place[1] and super().misjoin(island, one, other)


@mistake.both("edges:wrong-neighbourhood.corners-too")
class _CornersToo(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:
        corner = bool(one.halves and other.halves) and other.place in diagonals(one.place)
        return corner or super().misjoin(island, one, other)


def _next_to(one: Place, other: Place) -> bool:
    return any(beside(one, half) == other for half in range(8))


@mistake.both("facing:left-out.tiles-join")
class _TilesJoin(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:  # noqa: ARG002
        return _next_to(one.place, other.place)


@mistake.both("facing:wrong-scope.one-side-enough")
class _OneSideEnough(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:  # noqa: ARG002
        there = any(beside(one.place, half) == other.place for half in one.halves)
        back = any(beside(other.place, half) == one.place for half in other.halves)
        return there or back


@mistake.both("half-sides:left-out.whole-side-needed")
class _WholeSideNeeded(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:  # noqa: ARG002
        against = [
            half
            for half in one.halves
            if beside(one.place, half) == other.place and facing(half) in other.halves
        ]
        return len(against) == 2


@mistake.both("half-sides:inverted.halves-crossed")
class _HalvesCrossed(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:  # noqa: ARG002
        return any(
            beside(one.place, half) == other.place and facing(half) ^ 1 in other.halves
            for half in one.halves
        )


@mistake.both("half-sides:wrong-scope.same-side-enough")
class _SameSideEnough(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:  # noqa: ARG002
        there = any(beside(one.place, half) == other.place for half in one.halves)
        back = any(beside(other.place, half) == one.place for half in other.halves)
        return there and back


@mistake.both("second-zone:inverted.zones-merge")
class _ZonesMerge(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:
        own = one.place == other.place and bool(one.halves and other.halves)
        return own or super().misjoin(island, one, other)


@mistake.both("second-zone:left-out.first-zone-only")
class _FirstZoneOnly(_Joining):
    def outer(self, place: Place, tile: Tile, kind: str) -> list[Zone]:
        found = super().outer(place, tile, kind)
        return found[:1] if kind in self.wrong else found


def _stretches(tile: Tile, zone: Zone) -> list[tuple[int, ...]]:
    """The half-sides of a zone, parted where other zones lie between them."""
    starts = [half for half in zone.halves if tile.halves[half - 1] != zone.name]
    return [
        tuple(half for half in zone.halves if _start(half, starts) == start) for start in starts
    ] or [zone.halves]


def _start(half: int, starts: Sequence[int]) -> int:
    """The start of the stretch that a half-side lies in, going round."""
    return min(starts, key=lambda start: (half - start) % 8)


@mistake.both("one-zone:left-out.parts-apart")
class _PartsApart(_Joining):
    def outer(self, place: Place, tile: Tile, kind: str) -> list[Zone]:
        found = super().outer(place, tile, kind)
        if kind not in self.wrong:
            return found
        return [
            zone._replace(name=f"{zone.name}{halves[0]}", halves=halves)
            for zone in found
            for halves in _stretches(tile, zone)
        ]


@mistake.both("inner:left-out.inner-ignored")
class _InnerIgnored(_Joining):
    def inner(self, place: Place, tile: Tile, kind: str) -> list[Zone]:
        return [] if kind in self.wrong else super().inner(place, tile, kind)


@mistake.both("inner:inverted.inner-joins-tile")
class _InnerJoinsTile(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:
        inner = not (one.halves and other.halves) and (one.halves or other.halves)
        own = one.place == other.place and bool(inner)
        return own or super().misjoin(island, one, other)


@mistake.both("inner:wrong-neighbourhood.inner-joins-neighbours")
class _InnerJoinsNeighbours(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:
        inner = not (one.halves and other.halves) and _next_to(one.place, other.place)
        return inner or super().misjoin(island, one, other)


@mistake.both("gap:left-out.over-gap")
class _OverGap(_Joining):
    def misjoin(self, island: Island, one: Zone, other: Zone) -> bool:
        over = any(
            beside(one.place, half) not in island
            and beside(one.place, half, 2) == other.place
            and facing(half) in other.halves
            for half in one.halves
        )
        return over or super().misjoin(island, one, other)
