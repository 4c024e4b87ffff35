"""Boxes of the page: what is shown is scored, or refused as in a file; nothing is cut or joined."""

import json
from typing import Any

import pytest

from tests.tables import read_table

from .conftest import Pad
from .typed import NOTHING, auctionland, compare_all, pier18

TEXTS = 300


def test_boxes_and_python_accept_and_refuse_the_same_texts(pad: Pad) -> None:
    """`python -m tests.pad.browser.typed` types more of them."""
    found = dict(compare_all(pad, TEXTS, seed=1))
    assert sum(sum(counted.values()) for counted in found.values()) >= TEXTS
    assert all(len(counted) == 2 for counted in found.values()), found


def is_marked(pad: Pad, field: str) -> bool:
    return pad.page.locator(field).get_attribute("aria-invalid") == "true"


def loaded(pad: Pad, position: object, lang: str = "en") -> Pad:
    return pad.open(lang=lang).load("game.json", json.dumps(position))


# A pier as text

BOX = "[data-pier-text]"


def text_box(pad: Pad) -> Pad:
    """The box of Anna, who has two Fishers on one side: 2 points."""
    return loaded(pad, pier18(pier="AA/..")).tap('[data-by="text"]')


def test_two_sides_on_one_line_are_two_sides(pad: Pad) -> None:
    """`pier18.score.fishers`: one on each side, so one side counts, once."""
    text_box(pad)
    for text in ("A/A", "A / A", "A\nA", "\nA\n\nA\n", "a/⚓\ufe0f"):
        assert pad.fill(BOX, "AA/..").fill(BOX, text).totals() == ["1", "0"], text
        assert not is_marked(pad, BOX)


NO_PIERS: Any = tuple(read_table(__file__, "NO_PIERS"))


def test_an_unfinished_or_wrong_text_is_marked_and_the_last_score_stays(pad: Pad) -> None:
    text_box(pad)
    for text in NO_PIERS:
        assert pad.fill(BOX, "AA/..").fill(BOX, text).totals() == ["2", "0"], text
        assert is_marked(pad, BOX)
        assert "unchanged" in pad.text("#pier-wrong")
    pad.fill(BOX, "A.A/").tap('[data-patrons="1"]')
    assert pad.page.locator(BOX).input_value() == "A.A/"
    assert is_marked(pad, BOX)
    assert pad.totals() == ["3", "0"]
    assert pad.fill(BOX, "A/.").totals() == ["2", "0"]
    assert not is_marked(pad, BOX)
    assert pad.page.locator("#pier-wrong").is_hidden()


@pytest.mark.parametrize("text", ["", " \n "])
def test_an_empty_box_clears_the_pier(pad: Pad, text: str) -> None:
    pad.open(lang="de").tap('[data-by="text"]').fill(BOX, "AAA/...")
    assert pad.totals() == ["3", "–"]
    assert pad.fill(BOX, text).totals() == ["0", "–"]
    assert not is_marked(pad, BOX)
    assert pad.fill(BOX, "A.A").totals() == ["0", "–"]
    assert is_marked(pad, BOX)


def test_the_board_takes_only_the_keys_of_symbols(pad: Pad) -> None:
    """The long s is an S in capitals."""
    pad.open().page.locator('[data-space="upper-0"]').focus()
    for key in ("\u017f", "ß", "Shift", "Enter"):
        pad.page.locator(":focus").dispatch_event("keydown", {"key": key})
    assert pad.answered().totals() == ["–", "–"]
    pad.page.locator(":focus").dispatch_event("keydown", {"key": "a"})
    assert pad.answered().totals() == ["1", "–"]


# Numbers

MORE = "12345678901"
"""Ten digits more than enough: a file with it is refused."""


NO_NUMBERS = (MORE, "1000000001", "1.5", "1,5", "2.0", "1e3", "-1", "1 2", "٣", "x")


@pytest.mark.parametrize("field", ['[data-count="gardens"]', "[data-money]", "[data-claimed]"])
def test_a_number_is_refused_as_in_a_file(pad: Pad, field: str) -> None:
    """Nothing is cut off, and the message says nothing about files or quotes."""
    counts = {**NOTHING, "gardens": 2, "houses": 3}
    loaded(pad, auctionland(counts=counts, money=7, claimed=6))
    for typed in NO_NUMBERS:
        assert pad.fill(field, typed).page.locator(field).input_value() == typed
        assert is_marked(pad, field)
        assert pad.totals() == ["6", "0"]
        note = pad.text(".at-field")
        assert "1000000000" in note
        assert not any(word in note for word in ("quote", "CSV"))
    assert not is_marked(pad.fill(field, " 07 "), field)


