"""Games by hand with invented tiles, to check the naive Auctionland referee."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.naive.auctionland_referee import Move, Referee, deal_from, perft
from tests.tables import from_table

TABLES = {"beaches": [0, 1, "3+"], "theme_parks": [0, 2, "5+"]}
ROW = [(0, 0), (0, 1), (0, 2)]  # one short of a full row
GRID = [(row, column) for row in range(4) for column in range(4)]


# --- Short forms of moves and games ---


def market(tiles: str) -> Move:
    """Chance: tiles with ids of one letter, in the order dealt."""
    return {"move": "market", "tiles": list(tiles)}


def on_island(move: str, player: int, place: tuple[int, int], **more: int) -> Move:
    """A move that builds a tile, by default unturned."""
    return {"move": move, "player": player, "row": place[0], "column": place[1], "turns": 0, **more}


def build(player: int, slot: int, place: tuple[int, int] = (0, 0)) -> Move:
    return on_island("build", player, place, slot=slot)


def bonus(player: int, slot: int, place: tuple[int, int]) -> Move:
    return on_island("bonus", player, place, slot=slot)


def place(player: int, place: tuple[int, int] = (0, 0)) -> Move:
    return on_island("place", player, place)


def auction(player: int, slot: int) -> Move:
    return {"move": "auction", "player": player, "slot": slot}


def bid(player: int, amount: int) -> Move:
    return {"move": "bid", "player": player, "amount": amount}


def no_bid(player: int) -> Move:
    return {"move": "pass", "player": player}


def sell(player: int) -> Move:
    return {"move": "sell", "player": player}


def buy_back(player: int) -> Move:
    return {"move": "buy_back", "player": player}


def pack(*texts: str) -> list[dict[str, Any]]:
    """Tiles with the ids a, b, c, ..."""
    return [
        {"id": "abcdefghijklmnopqrst"[number], "tile": text} for number, text in enumerate(texts)
    ]


def dealt(tiles: str, players: int = 3, stack: int = 20, **rulings: str) -> Referee:
    """A game of plain beaches with exactly these tiles in the first market."""
    referee = Referee(pack(*["B"] * stack), players, rulings, len(tiles), TABLES)
    referee.play(market(tiles))
    return referee


def play(referee: Referee, *moves: Move) -> Referee:
    """Play moves one after another."""
    for move in moves:
        referee.play(move)
    return referee


def bidding(players: int = 3, **rulings: str) -> Referee:
    """A first auction that waits for bids: tile b is up, c and d are in the market."""
    return play(dealt("abcd", players, 20, **rulings), build(0, 0), auction(0, 0))


def fill(referee: Referee, seat: int, places: list[tuple[int, int]]) -> None:
    """Put tiles on an island as if built in earlier turns."""
    referee.islands[seat] = dict.fromkeys(places, ("t", 0))


def ids(referee: Referee) -> str:
    """The tiles of the market, the free one first."""
    return "".join(entry["tile"] for entry in referee.market)


def dollars(referee: Referee) -> list[int]:
    """The dollars on the tiles of the market, the free one first."""
    return [entry["money"] for entry in referee.market]


def slots(referee: Referee) -> set[int]:
    """The slots that may be taken now."""
    return {move["slot"] for move in referee.legal_moves()}


def places(referee: Referee) -> list[tuple[int, int]]:
    """Cells where the free tile may be built now, in order."""
    moves = [move for move in referee.legal_moves() if move.get("slot", 0) == 0]
    return sorted((move["row"], move["column"]) for move in moves)


def turns(text: str, **rulings: str) -> list[int]:
    """The ways to turn a first tile."""
    referee = Referee(pack(text), 2, rulings, 3, TABLES)
    referee.play(market("a"))
    return [move["turns"] for move in referee.legal_moves()]


def may_do(referee: Referee, player: int) -> list[int | str]:
    """A bidder's possible bids, and the names of the player's other moves."""
    mine = [move for move in referee.legal_moves() if move["player"] == player]
    return [move["amount"] if "amount" in move else move["move"] for move in mine]


# --- Set-up ---


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_players_and_setup_money(players: int) -> None:
    """auctionland.setup.money, .players: 10, 12, 14, ... by seat; the first seat has the gavel."""
    referee = Referee(pack("B"), players, {})
    assert referee.money == [10, 12, 14, 16, 18, 20][:players]
    assert referee.gavel == 0
    assert referee.islands == [{}] * players


@pytest.mark.parametrize("players", [1, 7])
def test_players_too_few_or_too_many(players: int) -> None:
    """auctionland.players: 2 to 6."""
    with pytest.raises(AssertionError):
        Referee(pack("B"), players, {})


def test_market_size_is_at_least_three() -> None:
    """Read as: 3 is the smallest market."""
    assert Referee(pack(*["B"] * 9), 2, {}, 3).chance_size == 3
    with pytest.raises(AssertionError):
        Referee(pack(*["B"] * 9), 2, {}, 2)


def test_unknown_rulings_are_refused() -> None:
    """Rulings: only the two options and their values."""
    for rulings in ({"rotation": "half"}, {"last_bidder": "free"}, {"turning": "none"}):
        with pytest.raises(AssertionError):
            Referee(pack("B"), 2, rulings)


def test_setup_market_is_due_first() -> None:
    """auctionland.setup.market: 8 tiles by default, and no one acts before that."""
    referee = Referee(pack(*["B"] * 10), 2, {})
    assert (referee.phase, referee.chance_due, referee.chance_size) == ("market", "market", 8)
    assert (referee.legal_moves(), referee.to_act, referee.is_over) == ([], set(), False)
    assert sorted(referee.unseen) == list("abcdefghij")
    referee.play(market("jihgfedc"))
    assert (referee.phase, referee.chance_due, referee.chance_size) == ("build", None, 0)
    assert sorted(referee.unseen) == ["a", "b"]


@pytest.mark.parametrize(("order", "sorted_market"), [("ceadb", "bcdae"), ("deacb", "bdcae")])
def test_setup_market_is_sorted_by_icons(order: str, sorted_market: str) -> None:
    """auctionland.setup.market: icons a 2, b 0, c 1, d 1, e 3; equal ones stay as dealt."""
    referee = Referee(pack("B+pl", "B", "B+m", "B+☮", "-+ppp", "B"), 2, {}, 5)
    referee.play(market(order))
    assert ids(referee) == sorted_market
    assert dollars(referee) == [0, 0, 0, 0, 0]


def test_setup_market_counts_icons_not_zones() -> None:
    """auctionland.setup.market: three zones inside and no icon come before one icon."""
    referee = Referee(pack("G/HHH", "-+p", "BTGHbtgh"), 2, {}, 3)
    assert ids(play(referee, market("bac"))) == "acb"


def test_setup_market_of_a_small_stack() -> None:
    """auctionland.setup.market: 4 tiles in all make a market of 4."""
    referee = Referee(pack(*["B"] * 4), 2, {})
    assert referee.chance_size == 4
    assert ids(play(referee, market("dbca"))) == "dbca"
    assert referee.unseen == []


def test_setup_market_without_any_tile() -> None:
    """Read as: a turn that begins with an empty market is the last, and has no steps."""
    referee = Referee([], 2, {})
    assert (referee.phase, referee.chance_due, referee.legal_moves()) == ("over", None, [])


def test_chance_draws_unseen_tiles() -> None:
    """auctionland.setup.market: right number, known ids, no more copies than the pack has."""
    tiles: list[dict[str, Any]] = [
        {"id": "a", "tile": "B", "count": 2},
        {"id": "b", "tile": "T"},
        {"id": "c", "tile": "G"},
    ]
    referee = Referee(tiles, 2, {}, 3)
    assert sorted(referee.unseen) == ["a", "a", "b", "c"]
    for good in ("aab", "cab", "bca"):
        assert referee.legal_chance(market(good))
    for bad in ("ab", "aabc", "bba", "abd", ""):
        assert not referee.legal_chance(market(bad))
    assert not referee.legal_chance({"move": "deal", "tiles": ["a", "a", "b"]})
    assert not referee.legal_chance({"move": "market", "tiles": ["a", "a", "b"], "player": 0})
    referee.play(market("aba"))
    assert referee.unseen == ["c"]
    assert not referee.legal_chance(market("c"))
    assert not referee.legal_chance(market(""))


def test_illegal_chance_moves_are_refused() -> None:
    """auctionland.setup.market: no second deal, and no wrong first one."""
    with pytest.raises(AssertionError):
        dealt("aab")
    with pytest.raises(AssertionError):
        play(dealt("abc"), market("def"))


# --- The turn and the market ---


def test_turn_order() -> None:
    """auctionland.turn.order: build, auction, gavel to the left, refill; and around the table."""
    referee = dealt("abc", 3)
    seen = []
    for seat in (0, 1, 2):
        steps = [build(seat, 0), auction(seat, 0)]
        steps += [no_bid(other) for other in (0, 1, 2) if other != seat]
        steps += [place(seat, (0, 1)), market({0: "de", 1: "fg", 2: "hi"}[seat])]
        for step in steps:
            seen.append((referee.phase, referee.gavel, sorted(referee.to_act)))
            referee.play(step)
    assert seen[:6] == [
        ("build", 0, [0]),
        ("auction", 0, [0]),
        ("bidding", 0, [1, 2]),
        ("bidding", 0, [2]),
        ("place", 0, [0]),
        ("market", 1, []),
    ]
    assert [gavel for phase, gavel, _ in seen if phase == "build"] == [0, 1, 2]
    assert [gavel for phase, gavel, _ in seen if phase == "market"] == [1, 2, 0]
    assert (referee.phase, referee.gavel, referee.to_act) == ("build", 0, {0})


def test_only_the_auctioneer_builds_and_auctions() -> None:
    """auctionland.turn.order: no step out of turn or of another player."""
    for move in (build(1, 0), auction(0, 0), bid(1, 1), no_bid(1), place(0), bonus(0, 0, (0, 0))):
        with pytest.raises(AssertionError):
            dealt("abc").play(move)
    for move in (build(0, 0, (0, 1)), auction(1, 0), no_bid(1), sell(0)):
        with pytest.raises(AssertionError):
            play(dealt("abc"), build(0, 0)).play(move)
    for move in (bid(0, 1), no_bid(0), sell(0), buy_back(0), place(0, (0, 1)), market("e")):
        with pytest.raises(AssertionError):
            bidding().play(move)


def test_a_refused_move_changes_nothing() -> None:
    """auctionland.market.price: a slot that is too expensive takes no dollar."""
    referee = dealt("abc")
    referee.money[0] = 1
    with pytest.raises(AssertionError):
        referee.play(build(0, 2))
    assert (referee.money, dollars(referee), ids(referee)) == ([1, 12, 14], [0, 0, 0], "abc")


def test_market_price_is_put_on_the_skipped_tiles() -> None:
    """auctionland.market.price: slot 2 costs 2, one on each of a and b; then b costs 1, on a."""
    referee = play(dealt("abcd"), build(0, 2))
    assert (ids(referee), dollars(referee), referee.money[0]) == ("abd", [1, 1, 0], 8)
    referee.play(auction(0, 2))
    assert (ids(referee), dollars(referee), referee.money[0]) == ("ab", [2, 2], 6)


def test_market_price_of_the_free_tile() -> None:
    """auctionland.market.price: slot 0 costs nothing."""
    referee = play(dealt("abc"), build(0, 0))
    assert (ids(referee), dollars(referee), referee.money) == ("bc", [0, 0], [10, 12, 14])


def test_market_price_needs_the_money() -> None:
    """auctionland.market.price: with 1 dollar slots 0 and 1, regardless of dollars on the tiles."""
    referee = dealt("abcd")
    referee.money[0] = 1
    referee.market[2]["money"] = 5
    assert slots(referee) == {0, 1}
    referee.money[0] = 0
    assert slots(referee) == {0}
    referee.money[0] = 2
    assert slots(referee) == {0, 1, 2}
    referee.play(build(0, 2))
    assert (referee.money[0], dollars(referee)) == (5, [1, 1, 0])


def test_market_price_applies_to_the_auction() -> None:
    """auctionland.market.price, auctionland.auction.pick: 10 - 2 = 8, then 8 - 8 = 0."""
    referee = play(dealt("abcdefghijkl"), build(0, 2))
    assert slots(referee) == {0, 1, 2, 3, 4, 5, 6, 7, 8}
    referee.play(auction(0, 8))
    assert referee.money[0] == 0
    assert dollars(referee) == [2, 2, 1, 1, 1, 1, 1, 1, 0, 0]


def test_market_money_of_the_builder() -> None:
    """auctionland.market.money: 10 - 1 for slot 1, and 4 dollars on it."""
    referee = dealt("abc")
    referee.market[1]["money"] = 4
    referee.play(build(0, 1))
    assert (referee.money[0], dollars(referee)) == (13, [1, 0])


def test_market_money_of_the_auctioned_tile_goes_to_the_auctioneer_immediately() -> None:
    """auctionland.market.money: 10 - 1 + 4 = 13 before any bid, and the buyer gets none of it."""
    referee = play(dealt("abcd"), build(0, 0))
    referee.market[1]["money"] = 4
    referee.play(auction(0, 1))
    assert referee.money == [13, 12, 14]
    play(referee, bid(1, 3), no_bid(2), sell(0), place(1))
    assert referee.money == [16, 9, 14]


def test_market_money_of_the_auctioned_tile_may_be_bid_against() -> None:
    """auctionland.market.money: 10 + 4 = 14, so a bid of 12 can be bought back for 13."""
    referee = play(dealt("abcd"), build(0, 0))
    referee.market[0]["money"] = 4
    play(referee, auction(0, 0), bid(1, 12), no_bid(2), buy_back(0))
    assert referee.money == [1, 25, 14]


def test_market_money_of_the_bonus_taker() -> None:
    """auctionland.market.money: slot 1 of the bonus costs 1 on b, and 4 are on c: 10 - 1 + 4."""
    referee = dealt("abcd")
    fill(referee, 0, ROW)
    referee.play(build(0, 0, (0, 3)))
    referee.market[1]["money"] = 4
    referee.play(bonus(0, 1, (1, 0)))
    assert (referee.money[0], ids(referee), dollars(referee)) == (13, "bd", [1, 0])


def test_market_refill() -> None:
    """auctionland.market.refill: at the stack end, as drawn, not sorted; the dollars stay."""
    referee = Referee(pack("B", "B", "B", "B+p", "-+ppp", "B", "B"), 3, {}, 4)
    play(referee, market("abcd"), build(0, 1), auction(0, 1), no_bid(1), no_bid(2))
    referee.play(place(0, (0, 1)))
    assert (ids(referee), dollars(referee), referee.chance_size) == ("ad", [2, 0], 2)
    assert referee.unseen == ["e", "f", "g"]
    referee.play(market("ef"))
    assert (ids(referee), dollars(referee)) == ("adef", [2, 0, 0, 0])
    assert referee.unseen == ["g"]


def test_market_refill_only_at_the_end_of_the_turn() -> None:
    """auctionland.market.refill: build, bonus, auction, bonus; then all 4 are missing."""
    referee = dealt("abcde")
    fill(referee, 0, ROW)
    fill(referee, 1, ROW)
    play(referee, build(0, 0, (0, 3)), bonus(0, 0, (1, 0)), auction(0, 0))
    assert (ids(referee), referee.chance_due, referee.chance_size) == ("de", None, 0)
    play(referee, bid(1, 1), no_bid(2), sell(0), place(1, (0, 3)), bonus(1, 0, (1, 0)))
    assert (ids(referee), referee.chance_due, referee.chance_size) == ("e", "market", 4)


def test_market_refill_from_a_stack_that_runs_out() -> None:
    """auctionland.market.refill: 2 missing and 1 left: 1 is drawn."""
    referee = play(dealt("abc", 2, 4), build(0, 0), auction(0, 0), no_bid(1), place(0, (0, 1)))
    assert referee.chance_size == 1
    assert not referee.legal_chance(market("da"))
    assert ids(play(referee, market("d"))) == "cd"


# --- Building ---


def test_build_first() -> None:
    """auctionland.build.first: the first cell is (0, 0)."""
    referee = dealt("abc")
    assert places(referee) == [(0, 0)]
    assert slots(referee) == {0, 1, 2}
    referee.play(build(0, 1))
    assert referee.islands == [{(0, 0): ("b", 0)}, {}, {}]


def test_build_edge() -> None:
    """auctionland.build.edge: next to a tile, not at a corner; the second seat starts at (0, 0)."""
    referee = bidding(2)
    referee.play(no_bid(1))
    assert places(referee) == [(-1, 0), (0, -1), (0, 1), (1, 0)]
    play(referee, place(0, (-1, 0)), market("ef"))
    assert referee.islands == [{(0, 0): ("a", 0), (-1, 0): ("b", 0)}, {}]
    assert places(referee) == [(0, 0)]


def test_build_edge_zones_need_not_match() -> None:
    """auctionland.build.edge: a house fits next to each side of a beach, in any rotation."""
    referee = Referee(pack("B", "HG--", "T"), 2, {}, 3)
    play(referee, market("abc"), build(0, 0), auction(0, 0), no_bid(1))
    moves = [(move["row"], move["column"], move["turns"]) for move in referee.legal_moves()]
    assert sorted(moves) == sorted(
        (row, column, turn)
        for row, column in [(-1, 0), (0, -1), (0, 1), (1, 0)]
        for turn in (0, 1, 2, 3)
    )
    referee.play(on_island("place", 0, (0, -1), turns=3))
    assert referee.islands[0][(0, -1)] == ("b", 3)


def test_build_bounds_of_a_full_row() -> None:
    """auctionland.build.bounds: 4 columns are used, so only above and below."""
    referee = dealt("abc")
    fill(referee, 0, [(0, -1), (0, 0), (0, 1), (0, 2)])
    above = [(-1, column) for column in (-1, 0, 1, 2)]
    below = [(1, column) for column in (-1, 0, 1, 2)]
    assert places(referee) == above + below


def test_build_bounds_of_a_full_column() -> None:
    """auctionland.build.bounds: rows -1 to 2 are used; columns may still grow to both sides."""
    referee = dealt("abc")
    fill(referee, 0, [(-1, 0), (0, 0), (1, 0), (2, 0), (0, 1)])
    left = [(-1, -1), (0, -1), (1, -1), (2, -1)]
    right = [(-1, 1), (1, 1), (2, 1), (0, 2)]
    assert places(referee) == sorted(left + right)


def test_build_bounds_count_the_gaps() -> None:
    """auctionland.build.bounds: two rows together span columns 0 to 3."""
    referee = dealt("abc")
    fill(referee, 0, [(0, 0), (0, 1), (1, 1), (1, 2), (1, 3)])
    assert places(referee) == sorted(
        [(-1, 0), (-1, 1), (0, 2), (0, 3), (1, 0), (2, 1), (2, 2), (2, 3)]
    )


@from_table
def test_turns_that_give_the_same_tile_are_one(text: str, expected: list[int]) -> None:
    """Ruling rotation, "free": the lowest number of turns; the case of a letter is not a kind."""
    assert turns(text) == expected


def test_rotation_none() -> None:
    """Ruling rotation, "none": tiles are never turned."""
    assert turns("BBGG", rotation="none") == [0]


def test_a_higher_rotation_for_the_same_tile_is_not_a_move() -> None:
    """auctionland.tile: half a turn of BGBG changes nothing."""
    referee = play(Referee(pack("BGBG"), 2, {}, 3), market("a"))
    with pytest.raises(AssertionError):
        referee.play(on_island("build", 0, (0, 0), slot=0, turns=2))


# --- The auction ---


def test_auction_pick() -> None:
    """auctionland.auction.pick: any affordable slot; the tile leaves the market."""
    referee = play(dealt("abcd"), build(0, 0))
    assert referee.legal_moves() == [auction(0, 0), auction(0, 1), auction(0, 2)]
    referee.money[0] = 1
    assert referee.legal_moves() == [auction(0, 0), auction(0, 1)]
    referee.play(auction(0, 1))
    assert (ids(referee), referee.phase) == ("bd", "bidding")


def test_auction_bid_amounts() -> None:
    """auctionland.auction.bid: 1 to all money of a bidder, or a pass, in any order of seats."""
    referee = bidding()
    assert referee.to_act == {1, 2}
    assert may_do(referee, 1) == [*range(1, 13), "pass"]
    assert may_do(referee, 2) == [*range(1, 15), "pass"]
    referee.play(bid(2, 5))
    assert may_do(referee, 1) == [*range(6, 13), "pass"]
    assert may_do(referee, 2) == list(range(6, 15))


def test_auction_bid_on_and_on() -> None:
    """auctionland.auction.bid: raise your own bid, outbid with all money, be outbid, pass."""
    referee = play(bidding(), bid(2, 5), bid(2, 7), bid(1, 12))
    assert (may_do(referee, 1), may_do(referee, 2)) == ([], [13, 14, "pass"])
    assert referee.to_act == {2}
    referee.play(bid(2, 14))
    assert (may_do(referee, 1), may_do(referee, 2)) == (["pass"], [])
    assert referee.to_act == {1}
    referee.play(no_bid(1))
    assert (referee.phase, referee.to_act) == ("decide", {0})


def test_auction_bid_of_a_bidder_without_money() -> None:
    """auctionland.auction.bid: without money only a pass, which is not automatic."""
    referee = dealt("abcd")
    referee.money[1] = 0
    play(referee, build(0, 0), auction(0, 0))
    assert may_do(referee, 1) == ["pass"]
    referee.play(bid(2, 1))
    assert referee.phase == "bidding"


def test_auction_pass_is_final() -> None:
    """auctionland.auction.close: who has passed is out, even after a later bid."""
    referee = play(bidding(4), no_bid(2))
    assert referee.to_act == {1, 3}
    referee.play(bid(1, 2))
    assert may_do(referee, 2) == []
    assert may_do(referee, 3) == [*range(3, 17), "pass"]


def test_the_next_auction_starts_without_bids() -> None:
    """auctionland.auction.bid: bids and passes of the last auction do not count in the next."""
    referee = play(bidding(), bid(1, 5), no_bid(2), sell(0), place(1), market("ef"))
    play(referee, build(1, 0, (0, 1)), auction(1, 0))
    assert may_do(referee, 0) == [*range(1, 16), "pass"]
    assert may_do(referee, 2) == [*range(1, 15), "pass"]
    play(referee, no_bid(0), no_bid(2))
    assert (referee.phase, referee.to_act) == ("place", {1})


@pytest.mark.parametrize(
    ("moves", "payer"),
    [
        ([bid(3, 2), no_bid(1), no_bid(2)], 3),
        ([no_bid(2), bid(1, 2), no_bid(3)], 1),
        ([bid(1, 1), bid(2, 2), no_bid(1), bid(3, 3), no_bid(2)], 3),
    ],
)
def test_auction_close_with_a_bid(moves: list[Move], payer: int) -> None:
    """auctionland.auction.close: not before all but one have passed."""
    referee = bidding(4)
    for move in moves:
        assert referee.phase == "bidding"
        referee.play(move)
    assert (referee.phase, referee.to_act) == ("decide", {0})
    assert play(referee, sell(0)).to_act == {payer}


def test_auction_close_with_all_passed() -> None:
    """auctionland.auction.close, .no-bid: three passes, and the auctioneer builds."""
    referee = bidding(4)
    for seat in (3, 1, 2):
        assert referee.phase == "bidding"
        referee.play(no_bid(seat))
    assert (referee.phase, referee.to_act) == ("place", {0})


def test_last_bidder_may_bid() -> None:
    """Ruling last_bidder, "may_bid": the last one may bid, which closes it, or pass."""
    referee = play(bidding(), no_bid(1))
    assert may_do(referee, 2) == [*range(1, 15), "pass"]
    assert play(referee, bid(2, 1)).phase == "decide"
    referee = play(bidding(last_bidder="may_bid"), no_bid(2), no_bid(1))
    assert (referee.phase, referee.to_act) == ("place", {0})


def test_last_bidder_closed() -> None:
    """Ruling last_bidder, "closed": it ends when all but one have passed without a bid."""
    referee = play(bidding(last_bidder="closed"), no_bid(2))
    assert (referee.phase, referee.to_act) == ("place", {0})
    referee = play(bidding(4, last_bidder="closed"), no_bid(2))
    assert referee.phase == "bidding"
    assert play(referee, no_bid(3)).phase == "place"


def test_last_bidder_closed_with_a_bid() -> None:
    """Ruling last_bidder: a standing bid is not lost."""
    referee = play(bidding(last_bidder="closed"), bid(1, 1), no_bid(2))
    assert (referee.phase, referee.to_act) == ("decide", {0})


@pytest.mark.parametrize("last_bidder", ["may_bid", "closed"])
def test_auction_two_player(last_bidder: str) -> None:
    """auctionland.auction.two-player: one bid or a pass, with both rulings."""
    referee = bidding(2, last_bidder=last_bidder)
    assert may_do(referee, 1) == [*range(1, 13), "pass"]
    assert play(referee, bid(1, 1)).phase == "decide"
    referee = play(bidding(2, last_bidder=last_bidder), no_bid(1))
    assert (referee.phase, referee.to_act) == ("place", {0})


def test_auction_no_bid() -> None:
    """auctionland.auction.no-bid: no one pays, and the auctioneer has the tile."""
    referee = play(bidding(), no_bid(1), no_bid(2), place(0, (1, 0)))
    assert referee.money == [10, 12, 14]
    assert referee.islands == [{(0, 0): ("a", 0), (1, 0): ("b", 0)}, {}, {}]
    assert (referee.phase, referee.gavel) == ("market", 1)


def test_auction_sell() -> None:
    """auctionland.auction.sell: 12 - 4 and 10 + 4; the tile is the buyer's first."""
    referee = play(bidding(), bid(1, 4), no_bid(2))
    assert referee.legal_moves() == [sell(0), buy_back(0)]
    referee.play(sell(0))
    assert referee.money == [14, 8, 14]
    assert (referee.phase, referee.to_act, places(referee)) == ("place", {1}, [(0, 0)])
    referee.play(place(1))
    assert referee.islands == [{(0, 0): ("a", 0)}, {(0, 0): ("b", 0)}, {}]


