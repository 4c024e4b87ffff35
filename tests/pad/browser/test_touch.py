"""A phone: fingers that tap, stroke and scroll, and rotation."""

from collections.abc import Callable

import pytest

from .conftest import Pad, until

pytestmark = pytest.mark.firefox

UPRIGHT, LYING = {"width": 390, "height": 844}, {"width": 844, "height": 390}
SMALL, SMALL_LYING = {"width": 320, "height": 568}, {"width": 568, "height": 320}
HALF = (0.5, 0.5)


@pytest.fixture(name="phone")
def _phone(new_pad: Callable[..., Pad]) -> Pad:
    """A page on a phone without a mouse."""
    return new_pad(viewport=UPRIGHT, has_touch=True, is_mobile=True)


def touch(pad: Pad, *selectors: str) -> Pad:
    """Taps one thing after another with a finger."""
    for selector in selectors:
        box = pad.box(selector)
        pad.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        pad.answered()
    return pad


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


def test_a_pier_is_entered_by_fingers(phone: Pad) -> None:
    phone.open()
    touch(phone, '[data-brush="A"]', *(f'[data-space="upper-{at}"]' for at in (0, 1, 3)))
    touch(phone, '[data-space="upper-1"]', "[data-plan]", '[data-patrons="2"]')
    assert upper(phone) == "A..A"
    assert phone.totals()[0] == "8"  # 2 Fishers, a Plan, 2 Patrons
    touch(phone, '[data-line="0"]')
    assert phone.page.locator(".space:not(.dim)").count() == 2


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


@pytest.mark.parametrize(("upright", "lying"), [(UPRIGHT, LYING), (SMALL, SMALL_LYING)])
def test_rotating_a_phone_loses_nothing(
    phone: Pad, upright: dict[str, int], lying: dict[str, int]
) -> None:
    """In the middle of a name: the typed text stays, and counts once it is finished."""
    phone.page.set_viewport_size(upright)
    touch(phone.open(), '[data-brush="H"]', '[data-space="upper-9"]', "[data-name]")
    phone.page.locator("[data-name]").press_sequentially("Annik")
    for view in (lying, upright, lying):
        phone.page.set_viewport_size(view)
        until(lambda view=view: phone.page.evaluate("innerWidth") == view["width"])
        assert phone.page.locator("[data-name]").input_value() == "Annik"
    phone.page.locator("[data-name]").press_sequentially("a")
    phone.page.keyboard.press("Enter")
    assert phone.answered().text('[data-seat="0"] .called') == "Annika"
    assert (upper(phone), phone.totals()[0]) == (".........H", "2")
    assert phone.page.locator('[data-brush="H"]').get_attribute("aria-pressed") == "true"
    touch(phone, '[data-space="upper-0"]')
    assert phone.totals()[0] == "4"
    assert upper(touch(phone, "[data-undo]")) == ".........H"


def test_rotating_a_phone_keeps_the_opened_tile(phone: Pad) -> None:
    """Its half-sides are under the thumb again: a stroke over the right side, then an icon."""
    phone.open("auctionland")
    touch(phone, '[data-by="island"]', '[data-tile="1-2"]', '[data-zone="H"]')
    for view in (LYING, UPRIGHT):
        phone.page.set_viewport_size(view)
        until(lambda view=view: phone.page.evaluate("innerWidth") == view["width"])
        phone.halves(2 if view == LYING else 3)
    touch(phone, '[data-icon="love"]')
    laid = phone.page.locator('[data-tile="1-2"]')
    assert laid.get_attribute("data-laid") == "BHBB+l"
    assert phone.page.locator(".opened").is_visible()


def test_a_phone_is_rotated_while_a_text_is_pasted(phone: Pad) -> None:
    phone.page.set_viewport_size(SMALL)
    touch(phone.open(), '[data-by="cards"]', "[data-paste]")
    phone.page.locator("[data-pasted]").fill("game =")
    for view in (SMALL_LYING, SMALL):
        phone.page.set_viewport_size(view)
        until(lambda view=view: phone.page.evaluate("innerWidth") == view["width"])
        assert phone.page.locator("[data-pasted]").input_value() == "game ="


def test_rotating_a_phone_keeps_the_position_in_the_counts(phone: Pad) -> None:
    """The row that the next key fills too."""
    touch(phone.open("auctionland"), '[data-key="4"]', '[data-key="10+"]')
    phone.page.set_viewport_size(LYING)
    touch(phone, '[data-key="2"]', '[data-key="3"]')
    fields = [one.input_value() for one in phone.page.locator("[data-count]").all()]
    assert fields[:4] == ["4", "12", "3", ""]
