"""The points of islands that are made of the same tiles, on words of bits.

A word has a lane of 16 bits for the cells with a tile, and others for what touches which side, as
in `boardscore.auctionland.fast`. Words of tiles are combined with `|`, and taken away with `^`.
"""

from collections.abc import Sequence
from typing import Final

from attrs import frozen

from boardscore.analysis.auctionland.arrangements import Arrangement, Arrangements
from boardscore.analysis.auctionland.most_counts import MostCounts, most_counts, points_up_to
from boardscore.auctionland import kernel
from boardscore.auctionland.fast import Masks, masks_of_tile
from boardscore.auctionland.model import Tables, Tile
from boardscore.auctionland.pieces import Kind

_WORD = 64
_MASK = (1 << _WORD) - 1
_PARKS, _GARDENS, _HOUSES, PLACES = _WORD, 5 * _WORD, 9 * _WORD, 13 * _WORD
"""Where the words of each kind begin, as in `Masks`, and the lane of places after them."""

_SMALLEST_RING = 4
"""A ring of zones has at least this many joins; with fewer, each join makes one area less."""


@frozen
class Unlaid:
    """What the tiles that are not yet laid can add."""

    free: int
    """The free cells of the shape."""
    beaches: int
    """The tiles with a beach at a side."""
    parks: int
    """The tiles with a theme park at a side."""
    gardens: int
    """The garden zones at sides."""
    houses: int
    """The house zones at sides."""


