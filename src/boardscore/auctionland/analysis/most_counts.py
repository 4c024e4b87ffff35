"""Counts that no arrangement of some tiles exceeds: the proof that an island is the best one.

A beach scores at the edge only; areas have at least one zone each; and a theme park of k tiles is
connected, so its tiles share at least k - 1 sides, each of them a park side of both.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from boardscore.auctionland.model import Tile
from boardscore.auctionland.notation import FULL
from boardscore.auctionland.pieces import Kind

_AT_EDGE = {FULL: 12, FULL - 1: 14}
"""The most tiles at the edge of an island with 16 or 15 tiles; in smaller ones all can be there."""


class MostCounts(NamedTuple):
    """Counts that an island never exceeds; each by itself, so it may not reach all of them."""

    beaches: int
    """The tiles with a beach at the edge."""
    theme_parks: int
    """The tiles of the largest theme park area."""
    gardens: int
    """The garden areas."""
    houses: int
    """The house areas."""


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
    """The most tiles that have enough theme park sides for each other; see `joined_park`.

    >>> largest_park([Tile.parse("T---")] * 3), largest_park([Tile.parse("-/T")] * 3)
    (2, 1)
    """
    most = min(1, _zones(tiles, Kind.THEME_PARK))
    touching = sorted((sides(tile, Kind.THEME_PARK) for tile in tiles), reverse=True)
    return max(most, joined_park((), 0, [number for number in touching if number]))


def joined_park(parks: Sequence[int], open_sides: int, park_sides: Sequence[int]) -> int:
    """The most tiles in a park that is joined from parks already laid and from other tiles.

    `parks` has the tiles of the parks laid, `open_sides` is how many of their sides can still touch
    a park, and `park_sides` has the numbers of park sides of the other tiles; the largest first.

    To join p parks and t tiles takes p + t - 1 shared sides. Each takes a side of one of these
    tiles, and a second one or an open side.

    >>> joined_park((), 0, (2, 1, 1)), joined_park((), 0, (1, 1, 1))
    (3, 2)
    >>> joined_park((3, 2), 2, (2, 1, 1)), joined_park((3, 2), 2, (1,))
    (6, 4)
    """
    laid = [0, *accumulate(parks)]
    most = max(parks, default=0)
    for tiles, numbers in enumerate(accumulate(park_sides), start=1):
        shared = min(numbers, (numbers + open_sides) // 2)
        joined = min(len(parks), shared + 1 - tiles)
        if joined >= 0:
            most = max(most, laid[joined] + tiles)
    return most


def sides(tile: Tile, kind: Kind) -> int:
    """The number of sides of a tile that zones of a kind touch; it limits an island's counts.

    >>> sides(Tile.parse("BbTT"), Kind.BEACH)
    2
    """
    touched = {
        half.direction for zone in tile.zones if zone.kind is kind for half in zone.half_sides
    }
    return len(touched)


def _zones(tiles: Sequence[Tile], kind: Kind) -> int:
    """The number of zones of a kind on all tiles to arrange."""
    return sum(zone.kind is kind for tile in tiles for zone in tile.zones)
