"""Batches of Auctionland on whole numbers: one source for plain Python and numba.

The functions read and change states of `boardscore.auctionland.play_kernel`. Their `marks` say
where the parts of an observation and the kinds of action begin. They write into empty rows.
"""

from collections.abc import Sequence
from typing import Any

from boardscore.auctionland import island_numbers, play_kernel
from boardscore.auctionland.island_numbers import (
    CELLS,
    DOLLARS,
    FIRST_WAY,
    LAID,
    LAID_SIZE,
    MONEY,
    NONE,
    ORIGIN,
    PLAYER_COUNT,
    ROW,
    SEATS,
    STACK,
    TILE_SIZE,
    TILES,
    TILES_BEGIN,
    State,
    Tables,
    lay,
    number_of,
    open_cells,
    place_of,
)
from boardscore.auctionland.model import STARTING_MONEY
from boardscore.auctionland.moves import Auction, Bid, Bonus, Build, Pass, Place, Sell
from boardscore.auctionland.play_kernel import (
    AUCTION,
    AUCTIONED,
    BID,
    BIDDERS,
    BONUS,
    BUILD,
    GAVEL,
    HAD_BONUS,
    HOLDER,
    MARKET,
    OPEN,
    PLACE,
    SALE,
    STANDING,
    UNSEEN,
)
from boardscore.auctionland.state_numbers import KernelGame
from boardscore.envs.batch_loops import clockwise

Marks = Sequence[int]
"""The fixed numbers of a batch as one list, which begins with those of the next names."""

SEAT_PART, PHASE_PART, TO_ACT, GAVEL_PART, OWN_MONEY, MARKET_PART, MARKET_DOLLARS = range(7)
STACK_PART, AUCTIONED_PART, BIDDER, BID_PART, BONUS_PART, ISLANDS, QUARTERS = range(7, 14)
"""Where the parts of an observation begin, in their order; -1 for `turns` without turns."""

FIRST_ACTIONS = 14
"""Where the first action of each kind is."""

BUILDS, AUCTIONS, BIDS, PASSES, SALES, PLACES, BONUSES = range(FIRST_ACTIONS, FIRST_ACTIONS + 7)

TURNS, MONEY_IN_GAME, TILE_COUNT, FIRST_LAID, COPIES = range(BONUSES + 1, BONUSES + 6)
"""The numbers of an action for each cell, all dollars of the game, the number of different tiles,
where the tables have the first laid number; and then the copies of each tile. The laid numbers
follow, each as `4 * tile + turns`."""

_CELLS = CELLS - CELLS // ROW
_FIRST = ORIGIN - ORIGIN // ROW
_KINDS = (Build, Auction, Bid, Pass, Sell, Place, Bonus)


def marks_of(game: KernelGame, layout: Any, moves: Sequence[Any]) -> list[int]:
    """The marks of a batch, for its game, its layout of observations and its numbered moves."""
    starts, tiles = [*layout.starts.values()], game.game.pack.tiles
    numbers = {tile.id: number for number, tile in enumerate(tiles)}
    kinds = [type(move) for move in moves]
    return [
        *starts,
        *[NONE] * (FIRST_ACTIONS - len(starts)),
        *(kinds.index(kind) if kind in kinds else NONE for kind in _KINDS),
        max(map(len, game.game.turns.values())),
        sum(STARTING_MONEY[: len(game.game.players)]),
        len(tiles),
        min(game.laid),
        *(tile.count for tile in tiles),
        *(4 * numbers[name] + turns for name, turns in game.laid.values()),
    ]


# Observations


def observe(tables: Tables, marks: Marks, state: State, seat: int, row: Any) -> None:
    """Writes a seat's view into a batch's row (`boardscore.auctionland.envs.environment.Encoding`).

    The stack is left to `observe_draw`.
    """
    set_seen(tables, marks, state, seat, row, 1)


def forget(tables: Tables, marks: Marks, state: State, seat: int, row: Any) -> None:
    """Clears what `observe` wrote into a batch's row for this state, as most of a long row is 0."""
    set_seen(tables, marks, state, seat, row, 0)


def set_seen(  # noqa: PLR0913, PLR0917
    tables: Tables, marks: Marks, state: State, seat: int, row: Any, value: int
) -> None:
    """Sets all that a seat sees except the stack in a batch's row; 0 clears it."""
    observe_turn(tables, marks, state, seat, row, value)
    for other in range(tables[PLAYER_COUNT]):
        tiles = state[tables[SEATS + other] + TILES]
        observe_island(tables, marks, state, seat, other, tiles, row, value)


def observe_changes(  # noqa: PLR0913, PLR0917
    tables: Tables, marks: Marks, before: State, state: State, seat: int, row: Any
) -> None:
    """Writes into a batch's row the tiles built since an earlier state, and a changed stack."""
    for other in range(tables[PLAYER_COUNT]):
        at = tables[SEATS + other] + TILES
        if state[at] != before[at]:
            observe_island(tables, marks, state, seat, other, state[at] & ~before[at], row, 1)
    if state[UNSEEN] != before[UNSEEN]:
        observe_draw(tables, marks, state, row)


