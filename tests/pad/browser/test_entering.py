"""Entering a game: texts, names, keys, other games, and what fits on a small screen."""

from collections.abc import Callable

import pytest

from .conftest import Pad
from .stories import stories

pytestmark = pytest.mark.firefox

SIX = "auctionland;p=demo;" + ";".join(f"Spieler%20{seat}!{{}}!......!!" for seat in range(1, 7))
LONG = "Maximiliane Bergheim"

test_story = stories(__file__)


@pytest.mark.parametrize("width", [320, 390])
def test_a_name_of_twenty_letters_is_readable(new_pad: Callable[..., Pad], width: int) -> None:
    pad = new_pad(viewport={"width": width, "height": 844}).open(lang="de").call(0, LONG)
    pad.lay(["S.Q.HQ..A.SA.H", "..A.A..QSQ..A."])
    wide = "[one.scrollWidth, one.clientWidth]"
    for selector in ("[data-name]", '[data-seat="0"] .called'):
        needed, room = pad.page.locator(selector).evaluate(f"(one) => {wide}")
        assert needed <= room, selector
    high, low = pad.page.locator(".called").first.evaluate(
        "(one) => [one.scrollHeight, one.clientHeight]"
    )
    assert high <= low + 1


@pytest.mark.parametrize(("size", "share"), [((390, 844), 0.15), ((320, 568), 0.2)])
def test_six_players_leave_room(
    new_pad: Callable[..., Pad], size: tuple[int, int], share: float
) -> None:
    pad = new_pad(viewport={"width": size[0], "height": size[1]})
    for by in ("i", "t", "c"):
        check_room(pad, size, share, by)


def check_room(pad: Pad, size: tuple[int, int], share: float, by: str) -> None:
    """Six players, entered by island, by tile or by counts."""
    pad.page.goto("about:blank")
    pad.open("auctionland", "de", SIX.replace("{}", by))
    assert pad.page.locator(".seats").evaluate("(one) => one.offsetHeight") <= share * size[1]
    if by != "c":
        room = "document.querySelector('footer').getBoundingClientRect().top"
        board = pad.page.locator(".tiles").bounding_box()
        assert board
        assert board["height"] + 26 <= pad.page.evaluate(room)
        assert size[1] < 800 or board["y"] + board["height"] <= pad.page.evaluate(room)