def test_auction_buy_back() -> None:
    """auctionland.auction.buy-back: 10 - 5 and 12 + 5; the tile is the auctioneer's second."""
    referee = play(bidding(), bid(1, 4), no_bid(2), buy_back(0))
    assert referee.money == [5, 17, 14]
    assert (referee.phase, referee.to_act) == ("place", {0})
    referee.play(place(0, (0, 1)))
    assert referee.islands == [{(0, 0): ("a", 0), (0, 1): ("b", 0)}, {}, {}]


def test_auction_buy_back_needs_the_money() -> None:
    """auctionland.auction.buy-back: with 10 dollars a bid of 9 can be bought back, 10 cannot."""
    referee = play(bidding(), bid(1, 9), no_bid(2))
    assert referee.legal_moves() == [sell(0), buy_back(0)]
    assert play(referee, buy_back(0)).money == [0, 22, 14]
    referee = play(bidding(), bid(1, 10), no_bid(2))
    assert referee.legal_moves() == [sell(0)]


def filled_up() -> Referee:
    """The auctioneer has just built the 16th tile and put up the next one."""
    referee = dealt("abcd")
    fill(referee, 0, GRID[:-1])
    return play(referee, build(0, 0, (3, 3)), auction(0, 0))


def test_auction_full_island_buys_back_into_the_box() -> None:
    """auctionland.auction.full-island, auctionland.end.trigger: paid, not built, game over."""
    referee = play(filled_up(), bid(1, 3), no_bid(2))
    assert referee.legal_moves() == [sell(0), buy_back(0)]
    referee.play(buy_back(0))
    assert referee.money == [6, 16, 14]
    assert (referee.phase, len(referee.islands[0]), referee.islands[1]) == ("over", 16, {})


