"""Positions: every key is read or refused with its path, nothing is converted or guessed."""

import enum
import json
import tomllib
from copy import deepcopy
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

import boardscore
from boardscore import PositionError, auctionland, pier18
from boardscore.core.results import needed_inputs
from boardscore.games import game
from boardscore.positions import read_position
from tests.tables import from_table, read_table

Data = dict[str, Any]
FOLDER = Path(__file__).parents[1] / "examples"
EXAMPLES = sorted({*FOLDER.glob("*.toml"), *FOLDER.glob("*.json")} - {FOLDER / "mistakes.toml"})

PIER = ["S.Q.|H..A", "..A.|...."]
COUNTS: Any = read_table(__file__, "COUNTS")
CARD = {"id": "7", "date": "04-17", "patron": "Q", "cells": ["S", "."], "plan": "poets > 1"}
PACK_OF_CARDS: Data = {"game": "pier18", "name": "x", "provenance": "y", "cards": [CARD]}
WRONG_WHOLE = (("2", "not_whole"), (2.0, "not_whole"), (True, "not_whole"), (-1, "out_of_range"))


def pier18_of(*players: Data, **more: object) -> Data:
    """A position of Pier 18."""
    return {"game": "pier18", **more, "players": list(players)}


def auctionland_of(*players: Data, **more: object) -> Data:
    """A position of Auctionland."""
    return {"game": "auctionland", **more, "players": list(players)}


def pier_player(**keys: object) -> Data:
    """A position of one player of Pier 18, with these keys in addition to the pier."""
    return pier18_of({"pier": PIER, **keys})


def island_player(**keys: object) -> Data:
    """A position of one player of Auctionland, with these keys in addition to the island."""
    return auctionland_of({"island": ["B T"], **keys})


def with_tables(**tables: object) -> Data:
    """A position of Auctionland with these tables."""
    return auctionland_of({"island": "."}, tables=tables)


def refusal(document: object) -> PositionError:
    """The error about an invalid position."""
    with pytest.raises(PositionError) as caught:
        read_position(document)
    return caught.value


def mistakes(document: object) -> list[tuple[str, str]]:
    """The paths and codes of the mistakes in a position."""
    return [(problem.where, problem.code) for problem in refusal(document).problems]


def first_of_pier18(document: Data) -> pier18.Player:
    """The first player of a position of Pier 18."""
    position = read_position(document)
    assert isinstance(position, pier18.Position)
    return position.players[0]


def first_of_auctionland(document: Data) -> auctionland.Player:
    """The first player of a position of Auctionland."""
    position = read_position(document)
    assert isinstance(position, auctionland.Position)
    return position.players[0]


# Every key, present and missing.


def test_pier18_player_with_every_key() -> None:
    found = first_of_pier18(
        pier_player(name="Anna", plan_completed=True, patrons=2, plan_date="04-17", claimed=7)
    )
    assert found == pier18.Player(
        name="Anna",
        pier=pier18.Pier.parse("S.Q.H..A\n..A....."),
        plan_completed=True,
        patrons=2,
        plan_date=pier18.CardDate(4, 17),
        claimed=7,
    )


def test_pier18_player_with_nothing_but_a_pier() -> None:
    found = first_of_pier18(pier_player())
    assert found.name == "Player 1"
    assert found.plan_completed is None
    assert found.patrons is None
    assert found.plan_date is None
    assert found.claimed is None


def test_a_plan_that_was_not_completed_differs_from_a_plan_not_entered() -> None:
    assert first_of_pier18(pier_player(plan_completed=False)).plan_completed is False


@pytest.mark.parametrize("pier", [PIER, tuple(PIER), "\n".join(PIER), "\r\n".join(PIER)])
def test_pier_as_list_of_lines_or_as_one_text(pier: object) -> None:
    assert first_of_pier18(pier_player(pier=pier)) == first_of_pier18(pier_player())


def test_auctionland_player_with_every_key() -> None:
    found = first_of_auctionland(island_player(name="Alex", money=12, claimed=30))
    island = auctionland.Island.parse("B T")
    assert found == auctionland.Player("Alex", island, money=12, claimed=30)


def test_auctionland_player_with_nothing_but_an_island() -> None:
    found = first_of_auctionland(island_player())
    assert found == auctionland.Player("Player 1", auctionland.Island.parse("B T"))
    assert found.money is None
    assert found.claimed is None


@pytest.mark.parametrize("island", [["B .", ". T"], "B .\n. T", "B .\r\n\r\n. T\n"])
def test_island_as_list_of_rows_or_as_one_text(island: object) -> None:
    found = first_of_auctionland(auctionland_of({"island": island}))
    assert found.holding == auctionland.Island.parse("B .\n. T")


