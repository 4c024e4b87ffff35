"""The screen with the result: places, the deciding tie, the table, pictures, and the shared PNG."""

import re
import struct
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

import boardscore
from boardscore.pad.result_picture import draw_result
from tests.tables import from_table, read_table

from .conftest import Axe, Pad, until
from .test_access import CUT, LOOKS, SMALL

TIE = "pier18;;Anna!S.Q.H..A!..A.....!1!2!!;Ben!Q..H..S.!..A..AAQ!0!1!!"
"""Both have 7 points; Ben has 7 symbols, Anna 5."""
POINTS = "pier18;;Anna!A!.!0!0!!;Ben!A.A.A!.....!0!0!!;Cleo!A.A!...!0!0!!"
"""1, 3 and 2 Fishers, with 1 point each."""
LEADS = "pier18;;Anna!A.A!...!0!0!!;Ben!.!.!0!0!!"
DATES = "pier18;;Anna!A..H!....!0!0!!;Ben!H..A!....!0!0!!"
"""Everything is equal, and the dates of the Plan cards are missing."""
SHARED = "auctionland;{};Alex!c!1.0.0.0.0.0.0!!3;Bonnie!c!1.0.0.0.0.0.0!!3"
TABLES = "t.beaches=0%2C1%2C3%2B&t.theme_parks=0%2C2%2C5%2B"
ISLAND = "B%2Bp,BGGH%2Bl,.,T,.,T,GGHHTTGg,T,.,.,G%2FHH,.,.,.,.,."
SIX = (
    f"auctionland;{TABLES};Annegret!i!......!{ISLAND}!3;Ben!c!1.1.0.3.3.2.3!!;"
    "Cleo!c!4.3.2.3.2.2.3!!;Dorothea!c!2.2.2.2.2.2.2!!;Emil!c!1.2.1.2.1.2.1!!;Fritz!c!0.0.1.1.1.1.1!!"
)
CARDS = "pier18;p=demo;Anna!.!.!!1!!!c1,4%2B1,3,5,6,7;Ben!.!.!!0!!!c2,8,9%2B2,10,11,12"


def result(pad: Pad, link: str, lang: str = "en") -> Pad:
    """Opens a game and shows its result."""
    return pad.open(link.partition(";")[0], lang, link).tap('[data-show="result"]')


def places(pad: Pad) -> list[str]:
    """The place of every seat."""
    found = pad.page.locator("[data-place]")
    seats = {one.get_attribute("data-place"): one.inner_text() for one in found.all()}
    return [seats[str(seat)] for seat in range(len(seats))]


def test_the_screens_switch(pad: Pad) -> None:
    pad.open(link=TIE)
    main = pad.page.locator("main")
    assert main.get_attribute("data-screen") == "entry"
    assert pad.tap('[data-show="result"]').page.locator('main[data-screen="result"]').count() == 1
    assert pad.page.locator("[data-space]").count() == 0
    link = pad.link()
    assert pad.tap('[data-show="entry"]').page.locator('main[data-screen="entry"]').count() == 1
    assert pad.page.locator("[data-space]").count() == 32
    assert pad.link() == link


def test_a_reload_or_a_link_opens_the_entries(pad: Pad) -> None:
    result(pad, TIE).page.reload()
    assert pad.answered().page.locator("main").get_attribute("data-screen") == "entry"
    assert pad.totals() == ["7", "7"]


def test_a_tie_is_decided_with_its_numbers(pad: Pad) -> None:
    result(pad, TIE)
    assert places(pad) == ["2", "1"]
    assert pad.text("[data-decided]") == "Ben wins the tie: 7 symbols to 5."
    assert "Ben" in pad.text("[data-winner]")
    assert pad.page.locator(".ranking li").first.inner_text().split() == ["1", "Ben", "7"]
    result(pad, TIE, "de")
    assert pad.text("[data-decided]") == "Ben gewinnt den Gleichstand: 7 Symbole gegen 5."


def test_players_are_in_the_order_of_their_places(pad: Pad) -> None:
    result(pad, POINTS)
    assert places(pad) == ["3", "1", "2"]
    rows = [one.split() for one in pad.page.locator(".ranking li").all_inner_texts()]
    assert rows == [["1", "Ben", "3"], ["2", "Cleo", "2"], ["3", "Anna", "1"]]
    assert [one.split() for one in pad.page.locator(".shown h3").all_inner_texts()] == [
        ["Ben", "3"],
        ["Cleo", "2"],
        ["Anna", "1"],
    ]
    assert pad.text("[data-decided]") == "Ben wins on points."


