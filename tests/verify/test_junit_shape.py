"""The JUnit report has the shape that its readers expect: elements, order, attributes.

There is no single definition; this is what those of Jenkins and Ant have in common.
"""

import xml.etree.ElementTree as ET
from collections.abc import Mapping, Sequence

import pytest
from attrs import evolve

from boardscore.core.messages import Message
from boardscore.verify.data_types import Data
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.report.machine_reports import junit
from boardscore.verify.search.search_result import Progress, Searched
from tests.verify import plays, samples
from tests.verify.searching import after_a_search, played
from tests.verify.test_plays import judged

CHILDREN: Mapping[str, Sequence[str]] = {
    "testsuites": ("testsuite",),
    "testsuite": ("properties", "testcase", "system-out", "system-err"),
    "testcase": ("skipped", "error", "failure", "system-out", "system-err"),
}
"""The children of an element, in order; other elements have none."""
ONCE = {"system-out", "system-err", "properties", "skipped", "error", "failure"}
NUMBERS = {"tests", "failures", "errors"}
ATTRIBUTES: Mapping[str, tuple[set[str], set[str]]] = {
    "testsuites": ({"name", *NUMBERS}, {"time", "disabled"}),
    "testsuite": ({"name", *NUMBERS}, {"skipped", "time", "timestamp", "hostname"}),
    "testcase": ({"name", "classname"}, {"time"}),
    "failure": ({"message", "type"}, set()),
    "error": ({"message", "type"}, set()),
    "skipped": ({"message"}, set()),
    "system-out": (set(), set()),
}
"""The required and the optional attributes of an element."""


def mistakes(element: ET.Element) -> list[str]:
    """The errors in the shape of an element and its descendants."""
    must, may = ATTRIBUTES[element.tag]
    tags, order = [child.tag for child in element], CHILDREN.get(element.tag, ())
    found = [f"{element.tag}: {name}" for name in must - {*element.keys()}]
    found += [f"{element.tag}: {name}" for name in {*element.keys()} - must - may]
    found += [f"{tag} in {element.tag}" for tag in tags if tag not in order]
    found += [f"{tag} twice" for tag in ONCE if tags.count(tag) > 1]
    known = [order.index(tag) for tag in tags if tag in order]
    found += ["order"] * (known != sorted(known))
    return [*found, *(one for child in element for one in mistakes(child))]


def checked(judgement: Judgement) -> ET.Element:
    """The root of the report, which has no errors and correct counts."""
    root = ET.fromstring(junit(judgement))
    assert mistakes(root) == []
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
    assert mistakes(ET.fromstring(text)) == wrong


@pytest.mark.long
@pytest.mark.parametrize("name", ["adds_a_move", "nasty"])
def test_reports_on_play_have_that_shape(name: str) -> None:
    kinds = {child.tag for test in checked(judged(name)).iter("testcase") for child in test}
    assert kinds <= {"failure", "error", "skipped"}
    assert kinds


@pytest.mark.long
@pytest.mark.parametrize("name", ["nasty", "dead"])
def test_reports_on_scores_have_that_shape(name: str) -> None:
    checked(samples.judged(name))


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
    judgement = samples.judged("right")
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
