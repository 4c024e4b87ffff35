"""The misreadings of play: wrong referees, each noticed by vectors about its facet and a search."""

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from attrs import evolve

from boardscore.core.rulings import Value
from boardscore.pier18.verify.misreadings.plain_referee import Referee
from boardscore.verify import vector_strength
from boardscore.verify.judge.case import Case, Verdict
from boardscore.verify.judge.declared_rulings import infer, options
from boardscore.verify.judge.diagnosis import decisions
from boardscore.verify.judge.misreading_matching import misreadings_behind, without_contradictions
from boardscore.verify.judge.vector_run import request_of
from boardscore.verify.program.protocol import TRACE
from boardscore.verify.search.game_questions import GameQuestion, wrong_moves
from boardscore.verify.search.played_games import PlayedGame
from boardscore.verify.vector_strength import is_wrong_under, single_rulings
from boardscore.verify.vectors.misreading import Misreading, PlainReferee
from boardscore.verify.vectors.vectors import PLAY, Vector, check, load
from tests.misplays.found import found_after
from tests.misplays.searched import searched
from tests.tables import from_table
from tests.verify.searching import Driver, after_a_search, outcome_with, played, random_game
from tests.verify.test_misreadings import table

GAMES = ("pier18", "auctionland")
EVERY = vector_strength.wrong_programs(None, "legal")
WRONG = [misreading for misreading in EVERY if misreading.facet]
PLAYED = {vector.isolates for vector in load(None, PLAY)}
"""The facets of vectors of play."""


def control(game: str, kind: str) -> Misreading:
    return next(
        one
        for one in vector_strength.wrong_programs(game, "legal")
        if one.facet is None and one.kind == kind
    )


# The plain referee


def readings(game: str) -> list[dict[str, Value]]:
    found = options(game)
    return [dict(zip(found, values)) for values in product(*found.values())]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_plain_referee_answers_every_vector_under_every_ruling(game: str) -> None:
    right, every = control(game, "identity"), readings(game)
    for place, vector in enumerate(load(game, PLAY)):
        for rulings in (every[0], every[place % len(every)], every[-1]):
            assert not is_wrong_under(rulings, right, vector), vector.id


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_plain_referee_agrees_with_the_library_in_random_games(game: str) -> None:
    right, random = control(game, "identity"), Random(11)
    for rulings in readings(game)[:24]:
        assert_right(right, random_game(random, game, **rulings))


def assert_right(right: Misreading, game: PlayedGame) -> None:
    said = right.answers(GameQuestion(game, TRACE).request)["result"]
    for place, listed in enumerate(said["moves"]):
        assert not any(wrong_moves(game, place, listed)), game.record(place)
    expected = game.result
    assert {name: list(said[name]) for name in expected} == expected


# Their strength


@pytest.mark.long
def test_every_facet_of_play_kills_a_misreading_with_three_or_more_players() -> None:
    """By a vector about it, unless the facet is only about two players."""
    more = {one.id for one in load(None, PLAY) if len(one.input["record"][0]["players"]) > 2}
    killing = {row.misreading.facet for row in table("legal").rows if more & {*row.isolating}}
    of_two = {facet for facet in PLAYED if "two-player" in facet}
    assert PLAYED - killing == of_two


@pytest.mark.long
@from_table
def test_vectors_expose_each_facet_with_each_number_of_players(
    game: str, players: list[int], without: list[str]
) -> None:
    """The misreading changes the moves that they list or the score that they give.

    Some facets are about two players only, or about more; two are the same with 2, 3 and 4 players.
    """
    asked = [one for one in load(game, PLAY) if len(one.input["record"][0]["players"]) in players]
    shown = {one.facet for one in WRONG if one.game == game and _is_shown(one, asked)}
    facets_of_play = {one.facet for one in WRONG if one.game == game}
    assert facets_of_play - shown == {*without}


