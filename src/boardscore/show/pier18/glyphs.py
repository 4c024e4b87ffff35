"""The symbols of Pier 18 as they are drawn: a shape and a colour for each."""

from boardscore.pier18.pieces import Symbol
from boardscore.show.svg import HEART, Glyph, Ink

GLYPHS = {
    Symbol.FLOWER_SELLER: Glyph(
        "M0-12 2.9-4.1 11.4-3.7 4.8 1.6 7.1 9.7 0 5.1-7.1 9.7-4.8 1.6-11.4-3.7-2.9-4.1Z"
    ),
    Symbol.POET: Glyph(
        "M10.5-12C2-11.5-6-6.5-7 2L-8 5.5-11.5 11.5-9.5 12-6 6.5C3 6.5 10-1 10.5-12Z",
        cut="M-6.5 6.5 5-6M-3.5 3.2 3 2.5M-.5-.1V-5.5M2.5-3.3 7-4",
    ),
    Symbol.LOVERS: HEART,
    Symbol.FISHER: Glyph(
        lines="M0-6.5V10.5M-5-2.5H5M-10 2.5C-9.5 8-4.5 10.5 0 10.5 4.5 10.5 9.5 8 10 2.5"
        "M-11.5 6-10 2.5-6.5 4.5M11.5 6 10 2.5 6.5 4.5"
        "M0-11.5A2.5 2.5 0 0 1 0-6.5 2.5 2.5 0 0 1 0-11.5Z",
    ),
}
"""The shapes."""

INKS = {
    Symbol.FLOWER_SELLER: Ink("a65800", "ffb454"),
    Symbol.POET: Ink("1e5ca8", "82b6ff"),
    Symbol.LOVERS: Ink("bb2550", "ff8fab"),
    Symbol.FISHER: Ink("0b6a59", "5fd6bf"),
}
"""The colours."""
