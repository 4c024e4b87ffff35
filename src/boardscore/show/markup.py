"""Elements of SVG and HTML, shared by the pictures and pages of all games.

In pictures, every colour is a plain attribute, so any program can draw a picture; on dark screens,
a style sheet for these pictures alone replaces the colours. Every colour that has a meaning comes
with a shape. Pictures load nothing, and no part has an id, so one page can hold many pictures.
"""

import html
import re
import textwrap
from collections.abc import Container, Iterator, Set
from itertools import pairwise
from typing import Any
from urllib.parse import quote

from attrs import frozen

from boardscore.core.errors import Sentence
from boardscore.core.messages import Message, say
from boardscore.core.terminal_text import printable

Point = tuple[float, float]

_SCOPE = "boardscore-picture"
_DARK = re.compile('(?<=[ "])([fs])-([0-9a-f]{6})(?=[ "])')
_ATTRIBUTES = {"f": "fill", "s": "stroke"}
_SIZE = re.compile(r' width="([\d.]+)" height="([\d.]+)"')
_STYLE = re.compile(r"<style>.*?</style>")
_RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_EMPTY = {"circle", "input", "path", "rect"}
"""The elements without content."""


@frozen
class Ink:
    """A colour for light and for dark screens."""

    light: str
    """The colour on a light screen and on paper: six digits."""
    dark: str
    """The colour on a dark screen."""


TEXT = Ink("47443d", "cdc8bd")
WATER = Ink("dcebf2", "12303e")
WAVE = Ink("b3d2e2", "245064")
LAND = Ink("e8dbb5", "4a4432")
PAPER = Ink("f6ecdb", "2b2723")
EDGE = Ink("ae8f63", "8c7857")
RULE = Ink("e2d2b0", "463f35")
BRIGHT = Ink("ffffff", "14110d")
CHANGED = Ink("0d5a78", "84cdec")

Value = str | float | Ink


def escape(text: str) -> str:
    r"""A text with the special characters of XML escaped.

    >>> print(escape("<Anna> & \u202eneB"))
    &lt;Anna&gt; &amp; \u202eneB
    """
    return html.escape(printable(text))


def number(value: float) -> str:
    """A coordinate in SVG, with at most two decimals.

    >>> number(12.0), number(1 / 3), number(-0.001)
    ('12', '0.33', '0')
    """
    shown = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if shown == "-0" else shown


def element(name: str, /, *content: str, **attributes: Value | None) -> str:
    """An element of SVG or HTML with its attributes; False and None leave one out.

    In the name of an attribute, an underscore becomes a hyphen. Texts must be escaped.

    >>> element("circle", r=2, fill=Ink("ffffff", "000000"))
    '<circle r="2" fill="#ffffff" class="f-000000"/>'
    >>> element("b", "7", data_place=0, hidden=False, class_="a")
    '<b data-place="0" class="a">7</b>'
    """
    dark = [f"{key[0]}-{ink.dark}" for key, ink in attributes.items() if isinstance(ink, Ink)]
    named = {
        key.rstrip("_").replace("_", "-"): _written(value)
        for key, value in attributes.items()
        if value is not None and value is not False
    }
    if dark:
        named["class"] = " ".join(dark)
    start = "".join([name, *(f' {key}="{value}"' for key, value in named.items())])
    return f"<{start}/>" if name in _EMPTY else f"<{start}>{''.join(content)}</{name}>"


def _written(value: Value) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, Ink):
        return f"#{value.light}"
    return "" if value is True else number(value)


class PageText(str):
    """A text for a page, not escaped: printable, with characters that isolate names."""

    __slots__ = ()

    def in_words(self, _: str) -> str:
        """The text, in any language."""
        return str(self)


def isolate(text: str) -> PageText:
    r"""A text for a page, not escaped; one from right to left keeps the words around it in order.

    >>> print(isolate("Anna"), ascii(isolate("\u05d0")))
    Anna '\u2068\u05d0\u2069'
    """
    shown = printable(text)
    return PageText(f"\u2068{shown}\u2069" if _RIGHT_TO_LEFT.search(shown) else shown)