def observe_turn(  # noqa: PLR0913, PLR0917
    tables: Tables, marks: Marks, state: State, seat: int, row: Any, value: int
) -> None:
    """Sets what a seat sees in a batch's row except islands' tiles and the stack; 0 clears it."""
    row[marks[SEAT_PART] + seat] = value
    row[marks[PHASE_PART] + state[play_kernel.PHASE]] = value
    row[marks[GAVEL_PART] + clockwise(seat, state[GAVEL], tables[PLAYER_COUNT])] = value
    observe_actors(tables, marks, state, seat, row, value)
    observe_dollars(tables, marks, state, seat, row, value)
    for slot in range(state[OPEN]):
        tile = place_in_pack(state[MARKET + slot])
        row[marks[MARKET_PART] + slot * marks[TILE_COUNT] + tile] = value
    if state[AUCTIONED] != NONE:
        row[marks[AUCTIONED_PART] + place_in_pack(state[AUCTIONED])] = value


def place_in_pack(tile: int) -> int:
    """The place of a tile of a state in the pack, and so in a row of a batch."""
    return (tile - TILES_BEGIN) // TILE_SIZE


def observe_actors(  # noqa: PLR0913, PLR0917
    tables: Tables, marks: Marks, state: State, seat: int, row: Any, value: int
) -> None:
    """Marks in a batch's row who may act, holds the standing bid, or had a bonus tile."""
    players, acting = tables[PLAYER_COUNT], state[BIDDERS]
    if state[play_kernel.PHASE] != BID:
        acting = 0 if state[play_kernel.SEAT] == NONE else 1 << state[play_kernel.SEAT]
    for other in range(players):
        place = clockwise(seat, other, players)
        if acting >> other & 1:
            row[marks[TO_ACT] + place] = value
        if state[HAD_BONUS] >> other & 1:
            row[marks[BONUS_PART] + place] = value
        if state[HOLDER] == other:
            row[marks[BIDDER] + place] = value


def observe_dollars(  # noqa: PLR0913, PLR0917
    tables: Tables, marks: Marks, state: State, seat: int, row: Any, value: int
) -> None:
    """Writes a seat's dollars, the market's and the bid into a batch's row, as shares of all."""
    dollar = value * (1 / marks[MONEY_IN_GAME])
    row[marks[OWN_MONEY]] = state[tables[SEATS + seat] + MONEY] * dollar
    row[marks[BID_PART]] = state[STANDING] * dollar
    for slot in range(state[OPEN]):
        row[marks[MARKET_DOLLARS] + slot] = state[tables[DOLLARS] + slot] * dollar


