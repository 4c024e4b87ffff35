"""Reports on play: moves, tables, and moves that are missing, extra or illegal."""

import json
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from boardscore.verify.data_types import Wrong
from boardscore.verify.judge.case import Decision
from boardscore.verify.judge.diagnosis import MOST
from boardscore.verify.judge.judge import judge
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.program.program import Program
from boardscore.verify.program.protocol import SEEN
from boardscore.verify.report.counterexample import Counterexample, repeat
from boardscore.verify.report.explanation import causes
from boardscore.verify.report.machine_reports import data, junit
from boardscore.verify.vectors.vectors import load
from tests.tables import from_table
from tests.verify.plays import COVERED, DRAFTS, EMPTIED, ENDED, LAST_BIDDER, TOO_DEAR, draft
from tests.verify.samples import explained, human
from tests.verify.test_plays import LIMITS, judged

pytestmark = pytest.mark.long

NAMES = [
    *("right", "turns_cards", "forgets_a_move", "adds_a_move", "lists_a_move_twice"),
    *("counts_from_one", "gives_no_index", "accepts_all", "refuses_all", "mistakes_the_request"),
    *("counts_one_too_many", "unsupported", "internal", "nasty"),
]


def told(name: str, vector: str, lang: str = "en") -> str:
    """The explanation of a wrong answer, without line breaks."""
    judgement = judged(name)
    (case,) = (one for one in judgement.failures if one.vector.id == vector)
    return explained(Counterexample(judgement, case), lang)


# Text


def test_a_missing_move_comes_with_the_game_so_far_and_its_table() -> None:
    """3 open cards, 2 overlaps; the last one of them is missing."""
    text = told("forgets_a_move", DRAFTS.id)
    for part in (
        'missing: {"move": "draft", "player": 0, "card": "7", "overlap": 1}',
        "0 Anna is dealt cards 1, 2 and 3. Ben is dealt cards 4, 5 and 6. 1 Anna keeps",
        "1 Anna keeps card 2 as Plan and card 1 as Foundation. 2 Ben keeps",
        "3 Cards 3, 6 and 7 are revealed.",
        "Round 1 of 1; Anna goes first.",
        "upper A . lower . A",
        "Open cards Card 3 Card 6 Card 7",
        "The game already goes wrong before move 1 [pier18.setup.choose]: 1 legal move is missing",
        "Rule pier18.setup.choose (",
        "Worked out by hand: 3 open cards",
    ):
        assert part in text
    assert "not legal" not in text


@from_table
def test_an_earlier_mistake_in_the_game_is_reported_in_one_sentence(lang: str, told: str) -> None:
    judgement = judged("forgets_a_move")
    (case,) = (one for one in judgement.failures if one.vector.id == DRAFTS.id)
    wrong = Wrong(({"move": "a"},), ((0, "b"), (3, "c")))
    decided = evolve(case, decision=Decision(1, "pier18.setup.choose", wrong))
    assert told in explained(Counterexample(judgement, decided), lang)


def test_an_extra_move_comes_with_the_clause_against_it() -> None:
    text = told("adds_a_move", DRAFTS.id)
    assert 'not legal: {"move": "draft", "player": 0, "card": "3", "overlap": 99}; ' in text
    assert "it may cover at most 1 here [pier18.round.overlap]" in text
    text = told("adds_a_move", LAST_BIDDER.id)
    assert "Cleo has 14 dollars and cannot bid 100 [auctionland.auction.bid]" in text
    assert "Anna: 1 tile, 10 dollars" in text


def test_an_error_instead_of_moves_is_short() -> None:
    text = told("mistakes_the_request", LAST_BIDDER.id)
    assert 'expected 15 legal moves, got {"error": {"code": "illegal", "index": 0}}' in text


def test_an_illegal_move_comes_with_its_index_and_the_clause() -> None:
    text = told("accepts_all", TOO_DEAR.id)
    move = '{"move": "bid", "player": 1, "amount": 13}'
    reason = "Ben has 12 dollars and cannot bid 13 [auctionland.auction.bid]"
    assert f"Move 3, {move}, is illegal: {reason}" in text
    assert 'got {"totals": [1, 2]}' in text
    assert "Market slot price" in text


def test_a_wrong_index_is_reported() -> None:
    text = told("counts_from_one", COVERED.id)
    assert "error.index: expected 4, got 5" in text
    assert 'Move 4, {"move": "finish", "player": 1, "overlap": 2}, is illegal: ' in text
    assert "is legal" not in text


def test_a_legal_move_that_was_refused_is_named() -> None:
    text = told("refuses_all", ENDED.id)
    assert 'Move 4, {"move": "finish", "player": 1, "overlap": 1}, is legal.' in text
    assert "is illegal" not in text


def test_a_wrong_score_comes_with_the_moves_and_the_lines() -> None:
    text = told("counts_one_too_many", EMPTIED.id)
    assert "totals[0]: expected 2, got 3" in text
    assert "Expected for Anna: 2 points" in text
    assert "2 2 tiles with a beach at the edge" in text
    assert "Expected for Ben: 1 point, place 2" in text


def test_an_unknown_key_beside_the_moves_gets_one_remark() -> None:
    text = " ".join(human(judged("counts_its_moves")).split())
    assert text.count('answers to legal contain "count", which is unknown and ignored.') == 1


