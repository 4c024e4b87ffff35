"""Environments of Auctionland: the view of a seat as a vector of numbers from 0 to 1."""

from functools import cached_property

from attrs import frozen

from boardscore.auctionland import play_kernel
from boardscore.auctionland.envs import batch_kernel
from boardscore.auctionland.game_table import MARKET_SIZE, Game, GameTable, Phase
from boardscore.auctionland.model import STARTING_MONEY, Table
from boardscore.auctionland.moves import ChanceMove
from boardscore.auctionland.notation import FULL, ISLAND_SPAN
from boardscore.auctionland.pieces import Kind
from boardscore.auctionland.rulings import Rotation
from boardscore.auctionland.state_numbers import SOURCES, KernelGame
from boardscore.core.errors import Problem
from boardscore.core.messages import Message
from boardscore.core.rendering import in_brackets
from boardscore.envs.environment import BatchPart, Environment, Layout

_REACH = ISLAND_SPAN - 1
"""The largest distance of a tile from the first one, in rows or columns."""
_SPAN = 2 * _REACH + 1
_QUARTERS = 4


@frozen(slots=False)
class Encoding:
    """The observation of a seat in a game of Auctionland.

    Every value is 0 or 1, except for dollars, which are fractions of all starting money, and
    `unseen`. Players are counted clockwise from the seat itself, which is 0. Tiles have the order
    of the pack. With `n` players, `t` different tiles and a market of `m`:

    | part | shape | value |
    | --- | --- | --- |
    | `seat` | `n` | 1 at the number of the seat |
    | `phase` | 9 | 1 at the phase, in the order of `boardscore.auctionland.Phase` |
    | `to_act` | `n` | 1 for the players who may act |
    | `gavel` | `n` | 1 for the auctioneer |
    | `money` | 1 | the dollars of the seat |
    | `market` | `m, t` | 1 at the tile in each slot |
    | `dollars` | `m` | the dollars on the tile in each slot |
    | `unseen` | `t` | the share of the copies of each tile that are in the stack |
    | `auctioned` | `t` | 1 at the tile put up for auction in this turn |
    | `bidder` | `n` | 1 for the player with the standing bid |
    | `bid` | 1 | the standing bid |
    | `had_bonus` | `n` | 1 for the players who had their bonus tile in this turn |
    | `islands` | `n, 7, 7, t` | 1 at the tile in each cell; the first tile is at `3, 3` |
    | `turns` | `n, 7, 7, 4` | 1 at the quarter turns of this tile; not if `rotation` is `none` |
    """

    game: Game

    def __repr__(self) -> str:
        return in_brackets(f"Encoding of {self.game!r}")

    @cached_property
    def layout(self) -> Layout:
        """The parts of the vector."""
        seats, tiles, slots = len(self.game.players), len(self.game.tiles), self.game.market_size
        shapes: dict[str, tuple[int, ...]] = {
            "seat": (seats,),
            "phase": (len(Phase),),
            "to_act": (seats,),
            "gavel": (seats,),
            "money": (1,),
            "market": (slots, tiles),
            "dollars": (slots,),
            "unseen": (tiles,),
            "auctioned": (tiles,),
            "bidder": (seats,),
            "bid": (1,),
            "had_bonus": (seats,),
            "islands": (seats, _SPAN, _SPAN, tiles),
        }
        if self.game.rulings.rotation is Rotation.FREE:
            shapes["turns"] = (seats, _SPAN, _SPAN, _QUARTERS)
        return Layout(shapes)


def next_seat(table: GameTable) -> int:
    """The seat that an environment asks next: bidders clockwise, without the standing bid's holder.

    The first one is the seat after the auctioneer. Everyone asked takes the standing bid or passes
    (`auctionland.auction.close`), so the next one is the first seat after the holder that is still
    in the auction.
    """
    bid, players = table.standing_bid, len(table.game.players)
    last = table.gavel if bid is None else bid.player
    clockwise = ((last + step) % players for step in range(1, players + 1))
    return next(seat for seat in clockwise if seat in table.to_act)


def obstacle(game: Game) -> Problem | None:
    """Why a game has no environment with rewards: both tables must reach the highest count."""
    for name, kind, clause in _TABLES:
        table: Table | None = getattr(game.pack.tables, name)
        having = (one for one in game.pack.tiles if any(z.kind is kind for z in one.tile.zones))
        count = min(FULL, sum(tile.count for tile in having))
        if table is None or table.points_for(count) is None:
            message = Message("error.no_rewards", table=name, count=count)
            return Problem(message, ("pack", "tables", name), clause=f"auctionland.score.{clause}")
    return None


_TABLES = (("beaches", Kind.BEACH, "beaches"), ("theme_parks", Kind.THEME_PARK, "theme-parks"))


def most_moves(game: Game) -> int:
    """The most moves in an environment: per turn 4 steps, and bonuses, passes and bids of all."""
    players = len(game.players)
    # Every turn uses up a tile; one turn after each player's island can be full, the game ends.
    turns = min(most_draws(game), players * (FULL - 1) + 1)
    return turns * (4 + 2 * players + sum(STARTING_MONEY[:players]))


def most_draws(game: Game) -> int:
    """The most draws of an environment: all copies of all tiles."""
    return sum(tile.count for tile in game.pack.tiles)


def ids_seen(move: ChanceMove, _: int) -> tuple[str, ...]:
    """The tiles of a draw in an environment's observation, which all players see."""
    return move.tiles


ENVIRONMENT = Environment(
    encoding=Encoding,
    next_seat=next_seat,
    obstacle=obstacle,
    most_moves=most_moves,
    most_draws=most_draws,
    ids_seen=ids_seen,
    settings={"market_size": MARKET_SIZE},
    batch=BatchPart(
        kernel=play_kernel, kernel_game=KernelGame, sources=SOURCES, functions=batch_kernel
    ),
)