def phrase(message: Sentence, lang: str) -> str:
    """A sentence, escaped for markup; texts from right to left in it are isolated."""
    return html.escape(sentence(message, lang))


def sentence(message: Sentence, lang: str) -> str:
    """A sentence, not yet escaped for markup; texts from right to left in it are isolated."""
    said = say(message, lang)
    return say(_with_isolated(message), lang) if _RIGHT_TO_LEFT.search(said) else said


def _with_isolated(part: Any) -> Any:
    """A message or an argument for a page, with its texts isolated."""
    if isinstance(part, Message):
        return Message(part.key, **{key: _with_isolated(arg) for key, arg in part.args.items()})
    if type(part) is tuple:
        return tuple(map(_with_isolated, part))
    return isolate(part) if type(part) is str else part


def text(at: Point, words: str, size: float = 15, fill: Ink = TEXT, **more: Value) -> str:
    """Words in SVG, centred on a point, or aligned by `text_anchor`."""
    x, y = at
    place: dict[str, Value] = {"x": x, "y": y, "font_size": size, "fill": fill}
    return element("text", escape(words), **place, **more)


def move_to(to: Point, *parts: str, scale: float = 1) -> str:
    """SVG parts drawn around 0, 0, moved to another point."""
    x, y = map(number, to)
    larger = "" if scale == 1 else f" scale({number(scale)})"
    return element("g", *parts, transform=f"translate({x} {y}){larger}")


def frame(at: Point, size: Point) -> str:
    """An SVG frame around something changed, on a bright line so that it is seen everywhere."""
    (x, y), (width, height) = at, size
    box: dict[str, Value] = {"x": x, "y": y, "width": width, "height": height, "rx": 12}
    pens: tuple[dict[str, Value], ...] = (
        {"stroke": BRIGHT, "stroke_width": 9},
        {"stroke": CHANGED, "stroke_width": 5, "stroke_dasharray": "14 6"},
    )
    return "".join(element("rect", **box, fill="none", **pen) for pen in pens)


def faint(part: str) -> str:
    """A faint part of an SVG picture, for contrast with another."""
    return element("g", part, opacity=0.3)


def line(path: str, ink: Ink, width: float, **more: Value) -> str:
    """An SVG line along a path."""
    pen: dict[str, Value] = {"fill": "none", "stroke": ink, "stroke_width": width}
    return element("path", d=path, **pen, **more)


def circle(at: Point, radius: float, **more: Value) -> str:
    """An SVG circle around a point."""
    x, y = at
    return element("circle", cx=x, cy=y, r=radius, **more)


def path(*points: Point) -> str:
    """The SVG path from point to point.

    >>> path((0, 0), (2, 1.5))
    'M0 0L2 1.5'
    """
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def picture(size: Point, title: str, desc: str, *parts: str) -> str:
    """A whole SVG picture; screen readers read `title` and `desc`."""
    width, height = size
    body = "".join(parts)
    return element(
        "svg",
        element("title", escape(title)),
        element("desc", escape(desc)),
        _night(body),
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
        **{"class": _SCOPE},
        font_family="system-ui,sans-serif",
        stroke_linejoin="round",
        text_anchor="middle",
    )


def _night(body: str) -> str:
    """The colours of an SVG picture on a dark screen; paper is never dark."""
    rules = (
        f".{_SCOPE} .{which}-{dark}{{{_ATTRIBUTES[which]}:#{dark}}}"
        for which, dark in sorted(set(_DARK.findall(body)))
    )
    return element("style", f"@media screen and (prefers-color-scheme:dark){{{''.join(rules)}}}")


def size_of(picture: str) -> Point:
    """The width and the height of an SVG picture.

    >>> size_of(picture((60, 40), "Nothing", "An empty picture"))
    (60.0, 40.0)
    """
    found = _SIZE.search(picture)
    assert found is not None  # every picture has a size
    return float(found[1]), float(found[2])


