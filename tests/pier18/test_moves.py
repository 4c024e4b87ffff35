"""The moves of Pier 18 as data: the form in records, and invalid ones."""

from functools import partial
from typing import Any

import pytest

from boardscore import ModelError, MoveError
from boardscore.pier18 import Choose, Deal, Draft, Finish, Move, Reveal
from boardscore.pier18.moves import MOVES, read_move
from tests.refusals import error_of
from tests.tables import from_table

Data = dict[str, Any]

WRITTEN: list[tuple[Move, Data]] = [
    (
        Deal((("3", "7", "12"), ("1", "9", "4"))),
        {"move": "deal", "hands": [["3", "7", "12"], ["1", "9", "4"]]},
    ),
    (Choose(0, "7", "3"), {"move": "choose", "player": 0, "plan": "7", "foundation": "3"}),
    (Reveal(("5", "8", "2")), {"move": "reveal", "cards": ["5", "8", "2"]}),
    (Draft(0, "5", 1), {"move": "draft", "player": 0, "card": "5", "overlap": 1}),
    (
        Draft(2, "a-b_C", 0, turned=True),
        {"move": "draft", "player": 2, "card": "a-b_C", "overlap": 0, "turned": True},
    ),
    (Finish(0, 2), {"move": "finish", "player": 0, "overlap": 2}),
    (Finish(1, 0, turned=True), {"move": "finish", "player": 1, "overlap": 0, "turned": True}),
]


@pytest.mark.parametrize(("move", "data"), WRITTEN, ids=lambda one: str(one)[:20])
def test_a_move_in_a_record_survives_a_round_trip(move: Move, data: Data) -> None:
    assert move.to_dict() == data
    assert list(move.to_dict()) == list(data)
    assert read_move(data, MOVES) == move


def test_every_kind_of_move_has_its_word() -> None:
    assert list(MOVES) == ["deal", "choose", "reveal", "draft", "finish"]
    assert {kind.KIND for kind in MOVES.values()} == set(MOVES)


def test_turned_is_false_by_default() -> None:
    data = {"move": "draft", "player": 0, "card": "5", "overlap": 1, "turned": False}
    assert read_move(data, MOVES) == Draft(0, "5", 1)


def test_lists_and_tuples_are_the_same() -> None:
    assert Deal([["1"], ("2",)]) == Deal((("1",), ("2",)))
    assert Reveal(["1", "2"]) == Reveal(("1", "2"))
    assert hash(Reveal(["1", "2"])) == hash(Reveal(("1", "2")))


DEAL: Data = {"move": "deal", "hands": []}
REVEAL: Data = {"move": "reveal", "cards": []}
DRAFT: Data = {"move": "draft", "player": 0, "card": "5", "overlap": 1}
CHOOSE: Data = {"move": "choose", "player": 0, "plan": "7", "foundation": "3"}
FINISH: Data = {"move": "finish", "player": 0, "overlap": 2}
OF_PLAYERS = (DRAFT, CHOOSE, FINISH)
NOT_WHOLE: list[Any] = ["1", 1.0, True, None, [1], {}]
NO_ID: list[Any] = ["", " ", "a b", "ä", "x" * 41, 5, 5.0, True, None, ["5"], {}]

WRONG: list[tuple[Data, str, str, list[Any]]] = [
    (DRAFT, "move", "not_one_of", [None, 5, True, "", "Draft", "build", ["draft"], {}]),
    *((data, "player", "not_whole", NOT_WHOLE) for data in OF_PLAYERS),
    *((data, "overlap", "not_whole", NOT_WHOLE) for data in (DRAFT, FINISH)),
    (DRAFT, "player", "out_of_range", [-1]),
    (FINISH, "overlap", "out_of_range", [-1]),
    (DRAFT, "card", "not_an_id", NO_ID),
    (CHOOSE, "plan", "not_an_id", NO_ID),
    (CHOOSE, "foundation", "not_an_id", NO_ID),
    *((data, "turned", "not_boolean", [0, 1, "true", None, []]) for data in (DRAFT, FINISH)),
    (REVEAL, "cards", "not_wanted", [None, "5", 5, {"5": 1}, {"5"}]),
    (DEAL, "hands", "not_wanted", [None, "5", 5, {"0": ["5"]}]),
]


def mistakes(data: Any) -> list[tuple[str, str]]:
    """The problems of an invalid move: codes and paths."""
    problems = error_of(MoveError, read_move, data, MOVES).problems
    assert all(problem.describe("de") for problem in problems)
    return [(problem.code, problem.where) for problem in problems]


@pytest.mark.parametrize("data", [None, 5, "draft", [], ["move"], [DRAFT], {1, 2}])
def test_a_move_is_a_table(data: Any) -> None:
    assert mistakes(data) == [("not_wanted", "")]


@pytest.mark.parametrize(("data", "key", "code", "values"), WRONG)
def test_a_wrong_part_of_a_move(data: Data, key: str, code: str, values: list[Any]) -> None:
    for wrong in values:
        assert mistakes({**data, key: wrong}) == [(code, key)], wrong


def test_the_kind_of_a_move_is_needed() -> None:
    assert mistakes({}) == [("no_move", "move")]


def test_every_key_but_turned_is_needed_and_others_are_unknown() -> None:
    """A Foundation is never turned."""
    for data in OF_PLAYERS:
        for key in data.keys() - {"move"}:
            left = {name: value for name, value in data.items() if name != key}
            assert mistakes(left) == [("key_missing", key)]
    for data in (*OF_PLAYERS, REVEAL):
        for key in ("seat", "Player", "cells"):
            assert mistakes({**data, key: 0}) == [("unknown_key", key)]
    assert mistakes({**CHOOSE, "turned": True}) == [("unknown_key", "turned")]


@from_table
def test_all_mistakes_of_a_move_are_reported(data: Data, problems: list[list[str]]) -> None:
    assert [*map(list, mistakes(data))] == problems


def test_the_message_shows_hands_and_cards_that_are_not_lists() -> None:
    for data in ({"move": "deal", "hands": "123"}, {"move": "reveal", "cards": "123"}):
        assert error_of(MoveError, read_move, data, MOVES).what == 'found "123", expected a list'


def test_a_move_with_invalid_parts_cannot_exist() -> None:
    for make in (partial(Draft, 0, "5", -1), partial(Deal, "123"), partial(Reveal, (5,))):
        error_of(ModelError, make)
