"""Engines that misbehave in play: each report is true, short and shows the right answer."""

from collections.abc import Sequence

import pytest

from boardscore import LANGUAGES
from boardscore.verify.data_types import Data
from boardscore.verify.judge.declared_rulings import with_defaults
from boardscore.verify.judge.judge import judge
from boardscore.verify.program.outcomes import Status
from boardscore.verify.program.program import Program
from boardscore.verify.program.protocol import TRACE
from boardscore.verify.report.explanation import causes
from boardscore.verify.vectors.vectors import load
from tests.verify.samples import LIMITS, human
from tests.verify.searching import search_play
from tests.verify.test_plays import command, judged
from tests.verify.test_search_play import played, tracing

pytestmark = pytest.mark.long


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
    text, german = (" ".join(human(judgement, lang).split()) for lang in LANGUAGES)
    assert "No rule is named: `slot` counts from 0, and your program seems to count it" in text
    assert "Es wird keine Regel genannt: `slot` zählt ab 0" in german
    assert "Rule " not in text


@pytest.mark.parametrize("name", ["right", "forgets_a_move", "adds_a_move", "lists_none"])
def test_no_other_program_is_said_to_count_from_one(name: str) -> None:
    assert judged(name).counted_from_one == frozenset()


def found_by_playing(name: str, rounds: int) -> set[Status]:
    left = iter(range(rounds))
    with Program(command(name), LIMITS) as program:
        progress = search_play(
            program,
            "pier18",
            with_defaults("pier18", {}),
            (),
            1,
            lambda: next(left, None) is None,
        )
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
