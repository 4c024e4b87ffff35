"""Shape and colours of each kind of zone and icon in pictures."""

from attrs import frozen

from boardscore.auctionland.pieces import Icon, Kind
from boardscore.show import svg_elements
from boardscore.show.svg_elements import HEART, Glyph, Ink, Point

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
        ring = svg_elements.circle(
            (x, y), size, fill=svg_elements.BRIGHT, stroke=ink, stroke_width=radius / 10
        )
        letters = size * (1.8 - 0.35 * len(number))
        return ring + svg_elements.text(
            (x, y + letters * 0.36), number, letters, ink, font_weight="bold"
        )

    def inside(self, at: Point, radius: float) -> str:
        """A zone that touches no side, on a separate background."""
        return _ringed(at, radius, GROUNDS[self.kind]) + self.drawn(at, radius * 0.78)


def icon(icon: Icon, at: Point, radius: float) -> str:
    """An icon around a point, on a light disc in dark pictures too."""
    ground = _ringed(at, radius, _ICON_GROUND)
    ink = Ink(INKS[icon].light, INKS[icon].light)
    return ground + GLYPHS[icon].drawn(at, ink, _ICON_GROUND, radius * 1.3)


def _ringed(at: Point, radius: float, ground: Ink) -> str:
    return svg_elements.circle(at, radius, fill=ground, stroke=OUTLINE, stroke_width=radius / 8)
