"""States drawn from views of Auctionland: counted, against all ways to divide the money."""

from itertools import product
from random import Random
from typing import Any

import pytest

from boardscore import BoardscoreError
from boardscore.auctionland import (
    Auction,
    Bid,
    Build,
    BuyBack,
    Pack,
    PackTile,
    Pass,
    Phase,
    Place,
    Sell,
    State,
    Tile,
    View,
    start,
)
from boardscore.auctionland.state import least_money
from tests.auctionland.situations import bidding, sale, situation
from tests.auctionland.walks import walk
from tests.counting import assert_uniform, samples, seen_after
from tests.refusals import error_of


def every_way(dollars: int, *least: int) -> list[tuple[int, ...]]:
    """All ways to divide dollars among players who have at least so much, by trying all."""
    ways = product(range(dollars + 1), repeat=len(least))
    return [
        way
        for way in ways
        if sum(way) == dollars and all(has >= need for has, need in zip(way, least))
    ]


def assert_others_have(view: View, others: slice, possible: list[tuple[int, ...]]) -> None:
    """The samples of a view have exactly these amounts in some seats, all equally often."""
    assert_uniform((state.money[others] for state in samples(view)), possible)


# Money


LATE: Any = {"gavel": 1, "money": (11, 8, 17)}
AUCTION: Any = {"auctioned": "p", "standing_bid": Bid(2, 16), "phase": Phase.BID, "to_act": (0, 2)}
BOUGHT: Any = {"auctioned": "p", "phase": Phase.PLACE, "to_act": (2,), "money": (30, 3, 3)}
HAD: dict[str, tuple[State, int, slice, list[tuple[int, ...]]]] = {
    "Two players start with 22 dollars: Alex has 3, and 2 are on the market.": (
        situation("#", "#", money=(3, 17), offers="p:1 plain p:1"),
        *(0, slice(1, 2), [(17,)]),
    ),
    "Three players start with 36 dollars: Alex has 29, 1 is on the market, 6 are hidden.": (
        situation("#", "#", "#", money=(29, 2, 4), offers="p:1 plain p"),
        *(0, slice(1, 3), every_way(6, 0, 0)),
    ),
    "Four players start with 52 dollars: Bonnie has 44, 8 are hidden.": (
        situation("#", "#", "#", "#", money=(1, 44, 3, 4)),
        *(1, slice(0, 4), [(first, 44, *rest) for first, *rest in every_way(8, 0, 0, 0)]),
    ),
    "Bonnie's own bid says nothing about the others.": (
        bidding("#", "#", "#", standing=Bid(1, 20), money=(1, 30, 5)),
        *(1, slice(0, 3, 2), every_way(6, 0, 0)),
    ),
    "Charlie starts with 14 and has not paid anything yet; Alex has 11, 36 are in the game.": (
        situation("#", "##", "", to_act=(1,), **LATE),
        *(0, slice(1, 3), every_way(25, 0, 14)),
    ),
    "Charlie bids 16, after Bonnie bought a tile back from him.": (
        situation("#", "##", "", **LATE, **AUCTION),
        *(0, slice(1, 3), every_way(25, 0, 16)),
    ),
    "Charlie has paid for his first tile, and has not built it yet.": (
        situation("#", "##", "", gavel=1, **BOUGHT),
        *(0, slice(1, 3), every_way(6, 0, 0)),
    ),
    "Alex bought his first offer back, and has not built it yet; Bonnie has no tile.": (
        situation("#", "", "", **{**BOUGHT, "to_act": (0,), "money": (5, 17, 14)}),
        *(2, slice(0, 2), every_way(22, 0, 12)),
    ),
}


@pytest.mark.parametrize("case", HAD)
def test_setup_money_that_others_may_have(case: str) -> None:
    state, seat, others, possible = HAD[case]
    assert_others_have(state.seen_by(seat), others, possible)


def test_all_ways_to_divide_dollars() -> None:
    assert [len(every_way(6, 0, 0)), len(every_way(8, 0, 0, 0))] == [7, 45]


@pytest.mark.parametrize("standing", [Bid(2, 3), Bid(1, 7), Bid(3, 8)])
def test_auction_bid_is_covered(standing: Bid) -> None:
    """The player with the standing bid has that money; the others may have none."""
    money = [44, 0, 0, 0]
    money[standing.player] = 8
    game = "#", "#", "#", "#"
    least = [standing.amount if seat == standing.player else 0 for seat in (1, 2, 3)]
    for state in (
        bidding(*game, standing=standing, money=tuple(money)),
        sale(*game, standing=standing, money=tuple(money)),
    ):
        assert_others_have(state.seen_by(0), slice(1, 4), every_way(8, *least))


def test_setup_money_is_known_before_the_first_sale() -> None:
    """Alex pays 2 for building; the tile put up costs 1 and has 1 on it. No one else can pay."""
    state = start(["Alex", "Bonnie", "Charlie"], "demo")
    state = state.play(state.drawn(["29", "1", "1", "2", "5", "34", "18", "22"]))
    moves = [Build(0, 2, 0, 0, 0), Auction(0, 1), Bid(1, 5), Pass(2)]
    for move in moves:
        assert [next(samples(state.seen_by(seat))).money for seat in range(3)] == [state.money] * 3
        state = state.play(move)
    assert (state.phase, state.money) == (Phase.SALE, (8, 12, 14))
    assert [next(samples(state.seen_by(seat))).money for seat in range(3)] == [state.money] * 3


