"""Consequences of the scoring clauses of Auctionland for every island."""

from hypothesis import assume, given
from hypothesis import strategies as st

from boardscore.auctionland import (
    Cell,
    Direction,
    HalfSide,
    Icon,
    Island,
    Kind,
    Tile,
    Zone,
    areas,
    beaches,
    counts,
    gardens_houses,
    icons,
)
from boardscore.testing import islands, tiles

PLAIN = st.sampled_from("BTGH-")
KINDS = st.sampled_from(Kind)


@st.composite
def with_a_gap_filled(draw: st.DrawFn, tile: Tile) -> tuple[Island, Island, Cell]:
    """An island of tiles of one zone with a gap, the same with a tile there, and the gap."""
    island = draw(islands(tile=PLAIN))
    gap = draw(st.sampled_from(places(island)))
    return placed(island, gap, None), placed(island, gap, tile), gap


def places(island: Island) -> list[Cell]:
    """All cells of an island, with a tile or without."""
    return [Cell(r, c) for r, row in enumerate(island.rows) for c, _ in enumerate(row)]


def placed(island: Island, cell: Cell, tile: Tile | None) -> Island:
    """The island with a tile, or none, in a cell."""
    rows = [list(row) for row in island.rows]
    rows[cell.row][cell.column] = tile
    return Island(tuple(map(tuple, rows)))


def turned(island: Island) -> Island:
    """The island turned a quarter clockwise: its first column, from below, is the first row."""
    columns = zip(*reversed(island.rows), strict=True)
    return Island(tuple(tuple(tile and tile.turned(1) for tile in column) for column in columns))


def mirrored(island: Island) -> Island:
    """The mirrored island: east and west swapped, and left and right of each side."""
    return Island(
        tuple(tuple(tile and reflected(tile) for tile in row[::-1]) for row in island.rows)
    )


def reflected(tile: Tile) -> Tile:
    """The mirrored tile: the half-sides, which run clockwise, from the right half of north on."""
    zones = [
        Zone(z.kind, frozenset(HalfSide((1 - half) % 8) for half in z.half_sides))
        for z in tile.zones
    ]
    return Tile(tuple(zones), tile.icons)


# --- The whole island ---


@given(islands())
def test_turned_island(island: Island) -> None:
    """No clause depends on north."""
    assert counts(turned(island)) == counts(island)


@given(islands())
def test_mirrored_island(island: Island) -> None:
    """No clause depends on left and right."""
    assert mirrored(mirrored(island)) == island
    assert counts(mirrored(island)) == counts(island)


@given(islands())
def test_water_around_an_island(island: Island) -> None:
    """Empty rows and columns around it change nothing."""
    assume(len(island.rows) < 4 and len(island.rows[0]) < 4)
    wider = tuple((None, *row) for row in island.rows)
    assert counts(Island(((None,) * len(wider[0]), *wider))) == counts(island)


@given(islands(), tiles(), st.data())
def test_icons_are_counted_anywhere(island: Island, tile: Tile, data: st.DataObject) -> None:
    """auctionland.score.icons: a replaced tile takes its icons away, the new one brings its own."""
    cell = data.draw(st.sampled_from(places(island)))
    old = island.tiles.get(cell, Tile())
    before, after = counts(island), counts(placed(island, cell, tile))
    for icon in Icon:
        gain = tile.icons.count(icon) - old.icons.count(icon)
        name = icon.name.lower()
        assert getattr(after, name) - getattr(before, name) == gain


# --- auctionland.score.beaches ---


@given(islands(), st.data())
def test_a_removed_tile_opens_its_neighbours_to_the_sea(
    island: Island, data: st.DataObject
) -> None:
    """auctionland.score.beaches: a beach that faced the tile counts now; no other changes."""
    assume(island.tiles)
    gap = data.draw(st.sampled_from(sorted(island.tiles)))
    opened = set()
    for direction in Direction:
        cell = gap.neighbour(direction)
        zones = island.tiles[cell].zones if cell in island.tiles else ()
        halves = {half for z in zones if z.kind is Kind.BEACH for half in z.half_sides}
        if any(cell.neighbour(half.direction) == gap for half in halves):
            opened.add(cell)
    before, after = (
        set(beaches(one)[0].tiles) - {gap} for one in (island, placed(island, gap, None))
    )
    assert after == before | opened