def test_counts_instead_of_an_island() -> None:
    found = first_of_auctionland(auctionland_of({"counts": COUNTS}))
    assert found.holding == auctionland.Counts(2, 1, 4, 3, 5, 0, 9)


@from_table
def test_a_player_is_written_with_the_keys_that_were_given(keys: Data) -> None:
    player = first_of_pier18(pier_player(name="Anna", **keys))
    pier = ["S.Q.|H..A", "..A.|...."]
    assert game("pier18").write_player(player) == {"name": "Anna", "pier": pier, **keys}


@pytest.mark.parametrize("holding", [{"island": ["B T", ". G"]}, {"counts": COUNTS}])
@pytest.mark.parametrize("keys", [{}, {"money": 0, "claimed": 30}])
def test_a_player_is_written_with_the_island_or_counts(holding: Data, keys: Data) -> None:
    player = first_of_auctionland(auctionland_of({"name": "Alex", **holding, **keys}))
    written = game("auctionland").write_player(player)
    assert written == {"name": "Alex", **holding, **keys}


def test_tables() -> None:
    position = read_position(with_tables(beaches=[0, 1, 3], theme_parks=[0, 2, "5+"]))
    assert isinstance(position, auctionland.Position)
    assert position.tables.beaches == auctionland.Table((0, 1, 3))
    assert position.tables.theme_parks == auctionland.Table((0, 2, 5), open_ended=True)


@pytest.mark.parametrize("more", [{}, {"tables": {}}])
def test_tables_left_out(more: Data) -> None:
    position = read_position(auctionland_of({"island": "."}, **more))
    assert isinstance(position, auctionland.Position)
    assert position.tables == auctionland.Tables(None, None)


@from_table
def test_ruling_has_its_values_and_the_first_is_the_default(
    game: str, option: str, values: list[object]
) -> None:
    player: Data = {"pier": PIER} if game == "pier18" else {"island": "."}

    def chosen(rulings: Data) -> object:
        document = {"game": game, "rulings": rulings, "players": [player]}
        found = getattr(read_position(document).rulings, option)
        return getattr(found, "value", found)

    assert [chosen({option: value}) for value in values] == values
    assert chosen({}) == values[0]


def test_rulings_left_out() -> None:
    assert read_position(pier_player()).rulings == pier18.Rulings()
    assert read_position(island_player()).rulings == auctionland.Rulings()


@pytest.mark.parametrize("document", [pier_player(), island_player()])
def test_format_1_is_accepted(document: Data) -> None:
    assert read_position({"format": 1, **document}) == read_position(document)


def test_seat_order_and_default_names() -> None:
    """Players without a name are named by seat, counted from 1 over all players."""
    players = [{"island": "."}, {"island": "."} | {"name": "Ben"}, {"island": "."}]
    assert [player.name for player in read_position(auctionland_of(*players)).players] == [
        "Player 1",
        "Ben",
        "Player 3",
    ]


@pytest.mark.parametrize("name", ["0", "Änne", "安娜", "A B", "♥\ufe0f", "\\"])
def test_a_name_is_any_text(name: str) -> None:
    assert first_of_pier18(pier_player(name=name)).name == name


# Invalid values of a key.

WrongValues = dict[str, list[tuple[object, str]]]

WRONG_VALUES_OF_PIER18: Any = read_table(__file__, "WRONG_VALUES_OF_PIER18")
WRONG_VALUES_OF_AUCTIONLAND: WrongValues = {
    "name": [(1, "not_text"), ({}, "not_text"), ("", "blank")],
    "island": [(1, "not_wanted"), ({}, "not_wanted"), ([], "island_rows"), ("", "island_rows")],
    "money": [*WRONG_WHOLE, ([], "not_whole"), (10**50, "out_of_range")],
    "claimed": [*WRONG_WHOLE, ([], "not_whole")],
}


def pairs(table: WrongValues) -> list[tuple[str, object, str]]:
    """Every key with each of its wrong values, and the code of the mistake."""
    return [(key, value, code) for key, wrong in table.items() for value, code in wrong]


@pytest.mark.parametrize(("key", "value", "code"), pairs(WRONG_VALUES_OF_PIER18))
def test_pier18_player_with_a_wrong_value(key: str, value: object, code: str) -> None:
    assert mistakes(pier_player(**{key: value})) == [(f"players[0].{key}", code)]


