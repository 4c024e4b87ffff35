"""The outline of a set of grid squares as an SVG path with round corners."""

from collections.abc import Container, Iterator, Set
from itertools import pairwise

from boardscore.show.svg_elements import Point, number

Square = tuple[int, int]
"""A column and a row."""

_INSET, _ROUND = 3.0, 16.0
_STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""The directions along an outline with its inside on the right: east, south, west, north."""

Edge = tuple[Square, int]
"""A side of a square: the square, and the direction along the side."""


def loops(squares: Set[Square]) -> Iterator[list[Edge]]:
    """The sides around squares that touch, clockwise, one loop after the other.

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
    """The square on the other side of a side: to the north if the side runs east."""
    across, down = _STEPS[way - 1]
    return square[0] + across, square[1] + down


def _following(edge: Edge, squares: Container[Square]) -> Edge:
    """The next side: around the corner, straight on, or into the corner."""
    square, way = edge
    across, down = _STEPS[way]
    ahead = square[0] + across, square[1] + down
    if ahead not in squares:
        return square, (way + 1) % 4
    aside = _beyond(ahead, way)
    return (aside, (way - 1) % 4) if aside in squares else (ahead, way)


def paths(loop: list[Edge], size: Point, is_open: Container[Square] = ()) -> tuple[str, str]:
    """The path that fills a loop, slightly inset, and the path of its outline.

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
        closed = _closed(_corners([loop[-1], *loop], size))
        return closed, closed
    pieces = [pieces[-1] + pieces[0], *pieces[1:-1]]
    drawn = [_piece(piece, size) for piece in pieces if piece]
    return f"M{'L'.join(drawn)}Z", "".join(f"M{piece}" for piece in drawn)


def _corners(edges: list[Edge], size: Point) -> list[Point]:
    return [_corner(edge, next_, size) for edge, next_ in pairwise(edges) if edge[1] != next_[1]]


def _lines(edge: Edge, size: Point) -> tuple[float | None, float | None]:
    """The inset line of a side: an x for a vertical side, a y for a horizontal one."""
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
    """The start (0) or end (1) of a side, at the border of its square."""
    (column, row), way = edge
    x, y = _lines(edge, size)
    across, down = _STEPS[way]
    if x is None:
        x = (column + (after if across > 0 else 1 - after)) * size[0]
    if y is None:
        y = (row + (after if down > 0 else 1 - after)) * size[1]
    return x, y


def _piece(piece: list[Edge], size: Point) -> str:
    """The path along some sides, from the border of the first to the border of the last."""
    points = [_end(piece[0], size, 0), *_corners(piece, size), _end(piece[-1], size, 1)]
    inner = "".join(_rounded(*three) for three in zip(points, points[1:], points[2:]))
    return f"{_at(points[0])}{inner}L{_at(points[-1])}"


def _closed(corners: list[Point]) -> str:
    around = zip([corners[-1], *corners], corners, [*corners[1:], corners[0]])
    return "M" + "".join(_rounded(*three) for three in around)[1:] + "Z"


def _rounded(before: Point, corner: Point, after: Point) -> str:
    return f"L{_at(_near(corner, before))}Q{_at(corner)} {_at(_near(corner, after))}"


def _near(corner: Point, other: Point) -> Point:
    """A point near a corner, towards another point."""
    far = abs(other[0] - corner[0]) + abs(other[1] - corner[1])
    part = min(_ROUND, far / 2) / far
    return tuple(c + (o - c) * part for c, o in zip(corner, other))  # type: ignore[return-value]


def _at(point: Point) -> str:
    return " ".join(map(number, point))
