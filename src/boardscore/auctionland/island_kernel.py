"""Islands as whole numbers that grow tile by tile: one source for plain Python and numba.

A laid number is a tile with a quarter turn, in the order of the legal moves: all turns of the first
tile, then of the second. A cell is `8 * row + column`, where the first tile has `ORIGIN`. An island
spans at most 4 rows and columns, so the last two bits of a row and of a column tell its tiles
apart: they make the place of a tile, 0 to 15.

Zones that touch sides are bits: `2 * place` for the first zone of a kind on a tile, the next bit
for the second. An area is a word of them. Each zone has the whole area, so a new tile only joins
the areas next to it. The reference is `boardscore.auctionland.scoring`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from boardscore.auctionland.notation import FULL, ISLAND_SPAN

State = list[int]

NONE = -1
"""No tile or no seat."""

ROW = 8
"""The cells of a row: the 7 columns that an island can reach, and an empty one."""

CELLS = ROW * (2 * ISLAND_SPAN - 1)
"""The number of cells."""

ORIGIN = (ISLAND_SPAN - 1) * (ROW + 1)
"""The cell of the first tile (`auctionland.build.first`)."""

ICON_TYPES = 3
KINDS = 3
PARKS, GARDENS, HOUSES, SIDES = 0, 16, 32, 48
"""The bits of a word of half sides: 8 for each of two zones of a kind; last, the four sides."""

_ZONE = 8
_HALVES = (1 << _ZONE) - 1
_BOTH_ZONES = (1 << GARDENS) - 1
_ALL_ZONES = (1 << SIDES) - 1
_COLUMN = 0x01010101010101
_FIRST_ZONES = 0x55555555

ZONES = 2 * FULL
"""The zones of a kind that may touch sides."""

MONEY, TILES, REACH, NORTH, EAST, SOUTH, WEST = range(7)
"""Where a seat has its dollars, the cells with a tile, and those within 4 rows and columns.

The last four have the cells with a beach at the edge, by side.
"""

PARK, GARDEN_AREAS, HOUSE_AREAS, ROOTS, ICONS, WORTH = 7, 8, 9, 10, 13, 16
"""Where it has the largest theme park, the numbers of areas, the lowest zones of all areas by kind,
its icons by type, and what the tile of the auction is worth to it."""

LAID = WORTH + 1
AREAS = LAID + FULL
FACING = AREAS + KINDS * ZONES + ROW
SEAT_SIZE = FACING + CELLS + ROW
"""Where it has its laid numbers by place, the areas of zones, and the half sides that face a cell.