@given(islands(tile=st.just("B")))
def test_islands_of_beaches(island: Island) -> None:
    """auctionland.score.beaches: all tiles count except those with tiles on all four sides."""
    inner = [
        cell for cell in island.tiles if {cell.neighbour(d) for d in Direction} <= set(island.tiles)
    ]
    assert counts(island).beaches == len(island.tiles) - len(inner)


# --- auctionland.score.theme-parks, auctionland.score.gardens-houses ---


@given(with_a_gap_filled(Tile.parse("G")))
def test_a_garden_joins_the_gardens_next_to_it(found: tuple[Island, Island, Cell]) -> None:
    """auctionland.score.gardens-houses: one area more, less one for each area that it touches."""
    before, after, gap = found
    beside = {gap.neighbour(direction) for direction in Direction}
    touched = [area for area in areas(before, Kind.GARDEN) if beside & set(area)]
    assert counts(after).gardens == counts(before).gardens + 1 - len(touched)
    assert counts(after).houses == counts(before).houses


@given(with_a_gap_filled(Tile.parse("T")))
def test_a_theme_park_joins_the_theme_parks_next_to_it(found: tuple[Island, Island, Cell]) -> None:
    """auctionland.score.theme-parks: the new area has all tiles of the areas that it touches."""
    before, after, gap = found
    beside = {gap.neighbour(direction) for direction in Direction}
    touched = [area for area in areas(before, Kind.THEME_PARK) if beside & set(area)]
    joined = 1 + sum(map(len, touched))
    assert counts(after).theme_parks == max(joined, counts(before).theme_parks)


@given(with_a_gap_filled(Tile.parse("-")))
def test_a_tile_without_zones_joins_nothing(found: tuple[Island, Island, Cell]) -> None:
    """auctionland.score.gardens-houses: a tile without zones leaves all areas unchanged."""
    before, after, _ = found
    assert all(areas(after, kind) == areas(before, kind) for kind in Kind)


@given(islands(), KINDS)
def test_areas_hold_all_tiles_of_their_kind(island: Island, kind: Kind) -> None:
    """auctionland.score.gardens-houses: every tile with a zone of the kind is in an area of it."""
    having = {cell for cell, tile in island.tiles.items() if kind in {z.kind for z in tile.zones}}
    assert {cell for area in areas(island, kind) for cell in area} == having


@given(islands())
def test_gardens_times_houses(island: Island) -> None:
    """auctionland.score.gardens-houses: the product of both counts."""
    found = counts(island)
    points = sum(line.points or 0 for line in gardens_houses(island))
    assert points == found.gardens * found.houses


# --- auctionland.score.icons ---

NUMBERS = st.lists(st.integers(0, 4), min_size=1, max_size=6)


@given(NUMBERS)
def test_icon_awards(numbers: list[int]) -> None:
    """auctionland.score.icons: the award of the best place among all players with this number."""
    best_first = sorted(numbers, reverse=True)
    for own in numbers:
        award = [20, 10, 5, 0, 0, 0][best_first.index(own)] if own else 0
        assert sum(line.points or 0 for line in icons(Icon.MUSIC, own, numbers)) == award


@given(NUMBERS, st.integers(0, 5))
def test_more_icons_never_cost_points(numbers: list[int], seat: int) -> None:
    """auctionland.score.icons: an additional icon never loses points."""
    seat %= len(numbers)
    more = [number + (place == seat) for place, number in enumerate(numbers)]
    before, after = (
        sum(line.points or 0 for line in icons(Icon.PEACE, held[seat], held))
        for held in (numbers, more)
    )
    assert after >= before