def _is_shown(misreading: Misreading, asked: list[Vector]) -> bool:
    """Whether one of some vectors shows a misreading; those about its facet are tried first."""
    ordered = sorted(asked, key=lambda one: one.isolates != misreading.facet)
    ways = [*single_rulings(misreading.game)]
    return any(is_wrong_under(way, misreading, one) for one in ordered for way in ways)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_no_two_misreadings_of_play_are_killed_by_the_same_vectors(game: str) -> None:
    """So that a report can name one of the two; some differ only under a ruling."""
    alike = [[misreading for misreading in WRONG if misreading.game == game]]
    shortest = sorted(load(game, PLAY), key=lambda vector: len(vector.input["record"]))
    for rulings, vector in product(single_rulings(game), shortest):
        alike = [part for group in alike for part in parted(group, vector, rulings)]
    assert [[misreading.id for misreading in group] for group in alike] == []


def parted(
    group: list[Misreading], vector: Vector, rulings: dict[str, Value]
) -> Iterator[list[Misreading]]:
    """The misreadings that answer a vector wrongly, and those that do not, if more than one."""
    parts: dict[bool, list[Misreading]] = {}
    for misreading in group:
        is_wrong = is_wrong_under(rulings, misreading, vector)
        parts.setdefault(is_wrong, []).append(misreading)
    return (part for part in parts.values() if len(part) > 1)


# Matching misreadings


def named(*ids: str) -> list[Misreading]:
    return [next(misreading for misreading in WRONG if misreading.id == name) for name in ids]


def cases(misreading: Misreading) -> list[Case]:
    """Wrong answers to all vectors of play, with the decisions at which games go wrong."""
    found = [case_of(vector, misreading) for vector in load(misreading.game, PLAY)]
    first = decisions(Driver(misreading.answers), found)  # type: ignore[arg-type]
    return [evolve(case, decision=decision) for case, decision in zip(found, first, strict=True)]


def case_of(vector: Vector, misreading: Misreading) -> Case:
    outcome = outcome_with(0, request_of(vector, {}), misreading.answers(request_of(vector, {})))
    differences = tuple(check(vector, outcome.data, {}))
    verdict = Verdict.DISAGREE if differences else Verdict.AGREE
    return Case(vector, verdict, {}, outcome, differences=differences)


@pytest.mark.long
@from_table
def test_answers_to_vectors_match_the_misreading(name: str) -> None:
    answered = cases(*named(name))
    found = misreadings_behind(answered)
    assert {one.id for one in found.values()} == {name}
    assert {case.vector.id for case in answered if case.differences} == {*found}


@pytest.mark.long
def test_each_of_two_mistakes_matches_its_misreading() -> None:
    first, second = named(
        "pier18.setup.choose/two-different:same-card", "pier18.round.overlap/none:must-cover"
    )
    both: type[PlainReferee] = type("Both", (first.program, second.program), {})
    found = misreadings_behind(cases(Misreading("pier18.both", None, both)))
    assert {one.id for one in found.values()} == {first.id, second.id}


@pytest.mark.long
def test_one_mistake_matches_one_misreading_in_few_vectors() -> None:
    """Two misreadings about covering whole cards agree on Plans; only one of them is named."""
    (misreading,) = named("pier18.end.plan/overlap:all")
    asked = [case for case in cases(misreading) if case.vector.clause == "pier18.end.plan"]
    found = misreadings_behind(asked)
    assert {case.vector.id for case in asked if case.differences} == {*found}
    assert {one.id for one in found.values()} == {misreading.id}


class NoPatronInTheLastRound(Referee):
    def award(self, patron: str) -> None:
        if self.goes_on():
            super().award(patron)


class NoPatronForNothing(Referee):
    def all_zero_counts(self) -> bool:
        return False


@pytest.mark.long
@pytest.mark.parametrize(
    ("referee", "inferred"),
    [(NoPatronInTheLastRound, {}), (NoPatronForNothing, {"patron_when_all_zero": "nobody"})],
)
def test_a_ruling_is_named_only_if_it_explains_every_answer_that_it_changes(
    referee: type[Referee], inferred: dict[str, Value]
) -> None:
    """Where all have 0 in the last round, both give no Patron; elsewhere one of them is wrong."""
    answered = cases(Misreading("pier18.made-up", None, referee))
    assert infer("pier18", answered, {}).inferred == inferred


