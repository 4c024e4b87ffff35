"""Illegal moves in Auctionland, each with its clause and its message."""

from pathlib import Path
from typing import Any

import pytest

from boardscore import (
    BoardscoreError,
    DocumentError,
    ModelError,
    MoveError,
    Problem,
    load_pack,
    pier18,
    say,
)
from boardscore.auctionland import (
    Auction,
    Bid,
    Bonus,
    Build,
    BuyBack,
    LastBidder,
    Market,
    Pack,
    PackTile,
    Pass,
    Phase,
    Place,
    Rulings,
    Sell,
    State,
    Tile,
    start,
)
from boardscore.auctionland.moves import Move
from boardscore.packs import demo_pack
from tests.auctionland.situations import NAMES, PACK, at, bidding, refusal, sale, situation
from tests.tables import from_table

# Whose move it is


@pytest.mark.parametrize(
    "move", [Auction(0, 0), Bid(1, 1), Pass(1), Sell(0), BuyBack(0), Place(0, 0, 1, 0)]
)
def test_turn_order_another_step(move: Move) -> None:
    """`auctionland.turn.order`: each step has its time."""
    assert refusal(situation("#", "#"), move) == (
        "auctionland.turn.order",
        "This is not possible now: Alex has to build a tile",
    )


@pytest.mark.parametrize(
    ("state", "due"),
    [
        (situation("#", "#", phase=Phase.AUCTION), "Alex has to put a tile up for auction"),
        (bidding("#", "#"), "the bidding has to end first; still in it: Bonnie"),
        (sale("#", "#", standing=Bid(1, 1)), "Alex has to sell the tile or buy it back"),
        (
            bidding("#", "#", "#").play(Bid(1, 1)),
            "the bidding has to end first; still in it: Bonnie and Charlie",
        ),
        (
            sale("#", "#", standing=Bid(1, 1)).play(Sell(0)),
            "Bonnie has to build the tile from the auction",
        ),
        (bidding("#", "#").play(Pass(1)), "Alex has to build the tile from the auction"),
        (situation("####", "#", phase=Phase.BONUS), "Alex has to take a bonus tile"),
        (situation("#", "#", phase=Phase.REFILL, to_act=()), "the market has to be refilled"),
        (start(NAMES[:2], PACK), "the first market has to be dealt"),
    ],
)
def test_turn_order_no_building_in_another_step(state: State, due: str) -> None:
    """`auctionland.turn.order`: one tile is built in a turn, as its first step."""
    assert refusal(state, at(0, 1)) == (
        "auctionland.turn.order",
        f"This is not possible now: {due}",
    )


def test_bonus_earn_not_without_a_fourth_tile() -> None:
    """`auctionland.bonus.earn`: a bonus tile has to be earned."""
    assert refusal(situation("###", "#"), Bonus(0, 0, 0, 3, 0)) == (
        "auctionland.bonus.earn",
        "This is not possible now: Alex has to build a tile",
    )


def test_end_trigger_nothing_after_the_end() -> None:
    """`auctionland.end.trigger`: the game is over, for players and for chance."""
    state = situation("#", "#", phase=Phase.OVER, to_act=(), unseen=("p",))
    assert refusal(state, at(0, 1)) == (
        "auctionland.end.trigger",
        "This is not possible now: the game is over",
    )
    assert refusal(state, Market(("p",))) == (
        "auctionland.end.trigger",
        "This is not possible now: the game is over",
    )


def test_players_no_such_seat() -> None:
    """`auctionland.players`: two players have seats 0 and 1."""
    state = situation("#", "#")
    assert refusal(state, at(0, 1, player=2)) == (
        "auctionland.players",
        "There is no such player; the game has 2 players",
    )
    assert refusal(bidding("#", "#"), Bid(2, 1))[0] == "auctionland.players"


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (situation("#", "#", "#"), at(0, 1, player=1)),
        (situation("#", "#", "#", phase=Phase.AUCTION), Auction(1, 0)),
        (sale("#", "#", "#", standing=Bid(1, 1)), Sell(1)),
        (sale("#", "#", "#", standing=Bid(1, 1)), BuyBack(1)),
        (bidding("#", "#").play(Pass(1)), Place(1, 0, 1, 0)),
        (situation("####", "####", phase=Phase.BONUS), Bonus(1, 0, 1, 0, 0)),
    ],
)
def test_turn_order_another_player(state: State, move: Move) -> None:
    """`auctionland.turn.order`: Alex has to act."""
    assert refusal(state, move) == (
        "auctionland.turn.order",
        "It is not this player's turn; to act: Alex",
    )


