"""The search: its counterexamples, their size, and its behaviour with any program."""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest
from attrs import evolve

import boardscore
from boardscore.core.messages import say
from boardscore.verify import vector_strength as kit
from boardscore.verify.program import protocol
from boardscore.verify.program.outcomes import Limits, Outcome, Status, outcome_of
from boardscore.verify.program.program import Program
from boardscore.verify.program.protocol import Refused, Request, Scored
from boardscore.verify.reference import KitError, Position, Reference, differing
from boardscore.verify.report.explanation import explanations
from boardscore.verify.search.base_search import MOST_LOST
from boardscore.verify.search.position_steps import simpler, size
from boardscore.verify.search.search_result import Progress, Stopped
from boardscore.verify.search.searches import whole_games
from tests.tables import from_table
from tests.verify.foreign import LANGUAGES
from tests.verify.foreign import command as run_file
from tests.verify.samples import LIMITS, command
from tests.verify.searching import counterexample, search
from tests.verify.test_examples import TWINS, twin
from tests.verify.test_runner import fake

MISREADINGS = kit.wrong_programs(None, "score")

pytestmark = pytest.mark.long

Data = dict[str, Any]
Answerer = Callable[[Data], Scored | Refused | Status]

ENOUGH = 3000

MOST = 10_000
"""The number of positions that is enough to expose any twin."""


class Fake:
    """A driver that calls a function; another one, if given, answers requests sent alone."""

    def __init__(self, answer: Answerer, alone: Answerer | None = None) -> None:
        self._answer, self._alone = answer, alone or answer
        self.asked: list[Position] = []

    def ask(self, requests: Iterable[Request]) -> Iterator[Outcome]:
        for number, request in enumerate(requests):
            position = json.loads("{" + request.body)["position"]
            self.asked.append(position)
            yield self._outcome(number, request, self._answer(position))

    def confirm(self, outcome: Outcome) -> Outcome:
        position = json.loads("{" + outcome.request.body)["position"]
        return outcome.confirmed_by(self._outcome(0, outcome.request, self._alone(position)))

    @staticmethod
    def _outcome(number: int, request: Request, said: Scored | Refused | Status) -> Outcome:
        if isinstance(said, Status):
            why = boardscore.Message("verify.ended")
            return Outcome(number, request, said, why=why, fresh=True)
        return outcome_of(number, request, said)


def right(position: Data) -> Scored:
    return Reference(position["game"], position["rulings"]).score(position)


def misreading(name: str) -> Answerer:
    found = next(one for one in MISREADINGS if one.id == name)

    def answer(position: Data) -> Scored:
        said = found.answers(protocol.score(position))["result"]
        return Scored(tuple(said["totals"]), tuple(said["categories"]), tuple(said["ranks"]))

    return answer


LOVERS = "pier18.score.lovers/other-lovers-block:left-out"


def ran(driver: Any, game: str = "pier18", most: int = 1000, **more: Any) -> Progress:
    """Ends a search after about that many positions."""
    return ran_until(lambda last: last.counts.requests >= most, driver, game, **more)


def ran_until(
    is_over: Callable[[Progress], bool], driver: Any, game: str = "pier18", **more: Any
) -> Progress:
    """The end of a search that ends when it has come so far."""
    last = [Progress()]

    def report(progress: Progress) -> None:
        last[0] = progress

    settings = {"rulings": None, "seed": 1, **more}
    return search(driver, game, until=lambda: is_over(last[0]), report=report, **settings)


# Counterexamples


def test_nothing_is_found_in_a_right_program() -> None:
    for game in ("pier18", "auctionland"):
        progress = ran(Fake(right), game, 5000)
        counts = progress.counts
        assert progress.findings == ()
        assert counts.requests == counts.agreed >= 5000
        assert (counts.disagreed, counts.unsupported, counts.unanswered) == (0, 0, 0)


def test_the_smallest_counterexample_has_a_proof() -> None:
    """Two Lovers next to each other on one side; the smaller positions are worked out by hand.

    Of 1 column there are 5 * 5 = 25 piers and 2 * 19 - 1 = 37 empty ones with cards. Of 2 columns
    those with fewer than 2 symbols are smaller: the empty one and 4 * 4 with one symbol.
    """
    (found,) = ran(Fake(misreading(LOVERS))).findings
    assert found.question.position["players"][0]["pier"] == ["HH", ".."]
    assert found.clauses == ("pier18.score.lovers",)
    assert (found.question.expected.totals, found.proof.complete) == ((0,), True)
    assert (found.proof.smaller, found.proof.otherwise) == (25 + 37 + 1 + 16, 0)


def test_no_single_step_makes_a_counterexample_smaller() -> None:
    wrong = misreading(LOVERS)
    rules = Reference("pier18")
    (found,) = ran(Fake(wrong)).findings
    for step in simpler(found.question.position):
        asked = dict(rules.with_rulings(step))
        assert not differing(rules.score(step), wrong(asked))  # type: ignore[arg-type]


