"""Tabs of one browser: each has its own game, and none destroys that of another."""

from typing import Any

import pytest
from attrs import evolve

from .conftest import Pad, until
from .stories import stories

test_story = stories(__file__)


def tab(pad: Pad, page: Any = None) -> Pad:
    """Another tab of the same browser."""
    return evolve(pad, page=page or pad.context.new_page())


def named(pad: Pad) -> str:
    """The name of the first player, which says which game it is."""
    return pad.tap('[data-seat="0"]').page.locator("[data-name]").input_value()


def others(pad: Pad) -> list[str]:
    """The names in the other games, as far as they are one of these tests."""
    if not pad.page.locator("[data-others]").count():
        return []
    texts = pad.tap("[data-others]").page.locator("dialog .action").all_inner_texts()
    pad.tap("[data-close]")
    until(lambda: pad.page.locator("dialog").count() == 0, "it stays open")
    return [name for text in texts for name in ("Anna", "Berta", "Cleo") if name in text]


@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("when", ["both empty", "after the first game"])
@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_both_games_are_there_after_closing(pad: Pad, game: str, when: str, last: int) -> None:
    """Whichever tab is tapped last, and whether the second tab began with a copy or empty."""
    first = pad.open(game)
    if when == "both empty":
        second = tab(pad).open(game)
        first.call(0, "Anna")
    else:
        first.call(0, "Anna")
        second = tab(pad).open(game)
        assert named(second) == "Anna"
        second.tap("[data-new]")
    second.call(0, "Berta")
    [first, second][last].call(1, "Ben")
    for one, name in ((first, "Anna"), (second, "Berta")):
        one.page.reload()
        assert named(one.answered()) == name
    keeper = tab(pad).open({"pier18": "auctionland", "auctionland": "pier18"}[game])
    first.page.close()
    second.page.close()
    reopened = [tab(keeper).open(game), tab(keeper).open(game)]
    assert {named(one) for one in reopened} == {"Anna", "Berta"}
    assert {*others(reopened[0])} >= {"Anna", "Berta"} - {named(reopened[0])}
    assert {*others(keeper)} == {"Anna", "Berta"}


def test_a_copied_tab_has_a_game_of_its_own(pad: Pad) -> None:
    """A copy of a tab has its session: the tab that is tapped second notices it."""
    pad.open().call(0, "Anna")
    with pad.context.expect_page() as opened:
        pad.page.evaluate("void window.open(location.href)")
    copy = tab(pad, opened.value).answered()
    assert named(copy) == "Anna"
    copy.call(0, "Berta")
    pad.page.reload()
    assert named(pad.answered()) == "Anna"
    copy.page.reload()
    assert named(copy.answered()) == "Berta"


def test_ten_games_are_kept(pad: Pad) -> None:
    for number in range(12):
        one = tab(pad).open()
        one.call(0, f"Anna {number}")
    kept = "Object.keys(localStorage).filter((key) => key.startsWith('boardscore.game.'))"
    assert len(one.page.evaluate(kept)) == 10
    assert named(one) == "Anna 11"
