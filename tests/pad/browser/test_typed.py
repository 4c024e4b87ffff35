"""Boxes of the page: what is shown is scored, or refused as in a file; nothing is cut or joined."""

import json

import pytest

from tests.tables import from_table

from .conftest import Pad
from .stories import stories
from .typed import NOTHING, auctionland, compare, compare_all

TEXTS = 300
HOUSES = json.dumps(auctionland(counts={**NOTHING, "houses": 3}))
BEACHES = json.dumps(auctionland({}, counts={**NOTHING, "beaches": 3}))
"""Anna has 3 beaches, and nothing else that counts."""
PACK = {"game": "auctionland", "name": "own", "provenance": "typed"}
PACK["tiles"] = [{"id": "1", "tile": "G"}, {"id": "2", "tile": "H"}]  # type: ignore[assignment]
ROWS = json.dumps({**auctionland(island="#1 #2\r#1 #2"), "pack": PACK})
LONG = ", ".join(["0", *["10"] * 598, "44"])

test_story = stories(__file__, HOUSES=HOUSES, BEACHES=BEACHES, ROWS=ROWS, LONG=LONG)


def test_boxes_and_python_accept_and_refuse_the_same_texts(pad: Pad) -> None:
    """`python -m tests.pad.browser.typed` types more of them."""
    found = dict(compare_all(pad, TEXTS, seed=1))
    assert sum(sum(counted.values()) for counted in found.values()) >= TEXTS
    assert all(len(counted) == 2 for counted in found.values()), found


@from_table
def test_edges_are_accepted_or_refused(
    pad: Pad, boxes: list[str], accepted: list[str], refused: list[str]
) -> None:
    """Nothing is cut off or left out, and no message is about files or quotes."""
    for box in boxes:
        assert compare(pad, box, accepted) == {"accepted": len(accepted)}
        assert compare(pad, box, refused) == {"refused": len(refused)}


def test_the_board_takes_only_the_keys_of_symbols(pad: Pad) -> None:
    """The long s is an S in capitals."""
    pad.open().page.locator('[data-space="upper-0"]').focus()
    for key in ("\u017f", "ß", "Shift", "Enter"):
        pad.page.locator(":focus").dispatch_event("keydown", {"key": key})
    assert pad.answered().totals() == ["–", "–"]
    pad.page.locator(":focus").dispatch_event("keydown", {"key": "a"})
    assert pad.answered().totals() == ["1", "–"]


TABLE = '[data-table="beaches"]'
ASKED = {
    "en": ("Does a count of 0 give points?", "Yes", "No, put a 0 in front", "put a 0 in front"),
    "de": ("Bringt die Anzahl 0 Punkte?", "Ja", "Nein, stelle eine 0 voran", "eine 0 voran"),
}


@pytest.mark.parametrize("lang", ASKED)
def test_a_table_from_count_1_is_asked_about_before_it_is_used(pad: Pad, lang: str) -> None:
    """Read back as typed, 3 beaches are 9 points; with a 0 in front, 6."""
    asked, yes, no, note = ASKED[lang]
    pad.open(lang=lang).load("game.json", BEACHES).write('[data-table="theme_parks"]', "0")
    pad.write(TABLE, "1,3,6,9+")
    title = pad.text("dialog h2")
    assert "0 → 1, 1 → 3, 2 → 6, 3+ → 9" in title
    assert asked in title
    assert pad.totals() == ["?", "?"]
    assert "1,3" not in str(pad.page.evaluate("localStorage['boardscore.tables'] ?? ''"))
    pad.tap("dialog [data-close]")
    assert pad.page.locator(TABLE).input_value() == ""
    pad.write(TABLE, "1,3,6,9+").page.get_by_role("button", name=no, exact=True).click()
    assert pad.answered().totals() == ["6", "0"]
    assert pad.page.locator(TABLE).input_value() == "0, 1, 3, 6, 9+"
    assert note not in pad.text(".lines")
    pad.write(TABLE, "1,3,6,9+").page.get_by_role("button", name=yes, exact=True).click()
    assert pad.answered().totals() == ["9", "1"]
    assert note in pad.text(".lines")
    assert "1,3,6,9+" in str(pad.page.evaluate("localStorage['boardscore.tables']"))
