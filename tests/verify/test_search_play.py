"""The search by playing: its counterexamples, their size, and that right programs pass.

Wrong programs are the library, or a second referee, with a mistake in their answers.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, count, islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve

from boardscore import LANGUAGES, say
from boardscore import games as rules
from boardscore.clauses import CLAUSES
from boardscore.core.errors import BoardscoreError
from boardscore.pier18.verify.fast_scores import standings
from boardscore.records import read_record
from boardscore.verify import vector_strength
from boardscore.verify.data_types import Data, Size
from boardscore.verify.game_kit import facets_of, play_kit
from boardscore.verify.judge.declared_rulings import Reading, with_defaults
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.verdicts import Case, Verdict
from boardscore.verify.program.outcomes import Status
from boardscore.verify.program.protocol import STATE, TRACE, Request
from boardscore.verify.program.replies import Greeting
from boardscore.verify.report.counterexample import Counterexample
from boardscore.verify.report.html_page import page
from boardscore.verify.report.machine_reports import data
from boardscore.verify.report.text_report import reading_messages
from boardscore.verify.right_answers import score_answer
from boardscore.verify.search import all_searches, saved_counterexamples
from boardscore.verify.search.all_searches import Searches
from boardscore.verify.search.game_questions import Fault, GameQuestion, question_about
from boardscore.verify.search.game_search import TRACED
from boardscore.verify.search.near_misses import refused_move
from boardscore.verify.search.played_games import (
    FROM_A_START,
    STARTS,
    PlayedGame,
    find_misplaced,
    replay_moves,
)
from boardscore.verify.search.search_result import AnyFinding, Finding, Progress, Searched, Stopped
from boardscore.verify.vectors import vectors as suite
from boardscore.verify.vectors.differences import check
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import Vector
from tests.misplays.searched import OFTEN, met
from tests.sabotage.vectors import OF_PLAY
from tests.tables import from_table
from tests.verify import plays
from tests.verify.searching import (
    Answer,
    Driver,
    after_a_search,
    all_told,
    contents,
    drawn_games,
    local,
    played,
    random_game,
    simpler,
    summary_of,
    text_of,
)

GAMES = ("pier18", "auctionland")


def tracing(op: str, record: Sequence[Data]) -> Data:
    """The library, which also answers `trace`."""
    if op != TRACE:
        return plays.library(op, record)
    states = read_record(record).replay()
    listed = [[move.to_dict() for move in state.legal_moves()] for state in states[:-1]]
    if not states[-1].is_over:
        return {"result": {"moves": listed}}
    return {"result": {"moves": listed, **plays.scored(read_record(record).result())}}


# Right ones


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_right_program_has_no_findings(game: str) -> None:
    found = played(plays.naive, game, 2)
    assert (found.findings, found.counts.disagreed, found.counts.unanswered) == ((), 0, 0)
    assert found.counts.agreed > 100


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "ruling"), [("pier18", {"half_turn": True}), ("auctionland", {"rotation": "none"})]
)
def test_it_is_asked_under_its_own_rulings(game: str, ruling: Data) -> None:
    found = played(tracing, game, 2, TRACE, rulings=ruling)
    assert (found.findings, found.counts.disagreed) == ((), 0)
    assert found.counts.games > 0


@pytest.mark.long
def test_programs_that_offer_trace_are_asked_for_whole_games() -> None:
    driver = local(tracing)
    played(driver, "pier18", 3, TRACE)
    ops = Counter(one.op for one in driver.asked)
    assert ops[TRACE] >= 16
    assert ops["replay"] <= ops[TRACE] + 200  # refusals, and ends


# Coverage


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_search_of_a_minute_covers_rare_situations_a_hundred_times(game: str) -> None:
    """`python -m tests.misplays --met` prints the table."""
    found, known = met(game), {one.id for one in (*facets_of(game), *CLAUSES)}
    of_play = {one.id for one in CLAUSES if one.game == game and one.id.split(".")[1] in OF_PLAY}
    assert of_play <= found.keys()
    assert {name for name, count in found.items() if count < OFTEN} == set()
    play = play_kit(game)
    assert (play.situations, play.rarest(found)[1]) == ({*found}, [])
    assert {name for name in found if name not in known} == set()


def test_rarest_and_missing_situations() -> None:
    play = play_kit("pier18")
    others = dict.fromkeys(play.situations - {"pier18.deck", "pier18.players"}, 9)
    met = {**others, "pier18.end.plan": 1, "pier18.round.draft": 2, "pier18.deck": 0}
    rarest, never = play.rarest(met, most=2)
    assert rarest == ["pier18.end.plan", "pier18.round.draft"]
    assert never == ["pier18.deck", "pier18.players"]


def some_walks(game: str, count: int) -> list[PlayedGame]:
    return [*islice(drawn_games(Random(3), game, {}), count)]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_games_from_one_start_are_independent(game: str) -> None:
    drawn = some_walks(game, 2 * STARTS)
    first, second = drawn[:STARTS], drawn[STARTS:]
    assert [one.setup for one in first] == [one.setup for one in second]
    assert len({id(one.setup) for one in first}) == STARTS
    assert [one.moves for one in first] != [one.moves for one in second]
    for one in second:  # as if the start had served no game before
        afresh = read_record(one.record()).replay()
        assert [state.moves for state in afresh] == [state.moves for state in one.states]
        assert afresh == one.states


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_start_is_reused_for_a_limited_number_of_games(game: str) -> None:
    drawn = some_walks(game, STARTS * FROM_A_START + 1)
    assert len({id(one.setup) for one in drawn[:-1]}) == STARTS
    assert all(one.setup is not drawn[-1].setup for one in drawn[:-1])


@pytest.mark.parametrize("game", GAMES)
def test_the_lines_that_are_sent_are_the_record(game: str) -> None:
    one, *_, other = some_walks(game, STARTS + 1)
    for drawn in (one, other, other.until(1), one.until(2)):
        assert [json.loads(line) for line in drawn.lines] == drawn.record()
        for op in ("legal", "replay", TRACE):
            question = GameQuestion(drawn, op)
            assert json.loads("{" + question.request.body) == {"op": op, "record": question.record}
    near = GameQuestion(one.until(1), "replay", refused=one.moves[0])
    assert json.loads("{" + near.request.body)["record"] == [*one.record(1), one.moves[0]]


@pytest.mark.parametrize("game", GAMES)
def test_unchecked_moves_have_the_same_effect(game: str) -> None:
    """The games of a search are played by their own lists; here each move is checked."""
    offered = rules.play(game)
    for one in some_walks(game, STARTS):
        for before, move, after in zip(one.states, one.end.moves, one.states[1:]):
            assert before.play(move) == offered.played(before, move) == after


@pytest.mark.long
@from_table
def test_the_fast_score_of_a_game_matches_the_readable_one(game: str, rulings: Data) -> None:
    marks, ranks = play_kit(game).marks, set[tuple[int, ...]]()
    assert marks is not None
    for one in islice(drawn_games(Random(18), game, rulings), 48):
        told = score_answer(marks(one.end, one.verdicts), with_defaults(game, rulings))
        assert told.data == one.result
        ranks.add(told.ranks or ())
    assert {(1, 2), (2, 1)} <= ranks


@from_table
def test_a_number_of_a_table_is_a_whole_number(told: Data) -> None:
    right = {"players": [{"money": 1}, {"money": 2}], "market": []}
    wrong = find_misplaced(right, told)
    assert wrong is not None
    assert (wrong.part, wrong.seat, wrong.right) == ("money", 0, 1)


def test_keys_of_a_table_may_be_in_any_order() -> None:
    right = {"market": [{"tile": "1", "dollars": 0}], "players": [{"money": 1, "island": []}]}
    told = {"players": [{"island": [], "money": 1}], "market": [{"dollars": 0, "tile": "1"}]}
    assert find_misplaced(right, told) is None


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_near_misses_can_be_written_down_and_are_illegal(game: str) -> None:
    random, kinds, sent = Random(2), set[str](), Counter[str]()
    for _ in range(25):
        one = random_game(random, game)
        near = refused_move(random, one, sent)
        if near is not None:
            place, move = near
            kinds.add(move["move"])
            answer = plays.naive("replay", [*one.record(place), move])
            assert answer["error"]["index"] == place, move
    assert len(kinds) >= 4


# Wrong programs


def listing(change: Callable[[list[Data], Sequence[Data]], list[Data]]) -> Answer:
    def answer(op: str, record: Sequence[Data]) -> Data:
        said = plays.naive(op, record)
        if op == "legal":
            said["result"]["moves"] = change(said["result"]["moves"], record)
        return said

    return answer


def without(fits: Callable[[Data], bool]) -> Answer:
    return listing(lambda moves, _: [move for move in moves if not fits(move)])


def no_covering(move: Data) -> bool:
    return bool(move.get("overlap"))


def no_last_dollar(moves: list[Data], _: Sequence[Data]) -> list[Data]:
    most = {move["player"]: move["amount"] for move in moves if move["move"] == "bid"}
    return [move for move in moves if most.get(move["player"], 0) != move.get("amount", -1)]


def accepts(op: str, record: Sequence[Data]) -> Data:
    """Says of illegal Plans and passes that the game goes on."""
    said = plays.naive(op, record)
    wrong = "error" in said and record[-1].get("move") in {"finish", "pass"}
    return {"result": {"totals": [0, 0]}} if wrong else said


def first_wins(op: str, record: Sequence[Data]) -> Data:
    said = plays.naive(op, record)
    if op == "replay" and "result" in said:
        said["result"]["ranks"] = list(range(1, len(said["result"]["ranks"]) + 1))
    return said


no_high_plan = without(lambda move: move.get("plan", "1") > move.get("foundation", "0"))
"""Wrong at the first decision."""

WRONG: dict[str, tuple[Answer, str, int]] = {
    "pier18.round.overlap": (without(no_covering), "moves", 3),
    "pier18.setup.choose": (no_high_plan, "moves", 1),
    "auctionland.auction.bid": (listing(no_last_dollar), "moves", 3),
    "auctionland.auction.buy-back": (without(lambda one: one["move"] == "buy_back"), "moves", 4),
    "auctionland.build.edge": (without(lambda one: one.get("turns") == 3), "moves", 1),
    "auctionland.tie.money": (first_wins, "score", 2),
}


@pytest.mark.long
@pytest.mark.parametrize("clause", WRONG)
def test_a_wrong_program_is_found_with_its_clause_and_the_shortest_game(
    clause: str, tmp_path: Path
) -> None:
    """So many moves, those of chance too, are the least that the mistake needs."""
    answer, kind, moves = WRONG[clause]
    found = first_finding(answer, clause.partition(".")[0])
    assert (found.clause, found.kind) == (clause, kind)
    assert len(found.question.record) - 1 <= moves + 1
    assert len(found.question.played.setup["players"]) == 2
    assert_is_kept(found, answer, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_accepting_illegal_moves_is_found(game: str, tmp_path: Path) -> None:
    found = first_finding(accepts, game)
    assert found.kind == "refusal"
    assert_is_kept(found, accepts, tmp_path)


def first_finding(answer: Answer, game: str) -> AnyFinding:
    for rounds in (2, 4, 8):
        found = played(answer, game, rounds).findings
        if found:
            return found[0]
    raise AssertionError("nothing was found")


def assert_is_kept(found: AnyFinding, answer: Answer, folder: Path) -> None:
    """A finding is saved as a vector, read again, and answered wrongly again; rightly by others."""
    (vector,) = saved_counterexamples.load(saved_counterexamples.save(found, folder))
    record = vector.content(found.rulings)
    right = plays.told(plays.naive(vector.op, record))
    assert check(vector, right, found.rulings) == []
    wrong = answer(vector.op, record)
    assert check(vector, wrong.get("result", wrong), found.rulings) != []
    assert first_asked(vector, answer, found.rulings) == (found.clause, 1, 1)
    assert first_asked(vector, plays.naive, found.rulings) == ("", 1, 0)


def first_asked(vector: Vector, answer: Answer, rulings: Any) -> tuple[str, int, int]:
    """What a search finds that has time for nothing but what was saved before."""
    searched = played(answer, vector.game, rulings=rulings, saved=[vector])
    counts = searched.counts
    clause = next((one.clause for one in searched.findings), "")
    return clause, counts.saved, counts.still_wrong


@pytest.mark.long
def test_a_saved_counterexample_must_expect_what_the_rules_give(tmp_path: Path) -> None:
    found = first_finding(without(no_covering), "pier18")
    file = saved_counterexamples.save(found, tmp_path)
    text = json.loads(file.read_text())
    text["vectors"][0]["expect"]["moves"].pop()
    file.write_text(json.dumps(text))
    with pytest.raises(saved_counterexamples.FindingError, match="expect"):
        saved_counterexamples.load(file)


# State kept between requests


@pytest.mark.long
def test_a_trace_that_differs_from_single_requests_is_found() -> None:
    """As of a program that goes on with the table of the move before."""

    def answer(op: str, record: Sequence[Data]) -> Data:
        said = tracing(op, record)
        if op == TRACE:
            lists = said["result"]["moves"]
            said["result"]["moves"] = [lists[0], *lists[:-1]]
        return said

    found = played(answer, "pier18", 8, TRACE).findings
    assert {one.kind for one in found} == {TRACE}


@pytest.mark.long
def test_programs_that_wrongly_offer_trace_are_asked_without_it() -> None:
    def answer(op: str, record: Sequence[Data]) -> Data:
        if op == TRACE:
            return {"error": {"code": "unsupported"}}
        return plays.naive(op, record)

    found = played(answer, "pier18", 10, TRACE)
    assert found.counts.unsupported <= TRACED
    assert found.findings == ()
    assert found.counts.agreed > 100


# Tables


def telling(change: Callable[[list[Data]], object]) -> Answer:
    """The library, which also adds tables to a trace, after changing them."""

    def answer(op: str, record: Sequence[Data]) -> Data:
        said = tracing(op, record)
        if op == TRACE:
            states = read_record(record).replay()
            said["result"]["states"] = [play_kit(one.GAME).table(one) for one in states]
            change(said["result"]["states"])
        return said

    return answer


def forgets_dollars(states: list[Data]) -> None:
    for state in states:
        for tile in state["market"]:
            tile["dollars"] = 0


def keeps_patrons(states: list[Data]) -> None:
    """The first seat has a Patron card too many from the fourth player move on."""
    for state in states[5:]:
        state["players"][0]["patrons"] += 1


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_right_tables_give_no_counterexample(game: str) -> None:
    found = played(telling(lambda _: None), game, 3, TRACE, STATE)
    assert (found.findings, found.counts.disagreed) == ((), 0)
    assert found.counts.games > 0


@pytest.mark.long
def test_a_wrong_table_is_found_after_the_move_that_makes_it(tmp_path: Path) -> None:
    """The least that is needed: a market of 2 tiles, and the second one taken."""
    answer = telling(forgets_dollars)
    found = first_finding_of_table(answer, "auctionland")
    assert (found.clause, found.fault.place) == ("auctionland.market.price", 2)
    assert found.fault.table is not None
    assert (found.fault.table.part, found.fault.table.seat) == ("market", None)
    assert [tile["dollars"] for tile in found.fault.table.right] == [1]
    (vector,) = saved_counterexamples.load(saved_counterexamples.save(found, tmp_path))
    again = played(answer, "auctionland", 0, TRACE, rulings=found.rulings, saved=[vector])
    assert [one.clause for one in again.findings] == ["auctionland.market.price"]


@pytest.mark.long
def test_omitted_parts_of_a_table_are_not_checked() -> None:
    found = played(telling(lambda states: states[-1].clear()), "pier18", 3, TRACE)
    assert found.findings == ()


@pytest.mark.long
def test_too_few_tables_are_found() -> None:
    found = played(telling(lambda states: states.pop()), "pier18", 3, TRACE).findings
    assert {one.kind for one in found} == {STATE}
    assert found[0].fault.table is None


@pytest.mark.long
def test_an_extra_patron_is_found() -> None:
    found = a_patron_too_many()
    assert found.fault.table is not None
    assert (found.fault.table.part, found.fault.table.seat) == ("patrons", 0)
    assert found.fault.table.got == found.fault.table.right + 1


@pytest.mark.long
@from_table
def test_a_table_that_is_wrong_is_shown_again_by_a_search(file: str | None, options: str) -> None:
    """A search first asks saved counterexamples, so a short one is enough."""
    found = evolve(a_patron_too_many(), file=file)
    judgement = after_a_search(Progress(findings=(found,)))
    assert Counterexample(judgement, found.case, found, *judgement.searches).repeat == (
        f"boardscore verify --game pier18 {options} -- 'a program'"
    )


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_last_errors_of_a_program_are_shown_with_a_counterexample(lang: str) -> None:
    found = a_patron_too_many()
    died = evolve(found, outcome=evolve(found.outcome, errors="out of <memory>"))
    written = page(after_a_search(Progress(findings=(died,))), lang).decode()
    assert "out of &lt;memory&gt;" in written


@cache
def a_patron_too_many() -> AnyFinding:
    return first_finding_of_table(telling(keeps_patrons), "pier18")


def first_finding_of_table(answer: Answer, game: str) -> AnyFinding:
    (found, *_) = played(answer, game, 4, TRACE, STATE).findings
    assert found.kind == STATE
    return found


@pytest.mark.long
def test_what_players_say_of_plans_in_words_moves_up_with_their_seats() -> None:
    """A game of three players with a Plan in words each; the second one is left out."""
    random = Random(1)
    one = random_game(random, "pier18")
    while len(one.setup["players"]) < 3:
        one = random_game(random, "pier18")
    cards = [
        {key: part for key, part in card.items() if key != "plan"} | {"plan_text": "A view."}
        for card in one.setup["pack"]["cards"]
    ]
    setup = {**one.setup, "pack": {**one.setup["pack"], "cards": cards}}
    start = read_record([setup]).start
    judged = replay_moves(setup, one.moves, start, (True, False, True))
    assert judged.verdicts == [True, False, True]
    assert GameQuestion(judged, "replay").record[-1] == {"verdicts": [True, False, True]}
    steps = [step.played for step in simpler(GameQuestion(judged, TRACE))]
    assert {step.said for step in steps if len(step.setup["players"]) == 2} >= {(True, True)}


def without_third_cards(op: str, record: Sequence[Data]) -> Data:
    """The library, but third cards cannot be drawn in the first round."""
    moves = record[1:]
    drawn = [place for place, move in enumerate(moves) if move.get("move") == "reveal"][:1]
    dealt = {card for move in moves for hand in move.get("hands", ()) for card in hand}
    if drawn and {*moves[drawn[0]]["cards"]} & dealt:
        return plays.illegal(drawn[0])
    return tracing(op, record)


@pytest.mark.long
def test_refusing_an_earlier_move_is_found_once() -> None:
    """A move that becomes impossible after it is no separate counterexample, whatever its rule."""
    found = played(without_third_cards, "pier18", 2, TRACE)
    assert found.counts.disagreed > 1
    assert {one.clause for one in found.findings} == {"pier18.setup.return"}


# Limits


def test_late_counterexamples_are_reported_unshrunk_and_others_are_counted() -> None:
    """Of a search without time."""
    driver = local(no_high_plan)
    progress = played(driver, "pier18", is_late=lambda: True)
    counts = progress.counts
    assert progress.findings
    assert all(one.broken_off for one in progress.findings)
    assert len(driver.asked) < counts.agreed + counts.disagreed + 200  # none is shrunk
    assert counts.disagreed == len(progress.findings) + counts.unfollowed
    assert counts.unfollowed > 0
    told = all_told(after_a_search(progress))
    assert f"{counts.unfollowed} more wrong answers were not examined" in told
    assert "shrinking stopped early" in told


@pytest.mark.parametrize(
    ("seconds", "is_broken_off"), [(1.0, True), pytest.param(600.0, False, marks=pytest.mark.long)]
)
def test_the_time_of_a_game_limits_shrinking(seconds: float, is_broken_off: bool) -> None:
    """Time goes by requests here, each a second."""
    driver, reading = local(no_high_plan), Reading.of(with_defaults("pier18", {}))
    judgement = Judgement(("a-program",), (), readings={"pier18": reading})
    clock = lambda: float(len(driver.asked))  # noqa: E731
    run = Searches(program=driver, judgement=judgement, seconds=2 * seconds, clock=clock).run()
    (found,) = run
    assert {one.broken_off for one in found.progress.findings} == {is_broken_off}


def test_a_program_that_keeps_dying_is_not_asked_after_the_time() -> None:
    """It dies of every record that is longer than the first move, and has to start each time."""
    died: list[Request] = []

    def answer(request: Request) -> Any:
        op, record = contents(request)
        died.extend([request] * (len(record) > 3))
        return Status.CRASHED if len(record) > 3 else plays.library(op, record)

    progress = played(Driver(answer), "pier18", until=lambda: bool(died))
    assert [one.status for one in progress.findings] == [Status.CRASHED]
    assert len(died) == 1


def test_the_number_of_smaller_games_tried_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardscore.verify.search.game_search.GameSearch.MOST_TRIED", 3)
    tried: list[int] = []
    progress = played(no_high_plan, "pier18", report=lambda now: tried.append(now.tried or 0))
    assert [one.broken_off for one in progress.findings] == [True]
    assert max(tried) <= 3


@from_table
def test_ctrl_c_is_early_or_late_depending_on_the_time(is_over: bool, words: str) -> None:
    shrinking: list[bool] = []

    def answer(op: str, record: Sequence[Data]) -> Data:
        if shrinking:
            raise KeyboardInterrupt
        return no_high_plan(op, record)

    def report(progress: Progress) -> None:
        shrinking.extend([True] * (progress.tried is not None))

    until = lambda: bool(shrinking) and is_over  # noqa: E731
    progress = played(answer, "pier18", until=until, report=report)
    assert [one.broken_off for one in progress.findings] == [True]
    assert words in all_told(after_a_search(progress))


def test_final_standings_match_the_score() -> None:
    """The search counts ties quickly; the rules say what there is to count."""
    random, seen = Random(4), set()
    for flowers in ["same_side", "orthogonal"] * 10:
        one = random_game(random, "pier18", flower_adjacency=flowers)
        result = one.end.result()
        points = [player.total for player in result.players]
        symbols = [player.symbols for player in result.players]
        assert standings(one.end) == [*zip(points, symbols, strict=True)]
        seen.add(None in points)
    assert seen == {True, False}


# Reports


@pytest.mark.long
def test_a_fault_of_the_program_names_no_rule() -> None:
    """No rule covers a program without an answer; the report shows the request."""

    def answer(op: str, record: Sequence[Data]) -> Data:
        if len(record) > 1 and record[-1].get("move") == "choose":
            return {"error": {"code": "internal", "message": "no hands"}}
        return plays.library(op, record)

    progress = played(answer, "pier18", 1)
    (finding,) = progress.findings
    judgement = after_a_search(progress)
    text, german = (text_of(finding, lang) for lang in ("en", "de"))
    assert text.startswith("COULD NOT RUN in Pier 18: internal error")
    assert f"The request was `{finding.vector.op}`; no rule is named without an answer." in text
    assert "; ohne Antwort wird keine Regel genannt." in german
    assert "Rule " not in text
    ((found,),) = (one["findings"] for one in data(judgement)["searches"])
    assert (found["kind"], found["clauses"]) == ("internal", [])


def test_games_not_reached_before_a_stop_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first of two games is stopped; the report says that the second was not played."""

    def stopped(_: str, __: Sequence[Data]) -> Data:
        raise KeyboardInterrupt

    readings = {game: Reading.of(with_defaults(game, {})) for game in GAMES}
    judgement = Judgement(("x",), (), readings=readings)
    run = Searches(program=local(stopped), judgement=judgement, seconds=4)
    monkeypatch.setattr(Searches, "played", lambda _: [*GAMES])
    (pier18, auctionland) = run.run()
    assert pier18.progress.interrupted is Stopped.EARLY
    assert auctionland.progress.interrupted is Stopped.BEFORE
    english = "The search of Auctionland did not start: it was stopped first."
    german = "Die Suche in Auctionland begann nicht: Sie wurde vorher abgebrochen."
    assert [summary_of(auctionland, lang) for lang in LANGUAGES] == [english, german]


