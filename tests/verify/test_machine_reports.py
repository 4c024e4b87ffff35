"""Reports for machines: annotations, the badge, the schema of JSON, the shape of JUnit XML."""

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from copy import deepcopy
from functools import cache, reduce
from operator import getitem
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from boardscore._version import __version__
from boardscore.clauses import CLAUSES
from boardscore.core.errors import Problem
from boardscore.core.messages import Message
from boardscore.schemas import schema
from boardscore.verify.data_types import Data
from boardscore.verify.judge.judge import judge
from boardscore.verify.judge.judgement import NOT_DRIVEN, Judgement
from boardscore.verify.judge.verdicts import Verdict
from boardscore.verify.program.behaviour import Limits
from boardscore.verify.program.program import Program
from boardscore.verify.report.html_page import page
from boardscore.verify.report.machine_reports import badge, data, junit
from boardscore.verify.search.search_result import Progress, Searched
from tests.tables import from_table, read_table
from tests.verify import plays
from tests.verify.samples import LOVERS, SAMPLES, judged
from tests.verify.searching import after_a_search, played
from tests.verify.test_plays import judged as judged_at_play
from tests.verify.test_report import commands, failed
from tests.verify.test_search_play import a_patron_too_many

MISREADING = ("misreading", "pier18.score.lovers/other-lovers-block:left-out")


@pytest.mark.long
def test_each_move_has_a_line() -> None:
    """Only the characters of a program are escaped, not the ends of our lines."""
    made = page(judged_at_play("forgets_a_move")).decode()
    assert re.search(r"\n +0 .*\n +1 .*\n +2 ", made)
    assert "\\x0a" not in made


# Annotations of GitHub Actions


@pytest.mark.long
def test_each_rule_has_one_error_that_names_its_other_failures() -> None:
    """Two failures of one rule, and one of another."""
    poets, lovers = "pier18.score.poets", "pier18.score.lovers"
    cases = (failed(f"{lovers}/a"), failed(f"{poets}/b"), failed(f"{lovers}/c"))
    judgement = evolve(judged(*MISREADING), cases=cases)
    errors = [one for one in commands(judgement) if one[0] == "error"]
    assert [one["title"] for _, one, _ in errors] == [
        f"DISAGREE: {lovers}/a.x",
        f"DISAGREE: {poets}/b.x",
    ]
    more = f"\n  1 more answer is wrong in the same way, namely {lovers}/c.x; --all shows it."
    assert errors[0][2].endswith(more)
    assert "in the same way" not in errors[1][2]


@pytest.mark.long
def test_many_rules_take_fewer_than_ten_errors() -> None:
    """GitHub shows ten errors per step; of twelve rules two have room, and the others are named."""
    clauses = [one.id for one in CLAUSES if one.id.startswith("pier18.")][:12]
    judgement = evolve(judged(*MISREADING), cases=tuple(failed(f"{one}/x") for one in clauses))
    errors = [one for one in commands(judgement) if one[0] == "error"]
    assert [*errors[-1][1]] == []
    head, *others = errors[-1][2].split("\n")
    assert head.startswith("10 more causes, ")
    assert others[-1] == "  ... and 2 more."
    assert len({one["title"] for _, one, _ in errors[:2]} | {*others[:-1]}) == 10
    assert len(errors) == 3


@pytest.mark.long
def test_a_program_that_cannot_be_started_is_an_error() -> None:
    judgement = evolve(judged("dead"), cases=())
    assert {kind for kind, _, _ in commands(judgement)} >= {"error"}


@pytest.mark.long
def test_a_saved_counterexample_is_shown_in_its_file() -> None:
    found = evolve(a_patron_too_many(), file="my finds/one.json")
    _, (_, properties, _), *_ = commands(after_a_search(Progress(findings=(found,))))
    assert (properties["file"], properties["line"]) == ("my finds/one.json", "1")


# The badge: the result of a run in one line of JSON


OF_BADGES = Draft202012Validator(schema("badge"))


def read_badge(judgement: Judgement) -> Any:
    line = badge(judgement).decode()
    assert line.index("\n") == len(line) - 1
    found = json.loads(line)
    assert [one.message for one in OF_BADGES.iter_errors(found)] == []
    return found


@pytest.mark.long
def test_the_badge_of_a_right_program() -> None:
    assert read_badge(evolve(judged("right"), seconds=3.14159)) == {
        "version": __version__,
        "games": ["pier18"],
        "rulings": {},
        "vectors": len(SAMPLES),
        "seconds": 3.1,
        "verdict": "agree",
    }


