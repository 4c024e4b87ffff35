"""Vectors for the tests of the judge, worked out by hand, and functions that call it."""

import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from boardscore.core.rulings import Value
from boardscore.verify.judge.judge import judge
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.verdicts import Case
from boardscore.verify.program.behaviour import Limits
from boardscore.verify.program.program import Program
from boardscore.verify.report import ReportPage, explanation, text_report
from boardscore.verify.report.counterexample import Counterexample
from boardscore.verify.vectors.vectors import Vector
from tests.verify.plays import made

IMPLEMENTATION = Path(__file__).parent / "implementations" / "implementation.py"
LIMITS = Limits(request=20, quiet=4, grace=20)

POINTS = {"flower_points": "other_kinds_only"}
ORTHOGONAL = {"flower_adjacency": "orthogonal"}
_NOTHING = {"poets": 0, "lovers": 0, "fishers": 0, "flower_sellers": 0, "plan": 0, "patrons": 0}


def expect(**points: int) -> dict[str, Any]:
    categories = {**_NOTHING, **points}
    return {"totals": [sum(categories.values())], "categories": [categories], "ranks": [1]}


def vector(one: dict[str, Any]) -> Vector:
    """A vector of Pier 18 with one player; a Plan is completed if it is expected to score."""
    player = {"name": "Anna", "pier": one["pier"], "patrons": 0, "plan_date": "03-14"}
    player["plan_completed"] = "plan" in one["points"]
    ways = [(way["when"], expect(**way["points"])) for way in one.get("variants", ())]
    return made(
        one["id"],
        f"About {one['id'].removeprefix('pier18.score.')}",
        {"game": "pier18", "players": [player]},
        expect(**one["points"]),
        variants=tuple({"when": rulings, "expect": expected} for rulings, expected in ways),
        **{key: one[key] for key in ("why", "why_de", "title_de") if key in one},
    )


_FILE = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
PLAN, LOVERS, POETS, TWO, THREE, FOUR, ACROSS, ACROSS_TWO = map(vector, _FILE.values())
SAMPLES = (PLAN, LOVERS, POETS, TWO, THREE, FOUR, ACROSS)
FLOWERS = (TWO, THREE, FOUR)
"""The samples that show which ruling a program follows on the points."""


def command(*args: str) -> list[str]:
    return [sys.executable, "-B", str(IMPLEMENTATION), *args]


@cache
def judged(*args: str, **chosen: Value) -> Judgement:
    """The judgement on an implementation by the samples."""
    return judged_by(SAMPLES, *args, chosen=chosen)


def judged_by(
    vectors: Sequence[Vector],
    *args: str,
    clock: Callable[[], float] = time.monotonic,
    chosen: Mapping[str, Value] | None = None,
) -> Judgement:
    with Program(command(*args), LIMITS, clock) as program:
        return judge(program, command(*args), vectors, chosen or {})


def verdicts(judgement: Judgement) -> list[str]:
    return [case.verdict.value for case in judgement.cases]


def case_of(judgement: Judgement, one: Vector) -> Case:
    return next(case for case in judgement.cases if case.vector.id == one.id)


def human(judgement: Judgement, lang: str = "en", *, full: bool = False) -> str:
    return text_report.human(judgement, ReportPage(lang, full=full))


def in_a_line(judgement: Judgement, lang: str = "en") -> str:
    return " ".join(human(judgement, lang).split())


def explained(one: Counterexample, lang: str = "en") -> str:
    """The explanation of a wrong answer, in one line."""
    return " ".join(" ".join(explanation.text(one, ReportPage(lang, full=True))).split())
