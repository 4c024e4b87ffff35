"""Play in Auctionland: games by hand, clause by clause.

The tests have the names of the clauses' ids; the docstrings say what the clause requires.
"""

import pytest
from attrs import evolve

from boardscore import BoardscoreError, IllegalMoveError
from boardscore.auctionland import (
    STARTING_MONEY,
    Auction,
    Bid,
    Bonus,
    Build,
    BuyBack,
    Market,
    Pack,
    PackTile,
    Pass,
    Phase,
    Place,
    Sell,
    Table,
    Tables,
    Tile,
    start,
)
from tests.auctionland.situations import (
    NAMES,
    PACK,
    after,
    amounts,
    bidding,
    builds,
    cells,
    dollars,
    ids,
    listed,
    sale,
    situation,
    slots,
    tiny,
)
from tests.tables import from_table

FULL = "#### #### #### ####"
THREE = "###"
"""Three tiles in a row at (0, 0), (0, 1), (0, 2): the next one at (0, 3) is the 4th."""


# Set-up


@pytest.mark.parametrize("players", range(2, 7))
def test_players_sit_in_order_and_the_first_has_the_gavel(players: int) -> None:
    """`auctionland.players`, `auctionland.setup.first`: 2 to 6 play; the first named begins."""
    state = start(NAMES[:players], tiny(3), deck=["a", "a", "a"])
    assert state.game.players == NAMES[:players]
    assert (state.gavel, state.to_act) == (0, (0,))
    assert len(state.islands) == len(state.money) == players


@from_table
def test_setup_money(players: int, money: list[int]) -> None:
    """`auctionland.setup.money`: 10, 12, 14, 16, 18, 20 dollars by seat."""
    assert start([None] * players, PACK).money == tuple(money)
    assert STARTING_MONEY == (10, 12, 14, 16, 18, 20)


def test_setup_market_is_dealt_from_the_stack_by_chance() -> None:
    """`auctionland.setup.market`: 8 tiles; no player has a move before that."""
    state = start(NAMES[:2], PACK)
    assert state.chance is not None
    assert (state.chance.kind, state.chance.count) == ("market", 8)
    assert listed(state) == []
    assert not state.is_over
    assert state.phase is Phase.MARKET


def test_setup_market_is_sorted_with_more_icons_closer_to_the_stack() -> None:
    """`auctionland.setup.market`: slot 0, the free tile, has the fewest; ties stay as dealt."""
    drawn = ["plm", "pl", "bar", "p", "plain", "plm", "corner", "p"]
    state = start(NAMES[:2], PACK).play(Market(tuple(drawn)))
    assert ids(state) == ["bar", "plain", "corner", "p", "p", "pl", "plm", "plm"]
    assert dollars(state) == [0] * 8
    assert len(state.unseen) == 48 - 8


@pytest.mark.parametrize("size", [3, 5, 12])
def test_setup_market_of_another_size(size: int) -> None:
    """`auctionland.setup.market`: the chosen market size, at least 3."""
    state = start(NAMES[:2], PACK, market_size=size)
    assert state.chance is not None
    assert state.chance.count == size
    assert len(state.play(Market(("plain",) * size)).market) == size


def test_setup_market_from_a_small_stack() -> None:
    """`auctionland.setup.market`: a stack of 5 gives a market of 5."""
    state = start(NAMES[:2], tiny(2, 3))
    assert state.chance is not None
    assert state.chance.count == 5
    state = state.play(Market(("b", "a", "b", "a", "b")))
    assert ids(state) == ["b", "a", "b", "a", "b"]
    assert state.unseen == ()
    assert state.phase is Phase.BUILD


def test_setup_market_copies_are_in_the_stack_as_often_as_the_pack_says() -> None:
    """`auctionland.setup.market`: a tile with a count of 3 is there three times."""
    state = start(NAMES[:2], tiny(3, 1), market_size=3)
    assert state.unseen == ("a", "a", "a", "b")
    state = state.play(Market(("a", "b", "a")))
    assert state.unseen == ("a",)


# A turn


def test_turn_order() -> None:
    """`auctionland.turn.order`: build, then auction, then the gavel goes left, then the refill."""
    state = start(NAMES[:2], tiny(6), deck=["a"] * 6, market_size=3)
    assert (state.phase, state.to_act) == (Phase.BUILD, (0,))
    state = state.play(Build(0, slot=0, row=0, column=0, turns=0))
    assert (state.phase, state.to_act) == (Phase.AUCTION, (0,))
    state = state.play(Auction(0, slot=0))
    assert (state.phase, state.to_act) == (Phase.BID, (1,))
    assert state.auctioned == "a"
    state = state.play(Bid(1, 2))
    assert (state.phase, state.to_act) == (Phase.SALE, (0,))
    state = state.play(Sell(0))
    assert (state.phase, state.to_act) == (Phase.PLACE, (1,))
    state = state.play(Place(1, row=0, column=0, turns=0))
    assert (state.phase, state.to_act, state.gavel) == (Phase.BUILD, (1,), 1)
    assert (len(state.market), len(state.unseen)) == (3, 1)
    assert state.auctioned is None