def test_a_tie_below_first_place_is_explained(pad: Pad) -> None:
    """Cleo has 2 points for Patrons; Ben's second symbol decides about place 2."""
    result(pad, "pier18;;Anna!S!.!0!0!!;Ben!S.S!...!0!0!!;Cleo!.!.!0!2!!")
    assert places(pad) == ["3", "2", "1"]
    told = pad.text(".outcome")
    assert "Ben wins the tie for place 2: 2 symbols to 1." in told


def test_the_column_of_the_winner_is_marked(pad: Pad) -> None:
    result(pad, POINTS)
    rows = pad.page.locator(".points-of-all tr").all()
    marked = [one.locator(".won").all_inner_texts() for one in rows]
    assert marked[0] == ["Ben"]
    assert marked[-1] == ["1"]
    assert all(len(row) == 1 for row in marked)
    ground = "(one) => getComputedStyle(one).backgroundColor"
    cells = pad.page.locator(".points-of-all tr:last-child td")
    assert cells.nth(0).evaluate(ground) == cells.nth(2).evaluate(ground)
    assert cells.nth(0).evaluate(ground) != cells.nth(1).evaluate(ground)


def test_a_shared_win_marks_all_winners(pad: Pad) -> None:
    result(pad, SHARED.format(TABLES))
    assert places(pad) == ["1", "1"]
    assert pad.page.locator(".ranking .won").count() == 2
    assert pad.text("[data-winner]").startswith("Alex and Bonnie share the win")


# Who leads, who wins


def named(pad: Pad) -> tuple[int, int]:
    """The number of leaders and of winners on the screen."""
    return pad.page.locator("[data-leads]").count(), pad.page.locator("[data-winner]").count()


def test_until_everyone_has_entries_someone_leads(pad: Pad) -> None:
    result(pad, LEADS)
    assert named(pad) == (1, 0)
    assert pad.text("[data-leads]") == "Anna leads"
    assert pad.page.locator("[data-decided], .won, .result .crown").count() == 0
    assert places(pad) == ["–", "–"]
    assert pad.page.locator(".result img").count() == 1  # Ben has nothing to show
    assert "wins" not in pad.text("main")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_an_empty_game_names_no_one(pad: Pad, lang: str) -> None:
    pad.open(lang=lang).tap('[data-show="result"]')
    assert named(pad) == (0, 0)
    assert pad.page.locator(".won, .result img, .result table").count() == 0


@pytest.mark.parametrize("link", [DATES, SHARED.format("")], ids=["dates", "tables"])
def test_while_something_is_missing_no_one_is_named(pad: Pad, link: str) -> None:
    result(pad, link)
    assert named(pad) == (0, 0)
    assert pad.page.locator("[data-decided], .won").count() == 0
    assert "Still needed" in pad.text(".outcome")


def test_points_that_are_unknown_name_no_leader(pad: Pad) -> None:
    result(pad, "auctionland;;Alex!c!4......!!;Bonnie!c!......!!")
    assert named(pad) == (0, 0)


# Pictures, sharing, printing


def test_every_player_has_a_picture_that_is_large_enough(pad: Pad) -> None:
    result(pad, TIE)
    for image in pad.page.locator(".shown img").all():
        box = image.bounding_box()
        assert box
        assert box["width"] > 300
        assert image.evaluate("(one) => one.complete && one.naturalWidth > 0")
    assert pad.page.locator(".shown img").count() == 2


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("link", [TIE, SIX, LEADS], ids=["tie", "six", "leads"])
def test_the_result_is_saved_as_a_picture(
    new_pad: Callable[..., Pad], link: str, scheme: Any, tmp_path: Path
) -> None:
    pad = result(new_pad(color_scheme=scheme), link)
    with pad.page.expect_download() as download:
        pad.page.locator("[data-picture]").click()
    assert download.value.suggested_filename == f"{link.partition(';')[0]}.png"
    path = tmp_path / "result.png"
    download.value.save_as(path)
    width, height = png_size(path)
    assert width == 1080
    assert height > 1000
    assert not is_blank(pad, path)


def png_size(path: Path) -> tuple[int, int]:
    head = path.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", head[16:])
    return width, height


def is_blank(pad: Pad, path: Path) -> bool:
    """Whether a picture has few colours."""
    data = list(path.read_bytes())
    colours: int = pad.page.evaluate(
        """async (data) => {
            const bitmap = await createImageBitmap(new Blob([new Uint8Array(data)]));
            const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
            const context = canvas.getContext("2d");
            context.drawImage(bitmap, 0, 0);
            const held = context.getImageData(0, 0, bitmap.width, bitmap.height).data;
            return new Set(new Uint32Array(held.buffer)).size;
        }""",
        data,
    )
    return colours < 50


