"""Geometry of a tile drawn around 0, 0: zones, icons, connections."""

from collections.abc import Iterable, Sequence
from math import ceil, hypot, isqrt

from boardscore.auctionland.pieces import HalfSide, Zone
from boardscore.show.svg_elements import Point, number

SIDE = 128
"""The width and height of a tile."""

_HALF = SIDE / 2
_AROUND: tuple[Point, ...] = tuple(
    (x * _HALF, y * _HALF)
    for x, y in ((-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
)
"""Corners and middles of sides, clockwise; each half-side runs from its number to the next."""

_OUT = 45
"""The distance of a zone's sign from the middle of the tile."""
_REACH = {1: 28, 2: 12}
"""The reach of a path through the middle into a part, by its number of half-sides."""
_INSIDE = 52
"""The width and height of the middle of a tile, for inner zones and icons."""

Arc = Sequence[HalfSide]
"""Consecutive half-sides, clockwise."""


def arcs(halves: Iterable[HalfSide]) -> list[list[HalfSide]]:
    """The half-sides of a zone, grouped into runs of consecutive ones, the longest first.

    >>> [len(arc) for arc in arcs([HalfSide(7), HalfSide(0), HalfSide(1), HalfSide(4)])]
    [3, 1]
    """
    touched = set(halves)
    if len(touched) == len(HalfSide):
        return [list(HalfSide)]
    starts = [half for half in sorted(touched) if _turned(half, -1) not in touched]
    return sorted((_from(start, touched) for start in starts), key=len, reverse=True)


def _turned(half: HalfSide, steps: int) -> HalfSide:
    return HalfSide((half + steps) % len(HalfSide))


def _from(start: HalfSide, touched: set[HalfSide]) -> list[HalfSide]:
    arc = [start]
    while _turned(arc[-1], 1) in touched:
        arc.append(_turned(arc[-1], 1))
    return arc


def ends(half: HalfSide) -> tuple[Point, Point]:
    """The start and end of a half-side."""
    return _AROUND[half], _AROUND[_turned(half, 1)]


def middle(halves: Iterable[HalfSide]) -> Point:
    """The middle of some half-sides on one side of a tile."""
    points = [point for half in halves for point in ends(half)]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def outlines(zone: Zone) -> list[str]:
    """The paths around the parts of a zone."""
    return [_around(arc) for arc in arcs(zone.half_sides)]


WHOLE = f"M{-_HALF:g} {-_HALF:g}H{_HALF:g}V{_HALF:g}H{-_HALF:g}Z"
"""The path around a tile."""


def _around(arc: Arc) -> str:
    if len(arc) == len(HalfSide):
        return WHOLE
    points = [_AROUND[arc[0]], *(ends(half)[1] for half in arc)]
    return f"M0 0L{' '.join(f'{number(x)} {number(y)}' for x, y in points)}Z"


def bridge(zone: Zone, longer: float = 0) -> str:
    """The path through the middle that joins the parts of a zone; none for a single part."""
    parts = arcs(zone.half_sides)
    if len(parts) < 2:
        return ""
    tips = [_towards(arc, _REACH.get(len(arc), 8) + longer) for arc in parts]
    first, *others = (f"{number(x)} {number(y)}" for x, y in tips)
    return "".join(f"M{first}L0 0L{tip}" for tip in others)


def _towards(arc: Arc, far: float) -> Point:
    """A point in the middle of a part, at this distance from the middle of the tile."""
    half = arc[len(arc) // 2]
    x, y = middle([half]) if len(arc) % 2 else ends(half)[0]
    return x * far / hypot(x, y), y * far / hypot(x, y)


def anchor(zone: Zone) -> Point:
    """The point for a zone's sign."""
    longest = arcs(zone.half_sides)[0]
    return (0, -_OUT) if len(longest) == len(HalfSide) else _towards(longest, _OUT)


def nearest(zone: Zone) -> HalfSide:
    """The half-side nearest to a zone's sign."""
    longest = arcs(zone.half_sides)[0]
    return longest[0] if len(longest) == len(HalfSide) else longest[len(longest) // 2]


def way(zone: Zone, halves: Iterable[HalfSide]) -> list[Point]:
    """The path from a zone's sign to its half-sides, through the middle to another part."""
    halves = tuple(halves)
    bend = [] if halves[0] in arcs(zone.half_sides)[0] else [(0.0, 0.0)]
    return [anchor(zone), *bend, middle(halves)]


def slots(things: int) -> list[tuple[Point, float]]:
    """The positions of things in the middle of a tile, row by row, and their largest size.

    >>> slots(2)
    [((-12.0, 0.0), 11.04), ((12.0, 0.0), 11.04)]
    """
    if not things:
        return []
    columns = isqrt(things - 1) + 1
    step = min(24.0, _INSIDE / columns)
    rows = ceil(things / columns)
    places = []
    for place in range(things):
        row, column = divmod(place, columns)
        in_row = min(columns, things - row * columns)
        at = (column - (in_row - 1) / 2) * step, (row - (rows - 1) / 2) * step
        places.append((at, round(step * 0.46, 2)))
    return places
