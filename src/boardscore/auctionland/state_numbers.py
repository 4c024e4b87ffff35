"""Converts games and states of Auctionland to the numbers of its play kernel, and back."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import accumulate, chain, count
from types import ModuleType

from attrs import frozen

from boardscore.auctionland import island_numbers, play_kernel
from boardscore.auctionland.game_table import Game, Laid, MarketTile, OpenTable, Phase
from boardscore.auctionland.island_numbers import (
    CELLS,
    DOLLARS,
    NONE,
    ORIGIN,
    PLAYER_COUNT,
    ROW,
    SEATS,
    STACK,
    Tables,
)
from boardscore.auctionland.model import PLAYERS, Table, Tile
from boardscore.auctionland.moves import Bid
from boardscore.auctionland.notation import FULL, ISLAND_SPAN
from boardscore.auctionland.pieces import Cell, Direction, HalfSide, Icon, Kind
from boardscore.auctionland.play_kernel import MARKET, PHASE
from boardscore.auctionland.rulings import LastBidder
from boardscore.auctionland.scoring import AWARDS
from boardscore.auctionland.state import State
from boardscore.core import random_words

SOURCES: tuple[ModuleType, ...] = (random_words, island_numbers, play_kernel)
"""The modules that compiled code needs: all are for `core.numba_kernels.compile_kernel`.

