"""Data packs: read with all their mistakes, found by their path, used with lower precedence."""

import json
from pathlib import Path
from typing import Any

import pytest

import boardscore
from boardscore import DocumentError, PackError, PositionError, auctionland, pier18
from boardscore.packs import demo_pack, load_pack, read_pack, write_pack
from tests.demo_games import SEATS, assert_ends_with_a_winner
from tests.refusals import error_of
from tests.tables import from_table

Data = dict[str, Any]

OTHERS = {"date": "04-17", "patron": "Q", "cells": ["S.", ".A"]}
CARD = {"id": "7", **OTHERS, "plan": "poets >= 4"}
TILE = {"id": "23", "tile": "BGGH+l"}
CARDS: Data = {"game": "pier18", "name": "mine", "provenance": "typed in", "cards": [CARD]}
TILES: Data = {"game": "auctionland", "name": "mine", "provenance": "typed in", "tiles": [TILE]}


def cards(*entries: Data) -> Data:
    return {**CARDS, "cards": list(entries)}


def tiles(*entries: Data) -> Data:
    return {**TILES, "tiles": list(entries)}


def test_pack_of_cards() -> None:
    pack = read_pack({"format": 1, **cards(CARD, {**CARD, "id": "a_B-9"})})
    assert isinstance(pack, pier18.Pack)
    assert (pack.name, pack.provenance, list(pack.by_id)) == ("mine", "typed in", ["7", "a_B-9"])
    assert pack.by_id["7"] == pier18.Card(
        "7",
        pier18.CardDate(4, 17),
        pier18.Symbol.POET,
        pier18.Pier.parse("S.\n.A"),
        pier18.Condition("poets >= 4"),
    )


def test_pack_of_tiles() -> None:
    listed = tiles(TILE, {**TILE, "id": "x", "count": 3})
    pack = read_pack({**listed, "tables": {"beaches": [0, 1]}})
    assert isinstance(pack, auctionland.Pack)
    assert [tile.count for tile in pack.tiles] == [1, 3]
    assert pack.by_id["23"] == auctionland.Tile.parse("BGGH+l")
    assert pack.tables.beaches == auctionland.Table.parse([0, 1])
    assert pack.tables.theme_parks is None


@from_table
def test_mistake_in_a_pack(data: object, found: list[list[str]]) -> None:
    caught = error_of(PackError, read_pack, data)
    assert [[problem.where, problem.code] for problem in caught.problems] == found


# Files


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """A folder with a pack in `packs/` and room for positions in `games/`."""
    for folder in ("packs", "games"):
        (tmp_path / folder).mkdir()
    (tmp_path / "packs" / "mine.json").write_text(json.dumps(CARDS), encoding="utf-8")
    return tmp_path


def position_in(folder: Path, pack: object) -> Path:
    data = {"game": "pier18", "pack": pack, "players": [{"cards": ["7"]}]}
    path = folder / "games" / "evening.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_the_path_of_a_pack_is_relative_to_the_file_that_names_it(table: Path) -> None:
    position = boardscore.load(position_in(table, "../packs/mine.json"))
    assert isinstance(position, pier18.Position)
    assert position.pack == load_pack(table / "packs" / "mine.json") == read_pack(CARDS)
    for pack in (str(table / "packs" / "mine.json"), CARDS):
        assert boardscore.load(position_in(table, pack)) == position
    assert str(position.players[0].pier) == "S.\n.A"


@from_table
def test_unusable_pack(table: Path, pack: object, where: str, code: str) -> None:
    """Only the pack is wrong; its unknown cards are not an additional mistake."""
    caught = error_of(PositionError, boardscore.load, position_in(table, pack))
    assert [(one.where, one.code) for one in caught.problems] == [(where, code)]


