"""Shape and colours of each kind of zone and icon in pictures."""

from collections.abc import Iterable, Sequence
from math import ceil, hypot, isqrt

from attrs import frozen

from boardscore.auctionland.pieces import HalfSide, Icon, Kind, Zone
from boardscore.show import markup
from boardscore.show.markup import HEART, Glyph, Ink, Point, number

GLYPHS: dict[Kind | Icon, Glyph] = {
    Kind.BEACH: Glyph(lines="M-10-3.5q5-5 10 0t10 0M-10 4.5q5-5 10 0t10 0"),
    Kind.THEME_PARK: Glyph(
        lines="M0-11A8.5 8.5 0 0 1 0 6 8.5 8.5 0 0 1 0-11ZM0-11V6"
        "M-8.5-2.5H8.5M-6-8.5 6 3.5M6-8.5-6 3.5M0-2.5-5.5 11M0-2.5 5.5 11M-7.5 11H7.5",
        pen=1.8,
    ),
    Kind.GARDEN: Glyph(
        "M0-12C4-12 7-9 7-6 11-4 11 2 6 3H1.6V11H-1.6V3H-6C-11 2-11-4-7-6-7-9-4-12 0-12Z"
    ),
    Kind.HOUSE: Glyph("M0-11 12 0H8.5V10H2.5V3H-2.5V10H-8.5V0H-12Z"),
    Icon.PEACE: Glyph(lines="M0-10A10 10 0 0 1 0 10 10 10 0 0 1 0-10V10M0 0-7 7M0 0 7 7", pen=2.2),
    Icon.LOVE: HEART,
    Icon.MUSIC: Glyph(
        "M-4 6A3.6 3 0 0 1-11 6.5 3.6 3 0 0 1-4 6ZM8 3.5A3.6 3 0 0 1 1 4 3.6 3 0 0 1 8 3.5Z",
        lines="M-5 6V-8L7-10.5V3.5",
        pen=2.2,
    ),
}
"""The shapes."""

INKS: dict[Kind | Icon, Ink] = {
    Kind.BEACH: Ink("6b5000", "ffd970"),
    Kind.THEME_PARK: Ink("55309b", "cdb2ff"),
    Kind.GARDEN: Ink("27631e", "9be088"),
    Kind.HOUSE: Ink("93340f", "ffab88"),
    Icon.PEACE: Ink("1d5fae", "9ccbff"),
    Icon.LOVE: Ink("b8174a", "ff9db8"),
    Icon.MUSIC: Ink("26231d", "f1ecdf"),
}
"""The colours of the signs of zones and icons."""

GROUNDS = {
    Kind.BEACH: Ink("fbe8b6", "4b4020"),
    Kind.THEME_PARK: Ink("e1d3f5", "3c2d56"),
    Kind.GARDEN: Ink("c5e3b0", "284523"),
    Kind.HOUSE: Ink("f7c9b2", "56301d"),
}
"""The colours of the zones."""

OUTLINE = Ink("4a463f", "0d0c0a")
"""The colour of all outlines."""

_ICON_GROUND = Ink("ffffff", "f4efe6")


@frozen
class Sign:
    """The sign of a zone: on a full disc if it scores, with the number of its area."""

    kind: Kind
    """The kind of zone."""
    is_counted: bool = True
    """Whether the zone scores."""
    number: int | None = None
    """The number of its area, if any."""

    def drawn(self, at: Point, radius: float) -> str:
        """The sign, drawn around a point."""
        glyph, ink = GLYPHS[self.kind], INKS[self.kind]
        if not self.is_counted:
            return glyph.drawn(at, ink, GROUNDS[self.kind], radius * 1.3)
        disc = glyph.on_disc(at, ink, radius)
        return disc if self.number is None else disc + self._numbered(at, radius, str(self.number))

    def _numbered(self, at: Point, radius: float, number: str) -> str:
        """The number of an area, in a ring at the lower right."""
        x, y = at[0] + radius * 0.85, at[1] + radius * 0.85
        ink, size = INKS[self.kind], radius * 0.58
        ring = markup.circle((x, y), size, fill=markup.BRIGHT, stroke=ink, stroke_width=radius / 10)
        letters = size * (1.8 - 0.35 * len(number))
        return ring + markup.text((x, y + letters * 0.36), number, letters, ink, font_weight="bold")

    def inside(self, at: Point, radius: float) -> str:
        """A zone that touches no side, on a separate background."""
        return _ringed(at, radius, GROUNDS[self.kind]) + self.drawn(at, radius * 0.78)


def icon(icon: Icon, at: Point, radius: float) -> str:
    """An icon around a point, on a light disc in dark pictures too."""
    ground = _ringed(at, radius, _ICON_GROUND)
    ink = Ink(INKS[icon].light, INKS[icon].light)
    return ground + GLYPHS[icon].drawn(at, ink, _ICON_GROUND, radius * 1.3)


def _ringed(at: Point, radius: float, ground: Ink) -> str:
    return markup.circle(at, radius, fill=ground, stroke=OUTLINE, stroke_width=radius / 8)


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
    """The start and end of a drawn half-side."""
    return _AROUND[half], _AROUND[_turned(half, 1)]


def middle(halves: Iterable[HalfSide]) -> Point:
    """The middle of some half-sides on one side of a drawn tile."""
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
    """The positions of shapes in the middle of a tile, row by row, and their largest size.

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
