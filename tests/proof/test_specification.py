"""The specification of the proof for plain positions agrees with the readable functions."""

from collections.abc import Iterable
from itertools import chain, combinations, product
from typing import Any

import pytest
from hypothesis import given

from boardscore import pier18
from boardscore.auctionland import Cell, HalfSide, Island, Kind, Tile, Zone
from boardscore.auctionland.scoring import beach_tiles, joined_zones
from boardscore.pier18 import FlowerAdjacency
from boardscore.pier18.scoring import groups
from boardscore.testing import islands, pier_texts
from tests.effort import examples
from tests.proof import auctionland as land_spec
from tests.proof import pier18 as pier_spec

ADJACENCIES = list(FlowerAdjacency)


def parts(things: Iterable[Any]) -> list[set[Any]]:
    """All subsets of some things."""
    kept = list(things)
    sizes = range(len(kept) + 1)
    return [set(part) for part in chain(*(combinations(kept, size) for size in sizes))]


def is_connected(group: set[Any], near: Any) -> bool:
    """Whether every member of a group can be reached from any other, step by step."""
    walked: set[Any] = set()
    ahead = {next(iter(group))}
    while ahead:
        walked |= ahead
        ahead = {other for one in ahead for other in group if near(one, other)} - walked
    return walked == group


# --- Piers ---


def specified(text: str) -> pier_spec.Pier:
    """A plain pier of the specification."""
    upper, lower = text.split("\n")
    rows = {"upper": upper, "lower": lower}
    return pier_spec.Pier(len(upper), lambda kind, space: rows[space[0]][space[1]] == kind)


def grouped(text: str, adjacency: FlowerAdjacency) -> list[set[pier_spec.Space]]:
    """The groups that the readable functions find."""
    found = groups(pier18.Pier.parse(text), adjacency)
    return [{(space.side.value, space.column) for space in group} for group in found]


def small_piers(columns: int, kinds: str) -> list[str]:
    """Every pier with this number of columns and these symbols."""
    rows = ["".join(row) for row in product(kinds, repeat=columns)]
    return [f"{upper}\n{lower}" for upper, lower in product(rows, repeat=2)]


def assert_same_lovers(text: str) -> None:
    """pier18.score.lovers: the same Lovers score."""
    lines = pier18.lovers(pier18.Pier.parse(text))
    expected = {tuple(space.to_list()) for line in lines if line.points for space in line.spaces}
    pier = specified(text)
    assert {one for one in pier.spaces if pier_spec.in_love(pier, one)} == expected, text


@pytest.mark.long
@pytest.mark.parametrize("text", ["H" * 6, "A" * 6])
def test_lovers_of_all_small_piers(text: str) -> None:
    """Sides of up to 6 columns with nothing, Lovers and Fishers, next to a full side."""
    for columns in range(1, 7):
        for row in product(".HA", repeat=columns):
            assert_same_lovers(f"{''.join(row)}\n{text[:columns]}")


@pytest.mark.long
@pytest.mark.parametrize("adjacency", ADJACENCIES)
@pytest.mark.parametrize(("columns", "kinds"), [(1, ".QHAS"), (2, ".QS"), (3, ".A")])
def test_whole_sets_of_all_small_piers(
    columns: int, kinds: str, adjacency: FlowerAdjacency
) -> None:
    """pier18.score.flower-sellers: of all sets of spaces, exactly those of groups are whole."""
    for text in small_piers(columns, kinds):
        pier, found = specified(text), grouped(text, adjacency)
        expected = [set[pier_spec.Space]().union(*part) for part in map(list, groupings(found))]
        for chosen in parts(pier.spaces):
            is_whole = pier_spec.whole(pier, chosen.__contains__, adjacency)
            assert is_whole == (chosen in expected), (text, chosen)


def groupings(found: list[set[Any]]) -> list[list[set[Any]]]:
    """Any union of the groups."""
    return [[found[place] for place in part] for part in parts(range(len(found)))]