def test_each_broken_rule_has_one_counterexample() -> None:
    def answer(position: Data) -> Scored:
        said = right(position)
        assert said.categories is not None
        own = tuple(
            {**one, "poets": one["poets"] + 1, "plan": 2 * one["plan"]} for one in said.categories
        )
        return Scored(tuple(sum(one.values()) for one in own), own, said.ranks)

    found = ran(Fake(answer)).findings
    assert [list(one.fault.names) for one in found] == [["poets"], ["plan"]]


def test_a_rule_with_several_categories_is_reported_once() -> None:
    name = "auctionland.score.icons/tie-skips:left-out.tie-skips-none"
    progress = ran(Fake(misreading(name)), "auctionland", 2000)
    (found,) = progress.findings
    assert found.clauses == ("auctionland.score.icons",)
    assert progress.counts.disagreed > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TWINS)
def test_every_twin_is_found_without_a_vector(name: str, language: str) -> None:
    game = name.partition("-")[0]
    with Program(run_file(twin(language, name)), LIMITS) as program:
        progress = ran_until(
            lambda last: bool(last.findings) or last.counts.requests >= MOST, program, game
        )
    assert progress.findings
    assert progress.counts.requests <= MOST
    for found in progress.findings:
        assert {*found.fault.names} <= {*TWINS[name]} or found.kind in TWINS[name]


def test_the_seed_determines_the_positions() -> None:
    def asked(seed: int) -> list[Position]:
        driver = Fake(right)
        ran(driver, most=7000, seed=seed)
        return driver.asked

    one, other = asked(1), asked(2)
    assert one == asked(1)
    assert one != other
    assert one[: 62 + 6250] == other[: 62 + 6250]


def test_saved_counterexamples_are_asked_first() -> None:
    (found,) = ran(Fake(misreading(LOVERS))).findings
    for answer, wrong in ((misreading(LOVERS), 1), (right, 0)):
        driver = Fake(answer)
        counts = ran(driver, saved=[found.vector]).counts
        assert driver.asked[0]["players"] == found.question.position["players"]
        assert (counts.saved, counts.still_wrong) == (1, wrong)


def test_all_small_positions_of_a_size_are_counted_as_complete() -> None:
    """Of 1 column in all there are 62; of 2 there are 6250, of which 5625 have two players."""
    assert ran(Fake(right), most=62).complete is None
    progress = ran(Fake(right), most=62 + 6250 + 1)
    assert progress.complete == 2
    assert progress.counts.small >= 62 + 6250


# Rulings


def test_the_search_uses_the_declared_ruling() -> None:
    rulings = {"flower_points": "other_kinds_only"}
    assert ran(Fake(right), rulings=rulings).findings == ()

    def stubborn(position: Data) -> Scored:
        return Reference("pier18").score(position)

    (found,) = ran(Fake(stubborn), rulings=rulings, most=ENOUGH).findings
    assert {*found.fault.names} == {"flower_sellers"}
    assert found.vector.expected(rulings)["totals"] == list(found.question.expected.totals)
    assert found.vector.expected()["totals"] == list(stubborn(dict(found.question.position)).totals)


# Any program


def test_totals_alone_are_enough() -> None:
    def totals(position: Data) -> Scored:
        return Scored(misreading(LOVERS)(position).totals)  # type: ignore[union-attr]

    (found,) = ran(Fake(totals)).findings
    assert (found.kind, found.clause) == ("totals", "pier18.score.lovers")
    assert found.question.position["players"][0]["pier"] == ["HH", ".."]


def test_unsupported_positions_give_no_counterexample_and_no_proof() -> None:
    """If no pier of 1 column is scored, smaller positions have not all been checked."""

    def answer(position: Data) -> Scored | Refused:
        if len(position["players"][0]["pier"][0]) == 1:
            return Refused("unsupported")
        return misreading(LOVERS)(position)  # type: ignore[return-value]

    progress = ran(Fake(answer))
    assert progress.counts.unsupported > 62
    (found,) = progress.findings
    assert not found.proof.complete


def test_a_program_that_always_dies_is_given_up_soon() -> None:
    progress = ran(Fake(lambda _: Status.CRASHED))
    assert progress.gave_up
    assert progress.counts.unanswered == progress.counts.requests == MOST_LOST
    assert [one.kind for one in progress.findings] == ["crashed"]


def test_occasional_deaths_are_found_with_the_smallest_position() -> None:
    def answer(position: Data) -> Scored | Status:
        poets = "".join(position["players"][0]["pier"]).count("Q")
        return Status.CRASHED if poets == 2 else right(position)

    (found,) = ran(Fake(answer)).findings
    assert found.question.position["players"][0]["pier"] == ["Q", "Q"]
    assert found.status is Status.CRASHED


@pytest.mark.parametrize(
    ("said", "kind"), [(Status.GARBAGE, "garbage"), (Refused("illegal"), "illegal")]
)
def test_always_the_same_answer_is_found(said: Status | Refused, kind: str) -> None:
    progress = ran(Fake(lambda _: said))
    (found,) = progress.findings
    assert (found.kind, found.status.value) == (kind, kind)
    lost = progress.counts.requests if said is Status.GARBAGE else 0
    assert progress.counts.unanswered == lost


