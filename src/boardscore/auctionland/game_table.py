"""A game of Auctionland: its fixed parts and its phases, and the table: islands, market, money."""

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

from attrs import field, frozen

from boardscore.auctionland.model import PLAYERS, Island, Pack, Player, Position, Tile
from boardscore.auctionland.moves import Bid, Move
from boardscore.auctionland.pieces import Cell
from boardscore.auctionland.rulings import Rotation, Rulings
from boardscore.core import game_setup as starting
from boardscore.core import rendering, value_checks
from boardscore.core.moves import Draw
from boardscore.core.rendering import NamedEnum, ShowsTable
from boardscore.core.value_checks import boolean, instance, validator, whole

MARKET_SIZE = 8
"""The default size of the market (`auctionland.setup.market`)."""

SMALLEST_MARKET = 3
LARGEST_MARKET = 100
"""The smallest and the largest market."""


class Phase(NamedEnum):
    """The phases of a game table of Auctionland: a draw of chance, a decision, or the end."""

    MARKET = "market"
    """Chance deals the first market."""
    BUILD = "build"
    """The auctioneer builds a tile."""
    BONUS = "bonus"
    """A player takes and builds a bonus tile."""
    AUCTION = "auction"
    """The auctioneer puts a tile up for auction."""
    BID = "bid"
    """All the others bid or pass, in any order."""
    SALE = "sale"
    """The auctioneer sells the tile or buys it back."""
    PLACE = "place"
    """The winner of the auction builds the tile."""
    REFILL = "refill"
    """Chance refills the market."""
    OVER = "over"
    """The game has ended."""


@frozen(cache_hash=True)
class Game:
    """The players, the tiles, the rulings and the settings of one game.

    Raises `ModelError` for a wrong number of players (`auctionland.players`), and for a market that
    is too small (`auctionland.setup.market`).
    """

    players: tuple[str, ...] = field(converter=value_checks.tidy_names)
    """The names in seat order, beginning with the starting player."""
    pack: Pack = field(validator=validator(instance(Pack)))
    """The tiles and the score tables."""
    rulings: Rulings = field(kw_only=True, factory=Rulings, validator=validator(instance(Rulings)))
    """The rulings for play."""
    market_size: int = field(
        kw_only=True,
        default=MARKET_SIZE,
        validator=validator(whole(SMALLEST_MARKET, LARGEST_MARKET)),
    )
    """The number of tiles in a full market."""
    visible_money: bool = field(kw_only=True, default=False, validator=validator(boolean))
    """Whether the money of all players is visible (`auctionland.money.hidden`)."""

    @players.validator
    def _seats(self, _: object, players: tuple[str, ...]) -> None:
        starting.require_seats(players, PLAYERS, "auctionland.players")

    def __repr__(self) -> str:
        names = rendering.name_all(self.players)
        return rendering.in_brackets(f"Game of auctionland with {self.pack!r}: {names}")

    @cached_property
    def tiles(self) -> Mapping[str, Tile]:
        """The tiles by their ids."""
        return self.pack.by_id

    @cached_property
    def turns(self) -> Mapping[str, tuple[int, ...]]:
        """The quarter turns of each tile that look different; the lowest number of each look.

        The ruling `rotation` says whether tiles may be turned at all.
        """
        if self.rulings.rotation is Rotation.NONE:
            return dict.fromkeys(self.tiles, (0,))
        return {name: tile.turns for name, tile in self.tiles.items()}


@frozen
class MarketTile:
    """A tile in the market of a game table, and the dollars on it."""

    id: str
    """The id of the tile in the pack."""
    dollars: int = 0
    """The dollars on it, for the player who takes the tile (`auctionland.market.money`)."""


@frozen
class Laid:
    """A tile of an island on a game table: its cell, its id and its turns."""

    cell: Cell
    """The cell, relative to the first tile, which is at (0, 0)."""
    id: str
    """The id of the tile in the pack."""
    turns: int = 0
    """Quarter turns clockwise from the orientation in the pack."""


LaidTiles = tuple[Laid, ...]
"""An island during the game: its tiles, row by row."""


@frozen(kw_only=True, slots=False, repr=False)
class GameTable(ShowsTable):
    """The table as a person sees it: a `View` for one seat, an `OpenTable` with nothing hidden.

    This is the table that people sit at; the score tables are in `model.py`.
    """

    GAME: ClassVar[str] = "auctionland"

    game: Game
    """The fixed parts of the game."""
    phase: Phase
    """The current phase."""
    to_act: tuple[int, ...]
    """The seats that may act now, lowest first.

    During the bidding these are all players who have not passed, including the one with the
    standing bid, who may only raise it: whether that player has the money to do so is secret.
    """
    gavel: int
    """The seat of the auctioneer."""
    money: tuple[int | None, ...]
    """The dollars of each seat; None if hidden (`auctionland.money.hidden`)."""
    islands: tuple[LaidTiles, ...]
    """The island of each seat."""
    market: tuple[MarketTile, ...] = ()
    """The market; slot 0 is the free tile, the last slot is next to the stack."""
    unseen: tuple[str, ...]
    """The tiles in the stack, which all players can work out: the ids sorted, one for each copy."""
    deck: tuple[str, ...] | None = None
    """The stack in order, if it was given; views never show it."""
    auctioned: str | None = None
    """The tile put up for auction in this turn; None before."""
    standing_bid: Bid | None = None
    """The highest bid of the auction, with its seat."""
    had_bonus: tuple[int, ...] = ()
    """The seats that had their bonus tile in this turn, lowest first."""

    @property
    def passed(self) -> tuple[int, ...]:
        """The seats that are out of the auction; empty outside an auction."""
        if self.phase is not Phase.BID:
            return ()
        seats = range(len(self.game.players))
        return tuple(seat for seat in seats if seat not in (self.gavel, *self.to_act))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def to_judge(self) -> tuple[int, ...]:
        """The seats for which people must judge something: none in this game."""
        return ()

    @property
    def chance(self) -> Draw | None:
        """The next draw of chance; None if players act, and at the end."""
        if self.phase not in {Phase.MARKET, Phase.REFILL}:
            return None
        missing = self.game.market_size - len(self.market)
        return Draw("market", min(missing, len(self.unseen)), self.unseen)

    @property
    def position(self) -> Position:
        """The islands, the money and the score tables, for scoring."""
        return Position(
            players=tuple(
                Player(name, as_island(self.game, laid), money=money)
                for name, laid, money in zip(self.game.players, self.islands, self.money)
            ),
            tables=self.game.pack.tables,
            rulings=self.game.rulings,
            pack=self.game.pack,
        )


@frozen(kw_only=True, slots=False, repr=False)
class OpenTable(GameTable):
    """The table with nothing hidden, and the moves that led to it."""

    money: tuple[int, ...]
    """The dollars of each seat."""
    moves: tuple[Move, ...] = field(default=(), eq=False)
    """All moves so far, including those of chance, as in a record."""


def as_island(game: Game, laid: LaidTiles) -> Island:
    """The island model of the tiles on a game table, without empty rows and columns."""
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
