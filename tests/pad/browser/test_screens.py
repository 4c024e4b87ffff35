"""Every screen: axe finds nothing, fingers hit everything, nothing is cut.

Each story of the text file leads to screens. A line `look` is one to look at: `look axe` only for
axe, `look large` also with large text.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest

from .conftest import Axe, Pad, script
from .stories import Story, read_stories
from .test_access import FULL, ISLAND
from .test_game_records import record
from .test_result import CARDS, LEADS, POINTS, SIX, TABLES, TIE

COUNTS = "auctionland;;Alex!c!4.3.2.3.2.2.3!!;Bonnie!c!1.1.0.3.3.2.3!!"

TEXTS = {
    "FULL": FULL,
    "ISLAND": ISLAND,
    "COUNTS": COUNTS,
    "CARDS": CARDS,
    "SIX": SIX,
    "TIE": TIE,
    "LEADS": LEADS,
    "POINTS": POINTS,
    "COUNTS_WITH_TABLES": COUNTS.replace(";;", f";{TABLES};"),
    "PAST": ':is(nav, footer, .keep) [data-show="past"]',
    "PIER18": record(),
    "AUCTIONLAND": record("auctionland"),
}
SIZES = [(320, 568), (390, 844), (844, 390), (1280, 800)]
LARGE = 32
"""The size of text in pixels that someone with poor eyes chooses: 200 % of the default."""


def screens(*kinds: str, langs: Sequence[str] = ("en", "de")) -> pytest.MarkDecorator:
    """The stories with a line `look` of one of these kinds."""
    chosen = {
        f"{name} {lang}": story
        for lang in langs
        for name, story in read_stories(__file__, {**TEXTS, "LANG": lang})
        if any(verb == "look" and " ".join(words) in kinds for _, verb, words in story.lines)
    }
    return pytest.mark.parametrize("screen", chosen.values(), ids=chosen)


def faults(pad: Pad, *names: str) -> list[Any]:
    """What these scripts find, and whether the page is wider than the screen."""
    wide = pad.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return [*([["too wide"]] if wide else []), *(pad.page.evaluate(script(one)) for one in names)]


@pytest.mark.firefox
@pytest.mark.parametrize("scheme", ["light", "dark"])
@screens("", "axe", "large")
def test_axe_finds_nothing(
    new_pad: Callable[..., Pad], axe: Axe, screen: Story, scheme: str
) -> None:
    """In a high window: what lies below the bar at the foot of a low one can be scrolled."""

    def look(pad: Pad, *_: str) -> None:
        assert axe(pad.page) == []

    size = {"width": 390, "height": 3000}
    screen.play(partial(new_pad, viewport=size, color_scheme=scheme), {"look": look})


@screens("", "large")
def test_a_finger_hits_everything_and_nothing_is_cut(
    new_pad: Callable[..., Pad], screen: Story
) -> None:
    """Nothing is wider than the screen or its place, and no word of a row or a button breaks."""

    def look(pad: Pad, *_: str) -> None:
        for width, height in SIZES:
            pad.page.set_viewport_size({"width": width, "height": height})
            found = faults(pad, "small", "overflowing", "cutInTable", "brokenWords")
            assert not any(found), (width, found)

    screen.play(new_pad, {"look": look})


@pytest.mark.firefox
@pytest.mark.parametrize("size", [(390, 844), (320, 568)], ids=lambda size: f"{size[0]}x{size[1]}")
@screens("large", langs=["de"])
def test_with_large_text_nothing_is_cut_or_wider_than_the_screen(
    new_pad: Callable[..., Pad], screen: Story, size: tuple[int, int]
) -> None:
    """In German, with its long words."""

    def look(pad: Pad, *_: str) -> None:
        font = "getComputedStyle(document.documentElement).fontSize"
        assert pad.page.evaluate(font) == f"{LARGE}px"
        assert faults(pad, "overflowing") == [[]]

    looks = {"viewport": {"width": size[0], "height": size[1]}, "text_size": LARGE}
    screen.play(partial(new_pad, **looks), {"look": look})


def test_axe_finds_nothing_while_the_first_score_is_pending(
    new_pad: Callable[..., Pad], axe: Axe
) -> None:
    pad = new_pad(viewport={"width": 390, "height": 3000})
    pad.page.route("**/answer", lambda _: None)
    for lang in ("en", "de"):
        pad.page.goto(f"{pad.address}?game=pier18&lang={lang}")
        pad.page.locator("[data-space]").first.wait_for()
        assert axe(pad.page) == [], lang
