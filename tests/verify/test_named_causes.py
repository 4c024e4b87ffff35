"""The rule that a report on vectors names first without a misreading, and possible consequences."""

from collections.abc import Iterator
from functools import cache

import pytest
from attrs import evolve

from boardscore import LANGUAGES
from boardscore.verify import vector_strength
from boardscore.verify.data_types import Wrong
from boardscore.verify.judge.case import Case, Decision, Verdict
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.kit import kit_of
from boardscore.verify.report.counterexample import Counterexample
from boardscore.verify.report.explanation import causes
from boardscore.verify.report.html_page import page
from boardscore.verify.report.machine_reports import annotations
from boardscore.verify.vectors import facets
from boardscore.verify.vectors.vectors import PLAY, Difference, load, positions
from tests.misplays.unlisted import unlisted
from tests.tables import from_table
from tests.verify.samples import human
from tests.verify.test_misreadings import cases

pytestmark = pytest.mark.long

ENGINES = {one.id: one for one in (*vector_strength.wrong_programs(None, *PLAY), *unlisted())}


@cache
def judged(name: str) -> Judgement:
    """The judgement on an engine that scores positions rightly, without any misreading."""
    engine = ENGINES[name]
    scored = [Case(one, Verdict.AGREE) for one in positions(engine.game)]
    return Judgement((), (*cases(engine), *scored))


PATRONS = (
    "pier18.round.patron/unlisted:patron-counts-both-sides",
    "pier18.round.patron/unlisted:patron-mixes-up-symbols",
    "pier18.round.patron-tie/earliest-date:seat",
    "pier18.round.patron-tie/card-of-the-round:plan",
)


@pytest.mark.parametrize("name", PATRONS)
def test_a_patron_for_another_player_is_not_blamed_on_counting(name: str) -> None:
    """Positions with Patrons are scored correctly, so a rule that awards them is broken."""
    first, *_ = causes(judged(name))
    assert first.clause == ENGINES[name].clause


@from_table
def test_the_rule_that_explains_most_wrong_answers_is_named(name: str) -> None:
    """Refused draws may be about the deck, about their number, or about the end."""
    assert causes(judged(name))[0].clause == ENGINES[name].clause


@pytest.mark.parametrize("name", PATRONS)
def test_the_category_is_named_if_positions_are_wrong_too(name: str) -> None:
    wrong = judged(name)
    scored = tuple(_with_wrong_patrons(wrong))
    first, *_ = causes(evolve(wrong, cases=scored))
    assert first.clause == "pier18.score.patrons"


def _with_wrong_patrons(judgement: Judgement) -> Iterator[Case]:
    for case in judgement.cases:
        is_of_patrons = case.vector.clause == "pier18.score.patrons" and case.vector.op == "score"
        yield evolve(case, verdict=Verdict.DISAGREE) if is_of_patrons else case


@pytest.mark.parametrize("name", PATRONS)
def test_a_rule_is_shown_once(name: str) -> None:
    shown = [one.clause for one in causes(judged(name)) if not one.may_follow]
    assert len(shown) == len({*shown})


@from_table
def test_failures_that_touch_the_rule_above_are_possible_consequences(name: str) -> None:
    """One mistake causes wrong answers to vectors about other rules, which touch the broken one."""
    first, *others = causes(judged(name))
    assert (first.clause, first.may_follow) == (ENGINES[name].clause, False)
    assert others
    assert all(one.may_follow for one in others)
    text, german = (" ".join(human(judged(name), lang).split()) for lang in LANGUAGES)
    assert "perhaps consequences of the above" in text
    assert "This may be a consequence of a mistake above." in page(judged(name)).decode()
    assert "perhaps consequences of the above" in "\n".join(annotations(judged(name)))
    assert "vielleicht Folgen davon" in german


def test_a_second_mistake_is_no_consequence_of_a_misreading_that_gets_its_vectors_right() -> None:
    """To correct the first would not remove the second."""
    first, second = "pier18.round.order/first-player-moves-on:stays", PATRONS[2]
    both = zip(cases(ENGINES[first]), cases(ENGINES[second]), strict=True)
    mixed = [one if one.differences else other for one, other in both]
    known = {
        one.vector.id: ENGINES[first]
        for one in cases(ENGINES[first])
        if one.differences and one.vector.clause == ENGINES[first].clause
    }
    found = causes(Judgement((), tuple(mixed), like=known))
    assert [(one.clause, one.may_follow) for one in found] == [
        ("pier18.round.order", False),
        ("pier18.round.overlap", True),
        ("pier18.score.patrons", False),
    ]


