"""The badge: the result of a run in one line of JSON."""

import json
from typing import Any

import pytest
from attrs import evolve
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from boardscore._version import __version__
from boardscore.core.errors import Problem
from boardscore.core.messages import Message
from boardscore.schemas import schema
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.report.machine_reports import badge
from boardscore.verify.search.search_result import Progress, Searched
from tests.tables import from_table
from tests.verify.samples import LOVERS, SAMPLES, judged

pytestmark = pytest.mark.long

VALIDATOR = Draft202012Validator(schema("badge"))
MISREADING = ("misreading", "pier18.score.lovers/other-lovers-block:left-out")


def read(judgement: Judgement) -> Any:
    line = badge(judgement).decode()
    assert line.index("\n") == len(line) - 1
    found = json.loads(line)
    assert [one.message for one in VALIDATOR.iter_errors(found)] == []
    return found


def test_the_badge_of_a_right_program() -> None:
    assert read(evolve(judged("right"), seconds=3.14159)) == {
        "version": __version__,
        "games": ["pier18"],
        "rulings": {},
        "vectors": len(SAMPLES),
        "seconds": 3.1,
        "verdict": "agree",
    }


def test_rulings_are_those_that_are_declared_or_shown() -> None:
    shown = {"flower_points": ["other_kinds_only"]}
    assert read(judged("other"))["rulings"] == shown
    assert read(judged("other", flower_points="other_kinds_only"))["rulings"] == shown
    both = {"flower_points": ["every_other_symbol", "other_kinds_only"]}
    assert read(judged("names_both+right"))["rulings"] == both


@from_table
def test_only_vectors_with_an_answer_are_counted(name: str, verdict: str, vectors: int) -> None:
    found = read(judged(name))
    assert (found["verdict"], found["vectors"]) == (verdict, vectors)
    assert found["games"] == (["pier18"] if vectors else [])


def test_a_known_failure_is_still_a_wrong_answer() -> None:
    known = evolve(judged(*MISREADING), known=frozenset({LOVERS.id}))
    assert known.exit_code == 0
    assert read(known)["verdict"] == "disagree"


def test_a_run_that_was_stopped_or_broke_down_is_no_success() -> None:
    assert read(evolve(judged("right"), stopped=True))["verdict"] == "stopped"
    fault = Progress(fault=Problem(Message("judge.kit_fault")))
    searched = Searched("pier18", 5, 2, {}, fault)
    assert read(evolve(judged("right"), searches=(searched,)))["verdict"] == "fault"


def test_a_badge_without_a_key_or_with_another_one_is_invalid() -> None:
    found = read(judged("right"))
    for key in found:
        assert not VALIDATOR.is_valid({one: value for one, value in found.items() if one != key})
        assert not VALIDATOR.is_valid({**found, key: [[]]})
    assert not VALIDATOR.is_valid({**found, "more": 1})