@pytest.mark.long
@from_table
def test_a_trace_with_a_wrong_number_of_lists_shows_both_numbers(too_many: int, count: int) -> None:
    """The smallest game has one move, which deals; no rule is broken."""

    def answer(op: str, record: Sequence[Data]) -> Data:
        answered = tracing(op, record)
        if op == TRACE:
            lists = answered["result"]["moves"]
            answered["result"]["moves"] = [*lists, []] if too_many > 0 else lists[:-1]
        return answered

    progress = played(answer, "pier18", 1, TRACE)
    (finding,) = progress.findings
    judgement = after_a_search(progress)
    text = text_of(finding)
    assert "`trace` has too many or too few lists of moves" in text
    assert f"`moves` holds {count} lists; the record has 1 move." in text
    assert "Rule " not in text
    german = text_of(finding, "de")
    assert f"`moves` enthält {count} Listen; die Aufzeichnung hat 1 Zug" in german
    ((found,),) = (part["findings"] for part in data(judgement)["searches"])
    assert (found["kind"], found["differences"]) == ("lists", [])


def searched(answer: Answer, *offers: str, scores: bool = False) -> Searched:
    """Two rounds of a search of Auctionland, by a program that plays."""
    progress = played(answer, "auctionland", 2, *offers)
    (one,) = after_a_search(progress, "auctionland", scores=scores).searches
    return one