def test_auction_sell_the_buyer_builds() -> None:
    """`auctionland.auction.sell`: the tile is the buyer's, not the auctioneer's."""
    state = sale("#", "#", standing=Bid(1, 1)).play(Sell(0))
    assert refusal(state, Place(0, 0, 1, 0)) == (
        "auctionland.turn.order",
        "It is not this player's turn; to act: Bonnie",
    )


@pytest.mark.parametrize(
    ("state", "move", "where"),
    [
        (situation("#", "#", money=(1, 9)), at(0, 1, slot=2), "slot"),
        (situation("#\n#\n#\n#", "#"), at(4, 0), "row"),
        (situation("####", "#"), at(0, 4), "column"),
        (
            situation("#", "#", offers="bar", rulings={"rotation": "none"}),
            at(0, 1, turns=1),
            "turns",
        ),
        (bidding("#", "#", "#", "#").play(Pass(1)), Bid(1, 1), "player"),
        (bidding("#", "#", "#").play(Bid(1, 1)), Pass(1), "player"),
    ],
)
def test_a_refusal_names_the_part_of_the_move_that_is_wrong(
    state: State, move: Move, where: str
) -> None:
    problem = state.why_illegal(move)
    assert problem is not None
    assert problem.where == where


# The market


def test_market_price_no_such_slot() -> None:
    """`auctionland.market.price`: a tile is taken from the market."""
    for state, move in (
        (situation("#", "#"), at(0, 1, slot=3)),
        (situation("#", "#", phase=Phase.AUCTION), Auction(0, 3)),
        (situation("####", "#", phase=Phase.BONUS), Bonus(0, 3, 1, 0, 0)),
    ):
        assert refusal(state, move) == (
            "auctionland.market.price",
            "The market has only 3 tiles",
        )


def test_market_price_too_little_money() -> None:
    """`auctionland.market.price`: the dollars on the tile do not help to pay for it."""
    for state, move in (
        (situation("#", "#", money=(1, 9), offers="p pl plm:5"), at(0, 1, slot=2)),
        (
            situation("#", "#", phase=Phase.AUCTION, money=(1, 9), offers="p pl plm:5"),
            Auction(0, 2),
        ),
        (
            situation("####", "#", phase=Phase.BONUS, money=(1, 9), offers="p pl plm:5"),
            Bonus(0, 2, 1, 0, 0),
        ),
    ):
        assert refusal(state, move) == (
            "auctionland.market.price",
            "Tile plm costs 2 dollars, and Alex has 1",
        )
    poor = situation("#", "#", money=(0, 9))
    assert refusal(poor, at(0, 1, slot=1))[1] == "Tile plain costs 1 dollar, and Alex has 0"


# Building


def test_build_first_not_elsewhere() -> None:
    """`auctionland.build.first`: the first cell is (0, 0) by definition."""
    assert refusal(situation("", ""), at(0, 1)) == (
        "auctionland.build.first",
        "The first tile of an island has row 0 and column 0",
    )


def test_build_edge_not_on_a_tile() -> None:
    """`auctionland.build.edge`: a cell holds one tile."""
    assert refusal(situation("##", ""), at(0, 1)) == (
        "auctionland.build.edge",
        "There is already a tile there",
    )


@pytest.mark.parametrize("place", [(1, 1), (0, 2), (-2, 0), (100, -100)])
def test_build_edge_not_apart(place: tuple[int, int]) -> None:
    """`auctionland.build.edge`: corners do not count."""
    assert refusal(situation("#", ""), at(*place)) == (
        "auctionland.build.edge",
        "A tile there would share no edge with the island",
    )


