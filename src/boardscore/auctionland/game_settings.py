"""The fixed parts of a game of Auctionland (players, pack, rulings), and its phases."""

from collections.abc import Mapping
from functools import cached_property

from attrs import field, frozen

from boardscore.auctionland.model import PLAYERS, Pack, Tile
from boardscore.auctionland.rulings import Rotation, Rulings
from boardscore.core import game_setup as starting
from boardscore.core import rendering, value_checks
from boardscore.core.enums import NamedEnum
from boardscore.core.value_checks import boolean, instance, validator, whole

MARKET_SIZE = 8
"""The default size of the market (`auctionland.setup.market`)."""

SMALLEST_MARKET = 3
LARGEST_MARKET = 100
"""The smallest and the largest market."""

STARTING_MONEY = (10, 12, 14, 16, 18, 20)
"""The starting money of each seat, in dollars (`auctionland.setup.money`)."""


class Phase(NamedEnum):
    """The phases of a game: a draw of chance, a decision of the players, or the end."""

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