A row more on both ends takes what lies beyond the cells.
"""


class IslandTables(NamedTuple):
    """The fixed numbers of a game: its rulings, its tiles, and the layout of its states.

    Tiles have the numbers of their places in the pack. What tiles, laid numbers and cells have is
    in one list, `numbers`; other fields say where each part of it begins.
    """

    numbers: Sequence[int]
    """The parts of the list, one after the other; an array for numba."""
    players: int
    """The number of players."""
    market_size: int
    """The number of tiles in a full market."""
    may_stay: int
    """The number of bidders with whom an auction without bids closes (`last_bidder`)."""
    starts: int
    """The first laid number of each tile, and one more than the last."""
    icons: int
    """The Peace, Love and Music icons of each laid number."""
    words: int
    """The half sides of the zones of each laid number, and the sides that its beaches touch."""
    shown: int
    """What each laid number shows to the cells to its north, east, south and west, as a word.

    It has a half side of the cell twice if a zone faces it, and the side.
    """
    zones: int
    """The zone that faces each half side of the next cell, for each laid number.

    It is the place of the zone's area in a seat, for a tile on place 0.
    """
    parks: int
    """1 if a laid number has a theme park, else 0."""
    gardens: int
    """The number of garden zones of each laid number."""
    houses: int
    """The number of house zones of each laid number."""
    places: int
    """The places to the north, east, south and west of each cell."""
    reaches: int
    """The cells within 4 rows and columns of each cell."""
    beach_points: int
    """The points for a number of beach tiles; 0 if the table does not say."""
    park_points: int
    """The points for a size of the largest theme park; 0 if the table does not say."""
    dollars: int
    """Where a state has the dollars on the tiles of the market."""
    stack: int
    """Where it has the tiles in the stack."""
    seats: int
    """Where the first seat begins."""


def first_laid(tables: IslandTables, tile: int) -> int:
    """The laid number of a tile that is not turned."""
    return tables.numbers[tables.starts + tile]


def place_of(cell: int) -> int:
    """The place of a tile on a cell.

    >>> place_of(ORIGIN), place_of(ORIGIN + 1)
    (15, 12)
    """
    return cell >> 1 & 12 | cell & 3


def number_of(bit: int) -> int:
    """The number of a single bit.

    >>> number_of(0b100)
    2
    """
    return (bit - 1).bit_count()


# The cells of an island


def open_cells(state: State, start: int) -> int:
    """The possible cells of the next tile, as bits (`auctionland.build.edge` and `bounds`)."""
    tiles = state[start + TILES]
    if not tiles:
        return 1 << ORIGIN
    beside = tiles << ROW | tiles >> ROW | tiles << 1 | tiles >> 1
    return beside & ~tiles & state[start + REACH]


def is_full(state: State, start: int) -> bool:
    """Whether an island has all its 16 tiles (`auctionland.end.trigger`)."""
    return state[start + TILES].bit_count() == FULL


def completes_a_line(state: State, start: int, cell: int) -> bool:
    """Whether a tile is the 4th of its row or of its column (`auctionland.bonus.earn`)."""
    tiles = state[start + TILES]
    row, column = tiles >> (cell & -ROW) & _HALVES, tiles >> (cell & ROW - 1) & _COLUMN
    return row.bit_count() == ISLAND_SPAN or column.bit_count() == ISLAND_SPAN


# Building


def lay(tables: IslandTables, state: State, start: int, cell: int, laid: int) -> None:
    """Builds a tile on a cell of the island of the seat that begins there."""
    numbers, facing = tables.numbers, state[start + FACING + cell]
    word = numbers[tables.words + laid]
    at = start + PARK
    state[at], state[at + 1], state[at + 2] = counts_with(tables, state, start, cell, laid)
    state[start + LAID + place_of(cell)] = laid
    for icon in range(ICON_TYPES):
        state[start + ICONS + icon] += numbers[tables.icons + ICON_TYPES * laid + icon]
    for kind in range(KINDS):
        join_zones(tables, state, start, cell, word, kind)
    lay_beaches(state, start, 1 << cell, (word & ~facing) >> SIDES)
    state[start + TILES] |= 1 << cell
    state[start + REACH] &= numbers[tables.reaches + cell]
    shown, around = tables.shown + 4 * laid, start + FACING + cell
    state[around - ROW] |= numbers[shown]
    state[around + 1] |= numbers[shown + 1]
    state[around + ROW] |= numbers[shown + 2]
    state[around - 1] |= numbers[shown + 3]


def join_zones(  # noqa: PLR0913, PLR0917
    tables: IslandTables, state: State, start: int, cell: int, word: int, kind: int
) -> None:
    """The zones of a kind on a new tile join all areas of the kind that touch them."""
    facing = state[start + FACING + cell] >> kind * GARDENS
    for zone in range(2):
        halves = word >> kind * GARDENS + zone * _ZONE & _HALVES
        if halves:
            area, _ = areas_at(tables, state, start, cell, halves & facing)
            area = area | 1 << 2 * place_of(cell) + zone
            state[start + ROOTS + kind] = state[start + ROOTS + kind] & ~area | area & -area
            left = area
            while left:
                state[start + AREAS + kind * ZONES + number_of(left & -left)] = area
                left = left & left - 1


def areas_at(
    tables: IslandTables, state: State, start: int, cell: int, halves: int
) -> tuple[int, int]:
    """All zones of the areas that face these half sides of a cell, for each zone of a new tile."""
    numbers, first, second = tables.numbers, 0, 0
    while halves:
        bit = number_of(halves & -halves)
        half = bit & _ZONE - 1
        place = numbers[tables.places + 4 * cell + (half >> 1)]
        zone = numbers[tables.zones + _ZONE * state[start + LAID + place] + half]
        area = state[start + AREAS + zone + 2 * place]
        if bit == half:
            first = first | area
        else:
            second = second | area
        halves = halves & halves - 1
    return first, second


def lay_beaches(state: State, start: int, bit: int, sides: int) -> None:
    """A tile covers sides of its neighbours, and has beaches at these sides itself."""
    north, east, south, west = beaches_left(state, start, bit)
    state[start + NORTH] = north | bit * (sides & 1)
    state[start + EAST] = east | bit * (sides >> 1 & 1)
    state[start + SOUTH] = south | bit * (sides >> 2 & 1)
    state[start + WEST] = west | bit * (sides >> 3)


def beaches_left(state: State, start: int, bit: int) -> tuple[int, int, int, int]:
    """The cells with a beach at each side, if a tile is built on a cell."""
    return (
        state[start + NORTH] & ~(bit << ROW),
        state[start + EAST] & ~(bit >> 1),
        state[start + SOUTH] & ~(bit >> ROW),
        state[start + WEST] & ~(bit << 1),
    )


# Points


def beach_tiles(state: State, start: int, bit: int) -> int:
    """The tiles that have a beach at the edge, if a tile without one is built on a cell."""
    north, east, south, west = beaches_left(state, start, bit)
    return (north | east | south | west).bit_count()


def counts_with(
    tables: IslandTables, state: State, start: int, cell: int, laid: int
) -> tuple[int, int, int]:
    """The largest theme park, the garden areas and the house areas with a tile more.

    The clauses are `auctionland.score.theme-parks` and `auctionland.score.gardens-houses`.
    """
    numbers = tables.numbers
    touching = numbers[tables.words + laid] & state[start + FACING + cell]
    park, gardens, houses = numbers[tables.parks + laid], 0, 0
    if touching >> PARKS & _BOTH_ZONES:
        first, second = areas_at(tables, state, start, cell, touching >> PARKS & _BOTH_ZONES)
        park = 1 + largest(first, second)
    if touching >> GARDENS & _BOTH_ZONES:
        first, second = areas_at(tables, state, start, cell, touching >> GARDENS & _BOTH_ZONES)
        gardens = joins(first, second, state[start + ROOTS + 1])
    if touching >> HOUSES & _BOTH_ZONES:
        first, second = areas_at(tables, state, start, cell, touching >> HOUSES & _BOTH_ZONES)
        houses = joins(first, second, state[start + ROOTS + 2])
    return (
        max(park, state[start + PARK]),
        state[start + GARDEN_AREAS] + numbers[tables.gardens + laid] - gardens,
        state[start + HOUSE_AREAS] + numbers[tables.houses + laid] - houses,
    )


def largest(first: int, second: int) -> int:
    """The tiles of the areas that one zone of a tile joins, or both if they share one.

    >>> largest(0b101, 0b1), largest(0b101, 0b110000), largest(0b101, 0b110001)
    (2, 2, 3)
    """
    if first & second:
        return tiles_of(first | second)
    return max(tiles_of(first), tiles_of(second))


def tiles_of(area: int) -> int:
    """The number of tiles of an area; each counts once.

    >>> tiles_of(0b1011)
    2
    """
    return ((area | area >> 1) & _FIRST_ZONES).bit_count()


def joins(first: int, second: int, roots: int) -> int:
    """How many areas the zones of a tile join; two zones that share one join each other too.

    >>> joins(0b101, 0b10, roots=0b11), joins(0b101, 0b101, roots=0b11)
    (2, 2)
    """
    return ((first | second) & roots).bit_count() + (1 if first & second else 0)


def points_at(tables: IslandTables, state: State, start: int) -> int:
    """The points of an island without icons."""
    numbers, beaches = tables.numbers, beach_tiles(state, start, 0)
    points = (
        numbers[tables.beach_points + beaches] + numbers[tables.park_points + state[start + PARK]]
    )
    return points + state[start + GARDEN_AREAS] * state[start + HOUSE_AREAS]


def best_way(tables: IslandTables, state: State, start: int, tile: int) -> tuple[int, int]:
    """The points that a tile adds to an island without its icons, and the first best way to lie.

    The ways have the order of the legal moves: all turns on the first open cell, then on the next.
    An island without an open cell gives 0 and `NONE`.
    """
    numbers = tables.numbers
    first, end = first_laid(tables, tile), first_laid(tables, tile + 1)
    before, best, most, number = points_at(tables, state, start), NONE, NONE, 0
    left = open_cells(state, start)
    while left:
        bit = left & -left
        cell, kept = number_of(bit), beach_tiles(state, start, bit)
        facing = state[start + FACING + cell]
        for laid in range(first, end):
            word = numbers[tables.words + laid]
            beaches = kept + (1 if (word & ~facing) >> SIDES else 0)
            if word & facing & _ALL_ZONES:
                park, gardens, houses = counts_with(tables, state, start, cell, laid)
            else:
                park = max(state[start + PARK], numbers[tables.parks + laid])
                gardens = state[start + GARDEN_AREAS] + numbers[tables.gardens + laid]
                houses = state[start + HOUSE_AREAS] + numbers[tables.houses + laid]
            points = numbers[tables.beach_points + beaches] + numbers[tables.park_points + park]
            points += gardens * houses
            if points > most:
                best, most = number, points
            number += 1
        left = left & left - 1
    return (most - before, best) if number else (0, NONE)
