"""Counts of one island without reasons, computed on bit masks, for bots and searches.

>>> counts(Island.parse("B+p GGHH+pm"))
{'beaches': 1, 'theme_parks': 0, 'gardens': 1, 'houses': 1, 'peace': 2, 'love': 0, 'music': 1}

`boardscore.auctionland.island_bits` has the rules and explains the bits of a mask. Tests and a
proof check it against the reference, `boardscore.auctionland.scoring`.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from boardscore.auctionland import island_bits
from boardscore.auctionland.model import Island, Table, Tables, Tile
from boardscore.auctionland.notation import ISLAND_SPAN
from boardscore.auctionland.pieces import Cell, Direction, HalfSide, Icon, Kind
from boardscore.auctionland.scoring import AWARDS

_OUT = (HalfSide.EAST_TOP, HalfSide.EAST_BOTTOM, HalfSide.SOUTH_RIGHT, HalfSide.SOUTH_LEFT)
"""The half sides of the lanes of a mask in the words `out`."""


class Masks(NamedTuple):
    """An island as bit masks for fast counts, and numbers of what can be anywhere on a tile."""

    places: int
    """The places with a tile."""
    beaches: int
    """The sides that beach zones touch."""
    theme_parks_out: int
    """The half sides to the east and south that theme park zones touch, the first of each tile."""
    theme_parks_into: int
    """Those to the west and north."""
    second_theme_parks_out: int
    """The same of the second of each tile."""
    second_theme_parks_into: int
    """Those to the west and north."""
    gardens_out: int
    """The half sides to the east and south that garden zones touch, the first of each tile."""
    gardens_into: int
    """Those to the west and north."""
    second_gardens_out: int
    """The same of the second of each tile."""
    second_gardens_into: int
    """Those to the west and north."""
    houses_out: int
    """The half sides to the east and south that house zones touch, the first of each tile."""
    houses_into: int
    """Those to the west and north."""
    second_houses_out: int
    """The same of the second of each tile."""
    second_houses_into: int
    """Those to the west and north."""
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


_MASKS = Masks._fields.index("inner_theme_parks")
"""How many of the fields are masks."""


def masks(island: Island) -> Masks:
    """The masks of an island, for fast counts.

    >>> bin(masks(Island.parse("B . T")).places)
    '0b101'
    """
    places = beaches = 0
    touching: dict[Kind, list[int]] = {kind: [0, 0, 0, 0] for kind in _JOINING}
    inner = dict.fromkeys(Kind, 0)
    icons: list[Icon] = []
    for start, row in zip(range(0, island_bits.LANE, ISLAND_SPAN), island.rows):
        for place, tile in enumerate(row, start):
            if tile is None:
                continue
            places |= 1 << place
            icons += tile.icons
            last = None
            for zone in tile.zones:  # fields of one kind are next to each other
                kind = zone.kind
                if not zone.half_sides:
                    inner[kind] += 1
                elif kind is Kind.BEACH:
                    beaches |= _sides(zone.half_sides) << place
                else:
                    at = 2 if kind is last else 0
                    out, into = _words(zone.half_sides)
                    touching[kind][at] |= out << place
                    touching[kind][at + 1] |= into << place
                    last = kind
    return Masks(
        places,
        beaches,
        *(word for words in touching.values() for word in words),
        *(inner[kind] for kind in _JOINING),
        *map(icons.count, Icon),
    )


_JOINING = (Kind.THEME_PARK, Kind.GARDEN, Kind.HOUSE)
"""The kinds of zones that make areas."""


@cache
def _sides(half_sides: frozenset[HalfSide]) -> int:
    """The sides that a zone on the first cell touches: at most 256 values."""
    touched = {half.direction for half in half_sides}
    lanes = enumerate(Direction)
    return sum(1 << lane * island_bits.LANE for lane, side in lanes if side in touched)


@cache
def _words(half_sides: frozenset[HalfSide]) -> tuple[int, int]:
    """The words `out` and `into` of a zone on the first cell: at most 256 pairs."""
    out = sum(1 << lane * island_bits.LANE for lane, half in enumerate(_OUT) if half in half_sides)
    into = sum(
        1 << lane * island_bits.LANE for lane, half in enumerate(_OUT) if half.facing in half_sides
    )
    return out, into


def masks_of_tile(tile: Tile) -> Masks:
    """The masks of an island with only this tile, on its first cell, for fast counts.

    >>> masks_of_tile(Tile.parse("-/GG+m"))[-6:]
    (0, 2, 0, 0, 0, 1)
    """
    return masks(Island(((tile,),)))


def lay(island: Masks, tile: Masks, cell: Cell) -> Masks:
    """The masks of an island with one more tile; fast if you keep the masks of the tile.

    >>> beach = masks_of_tile(Tile.parse("B"))
    >>> lay(masks(Island.parse(". T")), beach, Cell(0, 0)) == masks(Island.parse("B T"))
    True
    """
    row, column = cell
    by = row * ISLAND_SPAN + column
    return Masks(
        *[there | new << by for there, new in zip(island[:_MASKS], tile)],
        *[there + new for there, new in zip(island[_MASKS:], tile[_MASKS:])],
    )


def beaches(found: Masks) -> int:
    """A fast count of the tiles in masks with a beach at the edge (`auctionland.score.beaches`).

    >>> beaches(masks(Island.parse("B TTTB")))
    1
    """
    return island_bits.beaches(found.places, found.beaches)


def theme_parks(found: Masks) -> int:
    """A fast count of the tiles of the largest park in masks (`auctionland.score.theme-parks`).

    >>> theme_parks(masks(Island.parse("T T . T")))
    2
    """
    return island_bits.theme_parks(*_joined(*found[2:6]), found.inner_theme_parks)


def gardens(found: Masks) -> int:
    """A fast count of the garden areas in masks (`auctionland.score.gardens-houses`).

    >>> gardens(masks(Island.parse("GGBB G/GG")))
    3
    """
    return island_bits.areas(*_joined(*found[6:10]), found.inner_gardens)


def houses(found: Masks) -> int:
    """A fast count of the house areas in masks (`auctionland.score.gardens-houses`).

    >>> houses(masks(Island.parse("GHgh")))
    2
    """
    return island_bits.areas(*_joined(*found[10:14]), found.inner_houses)


def _joined(
    out: int, into: int, second_out: int, second_into: int
) -> tuple[int, island_bits.Joins]:
    """The zones of a kind in the masks, and which of them touch."""
    if second_out or second_into:
        zones, joins = island_bits.join_zones(out, into, second_out, second_into)
    else:
        zones, joins = island_bits.joined_once(out, into)
    return zones, [join for join in joins if join[1]]


def counts(island: Island | Masks) -> dict[str, int]:
    """Fast counts of an island or its masks: the seven of `Counts.to_dict`.

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
    """Fast points, without reasons, for a player's icons of one type (`auctionland.score.icons`).

    >>> icons(2, [3, 3, 2])
    5
    """
    more = sum(other > own for other in everyone)
    return AWARDS[more] if own and more < len(AWARDS) else 0


def categories(
    everyone: Sequence[Mapping[str, int]], tables: Tables = Tables()
) -> list[dict[str, int | None]]:
    """Fast points, without reasons, of all players; None if a table is missing or too short.

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
