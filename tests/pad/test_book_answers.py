"""The book in the pad: a game to keep, past games, statistics, files with games."""

import html
import json
import re
from typing import Any
from urllib.parse import unquote

import pytest

from boardscore.book import BookEntry, read_book, write_book
from boardscore.book.summaries import write_summary
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


def summaries(*games: BookEntry) -> str:
    return "\n".join(map(write_summary, games))


def words(markup: str) -> str:
    return html.unescape(re.sub(r"<[^>]+>", "\n", markup))


def test_a_game_to_keep_is_the_entry_of_its_position() -> None:
    game = scored()["game"]
    assert game == record_of(ONE)
    assert json.loads(game["entry"]) == ONE.data
    assert game["at"] == 1795896000  # 20:00 UTC


def test_nothing_is_kept_until_everyone_has_an_entry_and_without_an_id() -> None:
    for found in (scored(empty=[1]), ask("score", position=pier18_game(), screen={})):
        assert found["game"] is None
        assert "data-keep" not in found["screen"]
        assert "data-bgstats" not in found["screen"]


@pytest.mark.parametrize("when", ["yesterday", "2026-11-28T21:00:00"])
def test_a_time_needs_its_offset(when: str) -> None:
    (mistake,) = scored(screen={"when": when})["mistakes"]
    assert mistake["code"] == "book_time"


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


def test_the_code_comes_when_it_is_wanted() -> None:
    assert "data-play-code" not in scored()["screen"]
    assert "data-play-code" in scored(screen={"code": True})["screen"]


def test_past_games_come_in_the_order_of_the_book() -> None:
    """Anna has 2 Poets, 1 point, and 4 points for her Plan; Ben has 4 for his Lovers."""
    found = ask("past", write_book([OTHER, ONE]), count=2)["html"]
    assert re.findall(r'data-entry="(\d)" data-id="(\w)"', found) == [("0", "b"), ("1", "a")]
    told = words(found)
    assert "2026-11-29 21:00 · Auctionland" in told
    for part in ("2026-11-28 21:00 · Pier 18", "Anna wins", "1. Anna 5, 2. Ben 4"):
        assert part in told
    assert "data-more" not in found
    assert "data-more" in ask("past", write_book([OTHER]), count=2)["html"]


@from_table
def test_the_list_says_what_is_stored_and_what_happened(more: dict[str, Any], told: str) -> None:
    assert told in ask("past", write_book([]), **more)["html"]


def test_what_was_searched_stays_in_the_field() -> None:
    found = ask("past", write_book([ONE]), count=1, words='a" <b>')["html"]
    assert 'type="text" value="a&quot; &lt;b&gt;"' in found
    assert "data-search" in ask("past", write_book([ONE]), count=1)["html"]
    assert "data-search" not in ask("past", write_book([]))["html"]


@pytest.mark.parametrize("case", [*FOUND, *MISSED])
def test_a_search_finds_the_games_that_the_terminal_finds(case: str) -> None:
    """The page compares the keys as here; `GAME` is in the one book or the other."""
    typed = {**FOUND, **MISSED}[case]
    found = record_of(GAME)["words"]
    assert all(key in found for key in ask("find", words=typed)["keys"]) == (case in FOUND)


def test_a_past_game_is_opened_with_pictures_and_reasons() -> None:
    found = ask("play", write_book([ONE]))["html"]
    assert found.count("<img ") == 2
    rules = re.findall(r'data-reason="pier18\.score\.(\w+)"', found)
    assert rules == ["poets", "plan", "lovers", "lovers"]
    assert "2 Poets: 1 point for every 2 of them" in words(found)
    assert "data-bgstats" in found


def test_the_kept_result_stays_if_it_is_another_or_the_position_cannot_be_read() -> None:
    kept = json.loads(write_book([ONE]))
    kept["entries"][0]["position"] = 'game = "chess"'
    told = words(ask("play", json.dumps(kept))["html"])
    assert "This version cannot read the position" in told
    assert "1. Anna 5, 2. Ben 4" in told
    kept = json.loads(write_book([ONE]))
    kept["entries"][0]["result"]["players"][0]["total"] = 6
    told = words(ask("play", json.dumps(kept))["html"])
    assert "kept with another score: 1. Anna 6, 2. Ben 4" in told


def test_each_person_has_a_row_for_each_game() -> None:
    """Anna wins once at Pier 18, with 5 points; she wins at Auctionland, too."""
    again = entry(pier18_game(), "c", hours=2)
    found = ask("stats", summaries(ONE, OTHER, again))["html"]
    rows = re.findall(
        r'data-person="(\w+)" data-games="(\d)" data-wins="([\d.]+)" data-best="(\d+)"', found
    )
    assert rows[2:] == [("Anna", "2", "2", "5"), ("Ben", "2", "0", "4")]
    assert [row[:2] for row in rows[:2]] == [("Anna", "1"), ("Ben", "1")]
    assert found.count("<img ") == 4  # wins and totals of each game


def test_a_shared_win_counts_as_a_share() -> None:
    tie = {"game": "pier18", "players": [{"name": name, "pier": ["A", "."]} for name in "AB"]}
    for player in tie["players"]:
        player["plan_date"] = "05-01"  # type: ignore[index]
    found = ask("stats", summaries(entry(tie)))["html"]
    assert re.findall(r'data-wins="([\d.]+)"', found) == ["0.5", "0.5"]


