"""Counts by keys: one key for each number, from the first to the last, then the next player."""

import pytest

from .conftest import Pad

pytestmark = pytest.mark.firefox


def counted(pad: Pad) -> list[str]:
    fields = pad.page.locator("[data-count]").all()
    return [field.input_value() for field in fields]


def test_a_larger_number_takes_two_keys(pad: Pad) -> None:
    pad.open("auctionland").tap('[data-key="10+"]', '[data-key="2"]', '[data-key="3"]')
    assert counted(pad)[:3] == ["12", "3", ""]
    pad.tap('[data-key="10+"]', '[data-key="10+"]', '[data-key="0"]', '[data-key="7"]')
    assert counted(pad)[2:5] == ["20", "7", ""]


def test_the_key_for_larger_numbers_shows_the_tens_at_once(pad: Pad) -> None:
    assert counted(pad.open("auctionland").tap('[data-key="10+"]'))[0] == "10"
    assert counted(pad.tap('[data-key="10+"]'))[0] == "20"
    assert counted(pad.tap('[data-key="4"]'))[0] == "24"


FULL = "auctionland;;Alex!c!1.0.0.0.0.0.2!!;Bonnie!c!1......!!"


def test_a_key_overwrites_no_count_of_a_player_who_has_them(pad: Pad) -> None:
    """Alex has all counts; Bonnie has only the first. Neither was tapped.

    In a link, a count of 0 at the end is one that is not entered.
    """
    pad.open("auctionland", link=FULL).tap('[data-key="5"]')
    assert counted(pad) == ["1", "0", "0", "0", "0", "0", "2"]
    pad.tap('[data-seat="1"]', '[data-key="6"]')
    assert counted(pad) == ["1", "6", "", "", "", "", ""]
    pad.tap('[data-seat="0"]', '[data-key="7"]', '[data-count="love"]', '[data-key="8"]')
    assert counted(pad) == ["1", "0", "0", "0", "0", "8", "2"]


def test_a_typed_number_is_one_step(pad: Pad) -> None:
    field = pad.open("auctionland").page.locator('[data-count="houses"]')
    field.press_sequentially("12")
    assert counted(pad.answered().tap('[data-key="7"]')) == ["", "", "", "7", "", "", ""]
    assert counted(pad.tap("[data-undo]"))[3] == "12"
    assert counted(pad.tap("[data-undo]")) == [""] * 7
    pad.page.locator('[data-count="houses"]').press_sequentially("3")
    assert counted(pad.answered().tap('[data-key="8"]', "[data-undo]", "[data-undo]")) == [""] * 7


def test_keys_continue_after_the_last_tap_and_with_the_next_player(pad: Pad) -> None:
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


def test_a_key_directly_after_the_choice_of_the_mode_is_not_lost(pad: Pad) -> None:
    """The second key continues after the first one, however fast both are pressed."""
    pad.open("auctionland").page.evaluate(
        """() => {
            const tap = (selector) => document.querySelector(selector).click();
            tap('[data-by="island"]');
            tap('[data-by="counts"]');
            tap('[data-key="3"]');
        }"""
    )
    assert counted(pad.answered().tap('[data-key="4"]'))[:3] == ["3", "4", ""]


def test_after_a_number_was_taken_back_the_next_key_writes_it_again(pad: Pad) -> None:
    pad.open("auctionland").tap(*(f'[data-key="{n}"]' for n in (1, 2, 9)), "[data-undo]")
    assert counted(pad)[:4] == ["1", "2", "", ""]
    assert counted(pad.tap('[data-key="3"]', '[data-key="4"]'))[:4] == ["1", "2", "3", "4"]
    pad.tap("[data-undo]", "[data-undo]", "[data-undo]", '[data-key="5"]')
    assert counted(pad)[:3] == ["1", "5", ""]


def test_undo_shows_the_player_of_the_number(pad: Pad) -> None:
    pad.open("auctionland").tap('[data-count="music"]', '[data-key="5"]')
    assert pad.page.locator('[data-seat="1"]').get_attribute("aria-pressed") == "true"
    pad.tap("[data-undo]")
    assert pad.page.locator('[data-seat="0"]').get_attribute("aria-pressed") == "true"
    assert counted(pad) == [""] * 7
    assert counted(pad.tap('[data-key="6"]', '[data-seat="0"]')) == [*[""] * 6, "6"]


def test_a_new_game_begins_at_the_first_row(pad: Pad) -> None:
    pad.open("auctionland").tap('[data-count="houses"]', *(f'[data-key="{n}"]' for n in (1, 2, 3)))
    pad.tap("[data-new]", '[data-key="4"]')
    assert counted(pad) == ["4", *[""] * 6]
