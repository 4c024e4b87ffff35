"""QR codes: the fixed parts of every code, and the same code in both drawings.

Readability is tested in `browser/`.
"""

import json
import re

from boardscore.pad import answer, qr

LINK = "http://192.168.178.23:8018/"
EYE = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
"""The pattern in three corners of every code."""
QUIET = 4
"""The width of the light border, in modules."""


def rows(text: str) -> list[str]:
    """The modules of a code as a terminal shows them; 1 is dark."""
    halves = {" ": "00", "▄": "01", "▀": "10", "█": "11"}
    found = []
    for line in qr.blocks(text).split("\n"):
        shown = re.fullmatch(r"\x1b\[30;107m([ ▄▀█]+)\x1b\[0m", line)
        assert shown
        found += ["".join(halves[one][half] for one in shown[1]) for half in (0, 1)]
    return found


def test_a_terminal_shows_a_code_with_its_eyes_and_light_around() -> None:
    """29 characters need a code of the second size: 25 modules, with 4 light ones on every side."""
    found = rows("A" * 29)
    assert {len(row) for row in found} == {25 + 2 * QUIET}
    assert found[:QUIET] == ["0" * 33] * QUIET
    assert {row[:QUIET] + row[-QUIET:] for row in found} == {"0" * 2 * QUIET}
    left, right = slice(QUIET, QUIET + 7), slice(-QUIET - 7, -QUIET)
    above, below = slice(QUIET, QUIET + 7), slice(QUIET + 18, QUIET + 25)
    for corner, place in ((above, left), (above, right), (below, left)):
        assert [row[place] for row in found[corner]] == EYE


def test_a_page_gets_the_same_code() -> None:
    """The strokes of the drawing are runs of dark modules: `m x y` moves, `h n` draws."""
    drawn = json.loads(answer(json.dumps({"ask": "qr", "text": LINK})))["qr"]
    assert drawn.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 33 33"')
    path = re.search(r'stroke="#000" d="([^"]*)"', drawn)
    assert path
    dark = set()
    x = y = 0.0
    for kind, first, second in re.findall(r"([Mmh])(-?[\d.]+)(?: ?(-?[\d.]+))?", path[1]):
        if kind == "h":
            dark |= {(int(x) + step, int(y)) for step in range(int(first))}
            x += int(first)
        else:
            x, y = (0.0, 0.0) if kind == "M" else (x, y)
            x, y = x + float(first), y + float(second)
    found = rows(LINK)
    assert dark == {
        (x, y) for y, row in enumerate(found) for x, one in enumerate(row) if one == "1"
    }