@pytest.mark.parametrize("column", [-1, 4])
def test_build_bounds_no_fifth_column(column: int) -> None:
    """`auctionland.build.bounds`: never more than 4 columns."""
    state = situation("####", "", offers="corner")
    assert refusal(state, at(0, column)) == (
        "auctionland.build.bounds",
        "Tile corner there would make the island 5 columns wide; the limit is 4",
    )


@pytest.mark.parametrize("row", [-1, 4])
def test_build_bounds_no_fifth_row(row: int) -> None:
    """`auctionland.build.bounds`: never more than 4 rows, even for a bonus tile."""
    state = situation("# # # #", "", phase=Phase.BONUS, offers="corner")
    assert refusal(state, Bonus(0, 0, row, 0, 0)) == (
        "auctionland.build.bounds",
        "Tile corner there would make the island 5 rows high; the limit is 4",
    )


def test_build_bounds_for_the_tile_of_an_auction() -> None:
    """`auctionland.build.bounds`: also for a tile won in the auction."""
    state = sale("#", "####", standing=Bid(1, 1)).play(Sell(0))
    assert refusal(state, Place(1, 0, 4, 0)) == (
        "auctionland.build.bounds",
        "Tile p there would make the island 5 columns wide; the limit is 4",
    )


def test_rotation_none_refuses_a_turned_tile() -> None:
    """Ruling `rotation`: with `none`, tiles are never turned."""
    state = situation("#", "#", offers="corner", rulings={"rotation": "none"})
    assert refusal(state, at(0, 1, turns=1)) == (
        "auctionland.build.edge",
        "Tile corner cannot be turned: in this game tiles are never turned",
    )


@from_table
def test_rotation_free_refuses_the_same_look_again(
    tile: str, turns: int, said: str, lowest: int
) -> None:
    """Ruling `rotation`: rotations that give the same tile are one move, the lowest number."""
    state = situation("#", "#", offers=tile)
    assert refusal(state, at(0, 1, turns=turns)) == (
        None,
        f"Tile {tile} looks the same after {said} as after {lowest}; write {lowest}",
    )


# The auction


def test_auction_bid_not_by_the_auctioneer() -> None:
    """`auctionland.auction.bid`: only the other players may bid."""
    for move in (Bid(0, 1), Pass(0)):
        assert refusal(bidding("#", "#"), move) == (
            "auctionland.auction.bid",
            "Alex has the gavel and cannot bid",
        )


def test_auction_bid_at_least_1() -> None:
    """`auctionland.auction.bid`: zero is not a bid."""
    assert refusal(bidding("#", "#"), Bid(1, 0)) == (
        "auctionland.auction.bid",
        "A bid of 0 dollars is too low; it must be 1 or more",
    )


@pytest.mark.parametrize("player", [1, 2])
def test_auction_bid_not_as_high_as_the_standing_bid(player: int) -> None:
    """`auctionland.auction.bid`: higher than the standing bid, even for its bidder."""
    state = bidding("#", "#", "#").play(Bid(1, 3))
    assert refusal(state, Bid(player, 3)) == (
        "auctionland.auction.bid",
        "A bid of 3 dollars is too low; it must be 4 or more",
    )
    assert refusal(state, Bid(player, 1))[1].startswith("A bid of 1 dollar is too low")


def test_auction_bid_not_more_than_the_bidder_has() -> None:
    """`auctionland.auction.bid`: no more than the bidder has."""
    assert refusal(bidding("#", "#", money=(10, 3)), Bid(1, 4)) == (
        "auctionland.auction.bid",
        "Bonnie has 3 dollars and cannot bid 4",
    )


def test_auction_close_a_pass_is_final() -> None:
    """`auctionland.auction.close`: a player who passes is out of this auction."""
    state = bidding("#", "#", "#", "#").play(Pass(1))
    for move in (Bid(1, 1), Pass(1)):
        assert refusal(state, move) == (
            "auctionland.auction.close",
            "Bonnie has passed and is out of this auction",
        )