@pytest.mark.parametrize(("key", "value", "code"), pairs(WRONG_VALUES_OF_AUCTIONLAND))
def test_auctionland_player_with_a_wrong_value(key: str, value: object, code: str) -> None:
    assert mistakes(island_player(**{key: value})) == [(f"players[0].{key}", code)]


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize(("value", "code"), WRONG_WHOLE)
def test_counts_with_a_wrong_value(count: str, value: object, code: str) -> None:
    document = auctionland_of({"counts": {**COUNTS, count: value}})
    assert mistakes(document) == [(f"players[0].counts.{count}", code)]


@pytest.mark.parametrize("count", COUNTS)
def test_counts_has_all_seven(count: str) -> None:
    rest = {name: number for name, number in COUNTS.items() if name != count}
    document = auctionland_of({"counts": rest})
    assert mistakes(document) == [(f"players[0].counts.{count}", "key_missing")]


@pytest.mark.parametrize("counts", [1, "2", True, [2, 1, 4, 3, 5, 0, 9]])
def test_counts_is_a_table(counts: object) -> None:
    assert mistakes(auctionland_of({"counts": counts})) == [("players[0].counts", "not_wanted")]


@pytest.mark.parametrize("table", [5, "5+", {}, [], True])
def test_score_table_is_a_list_of_at_least_one_entry(table: object) -> None:
    assert mistakes(with_tables(beaches=table)) == [("tables.beaches", "not_wanted")]


@pytest.mark.parametrize("entry", ["1", 1.0, True, None, -1, [], "1+", 10**50])
def test_score_table_with_a_wrong_entry(entry: object) -> None:
    assert mistakes(with_tables(theme_parks=[0, entry, 5])) == [("tables.theme_parks[1]", "entry")]


@pytest.mark.parametrize("entry", ["5", 5.0, True, None, -1, [], "+5", "05+", "5 +", "5++", "-5+"])
def test_score_table_with_a_wrong_last_entry(entry: object) -> None:
    document = with_tables(theme_parks=[0, entry])
    assert mistakes(document) == [("tables.theme_parks[1]", "last_entry")]


@pytest.mark.parametrize("key", ["rulings", "tables"])
@pytest.mark.parametrize("value", [1, "orthogonal", True, []])
def test_rulings_and_tables_are_tables(key: str, value: object) -> None:
    assert mistakes(auctionland_of({"island": "."}, **{key: value})) == [(key, "not_wanted")]


@pytest.mark.parametrize("players", [1, "Anna", True, {}, {"pier": PIER}])
def test_players_is_a_list(players: object) -> None:
    assert mistakes({"game": "pier18", "players": players}) == [("players", "not_wanted")]


@pytest.mark.parametrize("player", [1, "Anna", True, []])
def test_player_is_a_table(player: Any) -> None:
    assert mistakes(pier18_of({"pier": PIER}, player)) == [("players[1]", "not_wanted")]


@pytest.mark.parametrize("line", [1, True, None, ["S"]])
def test_line_of_a_pier_is_a_text(line: object) -> None:
    assert mistakes(pier_player(pier=["S", line])) == [("players[0].pier[1]", "not_wanted")]


@pytest.mark.parametrize("row", ["B\n.", "B\r", "\r\n"])
def test_row_of_an_island_is_one_line(row: str) -> None:
    document = auctionland_of({"island": ["B", row]})
    assert mistakes(document) == [("players[0].island[1]", "line_break")]


@pytest.mark.parametrize("document", [None, 1, True, "pier18", [], [pier_player()]])
def test_position_is_a_table(document: object) -> None:
    assert mistakes(document) == [("", "not_wanted")]


@pytest.mark.parametrize(
    ("document", "where"),
    [
        (pier_player(**{key: None}), f"players[0].{key}")
        for key in ("name", "pier", "plan_completed", "patrons", "plan_date", "claimed")
    ]
    + [
        (island_player(**{key: None}), f"players[0].{key}")
        for key in ("name", "island", "money", "claimed")
    ]
    + [(auctionland_of({"counts": None}), "players[0].counts")]
    + [({**pier_player(), key: None}, key) for key in ("format", "game", "rulings", "players")]
    + [(pier18_of({"pier": PIER}, rulings={"half_turn": None}), "rulings.half_turn")]
    + [(auctionland_of({"island": "."}, tables=None), "tables")]
    + [(with_tables(beaches=None), "tables.beaches")],
)
def test_null_is_an_error_everywhere(document: Data, where: str) -> None:
    error = refusal(document)
    assert [problem.where for problem in error.problems] == [where]
    assert "null" in error.what


# Unknown keys, and keys of later versions.


