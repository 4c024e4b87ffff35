"""The readings under which a program is searched that names several answers to a ruling."""

from collections.abc import Iterable, Mapping
from itertools import combinations, product
from typing import Any

from boardscore.core.rulings import Value
from boardscore.verify.judge.ruling_choices import searched_readings

DECLARED = {"points": ("all", "some"), "ties": ("kept", "shared"), "turned": (False, True)}
READING = {"points": "all", "ties": "kept", "turned": False, "first": "anna"}


def test_who_names_one_answer_to_each_is_searched_once() -> None:
    assert searched_readings(READING, {"points": ("all",)}, READING) == [READING]


def test_each_answer_is_asked_by_itself_and_then_all_of_them_at_once() -> None:
    """With two answers to each, that is enough for any two of them to come together."""
    assert searched_readings(READING, DECLARED, READING) == [
        READING,
        {**READING, "turned": True},
        {**READING, "ties": "shared"},
        {**READING, "points": "some"},
        {"points": "some", "ties": "shared", "turned": True, "first": "anna"},
    ]


def test_what_is_not_asked_about_stays_as_it_is() -> None:
    assert searched_readings(READING, DECLARED, ["ties"]) == [
        READING,
        {**READING, "ties": "shared"},
    ]


def test_any_two_answers_come_together_also_where_there_are_three() -> None:
    declared = {**DECLARED, "ties": ("kept", "shared", "won"), "first": ("anna", "ben", "cleo")}
    every = [dict(zip(declared, values)) for values in product(*declared.values())]
    found = searched_readings(READING, declared, READING)
    assert pairs(found) == pairs(every)
    assert len(found) < len(every)


def pairs(ways: Iterable[Mapping[str, Value]]) -> set[Any]:
    return {pair for one in ways for pair in combinations(sorted(one.items()), 2)}