def test_a_misreading_of_one_game_explains_nothing_about_the_other() -> None:
    piers, islands = "pier18.round.order/first-player-moves-on:stays", "auctionland.bonus.once"
    known = {one.vector.id: ENGINES[piers] for one in cases(ENGINES[piers]) if one.differences}
    other = next(engine for name, engine in ENGINES.items() if name.startswith(islands))
    found = causes(Judgement((), (*cases(ENGINES[piers]), *cases(other)), like=known))
    first = next(one for one in found if one.clause.startswith("auctionland."))
    assert not first.may_follow


def wrong_cases(name: str) -> list[Case]:
    """The wrong answers of an engine, those to the shortest games first."""
    wrong = [one for one in cases(ENGINES[name]) if one.differences and one.decision is not None]
    return sorted(wrong, key=lambda one: len(one.vector.input["record"]))


def test_a_move_that_is_no_move_at_all_is_about_the_rule_of_the_vector() -> None:
    """An overlap below 0 breaks no clause, as it cannot be written, and is not about players."""
    first = next(
        one
        for one in wrong_cases("pier18.round.overlap/none:must-cover")
        if one.vector.clause == "pier18.round.overlap" and one.decision is not None
    )
    case = evolve(first, decision=evolve(first.decision, clause="pier18.players", place=0))
    assert Counterexample(Judgement((), (case,)), case).clauses == ("pier18.round.overlap",)


def test_the_example_is_one_under_the_first_rulings_if_there_is_any() -> None:
    """So a mistake that every ruling shows is not taken for one about a ruling."""
    name = "pier18.round.order/first-player-moves-on:stays"
    about = [one for one in wrong_cases(name) if one.vector.clause == ENGINES[name].clause]
    first, *_, last = about
    repeated = evolve(first, vector=evolve(first.vector, id=f"{first.vector.id}@half_turn=true"))
    cause, *_ = causes(Judgement((), (repeated, last)))
    assert len(repeated.vector.input["record"]) <= len(last.vector.input["record"])
    assert cause.shortest.case is last


def named_clauses(case: Case) -> tuple[str, ...]:
    """The clauses that a report names for one wrong answer."""
    return Counterexample(Judgement((), (case,)), case).clauses


def test_a_ruling_sent_with_a_vector_about_something_else_is_judged_by_the_wrong_decision() -> None:
    """Turned cards are missing where the first player is asked for."""
    vector = next(
        one
        for one in load("pier18", PLAY)
        if one.id == "pier18.setup.first/earliest-date.third-seat"
    )
    case = Case(
        evolve(vector, id=f"{vector.id}@half_turn=true"),
        Verdict.DISAGREE,
        {"half_turn": True},
        decision=Decision(
            len(vector.input["record"]) - 1, "pier18.round.draft", Wrong(({"turned": True},), ())
        ),
    )
    assert named_clauses(case) == ("pier18.round.draft",)
    assert named_clauses(evolve(case, vector=vector)) == ("pier18.setup.first",)


def test_wrong_moves_in_a_view_are_about_the_game_if_that_player_may_act() -> None:
    """Turned cards are missing; or moves of the other player are listed."""
    near = "pier18.round.order/own-moves.waiting.near"
    vector = next(one for one in load("pier18", ["seen"]) if one.id == near)
    case = Case(vector, Verdict.DISAGREE, {"half_turn": True})
    turned = next(move for move in case.expected["moves"] if move.get("turned"))
    missing, other = (
        evolve(case, differences=(Difference(("moves", 0), *both),))
        for both in ((turned, None), (None, {**turned, "player": 1 - vector.input["player"]}))
    )
    assert named_clauses(missing) == ("pier18.round.draft",)
    assert named_clauses(other) == ("pier18.round.order",)


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_the_first_clause_of_a_ruling_is_about_it(game: str) -> None:
    """It is named for a ruling that is missed in a vector about something else."""
    of_rulings = {one.clause for one in facets.of(game) if one.kind == "ruling"}
    first = {f"{game}.{one[0].partition('/')[0]}" for one in kit_of(game).ruled.values()}
    assert first <= of_rulings


def test_a_vector_of_a_category_that_is_right_names_the_wrong_one() -> None:
    vector = next(
        one for one in load("pier18", PLAY) if one.id == "pier18.score.plan/points.across"
    )
    wrong = Difference(("categories", 0, "flower_sellers"), 1, 0)
    case = Case(vector, Verdict.DISAGREE, {}, differences=(wrong,))
    assert named_clauses(case) == ("pier18.score.flower-sellers",)
