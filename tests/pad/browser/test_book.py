"""The book in a browser: games are kept once, opened again, counted, moved to another browser."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from boardscore.book import read_book, statistics, write_book
from boardscore.book.pictures import NARROW, WIDE, totals_by_game, wins_by_person
from boardscore.book.summaries import write_summary
from tests.book.games import auctionland_game, entry, pier18_game
from tests.book.test_search import FOUND, GAME, MISSED
from tests.pad import short_links

from .conftest import Axe, Pad, script, until
from .stories import stories
from .test_access import SMALL
from .test_result import POINTS, TIE, result
from .test_tabs import tab

NOON = "2026-11-28T12:00:00Z"
FULL = """IDBObjectStore.prototype.add = function () {
    this.transaction.abort();
    throw new DOMException("full", "QuotaExceededError"); }"""
ROWS = """(rows) => rows.map(({ dataset: { person, games, wins, best } }) =>
    [person, games, wins, best])"""

MANY = [entry(pier18_game(), str(number), hours=number) for number in range(300)]

test_story = stories(
    __file__,
    TIE=TIE,
    POINTS=POINTS,
    BOOK=write_book([GAME]),
    MANY=write_book(MANY),
    FULL=f"void ({FULL})",
    PAST=':is(nav, footer, .keep) [data-show="past"]',
    STATUS="main [role=status]",
)


def kept(pad: Pad, *links: str, lang: str = "en") -> Pad:
    """Keeps games, the first one first."""
    for link in links:
        pad.page.goto("about:blank")
        result(pad, link, lang).tap("[data-keep]")
    return pad


def listed(pad: Pad) -> list[str]:
    """The games of the list, each in one line."""
    rows = pad.page.locator("[data-entry]")
    assert [one.get_attribute("data-entry") for one in rows.all()] == [
        *map(str, range(rows.count()))
    ]
    return [" ".join(one.split()) for one in rows.all_inner_texts()]


def past(pad: Pad) -> Pad:
    """Opens past games from wherever the page is."""
    return pad.tap(':is(nav, footer, .keep) [data-show="past"]')


def exported(pad: Pad) -> str:
    with pad.page.expect_download() as download:
        pad.page.locator("[data-book-export]").click()
    return download.value.path().read_text(encoding="utf-8")


def imported(pad: Pad, name: str, content: bytes) -> Pad:
    file: Any = {"name": name, "mimeType": "", "buffer": content}
    pad.page.locator("[data-book-import]").set_input_files(file)
    return pad.answered()


def status(pad: Pad) -> str:
    return pad.text("main [role=status]")


@pytest.mark.firefox
def test_statistics_count_games_wins_and_the_best_total(pad: Pad) -> None:
    """Ben wins twice, once on symbols; Anna has 7 points and 1, Cleo 2."""
    kept(pad, TIE, POINTS)
    past(pad).tap('[data-show="stats"]')
    rows = pad.page.evaluate(f"({ROWS})([...document.querySelectorAll('[data-person]')])")
    assert rows == [
        ["Ben", "2", "2", "7"],
        ["Anna", "2", "0", "7"],
        ["Cleo", "1", "0", "2"],
    ]
    assert pad.page.locator("main img").count() == 2


def test_a_book_moves_to_another_browser_and_twice_adds_nothing(
    pad: Pad, new_pad: Callable[..., Pad]
) -> None:
    book = exported(past(kept(pad, TIE, POINTS)))
    entries = read_book(book)
    assert [one.winners for one in entries] == [["Ben"], ["Ben"]]
    other = past(new_pad().open(lang="de"))
    assert "Noch gibt es keine." in status(other)
    imported(other, "book.json", book.encode())
    assert status(other).startswith("Hinzugefügt: 2. Schon da: 0.")
    imported(other, "book.json", book.encode())
    assert status(other).startswith("Hinzugefügt: 0. Schon da: 2.")
    assert len(listed(other)) == 2
    assert read_book(exported(other)) == entries


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b'{"format": 2, "entries": []}', "the format 2 is newer"),
        (write_book([entry(pier18_game())]).encode()[:-30], "no JSON document"),
        (b"\xff\xfe", "encoded as UTF-8"),
        (b'{"format": 1, "entries": [{"id": "x"}]}', "the key when is missing"),
    ],
    ids=["newer", "cut off", "encoding", "incomplete"],
)
def test_an_unusable_file_changes_nothing_and_says_why(pad: Pad, content: bytes, why: str) -> None:
    before = exported(past(kept(pad, TIE)))
    imported(pad, "book.json", before.encode())
    assert "Already there: 1." in status(pad)
    imported(pad, "book.json", content)
    assert status(pad).startswith("Games: 1.")  # nothing about the file before
    told = pad.text("dialog")
    assert "Your book is unchanged." in told
    assert why in told
    pad.tap("[data-close]")
    assert exported(pad) == before


def test_a_book_that_is_too_large_changes_nothing_and_the_page_says_so(
    pad: Pad, tmp_path: Path
) -> None:
    """The server takes 32 MB; the message about a server that does not answer would be wrong."""
    rows = listed(past(kept(pad, TIE)))
    (tmp_path / "book.json").write_bytes(b" " * 32_000_001)
    pad.page.locator("[data-book-import]").set_input_files(tmp_path / "book.json")
    pad.answered()
    assert "larger than 32 MB" in pad.text(".notice")
    assert listed(pad) == rows


def test_two_tabs_keep_two_games_and_each_once(pad: Pad) -> None:
    first, second = result(pad, TIE), result(tab(pad), POINTS)
    for one in (first, second, first, second):
        one.page.locator("[data-keep]").click()
    for one in (first, second):
        one.answered()
    assert len(listed(past(first))) == len(listed(past(second))) == 2


def test_tabs_that_keep_the_same_game_at_the_same_time_keep_it_once(pad: Pad) -> None:
    tabs = [result(pad, TIE), result(tab(pad), TIE), result(tab(pad), TIE)]
    for one in tabs:
        one.page.evaluate("document.querySelector('[data-keep]').click()")
    for one in tabs:
        one.answered()
    told = sorted(status(one) for one in tabs)
    assert told.count("Your book has this game already.") == 2
    assert len(listed(past(pad))) == 1


PLACE, NOTE = '[data-describe="where"]', '[data-describe="note"]'


def values(pad: Pad) -> list[str]:
    """The place and the note in the fields."""
    return [pad.page.locator(one).input_value() for one in (PLACE, NOTE)]


@pytest.mark.firefox
def test_a_kept_game_gets_its_place_and_note_and_stays_one_game(pad: Pad) -> None:
    """By keyboard: Tab leads from the place to the note, and keeps the focus while it is saved."""
    result(pad, TIE).tap("[data-keep]")
    assert values(pad) == ["", ""]
    pad.page.locator(PLACE).fill(" At  home ")
    pad.page.locator(PLACE).press("Tab")
    pad.answered()
    assert status(pad) == "Saved in your book."
    assert pad.page.evaluate("document.activeElement.dataset.describe") == "note"
    pad.page.locator(NOTE).fill("Rain\nand <b>tea</b>")
    pad.page.locator(NOTE).press("Tab")
    assert status(pad.answered()) == "Saved in your book."
    link = unquote(pad.page.locator("[data-bgstats]").get_attribute("href") or "")
    assert '"location": "At home"' in link
    pad.tap("[data-keep]")
    pad.page.reload()
    pad.answered().tap('[data-show="result"]', "[data-keep]")
    assert status(pad) == "Your book has this game already."
    assert values(pad) == ["At home", "Rain\nand <b>tea</b>"]
    pad.page.locator(NOTE).press_sequentially("!")
    assert status(pad.answered()) == "Saved in your book."  # without leaving the field
    assert values(pad)[1].count("!") == 1
    (row,) = listed(past(pad))
    assert row.endswith("1. Ben 7, 2. Anna 7 (At home)")
    (game,) = read_book(exported(pad))
    assert game.where == "At home"
    assert game.note.replace("!", "") == "Rain\nand <b>tea</b>" != game.note


def test_a_game_of_the_terminal_is_unchanged_and_gets_another_note(pad: Pad) -> None:
    """Also what this version does not know, and numbers that JavaScript cannot hold."""
    data = {**entry(auctionland_game(), where="Rome", note="Late").data, "rating": 2**70}
    book = json.dumps({"format": 1, "entries": [data]})
    imported(past(pad.open(lang="de")), "book.json", book.encode())
    assert [one.data for one in read_book(exported(pad))] == [data]
    pad.tap('[data-entry="0"]', "details summary")
    assert "Rome" in pad.text("h2 >> nth=0")
    assert "Notiz: Late" in pad.text(".outcome >> nth=0")
    assert values(pad) == ["Rome", "Late"]
    pad.page.locator(NOTE).fill("Spä")
    (game,) = read_book(exported(past(tab(pad.answered()).open())))
    assert game.note == "Spä"  # without leaving the field
    pad.page.bring_to_front()
    pad.page.locator(NOTE).fill("Spät")
    pad.page.locator(NOTE).press("Tab")
    assert status(pad.answered()) == "In deinem Buch gespeichert."
    assert pad.page.locator(NOTE).is_visible()
    assert "Notiz: Spät" in pad.text(".outcome >> nth=0")
    past(pad)
    assert [one.data for one in read_book(exported(pad))] == [{**data, "note": "Spät"}]


def test_two_tabs_give_one_game_its_place_and_its_note(pad: Pad) -> None:
    past(kept(pad, TIE)).tap('[data-entry="0"]', "details summary")
    other = past(tab(pad).open()).tap('[data-entry="0"]', "details summary")
    pad.fill(PLACE, "Rome")
    other.fill(NOTE, "Rain")
    for one, field in ((pad, PLACE), (other, NOTE)):
        one.page.evaluate(f"document.querySelector('{field}').blur()")
    for one in (pad, other):
        assert status(one.answered()) == "Saved in your book."
    (game,) = read_book(exported(past(pad)))
    assert (game.where, game.note) == ("Rome", "Rain")


NO_DATABASE = """Object.defineProperty(window, "indexedDB", {
    get() { throw new DOMException("blocked", "SecurityError"); } })"""
NEWER = "indexedDB.open('boardscore.book', 1000)"


@pytest.mark.parametrize(
    ("obstacle", "told"),
    [
        (NO_DATABASE, "This browser stores no book"),
        (FULL, "This browser has no space left"),
        (NEWER, "A newer version of this page"),
    ],
    ids=["private", "full", "newer"],
)
def test_without_storage_the_page_says_so_and_offers_the_file(
    pad: Pad, obstacle: str, told: str
) -> None:
    pad.page.add_init_script(obstacle)
    result(pad, TIE).tap("[data-keep]")
    until(lambda: status(pad).startswith(told), "it is not told")
    with pad.page.expect_download() as download:
        pad.page.locator("[data-book-save]").click()
    (game,) = read_book(download.value.path().read_bytes())
    assert game.winners == ["Ben"]
    pad.tap('footer [data-show="entry"]')
    assert pad.totals() == ["7", "7"]


def test_the_game_goes_to_bg_stats_by_link_and_code(pad: Pad) -> None:
    pad.page.clock.set_fixed_time(NOON)
    result(pad, TIE)
    link = pad.page.locator("[data-bgstats]").get_attribute("href") or ""
    play = json.loads(unquote(link.partition("?data=")[2]))
    assert play["playDate"] == "2026-11-28 12:00:00"
    assert [(one["name"], one["winner"]) for one in play["players"]] == [
        ("Anna", False),
        ("Ben", True),
    ]
    pad.tap("[data-code]")
    assert pad.page.locator("[data-play-code]").evaluate("(one) => one.decode().then(() => true)")
    past(pad.tap("[data-keep]")).tap('[data-entry="0"]')
    assert pad.page.locator("[data-bgstats]").get_attribute("href") == link


@pytest.mark.firefox
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_search_shows_the_games_with_all_words(pad: Pad, lang: str) -> None:
    """Ben's 7 points are in the first game, Cleo plays the second; the field keeps the focus."""
    past(kept(pad, TIE, POINTS, lang=lang))
    for typed, games in {"ben": 2, "BEN cleo": 1, "cleo paris": 0, "": 2}.items():
        pad.page.locator("[data-search]").press_sequentially(typed)
        pad.page.locator("[data-search]").fill(typed)
        assert len(listed(pad.answered())) == games, typed
        assert pad.page.evaluate("'search' in document.activeElement.dataset")
        if typed:
            label = "Games found" if lang == "en" else "Gefundene Partien"
            assert (f"{label}: {games}." in status(pad)) == (games > 0)
    pad.fill("[data-search]", "cleo").tap('[data-entry="0"]', 'footer [data-show="past"]')
    assert pad.page.locator("[data-search]").input_value() == "cleo"
    assert len(listed(pad)) == 1


