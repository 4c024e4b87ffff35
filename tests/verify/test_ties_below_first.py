"""Ties below first place, broken or shared: rulings declared, inferred and reported.

All is worked out by hand: 2 or 3 Poets are 1 point, a completed Plan is 4 points.
"""

from collections.abc import Sequence
from typing import Any

import pytest
from attrs import evolve

import boardscore
from boardscore.verify.judge import diagnosis
from boardscore.verify.judge.case import Case
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.vector_run import request_of
from boardscore.verify.vectors.vectors import Vector, check
from tests.tables import from_table, read_table
from tests.verify.plays import scored
from tests.verify.samples import human, judged_by, verdicts
from tests.verify.searching import clauses_of, outcome_with

SHARED = {"ties_below_first": "shared"}
AGREE, WRONG, READING = "agree", "disagree", "different_ruling"


def vector(
    name: str, players: Sequence[dict[str, Any]], why: str, ranks: Sequence[int], shared: Any = None
) -> Vector:
    """A vector about the places; under shared places below first they may be others."""
    points = [{"plan": 4 * one["plan_completed"], "poets": 1} for one in players]
    rest = {"lovers": 0, "fishers": 0, "flower_sellers": 0, "patrons": 0}
    scores = {
        "totals": [sum(one.values()) for one in points],
        "categories": [{**one, **rest} for one in points],
    }
    variants = [{"when": SHARED, "expect": {**scores, "ranks": shared}}] if shared else []
    return Vector(
        id=f"pier18.tie.symbols/below-first.{name}",
        title=f"About places: {name}",
        op="score",
        isolates="pier18.tie.symbols/below-first",
        touches=(),
        level="core",
        why=why,
        input={"game": "pier18", "players": list(players)},
        expect={**scores, "ranks": list(ranks)},
        variants=tuple(variants),  # type: ignore[arg-type]
    )


def player(name: str, poets: int, date: str, *, plan: bool = False) -> dict[str, Any]:
    side, other = "Q" * poets, "." * poets
    rest = {"patrons": 0, "plan_completed": plan, "plan_date": date}
    return {"name": name, "pier": [side, other], **rest}


_VECTORS: Any = read_table(__file__, "VECTORS")
"""The players with their Poets, the dates of their Plans and whether these are completed."""
FIRST, SYMBOLS, DATES = (
    vector(
        name,
        [player(who, poets, date, plan=plan) for who, poets, date, plan in one["players"]],
        one["why"],
        one["ranks"],
        one.get("shared"),
    )
    for name, one in _VECTORS.items()
)
VECTORS = (FIRST, SYMBOLS, DATES)


def judged(*args: str, **chosen: str) -> Judgement:
    return judged_by(VECTORS, *args, chosen=chosen)


def told(judgement: Judgement, lang: str = "en") -> str:
    return " ".join(human(judgement, lang).split())


@pytest.mark.parametrize("rulings", [{}, SHARED])
def test_the_library_agrees_with_the_vectors(rulings: dict[str, str]) -> None:
    for one in VECTORS:
        answer = scored(boardscore.score({**one.input, "rulings": rulings}))
        assert check(one, answer, rulings) == [], one.id


@pytest.mark.long
@from_table
def test_rulings_on_shared_places(
    program: str, chosen: dict[str, str], found: list[str], exit_code: int, said: list[str]
) -> None:
    """The vectors are FIRST, SYMBOLS and DATES."""
    judgement = judged(program, **chosen)
    assert verdicts(judgement) == found
    assert judgement.exit_code == exit_code
    assert judgement.inferred == (SHARED if READING in found else {})
    assert judgement.declared == (SHARED if chosen or "says_shared" in program else {})
    text = f"{told(judgement)} {told(judgement, 'de')}"
    assert [one for one in said if one not in text] == []


@pytest.mark.long
def test_sharing_first_place_is_wrong_under_every_ruling() -> None:
    """1 point each: both would win, which no ruling allows."""
    judgement = judged("shares_first_too")
    assert verdicts(judgement) == [WRONG, READING, READING]
    assert judgement.failures[0].reads_as == {}
    assert judgement.exit_code == 1


def about_poets(one: Vector) -> Vector:
    """The same position as a vector about Poets, in which only the places can be wrong."""
    name = one.id.rpartition(".")[2]
    return evolve(
        one, id=f"pier18.score.poets/two-for-one.{name}", isolates="pier18.score.poets/two-for-one"
    )


@pytest.mark.long
@pytest.mark.parametrize(
    ("one", "clause"), [(SYMBOLS, "pier18.tie.symbols"), (DATES, "pier18.tie.date")]
)
def test_wrong_places_name_the_clause_that_separates_the_players(one: Vector, clause: str) -> None:
    """The vector is about Poets, and its points are right: Ben and Cleo are told to be equal; or
    Anna and Ben, who have as many symbols."""
    judgement = judged_by([about_poets(one)], "shares", chosen={"ties_below_first": "same_rules"})
    assert verdicts(judgement) == [WRONG]
    (case,) = judgement.failures
    assert clauses_of(case) == (clause,)
    text = told(judgement)
    assert f"Rule {clause} (" in text
    assert "Rule pier18.score.poets" not in text
    assert "This is about: " not in text


def test_places_that_are_not_skipped_name_the_clause_on_shared_places() -> None:
    """1 point, 2 symbols and the same date: 1, 1, 3; nobody is told to be better than another."""
    players = [player(name, 2, "05-01") for name in ("Anna", "Ben")]
    skipped = vector("skipped", [*players, player("Cleo", 1, "06-12")], "Shared.", [1, 1, 3])
    assert diagnosis.clause_of_places(case_of(about_poets(skipped), [1, 1, 2])) == "pier18.tie.date"
    assert diagnosis.clause_of_places(case_of(skipped, [1, 1, 2])) is None


def case_of(one: Vector, ranks: list[int]) -> Case:
    """A vector that is answered with other places."""
    answer = {**one.expect, "ranks": ranks}
    outcome = outcome_with(0, request_of(one, {}), {"result": answer})
    return Case(one, outcome=outcome, differences=tuple(check(one, answer, {})))


def test_a_tie_that_the_symbols_decide_is_not_blamed_on_the_date() -> None:
    """1 point each; Anna has 3 symbols and the later date, so symbols decide for her."""
    players = [player("Anna", 3, "11-25"), player("Ben", 2, "03-14")]
    tied = vector("symbols", players, "", [1, 2])
    about_dates = evolve(tied, id="pier18.tie.date/early.symbols", isolates="pier18.tie.date/early")
    assert diagnosis.clause_of_places(case_of(about_dates, [2, 1])) == "pier18.tie.symbols"
    assert diagnosis.clause_of_places(case_of(tied, [2, 1])) == "pier18.tie.symbols"
