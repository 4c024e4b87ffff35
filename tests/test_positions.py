"""Positions: every key is read or refused with its path, nothing is converted or guessed."""

import enum
import json
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

import boardscore
from boardscore import PositionError, auctionland, pier18
from boardscore.core.results import needed_inputs
from boardscore.games import game as game_of
from boardscore.positions import read_position
from tests.refusals import error_of
from tests.tables import from_table, read_table

Data = dict[str, Any]
PIER = ["S.Q.|H..A", "..A.|...."]
COUNTS: Any = read_table(__file__, "COUNTS")


def pier18_of(*players: Data, **more: object) -> Data:
    return {"game": "pier18", **more, "players": list(players)}


def auctionland_of(*players: Data, **more: object) -> Data:
    return {"game": "auctionland", **more, "players": list(players)}


def pier_player(**keys: object) -> Data:
    """A position of one player of Pier 18, with these keys in addition to the pier."""
    return pier18_of({"pier": PIER, **keys})


def island_player(**keys: object) -> Data:
    """A position of one player of Auctionland, with these keys in addition to the island."""
    return auctionland_of({"island": ["B T"], **keys})


def with_tables(**tables: object) -> Data:
    return auctionland_of({"island": "."}, tables=tables)


PIERS, ISLAND = pier18.Pier.parse("\n".join(PIER)), auctionland.Island.parse("B T")


def refusal(document: object) -> PositionError:
    return error_of(PositionError, read_position, document)


# Every key, present and missing.


def player_of(document: Data) -> Any:
    return read_position(document).players[0]


PLAIN = pier18.Player("Player 1", PIERS)
NAMED: Any = {"plan_completed": True, "patrons": 2, "claimed": 7}
COUNTED = auctionland.Counts(2, 1, 4, 3, 5, 0, 9)


@pytest.mark.parametrize(
    ("document", "player"),
    [
        *((pier_player(pier=pier), PLAIN) for pier in (PIER, "\n".join(PIER), "\r\n".join(PIER))),
        (pier_player(plan_completed=False), evolve(PLAIN, plan_completed=False)),
        (
            pier_player(name="Änne", plan_date="04-17", **NAMED),
            pier18.Player("Änne", PIERS, plan_date=pier18.CardDate(4, 17), **NAMED),
        ),
        (island_player(), auctionland.Player("Player 1", ISLAND)),
        (island_player(island="B T\r\n\r\n"), auctionland.Player("Player 1", ISLAND)),
        (
            island_player(name="\\", money=12, claimed=30),
            auctionland.Player("\\", ISLAND, money=12, claimed=30),
        ),
        (auctionland_of({"counts": COUNTS}), auctionland.Player("Player 1", COUNTED)),
    ],
)
def test_a_player_with_these_keys(document: Data, player: Any) -> None:
    """A missing `plan_completed` differs from false."""
    assert player_of(document) == player
    assert player_of(document | {"format": 1}) == player


@from_table
def test_a_player_is_written_with_the_keys_that_were_given(game: str, keys: Data) -> None:
    player = player_of({"game": game, "players": [keys]})
    assert game_of(game).write_player(player) == {"name": "Player 1", **keys}


def test_tables_and_rulings_may_be_left_out() -> None:
    found: Any = read_position(with_tables(beaches=[0, 1, 3], theme_parks=[0, 2, "5+"]))
    assert found.tables.beaches == auctionland.Table((0, 1, 3))
    assert found.tables.theme_parks == auctionland.Table((0, 2, 5), open_ended=True)
    for document in (island_player(), with_tables()):
        found = read_position(document)
        assert found.tables == auctionland.Tables(None, None)
        assert found.rulings == auctionland.Rulings()
    assert read_position(pier_player()).rulings == pier18.Rulings()


def test_seat_order_and_default_names() -> None:
    """Players without a name are named by seat, counted from 1 over all players."""
    players = [{"island": "."}, {"island": ".", "name": "Ben"}, {"island": "."}]
    names = [player.name for player in read_position(auctionland_of(*players)).players]
    assert names == ["Player 1", "Ben", "Player 3"]


