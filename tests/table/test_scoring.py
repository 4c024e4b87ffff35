"""Tables are scored row by row like positions; a problem of a row affects only that row."""

from decimal import Decimal
from typing import Any

import pytest

from tests.tables import from_table, read_table

pa = pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")

import boardscore  # noqa: E402
from boardscore import table  # noqa: E402

ANNA = {"pier": "S.Q.|H..A/..A.|....", "plan_completed": True, "patrons": 2}
BEN = {"pier": "Q..H|..S./..A.|.AAQ", "patrons": 1, "plan_date": "04-17"}
TABLES = {"beaches": [0, 1, 3], "theme_parks": [0, 2, "5+"]}
BONNIE: Any = read_table(__file__, "BONNIE")


def of_rows(rows: list[dict[str, Any]], schema: Any = None) -> Any:
    """A table with the columns of all rows."""
    names = dict.fromkeys(name for row in rows for name in row)
    return pa.table({name: [row.get(name) for row in rows] for name in names}, schema=schema)


def scored(rows: list[dict[str, Any]], game: str = "pier18", **more: Any) -> list[dict[str, Any]]:
    """The output for rows."""
    found: list[dict[str, Any]] = table.score(of_rows(rows), game, **more).read_all().to_pylist()
    return found


def column(rows: list[dict[str, Any]], name: str) -> list[Any]:
    """One column of rows."""
    return [row[name] for row in rows]


# Output


def test_two_piers_of_a_game_are_scored_and_ranked() -> None:
    """The example of the formats page: 7 points each, Ben has 7 symbols to Anna's 5."""
    rows = scored(
        [{"game": 8, "who": "Anna", **ANNA}, {"game": 8, "who": "Ben", **BEN}], group="game"
    )
    assert rows[0] == {
        "game": 8,
        "who": "Anna",
        "poets": 0,
        "lovers": 0,
        "fishers": 1,
        "flower_sellers": 0,
        "plan": 4,
        "patrons": 2,
        "symbols": 5,
        "total": 7,
        "rank": 2,
        "missing": None,
        "error": None,
    }
    names = ("poets", "lovers", "fishers", "flower_sellers", "plan", "patrons", "symbols")
    assert [rows[1][name] for name in (*names, "total", "rank")] == [1, 2, 3, 0, 0, 1, 7, 7, 1]


def test_islands_and_counts_are_scored_with_the_icons_of_the_game() -> None:
    """Alex: 2 beaches 3, 4 theme parks 5, 1 x 1, 20 for a peace shared, 20, then 10: 59.

    Bonnie: 3 + 2 + 0 + 20 + 0 + 20 = 45.
    """
    alex = {"island": "B+p BGGH+l . T / . T T T+m", "money": 12}
    rows = scored(
        [{"g": "x", **alex}, {"g": "x", **BONNIE}], "auctionland", group="g", tables=TABLES
    )
    assert list(rows[0].values()) == [
        *("x", 2, 4, 1, 1, 1, 1, 1),
        *(3, 5, 1, 20, 20, 10, 59, 1, None, None),
    ]
    assert list(rows[0]) == [
        *("g", "beaches", "theme_parks", "gardens", "houses", "peace", "love", "music"),
        *("beach_points", "theme_park_points", "gardens_houses"),
        *("peace_points", "love_points", "music_points", "total", "rank", "missing", "error"),
    ]
    assert list(rows[1].values())[8:16] == [3, 2, 0, 20, 0, 20, 45, 2]


def test_numbers_are_int32_and_other_columns_keep_type_and_order() -> None:
    data = pa.table({"z": pa.array([b"1"]), "pier": ["S./.."], "a": pa.array([1.5])})
    schema = table.score(data, "pier18").schema
    assert schema.names[:2] == ["z", "a"]
    assert {str(schema.field(name).type) for name in ("poets", "total", "rank")} == {"int32"}
    assert [str(schema.field(name).type) for name in ("z", "a", "error")] == [
        *("binary", "double", "string")
    ]


def test_without_a_group_every_row_is_a_game() -> None:
    assert column(scored([ANNA, BEN]), "rank") == [1, 1]


def test_a_null_in_the_group_is_a_separate_game() -> None:
    rows = [{"game": game, **ANNA} for game in (None, None, 1)]
    assert column(scored(rows, group="game"), "rank") == [1, 1, 1]


@from_table
def test_lines_are_a_list_or_separated_by_a_line_break_or_a_slash(cells: Any) -> None:
    if cells == "s★":
        assert column(scored([{"pier": "s★♥/..."}]), "flower_sellers") == [2]
    else:
        assert column(scored([{**ANNA, "pier": cells}]), "total") == [7]