def observe_island(  # noqa: PLR0913, PLR0917
    tables: Tables,
    marks: Marks,
    state: State,
    seat: int,
    other: int,
    left: int,
    row: Any,
    value: int,
) -> None:
    """Marks a player's tiles on some cells (as bits) and their turns in a batch's row."""
    place, start = clockwise(seat, other, tables[PLAYER_COUNT]), tables[SEATS + other]
    tiles, ways, first = marks[TILE_COUNT], COPIES + marks[TILE_COUNT], marks[FIRST_LAID]
    islands, quarters = marks[ISLANDS] + place * _CELLS * tiles, NONE
    if marks[QUARTERS] != NONE:
        quarters = marks[QUARTERS] + place * _CELLS * 4
    laid = start + LAID
    while left:
        cell = number_of(left & -left)
        way = marks[ways + (state[laid + place_of(cell)] - first) // LAID_SIZE]
        inner = encoded_cell(cell)
        row[islands + inner * tiles + (way >> 2)] = value
        if quarters != NONE:
            row[quarters + inner * 4 + (way & 3)] = value
        left = left & left - 1


def encoded_cell(cell: int) -> int:
    """The number of a cell in a batch's rows and actions, without the kernel's empty column."""
    return cell - cell // ROW


def observe_draw(tables: Tables, marks: Marks, state: State, row: Any) -> None:
    """Writes into a batch's row the share of the copies of each tile that are in the stack."""
    part, tiles = marks[STACK_PART], marks[TILE_COUNT]
    for tile in range(part, part + tiles):
        row[tile] = 0
    for place in range(tables[STACK], tables[STACK] + state[UNSEEN]):
        row[part + place_in_pack(state[place])] += 1
    for tile in range(tiles):
        row[part + tile] = row[part + tile] / marks[COPIES + tile]


# Actions (`boardscore.auctionland.action_numbers.number_actions`)


def mask(tables: Tables, marks: Marks, state: State, row: Any) -> None:
    """Writes the legal actions of the seat to act into a row of a batch."""
    if state[play_kernel.PHASE] in (BUILD, BONUS, PLACE):
        mask_buildings(tables, marks, state, row)
    else:
        for number in range(play_kernel.move_count(tables, state)):
            row[action_without_tile(tables, marks, state, number)] = 1


def mask_buildings(tables: Tables, marks: Marks, state: State, row: Any) -> None:
    """Writes into a batch's row the ways to build a tile in reach, or that of the auction."""
    phase, start = state[play_kernel.PHASE], tables[SEATS + state[play_kernel.SEAT]]
    first_tile, slots = MARKET, play_kernel.slots_in_reach(state, start)
    if phase == PLACE:
        first_tile, slots = AUCTIONED, 1
    step, left = marks[TURNS] * cells_per_tile(phase), open_cells(state, start)
    while left:
        first = first_building(marks, phase, number_of(left & -left))
        for tile in range(first_tile, first_tile + slots):
            for action in range(first, first + tables[state[tile] + island_numbers.TURNS]):
                row[action] = 1
            first += step
        left = left & left - 1


def first_building(marks: Marks, phase: int, cell: int) -> int:
    """The action of a batch that builds the first tile on a cell without turning it."""
    inner = encoded_cell(cell)
    if phase == BUILD:
        return marks[BUILDS] + marks[TURNS] * inner
    if phase == PLACE:
        return marks[PLACES] + marks[TURNS] * inner
    later = inner - 1 if inner > _FIRST else inner  # a bonus tile is never the first
    return marks[BONUSES] + marks[TURNS] * later


def cells_per_tile(phase: int) -> int:
    """How many cells a batch's actions have for each tile in a phase."""
    return _CELLS - 1 if phase == BONUS else _CELLS


def action_without_tile(tables: Tables, marks: Marks, state: State, number: int) -> int:
    """A batch's action for a move that builds nothing, by its place among the seat's moves."""
    if state[play_kernel.PHASE] == AUCTION:
        return marks[AUCTIONS] + number
    if state[play_kernel.PHASE] == SALE:
        return marks[SALES] + number
    if number == play_kernel.bid_count(tables, state, state[play_kernel.SEAT]):
        return marks[PASSES]
    return marks[BIDS] + state[STANDING] + number


def act(tables: Tables, marks: Marks, state: State, action: int) -> None:
    """Plays a legal action of the seat to act in a game of a batch."""
    phase = state[play_kernel.PHASE]
    if phase == BID:
        seat = state[play_kernel.SEAT]
        number = play_kernel.bid_count(tables, state, seat)
        if action < marks[PASSES]:
            number = action - marks[BIDS] - state[STANDING]
        play_kernel.play(tables, state, number)
    elif phase == AUCTION:
        play_kernel.play(tables, state, action - marks[AUCTIONS])
    elif phase == SALE:
        play_kernel.play(tables, state, action - marks[SALES])
    else:
        act_by_building(tables, marks, state, action)


def act_by_building(tables: Tables, marks: Marks, state: State, action: int) -> None:
    """Plays an action of a batch that builds the tile of the auction, or one of the market."""
    tile = state[AUCTIONED]
    cells, number = _CELLS, action - marks[PLACES]
    if state[play_kernel.PHASE] == BUILD:
        number = action - marks[BUILDS]
    elif state[play_kernel.PHASE] == BONUS:
        cells, number = _CELLS - 1, action - marks[BONUSES]
    turns, cell = number % marks[TURNS], number // marks[TURNS]
    if state[play_kernel.PHASE] != PLACE:
        tile = play_kernel.take_tile(tables, state, cell // cells)
        cell = cell % cells
    if cells < _CELLS and cell >= _FIRST:
        cell += 1
    start, cell = tables[SEATS + state[play_kernel.SEAT]], cell + cell // (ROW - 1)
    lay(tables, state, start, cell, tables[tile + FIRST_WAY] + LAID_SIZE * turns)
    play_kernel.after_building(tables, state, start, cell)


# Turns and ends


def ask(tables: Tables, state: State) -> int:
    """The seat to ask next in a batch: bidders clockwise, without the holder of the standing bid.

    The reason is that of `boardscore.auctionland.envs.environment.next_seat`.
    """
    if state[play_kernel.PHASE] == BID:
        seat = state[GAVEL] if state[HOLDER] == NONE else state[HOLDER]
        seat = (seat + 1) % tables[PLAYER_COUNT]
        while not state[BIDDERS] >> seat & 1:
            seat = (seat + 1) % tables[PLAYER_COUNT]
        state[play_kernel.SEAT] = seat
    return state[play_kernel.SEAT]


def standing(tables: Tables, state: State, seat: int) -> tuple[int, int, int]:
    """The final standing of a seat in a batch: points and dollars (`auctionland.tie.money`)."""
    money = state[tables[SEATS + seat] + MONEY]
    return play_kernel.total(tables, state, seat), money, 0