@from_table
def test_missing_or_wrong_pack_is_a_mistake_at_its_path(
    table: Path, pack: str, content: str | None, why: str
) -> None:
    """The message has both files: the one that names the pack, and the path of the pack."""
    if content is not None:
        (table / "games" / pack).write_text(content, encoding="utf-8")
    position = position_in(table, pack)
    (told, _, underline) = str(error_of(PositionError, boardscore.load, position)).splitlines()
    start = f"{position}:1:28: pack: the pack {table / 'games' / pack} cannot be used: {why}"
    assert told.startswith(start)
    assert underline == " " * 31 + "^" * len(f'"{pack}"')


def test_a_very_long_path_of_a_pack_is_cut(table: Path) -> None:
    caught = error_of(PositionError, boardscore.load, position_in(table, "x" * 100_000 + ".toml"))
    assert len(str(caught)) < 1000


def test_mistakes_of_a_pack_name_its_file(table: Path) -> None:
    path = table / "packs" / "mine.json"
    path.write_text(json.dumps({**CARDS, "name": ""}), encoding="utf-8")
    with pytest.raises(PackError, match=r"mine\.json:1:28: name:"):
        load_pack(path)
    with pytest.raises(DocumentError, match=r"other\.json"):
        load_pack(table / "other.json")


# Precedence


@from_table
def test_a_table_of_the_file_comes_before_that_of_the_pack(
    tables: Data, beaches: int, theme_parks: int
) -> None:
    """One beach tile at the edge and a theme park of one tile."""
    pack = {**TILES, "tables": {"beaches": [0, 5], "theme_parks": [0, 7]}}
    players = [{"island": "B T"}]
    data = {"game": "auctionland", "pack": pack, "tables": tables, "players": players}
    categories = boardscore.score(data).players[0].categories
    assert (categories["beaches"], categories["theme_parks"]) == (beaches, theme_parks)


def test_tiles_of_a_pack_on_an_island() -> None:
    """Two quarter turns clockwise move N to S and E to W."""
    data = {"game": "auctionland", "pack": TILES, "players": [{"island": ["#23 #23@2", ". B"]}]}
    position = boardscore.positions.read_position(data)
    assert isinstance(position, auctionland.Position)
    assert position.players[0].holding == auctionland.Island.parse("BGGH+l GHBG+l\n. B")


# The invented packs


def test_the_invented_cards_and_tiles() -> None:
    """`pier18.deck`: 18 cards, all of one width, all dates different; all tiles different."""
    pack: Any = demo_pack("pier18")
    assert len(pack.cards) == len({card.date for card in pack.cards}) == 18
    assert {card.cells.columns for card in pack.cards} == {4}
    assert {card.patron for card in pack.cards} == set(pier18.Symbol)
    assert not [card.id for card in pack.cards if isinstance(card.plan, str)]
    isles: Any = demo_pack("auctionland")
    assert len({tile.tile for tile in isles.tiles}) == len(isles.tiles) >= 40
    assert None not in {isles.tables.beaches, isles.tables.theme_parks}


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_every_game_with_an_invented_pack_ends_with_a_winner(game: str, players: int) -> None:
    """No one needs to judge; `tests/sweeps` plays many more of these games."""
    for seed in range(5):
        assert_ends_with_a_winner(game, players, seed)


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_a_result_says_that_the_pack_is_invented(game: str) -> None:
    player: Data = {"cards": ["1"]} if game == "pier18" else {"island": "#1"}
    result = boardscore.score({"game": game, "pack": "demo", "players": [player]})
    assert demo_pack(game).name == f"demo-{game}"
    for lang, invented in (("en", "invented"), ("de", "erfunden")):
        notes = [note for note in result.to_dict(lang)["notes"] if f"demo-{game}" in note]
        assert len(notes) == 1
        assert invented in notes[0]


@pytest.mark.parametrize(
    "data",
    [
        tiles({**TILE, "count": 2}),
        cards({"id": "7", **OTHERS, "plan_text": "by the sea"}),
        *map(write_pack, map(demo_pack, ("pier18", "auctionland"))),
    ],
    ids=["without tables", "a Plan in words", "cards", "tiles"],
)
def test_a_pack_is_written_as_it_was_read(data: Data) -> None:
    assert write_pack(read_pack(data)) == data