# Mistakes.


@from_table
def test_mistakes(document: Any, found: list[list[str]], said: list[str]) -> None:
    """Every mistake with its path, in the order of the document; and parts of the message."""
    error = refusal(document)
    assert [[problem.where, problem.code] for problem in error.problems] == found
    assert [part for part in said if part not in error.describe()] == []


@from_table
def test_messages_have_suggestions(document: Data, said: str) -> None:
    assert said in refusal(document).problems[0].describe()


@pytest.mark.parametrize("cell", ["#23", "#23@2"])
def test_tile_by_its_id_is_one_mistake_that_shows_the_whole_cell(cell: str) -> None:
    (problem,) = refusal(auctionland_of({"island": [f"B {cell} T"]})).problems
    assert problem.where == "players[0].island"
    assert problem.describe().endswith("^" * len(cell))


@pytest.mark.parametrize(
    ("game", "player", "most"),
    [("pier18", {"pier": PIER}, 3), ("auctionland", {"island": "."}, 6)],
)
def test_a_game_has_1_to_3_or_1_to_6_players(game: str, player: Data, most: int) -> None:
    """`pier18.players`, `auctionland.players`: a single player is scored with a note."""
    for number in range(1, most + 1):
        assert len(read_position({"game": game, "players": [player] * number}).players) == number
    for number in (0, most + 1, most + 2):
        (problem,) = refusal({"game": game, "players": [player] * number}).problems
        found = (problem.where, problem.code, problem.clause)
        assert found == ("players", "players", f"{game}.players")


@pytest.mark.parametrize("written", [f"-{10**60}", f"-{10**4000}", "-1e999"])
def test_format_far_below_1_in_json(written: str) -> None:
    """A number too long to be kept whole keeps its sign."""
    text = json.dumps({**pier_player(), "format": 0}).replace("0", written)
    caught = error_of(PositionError, boardscore.loads, text)
    assert [problem.code for problem in caught.problems] == ["format"]


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
def test_the_first_hundred_mistakes_are_reported(document_of: Any) -> None:
    for number in (99, 100, 101, 900):
        assert len(refusal(document_of(number)).problems) == min(number, 100)


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
    first: Data = {"name": evil, "pier": [evil, "S"], "plan_date": evil}
    second: Data = {"name": evil, "pier": PIER, evil: evil}
    rulings = {evil: 1, "half_turn": evil}
    error = refusal(pier18_of(first, second, rulings=rulings) | {evil: 1})
    assert len(error.problems) >= 7
    assert all(char.isprintable() or char == "\n" for char in error.describe(lang))


# Notes, in both languages.


@pytest.mark.parametrize("lang", boardscore.LANGUAGES)
@from_table
def test_a_note_names_players_and_numbers(
    document: Data, missing: list[str], named: list[str], unnamed: list[str], lang: str
) -> None:
    """`claimed`, a Plan that was not entered, a single player, `pier18.tie.date`, money."""
    result = boardscore.score(document).to_dict(lang)
    assert result["missing"] == missing
    (note,) = result["notes"]
    assert [word for word in named if word not in note] == []
    assert [word for word in unnamed if word in note] == []


@pytest.mark.parametrize("lang", boardscore.LANGUAGES)
@from_table
def test_missing_tables_have_a_note(tables: Data, missing: list[str], lang: str) -> None:
    """`auctionland.score.beaches`, `auctionland.score.theme-parks`: points come from tables."""
    counted: Data = {"counts": dict.fromkeys(COUNTS, 0), "money": 2}
    position = auctionland_of({"island": "B", "money": 1}, counted, tables=tables)
    result = boardscore.score(position).to_dict(lang)
    assert result["missing"] == missing
    assert len(result["notes"]) == len(missing)
    words = {"tables.beaches": "--beaches", "tables.theme_parks": "--theme-parks"}
    for path, note in zip(missing, result["notes"], strict=True):
        assert (words[path] in note, path in note) == (True, False)
    assert (result["winners"] == []) == bool(missing)