def test_auction_full_island_without_a_bid() -> None:
    """Read as: an unbid tile goes to the box if the auctioneer's island is full."""
    referee = play(filled_up(), no_bid(1), no_bid(2))
    assert (referee.phase, len(referee.islands[0])) == ("over", 16)
    assert sorted(referee.unseen) == sorted("efghijklmnopqrst")


# --- The bonus ---


@pytest.mark.parametrize(
    ("before", "last"),
    [
        ([(0, 0), (0, 1), (0, 2)], (0, 3)),
        ([(0, 0), (0, 1), (0, 2)], (0, -1)),
        ([(0, 0), (1, 0), (2, 0)], (3, 0)),
        ([(0, 0), (1, 0), (2, 0)], (-1, 0)),
        ([(0, 0), (0, 1), (1, 1), (1, 2), (1, 3), (0, 3)], (0, 2)),
        ([(0, 0), (1, 0), (1, 1), (2, 1), (3, 1), (3, 0)], (2, 0)),
    ],
)
def test_bonus_earn(before: list[tuple[int, int]], last: tuple[int, int]) -> None:
    """auctionland.bonus.earn: the 4th of a row or a column, anywhere in it."""
    referee = dealt("abcd")
    fill(referee, 0, before)
    referee.play(build(0, 0, last))
    assert (referee.phase, referee.to_act, slots(referee)) == ("bonus", {0}, {0, 1, 2})
    assert {move["move"] for move in referee.legal_moves()} == {"bonus"}