def leaves_long_games(op: str, record: Sequence[Data]) -> Data:
    """Does not score games of an odd number of moves."""
    said = tracing(op, record)
    if "totals" not in said.get("result", {}) or len(record) % 2:
        return said
    if op == "replay":
        return {"error": {"code": "unsupported"}}
    return {"result": {"moves": said["result"]["moves"]}}


def leaves_all(op: str, record: Sequence[Data]) -> Data:
    return tracing(op, record) if op == "legal" else {"error": {"code": "unsupported"}}


@pytest.mark.long
@pytest.mark.parametrize("offers", [(), (TRACE,)])
def test_scoring_only_some_ends_does_not_pass(offers: tuple[str, ...]) -> None:
    """Both forms: `replay` is not supported, and `trace` has no score."""
    one = searched(leaves_long_games, *offers)
    counts = one.progress.counts
    assert one.findings == ()
    assert one.unscored == counts.unscored + counts.unscored_by_trace > 0
    assert (counts.unscored_by_trace > 0) == bool(offers)
    judgement = Judgement(("x",), (), searches=(one,))
    assert judgement.exit_code == 3
    text, german = summary_of(one), summary_of(one, "de")
    assert f"{one.unscored} finished games were not scored, though others were." in text
    assert f"{one.unscored} beendete Partien wurden nicht gewertet, andere aber schon." in german
    (told_as_data,) = data(judgement)["searches"]
    assert told_as_data["unscored"] == counts.unscored


