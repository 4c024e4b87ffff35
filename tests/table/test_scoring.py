"""Tables are scored row by row like positions; a problem of a row affects only that row.

Also tables that are generated, and those of records.
"""

import re
from decimal import Decimal
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.tables import from_table

pa = pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")

import boardscore  # noqa: E402
from boardscore import table  # noqa: E402
from boardscore.auctionland.table import columns as land_columns  # noqa: E402

ANNA = {"pier": "S.Q.|H..A/..A.|....", "plan_completed": True, "patrons": 2}
BEN = {"pier": "Q..H|..S./..A.|.AAQ", "patrons": 1, "plan_date": "04-17"}
TABLES = {"beaches": [0, 1, 3], "theme_parks": [0, 2, "5+"]}


def of_rows(rows: list[dict[str, Any]], schema: Any = None) -> Any:
    names = dict.fromkeys(name for row in rows for name in row)
    return pa.table({name: [row.get(name) for row in rows] for name in names}, schema=schema)


@from_table
def test_rows(
    game: str, options: dict[str, Any], rows: list[dict[str, Any]], expected: dict[str, list[Any]]
) -> None:
    """Columns of the output. The option `all` names every column; `...` is any other text."""
    given = {"tables": TABLES} if game == "auctionland" else {}
    given |= {name: value for name, value in options.items() if name != "all"}
    found = table.score(of_rows(rows), game, **given).read_all()
    assert expected if "all" not in options else found.column_names == [*expected]
    for name, values in expected.items():
        for value, wanted in zip(found[name].to_pylist(), values, strict=True):
            assert is_like(value, wanted), (name, value, wanted)


def is_like(value: Any, wanted: Any) -> bool:
    """Whether a value is as wanted, or a text has the parts between `...`."""
    if not isinstance(wanted, str) or "..." not in wanted:
        return bool(value == wanted)
    parts = map(re.escape, wanted.split("..."))
    return bool(re.fullmatch(".*".join(parts), value, re.DOTALL))


def test_numbers_are_int32_and_other_columns_keep_type_and_order() -> None:
    data = pa.table({"z": pa.array([b"1"]), "pier": ["S./.."], "a": pa.array([1.5])})
    schema = table.score(data, "pier18").schema
    assert schema.names[:2] == ["z", "a"]
    assert {str(schema.field(name).type) for name in ("poets", "total", "rank")} == {"int32"}
    assert [str(schema.field(name).type) for name in ("z", "a", "error")] == [
        *("binary", "double", "string")
    ]


def test_a_row_for_each_game_has_its_players_in_a_list() -> None:
    data = pa.table(
        {
            "id": ["x", "y", "z"],
            "players": [[{"name": "Anna", **ANNA}, {"name": "Ben", **BEN}], [], [{"pier": "S/.A"}]],
        }
    )
    rows = table.score(data, "pier18").read_all().to_pylist()
    assert [player["rank"] for player in rows[0]["players"]] == [2, 1]
    assert [player["name"] for player in rows[0]["players"]] == ["Anna", "Ben"]
    assert (rows[0]["id"], rows[0]["error"]) == ("x", None)
    assert (rows[1]["players"], rows[1]["error"]) == ([], "row 2: this game has no players")
    assert rows[2]["error"].startswith("row 3: players[0].pier: the sides differ in length")
    assert rows[2]["players"][0]["total"] is None


# Missing values


# Problems of a row


@pytest.mark.parametrize("engine", ["auto", "numpy", "python"])
@pytest.mark.parametrize("alike", ["Anna ", "\u3000Anna", "Anna\u00a0"])
def test_names_that_look_the_same_are_an_error(alike: str, engine: Any) -> None:
    """The names are copied as they are, but compared without the spaces around them."""
    pairs = [[{"name": "Anna", **BEN}, {"name": other, **BEN}] for other in (alike, "anna")]
    scored = table.score(pa.table({"players": pairs}), "pier18", engine=engine)
    first, second = scored.read_all().to_pylist()
    assert "another player is also called" in first["error"]
    assert [player["name"] for player in first["players"]] == ["Anna", alike]
    assert second["error"] is None
    flat = of_rows([{"game": at, **one} for at, pair in enumerate(pairs) for one in pair])
    scored = table.score(flat, "pier18", group="game", engine=engine)
    errors = scored.read_all()["error"].to_pylist()
    assert [error is None for error in errors] == [True, False, True, True]


@pytest.mark.parametrize("kind", [pa.string(), pa.large_string(), pa.string_view()])
def test_texts_of_every_arrow_type(kind: Any) -> None:
    """Such as polars categories, with string views."""
    words = pa.array([ANNA["pier"], "X/.", None]).dictionary_encode()
    coded = pa.DictionaryArray.from_arrays(words.indices, words.dictionary.cast(kind))
    found = [table.score(pa.table({"pier": piers}), "pier18") for piers in (words, coded)]
    plain, other = (reader.read_all().drop_columns("error") for reader in found)
    assert plain == other
    assert plain["symbols"].null_count == 2