# Loading and scoring.


def test_a_table_is_needed_up_to_the_highest_count() -> None:
    """`auctionland.score.beaches`: 2 and 3 tiles with a beach, and a table that ends at 1.

    The other table is missing, or theme parks have no points.
    """
    islands = ({"island": "B B"}, {"island": "B B B"}, {"island": "T"})
    tables: Data = {"beaches": [0, 1], "theme_parks": [0]}
    position = auctionland_of(islands[0], tables=tables)
    assert boardscore.score(position).missing == ("tables.beaches",)
    result = boardscore.score(auctionland_of(*islands, tables={"beaches": [0, 1]}))
    assert result.missing == ("tables.beaches", "tables.theme_parks")
    english, german = (
        [boardscore.say(one, lang) for one in needed_inputs(result)] for lang in ("en", "de")
    )
    assert english == ["the beach table up to 3 (it ends at 1)", "the theme park table"]
    assert german == ["die Strandtabelle bis 3 (sie endet bei 1)", "die Vergnügungsparktabelle"]


# Objects of the wrong type


@pytest.mark.parametrize("wrong", ["examples/pier18.toml", Path("examples/pier18.toml"), b"x"])
def test_score_says_how_a_file_is_scored(wrong: Any) -> None:
    caught = error_of(PositionError, boardscore.score, wrong)
    assert "`boardscore.score(boardscore.load(path))`" in str(caught)
    assert boardscore.score(boardscore.load("examples/pier18.toml")).winners == ("Ben",)


@pytest.mark.parametrize("load", [boardscore.load, boardscore.load_pack])
@pytest.mark.parametrize("text", ['{"game": "pier18"}', 'game = "pier18"\nplayers = []'])
def test_a_text_instead_of_a_file_is_refused(load: Any, text: str) -> None:
    caught = error_of(boardscore.DocumentError, load, text)
    assert str(caught).startswith("this is text, not the name of a file")


def test_the_invented_packs_are_not_files() -> None:
    caught = error_of(boardscore.DocumentError, boardscore.load_pack, "demo")
    assert '`boardscore.load_pack("demo", game="pier18")`' in str(caught)
    for name in ("pier18", "auctionland"):
        assert boardscore.load_pack("demo", game=name).name == f"demo-{name}"


# Values that JSON does not have


class _Game(str, enum.Enum):  # noqa: UP042  (StrEnum is another one)
    PIER18 = "pier18"
    CHESS = "chess"


def test_a_game_may_be_a_member_of_an_enumeration_that_is_text() -> None:
    document = pier18_of({"pier": PIER})
    assert boardscore.score({**document, "game": _Game.PIER18}) == boardscore.score(document)
    assert refusal({**document, "game": _Game.CHESS}).problems[0].code == "not_one_of"


@pytest.mark.parametrize("key", ["game", "format", "players", "rulings", "pack"])
@pytest.mark.parametrize("kind", [None, ("array", [1, 2]), ("array", ["pier18"] * 2), ("int64", 1)])
def test_values_of_numpy_are_refused_where_they_are(key: str, kind: Any) -> None:
    """And a number of `decimal` that cannot be compared."""
    value = getattr(pytest.importorskip("numpy"), kind[0])(kind[1]) if kind else Decimal("sNaN")
    assert refusal({**pier_player(), key: value}).where == key


@pytest.mark.parametrize("data", [None, 5, {}, memoryview(b"{}")])
def test_a_document_is_text_or_bytes(data: Any) -> None:
    with pytest.raises(boardscore.BoardscoreError, match=r"^data: "):
        boardscore.loads(data)


def test_only_positions_are_scored() -> None:
    state = boardscore.pier18.start(["Anna", "Ben"], "demo")
    for wrong in (state, state.game.pack, state.game.pack.cards[0]):
        with pytest.raises(boardscore.BoardscoreError, match=r"^position: .*: Position$"):
            boardscore.score(wrong)