def test_turn_order_goes_around_the_table() -> None:
    """`auctionland.turn.order`: from the last seat the gavel goes to the first."""
    state = situation("#", "#", "#", gavel=2, to_act=(2,), offers="plain plain", unseen=())
    state = after(
        state,
        Build(2, slot=0, row=0, column=1, turns=0),
        Auction(2, slot=0),
        Pass(0),
        Pass(1),
        Place(2, row=0, column=2, turns=0),
    )
    assert (state.gavel, state.phase) == (0, Phase.OVER)
    state = situation("#", "#", "#", gavel=2, to_act=(2,), offers="plain", unseen=("p",))
    state = state.play(Build(2, slot=0, row=0, column=1, turns=0))
    assert (state.gavel, state.phase) == (0, Phase.REFILL)
    assert state.play(Market(("p",))).to_act == (0,)


@from_table
def test_market_price_while_building(slot: int, money: int, lying: list[int]) -> None:
    """`auctionland.market.price`: 1 dollar on each skipped tile, from the free tile on."""
    state = situation("#", "#", money=(10, 12), offers="p pl plain:4 plm bar")
    state = state.play(Build(0, slot=slot, row=0, column=1, turns=0))
    assert state.money == (money, 12)
    assert dollars(state) == lying


def test_market_price_of_an_auction() -> None:
    """`auctionland.market.price`: the same for auctioning; the dollars stay on the tiles."""
    state = situation("#", "#", phase=Phase.AUCTION, money=(10, 12), offers="p:1 pl plm bar")
    state = state.play(Auction(0, slot=2))
    assert (state.money, ids(state), dollars(state)) == (
        (8, 12),
        ["p", "pl", "bar"],
        [2, 1, 0],
    )
    assert state.auctioned == "plm"


def test_market_price_of_a_bonus() -> None:
    """`auctionland.market.price`: the same for a bonus, paid by its taker."""
    state = situation(
        "#", "####", phase=Phase.BONUS, to_act=(1,), auctioned="p", money=(10, 3), offers="p pl plm"
    )
    state = state.play(Bonus(1, slot=2, row=1, column=0, turns=0))
    assert (state.money, ids(state), dollars(state)) == ((10, 1), ["p", "pl"], [1, 1])


def test_market_price_that_cannot_be_paid() -> None:
    """`auctionland.market.price`: with 2 dollars only slots 0 to 2 can be taken.

    The dollars on a tile do not help to pay for it.
    """
    state = situation("#", "#", money=(2, 12), offers="p pl plm bar:9 corner")
    assert slots(listed(state)) == {0, 1, 2}
    state = situation("#", "#", phase=Phase.AUCTION, money=(2, 12), offers="p pl plm bar:9")
    assert slots(listed(state)) == {0, 1, 2}
    state = situation("####", "#", phase=Phase.BONUS, money=(0, 12), offers="p pl:9")
    assert slots(listed(state)) == {0}


def test_market_money_goes_to_the_builder() -> None:
    """`auctionland.market.money`: the player who takes a tile gets the dollars on it."""
    state = situation("#", "#", money=(10, 12), offers="p:1 pl:5 plm:2")
    state = state.play(Build(0, slot=1, row=0, column=1, turns=0))
    assert state.money == (10 - 1 + 5, 12)
    assert dollars(state) == [2, 2]


def test_market_money_goes_to_the_bonus_taker() -> None:
    """`auctionland.market.money`: to the bonus taker, even without the gavel."""
    state = situation(
        "#", "####", phase=Phase.BONUS, to_act=(1,), auctioned="p", money=(10, 3), offers="p:7 pl"
    )
    state = state.play(Bonus(1, slot=0, row=1, column=0, turns=0))
    assert state.money == (10, 10)


def test_market_money_of_an_auction_goes_to_the_auctioneer_immediately() -> None:
    """`auctionland.market.money`: immediately, whoever gets the tile in the end."""
    state = situation("#", "#", phase=Phase.AUCTION, money=(10, 12), offers="p:6 pl")
    state = state.play(Auction(0, slot=0))
    assert state.money == (16, 12)
    state = after(state, Bid(1, 5), Sell(0))
    assert state.money == (21, 7)


def test_market_money_pays_for_a_buy_back() -> None:
    """`auctionland.market.money`: the dollars on the tile can pay for its buy-back."""
    state = situation("#", "#", phase=Phase.AUCTION, money=(0, 12), offers="p:6 pl")
    state = after(state, Auction(0, slot=0), Bid(1, 5))
    assert BuyBack(0) in state.legal_moves()
    assert state.play(BuyBack(0)).money == (0, 18)


def test_market_refill() -> None:
    """`auctionland.market.refill`: to its size, at the stack's end, not sorted, dollars stay."""
    state = situation(
        "#", "#", offers="p:2 plm pl:1 bar", market_size=4, unseen=("corner", "plain", "plm")
    )
    state = after(
        state,
        Build(0, slot=1, row=0, column=1, turns=0),
        Auction(0, slot=1),
        Pass(1),
        Place(0, row=0, column=2, turns=0),
    )
    assert state.chance is not None
    assert (state.phase, state.chance.count) == (Phase.REFILL, 2)
    assert listed(state) == []
    state = state.play(Market(("plm", "plain")))
    assert ids(state) == ["p", "bar", "plm", "plain"]
    assert dollars(state) == [4, 0, 0, 0]
    assert state.unseen == ("corner",)
    assert (state.phase, state.gavel) == (Phase.BUILD, 1)


