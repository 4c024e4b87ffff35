"""Book files: entries of finished games, read back as they were written."""

import json
import time
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from boardscore.book import BookEntry, entry_of, read_book, write_book
from boardscore.core.errors import BoardscoreError, DocumentError, ModelError
from boardscore.schemas import schema
from tests.book.games import CET, auctionland_game, entry, pier18_game
from tests.tables import from_table, read_table

SCHEMA = Draft202012Validator(schema("book"))
(RESULT,) = read_table(__file__, "RESULT")


def test_an_entry_has_the_result_of_the_position() -> None:
    """Anna: 1 pair of Poets and a completed Plan, 1 + 4 points; Ben: 2 Lovers, 2 + 2 points."""
    kept = entry_of(
        pier18_game(),
        id="a",
        when=datetime(2026, 11, 28, 21, 30, tzinfo=CET),
        where="At home",
        note="Rain",
    )
    assert kept.data["when"] == "2026-11-28T21:30:00+01:00"
    assert (kept.where, kept.note, kept.day) == ("At home", "Rain", "2026-11-28")
    assert kept.data["result"] == RESULT
    assert kept.winners == ["Anna"]
    assert kept.position().players[1].name == "Ben"


def test_unknown_money_is_no_tie_value() -> None:
    kept = entry(auctionland_game())
    assert [player["tie"] for player in kept.players] == [{"money": 3}, None]


def test_an_undecided_game_has_no_places() -> None:
    """Without score tables, no total is known."""
    game = {**auctionland_game(), "tables": {}}
    players = entry(game).players
    assert [(one["total"], one["place"], one["won"]) for one in players] == [
        (None, None, False)
    ] * 2


def test_a_book_is_read_as_it_was_written() -> None:
    games = (entry(pier18_game(), "a"), entry(auctionland_game(), "b"))
    text = write_book(games)
    assert read_book(text) == games
    assert read_book(text.encode()) == games
    assert write_book(read_book(text)) == text
    SCHEMA.validate(json.loads(text))


def test_unknown_keys_are_kept() -> None:
    data = dict(entry(pier18_game()).data)
    data["weather"] = {"rain": [1, 2]}
    data["result"] = {**data["result"], "seconds": 90}
    book = {"format": 1, "entries": [data], "owner": "Anna"}
    SCHEMA.validate(book)
    (kept,) = read_book(json.dumps(book))
    assert kept.data == data


def test_an_entry_that_is_listed_twice_comes_once() -> None:
    one = entry(pier18_game(), "a")
    assert read_book(write_book([one, one])) == (one,)


def test_a_book_of_another_encoding_is_refused() -> None:
    text = write_book([entry(pier18_game())])
    assert len(read_book(text.encode("utf-8-sig"))) == 1
    with pytest.raises(BoardscoreError) as error:
        read_book(text.encode("utf-16"))
    assert error.value.problems[0].code == "book_encoding"


def test_a_number_that_is_too_large_is_no_infinity() -> None:
    data = {**entry(pier18_game()).data, "weather": 0}
    text = json.dumps({"format": 1, "entries": [data]}).replace('"weather": 0', '"weather": 1e999')
    assert len(read_book(write_book(read_book(text)))) == 1
    with pytest.raises(BoardscoreError) as error:
        read_book(text.replace("1e999", "9" * 5000))
    assert error.value.problems[0].code == "book_number"


@pytest.mark.parametrize("when", ["2026-11-28T21:30:00", datetime(2026, 11, 28)])  # noqa: DTZ001
def test_a_time_needs_its_zone(when: Any) -> None:
    with pytest.raises(ModelError):
        entry_of(pier18_game(), id="a", when=when)


def test_entries_without_a_date_are_right() -> None:
    (kept,) = read_book(write_book([BookEntry({**entry(pier18_game()).data, "when": ""})]))
    assert (kept.time, kept.day) == (None, "")


def refused(book: dict[str, Any]) -> BoardscoreError:
    with pytest.raises(BoardscoreError) as error:
        read_book(json.dumps(book))
    return error.value


