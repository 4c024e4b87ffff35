"""The search: its counterexamples, their size, and its behaviour with any program."""

import json
from collections.abc import Callable, Sequence
from functools import cache, reduce
from operator import getitem
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

import boardscore
from boardscore.core.errors import DocumentError
from boardscore.core.messages import say
from boardscore.documents.document_files import parse
from boardscore.verify import vector_strength as kit
from boardscore.verify.program import protocol
from boardscore.verify.program.behaviour import Limits
from boardscore.verify.program.outcomes import Status
from boardscore.verify.program.program import Program
from boardscore.verify.program.protocol import Request
from boardscore.verify.program.replies import Refused, Scored
from boardscore.verify.report.explanation import explanations
from boardscore.verify.right_answers import KitError, Position, RightScores
from boardscore.verify.search.base_search import MOST_LOST
from boardscore.verify.search.game_questions import whole_games
from boardscore.verify.search.position_search import ruling_combinations
from boardscore.verify.search.saved_counterexamples import FindingError, load, load_folder, save
from boardscore.verify.search.search_result import Finding, Progress, Stopped
from boardscore.verify.search.shrink_steps import size
from boardscore.verify.vectors.differences import check
from tests.tables import from_table
from tests.verify.foreign import LANGUAGES
from tests.verify.foreign import command as run_file
from tests.verify.samples import LIMITS, command
from tests.verify.searching import Driver, contents, counterexample, search
from tests.verify.test_examples import TWINS, twin
from tests.verify.test_runner import fake as fake_program

pytestmark = pytest.mark.long


MISREADINGS = kit.wrong_programs(None, "score")

Data = dict[str, Any]
Answerer = Callable[[Data], Scored | Refused | Status]

ENOUGH = 3000

MOST = 10_000
"""The number of positions that is enough to expose any twin."""


def fake(answer: Answerer, alone: Answerer | None = None) -> Driver:
    """A driver that calls a function with each position; another one for requests sent alone."""
    return Driver(
        *(lambda request, by=by: by(contents(request)[1]) for by in (answer, alone or answer))
    )


def right(position: Data) -> Scored:
    return RightScores(position["game"], position["rulings"]).score(position)


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
    return search(driver, game, until=lambda: is_over(last[-1]), report=last.append, **more)


# Counterexamples


def test_nothing_is_found_in_a_right_program() -> None:
    for game in ("pier18", "auctionland"):
        progress = ran(fake(right), game, 5000)
        counts = progress.counts
        assert progress.findings == ()
        assert counts.requests == counts.agreed >= 5000
        assert (counts.disagreed, counts.unsupported, counts.unanswered) == (0, 0, 0)


def test_the_smallest_counterexample_has_a_proof() -> None:
    """Two Lovers next to each other on one side; the smaller positions are worked out by hand.

    Of 1 column there are 5 * 5 = 25 piers and 2 * 19 - 1 = 37 empty ones with cards. Of 2 columns
    those with fewer than 2 symbols are smaller: the empty one and 4 * 4 with one symbol.
    """
    (found,) = ran(fake(misreading(LOVERS))).findings
    assert found.question.position["players"][0]["pier"] == ["HH", ".."]
    assert found.clauses == ("pier18.score.lovers",)
    assert (found.question.expected.totals, found.proof.complete) == ((0,), True)
    assert (found.proof.smaller, found.proof.otherwise) == (25 + 37 + 1 + 16, 0)


def test_each_broken_rule_has_one_counterexample() -> None:
    def answer(position: Data) -> Scored:
        said = right(position)
        assert said.categories is not None
        own = tuple(
            {**one, "poets": one["poets"] + 1, "plan": 2 * one["plan"]} for one in said.categories
        )
        return Scored(tuple(sum(one.values()) for one in own), own, said.ranks)

    found = ran(fake(answer)).findings
    assert [list(one.fault.names) for one in found] == [["poets"], ["plan"]]


