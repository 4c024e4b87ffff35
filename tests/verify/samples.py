"""Vectors for the tests of the judge, worked out by hand, and functions that call it."""

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from attrs import evolve

from boardscore.core.rulings import Value
from boardscore.verify.judge.case import Case
from boardscore.verify.judge.judge import judge
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.program.outcomes import Limits
from boardscore.verify.program.program import Program
from boardscore.verify.report import ReportPage, explanation, text_report
from boardscore.verify.report.counterexample import Counterexample
from boardscore.verify.vectors.vectors import Vector

IMPLEMENTATION = Path(__file__).parent / "implementations" / "implementation.py"
LIMITS = Limits(request=20, quiet=4, grace=20)

POINTS = {"flower_points": "other_kinds_only"}
ORTHOGONAL = {"flower_adjacency": "orthogonal"}
_NOTHING = {"poets": 0, "lovers": 0, "fishers": 0, "flower_sellers": 0, "plan": 0, "patrons": 0}


def vector(
    name: str, pier: Sequence[str], why: str, *variants: dict[str, Any], **points: int
) -> Vector:
    """A vector of Pier 18 with one player; a Plan is completed if it is expected to score."""
    player = {"name": "Anna", "pier": list(pier), "patrons": 0, "plan_date": "03-14"}
    player["plan_completed"] = "plan" in points
    return Vector(
        id=f"pier18.score.{name}",
        title=f"About {name}",
        op="score",
        isolates=f"pier18.score.{name.rpartition('.')[0]}",
        touches=(),
        level="core",
        why=why,
        input={"game": "pier18", "players": [player]},
        expect=expect(**points),
        variants=variants,  # type: ignore[arg-type]
    )


def expect(**points: int) -> dict[str, Any]:
    categories = {**_NOTHING, **points}
    return {"totals": [sum(categories.values())], "categories": [categories], "ranks": [1]}


def when(rulings: dict[str, str], **points: int) -> dict[str, Any]:
    return {"when": rulings, "expect": expect(**points)}


PLAN = vector("plan/four-points.done", ["Q", "."], "1 Poet is no pair; the Plan: 4.", plan=4)
LOVERS = evolve(
    vector("lovers/other-lovers-block.pair", ["HH", ".."], "They block each other."),
    title_de="Liebende nebeneinander",
    why_de="Sie stören sich gegenseitig.",
)
POETS = vector("poets/two-for-one.pair", ["QQ", ".."], "2 Poets: 1 point.", poets=1)
TWO = vector(
    "flower-sellers/other-sellers.two",
    ["SS", ".."],
    "A group with 1 other symbol, a Flower Seller, which is no other kind.",
    when(POINTS),
    flower_sellers=1,
)
THREE = vector(
    "flower-sellers/other-sellers.three",
    ["SSQ", "..."],
    "A group with 2 other symbols, 1 of them of another kind.",
    when(POINTS, flower_sellers=1),
    flower_sellers=2,
)
FOUR = vector(
    "flower-sellers/other-sellers.four",
    ["SSAA", "...."],
    "A group with 3 other symbols, 2 of them of another kind; 2 Fishers.",
    when(POINTS, flower_sellers=2, fishers=2),
    flower_sellers=3,
    fishers=2,
)
ACROSS = vector(
    "flower-sellers/across-the-column.one",
    ["S.", "Q."],
    "Along the side there is no other symbol; across the column there is 1.",
    when(ORTHOGONAL, flower_sellers=1),
)
ACROSS_TWO = vector(
    "flower-sellers/across-the-column.two",
    ["S.", "QH"],
    "Across the column there is a Poet, and Lovers beside it, whom the Poet blocks.",
    when(ORTHOGONAL, flower_sellers=2),
)
SAMPLES = (PLAN, LOVERS, POETS, TWO, THREE, FOUR, ACROSS)
FLOWERS = (TWO, THREE, FOUR)
"""The samples that show which ruling a program follows on the points."""


def command(*args: str) -> list[str]:
    """The command that runs an implementation, by its name."""
    return [sys.executable, "-B", str(IMPLEMENTATION), *args]


@cache
def judged(*args: str, **chosen: Value) -> Judgement:
    """The judgement on an implementation by the samples."""
    return judged_by(SAMPLES, *args, chosen=chosen)


def judged_by(
    vectors: Sequence[Vector],
    *args: str,
    limits: Limits = LIMITS,
    clock: Callable[[], float] = time.monotonic,
    chosen: Mapping[str, Value] | None = None,
) -> Judgement:
    """The judgement on an implementation."""
    with Program(command(*args), limits, clock) as program:
        return judge(program, command(*args), vectors, chosen or {})


def verdicts(judgement: Judgement) -> list[str]:
    """The verdicts, in the order of the vectors."""
    return [case.verdict.value for case in judgement.cases]


def case_of(judgement: Judgement, one: Vector) -> Case:
    """The case of a vector."""
    return next(case for case in judgement.cases if case.vector.id == one.id)


def human(judgement: Judgement, lang: str = "en", *, full: bool = False) -> str:
    """A report, in brief or in full."""
    return text_report.human(judgement, ReportPage(lang, full=full))


def explained(one: Counterexample, lang: str = "en") -> str:
    """The explanation of a wrong answer, in one line."""
    return " ".join(" ".join(explanation.text(one, ReportPage(lang, full=True))).split())