@pytest.mark.long
def test_scoring_no_end_counts_as_unsupported() -> None:
    """Unless a vector has shown that it does: then it is a gap."""
    one = searched(leaves_all)
    assert one.progress.counts.unscored > 0
    assert (one.unscored, searched(leaves_all, scores=True).unscored) == (
        0,
        one.progress.counts.unscored,
    )
    assert "not scored" not in summary_of(one)


def test_a_game_without_answers_is_named_as_not_played() -> None:
    vectors = {game: next(iter(suite.load(game, suite.PLAY))) for game in GAMES}
    lost = Case(vectors["auctionland"], Verdict.COULD_NOT_RUN)
    right = Case(vectors["pier18"], Verdict.AGREE)
    judgement = Judgement(("x",), (lost, right))
    (remark,) = all_searches.not_driven(judgement, ["pier18"])
    assert say(remark).endswith(" was not played: not every request about its games got an answer.")
    assert say(remark, "de").startswith("Auctionland wurde nicht gespielt: Nicht jede ")
    assert all_searches.not_driven(judgement, [*GAMES]) == []


@pytest.mark.parametrize(("declared", "is_told"), [({}, True), ({"rotation": ("free",)}, False)])
def test_without_declared_rulings_the_others_are_named_as_untested(
    declared: dict[str, Any], is_told: bool
) -> None:
    readings = {"auctionland": Reading.of(with_defaults("auctionland", {}))}
    right = Case(next(iter(suite.load("auctionland", suite.PLAY))), Verdict.AGREE)
    judgement = Judgement(("x",), (right,), readings=readings, greeting=Greeting(rulings=declared))
    assert judgement.exit_code == 0
    told = " ".join(map(say, reading_messages(judgement)))
    assert ('such as `"rulings": {"rotation": ["free", "none"]}`.' in told) is is_told
    wrong = evolve(judgement, cases=(evolve(right, verdict=Verdict.DISAGREE),))
    assert not any(one.key == "judge.usual_alone" for one in reading_messages(wrong))


