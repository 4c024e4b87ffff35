"""What reports say about programs: a table of parts of their texts."""

import json
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from functools import reduce
from itertools import product
from typing import Any

import pytest
from attrs import evolve
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from boardscore.schemas import schema
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.report.counterexample import Counterexample, repeat
from boardscore.verify.report.html_page import page
from boardscore.verify.report.machine_reports import data, junit
from boardscore.verify.vectors.vectors import load
from tests.draw.test_html import Page
from tests.tables import read_cases
from tests.verify.samples import explained, human, judged, judged_by
from tests.verify.test_plays import judged as judged_at_play

pytestmark = pytest.mark.long

REPORTS = read_cases(
    __file__,
    "REPORTS",
    "program engine asked unmatched vector rulings lang says lacks lacks_before_the_rule junit "
    "once order starts ends data page page_like tags",
)
"""Programs that score or play, or one that is asked some vectors, and what is in each report.

The paths in `data` may end in `length` or `keys`.
"""
MACHINE = Draft202012Validator(schema("report"))


def judgement_of(case: Any) -> Judgement:
    if "engine" in case:
        return judged_at_play(case["engine"])
    command = case["program"].split()
    if "asked" not in case:
        return judged(*command, **case.get("rulings", {}))
    judgement = judged_by([one for one in load() if one.id in case["asked"]], *command)
    return evolve(judgement, like={}) if "unmatched" in case else judgement


def report(case: Any, judgement: Judgement) -> tuple[str, str]:
    """The report as text, or its part about a vector; and the texts in JUnit XML."""
    lang = case.get("lang", "en")
    text = human(judgement, lang, full="program" in case and "asked" not in case)
    if "vector" in case:
        (wrong,) = (one for one in judgement.failures if one.vector.id == case["vector"])
        text = explained(Counterexample(judgement, wrong), lang)
    parts = [[one.get("message"), one.text] for one in ET.fromstring(junit(judgement, lang)).iter()]
    return text, "\n".join(part for both in parts for part in both if part)


LABELS = {
    *("agree", "disagree", "different ruling", "unsupported"),
    *("order-dependent", "could not run", "not executed"),
}


ENGINES = sorted({case["engine"] for case in REPORTS.values() if "engine" in case})
SCORERS = ("right", "other", "mixed", "without_plans", "crash", "dead", "nasty", "forgetful")
COUNTED = [*product([judged], SCORERS), *product([judged_at_play], ENGINES)]


@pytest.mark.parametrize(("by", "name"), COUNTED)
def test_reports_count_every_verdict(by: Any, name: str) -> None:
    """The text has a line for each; in JUnit XML some are failures and some are errors."""
    judgement, total = by(name), len(by(name).cases)
    text = human(judgement, full=True)
    counts = {one.value.replace("_", " "): count for one, count in judgement.counts.items()}
    counts["order-dependent"] = counts.pop("order dependent")
    rows = (line.rsplit(maxsplit=1) for line in text.splitlines() if line.startswith("  "))
    shown = {row[0].strip(): row[1] for row in rows if len(row) == 2}
    assert {label: int(shown.get(label, 0)) for label in LABELS} == {
        label: counts[label] for label in LABELS
    }
    assert {"agree", "disagree"} <= shown.keys()
    assert f"\nExecuted: {judgement.executed} of {total}.\n" in text
    (suite,) = ET.fromstring(junit(judgement))
    found = Counter(kind.tag for case in suite.iter("testcase") for kind in case)
    assert len(suite.findall("testcase")) == total
    assert found["skipped"] == counts["unsupported"] + counts["not executed"]
    assert found["failure"] == counts["disagree"] + counts["order-dependent"]
    assert found["error"] == counts["could not run"]
    failed = suite.findall("testcase/failure")
    assert len(failed) == len(judgement.failures)
    for one, case in zip(failed, judgement.failures):
        assert one.get("message")
        assert repeat(judgement, case.vector.id) in (one.text or "")


def value(found: Any, path: str) -> Any:
    return reduce(part_of, path.split("."), found)


def part_of(whole: Any, key: str) -> Any:
    asked = {"length": len, "keys": sorted}
    return asked[key](whole) if key in asked else whole[int(key) if key.isdigit() else key]


def mistakes(case: Any) -> Iterator[str]:
    """What a report lacks or says in vain; line breaks matter only in parts that have some."""
    judgement, lang = judgement_of(case), case.get("lang", "en")
    text, in_junit = report(case, judgement)
    line = " ".join(text.split())
    yield from (part for part in case.get("says", ()) if part not in text and part not in line)
    yield from (part for part in case.get("lacks", ()) if part in text or part in line)
    shown = text.partition("Rule ")[0]
    yield from (part for part in case.get("lacks_before_the_rule", ()) if part in shown)
    yield from (part for part in case.get("junit", ()) if part not in in_junit)
    yield from (part for part in case.get("once", ()) if line.count(part) != 1)
    places = [line.index(part) for part in case.get("order", ())]
    yield from ["order"] * (places != sorted(places))
    yield from ["start"] * (not text.startswith(case.get("starts", "")))
    yield from ["end"] * (not line.endswith(case.get("ends", "")))
    machine = json.loads(json.dumps(data(judgement, lang)))
    yield from (f"{one.json_path}: {one.message[:200]}" for one in MACHINE.iter_errors(machine))
    expected = case.get("data", {}).items()
    yield from (path for path, wanted in expected if value(machine, path) != wanted)
    yield from mistakes_of_page(case, Page(page(judgement, lang).decode()))


def mistakes_of_page(case: Any, taken: Page) -> Iterator[str]:
    text = " ".join(" ".join(taken.text).split())
    yield from (part for part in case.get("page", ()) if part not in text)
    yield from (part for part in case.get("page_like", ()) if not re.search(part, text))
    yield from (one for one, many in case.get("tags", {}).items() if taken.tags.count(one) != many)
    yield from (one for one in text if not one.isprintable())
    yield from ["script"] * ("script" in taken.tags)
    yield from taken.addresses  # a page needs no other file


@pytest.mark.parametrize("case", REPORTS.values(), ids=REPORTS)
def test_reports_say_what_is_needed(case: Any) -> None:
    assert [*mistakes(case)] == []
