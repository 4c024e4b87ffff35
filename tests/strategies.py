"""Hypothesis strategies: piers, tiles, islands, counts, and positions in the JSON shape."""

from typing import Any

from hypothesis import strategies as st

from boardscore.auctionland import Island, Tile
from boardscore.pier18 import Pier

Data = dict[str, Any]

_CROWDS = tuple("." * empty + "SQHA" for empty in (4, 1, 12, 36, 0))
_ZONES = "BTGHbtgh"
_NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")
_COUNTS = ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music")
_MOST_TILES = 16


@st.composite
def pier_texts(draw: st.DrawFn, most: int = 30) -> str:
    """Piers in the notation: 1 column up to `most`, from nearly empty to full."""
    columns = draw(st.integers(1, most))
    space = st.sampled_from(draw(st.sampled_from(_CROWDS)))
    row = st.lists(space, min_size=columns, max_size=columns).map("".join)
    return f"{draw(row)}\n{draw(row)}"


def piers(most: int = 30) -> st.SearchStrategy[Pier]:
    """Piers as models."""
    return pier_texts(most).map(Pier.parse)


@st.composite
def tile_texts(draw: st.DrawFn) -> str:
    """Tiles in the notation: 1, 4 or 8 letters of both cases, inner zones, icons."""
    letters = draw(st.sampled_from((1, 4, 8)))
    sides = draw(st.text("-" + _ZONES, min_size=letters, max_size=letters))
    inner = draw(st.text(_ZONES, max_size=3))
    icons = draw(st.text("plm", max_size=3))
    return sides + (inner and f"/{inner}") + (icons and f"+{icons}")


_ANY_TILE = tile_texts()


def tiles() -> st.SearchStrategy[Tile]:
    """Tiles as models."""
    return tile_texts().map(Tile.parse)


@st.composite
def island_texts(draw: st.DrawFn, tile: st.SearchStrategy[str] = _ANY_TILE) -> str:
    """Islands in the notation, of every size and occupancy; of tiles of every form by default."""
    rows, columns = draw(st.tuples(st.integers(1, 4), st.integers(1, 4)))
    places = [(row, column) for row in range(rows) for column in range(columns)]
    chosen = draw(st.sets(st.sampled_from(places)))
    built = chosen if draw(st.booleans()) else set(places) - chosen
    cells = {place: draw(tile) if place in built else "." for place in places}
    return "\n".join(
        " ".join(cells[row, column] for column in range(columns)) for row in range(rows)
    )


def islands(tile: st.SearchStrategy[str] = _ANY_TILE) -> st.SearchStrategy[Island]:
    """Islands as models."""
    return island_texts(tile).map(Island.parse)


def counts(most: int = _MOST_TILES) -> st.SearchStrategy[dict[str, int]]:
    """The seven counted numbers in the JSON shape."""
    return st.fixed_dictionaries(dict.fromkeys(_COUNTS, st.integers(0, most)))


def score_tables() -> st.SearchStrategy[list[int | str]]:
    """Score tables that reach as far as an island: open at their end, or long enough."""
    points = st.integers(0, 40)
    closed = st.lists(points, min_size=_MOST_TILES + 1, max_size=_MOST_TILES + 3)
    start, last = st.lists(points, max_size=4), points.map("{}+".format)
    return closed.map(list[int | str]) | st.builds(lambda body, end: [*body, end], start, last)


Strategies = dict[str, st.SearchStrategy[Any]]


@st.composite
def _players(
    draw: st.DrawFn, holding: st.SearchStrategy[Data], aside: Strategies, most: int
) -> list[Data]:
    """Players who often hold the same, so that they are tied; some tell less than all."""
    names = _NAMES[: draw(st.integers(1, most))]
    held = st.sampled_from(draw(st.lists(holding, min_size=1, max_size=len(names))))
    told = draw(st.sampled_from((_table(aside), _table(optional=aside))))
    return [{"name": name, **draw(held), **draw(told)} for name in names]


def pier18_positions() -> st.SearchStrategy[Data]:
    """Positions of Pier 18: many of them with ties, and with dates missing."""
    holding = _table(
        {"pier": (pier_texts(2) | pier_texts(30)).map(str.splitlines)},
        {"plan_completed": st.booleans(), "patrons": st.integers(0, 18) | st.integers(0, 1)},
    )
    aside: Strategies = {
        "plan_date": st.sampled_from(("01-01", "02-29", "04-17", "12-31")),
        "claimed": st.integers(0, 30),
    }
    rulings = {
        "flower_adjacency": st.sampled_from(("orthogonal", "same_side")),
        "flower_points": st.sampled_from(("every_other_symbol", "other_kinds_only")),
    }
    return _table(
        {"game": st.just("pier18"), "players": _players(holding, aside, most=3)},
        {"rulings": _table(optional=rulings)},
    )


def auctionland_positions() -> st.SearchStrategy[Data]:
    """Positions of Auctionland: many of them with ties, and with tables or money missing."""
    islands = _table({"island": island_texts().map(str.splitlines)})
    counted = _table({"counts": counts(1) | counts()})
    aside: Strategies = {"money": st.integers(0, 2), "claimed": st.integers(0, 90)}
    players = _players(islands | counted, aside, most=6)
    tables = {"beaches": score_tables(), "theme_parks": score_tables()}
    position: Strategies = {"game": st.just("auctionland"), "players": players}
    complete = _table({**position, "tables": _table(tables)})
    return complete | _table(position, {"tables": _table(optional=tables)})


def _table(
    required: Strategies | None = None, optional: Strategies | None = None
) -> st.SearchStrategy[Data]:
    nothing: Strategies = {}
    return st.fixed_dictionaries(required or nothing, optional=optional or nothing)


def positions() -> st.SearchStrategy[Data]:
    """Positions of either game in the JSON shape."""
    return pier18_positions() | auctionland_positions()
