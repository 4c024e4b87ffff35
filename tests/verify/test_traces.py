"""Finding mistakes in the trace of a game."""

from collections.abc import Callable, Sequence
from copy import deepcopy

import pytest

from boardscore.verify.data_types import Data, Wrong
from boardscore.verify.judge.case import Case, Decision, Verdict
from boardscore.verify.judge.declared_rulings import with_defaults
from boardscore.verify.judge.diagnosis import clauses_of_table, with_tables
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.vector_run import request_of
from boardscore.verify.kit import play_kit
from boardscore.verify.program.outcomes import Outcome, Status
from boardscore.verify.program.protocol import SEEN, TRACE, Moves, Refused, Request, Scored, Traced
from boardscore.verify.report.counterexample import Counterexample
from boardscore.verify.search.game_questions import GameQuestion, question_about
from boardscore.verify.search.played_games import Misplaced
from boardscore.verify.vectors.vectors import check, load, positions
from tests.verify.searching import Driver, contents
from tests.verify.test_named_clauses import BID, BUILT, PASS, SOLD, auctionland


def traced(lists: Sequence[Sequence[Data]]) -> tuple[GameQuestion, Outcome]:
    """A game of two that is traced up to the first bid, with other lists of moves."""
    played = auctionland(*BUILT)
    answer = Traced(tuple(Moves(tuple(one)) for one in lists), None, None)
    question = GameQuestion(played, TRACE)
    return question, Outcome(0, question.request, Status.ANSWERED, answer)


def right_lists() -> list[list[Data]]:
    played = auctionland(*BUILT)
    return [played.legal(place) for place in range(len(played.moves))]


def test_mistakes_in_a_trace_are_in_the_order_of_the_game() -> None:
    market, build, auction = right_lists()
    question, outcome = traced([market, build[1:], auction[:-1]])
    assert [one.place for one in question.faults(outcome)] == [1, 2]
    first = question.fault(outcome)
    assert first is not None
    assert first.place == 1


def test_a_right_trace_has_no_mistakes() -> None:
    question, outcome = traced(right_lists())
    assert [*question.faults(outcome)] == []


Spoil = Callable[[int, Data], None]
"""Changes a table of a program in place, given the number of moves before it."""


def with_shown_tables(wrong: Case, spoil: Spoil) -> Case:
    """A wrong answer of a program that lists all moves rightly and shows tables, some wrong."""

    def answer(request: Request) -> Traced:
        played = question_about(TRACE, contents(request)[1]).played
        tables = [deepcopy(play_kit(played.game).table(one)) for one in played.states]
        for number, table in enumerate(tables):
            spoil(number, table)
        lists = tuple(Moves(tuple(played.legal(at))) for at in range(len(played.moves)))
        return Traced(lists, None, tuple(tables))

    (traced,) = with_tables(Driver(answer), [wrong])  # type: ignore[arg-type]
    return traced


def counterexample(
    name: str, answer: Refused | Scored, spoil: Spoil, place: int | None = None
) -> Counterexample:
    """A wrong answer to a vector, of a program that scores positions rightly and shows tables.

    The first wrong decision comes after `place` moves, or at the end.
    """
    (vector,) = (one for game in ("pier18", "auctionland") for one in load(game) if one.id == name)
    rulings = with_defaults(vector.game, {})
    outcome = Outcome(0, request_of(vector, rulings), Status.ANSWERED, answer)
    found = tuple(check(vector, outcome.data, rulings))
    last = len(vector.input["record"]) - 1
    decision = Decision(last if place is None else place, vector.clause, Wrong((), ()))
    wrong = Case(vector, Verdict.DISAGREE, rulings, outcome, differences=found, decision=decision)
    traced = with_shown_tables(wrong, spoil)
    scored = [Case(one, Verdict.AGREE) for one in positions(vector.game)]
    return Counterexample(Judgement((), (traced, *scored)), traced)


REFILL = "auctionland.market.refill/dollars-stay.all-of-bens-money-of-four"
PATRON = "pier18.round.patron/most-points.by-the-rulings"


def scored(name: str, **changed: Sequence[int]) -> Scored:
    """The right score of a vector but for the points of some categories."""
    (right,) = (one.expect for one in load("pier18") if one.id == name)
    categories = [
        {**own, **{part: points[seat] for part, points in changed.items()}}
        for seat, own in enumerate(right["categories"])
    ]
    return Scored(tuple(sum(own.values()) for own in categories), tuple(categories), None)