def back(pad: Pad, screen: str) -> Pad:
    """Uses the browser's *Back*, which leads to a screen."""
    pad.page.go_back()
    until(lambda: pad.page.locator(f'main[data-screen="{screen}"]').count(), screen)
    return pad.answered()


def test_back_leads_to_where_a_screen_was_opened(pad: Pad) -> None:
    """From a past game to the list, the result and the entries, also after a reload."""
    kept(pad, POINTS)
    entries = pad.page.evaluate("location.hash")
    past(pad).tap('[data-entry="0"]')
    assert listed(back(pad, "past")) != []
    back(back(pad, "result"), "entry")
    assert pad.page.evaluate("location.hash") == entries
    for name in ("result", "past"):
        pad.tap(f'[data-show="{name}"]', '[data-show="entry"]')
    pad.tap('[data-show="past"]').page.reload()
    back(pad.answered().tap('[data-show="result"]'), "entry")
    assert pad.page.evaluate("location.hash") == entries
    pad.page.go_back()
    assert pad.page.url == "about:blank"


@pytest.mark.parametrize("leave", ["back", "button"])
def test_a_step_forward_changes_no_game_and_leaves_nothing(pad: Pad, leave: str) -> None:
    """Neither after a change of the game, nor after another game was opened."""
    result(pad, POINTS)
    for change in ("[data-new]", '[data-game="auctionland"]'):
        if leave == "back":
            back(pad, "entry")
        else:
            pad.tap('footer [data-show="entry"]')
        pad.tap(change)
        now = pad.link()
        pad.page.evaluate("history.forward()")
        pad.page.wait_for_timeout(200)
        assert pad.answered().link() == now
        assert pad.page.locator('main[data-screen="entry"]').count()
        if change == "[data-new]":
            pad.tap("[data-undo]", '[data-show="result"]')