def test_every_key_of_a_player_can_be_a_column() -> None:
    """The demo pack: card 1 is S.Q. above ..A., its Plan requires 4 Poets."""
    rows = [
        {"cards": ["1", "1+2"], "plan_card": "1"},
        {"cards": ["1"], "plan": "fishers >= 1"},
    ]
    found = scored(rows, pack="demo")
    assert column(found, "symbols") == [4, 3]
    assert column(found, "plan") == [0, 4]
    (row,) = scored([{"counts": BONNIE}], "auctionland", tables=TABLES)
    assert row["total"] == 3 + 2 + 0 + 20 + 0 + 20


def test_the_last_card_is_the_plan_regardless_of_other_rows() -> None:
    """`pier18.end.plan`: 6 cards of two players, 5 of three; card 6 requires more Poets above."""
    six, five = ["1", "2", "3", "4", "5", "6"], ["1", "2", "3", "4", "6"]
    rows = [
        *({"g": 2, "cards": six}, {"g": 2, "cards": ["7"]}),
        *({"g": 3, "cards": five}, {"g": 3, "cards": ["7", "?"]}, {"g": 3, "cards": ["8"]}),
        {"g": 1, "cards": five},
    ]
    assert column(scored(rows, pack="demo", group="g"), "plan") == [4, 0, 4, None, 0, 0]


def test_counts_in_columns_and_in_a_struct_are_not_mixed() -> None:
    """Neither is used; different rows may use different ones."""
    rows = [{"counts": BONNIE, "love": 2}, {"counts": BONNIE}, BONNIE]
    found = scored(rows, "auctionland", tables=TABLES)
    assert found[0]["error"] == "row 1: use only one of these keys: counts, love"
    assert column(found, "total") == [None, 45, 45]


@pytest.mark.parametrize("engine", ["numpy", "python"])
def test_a_struct_of_counts_has_all_of_them(engine: str) -> None:
    """2 beaches 3, a theme park 2, no houses, 20 for a peace, 20 for 3 music: 45."""
    few = {**BONNIE, "houses": None}
    rows = [{"counts": BONNIE}, {"counts": few}, {"counts": None}, {"counts": BONNIE}]
    rows[3]["island"] = "B"
    found = scored(rows, "auctionland", tables=TABLES, engine=engine)
    assert column(found, "total") == [45, None, None, None]
    assert [row["error"] for row in found[1:]] == [
        "row 2: counts.houses: the key houses is missing",
        "row 3: one of these keys is needed: island, counts",
        "row 4: use only one of these keys: island, counts",
    ]


def test_rulings_are_those_of_a_position() -> None:
    """The group S, A crosses sides only with the other ruling."""
    rulings = {"flower_adjacency": "orthogonal"}
    assert column(scored([{"pier": "S/A"}]), "flower_sellers") == [0]
    assert column(scored([{"pier": "S/A"}], rulings=rulings), "flower_sellers") == [1]


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


def test_a_tie_that_needs_a_date_names_it_and_leaves_the_places_open() -> None:
    rows = scored(
        [{"g": 1, "pier": "S/."}, {"g": 1, "pier": "S/.", "plan_date": "04-17"}], group="g"
    )
    assert column(rows, "missing") == ["plan_date", None]
    assert column(rows, "rank") == [None, None]
    assert column(rows, "total") == [0, 0]


def test_points_without_a_table_are_missing() -> None:
    (row,) = scored([BONNIE], "auctionland", tables={"beaches": [0, 1, 3]})
    assert row["missing"] == "tables.theme_parks"
    assert (row["beach_points"], row["theme_park_points"], row["total"]) == (3, None, None)


# Problems of a row


def test_a_bad_row_is_reported_and_the_others_are_scored() -> None:
    """Only the places of its game depend on it."""
    rows = scored(
        [
            {"g": 1, **ANNA},
            {"g": 1, **BEN, "pier": "Q..H|..S./..X.|.AAQ"},
            {"g": 2, **ANNA},
        ],
        group="g",
    )
    assert column(rows, "total") == [7, None, 7]
    assert column(rows, "rank") == [None, None, 1]
    assert rows[1]["error"] == (
        "row 2: pier: unknown symbol 'X' (U+0058) in column 3 of the lower side; "
        "known: S Q H A . [pier18.pier]"
    )
    assert column(rows, "error")[::2] == [None, None]


@pytest.mark.parametrize("engine", ["auto", "numpy", "python"])
@pytest.mark.parametrize("alike", ["Anna ", "\u3000Anna", "Anna\u00a0"])
def test_names_that_look_the_same_are_an_error(alike: str, engine: Any) -> None:
    """The names are copied as they are, but compared without the spaces around them."""
    twins = [{"name": "Anna", **BEN}, {"name": alike, **BEN}]
    others = [{"name": "Anna", **BEN}, {"name": "anna", **BEN}]
    nested = pa.table({"players": [twins, others]})
    rows = boardscore.table.score(nested, "pier18", engine=engine).read_all().to_pylist()
    assert "another player is also called" in rows[0]["error"]
    assert [player["name"] for player in rows[0]["players"]] == ["Anna", alike]
    assert rows[1]["error"] is None
    flat = pa.Table.from_pylist(
        [{"game": at, **one} for at in (0, 1) for one in (twins, others)[at]]
    )
    rows = (
        boardscore.table.score(flat, "pier18", group="game", engine=engine).read_all().to_pylist()
    )
    assert [row["error"] is None for row in rows] == [True, False, True, True]


