"""The search by playing: what it finds, how small that is, and that right programs pass.

Wrong programs are the library, or a second referee, with a mistake in what they answer.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardscore.clauses import CLAUSES
from boardscore.games import game as offered
from boardscore.records import read_record
from boardscore.verify import games
from boardscore.verify.canonical import Data
from boardscore.verify.driver.outcomes import Outcome, outcome_of
from boardscore.verify.driver.protocol import TRACE, Request, read_line
from boardscore.verify.judging.readings import with_defaults
from boardscore.verify.search import saved
from boardscore.verify.search.play.findings import FoundPlay, PlayProgress, size
from boardscore.verify.search.play.near import refused
from boardscore.verify.search.play.questions import fault_of
from boardscore.verify.search.play.search import search_play
from boardscore.verify.search.play.shrink import simpler
from boardscore.verify.search.play.walks import walk
from boardscore.verify.suite.vectors import check
from tests.sabotage.vectors import OF_PLAY
from tests.verify import plays

Answer = Callable[[str, Sequence[Data]], Data]

GAMES = ("pier18", "auctionland")


class Local:
    """A driver that asks a function."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer
        self.asked: list[str] = []

    def ask(self, requests: Iterable[Request]) -> Iterator[Outcome]:
        for number, request in enumerate(requests):
            self.asked.append(request.op)
            asked = json.loads("{" + request.body)
            line = json.dumps({"id": number, **self._answer(asked["op"], asked["record"])})
            reply = read_line(line.encode())
            assert reply is not None
            yield outcome_of(number, request, reply.answer(request.op))

    def confirm(self, outcome: Outcome) -> Outcome:
        return outcome


def played(answer: Answer, game: str, rounds: int, *offers: str, **rulings: Any) -> PlayProgress:
    """What some rounds of a search find."""
    left = iter(range(rounds))
    judged = with_defaults(game, rulings)
    return search_play(Local(answer), game, judged, offers, 1, lambda: next(left, None) is None)


def tracing(op: str, record: Sequence[Data]) -> Data:
    """The library, which answers `trace` too."""
    if op != TRACE:
        return plays.library(op, record)
    states = read_record(record).replay()
    listed = [[move.to_dict() for move in state.legal_moves()] for state in states[:-1]]
    result = offered(states[0].GAME).result(states[-1], None)
    return {"result": {"moves": listed, **plays.scored(result)}}


# Right ones


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_right_program_has_no_findings(game: str) -> None:
    found = played(plays.naive, game, 2)
    assert (found.findings, found.counts.disagreed, found.counts.unanswered) == ((), 0, 0)
    assert found.counts.agreed > 100


@pytest.mark.long
@pytest.mark.parametrize(("game", "ruling"), [("pier18", "half_turn"), ("auctionland", "rotation")])
def test_it_is_asked_under_its_own_rulings(game: str, ruling: str) -> None:
    value = {"half_turn": True, "rotation": "none"}[ruling]
    found = played(tracing, game, 3, TRACE, **{ruling: value})
    assert (found.findings, found.counts.disagreed) == ((), 0)
    assert found.counts.games > 0


def test_who_offers_trace_is_asked_for_whole_games_at_once() -> None:
    driver = Local(tracing)
    left = iter(range(3))
    search_play(driver, "pier18", {}, (TRACE,), 1, lambda: next(left, None) is None)
    assert driver.asked.count(TRACE) >= 16
    assert driver.asked.count("replay") <= driver.asked.count(TRACE) + 200  # refusals, and ends


# What is met


@pytest.mark.parametrize("game", GAMES)
def test_random_games_meet_every_clause_of_play(game: str) -> None:
    play, random, met = games.kit(game).play, Random(1), set[str]()
    assert play is not None
    for _ in range(60):
        one = walk(random, play.started(random, with_defaults(game, {})), play.choose)
        for before, move, after in zip(one.states, one.moves, one.states[1:]):
            met.update(play.met(before, move, after))
    of_play = {one.id for one in CLAUSES if one.game == game and one.id.split(".")[1] in OF_PLAY}
    assert of_play - met <= {"auctionland.auction.full-island"}  # the rarest


@pytest.mark.parametrize("game", GAMES)
def test_what_is_nearly_legal_can_be_written_down_and_is_refused(game: str) -> None:
    play, random = games.kit(game).play, Random(2)
    assert play is not None
    kinds = set[str]()
    for _ in range(25):
        one = walk(random, play.started(random, with_defaults(game, {})), play.choose)
        near = refused(random, one)
        if near is not None:
            place, move = near
            kinds.add(move["move"])
            answer = plays.naive("replay", [*one.record(place), move])
            assert answer["error"]["index"] == place, move
    assert len(kinds) >= 4


# Wrong ones


