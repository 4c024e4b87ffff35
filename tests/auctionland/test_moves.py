"""The moves of Auctionland: written as in formats.md, read back, refused if invalid."""

from typing import Any

import pytest

from boardscore import ModelError, MoveError
from boardscore.auctionland import (
    MOVES,
    Auction,
    Bid,
    Bonus,
    Build,
    BuyBack,
    Cell,
    Market,
    Pass,
    Place,
    Sell,
)
from boardscore.auctionland.moves import Move, read_move
from tests.tables import from_table

WRITTEN: list[tuple[Move, dict[str, Any]]] = [
    (Market(("23", "4")), {"move": "market", "tiles": ["23", "4"]}),
    (
        Build(0, slot=2, row=0, column=1, turns=3),
        {"move": "build", "player": 0, "slot": 2, "row": 0, "column": 1, "turns": 3},
    ),
    (Auction(0, slot=0), {"move": "auction", "player": 0, "slot": 0}),
    (Bid(1, amount=3), {"move": "bid", "player": 1, "amount": 3}),
    (Pass(2), {"move": "pass", "player": 2}),
    (Sell(0), {"move": "sell", "player": 0}),
    (BuyBack(0), {"move": "buy_back", "player": 0}),
    (
        Place(1, row=0, column=1, turns=0),
        {"move": "place", "player": 1, "row": 0, "column": 1, "turns": 0},
    ),
    (
        Bonus(1, slot=0, row=-1, column=1, turns=0),
        {"move": "bonus", "player": 1, "slot": 0, "row": -1, "column": 1, "turns": 0},
    ),
]
KINDS = [move.KIND for move, _ in WRITTEN]


@pytest.mark.parametrize(("move", "data"), WRITTEN, ids=KINDS)
def test_a_move_is_written_with_its_keys_in_this_order(move: Move, data: dict[str, Any]) -> None:
    assert list(move.to_dict().items()) == list(data.items())


@pytest.mark.parametrize(("move", "data"), WRITTEN, ids=KINDS)
def test_a_written_move_is_read_back(move: Move, data: dict[str, Any]) -> None:
    assert read_move(data, MOVES) == move
    assert type(read_move(data, MOVES)) is type(move)


def test_the_kinds_are_those_of_records() -> None:
    assert list(MOVES) == KINDS


def test_the_place_of_a_move() -> None:
    assert Build(0, slot=0, row=-1, column=2, turns=0).cell == Cell(-1, 2)
    assert Place(0, row=-1, column=2, turns=0).cell == Cell(-1, 2)
    assert Bonus(0, slot=0, row=-1, column=2, turns=0).cell == Cell(-1, 2)


def test_a_drawn_market_keeps_no_list_of_someone_else() -> None:
    tiles = ["23", "4"]
    move = Market(tiles)
    tiles.append("5")
    assert move.tiles == ("23", "4")


NUMBERS = [(data, key) for _, data in WRITTEN for key in data if key not in {"move", "tiles"}]


@pytest.mark.parametrize(("data", "key"), NUMBERS)
def test_only_whole_numbers_are_accepted(data: dict[str, Any], key: str) -> None:
    for wrong in (True, "1", 1.0, None, [1], {}):
        with pytest.raises(MoveError) as caught:
            read_move({**data, key: wrong}, MOVES)
        told = [(one.where, one.code) for one in caught.value.problems]
        assert told == [(key, "not_whole")], wrong


@pytest.mark.parametrize(("data", "key"), NUMBERS)
def test_every_number_is_needed(data: dict[str, Any], key: str) -> None:
    without = {name: value for name, value in data.items() if name != key}
    with pytest.raises(MoveError) as caught:
        read_move(without, MOVES)
    assert [(one.where, one.code) for one in caught.value.problems] == [(key, "key_missing")]


@from_table
def test_a_number_out_of_range(data: dict[str, Any], where: str) -> None:
    with pytest.raises(MoveError) as caught:
        read_move(data, MOVES)
    assert [(one.where, one.code) for one in caught.value.problems] == [(where, "out_of_range")]


@from_table
def test_the_tiles_of_a_market_are_a_list_of_ids(tiles: object, where: str, code: str) -> None:
    with pytest.raises(MoveError) as caught:
        read_move({"move": "market", "tiles": tiles}, MOVES)
    assert [(one.where, one.code) for one in caught.value.problems] == [(where, code)]


def test_the_tiles_of_a_market_in_words() -> None:
    with pytest.raises(MoveError) as caught:
        read_move({"move": "market", "tiles": "23"}, MOVES)
    assert str(caught.value) == 'tiles: found "23", expected a list'


def test_a_move_with_wrong_values_cannot_exist() -> None:
    with pytest.raises(ModelError) as caught:
        Build(0, slot=0, row=0, column=0, turns=4)
    assert caught.value.where == "turns"
    assert caught.value.what == "4 is out of range; it must be a whole number from 0 to 3"