def place(picture: str, at: Point, scale: float = 1) -> str:
    """An SVG picture as a part of another one, whose style has its dark colours too.

    Programs disagree about the size of an `svg` within another one, so this is a group.
    """
    inner = picture[picture.index(">") + 1 : -len("</svg>")]
    return move_to(at, _STYLE.sub("", inner, count=1), scale=scale)


@frozen
class Glyph:
    """A small SVG shape for a thing, drawn around 0, 0 and at most 24 wide and high."""

    filled: str = ""
    """The filled path."""
    lines: str = ""
    """The path drawn with a pen."""
    cut: str = ""
    """The path drawn with a thin pen in the background colour."""
    pen: float = 2.4
    """The width of the pen."""

    def drawn(self, at: Point, ink: Ink, ground: Ink, size: float = 24) -> str:
        """The shape around a point, in an ink on a background."""
        parts = []
        if self.filled:
            parts.append(element("path", d=self.filled, fill=ink))
        if self.lines:
            parts.append(line(self.lines, ink, self.pen, stroke_linecap="round"))
        if self.cut:
            parts.append(line(self.cut, ground, 1.4, stroke_linecap="round"))
        return move_to(at, *parts, scale=size / 24)

    def on_disc(self, at: Point, ink: Ink, radius: float) -> str:
        """The shape on a full disc, for things that score."""
        return circle(at, radius, fill=ink) + self.drawn(at, BRIGHT, ink, radius * 1.25)


HEART = Glyph("M0 11C-15 1-13-10-6-10-3-10-1-8 0-5.5 1-8 3-10 6-10 13-10 15 1 0 11Z")
"""Lovers on a pier, love on an island."""


def badge(at: Point, words: str, ink: Ink) -> str:
    """A few letters on a separate background, in SVG."""
    x, y = at
    wide = 12 + 8.5 * len(words)
    ground = element("rect", x=x - wide / 2, y=y - 10, width=wide, height=20, rx=10, fill=ink)
    return ground + text((x, y + 5), words, 14, BRIGHT, font_weight="bold")


def lines_of(words: str, letters: int) -> list[str]:
    """Words for an SVG picture in lines up to this many letters; longer words are cut.

    >>> lines_of("poets >= 4 and blanks < 3", 12)
    ['poets >= 4', 'and blanks <', '3']
    """
    return textwrap.wrap(words, letters)


Square = tuple[int, int]
"""A column and a row."""

