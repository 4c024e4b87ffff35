"""Reports on a search by playing that found no broken rule, or was stopped."""

from collections.abc import Sequence
from typing import Any

import pytest
from attrs import evolve

from boardscore import say
from boardscore.verify.data_types import Data
from boardscore.verify.judge.case import Case, Verdict
from boardscore.verify.judge.declared_rulings import Reading, with_defaults
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.program.protocol import TRACE, Greeting
from boardscore.verify.report.machine_reports import data
from boardscore.verify.report.text_report import reading_messages
from boardscore.verify.search import searches
from boardscore.verify.search.question import AnyFinding
from boardscore.verify.search.search_result import Progress, Searched, Stopped
from boardscore.verify.vectors import vectors as suite
from tests.tables import from_table
from tests.verify import plays
from tests.verify.searching import after_a_search, all_told, summary_of, text_of
from tests.verify.test_search_play import (
    GAMES,
    Answer,
    Local,
    no_covering,
    played,
    tracing,
    without,
)


@pytest.mark.long
def test_a_fault_of_the_program_names_no_rule() -> None:
    """No rule covers a program without an answer; the report shows the request."""

    def answer(op: str, record: Sequence[Data]) -> Data:
        if len(record) > 1 and record[-1].get("move") == "choose":
            return {"error": {"code": "internal", "message": "no hands"}}
        return plays.library(op, record)

    progress = played(answer, "pier18", 1)
    (finding,) = progress.findings
    judgement = after_a_search(progress)
    text, german = (text_of(finding, lang) for lang in ("en", "de"))
    assert text.startswith("COULD NOT RUN in Pier 18: internal error")
    assert f"The request was `{finding.vector.op}`; no rule is named without an answer." in text
    assert "; ohne Antwort wird keine Regel genannt." in german
    assert "Rule " not in text
    ((found,),) = (one["findings"] for one in data(judgement)["searches"])
    assert (found["kind"], found["clauses"]) == ("internal", [])