def with_findings(*findings: AnyFinding) -> str:
    """The report of a search that found these, in this order."""
    progress = Progress(findings=findings, covered={"pier18.round.draft": 7})
    return all_told(after_a_search(progress))


@pytest.mark.long
def test_coverage_of_rules_is_reported_if_nothing_is_wrong() -> None:
    (found,) = played(without(no_covering), "pier18", 1).findings
    assert "pier18.round.draft (7)" in with_findings()
    assert "pier18.round.draft (7)" not in with_findings(found)


# Counterexamples of a search by playing are minimal, by steps that are written here again


ROUNDS = 8
EVERY = 29
"""Every how many misreadings one is checked."""

CHOSEN = [
    pytest.param(one, id=one.id)
    for game in ("pier18", "auctionland")
    for one in [one for one in vector_strength.wrong_programs(game, "legal") if one.facet][::EVERY]
]

Record = Sequence[Data]


def simplified(record: Record) -> Iterator[Record]:
    setup, *moves = record
    for place, move in enumerate(moves):
        yield [setup, *moves[:place], *moves[place + 1 :]]
        for name, value in move.items():
            if type(value) is int and value > 0 and name != "player":
                yield [setup, *moves[:place], {**move, name: value - 1}, *moves[place + 1 :]]
    if setup.get("market_size", 3) > 3:
        yield [{**setup, "market_size": setup["market_size"] - 1}, *moves]
    for pack in simpler_packs(setup["pack"]):
        yield [{**setup, "pack": pack}, *moves]
        yield [{**setup, "pack": pack}, *map(covering_less, moves)]
    yield from with_copies(setup, moves)


