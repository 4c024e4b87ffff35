"""Implementations are judged by vectors of play: legal moves, whole games, illegal moves.

What is expected are the rules, and the samples worked out by hand from them.
"""

from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import product
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from boardscore.clauses import CLAUSES
from boardscore.schemas import schema
from boardscore.verify.readings import OPTIONS
from boardscore.verify.vectors import PLAY, Vector, check, load, unchecked
from tests.verify.plays import PLAYS, Data, library, naive
from tests.verify.test_vectors import changes, plain

EVERY = (*PLAYS, *(one for one in load() if one.op in PLAY))
"""The samples, and the vectors of play that ship."""


def readings(game: str) -> Iterator[dict[str, Any]]:
    """Every combination of all rulings of a game."""
    return (dict(zip(OPTIONS[game], values)) for values in product(*OPTIONS[game].values()))


def told(answer: Data) -> Data:
    """An answer as it is compared: the error as a table, without words."""
    if "error" not in answer:
        return dict(answer["result"])
    return {"error": {key: answer["error"][key] for key in ("code", "index")}}


# The vectors


@pytest.mark.parametrize("answers", [library, naive])
@pytest.mark.parametrize("vector", EVERY, ids=lambda one: one.id)
def test_both_referees_answer_as_expected_under_every_reading(vector: Vector, answers: Any) -> None:
    for rulings in readings(vector.game):
        answer = told(answers(vector.op, vector.asked(rulings)))
        assert check(vector, answer, rulings) == [], rulings
        assert unchecked(vector, answer, rulings) == []


def test_the_samples_are_valid_by_the_schema() -> None:
    Draft202012Validator(schema("vector")).validate([plain(one) for one in PLAYS])
    assert {one.clause for one in PLAYS} <= {clause.id for clause in CLAUSES}


def test_two_variants_never_fit_equally_well() -> None:
    """Under every reading, one of those that fit says more than all others."""
    for vector in EVERY:
        for rulings in readings(vector.game):
            fitting = [one["when"] for one in vector.variants]
            fitting = [when for when in fitting if when.items() <= rulings.items()]
            longest = max(map(len, fitting), default=0)
            assert sum(len(when) == longest for when in fitting) <= 1, vector.id


@pytest.mark.parametrize(
    "near", [one for one in EVERY if one.id.endswith(".near")], ids=lambda one: one.id
)
def test_a_near_miss_is_one_change_away_and_answered_otherwise(near: Vector) -> None:
    """One value of the set-up, or one stretch of moves."""
    hit = next(one for one in EVERY if one.id == near.id.removesuffix(".near"))
    assert (hit.isolates, hit.op) == (near.isolates, near.op)
    assert hit.expect != near.expect
    (setup, *moves), (other, *others) = hit.input["record"], near.input["record"]
    stretches = SequenceMatcher(None, [*map(str, moves)], [*map(str, others)], autojunk=False)
    changed = [one for one in stretches.get_opcodes() if one[0] != "equal"]
    assert len([*changes(setup, other), *changed]) == 1