@pytest.mark.long
def test_rulings_are_those_that_are_declared_or_shown() -> None:
    shown = {"flower_points": ["other_kinds_only"]}
    assert read_badge(judged("other"))["rulings"] == shown
    assert read_badge(judged("other", flower_points="other_kinds_only"))["rulings"] == shown
    both = {"flower_points": ["every_other_symbol", "other_kinds_only"]}
    assert read_badge(judged("names_both+right"))["rulings"] == both


@pytest.mark.long
@from_table
def test_only_vectors_with_an_answer_are_counted(name: str, verdict: str, vectors: int) -> None:
    found = read_badge(judged(name))
    assert (found["verdict"], found["vectors"]) == (verdict, vectors)
    assert found["games"] == (["pier18"] if vectors else [])


@pytest.mark.long
def test_a_known_failure_is_still_a_wrong_answer() -> None:
    known = evolve(judged(*MISREADING), known=frozenset({LOVERS.id}))
    assert known.exit_code == 0
    assert read_badge(known)["verdict"] == "disagree"


@pytest.mark.long
def test_a_run_that_was_stopped_or_broke_down_is_no_success() -> None:
    assert read_badge(evolve(judged("right"), stopped=True))["verdict"] == "stopped"
    fault = Progress(fault=Problem(Message("judge.kit_fault")))
    searched = Searched("pier18", 5, 2, {}, fault)
    assert read_badge(evolve(judged("right"), searches=(searched,)))["verdict"] == "fault"


@pytest.mark.long
def test_a_badge_without_a_key_or_with_another_one_is_invalid() -> None:
    found = read_badge(judged("right"))
    for key in found:
        assert not OF_BADGES.is_valid({one: value for one, value in found.items() if one != key})
        assert not OF_BADGES.is_valid({**found, key: [[]]})
    assert not OF_BADGES.is_valid({**found, "more": 1})


# The JSON Schema of the report: every report is valid, and changed ones are not


OF_REPORTS = Draft202012Validator(schema("report"))


def report(judgement: Judgement, lang: str = "en") -> Any:
    return json.loads(json.dumps(data(judgement, lang)))


def mistakes(found: Any) -> list[str]:
    return [f"{one.json_path}: {one.message[:200]}" for one in OF_REPORTS.iter_errors(found)]


@pytest.mark.long
def test_a_report_on_a_program_that_hangs_is_valid() -> None:
    with Program(["sleep", "1000"], Limits.of(0.3)) as program:
        judgement = judge(program, ["sleep", "1000"], SAMPLES, {})
    assert judgement.exit_code == NOT_DRIVEN
    assert mistakes(report(judgement)) == []


@pytest.mark.long
def test_a_report_on_a_program_that_cannot_be_started_is_valid() -> None:
    fault = Message("error.no_such_program", program="./nowhere")
    assert mistakes(report(Judgement(("./nowhere",), (), fault=fault))) == []


@pytest.mark.long
def test_a_report_with_known_failures_is_valid() -> None:
    found = report(evolve(judged(*MISREADING), known=frozenset({LOVERS.id, SAMPLES[0].id})))
    assert found["known"] == {"failures": [LOVERS.id], "passes": [SAMPLES[0].id]}
    assert mistakes(found) == []


@cache
def of_a_search() -> Any:
    """A report with a wrong vector and a finding."""
    searched = after_a_search(Progress(findings=(a_patron_too_many(),)))
    return report(evolve(judged(*MISREADING), searches=searched.searches))


@pytest.mark.long
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


@pytest.mark.long
def test_a_changed_report_is_invalid() -> None:
    """Apart from values that may be any object."""
    found = of_a_search()
    found = {**found, "cases": [one for one in found["cases"] if one["id"] == LOVERS.id]}
    assert mistakes(found) == []
    wrong = [
        (where, key)
        for where, key, one in changed(found)
        if OF_REPORTS.is_valid(one) and key not in ANY
    ]
    assert wrong == []


ANY = {"position", "expected", "got"}


@pytest.mark.long
def test_the_schema_names_no_game() -> None:
    for name in ("protocol", "report"):
        text = json.dumps(schema(name))
        assert "pier18" not in text
        assert "auctionland" not in text


@pytest.mark.long
def test_the_words_of_the_documented_verdicts_are_the_keys_of_the_summary() -> None:
    page = (Path(__file__).parents[2] / "docs" / "verify.md").read_text(encoding="utf-8")
    _, table = page.split("| verdict | meaning | fails |\n| --- | --- | --- |\n")
    rows = table.split("\n\n")[0].splitlines()
    words = [row.split("|")[1].strip().replace(" ", "_").replace("-", "_") for row in rows]
    assert words == [one.value for one in Verdict]
    assert [*of_a_search()["summary"]] == [*words, "executed", "total"]


