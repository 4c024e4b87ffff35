"""The book in a browser: games are kept once, opened again, counted, moved to another browser."""

import pytest

from boardscore.book import BookEntry, read_book, statistics, write_book
from boardscore.book.charts import NARROW, WIDE, totals_by_game, wins_by_person
from boardscore.book.entries import write_summary
from tests.book.games import auctionland_game, entry, pier18_game
from tests.book.test_search import GAME

from .conftest import HERE, Pad, script
from .stories import stories
from .test_result import POINTS, TIE, result
from .test_tabs import tab

BOOK = write_book([GAME])
LATE = {**entry(auctionland_game(), where="Rome", note="Late").data, "rating": 2**70}
TEXTS = {
    "TIE": TIE,
    "POINTS": POINTS,
    "PAST": ':is(nav, footer, .keep) [data-show="past"]',
    "STATUS": "main [role=status]",
}
test_story = stories(
    __file__,
    **TEXTS,
    BOOK=BOOK,
    CUT_OFF=BOOK[:-30],
    NO_UTF_8="\udcff\udcfe",
    LARGE=" " * 32_000_001,
    MANY=write_book([entry(pier18_game(), str(number), hours=number) for number in range(300)]),
    LATE=write_book([BookEntry(LATE)]),
    NOTED=write_book([BookEntry({**LATE, "note": "Spät"})]),
)
test_story_in_both = pytest.mark.firefox(stories(str(HERE / "test_book_both.txt"), **TEXTS))


def test_tabs_that_keep_the_same_game_at_the_same_time_keep_it_once(pad: Pad) -> None:
    tabs = [result(pad, TIE), result(tab(pad), TIE), result(tab(pad), TIE)]
    for one in tabs:
        one.page.evaluate("document.querySelector('[data-keep]').click()")
    told = sorted(one.answered().text(TEXTS["STATUS"]) for one in tabs)
    assert told.count("Your book has this game already.") == 2
    assert pad.tap(TEXTS["PAST"]).page.locator("[data-entry]").count() == 1


CHANGE = """([where, text, wait]) => {
    const usual = fetch;
    fetch = (...all) => new Promise((done) => setTimeout(done, wait)).then(() => usual(...all));
    const field = document.querySelector(`[data-describe="${where}"]`);
    field.value = text;
    field.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def test_two_tabs_give_one_game_its_place_and_its_note(pad: Pad) -> None:
    """One reads the game before the other has saved it, and has its answer afterwards."""
    result(pad, TIE).tap("[data-keep]")
    tabs = [pad, tab(pad).open()]
    for one in tabs:
        one.tap(TEXTS["PAST"], '[data-entry="0"]', "details summary")
    for one, change in zip(tabs, (["where", "Rome", 1000], ["note", "Rain", 0]), strict=True):
        one.page.evaluate(CHANGE, change)
    for one in tabs:
        assert one.answered().text(TEXTS["STATUS"]) == "Saved in your book."
    with pad.tap(TEXTS["PAST"]).page.expect_download() as download:
        pad.page.locator("[data-book-export]").click()
    (game,) = read_book(download.value.path().read_bytes())
    assert (game.where, game.note) == ("Rome", "Rain")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_pictures_of_statistics_show_whole_words(pad: Pad, lang: str) -> None:
    """With long names, and numbers of three digits."""
    game = pier18_game()
    for player, name in zip(game["players"], ("Maximiliane-Friederike", "MWWWWWWM"), strict=True):
        player["name"] = name
    games = [entry(game, str(number), hours=number) for number in range(229)]
    persons = statistics(map(write_summary, games)).persons
    for size in (NARROW, WIDE):
        drawn = wins_by_person(persons, lang, size), totals_by_game(persons, lang, size)
        pad.page.set_content("".join(drawn))
        assert pad.page.locator("svg text").count() > 8
        assert pad.page.evaluate(script("outsideOfPictures")) == []
