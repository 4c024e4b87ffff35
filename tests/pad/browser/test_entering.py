"""Entering a game: texts, names, keys, other games, and what fits on a small screen."""

from collections.abc import Callable

import pytest

from .conftest import Pad

pytestmark = pytest.mark.firefox

SIX = "auctionland;p=demo;" + ";".join(f"Spieler%20{seat}!{{}}!......!!" for seat in range(1, 7))
LONG = "Maximiliane Bergheim"


def side(pad: Pad, number: int) -> str:
    """A side of the first player's pier in the address."""
    return str(pad.entered()["pier"][number])


# A pier as text


@pytest.mark.parametrize(
    "text", ["S.Q.|H..A\n..A.|...Q", "s.q.|h..a/..a.|...q", "S.Q.|H..A / ..A.|...Q"]
)
def test_a_pier_is_typed_or_pasted_as_text(pad: Pad, text: str) -> None:
    """By hand: a Fisher of one side, 1; two Poets, 1; the Lovers are blocked, 0."""
    pad.open().tap('[data-by="text"]').fill("[data-pier-text]", text)
    assert (side(pad, 0), side(pad, 1)) == ("S.Q.|H..A", "..A.|...Q")
    assert pad.totals() == ["2", "–"]
    pad.page.locator("[data-name]").focus()
    assert pad.tap("[data-undo]").totals() == ["–", "–"]


def test_a_wrong_text_is_told_at_its_field_and_changes_nothing(pad: Pad) -> None:
    pad.open().tap('[data-by="text"]').fill("[data-pier-text]", "A.A/...")
    assert pad.totals() == ["2", "–"]
    pad.fill("[data-pier-text]", "A.AX/....")
    field = pad.page.locator("[data-pier-text]")
    assert field.get_attribute("aria-invalid") == "true"
    assert "unchanged" in pad.text("#pier-wrong")
    assert pad.totals() == ["2", "–"]
    assert pad.fill("[data-pier-text]", "A.AA/....").totals() == ["3", "–"]
    assert pad.page.locator("#pier-wrong").is_hidden()


def test_the_text_of_a_pier_is_that_of_its_symbols(pad: Pad) -> None:
    pad.open(link="pier18;;A!S.Q.-H..A!..A....Q!0!0!!;B!.!.!0!0!!").tap('[data-by="text"]')
    assert pad.page.locator("[data-pier-text]").input_value() == "S.Q.|H..A\n..A.|...Q"


# Names, and who is removed


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


def test_the_button_says_whom_it_removes(pad: Pad) -> None:
    pad.open().call(1, "Ben")
    assert pad.text("[data-remove-seat]") == "Remove Ben"
    assert pad.tap("[data-remove-seat]").totals() == ["–"]


# Other games and new ones


def test_another_game_begins_at_the_top_and_undo_leads_back(pad: Pad) -> None:
    pad.open().lay(["A.A.....", "........"]).tap('[data-game="auctionland"]')
    assert pad.page.evaluate("scrollY") == 0
    assert pad.text("h1") == "Auctionland"
    pad.tap('[data-key="3"]', "[data-undo]")
    assert pad.text("h1") == "Auctionland"
    assert pad.tap("[data-undo]").totals() == ["2", "–"]
    assert pad.tap("[data-undo]").totals() == ["1", "–"]


def test_a_new_game_begins_at_the_top_and_is_undone(pad: Pad) -> None:
    pad.open().lay(["A.A.....", "........"]).tap("[data-new]")
    assert pad.page.evaluate("scrollY") == 0
    assert pad.totals() == ["–", "–"]
    assert pad.tap("[data-undo]").totals() == ["2", "–"]


# Keys


def test_control_z_takes_back_home_and_end_reach_the_ends(pad: Pad) -> None:
    pad.open().lay(["A.A.....", "........"])
    pad.page.keyboard.press("Control+z")
    assert pad.answered().totals() == ["1", "–"]
    pad.page.locator('[data-space="upper-3"]').focus()
    pad.page.keyboard.press("End")
    assert pad.page.locator(":focus").get_attribute("data-space") == "upper-15"
    pad.page.keyboard.press("Home")
    assert pad.page.locator(":focus").get_attribute("data-space") == "upper-0"


def test_control_z_in_a_name_belongs_to_the_browser(pad: Pad) -> None:
    pad.open().lay(["A.......", "........"])
    pad.page.locator("[data-name]").focus()
    pad.page.keyboard.press("Control+z")
    assert pad.answered().totals() == ["1", "–"]


def test_after_the_last_number_no_key_overwrites_one(pad: Pad) -> None:
    pad.open("auctionland").tap('[data-seat="1"]', *['[data-key="2"]'] * 7)
    assert pad.page.locator(".count.now").count() == 0
    pad.tap('[data-key="9"]', '[data-key="10+"]')
    assert [one.input_value() for one in pad.page.locator("[data-count]").all()] == ["2"] * 7
    pad.tap('[data-count="love"]', '[data-key="5"]')
    assert pad.page.locator('[data-count="love"]').input_value() == "5"


# Cards and labels


def test_cards_of_a_pack_show_and_say_what_is_on_them(pad: Pad) -> None:
    pad.open().tap('[data-by="cards"]', '[data-pack="demo"]')
    card = pad.page.locator('[data-card="1"]')
    assert card.locator(".face .shape").count() == 3
    said = "Card 1; upper: Flower Seller 1, Poet 3; lower: Fisher 3"
    assert card.get_attribute("aria-label") == said


def test_the_ends_and_the_sides_of_the_board_are_labelled(pad: Pad) -> None:
    told = pad.open(lang="de").page.locator(".shore span, .side").all_inner_texts()
    assert told == ["◂ Land", "Wasser ▸", *["oben", "unten"] * 2]


# Sizes


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


def test_the_size_of_text_follows_the_browser(pad: Pad) -> None:
    pad.open()
    size = "(one) => parseFloat(getComputedStyle(one).fontSize)"
    before = [one.evaluate(size) for one in pad.page.locator("body, .points, .soft").all()]
    pad.page.evaluate("document.documentElement.style.fontSize = '32px'")
    after = [one.evaluate(size) for one in pad.page.locator("body, .points, .soft").all()]
    assert after == [2 * one for one in before]
    assert pad.page.evaluate("document.documentElement.scrollWidth") <= 390