def test_setup_money_of_a_view_that_no_game_leads_to() -> None:
    """Two players start with 22 dollars, and Alex alone would have 23."""
    view = situation("#", "#", money=(23, 0)).seen_by(0)
    caught = error_of(BoardscoreError, view.sample, Random(1))
    assert (caught.clause, caught.where) == ("auctionland.setup.money", "money")
    assert "need at least 0 dollars, and -1 are left" in caught.what


def test_money_hidden_unless_it_is_visible() -> None:
    state = situation("#", "#", "#", money=(5, 6, 7), visible_money=True)
    assert next(samples(state.seen_by(2))).money == (5, 6, 7)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_happens_in_a_game_can_be_drawn(players: int) -> None:
    """No one has less than the least, and the dollars are as many. Until a sale, all is known."""
    rng = Random(players)
    for state in walk(rng, players):
        for seat in range(players):
            view = state.seen_by(seat)
            others = [place for place in range(players) if place != seat]
            assert all(least_money(view, place) <= state.money[place] for place in others)
            money = view.sample(rng).money
            assert sum(money) == sum(state.money)
            if players == 2 or not sold(state):
                assert money == state.money


@pytest.mark.parametrize("players", [2, 3])
def test_after_the_first_turn_the_first_auctioneer_may_have_paid(players: int) -> None:
    """Everyone has a tile, and there is no bid: any auction may have been paid."""
    view = situation(*["#"] * players).seen_by(1)
    assert (view.gavel, view.standing_bid) == (0, None)
    assert least_money(view, 0) == 0


def sold(state: State) -> bool:
    """Whether an auction is over: its tile was placed, bought, or is to be placed."""
    return state.phase is Phase.PLACE or any(
        isinstance(move, Sell | BuyBack | Place) for move in state.moves
    )


def test_a_sample_needs_a_generator() -> None:
    for wrong in (None, 18, "18", Random):
        assert (
            error_of(BoardscoreError, situation("#", "#").seen_by(0).sample, wrong).where == "rng"
        )


# Looking ahead


def test_auction_sell_the_seller_knows_the_price_but_not_what_the_buyer_has() -> None:
    view = seen_after(sale("#", "#", "#", standing=Bid(1, 5), money=(9, 12, 14)), Sell(0))
    assert (view.phase, view.to_act, view.money) == (Phase.PLACE, (1,), (14, None, None))
    assert not view.legal_moves()


def test_auction_buy_back_is_paid() -> None:
    view = seen_after(sale("#", "#", "#", standing=Bid(1, 5), money=(9, 12, 14)), BuyBack(0))
    assert (view.phase, view.to_act, view.money) == (Phase.PLACE, (0,), (3, None, None))


def test_auction_bid_and_pass() -> None:
    state = bidding("#", "#", "#", money=(9, 12, 14))
    assert seen_after(state, Bid(1, 12)).standing_bid == Bid(1, 12)
    assert seen_after(state, Pass(2)).passed == (2,)


LAST = {"offers": "plain", "auctioned": "p", "phase": Phase.PLACE}
"""The end of a turn: Alex builds the tile of the auction, then the market is refilled."""


def test_market_refill_without_a_deck_is_due() -> None:
    """All see the same table before the draw, so the view shows it."""
    state = situation("#", "#", **LAST)
    view = seen_after(state, Place(0, 0, 1, 0))
    assert (view.phase, view.chance) == (Phase.REFILL, state.play(Place(0, 0, 1, 0)).chance)


def test_market_refill_from_a_deck_is_hidden() -> None:
    state = situation("#", "#", deck=("p", "plain", "p"), unseen=("p", "p", "plain"), **LAST)
    caught = error_of(BoardscoreError, state.seen_by(0).play, Place(0, 0, 1, 0))
    assert caught.clause == "auctionland.market.refill"
    assert caught.describe() != caught.describe("de")
    view = state.seen_by(0).sample(Random(1)).play(Place(0, 0, 1, 0)).seen_by(0)
    assert view.phase is Phase.REFILL


@pytest.mark.parametrize("left", [("p",), ("p", "p", "p"), ("p",) * 12])
def test_market_refill_from_a_deck_of_equal_tiles_is_known(left: tuple[str, ...]) -> None:
    state = situation("#", "#", deck=left, unseen=left, **LAST)
    view = seen_after(state, Place(0, 0, 1, 0))
    assert (view.phase, view.to_act) == (Phase.BUILD, (1,))
    assert [tile.id for tile in view.market] == ["plain", *left[:7]]
    assert len(view.unseen) == max(0, len(left) - 7)


def test_market_refill_from_an_empty_deck() -> None:
    """Nothing is drawn, so nothing is hidden."""
    state = situation("#", "#", deck=(), unseen=(), **LAST)
    assert seen_after(state, Place(0, 0, 1, 0)).phase is Phase.BUILD


def test_a_view_after_a_move_still_knows_of_its_deck() -> None:
    pack = Pack(
        "mine", "invented", (PackTile("1", Tile.parse("B"), 9), PackTile("2", Tile.parse("T")))
    )
    deck = ["1"] * 9 + ["2"]
    view = start(["Alex", "Bonnie"], pack, deck=deck, market_size=3).seen_by(0)
    assert view.has_fixed_deck
    assert view.play(Build(0, 0, 0, 0, 0)).has_fixed_deck
    assert not view.sample(Random(1)).seen_by(0).has_fixed_deck
