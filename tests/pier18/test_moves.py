"""The moves of Pier 18 as data: the form in records, and invalid ones."""

from typing import Any

import pytest

from boardscore import ModelError, MoveError
from boardscore.pier18 import Choose, Deal, Draft, Finish, Move, Reveal
from boardscore.pier18.moves import MOVES, read_move

Data = dict[str, Any]

WRITTEN: list[tuple[Move, Data]] = [
    (
        Deal((("3", "7", "12"), ("1", "9", "4"))),
        {"move": "deal", "hands": [["3", "7", "12"], ["1", "9", "4"]]},
    ),
    (
        Choose(0, "7", "3"),
        {"move": "choose", "player": 0, "plan": "7", "foundation": "3"},
    ),
    (Reveal(("5", "8", "2")), {"move": "reveal", "cards": ["5", "8", "2"]}),
    (Draft(0, "5", 1), {"move": "draft", "player": 0, "card": "5", "overlap": 1}),
    (
        Draft(2, "a-b_C", 0, turned=True),
        {"move": "draft", "player": 2, "card": "a-b_C", "overlap": 0, "turned": True},
    ),
    (Finish(0, 2), {"move": "finish", "player": 0, "overlap": 2}),
    (
        Finish(1, 0, turned=True),
        {"move": "finish", "player": 1, "overlap": 0, "turned": True},
    ),
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


DRAFT: Data = {"move": "draft", "player": 0, "card": "5", "overlap": 1}
CHOOSE: Data = {"move": "choose", "player": 0, "plan": "7", "foundation": "3"}
FINISH: Data = {"move": "finish", "player": 0, "overlap": 2}
NOT_WHOLE: list[Any] = ["1", 1.0, True, None, [1], {}]
NO_ID: list[Any] = ["", " ", "a b", "ä", "x" * 41, 5, 5.0, True, None, ["5"], {}]


def mistakes(data: Any) -> list[tuple[str, str]]:
    """The problems of an invalid move: codes and paths."""
    with pytest.raises(MoveError) as caught:
        read_move(data, MOVES)
    assert all(problem.describe("de") for problem in caught.value.problems)
    return [(problem.code, problem.where) for problem in caught.value.problems]


@pytest.mark.parametrize("data", [None, 5, "draft", [], ["move"], [DRAFT], {1, 2}])
def test_a_move_is_a_table(data: Any) -> None:
    assert mistakes(data) == [("not_wanted", "")]


@pytest.mark.parametrize("kind", [None, 5, True, "", "Draft", "build", ["draft"], {}])
def test_the_kind_of_a_move_is_one_of_the_game(kind: Any) -> None:
    assert mistakes({**DRAFT, "move": kind}) == [("not_one_of", "move")]


def test_the_kind_of_a_move_is_needed() -> None:
    assert mistakes({}) == [("no_move", "move")]


@pytest.mark.parametrize(
    ("data", "key"),
    [(data, key) for data in (DRAFT, CHOOSE, FINISH) for key in data if key != "move"],
)
def test_every_key_but_turned_is_needed(data: Data, key: str) -> None:
    left = {name: value for name, value in data.items() if name != key}
    assert mistakes(left) == [("key_missing", key)]


@pytest.mark.parametrize("data", [DRAFT, CHOOSE, FINISH, {"move": "reveal", "cards": []}])
@pytest.mark.parametrize("key", ["seat", "Player", "cells"])
def test_other_keys_are_unknown(data: Data, key: str) -> None:
    assert mistakes({**data, key: 0}) == [("unknown_key", key)]


def test_a_foundation_is_never_turned() -> None:
    assert mistakes({**CHOOSE, "turned": True}) == [("unknown_key", "turned")]


def test_all_mistakes_in_the_keys_are_reported() -> None:
    assert mistakes({"move": "finish", "card": "5", "seat": 0}) == [
        ("unknown_key", "card"),
        ("unknown_key", "seat"),
        ("key_missing", "player"),
        ("key_missing", "overlap"),
    ]


@pytest.mark.parametrize("wrong", NOT_WHOLE)
@pytest.mark.parametrize(
    ("data", "key"),
    [
        *[(data, "player") for data in (DRAFT, CHOOSE, FINISH)],
        *[(data, "overlap") for data in (DRAFT, FINISH)],
    ],
)
def test_numbers_are_whole(data: Data, key: str, wrong: Any) -> None:
    assert mistakes({**data, key: wrong}) == [("not_whole", key)]


@pytest.mark.parametrize(("data", "key"), [(DRAFT, "player"), (FINISH, "overlap")])
def test_numbers_are_not_negative(data: Data, key: str) -> None:
    assert mistakes({**data, key: -1}) == [("out_of_range", key)]


@pytest.mark.parametrize("wrong", NO_ID)
@pytest.mark.parametrize(
    ("data", "key"), [(DRAFT, "card"), (CHOOSE, "plan"), (CHOOSE, "foundation")]
)
def test_cards_are_named_by_ids(data: Data, key: str, wrong: Any) -> None:
    assert mistakes({**data, key: wrong}) == [("not_an_id", key)]


@pytest.mark.parametrize("wrong", [0, 1, "true", None, []])
@pytest.mark.parametrize("data", [DRAFT, FINISH])
def test_turned_is_true_or_false(data: Data, wrong: Any) -> None:
    assert mistakes({**data, "turned": wrong}) == [("not_boolean", "turned")]


@pytest.mark.parametrize("wrong", [None, "5", 5, {"5": 1}, {"5"}])
def test_cards_revealed_are_a_list(wrong: Any) -> None:
    assert mistakes({"move": "reveal", "cards": wrong}) == [("not_wanted", "cards")]


def test_cards_revealed_are_ids() -> None:
    data = {"move": "reveal", "cards": ["5", 5, "6", None, ["7"]]}
    assert mistakes(data) == [("not_an_id", f"cards[{place}]") for place in (1, 3, 4)]


@pytest.mark.parametrize("wrong", [None, "5", 5, {"0": ["5"]}])
def test_hands_are_a_list(wrong: Any) -> None:
    assert mistakes({"move": "deal", "hands": wrong}) == [("not_wanted", "hands")]


def test_the_message_shows_hands_and_cards_that_are_not_lists() -> None:
    for data in ({"move": "deal", "hands": "123"}, {"move": "reveal", "cards": "123"}):
        with pytest.raises(MoveError) as caught:
            read_move(data, MOVES)
        assert caught.value.what == 'found "123", expected a list'


def test_hands_are_lists_of_ids() -> None:
    data = {"move": "deal", "hands": [["1", 2, "3"], "4", None, ["5", ["6"]]]}
    assert mistakes(data) == [
        ("not_an_id", "hands[0][1]"),
        ("not_wanted", "hands[1]"),
        ("not_wanted", "hands[2]"),
        ("not_an_id", "hands[3][1]"),
    ]


def test_a_move_with_invalid_parts_cannot_exist() -> None:
    with pytest.raises(ModelError):
        Draft(0, "5", -1)
    with pytest.raises(ModelError):
        Deal("123")
    with pytest.raises(ModelError):
        Reveal((5,))
