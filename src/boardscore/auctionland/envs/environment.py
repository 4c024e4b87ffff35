"""Registers the environments of Auctionland (`boardscore.envs.environment.Environment`)."""

from boardscore.auctionland.envs.encoding import Encoding
from boardscore.auctionland.game_settings import MARKET_SIZE, STARTING_MONEY, Game
from boardscore.auctionland.game_table import GameTable
from boardscore.auctionland.model import Table, Tile
from boardscore.auctionland.moves import ChanceMove
from boardscore.auctionland.notation import FULL
from boardscore.auctionland.pieces import Kind
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.envs.environment import Environment


def next_seat(table: GameTable) -> int:
    """The seat to ask next: bidders clockwise, without the holder of the standing bid.

    The first one is the seat after the auctioneer. Everyone asked takes the standing bid or passes
    (`auctionland.auction.close`), so the next one is the first seat after the holder that is still
    in the auction.
    """
    bid, players = table.standing_bid, len(table.game.players)
    last = table.gavel if bid is None else bid.player
    clockwise = ((last + step) % players for step in range(1, players + 1))
    return next(seat for seat in clockwise if seat in table.to_act)


def obstacle(game: Game) -> Problem | None:
    """Places need both score tables, up to the highest count that an island can reach."""
    for name, kind, clause in _TABLES:
        table: Table | None = getattr(game.pack.tables, name)
        count = min(FULL, sum(tile.count for tile in game.pack.tiles if _has(tile.tile, kind)))
        if table is None or table.points_for(count) is None:
            message = Message("error.no_rewards", table=name, count=count)
            return Problem(message, ("pack", "tables", name), clause=f"auctionland.score.{clause}")
    return None


_TABLES = (("beaches", Kind.BEACH, "beaches"), ("theme_parks", Kind.THEME_PARK, "theme-parks"))


def _has(tile: Tile, kind: Kind) -> bool:
    return any(zone.kind is kind for zone in tile.zones)


def most_turns(game: Game) -> int:
    """Every turn uses up a tile; one turn after each player's island can be full, the game ends."""
    return min(most_draws(game), len(game.players) * (FULL - 1) + 1)


def most_moves(game: Game) -> int:
    """In a turn: build, auction, sale and place, a bonus each, passes, bids that rise by 1."""
    players = len(game.players)
    return most_turns(game) * (4 + 2 * players + sum(STARTING_MONEY[:players]))


def most_draws(game: Game) -> int:
    """All copies of all tiles."""
    return sum(tile.count for tile in game.pack.tiles)


def ids_seen(move: ChanceMove, _: int) -> tuple[str, ...]:
    """The tiles that chance draws, which all players see."""
    return move.tiles


ENVIRONMENT = Environment(
    encoding=Encoding,
    next_seat=next_seat,
    obstacle=obstacle,
    most_moves=most_moves,
    most_draws=most_draws,
    ids_seen=ids_seen,
    settings={"market_size": MARKET_SIZE},
)
