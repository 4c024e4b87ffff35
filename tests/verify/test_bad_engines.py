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
from tests.verify.plays import DRAFTS
from tests.verify.samples import LIMITS, human
from tests.verify.searching import search_play
from tests.verify.test_plays import command, judged
from tests.verify.test_plays_report import told
from tests.verify.test_search_play import played, tracing

pytestmark = pytest.mark.long

FIRST = '{"move": "draft", "player": 0, "card": "3", "overlap": 0}'


def summary(name: str, lang: str = "en") -> str:
    """The whole report without line breaks."""
    return " ".join(human(judged(name), lang).split())


def test_moves_illegal_for_one_reason_are_grouped() -> None:
    """3 open cards, 2 overlaps: 6 moves, and each once more with a card that covers 99 more."""
    text = told("adds_many_moves", DRAFTS.id)
    too_high = FIRST.replace('"overlap": 0', '"overlap": 99')
    assert f"not legal: 6 moves, such as {too_high}; Card 3 cannot cover so many columns" in text
    assert text.count("not legal: ") == 1
    german = told("adds_many_moves", DRAFTS.id, "de")
    assert f"nicht erlaubt: 6 Züge, etwa {too_high}; " in german


def test_missing_moves_are_grouped() -> None:
    text = told("lists_none", DRAFTS.id)
    assert f"missing: 6 moves, such as {FIRST}" in text
    assert text.count("missing: ") == 1
    assert f"es fehlen 6 Züge, etwa {FIRST}" in told("lists_none", DRAFTS.id, "de")


def test_moves_of_other_players_are_reported_with_whose_turn_it_is() -> None:
    text = told("lists_moves_of_others", DRAFTS.id)
    other = FIRST.replace('"player": 0', '"player": 1')
    reason = "It is not this player's turn; to act: Anna [pier18.round.order]"
    assert f"not legal: 6 moves, such as {other}; {reason}" in text


def test_moves_with_another_key_come_first_and_name_no_rule() -> None:
    """No rule can be named for a move that cannot be read."""
    judgement = judged("shortens_a_key")
    text = " ".join(human(judgement).split())
    wrong = (
        'not legal: 3 moves, such as {"move": "build", "player": 0, "slot": 0, "row": 0, "col": 0, '
        '"turns": 0}; the key "col" is not known here; did you mean column?'
    )
    assert wrong in text
    assert text.index(wrong) < text.index("missing: 3 moves")
    assert "No rule is named: the list contains something that is not a move." in text
    assert "Rule " not in text
    assert "The game already goes wrong before" not in text
    german = " ".join(human(judgement, "de").split())
    assert "Es wird keine Regel genannt: " in german
    assert "Regel auctionland" not in german


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


def test_continuing_the_previous_game_is_order_dependence() -> None:
    """Each answer is right for an earlier request, so the order is all that matters."""
    judgement = judged("keeps_the_game_before")
    assert {one.verdict.value for one in judgement.failures} == {"order_dependent"}
    text = summary("keeps_the_game_before")
    assert "This answer was given after auctionland.auction.close/last-bidder.no-bid." in text
    assert "Rule " not in text
    assert "Matches a known" not in text


def test_a_replay_without_the_end_is_shown_as_answered() -> None:
    text = summary("replays_without_the_end")
    assert "could not run: 2 vectors result.totals is missing" in text
    assert '"result": {"moves": []}}' in text


def test_dying_of_long_records_is_not_reported_as_no_support_for_moves() -> None:
    """It answers short records: only long ones get no answer."""
    text = summary("dies_of_long_records")
    assert "could not run: 6 vectors The program ended before it answered (signal SIGKILL)" in text
    assert "answers no legal request" not in text


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