def test_a_book_without_a_named_person_is_not_called_empty() -> None:
    game = pier18_game()
    for player, name in zip(game["players"], ("Player 1", "Spieler 2"), strict=True):
        player["name"] = name
    told = words(ask("stats", summaries(entry(game)))["html"])
    assert "There are no games yet" not in told
    assert "Seats without a name of their own" in told


def test_names_are_never_markup() -> None:
    game = pier18_game()
    game["players"][0]["name"] = '<b title="x">&'
    one = entry(game)
    for what in ("past", "play", "stats"):
        found = ask(what, summaries(one) if what == "stats" else write_book([one]))["html"]
        assert "<b title" not in found
        assert "&lt;b title=&quot;x&quot;&gt;&amp;" in found


def test_a_book_file_is_read_whole() -> None:
    book = write_book([ONE, OTHER])
    assert ask("import", book, file="b.json")["games"] == [record_of(ONE), record_of(OTHER)]


@pytest.mark.parametrize(
    ("book", "code"),
    {
        '{"format": 2, "entries": []}': "format_newer",
        write_book([ONE])[:-20]: "book_json",
        "": "book_json",
        "[]": "not_wanted",
        '{"format": 1, "entries": [{}]}': "key_missing",
    }.items(),
)
def test_an_unusable_file_is_refused_with_the_reason(book: str, code: str) -> None:
    found = ask("import", book, file="b.json")
    assert found["mistakes"][0]["code"] == code
    assert "games" not in found
    assert found["told"] == "b.json cannot be used"
    assert "Your book is unchanged." in found["listed"]


def test_a_file_in_another_encoding_is_refused() -> None:
    (mistake,) = ask("import", "", file="b.json", garbled=True)["mistakes"]
    assert mistake["code"] == "book_encoding"
    book = json.dumps({"format": 1, "entries": [{}] * 1000})
    assert len(ask("import", book, file="b.json")["mistakes"]) == 20  # not all of many mistakes


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


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"note": "\ud800"}, "half_character"),
        ({"where": "a" * 4001}, "too_long"),
        ({"note": 5}, ""),
    ],
)
def test_what_is_no_note_is_refused(wish: dict[str, Any], code: str) -> None:
    found = ask("describe", write_book([ONE]), **wish)
    assert code in found["mistakes"][0]["code"]
    assert "games" not in found


def test_a_game_in_the_book_gets_fields() -> None:
    for kept in ("new", "before", "described", "undescribed"):
        assert "data-describe" in scored(screen={"kept": kept})["screen"]
    for screen in ({}, {"kept": "full"}):
        assert "data-describe" not in scored(screen=screen)["screen"]


def test_the_fields_have_what_the_book_has() -> None:
    screen = {"kept": "described", "where": '"Rome"', "note": "</textarea>"}
    found = scored(screen=screen)
    assert found["game"]["entry"] == json.dumps(
        {**ONE.data, "where": '"Rome"', "note": "</textarea>"}
    )
    assert 'value="&quot;Rome&quot;"' in found["screen"]
    assert "&lt;/textarea&gt;</textarea>" in found["screen"]


def test_a_note_keeps_its_line_breaks() -> None:
    """A browser leaves out the first line break in the field."""
    one = entry(pier18_game(), note="\nRain <b>\nand\x1b tea")
    found = ask("play", write_book([one]))["html"]
    assert ">\n\nRain &lt;b&gt;\nand\x1b tea</textarea>" in found
    assert "Note: <br/>Rain &lt;b&gt;<br/>and\\x1b tea</p>" in found


def test_a_line_break_in_a_place_is_a_space() -> None:
    book = json.dumps({"format": 1, "entries": [{**ONE.data, "where": "At\nhome"}]})
    assert "(At home)" in ask("past", book, count=1)["html"]
    assert "Pier 18, At home</h2>" in ask("play", book)["html"]


RIGHT_TO_LEFT = "\u05d0\u05d1\u05d2"
ISOLATED = f"\u2068{RIGHT_TO_LEFT}\u2069"


def test_names_from_right_to_left_leave_numbers_in_their_places() -> None:
    """Anna has 5 points, the other 4."""
    game = pier18_game()
    game["players"][1]["name"] = RIGHT_TO_LEFT
    one = entry(game, where=RIGHT_TO_LEFT)
    assert f"1. Anna 5, 2. {ISOLATED} 4 ({ISOLATED})" in ask("past", write_book([one]))["html"]
    assert f"Anna – {ISOLATED}: ahead 1 : 0" in ask("stats", summaries(one))["html"]
    changed = json.loads(write_book([one]))
    changed["entries"][0]["result"]["players"][0]["total"] = 6
    found = ask("play", json.dumps(changed))["html"]
    assert f"Pier 18, {ISOLATED}</h2>" in found
    assert f"1. Anna 6, 2. {ISOLATED} 4 ({ISOLATED})" in found


@pytest.mark.parametrize("what", ["past", "play", "stats", "import", "describe"])
@pytest.mark.parametrize("book", ["", "{", "null", '{"format": 1}', '{"format": 1, "entries": []}'])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_book_has_an_answer(what: str, book: str, lang: str) -> None:
    found = ask(what, book, lang=lang)
    assert found["ask"] == what
    assert {"mistakes", "html", "games"} & found.keys()


def test_other_requests_take_no_book() -> None:
    (mistake, *_) = ask("demo", "{}", game="pier18")["mistakes"]
    assert mistake["code"] == "unknown_key"
