"""Rulings: named options with a default first, chosen by name and value, never guessed."""

from typing import Any

import pytest

from boardscore import ModelError, Problem, auctionland, pier18
from boardscore.rulings import as_dict, changed, choices

PIER18 = {
    "flower_adjacency": ("same_side", "orthogonal"),
    "flower_points": ("every_other_symbol", "other_kinds_only"),
    "patron_when_all_zero": ("earliest_date", "nobody"),
    "half_turn": (False, True),
}
AUCTIONLAND = {
    "rotation": ("free", "none"),
    "last_bidder": ("may_bid", "closed"),
}
ALL = [
    (rulings, name, value)
    for rulings, options in ((pier18.Rulings(), PIER18), (auctionland.Rulings(), AUCTIONLAND))
    for name, values in options.items()
    for value in values
]
Rulings = pier18.Rulings | auctionland.Rulings


def test_the_options_of_both_games_in_the_order_of_the_rules() -> None:
    assert list(choices(pier18.Rulings).items()) == list(PIER18.items())
    assert list(choices(auctionland.Rulings).items()) == list(AUCTIONLAND.items())


def test_the_default_is_the_first_value() -> None:
    assert as_dict(pier18.Rulings()) == {name: values[0] for name, values in PIER18.items()}
    assert as_dict(auctionland.Rulings()) == {
        name: values[0] for name, values in AUCTIONLAND.items()
    }


@pytest.mark.parametrize(("rulings", "name", "value"), ALL)
def test_every_option_takes_every_value_and_leaves_the_others(
    rulings: Rulings, name: str, value: str | bool
) -> None:
    chosen = changed(rulings, {name: value})
    assert type(chosen) is type(rulings)
    assert as_dict(chosen) == {**as_dict(rulings), name: value}
    assert as_dict(chosen)[name] is value or isinstance(value, str)


def test_what_was_chosen_before_stays() -> None:
    before = changed(pier18.Rulings(), {"flower_points": "other_kinds_only", "half_turn": True})
    after = changed(before, {"flower_adjacency": "orthogonal"})
    assert as_dict(after) == {
        "flower_adjacency": "orthogonal",
        "flower_points": "other_kinds_only",
        "patron_when_all_zero": "earliest_date",
        "half_turn": True,
    }
    assert before.flower_adjacency is pier18.FlowerAdjacency.SAME_SIDE


def test_an_empty_table_changes_nothing() -> None:
    rulings = pier18.Rulings(half_turn=True)
    assert changed(rulings, {}) == rulings


def problems(rulings: Rulings, table: dict[Any, object]) -> tuple[Problem, ...]:
    with pytest.raises(ModelError) as caught:
        changed(rulings, table)
    return caught.value.problems


@pytest.mark.parametrize(
    ("rulings", "name", "near"),
    [
        (pier18.Rulings(), "flower_point", "flower_points"),
        (pier18.Rulings(), "half-turn", "half_turn"),
        (auctionland.Rulings(), "rotations", "rotation"),
        (auctionland.Rulings(), "last_biddder", "last_bidder"),
    ],
)
def test_an_unknown_option_comes_with_the_one_that_may_be_meant(
    rulings: Rulings, name: str, near: str
) -> None:
    (problem,) = problems(rulings, {name: "free"})
    assert (problem.code, problem.where) == ("unknown_ruling", name)
    assert f"did you mean {near}?" in problem.describe()


@pytest.mark.parametrize(
    ("rulings", "name"),
    [(pier18.Rulings(), "rotation"), (auctionland.Rulings(), "half_turn"), (pier18.Rulings(), "")],
)
def test_an_option_of_the_other_game_is_unknown_here(rulings: Rulings, name: str) -> None:
    (problem,) = problems(rulings, {name: True})
    assert problem.code.startswith("unknown_ruling")
    for known in choices(type(rulings)):
        assert known in problem.describe()


@pytest.mark.parametrize("name", [0, None, True, 1.5, ("half_turn",)])
def test_a_name_that_is_no_text_is_unknown(name: object) -> None:
    (problem,) = problems(pier18.Rulings(), {name: True})
    assert problem.code.startswith("unknown_ruling")


@pytest.mark.parametrize("wrong", [0, 1, 0.0, 1.0, "true", "false", "True", None, [], {}])
def test_only_true_and_false_are_true_and_false(wrong: object) -> None:
    (problem,) = problems(pier18.Rulings(), {"half_turn": wrong})
    assert (problem.code, problem.where) == ("not_one_of", "half_turn")
    assert problem.message.args["known"] == ("false", "true")


@pytest.mark.parametrize(
    "wrong",
    [
        "FREE",
        "free ",
        "Rotation.FREE",
        "may_bid",
        "",
        0,
        True,
        None,
        ["free"],
        auctionland.Rotation,
    ],
)
def test_a_value_that_an_option_does_not_have(wrong: object) -> None:
    (problem,) = problems(auctionland.Rulings(), {"rotation": wrong})
    assert problem.code.startswith("not_one_of")
    assert problem.where == "rotation"
    assert problem.message.args["known"] == ("free", "none")


def test_a_mistyped_value_comes_with_the_one_that_may_be_meant() -> None:
    (problem,) = problems(pier18.Rulings(), {"flower_adjacency": "orthogonall"})
    assert "did you mean orthogonal?" in problem.describe()


def test_all_mistakes_are_reported_at_once() -> None:
    found = problems(pier18.Rulings(), {"half_turn": 1, "colour": "red", "flower_points": "all"})
    assert sorted(problem.where for problem in found) == ["colour", "flower_points", "half_turn"]


def test_a_wrong_table_changes_nothing() -> None:
    rulings = pier18.Rulings()
    problems(rulings, {"flower_adjacency": "same_side", "half_turn": 1})
    assert rulings == pier18.Rulings()
