"""Positions and packs as text: what is written is read back equal."""

import json
import random
import tomllib
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

import boardscore
from boardscore import auctionland, pier18
from boardscore.book import entry_of, read_book, write_book
from boardscore.documents.toml_writer import write_toml
from boardscore.packs import demo_pack, read_pack
from boardscore.pier18 import CardDate, Pier, Player
from boardscore.positions import read_position
from boardscore.testing import auctionland_packs, pier18_packs, positions
from tests import odd_positions
from tests.refusals import error_of
from tests.tables import from_table

FORMATS = ("toml", "json")
PIER = Pier.parse("S.|Q\n.A|.")


def is_the_same(first: Any, second: Any) -> bool:
    """Bars are part of the dict and not of equality."""
    return bool(first == second) and bool(first.to_dict() == second.to_dict())


@pytest.mark.long
@pytest.mark.parametrize("form", FORMATS)
@given(position=odd_positions.positions())
def test_odd_positions_are_read_back(form: str, position: Any) -> None:
    """With bars, cards, all forms of a Plan, packs and odd names; or no file can describe it."""
    try:
        text = boardscore.dumps(position, form)
    except boardscore.PositionError:
        assert is_indescribable(position)
    else:
        assert is_the_same(boardscore.loads(text), position)


def is_indescribable(position: Any) -> bool:
    """Whether a Plan in words has no card, a Plan card no date, or only the pack has a table."""
    if position.GAME == "pier18":
        return any(
            (isinstance(one.plan, str) and not one.plan_card)
            or (one.plan_card is not None and one.plan_date is None)
            for one in position.players
        )
    assert position.pack is not None
    known = {**position.pack.tables.to_dict(), **position.tables.to_dict()}
    return bool(known != position.tables.to_dict())


@pytest.mark.long
@given(pack=pier18_packs() | auctionland_packs())
def test_packs_are_read_back(pack: Any) -> None:
    assert read_pack(tomllib.loads(write_toml(pack.to_dict()))) == pack
    assert read_pack(json.loads(json.dumps(pack.to_dict()))) == pack


@pytest.mark.long
@pytest.mark.parametrize("game", ["pier18", "auctionland"])
@given(data=st.data())
def test_records_are_read_back(game: str, data: st.DataObject) -> None:
    """Games with odd names, of the demo pack or an own one, that end anywhere."""
    names = st.lists(odd_positions.NAMES.filter(odd_positions.is_name), min_size=2, max_size=3)
    demo: Any = demo_pack(game)
    pack = data.draw(st.sampled_from([demo, evolve(demo, name="mine")]))
    rng = random.Random(data.draw(st.integers(0, 2**32)))
    start: Any = {"pier18": pier18.start, "auctionland": auctionland.start}[game]
    state = start([*dict.fromkeys(data.draw(names)), "Zoe", "Max"][:3], pack)
    for _ in range(data.draw(st.integers(0, 12))):
        moves = list(state.legal_moves())
        state = state.play(rng.choice(moves) if moves else boardscore.deal(state, rng))
    text = boardscore.write_record(state)
    assert boardscore.replay(text)[-1] == state
    assert boardscore.write_record(boardscore.read_record(text).replay()[-1]) == text


@pytest.mark.parametrize("form", FORMATS)
def test_a_pack_next_to_the_file_is_included(tmp_path: Path, form: str) -> None:
    """`load` finds the pack next to the file; the copy needs no other file."""
    pack: Any = demo_pack("pier18")
    mine = evolve(pack, name="mine")
    (tmp_path / "mine.toml").write_text(write_toml(mine.to_dict()), encoding="utf-8")
    data = {**with_cards().to_dict(), "pack": "mine.toml"}
    (tmp_path / "game.toml").write_text(write_toml(data), encoding="utf-8")
    position = boardscore.load(tmp_path / "game.toml")
    assert position == evolve(with_cards(), pack=mine)
    boardscore.dump(position, tmp_path / f"copy.{form}")
    (tmp_path / "mine.toml").unlink()
    assert is_the_same(boardscore.load(tmp_path / f"copy.{form}"), position)


def test_a_position_as_toml() -> None:
    """Bars, the changed ruling, and only what was entered."""
    player = Player("Anna", PIER, patrons=2, plan_date=CardDate(4, 17), claimed=7)
    position = pier18.Position((player,), rulings=pier18.Rulings(half_turn=True))
    assert boardscore.dumps(position) == (
        'game = "pier18"\n'
        "\n"
        "[rulings]\n"
        "half_turn = true\n"
        "\n"
        "[[players]]\n"
        'name = "Anna"\n'
        "pier = [\n"
        '    "S.|Q",\n'
        '    ".A|.",\n'
        "]\n"
        "patrons = 2\n"
        'plan_date = "04-17"\n'
        "claimed = 7\n"
    )


