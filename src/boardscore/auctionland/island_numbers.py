"""Islands as whole numbers that grow tile by tile: one source for plain Python and numba.

A cell is `8 * row + column`, where the first tile has `ORIGIN`. An island spans at most 4 rows and
columns, so the last two bits of a row and of a column tell its tiles apart: they make the place of
a tile, 0 to 15.

Zones that touch sides are bits: `2 * place` for the first zone of a kind on a tile, the next bit
for the second. An area is a word of them. Each zone has the whole area, so a new tile only joins
the areas next to it. The reference is `boardscore.auctionland.scoring`.
"""

from collections.abc import Sequence

from boardscore.auctionland.model import PLAYERS
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

Tables = Sequence[int]
"""The fixed numbers of a game as one list, which begins with those of the next names.

A tile is the place of its numbers in the list. A laid number is the place of those of a tile with a
quarter turn; they have the order of the legal moves: all turns of the first tile, then of the
second.
"""

PLAYER_COUNT, MARKET_SIZE, MAY_STAY, DOLLARS, STACK, SEATS = range(6)
"""The numbers of players, of tiles in a full market, and of bidders with whom an auction without
bids closes (`last_bidder`); where a state has the dollars on the tiles of the market, the stack,
and each seat."""

BEACH_POINTS = SEATS + PLAYERS[1]
PARK_POINTS = BEACH_POINTS + FULL + 1
"""The points for a number of beach tiles, and for a size of the largest theme park; 0 if the table
does not say."""

BEACHES_MOST = PARK_POINTS + FULL + 1
PARKS_MOST = BEACHES_MOST + FULL + 1
"""The most points for up to this number, or up to this size: tables need not rise."""

AWARD_POINTS = PARKS_MOST + FULL + 1
"""The points for icons of a type by the number of players with more of them."""

REACHES = AWARD_POINTS + PLAYERS[1]
PLACES = REACHES + CELLS
TILES_BEGIN = PLACES + 4 * CELLS
"""The cells within 4 rows and columns of each cell, the places to its north, east, south and west,
and then the tiles."""

FIRST_WAY, TURNS, TILE_SIZE = range(3)
"""The parts of a tile: its first laid number, and how many it has (`auctionland.build.edge`)."""

WORD, OWN_PARK, OWN_GARDENS, OWN_HOUSES, OWN_ICONS = range(5)
SHOWN = OWN_ICONS + ICON_TYPES
FACES = SHOWN + 4
LAID_SIZE = FACES + _ZONE
"""The parts of a laid number.

- The half sides of its zones, and the sides that its beaches touch, as a word.
- 1 for a theme park; the numbers of garden and house zones, and of its icons by type.
- What it shows to the cells to its north, east, south and west: a word that has a half side of the
  cell twice if a zone faces it, and the side.
- The zone that faces each half side of the next cell: the place of its area in a seat, for a tile
  on place 0.
"""


def place_of(cell: int) -> int:
    """The place of a tile of an island in numbers, by its cell.

    >>> place_of(ORIGIN), place_of(ORIGIN + 1)
    (15, 12)
    """
    return cell >> 1 & 12 | cell & 3


def number_of(bit: int) -> int:
    """The number of a single bit: of a cell or a zone of an island in numbers, or of a seat.

    >>> number_of(0b100)
    2
    """
    return (bit - 1).bit_count()


# The cells of an island


def open_cells(state: State, start: int) -> int:
    """The open cells of an island in numbers, as bits (`auctionland.build.edge`, `bounds`)."""
    tiles = state[start + TILES]
    if not tiles:
        return 1 << ORIGIN
    beside = tiles << ROW | tiles >> ROW | tiles << 1 | tiles >> 1
    return beside & ~tiles & state[start + REACH]


def is_full(state: State, start: int) -> bool:
    """Whether an island in numbers has all its 16 tiles (`auctionland.end.trigger`)."""
    return state[start + TILES].bit_count() == FULL


def completes_a_line(state: State, start: int, cell: int) -> bool:
    """Whether a tile of an island in numbers completes a line (`auctionland.bonus.earn`)."""
    tiles = state[start + TILES]
    row, column = tiles >> (cell & -ROW) & _HALVES, tiles >> (cell & ROW - 1) & _COLUMN
    return row.bit_count() == ISLAND_SPAN or column.bit_count() == ISLAND_SPAN


# Building


