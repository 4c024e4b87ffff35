"""The arrangements of the tiles of an island, and those that were possible in a game.

An arrangement is a sequence with a place for each tile: its cell, 4 * row + column, and the index
of its look. A word of 16 bits has a bit for each cell.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache

from attrs import frozen

from boardscore.auctionland.model import Island, Tile
from boardscore.auctionland.notation import ISLAND_SPAN

Place = tuple[int, int]
"""The cell of a tile, and the index of its look."""

Arrangement = tuple[Place, ...]
"""The places of the tiles, by tile."""

CELLS = ISLAND_SPAN * ISLAND_SPAN
"""The number of cells."""

_NOT_FIRST_COLUMN, _NOT_LAST_COLUMN = 0xEEEE, 0x7777
_ALL = (1 << CELLS) - 1
_ROW, _COLUMN = 0xF, 0x1111


@frozen(slots=False)
class Arrangements:
    """All arrangements of the tiles of an island, with the player's own one.

    >>> free = Arrangements(((Tile.parse("B"),), (Tile.parse("T"),)), ((0, 0), (1, 0)))
    >>> free.is_possible((0, 4)), free.is_possible((0, 5))
    (True, False)
    """

    looks: tuple[tuple[Tile, ...], ...]
    """The looks of each tile: all turns that differ, or only the player's own."""
    own: Arrangement
    """The player's own arrangement."""
    order: tuple[bool | None, ...] | None = None
    """For a game, the tiles are in the order laid, and this says which complete a line.

    Each tile must complete a row or a column, must not, or may.
    """

    def is_possible(self, cells: Sequence[int]) -> bool:
        """Whether tiles can be on these cells: connected, and possible in the order of the game."""
        return self.faults(cells) == 0

    def faults(self, cells: Sequence[int]) -> int:
        """The number of tiles that cannot be on their cells; an island in parts is one fault.

        >>> tiles = ((Tile.parse("B"),),) * 3
        >>> laid = Arrangements(tiles, ((0, 0), (1, 0), (2, 0)), (False, False, True))
        >>> laid.faults((0, 1, 2)), laid.faults((0, 2, 1))
        (1, 2)
        """
        if self.order is None:
            return not is_connected(sum(1 << cell for cell in cells))
        places, number = 0, -1
        for cell, completes in zip(cells, self.order):
            bit, next_to, row, column = _CELL_WORDS[cell]
            if not places & next_to:
                number += 1
            places |= bit
            if completes is not None:
                number += completes is not (places & row == row or places & column == column)
        return number

    def next_cells(self, places: int) -> Iterator[int]:
        """The cells for the next tile of a game, after which the others can be laid as well.

        If the whole island may turn, the first tile is on one of 4 cells: the others are turned
        ones.

        >>> tiles = ((Tile.parse("B"),),) * 4
        >>> own = ((0, 0), (1, 0), (2, 0), (3, 0))
        >>> ways = Arrangements(tiles, own, (None, None, None, True))
        >>> [*ways.next_cells(0b1)]
        [1, 4]
        >>> [*ways.next_cells(0b11)], [*ways.next_cells(0b110)]
        ([2], [0, 3])
        """
        if places:
            return (cell for cell in range(CELLS) if self._can_be_next(places, cell))
        return iter(_CELLS_UP_TO_TURNS if self.has_turns else range(CELLS))

    def _can_be_next(self, places: int, cell: int) -> bool:
        """Whether the next tile can be on a cell, and the others on further ones."""
        if places >> cell & 1 or not neighbours(places) >> cell & 1:
            return False
        assert self.order is not None
        completes, now = self.order[places.bit_count()], places | 1 << cell
        if completes is not None and completes is not completes_a_line(now, cell):
            return False
        return self._can_be_complete(now)

    def _can_be_complete(self, places: int) -> bool:
        """Whether the other tiles of a game can be laid after some are on these cells."""
        found = self._complete.get(places)
        if found is None:
            is_complete = places.bit_count() == len(self.own)
            found = is_complete or next(self.next_cells(places), None) is not None
            self._complete[places] = found
        return found

    @cached_property
    def _complete(self) -> dict[int, bool]:
        """The known parts of some cells."""
        return {}

    def island(self, arrangement: Arrangement) -> Island:
        """The island, as a model."""
        cells: list[Tile | None] = [None] * CELLS
        for looks, (cell, look) in zip(self.looks, arrangement, strict=True):
            cells[cell] = looks[look]
        rows = range(0, CELLS, ISLAND_SPAN)
        return Island(tuple(tuple(cells[row : row + ISLAND_SPAN]) for row in rows)).trimmed

    def changes(self, arrangement: Arrangement) -> int:
        """The number of cells whose tile is new or looks different."""
        return sum(
            self._own_looks.get(cell) != looks[look]
            for looks, (cell, look) in zip(self.looks, arrangement, strict=True)
        )

    @cached_property
    def _own_looks(self) -> dict[int, Tile]:
        return {cell: looks[look] for looks, (cell, look) in zip(self.looks, self.own, strict=True)}

    def alike(self, arrangement: Arrangement) -> Iterator[Arrangement]:
        """The same island at every position in the 4x4 cells, and turned if tiles may be turned."""
        yield from _shifted(arrangement)
        if self.has_turns:
            for _ in range(3):
                arrangement = self._turned(arrangement)
                yield from _shifted(arrangement)

    @cached_property
    def has_turns(self) -> bool:
        """Whether any tile has more than one look."""
        return any(len(looks) > 1 for looks in self.looks)

    def _turned(self, arrangement: Arrangement) -> Arrangement:
        """The whole island after a quarter turn clockwise; looks are in the order of turns."""
        return tuple(
            (_TURNED[cell], (look + 1) % len(looks))
            for looks, (cell, look) in zip(self.looks, arrangement, strict=True)
        )