@pytest.mark.parametrize(
    ("document", "where", "meant"),
    [
        (pier_player(patron=1), "players[0].patron", "patrons"),
        (pier_player(plan_complete=True), "players[0].plan_complete", "plan_completed"),
        (island_player(mony=1), "players[0].mony", "money"),
        (pier18_of({"pier": PIER}, ruling={}), "ruling", "rulings"),
        (with_tables(theme_park=[0]), "tables.theme_park", "theme_parks"),
        (
            auctionland_of({"counts": {**COUNTS, "beach": 1}}),
            "players[0].counts.beach",
            "beaches",
        ),
    ],
)
def test_unknown_key_with_a_suggestion(document: Data, where: str, meant: str) -> None:
    assert mistakes(document) == [(where, "unknown_key")]
    assert f"did you mean {meant}?" in refusal(document).what


@pytest.mark.parametrize(
    ("document", "where", "known"),
    [
        (pier_player(xyz=1), "players[0].xyz", "plan_date"),
        (island_player(pier=PIER), "players[0].pier", "island"),
        (pier_player(money=3), "players[0].money", "patrons"),
        (pier18_of({"pier": PIER}, tables={}), "tables", "rulings"),
        (with_tables(xyz=[0]), "tables.xyz", "beaches"),
    ],
)
def test_unknown_key_with_the_known_keys(document: Data, where: str, known: str) -> None:
    assert mistakes(document) == [(where, "unknown_key")]
    assert known in refusal(document).what


@from_table
def test_unknown_ruling(rulings: Data, code: str, named: str) -> None:
    document = pier18_of({"pier": PIER}, rulings=rulings)
    assert mistakes(document) == [(f"rulings.{next(iter(rulings))}", code)]
    assert named in refusal(document).what


@from_table
def test_invalid_plan(key: str, value: object, code: str) -> None:
    assert mistakes(pier_player(**{key: value})) == [(f"players[0].{key}", code)]


def test_cards_without_a_pack() -> None:
    assert mistakes(pier18_of({"cards": ["7", "3+1"]})) == [
        ("players[0].cards[0]", "no_pack"),
        ("players[0].cards[1]", "no_pack"),
    ]


@pytest.mark.parametrize("document", [pier_player(), island_player()])
def test_missing_pack(document: Data) -> None:
    assert mistakes({**document, "pack": "no-such-pack.toml"}) == [("pack", "no_packs")]


@pytest.mark.parametrize("cell", ["#23", "#23@2"])
def test_tile_by_its_id_is_one_mistake_that_shows_the_whole_cell(cell: str) -> None:
    problems = refusal(auctionland_of({"island": [f"B {cell} T"]})).problems
    assert len(problems) == 1
    assert problems[0].where == "players[0].island"
    assert problems[0].describe().endswith("^" * len(cell))


# Keys that depend on each other.


@from_table
def test_exactly_one_of_two_keys(document: Data, code: str, keys: list[str]) -> None:
    assert mistakes(document) == [("players[0]", code)]
    assert all(key in refusal(document).what for key in keys)


def test_pier_and_cards_exclude_each_other() -> None:
    document = pier_player(cards=["7"])
    assert mistakes(document) == [("players[0].cards[0]", "no_pack"), ("players[0]", "both")]


@from_table
def test_names_are_all_different(names: list[str | None], where: str) -> None:
    """Default names of players count as well."""
    players = [{"name": name, "pier": PIER} if name else {"pier": PIER} for name in names]
    assert mistakes(pier18_of(*players)) == [(where, "same_name")]


@pytest.mark.parametrize("number", [0, 4, 5])
def test_pier18_has_1_to_3_players(number: int) -> None:
    """`pier18.players`: more than 3 cannot play; a single player is scored with a note."""
    error = refusal(pier18_of(*[{"pier": PIER}] * number))
    assert [(p.where, p.code, p.clause) for p in error.problems] == [
        ("players", "players", "pier18.players")
    ]


@pytest.mark.parametrize("number", [0, 7, 8])
def test_auctionland_has_1_to_6_players(number: int) -> None:
    """`auctionland.players`: more than 6 cannot play; a single player is scored with a note."""
    error = refusal(auctionland_of(*[{"island": "."}] * number))
    assert [(p.where, p.code, p.clause) for p in error.problems] == [
        ("players", "players", "auctionland.players")
    ]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_pier18_of_1_to_3_players_is_read(number: int) -> None:
    """`pier18.players`"""
    assert len(read_position(pier18_of(*[{"pier": PIER}] * number)).players) == number