def test_market_refill_of_fewer_than_are_missing() -> None:
    """`auctionland.market.refill`: a stack of 1 gives 1 where 3 are missing."""
    state = situation("#", "#", offers="plain plain", market_size=3, unseen=("bar",))
    state = after(
        state,
        Build(0, slot=0, row=0, column=1, turns=0),
        Auction(0, slot=0),
        Pass(1),
        Place(0, row=0, column=2, turns=0),
    )
    assert state.chance is not None
    assert (state.chance.count, state.chance.unseen) == (1, ("bar",))
    state = state.play(state.drawn(["bar"]))
    assert (ids(state), state.unseen, state.phase) == (["bar"], (), Phase.BUILD)
    with pytest.raises(IllegalMoveError) as caught:  # now a player acts
        state.drawn(["bar"])
    assert caught.value.clause == "auctionland.market.refill"


def test_market_refill_from_an_empty_stack_is_not_a_move() -> None:
    """`auctionland.market.refill`: nothing to draw, so the next turn begins directly."""
    state = situation("#", "#", offers="plain plain p", unseen=())
    state = after(
        state,
        Build(0, slot=0, row=0, column=1, turns=0),
        Auction(0, slot=0),
        Pass(1),
        Place(0, row=0, column=2, turns=0),
    )
    assert (state.phase, state.gavel, ids(state)) == (Phase.BUILD, 1, ["p"])


# Building


def test_build_first_is_at_the_origin() -> None:
    """`auctionland.build.first`: anywhere is the same as (0, 0), the origin of all cells."""
    assert builds(situation("", "")) == {(0, 0)}
    state = situation("#", "", phase=Phase.PLACE, to_act=(1,), auctioned="p")
    assert builds(state) == {(0, 0)}


def test_build_edge() -> None:
    """`auctionland.build.edge`: at an edge of a tile, not at its corner, in all four directions."""
    assert builds(situation("#", "")) == {(-1, 0), (1, 0), (0, -1), (0, 1)}
    corner = {(-1, 0), (-1, 1), (0, -1), (0, 2), (1, 0), (1, 2), (2, 1)}
    assert builds(situation("## .#", "")) == corner


def test_build_edge_lets_zones_differ() -> None:
    """`auctionland.build.edge`: zones need not match."""
    state = situation("", "", offers="corner bar", money=(0, 12))
    state = state.play(Build(0, slot=0, row=0, column=0, turns=0))
    state = evolve(state, phase=Phase.BUILD)
    found = [m for m in listed(state) if isinstance(m, Build) and (m.row, m.column) == (0, 1)]
    assert [move.turns for move in found] == [0, 1]


def test_build_bounds_are_open_until_the_island_spans_them() -> None:
    """`auctionland.build.bounds`: 3 columns may still grow to either side, 4 to none."""
    three = builds(situation("###", ""))
    assert {(0, -1), (0, 3)} <= three
    four = builds(situation("####", ""))
    assert four == {(row, column) for row in (-1, 1) for column in range(4)}


def test_build_bounds_of_rows() -> None:
    """`auctionland.build.bounds`: never more than 4 rows."""
    tower = builds(situation("# # # #", ""))
    assert tower == {(row, column) for row in range(4) for column in (-1, 1)}
    assert {(-1, 0), (3, 0)} <= builds(situation("# # #", ""))


def test_build_bounds_count_rows_that_the_new_tile_does_not_touch() -> None:
    """`auctionland.build.bounds`: the span of the whole island counts, not of one column."""
    stairs = builds(situation("##.. .##. ..## ...#", ""))
    assert (-1, 0) not in stairs
    assert (4, 3) not in stairs
    assert (0, -1) not in stairs
    assert (3, 4) not in stairs
    assert stairs == {(0, 2), (1, 0), (1, 3), (2, 1), (3, 2)}


def test_build_bounds_with_rows_and_columns_below_zero() -> None:
    """`auctionland.build.bounds`: the first tile may end up anywhere in the 4x4 grid."""
    state = situation("#", "", offers="plain plain plain", market_size=8)
    first = Build(0, slot=0, row=-1, column=0, turns=0)
    state = state.play(first)
    assert cells(state, 0) == [(-1, 0), (0, 0)]
    up = situation(".# .# .# ##", "")
    assert cells(up, 0) == [(0, 0), (1, 0), (2, 0), (3, -1), (3, 0)]
    assert {cell for cell in builds(up) if cell[0] < 0} == set()
    assert min(column for _, column in builds(up)) == -2
    assert max(column for _, column in builds(up)) == 1


def test_rotation_free_lists_each_look_once() -> None:
    """Ruling `rotation`: rotations that give the same tile are one move, the lowest number."""
    state = situation("", "", money=(9, 9), offers="plain bar corner")
    turns = {
        slot: [
            move.turns for move in listed(state) if isinstance(move, Build) and move.slot == slot
        ]
        for slot in range(3)
    }
    assert turns == {0: [0], 1: [0, 1], 2: [0, 1, 2, 3]}


def test_rotation_none() -> None:
    """Ruling `rotation`: with `none` tiles are never turned."""
    state = situation("", "", offers="plain bar corner", rulings={"rotation": "none"})
    assert [(move.slot, move.turns) for move in listed(state) if isinstance(move, Build)] == [
        (0, 0),
        (1, 0),
        (2, 0),
    ]


def test_rotation_turns_the_tile_that_is_scored() -> None:
    """Ruling `rotation`: a quarter turn clockwise moves the north to the east."""
    state = situation("", "", offers="corner")
    state = state.play(Build(0, slot=0, row=0, column=0, turns=1))
    holding = state.position.players[0].holding
    assert str(holding) == "HBGT"


# The auction


