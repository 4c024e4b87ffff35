"""The editor of packs: few taps, nothing lost, the files of the library."""

import json
import tomllib
from collections.abc import Callable, Iterator
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
    PATRON_A=changes({"patron": "A"}),
    JANUARY=changes({"date": "01-"}),
    JANUARY_6=changes({"date": "01-06"}),
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


@pytest.mark.firefox
def test_a_draft_is_saved_at_every_tap_and_undone_step_by_step(pad: Pad) -> None:
    opened(pad).tap('[data-brush="Q"]', '[data-space="upper-1"]', changes({"patron": "H"}))
    pad.page.reload()
    pad.answered().tap(OPEN)
    assert pad.page.locator('[data-space="upper-1"]').get_attribute("data-symbol") == "Q"
    pad.tap("[data-undo]")
    chosen = pad.page.locator('.editor [aria-checked="true"][data-set*="patron"]')
    assert chosen.count() == 0
    pad.tap("[data-undo]")
    assert pad.page.locator('[data-space="upper-1"]').get_attribute("data-symbol") == "."
    assert pad.page.locator("[data-undo]").is_disabled()


def test_an_unfinished_pack_is_saved_opened_again_and_undone(pad: Pad, tmp_path: Path) -> None:
    opened(pad).tap('[data-brush="S"]', '[data-space="lower-3"]', changes({"patron": "Q"}))
    file = saved(pad, tmp_path)
    content = {"id": "1", "patron": "Q", "cells": ["....", "...S"]}
    assert tomllib.loads(file.read_text("utf-8"))["cards"] == [content]
    pad.tap("[data-pack-new]")
    assert pad.page.locator("[data-symbol=S]").count() == 0
    pad.page.locator("[data-pack-file]").set_input_files(file)
    pad.answered()
    assert pad.page.locator('[data-space="lower-3"]').get_attribute("data-symbol") == "S"
    assert pad.page.locator(".own-entry").count() == 1
    pad.tap("[data-undo]")
    assert pad.page.locator(".own-entry").count() == 18


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


def test_a_plan_may_be_typed_as_a_condition_or_in_words(pad: Pad, tmp_path: Path) -> None:
    card = {"date": "02-29", "patron": "S", "cells": ["S...", "...."]}
    opened(pad).tap(*taps_of(card, "")).fill('[data-field="plan_text"]', "poets>=4")
    assert "at least 4 Poets" in pad.text(".plan")
    (known,) = load_pack(saved(pad, tmp_path)).cards
    assert str(known.plan) == "poets>=4"
    pad.fill('[data-field="plan_text"]', "The longest pier of all")
    (known,) = load_pack(saved(pad, tmp_path)).cards
    assert known.plan == "The longest pier of all"
    pad.tap("[data-undo]", '[data-plan-key="groups"]', '[data-plan-key="2"]', "[data-back]")
    assert "groups ≥" in pad.text(".plan").replace("at least", "≥")


def test_a_tile_of_two_zones_and_an_icon_is_entered(pad: Pad, tmp_path: Path) -> None:
    opened(pad, "auctionland").tap("[data-whole]", '[data-zone="G"]').halves(2, 3)
    pad.tap('[data-icon="love"]', changes({"count": 2}), "[data-next]", '[data-zone="T"]')
    pad.tap("[data-whole]", '[data-zone="H"]', "[data-inside]", ".editor > details summary")
    pad.fill('[data-head="tables.beaches"]', "0 1 3+")
    pack = load_pack(saved(pad, tmp_path))
    found = write_pack(pack)
    assert found["tables"] == {"beaches": [0, 1, "3+"]}
    tiles = [("1", "BGBB+l", 2), ("2", "T/H", 1)]
    assert [(one["id"], one["tile"], one["count"]) for one in found["tiles"]] == tiles


DAMAGED = ("{", "null", '{"now": 5}', '{"now": "{}", "past": []}')
HOSTILE = (
    {"game": "pier18", "cards": [{"id": "<img src=x onerror=alert(1)>", "cells": 5}]},
    {"game": "pier18", "cards": [{"id": "1", "cells": ["<b>", "..."]}]},
    {"game": "pier18", "cards": [None]},
    {"game": "auctionland", "tiles": []},
)


@pytest.mark.parametrize(
    "kept", [*DAMAGED, *(json.dumps({"now": json.dumps(one), "past": []}) for one in HOSTILE)]
)
def test_a_damaged_draft_opens_an_empty_pack(pad: Pad, kept: str) -> None:
    pad.open()
    pad.page.evaluate("(kept) => localStorage.setItem('boardscore.draft.pier18', kept)", kept)
    pad.tap(OPEN)
    assert pad.page.locator(".own-entry").count() == 18
    pad.tap('[data-space="upper-0"]')
    assert pad.page.locator("[data-symbol=S]").count() == 1


def test_a_file_with_mistakes_is_explained_and_changes_nothing(pad: Pad, tmp_path: Path) -> None:
    (tmp_path / "tiles.toml").write_text('game = "auctionland"\ntiles = []\n', encoding="utf-8")
    opened(pad).tap('[data-space="upper-0"]')
    pad.page.locator("[data-pack-file]").set_input_files(tmp_path / "tiles.toml")
    pad.answered()
    assert "Auctionland" in pad.text("dialog")
    pad.tap("dialog [data-close]")
    assert pad.page.locator("[data-symbol=S]").count() == 1


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_nothing_is_cut_at_320_pixels(new_pad: Callable[..., Pad], game: str, lang: str) -> None:
    pad = opened(new_pad(viewport={"width": 320, "height": 568}), game, lang)
    if game == "pier18":
        pad.tap(changes({"date": "01-"}))
    cut = script("cutInEditor")
    assert pad.page.evaluate(cut) == []
    buttons = ".editor button, footer button"
    small = script("smallInEditor")
    assert pad.page.locator(buttons).evaluate_all(small) == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_month_breaks_at_320_pixels(new_pad: Callable[..., Pad], lang: str) -> None:
    pad = opened(new_pad(viewport={"width": 320, "height": 568}), lang=lang)
    lines = script("linesOf")
    assert pad.page.locator(".six .choice").evaluate_all(lines) == [1] * 12


def test_the_editor_loads_when_it_is_opened(pad: Pad) -> None:
    asked: list[str] = []
    pad.page.on("request", lambda request: asked.append(request.url))
    pad.open()
    assert not any("pack-editor" in url for url in asked)
    pad.tap(OPEN)
    assert any("pack-editor" in url for url in asked)
