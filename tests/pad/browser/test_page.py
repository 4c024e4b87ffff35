"""The actions of a person on the page, and the score of the library."""

from typing import Any

import pytest

import boardscore
from tests.pad import short_links
from tests.tables import read_table

from .conftest import Pad, until
from .stories import stories

pytestmark = pytest.mark.firefox

test_story = stories(__file__)


def test_a_stroke_fills_all_spaces_on_its_way_and_is_one_step(pad: Pad) -> None:
    pad.open().tap('[data-brush="A"]')
    first, last = (pad.page.locator(f'[data-space="upper-{n}"]').bounding_box() for n in (1, 4))
    assert first
    assert last
    pad.page.mouse.move(first["x"] + 9, first["y"] + 9)
    pad.page.mouse.down()
    pad.page.mouse.move(last["x"] + 9, last["y"] + 9, steps=2)
    pad.page.mouse.up()
    assert pad.answered().totals() == ["4", "–"]
    assert pad.tap("[data-undo]").totals() == ["–", "–"]


def test_half_sides_are_entered_by_strokes(pad: Pad) -> None:
    """From a garden everywhere: a house on three halves; then another house, then no zone."""
    pad.open("auctionland").tap('[data-by="island"]', '[data-zone="G"]', '[data-tile="1-1"]')
    tile = pad.page.locator('[data-tile="1-1"]')
    pad.tap('[data-zone="H"]').halves(2)
    assert tile.get_attribute("data-laid") == "GGHGGGGG"
    box = pad.box(".large")
    east, south = (box["x"] + box["width"] * 0.85, box["y"] + box["height"] * 0.85)
    pad.page.mouse.move(east, box["y"] + box["height"] * 0.65)
    pad.page.mouse.down()
    pad.page.mouse.move(box["x"] + box["width"] * 0.65, south, steps=8)
    pad.page.mouse.up()
    assert pad.answered().page.locator(".large > svg > polygon").count() == 8
    assert tile.get_attribute("data-laid") == "GGHHHGGG"
    assert pad.halves(4).page.locator('[data-laid="GGHHhGGG"]').count() == 1
    assert pad.halves(4).page.locator('[data-laid="GGHH-GGG"]').count() == 1
    assert pad.text('[data-rule="auctionland.score.gardens-houses"] .points') == "1"
    pad.tap("[data-undo]", "[data-undo]", "[data-undo]")
    assert tile.get_attribute("data-laid") == "GGHGGGGG"


@pytest.mark.firefox(lacks="control of navigation")
def test_an_immediate_reload_shows_the_last_tap(pad: Pad) -> None:
    """The address is still that of the previous step, and the browser returns to it."""
    pad.open().lay(["A.......", "........"])
    pad.page.evaluate("addEventListener('click', () => location.reload())")
    with pad.page.expect_navigation():
        pad.page.locator('[data-space="upper-2"]').click()
    assert pad.answered().totals() == ["2", "–"]
    assert pad.tap("[data-undo]").totals() == ["1", "–"]


@pytest.mark.firefox(lacks="control of requests")
def test_a_link_is_opened_even_if_only_its_reload_succeeds(pad: Pad) -> None:
    """A tab's stored game is not part of a link that the person has opened since."""
    pad.open().lay(["A.......", "........"])
    pad.page.goto("about:blank")
    pad.page.route("**/index.js", lambda route: route.abort())
    link = short_links.link("pier18;;A!H.......!........!0!0!;B!........!........!0!0!")
    pad.page.goto(f"{pad.address}?game=pier18&lang=en#{link}")
    pad.page.unroute("**/index.js")
    pad.errors.clear()
    pad.page.reload()
    assert pad.answered().totals() == ["2", "0"]
    assert pad.tap("[data-undo]").totals() == ["1", "–"]


A_LINK = short_links.code({"game": "pier18", "players": [{"name": "A", "pier": ["S", "."]}]})
BROKEN_LINKS = [
    (A_LINK[:-9], "ends too early"),
    (A_LINK[:-9] + "AAAAAAAAA", "altered"),
    ("B" + A_LINK[1:], "begins with B"),
    ("A" * 65_537, "longer than 64 KB"),
    (short_links.code({"game": "pier18", "players": [], "x": "x" * 10**6}), "more than 1 MB"),
    (short_links.code({"game": "pier18", "players": [{"pier": ["S" * 30_000] * 2}]}), "10000"),
    *read_table(__file__, "BROKEN_LINKS"),
]
"""Links or their documents, and a part of what the page says about each."""


def test_a_broken_link_is_reported_and_changes_nothing(pad: Pad) -> None:
    pad.open("pier18").lay(["A.......", "........"])
    for broken, why in BROKEN_LINKS:
        link = broken if isinstance(broken, str) else short_links.code(broken)
        pad.page.goto("about:blank")
        pad.page.goto(f"{pad.address}?game=pier18&lang=en#{link}")
        pad.answered()
        until(lambda: "cannot be read" in pad.text(".notice"), f"nothing is told: {why}")
        assert why in pad.text(".notice")
        assert pad.tap('[data-seat="0"]').page.locator(".brushes").count() == 1, why
        assert pad.open("pier18").totals() == ["1", "–"], why


@pytest.mark.firefox(lacks="control of requests")
def test_an_unanswered_request_is_sent_again(pad: Pad) -> None:
    """A phone that slept may keep a connection that ended long ago."""
    pad.open().tap('[data-brush="A"]')
    asked: list[Any] = []

    def ignore_the_first(route: Any) -> None:
        asked.append(route)
        if len(asked) > 1:
            route.continue_()

    pad.page.route("**/answer", ignore_the_first)
    assert pad.tap('[data-space="upper-0"]').totals()[0] == "1"
    assert len(asked) > 1
    assert pad.text(".notice") == ""


@pytest.mark.parametrize("file", ["pier18", "pier18-de", "auctionland", "auctionland-counts"])
def test_an_address_from_python_opens_the_position(pad: Pad, file: str) -> None:
    """Even if the address of the pad names the other game."""
    position = boardscore.load(f"examples/{file}.toml")
    other = {"pier18": "auctionland", "auctionland": "pier18"}[position.GAME]
    pad.page.goto(boardscore.pad_url(position, f"{pad.address}?game={other}&lang=en"))
    pad.answered().shows(position)
    assert boardscore.from_url(pad.link()) == position
