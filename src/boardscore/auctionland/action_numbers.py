"""Numbers the moves of Auctionland (`boardscore.actions`)."""

from collections.abc import Iterator, Mapping
from itertools import chain, product

from attrs import frozen

from boardscore.auctionland.game_table import (
    Game,
    GameTable,
    Phase,
)
from boardscore.auctionland.legality import (
    CELLS,
    FIRST,
    affordable_bids,
    can_buy_back,
    holds_standing_bid,
    open_cells,
    slots_in_reach,
)
from boardscore.auctionland.model import STARTING_MONEY
from boardscore.auctionland.moves import (
    Auction,
    Bid,
    Bonus,
    Build,
    BuyBack,
    Pass,
    Place,
    PlayerMove,
    Sell,
)
from boardscore.games import NumberedMoves

VERSION = 1
"""Raise it when a move gets another number."""

_CELL = {cell: place for place, cell in enumerate(CELLS)}
_FIRST = _CELL[FIRST]


def number_actions(game: Game) -> NumberedMoves[PlayerMove]:
    """Numbers the moves by kind, in the order of a turn.

    M dollars are in the game: the sum of all starting money. T is the largest number of quarter
    turns that a tile of the pack has (1, 2 or 4), or 1 if tiles may not be turned. S is the most
    tiles of a market that a player can reach: the market size, the number of tiles in the pack, or
    M + 1, whichever is least. R is the same after a tile was taken: the market size - 1, the number
    of tiles - 1, or M + 1. The cells are the 49 within 3 rows and 3 columns of the first tile:
    `cell = 7 * (row + 3) + column + 3`.

    | kind | numbers | number within the kind |
    | --- | --- | --- |
    | `build` | 49 S T | `(49 * slot + cell) * T + turns` |
    | `auction` | R | `slot` |
    | `bid` | M | `amount - 1` |
    | `pass`, `sell`, `buy_back` | 1 each | 0 |
    | `place` | 49 T | `cell * T + turns` |
    | `bonus` | 48 R T | `(48 * slot + cell) * T + turns` |

    A bonus tile is never the first, so `cell` is one less there for the cells after the first tile.

    >>> from boardscore import auctionland
    >>> numbered = number_actions(auctionland.start(["Alex", "Bonnie"], "demo").game)
    >>> len(numbered.moves), numbered.moves[1568]
    (3140, Auction(player=0, slot=0))
    """
    turns = max(map(len, game.turns.values()))
    blocks = _blocks(game, turns)
    starts, count = {}, 0
    for kind, moves in blocks.items():
        starts[kind] = count
        count += len(moves)
    masks = MoveMasks(starts=starts, turns=turns, money=_money(game), count=count)
    all_moves = tuple(chain.from_iterable(blocks.values()))
    return NumberedMoves(version=VERSION, moves=all_moves, mask=masks.mask)


def _blocks(game: Game, turns: int) -> dict[type[PlayerMove], list[PlayerMove]]:
    """The moves of each kind in the order of their numbers."""
    tiles, money = sum(tile.count for tile in game.pack.tiles), _money(game)
    quarters = range(turns)
    slots = range(min(game.market_size, tiles, money + 1))
    later_slots = range(min(game.market_size - 1, tiles - 1, money + 1))
    later_cells = [cell for cell in CELLS if cell != FIRST]
    bonuses = product(later_slots, later_cells, quarters)
    return {
        Build: [Build(0, slot, *cell, n) for slot, cell, n in product(slots, CELLS, quarters)],
        Auction: [Auction(0, slot) for slot in later_slots],
        Bid: [Bid(0, amount) for amount in range(1, money + 1)],
        Pass: [Pass(0)],
        Sell: [Sell(0)],
        BuyBack: [BuyBack(0)],
        Place: [Place(0, *cell, n) for cell, n in product(CELLS, quarters)],
        Bonus: [Bonus(0, slot, *cell, n) for slot, cell, n in bonuses],
    }


def _money(game: Game) -> int:
    """All dollars in the game, which one player may own (`auctionland.setup.money`)."""
    return sum(STARTING_MONEY[: len(game.players)])


@frozen(kw_only=True)
class MoveMasks:
    """Masks of the legal action numbers of Auctionland, without the moves themselves."""

    starts: Mapping[type[PlayerMove], int]
    """The first number of each kind."""
    turns: int
    """The numbers for each cell."""
    money: int
    """The highest bid."""
    count: int
    """How many numbers there are."""

    def mask(self, table: GameTable, player: int) -> bytes:
        """One byte for each number: 1 for a legal move of a player who may act."""
        kind, legal = self._legal(table, player)
        return (bytes(self.starts[kind]) + legal).ljust(self.count, b"\0")

    def _legal(self, table: GameTable, player: int) -> tuple[type[PlayerMove], bytes]:
        """The kind with the first legal move, and its bytes with those of the next kinds."""
        match table.phase:
            case Phase.BUILD:
                return Build, b"".join(self._of_slots(table, player))
            case Phase.AUCTION:
                return Auction, b"\1" * len(slots_in_reach(table, player))
            case Phase.BID:
                return Bid, self._bids(table, player)
            case Phase.SALE:
                return Sell, b"\1\1" if can_buy_back(table, player) else b"\1"
            case Phase.PLACE:
                assert table.auctioned is not None
                return Place, self._of_cells(table, player, len(table.game.turns[table.auctioned]))
            case _:  # a bonus tile
                first, after = _FIRST * self.turns, (_FIRST + 1) * self.turns
                slots = self._of_slots(table, player)
                return Bonus, b"".join(cells[:first] + cells[after:] for cells in slots)

    def _bids(self, table: GameTable, player: int) -> bytes:
        """The bytes of `bid` and of `pass`."""
        bids = affordable_bids(table, player)
        amounts = (bytes(bids.start - 1) + b"\1" * len(bids)).ljust(self.money, b"\0")
        return amounts if holds_standing_bid(table, player) else amounts + b"\1"

    def _of_slots(self, table: GameTable, player: int) -> Iterator[bytes]:
        """The bytes of all cells for each slot that the player can afford."""
        slots = slots_in_reach(table, player)
        turns = [len(table.game.turns[table.market[slot].id]) for slot in slots]
        cells = {number: self._of_cells(table, player, number) for number in {*turns}}
        return (cells[number] for number in turns)

    def _of_cells(self, table: GameTable, player: int, turns: int) -> bytes:
        """The bytes of all cells for a tile with this many quarter turns."""
        mask, legal = bytearray(len(CELLS) * self.turns), b"\1" * turns
        for cell in open_cells(table.islands[player]):
            first = _CELL[cell] * self.turns
            mask[first : first + turns] = legal
        return bytes(mask)
