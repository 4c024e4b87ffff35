"""Other ways to enter the same player: looking at one changes no score."""

import pytest

from .conftest import Pad
from .stories import stories

pytestmark = pytest.mark.firefox

ISLAND = ('[data-by="island"]', '[data-tile="1-1"]', "[data-close-tile]", '[data-tile="1-2"]')
test_story = stories(__file__)

COUNTED = "Now only this counts. Undo brings the old entry back."


def is_replaced(pad: Pad) -> bool:
    return pad.text(".verdict") == COUNTED


def test_cards_become_symbols(pad: Pad) -> None:
    pad.open().tap('[data-by="cards"]', '[data-pack="demo"]')
    pad.tap('[data-card="1"]', '[data-card="4"]', '[data-card="9"]', "[data-seat='1']")
    pad.tap("[data-seat='0']")
    points, pier = pad.totals(), pad.page.locator(".board .glyph, .board .shape").count()
    pad.tap('[data-by="pier"]')
    assert pad.totals() == points
    assert pad.page.locator(".board .glyph, .board .shape").count() == pier > 0
    assert not is_replaced(pad)
    pad.tap('[data-by="cards"]')
    assert pad.page.locator("[data-cards]").input_value() == "1 4 9"
    assert pad.totals() == points


def test_the_last_card_decides_the_plan_again_for_those_who_return(pad: Pad) -> None:
    pad.open().tap('[data-by="cards"]', '[data-pack="demo"]')
    pad.write("[data-cards]", "1 4 9 3 2 10").tap('[data-by="pier"]', '[data-by="cards"]')
    pad.write("[data-cards]", "1 4 9 3 2 8")
    points = pad.totals()[0]
    other = '[data-seat="1"]'
    pad.tap(other, '[data-by="cards"]').write("[data-cards]", "1 4 9 3 2 8")
    assert pad.totals() == [points, points]


def test_an_island_becomes_counts(pad: Pad) -> None:
    pad.open("auctionland").tap(*ISLAND, "[data-close-tile]")
    points = pad.totals()
    pad.tap('[data-by="counts"]')
    assert pad.page.locator('[data-count="beaches"]').input_value() == "2"
    assert (pad.totals(), is_replaced(pad)) == (points, False)


def test_counts_count_until_there_is_a_tile(pad: Pad) -> None:
    """The points without the tables: those for gardens and houses."""
    link = "auctionland;;Anna!c!0.0.2.1.0.0.0!!;Ben!c!0.0.1.1.0.0.0!!"
    pad.open("auctionland", link=link)
    points = pad.text(".big")
    pad.tap('[data-by="island"]')
    assert (pad.text(".big"), is_replaced(pad)) == (points, False)
    pad.tap('[data-tile="1-1"]')
    assert is_replaced(pad)
    assert pad.text(".big") != points