def test_a_rule_with_several_categories_is_reported_once() -> None:
    name = "auctionland.score.icons/tie-skips:left-out.tie-skips-none"
    progress = ran(fake(misreading(name)), "auctionland", 2000)
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
    def asked(seed: int) -> list[Request]:
        driver = fake(right)
        ran(driver, most=7000, seed=seed)
        return driver.asked

    one, other = asked(1), asked(2)
    assert one == asked(1)
    assert one != other
    assert one[: 62 + 6250] == other[: 62 + 6250]


def test_saved_counterexamples_are_asked_first() -> None:
    (found,) = ran(fake(misreading(LOVERS))).findings
    for answer, wrong in ((misreading(LOVERS), 1), (right, 0)):
        driver = fake(answer)
        counts = ran(driver, saved=[found.vector]).counts
        assert contents(driver.asked[0])[1]["players"] == found.question.position["players"]
        assert (counts.saved, counts.still_wrong) == (1, wrong)


def test_all_small_positions_of_a_size_are_counted_as_complete() -> None:
    """Of 1 column in all there are 62; of 2 there are 6250, of which 5625 have two players."""
    assert ran(fake(right), most=62).complete is None
    progress = ran(fake(right), most=62 + 6250 + 1)
    assert progress.complete == 2
    assert progress.counts.small >= 62 + 6250


# Rulings


def test_the_search_uses_the_declared_ruling() -> None:
    rulings = {"flower_points": "other_kinds_only"}
    assert ran(fake(right), rulings=rulings).findings == ()

    def stubborn(position: Data) -> Scored:
        return RightScores("pier18").score(position)

    (found,) = ran(fake(stubborn), rulings=rulings, most=ENOUGH).findings
    assert {*found.fault.names} == {"flower_sellers"}
    assert found.vector.expected(rulings)["totals"] == list(found.question.expected.totals)
    assert found.vector.expected()["totals"] == list(stubborn(dict(found.question.position)).totals)


# Any program


def test_totals_alone_are_enough() -> None:
    def totals(position: Data) -> Scored:
        return Scored(misreading(LOVERS)(position).totals)  # type: ignore[union-attr]

    (found,) = ran(fake(totals)).findings
    assert (found.kind, found.clause) == ("totals", "pier18.score.lovers")
    assert found.question.position["players"][0]["pier"] == ["HH", ".."]


def test_unsupported_positions_give_no_counterexample_and_no_proof() -> None:
    """If no pier of 1 column is scored, smaller positions have not all been checked."""

    def answer(position: Data) -> Scored | Refused:
        if len(position["players"][0]["pier"][0]) == 1:
            return Refused("unsupported")
        return misreading(LOVERS)(position)  # type: ignore[return-value]

    progress = ran(fake(answer))
    assert progress.counts.unsupported > 62
    (found,) = progress.findings
    assert not found.proof.complete


def test_a_program_that_always_dies_is_given_up_soon() -> None:
    progress = ran(fake(lambda _: Status.CRASHED))
    assert progress.gave_up
    assert progress.counts.unanswered == progress.counts.requests == MOST_LOST
    assert [one.kind for one in progress.findings] == ["crashed"]


def test_occasional_deaths_are_found_with_the_smallest_position() -> None:
    def answer(position: Data) -> Scored | Status:
        poets = "".join(position["players"][0]["pier"]).count("Q")
        return Status.CRASHED if poets == 2 else right(position)

    (found,) = ran(fake(answer)).findings
    assert found.question.position["players"][0]["pier"] == ["Q", "Q"]
    assert found.status is Status.CRASHED


@pytest.mark.parametrize(
    ("said", "kind"), [(Status.GARBAGE, "garbage"), (Refused("illegal"), "illegal")]
)
def test_always_the_same_answer_is_found(said: Status | Refused, kind: str) -> None:
    progress = ran(fake(lambda _: said))
    (found,) = progress.findings
    assert (found.kind, found.status.value) == (kind, kind)
    lost = progress.counts.requests if said is Status.GARBAGE else 0
    assert progress.counts.unanswered == lost


def test_order_dependence_breaks_no_rule() -> None:
    (found,) = ran(fake(misreading(LOVERS), alone=right)).findings
    assert found.status is Status.ORDER_DEPENDENT