@examples(0.5)
@given(pier_texts())
def test_any_pier(text: str) -> None:
    """pier18.score.lovers, pier18.score.flower-sellers: groups are whole, parts of one are not."""
    text = str(pier18.Pier.parse(text))
    assert_same_lovers(text)
    pier = specified(text)
    for adjacency in ADJACENCIES:
        found = grouped(text, adjacency)
        assert set().union(*found) == {one for one in pier.spaces if pier.symbol(one)}
        for group in found:
            assert pier_spec.whole(pier, group.__contains__, adjacency)
            near = {one: set(pier_spec.neighbours_of(pier, one, adjacency)) for one in group}
            assert is_connected(group, lambda one, other, near=near: other in near[one])


# --- Islands ---

END_OF = {half: half.name.rpartition("_")[2].lower() for half in HalfSide}
NAMED = {(half.direction.name.lower(), END_OF[half]): half for half in HalfSide}


def specified_zones(island: Island, kind: Kind) -> land_spec.Zones:
    """The zones of a kind that touch sides, numbered on each tile."""
    touching = {
        (number, (cell.row, cell.column)): zone.half_sides
        for cell, tile in island.tiles.items()
        for number, zone in enumerate(touching_zones(tile, kind))
    }
    return land_spec.Zones(lambda zone, half: NAMED[half] in touching.get(zone, ()))


def touching_zones(tile: Tile, kind: Kind) -> list[Zone]:
    return [zone for zone in tile.zones if zone.kind is kind and zone.half_sides]


def areas_of(island: Island, kind: Kind) -> list[set[land_spec.Zone]]:
    """The areas of touching zones that the readable functions find."""
    return [
        {
            (touching_zones(island.tiles[cell], kind).index(zone), (cell.row, cell.column))
            for cell, number in area
            for zone in [island.tiles[cell].zones[number]]
        }
        for area in joined_zones(island, kind)
        if all(island.tiles[cell].zones[number].half_sides for cell, number in area)
    ]


def test_names_of_half_sides() -> None:
    """The specification has the half-sides of the notation."""
    assert set(NAMED) == set(land_spec.HALVES)


@pytest.mark.long
@pytest.mark.parametrize("stacked", [False, True])
def test_all_zones_of_two_tiles(stacked: bool) -> None:
    """auctionland.score.gardens-houses: all sets of half-sides against each half-side."""
    other_place = (1, 0) if stacked else (0, 1)
    every_zone = [Zone(Kind.GARDEN, frozenset(part)) for part in parts(HalfSide) if part]
    single = [zone for zone in every_zone if len(zone.half_sides) == 1]
    for first, second in [*product(every_zone, single), *product(single, every_zone)]:
        tiles = Tile((first,)), Tile((second,))
        island = Island(((tiles[0],), (tiles[1],)) if stacked else (tiles,))
        zones = specified_zones(island, Kind.GARDEN)
        is_one = zones.one_area((0, (0, 0)), (0, other_place))
        assert is_one == (len(joined_zones(island, Kind.GARDEN)) == 1), island


@examples(0.25)
@given(islands())
def test_any_island(island: Island) -> None:
    """auctionland.score.beaches, areas: those of the reference are whole, parts are not."""
    touched = {
        (cell, half.direction.name.lower())
        for cell, tile in island.tiles.items()
        for zone in touching_zones(tile, Kind.BEACH)
        for half in zone.half_sides
    }
    beaches = land_spec.Beaches(
        lambda place: Cell(*place) in island.tiles,
        lambda place, side: (Cell(*place), side) in touched,
    )
    at_edge = [Cell(*place) for place in land_spec.PLACES if beaches.at_edge(place)]
    assert tuple(at_edge) == beach_tiles(island)
    for kind in (Kind.THEME_PARK, Kind.GARDEN, Kind.HOUSE):
        zones, found = specified_zones(island, kind), areas_of(island, kind)
        assert set().union(*found) == {one for one in land_spec.ZONES if zones.there(one)}
        for area in found:
            assert zones.whole(area.__contains__)
            assert is_connected(area, zones.one_area)
