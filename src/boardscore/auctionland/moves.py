"""The moves of Auctionland, of players and of chance, with the fields that records use.

>>> read_move({"move": "bid", "player": 1, "amount": 3}, MOVES)
Bid(player=1, amount=3)

Cells are relative to the first tile of the island, which is at (0, 0), so rows and columns may be
negative. A move object need not be legal; a state decides that.
"""

from collections.abc import Mapping
from typing import ClassVar

from attrs import field, frozen

from boardscore.auctionland.pieces import Cell
from boardscore.core import value_checks
from boardscore.core.moves import Move as Base
from boardscore.core.moves import OfPlayer, ids, read_move
from boardscore.core.value_checks import validator, whole

__all__ = [
    "MOVES",
    "Auction",
    "Bid",
    "Bonus",
    "Build",
    "BuyBack",
    "Market",
    "Pass",
    "Place",
    "Sell",
    "read_move",
]

_FROM_0 = validator(whole())
_ANY = validator(whole(-value_checks.LARGEST_NUMBER))
_QUARTERS = validator(whole(0, 3))


@frozen
class _Taking(OfPlayer):
    """A player takes a tile of the market."""

    slot: int = field(validator=_FROM_0)
    """The slot of the tile in the market; slot 0 is the free tile."""


class _Laying:
    """A player builds a tile on a cell."""

    __slots__ = ()
    row: int
    column: int

    @property
    def cell(self) -> Cell:
        """The cell, relative to the first tile."""
        return Cell(self.row, self.column)


@frozen
class _TakingAndLaying(_Laying, _Taking):
    """A player takes a tile of the market and builds it."""

    row: int = field(validator=_ANY)
    """The row; the first tile is in row 0."""
    column: int = field(validator=_ANY)
    """The column; the first tile is in column 0."""
    turns: int = field(validator=_QUARTERS)
    """Quarter turns clockwise from the orientation in the pack."""


@frozen
class Market(Base):
    """Chance draws tiles for the market, at the start and after a turn.

    The clauses are `auctionland.setup.market` and `auctionland.market.refill`.

    >>> Market(["23", "4"]).to_dict()
    {'move': 'market', 'tiles': ['23', '4']}
    """

    KIND: ClassVar = "market"

    tiles: tuple[str, ...] = ids()
    """The ids of the tiles in the order drawn."""


@frozen
class Build(_TakingAndLaying):
    """The auctioneer builds a tile of the market (`auctionland.turn.order`).

    >>> Build(0, slot=2, row=0, column=1, turns=3).to_dict()
    {'move': 'build', 'player': 0, 'slot': 2, 'row': 0, 'column': 1, 'turns': 3}
    """

    KIND: ClassVar = "build"


@frozen
class Auction(_Taking):
    """The auctioneer puts a tile of the market up for auction (`auctionland.auction.pick`).

    >>> Auction(0, slot=0).to_dict()
    {'move': 'auction', 'player': 0, 'slot': 0}
    """

    KIND: ClassVar = "auction"


@frozen
class Bid(OfPlayer):
    """A player bids for the tile (`auctionland.auction.bid`).

    >>> Bid(1, amount=3).to_dict()
    {'move': 'bid', 'player': 1, 'amount': 3}
    """

    KIND: ClassVar = "bid"

    amount: int = field(validator=_FROM_0)
    """The bid in dollars."""


@frozen
class Pass(OfPlayer):
    """A player leaves the auction (`auctionland.auction.close`).

    >>> Pass(2).to_dict()
    {'move': 'pass', 'player': 2}
    """

    KIND: ClassVar = "pass"


@frozen
class Sell(OfPlayer):
    """The auctioneer sells to the highest bidder (`auctionland.auction.sell`).

    >>> Sell(0).to_dict()
    {'move': 'sell', 'player': 0}
    """

    KIND: ClassVar = "sell"


@frozen
class BuyBack(OfPlayer):
    """The auctioneer buys the tile back (`auctionland.auction.buy-back`).

    >>> BuyBack(0).to_dict()
    {'move': 'buy_back', 'player': 0}
    """

    KIND: ClassVar = "buy_back"


@frozen
class Place(_Laying, OfPlayer):
    """The winner of the auction builds the tile (`auctionland.auction.sell`).

    >>> Place(1, row=0, column=1, turns=0).to_dict()
    {'move': 'place', 'player': 1, 'row': 0, 'column': 1, 'turns': 0}
    """

    KIND: ClassVar = "place"

    row: int = field(validator=_ANY)
    """The row; the first tile is in row 0."""
    column: int = field(validator=_ANY)
    """The column; the first tile is in column 0."""
    turns: int = field(validator=_QUARTERS)
    """Quarter turns clockwise from the orientation in the pack."""


@frozen
class Bonus(_TakingAndLaying):
    """A player takes and builds a bonus tile (`auctionland.bonus.earn`).

    >>> Bonus(1, slot=0, row=1, column=1, turns=0).to_dict()
    {'move': 'bonus', 'player': 1, 'slot': 0, 'row': 1, 'column': 1, 'turns': 0}
    """

    KIND: ClassVar = "bonus"


ChanceMove = Market
Building = Build | Place | Bonus
"""The moves that build a tile."""
PlayerMove = Building | Auction | Bid | Pass | Sell | BuyBack
Move = ChanceMove | PlayerMove

MOVES: Mapping[str, type[Move]] = {
    kind.KIND: kind for kind in (Market, Build, Auction, Bid, Pass, Sell, BuyBack, Place, Bonus)
}
"""The kinds of move, by the word that records use."""
