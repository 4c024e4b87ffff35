"""Data packs and position files in the page: opened, pasted, dropped, kept; wrong ones refused."""

import pytest

from .conftest import Pad, script, until
from .stories import stories

PACK = """game = "pier18"
name = "mine"
provenance = "typed from my own copy"
[[cards]]
id = "7"
date = "04-17"
patron = "Q"
cells = ["S.Q.", "..A."]
plan = "poets >= 2"
[[cards]]
id = "8"
date = "06-01"
patron = "H"
cells = ["Q...", "A..."]
plan_text = "as many Poets as you have cats"
"""
NO_PACK = 'game = "pier18"\npack = "mine.toml"\nplayers = [{ cards = ["7"] }]\n'

test_story = stories(
    __file__,
    PACK=PACK,
    DOGS=PACK.replace('plan = "poets >= 2"', 'plan_text = "as many Poets as you have dogs"'),
    NINE=PACK.replace('"8"', '"9"'),
    LARGE="#" * 1_000_001,
)


@pytest.mark.parametrize(
    ("name", "text", "where", "why"),
    [
        ("pack.toml", PACK.replace("04-17", "02-30"), "Line 6", "has no day 30"),
        ("pack.toml", PACK.replace("..A.", "..X."), "Line 8", "unknown symbol"),
        ("game.toml", 'game = "pier18"\n[[players]\n', "Line 2", ""),
        ("game.toml", NO_PACK, "Line 2", "no pack"),
        ("photo.jpg", "\0\1\2", "Line 1", ""),
        ("empty.toml", "", "", "empty"),
        ("<b>.toml", "x = <script>", "Line 1", ""),
    ],
)
def test_a_broken_file_is_reported_by_line_and_changes_nothing(
    pad: Pad, name: str, text: str, where: str, why: str
) -> None:
    pad.open().lay(["A.......", "........"]).load(name, text)
    assert pad.text("dialog h2") == f"{name} cannot be used"
    assert where in pad.text("dialog")
    assert why in pad.text("dialog")
    assert pad.tap("[data-close]").totals() == ["1", "–"]


def test_a_file_is_dropped_on_the_page(pad: Pad) -> None:
    pad.open()
    pad.page.evaluate(
        script("dropFile"),
        PACK,
    )
    until(lambda: "mine" in pad.text(".notice"), "nothing is opened")
