"""The JSON Schema of the report: every report is valid, and changed ones are not."""

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache, reduce
from operator import getitem
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from boardscore.core.messages import Message
from boardscore.schemas import schema
from boardscore.verify.judge.case import Verdict
from boardscore.verify.judge.judge import judge
from boardscore.verify.judge.judgement import NOT_DRIVEN, Judgement
from boardscore.verify.program.outcomes import Limits
from boardscore.verify.program.program import Program
from boardscore.verify.report.machine_reports import data
from boardscore.verify.search.search_result import Progress
from tests.tables import from_table
from tests.verify import test_plays as played
from tests.verify.samples import LOVERS, SAMPLES, judged
from tests.verify.searching import after_a_search
from tests.verify.test_search_play import a_patron_too_many

pytestmark = pytest.mark.long

VALIDATOR = Draft202012Validator(schema("report"))
MISREADING = ("misreading", "pier18.score.lovers/other-lovers-block:left-out")


def report(judgement: Judgement, lang: str = "en") -> Any:
    """The report as it is printed, parsed."""
    return json.loads(json.dumps(data(judgement, lang)))


def mistakes(found: Any) -> list[str]:
    """The errors in a report, with their paths."""
    return [f"{one.json_path}: {one.message[:200]}" for one in VALIDATOR.iter_errors(found)]


@pytest.mark.parametrize("lang", ["en", "de"])
@from_table
def test_a_report_on_scores_is_valid(name: str, lang: str) -> None:
    assert mistakes(report(judged(name), lang)) == []


@from_table
def test_a_report_on_play_is_valid(name: str) -> None:
    assert mistakes(report(played.judged(name))) == []


def test_a_report_on_a_program_that_hangs_is_valid() -> None:
    with Program(["sleep", "1000"], Limits.of(0.3)) as program:
        judgement = judge(program, ["sleep", "1000"], SAMPLES, {})
    assert judgement.exit_code == NOT_DRIVEN
    assert mistakes(report(judgement)) == []


def test_a_report_on_a_program_that_cannot_be_started_is_valid() -> None:
    fault = Message("error.no_such_program", program="./nowhere")
    assert mistakes(report(Judgement(("./nowhere",), (), fault=fault))) == []


def test_a_report_with_known_failures_is_valid() -> None:
    found = report(evolve(judged(*MISREADING), known=frozenset({LOVERS.id, SAMPLES[0].id})))
    assert found["known"] == {"failures": [LOVERS.id], "passes": [SAMPLES[0].id]}
    assert mistakes(found) == []


@cache
def of_a_search() -> Any:
    """A report with a wrong vector and a finding."""
    searched = after_a_search(Progress(findings=(a_patron_too_many(),)))
    return report(evolve(judged(*MISREADING), searches=searched.searches))


def test_a_report_with_a_search_is_valid() -> None:
    assert mistakes(of_a_search()) == []


def changed(found: Any) -> Iterator[tuple[str, str, Any]]:
    """A report with a missing key, an unknown one, or a value of another type."""
    for path in objects(found, FREE):
        inside = reduce(getitem, path, found)
        for key in inside:
            for value in ({"a": {}}, [[{}]]):
                copy = deepcopy(found)
                reduce(getitem, path, copy)[key] = value
                yield f"{path} {value}", key, copy
            copy = deepcopy(found)
            del reduce(getitem, path, copy)[key]
            if key not in OPTIONAL:
                yield f"{path} without", key, copy
        copy = deepcopy(found)
        reduce(getitem, path, copy)["more"] = 1
        yield f"{path}", "more", copy


FREE = {
    *("rulings", "readings", "met", "position", "record", "expected", "got", "lines", "why"),
    *("inferred", "instead", "reads_as", "differences", "illegal"),
}
"""Parts whose keys are names, or that are described elsewhere."""
OPTIONAL = {"why", "received", "not_checked", "reads_as", "lines", "illegal", "decision"}


def objects(found: Any, free: set[str]) -> Iterator[tuple[Any, ...]]:
    """The paths of the objects with fixed keys."""
    if isinstance(found, dict):
        yield ()
    inside = found.items() if isinstance(found, dict) else enumerate(found)
    for key, part in inside:
        if isinstance(part, dict | list) and key not in free:
            yield from ((key, *path) for path in objects(part, free))


def test_a_changed_report_is_invalid() -> None:
    """Apart from values that may be any object."""
    found = of_a_search()
    found = {**found, "cases": [one for one in found["cases"] if one["id"] == LOVERS.id]}
    assert mistakes(found) == []
    wrong = [
        (where, key)
        for where, key, one in changed(found)
        if VALIDATOR.is_valid(one) and key not in ANY
    ]
    assert wrong == []


ANY = {"position", "expected", "got"}


def test_the_schema_names_no_game() -> None:
    for name in ("protocol", "report"):
        text = json.dumps(schema(name))
        assert "pier18" not in text
        assert "auctionland" not in text


def test_the_words_of_the_documented_verdicts_are_the_keys_of_the_summary() -> None:
    page = (Path(__file__).parents[2] / "docs" / "verify.md").read_text(encoding="utf-8")
    _, table = page.split("| verdict | meaning | fails |\n| --- | --- | --- |\n")
    rows = table.split("\n\n")[0].splitlines()
    words = [row.split("|")[1].strip().replace(" ", "_").replace("-", "_") for row in rows]
    assert words == [one.value for one in Verdict]
    assert [*of_a_search()["summary"]] == [*words, "executed", "total"]