def test_an_omitted_index_is_named() -> None:
    text = human(judged("gives_no_index"))
    assert "Not checked, because it was missing: error.index, in 3 answers" in text


def test_the_report_is_in_the_chosen_language() -> None:
    text = told("adds_a_move", DRAFTS.id, "de")
    assert 'nicht erlaubt: {"move": "draft", "player": 0, "card": "3", "overlap": 99}; ' in text
    assert "0 Anna erhält die Karten 1, 2 und 3. Ben erhält die Karten 4, 5 und 6. 1 " in text
    assert "Offene Karten" in text
    assert "fehlt: " in told("forgets_a_move", DRAFTS.id, "de")
    assert "ist nicht erlaubt: " in told("accepts_all", COVERED.id, "de")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", NAMES)
def test_foreign_text_is_harmless_on_a_terminal(name: str, lang: str) -> None:
    text = human(judged(name), lang)
    assert all(line.isprintable() for line in text.splitlines())
    assert text.encode()


# JSON and JUnit


def failures(name: str) -> dict[str, dict[str, Any]]:
    found = json.loads(json.dumps(data(judged(name))))
    return {case["id"]: case for case in found["cases"] if case["verdict"] == "disagree"}


def test_json_has_the_moves_and_why_they_are_illegal() -> None:
    case = failures("adds_a_move")[DRAFTS.id]
    (wrong,) = case["differences"]
    assert (wrong["path"], wrong["expected"], wrong["got"]) == ("moves[6]", None, draft(0, "3", 99))
    assert wrong["why"]["clause"] == "pier18.round.overlap"
    assert case["record"] == DRAFTS.input["record"]
    assert case["rulings"]["half_turn"] is False
    assert {"position", "lines", "illegal"}.isdisjoint(case)


def test_json_has_the_illegal_move() -> None:
    case = failures("accepts_all")[TOO_DEAR.id]
    assert case["illegal"]["index"] == 3
    assert case["illegal"]["move"] == {"move": "bid", "player": 1, "amount": 13}
    assert case["illegal"]["why"]["clause"] == "auctionland.auction.bid"


def test_json_has_the_lines_of_a_finished_game() -> None:
    case = failures("counts_one_too_many")[EMPTIED.id]
    rules = {line["rule"] for player in case["lines"] for line in player}
    assert "auctionland.score.beaches" in rules
    assert "illegal" not in case


@pytest.mark.parametrize("name", NAMES)
def test_junit_has_all_failures_and_counts_them(name: str) -> None:
    judgement = judged(name)
    (suite,) = ET.fromstring(junit(judgement))
    found = suite.findall("testcase/failure")
    assert len(found) == len(judgement.failures)
    for one, case in zip(found, judgement.failures):
        assert one.get("message")
        assert repeat(judgement, case.vector.id) in (one.text or "")


def test_junit_names_moves_in_its_message() -> None:
    found = ET.fromstring(junit(judged("forgets_a_move"))).iter("failure")
    assert (next(found).get("message") or "").startswith('missing: {"move": "draft"')


# The first decision


def test_games_with_the_same_wrong_decision_are_reported_once() -> None:
    """Plans of any number of columns are taken at every decision about the overlap."""
    judgement = judged("accepts_all")
    clauses = [case.decision.clause for case in judgement.failures if case.decision]
    assert sorted(clauses) == ["auctionland.auction.bid", "pier18.end.plan", "pier18.round.overlap"]
    judgement = judged("forgets_a_move")
    decisions = {case.vector.id: case.decision for case in judgement.failures}
    first = decisions[DRAFTS.id]
    assert first is not None
    assert (first.place, first.clause) == (1, "pier18.setup.choose")
    text = human(judgement)
    assert text.count("Rule pier18.setup.choose ") == 1


@cache
def without_third_cards() -> Judgement:
    """Judges an engine that puts no third card back into the deck by all vectors of its game."""
    name = "engine_pier18_third_card_is_gone.py"
    folder = Path(__file__).parents[2] / "examples" / "implementations" / "python"
    command = [sys.executable, "-B", str(folder / name)]
    with Program(command, LIMITS) as program:
        return judge(program, command, load("pier18"), {})


def test_a_refused_draw_breaks_only_the_rule_of_the_draw() -> None:
    """No later rule is blamed for a refused draw."""
    wrong = without_third_cards().failures
    refused = [one for one in wrong if one.vector.op != SEEN and one.answer.get("error")]
    assert len(refused) > MOST // 2
    clauses = Counter(one.decision and one.decision.clause for one in refused)
    assert clauses["pier18.setup.return"] >= len(refused) - 1  # one goes wrong before its draw


def test_a_refused_draw_is_one_cause_shown_by_its_vector() -> None:
    """The other causes are no draws: how many cards are left, and Plans that come too early."""
    judgement = without_third_cards()
    found = causes(judgement)
    (cause,) = (one for one in found if one.clause == "pier18.setup.return")
    shown = cause.shortest
    assert shown.case.vector.clause == "pier18.setup.return"
    text = " ".join(human(judgement).split())
    more = len(cause.examples) - 1
    assert f"{more} more answers are wrong in the same way" in text
    assert text.count("Rule pier18.setup.return (") == 1
    german = " ".join(human(judgement, "de").split())
    assert f"{more} weitere Antworten sind auf dieselbe Art falsch" in german