def test_auction_pick_takes_the_tile_from_the_market() -> None:
    """`auctionland.auction.pick`: at the market price; then all others may act."""
    state = situation("#", "#", "#", "#", gavel=2, to_act=(2,), phase=Phase.AUCTION, offers="p pl")
    assert listed(state) == [Auction(2, 0), Auction(2, 1)]
    state = state.play(Auction(2, 1))
    assert (state.phase, state.to_act, state.auctioned) == (Phase.BID, (0, 1, 3), "pl")
    assert state.standing_bid is None
    assert state.passed == ()


def test_auction_bid_lists_every_whole_amount() -> None:
    """`auctionland.auction.bid`: from the standing bid + 1 to the bidder's money, at least 1."""
    state = bidding("#", "#", "#", money=(50, 4, 2))
    assert amounts(state, 1) == [1, 2, 3, 4]
    assert amounts(state, 2) == [1, 2]
    assert amounts(state, 0) == []
    assert Pass(1) in state.legal_moves()
    state = state.play(Bid(1, 2))
    assert state.standing_bid == Bid(1, 2)
    assert amounts(state, 1) == [3, 4]
    assert amounts(state, 2) == []
    assert listed(state) == [Bid(1, 3), Bid(1, 4), Pass(2)]


def test_auction_bid_in_any_order() -> None:
    """`auctionland.auction.bid`: in any order, at any time, and players may raise their own bid."""
    state = bidding("#", "#", "#", "#", money=(0, 9, 9, 9))
    state = after(state, Bid(3, 1), Bid(3, 2), Bid(1, 4), Bid(2, 5), Bid(1, 6), Bid(1, 9))
    assert state.standing_bid == Bid(1, 9)
    assert state.phase is Phase.BID
    assert state.money == (0, 9, 9, 9)


def test_auction_bid_without_money() -> None:
    """`auctionland.auction.bid`: no automatic passes; a player who cannot bid has to pass."""
    state = bidding("#", "#", "#", money=(5, 0, 5))
    assert 1 in state.to_act
    assert [move for move in listed(state) if move == Pass(1)] == [Pass(1)]
    assert amounts(state, 1) == []


def test_auction_bid_of_all_the_money_leaves_the_holder_in() -> None:
    """`auctionland.auction.bid`: the bidder's lack of money to raise the bid is not revealed."""
    state = bidding("#", "#", "#", money=(5, 5, 5)).play(Bid(1, 5))
    assert state.to_act == (1, 2)
    assert listed(state) == [Pass(2)]


def test_auction_close_with_a_standing_bid() -> None:
    """`auctionland.auction.close`: all bidders except the highest have passed."""
    state = bidding("#", "#", "#", "#").play(Bid(2, 1))
    state = state.play(Pass(3))
    assert (state.phase, state.passed) == (Phase.BID, (3,))
    state = state.play(Pass(1))
    assert (state.phase, state.to_act, state.passed) == (Phase.SALE, (0,), ())
    assert state.standing_bid == Bid(2, 1)


def test_auction_close_by_the_bid_of_the_last_one() -> None:
    """`auctionland.auction.close`: two pass, then the last bids: no one is left to outbid it."""
    state = after(bidding("#", "#", "#", "#"), Pass(1), Pass(3))
    assert (state.phase, state.to_act) == (Phase.BID, (2,))
    state = state.play(Bid(2, 1))
    assert (state.phase, state.standing_bid) == (Phase.SALE, Bid(2, 1))


def test_auction_close_when_all_have_passed() -> None:
    """`auctionland.auction.close`: without a bid every bidder has to pass."""
    state = after(bidding("#", "#", "#"), Pass(2))
    assert state.phase is Phase.BID
    state = state.play(Pass(1))
    assert (state.phase, state.to_act) == (Phase.PLACE, (0,))


def test_auction_close_not_while_two_are_left() -> None:
    """`auctionland.auction.close`: the highest bidder and another one are left."""
    state = after(bidding("#", "#", "#", "#"), Bid(1, 1), Pass(2))
    assert (state.phase, state.to_act) == (Phase.BID, (1, 3))


def test_auction_close_does_not_depend_on_the_order_of_passes() -> None:
    """`auctionland.auction.close`: only who has passed matters."""
    state = bidding("#", "#", "#", "#", "#")
    one, other = after(state, Pass(1), Pass(3)), after(state, Pass(3), Pass(1))
    assert one == other
    assert hash(one) == hash(other)
    assert one.moves != other.moves


def test_last_bidder_may_bid() -> None:
    """Ruling `last_bidder`: without a standing bid the last one may still bid or pass."""
    state = bidding("#", "#", "#", money=(9, 9, 2)).play(Pass(1))
    assert listed(state) == [Bid(2, 1), Bid(2, 2), Pass(2)]
    assert state.play(Pass(2)).phase is Phase.PLACE
    assert state.play(Bid(2, 2)).phase is Phase.SALE


def test_last_bidder_closed() -> None:
    """Ruling `last_bidder`: with `closed` it ends once all but one have passed."""
    state = bidding("#", "#", "#", "#", rulings={"last_bidder": "closed"})
    state = state.play(Pass(1))
    assert state.phase is Phase.BID
    state = state.play(Pass(3))
    assert (state.phase, state.to_act, state.auctioned) == (Phase.PLACE, (0,), "p")


