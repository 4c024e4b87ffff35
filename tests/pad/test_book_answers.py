"""The book in the pad: a game to keep, past games, statistics, files with games."""

import html
import json
import re
from typing import Any
from urllib.parse import unquote

import pytest

from boardscore.book import read_book, write_book
from boardscore.pad import answer
from boardscore.pad.book_answers import record_of
from tests.book.games import auctionland_game, entry, pier18_game
from tests.book.test_search import FOUND, GAME, MISSED
from tests.tables import from_table

MARK = "\x1e"
WHEN = "2026-11-28T21:00:00+01:00"
ONE, OTHER = entry(pier18_game(), "a"), entry(auctionland_game(), "b", hours=24, where="Anna's")


def ask(what: str, *book: str, lang: str = "en", **more: Any) -> dict[str, Any]:
    """The answer to a request, about a book if there is one."""
    request = json.dumps({"ask": what, "lang": lang, **more})
    found: dict[str, Any] = json.loads(answer(MARK.join([request, *book])))
    return found


def scored(**more: Any) -> dict[str, Any]:
    screen = {"id": "a", "when": WHEN, **more.pop("screen", {})}
    return ask("score", position=pier18_game(), screen=screen, **more)


def test_a_game_to_keep_is_the_entry_of_its_position() -> None:
    game = scored()["game"]
    assert game == record_of(ONE)
    assert json.loads(game["entry"]) == ONE.data
    assert game["at"] == 1795896000  # 20:00 UTC


def test_like_games_share_a_text_unless_the_day_or_the_position_differs() -> None:
    like = record_of(ONE)["like"]
    assert record_of(entry(pier18_game(), "c", hours=2))["like"] == like
    assert record_of(entry(pier18_game(), "c", hours=24))["like"] != like
    assert record_of(OTHER)["like"] != like


@pytest.mark.parametrize(
    "kept", ["new", "before", "full", "newer", "none", "described", "undescribed"]
)
def test_the_screen_says_what_became_of_the_game(kept: str) -> None:
    """A game that could not be stored is offered as a file."""
    screen = scored(screen={"kept": kept})["screen"]
    assert ("data-book-save" in screen) == (kept in {"full", "newer", "none", "undescribed"})
    assert 'role="status"' in screen
    assert "data-keep" in screen  # a second tap finds it


def test_the_link_opens_the_play_with_its_id_in_utc_and_winners_for_all() -> None:
    (link,) = re.findall(r'data-bgstats="" href="([^"]+)"', scored()["screen"])
    head, _, data = html.unescape(link).partition("?data=")
    assert head == "https://app.bgstatsapp.com/createPlay.html"
    play = json.loads(unquote(data))
    assert play["sourcePlayId"] == "a"
    assert play["playDate"] == "2026-11-28 20:00:00"
    assert [one["winner"] for one in play["players"]] == [True, False]


@from_table
def test_the_list_says_what_is_stored_and_what_happened(more: dict[str, Any], told: str) -> None:
    assert told in ask("past", write_book([]), **more)["html"]


@pytest.mark.parametrize("case", [*FOUND, *MISSED])
def test_a_search_finds_the_games_that_the_terminal_finds(case: str) -> None:
    """The page compares the keys as here; `GAME` is in the one book or the other."""
    typed = {**FOUND, **MISSED}[case]
    found = record_of(GAME)["words"]
    assert all(key in found for key in ask("find", words=typed)["keys"]) == (case in FOUND)


def test_a_book_file_is_read_whole() -> None:
    book = write_book([ONE, OTHER])
    assert ask("import", book, file="b.json")["games"] == [record_of(ONE), record_of(OTHER)]


def test_unknown_keys_and_large_numbers_pass_through() -> None:
    data = {**ONE.data, "app": {"score": 123456789012345678901}}
    book = json.dumps({"format": 1, "entries": [data]})
    (game,) = ask("import", book, file="b.json")["games"]
    assert read_book(f'{{"format": 1, "entries": [{game["entry"]}]}}')[0].data == data


def test_a_place_or_a_note_changes_nothing_else() -> None:
    data = {**ONE.data, "note": "Rain", "app": 123456789012345678901}
    book = json.dumps({"format": 1, "entries": [data]})
    (game,) = ask("describe", book, where="  At  home ")["games"]
    assert json.loads(game["entry"]) == {**data, "where": "At home"}
    (game,) = ask("describe", book, note="Late\n ")["games"]
    assert json.loads(game["entry"]) == {**data, "note": "Late\n "}
    assert game["id"] == "a"


@pytest.mark.parametrize("what", ["past", "play", "stats", "import", "describe"])
@pytest.mark.parametrize("book", ["", "{", "null", '{"format": 1}', '{"format": 1, "entries": []}'])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_book_has_an_answer(what: str, book: str, lang: str) -> None:
    found = ask(what, book, lang=lang)
    assert found["ask"] == what
    assert {"mistakes", "html", "games"} & found.keys()
