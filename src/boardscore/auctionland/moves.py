"""The moves of Auctionland: what chance does and what players do, as records write them.

>>> read_move({"move": "bid", "player": 1, "amount": 3}, MOVES)
Bid(player=1, amount=3)

A place is told from the first tile of its island, which lies at (0, 0), so rows and columns may be
negative. What can be written down is a move; whether it may be made, a state tells.
"""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from attrs import Attribute, field, frozen

from boardscore import checks
from boardscore.auctionland.pieces import Cell
from boardscore.errors import ModelError, Problem
from boardscore.moves import read_move, write_move

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

_FROM_0 = checks.validator(checks.whole())
_ANY = checks.validator(checks.whole(-checks.LARGEST_NUMBER))
_QUARTERS = checks.validator(checks.whole(0, 3))


def _tuple(value: Any) -> Any:
    """A list, which is what JSON has, as a tuple."""
    return tuple(value) if isinstance(value, list) else value


def _id_problems(value: object) -> Iterator[Problem]:
    if not isinstance(value, tuple):
        yield Problem(checks.not_wanted("list", value))
        return
    for place, one in enumerate(value):
        message = checks.identifier(one)
        if message is not None:
            yield Problem(message, (place,))


def _ids(_: object, attribute: "Attribute[Any]", value: object) -> None:
    """Raises `ModelError` for anything but ids."""
    problems = [problem.under(attribute.name) for problem in _id_problems(value)]
    if problems:
        raise ModelError(*problems)


@frozen
class Market:
    """Chance draws tiles for the market, at the start and after a turn.

    It is ruled by `auctionland.setup.market` and `auctionland.market.refill`.

    >>> Market(["23", "4"]).to_dict()
    {'move': 'market', 'tiles': ['23', '4']}
    """

    KIND: ClassVar = "market"

    tiles: tuple[str, ...] = field(converter=_tuple, validator=_ids)
    """The ids of the tiles, in the order in which they were drawn."""

    def to_dict(self) -> dict[str, Any]:
        """The move as a record writes it."""
        return write_move(self)


@frozen
class Build:
    """The gavel holder builds a tile of the market (`auctionland.turn.order`).

    >>> Build(0, slot=2, row=0, column=1, turns=3).to_dict()
    {'move': 'build', 'player': 0, 'slot': 2, 'row': 0, 'column': 1, 'turns': 3}
    """

    KIND: ClassVar = "build"

    player: int = field(validator=_FROM_0)
    """The seat, from 0."""
    slot: int = field(validator=_FROM_0)
    """Where in the market the tile lies; 0 is the free tile."""
    row: int = field(validator=_ANY)
    """The row; the first tile lies in row 0."""
    column: int = field(validator=_ANY)
    """The column; the first tile lies in column 0."""
    turns: int = field(validator=_QUARTERS)
    """Quarter turns clockwise from the tile as the pack writes it."""

    @property
    def cell(self) -> Cell:
        """The place, as seen from the first tile."""
        return Cell(self.row, self.column)

    def to_dict(self) -> dict[str, Any]:
        """The move as a record writes it."""
        return write_move(self)


@frozen
class Auction:
    """The gavel holder puts a tile of the market up for auction (`auctionland.auction.pick`).

    >>> Auction(0, slot=0).to_dict()
    {'move': 'auction', 'player': 0, 'slot': 0}
    """

    KIND: ClassVar = "auction"

    player: int = field(validator=_FROM_0)
    """The seat, from 0."""
    slot: int = field(validator=_FROM_0)
    """Where in the market the tile lies; 0 is the free tile."""

    def to_dict(self) -> dict[str, Any]:
        """The move as a record writes it."""
        return write_move(self)


@frozen
class Bid:
    """A player bids for the tile that is up (`auctionland.auction.bid`).

    >>> Bid(1, amount=3).to_dict()
    {'move': 'bid', 'player': 1, 'amount': 3}
    """

    KIND: ClassVar = "bid"

    player: int = field(validator=_FROM_0)
    """The seat, from 0."""
    amount: int = field(validator=_FROM_0)
    """The bid in dollars."""

    def to_dict(self) -> dict[str, Any]:
        """The move as a record writes it."""
        return write_move(self)


