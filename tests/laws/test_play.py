"""The invariants of `boardscore.testing` hold in every game, move by move.

Hypothesis plays both games and searches for a state that breaks an invariant.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product, starmap
from random import Random
from typing import Any

import pytest
from attrs import fields
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from boardscore import LANGUAGES, IllegalMoveError, auctionland, pier18
from boardscore.auctionland.testing import invariants as of_auctionland
from boardscore.pier18.testing import invariants as of_pier18
from boardscore.testing import Watch, check_game, starts, walk
from tests.auctionland import play_agreement as in_auctionland
from tests.effort import seeds
from tests.pier18 import play_agreement as in_pier18


class Play(RuleBasedStateMachine):
    """A game in which Hypothesis chooses the moves; all invariants are checked after each move."""

    game: str

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        self.watch = Watch(data.draw(starts(self.game)))

    @precondition(lambda self: self.watch.listed)
    @rule(data=st.data())
    def a_player_moves(self, data: st.DataObject) -> None:
        listed = self.watch.listed
        kinds = list({move.KIND: None for move in listed})
        kind = data.draw(st.sampled_from(kinds))
        move = data.draw(st.sampled_from([move for move in listed if kind == move.KIND]))
        self.watch.play(move)

    @precondition(lambda self: self.watch.state.chance)
    @rule(seed=st.integers(0, 2**32 - 1))
    def chance_draws(self, seed: int) -> None:
        state = self.watch.state
        drawn = Random(seed).sample(state.chance.unseen, state.chance.count)
        self.watch.play(state.drawn(drawn))

    @precondition(lambda self: self.watch.state.is_over)
    @rule(data=st.data())
    def another_game_begins(self, data: st.DataObject) -> None:
        self.begin(data)


class Pier18(Play):
    game = "pier18"


class Auctionland(Play):
    game = "auctionland"


HARD = settings(max_examples=settings().max_examples // 10, stateful_step_count=40)
TestPier18 = Pier18.TestCase
TestAuctionland = Auctionland.TestCase
TestPier18.settings = TestAuctionland.settings = HARD


# Whole games


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("half_turn", [False, True])
@pytest.mark.parametrize("seed", seeds(2, 5))
def test_whole_games_of_pier18(players: int, half_turn: bool, seed: int) -> None:
    nobody = ["earliest_date", "nobody"][seed % 2]
    rulings = {"half_turn": half_turn, "patron_when_all_zero": nobody}
    assert check_game(pier18.start([None] * players, "demo", rulings=rulings), seed).is_over


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("visible", [False, True])
@pytest.mark.long
def test_whole_games_of_auctionland(players: int, visible: bool) -> None:
    rulings = {"last_bidder": ["may_bid", "closed"][players % 2]}
    start = auctionland.start([None] * players, "demo", rulings=rulings, visible_money=visible)
    assert check_game(start, players).is_over


def most_gained(before: auctionland.State, move: Any) -> dict[int, int]:
    """By seat, the dollars that a move may bring, as the rules say; no one else gets any.

    auctionland.market.money: whoever takes a tile gets the dollars on it and pays for its slot.
    auctionland.auction.sell, auctionland.auction.buy-back: the bid, and the bid plus 1.
    """
    bid = before.standing_bid
    if hasattr(move, "slot"):
        return {move.player: before.market[move.slot].dollars - move.slot}
    if isinstance(move, auctionland.Sell):
        return {move.player: bid.amount, bid.player: -bid.amount}
    if isinstance(move, auctionland.BuyBack):
        return {move.player: -bid.amount - 1, bid.player: bid.amount + 1}
    return {}


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 7))
def test_no_one_gets_more_money_than_a_rule_gives(players: int) -> None:
    """In whole games, each player's money changes by exactly that, and its sum never."""
    paid = Counter[str]()
    for seed in range(3):
        before = auctionland.start([None] * players, "demo")
        dollars = sum(before.money)
        for after in walk(before, seed):
            if after.moves != before.moves:
                move = after.moves[-1]
                gained = most_gained(before, move)
                changes = [now - then for now, then in zip(after.money, before.money)]
                assert changes == [gained.get(seat, 0) for seat in range(players)], move
                paid[move.KIND] += any(changes)
            assert sum(after.money) + sum(tile.dollars for tile in after.market) == dollars
            before = after
        assert before.is_over
    assert {"build", "auction", "sell", "buy_back"} <= {*paid}


