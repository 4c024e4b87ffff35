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
from tests.verify.plays import DRAFTS, EMPTIED, TOO_DEAR
from tests.verify.samples import explained, human
from tests.verify.test_plays import LIMITS, judged

pytestmark = pytest.mark.long

NAMES = [
    *("right", "turns_cards", "forgets_a_move", "adds_a_move", "lists_a_move_twice"),
    *("counts_from_one", "gives_no_index", "accepts_all", "refuses_all", "mistakes_the_request"),
    *("counts_one_too_many", "unsupported", "internal", "nasty"),
]


# Text


@from_table
def test_an_earlier_mistake_in_the_game_is_reported_in_one_sentence(lang: str, told: str) -> None:
    judgement = judged("forgets_a_move")
    (case,) = (one for one in judgement.failures if one.vector.id == DRAFTS.id)
    wrong = Wrong(({"move": "a"},), ((0, "b"), (3, "c")))
    decided = evolve(case, decision=Decision(1, "pier18.setup.choose", wrong))
    assert told in explained(Counterexample(judgement, decided), lang)


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
    extra = {"move": "draft", "player": 0, "card": "3", "overlap": 99}
    assert (wrong["path"], wrong["expected"], wrong["got"]) == ("moves[6]", None, extra)
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