TEXTS = (pa.string(), pa.large_string(), pa.string_view())
LISTS = (pa.list_, pa.large_list, pa.list_view, lambda kind: pa.list_(kind, 2))
LINES = {"pier18": ("pier", ["H..Q", "...."]), "auctionland": ("island", ["B+p .", ". T"])}


@pytest.mark.parametrize("game", LINES)
@pytest.mark.parametrize("engine", ["numpy", "auto"])
def test_lines_of_every_arrow_type(game: str, engine: str) -> None:
    """Such as polars lists, with large texts or views; a list of fixed size may be null too."""
    name, lines = LINES[game]
    single = [pa.array([None, " / ".join(lines)]).cast(kind) for kind in TEXTS]
    lists = [pa.array([None, lines], kind(text)) for kind in LISTS for text in TEXTS]
    makes = [*single, single[0].dictionary_encode(), *lists]
    plain, *others = (
        table.score(pa.table({name: make}), game, engine=engine).read_all().to_pylist()
        for make in makes
    )
    assert plain[0]["error"].startswith("row 1: one of these keys is needed")
    assert plain[1]["error"] is None
    assert others == [plain] * (len(makes) - 1)


@pytest.mark.parametrize("engine", ["auto", "numpy", "python"])
@pytest.mark.parametrize("end", ["\v", "\f", "\u2028", "\x85"])
def test_ends_of_lines_elsewhere_never_join_two_rows(engine: str, end: str) -> None:
    islands = pa.table({"island": [f"G H{end}H G", "G H\nH G"]})
    scored = table.score(islands, "auctionland", engine=engine).read_all()
    assert scored["gardens"].to_pylist() == [None, 2]


@pytest.mark.parametrize("engine", ["numpy", "auto"])
def test_islands_that_are_all_null_are_mistakes_of_their_rows(engine: str) -> None:
    data = pa.table({"island": pa.nulls(2)})
    rows = table.score(data, "auctionland", engine=engine).read_all().to_pylist()
    assert [row["error"][:5] for row in rows] == ["row 1", "row 2"]


def test_players_in_lists_of_every_arrow_type() -> None:
    """The first game is null, the second one has one player."""
    player = pa.struct({"pier": pa.string()})
    makes = (pa.list_(player), pa.large_list(player), pa.list_view(player), pa.list_(player, 1))
    for make in makes:
        data = pa.table({"players": pa.array([None, [{"pier": "H..Q/...."}]], make)})
        first, second = table.score(data, "pier18").read_all().to_pylist()
        assert (first["players"], first["error"]) == ([], "row 1: this game has no players")
        assert [player["total"] for player in second["players"]] == [2]


# Problems of a table


@from_table
def test_a_table_that_cannot_be_scored_is_refused_before_anything_else(
    columns: dict[str, Any], more: dict[str, Any], words: str
) -> None:
    with pytest.raises(boardscore.BoardscoreError, match=words):
        table.score(pa.table(columns), "pier18", **more)


def test_decimal_numbers_are_refused() -> None:
    data = pa.table({"pier": ["S/."], "patrons": [Decimal(2)]})
    with pytest.raises(table.TableError, match=r"decimal128\(1, 0\); convert it first"):
        table.score(data, "pier18")


@from_table
def test_values_that_are_not_tables_are_refused(data: Any, got: str) -> None:
    with pytest.raises(table.TableError, match=f"of type {got} is not a table"):
        table.score(data, "pier18")


@pytest.mark.parametrize("data", [pa.table({"pier": ["S/."]}), {"pier": ["S/."]}])
def test_values_that_are_not_batches_are_refused(data: Any) -> None:
    with pytest.raises(table.TableError, match="not a pyarrow RecordBatch"):
        table.score_batch(data, "pier18")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(table.TableError, match="pier18, auctionland"):
        table.score(pa.table({"pier": ["S/."]}), "pier19")


# Batches


def test_a_game_cut_by_batches_is_put_together() -> None:
    rows = [{"game": game, **who} for game in range(7) for who in (ANNA, BEN)]
    whole = of_rows(rows)
    expected = table.score(whole, "pier18", group="game").read_all()
    for size in (1, 2, 3, 5):
        batches = whole.to_batches(max_chunksize=size)
        reader = pa.RecordBatchReader.from_batches(whole.schema, batches)
        found = table.score(reader, "pier18", group="game").read_all()
        assert found.combine_chunks() == expected.combine_chunks()


def test_a_single_batch_is_scored_with_a_row_offset() -> None:
    batch = of_rows([ANNA, {**ANNA, "pier": "X"}]).to_batches()[0]
    found = table.score_batch(batch, "pier18", first=10)
    assert found["total"].to_pylist() == [7, None]
    assert found["error"][1].as_py().startswith("row 12: ")


def test_a_table_without_rows_has_the_same_columns() -> None:
    data = of_rows([{"game": 1, **ANNA}])
    assert table.score(data.slice(1), "pier18", group="game").read_all().num_rows == 0
    assert table.score(data.slice(1), "pier18").schema == table.score(data, "pier18").schema


