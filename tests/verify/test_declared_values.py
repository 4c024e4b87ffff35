"""Under each declared value of a ruling, all vectors are sent that the ruling may change."""

from collections.abc import Mapping

import pytest

from boardscore.core.messages import Message
from boardscore.core.rulings import Value
from boardscore.verify import game_kits
from boardscore.verify.judge.case import Case, Verdict
from boardscore.verify.judge.declared_rulings import changes, options, with_defaults
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.vectors_by_ruling import others
from boardscore.verify.report.counterexample import Counterexample
from boardscore.verify.report.explanation import explanations
from boardscore.verify.vector_strength import single_rulings
from boardscore.verify.vectors import facets
from boardscore.verify.vectors.vectors import Vector, load

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
    ruled = game_kits.kit(game).ruled
    assert {*ruled} == {*options(game)}
    assert {f"{game}.{one}" for names in ruled.values() for one in names} <= known


@pytest.mark.parametrize(("game", "way"), VALUES)
def test_every_vector_of_a_clause_and_of_its_neighbours_is_sent_under_each_value(
    game: str, way: Mapping[str, Value]
) -> None:
    (name,), sent = way, {vector.id for vector in sent_under(game, way)}
    for about in game_kits.kit(game).ruled[name]:
        own = {one.id for one in load(game) if f"{game}.{about}" in {one.clause, one.isolates}}
        assert own
        assert own <= sent


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


@pytest.mark.parametrize(
    ("name", "rulings", "is_shown"),
    [
        ("pier18.tie.date/earliest.three", {}, True),
        ("pier18.tie.date/earliest.three", {"ties_below_first": "shared"}, False),
        ("pier18.tie.date/earliest.three", {"half_turn": True}, True),
        ("pier18.tie.symbols/below-first.lost-first", {"ties_below_first": "shared"}, True),
        ("auctionland.setup.market/dealt-order.one-each", {"rotation": "none"}, False),
        ("auctionland.setup.market/dealt-order.one-each", {"last_bidder": "closed"}, True),
        ("auctionland.build.edge/turned.bar", {"rotation": "none"}, True),
    ],
)
def test_a_working_is_shown_only_under_rulings_that_it_is_about(
    name: str, rulings: dict[str, Value], is_shown: bool
) -> None:
    """Cleo is third by the default, and shares place 2 where ties are shared."""
    assert shown(name, **rulings) is is_shown