@pytest.mark.parametrize(
    ("before", "last"),
    [
        ([(0, 0), (0, 1)], (0, 2)),
        ([(0, 0), (0, 1), (0, 2), (0, 3)], (1, 0)),
        ([(0, 0), (0, 1), (1, 1), (1, 2), (1, 3)], (0, 3)),
        ([(0, 0), (0, 1), (1, 0)], (1, 1)),
    ],
)
def test_bonus_not_earned(before: list[tuple[int, int]], last: tuple[int, int]) -> None:
    """auctionland.bonus.earn: not for a 3rd tile, a 4th of all, or a full row elsewhere."""
    referee = dealt("abcd")
    fill(referee, 0, before)
    assert play(referee, build(0, 0, last)).phase == "auction"


def test_bonus_is_built_by_the_building_rules() -> None:
    """auctionland.bonus.earn: next to the island, within 4 columns; paid by the market rule."""
    referee = dealt("abcd")
    fill(referee, 0, ROW)
    referee.play(build(0, 0, (0, 3)))
    assert places(referee) == [(row, column) for row in (-1, 1) for column in (0, 1, 2, 3)]
    referee.play(bonus(0, 2, (-1, 3)))
    assert referee.islands[0][(-1, 3)] == ("d", 0)
    assert (referee.money[0], ids(referee), dollars(referee)) == (8, "bc", [1, 1])
    assert (referee.phase, referee.to_act) == ("auction", {0})