def with_patrons(*numbers: int) -> Spoil:
    """Changes the Patron cards after the only round, which ends with move 5."""

    def spoil(number: int, table: Data) -> None:
        for player, patrons in zip(table["players"], numbers):
            player["patrons"] = patrons if number > 5 else 0

    return spoil


def with_dollars_until(last: int) -> Spoil:
    def spoil(number: int, table: Data) -> None:
        for offer in table["market"]:
            offer["dollars"] *= number <= last

    return spoil


def with_a_dollar_more_since(first: int) -> Spoil:
    def spoil(number: int, table: Data) -> None:
        table["players"][1]["money"] += number >= first

    return spoil


LACKS_MONEY = Refused("illegal", index=14)


@pytest.mark.long
@pytest.mark.parametrize(
    ("answer", "spoil", "clause", "place"),
    [
        # Move 8 refills the market; only later does a player lack the dollar from the tile.
        (LACKS_MONEY, with_dollars_until(8), "auctionland.market.refill", 9),
        (LACKS_MONEY, with_a_dollar_more_since(0), "auctionland.setup.money", 0),
        # Move 10 puts up the second tile, which costs 1 dollar.
        (LACKS_MONEY, with_a_dollar_more_since(11), "auctionland.market.price", 11),
        # Groups count 2 and 3 points; Ben has the Patron.
        (
            scored(PATRON, flower_sellers=(1, 2)),
            with_patrons(0, 1),
            "pier18.score.flower-sellers",
            None,
        ),
        (scored(PATRON, patrons=(1, 0)), with_patrons(1, 0), "pier18.round.patron", 6),
        (scored(PATRON, flower_sellers=(2, 1), patrons=(1, 0)), with_patrons(1, 0), None, None),
    ],
)
def test_the_first_wrong_table_shows_the_broken_rule(
    answer: Refused | Scored, spoil: Spoil, clause: str | None, place: int | None
) -> None:
    """Without a rule, the category is wrong even by the table of the program."""
    found = counterexample(REFILL if answer is LACKS_MONEY else PATRON, answer, spoil)
    assert clause is None or found.clauses == (clause,)
    assert found.case.decision is not None
    table = found.case.decision.table
    assert (table and table.place) == place
    assert place != 9 or found.is_certain


@pytest.mark.long
@pytest.mark.parametrize(("place", "is_cause"), [(8, False), (9, True)])
def test_a_wrong_table_is_no_cause_of_an_earlier_decision(place: int, *, is_cause: bool) -> None:
    found = counterexample(REFILL, LACKS_MONEY, with_dollars_until(8), place)
    assert found.case.decision is not None
    assert (found.case.decision.table is not None) is is_cause


def test_a_boxed_tile_that_is_listed_is_about_the_full_island() -> None:
    """Anna's island is full: the tile that she buys back leaves the game."""
    name = "auctionland.auction.full-island/box.not-in-the-stack-of-three"
    (vector,) = (one for one in load("auctionland") if one.id == name)
    answer = {**vector.expect, "deck": [*vector.expect["deck"], "b"]}
    found = tuple(check(vector, answer, {}))
    assert [one.part for one in found] == ["deck"]
    case = Case(vector, Verdict.DISAGREE, {}, differences=found)
    assert clauses_of_table(case) == ["auctionland.auction.full-island"]


@pytest.mark.parametrize(
    ("moves", "clause"),
    [
        ((), "auctionland.setup.money"),
        ((*BUILT, BID), "auctionland.auction.sell"),
        ((*BUILT, PASS), "auctionland.auction.no-bid"),
        (SOLD, "auctionland.auction.sell"),
    ],
)
def test_wrong_money_after_a_move_of_an_auction_is_about_that_move(
    moves: Sequence[Data], clause: str
) -> None:
    """With two players, one bid or pass ends the auction; a pass gives the tile for nothing."""
    wrong = Misplaced("money", 0, 10, 9)
    assert play_kit("auctionland").places(auctionland(*moves), wrong) == clause


def test_a_third_card_in_a_hand_is_about_returning_it() -> None:
    """Anna has chosen cards 3 and 1, so card 2 is in the deck again."""
    (vector, *_) = (
        one for one in load("pier18", (SEEN,)) if one.id.endswith("shown.before-the-round-of-two")
    )
    play, played = play_kit("pier18"), question_about("legal", vector.content({})).played
    third = Misplaced("hand", 0, [], ["2"])
    chosen = Misplaced("hand", 0, [], ["2", "3"])
    assert play.shows(played, third) == "pier18.setup.return"
    assert play.shows(played, chosen) == "pier18.setup.choose"