Compiled code takes tables and states as arrays.
"""

_KINDS = (Kind.THEME_PARK, Kind.GARDEN, Kind.HOUSE)
"""The kinds of zones that make areas, in the order of the words."""

_SIDES = tuple(Direction)
_PHASES = tuple(Phase)
_LINE = ISLAND_SPAN - 1


@frozen(slots=False, repr=False)
class KernelGame:
    """A game in the numbers of the play kernel.

    >>> from boardscore import auctionland
    >>> start = auctionland.start(["Alex", "Bonnie"], "demo")
    >>> game = KernelGame(start.game)
    >>> game.state(game.numbers(start)) == start
    True
    """

    game: Game

    fits = True
    """Whether compiled code can play the game: 64 bits hold the numbers of every game."""

    @cached_property
    def laid(self) -> Mapping[int, tuple[str, int]]:
        """The id and the quarter turns of each laid number."""
        turns = self.game.turns
        ways = ((one.id, turn) for one in self.game.pack.tiles for turn in turns[one.id])
        return dict(zip(count(self._first_way, island_numbers.LAID_SIZE), ways))

    @cached_property
    def tables(self) -> Tables:
        """The fixed numbers of the game."""
        dollars = MARKET + self.game.market_size
        stack = dollars + self.game.market_size
        seats = stack + sum(tile.count for tile in self.game.pack.tiles)
        points = self.game.pack.tables
        return (
            len(self.game.players),
            self.game.market_size,
            int(self.game.rulings.last_bidder is LastBidder.CLOSED),
            dollars,
            stack,
            *(seats + seat * island_numbers.SEAT_SIZE for seat in range(PLAYERS[1])),
            *_points(points.beaches),
            *_points(points.theme_parks),
            *accumulate(_points(points.beaches), max),
            *accumulate(_points(points.theme_parks), max),
            *(AWARDS[place] if place < len(AWARDS) else 0 for place in range(PLAYERS[1])),
            *map(_reach, range(CELLS)),
            *chain.from_iterable(map(_places, range(CELLS))),
            *chain.from_iterable(self._tile_parts()),
            *chain.from_iterable(self._way_parts()),
        )

    @property
    def _first_way(self) -> int:
        """Where the tables have the first laid number."""
        return island_numbers.TILES_BEGIN + island_numbers.TILE_SIZE * len(self.game.pack.tiles)

    def _tile_parts(self) -> Iterator[tuple[int, int]]:
        """The numbers of each tile."""
        for tile in self.game.pack.tiles:
            first, *_ = turns = self.game.turns[tile.id]
            yield self._laid_numbers[tile.id, first], len(turns)

    def _way_parts(self) -> Iterator[tuple[int, ...]]:
        """The numbers of each tile with a quarter turn."""
        for name, turns in self.laid.values():
            tile = self.game.tiles[name].turned(turns)
            yield (
                _word(tile),
                int(_number(tile, Kind.THEME_PARK) > 0),
                _number(tile, Kind.GARDEN),
                _number(tile, Kind.HOUSE),
                *(tile.icons.count(icon) for icon in Icon),
                *(_shown(tile, side) for side in _SIDES),
                *_zones(tile),
            )

    @cached_property
    def piece_numbers(self) -> Mapping[str | None, int]:
        """The numbers of the tiles by their ids; -1 for no tile."""
        numbers = count(island_numbers.TILES_BEGIN, island_numbers.TILE_SIZE)
        return {None: NONE, **{one.id: at for one, at in zip(self.game.pack.tiles, numbers)}}

    @cached_property
    def _laid_numbers(self) -> Mapping[tuple[str, int], int]:
        return {one: at for at, one in self.laid.items()}

    # States

    def numbers(self, state: OpenTable) -> list[int]:
        """The numbers of a state of the game; a given deck is forgotten."""
        tables, bid = self.tables, state.standing_bid
        seats = range(tables[PLAYER_COUNT])
        numbers = [NONE] * (tables[SEATS] + len(seats) * island_numbers.SEAT_SIZE)
        numbers[:MARKET] = (
            _PHASES.index(state.phase),
            NONE,
            state.gavel,
            self.piece_numbers[state.auctioned],
            bid.amount if bid else 0,
            bid.player if bid else NONE,
            _bits(state.to_act if state.phase is Phase.BID else ()),
            _bits(state.had_bonus),
            len(state.market),
            len(state.unseen),
        )
        if state.phase is Phase.BID:
            numbers[play_kernel.SEAT] = play_kernel.lowest_speaker(numbers)
        elif state.to_act:
            numbers[play_kernel.SEAT] = state.to_act[0]
        self._write(numbers, MARKET, (tile.id for tile in state.market))
        numbers[tables[DOLLARS] : tables[STACK]] = [0] * self.game.market_size
        for slot, tile in enumerate(state.market):
            numbers[tables[DOLLARS] + slot] = tile.dollars
        self._write(numbers, tables[STACK], state.unseen)
        for seat in seats:
            self._write_seat(numbers, state, seat)
        return numbers

    def _write(self, numbers: list[int], at: int, tiles: Iterable[str]) -> None:
        for place, tile in enumerate(tiles):
            numbers[at + place] = self.piece_numbers[tile]

    def _write_seat(self, numbers: list[int], state: OpenTable, seat: int) -> None:
        start = self.tables[SEATS + seat]
        numbers[start : start + island_numbers.SEAT_SIZE] = [0] * island_numbers.SEAT_SIZE
        numbers[start + island_numbers.MONEY] = state.money[seat]
        numbers[start + island_numbers.REACH] = _ALL
        numbers[start + island_numbers.WORTH] = NONE
        for tile in state.islands[seat]:
            cell = ORIGIN + ROW * tile.cell.row + tile.cell.column
            island_numbers.lay(
                self.tables, numbers, start, cell, self._laid_numbers[tile.id, tile.turns]
            )

    def state(self, numbers: Sequence[int]) -> State:
        """The state of the numbers, without a given deck and without earlier moves."""
        _, seat, gavel, tile, amount, holder, bidders, had_bonus, market, _ = numbers[:MARKET]
        phase, tables = _PHASES[numbers[PHASE]], self.tables
        starts = tables[SEATS : SEATS + tables[PLAYER_COUNT]]
        acting = () if seat == NONE else (seat,)
        dollars = numbers[tables[DOLLARS] : tables[STACK]]
        return State(
            game=self.game,
            phase=phase,
            to_act=_seats(bidders) if phase is Phase.BID else acting,
            gavel=gavel,
            money=tuple(numbers[at + island_numbers.MONEY] for at in starts),
            islands=tuple(tuple(self._island(numbers, at)) for at in starts),
            market=tuple(map(MarketTile, self._ids(numbers, MARKET, market), dollars)),
            unseen=self.unseen(numbers),
            auctioned=self._names.get(tile),
            standing_bid=None if holder == NONE else Bid(holder, amount),
            had_bonus=_seats(had_bonus),
        )

    def unseen(self, numbers: Sequence[int]) -> tuple[str, ...]:
        """The ids of the tiles in the stack, sorted."""
        return tuple(sorted(self._ids(numbers, self.tables[STACK], numbers[play_kernel.UNSEEN])))

    @cached_property
    def _names(self) -> Mapping[int, str]:
        """The ids of the tiles by their numbers."""
        return {number: name for name, number in self.piece_numbers.items() if name is not None}

    def _ids(self, numbers: Sequence[int], at: int, length: int) -> list[str]:
        return [self._names[tile] for tile in numbers[at : at + length]]

    def _island(self, numbers: Sequence[int], start: int) -> Iterator[Laid]:
        for cell in _seats(numbers[start + island_numbers.TILES]):
            laid = numbers[start + island_numbers.LAID + island_numbers.place_of(cell)]
            yield Laid(Cell(cell // ROW - _LINE, cell % ROW - _LINE), *self.laid[laid])


# Tiles


def _zone_halves(tile: Tile, kind: Kind) -> list[frozenset[HalfSide]]:
    """The half sides of the zones of a kind that touch sides, for the kernel's words."""
    return [zone.half_sides for zone in tile.zones if zone.kind is kind and zone.half_sides]


