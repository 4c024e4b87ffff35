"""The misreadings: one for every cell of the grid, each killed by vectors, and named in reports."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve

from boardscore import LANGUAGES
from boardscore.core.rulings import Value
from boardscore.pier18.verify.misreadings.plain_referee import Referee
from boardscore.verify.game_kit import facets_of
from boardscore.verify.judge.broken_rules import first_wrong_decisions
from boardscore.verify.judge.declared_rulings import Reading, infer_rulings, with_defaults
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.misreading_matching import misreadings_behind, without_contradictions
from boardscore.verify.judge.vector_run import request_of
from boardscore.verify.judge.verdicts import Case, Verdict
from boardscore.verify.program import protocol
from boardscore.verify.program.outcomes import outcome_of
from boardscore.verify.program.protocol import SEEN, TRACE, Request
from boardscore.verify.program.replies import Scored
from boardscore.verify.right_answers import RightScores
from boardscore.verify.search.game_questions import GameQuestion, wrong_moves
from boardscore.verify.search.played_games import PlayedGame
from boardscore.verify.search.position_search import PositionQuestion
from boardscore.verify.search.search_result import AnyFinding, Finding, Progress, Searched
from boardscore.verify.vector_strength import (
    StrengthTable,
    is_wrong,
    is_wrong_under,
    measure_strength,
    single_rulings,
    wrong_programs,
)
from boardscore.verify.vectors.differences import check
from boardscore.verify.vectors.misreading import GRID, Misreading
from boardscore.verify.vectors.plain_programs import PlainReferee
from boardscore.verify.vectors.vectors import PLAY, TABLE, Vector, load, positions
from tests.misplays.searched import found_after, searched
from tests.tables import from_table
from tests.test_docs import hooks
from tests.verify.searching import Driver, after_a_search, outcome_with, played, random_game
from tests.verify.test_vectors import GAMES, readings

FACETS = facets_of()
BY_ID = {one.id: one for one in wrong_programs()}
MISREADINGS = wrong_programs(None, "score")
WRONG = [one for one in wrong_programs(None, "legal") if one.facet]
PLAYED = {vector.isolates for vector in load(None, PLAY)}
"""The facets of vectors of play."""

PAGE = (Path(__file__).parents[2] / "docs" / "vectors.md").read_text(encoding="utf-8")
GRIDS = hooks().NO_MISREADING

ASKED = {"score": positions(), "legal": load(None, PLAY), SEEN: load(None, TABLE)}
"""The vectors that misreadings of an operation answer."""
LEAST = {"score": 60, "legal": 60, SEEN: 35}


@cache
def table(op: str) -> StrengthTable:
    """The results of the vectors against all misreadings of an operation."""
    return measure_strength(ASKED[op], wrong_programs(None, op))


WITH_FACET = [misreading for misreading in MISREADINGS if misreading.facet]
OF_SCORING = {vector.isolates for vector in positions()}
"""Facets with wrong scorers; `python -m tests.sabotage vectors` has wrong referees."""


@pytest.mark.parametrize("op", ASKED)
def test_each_game_has_many_misreadings_and_every_facet_has_one(op: str) -> None:
    wrong = [one for one in wrong_programs(None, op) if one.facet]
    assert all(sum(one.game == game for one in wrong) >= LEAST[op] for game in GAMES)
    assert {vector.isolates for vector in ASKED[op]} - {one.facet for one in wrong} == set()
    assert op != SEEN or {one.facet for one in wrong} <= {one.isolates for one in ASKED[op]}


def test_each_misreading_has_its_own_id_and_a_facet() -> None:
    known = {facet.id for facet in FACETS}
    assert len(BY_ID) == len(wrong_programs())
    for misreading in (one for one in wrong_programs() if one.facet):
        assert misreading.facet in known
        assert misreading.id.startswith(f"{misreading.facet}:")
    assert {misreading.kind for misreading in WITH_FACET} <= {*GRID}


@pytest.mark.parametrize("ops", [("score",), (SEEN, "legal")])
def test_every_misreading_describes_its_mistake(ops: tuple[str, ...]) -> None:
    for lang in LANGUAGES:
        told = [(one.game, one.text(lang)) for one in wrong_programs(None, *ops) if one.facet]
        assert len({*told}) == len(told)
        assert "legal" not in ops or not [text for _, text in told if text.endswith(".")]


# The grid


def cells(game: str) -> dict[tuple[str, str], str]:
    """The letters of the grid by facet and kind; `-` where there are misreadings."""
    return {
        (facet, kind): letter
        for facet, letters in GRIDS[game].items()
        for kind, letter in zip(GRID, letters, strict=True)
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_grid_has_every_facet_of_scoring_and_every_kind(game: str) -> None:
    of_game = {facet for facet in OF_SCORING if facet.startswith(f"{game}.")}
    assert of_game <= GRIDS[game].keys()


@pytest.mark.parametrize("game", GAMES)
def test_a_cell_has_misreadings_or_a_reason_for_having_none(game: str) -> None:
    filled = {cell for cell, letter in cells(game).items() if letter == "-"}
    assert filled == {(one.facet, one.kind) for one in WITH_FACET if one.game == game}


def test_every_reason_in_the_grid_is_explained() -> None:
    used = {letter for game in GAMES for letter in cells(game).values()}
    assert used - {"-"} == GRIDS["reasons"].keys()


def test_the_page_names_the_misreadings_in_their_cells() -> None:
    assert all(f"<!-- grid of {game} -->" in PAGE for game in GAMES)
    row = "| `pier18.score.lovers/two-points` | x | x | less, more | d | e | x | g | h | i |"
    assert row in hooks().grid_of("pier18").splitlines()


# Their strength


@pytest.mark.long
@pytest.mark.parametrize("op", ASKED)
def test_a_vector_about_its_facet_kills_every_misreading(op: str) -> None:
    """Of the controls, a plain copy of the rules survives; one that is always wrong is killed."""
    controls = {(row.misreading.game, row.misreading.kind) for row in table(op).controls}
    assert controls == {*product(GAMES, ("identity", "gross"))}
    assert not table(op).is_void
    assert [row.misreading.id for row in table(op).rows if not row.isolating] == []


@pytest.mark.long
def test_totals_alone_kill_all_misreadings_but_ties() -> None:
    ties = (".tie.", "/patron-cards-apart")
    known = {one.id: one for one in positions()}
    left = [
        row.misreading.id
        for row in table("score").rows
        if not any(is_wrong(row.misreading, known[name], "totals") for name in row.isolating)
    ]
    assert [name for name in left if not any(part in name for part in ties)] == []


@pytest.mark.long
def test_a_vector_kills_only_misreadings_of_rules_it_names() -> None:
    """Under the default rulings: others may involve rules that a vector does not name."""
    known = {one.id: one for one in positions()}
    killed = [
        (row.misreading, known[name]) for row in table("score").rows for name in row.killed_by
    ]
    others = [
        (misreading.id, vector.id)
        for misreading, vector in killed
        if misreading.clause not in {vector.clause, *vector.touches}
        and is_wrong_under({}, misreading, vector)
    ]
    assert others == []


def test_the_page_has_the_measured_table() -> None:
    """Without vectors all survive, so the figures are measured."""
    about = "pier18.score.poets/odd-one-out"
    misreadings = [misreading for misreading in MISREADINGS if misreading.facet == about]
    assert "<!-- strength of the vectors -->" in hooks().MARKERS
    assert PAGE.count("<!-- strength of the vectors -->") == 1
    poets = "`pier18.score.poets`"
    assert rows(measure_strength(positions("pier18"), misreadings)) == [
        f"{poets} | 3 | 3 | 0",
        "all | 3 | 3 | 0",
    ]
    assert rows(measure_strength((), misreadings)) == [f"{poets} | 3 | 0 | 3", "all | 3 | 0 | 3"]


def rows(table: StrengthTable) -> list[str]:
    return [line.strip("| ") for line in hooks().strength_of(table).splitlines()[2:]]


# The misreadings of play


def control(game: str, kind: str) -> Misreading:
    return next(
        one for one in wrong_programs(game, "legal") if one.facet is None and one.kind == kind
    )


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_plain_referee_agrees_with_the_library_in_random_games(game: str) -> None:
    right, random = control(game, "identity"), Random(11)
    for rulings in islice(readings(game), 24):
        assert_right(right, random_game(random, game, **rulings))


def assert_right(right: Misreading, game: PlayedGame) -> None:
    said = right.answers(GameQuestion(game, TRACE).request)["result"]
    for place, listed in enumerate(said["moves"]):
        assert not any(wrong_moves(game, place, listed)), game.record(place)
    expected = game.result
    assert {name: list(said[name]) for name in expected} == expected


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


@pytest.mark.long
def test_no_two_misreadings_of_auctionland_give_the_same_answers() -> None:
    """Each is a separate mistake, and the vectors distinguish it from every other."""
    answers: dict[str, str] = {}
    requests = [protocol.score(one.input) for one in positions("auctionland")]
    for misreading in wrong_programs("auctionland", "score"):
        told = str([misreading.answers(request)["result"] for request in requests])
        assert answers.setdefault(told, misreading.id) == misreading.id


# Matching misreadings


def by_ids(*ids: str) -> list[Misreading]:
    return [BY_ID[name] for name in ids]


def cases(misreading: Misreading) -> list[Case]:
    """Answers to all vectors of play or of tables, with the decisions at which games go wrong."""
    asked = load(misreading.game, TABLE if SEEN in misreading.ops else PLAY)
    found = [case_of(vector, misreading) for vector in asked]
    first = first_wrong_decisions(Driver(misreading.answers), found)  # type: ignore[arg-type]
    return [evolve(case, decision=decision) for case, decision in zip(found, first, strict=True)]


def case_of(vector: Vector, misreading: Misreading) -> Case:
    outcome = outcome_with(0, request_of(vector, {}), misreading.answers(request_of(vector, {})))
    differences = tuple(check(vector, outcome.data, {}))
    verdict = Verdict.DISAGREE if differences else Verdict.AGREE
    return Case(vector, verdict, {}, outcome, differences=differences)


@pytest.mark.long
@from_table
def test_answers_to_vectors_match_the_misreading(name: str) -> None:
    answered = cases(BY_ID[name])
    found = misreadings_behind(answered)
    assert {one.id for one in found.values()} == {name}
    assert {case.vector.id for case in answered if case.differences} == {*found}


@pytest.mark.long
def test_each_of_two_mistakes_matches_its_misreading() -> None:
    first, second = by_ids(
        "pier18.setup.choose/two-different:same-card", "pier18.round.overlap/none:must-cover"
    )
    both: type[PlainReferee] = type("Both", (first.program, second.program), {})
    found = misreadings_behind(cases(Misreading("pier18.both", None, both)))
    assert {one.id for one in found.values()} == {first.id, second.id}


@pytest.mark.long
def test_one_mistake_matches_one_misreading_in_few_vectors() -> None:
    """Two misreadings about covering whole cards agree on Plans; only one of them is named."""
    misreading = BY_ID["pier18.end.plan/overlap:all"]
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
    assert infer_rulings("pier18", answered, {}).inferred == inferred


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
    told, other = by_ids(
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
    assert searched(BY_ID[name], 64).clause == BY_ID[name].clause


@pytest.mark.long
def test_a_few_games_find_a_misreading_of_each_part_but_no_fault_in_the_plain_referee() -> None:
    """`python -m tests.misplays` searches all of them."""
    some = by_ids(
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
    misreading = BY_ID[name]
    late = only_late(misreading, is_since(since, players))
    ordered = sorted(load(misreading.game, PLAY), key=lambda one: one.isolates != misreading.facet)
    ways = [*single_rulings(misreading.game)]
    assert any(is_wrong_under(way, late, one) for one in ordered for way in ways)


# Misreadings of scoring: one is named if it gives all answers, including the right ones


Scores = Callable[[Mapping[str, Any]], dict[str, Any]]


def by(name: str) -> Scores:
    return lambda position: dict(BY_ID[name].answers(protocol.score(position))["result"])


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
        for vector in positions(game)
        for answer in [scores(vector.input)]
    ]
    wrong = [one.vector.id for one in judged if one.differences]
    assert wrong
    like = misreadings_behind(judged)
    assert {*like} <= {*wrong}
    return {like[name].id if name in like else "none" for name in wrong}


def case(vector: Vector, answer: Mapping[str, Any], rulings: Mapping[str, Value]) -> Case:
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
    rules = RightScores("pier18")
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
