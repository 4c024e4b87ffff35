"""Checks of single values: nothing is converted, and messages are short."""

from enum import Enum
from typing import Any

import pytest

from boardscore import Message, say
from boardscore.core.errors import Problem
from boardscore.core.value_checks import (
    LARGEST_NUMBER,
    Check,
    all_of,
    boolean,
    instance,
    member,
    name,
    optional,
    seat_problems,
    show_value,
    whole,
)
from tests.tables import from_table


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


def code(message: Message | None) -> str | None:
    return None if message is None else Problem(message).code


ALL: dict[str, Any] = {
    "whole": whole(0, 18),
    "boolean": boolean,
    "name": name,
    "member": member(Colour),
    "instance": instance(str, Colour),
    "all_of": all_of(str),
    "optional": optional(whole(0, 18)),
}
RIGHT: dict[str, list[Any]] = {
    "whole": [0, 1, 18],
    "boolean": [True, False],
    "name": ["Anna", " Anna ", "安娜", "0", ".", "👩\u200d🚀"],
    "member": [Colour.RED],
    "instance": ["x", Colour.RED],
    "all_of": [(), ("x",), ("x", "y")],
    "optional": [None, 0],
}
WRONG: dict[tuple[str, str], list[Any]] = {
    ("whole", "out_of_range"): [-1, 19, 10**50, -(10**50)],
    ("whole", "not_whole"): [
        *(True, False, 2.0, "2", "", None, [], (2,), {}, b"2", 2j, float("inf")),
    ],
    ("boolean", "not_boolean"): [0, 1, "true", "", None, [], 1.0],
    ("name", "not_text"): [None, 1, True, b"Anna", ["Anna"], Colour.RED],
    ("name", "blank"): ["", " ", "\n\t", "\u00a0", "\u200d", "\u200c\u200d", "\ufe0f"],
    ("member", "not_one_of"): ["red", "RED", None, 0, Colour, True],
    ("instance", "not_instance"): [None, 5, str, Colour, ["x"]],
    ("all_of", "not_all_of"): [None, "xy", ["x"], {"x"}, ("x", 1), (None,), 5],
    ("optional", "not_whole"): [""],
    ("optional", "out_of_range"): [19],
}


@pytest.mark.parametrize("check", ALL)
def test_right_values(check: str) -> None:
    assert [value for value in RIGHT[check] if ALL[check](value) is not None] == []


@pytest.mark.parametrize(("check", "wanted"), WRONG)
def test_wrong_values(check: str, wanted: str) -> None:
    assert {code(ALL[check](value)) for value in WRONG[check, wanted]} == {wanted}


def test_the_default_range_is_0_to_1_000_000_000() -> None:
    assert LARGEST_NUMBER == 1_000_000_000
    assert whole()(0) is whole()(LARGEST_NUMBER) is None
    assert code(whole()(-1)) == code(whole()(LARGEST_NUMBER + 1)) == "out_of_range"


def test_the_message_has_the_range_or_the_known_values() -> None:
    sentence = say(whole(3, 9)("4"))  # type: ignore[arg-type]
    assert sentence == '"4" is not a whole number; write one from 3 to 9, without quotes'
    for check, known in (("member", ("red", "blue")), ("instance", ("str", "Colour"))):
        assert ALL[check](None).args["known"] == known


# Wrong values in messages


@from_table
def test_a_value_of_json_as_a_message_shows_it(value: object, text: str) -> None:
    test_a_wrong_value_as_a_message_shows_it(value, text)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (float("nan"), "nan"),
        ((1, 2), "a list"),
        (object(), "a value of type object"),
        (Colour.RED, "a value of type Colour"),
        (b"S", "a value of type bytes"),
        (10**40 - 1, "9" * 40),
        (10**40, "a number with more than 40 digits"),
        (-(10**40), "a number with more than 40 digits"),
        pytest.param(10**10_000, "a number with more than 40 digits", id="huge"),
    ],
)
def test_a_wrong_value_as_a_message_shows_it(value: object, text: str) -> None:
    sentence = say(Message("error.not_text", got=show_value(value)))
    assert sentence == f'{text} is not text; put text in quotes, as in "Anna"'


HUGE: list[Any] = [10**10_000, -(10**10_000), ["x" * 10_000], {"x": "y" * 10_000}]


@pytest.mark.parametrize("value", HUGE, ids=["number", "negative", "list", "table"])
@pytest.mark.parametrize(
    "check",
    [whole(), boolean, member(Colour), instance(str), all_of(str)],
    ids=["whole", "boolean", "member", "instance", "all_of"],
)
def test_a_huge_value_is_never_shown_in_full(check: Check, value: object) -> None:
    message = check(value)
    assert message is not None
    assert len(say(message)) < 200


def test_a_huge_name_is_never_shown_in_full() -> None:
    (problem,) = seat_problems(["x" * 10_000] * 2, 3, "pier18.players")
    assert len(problem.describe()) < 200