def test_games_not_reached_before_a_stop_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first of two games is stopped; the report says that the second was not played."""

    def stopped(_: str, __: Sequence[Data]) -> Data:
        raise KeyboardInterrupt

    readings = {game: Reading.of(with_defaults(game, {})) for game in GAMES}
    judgement = Judgement(("x",), (), readings=readings)
    run = searches.Searches(program=Local(stopped), judgement=judgement, seconds=4)
    monkeypatch.setattr(searches.Searches, "played", lambda _: [*GAMES])
    (pier18, auctionland) = run.run()
    assert pier18.progress.interrupted is Stopped.EARLY
    assert auctionland.progress.interrupted is Stopped.BEFORE
    assert told(auctionland) == "The search of Auctionland did not start: it was stopped first."
    german = "Die Suche in Auctionland begann nicht: Sie wurde vorher abgebrochen."
    assert told(auctionland, "de") == german


@pytest.mark.long
@from_table
def test_a_trace_with_a_wrong_number_of_lists_shows_both_numbers(too_many: int, count: int) -> None:
    """The smallest game has one move, which deals; no rule is broken."""

    def answer(op: str, record: Sequence[Data]) -> Data:
        answered = tracing(op, record)
        if op == TRACE:
            lists = answered["result"]["moves"]
            answered["result"]["moves"] = [*lists, []] if too_many > 0 else lists[:-1]
        return answered

    progress = played(answer, "pier18", 1, TRACE)
    (finding,) = progress.findings
    judgement = after_a_search(progress)
    text = text_of(finding)
    assert "`trace` has too many or too few lists of moves" in text
    assert f"`moves` holds {count} lists; the record has 1 move." in text
    assert "Rule " not in text
    german = text_of(finding, "de")
    assert f"`moves` enthält {count} Listen; die Aufzeichnung hat 1 Zug" in german
    ((found,),) = (part["findings"] for part in data(judgement)["searches"])
    assert (found["kind"], found["differences"]) == ("lists", [])


def searched(answer: Answer, *offers: str, scores: bool = False) -> Searched:
    """Two rounds of a search of Auctionland, by a program that plays."""
    progress = played(answer, "auctionland", 2, *offers)
    (one,) = after_a_search(progress, "auctionland", scores=scores).searches
    return one


def told(one: Searched, lang: str = "en") -> str:
    return summary_of(one, lang)


def leaves_long_games(op: str, record: Sequence[Data]) -> Data:
    """Does not score games of an odd number of moves."""
    said = tracing(op, record)
    if "totals" not in said.get("result", {}) or len(record) % 2:
        return said
    if op == "replay":
        return {"error": {"code": "unsupported"}}
    return {"result": {"moves": said["result"]["moves"]}}


def leaves_all(op: str, record: Sequence[Data]) -> Data:
    return tracing(op, record) if op == "legal" else {"error": {"code": "unsupported"}}


@pytest.mark.long
@pytest.mark.parametrize("offers", [(), (TRACE,)])
def test_scoring_only_some_ends_does_not_pass(offers: tuple[str, ...]) -> None:
    """Both forms: `replay` is not supported, and `trace` has no score."""
    one = searched(leaves_long_games, *offers)
    counts = one.progress.counts
    assert one.findings == ()
    assert one.unscored == counts.unscored + counts.unscored_by_trace > 0
    assert (counts.unscored_by_trace > 0) == bool(offers)
    judgement = Judgement(("x",), (), searches=(one,))
    assert judgement.exit_code == 3
    text, german = told(one), told(one, "de")
    assert f"{one.unscored} finished games were not scored, though others were." in text
    assert f"{one.unscored} beendete Partien wurden nicht gewertet, andere aber schon." in german
    (told_as_data,) = data(judgement)["searches"]
    assert told_as_data["unscored"] == counts.unscored


@pytest.mark.long
def test_scoring_no_end_counts_as_unsupported() -> None:
    """Unless a vector has shown that it does: then it is a gap."""
    one = searched(leaves_all)
    assert one.progress.counts.unscored > 0
    assert (one.unscored, searched(leaves_all, scores=True).unscored) == (
        0,
        one.progress.counts.unscored,
    )
    assert "not scored" not in told(one)


def test_a_game_without_answers_is_named_as_not_played() -> None:
    vectors = {game: next(iter(suite.load(game, suite.PLAY))) for game in GAMES}
    lost, right = (
        Case(vectors[game], verdict)
        for game, verdict in [
            ("auctionland", Verdict.COULD_NOT_RUN),
            ("pier18", Verdict.AGREE),
        ]
    )
    judgement = Judgement(("x",), (lost, right))
    (remark,) = searches.not_driven(judgement, ["pier18"])
    assert say(remark) == "Auctionland was not played: requests about its games got no answer."
    assert say(remark, "de").startswith("Auctionland wurde nicht gespielt: ")
    assert searches.not_driven(judgement, [*GAMES]) == []


@pytest.mark.parametrize(("declared", "is_told"), [({}, True), ({"rotation": ("free",)}, False)])
def test_without_declared_rulings_the_others_are_named_as_untested(
    declared: dict[str, Any], is_told: bool
) -> None:
    readings = {"auctionland": Reading.of(with_defaults("auctionland", {}))}
    right = Case(next(iter(suite.load("auctionland", suite.PLAY))), Verdict.AGREE)
    judgement = Judgement(("x",), (right,), readings=readings, greeting=Greeting(rulings=declared))
    assert judgement.exit_code == 0
    told = " ".join(map(say, reading_messages(judgement)))
    assert ('such as `"rulings": {"rotation": ["free", "none"]}`.' in told) is is_told
    wrong = evolve(judgement, cases=(evolve(right, verdict=Verdict.DISAGREE),))
    assert not any(one.key == "judge.usual_alone" for one in reading_messages(wrong))


# Counterexamples


no_covering_plan = without(no_covering)


def with_findings(*findings: AnyFinding) -> str:
    """The report of a search that found these, in this order."""
    progress = Progress(findings=findings, covered={"pier18.round.draft": 7})
    return all_told(after_a_search(progress))


@pytest.mark.long
def test_coverage_of_rules_is_reported_if_nothing_is_wrong() -> None:
    (found,) = played(no_covering_plan, "pier18", 1).findings
    assert "pier18.round.draft (7)" in with_findings()
    assert "pier18.round.draft (7)" not in with_findings(found)
