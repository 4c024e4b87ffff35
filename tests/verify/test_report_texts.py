"""What reports say about programs: a table of parts of their texts."""

from collections.abc import Iterator
from functools import reduce
from typing import Any

import pytest

from boardscore.verify.report.counterexample import Counterexample
from boardscore.verify.report.machine_reports import data
from tests.tables import read_table
from tests.verify.samples import explained, human, judged
from tests.verify.test_plays import judged as judged_at_play

pytestmark = pytest.mark.long

REPORTS: Any = read_table(__file__, "REPORTS")


def report(case: Any) -> tuple[str, Any]:
    """The report, or its part about a vector, and the report in JSON."""
    lang = case.get("lang", "en")
    if "program" in case:
        judgement = judged(*case["program"].split(), **case.get("rulings", {}))
        return human(judgement, lang, full=True), data(judgement, lang)
    judgement = judged_at_play(case["engine"])
    if "vector" not in case:
        return human(judgement, lang), data(judgement, lang)
    (wrong,) = (one for one in judgement.failures if one.vector.id == case["vector"])
    return explained(Counterexample(judgement, wrong), lang), data(judgement, lang)


def value(found: Any, path: str) -> Any:
    """The value at a path such as `cases.0.why`."""
    return reduce(
        lambda part, key: part[int(key) if key.isdigit() else key], path.split("."), found
    )


def mistakes(case: Any) -> Iterator[str]:
    """What a report lacks or says in vain; line breaks matter only in parts that have some."""
    text, machine = report(case)
    line = " ".join(text.split())
    yield from (part for part in case.get("says", ()) if part not in text and part not in line)
    yield from (part for part in case.get("lacks", ()) if part in text or part in line)
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
