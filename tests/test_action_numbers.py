"""Numbers of moves: the written formulas, every move that can occur, and the masks."""

import math
import pickle
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from itertools import permutations, product
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

import boardscore
from boardscore import auctionland, pier18
from boardscore.core.registry import NotAvailableError
from boardscore.games import play
from boardscore.testing import starts, walk
from tests.effort import examples
from tests.tables import from_table, read_table

START: dict[str, Callable[..., Any]] = {"pier18": pier18.start, "auctionland": auctionland.start}
Data = dict[str, Any]


def cards(number: int) -> Data:
    """A pack with cards of 2 columns; a half turn changes all but the last card."""
    cells = [["S.", ".."]] * (number - 1) + [["QA", "AQ"]]
    return {
        "game": "pier18",
        "name": "small",
        "provenance": "invented",
        "cards": [
            {"id": f"c{n}", "date": f"01-{n + 1:02}", "patron": "Q", "cells": rows, "plan": "1 > 0"}
            for n, rows in enumerate(cells)
        ],
    }


def tiles(*written: str, count: int = 99) -> Data:
    listed = [{"id": f"t{n}", "tile": tile, "count": count} for n, tile in enumerate(written)]
    return {"game": "auctionland", "name": "small", "provenance": "invented", "tiles": listed}


# Every move that can occur, in the order of the tables in the documentation


def pier_moves(pack: Data, half_turn: bool, rounds: bool) -> Iterator[Data]:
    """Cards of 2 columns; the last card of `cards` looks the same when turned."""
    ids = [card["id"] for card in pack["cards"]]
    for plan, foundation in permutations(ids, 2):
        yield {"move": "choose", "player": 1, "plan": plan, "foundation": foundation}
    straight = [{"overlap": overlap, "turned": False} for overlap in range(2)]
    ways = [
        {**way, "turned": turned} for way in straight for turned in (False, True)[: 1 + half_turn]
    ]
    for card in ids if rounds else ():
        for way in straight if card == ids[-1] else ways:
            yield {"move": "draft", "player": 1, "card": card, **way}
    yield from ({"move": "finish", "player": 1, **way} for way in ways)


def island_moves(dollars: int, slots: int, turns: int) -> Iterator[Data]:
    """One slot less is for an auction, or for a bonus after it, which is no first tile."""
    cells = [
        {"row": row, "column": column, "turns": turned}
        for row, column, turned in product(range(-3, 4), range(-3, 4), range(turns))
    ]
    for slot, cell in product(range(slots), cells):
        yield {"move": "build", "player": 1, "slot": slot, **cell}
    yield from ({"move": "auction", "player": 1, "slot": slot} for slot in range(slots - 1))
    yield from ({"move": "bid", "player": 1, "amount": 1 + more} for more in range(dollars))
    yield from ({"move": name, "player": 1} for name in ("pass", "sell", "buy_back"))
    yield from ({"move": "place", "player": 1, **cell} for cell in cells)
    for slot, cell in product(range(slots - 1), cells):
        if cell["row"] or cell["column"]:
            yield {"move": "bonus", "player": 1, "slot": slot, **cell}


def assert_numbers(
    numbers: boardscore.Actions[Any], moves: list[Data], parts: dict[str, Iterable[Any]]
) -> None:
    """These moves have the numbers from 0 on; none has one if it has another of these parts."""
    assert [numbers.number_of(move) for move in moves] == [*range(numbers.count)]
    for number, move in enumerate(moves):
        written = {key: value for key, value in move.items() if value is not False}
        assert numbers.move_of(number, 1).to_dict() == written
    others = {
        frozenset({**move, key: value}.items())
        for move in moves
        for key in parts.keys() & move.keys()
        for value in parts[key]
    }
    for other in others - {frozenset(move.items()) for move in moves}:
        with pytest.raises(boardscore.MoveError):
            numbers.number_of(dict(other))


@pytest.mark.parametrize("half_turn", [False, True])
@from_table
def test_piers(players: int, number: int, rounds: bool, half_turn: bool) -> None:
    """With 3 cards for each player, the deck keeps too few for a round (`pier18.end.trigger`)."""
    pack = cards(number)
    numbers = boardscore.actions(
        "pier18", players=players, pack=pack, rulings={"half_turn": half_turn}
    )
    ids = [*(card["id"] for card in pack["cards"]), "none"]
    parts = dict.fromkeys(("plan", "foundation", "card"), ids)
    parts |= {"overlap": range(4), "turned": (False, True)}
    assert_numbers(numbers, [*pier_moves(pack, half_turn, rounds)], parts)