def test_a_phone_gets_the_picture_in_its_share_sheet(pad: Pad) -> None:
    result(pad, TIE).page.evaluate(
        """() => {
            navigator.canShare = ({ files }) => files.length === 1;
            navigator.share = async ({ files: [file] }) => {
                window.shared = [file.name, file.type];
            };
        }"""
    )
    pad.tap("[data-picture]")
    assert pad.page.evaluate("window.shared") == ["pier18.png", "image/png"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_sends_the_date_for_the_picture(pad: Pad, lang: str) -> None:
    """The day in the time zone of the browser, in a form that every language reads alike."""
    sent: list[Any] = []
    pad.page.on("request", lambda request: sent.append(request.post_data_json))
    pad.page.clock.set_fixed_time(datetime(2026, 11, 8, 12, tzinfo=UTC))
    pad.open("pier18", lang, TIE).tap('[data-show="result"]')
    with pad.page.expect_download():
        pad.page.locator("[data-picture]").click()
    assert [one["date"] for one in sent if one and one["ask"] == "picture"] == ["2026-11-08"]


@pytest.mark.parametrize(("why", "saves"), [("AbortError", False), ("NotAllowedError", True)])
def test_a_picture_that_is_not_shared_is_saved_unless_the_user_said_no(
    pad: Pad, why: str, saves: bool
) -> None:
    result(pad, TIE).page.evaluate(
        """(why) => {
            navigator.canShare = () => true;
            navigator.share = async () => { throw new DOMException("", why); };
        }""",
        why,
    )
    saved: list[str] = []
    pad.page.on("download", lambda download: saved.append(download.suggested_filename))
    pad.tap("[data-picture]")
    if saves:
        until(lambda: saved, "nothing was saved")
    assert saved == (["pier18.png"] if saves else [])


def test_the_result_can_be_linked_and_printed(pad: Pad) -> None:
    result(pad, TIE).page.locator("[data-share]").click()
    link = pad.page.locator("[data-link]").input_value()
    assert boardscore.from_url(link).GAME == "pier18"
    pad.page.locator("[data-close]").click()
    printed = pad.printed()
    assert "Ben wins the tie: 7 symbols to 5." in printed
    pad.page.evaluate("() => { window.print = () => { document.body.dataset.printed = 'yes'; }; }")
    pad.page.locator("[data-print]").click()
    until(lambda: pad.page.evaluate("document.body.dataset.printed"), "nothing is printed")
    assert pad.page.locator(".sheet img").count() == 2


def test_undo_by_key_changes_the_result(pad: Pad) -> None:
    pad.open(link=LEADS).tap('[data-seat="1"]', '[data-brush="A"]', '[data-space="upper-0"]')
    pad.tap('[data-show="result"]')
    assert named(pad) == (0, 1)
    pad.page.keyboard.press("Control+z")
    assert named(pad.answered()) == (1, 0)


def test_hostile_names_are_text_on_the_screen_and_in_the_picture(pad: Pad) -> None:
    name = "%3Cimg%20src%3Dx%20onerror%3Ddocument.title%3D1%3E%3C%2Fh2%3E%26%22%27"
    result(pad, f"pier18;;{name}!A!.!0!0!!;Ben!.!.!0!1!!")
    called = "<img src=x onerror=document.title=1></h2>&\"'"
    assert called in pad.text(".ranking")
    assert pad.page.locator('.result img[src="x"]').count() == 0
    with pad.page.expect_download():
        pad.page.locator("[data-picture]").click()
    assert pad.page.title() == "Pier 18"


def test_very_long_names_and_text_without_spaces_fit(new_pad: Callable[..., Pad]) -> None:
    pad = result(new_pad(viewport={"width": 320, "height": 568}), f"pier18;;{'W' * 400}!A!.!0!0!!")
    assert pad.page.evaluate("document.documentElement.scrollWidth") <= 320
    with pad.page.expect_download():
        pad.page.locator("[data-picture]").click()


LONG: Any = tuple(read_table(__file__, "LONG"))


def test_all_words_of_the_shared_picture_have_room(pad: Pad) -> None:
    """In a wide font, with the longest names; no name of the table covers another one."""
    for lang, players in product(("en", "de"), (2, 3, 6)):
        check_words_have_room(pad, lang, players)


def check_words_have_room(pad: Pad, lang: str, players: int) -> None:
    """The shared picture of Auctionland."""
    island = {"island": ["B+p BGGH+l . T", ". T T T+m"], "money": 3}
    names = LONG[:players]
    position = {"game": "auctionland", "players": [{"name": name, **island} for name in names]}
    if players < 6:
        position["tables"] = {"beaches": [0, 1, "3+"], "theme_parks": [0, 2, "5+"]}
    drawn = draw_result(boardscore.score(position), (), lang)
    pad.page.set_content(drawn)
    boxes = pad.page.evaluate(
        """() => [...document.querySelectorAll("svg > g text")].map((one) => {
          const { left, right, top } = one.getBoundingClientRect();
          return [one.textContent, left, right, top];
        })"""
    )
    assert [words for words, left, right, _ in boxes if left < 40 or right > 1040] == []
    for top in {top for *_, top in boxes}:
        row = sorted((left, right, words) for words, left, right, at in boxes if at == top)
        assert [one for one, other in pairwise(row) if one[1] > other[0]] == []


# Hindsight


@from_table
def test_hindsight_is_shown_only_if_someone_asks(pad: Pad, lang: str, could: str) -> None:
    """The same board with its changes, in a second picture, and what was kept."""
    result(pad, CARDS, lang)
    assert pad.page.locator("[data-hindsight]").count() == 2
    assert pad.page.locator(".best").count() == 0
    images = pad.page.locator(".shown img").count()
    pad.tap('[data-hindsight="0"]')
    best = pad.text(".best")
    found = re.search(could, best)
    assert found
    assert int(found[1]) > int(pad.text('[data-total="0"]'))
    kept = {"en": ("May change: how far the cards overlap", "Not changed: the order of the cards")}
    kept["de"] = ("Frei wählbar: wie weit sich die Karten", "Unverändert: die Reihenfolge der")
    assert all(told in best for told in kept[lang])
    assert pad.page.locator("[data-hindsight]").count() == 1
    assert pad.page.locator(".shown img").count() == images + 1
    assert pad.tap('[data-show="entry"]', '[data-show="result"]').page.locator(".best").count() == 0


def test_islands_of_tiles_have_hindsight_and_counts_have_none(pad: Pad) -> None:
    """Two parks with a garden between them: side by side they are one park of 2, for 5 points."""
    apart = "T,G,T" + ",." * 13
    result(pad, f"auctionland;{TABLES};Alex!i!......!{apart}!;Bonnie!c!1.0.0.0.0.0.0!!")
    assert pad.text('[data-total="0"]') == "2"
    assert pad.page.locator("[data-hindsight]").count() == 1
    pad.tap('[data-hindsight="0"]')
    assert "Your 3 tiles could have scored 5 points." in pad.text(".best")
    assert "Not changed: the tiles themselves" in pad.text(".best")
    assert pad.page.locator(".best img").count() == 1


def test_a_pier_of_spaces_has_no_hindsight(pad: Pad) -> None:
    assert result(pad, TIE).page.locator("[data-hindsight]").count() == 0


# For everyone


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_axe_finds_nothing_on_the_result(
    new_pad: Callable[..., Pad], axe: Axe, lang: str, scheme: Any
) -> None:
    pad = new_pad(viewport={"width": 390, "height": 3000}, color_scheme=scheme)
    for state, link, taps in (
        ("tie", TIE, []),
        ("leads", LEADS, []),
        ("empty", "pier18;;Anna!.!.!0!0!!;Ben!.!.!0!0!!", []),
        ("missing", DATES, []),
        ("six", SIX, ['[data-hindsight="0"]']),
        ("cards", CARDS, ['[data-hindsight="0"]', '[data-hindsight="1"]']),
        ("share", TIE, ["[data-share]"]),
    ):
        pad.page.goto("about:blank")
        assert axe(result(pad, link, lang).tap(*taps).page) == [], state


@pytest.mark.parametrize("size", LOOKS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_finger_hits_everything_and_nothing_is_cut(
    new_pad: Callable[..., Pad], size: tuple[int, int]
) -> None:
    pad = new_pad(viewport={"width": size[0], "height": size[1]})
    for link in (TIE, SIX, CARDS, LEADS, DATES):
        pad.page.goto("about:blank")
        result(pad, link, "de")
        assert pad.page.evaluate(SMALL) == []
        assert pad.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert pad.page.evaluate(CUT) == []


def test_the_result_is_reached_and_left_by_keys(pad: Pad) -> None:
    pad.open(link=TIE).page.locator('[data-show="result"]').focus()
    pad.page.keyboard.press("Enter")
    focused = "document.activeElement.dataset.show"
    assert pad.answered().page.evaluate(focused) == "entry"
    pad.page.keyboard.press("Enter")
    assert pad.answered().page.evaluate(focused) == "result"


def test_after_a_failed_answer_the_result_follows(pad: Pad) -> None:
    pad.open(link=TIE)
    pad.page.route("**/answer", lambda route: route.abort())
    pad.page.locator('[data-show="result"]').click()
    until(lambda: pad.page.locator(".notice").is_visible(), "nothing is said")
    pad.page.unroute("**/answer")
    until(lambda: pad.page.locator("[data-winner]").count(), "it never came")
    pad.answered()
    pad.errors.clear()  # the browser reports the failed requests
