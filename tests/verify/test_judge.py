"""Each vector gets one verdict; the judge infers rulings and gives the exit code.

Expected values are the table of rulings in the design, and the samples worked out by hand.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

import boardscore
from boardscore import say
from boardscore.core.messages import Message
from boardscore.verify.judge.case import Verdict
from boardscore.verify.judge.judge import judge
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.program.program import Program
from boardscore.verify.vectors.vectors import Vector, check
from tests.tables import read_cases
from tests.verify import plays, samples
from tests.verify.samples import (
    ACROSS,
    ACROSS_TWO,
    FLOWERS,
    LIMITS,
    LOVERS,
    ORTHOGONAL,
    PLAN,
    POETS,
    POINTS,
    SAMPLES,
    THREE,
    TWO,
    case_of,
    command,
    human,
    judged,
    judged_by,
    verdicts,
)
from tests.verify.test_plays import judged as judged_at_play

pytestmark = pytest.mark.long

MISREADING = "pier18.score.lovers/other-lovers-block:left-out"
CATEGORIES = ("poets", "lovers", "fishers", "flower_sellers", "plan", "patrons")
AGREE, WRONG, READING = "agree", "disagree", "different_ruling"
OTHER_DEFAULT = {"flower_points": "every_other_symbol"}


def ids(*vectors: object) -> set[str]:
    return {str(getattr(one, "id", "")) for one in vectors}


@pytest.mark.parametrize("rulings", [{}, POINTS, ORTHOGONAL, {**POINTS, **ORTHOGONAL}])
def test_the_samples_are_what_the_library_says(rulings: dict[str, str]) -> None:
    for one in SAMPLES:
        answer = plays.scored(boardscore.score({**one.input, "rulings": rulings}))
        assert check(one, answer, rulings) == [], one.id


# The table of programs

JUDGED = read_cases(
    __file__,
    "JUDGED",
    "program engine rulings exit disagree order_dependent different_ruling unsupported "
    "could_not_run not_executed inferred instead mixed shown_by declared reads_as differences "
    "unchecked like remarks",
)
NAMES = {
    name: one.id
    for module in (samples, plays)
    for name, one in vars(module).items()
    if isinstance(one, Vector)
}
ANSWERED = ("agree", "disagree", "different_ruling", "order_dependent")


def named(words: str) -> set[str]:
    return {NAMES[word] for word in words.split()}


@pytest.mark.parametrize("case", JUDGED.values(), ids=JUDGED)
def test_each_vector_has_one_verdict(case: Any) -> None:
    """All others agree, and a program that plays is asked for one score, too."""
    if "engine" in case:
        judgement = judged_at_play(case["engine"])
    else:
        judgement = judged(*case["program"].split(), **case.get("rulings", {}))
    verdicts = {one.vector.id: one.verdict.value for one in judgement.cases}
    others = {
        verdict: named(case[verdict]) for verdict in case.keys() & {one.value for one in Verdict}
    }
    assert len(verdicts) == len(judgement.cases) == (9 if "engine" in case else 7)
    assert {id_: verdict for id_, verdict in verdicts.items() if verdict != "agree"} == {
        id_: verdict for verdict, ids in others.items() for id_ in ids
    }
    counts = Counter(verdicts.values())
    assert {one.value: count for one, count in judgement.counts.items()} == {
        one.value: counts[one.value] for one in Verdict
    }
    assert judgement.executed == sum(counts[verdict] for verdict in ANSWERED)
    check_rest(judgement, case)


def check_rest(judgement: Judgement, case: Any) -> None:
    by_id = {one.vector.id: one for one in judgement.cases}
    assert judgement.exit_code == case.get("exit", 0)
    assert judgement.inferred == case.get("inferred", {})
    readings = [*judgement.readings.values()]
    assert readings or not case.keys() & {"instead", "mixed", "shown_by"}
    assert all(one.instead == case.get("instead", {}) for one in readings)
    assert all(one.mixed == case.get("mixed", False) for one in readings)
    assert case.get("shown_by") in {None, *(one.shown_by for one in readings)}
    assert case.get("declared", judgement.declared) == judgement.declared
    for words, rulings in case.get("reads_as", {}).items():
        assert all(by_id[id_].reads_as == rulings for id_ in named(words))
    for name, differences in case.get("differences", {}).items():
        wrong = by_id[NAMES[name]]
        assert [[one.path, one.expected, one.got] for one in wrong.differences] == differences
        assert "engine" in case or (wrong.outcome and wrong.outcome.fresh)
    unchecked = {
        id_: tuple(paths)
        for words, paths in case.get("unchecked", {}).items()
        for id_ in named(words)
    }
    agreeing = [one for one in judgement.cases if one.verdict is Verdict.AGREE]
    assert {one.vector.id: one.unchecked for one in agreeing if one.unchecked} == unchecked
    if "like" in case:
        like = {name: one.id for name, one in judgement.like.items()}
        assert like == {NAMES[name]: id_ for name, id_ in case["like"].items()}
    if "remarks" in case:
        assert [say(one) for one in judgement.remarks if one.key[:7] != "doctor."] == case[
            "remarks"
        ]


def test_order_dependence_names_the_request_before() -> None:
    assert case_of(judged("forgetful"), LOVERS).after == (PLAN.id,)
    assert judged_by((PLAN, LOVERS), "forgetful").counts[Verdict.ORDER_DEPENDENT] == 1


def test_an_error_is_shown_as_the_answer() -> None:
    assert case_of(judged("no_plans_allowed"), PLAN).got == {"error": {"code": "illegal"}}


def test_progress_counts_the_failures_to_repeat() -> None:
    told: list[str] = []
    with Program(command("misreading", MISREADING), LIMITS) as program:
        judge(program, ["x"], SAMPLES, {}, lambda message: told.append(say(message)))
    assert told == [
        "Waiting for the first answers",
        *(f"Vectors sent: {done} of 7" for done in range(8)),
        "Repeating failures in fresh processes: 1 of 1",
    ]


# Rulings


def test_a_mistake_elsewhere_does_not_hide_a_ruling() -> None:
    """The vector of the Lovers is wrong under every ruling, and so says nothing about it."""
    changed = evolve(LOVERS, expect={**LOVERS.expect, "totals": [3]})
    judgement = judged_by((changed, *FLOWERS), "other")
    assert verdicts(judgement) == [WRONG, READING, READING, READING]
    assert judgement.inferred == POINTS
    assert judgement.exit_code == 1


def test_a_mistake_about_a_ruling_is_not_a_mixture() -> None:
    """Counting the Flower Seller itself is a point off; only ACROSS gets that under a ruling."""
    judgement = judged_by((*SAMPLES, ACROSS_TWO), "counts_itself")
    assert {one.vector.id for one in judgement.failures} == ids(*FLOWERS, ACROSS, ACROSS_TWO)
    assert case_of(judgement, ACROSS).reads_as == ORTHOGONAL
    assert case_of(judgement, ACROSS_TWO).reads_as == {}
    assert judgement.inferred == {}
    assert not judgement.readings["pier18"].mixed


def test_several_declared_values_are_each_tested() -> None:
    """The 4 samples about Flower Sellers are sent again, though 1 has the same answer."""
    judgement = judged("names_both+right")
    assert verdicts(judgement) == [AGREE] * 11
    assert {case.vector.id for case in judgement.cases[7:]} == {
        f"{one.id}@flower_points=other_kinds_only" for one in (*FLOWERS, ACROSS)
    }
    assert judgement.declared == OTHER_DEFAULT


def test_unknown_declarations_are_named_and_ignored() -> None:
    judgement = judged("says_points_and_more+right")
    said = [say(remark) for remark in judgement.remarks]
    assert judgement.declared == POINTS
    assert len(said) == 2
    assert "half_turn = maybe" in said[0]
    assert "strict = true" in said[1]


# Missing and invalid answers


def test_a_timeout_is_never_an_answer(clock: Callable[[], float]) -> None:
    judgement = judged_by((POETS, PLAN), "hang", clock=clock)
    assert verdicts(judgement) == [AGREE, "could_not_run"]
    assert judgement.exit_code == 3


def test_a_wrong_answer_outweighs_a_crash() -> None:
    changed = evolve(LOVERS, expect={**LOVERS.expect, "totals": [3]})
    assert judged_by((PLAN, changed), "crash").exit_code == 1


def test_a_missing_program_executes_nothing() -> None:
    with Program(["./nowhere"], LIMITS) as program:
        judgement = judge(program, ["./nowhere"], SAMPLES, {})
    assert verdicts(judgement) == ["not_executed"] * 7
    assert judgement.fault is not None
    assert judgement.exit_code == 3


def test_a_program_without_hello_has_defaults_and_a_remark() -> None:
    judgement = judged("stubborn")
    assert judgement.greeting.name is None
    assert "hello" in say(judgement.remarks[0])
    assert judged("right").remarks == ()


# Programs that end, and ids that fit no request


def test_whole_answers_before_an_end_are_judged() -> None:
    """POETS and FOUR get no answer; TWO and THREE are 1 too high; ACROSS fits another ruling."""
    judgement = judged("dies_again_and_counts_itself")
    assert {one.vector.id for one in judgement.failures} == ids(TWO, THREE)
    assert {case.verdict.value for case in judgement.failures} == {WRONG}
    assert judgement.exit_code == 1


def test_ids_that_are_off_by_one_break_no_rule() -> None:
    judgement = judged("one_more:counts_itself")
    assert verdicts(judgement) == ["not_executed"] * 7
    assert (judgement.failures, judgement.exit_code) == ((), 3)
    first, *_ = human(judgement).split("\n\n")
    assert " ".join(first.split()) == (
        "Your program's answer has the id 1, which no request had: repeat the id of the request. "
        "Ids so far: 0."
    )


@pytest.mark.parametrize(("how", "shown"), [("text", '"0"'), ("float", "0.0")])
def test_ids_of_another_type_leave_no_doubt(how: str, shown: str) -> None:
    """The sentence comes first, and the answers are judged: nothing passes, nothing is hidden."""
    said = f"Your program writes the id as {shown}: repeat it as in the request, 0."
    right = judged(f"{how}:right")
    assert verdicts(right) == [AGREE] * 7
    assert right.exit_code == 3
    assert human(right).startswith(said)
    assert "breaks the protocol" in human(right)
    wrong = judged(f"{how}:counts_itself")
    assert {one.vector.id for one in wrong.failures} == ids(*FLOWERS)
    assert wrong.exit_code == 1
    assert human(wrong).startswith(said)


def test_a_run_that_was_stopped_is_no_success() -> None:
    stopped = evolve(judged("right"), stopped=True)
    assert stopped.exit_code == 130
    assert "No wrong answers" not in human(stopped)
    assert "The run was stopped, so this is no verdict." in human(stopped)


# Unknown names


def test_only_a_misnamed_category_is_wrong() -> None:
    """The points are right, and so is the ruling; the meaning of the name is unknown."""
    judgement = judged("misspells")
    assert verdicts(judgement) == [WRONG] * 7
    assert judgement.exit_code == 1
    assert {case.why for case in judgement.cases} == {
        Message(
            "judge.misnamed",
            what=(
                Message(
                    "judge.unknown_category_near",
                    got='"sellers"',
                    near="flower_sellers",
                    known=CATEGORIES,
                ),
            ),
            known=CATEGORIES,
        )
    }
    assert {case.differences for case in judgement.cases} == {()}
    assert {case.unchecked for case in judgement.cases} == {("categories[0].flower_sellers",)}
    assert not judgement.readings["pier18"].mixed


def test_the_rest_is_compared_next_to_a_misnamed_category() -> None:
    """A Plan is worth 4 points; the answer gives 5."""
    case = case_of(judged("misspells_and_miscounts"), PLAN)
    assert [(one.path, one.expected, one.got) for one in case.differences] == [("totals[0]", 4, 5)]
    assert case.why is not None
