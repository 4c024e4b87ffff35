"""The page as an app: its manifest, its icons, its colours."""

import json
import re
import struct
import zlib

import pytest

from boardscore.pad import page_files
from boardscore.pad.page_files import draw_icon

FILES = page_files.files()
MANIFEST = json.loads(FILES["manifest.webmanifest"].content)
TRANSPARENT, BLUE, WHITE = (13, 90, 120, 0), (13, 90, 120, 255), (255, 255, 255, 255)


def pixels(png: bytes) -> list[list[tuple[int, ...]]]:
    """The colours of a PNG of one byte a pixel, with a palette and unfiltered rows."""
    chunks, at = {}, 8
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        kind, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        assert struct.unpack(">I", png[at + 8 + size :][:4]) == (zlib.crc32(kind + data),)
        chunks[kind], at = data, at + size + 12
    side, high, depth, colours, *_ = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    assert (high, depth, colours) == (side, 8, 3)
    rows = zlib.decompress(chunks[b"IDAT"])
    shades = [
        (*chunks[b"PLTE"][3 * one : 3 * one + 3], chunks[b"tRNS"][one])
        for one in range(len(chunks[b"tRNS"]))
    ]
    return [
        [shades[one] for one in rows[row * (side + 1) + 1 : (row + 1) * (side + 1)]]
        for row in range(side)
    ]


@pytest.mark.parametrize("side", [180, 192])
def test_an_icon_is_a_white_star_on_blue_with_round_corners(side: int) -> None:
    """The star reaches from 5/32 below the top; its arms end at 5/32 and 27/32."""
    drawn = pixels(draw_icon(side))
    assert [len(row) for row in drawn] == [side] * side

    def at(x: float, y: float) -> tuple[int, ...]:
        return drawn[int(y * side / 32)][int(x * side / 32)]

    assert at(0.2, 0.2) == at(31.8, 31.8) == TRANSPARENT
    assert at(16, 0.5) == at(0.5, 16) == at(4, 4) == at(16, 25) == BLUE
    assert at(16, 8) == at(16, 16) == at(7, 13.6) == at(25, 13.6) == WHITE


def test_an_icon_that_may_be_cut_fills_its_square_and_stays_inside_of_a_circle() -> None:
    """A phone shows at least the circle with 40 % of the side as its radius."""
    side = 192
    drawn = pixels(draw_icon(side, is_whole=True))
    assert drawn[0][0] == drawn[-1][-1] == BLUE
    outside = {
        drawn[y][x]
        for y in range(side)
        for x in range(side)
        if (x - 95.5) ** 2 + (y - 95.5) ** 2 > (0.4 * side) ** 2
    }
    assert outside == {BLUE}


@pytest.mark.long
def test_every_icon_of_the_manifest_has_the_size_that_it_says() -> None:
    for icon in MANIFEST["icons"]:
        file = FILES[icon["src"]]
        side = struct.unpack(">I", file.content[16:20])[0]
        assert icon["sizes"] == f"{side}x{side}"
        assert file.type == icon["type"]
    assert {one.get("purpose") for one in MANIFEST["icons"]} == {None, "maskable"}


def test_the_colours_are_those_of_the_page() -> None:
    page, css = (FILES[name].content.decode() for name in ("index.html", "index.css"))
    grounds = re.findall(r"--ground: (#\w+);", css)
    assert re.findall(r'name="theme-color" content="(#\w+)"', page) == grounds
    assert MANIFEST["theme_color"] == MANIFEST["background_color"] == grounds[0]


def test_the_manifest_and_the_icons_are_linked() -> None:
    page = FILES["index.html"].content.decode()
    linked = re.findall(r'<link rel="(?:manifest|apple-touch-icon)" href="([^"]+)"', page)
    assert {*linked, MANIFEST["start_url"]} <= FILES.keys()
