"""Conditions of real phones: large text, a slow processor, a tab that the system kills."""

import os
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.pad.taps import games
from tests.tables import from_table

from .conftest import Pad, until, watched
from .taps import enter
from .test_screens import LARGE
from .test_taps import TAPS

pytestmark = pytest.mark.firefox
GAMES = games()


SIZES = """() => [...document.querySelectorAll(".side, .brush span, .points, .soft")]
    .map((one) => [one.textContent, parseFloat(getComputedStyle(one).fontSize)])"""


@pytest.mark.parametrize("width", [320, 390, 1280])
@from_table
def test_labels_and_the_words_of_brushes_grow_like_other_text(
    new_pad: Callable[..., Pad], link: str, width: int
) -> None:
    """Twice the size of text: twice the size of the sides of a pier and of all brushes."""
    found = []
    for size in (LARGE // 2, LARGE):
        pad = new_pad(viewport={"width": width, "height": 844}, text_size=size)
        pad.open(link.partition(";")[0], "de", link)
        found.append(pad.page.evaluate(SIZES))
    small, large = found
    assert small
    assert large == [[word, pytest.approx(2 * size, rel=0.01)] for word, size in small]


@pytest.mark.parametrize("name", GAMES)
def test_with_large_text_every_game_is_entered(new_pad: Callable[..., Pad], name: str) -> None:
    game = GAMES[name]
    pad = new_pad(text_size=LARGE).open(game["game"], link=game.get("start", ""))
    enter(pad, game)
    pad.shows(game["position"])


def kill(pad: Pad) -> None:
    """Kills the process of the tab, so that no page hears of it."""
    browser: Any = pad.context.browser
    if hasattr(browser, "process"):
        tabs = [number for number, of in tabs_of_firefox() if of == browser.process]
        assert tabs
        for number in tabs:
            os.kill(number, signal.SIGKILL)
        return
    with pytest.raises(Exception, match="crash"):
        pad.page.goto("chrome://crash")


def tabs_of_firefox() -> Iterator[tuple[int, int]]:
    """The processes of tabs, each with that of its browser."""
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):  # it has ended
            found = re.search(r"-parentPid[ \0](\d+).*[ \0]tab\0*$", file.read_text())
            if found:
                yield int(file.parent.name), int(found[1])


def test_a_killed_tab_loses_nothing(pad: Pad) -> None:
    """Three Fishers on one side are 3 points; the last one is not even scored."""
    pad.open().lay(["A.A.....", "........"])
    pad.page.evaluate("() => { window.fetch = () => new Promise(() => {}); }")
    pad.page.locator('[data-space="upper-4"]').click()
    until(
        lambda: pad.entered().get("pier") == ["A.A.A", "....."],
        "the last tap is not in the address",
    )
    kill(pad)
    other = watched(pad.context, pad.address)
    assert other.open().totals() == ["3", "–"]
    assert other.tap("[data-undo]").totals() == ["2", "–"]
    assert (other.errors, other.hosts - pad.hosts) == ([], set())


@pytest.mark.firefox(lacks="a slower processor")
@pytest.mark.parametrize("name", GAMES)
def test_on_a_processor_four_times_slower_no_tap_is_lost(pad: Pad, name: str) -> None:
    """Fast taps: most come before the previous one is scored."""
    game = GAMES[name]
    pad.open(game["game"], link=game.get("start", ""))
    slowed: Any = pad.context.new_cdp_session(pad.page)
    slowed.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    pad.page.evaluate(TAPS, [game["taps"], None])
    pad.answered().shows(game["position"])