@frozen
class Pass:
    """A player leaves the auction (`auctionland.auction.close`).

    >>> Pass(2).to_dict()
    {'move': 'pass', 'player': 2}
    """

    KIND: ClassVar = "pass"

    player: int = field(validator=_FROM_0)
    """The seat, from 0."""

    def to_dict(self) -> dict[str, Any]:
        """The move as a record writes it."""
        return write_move(self)


@frozen
class Sell:
    """The gavel holder sells to the highest bidder (`auctionland.auction.sell`).

    >>> Sell(0).to_dict()
    {'move': 'sell', 'player': 0}
    """

    KIND: ClassVar = "sell"

    player: int = field(validator=_FROM_0)
    """The seat, from 0."""

    def to_dict(self) -> dict[str, Any]:
        """The move as a record writes it."""
        return write_move(self)


@frozen
class BuyBack:
    """The gavel holder buys the tile back (`auctionland.auction.buy-back`).

    >>> BuyBack(0).to_dict()
    {'move': 'buy_back', 'player': 0}
    """

    KIND: ClassVar = "buy_back"

    player: int = field(validator=_FROM_0)
    """The seat, from 0."""

    def to_dict(self) -> dict[str, Any]:
        """The move as a record writes it."""
        return write_move(self)


@frozen
class Place:
    """A player builds the tile that the auction brought (`auctionland.auction.sell`).

    >>> Place(1, row=0, column=1, turns=0).to_dict()
    {'move': 'place', 'player': 1, 'row': 0, 'column': 1, 'turns': 0}
    """

    KIND: ClassVar = "place"

    player: int = field(validator=_FROM_0)
    """The seat, from 0."""
    row: int = field(validator=_ANY)
    """The row; the first tile lies in row 0."""
    column: int = field(validator=_ANY)
    """The column; the first tile lies in column 0."""
    turns: int = field(validator=_QUARTERS)
    """Quarter turns clockwise from the tile as the pack writes it."""

    @property
    def cell(self) -> Cell:
        """The place, as seen from the first tile."""
        return Cell(self.row, self.column)

    def to_dict(self) -> dict[str, Any]:
        """The move as a record writes it."""
        return write_move(self)


@frozen
class Bonus:
    """A player takes and builds a bonus tile (`auctionland.bonus.earn`).

    >>> Bonus(1, slot=0, row=1, column=1, turns=0).to_dict()
    {'move': 'bonus', 'player': 1, 'slot': 0, 'row': 1, 'column': 1, 'turns': 0}
    """

    KIND: ClassVar = "bonus"

    player: int = field(validator=_FROM_0)
    """The seat, from 0."""
    slot: int = field(validator=_FROM_0)
    """Where in the market the tile lies; 0 is the free tile."""
    row: int = field(validator=_ANY)
    """The row; the first tile lies in row 0."""
    column: int = field(validator=_ANY)
    """The column; the first tile lies in column 0."""
    turns: int = field(validator=_QUARTERS)
    """Quarter turns clockwise from the tile as the pack writes it."""

    @property
    def cell(self) -> Cell:
        """The place, as seen from the first tile."""
        return Cell(self.row, self.column)

    def to_dict(self) -> dict[str, Any]:
        """The move as a record writes it."""
        return write_move(self)


ChanceMove = Market
Building = Build | Place | Bonus
"""The moves that lay a tile."""
PlayerMove = Building | Auction | Bid | Pass | Sell | BuyBack
Move = ChanceMove | PlayerMove

MOVES: Mapping[str, type[Move]] = {
    kind.KIND: kind for kind in (Market, Build, Auction, Bid, Pass, Sell, BuyBack, Place, Bonus)
}
"""The kinds of move by the word that a record writes."""
