"""The screen with the result: places, the deciding tie, the table, pictures, and the shared PNG."""

import re
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

import boardscore
from boardscore.pad.result_picture import draw_result
from tests.tables import from_table, read_table

from .conftest import Pad, script
from .stories import stories

TIE = "pier18;;Anna!S.Q.H..A!..A.....!1!2!!;Ben!Q..H..S.!..A..AAQ!0!1!!"
"""Both have 7 points; Ben has 7 symbols, Anna 5."""
POINTS = "pier18;;Anna!A!.!0!0!!;Ben!A.A.A!.....!0!0!!;Cleo!A.A!...!0!0!!"
"""1, 3 and 2 Fishers, with 1 point each."""
LEADS = "pier18;;Anna!A.A!...!0!0!!;Ben!.!.!0!0!!"
TABLES = "t.beaches=0%2C1%2C3%2B&t.theme_parks=0%2C2%2C5%2B"
ISLAND = "B%2Bp,BGGH%2Bl,.,T,.,T,GGHHTTGg,T,.,.,G%2FHH,.,.,.,.,."
SIX = (
    f"auctionland;{TABLES};Annegret!i!......!{ISLAND}!3;Ben!c!1.1.0.3.3.2.3!!;"
    "Cleo!c!4.3.2.3.2.2.3!!;Dorothea!c!2.2.2.2.2.2.2!!;Emil!c!1.2.1.2.1.2.1!!;Fritz!c!0.0.1.1.1.1.1!!"
)
CARDS = "pier18;p=demo;Anna!.!.!!1!!!c1,4%2B1,3,5,6,7;Ben!.!.!!0!!!c2,8,9%2B2,10,11,12"

APART = f"auctionland;{TABLES};Alex!i!......!T,G,T{',.' * 13}!;Bonnie!c!1.0.0.0.0.0.0!!"

test_story = stories(
    __file__, TIE=TIE, POINTS=POINTS, LEADS=LEADS, APART=APART, SHARES=script("shareToWindow")
)


def result(pad: Pad, link: str, lang: str = "en") -> Pad:
    """Opens a game and shows its result."""
    return pad.open(link.partition(";")[0], lang, link).tap('[data-show="result"]')


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
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height, colours = pad.page.evaluate(script("sizeAndColours"), [*data])
    assert width == 1080
    assert height > 1000
    assert colours >= 50  # it is not blank


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


def test_a_picture_that_is_not_shared_is_saved_unless_the_user_said_no(pad: Pad) -> None:
    saved: list[str] = []
    pad.page.on("download", lambda download: saved.append(download.suggested_filename))
    result(pad, TIE).page.evaluate(script("refuseToShare"), "AbortError")
    pad.tap("[data-picture]")
    pad.page.evaluate(script("refuseToShare"), "NotAllowedError")
    with pad.page.expect_download():
        pad.tap("[data-picture]")
    assert saved == ["pier18.png"]


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
    boxes = pad.page.evaluate(script("boxesOfWords"))
    assert [words for words, left, right, _ in boxes if left < 40 or right > 1040] == []
    for top in {top for *_, top in boxes}:
        row = sorted((left, right, words) for words, left, right, at in boxes if at == top)
        assert [one for one, other in pairwise(row) if one[1] > other[0]] == []


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