@pytest.mark.parametrize("number", [1, 2, 6])
def test_auctionland_of_1_to_6_players_is_read(number: int) -> None:
    """`auctionland.players`"""
    assert len(read_position(auctionland_of(*[{"island": "."}] * number)).players) == number


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_players_are_required(game: str) -> None:
    assert mistakes({"game": game}) == [("players", "key_missing")]


def test_game_is_required() -> None:
    assert mistakes({"players": [{"pier": PIER}]}) == [("game", "no_game")]


@pytest.mark.parametrize("game", ["Pier18", "pier 18", "chess", "", 18, True, [], {}, ["pier18"]])
def test_unknown_game(game: object) -> None:
    error = refusal({"game": game, "players": [{"pier": PIER}]})
    assert [(p.where, p.code) for p in error.problems] == [("game", "not_one_of")]
    assert "pier18, auctionland" in error.what


@pytest.mark.parametrize("number", [2, 3, 10**50])
def test_format_of_a_later_version(number: int) -> None:
    assert mistakes({**pier_player(), "format": number}) == [("format", "format_newer")]


@pytest.mark.parametrize("value", [0, -1, "1", True, 1.0, 1.5, [1], ""])
def test_format_that_never_was(value: object) -> None:
    assert mistakes({**island_player(), "format": value}) == [("format", "format")]


@pytest.mark.parametrize("written", [f"-{10**60}", f"-{10**4000}", "-1e999"])
def test_format_far_below_1_in_json(written: str) -> None:
    """A number too long to be kept whole keeps its sign."""
    text = f'{{"game": "pier18", "format": {written}, "players": [{{"pier": ["S", "."]}}]}}'
    with pytest.raises(PositionError) as caught:
        boardscore.loads(text)
    assert [problem.code for problem in caught.value.problems] == ["format"]


# All mistakes in one error.


def test_every_mistake_with_its_path_in_the_order_of_the_document() -> None:
    document = {
        "colour": "red",
        "game": "pier18",
        "rulings": {"flower_points": "all", "flowers": 2},
        "players": [
            {"patrons": 19, "name": 5, "pier": ["S", "X"]},
            "Ben",
            {"plan_date": "02-30", "plan_completed": 1},
        ],
        "format": 2,
    }
    assert [where for where, _ in mistakes(document)] == [
        "colour",
        "rulings.flower_points",
        "rulings.flowers",
        "players[0].patrons",
        "players[0].name",
        "players[0].pier",
        "players[1]",
        "players[2].plan_date",
        "players[2].plan_completed",
        "players[2]",
        "format",
    ]


def test_a_name_that_is_there_twice_has_its_place_in_the_order() -> None:
    anna = {"name": "Anna", "pier": PIER}
    found = mistakes(pier18_of(anna, anna, {"pier": PIER, "patrons": -1}))
    assert found == [("players[1].name", "same_name"), ("players[2].patrons", "out_of_range")]


def test_every_mistake_of_auctionland() -> None:
    document = {
        "game": "auctionland",
        "tables": {"beaches": [0, "x", -1], "theme_parks": [], "parks": 1},
        "players": [
            {"island": ["B X", "B"], "money": -1},
            {"counts": {"beaches": "2", "music": 1}, "claimed": True},
        ],
    }
    assert mistakes(document) == [
        ("tables.beaches[1]", "entry"),
        ("tables.beaches[2]", "last_entry"),
        ("tables.theme_parks", "not_wanted"),
        ("tables.parks", "unknown_key"),
        ("players[0].island", "unknown_zone"),
        ("players[0].island", "island_uneven"),
        ("players[0].money", "out_of_range"),
        ("players[1].counts.beaches", "not_whole"),
        *((f"players[1].counts.{n}", "key_missing") for n in list(COUNTS)[1:-1]),
        ("players[1].claimed", "not_whole"),
    ]


