"""A phone: fingers that tap, stroke and scroll, and rotation."""

from collections.abc import Callable

import pytest

from .conftest import Pad
from .stories import stories, touch

pytestmark = pytest.mark.firefox

HALF = (0.5, 0.5)

test_story = stories(__file__, has_touch=True)


@pytest.fixture(name="phone")
def _phone(new_pad: Callable[..., Pad]) -> Pad:
    """A page on a phone without a mouse."""
    return new_pad(has_touch=True, is_mobile=True)


def stroke(pad: Pad, first: str, *by: tuple[float, float], at: tuple[float, float] = HALF) -> Pad:
    """Moves a finger from the middle of an element by some pixels at a time."""
    box = pad.box(first)
    points = [(box["x"] + box["width"] * at[0], box["y"] + box["height"] * at[1])]
    for across, down in by:
        x, y = points[-1]
        points.append((x + across, y + down))
    return pad.stroke(points)


def upper(pad: Pad) -> str:
    """The upper side of the first player, up to the last symbol of the pier."""
    return str(pad.entered().get("pier", ["."])[0])


def test_a_finger_strokes_over_spaces_in_one_step(phone: Pad) -> None:
    """From column 2 to column 6, and back over some of them: a stroke fills all its spaces."""
    touch(phone.open(), '[data-brush="Q"]')
    wide = phone.box('[data-space="upper-1"]')["width"]
    stroke(phone, '[data-space="upper-1"]', (wide, 0), (3 * wide, 2), (-2 * wide, 0))
    assert upper(phone) == ".QQQQQ"
    assert phone.totals()[0] == "2"
    touch(phone, "[data-undo]")
    assert upper(phone) == "."


@pytest.mark.firefox(lacks="scrolling by a finger")
def test_a_scrolling_finger_fills_nothing(phone: Pad) -> None:
    touch(phone.open(), '[data-brush="Q"]')
    phone.page.evaluate("scrollTo(0, 0)")
    stroke(phone, '[data-space="lower-3"]', (0, -20), (1, -60), (0, -80))
    assert phone.page.evaluate("scrollY") > 0
    assert (upper(phone), phone.totals()[0]) == (".", "–")
    assert phone.page.locator("[data-undo]").is_disabled()


def test_a_finger_strokes_over_half_sides(phone: Pad) -> None:
    """Clockwise from the right half of the north side to the upper half of the east side."""
    phone.open("auctionland")
    touch(phone, '[data-by="island"]', '[data-zone="G"]', '[data-tile="1-1"]', '[data-zone="H"]')
    large = phone.box(".large")["width"]
    stroke(phone, ".large", (large * 0.25, large * 0.2), (0, large * 0.05), at=(0.62, 0.12))
    laid = phone.page.locator('[data-tile="1-1"]').get_attribute("data-laid")
    assert laid == "GHHGGGGG"


def test_a_tile_of_two_zones_and_an_icon_takes_four_taps(phone: Pad) -> None:
    """With the first zone chosen: its place, the other zone, a stroke, an icon; nothing scrolls."""
    phone.open("auctionland")
    tap_at(phone, '[data-by="island"]')
    tap_at(phone, '[data-zone="G"]')
    for place in ("0-0", "3-3", "3-0"):
        tap_at(phone, f'[data-tile="{place}"]')
        tap_at(phone, '[data-zone="H"]')
        large = phone.page.locator(".large").bounding_box()
        assert large
        stroke(phone, ".large", (0, large["width"] * 0.3), at=(0.88, 0.35))
        tap_at(phone, '[data-icon="love"]')
        laid = phone.page.locator(f'[data-tile="{place}"]').get_attribute("data-laid")
        assert laid == "GHGG+l"
        tap_at(phone, '[data-zone="G"]')
    assert phone.page.evaluate("scrollY") == 0


def tap_at(pad: Pad, selector: str) -> None:
    """Taps the middle of an element where it is; nothing may cover it."""
    box = pad.page.locator(selector).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    found = f"document.elementFromPoint({x}, {y})?.closest({selector!r})"
    assert pad.page.evaluate(f"Boolean({found})"), f"{selector} is covered"
    pad.page.touchscreen.tap(x, y)
    pad.answered()