@from_table
def test_a_mistake_is_told_with_its_place(key: str, values: list[Any]) -> None:
    """A key without a value is left out."""
    data = {**entry(pier18_game()).data, key: None}
    del data[key]
    book = {"format": 1, "entries": [data | ({key: values[0]} if values else {})]}
    assert refused(book).where == f"entries[0].{key}"


@from_table
def test_a_mistake_in_a_result_is_told_with_its_place(key: str, value: Any) -> None:
    data = dict(entry(pier18_game()).data)
    first, *rest = data["result"]["players"]
    data["result"] = {**data["result"], "players": [{**first, key: value}, *rest]}
    book = {"format": 1, "entries": [data]}
    assert not SCHEMA.is_valid(book) or key == "name"
    assert refused(book).where.startswith(f"entries[0].result.players[0].{key}")


SECOND = "entries[0].result.players[1].name"
ONE = entry(pier18_game()).data
PLAYERS = ONE["result"]["players"]


def with_players(*players: Any) -> dict[str, Any]:
    return {**ONE, "result": {**ONE["result"], "players": [*players]}}


@pytest.mark.parametrize(
    ("entries", "where", "code"),
    [
        ([{**ONE, "weather": "\ud800"}], "", "half_character"),
        ([ONE, {**entry(auctionland_game()).data}], "entries[1].id", ""),
        ([with_players()], "entries[0].result.players", ""),
        ([with_players(PLAYERS[0], {**PLAYERS[1], "name": "Anna"})], SECOND, "same_name"),
        ([with_players(PLAYERS[0], {**PLAYERS[1], "name": " Anna "})], SECOND, "same_name"),
    ],
    ids=["half a character", "two games with one id", "no players", "a name twice", "with spaces"],
)
def test_entries_that_are_refused(entries: list[Any], where: str, code: str) -> None:
    """Also for keys that are not read; a person has one seat in a game."""
    error = refused({"format": 1, "entries": entries})
    assert (error.where, code in error.problems[0].code) == (where, True)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 2, "entries": []}', "{", "null"])
def test_what_is_no_book_is_refused(text: str) -> None:
    with pytest.raises(BoardscoreError):
        read_book(text)


def test_all_mistakes_are_told_at_once() -> None:
    assert (
        len(refused({"format": 2, "entries": [{}, 7]}).problems) == 8
    )  # the format, 6 keys of the first entry, the second


def test_the_same_game_on_the_same_day_at_the_same_place_is_alike() -> None:
    """The spelling of the place does not matter."""
    one = entry(pier18_game(), "a", where="Caf\u00e9")
    for place in ("caf\u00e9", " Cafe\u0301 ", "CAF\u00c9"):
        assert one.is_like(entry(pier18_game(), "b", hours=1, where=place))
    assert not one.is_like(entry(pier18_game(), "c", hours=24, where="Caf\u00e9"))
    assert not one.is_like(entry(pier18_game(), "d", where="Rome"))
    assert not one.is_like(entry(auctionland_game(), "e", where="Caf\u00e9"))


def test_the_local_day_counts() -> None:
    """23:30 in Vienna and 0:30 there are two days, though they are one day in UTC."""
    late = datetime(2026, 11, 28, 23, 30, tzinfo=CET)
    times = (late, late + timedelta(hours=1))
    days = [entry_of(pier18_game(), id="a", when=when).day for when in times]
    assert days == ["2026-11-28", "2026-11-29"]
    assert {one.astimezone(UTC).day for one in times} == {28}


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the time zone cannot be set here")
@pytest.mark.parametrize("zone", ["FAR-14", "NEAR+12", "UTC0"])
def test_the_time_zone_of_the_reader_does_not_matter(
    zone: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The day and the time are those where the game was played."""
    kept = entry_of(pier18_game(), id="a", when=datetime(2026, 11, 28, 23, 30, tzinfo=CET))
    with monkeypatch.context() as patch:
        patch.setenv("TZ", zone)
        time.tzset()
        (again,) = read_book(write_book([kept]))
        found = again.day, again.local_time, again.time
    time.tzset()
    assert found == ("2026-11-28", "2026-11-28 23:30", kept.time)


def test_a_key_is_given_once() -> None:
    with pytest.raises(DocumentError) as caught:
        read_book('{"format": 1, "entries": [], "entries": []}')
    assert caught.value.problems[0].code == "duplicate_key"