def lay(tables: Tables, state: State, start: int, cell: int, laid: int) -> None:
    """Builds a tile on a cell of the island whose numbers begin at `start`."""
    word, around = tables[laid + WORD], start + FACING + cell
    facing = state[around]
    state[start + PARK], state[start + GARDEN_AREAS], state[start + HOUSE_AREAS] = counts_with(
        tables, state, start, cell, laid
    )
    state[start + LAID + place_of(cell)] = laid
    for icon in range(ICON_TYPES):
        state[start + ICONS + icon] += tables[laid + OWN_ICONS + icon]
    for kind in range(KINDS):
        zones = word >> kind * GARDENS & _BOTH_ZONES
        if zones:
            join_zones(tables, state, start, cell, zones, kind)
    lay_beaches(state, start, 1 << cell, (word & ~facing) >> SIDES)
    state[start + TILES] |= 1 << cell
    state[start + REACH] &= tables[REACHES + cell]
    shown = laid + SHOWN
    state[around - ROW] |= tables[shown]
    state[around + 1] |= tables[shown + 1]
    state[around + ROW] |= tables[shown + 2]
    state[around - 1] |= tables[shown + 3]


def join_zones(  # noqa: PLR0913, PLR0917
    tables: Tables, state: State, start: int, cell: int, zones: int, kind: int
) -> None:
    """Joins a new tile's zones of a kind to the areas of an island in numbers that they touch."""
    touching = zones & state[start + FACING + cell] >> kind * GARDENS
    first, second = areas_at(tables, state, start, cell, touching) if touching else (0, 0)
    bit = 1 << 2 * place_of(cell)
    if first & second:
        record_area(state, start, kind, first | second | 3 * bit)
        return
    record_area(state, start, kind, first | bit)
    if zones >> _ZONE:
        record_area(state, start, kind, second | 2 * bit)


def record_area(state: State, start: int, kind: int, area: int) -> None:
    """Writes an area of an island in numbers for each of its zones; the lowest one is its root."""
    state[start + ROOTS + kind] = state[start + ROOTS + kind] & ~area | area & -area
    at = start + AREAS + kind * ZONES
    left = area
    while left:
        state[at + number_of(left & -left)] = area
        left = left & left - 1


def areas_at(tables: Tables, state: State, start: int, cell: int, halves: int) -> tuple[int, int]:
    """The areas of an island in numbers that face half sides of a cell, for each zone on it."""
    first, second = 0, 0
    while halves:
        bit = number_of(halves & -halves)
        half = bit & _ZONE - 1
        place = tables[PLACES + 4 * cell + (half >> 1)]
        zone = tables[state[start + LAID + place] + FACES + half]
        area = state[start + AREAS + zone + 2 * place]
        if bit == half:
            first = first | area
        else:
            second = second | area
        halves = halves & halves - 1
    return first, second


def lay_beaches(state: State, start: int, bit: int, sides: int) -> None:
    """Adds a new tile's beaches at the edge to an island in numbers; it covers those next to it."""
    at = start + NORTH
    state[at] = state[at] & ~(bit << ROW) | bit * (sides & 1)
    state[at + 1] = state[at + 1] & ~(bit >> 1) | bit * (sides >> 1 & 1)
    state[at + 2] = state[at + 2] & ~(bit >> ROW) | bit * (sides >> 2 & 1)
    state[at + 3] = state[at + 3] & ~(bit << 1) | bit * (sides >> 3)


# Points


def beach_tiles(north: int, east: int, south: int, west: int, bit: int) -> int:
    """Counts the beach tiles of an island in numbers, after a tile without a beach covers a cell.

    >>> beach_tiles(north=0b10, east=0b11, south=0, west=0, bit=0b100)
    2
    """
    kept = north & ~(bit << ROW) | east & ~(bit >> 1)
    return (kept | south & ~(bit >> ROW) | west & ~(bit << 1)).bit_count()


def beaches(state: State, start: int) -> tuple[int, int, int, int]:
    """The cells of an island in numbers with a beach at the edge, as bits by side."""
    at = start + NORTH
    return state[at], state[at + 1], state[at + 2], state[at + 3]


def counts_with(
    tables: Tables, state: State, start: int, cell: int, laid: int
) -> tuple[int, int, int]:
    """The park, garden and house counts of an island in numbers, with one more tile.

    The clauses are `auctionland.score.theme-parks` and `auctionland.score.gardens-houses`.
    """
    touching = tables[laid + WORD] & state[start + FACING + cell] & _ALL_ZONES
    park = max(state[start + PARK], tables[laid + OWN_PARK])
    gardens = state[start + GARDEN_AREAS] + tables[laid + OWN_GARDENS]
    houses = state[start + HOUSE_AREAS] + tables[laid + OWN_HOUSES]
    if touching & _BOTH_ZONES:
        first, second = areas_at(tables, state, start, cell, touching & _BOTH_ZONES)
        park = max(park, 1 + largest_joined(first, second))
    if touching >> GARDENS & _BOTH_ZONES:
        first, second = areas_at(tables, state, start, cell, touching >> GARDENS & _BOTH_ZONES)
        gardens -= joined_areas(first, second, state[start + ROOTS + 1])
    if touching >> HOUSES:
        first, second = areas_at(tables, state, start, cell, touching >> HOUSES)
        houses -= joined_areas(first, second, state[start + ROOTS + 2])
    return park, gardens, houses