def _number(tile: Tile, kind: Kind) -> int:
    """The number of zones of a kind on a tile, for the kernel's tables."""
    return sum(zone.kind is kind for zone in tile.zones)


def _word(tile: Tile) -> int:
    """The word of a tile: half sides of the zones, by kind, and the sides that beaches touch."""
    word = 0
    for kind, found in enumerate(_KINDS):
        for zone, halves in enumerate(_zone_halves(tile, found)):
            word |= _bits(halves) << 16 * kind + 8 * zone
    beaches = {half.direction for halves in _zone_halves(tile, Kind.BEACH) for half in halves}
    return word | _bits(map(_SIDES.index, beaches)) << island_numbers.SIDES


def _shown(tile: Tile, side: Direction) -> int:
    """The word of a tile's half sides towards the cell on a side, and of the side of that cell."""
    word = 1 << island_numbers.SIDES + (_SIDES.index(side) + 2) % 4
    for kind, found in enumerate(_KINDS):
        for half in chain.from_iterable(_zone_halves(tile, found)):
            if half.direction is side:
                word |= 0b1_0000_0001 << 16 * kind + half.facing
    return word


def _zones(tile: Tile) -> list[int]:
    """The zone number behind each half side of a cell that the tile faces; 0 for none."""
    zones = [0] * len(HalfSide)
    for kind, found in enumerate(_KINDS):
        for zone, halves in enumerate(_zone_halves(tile, found)):
            for half in halves:
                zones[half.facing] = kind * island_numbers.ZONES + zone
    return zones


# Cells and points


def _bits(numbers: Iterable[int]) -> int:
    """A set of numbers as bits."""
    return sum(1 << number for number in numbers)


def _seats(bits: int) -> tuple[int, ...]:
    """The numbers in a set of bits, lowest first."""
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)


def _places(cell: int) -> Iterator[int]:
    """The kernel's places to the north, east, south and west of a cell."""
    for side in _SIDES:
        yield island_numbers.place_of(cell + ROW * side.rows + side.columns)


def _reach(cell: int) -> int:
    """The bits of the cells within 4 rows and columns of a cell, itself included."""
    row, column = divmod(cell, ROW)
    return _bits(
        ROW * other_row + other
        for other_row in range(max(0, row - _LINE), min(2 * _LINE, row + _LINE) + 1)
        for other in range(max(0, column - _LINE), min(2 * _LINE, column + _LINE) + 1)
    )


_ALL = _reach(ORIGIN)
"""All cells that an island can reach."""


def _points(table: Table | None) -> tuple[int, ...]:
    """The points in the kernel's tables for 0 to 16 tiles; 0 without a table and beyond its end."""
    return tuple(table.points_for(count) or 0 if table else 0 for count in range(FULL + 1))