def keeps() -> Driver:
    """A right scorer that adds a point of the last game to the next score, if there was a game."""
    kept = [0]

    def answer(request: Request) -> Scored:
        op, content = contents(request)
        kept.append(op != "score")
        if op != "score":
            return Scored((0, 0))
        first, *others = (scored := right(content)).totals
        return evolve(scored, totals=(first + kept[-2], *others))

    return Driver(answer, lambda request: right(contents(request)[1]))


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_a_score_that_depends_on_the_game_before_is_found(game: str) -> None:
    program, played = keeps(), whole_games(game, {}, 1)
    assert ran(program, game=game, most=200).findings == ()
    (found,) = ran(program, game=game, most=200, between=played).findings
    assert found.status is Status.ORDER_DEPENDENT


@pytest.mark.parametrize("copies", [1, 3])
@from_table
def test_a_real_program_is_searched_to_the_end(name: str, kinds: list[str], copies: int) -> None:
    with Program(command(name), LIMITS, jobs=copies) as program:
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
    with Program(fake_program(name), LIMITS, clock) as program:
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

    progress = ran(fake(answer), most=10**6)
    assert progress.interrupted
    assert len(progress.findings) == 1


def test_a_contradiction_in_the_library_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def contradicts(_: RightScores, position: Position, expected: Scored) -> None:
        raise KitError(position, Scored((1,)), expected)

    monkeypatch.setattr(RightScores, "check", contradicts)
    progress = ran(fake(misreading(LOVERS)))
    assert progress.fault is not None
    assert progress.fault.position["players"][0]["pier"] == ["HH", ".."]
    assert '["HH", ".."]' in boardscore.say(progress.fault.message)


# Limits


def test_a_late_counterexample_is_reported_unshrunk() -> None:
    driver = fake(misreading(LOVERS))
    (late,) = ran(driver, is_late=lambda: True).findings
    (found,) = ran(fake(misreading(LOVERS))).findings
    assert (late.broken_off, found.broken_off) == (True, False)
    assert size(late.question.position) >= size(found.question.position)
    told = [say(one) for one in explanations(counterexample(late), "en")]
    assert "There may be a smaller one: shrinking stopped early." in told


def test_the_number_of_smaller_positions_tried_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardscore.verify.search.position_search.PositionSearch.MOST_TRIED", 2)
    driver = fake(misreading(LOVERS))
    progress = ran(driver)
    assert [one.broken_off for one in progress.findings] == [True]
    assert len(driver.asked) == progress.counts.requests + 2


@pytest.mark.parametrize(("over", "stopped"), [(1, Stopped.LATE), (10**6, Stopped.EARLY)])
def test_ctrl_c_is_early_or_late_depending_on_the_time(over: int, stopped: Stopped) -> None:
    def alone(_: Data) -> Scored:
        raise KeyboardInterrupt

    driver = fake(misreading(LOVERS), alone)
    progress = ran_until(lambda last: last.counts.disagreed >= over, driver)
    assert progress.interrupted is stopped
    assert [one.broken_off for one in progress.findings] == [True]


# Counterexamples in files: saved ones can be read again, and invalid files are reported


BEACHES = "auctionland.score.beaches/edge:left-out.anywhere"
FLOWERS = "pier18.score.flower-sellers/once-per-group:counted-twice"
TIES = "pier18.tie.symbols/most-symbols:left-out"


@cache
def found(name: str, most: int = 1000) -> Finding:
    return ran(fake(misreading(name)), name.partition(".")[0], most).findings[0]


def changed(file: Path, path: Sequence[Any], value: Any) -> Path:
    """The same file with another value in its vector, or without one for `None`."""
    document = json.loads(file.read_text(encoding="utf-8"))
    *outer, key = path
    inside = reduce(getitem, outer, document["vectors"][0])
    inside[key] = value
    if value is None:
        del inside[key]
    file.write_text(json.dumps(document), encoding="utf-8")
    return file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return save(found(FLOWERS), tmp_path)


@pytest.fixture
def island(tmp_path: Path) -> Path:
    return save(found(BEACHES, 4000), tmp_path)