def largest_joined(first: int, second: int) -> int:
    """The most tiles in areas that a zone joins in an island in numbers, or that two join together.

    >>> largest_joined(0b101, 0b1), largest_joined(0b101, 0b110000), largest_joined(0b101, 0b110001)
    (2, 2, 3)
    """
    if first & second:
        return tiles_in_area(first | second)
    return max(tiles_in_area(first), tiles_in_area(second))


def tiles_in_area(area: int) -> int:
    """The number of tiles in the word of an area of an island in numbers; each counts once.

    >>> tiles_in_area(0b1011)
    2
    """
    return ((area | area >> 1) & _FIRST_ZONES).bit_count()


def joined_areas(first: int, second: int, roots: int) -> int:
    """How many areas of an island in numbers new zones join; two that share one are joined, too.

    >>> joined_areas(0b101, 0b10, roots=0b11), joined_areas(0b101, 0b101, roots=0b11)
    (2, 2)
    """
    return ((first | second) & roots).bit_count() + (1 if first & second else 0)


def points_at(tables: Tables, state: State, start: int) -> int:
    """The points of an island in numbers, without icons."""
    north, east, south, west = beaches(state, start)
    points = tables[BEACH_POINTS + beach_tiles(north, east, south, west, 0)]
    points += tables[PARK_POINTS + state[start + PARK]]
    return points + state[start + GARDEN_AREAS] * state[start + HOUSE_AREAS]


def most_points(tables: Tables, state: State, start: int, tile: int) -> int:
    """Points that an island in numbers, without icons, never exceeds with a tile more.

    Gardens and houses that touch join areas, so they never add more than apart from each other.
    """
    first = tables[tile + FIRST_WAY]
    word = tables[first + WORD]
    edge = beach_tiles(*beaches(state, start), 0) + (1 if word >> SIDES else 0)
    park = max(state[start + PARK], tables[first + OWN_PARK])
    if word & _BOTH_ZONES:
        park = max(park, min(FULL, 1 + state[start + ROOTS].bit_count() * state[start + PARK]))
    gardens = state[start + GARDEN_AREAS] + tables[first + OWN_GARDENS]
    houses = state[start + HOUSE_AREAS] + tables[first + OWN_HOUSES]
    return tables[BEACHES_MOST + edge] + tables[PARKS_MOST + park] + gardens * houses


def best_way(tables: Tables, state: State, start: int, tile: int, least: int) -> tuple[int, int]:
    """The most points of an island in numbers, without icons, with a tile more, and the first way.

    The ways have the order of the legal moves: all turns on the first open cell, then on the next.
    If no way gives more points than `least`, the result is `least` and `NONE`. How many areas
    gardens and houses join matters only where they would give the most points apart.
    """
    first = tables[tile + FIRST_WAY]
    end = first + LAID_SIZE * tables[tile + TURNS]
    north, east, south, west = beaches(state, start)
    enough, best, most, number = most_points(tables, state, start, tile), NONE, least, 0
    park = max(state[start + PARK], tables[first + OWN_PARK])
    gardens = state[start + GARDEN_AREAS] + tables[first + OWN_GARDENS]
    houses = state[start + HOUSE_AREAS] + tables[first + OWN_HOUSES]
    apart = tables[PARK_POINTS + park] + gardens * houses
    left = open_cells(state, start)
    while left and most < enough:
        bit = left & -left
        cell, kept = number_of(bit), beach_tiles(north, east, south, west, bit)
        facing = state[start + FACING + cell]
        for laid in range(first, end, LAID_SIZE):
            word = tables[laid + WORD]
            at_edge = tables[BEACH_POINTS + kept + (1 if (word & ~facing) >> SIDES else 0)]
            points, touching = at_edge + apart, word & facing & _ALL_ZONES
            if touching & _BOTH_ZONES or (touching and points > most):
                park, gardens, houses = counts_with(tables, state, start, cell, laid)
                points = at_edge + tables[PARK_POINTS + park] + gardens * houses
            if points > most:
                best, most = number, points
            number += 1
        left = left & left - 1
    return most, best
