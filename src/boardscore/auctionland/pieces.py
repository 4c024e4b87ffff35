"""The smallest parts of Auctionland: zone kinds, icons, half sides, zones and cells."""

from enum import IntEnum
from functools import cached_property, lru_cache
from typing import NamedTuple

from attrs import field, frozen

from boardscore.core import value_checks
from boardscore.core.messages import Message
from boardscore.core.rendering import NamedEnum
from boardscore.core.value_checks import member, validator


class Kind(NamedEnum):
    """The kind of a zone; the value is its letter in the notation (`auctionland.tile`)."""

    BEACH = "B"
    THEME_PARK = "T"
    GARDEN = "G"
    HOUSE = "H"


_KINDS = tuple(Kind)


class Icon(NamedEnum):
    """An icon on a tile; the value is its letter in the notation (`auctionland.tile`)."""

    PEACE = "p"
    LOVE = "l"
    MUSIC = "m"


class Icons(NamedTuple):
    """Several icons of one type.

    >>> from boardscore import say
    >>> say(Icons(Icon.LOVE, 2).message)
    '2 love icons'
    """

    icon: Icon
    """The type."""
    number: int
    """The number."""

    @property
    def message(self) -> Message:
        """The number and name as a message."""
        return Message(f"icons.{self.icon.name.lower()}", count=self.number)


class HalfSide(IntEnum):
    """Half of one side of a tile, clockwise from the left half of the north side."""

    NORTH_LEFT = 0
    NORTH_RIGHT = 1
    EAST_TOP = 2
    EAST_BOTTOM = 3
    SOUTH_RIGHT = 4
    SOUTH_LEFT = 5
    WEST_BOTTOM = 6
    WEST_TOP = 7

    __repr__ = NamedEnum.__repr__
    __hash__ = int.__hash__  # it equals a number; hashing the name, as Enum does, is slower

    @cached_property
    def direction(self) -> "Direction":
        """The side of the tile."""
        return _DIRECTIONS[self // 2]

    @cached_property
    def facing(self) -> "HalfSide":
        """The half side of the neighbouring tile that touches this one.

        >>> HalfSide.NORTH_LEFT.facing
        HalfSide.SOUTH_LEFT
        """
        return HalfSide(((self + 4) % 8) ^ 1)


class Direction(NamedEnum):
    """A side of a tile, clockwise from the north; the value is the step to the neighbour."""

    NORTH = (-1, 0)
    EAST = (0, 1)
    SOUTH = (1, 0)
    WEST = (0, -1)

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns


_DIRECTIONS = tuple(Direction)


_DIRECTION = member(Direction)

_BESIDE = 5
"""The longest row of an island, and one more cell."""


class Cell(NamedTuple):
    """A cell of an island: its row and its column, both from 0.

    Sentences count both from 1.

    >>> from boardscore import say
    >>> say(Cell(0, 2).message)
    'row 1, column 3'
    """

    row: int
    """The row, from 0 at the north."""
    column: int
    """The column, from 0 at the west."""

    def neighbour(self, direction: Direction) -> "Cell":
        """The neighbouring cell in a direction."""
        value_checks.require(_DIRECTION, direction, "direction")
        return Cell(self.row + direction.rows, self.column + direction.columns)

    @property
    def message(self) -> Message:
        """The name of the cell as a message."""
        return Message("cell", row=self.row, column=self.column)

    def to_list(self) -> list[str | int]:
        """The cell as JSON results write it: `[2, 0]`."""
        return [self.row, self.column]


ALL_HALF_SIDES = frozenset(HalfSide)


@lru_cache(maxsize=4096)
def half_edges(cell: Cell, half_sides: frozenset[HalfSide] = ALL_HALF_SIDES) -> int:
    """The half sides of a cell as bits, the same from both sides: zones that share one touch.

    >>> west = half_edges(Cell(0, 1), frozenset({HalfSide.WEST_TOP}))
    >>> west == half_edges(Cell(0, 0), frozenset({HalfSide.EAST_TOP}))
    True
    """
    return sum(1 << _edge(cell, half) for half in half_sides)


def _edge(cell: Cell, half: HalfSide) -> int:
    """The number of a half side, the same from both sides: counted at the first of the cells."""
    opposite = cell.neighbour(half.direction), half.facing
    (row, column), own = min((cell, half), opposite)
    return len(ALL_HALF_SIDES) * (_BESIDE * (row + 1) + column + 1) + own


def _half_sides(value: object) -> Message | None:
    if not isinstance(value, frozenset) or not {HalfSide}.issuperset(map(type, value)):
        return Message("error.not_half_sides", got=value_checks.show_value(value))
    return None


@frozen
class Zone:
    """A zone of a tile: its kind, and the half sides that it touches, possibly none."""

    kind: Kind = field(validator=validator(member(Kind)))
    """The kind of zone."""
    half_sides: frozenset[HalfSide] = field(default=frozenset(), validator=validator(_half_sides))
    """The half sides that it touches; none for a zone inside."""

    @cached_property
    def _order(self) -> tuple[int, list[HalfSide]]:
        """The sort key for the canonical order: by kind, then clockwise."""
        return _KINDS.index(self.kind), sorted(self.half_sides)
