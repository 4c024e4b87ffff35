"""The points of islands that are made of the same tiles, on words of bits.

A word has a lane of 16 bits for the cells with a tile, and others for what touches which side, as
in `boardscore.auctionland.fast`. Words of tiles are combined with `|`, and taken away with `^`.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from itertools import accumulate
from operator import or_
from typing import Final, NamedTuple

from boardscore.auctionland import island_bits
from boardscore.auctionland.analysis.arrangements import Arrangement, Arrangements
from boardscore.auctionland.analysis.most_counts import MostCounts, joined_park, most_counts, sides
from boardscore.auctionland.fast import Masks, masks_of_tile
from boardscore.auctionland.model import Tables, Tile
from boardscore.auctionland.notation import ISLAND_SPAN
from boardscore.auctionland.pieces import Kind

_WORD = 64
_MASK = (1 << _WORD) - 1
_PARKS, _GARDENS, _HOUSES, PLACES = _WORD, 5 * _WORD, 9 * _WORD, 13 * _WORD
"""Where the words of each kind begin, as in `Masks`, and the lane of places after them."""

_CELLS, _FIRST_OF_TWO = 0xFFFF, 0xFFFF_0000_FFFF
"""A lane, and the lanes of the first halves of two sides."""

_BEHIND_EAST, _BEHIND_SOUTH = 0xEEEE_EEEE, 0xFFF0_FFF0_0000_0000
"""The half sides that face west or north, and are not at the side of the 4x4 cells."""

_OF_A_KIND = (1 << 4 * _WORD) - 1
"""The four words of a kind."""

_PARKS_KEPT = 1 << 16
"""The number of theme parks whose limits are kept."""

_SMALLEST_RING = 4
"""A ring of zones has at least this many joins; with fewer, each join makes one area less."""


class LaidWord(NamedTuple):
    """The tiles laid so far in a search for the best island, as a word, with their cells."""

    word: int
    """The word of these tiles."""
    places: int
    """Their cells, and all others that surely have a tile in the end."""
    free: int
    """The cells that can still have another tile."""


class Unlaid(NamedTuple):
    """The tiles not yet laid in a search for the best island, as far as they can add points."""

    beaches: int
    """The tiles with a beach at a side."""
    parks: tuple[int, ...]
    """The numbers of sides with a theme park, of the tiles with any; the largest first."""


def points_up_to(most: MostCounts, tables: Tables) -> tuple[list[int], list[int]]:
    """The points for each count of an island's beaches and theme park, up to the most.

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


