"""The icons of the page for home screens: a white star on blue, as PNG."""

import struct
import zlib
from collections.abc import Iterator
from itertools import accumulate
from math import sqrt

Span = tuple[float, float]

_SIDE = 32.0
"""The side of the drawing; a pixel has a part of it."""
_ROUND = 8.0
"""The radius of the corners, as in the icon of the tab."""
_STAR = (
    *((16, 5), (19, 13), (27, 13), (21, 18), (23, 27)),
    *((16, 22), (9, 27), (11, 18), (5, 13), (13, 13)),
)
"""The corners of the star, clockwise."""
_SAFE = 0.9
"""The size of the star where a phone may cut off the border: within a circle of 80 %."""
_BLUE = (0x0D, 0x5A, 0x78)
_STEPS = 15
"""The steps from nothing to blue, and from blue to white."""
_LINES = 4
"""The lines of a row of pixels whose average is drawn."""


def draw_icon(side: int, *, is_whole: bool = False) -> bytes:
    """The icon with a side in pixels; a `whole` one fills its square, so that it can be cut.

    >>> draw_icon(192)[:8]
    b'\\x89PNG\\r\\n\\x1a\\n'
    """
    rows = b"".join(b"\0" + _row(row, side, is_whole) for row in range(side))
    size = struct.pack(">IIBBBBB", side, side, 8, 3, 0, 0, 0)  # one byte a pixel, with a palette
    shades = [min(step / _STEPS, 1.0) for step in range(2 * _STEPS + 1)]
    whites = [max(step / _STEPS - 1, 0.0) for step in range(2 * _STEPS + 1)]
    colours = bytes(round(one + (255 - one) * white) for white in whites for one in _BLUE)
    opacities = bytes(round(255 * shade) for shade in shades)
    parts = {b"IHDR": size, b"PLTE": colours, b"tRNS": opacities, b"IDAT": zlib.compress(rows, 9)}
    chunks = (_chunk(kind, data) for kind, data in {**parts, b"IEND": b""}.items())
    return b"".join((b"\x89PNG\r\n\x1a\n", *chunks))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _row(row: int, side: int, is_whole: bool) -> bytes:
    """The pixels of a row of an icon: how much of each the square covers, and the star on it."""
    changes = [0.0] * (side + 2)
    for line in range(_LINES):
        y = (row + (line + 0.5) / _LINES) * _SIDE / side
        for start, end in (_square(y, is_whole), *_star(y, is_whole)):
            for edge, sign in ((start, 1), (end, -1)):
                pixel, part = divmod(edge * side / _SIDE, 1)
                changes[int(pixel)] += sign * (1 - part) * _STEPS / _LINES
                changes[int(pixel) + 1] += sign * part * _STEPS / _LINES
    return bytes(map(round, accumulate(changes[:side])))


def _square(y: float, is_whole: bool) -> Span:
    """The part of a line within the square of an icon."""
    below = 0.0 if is_whole else max(_ROUND - min(y, _SIDE - y), 0.0)
    inset = _ROUND - sqrt(_ROUND**2 - below**2) if below else 0.0
    return inset, _SIDE - inset


def _star(y: float, is_whole: bool) -> Iterator[Span]:
    """The parts of a line within the star of an icon."""
    middle, scale = _SIDE / 2, _SAFE if is_whole else 1.0
    corners = [tuple(middle + (one - middle) * scale for one in corner) for corner in _STAR]
    crossings = sorted(
        x + (y - high) * (other - x) / (low - high)
        for (x, high), (other, low) in zip(corners, [*corners[1:], corners[0]])
        if min(high, low) <= y < max(high, low)
    )
    yield from zip(crossings[::2], crossings[1::2])