DOLLARS = {2: 22, 3: 36, 4: 52, 5: 70, 6: 90}
"""10 + 12 + 14 + 16 + 18 + 20 dollars."""
TURNS = [("BGGH", "none", 1), ("B", "free", 1), ("BGBG", "free", 2), ("BGGH", "free", 4)]
"""A tile, the ruling on turning it, and its quarter turns."""
FEW = {(2, TURNS[3], "closed"), (3, TURNS[2], "may_bid")}


@pytest.mark.parametrize(
    ("players", "turning", "last_bidder"),
    [
        pytest.param(*one, marks=[] if one in FEW else pytest.mark.long)
        for one in product(DOLLARS, TURNS, ["may_bid", "closed"])
    ],
)
def test_islands(players: int, turning: tuple[str, str, int], last_bidder: str) -> None:
    """The tile with the most turns counts."""
    written, rotation, turns = turning
    market, dollars = 1 + players, DOLLARS[players]
    numbers = boardscore.actions(
        "auctionland",
        players=players,
        pack=tiles("T", written),
        rulings={"rotation": rotation, "last_bidder": last_bidder},
        market_size=market,
    )
    parts = {"slot": range(market + 1), "amount": range(dollars + 2), "turns": range(4)}
    parts |= dict.fromkeys(("row", "column"), range(-4, 5))
    assert_numbers(numbers, [*island_moves(dollars, market, turns)], parts)


@from_table
def test_numbers_with_the_demo_pack(
    game: str, players: int, move: Data, number: int, count: int
) -> None:
    """`build`: (49 * 2 + 7 * 3 + 4) * 4 + 3 = 495."""
    numbers = boardscore.actions(game, players=players)
    assert (numbers.count, numbers.version) == (count, 1)
    assert numbers.number_of({**move, "player": 1}) == number
    assert numbers.move_of(number, 1).to_dict() == {**move, "player": 1}
    assert numbers.number_of(numbers.move_of(number, 0)) == number


def test_a_market_has_no_more_tiles_than_the_pack() -> None:
    """5 tiles: slots 0 to 4, later 0 to 3; 22 dollars, no turns."""
    numbers = boardscore.actions("auctionland", players=2, pack=tiles("B", count=5))
    assert numbers.count == 5 * 49 + 4 + 22 + 3 + 49 + 4 * 48
    with pytest.raises(boardscore.MoveError):
        numbers.number_of({"move": "auction", "player": 0, "slot": 4})


# Whatever has a number does occur


def occurring(numbers: boardscore.Actions[Any], start: Any, games: int) -> set[int]:
    found: set[int] = set()
    for seed in range(games):
        for state in walk(start, seed):
            found.update(map(numbers.number_of, state.legal_moves()))
    return found


@pytest.mark.parametrize(("players", "number"), [(2, 6), (2, 7), (3, 10)])
def test_every_number_of_a_small_pier_pack_occurs(players: int, number: int) -> None:
    chosen: Data = {"pack": cards(number), "rulings": {"half_turn": True}}
    numbers = boardscore.actions("pier18", players=players, **chosen)
    found = occurring(numbers, pier18.start([None] * players, **chosen), 60)
    assert found == {*range(numbers.count)}


@pytest.mark.long
def test_every_number_of_a_small_island_pack_occurs() -> None:
    """Except high bids, which need a player with all the money; the next test makes one."""
    chosen: Data = {"pack": tiles("B"), "market_size": 3}
    numbers = boardscore.actions("auctionland", players=2, **chosen)
    found = occurring(numbers, auctionland.start([None] * 2, **chosen), 700)
    missing = {numbers.move_of(one, 0).to_dict()["move"] for one in {*range(numbers.count)} - found}
    assert missing <= {"bid"}


MONEY: Any = read_table(__file__, "MONEY")
"""Moves, then the highest slot or bid of seat 1, and the message about one more."""


def test_one_player_may_have_all_the_money() -> None:
    """Seat 0 buys back for its 10 dollars; seat 1 then reaches slot 22, and bids 22 later on."""
    chosen: Data = {"pack": tiles("B"), "market_size": 30}
    numbers = boardscore.actions("auctionland", players=2, **chosen)
    state = auctionland.start([None] * 2, deck=["t0"] * 99, **chosen)
    for before, highest, beyond in MONEY:
        for move in before:
            state = state.play(move)
        assert numbers.mask(state, 1)[numbers.number_of(highest)] == 1
        key = "amount" if "amount" in highest else "slot"
        with pytest.raises(boardscore.MoveError, match=beyond):
            numbers.number_of({**highest, key: 23})


