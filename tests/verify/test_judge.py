"""Each vector gets one verdict; the judge infers rulings and gives the exit code.

Expected values are the table of rulings in the design, and the samples worked out by hand.
"""

from collections.abc import Callable

import pytest
from attrs import evolve

import boardscore
from boardscore import say
from boardscore.core.messages import Message
from boardscore.verify.judge.case import Verdict
from boardscore.verify.judge.judge import judge
from boardscore.verify.program.program import Program
from boardscore.verify.vectors.vectors import check
from tests.verify.samples import (
    ACROSS,
    ACROSS_TWO,
    FLOWERS,
    FOUR,
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

pytestmark = pytest.mark.long

MISREADING = "pier18.score.lovers/other-lovers-block:left-out"
CATEGORIES = ("poets", "lovers", "fishers", "flower_sellers", "plan", "patrons")
AGREE, WRONG, READING = "agree", "disagree", "different_ruling"
OTHER_DEFAULT = {"flower_points": "every_other_symbol"}


def wrong(*args: str) -> set[str]:
    """The vectors that an implementation answers wrongly."""
    return {case.vector.id for case in judged(*args).failures}


def ids(*vectors: object) -> set[str]:
    return {str(getattr(one, "id", "")) for one in vectors}


@pytest.mark.parametrize("rulings", [{}, POINTS, ORTHOGONAL, {**POINTS, **ORTHOGONAL}])
def test_the_samples_are_what_the_library_says(rulings: dict[str, str]) -> None:
    for one in SAMPLES:
        (player,) = boardscore.score({**one.input, "rulings": rulings}).players
        answer = {"totals": [player.total], "categories": [player.categories], "ranks": [1]}
        assert check(one, answer, rulings) == [], one.id


# Agreement and disagreement


@pytest.mark.parametrize("name", ["right", "stubborn"])
def test_a_right_program_agrees_everywhere(name: str) -> None:
    judgement = judged(name)
    assert verdicts(judgement) == [AGREE] * 7
    assert (judgement.executed, judgement.exit_code) == (7, 0)
    assert judgement.inferred == {}
    assert all(case.unchecked == () for case in judgement.cases)


def test_a_wrong_program_disagrees_where_its_mistake_shows() -> None:
    """2 Lovers next to each other are worth 0; if others do not block, 4."""
    judgement = judged("misreading", "pier18.score.lovers/other-lovers-block:left-out")
    case = case_of(judgement, LOVERS)
    assert {one.vector.id for one in judgement.failures} == {LOVERS.id}
    assert judgement.exit_code == 1
    assert [(one.path, one.expected, one.got) for one in case.differences] == [
        ("totals[0]", 0, 4),
        ("categories[0].lovers", 0, 4),
    ]
    assert case.outcome is not None
    assert case.outcome.fresh
    assert case.reads_as == {}


@pytest.mark.long
def test_a_failure_is_repeated_in_a_fresh_process() -> None:
    """Every answer is a point more than the one before it; each is right when asked alone."""
    judgement = judged("forgetful")
    assert verdicts(judgement) == [AGREE] + ["order_dependent"] * 6
    assert case_of(judgement, LOVERS).after == (PLAN.id,)
    assert judged_by((PLAN, LOVERS), "forgetful").counts[Verdict.ORDER_DEPENDENT] == 1
    assert (judgement.executed, judgement.exit_code) == (7, 1)


def test_progress_counts_the_failures_to_repeat() -> None:
    told: list[str] = []
    with Program(command("misreading", MISREADING), LIMITS) as program:
        judge(program, ["x"], SAMPLES, {}, lambda message: told.append(say(message)))
    assert told == [
        "Waiting for the first answers",
        *(f"Vectors sent: {done} of 7" for done in range(8)),
        "Repeating failures in fresh processes: 1 of 1",
    ]


def test_illegal_is_a_wrong_answer_to_a_legal_position() -> None:
    judgement = judged("no_plans_allowed")
    assert wrong("no_plans_allowed") == {PLAN.id}
    assert case_of(judgement, PLAN).got == {"error": {"code": "illegal"}}
    assert judgement.exit_code == 1


def test_omitted_values_are_not_checked_and_do_not_fail() -> None:
    judgement = judged("totals")
    assert verdicts(judgement) == [AGREE] * 7
    assert {case.unchecked for case in judgement.cases} == {("categories", "ranks")}


# Rulings


def test_following_the_declared_ruling_passes() -> None:
    judgement = judged("says_points+right")
    assert verdicts(judgement) == [AGREE] * 7
    assert judgement.declared == POINTS
    assert (judgement.inferred, judgement.exit_code) == ({}, 0)


def test_knowing_only_the_declared_ruling_passes() -> None:
    assert verdicts(judged("says_points+other")) == [AGREE] * 7


def test_an_undeclared_ruling_is_inferred() -> None:
    judgement = judged("other")
    expected = [READING if one in FLOWERS else AGREE for one in SAMPLES]
    assert verdicts(judgement) == expected
    assert (judgement.inferred, judgement.exit_code) == (POINTS, 0)
    assert judgement.readings["pier18"].shown_by == 3
    assert judgement.executed == 7


def test_two_rulings_can_be_inferred_together() -> None:
    judgement = judged("both")
    assert judgement.inferred == {**POINTS, **ORTHOGONAL}
    assert verdicts(judgement) == [AGREE] * 3 + [READING] * 4
    assert judgement.exit_code == 0


def test_the_undeclared_one_of_two_rulings_is_inferred() -> None:
    judgement = judged("says_points+both")
    assert judgement.inferred == ORTHOGONAL
    assert verdicts(judgement) == [AGREE] * 6 + [READING]


def test_declaring_b_and_following_a_fails() -> None:
    judgement = judged("says_points+stubborn")
    assert {one.vector.id for one in judgement.failures} == ids(*FLOWERS)
    assert judgement.exit_code == 1
    assert all(case.reads_as == OTHER_DEFAULT for case in judgement.failures)
    reading = judgement.readings["pier18"]
    assert (reading.instead, reading.shown_by, reading.mixed) == (OTHER_DEFAULT, 3, False)


def test_declaring_b_and_following_b_infers_nothing() -> None:
    assert judged("says_points+right").readings["pier18"].instead == {}
    assert judged("says_points+nothing").readings["pier18"].instead == {}


def test_mixing_undeclared_rulings_fails() -> None:
    """It is judged by the defaults, and its other rulings are named."""
    judgement = judged("mixed")
    assert {one.vector.id for one in judgement.failures} == ids(TWO, FOUR)
    assert all(case.reads_as == POINTS for case in judgement.failures)
    assert judgement.readings["pier18"].mixed
    assert (judgement.inferred, judgement.exit_code) == ({}, 1)


def test_mixing_declared_rulings_fails() -> None:
    judgement = judged("says_points+mixed")
    assert {one.vector.id for one in judgement.failures} == {THREE.id}
    assert case_of(judgement, THREE).reads_as == OTHER_DEFAULT
    reading = judgement.readings["pier18"]
    assert (reading.mixed, reading.instead) == (True, {})
    assert judgement.exit_code == 1


def test_the_caller_can_declare_rulings_for_the_program() -> None:
    assert verdicts(judged("other", flower_points="other_kinds_only")) == [AGREE] * 7
    assert judged("stubborn", flower_points="other_kinds_only").exit_code == 1


def test_a_mistake_elsewhere_does_not_hide_a_ruling() -> None:
    """The vector of the Lovers is wrong under every ruling, and so says nothing about it."""
    changed = evolve(LOVERS, expect={**LOVERS.expect, "totals": [3]})
    judgement = judged_by((changed, *FLOWERS), "other")
    assert verdicts(judgement) == [WRONG, READING, READING, READING]
    assert judgement.inferred == POINTS
    assert judgement.exit_code == 1


def test_a_chance_match_infers_no_ruling() -> None:
    """A constant 0 is right for TWO under another ruling, but not elsewhere."""
    judgement = judged("nothing")
    assert (judgement.inferred, judgement.readings["pier18"].mixed) == ({}, False)
    assert case_of(judgement, TWO).reads_as == POINTS
    assert verdicts(judgement) == [WRONG, AGREE] + [WRONG] * 4 + [AGREE]


def test_a_mistake_about_a_ruling_is_not_a_mixture() -> None:
    """Counting the Flower Seller itself is a point off; only ACROSS gets that under a ruling."""
    judgement = judged_by((*SAMPLES, ACROSS_TWO), "counts_itself")
    assert {one.vector.id for one in judgement.failures} == ids(*FLOWERS, ACROSS, ACROSS_TWO)
    assert case_of(judgement, ACROSS).reads_as == ORTHOGONAL
    assert case_of(judgement, ACROSS_TWO).reads_as == {}
    assert judgement.inferred == {}
    assert not judgement.readings["pier18"].mixed


def test_a_mistake_in_the_same_answers_does_not_hide_a_ruling() -> None:
    """Poets are in most groups; mistakes with them say nothing about the Flower Sellers."""
    judgement = judged("other_and_poets_rounded_up")
    assert judgement.inferred == POINTS
    assert {one.vector.id for one in judgement.failures} == ids(PLAN, THREE, ACROSS)


def test_several_declared_values_are_each_tested() -> None:
    """The 4 samples about Flower Sellers are sent again, though 1 has the same answer."""
    judgement = judged("names_both+right")
    assert verdicts(judgement) == [AGREE] * 11
    assert {case.vector.id for case in judgement.cases[7:]} == {
        f"{one.id}@flower_points=other_kinds_only" for one in (*FLOWERS, ACROSS)
    }
    assert judgement.declared == OTHER_DEFAULT


@pytest.mark.parametrize(("name", "failures"), [("stubborn", 3), ("other", 3)])
def test_knowing_one_of_several_declared_values_fails_under_the_others(
    name: str, failures: int
) -> None:
    """One always follows the first value, and is wrong under the second; the other the reverse."""
    failed = judged(f"names_both+{name}").failures
    assert len(failed) == failures
    assert {"@" in case.vector.id for case in failed} == {name == "stubborn"}


def test_an_option_replaces_all_declared_values() -> None:
    judgement = judged("names_both+right", **POINTS)
    assert verdicts(judgement) == [AGREE] * 7
    assert judgement.named == {"flower_points": ("other_kinds_only",)}


def test_unknown_declarations_are_named_and_ignored() -> None:
    judgement = judged("says_points_and_more+right")
    said = [say(remark) for remark in judgement.remarks]
    assert judgement.declared == POINTS
    assert len(said) == 2
    assert "half_turn = maybe" in said[0]
    assert "strict = true" in said[1]


# Missing and invalid answers


def test_unsupported_is_never_passed() -> None:
    judgement = judged("without_plans")
    assert verdicts(judgement) == ["unsupported"] + [AGREE] * 6
    assert (judgement.executed, judgement.exit_code) == (6, 0)


def test_supporting_nothing_counts_as_no_answer() -> None:
    judgement = judged("supports_nothing")
    assert verdicts(judgement) == ["unsupported"] * 7
    assert (judgement.executed, judgement.exit_code) == (0, 3)


@pytest.mark.parametrize("name", ["crash", "garbage"])
def test_a_crash_or_garbage_is_never_an_answer(name: str) -> None:
    judgement = judged(name)
    assert verdicts(judgement) == ["could_not_run"] + [AGREE] * 6
    assert (judgement.executed, judgement.exit_code) == (6, 3)


def test_a_timeout_is_never_an_answer(clock: Callable[[], float]) -> None:
    judgement = judged_by((POETS, PLAN), "hang", clock=clock)
    assert verdicts(judgement) == [AGREE, "could_not_run"]
    assert judgement.exit_code == 3


def test_a_wrong_answer_outweighs_a_crash() -> None:
    changed = evolve(LOVERS, expect={**LOVERS.expect, "totals": [3]})
    assert judged_by((PLAN, changed), "crash").exit_code == 1


def test_unsent_vectors_are_not_executed() -> None:
    judgement = judged_by(SAMPLES, "dead")
    assert verdicts(judgement) == ["could_not_run"] * 2 + ["not_executed"] * 5
    assert (judgement.executed, judgement.exit_code) == (0, 3)


def test_a_game_that_is_not_declared_is_not_executed() -> None:
    judgement = judged("one_game+right")
    assert verdicts(judgement) == ["not_executed"] * 7
    assert (judgement.executed, judgement.exit_code) == (0, 3)


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


@pytest.mark.parametrize("name", ["right", "without_plans", "mixed", "forgetful"])
@pytest.mark.long
def test_every_vector_has_one_verdict_and_every_verdict_is_counted(name: str) -> None:
    judgement = judged(name)
    assert list(judgement.counts) == list(Verdict)
    assert sum(judgement.counts.values()) == len(judgement.cases) == 7


# Programs that end, and ids that fit no request


def test_a_program_that_ends_again_and_again_is_not_accused() -> None:
    """1, 2 | 3 | 4, 5 | 6 | 7: what it was asked when it ended got no answer."""
    judgement = judged("dies_again")
    assert verdicts(judgement) == [AGREE, AGREE, "could_not_run"] * 2 + [AGREE]
    assert judgement.exit_code == 3
    text = " ".join(human(judgement).split())
    assert POETS.id in text
    assert "ended before it answered (exit code 3); its last output: no memory left" in text
    assert "ORDER-DEPENDENT" not in text


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


@pytest.mark.long
def test_the_rest_is_compared_next_to_a_misnamed_category() -> None:
    """A Plan is worth 4 points; the answer gives 5."""
    case = case_of(judged("misspells_and_miscounts"), PLAN)
    assert [(one.path, one.expected, one.got) for one in case.differences] == [("totals[0]", 4, 5)]
    assert case.why is not None


def test_an_unknown_game_is_named() -> None:
    judgement = judged("other_game+right")
    assert verdicts(judgement) == ["not_executed"] * 7
    assert [say(remark) for remark in judgement.remarks] == [
        (
            'Your program\'s answers to hello contain "pier-18", which is unknown. Did you mean '
            "pier18?"
        )
    ]


def test_unknown_fields_of_an_answer_are_named_once() -> None:
    judgement = judged("says_more")
    assert verdicts(judgement) == [AGREE] * 7
    assert [say(remark) for remark in judgement.remarks] == [
        f"Your program's answers to {what}, which is unknown{rest}"
        for what, rest in (
            ('hello contain "game"', ". Did you mean games?"),
            ('score contain "rank"', ". Did you mean ranks?"),
            ('score contain "winner"', " and ignored. Known: totals, categories, ranks"),
        )
    ]