def listing(change: Callable[[list[Data], Sequence[Data]], list[Data]]) -> Answer:
    """The second referee, with another list of legal moves."""

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
    """Nobody may bid all they have."""
    most = {move["player"]: move["amount"] for move in moves if move["move"] == "bid"}
    return [move for move in moves if most.get(move["player"], 0) != move.get("amount", -1)]


def accepts(op: str, record: Sequence[Data]) -> Data:
    """Says of illegal Plans and passes that the game goes on."""
    said = plays.naive(op, record)
    wrong = "error" in said and record[-1].get("move") in {"finish", "pass"}
    return {"result": {"totals": [0, 0]}} if wrong else said


def first_wins(op: str, record: Sequence[Data]) -> Data:
    """The first seat always wins."""
    said = plays.naive(op, record)
    if op == "replay" and "result" in said:
        said["result"]["ranks"] = list(range(1, len(said["result"]["ranks"]) + 1))
    return said


WRONG = [
    ("pier18", without(no_covering), "pier18.round.overlap", "moves", 3),
    (
        "pier18",
        without(lambda move: move.get("plan", "1") > move.get("foundation", "0")),
        "pier18.setup.choose",
        "moves",
        1,
    ),
    ("auctionland", listing(no_last_dollar), "auctionland.auction.bid", "moves", 3),
    (
        "auctionland",
        without(lambda move: move["move"] == "buy_back"),
        "auctionland.auction.buy-back",
        "moves",
        4,
    ),
    (
        "auctionland",
        without(lambda move: move.get("turns") == 3),
        "auctionland.build.edge",
        "moves",
        1,
    ),
    ("auctionland", first_wins, "auctionland.tie.money", "score", 2),
]


@pytest.mark.long
@pytest.mark.parametrize("wrong", WRONG, ids=[one[2] for one in WRONG])
def test_a_wrong_program_is_found_with_its_clause_and_the_shortest_game(
    wrong: tuple[str, Answer, str, str, int], tmp_path: Path
) -> None:
    """So many moves, those of chance too, are the least that the mistake needs."""
    game, answer, clause, kind, moves = wrong
    found = first_finding(answer, game)
    assert (found.clause, found.kind) == (clause, kind)
    assert len(found.question.record) - 1 <= moves + 1
    assert len(found.question.walk.setup["players"]) == 2
    assert is_smallest(found, answer)
    assert_is_kept(found, answer, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_who_accepts_illegal_moves_is_found(game: str, tmp_path: Path) -> None:
    found = first_finding(accepts, game)
    assert found.kind == "refusal"
    assert_is_kept(found, accepts, tmp_path)


def first_finding(answer: Answer, game: str) -> FoundPlay:
    for rounds in (2, 4, 8):
        found = played(answer, game, rounds).findings
        if found:
            return found[0]
    raise AssertionError("nothing was found")


def is_smallest(found: FoundPlay, answer: Answer) -> bool:
    """Whether no single simplification is answered wrongly by the same clause."""
    steps = [one for one in simpler(found.question) if size(one) < size(found.question)]
    outcomes = Local(answer).ask(one.request for one in steps)
    for step, outcome in zip(steps, outcomes):
        fault = fault_of(step, outcome)
        again = None if fault is None else FoundPlay(step, fault, found.rulings, outcome)
        if again is not None and (again.clause, again.kind) == (found.clause, found.kind):
            return False
    return True


def assert_is_kept(found: FoundPlay, answer: Answer, folder: Path) -> None:
    """A finding is saved as a vector, read again, and answered wrongly again; rightly by others."""
    (vector,) = saved.load(saved.save(found, folder))
    record = vector.asked(found.rulings)
    right = plays.told(plays.naive(vector.op, record))
    assert check(vector, right, found.rulings) == []
    wrong = answer(vector.op, record)
    assert check(vector, wrong.get("result", wrong), found.rulings) != []


def test_a_saved_finding_must_expect_what_the_rules_give(tmp_path: Path) -> None:
    found = first_finding(without(no_covering), "pier18")
    file = saved.save(found, tmp_path)
    text = json.loads(file.read_text())
    text["vectors"][0]["expect"]["moves"].pop()
    file.write_text(json.dumps(text))
    with pytest.raises(saved.FindingError, match="expect"):
        saved.load(file)


@pytest.mark.long
def test_the_same_seed_finds_the_same() -> None:
    first, again = (first_finding(without(no_covering), "pier18") for _ in range(2))
    assert first.question.record == again.question.record


# What is kept from one request to the next


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
def test_who_offers_trace_and_does_not_know_it_is_asked_without() -> None:
    def answer(op: str, record: Sequence[Data]) -> Data:
        if op == TRACE:
            return {"error": {"code": "unsupported"}}
        return plays.naive(op, record)

    found = played(answer, "pier18", 10, TRACE)
    assert found.counts.unsupported <= 16
    assert found.findings == ()
    assert found.counts.agreed > 100