def test_order_dependence_breaks_no_rule() -> None:
    (found,) = ran(Fake(misreading(LOVERS), alone=right)).findings
    assert found.status is Status.ORDER_DEPENDENT


class Keeps(Fake):
    """A right scorer that adds a point of the last game to the next score, if there was a game."""

    def ask(self, requests: Iterable[Request]) -> Iterator[Outcome]:
        kept = 0
        for number, request in enumerate(requests):
            asked = json.loads("{" + request.body)
            if "record" in asked:
                kept = 1
                yield outcome_of(number, request, Scored((0, 0)))
            else:
                first, *others = (scored := right(asked["position"])).totals
                said = evolve(scored, totals=(first + kept, *others))
                kept = 0
                yield outcome_of(number, request, said)


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_a_score_that_depends_on_the_game_before_is_found(game: str) -> None:
    program, played = Keeps(right), whole_games(game, {}, 1)
    assert ran(program, game=game, most=200).findings == ()
    (found,) = ran(program, game=game, most=200, between=played).findings
    assert found.status is Status.ORDER_DEPENDENT


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("dead", ["crashed"]),
        ("garbage", ["garbage"]),
        ("forgetful", ["order_dependent"]),
        ("totals", []),
        ("without_plans", []),
    ],
)
def test_a_real_program_is_searched_to_the_end(name: str, kinds: list[str]) -> None:
    with Program(command(name), LIMITS) as program:
        progress = ran(program, most=200)
    assert [one.status.value for one in progress.findings] == kinds


def test_a_program_that_reads_everything_first_is_searched_too() -> None:
    with Program(command("reads_first"), Limits(quiet=1.5)) as program:
        progress = ran(program, most=100)
    assert progress.findings == ()
    assert progress.counts.agreed == progress.counts.requests >= 100


@from_table
def test_a_program_that_answers_nothing_is_given_up(
    name: str, kind: str, clock: Callable[[], float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardscore.verify.search.base_search.MOST_LOST", 2)
    with Program(fake(name), LIMITS, clock) as program:
        progress = ran(program)
    assert progress.gave_up
    assert {one.kind for one in progress.findings} == {kind}


def test_a_program_that_hangs_is_reported_with_the_position(
    clock: Callable[[], float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardscore.verify.search.base_search.MOST_LOST", 2)
    with Program(command("hang"), LIMITS, clock) as program:
        progress = ran(program, most=30)
    (found,) = progress.findings
    assert found.status is Status.TIMED_OUT
    assert found.question.position["players"][0]["plan_completed"]


# Ends


def test_ctrl_c_ends_the_search_and_keeps_counterexamples() -> None:
    times = iter(range(10**6))

    def answer(position: Data) -> Scored:
        if next(times) == 900:
            raise KeyboardInterrupt
        return misreading(LOVERS)(position)  # type: ignore[return-value]

    progress = ran(Fake(answer), most=10**6)
    assert progress.interrupted
    assert len(progress.findings) == 1


def test_a_contradiction_in_the_library_ends_the_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def contradicts(_: Reference, position: Position, expected: Scored) -> None:
        raise KitError(position, Scored((1,)), expected)

    monkeypatch.setattr(Reference, "check", contradicts)
    progress = ran(Fake(misreading(LOVERS)))
    assert progress.fault is not None
    assert progress.fault.position["players"][0]["pier"] == ["HH", ".."]
    assert '["HH", ".."]' in boardscore.say(progress.fault.message)


# Limits


def test_a_late_counterexample_is_reported_unshrunk() -> None:
    driver = Fake(misreading(LOVERS))
    (late,) = ran(driver, is_late=lambda: True).findings
    (found,) = ran(Fake(misreading(LOVERS))).findings
    assert (late.broken_off, found.broken_off) == (True, False)
    assert size(late.question.position) >= size(found.question.position)
    told = [say(one) for one in explanations(counterexample(late), "en")]
    assert "There may be a smaller one: shrinking stopped early." in told


def test_the_number_of_smaller_positions_tried_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardscore.verify.search.position_search.PositionSearch.MOST_TRIED", 2)
    driver = Fake(misreading(LOVERS))
    progress = ran(driver)
    assert [one.broken_off for one in progress.findings] == [True]
    assert len(driver.asked) == progress.counts.requests + 2


@pytest.mark.parametrize(("over", "stopped"), [(1, Stopped.LATE), (10**6, Stopped.EARLY)])
def test_ctrl_c_is_early_or_late_depending_on_the_time(over: int, stopped: Stopped) -> None:
    def alone(_: Data) -> Scored:
        raise KeyboardInterrupt

    driver = Fake(misreading(LOVERS), alone)
    progress = ran_until(lambda last: last.counts.disagreed >= over, driver)
    assert progress.interrupted is stopped
    assert [one.broken_off for one in progress.findings] == [True]