def test_auction_close_the_holder_does_not_pass() -> None:
    """`auctionland.auction.close`: the highest bidder may raise, but not pass."""
    state = bidding("#", "#", "#").play(Bid(1, 1))
    assert refusal(state, Pass(1)) == (
        "auctionland.auction.close",
        "Bonnie has the highest bid and can raise it, but not pass",
    )
    assert state.play(Bid(2, 2)).why_illegal(Pass(1)) is None


def test_auction_two_player_one_bid() -> None:
    """`auctionland.auction.two-player`: the bidder bids once."""
    state = bidding("#", "#").play(Bid(1, 1))
    assert refusal(state, Bid(1, 2)) == (
        "auctionland.turn.order",
        "This is not possible now: Alex has to sell the tile or buy it back",
    )


def test_auction_no_bid_no_sale() -> None:
    """`auctionland.auction.no-bid`: there is no buyer."""
    state = bidding("#", "#").play(Pass(1))
    assert refusal(state, Sell(0))[0] == "auctionland.turn.order"


def test_auction_buy_back_too_little_money() -> None:
    """`auctionland.auction.buy-back`: needs the bid plus 1 in dollars."""
    state = sale("#", "#", standing=Bid(1, 5), money=(5, 12))
    assert refusal(state, BuyBack(0)) == (
        "auctionland.auction.buy-back",
        "Buying back costs 6 dollars, and Alex has 5",
    )


# In German


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (
            situation("#", "#"),
            Sell(0),
            "Das geht jetzt nicht: Alex muss ein Plättchen bauen",
        ),
        (situation("#", "#"), at(0, 1, player=1), "An der Reihe: Alex"),
        (
            situation("#", "#", money=(1, 9), offers="p pl plm"),
            at(0, 1, slot=2),
            "Plättchen plm kostet 2 Dollar, und Alex hat 1",
        ),
        (
            situation("####", "", offers="corner"),
            at(0, 4),
            ("Mit Plättchen corner dort wäre die Insel 5 Spalten breit; höchstens 4 sind erlaubt"),
        ),
        (
            bidding("#", "#", "#").play(Bid(1, 1)),
            Pass(1),
            "Bonnie hat das höchste Gebot und darf es erhöhen, aber nicht passen",
        ),
        (
            sale("#", "#", standing=Bid(1, 5), money=(5, 12)),
            BuyBack(0),
            "Zurückkaufen kostet 6 Dollar, und Alex hat 5",
        ),
    ],
)
def test_a_refusal_in_german(state: State, move: Move, said: str) -> None:
    problem = state.why_illegal(move)
    assert problem is not None
    assert say(problem.message, "de") == said


# Chance


def test_setup_market_takes_as_many_as_it_needs() -> None:
    """`auctionland.setup.market`: 8, or the whole pack if smaller."""
    state = start(NAMES[:2], PACK)
    for count in (0, 7, 9):
        clause, sentence = refusal(state, Market(("plain",) * count))
        assert clause == "auctionland.setup.market"
        assert sentence == f"{count} tiles were drawn for the market; it needs 8"
    assert refusal(state, Market(("plain",)))[1] == "1 tile was drawn for the market; it needs 8"


def test_market_refill_takes_as_many_as_are_missing_and_left() -> None:
    """`auctionland.market.refill`: up to the size, as far as the stack lasts."""
    state = situation("#", "#", phase=Phase.REFILL, to_act=(), market_size=4, unseen=("p",) * 5)
    for drawn in ((), ("p", "p")):
        assert refusal(state, Market(drawn))[0] == "auctionland.market.refill"
    assert state.why_illegal(Market(("p",))) is None


def test_setup_market_draws_tiles_of_the_pack() -> None:
    """`auctionland.setup.market`: a tile that the pack does not have cannot be drawn."""
    state = start(NAMES[:2], PACK, market_size=3)
    problem = state.why_illegal(Market(("plain", "cornr", "p")))
    assert isinstance(problem, Problem)
    assert (problem.clause, problem.where) == ("auctionland.setup.market", "tiles[1]")
    assert "did you mean corner?" in say(problem.message)