def test_bonus_of_the_buyer() -> None:
    """auctionland.bonus.earn: after a sale the buyer earns it, with the money left: 12 - 12."""
    referee = bidding()
    fill(referee, 1, ROW)
    play(referee, bid(1, 12), no_bid(2), sell(0), place(1, (0, 3)))
    assert (referee.phase, referee.to_act, slots(referee)) == ("bonus", {1}, {0})
    referee.play(bonus(1, 0, (1, 0)))
    assert referee.islands[1][(1, 0)] == ("c", 0)
    assert (referee.phase, referee.gavel, referee.chance_size) == ("market", 1, 3)


@pytest.mark.parametrize("bids", [[no_bid(1), no_bid(2)], [bid(1, 8), no_bid(2), buy_back(0)]])
def test_bonus_of_the_auctioneer_after_the_auction(bids: list[Move]) -> None:
    """auctionland.bonus.earn: unbid 10 dollars are left, after a buy-back 10 - 9 = 1."""
    referee = dealt("abcdefg")
    fill(referee, 0, ROW)
    play(referee, build(0, 0, (1, 0)), auction(0, 0), *bids, place(0, (0, 3)))
    assert (referee.phase, referee.to_act) == ("bonus", {0})
    assert slots(referee) == ({0, 1, 2, 3, 4} if len(bids) == 2 else {0, 1})


