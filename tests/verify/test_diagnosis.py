"""A misreading is named if it gives all answers, including the right ones; otherwise none is.

The programs here are misreadings and combinations of them, so their mistakes are known.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import product
from typing import Any

import pytest
from attrs import evolve

from boardscore.verify import vector_strength as kit
from boardscore.verify.judge.case import Case, Rulings, Verdict
from boardscore.verify.judge.declared_rulings import Reading, with_defaults
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.misreading_matching import (
    misreadings_behind,
    without_contradictions,
)
from boardscore.verify.program import protocol
from boardscore.verify.program.outcomes import outcome_of
from boardscore.verify.program.protocol import Request, Scored
from boardscore.verify.reference import Reference
from boardscore.verify.search.position_search import PositionQuestion
from boardscore.verify.search.question import AnyFinding, Finding
from boardscore.verify.search.search_result import Progress, Searched
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import Vector, check, load, positions
from tests.tables import from_table

MISREADINGS = kit.wrong_programs(None, "score")

Scores = Callable[[Mapping[str, Any]], dict[str, Any]]

BY_ID = {misreading.id: misreading for misreading in MISREADINGS}


def by(name: str) -> Scores:
    def scores(position: Mapping[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = BY_ID[name].answers(protocol.score(position))["result"]
        return answer

    return scores


ROUNDED_UP = "pier18.score.poets/odd-one-out:off-by-one"
FEWEST = "pier18.tie.symbols/most-symbols:inverted"
NO_BLOCK = "pier18.score.lovers/other-lovers-block:left-out"
EACH_SIDE = "pier18.score.poets/whole-pier:wrong-scope.each-side"
POETS_PASS = "pier18.score.lovers/every-kind-blocks:left-out.poets"
LATEST = "pier18.tie.date/earliest:inverted"


def said(scores: Scores, game: str = "pier18", keys: str = "totals categories ranks") -> set[str]:
    """The misreadings named in a judgement, once each, and `none` for answers without one."""
    rulings = with_defaults(game, {})
    judged = [
        case(vector, {key: answer[key] for key in keys.split()}, rulings)
        for vector in load(game)
        if vector.op == "score"
        for answer in [scores(vector.input)]
    ]
    wrong = [one.vector.id for one in judged if one.differences]
    assert wrong
    like = misreadings_behind(judged)
    assert {*like} <= {*wrong}
    return {like[name].id if name in like else "none" for name in wrong}


def case(vector: Vector, answer: Mapping[str, Any], rulings: Rulings) -> Case:
    scored = Scored(**{key: tuple(part) for key, part in answer.items()})
    outcome = outcome_of(0, protocol.score(vector.content(rulings)), scored)
    differences = tuple(check(vector, answer, rulings))
    return Case(vector, rulings=rulings, outcome=outcome, differences=differences)


def right(position: Mapping[str, Any]) -> dict[str, Any]:
    return by(f"{position['game']}.control:identity")(position)


def with_categories(names: str, first: str, second: str) -> Scores:
    """One misreading in some categories, and another in all others and in the ranks."""

    def scores(position: Mapping[str, Any]) -> dict[str, Any]:
        one, other = by(first)(position), by(second)(position)
        categories = [
            {**own, **{name: changed[name] for name in names.split()}}
            for own, changed in zip(other["categories"], one["categories"])
        ]
        return {**other, "categories": categories, "totals": [sum(c.values()) for c in categories]}

    return scores


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "keys"),
    [
        *product(
            (ROUNDED_UP, NO_BLOCK, FEWEST, LATEST), ("totals categories ranks", "totals ranks")
        ),
        *product([ROUNDED_UP, NO_BLOCK], ["totals"]),
    ],
)
def test_a_misreading_that_gives_all_answers_is_always_named(name: str, keys: str) -> None:
    assert said(by(name), keys=keys) == {name}


@pytest.mark.long
@pytest.mark.parametrize("keys", ["totals categories ranks", "totals"])
def test_a_misreading_that_a_right_answer_contradicts_is_not_named(keys: str) -> None:
    """Blocking at both ends of the pier gives Lovers nothing, but only near the ends."""

    def scores(position: Mapping[str, Any]) -> dict[str, Any]:
        answer = right(position)
        for seat, player in enumerate(position["players"]):
            long = len(player["pier"][0]) > 6
            lost = 0 if long else answer["categories"][seat]["lovers"]
            answer["categories"][seat]["lovers"] -= lost
            answer["totals"][seat] -= lost
        return answer

    assert said(scores, keys=keys) == {"none"}


@pytest.mark.long
def test_two_mistakes_are_named_separately() -> None:
    """A vector that shows both matches neither of them."""
    named = said(with_categories("lovers", NO_BLOCK, ROUNDED_UP))
    assert {NO_BLOCK, ROUNDED_UP} <= named <= {NO_BLOCK, ROUNDED_UP, "none"}


@pytest.mark.long
def test_two_mistakes_in_totals_alone_are_named_by_their_clauses() -> None:
    named = said(with_categories("lovers", NO_BLOCK, EACH_SIDE), keys="totals")
    assert {NO_BLOCK, EACH_SIDE} <= named <= {NO_BLOCK, EACH_SIDE, "none"}


@pytest.mark.long
def test_a_mistake_with_one_kind_of_icon_is_no_misreading_of_icons() -> None:
    """The rule is the same for all three, and two of them are scored by it."""
    by_seat = "auctionland.score.icons/tie-same:left-out.tie-by-seat"
    one_kind = with_categories("peace", by_seat, "auctionland.control:identity")
    assert said(by(by_seat), "auctionland") == {by_seat}
    assert said(one_kind, "auctionland") == {"none"}


def test_wrong_sums_of_right_categories_are_no_misreading() -> None:
    """Counting Poets correctly and adding them up wrongly is no misreading of the rule of Poets."""

    def scores(position: Mapping[str, Any]) -> dict[str, Any]:
        return {**right(position), "totals": by(ROUNDED_UP)(position)["totals"]}

    assert said(scores) == {"none"}


def test_no_answers_match_no_misreading() -> None:
    assert misreadings_behind([]) == {}


@pytest.mark.long
def test_each_misreading_answers_a_request_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Although two mistakes in totals are examined again, clause by clause."""
    asked, plainly = Counter[tuple[str, Request]](), Misreading.answers

    def answers(one: Misreading, request: Request) -> Any:
        asked[one.id, request] += 1
        return plainly(one, request)

    rulings = with_defaults("pier18", {})
    wrong = with_categories("lovers", NO_BLOCK, EACH_SIDE)
    given = [(one, {"totals": wrong(one.input)["totals"]}) for one in positions("pier18")]
    judged = [case(one, answer, rulings) for one, answer in given]
    monkeypatch.setattr(Misreading, "answers", answers)
    assert misreadings_behind(judged)
    assert {*asked.values()} == {1}