# Every move that can be expressed, on small states


def small_pier18(width: int, half_turn: bool) -> pier18.State:
    """Ten cards for two players, enough for two rounds."""
    cells = ["Q.HA", "S..A"]
    cards = [
        pier18.Card(
            str(day),
            pier18.CardDate(1, day),
            pier18.Symbol.POET,
            pier18.Pier.parse("\n".join(side[:width] for side in cells)),
            "A view.",
        )
        for day in range(1, 11)
    ]
    pack = pier18.Pack("small", "invented", tuple(cards))
    return pier18.start([None, None], pack, rulings={"half_turn": half_turn})


def small_auctionland(players: int, rotation: str, last_bidder: str) -> auctionland.State:
    tiles = [("B+p", 9), ("BGTH+l", 9), ("GTGT", 9)]
    pack = auctionland.Pack(
        "small",
        "invented",
        tuple(
            auctionland.PackTile(f"t{number}", auctionland.Tile.parse(text), count)
            for number, (text, count) in enumerate(tiles)
        ),
    )
    rulings = {"rotation": rotation, "last_bidder": last_bidder}
    return auctionland.start([None] * players, pack, rulings=rulings, market_size=3)


SMALL: list[Any] = [
    *(small_pier18(width, half_turn) for width in (1, 2, 4) for half_turn in (False, True)),
    small_auctionland(2, "free", "may_bid"),
    small_auctionland(3, "none", "closed"),
    small_auctionland(3, "free", "may_bid"),
]


def of_every_phase(start: Any) -> Iterator[Any]:
    """For each phase, its last state in a random game."""
    seen = {}
    for seed in range(3):
        for state in walk(start, seed):
            seen[state.phase, len(state.legal_moves()) > 0] = state
    return iter(seen.values())


def thinkable(state: Any) -> Iterator[Any]:
    """Every move that can be expressed."""
    of_game = of_pier18 if isinstance(state, pier18.State) else of_auctionland
    for kind, values in of_game.parts(state).items():
        yield from starmap(kind, product(*values))


@pytest.mark.parametrize("start", SMALL, ids=lambda start: f"{type(start).__module__}")
@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.long)])
def test_exactly_the_listed_moves_are_legal(start: Any, every: int) -> None:
    """Every other move, or each fourth, is refused with a reason in every language."""
    phases = set()
    for state in of_every_phase(start):
        phases.add(state.phase)
        listed = set(state.legal_moves())
        for number, move in enumerate(thinkable(state)):
            if number % every and move not in listed:
                continue
            problem = state.why_illegal(move)
            assert (problem is None) is (move in listed), move
            if problem is not None and number % 20 == 0:
                assert problem.clause is not None
                assert all(problem.describe(lang) for lang in LANGUAGES)
                with pytest.raises(IllegalMoveError) as caught:
                    state.play(move)
                assert caught.value.problems == (problem,)
            listed.discard(move)
        assert listed == set()
    assert len(phases) >= 6


@pytest.mark.parametrize("start", SMALL, ids=lambda start: f"{type(start).__module__}")
def test_every_listed_move_can_be_played(start: Any) -> None:
    for state in of_every_phase(start):
        for move in state.legal_moves():
            after = state.play(move)
            assert after.moves[: len(state.moves) + 1] == (*state.moves, move)
            assert after != state


@pytest.mark.parametrize(("games", "fits"), [(in_pier18, {True, False}), (in_auctionland, {True})])
def test_kernels_play_random_games_of_every_kind(games: Any, fits: set[bool]) -> None:
    """Every number of players and every ruling, and piers that fit 64 bits or do not."""
    begun = [games.random_start(Random(seed)).game for seed in range(40)]
    assert {len(game.players) for game in begun} == {*games.SEATS}
    assert {games.KernelGame(game).fits for game in begun} == fits
    for option in fields(type(begun[0].rulings)):
        assert len({getattr(game.rulings, option.name) for game in begun}) == 2, option.name
