"""Hypothesis strategies for Auctionland: tiles, islands, tables, packs, positions, new games."""

from typing import Any

from hypothesis import strategies as st

from boardscore import auctionland
from boardscore.auctionland import Island, Tile
from boardscore.auctionland.model import COUNTS, MOST_COPIES
from boardscore.core import value_checks
from boardscore.packs import MOST_LISTED, demo_pack
from boardscore.positions import read_position
from boardscore.testing.strategies import (
    Data,
    Strategies,
    StrategyByKey,
    decks,
    players,
    require_range,
    require_strategy,
    rulings,
    states,
    table,
)

_ZONES = "BTGHbtgh"
_MOST_TILES = 16


# Scoring


def tile_texts() -> st.SearchStrategy[str]:
    """Random tiles in the notation: 1, 4 or 8 letters of both cases, inner zones, icons."""
    return _tile_texts()


@st.composite
def _tile_texts(draw: st.DrawFn) -> str:
    letters = draw(st.sampled_from((1, 4, 8)))
    sides = draw(st.text("-" + _ZONES, min_size=letters, max_size=letters))
    inner = draw(st.text(_ZONES, max_size=3))
    icons = draw(st.text("plm", max_size=3))
    return sides + (inner and f"/{inner}") + (icons and f"+{icons}")


_ANY_TILE = tile_texts()


def tiles() -> st.SearchStrategy[Tile]:
    """Random tiles as models.

    >>> from hypothesis import find
    >>> find(tiles(), lambda tile: tile.icons)
    Tile.parse('B+l')
    """
    return tile_texts().map(Tile.parse)


def island_texts(*, tile: st.SearchStrategy[str] = _ANY_TILE) -> st.SearchStrategy[str]:
    """Random islands in the notation, drawn cell by cell, as piers are; all kinds by default."""
    require_strategy(tile, "tile")
    return _island_texts(tile)


@st.composite
def _island_texts(draw: st.DrawFn, tile: st.SearchStrategy[str]) -> str:
    rows, columns = draw(st.tuples(st.integers(1, 4), st.integers(1, 4)))
    places = [(row, column) for row in range(rows) for column in range(columns)]
    chosen = draw(st.sets(st.sampled_from(places)))
    built = chosen if draw(st.booleans()) else set(places) - chosen
    cells = {place: draw(tile) if place in built else "." for place in places}
    return "\n".join(
        " ".join(cells[row, column] for column in range(columns)) for row in range(rows)
    )


def islands(*, tile: st.SearchStrategy[str] = _ANY_TILE) -> st.SearchStrategy[Island]:
    """Random islands as models.

    >>> from hypothesis import given, settings
    >>> @settings(max_examples=5)
    ... @given(islands())
    ... def test_tiles_have_at_most_16_places(island):
    ...     assert len(island.tiles) <= 16
    >>> test_tiles_have_at_most_16_places()
    """
    return island_texts(tile=tile).map(Island.parse)


def counts(*, most: int = _MOST_TILES) -> st.SearchStrategy[dict[str, int]]:
    """Random numbers for the seven counts of an island, in the JSON shape."""
    value_checks.require(value_checks.whole(), most, "most")
    return st.fixed_dictionaries(dict.fromkeys(COUNTS, st.integers(0, most)))


def score_tables() -> st.SearchStrategy[list[int | str]]:
    """Random score tables that cover a whole island: with an open end, or long enough."""
    points = st.integers(0, 40)
    closed = st.lists(points, min_size=_MOST_TILES + 1, max_size=_MOST_TILES + 3)
    start, last = st.lists(points, max_size=4), points.map("{}+".format)
    return closed.map(list[int | str]) | st.builds(lambda body, end: [*body, end], start, last)


def _tables() -> st.SearchStrategy[auctionland.Tables]:
    table = score_tables().map(auctionland.Table.parse)
    return st.builds(auctionland.Tables, st.none() | table, st.none() | table)


def auctionland_positions() -> st.SearchStrategy[Data]:
    """Positions of Auctionland, many of them with ties, or without tables or money."""
    islands_in_rows = table({"island": island_texts().map(str.splitlines)})
    counted = table({"counts": counts(most=1) | counts()})
    aside: StrategyByKey = {"money": st.integers(0, 2), "claimed": st.integers(0, 90)}
    entries = players(islands_in_rows | counted, aside, most=6)
    tables = {"beaches": score_tables(), "theme_parks": score_tables()}
    position: StrategyByKey = {"game": st.just("auctionland"), "players": entries}
    complete = table({**position, "tables": table(tables)})
    return complete | table(position, {"tables": table(optional=tables)})


# Packs


def auctionland_packs(
    *, kinds: tuple[int, int] = (1, 20), copies: tuple[int, int] = (1, 99)
) -> st.SearchStrategy[auctionland.Pack]:
    """Packs of Auctionland with different numbers of tiles and copies, with or without tables.

    >>> from hypothesis import given, settings
    >>> from boardscore.testing import auctionland_packs
    >>> @settings(max_examples=5)
    ... @given(auctionland_packs(copies=(2, 2)))
    ... def test_every_tile_is_there_twice(pack):
    ...     assert {tile.count for tile in pack.tiles} == {2}
    >>> test_every_tile_is_there_twice()
    """
    require_range("kinds", 1, MOST_LISTED, kinds)
    require_range("copies", 1, MOST_COPIES, copies)
    return _packs(kinds, copies)


@st.composite
def _packs(draw: st.DrawFn, kinds: tuple[int, int], copies: tuple[int, int]) -> auctionland.Pack:
    number = draw(st.integers(*kinds))
    count = st.integers(*copies) | st.integers(copies[0], min(copies[0] + 2, copies[1]))
    return auctionland.Pack(
        "random",
        "invented",
        tuple(
            auctionland.PackTile(str(place), draw(tiles()), draw(count))
            for place in range(1, number + 1)
        ),
        draw(_tables()),
    )


# Games


@st.composite
def starts(draw: st.DrawFn) -> auctionland.State:
    """A strategy for new games of Auctionland: any players, pack, rulings, settings and deck."""
    pack = draw(st.just(demo_pack("auctionland")) | auctionland_packs())
    assert isinstance(pack, auctionland.Pack)
    return auctionland.start(
        [None] * draw(st.integers(*auctionland.PLAYERS)),
        pack,
        rulings=draw(rulings("auctionland")),
        deck=draw(decks([tile.id for tile in pack.tiles for _ in range(tile.count)])),
        market_size=draw(st.sampled_from((8, 3, 4, 10))),
        visible_money=draw(st.booleans()),
    )


def models() -> dict[type, st.SearchStrategy[Any]]:
    """The strategies for the models of Auctionland, by type."""
    positions, packs = auctionland_positions().map(read_position), auctionland_packs()
    return {
        Tile: tiles(),
        Island: islands(),
        auctionland.Counts: counts().map(lambda counted: auctionland.Counts(**counted)),
        auctionland.Table: score_tables().map(auctionland.Table.parse),
        auctionland.Tables: _tables(),
        auctionland.PackTile: packs.flatmap(lambda pack: st.sampled_from(pack.tiles)),
        auctionland.Pack: packs,
        auctionland.Player: positions.flatmap(lambda position: st.sampled_from(position.players)),
        auctionland.Position: positions,
        auctionland.State: states("auctionland"),
    }


STRATEGIES = Strategies(positions=auctionland_positions, starts=starts, models=models)
