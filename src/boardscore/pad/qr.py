"""QR codes of links: SVG for a page, blocks for a terminal."""

from io import BytesIO

import segno
from segno.encoder import DataOverflowError

from boardscore.core.errors import PositionError, Problem
from boardscore.core.messages import Message

_HALVES = {(0, 0): " ", (0, 1): "▄", (1, 0): "▀", (1, 1): "█"}
_DARK_ON_LIGHT = "\x1b[30;107m"
_AS_BEFORE = "\x1b[0m"


def to_svg(text: str) -> str:
    """A QR code as SVG, dark on light with its quiet zone.

    Raises PositionError for a text that is too long for a code.

    >>> to_svg("http://127.0.0.1:8018/")[:61]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 33 33" c'
    >>> to_svg("A" * 5000)
    Traceback (most recent call last):
    boardscore.core.errors.PositionError: this text is too long for a QR code
    """
    image = BytesIO()
    _code(text).save(image, kind="svg", xmldecl=False, omitsize=True, border=4, light="#fff")
    return image.getvalue().decode()


def blocks(text: str) -> str:
    """A QR code as lines for a terminal, each with two rows of the code."""
    rows = [[*row] for row in _code(text).matrix_iter(border=4)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    lines = (
        "".join(_HALVES[upper, lower] for upper, lower in zip(*pair))
        for pair in zip(rows[::2], rows[1::2])
    )
    return "\n".join(f"{_DARK_ON_LIGHT}{line}{_AS_BEFORE}" for line in lines)


def _code(text: str) -> segno.QRCode:
    try:
        return segno.make_qr(text, error="l")
    except DataOverflowError:
        raise PositionError(Problem(Message("error.too_long_for_qr"))) from None