@pytest.mark.parametrize(
    ("document", "said"),
    [
        (pier_player(name=7), '7 is not text; put text in quotes, as in "Anna"'),
        (pier_player(name=[]), 'an empty list is not text; put text in quotes, as in "Anna"'),
        (
            pier_player(plan_completed="true"),
            '"true" is neither true nor false; write one of them without quotes',
        ),
        (
            pier_player(patrons="2"),
            '"2" is not a whole number; write one from 0 to 18, without quotes',
        ),
        (
            with_tables(beaches=["1", 2]),
            '"1" is not an entry of a score table; write a whole number from 0 to ',
        ),
        (pier_player(plan_card=7), 'found 7, expected the id of a card as text, such as "7"'),
        (pier_player(plan=4), 'found 4, expected a condition as text, such as "poets >= 4"'),
        (
            {**pier18_of({"cards": [7]}), "pack": "demo"},
            'found 7, expected a card of the pack as text, such as "7" or "3+1"',
        ),
        ({**pier18_of({"cards": ["1+1"]}), "pack": "demo"}, "it may cover at most 0 here"),
        (
            {"game": "pier18", "players": {"name": "Anna"}},
            "expected a list of tables; in TOML each begins with a header in double brackets, such",
        ),
        ({**pier_player(), "format": []}, "an empty list is not a known format; leave it out or"),
        ({"players": []}, "the key game is missing at the top; it must be one of: pier18, auc"),
        (pier_player(plan_date="17-04"), "there is no month 17; the month comes first, 01 to 12"),
        (
            {**island_player(), "pack": PACK_OF_CARDS},
            "this is a pack for Pier 18; one for Auctionland is needed",
        ),
        (
            {**pier_player(), "pack": {**PACK_OF_CARDS, "provenance": " "}},
            "text needs at least one visible character",
        ),
        (
            {**pier_player(), "pack": {**PACK_OF_CARDS, "cards": [{**CARD, "id": 7}]}},
            "7 is not a valid id; an id is text in quotes, 1 to 40 characters: letters from a",
        ),
        (
            {**pier_player(), "pack": {**PACK_OF_CARDS, "cards": "7"}},
            'found "7", expected a list of tables; in TOML each begins with a header in double',
        ),
    ],
)
def test_messages_have_suggestions(document: Data, said: str) -> None:
    assert said in refusal(document).problems[0].describe()


@pytest.mark.parametrize("number", [99, 100, 101, 900])
@pytest.mark.parametrize(
    "document_of",
    [
        lambda number: {**pier_player(), **{f"key{n}": 1 for n in range(number)}},
        lambda number: with_tables(beaches=[-1] * number),
        lambda number: pier_player(pier=[1] * number),
        lambda number: pier18_of({"pier": PIER}, rulings={f"key{n}": 1 for n in range(number)}),
        lambda number: {**pier18_of({"cards": ["?"] * number}), "pack": "demo"},
        lambda number: pier_player(pier=["X" * min(number, 400), "." * min(number, 400)]),
        lambda number: {**pier_player(pier=[1] * (number - 1)), "pack": "none"},
    ],
    ids=["keys", "entries", "lines", "rulings", "cards", "symbols", "pack"],
)
def test_the_first_hundred_mistakes_are_reported(document_of: Any, number: int) -> None:
    assert len(mistakes(document_of(number))) == min(number, 100)


@pytest.mark.parametrize("lang", boardscore.LANGUAGES)
def test_messages_have_path_clause_and_marks(lang: str) -> None:
    error = refusal(pier18_of({"pier": ["S..", ".X."], "patrons": 19}))
    told = error.describe(lang).split("\n")
    assert told[0].startswith("players[0].pier: ")
    assert told[0].endswith("[pier18.pier]")
    assert told[1:3] == ["    .X.", "     ^"]
    assert told[3].startswith("players[0].patrons: 19 ")


@pytest.mark.parametrize("lang", boardscore.LANGUAGES)
def test_messages_contain_no_control_characters(lang: str) -> None:
    evil = "\x1b[2J\x00\x9b\u202e"
    error = refusal(
        {
            "game": "pier18",
            evil: 1,
            "rulings": {evil: 1, "half_turn": evil},
            "players": [
                {"name": evil, "pier": [evil, "S"], "plan_date": evil},
                {"name": evil, "pier": PIER, evil: evil},
            ],
        }
    )
    assert len(error.problems) >= 7
    assert all(char.isprintable() or char == "\n" for char in error.describe(lang))


# Notes, in both languages.


def notes(document: Data, lang: str = "en") -> list[str]:
    """The notes in the result of a position."""
    found: list[str] = boardscore.score(document).to_dict(lang)["notes"]
    return found


def pier18_pair(anna: Data, ben: Data) -> Data:
    """Two complete players of Pier 18 with 2 points for each pier."""
    common = {"pier": ["H", "."], "plan_completed": False, "patrons": 0}
    return pier18_of({"name": "Anna", **common, **anna}, {"name": "Ben", **common, **ben})


def test_no_notes() -> None:
    assert notes(pier18_pair({"patrons": 1}, {})) == []


@pytest.mark.parametrize("lang", boardscore.LANGUAGES)
def test_claimed_total_that_differs_is_explained(lang: str) -> None:
    """`claimed`: 2 points for Lovers with no one near, 3 were counted."""
    (note,) = notes(pier18_pair({"patrons": 1}, {"claimed": 5}), lang)
    assert "Ben" in note
    assert "5" in note
    assert "2" in note