class IslandPoints:
    """The points for beaches, the theme park, and gardens and houses of islands of some tiles."""

    def __init__(self, ways: Arrangements, tables: Tables) -> None:
        tiles = [looks[0] for looks in ways.looks]
        masks = [*map(masks_of_tile, tiles)]
        self.most: Final[MostCounts] = most_counts(tiles)
        """Counts that no arrangement exceeds."""
        self.bound: Final[int] = self.most.total(tables)
        """Points that no arrangement exceeds."""
        self.words: Final = tuple(tuple(map(_word, looks)) for looks in ways.looks)
        """The word of each look of each tile on the first cell."""
        self._beaches, self._parks = points_up_to(self.most, tables)
        self._best_park = max(self._parks)
        self._inner = [sum(mask[at] for mask in masks) for at in (14, 15, 16)]
        self._numbers = [*zip(*map(_numbers, tiles))]
        self._has_second = [any(any(mask[at : at + 2]) for mask in masks) for at in (4, 8, 12)]

    def word(self, arrangement: Arrangement) -> int:
        """The word of an island.

        >>> from boardscore.auctionland import Table
        >>> tiles = ((Tile.parse("B"),), (Tile.parse("T"),))
        >>> tables = Tables(Table.parse([0, 1]), Table.parse([0, 1]))
        >>> points = IslandPoints(Arrangements(tiles, ((0, 0), (1, 0))), tables)
        >>> points.total(points.word(((0, 0), (4, 0))))
        2
        """
        word = 0
        for looks, (cell, look) in zip(self.words, arrangement, strict=True):
            word |= looks[look] << cell
        return word

    def total(self, word: int, least: float = 0) -> int:
        """The points of an island, or -1 as soon as they are surely below `least`."""
        most, best_park = self.most, self._best_park
        won = self._beaches[kernel.beaches(word >> PLACES, word & _MASK)]
        if won + best_park + most.gardens * most.houses < least:
            return -1
        gardens = self._areas(word >> _GARDENS, 1)
        if won + best_park + gardens * most.houses < least:
            return -1
        won += gardens * self._areas(word >> _HOUSES, 2)
        if won + best_park < least:
            return -1
        zones, joins = self._joined(word >> _PARKS, 0)
        return won + self._parks[kernel.theme_parks(zones, joins, self._inner[0])]

    def unlaid(self, tiles: Sequence[int], free: int) -> Unlaid:
        """What some tiles can add on the free cells."""
        beaches, parks, gardens, houses = (
            sum(numbers[tile] for tile in tiles) for numbers in self._numbers
        )
        return Unlaid(free, beaches, parks, gardens, houses)

    def most_total(self, word: int, places: int, unlaid: Unlaid) -> int:
        """Points that are not exceeded by laying the other tiles on the free cells of a shape."""
        edge = kernel.any_lane(~kernel.neighbours(places) & _lanes(unlaid.free))
        beaches = min(unlaid.beaches, edge.bit_count()) + kernel.beaches(places, word & _MASK)
        gardens = self._areas(word >> _GARDENS, 1) + unlaid.gardens
        houses = self._areas(word >> _HOUSES, 2) + unlaid.houses
        parks = self._largest_park(word >> _PARKS, unlaid)
        most = self.most
        return (
            self._up_to(self._beaches, min(beaches, most.beaches))
            + self._up_to(self._parks, min(parks, most.theme_parks))
            + gardens * houses
        )

    @staticmethod
    def _up_to(points: Sequence[int], count: int) -> int:
        """The most points for a count or a lower one."""
        return max(points[: count + 1])

    def _largest_park(self, words: int, unlaid: Unlaid) -> int:
        """A number of tiles that no theme park of the whole island exceeds."""
        zones, joins = self._joined(words, 0)
        first = _touching(words & _MASK, words >> _WORD & _MASK, unlaid.free)
        second = _touching(words >> 2 * _WORD & _MASK, words >> 3 * _WORD & _MASK, unlaid.free)
        growing = kernel.area(zones & (first | second << kernel.LANE), joins)
        left, largest = zones & ~growing, kernel.any_lane(growing).bit_count() + unlaid.parks
        largest = max(largest, min(1, self._inner[0]))
        while left:
            park = kernel.area(left & -left, joins)
            left &= ~park
            largest = max(largest, kernel.any_lane(park).bit_count())
        return largest

    def _areas(self, words: int, kind: int) -> int:
        """The number of areas of a kind."""
        zones, joins = self._joined(words, kind)
        number = sum(lower.bit_count() for _, lower in joins)
        if number < _SMALLEST_RING:
            return self._inner[kind] + zones.bit_count() - number
        return kernel.areas(zones, joins, self._inner[kind])

    def _joined(self, words: int, kind: int) -> tuple[int, kernel.Joins]:
        """The zones of a kind, and which of them touch."""
        out, into = words & _MASK, words >> _WORD & _MASK
        if not self._has_second[kind]:
            return kernel.joined_once(out, into)
        return kernel.join_zones(out, into, words >> 2 * _WORD & _MASK, words >> 3 * _WORD & _MASK)


def _word(tile: Tile) -> int:
    """The word of a tile on the first cell."""
    masks: Masks = masks_of_tile(tile)
    words: Sequence[int] = (*masks[1:14], masks.places)
    return sum(word << place * _WORD for place, word in enumerate(words))


def _numbers(tile: Tile) -> tuple[int, int, int, int]:
    """1 or 0 for a beach and a park at a side, and the numbers of gardens and houses at sides."""
    kinds = [zone.kind for zone in tile.zones if zone.half_sides]
    beaches, parks, gardens, houses = map(kinds.count, Kind)
    return min(1, beaches), min(1, parks), gardens, houses


def _lanes(cells: int) -> int:
    """Some cells in all four lanes."""
    return cells | cells << kernel.LANE | cells << 2 * kernel.LANE | cells << 3 * kernel.LANE


def _touching(out: int, into: int, free: int) -> int:
    """The zones that touch a free cell: `out` faces east and south, `into` west and north."""
    lane = kernel.LANE
    north, east, south, west = (kernel.neighbours(free) >> at * lane & 0xFFFF for at in range(4))
    facing = (east | east << lane | south << 2 * lane | south << 3 * lane) & out
    facing |= (west | west << lane | north << 2 * lane | north << 3 * lane) & into
    return kernel.any_lane(facing)