def test_a_reload_without_storage_stays_on_the_page(new_pad: Callable[..., Pad]) -> None:
    pad = new_pad()
    pad.context.add_init_script(
        "for (const one of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, one, { get() { throw new Error('no'); } });"
    )
    pad.page.goto("about:blank")
    result(pad, POINTS).page.reload()
    pad.page.wait_for_timeout(200)
    assert pad.answered().page.url != "about:blank"
    back(pad.tap('[data-show="result"]'), "entry")


def test_links_below_a_result_screen_are_still_steps(pad: Pad) -> None:
    """A link to the other game is opened on the result; two steps back lead to the game before."""
    other = short_links.link("auctionland;;Alex!c!2.1.0.0.1.0.3!!12;Ben!c!1.1.1.1.1.1.1!!3")
    before = result(pad, POINTS).page.evaluate("location.hash")
    pad.page.evaluate("link => { location.hash = link; }", other)
    until(lambda: pad.page.locator("body.auctionland").count(), "the linked game")
    assert pad.answered().page.locator('main[data-screen="entry"]').count()
    pad.page.go_back()
    until(lambda: pad.page.locator("body.pier18").count(), "the game before")
    assert pad.answered().page.evaluate("location.hash") == before


def test_another_link_shows_its_game_above_past_games(pad: Pad) -> None:
    past(result(pad, POINTS))
    pad.page.evaluate("link => { location.hash = link; }", short_links.link(TIE))
    until(lambda: pad.page.locator('main[data-screen="entry"]').count(), "the linked game")


