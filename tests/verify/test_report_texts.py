"""What reports say about programs: a table of parts of their texts."""

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from functools import reduce
from typing import Any

import pytest

from boardscore.verify.report.counterexample import Counterexample
from boardscore.verify.report.machine_reports import data, junit
from tests.tables import read_cases
from tests.verify.samples import explained, human, judged
from tests.verify.test_plays import judged as judged_at_play

pytestmark = pytest.mark.long

REPORTS = read_cases(
    __file__,
    "REPORTS",
    "program engine vector rulings lang says lacks lacks_before_the_rule junit once order starts "
    "ends data",
)


def report(case: Any) -> tuple[str, Any, str]:
    """The report, or its part about a vector; the report in JSON, and the texts in JUnit XML."""
    lang = case.get("lang", "en")
    if "program" in case:
        judgement = judged(*case["program"].split(), **case.get("rulings", {}))
        text = human(judgement, lang, full=True)
    else:
        judgement = judged_at_play(case["engine"])
        text = human(judgement, lang)
    if "vector" in case:
        (wrong,) = (one for one in judgement.failures if one.vector.id == case["vector"])
        text = explained(Counterexample(judgement, wrong), lang)
    parts = [[one.get("message"), one.text] for one in ET.fromstring(junit(judgement, lang)).iter()]
    return text, data(judgement, lang), "\n".join(part for both in parts for part in both if part)


LABELS = {
    *("agree", "disagree", "different ruling", "unsupported"),
    *("order-dependent", "could not run", "not executed"),
}


@pytest.mark.parametrize(
    "name", ["right", "other", "mixed", "without_plans", "crash", "dead", "nasty", "forgetful"]
)
def test_reports_count_every_verdict(name: str) -> None:
    """The text has a line for each; in JUnit XML some are failures and some are errors."""
    judgement, text = judged(name), human(judged(name), full=True)
    counts = {one.value.replace("_", " "): count for one, count in judgement.counts.items()}
    counts["order-dependent"] = counts.pop("order dependent")
    rows = (line.rsplit(maxsplit=1) for line in text.splitlines() if line.startswith("  "))
    shown = {row[0].strip(): row[1] for row in rows if len(row) == 2}
    assert {label: int(shown.get(label, 0)) for label in LABELS} == {
        label: counts[label] for label in LABELS
    }
    assert {"agree", "disagree"} <= shown.keys()
    assert f"\nExecuted: {judgement.executed} of 7.\n" in text
    (suite,) = ET.fromstring(junit(judgement))
    found = Counter(kind.tag for case in suite.iter("testcase") for kind in case)
    assert len(suite.findall("testcase")) == 7
    assert found["skipped"] == counts["unsupported"] + counts["not executed"]
    assert found["failure"] == counts["disagree"] + counts["order-dependent"]
    assert found["error"] == counts["could not run"]


def value(found: Any, path: str) -> Any:
    return reduce(
        lambda part, key: part[int(key) if key.isdigit() else key], path.split("."), found
    )


def mistakes(case: Any) -> Iterator[str]:
    """What a report lacks or says in vain; line breaks matter only in parts that have some."""
    text, machine, in_junit = report(case)
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
    expected = case.get("data", {}).items()
    yield from (path for path, wanted in expected if value(machine, path) != wanted)


@pytest.mark.parametrize("case", REPORTS.values(), ids=REPORTS)
def test_reports_say_what_is_needed(case: Any) -> None:
    assert [*mistakes(case)] == []
