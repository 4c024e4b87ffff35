"""Under each declared value of a ruling, all vectors are sent that the ruling may change."""

from collections.abc import Iterable, Mapping
from itertools import combinations, product
from typing import Any

import pytest
from attrs import evolve

from boardscore.core.messages import Message
from boardscore.core.rulings import Value, write_value
from boardscore.verify.data_types import Wrong
from boardscore.verify.judge.case import Case, Decision, Verdict
from boardscore.verify.judge.declared_rulings import (
    changes,
    options,
    others,
    searched_readings,
    with_defaults,
)
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.kit import kit_of
from boardscore.verify.report.counterexample import Counterexample
from boardscore.verify.report.explanation import explanations
from boardscore.verify.vector_strength import is_wrong_under, single_rulings, wrong_programs
from boardscore.verify.vectors import facets
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import Vector, load
from tests.tables import from_table, read_table

GAMES = ("pier18", "auctionland")
BY_ID = {vector.id: vector for vector in load()}
VALUES = [(game, way) for game in GAMES for way in single_rulings(game) if way]
"""Each value that is not a default, alone."""


def sent_under(game: str, way: Mapping[str, Value]) -> list[Vector]:
    """The vectors that a program gets under a value if it declares all values of its rulings."""
    reading = {**with_defaults(game, {}), **way}
    sent = [(vector, under) for vector in load(game) for _, under in others(vector, options(game))]
    return [vector for vector, under in sent if under == reading]


@pytest.mark.parametrize("game", GAMES)
def test_each_ruling_names_clauses_or_facets(game: str) -> None:
    known = {facet.id for facet in facets.of(game)} | {facet.clause for facet in facets.of(game)}
    ruled = kit_of(game).ruled
    assert {*ruled} == {*options(game)}
    assert {f"{game}.{one}" for names in ruled.values() for one in names} <= known


@pytest.mark.long
@pytest.mark.parametrize(("game", "way"), VALUES)
def test_every_vector_of_a_clause_and_of_its_neighbours_is_sent_under_each_value(
    game: str, way: Mapping[str, Value]
) -> None:
    (name,), sent = way, {vector.id for vector in sent_under(game, way)}
    for about in kit_of(game).ruled[name]:
        own = {one.id for one in load(game) if f"{game}.{about}" in {one.clause, one.isolates}}
        assert own
        assert own <= sent


@pytest.mark.long
def test_two_values_are_combined_only_if_a_vector_has_an_answer_for_them() -> None:
    sent = [(one, under) for one in load() for _, under in others(one, options(one.game))]
    changed = [(one.id, changes(with_defaults(one.game, {}), under)) for one, under in sent]
    both = {"flower_adjacency": "orthogonal", "flower_points": "other_kinds_only"}
    square = "pier18.score.flower-sellers/other-sellers.square"
    assert [(name, way) for name, way in changed if len(way) > 1] == [(square, both)]


def test_the_default_may_be_declared_last() -> None:
    vector = BY_ID["auctionland.auction.two-player/asked.no-money"]
    declared = {"last_bidder": ("closed", "may_bid")}
    ((again, under),) = others(vector, declared)
    assert again.id == f"{vector.id}@last_bidder=may_bid"
    assert under == with_defaults("auctionland", {})


# The working by hand


def shown(name: str, **rulings: Value) -> bool:
    """Whether a report on a vector shows how its answer was worked out."""
    vector = BY_ID[name]
    case = Case(vector, Verdict.DISAGREE, with_defaults(vector.game, rulings))
    said = explanations(Counterexample(Judgement(("x",), (case,)), case), "en")
    return any(one.key == "judge.why" for one in said if isinstance(one, Message))


@from_table
def test_a_working_is_shown_only_under_rulings_that_it_is_about(
    name: str, rulings: dict[str, Value], is_shown: bool
) -> None:
    """Cleo is third by the default, and shares place 2 where ties are shared."""
    assert shown(name, **rulings) is is_shown