# Masks


def numbers_for(state: Any) -> boardscore.Actions[Any]:
    game = state.game
    return boardscore.actions(
        state.GAME,
        players=len(game.players),
        pack=game.pack,
        rulings=game.rulings,
        market_size=getattr(game, "market_size", None),
    )


def assert_masks(numbers: boardscore.Actions[Any], state: Any) -> None:
    """The masks of all seats are the numbers of the listed moves, for states and for views."""
    legal = list(state.legal_moves())
    for seat in range(numbers.players):
        wanted = bytearray(numbers.count)
        for move in legal:
            wanted[numbers.number_of(move)] |= move.player == seat
        mask = numbers.mask(state, seat)
        assert type(mask) is bytes
        assert mask == wanted, (state, seat)
        assert mask.count(1) == sum(move.player == seat for move in legal)
        assert numbers.mask(state.seen_by(seat), seat) == mask


SETTINGS: list[tuple[str, int, Data]] = [
    *[("pier18", players, {}) for players in (2, 3)],
    *[("pier18", players, {"rulings": {"half_turn": True}}) for players in (2, 3)],
    *[("auctionland", players, {}) for players in range(2, 7)],
    ("auctionland", 2, {"market_size": 3, "rulings": {"rotation": "none"}}),
    ("auctionland", 3, {"market_size": 30, "rulings": {"last_bidder": "closed"}}),
]


@pytest.mark.parametrize(
    ("share", "game", "players", "chosen"),
    [
        *((0.01, *one) for one in SETTINGS if one[1] < 4),
        *(pytest.param(1, *one, marks=pytest.mark.long) for one in SETTINGS),
    ],
)
def test_masks_in_random_games(share: float, game: str, players: int, chosen: Data) -> None:
    """A few, or a thousand of each kind."""
    start = START[game]([None] * players, "demo", **chosen)
    numbers = boardscore.actions(game, players=players, **chosen)
    kinds = sum(one == game for one, *_ in SETTINGS)
    for seed in range(math.ceil(share * 1000 / kinds)):
        for state in walk(start, seed):
            assert_masks(numbers, state)


@examples(0.15)
@given(starts(), st.integers(0, 2**32))
def test_masks_with_random_packs(start: Any, seed: int) -> None:
    """With random rulings, market sizes and numbers of players too."""
    numbers = numbers_for(start)
    for state in walk(start, seed):
        assert_masks(numbers, state)


def test_a_plan_that_looks_the_same_when_turned() -> None:
    """Seat 0 plans c6 and finishes with overlap 0 or 1; seat 1 may turn its Plan, too."""
    chosen: Data = {"pack": cards(7), "rulings": {"half_turn": True}}
    deck = ["c6", "c1", "c2", "c3", "c4", "c5", "c0"]
    state = pier18.start([None] * 2, deck=deck, **chosen)
    state = state.play({"move": "choose", "player": 0, "plan": "c6", "foundation": "c1"})
    state = state.play({"move": "choose", "player": 1, "plan": "c3", "foundation": "c4"})
    for card in ("c0", "c2"):
        move = {"move": "draft", "player": state.to_act[0], "card": card, "overlap": 0}
        state = state.play(move)
    numbers = boardscore.actions("pier18", players=2, **chosen)
    assert numbers.mask(state, 0)[-4:] == b"\1\0\1\0"
    state = state.play({"move": "finish", "player": 0, "overlap": 0})
    assert numbers.mask(state, 1)[-4:] == b"\1\1\1\1"


def test_states_of_games_with_other_names_fit() -> None:
    """The numbers do not depend on names, nor on whether money is visible."""
    named = auctionland.start(["Alex", "Bonnie"], "demo", visible_money=True)
    numbers = boardscore.actions("auctionland", players=2)
    assert numbers.mask(named, 0) == bytes(3140)
    same_pack = boardscore.load_pack("demo", game="auctionland").to_dict()
    typed = auctionland.start(["Alex", "Bonnie"], same_pack)
    assert numbers.mask(typed, 0) == bytes(3140)


