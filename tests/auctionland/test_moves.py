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
from tests.refusals import error_of
from tests.tables import from_table

Data = dict[str, Any]

WRITTEN: list[tuple[Move, Data]] = [
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
def test_a_move_is_written_with_its_keys_in_order_and_read_back(move: Move, data: Data) -> None:
    assert list(move.to_dict().items()) == list(data.items())
    assert read_move(data, MOVES) == move
    assert type(read_move(data, MOVES)) is type(move)


def test_the_kinds_are_those_of_records() -> None:
    assert list(MOVES) == KINDS


def test_the_place_of_a_move() -> None:
    place = {"row": -1, "column": 2, "turns": 0}
    for move in (Build(0, slot=0, **place), Place(0, **place), Bonus(0, slot=0, **place)):
        assert move.cell == Cell(-1, 2)


def test_a_drawn_market_keeps_no_list_of_someone_else() -> None:
    tiles = ["23", "4"]
    move = Market(tiles)
    tiles.append("5")
    assert move.tiles == ("23", "4")


def mistakes(data: Data) -> list[tuple[str, str]]:
    """The problems of an invalid move: paths and codes."""
    problems = error_of(MoveError, read_move, data, MOVES).problems
    return [(problem.where, problem.code) for problem in problems]


NUMBERS = [(data, key) for _, data in WRITTEN for key in data if key not in {"move", "tiles"}]


@pytest.mark.parametrize(("data", "key"), NUMBERS)
def test_every_number_is_needed_and_whole(data: Data, key: str) -> None:
    for wrong in (True, "1", 1.0, None, [1], {}):
        assert mistakes({**data, key: wrong}) == [(key, "not_whole")], wrong
    without = {name: value for name, value in data.items() if name != key}
    assert mistakes(without) == [(key, "key_missing")]


@from_table
def test_a_number_out_of_range(data: Data, where: str) -> None:
    assert mistakes(data) == [(where, "out_of_range")]


@from_table
def test_the_tiles_of_a_market_are_a_list_of_ids(tiles: object, where: str, code: str) -> None:
    assert mistakes({"move": "market", "tiles": tiles}) == [(where, code)]


def test_a_wrong_value_in_words() -> None:
    wrong = {"move": "market", "tiles": "23"}
    sentence = str(error_of(MoveError, read_move, wrong, MOVES))
    assert sentence == 'tiles: found "23", expected a list'
    caught = error_of(ModelError, Build, 0, slot=0, row=0, column=0, turns=4)
    assert caught.where == "turns"
    assert caught.what == "4 is out of range; it must be a whole number from 0 to 3"