def test_bonus_for_row_and_column_together() -> None:
    """Read as: both together are one bonus; the next step is the auction."""
    referee = dealt("abcde")
    fill(referee, 0, [*ROW, (1, 2), (1, 3), (2, 3), (3, 3)])
    play(referee, build(0, 0, (0, 3)), bonus(0, 0, (1, 0)))
    assert referee.phase == "auction"


def test_bonus_tile_earns_no_bonus() -> None:
    """auctionland.bonus.once: the bonus tile is the 4th of its row, and the auction follows."""
    referee = dealt("abcde")
    fill(referee, 0, [*ROW, (1, 0), (1, 1), (1, 2)])
    play(referee, build(0, 0, (0, 3)), bonus(0, 0, (1, 3)))
    assert referee.phase == "auction"


def test_bonus_once_in_a_turn() -> None:
    """auctionland.bonus.once: one from building, none from the unbid tile; one next turn."""
    referee = dealt("abcde", 2)
    fill(referee, 0, [*ROW, (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)])
    play(referee, build(0, 0, (0, 3)), bonus(0, 0, (3, 0)), auction(0, 0), no_bid(1))
    referee.play(place(0, (1, 3)))
    assert (referee.phase, referee.gavel) == ("market", 1)
    play(referee, market("fgh"), build(1, 0), auction(1, 0), bid(0, 1), sell(1))
    referee.play(place(0, (2, 3)))
    assert (referee.phase, referee.to_act, referee.gavel) == ("bonus", {0}, 1)


def test_bonus_of_two_players_in_one_turn() -> None:
    """auctionland.bonus.once: the builder and then the buyer."""
    referee = dealt("abcde")
    fill(referee, 0, ROW)
    fill(referee, 2, ROW)
    play(referee, build(0, 0, (0, 3)), bonus(0, 0, (1, 0)), auction(0, 0))
    play(referee, bid(2, 1), no_bid(1), sell(0), place(2, (0, -1)))
    assert (referee.phase, referee.to_act, slots(referee)) == ("bonus", {2}, {0, 1})


def test_bonus_without_a_tile_in_the_market() -> None:
    """Read as: build, bonus and auction took all 3, so the buyer's 4th tile earns none."""
    referee = dealt("abc")
    fill(referee, 0, ROW)
    fill(referee, 1, ROW)
    play(referee, build(0, 0, (0, 3)), bonus(0, 0, (1, 0)), auction(0, 0))
    play(referee, bid(1, 1), no_bid(2), sell(0), place(1, (0, 3)))
    assert (referee.phase, referee.gavel, referee.chance_size) == ("market", 1, 3)


def test_bonus_without_room() -> None:
    """Read as: the 16th tile completes a row and a column, but there is no room for a bonus."""
    referee = dealt("abcd")
    fill(referee, 0, GRID[:-1])
    assert play(referee, build(0, 0, (3, 3))).phase == "auction"


# --- The end ---


