"""Every reason to refuse a move or a set-up, and every view, has vectors and is searched."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from boardscore import games
from boardscore.auctionland import Bid
from boardscore.auctionland import State as AuctionlandState
from boardscore.auctionland.verify.misreadings.plain_referee import Referee
from boardscore.core.moves import read_move
from boardscore.games import State
from boardscore.verify.game_kit import play_kit
from boardscore.verify.judge.vector_run import request_of
from boardscore.verify.right_answers import after
from boardscore.verify.search.near_misses import refusals_sent
from boardscore.verify.vector_strength import single_rulings
from boardscore.verify.vectors.coverage import covering, player_count, reason_of, reasons
from boardscore.verify.vectors.differences import check
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.plain_programs import Move
from boardscore.verify.vectors.vectors import PLAY, Vector, load
from tests.tables import from_table, read_table

GAMES = ("pier18", "auctionland")
REASONS = [(game, reason) for game in GAMES for reason in reasons(game)]
covered = cache(covering)


def counts(game: str, reason: str) -> Counter[int]:
    """The vectors about a reason by number of players."""
    return Counter(map(player_count, covered(game)[reason]))


MORE_THAN_TWO = {"bid/out-of-the-auction", "pass/out-of-the-auction", "pass/holder-may-not-pass"}
"""With 2 players the first bid or pass closes the auction."""
NUMBER_OF_PLAYERS = "start/players.players-to-play"
"""Neither 2 nor 3 players are too few or too many."""


# Every cell has a vector


@pytest.mark.long
@pytest.mark.parametrize(("game", "reason"), REASONS)
def test_every_reason_has_vectors_with_two_players_and_with_more(game: str, reason: str) -> None:
    found = counts(game, reason)
    if reason == NUMBER_OF_PLAYERS:
        assert {*found} == {1, 4 if game == "pier18" else 7}
        return
    assert bool(found[2]) == (reason not in MORE_THAN_TWO)
    assert any(number > 2 for number in found)


EVERY_NUMBER = read_table(__file__, "EVERY_NUMBER")
"""The reasons about money, turns and bids."""


@pytest.mark.long
@pytest.mark.parametrize("reason", EVERY_NUMBER)
def test_money_turns_and_bids_have_vectors_with_every_number_of_players(reason: str) -> None:
    possible = range(3 if reason in MORE_THAN_TWO else 2, 7)
    assert all(counts("auctionland", reason)[number] for number in possible)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_rulebook_is_a_reason(game: str) -> None:
    kinds = play_kit(game).rules
    wanted = [
        f"{kind}/{rule.__name__[4:].replace('_', '-')}" for kind in kinds for rule in kinds[kind]
    ]
    of_moves = [one for one in reasons(game) if one.partition("/")[0] in kinds]
    assert of_moves == wanted
    assert len({*wanted}) == len(wanted)


# For this reason alone, by the smallest step


def refusals(game: str, *names: str) -> Iterator[tuple[Vector, State, Mapping[str, Any]]]:
    """The vectors with an illegal move for a reason: the state before it, and the move."""
    for name in names:
        for vector in covered(game)[name]:
            expected = [({}, vector.expect)]
            expected += [(variant["when"], variant["expect"]) for variant in vector.variants]
            for rulings, expect in expected:
                setup, *moves = vector.content(rulings)
                index = expect.get("error", {}).get("index", len(moves))
                if index < len(moves):
                    yield vector, after([setup, *moves[:index]]), moves[index]


IMPLIED = {
    "no-such-player": {"not-in-turn"},  # who is not there cannot be in turn
    "taken": {"no-shared-edge"},  # such an edge belongs to an empty cell
    "not-in-pack": {"not-in-stack"},
}
"""The rules that a move breaks with another one in any case."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "reason"),
    [
        one
        for one in REASONS
        if not one[1].startswith(("start", "seen")) and "/not-now" not in one[1]
    ],
)
def test_some_move_is_illegal_for_each_reason_alone(game: str, reason: str) -> None:
    kind, _, name = reason.partition("/")
    rules = play_kit(game).rules[kind]
    alone = [
        broken
        for _, state, move in refusals(game, reason)
        if (broken := {*also_broken(rules, state, move)}) <= {name} | IMPLIED.get(name, set())
    ]
    assert len(alone) >= 2


def also_broken(rules: Sequence[Any], state: State, move: Mapping[str, Any]) -> Iterator[str]:
    """The names of all broken rules that can be asked about such a move."""
    read = read_move(move, games.play(state.GAME).moves)
    for rule in rules:
        try:
            is_broken = rule(state, read) is not None
        except (AssertionError, LookupError):
            continue  # it needs a tile, a card or a player that is not there
        if is_broken:
            yield rule.__name__[4:].replace("_", "-")


def dollars_missing(state: AuctionlandState, move: Mapping[str, Any]) -> int:
    """What a price or a bid is above the money of the player."""
    money = state.money[move["player"]]
    assert money is not None
    bid = state.standing_bid
    price = (
        bid.amount + 1
        if move["move"] == "buy_back" and bid
        else move.get("slot", move.get("amount"))
    )
    assert isinstance(price, int)
    return price - money


@pytest.mark.long
@from_table
def test_one_dollar_is_missing(reason: str) -> None:
    missing = [dollars_missing(state, move) for _, state, move in refusals("auctionland", reason)]
    assert missing.count(1) >= 5