def test_last_bidder_closed_with_a_bid_standing() -> None:
    """Ruling `last_bidder`: no difference with a standing bid."""
    state = bidding("#", "#", "#", "#", rulings={"last_bidder": "closed"})
    state = after(state, Bid(3, 2), Pass(1))
    assert (state.phase, state.to_act) == (Phase.BID, (2, 3))
    assert state.play(Pass(2)).phase is Phase.SALE
    assert state.play(Bid(2, 3)).phase is Phase.BID


@pytest.mark.parametrize("ruling", ["may_bid", "closed"])
def test_auction_two_player(ruling: str) -> None:
    """`auctionland.auction.two-player`: one bid or a pass closes it, under both rulings."""
    state = bidding("#", "#", money=(10, 3), rulings={"last_bidder": ruling})
    assert listed(state) == [Bid(1, 1), Bid(1, 2), Bid(1, 3), Pass(1)]
    bought = state.play(Bid(1, 1))
    assert (bought.phase, bought.to_act) == (Phase.SALE, (0,))
    unbid = state.play(Pass(1))
    assert (unbid.phase, unbid.to_act) == (Phase.PLACE, (0,))


@pytest.mark.parametrize("ruling", ["may_bid", "closed"])
def test_auction_two_player_begins_with_a_bidder(ruling: str) -> None:
    """`auctionland.auction.two-player`: the only bidder may act, even with `closed`."""
    state = situation("#", "#", phase=Phase.AUCTION, rulings={"last_bidder": ruling})
    state = state.play(Auction(0, 0))
    assert (state.phase, state.to_act) == (Phase.BID, (1,))


def test_auction_no_bid() -> None:
    """`auctionland.auction.no-bid`: the auctioneer builds the tile and pays nothing for it."""
    state = after(bidding("#", "#", "#", money=(10, 12, 14)), Pass(1), Pass(2))
    assert state.money == (10, 12, 14)
    assert builds(state) == {(-1, 0), (1, 0), (0, -1), (0, 1)}
    state = state.play(Place(0, row=0, column=1, turns=0))
    assert [laid.id for laid in state.islands[0]] == ["plain", "p"]
    assert state.gavel == 1


def test_auction_sell() -> None:
    """`auctionland.auction.sell`: the bidder pays the bid to the auctioneer and builds."""
    state = sale("#", "#", "#", standing=Bid(2, 5), money=(10, 12, 14))
    assert listed(state) == [Sell(0), BuyBack(0)]
    state = state.play(Sell(0))
    assert state.money == (15, 12, 9)
    assert (state.phase, state.to_act, state.standing_bid) == (Phase.PLACE, (2,), None)
    state = state.play(Place(2, row=0, column=-1, turns=0))
    assert [laid.id for laid in state.islands[2]] == ["p", "plain"]


def test_auction_buy_back() -> None:
    """`auctionland.auction.buy-back`: the bid plus 1 goes to the bidder: $3 bid, $4 paid."""
    state = sale("#", "#", "#", standing=Bid(2, 3), money=(10, 12, 14))
    state = state.play(BuyBack(0))
    assert state.money == (6, 12, 18)
    assert (state.phase, state.to_act) == (Phase.PLACE, (0,))
    state = state.play(Place(0, row=1, column=0, turns=0))
    assert [laid.id for laid in state.islands[0]] == ["plain", "p"]


@pytest.mark.parametrize(("money", "may"), [(5, False), (6, True)])
def test_auction_buy_back_needs_the_money(money: int, may: bool) -> None:
    """`auctionland.auction.buy-back`: for a bid of 5 it takes 6 dollars."""
    state = sale("#", "#", standing=Bid(1, 5), money=(money, 12))
    assert (BuyBack(0) in state.legal_moves()) is may
    assert listed(state) == ([Sell(0), BuyBack(0)] if may else [Sell(0)])


def test_auction_full_island_buys_back_into_the_box() -> None:
    """`auctionland.auction.full-island`: the tile goes to the box and is not built."""
    state = sale(FULL, "#", standing=Bid(1, 5), money=(10, 12))
    state = state.play(BuyBack(0))
    assert state.money == (4, 18)
    assert state.is_over
    assert len(state.islands[0]) == 16
    assert "p" not in {*ids(state), *(laid.id for laid in state.islands[0] + state.islands[1])}


def test_auction_full_island_sells_normally() -> None:
    """`auctionland.auction.full-island`: the highest bidder builds; then the game is over."""
    state = sale(FULL, "#", standing=Bid(1, 5), money=(10, 12))
    state = state.play(Sell(0))
    assert (state.phase, state.to_act, state.money) == (Phase.PLACE, (1,), (15, 7))
    assert state.play(Place(1, row=0, column=1, turns=0)).is_over


def test_auction_full_island_gets_an_unbid_tile() -> None:
    """`auctionland.auction.no-bid`: a full island, so the tile goes to the box; no money moves."""
    state = bidding(FULL, "#", "#", money=(10, 12, 14))
    state = after(state, Pass(1), Pass(2))
    assert state.is_over
    assert state.money == (10, 12, 14)
    assert len(state.islands[0]) == 16


# The bonus


def test_bonus_earn_for_the_auctioneer_while_building() -> None:
    """`auctionland.bonus.earn`: the 4th tile of a row; the bonus comes before the auction."""
    state = situation(THREE, "#", offers="plain p pl")
    state = state.play(Build(0, slot=0, row=0, column=3, turns=0))
    assert (state.phase, state.to_act) == (Phase.BONUS, (0,))
    assert {type(move) for move in state.legal_moves()} == {Bonus}
    state = state.play(Bonus(0, slot=0, row=1, column=0, turns=0))
    assert (state.phase, state.to_act, state.had_bonus) == (Phase.AUCTION, (0,), (0,))
    assert len(state.islands[0]) == 5
    assert ids(state) == ["pl"]