def test_right_claimed_total_has_no_note() -> None:
    assert notes(pier18_pair({"patrons": 1, "claimed": 3}, {"claimed": 2})) == []


def test_claimed_total_has_no_note_while_points_are_missing() -> None:
    """Only the tables are missing: there is no total yet to compare with."""
    players: list[Data] = [{"island": "B", "claimed": 99}, {"island": "B"}]
    found = notes(auctionland_of(*players))
    assert len(found) == 2
    assert not any("99" in note for note in found)


@pytest.mark.parametrize("lang", boardscore.LANGUAGES)
@from_table
def test_missing_tables_have_a_note(tables: Data, missing: list[str], lang: str) -> None:
    """`auctionland.score.beaches`, `auctionland.score.theme-parks`: points come from tables."""
    players: list[Data] = [
        {"island": "B", "money": 1},
        {"counts": dict.fromkeys(COUNTS, 0), "money": 2},
    ]
    result = boardscore.score(auctionland_of(*players, tables=tables)).to_dict(lang)
    assert result["missing"] == missing
    assert len(result["notes"]) == len(missing)
    words = {"tables.beaches": "--beaches", "tables.theme_parks": "--theme-parks"}
    for path, note in zip(missing, result["notes"], strict=True):
        assert words[path] in note
        assert path not in note
    assert (result["winners"] == []) == bool(missing)


@pytest.mark.parametrize("lang", boardscore.LANGUAGES)
def test_missing_dates_have_a_note_with_names(lang: str) -> None:
    """`pier18.tie.date`: tied on points and symbols, and one date is missing."""
    result = boardscore.score(pier18_pair({"plan_date": "01-01"}, {})).to_dict(lang)
    assert result["missing"] == ["players[1].plan_date"]
    (note,) = result["notes"]
    assert "plan_date" not in note
    assert "Ben" in note
    assert "Anna" not in note


@pytest.mark.parametrize("lang", boardscore.LANGUAGES)
def test_missing_money_has_a_note_with_names(lang: str) -> None:
    """`auctionland.tie.money`: tied on points, and both players' money is missing."""
    players = [{"name": name, "island": "."} for name in ("Alex", "Bonnie")]
    tables = {"beaches": [0], "theme_parks": [0]}
    result = boardscore.score(auctionland_of(*players, tables=tables)).to_dict(lang)
    assert result["missing"] == ["players[0].money", "players[1].money"]
    (note,) = result["notes"]
    assert all(word in note for word in ({"en": "money", "de": "Geld"}[lang], "Alex", "Bonnie"))


def test_only_ties_have_missing_values() -> None:
    assert boardscore.score(pier18_pair({"patrons": 1}, {})).missing == ()


@pytest.mark.parametrize("lang", boardscore.LANGUAGES)
def test_plan_that_was_not_entered_has_a_note(lang: str) -> None:
    """A missing `plan_completed` counts as false, and a note says so."""
    document = pier18_of({"name": "Anna", "pier": PIER}, {"name": "Ben", "pier": ["S", "."]})
    document["players"][0]["patrons"] = 0
    document["players"][1] |= {"plan_completed": False, "patrons": 0}
    (note,) = notes(document, lang)
    assert "Anna" in note
    assert note.endswith("[pier18.score.plan]")


@pytest.mark.parametrize("lang", boardscore.LANGUAGES)
@from_table
def test_a_single_player_gets_a_note(document: Data, lang: str) -> None:
    """`pier18.players`, `auctionland.players`: both games are for 2 or more."""
    (note,) = notes(document, lang)
    assert "1" in note
    assert "2" in note