class IslandPoints:
    """The points for beaches, the theme park, and gardens and houses of islands of some tiles."""

    def __init__(self, ways: Arrangements, tables: Tables) -> None:
        tiles = [looks[0] for looks in ways.looks]
        masks = [*map(masks_of_tile, tiles)]
        self.most: Final[MostCounts] = most_counts(tiles)
        """Counts that no arrangement exceeds."""
        self.words: Final = tuple(tuple(map(_word, looks)) for looks in ways.looks)
        """The word of each look of each tile on the first cell."""
        self._beaches, self._parks = points_up_to(self.most, tables)
        self._beaches_up_to, self._parks_up_to = (
            [*accumulate(points, max)] for points in (self._beaches, self._parks)
        )
        self._park_after = lru_cache(maxsize=_PARKS_KEPT)(self._largest_park)
        """The same; other kinds of zones make no difference, so it is often asked for again."""
        self._inner_parks = sum(mask.inner_theme_parks for mask in masks)
        self._has_beach = [sides(tile, Kind.BEACH) > 0 for tile in tiles]
        self._park_sides = [sides(tile, Kind.THEME_PARK) for tile in tiles]
        self._has_second = [any(any(mask[at : at + 2]) for mask in masks) for at in (4, 8, 12)]

    def below(self, bound: int) -> int:
        """The highest points below a bound that any counts have."""
        areas = {
            gardens * houses
            for gardens in range(self.most.gardens + 1)
            for houses in range(self.most.houses + 1)
        }
        return max(
            points
            for beaches in {*self._beaches}
            for parks in {*self._parks}
            for area in areas
            if (points := beaches + parks + area) < bound
        )

    @property
    def bound(self) -> int:
        """Points that no arrangement exceeds."""
        most = self.most
        return self._beaches_up_to[-1] + self._parks_up_to[-1] + most.gardens * most.houses

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
        most, best_park = self.most, self._parks_up_to[-1]
        won = self._beaches[_beaches(word >> PLACES, word)]
        if won + best_park + most.gardens * most.houses < least:
            return -1
        gardens = most.gardens - self._joins(word >> _GARDENS, 1)
        if won + best_park + gardens * most.houses < least:
            return -1
        won += gardens * (most.houses - self._joins(word >> _HOUSES, 2))
        if won + best_park < least:
            return -1
        zones, joins = self._joined(word >> _PARKS, 0)
        return won + self._parks[island_bits.theme_parks(zones, joins, self._inner_parks)]

    def unlaid(self, tiles: Sequence[int]) -> Unlaid:
        """The points that some tiles can add."""
        parks = sorted((self._park_sides[tile] for tile in tiles), reverse=True)
        beaches = sum(self._has_beach[tile] for tile in tiles)
        return Unlaid(beaches, tuple(sides for sides in parks if sides))

    def counts_after(
        self, laid: LaidWord, unlaid: Unlaid, most: MostCounts, least: int
    ) -> MostCounts | None:
        """Counts that no island exceeds after some tiles are laid, or None if none has the points.

        `most` are such counts before the last of these tiles, and `least` are the points.
        """
        beaches, parks, gardens, houses = most
        least -= self._beaches_up_to[beaches] + self._parks_up_to[parks]
        gardens = self.most.gardens - self._joins(laid.word >> _GARDENS, 1)
        if gardens * houses < least:
            return None
        houses = self.most.houses - self._joins(laid.word >> _HOUSES, 2)
        least += self._beaches_up_to[beaches] - gardens * houses
        at_the_edge = min(unlaid.beaches, _beaches(laid.places, _lanes(laid.free)))
        beaches = min(beaches, _beaches(laid.places, laid.word) + at_the_edge)
        least -= self._beaches_up_to[beaches]
        if least > 0:
            return None
        least += self._parks_up_to[parks]
        words = laid.word >> _PARKS & _OF_A_KIND
        parks = min(parks, self._park_after(words, laid.free, unlaid.parks))
        if self._parks_up_to[parks] < least:
            return None
        return MostCounts(beaches, parks, gardens, houses)

    def _largest_park(self, words: int, free_cells: int, park_sides: Sequence[int]) -> int:
        """A number of tiles that no theme park of the whole island exceeds.

        A park on every free cell shows which of the parks laid can still meet.
        """
        free = _lanes(free_cells)
        open_sides = (_sides(words) | _sides(words >> 2 * _WORD)) & _neighbours(free_cells)
        parks = [*_areas(*self._joined(words, 0))]
        most = min(1, self._inner_parks)
        for region in _areas(*self._joined(words | free | free << _WORD, 0)):
            cells = island_bits.any_lane(region)
            numbers = [park.bit_count() for park in _on_tiles(parks, region)]
            others = park_sides[: (cells & free_cells).bit_count()]
            if sum(numbers) + len(others) > most:
                touching = (open_sides & _lanes(cells)).bit_count()
                most = max(most, joined_park(sorted(numbers, reverse=True), touching, others))
        return most

    def _joins(self, words: int, kind: int) -> int:
        """The number of joins that each make one area of a kind less."""
        if not _touch(words | words >> 2 * _WORD if self._has_second[kind] else words):
            return 0
        zones, joins = self._joined(words, kind)
        number = sum([lower.bit_count() for _, lower in joins])
        if number < _SMALLEST_RING:
            return number
        return zones.bit_count() - island_bits.areas(zones, joins, 0)

    def _joined(self, words: int, kind: int) -> tuple[int, island_bits.Joins]:
        """The zones of a kind, and which of them touch."""
        out, into = words & _MASK, words >> _WORD & _MASK
        if not self._has_second[kind]:
            return island_bits.joined_once(out, into)
        return island_bits.join_zones(
            out, into, words >> 2 * _WORD & _MASK, words >> 3 * _WORD & _MASK
        )


def _word(tile: Tile) -> int:
    """The one word of a tile on the first cell, for all kinds of zones."""
    masks: Masks = masks_of_tile(tile)
    words: Sequence[int] = (*masks[1:14], masks.places)
    return sum(word << place * _WORD for place, word in enumerate(words))


def _beaches(places: int, word: int) -> int:
    """The number of tiles with a beach at the edge of a shape, from words."""
    edge = word & ~_neighbours(places) & _MASK
    return ((edge | edge >> 16 | edge >> 32 | edge >> 48) & _CELLS).bit_count()


_neighbours = lru_cache(maxsize=1 << island_bits.LANE)(island_bits.neighbours)


def _lanes(cells: int) -> int:
    """Some cells in all four lanes of a word."""
    return cells * 0x0001_0001_0001_0001


def _sides(words: int) -> int:
    """The sides that zones touch, as lanes: north, east, south, west."""
    lane, out, into = island_bits.LANE, words & _MASK, words >> _WORD & _MASK
    out, into = (out | out >> lane) & _FIRST_OF_TWO, (into | into >> lane) & _FIRST_OF_TWO
    return (
        into >> 2 * lane
        | (out & _CELLS) << lane
        | out >> 2 * lane << 2 * lane
        | into << 3 * lane & _MASK
    )


def _touch(words: int) -> bool:
    """Whether any zones of a kind touch in the words of an arrangement."""
    into = words >> _WORD
    return words & ((into & _BEHIND_EAST) >> 1 | (into & _BEHIND_SOUTH) >> ISLAND_SPAN) != 0


def _areas(zones: int, joins: island_bits.Joins) -> Iterator[int]:
    """The bits of the zones of each area."""
    while zones:
        area = island_bits.area(zones & -zones, joins)
        zones &= ~area
        yield area


def _on_tiles(parks: Iterable[int], region: int) -> list[int]:
    """The cells of the parks in a region; parks on one tile count as joined."""
    joined: list[int] = []
    for cells in [island_bits.any_lane(park) for park in parks if park & region]:
        others = [other for other in joined if other & cells]
        if others:
            joined = [other for other in joined if not other & cells]
        joined.append(reduce(or_, others, cells))
    return joined