# The JUnit report has the shape that its readers expect: elements, order, attributes


CHILDREN: Any = read_table(__file__, "CHILDREN")
"""The children of an element, in order; other elements have none."""
ONCE = {"system-out", "system-err", "properties", "skipped", "error", "failure"}
ATTRIBUTES: Any = read_table(__file__, "ATTRIBUTES")
"""The required and the optional attributes of an element."""


def mistakes_of_shape(element: ET.Element) -> list[str]:
    """The errors in the shape of an element and its descendants."""
    must, may = map(set, map(str.split, ATTRIBUTES[element.tag]))
    tags, order = [child.tag for child in element], CHILDREN.get(element.tag, ())
    found = [f"{element.tag}: {name}" for name in must - {*element.keys()}]
    found += [f"{element.tag}: {name}" for name in {*element.keys()} - must - may]
    found += [f"{tag} in {element.tag}" for tag in tags if tag not in order]
    found += [f"{tag} twice" for tag in ONCE if tags.count(tag) > 1]
    known = [order.index(tag) for tag in tags if tag in order]
    found += ["order"] * (known != sorted(known))
    return [*found, *(one for child in element for one in mistakes_of_shape(child))]


def checked(judgement: Judgement) -> ET.Element:
    """The root of the report, which has no errors and correct counts."""
    root = ET.fromstring(junit(judgement))
    assert mistakes_of_shape(root) == []
    (suite,) = root
    counted = {"tests": "testcase", "failures": "failure", "errors": "error", "skipped": "skipped"}
    for name, tag in counted.items():
        assert suite.get(name) == str(len([*suite.iter(tag)]))
    assert {root.get(name) for name in ("tests",)} == {suite.get("tests")}
    names = [(one.get("classname"), one.get("name")) for one in suite.iter("testcase")]
    assert len(names) == len({*names})
    return root


def test_a_report_of_another_shape_is_noticed() -> None:
    """Without a name, with an unknown attribute, and with the output before the failure."""
    text = '<testsuite name="a" tests="1" failures="1" errors="0"><testcase name="b" colour="red">'
    text += '<system-out/><failure message="c" type="d"/></testcase></testsuite>'
    wrong = ["testcase: classname", "testcase: colour", "order"]
    assert mistakes_of_shape(ET.fromstring(text)) == wrong


@pytest.mark.long
@pytest.mark.parametrize("name", ["adds_a_move", "nasty"])
def test_reports_on_play_have_that_shape(name: str) -> None:
    tests = checked(judged_at_play(name)).iter("testcase")
    kinds = {child.tag for test in tests for child in test}
    assert kinds <= {"failure", "error", "skipped"}
    assert kinds


@pytest.mark.long
@pytest.mark.parametrize("name", ["nasty", "dead"])
def test_reports_on_scores_have_that_shape(name: str) -> None:
    checked(judged(name))


@pytest.mark.long
def test_a_report_of_a_search_has_that_shape() -> None:
    """One test case shows how far it came, and a missing answer is an error."""

    def answer(op: str, record: Sequence[Data]) -> Data:
        return {"error": {"code": "internal"}} if len(record) > 3 else plays.library(op, record)

    progress = played(answer, "pier18", 1)
    root = checked(after_a_search(progress))
    (course, *found) = root.iter("testcase")
    assert course.find("system-out") is not None
    assert {one.tag for test in found for one in test} == {"error"}
    assert [one.get("type") for one in root.iter("error")] == [
        finding.kind for finding in progress.findings
    ]


@pytest.mark.long
def test_a_test_case_has_its_time_and_the_suite_their_sum() -> None:
    judgement = judged("right")
    slow = evolve(judgement.cases[0].outcome, seconds=1.5)
    cases = (evolve(judgement.cases[0], outcome=slow), *judgement.cases[1:])
    progress = Progress()
    searched = Searched("pier18", 1, 1, {}, progress, took=2.25)
    root = checked(evolve(judgement, cases=cases, searches=(searched,)))
    times = {one.get("name"): float(one.get("time", "")) for one in root.iter("testcase")}
    assert times[cases[0].vector.id] == 1.5
    assert times["pier18"] == 2.25
    (suite,) = root
    assert root.get("time") == suite.get("time")
    assert float(suite.get("time", "")) == pytest.approx(sum(times.values()), abs=0.01)


def test_a_program_that_cannot_be_started_is_an_error_in_that_shape() -> None:
    fault = Message("error.program_missing")
    root = checked(Judgement(("x",), (), fault=fault))
    assert [one.get("type") for one in root.iter("error")] == ["fault"]
