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
    ids,
    listed,
    sale,
    situation,
)
from tests.tables import from_table

FULL = "#### #### #### ####"
THREE = "###"
"""Three tiles in a row at (0, 0), (0, 1), (0, 2): the next one at (0, 3) is the 4th."""


# Set-up


@from_table
def test_setup_money(players: int, money: list[int]) -> None:
    """`auctionland.setup.money`: 10, 12, 14, 16, 18, 20 dollars by seat."""
    assert start([None] * players, PACK).money == tuple(money)
    assert STARTING_MONEY == (10, 12, 14, 16, 18, 20)


# A turn


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


# Building


def test_build_edge_lets_zones_differ() -> None:
    """`auctionland.build.edge`: zones need not match."""
    state = situation("", "", offers="corner bar", money=(0, 12))
    state = state.play(Build(0, slot=0, row=0, column=0, turns=0))
    state = evolve(state, phase=Phase.BUILD)
    found = [m for m in listed(state) if isinstance(m, Build) and (m.row, m.column) == (0, 1)]
    assert [move.turns for move in found] == [0, 1]


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


# The auction


def test_auction_bid_without_money() -> None:
    """`auctionland.auction.bid`: no automatic passes; a player who cannot bid has to pass."""
    state = bidding("#", "#", "#", money=(5, 0, 5))
    assert 1 in state.to_act
    assert [move for move in listed(state) if move == Pass(1)] == [Pass(1)]
    assert amounts(state, 1) == []


def test_auction_close_does_not_depend_on_the_order_of_passes() -> None:
    """`auctionland.auction.close`: only who has passed matters."""
    state = bidding("#", "#", "#", "#", "#")
    one, other = after(state, Pass(1), Pass(3)), after(state, Pass(3), Pass(1))
    assert one == other
    assert hash(one) == hash(other)
    assert one.moves != other.moves


def test_auction_full_island_buys_back_into_the_box() -> None:
    """`auctionland.auction.full-island`: the tile goes to the box and is not built."""
    state = sale(FULL, "#", standing=Bid(1, 5), money=(10, 12))
    state = state.play(BuyBack(0))
    assert state.money == (4, 18)
    assert state.is_over
    assert len(state.islands[0]) == 16
    assert "p" not in {*ids(state), *(laid.id for laid in state.islands[0] + state.islands[1])}


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


def test_no_result_before_the_end() -> None:
    """`auctionland.end.trigger`: the game has to be over."""
    with pytest.raises(BoardscoreError) as caught:
        situation("#", "#").result()
    assert caught.value.clause == "auctionland.end.trigger"
    assert caught.value.what == ("there is no result yet: Alex has to build a tile")


# The record of a game


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