_TURNED = [
    ISLAND_SPAN * column + ISLAND_SPAN - 1 - row
    for row in range(ISLAND_SPAN)
    for column in range(ISLAND_SPAN)
]
"""Where each cell is after a quarter turn clockwise."""


def _shifted(arrangement: Arrangement) -> Iterator[Arrangement]:
    """The same arrangement at every position in the 4x4 cells, from the north-west."""
    rows = [cell // ISLAND_SPAN for cell, _ in arrangement]
    columns = [cell % ISLAND_SPAN for cell, _ in arrangement]
    for down in range(-min(rows), ISLAND_SPAN - max(rows)):
        for right in range(-min(columns), ISLAND_SPAN - max(columns)):
            by = ISLAND_SPAN * down + right
            yield tuple((cell + by, look) for cell, look in arrangement)


def shifted_to_north_west(places: int) -> int:
    """The cells of an arrangement, as bits, moved to the first row and the first column.

    >>> shifted_to_north_west(1 << 15)
    1
    """
    while places and not places & _ROW:
        places >>= ISLAND_SPAN
    while places and not places & _COLUMN:
        places >>= 1
    return places


def turned_cells(places: int) -> int:
    """The cells of an arrangement, as bits, after a quarter turn clockwise.

    >>> bin(turned_cells(0b1))
    '0b1000'
    """
    return sum(1 << turned for cell, turned in enumerate(_TURNED) if places >> cell & 1)


def neighbours(places: int) -> int:
    """The cells, as bits, that share an edge with a cell of an arrangement, whether in it or not.

    >>> bin(neighbours(0b1))
    '0b10010'
    """
    east, west = places << 1 & _NOT_FIRST_COLUMN, places >> 1 & _NOT_LAST_COLUMN
    return (east | west | places << ISLAND_SPAN | places >> ISLAND_SPAN) & _ALL


@lru_cache(maxsize=1 << CELLS)
def is_connected(places: int) -> bool:
    """Whether the cells of an arrangement are connected by edges (`auctionland.build.edge`).

    >>> is_connected(0b11), is_connected(0b101)
    (True, False)
    """
    before, reached = 0, places & -places
    while reached != before:
        before, reached = reached, reached | neighbours(reached) & places
    return reached == places


@lru_cache
def connected_shapes(tiles: int, *, may_turn: bool) -> tuple[int, ...]:
    """The connected shapes to arrange tiles in; moved ones are equal, if allowed also turned ones.

    >>> len(connected_shapes(4, may_turn=False)), len(connected_shapes(4, may_turn=True))
    (19, 7)
    """
    numbers = (places for places in range(1 << CELLS) if places.bit_count() == tiles)
    return tuple(
        places
        for places in numbers
        if places == shifted_to_north_west(places)
        and is_connected(places)
        and not (may_turn and any(turned < places for turned in _turns(places)))
    )


def _turns(places: int) -> Iterator[int]:
    """The shape after one, two and three quarter turns."""
    for _ in range(3):
        places = turned_cells(places)
        yield shifted_to_north_west(places)


def completes_a_line(places: int, cell: int) -> bool:
    """Whether an arrangement completes the row or column of a cell (`auctionland.bonus.earn`).

    >>> completes_a_line(0xF, 2), completes_a_line(0xE, 2)
    (True, False)
    """
    _, _, row, column = _CELL_WORDS[cell]
    return places & row == row or places & column == column


_CELLS_UP_TO_TURNS = (0, 1, 2, 5)
"""The cells that are not equal after turns of all 16 cells."""

_CELL_WORDS = [
    (
        1 << cell,
        neighbours(1 << cell),
        _ROW << cell // ISLAND_SPAN * ISLAND_SPAN,
        _COLUMN << cell % ISLAND_SPAN,
    )
    for cell in range(CELLS)
]
"""Each cell, and the cells that share an edge, the row or the column with it."""
