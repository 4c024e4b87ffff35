"""The editor of packs: few taps, nothing lost, the files of the library."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boardscore.packs import demo_pack, load_pack, write_pack

from .conftest import Pad, script, taps_of_symbols
from .stories import stories

OPEN = '[data-show="pack"]'

PLANS = (
    *("poets 4", "lovers 3 poets 1", "lovers points 6", "fishers 5", "flower_sellers == 3"),
    *("poets upper > poets", "lovers == 0", "fishers upper == fishers fishers 2"),
    *("largest_group 6", "groups 5", "blanks 2 0", "blanks upper == 0 or blanks lower == 0"),
    *("flower_sellers points 5", "poets == lovers + fishers"),
    *("not ( poets > 2 or fishers > 2 )", "fishers points * 2 columns - 6"),
    *("symbols - flower_sellers 1 0", "symbols lower > symbols"),
)
"""The keys for the Plan of each card of the demo pack, in order."""


def taps_of(card: dict[str, Any], keys: str) -> Iterator[str]:
    """The taps for a card, kind by kind, as a newcomer does it: always a brush first."""
    yield from taps_of_symbols(card["cells"])
    yield changes({"patron": card["patron"]})
    yield from (changes({"date": card["date"][:3]}), changes({"date": card["date"]}))
    yield from (f'[data-plan-key="{key}"]' for key in keys.split())


def changes(change: dict[str, Any]) -> str:
    """The button that changes a card like this."""
    return f".editor [data-set='{json.dumps(change)}']"


test_story = stories(
    __file__,
    **{f"PATRON_{symbol}": changes({"patron": symbol}) for symbol in "SQHA"},
    JANUARY=changes({"date": "01-"}),
    JANUARY_6=changes({"date": "01-06"}),
    FEBRUARY=changes({"date": "02-"}),
    FEBRUARY_29=changes({"date": "02-29"}),
    TWICE=changes({"count": 2}),
    CUT=script("cutInEditor"),
    SMALL_OF=script("smallInEditor"),
    LINES_OF=script("linesOf"),
)


def saved(pad: Pad, tmp_path: Path) -> Path:
    """The pack as the editor saves it."""
    with pad.page.expect_download() as coming:
        pad.page.locator("[data-pack-save]").click()
    path = tmp_path / coming.value.suggested_filename
    coming.value.save_as(path)
    return path


def opened(pad: Pad, game: str = "pier18", lang: str = "en") -> Pad:
    return pad.open(game, lang).tap(OPEN)


def test_18_cards_need_fewer_than_14_taps_each(pad: Pad, tmp_path: Path) -> None:
    """Those of the demo pack, whose Plans are the most different ones."""
    cards = write_pack(demo_pack("pier18"))["cards"]
    taps = []
    opened(pad)
    for card, keys in zip(cards, PLANS, strict=True):
        taps += [*taps_of(card, keys), "[data-next]"]
        pad.tap(*taps_of(card, keys), *(["[data-next]"] if card is not cards[-1] else []))
    assert len(taps) < 14 * len(cards)
    pack = load_pack(saved(pad, tmp_path))
    assert write_pack(pack)["cards"] == cards
    assert "Complete: 18 of 18." in pad.text(".editor")


CARDS = 'id,date,patron,upper,lower,plan,plan_text\n7,04-17,Q,S.,.A,,"the ""longest"" pier"\n'
TILES = """game = "auctionland"
name = "mine"
provenance = "typed"
[tables]
beaches = [0, 1, "3+"]
[[tiles]]
id = "A-1"
tile = "GHgh/HH+plm"
count = 9
"""
FILES = {"pier18": ("cards.csv", CARDS), "auctionland": ("tiles.toml", TILES)}


@pytest.mark.parametrize("game", FILES)
def test_everything_in_a_file_survives(pad: Pad, tmp_path: Path, game: str) -> None:
    name, text = FILES[game]
    (tmp_path / name).write_text(text, encoding="utf-8")
    opened(pad, game).page.locator("[data-pack-file]").set_input_files(tmp_path / name)
    pad.answered()
    again = load_pack(saved(pad, tmp_path / "saved"))
    assert again == load_pack(tmp_path / name)


def test_the_editor_loads_when_it_is_opened(pad: Pad) -> None:
    asked: list[str] = []
    pad.page.on("request", lambda request: asked.append(request.url))
    pad.open()
    assert not any("pack-editor" in url for url in asked)
    pad.tap(OPEN)
    assert any("pack-editor" in url for url in asked)