def with_cards() -> Any:
    """A position whose player names cards of the demo pack."""
    player = {"name": "Anna", "cards": ["7", "3+1"], "plan_card": "12"}
    return read_position({"game": "pier18", "pack": "demo", "players": [player]})


def test_the_demo_pack_is_named_and_another_one_is_included() -> None:
    position = with_cards()
    assert 'pack = "demo"\n' in boardscore.dumps(position)
    mine = evolve(position, pack=evolve(position.pack, name="mine"))
    assert "[[pack.cards]]\n" in boardscore.dumps(mine)
    for one in (position, mine):
        assert is_the_same(boardscore.loads(boardscore.dumps(one)), one)


@pytest.mark.parametrize(
    "position",
    [
        pier18.Position((Player("Anna", PIER, plan="three in a row"),)),
        evolve(with_cards(), pack=None),
        auctionland.Position(
            (auctionland.Player("Alex", auctionland.Island.parse("B")),),
            pack=demo_pack("auctionland"),  # type: ignore[arg-type]
        ),
    ],
    ids=["a Plan in words", "cards without a pack", "tables only in the pack"],
)
def test_a_position_that_no_file_can_describe(position: Any) -> None:
    with pytest.raises(boardscore.PositionError, match="this position cannot be written to a file"):
        boardscore.dumps(position)


@pytest.mark.parametrize("form", FORMATS)
def test_a_position_too_large_to_be_read_is_refused(form: str) -> None:
    """500 cards with Plans of 1,000 letters of 2 bytes each: more than 1 MB."""
    wide = Pier.parse("\n".join(["." * 400] * 2))
    date = CardDate(1, 1)
    cards = [pier18.Card(str(n), date, pier18.Symbol.POET, wide, "ü" * 1000) for n in range(500)]
    pack = pier18.Pack("large", "ours", tuple(cards))
    with pytest.raises(boardscore.DocumentError):
        boardscore.dumps(pier18.Position((Player("Anna", PIER),), pack=pack), form)


@pytest.mark.parametrize("suffix", [".toml", ".json", ".TOML"])
def test_a_file_is_read_back(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"game{suffix}"
    boardscore.dump(with_cards(), path)
    assert is_the_same(boardscore.load(path), with_cards())


@from_table
def test_a_file_that_cannot_be_written(tmp_path: Path, name: str, why: str) -> None:
    caught = error_of(boardscore.DocumentError, boardscore.dump, with_cards(), tmp_path / name)
    assert why in str(caught)
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize(
    ("value", "form", "why"),
    [
        (with_cards(), "yaml", "format: "),
        ({"game": "pier18"}, "toml", "the key players is missing"),
        (None, "toml", "expected a position"),
    ],
)
def test_wrong_arguments(value: Any, form: str, why: str) -> None:
    assert why in str(error_of(boardscore.BoardscoreError, boardscore.dumps, value, form))


@from_table
def test_a_demo_pack_without_its_game(game: Any, why: str) -> None:
    assert why in str(error_of(boardscore.BoardscoreError, boardscore.load_pack, "demo", game=game))


TEXTS = st.text(max_size=20)
NUMBERS = st.integers(-(2**63), 2**63 - 1) | st.floats(allow_nan=False)
SCALARS = st.booleans() | NUMBERS | TEXTS | st.dates() | st.datetimes()
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(TEXTS, VALUES, max_size=4))
def test_any_data_is_written_as_toml(data: dict[str, Any]) -> None:
    assert tomllib.loads(write_toml(data)) == data


@pytest.mark.parametrize(
    "call", [boardscore.dumps, partial(boardscore.pad_url, base=""), boardscore.score]
)
@pytest.mark.parametrize("model", [PIER, demo_pack("pier18"), pier18.Position])
def test_other_models_are_no_positions(call: Any, model: Any) -> None:
    with pytest.raises(boardscore.ModelError, match="expected an object of this class: Position"):
        call(model)


# What players left out stays unknown in every format; it never becomes 0.

WHEN = datetime(2026, 11, 29, 20, 0, tzinfo=UTC)


@pytest.mark.long
@given(positions())
def test_unknown_entries_survive_every_format(data: dict[str, Any]) -> None:
    """TOML, JSON and a book: the same is missing, and the same points and places are unknown."""
    position = read_position(data)
    result = boardscore.score(position)
    texts = [boardscore.dumps(position, form) for form in ("toml", "json")]
    (entry,) = read_book(write_book([entry_of(position, id="a", when=WHEN)]))
    for again in (*map(boardscore.loads, texts), entry.position()):
        found = boardscore.score(again)
        assert found.missing == result.missing
        assert found.ranks == result.ranks
        assert [one.total for one in found.players] == [one.total for one in result.players]
    written = json.loads(json.dumps(result.to_dict()))
    assert [one["total"] for one in written["players"]] == [one.total for one in result.players]
    for kept, player in zip(entry.players, result.players):
        assert kept.get("total") == player.total
