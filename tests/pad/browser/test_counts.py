"""Counts by keys: one key for each number, from the first to the last, then the next player."""

from .conftest import Pad


def counted(pad: Pad) -> list[str]:
    fields = pad.page.locator("[data-count]").all()
    return [field.input_value() for field in fields]


def test_a_larger_number_takes_two_keys(pad: Pad) -> None:
    pad.open("auctionland").tap('[data-key="10+"]', '[data-key="2"]', '[data-key="3"]')
    assert counted(pad)[:3] == ["12", "3", ""]


def test_keys_go_on_where_somebody_tapped_and_with_the_next_player(pad: Pad) -> None:
    pad.open("auctionland").tap('[data-count="love"]', '[data-key="4"]', '[data-key="5"]')
    assert pad.page.locator('[data-seat="1"]').get_attribute("aria-pressed") == "true"
    assert counted(pad) == [""] * 7
    assert counted(pad.tap('[data-key="6"]', '[data-seat="0"]')) == ["", "", "", "", "", "4", "5"]
    assert counted(pad.tap("[data-undo]", "[data-undo]")) == ["", "", "", "", "", "4", ""]


def test_steps_count_up_and_down_but_not_below_nothing(pad: Pad) -> None:
    pad.open("auctionland")
    row = pad.page.locator(".count").first
    row.locator(".step").last.click()
    row.locator(".step").last.click()
    row.locator(".step").first.click()
    assert counted(pad.answered())[0] == "1"
    row.locator(".step").first.click()
    row.locator(".step").first.click()
    assert counted(pad.answered())[0] == "0"