_INSET, _ROUND = 3.0, 16.0
_STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""The directions along an outline with its inside on the right: east, south, west, north."""

Edge = tuple[Square, int]
"""A side of a square: the square, and the direction along the side."""


def loops(squares: Set[Square]) -> Iterator[list[Edge]]:
    """The outlines of squares that touch, to be drawn in SVG: loops of sides, clockwise.

    >>> [len(loop) for loop in loops({(0, 0), (1, 0), (5, 0)})]
    [6, 4]
    """
    left = dict.fromkeys(
        (square, way)
        for square in sorted(squares)
        for way in range(4)
        if _beyond(square, way) not in squares
    )
    while left:
        first = next(iter(left))
        loop, edge = [first], _following(first, squares)
        while edge != first:
            loop.append(edge)
            edge = _following(edge, squares)
        for edge in loop:
            del left[edge]
        yield loop


def _beyond(square: Square, way: int) -> Square:
    """The square across a side of an outline: to the north if the side runs east."""
    across, down = _STEPS[way - 1]
    return square[0] + across, square[1] + down


def _following(edge: Edge, squares: Container[Square]) -> Edge:
    """The next side of an outline: around the corner, straight on, or into the corner."""
    square, way = edge
    across, down = _STEPS[way]
    ahead = square[0] + across, square[1] + down
    if ahead not in squares:
        return square, (way + 1) % 4
    aside = _beyond(ahead, way)
    return (aside, (way - 1) % 4) if aside in squares else (ahead, way)


def paths(loop: list[Edge], size: Point, is_open: Container[Square] = ()) -> tuple[str, str]:
    """Two SVG paths along a loop of sides: one that fills it, slightly inset, and its outline.

    Sides between a square of the loop and one that `is_open` selects are not drawn: the outline
    continues elsewhere.
    """
    pieces: list[list[Edge]] = [[]]
    for edge in loop:
        if _beyond(*edge) in is_open:
            pieces.append([])
        else:
            pieces[-1].append(edge)
    if len(pieces) == 1:
        corners = _corners([loop[-1], *loop], size)
        around = zip([corners[-1], *corners], corners, [*corners[1:], corners[0]])
        closed = "M" + "".join(_rounded(*three) for three in around)[1:] + "Z"
        return closed, closed
    pieces = [pieces[-1] + pieces[0], *pieces[1:-1]]
    drawn = [_piece(piece, size) for piece in pieces if piece]
    return f"M{'L'.join(drawn)}Z", "".join(f"M{piece}" for piece in drawn)


def _corners(edges: list[Edge], size: Point) -> list[Point]:
    return [_corner(edge, next_, size) for edge, next_ in pairwise(edges) if edge[1] != next_[1]]


def _lines(edge: Edge, size: Point) -> tuple[float | None, float | None]:
    """The inset line of a drawn side: an x for a vertical side, a y for a horizontal one."""
    (column, row), way = edge
    wide, high = size
    match way:
        case 0:
            return None, row * high + _INSET
        case 1:
            return (column + 1) * wide - _INSET, None
        case 2:
            return None, (row + 1) * high - _INSET
    return column * wide + _INSET, None


def _corner(edge: Edge, other: Edge, size: Point) -> Point:
    x, y = (a if a is not None else b for a, b in zip(_lines(edge, size), _lines(other, size)))
    assert x is not None  # one of two sides that meet at a corner is vertical
    assert y is not None
    return x, y


def _end(edge: Edge, size: Point, after: int) -> Point:
    """The start (0) or end (1) of a drawn side, at the border of its square."""
    (column, row), way = edge
    x, y = _lines(edge, size)
    across, down = _STEPS[way]
    if x is None:
        x = (column + (after if across > 0 else 1 - after)) * size[0]
    if y is None:
        y = (row + (after if down > 0 else 1 - after)) * size[1]
    return x, y


def _piece(piece: list[Edge], size: Point) -> str:
    """The SVG path along some sides, from the border of the first to the border of the last."""
    points = [_end(piece[0], size, 0), *_corners(piece, size), _end(piece[-1], size, 1)]
    inner = "".join(_rounded(*three) for three in zip(points, points[1:], points[2:]))
    return f"{_at(points[0])}{inner}L{_at(points[-1])}"


def _rounded(before: Point, corner: Point, after: Point) -> str:
    return f"L{_at(_near(corner, before))}Q{_at(corner)} {_at(_near(corner, after))}"


def _near(corner: Point, other: Point) -> Point:
    """A point near a corner of a path, towards another point."""
    far = abs(other[0] - corner[0]) + abs(other[1] - corner[1])
    part = min(_ROUND, far / 2) / far
    return tuple(c + (o - c) * part for c, o in zip(corner, other))  # type: ignore[return-value]


def _at(point: Point) -> str:
    return " ".join(map(number, point))


_TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
_PLAIN = " '()*,/:;=!@"
"""The characters of a picture that need no escape in an address between double quotes."""

CROWN = (
    '<svg viewBox="-13 -13 26 26" class="icon crown" aria-hidden="true">'
    '<path d="M-9-5-5 0 0-8 5 0 9-5 7 7H-7Z"/></svg>'
)


def note(message: Sentence, lang: str) -> str:
    """A sentence in small letters, as an HTML element."""
    return element("p", phrase(message, lang), class_="soft")


def image(picture: str, scale: float = 1) -> str:
    """An SVG picture as an image in HTML, whose styles cannot reach the page, with its title."""
    width, height = size_of(picture)
    title = _TITLE.search(picture)
    return (
        f'<img src="data:image/svg+xml,{quote(picture, safe=_PLAIN)}" alt="{title and title[1]}" '
        f'width="{width * scale:.0f}" height="{height * scale:.0f}">'
    )