def with_copies(setup: Data, moves: Record) -> Iterator[Record]:
    """Two tiles that look the same, as two copies of the first."""
    tiles = setup["pack"].get("tiles", [])
    for first, second in combinations(tiles, 2):
        if first["tile"] == second["tile"]:
            copies = first.get("count", 1) + second.get("count", 1)
            rest = [one for one in tiles if one not in (first, second)]
            pack = {**setup["pack"], "tiles": [{**first, "count": copies}, *rest]}
            names = {second["id"]: first["id"]}
            drawn = [
                {**move, "tiles": [names.get(one, one) for one in move["tiles"]]}
                if "tiles" in move
                else move
                for move in moves
            ]
            yield [{**setup, "pack": pack}, *drawn]


def covering_less(move: Data) -> Data:
    return {**move, "overlap": max(0, move["overlap"] - 1)} if "overlap" in move else move


def simpler_packs(pack: Data) -> Iterator[Data]:
    name = "cards" if "cards" in pack else "tiles"
    entries = pack[name]
    for place, entry in enumerate(entries):
        yield {**pack, name: [*entries[:place], *entries[place + 1 :]]}
        for plain in simpler_entries(entry):
            yield {**pack, name: [*entries[:place], plain, *entries[place + 1 :]]}
    if name == "cards" and len(entries[0]["cells"][0]) > 1:
        for column in range(len(entries[0]["cells"][0])):
            yield {**pack, name: [narrower(card, column) for card in entries]}