def test_end_trigger_by_building() -> None:
    """auctionland.end.trigger: the auction still takes place; then it ends, without a refill."""
    referee = filled_up()
    assert (referee.phase, referee.is_over) == ("bidding", False)
    play(referee, bid(1, 2), no_bid(2), sell(0))
    assert (referee.phase, referee.is_over) == ("place", False)
    referee.play(place(1))
    assert (referee.phase, referee.is_over) == ("over", True)
    assert (referee.chance_due, referee.legal_moves(), referee.to_act) == (None, [], set())
    assert referee.money == [12, 10, 14]


def test_end_trigger_by_a_bonus() -> None:
    """auctionland.end.trigger: 14 tiles, the 15th earns a bonus, the 16th fills the island."""
    referee = dealt("abcd")
    fill(referee, 0, GRID[:-2])
    play(referee, build(0, 0, (3, 2)), bonus(0, 0, (3, 3)))
    assert (referee.phase, referee.is_over) == ("auction", False)
    play(referee, auction(0, 0), no_bid(1), no_bid(2))
    assert referee.phase == "over"


def test_end_trigger_by_the_buyer() -> None:
    """auctionland.end.trigger: any island counts; the other players have no more turns."""
    referee = bidding()
    fill(referee, 2, GRID[:-1])
    play(referee, bid(2, 1), no_bid(1), sell(0), place(2, (3, 3)))
    assert (referee.phase, referee.chance_due) == ("over", None)


def test_end_trigger_by_the_bonus_of_the_buyer() -> None:
    """auctionland.end.trigger: a bonus after the auction may fill an island as well."""
    referee = bidding()
    fill(referee, 1, GRID[:-2])
    play(referee, bid(1, 1), no_bid(2), sell(0), place(1, (3, 2)))
    assert (referee.phase, places(referee)) == ("bonus", [(3, 3)])
    assert play(referee, bonus(1, 0, (3, 3))).phase == "over"


def test_end_not_with_fifteen_tiles() -> None:
    """auctionland.end.trigger: 15 tiles are not 16."""
    referee = bidding()
    fill(referee, 0, GRID[:-1])
    fill(referee, 1, GRID[:-1])
    play(referee, bid(2, 1), no_bid(1), sell(0), place(2))
    assert (referee.phase, referee.is_over) == ("market", False)


def test_end_of_a_stack() -> None:
    """auctionland.market.refill, end: 5 tiles, 2 players; the last turn has no auction.

    Turn 1 takes a and b, then d and e come; turn 2 takes c and d, and nothing comes; turn 3
    builds e, and turn 4 would begin with an empty market.
    """
    referee = play(dealt("abc", 2, 5), build(0, 0), auction(0, 0), bid(1, 1), sell(0), place(1))
    play(referee, market("de"), build(1, 0, (0, 1)), auction(1, 0), no_bid(0))
    referee.play(place(1, (0, 2)))
    assert (referee.phase, referee.gavel, ids(referee)) == ("build", 0, "e")
    assert referee.chance_due is None
    referee.play(build(0, 0, (0, 1)))
    assert (referee.phase, referee.is_over, referee.market) == ("over", True, [])
    assert referee.islands[0] == {(0, 0): ("a", 0), (0, 1): ("e", 0)}
    assert referee.islands[1] == {(0, 0): ("b", 0), (0, 1): ("c", 0), (0, 2): ("d", 0)}
    assert referee.money == [11, 11]


def test_the_turn_that_empties_the_market_continues_to_its_end() -> None:
    """Read as: the last tile is up for auction, so it is bid for, sold and built before the end."""
    referee = play(dealt("abc", 2, 3), build(0, 0), auction(0, 0), no_bid(1), place(0, (0, 1)))
    assert (referee.phase, referee.gavel, ids(referee)) == ("build", 1, "c")
    referee = play(dealt("abc", 2, 3))
    fill(referee, 0, ROW)
    play(referee, build(0, 0, (0, 3)), bonus(0, 0, (1, 0)), auction(0, 0))
    assert (referee.phase, referee.market) == ("bidding", [])
    play(referee, bid(1, 2), sell(0))
    assert referee.phase == "place"
    assert play(referee, place(1)).phase == "over"


def test_a_bonus_that_takes_the_last_tile_ends_the_game() -> None:
    """Read as: the auction is skipped without a tile, and so is the next turn."""
    referee = play(Referee(pack("B", "B"), 2, {}, 3), market("ab"))
    fill(referee, 0, ROW)
    play(referee, build(0, 0, (0, 3)), bonus(0, 0, (1, 0)))
    assert (referee.phase, referee.money) == ("over", [10, 12])


def test_end_not_when_the_market_is_refilled() -> None:
    """Read as: a turn takes all 3 tiles, and the refill brings 3 for the next one."""
    referee = dealt("abc", 2, 6)
    fill(referee, 0, ROW)
    play(referee, build(0, 0, (0, 3)), bonus(0, 0, (1, 0)), auction(0, 0), no_bid(1))
    play(referee, place(0, (1, 1)), market("fed"))
    assert (referee.phase, referee.gavel, ids(referee)) == ("build", 1, "fed")


# --- Result ---


def test_result_by_points() -> None:
    """Scoring: 1 beach is 1 point and 2 parks are 5 by the table; each has most icons, 20.

    Seat 0 has T and T+p next to each other: 5 + 20. Seat 1 has B+p and G: 1 + 20, no houses.
    """
    referee = Referee(pack("T", "T+p", "B+p", "G"), 2, {}, 4, TABLES)
    play(referee, market("adbc"), build(0, 0), auction(0, 0), bid(1, 2), sell(0), place(1))
    play(referee, build(1, 1, (0, 1)), auction(1, 0), bid(0, 3), sell(1), place(0, (-1, 0)))
    assert referee.is_over
    assert referee.islands[0] == {(0, 0): ("a", 0), (-1, 0): ("b", 0)}
    assert referee.islands[1] == {(0, 0): ("d", 0), (0, 1): ("c", 0)}
    result = referee.result()
    assert [player["total"] for player in result["players"]] == [25, 21]
    assert [player["rank"] for player in result["players"]] == [1, 2]
    assert [player["money"] for player in result["players"]] == [9, 13]
    assert result["players"][1]["counts"] == {
        "beaches": 1,
        "theme_parks": 0,
        "gardens": 1,
        "houses": 0,
        "peace": 1,
        "love": 0,
        "music": 0,
    }
    assert (result["winners"], result["decided_by"]) == (["Player 1"], "points")