def test_a_bid_is_one_dollar_too_low() -> None:
    found = list(refusals("auctionland", "bid/too-low"))
    least = [state.standing_bid.amount if state.standing_bid else 0 for _, state, _ in found]
    assert sum(move["amount"] == amount for (*_, move), amount in zip(found, least)) >= 10


@pytest.mark.long
def test_one_column_too_many_is_covered_with_every_width() -> None:
    found = refusals("pier18", "draft/not-covered", "finish/not-covered")
    covered = {(state.game.width, move["overlap"]) for _, state, move in found}
    assert {(width, width) for width in (1, 2, 3, 4)} <= covered


@pytest.mark.parametrize("kind", ["build", "place", "bonus"])
@pytest.mark.parametrize("side", ["row", "column"])
def test_a_fifth_row_or_column_is_one_too_many(kind: str, side: str) -> None:
    found = refusals("auctionland", f"{kind}/too-many-{side}s")
    beyond = {
        move[side] - max(getattr(laid.cell, side) for laid in state.islands[move["player"]])
        for _, state, move in found
    }
    assert 1 in beyond


DUE: Any = read_table(__file__, "DUE")
"""The kinds of move in each phase, by the rules."""


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_move_is_sent_in_every_phase_to_which_it_does_not_belong(game: str) -> None:
    kinds = play_kit(game).rules
    sent = {
        (state.phase.value, move["move"])
        for _, state, move in refusals(game, *(f"{kind}/not-now" for kind in kinds))
    }
    wanted = {(phase, kind) for phase, due in DUE[game].items() for kind in {*kinds} - {*due}}
    assert sent == wanted


@pytest.mark.long
def test_auctions_reach_slot_36_and_buy_backs_16_dollars_with_what_they_cost() -> None:
    moves = [move for vector in load("auctionland", PLAY) for move in vector.input["record"][1:]]
    assert max(move["slot"] for move in moves if move["move"] == "auction") == 36
    dear = [
        vector
        for vector in load("auctionland", PLAY)
        if vector.op == "legal" and "paid" in vector.id and "buy-back" in vector.id
    ]
    assert {player_count(vector) for vector in dear} == {2, 3, 4, 5, 6}
    assert all(paid(vector) >= 11 for vector in dear)
    assert max(map(paid, dear)) == 16


def paid(vector: Vector) -> int:
    """The price of the last buy-back in a record."""
    record = vector.input["record"]
    (*_, place) = [at for at, move in enumerate(record) if move.get("move") == "buy_back"]
    bid = after(record[:place]).standing_bid
    assert bid is not None
    return int(bid.amount) + 1


def test_the_last_bidder_of_two_has_vectors() -> None:
    about = [one for one in load("auctionland") if one.isolates.endswith("close/last-bidder")]
    of_two = [one for one in about if player_count(one) == 2]
    assert len(of_two) >= 4
    assert all(one.variants == () for one in of_two)


# The search


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_search_sends_a_move_for_every_reason(game: str) -> None:
    sent = sum((refusals_sent(game, rulings, 400) for rulings in single_rulings(game)), Counter())
    wanted = [one for one in reasons(game) if not one.startswith(("start", "seen"))]
    assert [one for one in wanted if not sent[one]] == []


def test_a_reason_is_that_of_the_first_broken_rule() -> None:
    vector = next(one for one in load() if one.id.endswith("auction-eleven-of-two"))
    *record, move = vector.input["record"]
    assert reason_of(after(record), move) == "auction/too-dear"
    assert reason_of(after(record), {**move, "slot": 10}) is None
    assert reason_of(after(record), {**move, "slot": 10.5}) is None
    assert reason_of(after(record), Bid(1, 1).to_dict()) == "bid/not-now"


# A program whose replay accepts a move that it does not list


def wrong_answers(allows: Callable[[Referee, Move], bool]) -> list[Vector]:
    """The vectors to which a program of Auctionland with another check of moves answers wrongly."""

    class Accepting(Referee):
        def allows(self, move: Move) -> bool:
            return super().allows(move) or allows(self, move)

    program = Misreading("auctionland.accepting", None, Accepting)
    answers = ((one, program.answers(request_of(one, {}))) for one in load("auctionland", PLAY))
    return [one for one, answer in answers if check(one, answer.get("result", answer))]


@pytest.mark.long
def test_a_program_that_auctions_what_it_cannot_pay_is_found_under_the_price() -> None:
    def auctions(table: Referee, move: Move) -> bool:
        kinds = (table.phase, move["move"])
        return kinds == ("auction", "auction") and move["slot"] < len(table.market)

    found = wrong_answers(lambda table, move: auctions(table, move) and not move["player"])
    assert {one.clause for one in found} == {"auctionland.market.price"}
    assert {*map(player_count, found)} == {2, 3, 4, 5, 6}


@pytest.mark.long
@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_a_program_that_accepts_an_equal_bid_from_some_number_of_players_is_found(
    number: int,
) -> None:
    def equals(table: Referee, move: Move) -> bool:
        is_bid = (table.phase, move["move"]) == ("bid", "bid") and len(table.seats) == number
        return is_bid and move["amount"] == table.bid > 0 and move["player"] in table.still_in()

    assert {one.clause for one in wrong_answers(equals)} == {"auctionland.auction.bid"}