def test_a_game_that_never_ends_takes_no_more_memory() -> None:
    """One value for all rows: each has a message about too many players, and none is lost."""
    data = pa.table({"g": [1] * 7000, "pier": ["S/."] * 7000})
    batches = data.to_batches(max_chunksize=700)
    reader = pa.RecordBatchReader.from_batches(data.schema, batches)
    found = list(table.score(reader, "pier18", group="g"))
    assert sum(batch.num_rows for batch in found) == 7000
    assert len(found) > 2
    assert not any(batch["error"].null_count for batch in found)


# Packs


def test_lists_of_cards_are_not_split_again() -> None:
    """A text with two cards in a list is one wrong id, on every path."""
    listed = [["1", "2+1"], ["1 2+1"], ["1", None], [], None, [" 1"], ["1\n"]]
    for kind in (pa.list_(pa.string()), pa.list_view(pa.string_view()), pa.large_list(pa.string())):
        data = pa.table({"cards": pa.array(listed, kind)})
        found = table.score(data, "pier18", pack="demo", engine="numpy").read_all()
        assert found["symbols"].to_pylist() == [6, *[None] * 6]
        assert found["error"].null_count == 1


@pytest.mark.parametrize("factors", range(1, 10))
def test_plans_with_large_products_are_exact(factors: int) -> None:
    """The pier has 2 Poets: the product is positive, even if 64 bits cannot hold it."""
    product = " * ".join(["poets", *["9999"] * factors])
    card = {"id": "1", "date": "01-01", "patron": "Q", "cells": "Q\nQ", "plan": f"{product} > 0"}
    pack = {"game": "pier18", "name": "large", "provenance": "invented", "cards": [card]}
    data = pa.table({"cards": ["1"], "plan_card": ["1"]})
    found = table.score(data, "pier18", pack=pack, engine="numpy").read_all()
    assert found["plan"].to_pylist() == [4]


# Generated tables, and tables of records

EXAMPLE = Path(__file__).parents[2] / "examples" / "games" / "pier18.jsonl"


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
@pytest.mark.parametrize("played", [False, True])
def test_a_generated_table_can_be_scored(game: str, played: bool) -> None:
    data = table.sample(game, 7, seed=3, played=played).read_all()
    assert data.num_rows == 7
    assert data == table.sample(game, 7, seed=3, played=played).read_all()
    assert data != table.sample(game, 7, seed=4, played=played).read_all()
    found = table.score(data, game, group="game", engine="numpy").read_all()
    assert found["error"].null_count == 7


@pytest.mark.parametrize("rows", [0, -1, "7"])
def test_a_generated_table_has_at_least_one_row(rows: Any) -> None:
    with pytest.raises(boardscore.BoardscoreError, match=r"^rows: "):
        table.sample("pier18", rows)


def test_records_become_rows_with_the_same_results() -> None:
    """A final position, scored as a table, has the same totals and places."""
    records = [boardscore.read_record(EXAMPLE), EXAMPLE, str(EXAMPLE)]
    rows = table.results(records, "pier18").read_all().to_pylist()
    result = boardscore.replay(EXAMPLE)[-1].result()
    assert [row["record"] for row in rows[:: len(result.players)]] == [0, 1, 2]
    one = rows[: len(result.players)]
    assert [row["total"] for row in one] == [player.total for player in result.players]
    assert [row["rank"] for row in one] == [*result.ranks]
    assert [row["name"] for row in one] == [player.name for player in result.players]


def test_wrong_records_are_reported_and_the_others_kept(tmp_path: Path) -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    short = tmp_path / "short.jsonl"
    short.write_text("\n".join(lines[:4]) + "\n", encoding="utf-8")
    records: list[Any] = [short, tmp_path / "none.jsonl", EXAMPLE]
    rows = table.results(records, "pier18").read_all().to_pylist()
    assert rows[0]["error"] == (
        "row 1: there is no result yet: cards have to be revealed [pier18.end.plan]"
    )
    assert rows[1]["error"].startswith("row 2: ")
    assert [row["error"] for row in rows[2:]] == [None] * (len(rows) - 2)
    other = table.results([EXAMPLE], "auctionland").read_all().to_pylist()
    assert other[0]["error"] == "row 1: this is a record of another game: pier18"


def test_rows_of_a_played_game_have_its_points() -> None:
    """The rows of a played game score the same as the game, with the tables of its pack."""
    state = boardscore.auctionland.start(["Anna", "Ben"], "demo")
    random = Random(5)
    while not state.is_over:
        moves = list(state.legal_moves())
        state = state.play(random.choice(moves) if moves else boardscore.deal(state, random))
    rows = [{"game": 1, **row} for row in land_columns.rows_of(state.position)]
    data = pa.Table.from_pylist(rows)
    found = table.score(data, "auctionland", group="game", pack="demo", engine="numpy").read_all()
    result = state.result()
    assert found["total"].to_pylist() == [player.total for player in result.players]
    assert found["rank"].to_pylist() == [*result.ranks]
