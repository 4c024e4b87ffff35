"""The rulings under which a program is searched if it names several values of a ruling."""

from collections.abc import Iterable, Mapping
from itertools import combinations, product
from typing import Any

from boardscore.core.rulings import Value
from boardscore.verify.judge.declared_rulings import searched_readings

DECLARED = {"points": ("all", "some"), "ties": ("kept", "shared"), "turned": (False, True)}
READING = {"points": "all", "ties": "kept", "turned": False, "first": "anna"}


def test_one_value_each_is_searched_once() -> None:
    assert searched_readings(READING, {"points": ("all",)}, READING) == [READING]


def test_each_value_is_tested_alone_and_then_all_together() -> None:
    """With two values each, that is enough to combine any two of them."""
    assert searched_readings(READING, DECLARED, READING) == [
        READING,
        {**READING, "turned": True},
        {**READING, "ties": "shared"},
        {**READING, "points": "some"},
        {"points": "some", "ties": "shared", "turned": True, "first": "anna"},
    ]


def test_other_rulings_stay_unchanged() -> None:
    assert searched_readings(READING, DECLARED, ["ties"]) == [
        READING,
        {**READING, "ties": "shared"},
    ]


def test_any_two_values_are_combined_even_of_three() -> None:
    declared = {**DECLARED, "ties": ("kept", "shared", "won"), "first": ("anna", "ben", "cleo")}
    every = [dict(zip(declared, values)) for values in product(*declared.values())]
    found = searched_readings(READING, declared, READING)
    assert pairs(found) == pairs(every)
    assert len(found) < len(every)


def pairs(ways: Iterable[Mapping[str, Value]]) -> set[Any]:
    return {pair for one in ways for pair in combinations(sorted(one.items()), 2)}