@pytest.mark.long
def test_no_patron_in_the_last_round_does_not_match_no_patron_in_a_tie() -> None:
    answered = cases(Misreading("pier18.made-up", None, NoPatronInTheLastRound))
    found = misreadings_behind(answered)
    assert {case.vector.id for case in answered if case.differences} == {*found}
    assert {one.id for one in found.values()} == {
        "pier18.round.patron/not-taken:not-in-the-last-round"
    }


@pytest.mark.long
def test_moves_found_by_a_search_contradict_a_misreading_with_other_moves() -> None:
    """The first lays a Plan over a whole card; with the other mistake all could begin."""
    told, other = named(
        "pier18.round.overlap/all-but-one:all", "pier18.end.plan/everybody:any-order"
    )
    progress = played(Driver(told.answers), "pier18", 1, TRACE)
    assert progress.findings
    judgement = evolve(after_a_search(progress), like={"one": told, "two": other})
    assert without_contradictions(judgement).like == {"one": told}


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_right_and_always_wrong_answers_match_no_misreading(game: str) -> None:
    assert misreadings_behind(cases(control(game, "identity"))) == {}
    assert misreadings_behind(cases(control(game, "gross"))) == {}


@pytest.mark.long
@from_table
def test_the_search_names_the_clause(name: str) -> None:
    """One of these is wrong only under a ruling, which the search then uses."""
    (misreading,) = named(name)
    assert searched(misreading, 64).clause == misreading.clause


@pytest.mark.long
def test_a_few_games_find_a_misreading_of_each_part_but_no_fault_in_the_plain_referee() -> None:
    """`python -m tests.misplays` searches all of them."""
    some = named(
        "pier18.round.overlap/new-on-top:seen-through",
        "pier18.round.order/clockwise:the-other-way",
        "pier18.score.plan/plain-words:never",
        "auctionland.market.price/own-money:debts",
        "auctionland.auction.sell/price:one-less",
    )
    right = [control(game, "identity") for game in GAMES]
    found = found_after([*some, *right], 20)
    assert {name for name, game in found.items() if game is None} == {one.id for one in right}


# Misreadings that only show late in a game, or with more players


Late = Callable[[Any], bool]


def is_since(number: int, players: int) -> Late:
    """Since a round of Pier 18, where the Plans come last, or a turn of Auctionland."""
    return lambda table: (
        len(table.seats) == players and getattr(table, "round", getattr(table, "turn", 0)) >= number
    )


def only_late(misreading: Misreading, is_late: Late) -> Misreading:
    """A referee that is wrong only from then on."""
    (plain,) = misreading.program.__bases__
    changed = {name: by for name, by in vars(misreading.program).items() if hasattr(plain, name)}
    methods = {
        name: _since(is_late, wrong, getattr(plain, name))
        for name, wrong in changed.items()
        if callable(wrong)
    }
    return Misreading(misreading.id, misreading.facet, type("Late", (plain,), methods))


def _since(is_late: Late, wrong: Any, right: Any) -> Any:
    def method(table: Any, *more: Any) -> Any:
        begun = hasattr(table, "phase")  # set-up comes before
        return (wrong if begun and is_late(table) else right)(table, *more)

    return method


@from_table
def test_late_misreadings_are_found(name: str, since: int, players: int) -> None:
    """Each applies since a round or turn of games of some players; before that, it is right."""
    misreading = next(one for one in vector_strength.wrong_programs(None, *PLAY) if one.id == name)
    late = only_late(misreading, is_since(since, players))
    ordered = sorted(load(misreading.game, PLAY), key=lambda one: one.isolates != misreading.facet)
    ways = [*single_rulings(misreading.game)]
    assert any(is_wrong_under(way, late, one) for one in ordered for way in ways)