def test_market_refill_draws_remaining_tiles() -> None:
    """`auctionland.market.refill`: a tile comes as often as it is still in the stack."""
    state = situation(
        "#", "#", phase=Phase.REFILL, to_act=(), market_size=5, unseen=("p", "pl", "pl")
    )
    assert refusal(state, Market(("p", "p"))) == (
        "auctionland.market.refill",
        "Tile p is no longer in the stack",
    )
    assert refusal(state, Market(("p", "bar")))[1] == "Tile bar is no longer in the stack"
    for drawn, place in ((("p", "p"), 1), (("bar", "p"), 0), (("p", "bar"), 1)):
        problem = state.why_illegal(Market(drawn))
        assert problem is not None
        assert problem.where == f"tiles[{place}]"
    assert state.why_illegal(Market(("pl", "pl"))) is None


def test_chance_does_not_act_while_players_act() -> None:
    """`auctionland.market.refill`: chance acts between turns, and never with a given deck."""
    expected = (
        "auctionland.market.refill",
        "This is not possible now: Alex has to build a tile",
    )
    assert refusal(situation("#", "#"), Market(("p",))) == expected
    deck = sorted(tile.id for tile in PACK.tiles for _ in range(tile.count))
    assert refusal(start(NAMES[:2], PACK, deck=deck), Market(("p",) * 8)) == expected


def test_moves_of_chance_are_playable_but_not_listed() -> None:
    state = start(NAMES[:2], PACK, market_size=3)
    deal: Any = Market(("p", "p", "pl"))
    written: Any = {"move": "pass", "player": 0}
    assert state.why_illegal(deal) is None
    assert deal not in state.legal_moves()
    assert written not in state.legal_moves()
    assert len(state.legal_moves()) == 0


# No moves at all


@pytest.mark.parametrize(
    ("junk", "code", "where"),
    [
        (None, "not_wanted", ""),
        ("build", "not_wanted", ""),
        (17, "not_wanted", ""),
        ([Bid(1, 1)], "not_wanted", ""),
        (pier18.Rulings(), "not_wanted", ""),
        (Build, "not_wanted", ""),
        ({}, "no_move", "move"),
        ({"move": "draft"}, "not_one_of", "move"),
        ({"move": ["build"]}, "not_one_of", "move"),
        ({"move": "pass", "player": 1, "amount": 1}, "unknown_key", "amount"),
        ({"move": "pass", 1: 1, "player": 1}, "key_not_text", ""),
    ],
)
def test_an_invalid_move_is_a_problem_and_not_a_python_error(
    junk: Any, code: str, where: str
) -> None:
    state = bidding("#", "#")
    problem = state.why_illegal(junk)
    assert problem is not None
    assert (problem.code, problem.where) == (code, where)
    assert junk not in state.legal_moves()
    assert state.seen_by(1).why_illegal(junk) == problem
    with pytest.raises(MoveError) as caught:
        state.play(junk)
    assert caught.value.problems[0] == problem


def test_a_dict_with_several_mistakes_gives_the_first_and_play_all() -> None:
    state = bidding("#", "#")
    junk: dict[str, Any] = {"move": "bid", "seat": 1}
    problem = state.why_illegal(junk)
    assert problem is not None
    with pytest.raises(MoveError) as caught:
        state.play(junk)
    assert len(caught.value.problems) == 3
    assert caught.value.problems[0] == problem


# Games that cannot begin


def not_begun(players: Any = NAMES[:2], pack: Any = PACK, **settings: Any) -> list[str]:
    """The problem, described in full."""
    with pytest.raises(BoardscoreError) as caught:
        start(players, pack, **settings)
    assert all(problem.describe("de") for problem in caught.value.problems)
    return [problem.describe() for problem in caught.value.problems]


@pytest.mark.parametrize(("players", "said"), [(0, "0 players"), (1, "1 player"), (7, "7 players")])
def test_players_too_few_and_too_many(players: int, said: str) -> None:
    """`auctionland.players`: 2 to 6."""
    assert not_begun([None] * players) == [
        f"players: {said}; the game is for 2 to 6 players [auctionland.players]"
    ]