def test_the_largest_number_is_scored(pad: Pad) -> None:
    """Three houses, 1,000,000,000 gardens."""
    loaded(pad, auctionland(counts={**NOTHING, "houses": 3}))
    assert pad.fill('[data-count="gardens"]', "1000000000").totals() == ["3000000000", "0"]


def test_the_message_about_a_number_in_german(pad: Pad) -> None:
    loaded(pad, auctionland(money=1), "de").fill("[data-money]", "1,5")
    said = '"1,5" ist keine ganze Zahl; nötig ist eine von 0 bis 1000000000'
    assert pad.text(".at-field") == said


# Score tables

TABLE = '[data-table="beaches"]'
READ = f"{TABLE} + .soft"


def beach(pad: Pad, lang: str = "en") -> Pad:
    """Anna has 3 beaches, and nothing else that counts."""
    return loaded(pad, auctionland({}, counts={**NOTHING, "beaches": 3}), lang)


def test_a_typed_table_is_read_back(pad: Pad) -> None:
    beach(pad).write(TABLE, "0, 1, 3+")
    assert pad.text(READ) == "0 → 0, 1 → 1, 2+ → 3"
    assert pad.page.locator("dialog").count() == 0
    pad.write(TABLE, "0 1 3 6")
    assert pad.text(READ) == "0 → 0, 1 → 1, 2 → 3, 3 → 6"
    pad.page.reload()
    assert pad.answered().text(READ) == "0 → 0, 1 → 1, 2 → 3, 3 → 6"


ASKED = {
    "en": ("Does a count of 0 give points?", "Yes", "No, put a 0 in front", "put a 0 in front"),
    "de": ("Bringt die Anzahl 0 Punkte?", "Ja", "Nein, stelle eine 0 voran", "eine 0 voran"),
}


@pytest.mark.parametrize("lang", ASKED)
def test_a_table_from_count_1_is_asked_about_before_it_is_used(pad: Pad, lang: str) -> None:
    """Read back as typed, 3 beaches are 9 points; with a 0 in front, 6."""
    asked, yes, no, note = ASKED[lang]
    beach(pad, lang).write('[data-table="theme_parks"]', "0")
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


def test_tables_are_typed_as_at_the_terminal(pad: Pad) -> None:
    beach(pad).write('[data-table="theme_parks"]', "0")
    for typed in ('[0, 1, "3+"]', "0;1;3+", "0, 1, 3+", " 0  1 3+ "):
        assert pad.write(TABLE, "0+").write(TABLE, typed).totals() == ["3", "0"], typed


def test_a_wrong_entry_is_not_cut_or_left_out(pad: Pad) -> None:
    beach(pad)
    for typed in ("0 1,5 3", "0, 1, 12345678901", "0, 1, 3, ", "0,,1", "0 1 3.5"):
        assert is_marked(pad.write(TABLE, typed), TABLE), typed
        assert not any(word in pad.text(".at-field") for word in ("quote", "CSV"))
        assert not is_marked(pad.write(TABLE, "0, 1, 2, 5+"), TABLE)


def test_a_long_table_is_used_to_its_end(pad: Pad) -> None:
    """600 entries, more than 2,000 characters."""
    beach(pad).write('[data-table="theme_parks"]', "0").fill('[data-count="beaches"]', "599")
    assert pad.write(TABLE, ", ".join(["0", *["10"] * 598, "44"])).totals() == ["44", "0"]


# Tiles


def test_letters_of_a_tile_are_neither_joined_nor_cut(pad: Pad) -> None:
    loaded(pad, auctionland(island="B")).tap('[data-by="island"]', '[data-tile="0-0"]')
    before = pad.totals()
    many = ("BBGGGGHH+" + "p" * 51, "b/" + "G" * 60)
    for typed in ("B B B B", "B TGH", "B\u00a0B", *many):
        assert is_marked(pad.fill("#notation", typed), "#notation"), typed
        assert pad.totals() == before
    assert not is_marked(pad.fill("#notation", " B+p "), "#notation")
    assert pad.totals() == [str(int(before[0]) + 20), "0"]


def test_an_island_of_a_file_keeps_its_rows(pad: Pad) -> None:
    """Old computers end a line with a carriage return; by hand: two gardens beside each other."""
    pack = {"game": "auctionland", "name": "own", "provenance": "typed"}
    tiles = {"tiles": [{"id": "1", "tile": "G"}, {"id": "2", "tile": "H"}]}
    island = auctionland(island="#1 #2\r#1 #2")
    loaded(pad, {**island, "pack": {**pack, **tiles}})
    laid = [
        pad.page.locator(f'[data-tile="{at}"]').get_attribute("data-laid")
        for at in ("0-0", "0-1", "1-0", "1-1", "0-2")
    ]
    assert laid == ["#1", "#2", "#1", "#2", "."]
    assert pad.totals() == ["1", "0"]