def test_copies_are_equal() -> None:
    numbers = boardscore.actions("auctionland", players=2, pack=tiles("B"), market_size=3)
    for copy in (pickle.loads(pickle.dumps(numbers)), deepcopy(numbers)):
        assert copy == numbers
        assert copy.move_of(5, 1) == numbers.move_of(5, 1)
    assert numbers != boardscore.actions("auctionland", players=3, pack=tiles("B"), market_size=3)


# Mistakes


@from_table
def test_wrong_settings_are_refused(game: str, chosen: Data, message: str) -> None:
    with pytest.raises(boardscore.BoardscoreError, match=message):
        boardscore.actions(game, **chosen)


PIERS = boardscore.actions("pier18", players=2)
NUMBERS: dict[str, boardscore.Actions[Any]] = {
    "piers": PIERS,
    "turning": boardscore.actions("pier18", players=2, pack=cards(7), rulings={"half_turn": True}),
    "without rounds": boardscore.actions("pier18", players=2, pack=cards(6)),
    "islands": boardscore.actions("auctionland", players=2, rulings={"rotation": "none"}),
}


@from_table
def test_moves_without_a_number_are_refused(numbers: str, move: Any, message: str) -> None:
    with pytest.raises(boardscore.MoveError, match=message):
        NUMBERS[numbers].number_of(move)


def test_moves_of_another_game_are_refused() -> None:
    with pytest.raises(boardscore.MoveError, match=r"^found a value of type Pass, expected a move"):
        PIERS.number_of(auctionland.Pass(0))  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [-1, 382, True, 2.0, "3", None])
def test_wrong_numbers_are_refused(number: Any) -> None:
    with pytest.raises(boardscore.ModelError, match=r"^number: .*from 0 to 381"):
        PIERS.move_of(number, 0)


@pytest.mark.parametrize("seat", [-1, 2, True, 0.0, "0", None])
def test_wrong_seats_are_refused(seat: Any) -> None:
    for call, first in ((PIERS.move_of, 0), (PIERS.mask, pier18.start([None] * 2, "demo"))):
        with pytest.raises(boardscore.ModelError, match=r"^seat: .*from 0 to 1"):
            call(first, seat)


TWO = [None, None]
NEW = auctionland.start
OTHER_STATES: list[tuple[Any, str]] = [
    (None, r": found None, expected a state of a game, or a view of one"),
    (pier18.State, r": found a value of type type, expected a state"),
    (boardscore.load_pack("demo", game="auctionland"), r": found a value of type Pack"),
    (pier18.start(TWO, "demo"), r": this is a state of Pier 18; .* for moves of Auctionland"),
    (NEW([None] * 3, "demo"), r"\.players: this game has 3; .* for 2$"),
    (NEW(TWO, tiles("B")), r"\.pack: .* for the pack demo-auctionland"),
    (
        NEW(TWO, "demo", rulings={"last_bidder": "closed"}),
        r"\.rulings\.last_bidder: this game has closed; .* for may_bid$",
    ),
    (NEW(TWO, "demo", market_size=9), r"\.market_size: this game has 9; the numbers are for 8$"),
]


@pytest.mark.parametrize(("state", "message"), OTHER_STATES)
def test_states_with_other_settings_are_refused(state: Any, message: str) -> None:
    numbers = boardscore.actions("auctionland", players=2)
    for _ in range(2):
        with pytest.raises(boardscore.ModelError, match=f"^state_or_view{message}"):
            numbers.mask(state, 0)
    assert numbers.mask(auctionland.start(TWO, "demo"), 0) == bytes(3140)


def test_a_state_may_differ_in_several_settings() -> None:
    state = auctionland.start([None] * 3, tiles("B"), market_size=3)
    with pytest.raises(boardscore.ModelError) as raised:
        boardscore.actions("auctionland", players=2).mask(state, 0)
    places = [problem.where for problem in raised.value.problems]
    assert places == ["state_or_view.pack", "state_or_view.players", "state_or_view.market_size"]


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_the_view_of_another_seat_is_refused(game: str) -> None:
    """It does not know all that decides whether a move is legal."""
    view = START[game](["Anna", None], "demo").seen_by(0)
    with pytest.raises(boardscore.ModelError, match=r"^seat: this is the view of Anna; it shows"):
        boardscore.actions(game, players=2).mask(view, 1)


def test_a_game_without_numbers_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    without = evolve(play("pier18"), number_actions=None)
    monkeypatch.setattr("boardscore.action_numbers.play_of", lambda _: without)
    with pytest.raises(NotAvailableError, match=r"^not available for Pier 18: numbers for moves"):
        boardscore.actions("pier18", players=2)