# Misreadings under each value

WRONG_ONLY_UNDER: Any = read_table(__file__, "WRONG_ONLY_UNDER")
"""The misreadings that are right under some values, with those under which they are wrong."""


def is_caught(one: Misreading, vectors: Iterable[Vector], rulings: Mapping[str, Value]) -> bool:
    """Whether a vector shows a misreading under rulings; those about its facet are tried first."""
    asked = [vector for vector in vectors if vector.op in one.ops]
    asked.sort(key=lambda vector: (vector.isolates != one.facet, vector.clause != one.clause))
    return any(is_wrong_under(rulings, one, vector) for vector in asked)


def may_be_wrong(one: Misreading, rulings: Mapping[str, Value]) -> bool:
    """Whether a misreading changes any answer under rulings."""
    held = {f"{name}={write_value(value)}" for name, value in rulings.items()}
    return one.id not in WRONG_ONLY_UNDER or not held.isdisjoint(WRONG_ONLY_UNDER[one.id])


@pytest.mark.long
@pytest.mark.parametrize(("game", "way"), VALUES)
def test_under_each_value_a_vector_catches_each_misreading(
    game: str, way: Mapping[str, Value]
) -> None:
    """If a program declares both values, those of the clauses that the ruling touches."""
    (name,), rulings, sent = way, {**with_defaults(game, {}), **way}, sent_under(game, way)
    for one in wrong_programs(game):
        touched = {f"{game}.{about}" for about in kit_of(game).ruled[name]}
        is_touched = not touched.isdisjoint({one.clause, str(one.facet)})
        if one.facet is not None:
            caught = is_caught(one, sent if is_touched else load(game), rulings)
            assert caught is may_be_wrong(one, rulings), one.id


def test_an_answer_under_another_value_breaks_a_clause_of_the_ruling() -> None:
    """A bid after the end of the auction, which would otherwise be about whose turn it is."""
    vector = BY_ID["auctionland.auction.close/last-bidder.five"]
    closed = with_defaults("auctionland", {"last_bidder": "closed"})
    turn = Decision(6, "auctionland.turn.order", Wrong((), ()))
    case = Case(vector, Verdict.DISAGREE, closed, decision=turn)
    follows = evolve(case, reads_as={"last_bidder": "may_bid"})
    for one, clause in ((case, turn.clause), (follows, "auctionland.auction.close")):
        assert Counterexample(Judgement(("x",), (one,)), one).clauses == (clause,)


# The rulings under which a program is searched if it names several values


DECLARED = {"points": ("all", "some"), "ties": ("kept", "shared"), "turned": (False, True)}
READING = {"points": "all", "ties": "kept", "turned": False, "first": "anna"}


def test_one_value_each_is_searched_once() -> None:
    assert searched_readings(READING, {"points": ("all",)}, READING) == [READING]


def test_each_value_is_tested_alone_and_then_all_together() -> None:
    """With two values each, that is enough to combine any two of them."""
    assert searched_readings(READING, DECLARED, READING) == [
        READING,
        {**READING, "turned": True},
        {**READING, "ties": "shared"},
        {**READING, "points": "some"},
        {"points": "some", "ties": "shared", "turned": True, "first": "anna"},
    ]


def test_other_rulings_stay_unchanged() -> None:
    assert searched_readings(READING, DECLARED, ["ties"]) == [
        READING,
        {**READING, "ties": "shared"},
    ]


def test_any_two_values_are_combined_even_of_three() -> None:
    declared = {**DECLARED, "ties": ("kept", "shared", "won"), "first": ("anna", "ben", "cleo")}
    every = [dict(zip(declared, values)) for values in product(*declared.values())]
    found = searched_readings(READING, declared, READING)
    assert pairs(found) == pairs(every)
    assert len(found) < len(every)


def pairs(ways: Iterable[Mapping[str, Value]]) -> set[Any]:
    return {pair for one in ways for pair in combinations(sorted(one.items()), 2)}