# Saving


@pytest.mark.parametrize("name", [FLOWERS, TIES])
def test_a_saved_counterexample_can_be_read_again(name: str, tmp_path: Path) -> None:
    finding = found(name)
    assert load(save(finding, tmp_path)) == (finding.vector,)


def test_the_same_counterexample_is_saved_once(tmp_path: Path) -> None:
    one, other = save(found(FLOWERS), tmp_path), save(found(FLOWERS), tmp_path)
    assert one == other
    assert len(load_folder(tmp_path)[0]) == 1


def test_files_are_read_in_the_order_of_their_names(tmp_path: Path) -> None:
    save(found(FLOWERS), tmp_path)
    save(found(TIES), tmp_path)
    (tmp_path / "notes.txt").write_text("no finding")
    assert [one.isolates for one in load_folder(tmp_path)[0]] == [
        found(FLOWERS).vector.isolates,
        found(TIES).vector.isolates,
    ]


def test_the_expectation_holds_under_every_ruling(file: Path) -> None:
    """A counterexample with Flower Sellers may have other points under other rulings."""
    (vector,) = load(file)
    for way in ruling_combinations("pier18"):
        score = RightScores("pier18", way).score(vector.input)
        assert vector.expected(way)["totals"] == list(score.totals)


def test_a_counterexample_is_saved_in_both_languages(file: Path) -> None:
    (vector,) = load(file)
    assert vector.title_in("en") == "wrong points for Flower Sellers"
    assert vector.title_in("de") == "falsche Punkte für Blumenverkäufer"
    assert vector.why_in("de") != vector.why_in("en")


def test_an_old_counterexample_without_german_is_shown_in_english(file: Path) -> None:
    for key in ("title_de", "why_de"):
        (vector,) = load(changed(file, [key], None))
    assert vector.title_in("de") == vector.title
    assert vector.why_in("de") == vector.why


# Invalid files


@pytest.mark.parametrize(
    "text", ["{}", "[]", "1", '{"format": 1}', '{"format": 1, "vectors": []}', '{"vectors": []}']
)
def test_another_document_is_reported(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.json"
    path.write_text(text)
    with pytest.raises(FindingError, match="This is not a counterexample"):
        load(path)


def test_another_format_is_reported(file: Path) -> None:
    file.write_text(file.read_text().replace('"format": 1', '"format": 2'))
    with pytest.raises(
        FindingError, match="a counterexample in format 2; this version reads format 1"
    ):
        load(file)


def test_invalid_json_is_reported(file: Path) -> None:
    file.write_text(file.read_text()[:-20])
    with pytest.raises(DocumentError):
        load(file)


@from_table
def test_a_changed_vector_is_reported(
    name: str, path: Sequence[Any], value: Any, message: str, tmp_path: Path
) -> None:
    file = save(found(FLOWERS) if name == "FLOWERS" else found(BEACHES, 4000), tmp_path)
    with pytest.raises(FindingError, match=message):
        load(changed(file, path, value))


def test_a_wrong_position_is_reported_with_its_path(file: Path) -> None:
    with pytest.raises(FindingError) as caught:
        load(changed(file, ["input", "players", 0, "patrons"], -1))
    (problem,) = caught.value.problems
    assert problem.where == "vectors[0].input.players[0].patrons"
    assert problem.file == str(file)
    assert str(file) in str(caught.value)


def test_a_count_beyond_its_table_is_reported(island: Path) -> None:
    changed(island, ["input", "players", 0, "island"], ["B"])
    changed(island, ["input", "tables"], {"beaches": [0], "theme_parks": [0, "2+"]})
    with pytest.raises(FindingError, match="beyond its score table"):
        load(island)


def test_a_program_can_be_checked_with_a_saved_counterexample(file: Path) -> None:
    document = parse(file.read_text(encoding="utf-8"))
    assert document["format"] == 1
    (vector,) = load(file)
    wrong = misreading(FLOWERS)(dict(vector.input))
    assert check(vector, {"totals": list(wrong.totals)})  # type: ignore[union-attr]
    assert check(vector, dict(vector.expect)) == []
