"""Compares what five programs make of every kind of picture: `nox -s pictures`.

Fonts differ between programs. So the pixels of pictures without words are compared, then the room
that the words take. `-- FOLDER` keeps the images.
"""

import io
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import cairosvg
import pypdfium2
import resvg_py
from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright
from reportlab.graphics import renderPDF
from svglib.svglib import svg2rlg

from boardscore.show.markup import size_of

from .kinds import pictures

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Program = Callable[[str], bytes | Image.Image]
SQUARE = 8
"""The pixels of a side of the squares whose mean colours are compared."""
MOST = 40
"""The largest difference of a colour of two squares, from 0 to 255: edges are smoothed in more than
one way. Without a tile, a disc or a line, it is more than 100."""
WORDS = re.compile("<text .*?</text>")
ROOM = 0.5, 2.0
"""The limits of the room of words, compared with Chromium."""
NO_GROUP_OPACITY = {"svglib"}
"""Programs that draw a faint group as if it were not."""


def rsvg(picture: str) -> bytes:
    command = ["rsvg-convert"]
    return subprocess.run(command, input=picture.encode(), check=True, capture_output=True).stdout


def resvg(picture: str) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=picture))


def cairo(picture: str) -> bytes:
    return cairosvg.svg2png(bytestring=picture.encode())


def svglib(picture: str) -> Image.Image:
    """A picture on a page of a PDF, whose unit is a point."""
    drawing = svg2rlg(io.BytesIO(picture.encode()))
    page = pypdfium2.PdfDocument(renderPDF.drawToString(drawing))[0]
    return page.render(scale=96 / 72).to_pil()


PROGRAMS: dict[str, Program] = {
    "rsvg-convert": rsvg,
    "resvg": resvg,
    "CairoSVG": cairo,
    "svglib": svglib,
}


def chromium(browser: "Browser", folder: Path, picture: str) -> bytes:
    """A picture as Chromium shows its file on a light screen."""
    file = folder / "picture.svg"
    file.write_text(picture, encoding="utf-8")
    width, height = size_of(picture)
    page = browser.new_page(viewport={"width": round(width), "height": round(height)})
    page.goto(file.as_uri())
    shown = page.screenshot()
    page.close()
    return shown


@contextmanager
def open_chromium() -> Iterator[Program]:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield partial(chromium, browser, Path(folder))
        browser.close()


def drawn(program: Program, picture: str) -> Image.Image:
    """A picture on white, as large as it should be."""
    found = program(picture)
    image = found if isinstance(found, Image.Image) else Image.open(io.BytesIO(found))
    width, height = map(round, size_of(picture))
    assert abs(image.width - width) <= 1, f"{image.width} pixels wide, not {width}"
    assert abs(image.height - height) <= 1, f"{image.height} pixels high, not {height}"
    page = Image.new("RGBA", (width, height), "white")
    page.alpha_composite(image.convert("RGBA").crop((0, 0, width, height)))
    return page.convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> int:
    """The largest difference between the mean colours of two squares at the same place."""
    size = max(1, one.width // SQUARE), max(1, one.height // SQUARE)
    small = (image.resize(size, Image.Resampling.BOX) for image in (one, other))
    return max(most for _, most in ImageChops.difference(*small).getextrema())


def room(one: Image.Image, other: Image.Image) -> int:
    """The number of pixels that differ clearly."""
    changed = ImageChops.difference(one, other).convert("L").point(lambda grey: 255 * (grey > 32))
    return changed.histogram()[255]


def faults(name: str, picture: str, reference: Program, folder: Path | None) -> Iterator[str]:
    """What is wrong with a picture in the programs."""
    bare = WORDS.sub("", picture)
    shapes, whole = drawn(reference, bare), drawn(reference, picture)
    for program, draw in PROGRAMS.items():
        try:
            same, full = drawn(draw, bare), drawn(draw, picture)
        except Exception as error:
            yield f"{program} cannot draw {name}: {error!r}"
            continue
        is_faint = "<g opacity=" in picture and program in NO_GROUP_OPACITY
        if not is_faint and (found := difference(shapes, same)) > MOST:
            yield f"{program} draws {name} differently: {found}"
        wanted, words = room(shapes, whole), room(same, full)
        if not ROOM[0] * wanted <= words <= ROOM[1] * wanted:
            yield f"{program} writes other words in {name}: {words} pixels, not {wanted}"
        if folder:
            full.save(folder / f"{name} - {program}.png")
    if folder:
        whole.save(folder / f"{name} - Chromium.png")


def main(folder: Path | None) -> int:
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    drawings = dict(pictures())
    with open_chromium() as reference:
        found = [
            fault
            for name, picture in drawings.items()
            for fault in faults(name, picture, reference, folder)
        ]
    print(*found, sep="\n")
    print(f"{len(drawings)} pictures in {len(PROGRAMS) + 1} programs: {len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if sys.argv[1:] else None))