def test_result_turns_the_tiles() -> None:
    """Scoring: -B-- has its beach in the east; turned once it faces south, away from the tile."""
    referee = Referee(pack("-B--", "-"), 2, {}, 3, TABLES)
    referee.play(market("ab"))
    for turn, beaches in ((0, 0), (1, 1)):
        referee.islands[0] = {(0, 0): ("a", turn), (0, 1): ("b", 0)}
        assert referee.result()["players"][0]["counts"]["beaches"] == beaches


def test_result_by_money_and_shared() -> None:
    """auctionland.tie.money: no tile, no points; 12 dollars beat 10; equal money is shared."""
    referee = Referee([], 2, {}, 8, TABLES)
    result = referee.result()
    assert [player["rank"] for player in result["players"]] == [2, 1]
    assert (result["winners"], result["decided_by"]) == (["Player 2"], "auctionland.tie.money")
    referee.money = [11, 11]
    result = referee.result()
    assert (result["winners"], result["decided_by"]) == (["Player 1", "Player 2"], "shared")


def test_result_leaves_dollars_in_the_market_to_no_one() -> None:
    """Read as: 9 dollars on a tile at the end belong to no one."""
    referee = filled_up()
    referee.market[0]["money"] = 9
    play(referee, no_bid(1), no_bid(2))
    assert [player["money"] for player in referee.result()["players"]] == [10, 12, 14]


def test_result_without_tables() -> None:
    """Scoring: without tables the points are never guessed."""
    result = Referee([], 2, {}).result()
    assert result["missing"] == ["tables.beaches", "tables.theme_parks"]
    assert [player["total"] for player in result["players"]] == [None, None]
    assert (result["winners"], result["decided_by"]) == ([], None)


# --- Whole games ---


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_whole_games_conserve_dollars_and_tiles(players: int) -> None:
    """auctionland.market.price, .money: dollars and tiles are conserved."""
    random = Random(players)
    tiles = [{"id": text, "tile": text, "count": 20} for text in ("B", "BGHT+p", "-+lm", "T")]
    rulings = {"last_bidder": random.choice(["may_bid", "closed"])}
    referee = Referee(tiles, players, rulings, random.randint(3, 9), TABLES)
    deck = random.sample(referee.unseen, 80)
    all_money = sum(referee.money)
    while not referee.is_over:
        deal_from(referee, deck)
        moves = referee.legal_moves()
        assert all(moves.count(move) == 1 for move in moves)
        referee.play(random.choice(moves))
        assert sum(referee.money) + sum(dollars(referee)) == all_money
        assert min(referee.money) >= 0
    laid = sum(len(island) for island in referee.islands)
    in_box = 80 - laid - len(referee.market) - len(referee.unseen)
    full = [island for island in referee.islands if len(island) == 16]
    assert 0 <= in_box <= len(full)
    assert full or not referee.market
    assert None not in [player["rank"] for player in referee.result()["players"]]


# --- A forced deck ---


def test_deal_from_the_front_of_a_deck() -> None:
    """The first market and the refill come from the front; nothing else is drawn."""
    referee = Referee(pack(*["B"] * 6), 2, {}, 3)
    deck = list("cafebd")
    deal_from(referee, deck)
    assert (ids(referee), deck) == ("caf", ["e", "b", "d"])
    play(referee, build(0, 0))
    deal_from(referee, deck)
    assert (ids(referee), deck) == ("af", ["e", "b", "d"])
    play(referee, auction(0, 0), no_bid(1), place(0, (0, 1)))
    deal_from(referee, deck)
    assert (ids(referee), deck) == ("feb", ["d"])


@pytest.mark.long
def test_perft_of_three_tiles() -> None:
    """Sequences of moves, counted by hand: 3 beaches, 2 players.

    3 ways to build and 2 to auction leave the auctioneer with m = 10, 9, 10, 8, 9, 8 (54 in all).
    Each time there are 12 bids and a pass. Of the bids, all can be sold and m - 1 bought back: m +
    11; a pass leads to 4 cells: m + 15. Sold tiles go to 1 cell and those bought back to 4; after
    the pass and the cell seat 1 builds its first tile: 12 + 4(m - 1) + 4. That ends the game there.
    Seat 1 has 4 cells after a sale and 1 after a buy-back: 48 + 4(m - 1), and the market is empty.
    """
    referee = Referee(pack("B", "B", "B"), 2, {}, 3)
    counted = [perft(referee, list("abc"), depth) for depth in range(8)]
    assert counted == [1, 3, 6, 78, 54 + 6 * 15, 4 * 54 + 6 * 12, 6 * 48 + 4 * 48, 0]
    assert (referee.phase, referee.market) == ("market", [])


def test_perft_draws_the_refill() -> None:
    """Sequences of moves: the 4th tile comes from the deck, and turns in 4 ways or none.

    Seat 1 passes with no money, and no one can pay for a slot but the free one. The auctioneer has
    4 cells; then seat 1 may build c only, then auction d only, which no one can bid for. Building
    it counts 4 cells, each with 4 rotations.
    """
    referee = Referee(pack("B", "B", "B", "BGHT"), 2, {}, 3)
    referee.money = [0, 0]
    deck = list("abcd")
    referee.play(market("abc"))
    counted = [perft(referee, deck[3:], depth) for depth in range(9)]
    assert counted == [1, 1, 1, 1, 4, 4, 4, 4, 4 * 4 * 4]
    unturned = Referee(pack("B", "B", "B", "BGHT"), 2, {"rotation": "none"}, 3)
    unturned.money = [0, 0]
    assert perft(unturned, deck, 8) == 4 * 4
    assert deck == list("abcd")
