"""Counts that no arrangement of some tiles exceeds: the proof that an island is the best one.

The page on hindsight has the reasons.
"""

from collections.abc import Sequence

from attrs import frozen

from boardscore.auctionland.model import Tables, Tile
from boardscore.auctionland.notation import FULL
from boardscore.auctionland.pieces import Kind

_AT_EDGE = {FULL: 12, FULL - 1: 14}
"""The most tiles at the edge of an island with 16 or 15 tiles; in smaller ones all can be there."""


@frozen
class MostCounts:
    """Counts that are not exceeded; each by itself, so an island may not reach all of them."""

    beaches: int
    """The tiles with a beach at the edge."""
    theme_parks: int
    """The tiles of the largest theme park area."""
    gardens: int
    """The garden areas."""
    houses: int
    """The house areas."""

    def total(self, tables: Tables) -> int:
        """Points that are not exceeded; the tables must reach as far as the counts."""
        beaches, parks = points_up_to(self, tables)
        return max(beaches) + max(parks) + self.gardens * self.houses


def points_up_to(most: MostCounts, tables: Tables) -> tuple[list[int], list[int]]:
    """The points of beaches and theme parks by count; the tables must reach as far.

    >>> from boardscore.auctionland import Table
    >>> tables = Tables(beaches=Table.parse([0, 2]), theme_parks=Table.parse(["1+"]))
    >>> points_up_to(MostCounts(1, 2, 0, 0), tables)
    ([0, 2], [1, 1, 1])
    """
    assert tables.beaches is not None
    assert tables.theme_parks is not None
    return (
        [tables.beaches.points_for(count) or 0 for count in range(most.beaches + 1)],
        [tables.theme_parks.points_for(count) or 0 for count in range(most.theme_parks + 1)],
    )


def most_counts(tiles: Sequence[Tile]) -> MostCounts:
    """The counts that no arrangement of some tiles exceeds.

    >>> most_counts([Tile.parse(text) for text in ("BT--", "GHgh", "T---")])
    MostCounts(beaches=1, theme_parks=2, gardens=2, houses=2)
    """
    return MostCounts(
        most_beaches(tiles),
        largest_park(tiles),
        _zones(tiles, Kind.GARDEN),
        _zones(tiles, Kind.HOUSE),
    )


def most_beaches(tiles: Sequence[Tile]) -> int:
    """At most the tiles with a beach at a side, and at most the cells at the edge.

    >>> most_beaches([Tile.parse("B")] * 16), most_beaches([Tile.parse("-/B")])
    (12, 0)
    """
    with_beach = sum(sides(tile, Kind.BEACH) > 0 for tile in tiles)
    return min(with_beach, _AT_EDGE.get(len(tiles), len(tiles)))


def largest_park(tiles: Sequence[Tile]) -> int:
    """At most the tiles that have enough theme park sides for each other.

    A park of k tiles has at least k - 1 shared sides, so at least 2 * (k - 1) of its theme park
    sides face each other.

    >>> largest_park([Tile.parse("T---")] * 3), largest_park([Tile.parse("-/T")] * 3)
    (2, 1)
    """
    most = min(1, _zones(tiles, Kind.THEME_PARK))
    park_sides = 0
    touching = sorted((sides(tile, Kind.THEME_PARK) for tile in tiles), reverse=True)
    for tile, number in enumerate(touching, start=1):
        park_sides += number
        if number and park_sides >= 2 * (tile - 1):
            most = tile
    return most


def sides(tile: Tile, kind: Kind) -> int:
    """The number of sides of a tile that zones of a kind touch.

    >>> sides(Tile.parse("BbTT"), Kind.BEACH)
    2
    """
    touched = {
        half.direction for zone in tile.zones if zone.kind is kind for half in zone.half_sides
    }
    return len(touched)


def _zones(tiles: Sequence[Tile], kind: Kind) -> int:
    """The number of zones of a kind."""
    return sum(zone.kind is kind for tile in tiles for zone in tile.zones)
