"""What one island counts, without reasons, from bit masks: for bots and searches.

>>> counts(Island.parse("B+p GGHH+pm"))
{'beaches': 1, 'theme_parks': 0, 'gardens': 1, 'houses': 1, 'peace': 2, 'love': 0, 'music': 1}

`boardscore.auctionland.scoring` is the reference: tests hold these functions to it. A mask of
places has a bit for each place, row by row, with a fifth place after every row that stays empty:
what is moved beyond an end lands there. A mask of zones has such a mask for each half-side, first
of the zones that come first of their kind on their tile, then of those that come second.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from boardscore.auctionland.model import Island, Table, Tables, Tile
from boardscore.auctionland.notation import ISLAND_SPAN
from boardscore.auctionland.pieces import Cell, HalfSide, Icon, Kind
from boardscore.auctionland.scoring import AWARDS

_EAST = 1
_SOUTH = ISLAND_SPAN + 1
_PLACES = ISLAND_SPAN * _SOUTH
_ALL = (1 << _PLACES) - 1
_HALVES = len(HalfSide)
_SECOND = _HALVES * _PLACES

Joins = list[tuple[int, int]]
"""Zones that touch: how many bits they are apart, and the mask of the lower ones of them."""


class Masks(NamedTuple):
    """What is where on an island: masks, and numbers of what may lie anywhere."""

    places: int
    """The places with a tile."""
    beaches: int
    """The beach zones that touch a side."""
    theme_parks: int
    """The theme park zones that touch a side."""
    gardens: int
    """The garden zones that touch a side."""
    houses: int
    """The house zones that touch a side."""
    inner_theme_parks: int
    """The number of theme park zones inside."""
    inner_gardens: int
    """The number of garden zones inside."""
    inner_houses: int
    """The number of house zones inside."""
    peace: int
    """The number of Peace icons."""
    love: int
    """The number of Love icons."""
    music: int
    """The number of Music icons."""


def masks(island: Island) -> Masks:
    """The masks of an island.

    >>> bin(masks(Island.parse("B . T")).places)
    '0b101'
    """
    places = 0
    touching, inner = dict.fromkeys(Kind, 0), dict.fromkeys(Kind, 0)
    icons: list[Icon] = []
    for start, row in zip(range(0, _PLACES, _SOUTH), island.rows):
        for place, tile in enumerate(row, start):
            if tile is None:
                continue
            places |= 1 << place
            icons += tile.icons
            last = None
            for zone in tile.zones:  # those of one kind stand side by side
                kind, bits = zone.kind, _bits(zone.half_sides)
                if not bits:
                    inner[kind] += 1
                elif kind is last:
                    touching[kind] |= bits << place + _SECOND
                else:
                    touching[kind] |= bits << place
                    last = kind
    _, *inner_counted = inner.values()
    return Masks(places, *touching.values(), *inner_counted, *map(icons.count, Icon))


@cache
def _bits(half_sides: frozenset[HalfSide]) -> int:
    """The bits of a first zone in the first place: there are 256 of them at most."""
    return sum(1 << _PLACES * half for half in half_sides)


def masks_of_tile(tile: Tile) -> Masks:
    """The masks of an island that has nothing but this tile, in its first place.

    >>> masks_of_tile(Tile.parse("-/GG+m"))[-6:]
    (0, 2, 0, 0, 0, 1)
    """
    return masks(Island(((tile,),)))


def laid(island: Masks, tile: Masks, cell: Cell) -> Masks:
    """The masks of an island after a tile was laid: cheap, if those of the tile are kept.

    >>> beach = masks_of_tile(Tile.parse("B"))
    >>> laid(masks(Island.parse(". T")), beach, Cell(0, 0)) == masks(Island.parse("B T"))
    True
    """
    row, column = cell
    by = row * _SOUTH + column
    return Masks(
        island.places | tile.places << by,
        island.beaches | tile.beaches << by,
        island.theme_parks | tile.theme_parks << by,
        island.gardens | tile.gardens << by,
        island.houses | tile.houses << by,
        island.inner_theme_parks + tile.inner_theme_parks,
        island.inner_gardens + tile.inner_gardens,
        island.inner_houses + tile.inner_houses,
        island.peace + tile.peace,
        island.love + tile.love,
        island.music + tile.music,
    )


def beaches(found: Masks) -> int:
    """The tiles with a beach at the edge (`auctionland.score.beaches`).

    >>> beaches(masks(Island.parse("B TTTB")))
    1
    """
    if not found.beaches:
        return 0
    places = found.places
    north, north_too, east, east_too, south, south_too, west, west_too = _by_half_side(
        found.beaches | found.beaches >> _SECOND
    )
    return (
        (north | north_too) & ~(places << _SOUTH)
        | (east | east_too) & ~(places >> _EAST)
        | (south | south_too) & ~(places >> _SOUTH)
        | (west | west_too) & ~(places << _EAST)
    ).bit_count()


def theme_parks(found: Masks) -> int:
    """The tiles of the largest theme park area (`auctionland.score.theme-parks`).

    >>> theme_parks(masks(Island.parse("T T . T")))
    2
    """
    most = 1 if found.inner_theme_parks else 0
    left, joins = _zones(found.theme_parks)
    while left:
        area = _area(left & -left, joins)
        left &= ~area
        most = max(most, (area & _ALL | area >> _PLACES).bit_count())
    return most


def gardens(found: Masks) -> int:
    """The garden areas (`auctionland.score.gardens-houses`).

    >>> gardens(masks(Island.parse("GGBB G/GG")))
    3
    """
    return found.inner_gardens + _areas(found.gardens)


def houses(found: Masks) -> int:
    """The house areas (`auctionland.score.gardens-houses`).

    >>> houses(masks(Island.parse("GHgh")))
    2
    """
    return found.inner_houses + _areas(found.houses)


def _by_half_side(zones: int) -> list[int]:
    """The places of zones for each half-side, clockwise from the left half of the north side."""
    return [zones >> start & _ALL for start in range(0, _SECOND, _PLACES)]


def _areas(touching: int) -> int:
    """How many areas there are of zones that touch a side."""
    left, joins = _zones(touching)
    areas = 0
    while left:
        left &= ~_area(left & -left, joins)
        areas += 1
    return areas


def _area(first: int, joins: Joins) -> int:
    """The zones that are connected with the first one."""
    before, reached = 0, first
    while reached != before:
        before = reached
        for apart, lower in joins:
            reached |= (reached & lower) << apart | reached >> apart & lower
    return reached


def _zones(touching: int) -> tuple[int, Joins]:
    """The zones as a mask with one bit for each, and which of them touch.

    The bits of the second zones come after those of the first: so a tile's two zones of one kind
    never run together.
    """
    if not touching:
        return 0, []
    one, two = _by_half_side(touching), _by_half_side(touching >> _SECOND)
    zones = _touching(one) | _touching(two) << _PLACES
    joins = _joins(one, one, 0)
    if touching >> _SECOND:
        joins += _joins(one, two, _PLACES) + _joins(two, one, -_PLACES)
        joins += [(apart, lower << _PLACES) for apart, lower in _joins(two, two, 0)]
    return zones, [(apart, lower) for apart, lower in joins if lower]


def _touching(halves: list[int]) -> int:
    """The places where any of the half-sides is touched."""
    north, north_too, east, east_too, south, south_too, west, west_too = halves
    return north | north_too | east | east_too | south | south_too | west | west_too


def _joins(here: list[int], there: list[int], further: int) -> Joins:
    """Where zones touch those in the places to their east, and to their south."""
    east = here[2] & there[7] >> _EAST | here[3] & there[6] >> _EAST
    south = here[4] & there[1] >> _SOUTH | here[5] & there[0] >> _SOUTH
    if further < 0:
        return [
            (-further - _EAST, east << _EAST),
            (-further - _SOUTH, south << _SOUTH),
        ]
    return [(_EAST + further, east), (_SOUTH + further, south)]


def counts(island: Island | Masks) -> dict[str, int]:
    """The seven numbers that an island is scored by, as in `Counts.to_dict`.

    >>> counts(Island.parse("T T"))["theme_parks"]
    2
    """
    found = island if isinstance(island, Masks) else masks(island)
    return {
        "beaches": beaches(found),
        "theme_parks": theme_parks(found),
        "gardens": gardens(found),
        "houses": houses(found),
        "peace": found.peace,
        "love": found.love,
        "music": found.music,
    }


def icons(own: int, everyone: Sequence[int]) -> int:
    """The award for the icons of one type among all players (`auctionland.score.icons`).

    >>> icons(2, [3, 3, 2])
    5
    """
    more = sum(other > own for other in everyone)
    return AWARDS[more] if own and more < len(AWARDS) else 0


def categories(
    everyone: Sequence[Mapping[str, int]], tables: Tables = Tables()
) -> list[dict[str, int | None]]:
    """The points of every player, from the counts of all; None where a table is missing or ends.

    >>> alex = counts(Island.parse("GHgh+p"))
    >>> categories([alex])[0]["gardens_houses"], categories([alex])[0]["beaches"]
    (4, None)
    """
    return [
        {
            "beaches": _looked_up(own, "beaches", tables.beaches),
            "theme_parks": _looked_up(own, "theme_parks", tables.theme_parks),
            "gardens_houses": own["gardens"] * own["houses"],
            **{
                name: icons(own[name], [other[name] for other in everyone])
                for name in ("peace", "love", "music")
            },
        }
        for own in everyone
    ]


def _looked_up(own: Mapping[str, int], category: str, table: Table | None) -> int | None:
    return None if table is None else table.points_for(own[category])
