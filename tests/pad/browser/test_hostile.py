"""What is too long, too new, too much or not meant well: a clear word, and nothing is lost."""

import json
from collections.abc import Callable

import pytest

import boardscore

from .conftest import Pad, until

MARKUP = "<svg onload=document.title='bad'>&lt;\"'`${1}"
LONG = "𝄞" * 5_000


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_a_name_of_ten_thousand_characters_is_told_and_kept(pad: Pad, game: str) -> None:
    pad.open(game).call(0, LONG)
    assert "1000" in pad.text(".mistake")[-200:]
    pad.page.reload()
    assert pad.answered().page.locator("[data-name]").input_value() == LONG
    assert pad.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert pad.call(0, "Anna").totals()[1] in {"0", "?"}
    assert pad.page.locator(".mistake").count() == 0
    assert pad.tap("[data-undo]").page.locator("[data-name]").input_value() == LONG


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_a_name_is_text_in_page_link_picture_and_file(
    pad: Pad, new_pad: Callable[..., Pad], game: str
) -> None:
    pad.open(game).call(0, MARKUP)
    assert pad.text('[data-seat="0"] .called') == MARKUP
    assert boardscore.loads(pad.saved()).players[0].name == MARKUP
    other = new_pad().open(game, link=pad.link())
    assert other.page.locator("[data-name]").input_value() == MARKUP
    other.page.evaluate("() => { window.print = () => { window.printed = true; }; }")
    other.page.locator("[data-print]").click()
    until(lambda: other.page.evaluate("window.printed"), "nothing is printed")
    assert other.page.locator(".sheet svg, .sheet script").count() == 0
    assert other.page.title() in {"Pier 18", "Auctionland"}


def test_a_pack_and_its_cards_are_text_everywhere(pad: Pad) -> None:
    text = (
        f"game = 'pier18'\nname = {json.dumps(MARKUP)}\nprovenance = 'x'\n[[cards]]\nid = '1'\n"
        f"date = '01-01'\npatron = 'S'\ncells = ['S', '.']\nplan_text = {json.dumps(MARKUP)}\n"
    )
    pad.open().load("<i>.toml", text).tap('[data-by="cards"]', '[data-card="1"]')
    assert MARKUP in pad.text('[data-asked="plan_completed"]')
    assert MARKUP in pad.text(".packs")
    assert pad.page.locator(".packs svg").count() == 0


@pytest.mark.parametrize(
    "kept",
    [
        '{"pier18": {"mine": 3, "other": {"name": "other", "game": "auctionland"}}}',
        '{"pier18": null}',
        "[]",
        '"x"',
        '{"pier18": {"mine": {"name": "mine", "game": "pier18", "cards": 3}}}',
    ],
)
def test_damaged_packs_do_no_harm(pad: Pad, kept: str) -> None:
    pad.context.add_init_script(f"localStorage.setItem('boardscore.packs', {json.dumps(kept)})")
    pad.open().lay(["A.......", "........"]).tap('[data-by="cards"]', '[data-pack="demo"]')
    assert pad.tap('[data-card="1"]').page.locator("[data-laid]").count() == 1
    assert pad.tap('[data-by="pier"]').totals()[0] == "1"
    assert pad.tap('[data-by="cards"]', "[data-packs]").page.locator("[data-pack]").count() == 1


def test_storage_that_is_full_keeps_what_there_is_room_for(pad: Pad) -> None:
    """A game is kept without its steps where these are too many; else it is said."""
    pad.context.add_init_script(
        """const put = Storage.prototype.setItem;
        Storage.prototype.setItem = function (name, text) {
            if (text.length > 600) throw new Error('full');
            put.call(this, name, text);
        };"""
    )
    pad.open().tap('[data-brush="A"]', *(f'[data-space="upper-{at}"]' for at in range(10)))
    assert pad.page.locator(".notice").is_hidden()
    pad.page.goto(f"{pad.address}?game=pier18")
    assert pad.answered().totals()[0] == "10"
    pad.call(0, "N" * 700)
    assert "keep" in pad.text(".notice")
    assert pad.totals()[0] == "10"


def test_a_page_that_is_older_than_what_answers_it_asks_to_be_reloaded(pad: Pad) -> None:
    pad.open().lay(["A.......", "........"])
    pad.page.route("**/answer", lambda route: route.fulfill(json={"format": 2, "ask": "score"}))
    pad.page.locator('[data-space="upper-4"]').click()
    until(lambda: "Reload it" in pad.text(".notice"), "nothing is told")
    pad.page.unroute("**/answer")
    pad.page.reload()
    assert pad.answered().totals()[0] == "2"