def test_bonus_earn_by_a_column() -> None:
    """`auctionland.bonus.earn`: the 4th tile of a column, built in its middle."""
    state = situation("## #. .. #.", "#")
    assert cells(state, 0) == [(0, 0), (0, 1), (1, 0), (3, 0)]
    state = state.play(Build(0, slot=0, row=2, column=0, turns=0))
    assert state.phase is Phase.BONUS


def test_bonus_earn_needs_four_in_one_line() -> None:
    """`auctionland.bonus.earn`: 4 columns wide, but no row of 4."""
    state = situation("##. .##", "#").play(Build(0, slot=0, row=1, column=3, turns=0))
    assert state.phase is Phase.AUCTION


def test_bonus_earn_only_by_the_tile_that_is_fourth() -> None:
    """`auctionland.bonus.earn`: a row that was full before earns nothing again."""
    state = situation("####", "#").play(Build(0, slot=0, row=1, column=0, turns=0))
    assert state.phase is Phase.AUCTION


def test_bonus_earn_for_the_winner_of_the_auction() -> None:
    """`auctionland.bonus.earn`: in any phase and by any player, before the turn ends."""
    state = sale("#", THREE, "#", standing=Bid(1, 5), money=(10, 12, 14), offers="plain p")
    state = after(state, Sell(0), Place(1, row=0, column=-1, turns=0))
    assert (state.phase, state.to_act, state.gavel) == (Phase.BONUS, (1,), 0)
    assert slots(listed(state)) == {0, 1}
    state = state.play(Bonus(1, slot=1, row=1, column=1, turns=0))
    assert state.money == (15, 12 - 5 - 1, 14)
    assert (state.gavel, state.phase, state.had_bonus) == (1, Phase.REFILL, ())


def test_bonus_earn_with_the_money_the_taker_then_has() -> None:
    """`auctionland.bonus.earn`: the bid is paid first; the rest can pay for the bonus."""
    state = sale("#", THREE, standing=Bid(1, 5), money=(10, 6), offers="plain plain plain plain")
    state = after(state, Sell(0), Place(1, row=0, column=3, turns=0))
    assert slots(listed(state)) == {0, 1}


def test_bonus_earn_with_money_that_was_just_won() -> None:
    """`auctionland.bonus.earn`: dollars on the tile that earned it can pay for the bonus."""
    state = situation(THREE, "#", money=(0, 12), offers="plain:2 p p p p")
    state = state.play(Build(0, slot=0, row=0, column=3, turns=0))
    assert slots(listed(state)) == {0, 1, 2}


def test_bonus_earn_when_the_auctioneer_builds() -> None:
    """`auctionland.bonus.earn`: the 4th tile may be bought back or without bids."""
    unbid = bidding(THREE, "#").play(Pass(1))
    assert unbid.play(Place(0, row=0, column=3, turns=0)).phase is Phase.BONUS
    bought = sale(THREE, "#", standing=Bid(1, 1)).play(BuyBack(0))
    assert bought.play(Place(0, row=0, column=3, turns=0)).phase is Phase.BONUS


def test_bonus_once_a_bonus_tile_earns_none() -> None:
    """`auctionland.bonus.once`: the bonus tile is itself a 4th tile of a column."""
    state = situation("### #.. #.. ", "#")
    state = after(
        state,
        Build(0, slot=0, row=0, column=3, turns=0),
        Bonus(0, slot=0, row=3, column=0, turns=0),
    )
    assert (state.phase, state.had_bonus) == (Phase.AUCTION, (0,))


def test_bonus_once_per_player_and_turn() -> None:
    """`auctionland.bonus.once`: one while building, so none for the unbid tile."""
    state = situation("### #.. #..", "#", offers="plain plain plain plain")
    state = after(
        state,
        Build(0, slot=0, row=0, column=3, turns=0),
        Bonus(0, slot=0, row=1, column=1, turns=0),
        Auction(0, slot=0),
        Pass(1),
        Place(0, row=3, column=0, turns=0),
    )
    assert (state.gavel, state.phase) == (1, Phase.REFILL)


def test_bonus_once_for_each_of_several_players() -> None:
    """`auctionland.bonus.once`: two players earn one in the same turn."""
    state = situation(THREE, THREE, offers="plain plain plain plain")
    state = after(
        state,
        Build(0, slot=0, row=0, column=3, turns=0),
        Bonus(0, slot=0, row=1, column=0, turns=0),
        Auction(0, slot=0),
        Bid(1, 1),
        Sell(0),
        Place(1, row=0, column=3, turns=0),
    )
    assert (state.phase, state.to_act, state.had_bonus) == (Phase.BONUS, (1,), (0,))


def test_bonus_once_but_again_in_the_next_turn() -> None:
    """`auctionland.bonus.once`: the auction's winner had one, and builds with the gavel next."""
    state = sale("#", "### #.. #..", standing=Bid(1, 1), offers="plain plain", unseen=())
    state = after(
        state,
        Sell(0),
        Place(1, row=0, column=3, turns=0),
        Bonus(1, slot=0, row=1, column=1, turns=0),
    )
    assert (state.phase, state.to_act) == (Phase.BUILD, (1,))
    assert state.had_bonus == ()