def test_players_have_different_visible_names() -> None:
    assert not_begun(["Alex", "Alex", " "]) == [
        'players[1]: another player is also called "Alex"; all names must be different',
        "players[2]: text needs at least one visible character",
    ]
    assert not_begun(["Player 2", None]) == [
        'players[1]: another player is also called "Player 2"; all names must be different'
    ]


@pytest.mark.parametrize("players", ["Alex", 2, None, {"Alex": 1, "Bonnie": 2}])
def test_players_are_a_list(players: object) -> None:
    (said,) = not_begun(players)
    assert said.startswith("players: found ")


def test_players_are_texts() -> None:
    (said,) = not_begun(["Alex", 2])
    assert said.startswith("players[1]: 2 is not text")


@pytest.mark.parametrize("size", [2, 0, -1, "8", 8.0, True, None])
def test_setup_market_is_not_below_3(size: object) -> None:
    """`auctionland.setup.market`: the market size is at least 3."""
    (said,) = not_begun(market_size=size)
    assert said.startswith("market_size: ")


def test_money_hidden_is_a_setting_of_two_values() -> None:
    assert not_begun(visible_money=1) == [
        "visible_money: 1 is neither true nor false; write one of them"
    ]


def test_unknown_rulings() -> None:
    assert not_begun(rulings={"rotation": "half", "last_bid": "closed"}) == [
        'rulings.rotation: "half" is not known here; known: free, none',
        (
            'rulings.last_bid: there is no ruling "last_bid"; did you mean last_bidder? '
            "Known: rotation, last_bidder"
        ),
    ]
    assert not_begun(rulings="free")[0].startswith("rulings: ")
    state = start(NAMES[:2], PACK, rulings=Rulings(last_bidder=LastBidder.CLOSED))
    assert state == start(NAMES[:2], PACK, rulings={"last_bidder": "closed"})


def test_pack_of_the_other_game() -> None:
    (said,) = not_begun(pack=demo_pack("pier18"))
    assert said.startswith("pack: ")
    assert not_begun(pack=None)[0].startswith("pack: ")


def test_pack_as_a_path(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'game = "auctionland"\nname = "mine"\nprovenance = "invented"\n'
        '[[tiles]]\nid = "1"\ntile = "B"\ncount = 3\n'
    )
    pack = load_pack(file)
    assert isinstance(pack, Pack)
    expected = start(NAMES[:2], pack)
    assert start(NAMES[:2], file) == start(NAMES[:2], str(file)) == expected
    assert start(NAMES[:2], "demo").game.pack == demo_pack("auctionland")
    with pytest.raises(DocumentError):
        start(NAMES[:2], tmp_path / "none.toml")


def test_pack_as_a_path_to_one_of_the_other_game(tmp_path: Path) -> None:
    source = Path(pier18.__file__).parent / "demo.toml"
    file = tmp_path / "other.toml"
    file.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    assert not_begun(pack=file) == [
        "pack: this is a pack for Pier 18; one for Auctionland is needed"
    ]


SMALL = Pack(
    "small",
    "invented",
    (
        PackTile("a", Tile.parse("B"), 2),
        PackTile("b", Tile.parse("T")),
        PackTile("c", Tile.parse("G")),
    ),
)


MARKET = " [auctionland.setup.market]"


@from_table
def test_a_deck_has_exactly_the_tiles_of_the_pack(deck: str, said: list[str]) -> None:
    assert not_begun(pack=SMALL, deck=deck.split()) == said


@pytest.mark.parametrize("deck", ["aabc", 4, {"a": 2}, {"a", "b"}])
def test_a_deck_is_a_list(deck: object) -> None:
    (said,) = not_begun(pack=SMALL, deck=deck)
    assert said.startswith("deck: found ")


def test_a_deck_is_of_ids() -> None:
    first, second = not_begun(pack=SMALL, deck=["a", 1, "a", "b", "c", "not an id"])
    assert first.startswith("deck[1]: 1 is not a valid id")
    assert second.startswith('deck[5]: "not an id" is not a valid id')


def test_no_such_seat_to_look_from() -> None:
    for seat in (2, -1, None, True):
        with pytest.raises(ModelError) as caught:
            situation("#", "#").seen_by(seat)  # type: ignore[arg-type]
        assert caught.value.where == "seat"