def narrower(card: Data, column: int) -> Data:
    return {**card, "cells": [side[:column] + side[column + 1 :] for side in card["cells"]]}


def simpler_entries(entry: Data) -> Iterator[Data]:
    if entry.get("count", 1) > 1:
        yield {**entry, "count": entry["count"] - 1}
    for icon in "plm":
        if "+" in entry.get("tile", "") and icon in entry["tile"].partition("+")[2]:
            sides, _, icons = entry["tile"].partition("+")
            left = icons.replace(icon, "", 1)
            yield {**entry, "tile": f"{sides}+{left}" if left else sides}
    for side, row in enumerate(entry.get("cells", [])):
        for column, shown in enumerate(row):
            if shown != ".":
                emptied = row[:column] + "." + row[column + 1 :]
                cells = [emptied if at == side else entry["cells"][at] for at in range(2)]
                yield {**entry, "cells": cells}


def still_found(found: AnyFinding, misreading: Misreading, record: Record) -> bool:
    """Whether the misreading answers that record wrongly in the same way."""
    try:
        question = question_about(found.question.op, record)
    except BoardscoreError:
        return False
    left_out = (found.question.refused is None) != (question.refused is None)
    if left_out or len(question.record) != len(record):
        return False
    (outcome,) = Driver(misreading.answers).ask([question.request])
    fault = question.fault(outcome)
    if fault is None:
        return False
    again = Finding(question=question, fault=fault, rulings=found.rulings, outcome=outcome)
    return again.clause == found.clause and shape(fault) == shape(found.fault)


