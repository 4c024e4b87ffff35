"""Input that is too long, too new, too large or hostile: a clear message, and nothing is lost."""

import json

import pytest

import boardscore
from tests.tables import from_table

from .conftest import Pad, until
from .stories import stories

test_story = stories(__file__, LONG="𝄞" * 5_000)


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
@pytest.mark.parametrize("typed", [" Anna ", "Anna\u3000", "\ufeffAnna", "A\u00a0 B", "Jo\u0308rg"])
def test_a_name_is_trimmed_as_by_the_library(pad: Pad, game: str, typed: str) -> None:
    shown = {"A\u00a0 B": "A B", "Jo\u0308rg": "J\u00f6rg"}.get(typed, "Anna")
    pad.open(game).call(0, typed)
    assert pad.page.locator("[data-name]").input_value() == shown
    assert pad.text('[data-seat="0"] .called') == shown
    assert boardscore.loads(pad.saved()).players[0].name == shown


@from_table
def test_damaged_packs_do_no_harm(pad: Pad, kept: str) -> None:
    pad.context.add_init_script(f"localStorage.setItem('boardscore.packs', {json.dumps(kept)})")
    pad.open().lay(["A.......", "........"]).tap('[data-by="cards"]', '[data-pack="demo"]')
    assert pad.tap('[data-card="1"]').page.locator("[data-laid]").count() == 1
    assert pad.tap('[data-by="pier"]').totals()[0] == "1"
    assert pad.tap('[data-by="cards"]', "[data-packs]").page.locator("[data-pack]").count() == 1


def test_full_storage_keeps_as_much_as_possible(pad: Pad) -> None:
    """A game is stored without its steps if these are too many; otherwise there is a message."""
    pad.context.add_init_script(
        """const put = Storage.prototype.setItem;
        Storage.prototype.setItem = function (name, text) {
            if (text.length > 1200) throw new Error('full');
            put.call(this, name, text);
        };"""
    )
    pad.open().tap('[data-brush="A"]', *(f'[data-space="upper-{at}"]' for at in range(10)))
    assert pad.page.locator(".notice").is_hidden()
    pad.page.goto(f"{pad.address}?game=pier18")
    assert pad.answered().totals()[0] == "10"
    pad.call(0, "N" * 1300)
    until(lambda: "save" in pad.text(".notice"), "no notice")
    assert pad.totals()[0] == "10"


def test_a_page_older_than_its_server_requests_a_reload(pad: Pad) -> None:
    pad.open().lay(["A.......", "........"])
    pad.page.route("**/answer", lambda route: route.fulfill(json={"format": 2, "ask": "score"}))
    pad.page.locator('[data-space="upper-4"]').click()
    until(lambda: "Reload it" in pad.text(".notice"), "nothing is told")
    pad.page.unroute("**/answer")
    pad.page.reload()
    assert pad.answered().totals()[0] == "2"


@pytest.mark.parametrize("name", ["constructor", "__proto__", "toString", "hasOwnProperty"])
def test_a_link_names_a_pack_or_a_ruling_like_a_part_of_the_browser(pad: Pad, name: str) -> None:
    pad.open(link=f"pier18;p={name};A!.!.!!0!!!c1,2;B!.!.!0!0!")
    until(lambda: 'only the pack "demo"' in pad.text(".notice"), "nothing is told")
    pad.page.goto("about:blank")
    pad.open(link=f"pier18;r.flower_adjacency={name};A!AA!..!0!0!;B!.!.!0!0!")
    assert name in pad.text(".mistake")
    assert pad.tap("[data-usual]").totals() == ["2", "–"]


def test_many_packs_do_not_hinder_a_file(pad: Pad) -> None:
    """Only packs that a file may name are sent with it: all of them together exceed the limit."""
    pad.context.add_init_script(
        """localStorage.setItem('boardscore.packs', JSON.stringify({ pier18: Object.fromEntries(
            [...Array(4).keys()].map((at) => [`p${at}`, { name: `p${at}`, game: 'pier18',
                provenance: 'x'.repeat(300000), cards: [] }])) }));"""
    )
    pad.open().load("a.toml", 'game = "pier18"\n[[players]]\npier = ["AA", ".."]\n')
    assert pad.totals() == ["2"]
