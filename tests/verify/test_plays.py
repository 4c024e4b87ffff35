"""The judge with vectors of play: legal moves, complete games, illegal moves.

The expected values are the rules, and the samples worked out by hand from them.
"""

import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from boardscore import LANGUAGES, say
from boardscore.clauses import CLAUSES
from boardscore.pier18.rulings import SCORING
from boardscore.schemas import schema
from boardscore.verify.data_types import Data
from boardscore.verify.judge.declared_rulings import options as options_of
from boardscore.verify.judge.judge import judge
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.program.outcomes import Status
from boardscore.verify.program.program import Program
from boardscore.verify.program.protocol import TRACE
from boardscore.verify.report.causes import causes
from boardscore.verify.report.text_report import ending
from boardscore.verify.vectors.vectors import PLAY, load
from tests.verify.plays import EMPTIED, PLAYS
from tests.verify.samples import LIMITS, POETS, in_a_line, verdicts
from tests.verify.searching import clauses_of
from tests.verify.test_search_play import played, tracing
from tests.verify.test_vectors import plain, readings

pytestmark = pytest.mark.long


def test_the_samples_are_valid_by_the_schema() -> None:
    Draft202012Validator(schema("vector")).validate([plain(one) for one in PLAYS])
    assert {one.clause for one in PLAYS} <= {clause.id for clause in CLAUSES}


# The judge

IMPLEMENTATION = Path(__file__).parent / "implementations" / "referee.py"


def command(name: str) -> list[str]:
    return [sys.executable, "-B", str(IMPLEMENTATION), name]


@cache
def judged(name: str) -> Judgement:
    with Program(command(name), LIMITS) as program:
        return judge(program, command(name), (*PLAYS, POETS), {})


OF_PLAY = [name for name in options_of("pier18") if name not in SCORING]
"""The rulings of Pier 18 that can change a game."""


@pytest.mark.parametrize("rulings", [*readings("auctionland"), *readings("pier18", OF_PLAY)])
def test_a_right_program_agrees_under_every_ruling_of_play(rulings: dict[str, Any]) -> None:
    """Asked under each ruling, as if the program had declared it."""
    vectors = [one for one in PLAYS if rulings.keys() <= options_of(one.game).keys()]
    with Program(command("right"), LIMITS) as program:
        judgement = judge(program, command("right"), vectors, rulings)
    assert verdicts(judgement) == ["agree"] * len(vectors)


FULL = next(one for one in load(None, PLAY) if one.id == "auctionland.end.trigger/anybody.money")


def judged_by_ends(name: str) -> Judgement:
    """The judgement on an implementation from a game without tiles and one with a full island."""
    with Program(command(name), LIMITS) as program:
        return judge(program, command(name), (EMPTIED, FULL), {})


def test_scoring_only_some_finished_games_does_not_pass() -> None:
    judgement = judged_by_ends("leaves_full_islands_out")
    assert verdicts(judgement) == ["agree", "unsupported"]
    assert judgement.unanswered == 1
    assert judgement.exit_code == 3
    assert "1 request got no answer that can be judged" in say(ending(judgement))
    assert "1 Anfrage blieb aber ohne prüfbare Antwort" in say(ending(judgement), "de")


def test_a_move_that_is_missing_at_the_end_is_wrong_by_the_clause_of_the_end() -> None:
    judgement = judged_by_ends("misses_full_islands")
    assert verdicts(judgement) == ["agree", "disagree"]
    assert [clauses_of(case) for case in judgement.failures] == [("auctionland.end.trigger",)]


@pytest.mark.parametrize("name", ["internal", "garbage", "silent"])
def test_failing_every_play_request_is_reported_with_the_right_answer(name: str) -> None:
    """It does not pass, but the report says that these requests are optional."""
    judgement = judged(name)
    *of_play, score = verdicts(judgement)
    sent = of_play.count("could_not_run")
    assert (score, judgement.exit_code) == ("agree", 3)
    assert {*of_play} <= {"could_not_run", "not_executed"}
    assert sent >= 7  # a kind that keeps failing is not sent any more
    (advice,) = [say(one) for one in judgement.remarks if one.key == "judge.not_needed"]
    what = f"does not answer legal and replay requests ({sent} sent). If it only scores, answer"
    assert what in advice
    assert "with the error code unsupported" in advice


# Engines that misbehave: each report is true, short and shows the right answer


FIRST_LISTS = [
    one for one in load("auctionland") if one.op == "legal" and len(one.input["record"]) <= 3
]
"""Lists of legal builds at the start, or of legal auctions after them."""


@pytest.mark.parametrize("name", ["counts_slots_from_one_in_lists", "counts_slots_from_one"])
def test_slots_counted_from_one_give_a_hint_and_break_no_rule(name: str) -> None:
    """All wrong answers have one cause: the free tile has slot 0."""
    with Program(command(name), LIMITS) as program:
        judgement = judge(program, command(name), FIRST_LISTS, {})
    assert judgement.failures
    (cause,) = causes(judgement)
    assert cause.clause == ""
    text, german = (in_a_line(judgement, lang) for lang in LANGUAGES)
    assert "No rule is named: `slot` counts from 0, and your program seems to count it" in text
    assert "Es wird keine Regel genannt: `slot` zählt ab 0" in german
    assert "Rule " not in text


@pytest.mark.parametrize("name", ["right", "forgets_a_move", "adds_a_move", "lists_none"])
def test_no_other_program_is_said_to_count_from_one(name: str) -> None:
    assert judged(name).counted_from_one == frozenset()


def found_by_playing(name: str, rounds: int) -> set[Status]:
    with Program(command(name), LIMITS) as program:
        progress = played(program, "pier18", rounds)
    return {one.status for one in progress.findings}


def test_changing_answers_are_found_by_asking_twice() -> None:
    """Every vector is asked once, and passes. Some games ask a decision twice."""
    assert judged("changes_its_mind").failures == ()
    assert found_by_playing("changes_its_mind", 2) == {Status.ORDER_DEPENDENT}


def test_state_kept_until_the_end_is_found_by_a_replay() -> None:
    """All lists of moves are right, but the score of each end is that of the game before."""
    kept: list[Data] = []

    def answer(op: str, record: Sequence[Data]) -> Data:
        said = tracing(op, record)
        if op == "replay" and "result" in said:
            kept.append(said)
            return kept[-2] if len(kept) > 1 else said
        return said

    found = played(answer, "pier18", 3, TRACE).findings
    assert {(one.kind, one.question.op) for one in found} == {("score", "replay")}