def test_icons_of_other_players_are_missing_with_a_bad_row() -> None:
    both = [{"g": 1, **BONNIE}, {"g": 1, **BONNIE, "money": -1}]
    rows = scored(both, "auctionland", group="g", tables=TABLES)
    assert (rows[0]["gardens_houses"], rows[0]["beach_points"], rows[0]["music"]) == (0, 3, 3)
    assert (rows[0]["music_points"], rows[0]["total"], rows[0]["rank"]) == (None, None, None)
    assert rows[1]["error"] == (
        "row 2: money: -1 is out of range; it must be a whole number from 0 to 1000000000"
    )


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ({"pier": None}, "row 2: one of these keys is needed: pier, cards"),
        ({"pier": "S./..", "patrons": 19}, "row 2: patrons: 19 is out of range"),
        ({"pier": "S./..", "plan_date": "02-30"}, "row 2: plan_date: "),
        ({"pier": "/".join([".", "." * 401])}, "row 2: pier: "),
    ],
)
def test_mistakes_have_the_messages_of_positions(row: dict[str, Any], words: str) -> None:
    rows = scored([ANNA, row])
    assert rows[1]["error"].startswith(words)
    assert rows[0]["error"] is None


def test_two_rows_of_a_seat_are_a_mistake_of_the_second() -> None:
    rows = scored([{"g": 1, "seat": 0, **ANNA}, {"g": 1, "seat": 0, **BEN}], group="g")
    assert rows[1]["error"] == (
        "row 2: seat: an earlier row also has seat 0; each seat of a game has one row"
    )
    assert column(rows, "total") == [7, None]
    same = scored([{"g": 1, "name": "Anna", **ANNA}, {"g": 1, "name": "Anna", **BEN}], group="g")
    assert "all names must be different" in same[1]["error"]


def test_a_game_of_too_many_rows_is_wrong_in_each() -> None:
    rows = scored([{"g": 1, **ANNA}] * 4 + [{"g": 2, **ANNA}], group="g")
    assert column(rows, "total") == [None, None, None, None, 7]
    assert rows[0]["error"] == "row 1: 4 players; there must be 1 to 3 [pier18.players]"


def test_errors_in_german() -> None:
    (row,) = scored([{"pier": "X/."}], lang="de")
    assert row["error"].startswith("Zeile 1: pier: Unbekanntes Symbol")


def test_a_number_that_is_too_large_for_a_table_is_a_mistake() -> None:
    """100,000 gardens times 100,000 houses are 10,000,000,000."""
    (row,) = scored([{**BONNIE, "gardens": 10**5, "houses": 10**5}], "auctionland")
    assert row["error"].startswith("row 1: gardens_houses: 10000000000 is too large for a table")


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
        assert column(second["players"], "total") == [2]


# Problems of a table


@pytest.mark.parametrize(
    ("columns", "more", "words"),
    [
        (
            {"peer": ["S./.."]},
            {},
            "one of these columns is needed: pier, cards; the table has: peer",
        ),
        ({"pier": [1]}, {}, "the column pier must hold text, or lists of lines"),
        (
            {"pier": ["S/."], "patrons": [2.0]},
            {},
            "patrons must hold whole numbers.*Int64",
        ),
        (
            {"pier": ["S/."], "total": [1]},
            {},
            "the scores would overwrite this column: total",
        ),
        ({"pier": ["S/."], "game": [1]}, {"group": "gane"}, "did you mean game"),
        ({"pier": ["S/."]}, {"engine": "cuda"}, '"cuda" is not known here'),
        ({"pier": ["S/."]}, {"lang": "fr"}, '"fr" is not known here'),
        ({"pier": ["S/."]}, {"rulings": {"flower_points": "x"}}, '"x" is not known here'),
        ({"pier": ["S/."]}, {"tables": TABLES}, "tables"),
        ({"players": [[1]]}, {}, "the column players must hold lists of structs"),
        ({"pier": ["S/."], "patrons": [Decimal(2)]}, {}, r"decimal128\(1, 0\); convert it first"),
    ],
)
def test_a_table_that_cannot_be_scored_is_refused_before_anything_else(
    columns: dict[str, Any], more: dict[str, Any], words: str
) -> None:
    with pytest.raises(boardscore.BoardscoreError, match=words):
        table.score(pa.table(columns), "pier18", **more)


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