def shape(fault: Fault) -> tuple[Any, ...]:
    """The kinds of the wrong moves, or the parts of the wrong score."""
    extra = [move for _, move in fault.wrong.too_many]
    return fault.kind, {move["move"] for move in (*fault.wrong.missing, *extra)}, fault.names


def found_first(misreading: Misreading) -> AnyFinding | None:
    found, rounds = list[AnyFinding](), count()
    progress = played(
        Driver(misreading.answers),
        misreading.game,
        0,
        TRACE,
        until=lambda: bool(found) or next(rounds) >= ROUNDS,
        report=lambda progress: found.extend(progress.findings),
    )
    return progress.findings[0] if progress.findings else None


@pytest.mark.long
@pytest.mark.parametrize("misreading", CHOSEN)
def test_no_simplification_is_left(misreading: Misreading) -> None:
    found = found_first(misreading)
    assert found is not None
    record = found.question.record
    left = [one for one in simplified(record) if still_found(found, misreading, one)]
    assert [*map(json.dumps, left)] == []


# Shrinking takes few steps and can be stopped


LATE = 24
"""The number of moves after which the program goes wrong."""

MOST_TRIES = 400
"""The limit of games tried for such a counterexample; 174 when this was written."""


def wrong_late(op: str, record: Sequence[Data]) -> Data:
    """The library, but from some move on it omits the last legal move."""
    said = tracing(op, record)
    moves = said.get("result", {}).get("moves")
    if op == TRACE and moves is not None:
        late = [[*listed[:-1]] for listed in moves[LATE:]]
        return {"result": {**said["result"], "moves": [*moves[:LATE], *late]}}
    if op == "legal" and moves is not None and len(record) > LATE:
        return {"result": {"moves": moves[:-1]}}
    return said


def test_a_late_mistake_is_shrunk_completely_in_few_tries() -> None:
    tried = list[int]()

    def report(progress: Progress) -> None:
        tried.extend([] if progress.tried is None else [progress.tried])

    found = played(wrong_late, "auctionland", 2, TRACE, report=report)
    (first, *_) = found.findings
    setup, *moves = first.question.record
    assert len(moves) == LATE
    assert len(setup["pack"]["tiles"]) == 1  # all that are drawn are copies of one
    assert tried == sorted(tried)
    assert tried[-1] <= MOST_TRIES


def test_stopping_keeps_the_smallest_counterexample_so_far() -> None:
    sizes = {after: stopped(after) for after in (0, 120)}
    assert sizes[120] < sizes[0]


def stopped(after: int) -> Size:
    """The size when the search is stopped after some answers while it shrinks."""
    left = list[int]()

    def answer(op: str, record: Sequence[Data]) -> Data:
        if left:
            left.append(left[-1] - 1)
            if left[-1] < 0:
                raise KeyboardInterrupt
        return wrong_late(op, record)

    def report(progress: Progress) -> None:
        left.extend([after] * (progress.tried is not None and not left))

    found = played(answer, "auctionland", 0, TRACE, until=lambda: False, report=report)
    assert found.interrupted
    (finding,) = found.findings
    return finding.question.size
