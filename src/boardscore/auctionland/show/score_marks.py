"""The marks of a score on the zones of an island: one source for text and SVG pictures."""

from collections.abc import Iterable, Iterator
from typing import Any

from attrs import frozen

from boardscore.auctionland.model import Island
from boardscore.auctionland.pieces import Cell, HalfSide, Kind
from boardscore.auctionland.scoring import joined_zones
from boardscore.core.results import Line

ZonePlace = tuple[Cell, int]
"""A zone of an island: the place of its tile, and its number on the tile."""

Half = tuple[Cell, HalfSide]
"""A half of a side of a tile."""

Area = tuple[ZonePlace, ...]
"""The zones of an area."""


@frozen
class Marks:
    """The marks on an island."""

    beaches: tuple[Cell, ...] = ()
    """The tiles that score for a beach at the edge."""
    coast: tuple[Half, ...] = ()
    """The half-sides with a beach at the edge."""
    park: Area = ()
    """The largest theme park."""
    gardens: tuple[Area, ...] = ()
    """The gardens, in the order of their numbers in the reasons."""
    houses: tuple[Area, ...] = ()
    """The houses, in the order of their numbers in the reasons."""

    def to_dict(self) -> dict[str, Any]:
        """The marks as data: the tiles of beaches and park, the tiles of every garden and house."""
        return {
            "beaches": _tiles(self.beaches),
            "park": _tiles(cell for cell, _ in self.park),
            "gardens": [_tiles(cell for cell, _ in area) for area in self.gardens],
            "houses": [_tiles(cell for cell, _ in area) for area in self.houses],
        }

    @property
    def areas(self) -> tuple[Area, ...]:
        """All areas, as sets of zones."""
        return (self.park, *self.gardens, *self.houses)

    @property
    def numbers(self) -> dict[ZonePlace, int]:
        """The numbers of gardens and houses, from 1, if there are several of a kind."""
        several = (areas for areas in (self.gardens, self.houses) if len(areas) > 1)
        return {
            zone: number
            for areas in several
            for number, area in enumerate(areas, 1)
            for zone in area
        }


def _tiles(cells: Iterable[Cell]) -> list[list[str | int]]:
    return [cell.to_list() for cell in sorted(set(cells))]


def marks(island: Island, lines: Iterable[Line]) -> Marks:
    """The marks of the lines of a score on an island."""
    tiles = {line.category: line.tiles for line in lines}
    beaches = tuple(cell for cell in tiles.get("beaches", ()) if isinstance(cell, Cell))
    counts_areas = "gardens_houses" in tiles
    return Marks(
        beaches,
        tuple(_coast(island, beaches)),
        _park(island, tiles.get("theme_parks", ())),
        joined_zones(island, Kind.GARDEN) if counts_areas else (),
        joined_zones(island, Kind.HOUSE) if counts_areas else (),
    )


def _coast(island: Island, beaches: Iterable[Cell]) -> Iterator[Half]:
    """The half-sides at the edge with beaches of these tiles (`auctionland.score.beaches`)."""
    tiles = island.tiles
    for cell in beaches:
        for zone in tiles[cell].zones:
            if zone.kind is Kind.BEACH:
                for half in sorted(zone.half_sides):
                    if cell.neighbour(half.direction) not in tiles:
                        yield cell, half


def _park(island: Island, counted: tuple[object, ...]) -> Area:
    """The theme park on the counted tiles."""
    areas = joined_zones(island, Kind.THEME_PARK)
    same = (area for area in areas if {cell for cell, _ in area} == set(counted))
    return next(same, ())