def test_a_new_search_begins_whenever_past_games_are_opened(pad: Pad) -> None:
    """A game that was just kept is in the list; the place in the list is kept."""
    games = [entry(pier18_game(), str(number), hours=number) for number in range(40)]
    imported(past(pad.open()), "book.json", write_book(games).encode())
    pad.fill("[data-search]", "rome").tap('footer [data-show="entry"]')
    assert len(listed(past(pad))) == 40
    tap = "window.scrollTo(0, 1500); document.querySelector('[data-entry=\"30\"]').click()"
    pad.page.evaluate(tap)  # a click from outside would scroll
    until(lambda: pad.page.locator("[data-remove]").count(), "the game")
    back(pad.answered(), "past")
    until(lambda: pad.page.evaluate("window.scrollY") == 1500, "its place")


def test_a_search_finds_the_games_that_the_terminal_finds(pad: Pad) -> None:
    imported(past(pad.open()), "book.json", write_book([GAME]).encode())
    for name, typed in {**FOUND, **MISSED}.items():
        pad.fill("[data-search]", typed)
        assert len(listed(pad)) == (name in FOUND), name


BROKEN = script("brokenWords")

OUTSIDE = script("outsideOfPictures")


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
        assert pad.page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_axe_finds_nothing_and_a_finger_hits_everything(
    new_pad: Callable[..., Pad], axe: Axe, lang: str, scheme: Any
) -> None:
    """At 320 pixels, in a high window."""
    pad = new_pad(viewport={"width": 320, "height": 3000}, color_scheme=scheme)

    def is_fine(state: str) -> None:
        assert axe(pad.page) == [], state
        assert pad.page.evaluate(SMALL) == [], state
        assert pad.page.evaluate(BROKEN) == [], state
        assert pad.page.evaluate("document.documentElement.scrollWidth") <= 320, state

    past(pad.open(lang=lang))
    is_fine("no games")
    kept(pad, TIE, POINTS, lang=lang).tap("[data-code]")
    is_fine("kept")
    pad.write(PLACE, "Donaudampfschifffahrtsgesellschaft")
    is_fine("described")
    past(pad)
    is_fine("past games")
    pad.fill("[data-search]", "cleo")
    is_fine("a search")
    pad.tap('[data-entry="0"]', "[data-code]")
    is_fine("a game")
    pad.tap("details summary").write(PLACE, "Rome")
    is_fine("a game with another place")
    pad.tap('[data-show="stats"]')
    is_fine("statistics")
