"""Games of Auctionland in progress, for the tests of play."""

from collections.abc import Iterable
from typing import Any

import pytest
from attrs import evolve

from boardscore import BoardscoreError, IllegalMoveError, say
from boardscore.auctionland import (
    Auction,
    Bid,
    Bonus,
    Build,
    Cell,
    Laid,
    MarketTile,
    Pack,
    PackTile,
    Phase,
    Place,
    State,
    Tables,
    Tile,
    start,
)
from boardscore.auctionland.moves import Move

NAMES = ("Alex", "Bonnie", "Charlie", "Doruk", "Ece", "Fay")

PACK = Pack(
    "tests",
    "invented",
    (
        PackTile("plain", Tile.parse("-"), 40),
        PackTile("p", Tile.parse("B+p"), 2),
        PackTile("pl", Tile.parse("T+pl"), 2),
        PackTile("plm", Tile.parse("G+plm"), 2),
        PackTile("bar", Tile.parse("BGBG")),
        PackTile("corner", Tile.parse("BGTH")),
    ),
    Tables(),
)
"""Tiles for these tests: they differ in icons and in symmetry."""


def market(text: str) -> tuple[MarketTile, ...]:
    """A market from the free tile on: `"p plain:2"` has 2 dollars on its second tile."""
    parts = (word.partition(":") for word in text.split())
    return tuple(MarketTile(name, int(dollars or 0)) for name, _, dollars in parts)


def island(text: str) -> tuple[Laid, ...]:
    """Plain tiles where the text has `#`; the first of them is at (0, 0)."""
    places = [
        (row, column)
        for row, line in enumerate(text.split())
        for column, char in enumerate(line)
        if char == "#"
    ]
    return tuple(
        Laid(Cell(row - places[0][0], column - places[0][1]), "plain") for row, column in places
    )


def situation(
    *islands: str, money: tuple[int, ...] = (), offers: str = "plain plain plain", **rest: Any
) -> State:
    """A game with one player for each island; seat 0 has the gavel and builds first."""
    settings = {
        name: rest.pop(name) for name in ("rulings", "market_size", "visible_money") if name in rest
    }
    begun = start(NAMES[: len(islands)], PACK, **settings)
    return evolve(
        begun,
        phase=rest.pop("phase", Phase.BUILD),
        to_act=rest.pop("to_act", (0,)),
        money=money or begun.money,
        islands=tuple(map(island, islands)),
        market=market(offers),
        **rest,
    )


def bidding(*islands: str, standing: Bid | None = None, **rest: Any) -> State:
    """The tile `p` is up for auction, and no one has passed."""
    return situation(
        *islands,
        phase=Phase.BID,
        to_act=tuple(range(1, len(islands))),
        auctioned="p",
        standing_bid=standing,
        **rest,
    )


def sale(*islands: str, standing: Bid, **rest: Any) -> State:
    """The auction of the tile `p` is closed, and the bid stands."""
    return situation(*islands, phase=Phase.SALE, auctioned="p", standing_bid=standing, **rest)


def cells(state: State, player: int) -> list[tuple[int, int]]:
    return [(laid.cell.row, laid.cell.column) for laid in state.islands[player]]


def ids(state: State) -> list[str]:
    """The tiles of the market, from the free one on."""
    return [tile.id for tile in state.market]


def dollars(state: State) -> list[int]:
    return [tile.dollars for tile in state.market]


def after(state: State, *moves: Move) -> State:
    for move in moves:
        state = state.play(move)
    return state


def listed(state: State) -> list[Move]:
    return list(state.legal_moves())


def builds(state: State) -> set[tuple[int, int]]:
    """The cells where the builder may build."""
    found = (move for move in listed(state) if isinstance(move, Build | Place | Bonus))
    return {(move.row, move.column) for move in found}


def slots(moves: Iterable[Move]) -> set[int]:
    return {move.slot for move in moves if isinstance(move, Build | Auction | Bonus)}


def amounts(state: State, player: int) -> list[int]:
    """The bids a player may make."""
    bids = (move for move in listed(state) if isinstance(move, Bid))
    return [move.amount for move in bids if move.player == player]


def tiny(*counts: int) -> Pack:
    """A pack of plain tiles `a`, `b`, ..., with these counts."""
    names = "abcdefgh"
    return Pack(
        "tiny",
        "invented",
        tuple(PackTile(name, Tile.parse("-"), count) for name, count in zip(names, counts)),
    )


def refusal(state: State, move: Move) -> tuple[str | None, str]:
    """The clause and the message of a refused move, the same in every function that gives them."""
    problem = state.why_illegal(move)
    assert problem is not None
    assert state.why_illegal(move.to_dict()) == problem
    assert move not in state.legal_moves()
    assert move not in list(state.legal_moves())
    for written in (move, move.to_dict()):
        with pytest.raises(IllegalMoveError) as caught:
            state.play(written)
        assert caught.value.problems == (problem,)
    assert say(problem.message, "de") != say(problem.message)
    return problem.clause, say(problem.message)


def at(row: int, column: int, slot: int = 0, turns: int = 0, player: int = 0) -> Build:
    return Build(player, slot, row, column, turns)


def not_begun(players: Any = NAMES[:2], pack: Any = PACK, **settings: Any) -> list[str]:
    """The problem, described in full."""
    with pytest.raises(BoardscoreError) as caught:
        start(players, pack, **settings)
    assert all(problem.describe("de") for problem in caught.value.problems)
    return [problem.describe() for problem in caught.value.problems]
