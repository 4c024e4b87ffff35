"""Each vector gets one verdict; the judge infers rulings and gives the exit code.

Expected values are the table of rulings in the design, and the samples worked out by hand.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, product
from typing import Any

import pytest
from attrs import evolve

import boardscore
from boardscore import say
from boardscore.core.messages import Message
from boardscore.core.rulings import Value, write_value
from boardscore.verify.data_types import Wrong
from boardscore.verify.game_kit import facets_of, kit_of
from boardscore.verify.judge import broken_rules
from boardscore.verify.judge.declared_rulings import (
    differing_rulings,
    options,
    repeats_of,
    searched_readings,
    with_defaults,
)
from boardscore.verify.judge.judge import judge
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.vector_run import request_of
from boardscore.verify.judge.verdicts import Case, Decision, Verdict
from boardscore.verify.program.program import Program
from boardscore.verify.report.counterexample import Counterexample
from boardscore.verify.report.explanation import explanations
from boardscore.verify.vector_strength import is_wrong_under, single_rulings, wrong_programs
from boardscore.verify.vectors.differences import check
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import Vector, load
from tests.tables import from_table, read_cases, read_table
from tests.verify import plays, samples
from tests.verify.plays import made, scored
from tests.verify.samples import (
    ACROSS,
    ACROSS_TWO,
    FLOWERS,
    LIMITS,
    LOVERS,
    ORTHOGONAL,
    PLAN,
    POETS,
    POINTS,
    SAMPLES,
    case_of,
    command,
    human,
    in_a_line,
    judged,
    judged_by,
    verdicts,
)
from tests.verify.searching import clauses_of, outcome_with
from tests.verify.test_plays import judged as judged_at_play

MISREADING = "pier18.score.lovers/other-lovers-block:left-out"
AGREE, WRONG, READING = "agree", "disagree", "different_ruling"
OTHER_DEFAULT = {"flower_points": "every_other_symbol"}


def ids(*vectors: object) -> set[str]:
    return {str(getattr(one, "id", "")) for one in vectors}


@pytest.mark.long
@pytest.mark.parametrize("rulings", [{}, POINTS, ORTHOGONAL, {**POINTS, **ORTHOGONAL}])
def test_the_samples_are_what_the_library_says(rulings: dict[str, str]) -> None:
    for one in SAMPLES:
        answer = plays.scored(boardscore.score({**one.input, "rulings": rulings}))
        assert check(one, answer, rulings) == [], one.id


# The table of programs

JUDGED = read_cases(
    __file__,
    "JUDGED",
    "program engine rulings exit disagree order_dependent different_ruling unsupported "
    "could_not_run not_executed inferred instead mixed shown_by declared reads_as differences "
    "unchecked like remarks",
)
NAMES = {
    name: one.id
    for module in (samples, plays)
    for name, one in vars(module).items()
    if isinstance(one, Vector)
}
ANSWERED = ("agree", "disagree", "different_ruling", "order_dependent")


def named(words: str) -> set[str]:
    return {NAMES[word] for word in words.split()}


@pytest.mark.long
@pytest.mark.parametrize("case", JUDGED.values(), ids=JUDGED)
def test_each_vector_has_one_verdict(case: Any) -> None:
    """All others agree, and a program that plays is asked for one score, too."""
    if "engine" in case:
        judgement = judged_at_play(case["engine"])
    else:
        judgement = judged(*case["program"].split(), **case.get("rulings", {}))
    verdicts = {one.vector.id: one.verdict.value for one in judgement.cases}
    others = {
        verdict: named(case[verdict]) for verdict in case.keys() & {one.value for one in Verdict}
    }
    assert len(verdicts) == len(judgement.cases) == (9 if "engine" in case else 7)
    assert {id_: verdict for id_, verdict in verdicts.items() if verdict != "agree"} == {
        id_: verdict for verdict, ids in others.items() for id_ in ids
    }
    counts = Counter(verdicts.values())
    assert {one.value: count for one, count in judgement.counts.items()} == {
        one.value: counts[one.value] for one in Verdict
    }
    assert judgement.executed == sum(counts[verdict] for verdict in ANSWERED)
    check_rest(judgement, case)


def check_rest(judgement: Judgement, case: Any) -> None:
    by_id = {one.vector.id: one for one in judgement.cases}
    assert judgement.exit_code == case.get("exit", 0)
    assert judgement.inferred == case.get("inferred", {})
    readings = [*judgement.readings.values()]
    assert readings or not case.keys() & {"instead", "mixed", "shown_by"}
    assert all(one.instead == case.get("instead", {}) for one in readings)
    assert all(one.mixed == case.get("mixed", False) for one in readings)
    assert case.get("shown_by") in {None, *(one.shown_by for one in readings)}
    assert case.get("declared", judgement.declared) == judgement.declared
    for words, rulings in case.get("reads_as", {}).items():
        assert all(by_id[id_].reads_as == rulings for id_ in named(words))
    for name, differences in case.get("differences", {}).items():
        wrong = by_id[NAMES[name]]
        assert [[one.path, one.expected, one.got] for one in wrong.differences] == differences
        assert "engine" in case or (wrong.outcome and wrong.outcome.fresh)
    unchecked = {
        id_: tuple(paths)
        for words, paths in case.get("unchecked", {}).items()
        for id_ in named(words)
    }
    agreeing = [one for one in judgement.cases if one.verdict is Verdict.AGREE]
    assert {one.vector.id: one.unchecked for one in agreeing if one.unchecked} == unchecked
    if "like" in case:
        like = {name: one.id for name, one in judgement.like.items()}
        assert like == {NAMES[name]: id_ for name, id_ in case["like"].items()}
    if "remarks" in case:
        assert [say(one) for one in judgement.remarks if one.key[:7] != "doctor."] == case[
            "remarks"
        ]


@pytest.mark.long
def test_order_dependence_names_the_request_before() -> None:
    assert case_of(judged("forgetful"), LOVERS).after == (PLAN.id,)
    assert judged_by((PLAN, LOVERS), "forgetful").counts[Verdict.ORDER_DEPENDENT] == 1


@pytest.mark.long
def test_progress_counts_the_failures_to_repeat() -> None:
    told: list[str] = []
    with Program(command("misreading", MISREADING), LIMITS) as program:
        judge(program, ["x"], SAMPLES, {}, lambda message: told.append(say(message)))
    assert told == [
        "Waiting for the first answers",
        *(f"Vectors sent: {done} of 7" for done in range(8)),
        "Repeating failures in fresh processes: 1 of 1",
    ]


# Rulings


@pytest.mark.long
def test_a_mistake_elsewhere_does_not_hide_a_ruling() -> None:
    """The vector of the Lovers is wrong under every ruling, and so says nothing about it."""
    changed = evolve(LOVERS, expect={**LOVERS.expect, "totals": [3]})
    judgement = judged_by((changed, *FLOWERS), "other")
    assert verdicts(judgement) == [WRONG, READING, READING, READING]
    assert judgement.inferred == POINTS
    assert judgement.exit_code == 1


@pytest.mark.long
def test_a_mistake_about_a_ruling_is_not_a_mixture() -> None:
    """Counting the Flower Seller itself is a point off; only ACROSS gets that under a ruling."""
    judgement = judged_by((*SAMPLES, ACROSS_TWO), "counts_itself")
    assert {one.vector.id for one in judgement.failures} == ids(*FLOWERS, ACROSS, ACROSS_TWO)
    assert case_of(judgement, ACROSS).reads_as == ORTHOGONAL
    assert case_of(judgement, ACROSS_TWO).reads_as == {}
    assert judgement.inferred == {}
    assert not judgement.readings["pier18"].mixed


@pytest.mark.long
def test_several_declared_values_are_each_tested() -> None:
    """The 4 samples about Flower Sellers are sent again, though 1 has the same answer."""
    judgement = judged("names_both+right")
    assert verdicts(judgement) == [AGREE] * 11
    assert {case.vector.id for case in judgement.cases[7:]} == {
        f"{one.id}@flower_points=other_kinds_only" for one in (*FLOWERS, ACROSS)
    }
    assert judgement.declared == OTHER_DEFAULT


# Missing and invalid answers


@pytest.mark.long
def test_a_timeout_is_never_an_answer(clock: Callable[[], float]) -> None:
    judgement = judged_by((POETS, PLAN), "hang", clock=clock)
    assert verdicts(judgement) == [AGREE, "could_not_run"]
    assert judgement.exit_code == 3


@pytest.mark.long
def test_a_wrong_answer_outweighs_a_crash() -> None:
    changed = evolve(LOVERS, expect={**LOVERS.expect, "totals": [3]})
    assert judged_by((PLAN, changed), "crash").exit_code == 1


@pytest.mark.long
def test_a_missing_program_executes_nothing() -> None:
    with Program(["./nowhere"], LIMITS) as program:
        judgement = judge(program, ["./nowhere"], SAMPLES, {})
    assert verdicts(judgement) == ["not_executed"] * 7
    assert judgement.fault is not None
    assert judgement.exit_code == 3


@pytest.mark.long
def test_a_run_that_was_stopped_is_no_success() -> None:
    stopped = evolve(judged("right"), stopped=True)
    assert stopped.exit_code == 130
    assert "No wrong answers" not in human(stopped)
    assert "The run was stopped, so this is no verdict." in human(stopped)


# Unknown names


@pytest.mark.long
def test_only_a_misnamed_category_is_wrong() -> None:
    """The points are right, and so is the ruling; the meaning of the name is unknown."""
    judgement = judged("misspells")
    assert verdicts(judgement) == [WRONG] * 7
    assert judgement.exit_code == 1
    known = "known: poets, lovers, fishers, flower_sellers, plan, patrons"
    (why,) = {say(case.why or "") for case in judgement.cases}
    assert why == f'Unknown category "sellers" (did you mean flower_sellers?); {known}'
    assert {case.differences for case in judgement.cases} == {()}
    assert {case.unchecked for case in judgement.cases} == {("categories[0].flower_sellers",)}
    assert not judgement.readings["pier18"].mixed


@pytest.mark.long
def test_the_rest_is_compared_next_to_a_misnamed_category() -> None:
    """A Plan is worth 4 points; the answer gives 5."""
    case = case_of(judged("misspells_and_miscounts"), PLAN)
    assert [(one.path, one.expected, one.got) for one in case.differences] == [("totals[0]", 4, 5)]
    assert case.why is not None


# Ties below first place, broken or shared: rulings declared, inferred and reported


SHARED = {"ties_below_first": "shared"}


def about_places(
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
    return made(
        f"pier18.tie.symbols/below-first.{name}",
        f"About places: {name}",
        {"game": "pier18", "players": list(players)},
        {**scores, "ranks": list(ranks)},
        why=why,
        variants=tuple(variants),
    )


def player(name: str, poets: int, date: str, *, plan: bool = False) -> dict[str, Any]:
    side, other = "Q" * poets, "." * poets
    rest = {"patrons": 0, "plan_completed": plan, "plan_date": date}
    return {"name": name, "pier": [side, other], **rest}


_TIES: Any = read_table(__file__, "TIES")
"""The players with their Poets, the dates of their Plans and whether these are completed."""
FIRST, SYMBOLS, DATES = (
    about_places(
        name,
        [player(who, poets, date, plan=plan) for who, poets, date, plan in one["players"]],
        one["why"],
        one["ranks"],
        one.get("shared"),
    )
    for name, one in _TIES.items()
)
TIES = (FIRST, SYMBOLS, DATES)


def judged_ties(*args: str, **chosen: str) -> Judgement:
    return judged_by(TIES, *args, chosen=chosen)


@pytest.mark.parametrize("rulings", [{}, SHARED])
def test_the_library_agrees_with_the_vectors(rulings: dict[str, str]) -> None:
    for one in TIES:
        answer = scored(boardscore.score({**one.input, "rulings": rulings}))
        assert check(one, answer, rulings) == [], one.id


@pytest.mark.long
@from_table
def test_rulings_on_shared_places(
    program: str, chosen: dict[str, str], found: list[str], exit_code: int, said: list[str]
) -> None:
    """The vectors are FIRST, SYMBOLS and DATES."""
    judgement = judged_ties(program, **chosen)
    assert verdicts(judgement) == found
    assert judgement.exit_code == exit_code
    assert judgement.inferred == (SHARED if READING in found else {})
    assert judgement.declared == (SHARED if chosen or "says_shared" in program else {})
    text = f"{in_a_line(judgement)} {in_a_line(judgement, 'de')}"
    assert [one for one in said if one not in text] == []


@pytest.mark.long
def test_sharing_first_place_is_wrong_under_every_ruling() -> None:
    """1 point each: both would win, which no ruling allows."""
    judgement = judged_ties("shares_first_too")
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
    text = in_a_line(judgement)
    assert f"Rule {clause} (" in text
    assert "Rule pier18.score.poets" not in text
    assert "This is about: " not in text


def test_places_that_are_not_skipped_name_the_clause_on_shared_places() -> None:
    """1 point, 2 symbols and the same date: 1, 1, 3; nobody is told to be better than another."""
    players = [player(name, 2, "05-01") for name in ("Anna", "Ben")]
    skipped = about_places("skipped", [*players, player("Cleo", 1, "06-12")], "Shared.", [1, 1, 3])
    assert (
        broken_rules.clause_of_places(case_with(about_poets(skipped), [1, 1, 2]))
        == "pier18.tie.date"
    )
    assert broken_rules.clause_of_places(case_with(skipped, [1, 1, 2])) is None


def case_with(one: Vector, ranks: list[int]) -> Case:
    """A vector that is answered with other places."""
    answer = {**one.expect, "ranks": ranks}
    outcome = outcome_with(0, request_of(one, {}), {"result": answer})
    return Case(one, outcome=outcome, differences=tuple(check(one, answer, {})))


def test_a_tie_that_the_symbols_decide_is_not_blamed_on_the_date() -> None:
    """1 point each; Anna has 3 symbols and the later date, so symbols decide for her."""
    players = [player("Anna", 3, "11-25"), player("Ben", 2, "03-14")]
    tied = about_places("symbols", players, "", [1, 2])
    about_dates = evolve(tied, id="pier18.tie.date/early.symbols", isolates="pier18.tie.date/early")
    assert broken_rules.clause_of_places(case_with(about_dates, [2, 1])) == "pier18.tie.symbols"
    assert broken_rules.clause_of_places(case_with(tied, [2, 1])) == "pier18.tie.symbols"


# Under each declared value of a ruling, all vectors are sent that the ruling may change


GAMES = ("pier18", "auctionland")
BY_ID = {vector.id: vector for vector in load()}
VALUES = [(game, way) for game in GAMES for way in single_rulings(game) if way]
"""Each value that is not a default, alone."""


def sent_under(game: str, way: Mapping[str, Value]) -> list[Vector]:
    """The vectors that a program gets under a value if it declares all values of its rulings."""
    reading = {**with_defaults(game, {}), **way}
    sent = [
        (vector, under) for vector in load(game) for _, under in repeats_of(vector, options(game))
    ]
    return [vector for vector, under in sent if under == reading]


@pytest.mark.parametrize("game", GAMES)
def test_each_ruling_names_clauses_or_facets(game: str) -> None:
    known = {facet.id for facet in facets_of(game)} | {facet.clause for facet in facets_of(game)}
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
    sent = [(one, under) for one in load() for _, under in repeats_of(one, options(one.game))]
    changed = [
        (one.id, differing_rulings(with_defaults(one.game, {}), under)) for one, under in sent
    ]
    both = {"flower_adjacency": "orthogonal", "flower_points": "other_kinds_only"}
    square = "pier18.score.flower-sellers/other-sellers.square"
    assert [(name, way) for name, way in changed if len(way) > 1] == [(square, both)]


def test_the_default_may_be_declared_last() -> None:
    vector = BY_ID["auctionland.auction.two-player/asked.no-money"]
    declared = {"last_bidder": ("closed", "may_bid")}
    ((again, under),) = repeats_of(vector, declared)
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
RULED = {"points": "all", "ties": "kept", "turned": False, "first": "anna"}


def test_one_value_each_is_searched_once() -> None:
    assert searched_readings(RULED, {"points": ("all",)}, RULED) == [RULED]


def test_each_value_is_tested_alone_and_then_all_together() -> None:
    """With two values each, that is enough to combine any two of them."""
    assert searched_readings(RULED, DECLARED, RULED) == [
        RULED,
        {**RULED, "turned": True},
        {**RULED, "ties": "shared"},
        {**RULED, "points": "some"},
        {"points": "some", "ties": "shared", "turned": True, "first": "anna"},
    ]


def test_other_rulings_stay_unchanged() -> None:
    assert searched_readings(RULED, DECLARED, ["ties"]) == [RULED, {**RULED, "ties": "shared"}]


def test_any_two_values_are_combined_even_of_three() -> None:
    declared = {**DECLARED, "ties": ("kept", "shared", "won"), "first": ("anna", "ben", "cleo")}
    every = [dict(zip(declared, values)) for values in product(*declared.values())]
    found = searched_readings(RULED, declared, RULED)
    assert pairs(found) == pairs(every)
    assert len(found) < len(every)


def pairs(ways: Iterable[Mapping[str, Value]]) -> set[Any]:
    return {pair for one in ways for pair in combinations(sorted(one.items()), 2)}
