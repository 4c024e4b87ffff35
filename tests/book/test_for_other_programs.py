"""Links to BG Stats, and spreadsheets."""

import csv
import io
import json
from typing import Any
from urllib.parse import unquote

import pytest

from boardscore.book import BookEntry, link, write_csv, write_parquet
from boardscore.book.bg_stats import ADDRESS
from tests.book.games import auctionland_game, entry, pier18_game
from tests.tables import read_table

GAME = entry(pier18_game(), "a7", where="At home", note="Rain & wind")
(PLAY,) = read_table(__file__, "PLAY")


def data_of(address: str) -> dict[str, Any]:
    assert address.startswith(ADDRESS)
    data: dict[str, Any] = json.loads(unquote(address.removeprefix(ADDRESS)))
    return data


def players_of(address: str) -> list[dict[str, Any]]:
    players: list[dict[str, Any]] = data_of(address)["players"]
    return players


def test_a_link_has_the_whole_game() -> None:
    """21:00 in Vienna is 20:00 in UTC."""
    assert data_of(link(GAME)) == PLAY


def test_unknown_things_are_left_out_but_never_the_winner() -> None:
    game = entry({**auctionland_game(), "tables": {}})
    data = data_of(link(BookEntry({**game.data, "when": ""})))
    assert {"playDate", "location", "comments", "board"} & {*data} == set()
    players = data["players"]
    assert [{*player} for player in players] == [{"name", "sourcePlayerId", "winner"}] * 2
    assert [player["winner"] for player in players] == [False, False]


def test_a_shared_win_has_several_winners() -> None:
    game = pier18_game()
    game["players"][0]["plan_date"] = "03-14"
    game["players"][1] = {**game["players"][0], "name": "Ben"}
    players = players_of(link(entry(game)))
    assert [(one["rank"], one["winner"]) for one in players] == [(1, True), (1, True)]


@pytest.mark.parametrize("name", ["Änne", "a b", "A&B=C", "100%", "#1", "x\u200dy", "安娜", '"'])
def test_every_name_survives_the_address(name: str) -> None:
    game = pier18_game()
    game["players"][0] = {**game["players"][0], "name": name}
    address = link(entry(game))
    assert address.isascii()
    assert not {*'&# "+'} & {*address.removeprefix(ADDRESS)}
    assert players_of(address)[0]["name"] == name


def test_a_person_has_one_id_whatever_the_seat_and_the_spelling() -> None:
    game = pier18_game()
    game["players"] = [{**game["players"][1]}, {**game["players"][0], "name": " ANNA"}]
    players = players_of(link(entry(game)))
    assert players[1]["sourcePlayerId"] == "boardscore-anna"


def test_two_spellings_in_one_game_are_two_persons() -> None:
    game = pier18_game()
    game["players"][1]["name"] = "anna"
    players = players_of(link(entry(game)))
    assert len({player["sourcePlayerId"] for player in players}) == 2


def test_a_seat_without_a_name_is_someone_else_in_each_game() -> None:
    """The same link gives the same ids, so that the app finds the play again."""
    game = pier18_game()
    game["players"][1]["name"] = "Player 2"
    ids = [players_of(link(entry(game, one)))[1]["sourcePlayerId"] for one in ("a1", "a1", "b2")]
    assert ids == [f"boardscore-{one}-player 2" for one in ("a1", "a1", "b2")]


def test_a_game_that_is_not_installed_has_its_plain_name() -> None:
    data = {**GAME.data, "result": {**GAME.data["result"], "game": "chess"}}
    assert data_of(link(BookEntry(data)))["game"]["name"] == "chess"


def test_the_number_of_the_game_comes_from_a_setting() -> None:
    assert data_of(link(GAME, {"pier18": 12}))["game"]["bggId"] == 12


def test_a_spreadsheet_has_a_row_for_each_player() -> None:
    rows = [*csv.DictReader(io.StringIO(write_csv([GAME, entry(auctionland_game(), "b")])))]
    assert [(row["id"], row["name"], row["total"], row["place"]) for row in rows[:2]] == [
        ("a7", "Anna", "5", "1"),
        ("a7", "Ben", "4", "2"),
    ]
    assert [(row["plan"], row["symbols"], row["money"]) for row in rows] == [
        ("4", "2", ""),
        ("0", "2", ""),
        ("", "", "3"),
        ("", "", ""),
    ]
    assert rows[0]["when"] == "2026-11-28T21:00:00+01:00"
    assert [row["won"] for row in rows[:2]] == ["true", "false"]


def test_a_category_never_replaces_a_column() -> None:
    data = dict(GAME.data)
    first = {**data["result"]["players"][0], "categories": {"name": 7, "poets": 1}}
    data["result"] = {**data["result"], "players": [first]}
    assert write_csv([BookEntry(data)]).splitlines()[1].split(",")[7] == "Anna"


def test_an_empty_book_is_a_file_without_rows() -> None:
    assert write_csv([]) == "id,when,where,note,game,rulings,seat,name,total,place,won\r\n"


def test_parquet_has_the_same_rows() -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    games = [GAME, entry(auctionland_game(), "b")]
    rows = parquet.read_table(io.BytesIO(write_parquet(games))).to_pylist()
    assert [(row["name"], row["plan"], row["money"]) for row in rows] == [
        ("Anna", 4, None),
        ("Ben", 0, None),
        ("Anna", None, 3),
        ("Ben", None, None),
    ]
    assert [row["won"] for row in rows[:2]] == [True, False]


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)"])
def test_no_text_is_a_formula_in_a_spreadsheet(text: str) -> None:
    (row, _) = csv.DictReader(io.StringIO(write_csv([entry(pier18_game(), note=text)])))
    assert row["note"] == f"'{text}"