# All answers of a run

LONE = {"name": "Anna", "pier": ["H.Q", "..."], "plan_completed": False, "patrons": 0}
"""A Lover 2 columns from a Poet scores nothing; it would score 2 points if Poets did not block."""


def found_position(**points: int) -> Finding[PositionQuestion]:
    """A search found that a position gets these points in some categories."""
    rules = Reference("pier18")
    question = PositionQuestion(
        {"game": "pier18", "players": [{**LONE, "plan_date": "01-01"}]}, rules
    )
    right = question.expected.categories
    assert right is not None
    given = {**right[0], **points}
    outcome = outcome_of(0, question.request, Scored((sum(given.values()),), (given,), (1,)))
    fault = question.fault(outcome)
    assert fault is not None
    return Finding(question=question, fault=fault, rulings=rules.rulings, outcome=outcome)


def judgement(scores: Scores, *findings: AnyFinding) -> Judgement:
    """The judgement on a program after a search."""
    rulings = with_defaults("pier18", {})
    cases = [case(one, scores(one.input), rulings) for one in positions("pier18")]
    judged = [
        evolve(one, verdict=Verdict.DISAGREE if one.differences else Verdict.AGREE) for one in cases
    ]
    searched = Searched("pier18", 5, 1, rulings, Progress(findings=findings))
    return Judgement(
        ("x",),
        tuple(judged),
        readings={"pier18": Reading.of(rulings)},
        like=misreadings_behind(judged),
        searches=(searched,),
    )


@pytest.mark.long
@from_table
def test_an_answer_found_by_a_search_contradicts_a_misreading(
    points: dict[str, int], is_named: bool
) -> None:
    """This misreading gives 2 points for Lovers, and never 1; it says nothing about Poets."""
    found = judgement(by(POETS_PASS), found_position(**points))
    assert {one.id for one in found.like.values()} == {POETS_PASS}
    assert bool(without_contradictions(found).like) == is_named