# Loading and scoring.


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_example_has_one_score_loaded_or_as_a_dict(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    data = tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    assert boardscore.score(boardscore.load(path)) == boardscore.score(data)


@pytest.mark.parametrize("document", [pier_player(claimed=1), island_player(money=2)])
def test_score_accepts_a_dict_or_a_loaded_position(document: Data, tmp_path: Path) -> None:
    before = deepcopy(document)
    file = tmp_path / "position.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    assert boardscore.score(document) == boardscore.score(boardscore.load(file))
    assert boardscore.load(file) == boardscore.load(str(file))
    assert document == before


def test_mistakes_in_a_file_carry_its_name(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text('game = "pier18"\n[[players]]\npatrons = 19\n', encoding="utf-8")
    with pytest.raises(PositionError) as caught:
        boardscore.load(file)
    assert {problem.file for problem in caught.value.problems} == {str(file)}
    assert [problem.code for problem in caught.value.problems] == ["out_of_range", "neither"]


def test_a_count_beyond_the_table_is_missing() -> None:
    """`auctionland.score.beaches`: two beaches, and the table ends at a count of 1."""
    tables = {"beaches": [0, 1], "theme_parks": [0]}
    result = boardscore.score(auctionland_of({"island": "B B"}, tables=tables))
    assert result.missing == ("tables.beaches",)


def test_a_table_is_needed_up_to_the_highest_count() -> None:
    """2 and 3 tiles with a beach, and a table that ends at 1; the other table is missing."""
    players = ({"island": "B B"}, {"island": "B B B"}, {"island": "T"})
    result = boardscore.score(auctionland_of(*players, tables={"beaches": [0, 1]}))
    assert result.missing == ("tables.beaches", "tables.theme_parks")
    said = {
        lang: [boardscore.say(one, lang) for one in needed_inputs(result)] for lang in ("en", "de")
    }
    assert said == {
        "en": ["the beach table up to 3 (it ends at 1)", "the theme park table"],
        "de": ["die Strandtabelle bis 3 (sie endet bei 1)", "die Vergnügungsparktabelle"],
    }


def test_position_error_is_a_value_error_of_boardscore() -> None:
    error = refusal({})
    assert isinstance(error, boardscore.BoardscoreError)
    assert isinstance(error, ValueError)


# Objects of the wrong type


@pytest.mark.parametrize("wrong", ["examples/pier18.toml", Path("examples/pier18.toml"), b"x"])
def test_score_says_how_a_file_is_scored(wrong: Any) -> None:
    with pytest.raises(PositionError) as caught:
        boardscore.score(wrong)
    assert "`boardscore.score(boardscore.load(path))`" in str(caught.value)
    assert boardscore.score(boardscore.load("examples/pier18.toml")).winners == ("Ben",)


@pytest.mark.parametrize("load", [boardscore.load, boardscore.load_pack])
@pytest.mark.parametrize("text", ['{"game": "pier18"}', 'game = "pier18"\nplayers = []'])
def test_a_text_instead_of_a_file_is_refused(load: Any, text: str) -> None:
    with pytest.raises(boardscore.DocumentError) as caught:
        load(text)
    assert str(caught.value).startswith("this is text, not the name of a file")


def test_the_invented_packs_are_not_files() -> None:
    with pytest.raises(boardscore.DocumentError) as caught:
        boardscore.load_pack("demo")
    assert '`boardscore.load_pack("demo", game="pier18")`' in str(caught.value)
    for name in ("pier18", "auctionland"):
        assert boardscore.load_pack("demo", game=name).name == f"demo-{name}"


# Values that JSON does not have


class _Game(str, enum.Enum):  # noqa: UP042  (StrEnum is another one)
    PIER18 = "pier18"
    CHESS = "chess"


def test_a_game_may_be_a_member_of_an_enumeration_that_is_text() -> None:
    document = pier18_of({"pier": PIER})
    assert boardscore.score({**document, "game": _Game.PIER18}) == boardscore.score(document)
    assert mistakes({**document, "game": _Game.CHESS}) == [("game", "not_one_of")]


@pytest.mark.parametrize("key", ["game", "format", "players", "rulings", "pack"])
@pytest.mark.parametrize(
    ("kind", "given"), [("array", [1, 2]), ("array", ["pier18"] * 2), ("int64", 1)]
)
def test_values_of_numpy_are_refused_where_they_are(key: str, kind: str, given: Any) -> None:
    value = getattr(pytest.importorskip("numpy"), kind)(given)
    (where, _), *_ = mistakes({**pier18_of({"pier": PIER}), key: value})
    assert where == key


@pytest.mark.parametrize("key", ["game", "format", "players", "rulings", "pack"])
@pytest.mark.parametrize("value", [Decimal("sNaN")])
def test_values_of_other_libraries_are_refused_where_they_are(key: str, value: Any) -> None:
    (where, _), *_ = mistakes({**pier18_of({"pier": PIER}), key: value})
    assert where == key


@pytest.mark.parametrize("data", [None, 5, {}, memoryview(b"{}")])
def test_a_document_is_text_or_bytes(data: Any) -> None:
    with pytest.raises(boardscore.BoardscoreError, match=r"^data: "):
        boardscore.loads(data)


def test_only_positions_are_scored() -> None:
    state = boardscore.pier18.start(["Anna", "Ben"], "demo")
    for wrong in (state, state.game.pack, state.game.pack.cards[0]):
        with pytest.raises(boardscore.BoardscoreError, match=r"^position: .*: Position$"):
            boardscore.score(wrong)