def test_bonus_once_for_a_row_and_a_column_together() -> None:
    """`auctionland.bonus.once`: (0, 3) is the 4th of its row and of its column: one bonus."""
    state = situation("###. ...# ...# ...#", "#", offers="plain plain plain plain")
    state = state.play(Build(0, slot=0, row=0, column=3, turns=0))
    assert state.phase is Phase.BONUS
    state = state.play(Bonus(0, slot=0, row=1, column=0, turns=0))
    assert state.phase is Phase.AUCTION


def test_bonus_with_an_empty_market() -> None:
    """`auctionland.bonus.earn`: no tile in the market, no bonus, and none for the auction."""
    state = situation(THREE, "#", offers="plain", unseen=("p",))
    state = state.play(Build(0, slot=0, row=0, column=3, turns=0))
    assert (state.phase, state.gavel) == (Phase.REFILL, 1)


def test_bonus_with_an_empty_market_is_not_used_up() -> None:
    """`auctionland.bonus.once`: the market empties by the auction; the winner gets no bonus."""
    state = situation("#", THREE, phase=Phase.AUCTION, offers="plain", unseen=("p",))
    state = after(state, Auction(0, 0), Bid(1, 1), Sell(0), Place(1, row=0, column=3, turns=0))
    assert (state.phase, state.gavel, state.had_bonus) == (Phase.REFILL, 1, ())


def test_bonus_takes_the_last_tile_and_there_is_no_auction() -> None:
    """`auctionland.turn.order`: the bonus empties the market, so there is nothing to auction."""
    state = situation(THREE, "#", offers="plain plain", unseen=("p",))
    state = after(
        state,
        Build(0, slot=0, row=0, column=3, turns=0),
        Bonus(0, slot=0, row=1, column=0, turns=0),
    )
    assert (state.phase, state.gavel) == (Phase.REFILL, 1)


def test_bonus_without_room() -> None:
    """`auctionland.bonus.earn`: the 16th tile is a 4th one twice, but there is no room."""
    state = situation("#### #### #### ###.", "#")
    state = state.play(Build(0, slot=0, row=3, column=3, turns=0))
    assert (state.phase, state.had_bonus) == (Phase.AUCTION, ())


def test_bonus_fills_the_island() -> None:
    """`auctionland.bonus.earn`: the 15th tile earns a bonus, which has to be the 16th."""
    state = situation("#### #### #### ##..", "#", offers="plain plain plain")
    state = state.play(Build(0, slot=0, row=3, column=2, turns=0))
    assert builds(state) == {(3, 3)}
    state = state.play(Bonus(0, slot=0, row=3, column=3, turns=0))
    assert state.phase is Phase.AUCTION
    state = after(state, Auction(0, slot=0), Pass(1))
    assert state.is_over


# The end


def test_end_trigger_after_the_auction() -> None:
    """`auctionland.end.trigger`: the island is full by building; the auction still takes place."""
    state = situation("#### #### #### ###.", "#", "#", offers="plain p pl", unseen=("plm",))
    state = state.play(Build(0, slot=0, row=3, column=3, turns=0))
    assert not state.is_over
    state = after(state, Auction(0, slot=0), Bid(1, 2), Pass(2), Sell(0))
    assert not state.is_over
    state = state.play(Place(1, row=0, column=1, turns=0))
    assert state.is_over
    assert (state.phase, state.to_act, listed(state)) == (Phase.OVER, (), [])


def test_end_trigger_by_the_winner_of_the_auction() -> None:
    """`auctionland.end.trigger`: any island that is full ends the game at the end of the turn."""
    state = sale("#", "#### #### #### ###.", standing=Bid(1, 1))
    assert after(state, Sell(0), Place(1, row=3, column=3, turns=0)).is_over


def test_end_trigger_by_the_bonus_of_the_winner() -> None:
    """`auctionland.end.trigger`: the bonus is still taken, and then the turn ends."""
    state = sale("#", "#### #### #### ##..", standing=Bid(1, 1))
    state = after(state, Sell(0), Place(1, row=3, column=2, turns=0))
    assert state.phase is Phase.BONUS
    assert state.play(Bonus(1, slot=0, row=3, column=3, turns=0)).is_over


def test_end_trigger_without_a_refill() -> None:
    """`auctionland.market.refill`: none after the last turn, although the stack has tiles."""
    state = sale(FULL, "#", standing=Bid(1, 1), unseen=("plm",)).play(BuyBack(0))
    assert state.is_over
    assert state.chance is None
    assert state.unseen == ("plm",)
    assert state.gavel == 0


def test_end_trigger_leaves_dollars_on_tiles_to_no_one() -> None:
    """`auctionland.market.money`: no one gets the dollars on tiles at the end."""
    state = sale(FULL, "#", standing=Bid(1, 1), money=(10, 12), offers="p:3 plain:2")
    state = state.play(BuyBack(0))
    assert state.money == (8, 14)
    assert dollars(state) == [3, 2]
    assert [player.money for player in state.position.players] == [8, 14]


