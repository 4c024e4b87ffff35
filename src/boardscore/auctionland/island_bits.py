"""The scoring rules of Auctionland on bit masks, for one island or a million.

>>> beaches(places=0b11, beaches=0b0001)
1

Cell p of an island, 4 * row + column, is bit p of a lane of 16 bits; a word has up to four lanes.
Two words describe a zone that touches a side of its tile: `out`, with lanes for the half sides that
face east and south, and `into`, with lanes for the opposite half sides, which face west and north.
At most two zones of a kind touch the sides of a tile, so there are words of first and of second
zones.

The functions use only `& | ^ ~ << >>`, `bit_count()` and sums. They never branch on the content of
a word, except for loops that end when nothing changes. So they run unchanged on whole numbers, on
arrays, compiled, and on all islands at once in a proof.

Compiled code may take a word of 64 bits for a signed number, and `>>` then repeats bit 63. So every
word is masked after `>>`. Counts of shifts are below the number of bits: arrays give no one result
for others.

The reference, with reasons, is `boardscore.auctionland.scoring`.
"""

from collections.abc import Sequence

from boardscore.core.branchless import larger, smaller

LANE = 16
"""The number of bits in a lane: one for each cell."""

_PLACES = 0xFFFF
_TWO_LANES = 0xFFFF_FFFF
_EAST, _SOUTH = 1, 4
_NOT_FIRST_COLUMN = 0xEEEE
_NOT_LAST_COLUMN = 0x7777
_AHEAD_EAST = 0x7777_7777
_AHEAD_SOUTH = 0x0FFF_0FFF_0000_0000

Joins = Sequence[tuple[int, int]]
"""For zones in one area: the distance in bits, and which of them are the lower ones."""


def beaches(places: int, beaches: int) -> int:
    """Counts the tiles with a beach at the edge from their bits (`auctionland.score.beaches`).

    `beaches` has a lane for each side that beaches touch: north, east, south, west.

    >>> beaches(places=0b11, beaches=0b0010)
    1
    """
    return any_lane(beaches & ~neighbours(places)).bit_count()


def neighbours(places: int) -> int:
    """The bits of cells with a tile to their north, east, south and west, in lanes.

    >>> hex(neighbours(0b11))
    '0x6000000010030'
    """
    north, south = places << _SOUTH & _PLACES, places >> _SOUTH & _PLACES
    east, west = places >> _EAST & _NOT_LAST_COLUMN, places << _EAST & _NOT_FIRST_COLUMN
    return north | east << LANE | south << 2 * LANE | west << 3 * LANE


def any_lane(word: int) -> int:
    """The bits of the cells in any lane of a word.

    >>> bin(any_lane(0b1 | 0b10 << 3 * LANE))
    '0b11'
    """
    two = word | word >> 2 * LANE & _TWO_LANES
    return (two | two >> LANE) & _PLACES


# Areas (`auctionland.score.theme-parks`, `auctionland.score.gardens-houses`)


def touching(out: int, into: int) -> tuple[int, int]:
    """The bits of zones that touch those of the tile to the east, and to the south.

    They touch if both touch the same half of the side between them.

    >>> touching(out=0b1 | 0b1 << 2 * LANE, into=0b10)
    (1, 0)
    """
    behind = into >> _EAST & _AHEAD_EAST | into >> _SOUTH & _AHEAD_SOUTH
    halves = out & behind
    return (halves | halves >> LANE) & _PLACES, (halves | halves >> LANE) >> 2 * LANE & _PLACES


def joined_once(out: int, into: int) -> tuple[int, Joins]:
    """The bits of zones and which of them touch, if no tile has two of the kind at its sides.

    >>> joined_once(out=0b1, into=0b10)
    (3, ((1, 1), (4, 0)))
    """
    east, south = touching(out, into)
    return any_lane(out | into), ((_EAST, east), (_SOUTH, south))


def join_zones(out: int, into: int, second_out: int, second_into: int) -> tuple[int, Joins]:
    """The bits of zones, first ones in one lane, second ones in the next, and which touch.

    >>> join_zones(0b1, 0b10, 0b0, 0b0)[0]
    3
    """
    east, south = touching(out, into)
    second_east, second_south = touching(second_out, second_into)
    east_up, south_up = touching(out, second_into)
    east_down, south_down = touching(second_out, into)
    return any_lane(out | into) | any_lane(second_out | second_into) << LANE, (
        (_EAST, east | second_east << LANE),
        (_SOUTH, south | second_south << LANE),
        (LANE + _EAST, east_up),
        (LANE + _SOUTH, south_up),
        (LANE - _EAST, east_down << _EAST),
        (LANE - _SOUTH, south_down << _SOUTH),
    )


def area(zones: int, joins: Joins) -> int:
    """The bits of all zones in the areas of the given zones.

    >>> bin(area(0b1, ((1, 0b1011),)))
    '0b111'
    """
    before, reached = zones, further(zones, joins)
    while reached != before:
        before, reached = reached, further(reached, joins)
    return reached


def further(zones: int, joins: Joins) -> int:
    """The bits of the given zones, and of those that touch them.

    >>> bin(further(0b1, ((1, 0b1), (4, 0b0))))
    '0b11'
    """
    for apart, lower in joins:
        zones = zones | (zones & lower) << apart | zones >> apart & lower
    return zones


def alone(zones: int, joins: Joins) -> int:
    """The bits of the zones that touch no other zone.

    >>> bin(alone(0b1011, ((1, 0b1), (4, 0b0))))
    '0b1000'
    """
    for apart, lower in joins:
        zones = zones & ~(lower | lower << apart)
    return zones


def areas(zones: int, joins: Joins, inner: int) -> int:
    """Counts areas from their bits, and zones inside tiles (`auctionland.score.gardens-houses`).

    >>> areas(0b1011, ((1, 0b1),), inner=0)
    2
    """
    single = alone(zones, joins)
    left, number = zones & ~single, inner + single.bit_count()
    while left != 0:
        first = left & -left
        left = left & ~area(first, joins)
        number = number + first.bit_count()
    return number


def theme_parks(zones: int, joins: Joins, inner: int) -> int:
    """Counts the tiles of the largest area from its bits (`auctionland.score.theme-parks`).

    >>> theme_parks(0b1011, ((1, 0b1),), inner=0)
    2
    """
    single = alone(zones, joins)
    left, largest = zones & ~single, smaller(inner + single.bit_count(), 1)
    while left != 0:
        park = area(left & -left, joins)
        left = left & ~park
        largest = larger(largest, any_lane(park).bit_count())
    return largest
