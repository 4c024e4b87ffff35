"""Games of Auctionland in progress, for the tests of play."""

from typing import Any

from attrs import evolve

from boardscore.auctionland import (
    Bid,
    Cell,
    Laid,
    MarketTile,
    Pack,
    PackTile,
    Phase,
    State,
    Tables,
    Tile,
    start,
)

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
    """The cells of a player's tiles."""
    return [(laid.cell.row, laid.cell.column) for laid in state.islands[player]]


def ids(state: State) -> list[str]:
    """The tiles of the market, from the free one on."""
    return [tile.id for tile in state.market]


def dollars(state: State) -> list[int]:
    """The dollars on the tiles of the market."""
    return [tile.dollars for tile in state.market]
