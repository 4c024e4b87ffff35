"""What stays the same all through one game of Auctionland, and the phases that it goes through."""

from collections.abc import Mapping
from functools import cached_property

from attrs import field, frozen

from boardscore.auctionland.model import PLAYERS, Pack, Tile
from boardscore.auctionland.rulings import Rotation, Rulings
from boardscore.core import game_setup as starting
from boardscore.core import value_checks
from boardscore.core.enums import NamedEnum

MARKET_SIZE = 8
"""How many tiles the market has, unless chosen otherwise (`auctionland.setup.market`)."""

SMALLEST_MARKET = 3
LARGEST_MARKET = 100
"""How few and how many tiles a full market may have."""

STARTING_MONEY = (10, 12, 14, 16, 18, 20)
"""What each seat starts with, in dollars (`auctionland.setup.money`)."""


class Phase(NamedEnum):
    """What is due in a game: what chance draws, what players do, or nothing any more."""

    MARKET = "market"
    """Chance deals the first market."""
    BUILD = "build"
    """The gavel holder builds a tile."""
    BONUS = "bonus"
    """A player takes and builds a bonus tile."""
    AUCTION = "auction"
    """The gavel holder puts a tile up for auction."""
    BID = "bid"
    """All the others bid or pass, in any order."""
    SALE = "sale"
    """The gavel holder sells the tile or buys it back."""
    PLACE = "place"
    """Whoever got the tile of the auction builds it."""
    REFILL = "refill"
    """Chance draws the tiles that are missing in the market."""
    OVER = "over"
    """The game has ended."""


@frozen(cache_hash=True)
class Game:
    """The players, the tiles, the rulings and the settings of one game.

    Raises `ModelError` for a number of players that the game does not have
    (`auctionland.players`), and for a market that is too small (`auctionland.setup.market`).
    """

    players: tuple[str, ...] = field()
    """The names in seat order, from the starting player on."""
    pack: Pack = field(validator=value_checks.validator(value_checks.instance(Pack)))
    """The tiles and the score tables."""
    rulings: Rulings = field(
        factory=Rulings, validator=value_checks.validator(value_checks.instance(Rulings))
    )
    """The rulings to play by."""
    market_size: int = field(
        default=MARKET_SIZE,
        validator=value_checks.validator(value_checks.whole(SMALLEST_MARKET, LARGEST_MARKET)),
    )
    """How many tiles the market has when it is full."""
    visible_money: bool = field(
        default=False, validator=value_checks.validator(value_checks.boolean)
    )
    """Whether all may look at the money of all (`auctionland.money.hidden`)."""

    @players.validator
    def _seats(self, _: object, players: tuple[str, ...]) -> None:
        starting.require_seats(players, PLAYERS, "auctionland.players")

    @cached_property
    def tiles(self) -> Mapping[str, Tile]:
        """The tiles by their ids."""
        return self.pack.by_id

    @cached_property
    def turns(self) -> Mapping[str, tuple[int, ...]]:
        """The quarter turns by which each tile may be turned, the lowest of those that look alike.

        The ruling `rotation` says whether a tile may be turned at all.
        """
        if self.rulings.rotation is Rotation.NONE:
            return dict.fromkeys(self.tiles, (0,))
        return {name: tile.turns for name, tile in self.tiles.items()}
