"""What lies on the table in a game of Auctionland: islands, market, money, and whose move it is."""

from typing import ClassVar

from attrs import field, frozen

from boardscore.auctionland.game import Game, Phase
from boardscore.auctionland.model import Island, Player, Position
from boardscore.auctionland.moves import Bid, Move
from boardscore.auctionland.notation import ISLAND_SPAN
from boardscore.auctionland.pieces import Cell
from boardscore.core.moves import Chance
from boardscore.core.rendering import ShowsTable

FULL = ISLAND_SPAN * ISLAND_SPAN
"""How many tiles a full island has (`auctionland.end.trigger`)."""


@frozen
class MarketTile:
    """A tile of the market, and the dollars that lie on it."""

    id: str
    """What the pack calls the tile."""
    dollars: int = 0
    """The dollars on it; who takes the tile gets them (`auctionland.market.money`)."""


@frozen
class Laid:
    """A tile of an island: where it lies, which it is, how it is turned."""

    cell: Cell
    """The place, as seen from the first tile, which lies at (0, 0)."""
    id: str
    """What the pack calls the tile."""
    turns: int = 0
    """Quarter turns clockwise from the tile as the pack writes it."""


LaidTiles = tuple[Laid, ...]
"""An island that is being built: its tiles, row by row."""


@frozen(kw_only=True, slots=False)
class GameTable(ShowsTable):
    """What a person may look at; a `View` is what one seat sees, an `OpenTable` hides nothing.

    It is the table that people sit at. The score tables are those of `model.py`.
    """

    GAME: ClassVar[str] = "auctionland"

    game: Game = field(repr=False)
    """What stays the same all through the game."""
    phase: Phase
    """What is due."""
    to_act: tuple[int, ...]
    """The seats that may act now, lowest first.

    While bids are made these are all who have not passed, also who holds the standing bid and may
    only raise it: whether there is money left to do so is nobody's business.
    """
    gavel: int
    """The seat of the auctioneer."""
    money: tuple[int | None, ...]
    """The dollars of each seat; None where they are hidden (`auctionland.money.hidden`)."""
    islands: tuple[LaidTiles, ...]
    """The island of each seat."""
    market: tuple[MarketTile, ...] = ()
    """The market; slot 0 is the free tile, the last one lies next to the stack."""
    unseen: tuple[str, ...]
    """What the stack holds, as all can work out: the ids sorted, one for each copy."""
    deck: tuple[str, ...] | None = None
    """What the stack holds in its order, where that was given; no view shows it."""
    auctioned: str | None = None
    """The tile put up for auction in this turn; None before that."""
    standing_bid: Bid | None = None
    """The highest bid of the auction, with the seat that made it."""
    had_bonus: tuple[int, ...] = ()
    """The seats that had their bonus tile in this turn, lowest first."""

    @property
    def passed(self) -> tuple[int, ...]:
        """The seats that are out of the auction; none when there is no bidding."""
        if self.phase is not Phase.BID:
            return ()
        seats = range(len(self.game.players))
        return tuple(seat for seat in seats if seat not in (self.gavel, *self.to_act))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def chance(self) -> Chance | None:
        """What chance has to do next; None while it is up to the players, and at the end."""
        if self.phase not in {Phase.MARKET, Phase.REFILL}:
            return None
        missing = self.game.market_size - len(self.market)
        return Chance("market", min(missing, len(self.unseen)), self.unseen)

    @property
    def position(self) -> Position:
        """The islands, the money and the score tables, as they are scored."""
        return Position(
            players=tuple(
                Player(name, as_island(self.game, laid), money)
                for name, laid, money in zip(self.game.players, self.islands, self.money)
            ),
            tables=self.game.pack.tables,
            rulings=self.game.rulings,
            pack=self.game.pack,
        )


@frozen(kw_only=True, slots=False)
class OpenTable(GameTable):
    """The table with nothing hidden, and the moves that led to it."""

    money: tuple[int, ...]
    """The dollars of each seat."""
    moves: tuple[Move, ...] = field(default=(), eq=False, repr=False)
    """All moves so far, including those of chance: what a record holds."""


def as_island(game: Game, laid: LaidTiles) -> Island:
    """The island that the tiles make, cut to the rows and columns with a tile in them."""
    if not laid:
        return Island(((None,),))
    tiles = {tile.cell: game.tiles[tile.id].turned(tile.turns) for tile in laid}
    rows = sorted(cell.row for cell in tiles)
    columns = sorted(cell.column for cell in tiles)
    return Island(
        tuple(
            tuple(tiles.get(Cell(row, column)) for column in range(columns[0], columns[-1] + 1))
            for row in range(rows[0], rows[-1] + 1)
        )
    )