def test_end_trigger_when_market_and_stack_run_empty() -> None:
    """`auctionland.end.trigger`: the turn that begins with an empty market is the last one.

    3 tiles: the first turn builds and auctions, the second builds and finds none to auction.
    """
    state = start(NAMES[:2], tiny(3), deck=["a"] * 3, market_size=3)
    state = after(
        state,
        Build(0, slot=0, row=0, column=0, turns=0),
        Auction(0, slot=0),
        Pass(1),
        Place(0, row=0, column=1, turns=0),
    )
    assert (state.phase, state.to_act, ids(state)) == (Phase.BUILD, (1,), ["a"])
    state = state.play(Build(1, slot=0, row=0, column=0, turns=0))
    assert state.is_over
    assert state.result().players[0].name == "Alex"


def test_end_trigger_not_before_a_turn_begins_with_an_empty_market() -> None:
    """`auctionland.end.trigger`: the auction's tile was the last, and is still built."""
    state = start(NAMES[:2], tiny(2), deck=["a", "a"], market_size=3)
    state = after(state, Build(0, slot=0, row=0, column=0, turns=0), Auction(0, slot=0), Bid(1, 1))
    assert not state.is_over
    state = state.play(Sell(0))
    assert not state.is_over
    assert state.play(Place(1, row=0, column=0, turns=0)).is_over


def test_turn_order_skips_an_auction_without_a_tile() -> None:
    """`auctionland.turn.order`: the last tile is built, and the stack fills the market again."""
    state = situation("#", "#", offers="plain", market_size=3, unseen=("p", "pl"))
    state = state.play(Build(0, slot=0, row=0, column=1, turns=0))
    assert state.chance is not None
    assert (state.phase, state.chance.count) == (Phase.REFILL, 2)
    state = state.play(Market(("pl", "p")))
    assert (state.phase, state.to_act) == (Phase.BUILD, (1,))


# Scoring the end


@from_table
def test_tie_money_at_the_end(
    bid: int, money: list[int], winners: list[str], decided_by: str
) -> None:
    """`auctionland.tie.money`: 3 points for a beach and 20 for an icon each; then the money."""
    tables = Tables(Table.parse([0, 3]), Table.parse(["0+"]))
    pack = Pack("two", "invented", (PackTile("beach", Tile.parse("B+p"), 2),), tables)
    state = start(["Alex", "Bonnie"], pack, deck=["beach", "beach"])
    state = after(
        state,
        Build(0, slot=0, row=0, column=0, turns=0),
        Auction(0, slot=0),
        Bid(1, bid),
        Sell(0),
        Place(1, row=0, column=0, turns=0),
    )
    result = state.result()
    assert [player.total for player in result.players] == [23, 23]
    assert [player.money for player in state.position.players] == money
    assert result.winners == tuple(winners)
    assert result.decided_by == decided_by


def test_result_of_an_island_without_a_tile() -> None:
    """`auctionland.score.icons`: a player without tiles has nothing to score."""
    state = start(["Alex", "Bonnie"], tiny(1), deck=["a"])
    state = state.play(Build(0, slot=0, row=0, column=0, turns=0))
    assert state.is_over
    assert str(state.position.players[1].holding) == "."
    assert state.result().players[1].categories["peace"] == 0


def test_the_position_is_cut_to_the_rows_and_columns_with_a_tile() -> None:
    """`auctionland.build.bounds`: rows and columns are renumbered for scoring."""
    state = situation(".# ##", "#")
    assert cells(state, 0) == [(0, 0), (1, -1), (1, 0)]
    assert str(state.position.players[0].holding) == ". -\n- -"


def test_the_position_has_the_rows_above_the_first_tile() -> None:
    """`auctionland.build.bounds`: an island may grow in every direction, up as well."""
    state = situation("##", "#", offers="corner").play(Build(0, slot=0, row=-1, column=1, turns=0))
    assert str(state.position.players[0].holding) == ". BGTH\n- -"


def test_no_result_before_the_end() -> None:
    """`auctionland.end.trigger`: the game has to be over."""
    with pytest.raises(BoardscoreError) as caught:
        situation("#", "#").result()
    assert caught.value.clause == "auctionland.end.trigger"
    assert caught.value.what == ("there is no result yet: Alex has to build a tile")


# The record of a game


def test_moves_are_stored_in_order_with_those_of_chance() -> None:
    state = start(NAMES[:2], tiny(6), deck=["a"] * 6, market_size=3)
    build = Build(0, slot=0, row=0, column=0, turns=0)
    place = Place(0, row=0, column=1, turns=0)
    state = after(state, build, Auction(0, slot=0), Pass(1), place)
    assert state.moves == (
        Market(("a", "a", "a")),
        build,
        Auction(0, slot=0),
        Pass(1),
        place,
        Market(("a", "a")),
    )


def test_a_given_deck_and_chance_lead_to_the_same_game() -> None:
    """The deck is drawn from its front; nothing else happens automatically."""
    drawn = ["plm", "p", "plain", "pl", "bar", "corner", "plain", "p", "plm"]
    rest = sorted(set(PACK.by_id) & {"pl"}) + ["plain"] * 38
    state = start(NAMES[:2], PACK, deck=drawn + rest, market_size=3)
    assert ids(state) == ["plain", "p", "plm"]
    assert state.deck == tuple(drawn[3:] + rest)
    state = after(
        state,
        Build(0, slot=0, row=0, column=0, turns=0),
        Auction(0, slot=0),
        Pass(1),
        Place(0, row=0, column=1, turns=0),
    )
    assert ids(state) == ["plm", "pl", "bar"]
    by_chance = after(
        start(NAMES[:2], PACK, market_size=3),
        *state.moves,
    )
    assert by_chance.market == state.market
    assert by_chance.unseen == state.unseen
    assert by_chance.deck is None
