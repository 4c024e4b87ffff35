"""The best island of a player in a position of Auctionland: the others stay as entered."""

from collections.abc import Iterator

from attrs import evolve

from boardscore.analysis.best_result import Hindsight, SearchLimits
from boardscore.auctionland.analysis.arrangements import Arrangements, is_connected
from boardscore.auctionland.analysis.best_island import find_best, report, task_of
from boardscore.auctionland.model import Island, Player, Position
from boardscore.auctionland.notation import ISLAND_SPAN
from boardscore.auctionland.rulings import Rotation
from boardscore.auctionland.scoring import score
from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.messages import Message


def of_position(position: Position, seat: int, _: str, limits: SearchLimits) -> Hindsight:
    """The best result with the tiles of an island, on any cells."""
    player = position.players[seat]
    may_turn = position.rulings.rotation is Rotation.FREE
    ways = _arrangements(player, seat, may_turn=may_turn)
    task = task_of(ways, position.tables)
    found = find_best(task, limits)
    before = after = score(position)
    if found.arrangement != ways.own:
        others = list(position.players)
        island = ways.island(found.arrangement)
        others[seat] = evolve(player, holding=island, claimed=None)
        after = score(evolve(position, players=tuple(others)))
    kept = _kept(len(position.players), may_turn=may_turn)
    return report(task, found, seat=seat, before=before, after=after, kept=kept)


def _arrangements(player: Player, seat: int, *, may_turn: bool) -> Arrangements:
    """The arrangements of the tiles of an island.

    Raises `BoardscoreError` for counts, and for an island that no order of building leads to.
    """
    if not isinstance(player.holding, Island):
        message = Message("error.no_tiles_of_island", name=player.name)
        raise BoardscoreError(Problem(message, ("players", seat, "counts")))
    tiles = player.holding.tiles
    own = [(ISLAND_SPAN * cell.row + cell.column, 0) for cell in tiles]
    if not is_connected(sum(1 << cell for cell, _ in own)):
        message = Message("error.island_in_parts", name=player.name)
        clause = "auctionland.build.edge"
        raise BoardscoreError(Problem(message, ("players", seat, "island"), clause=clause))
    looks = [
        tuple(tile.turned(turns) for turns in (tile.turns if may_turn else (0,)))
        for tile in tiles.values()
    ]
    return Arrangements(tuple(looks), tuple(own))


def _kept(players: int, *, may_turn: bool) -> Iterator[Message]:
    """The parts that do not change."""
    yield Message("hindsight.kept.tiles")
    if not may_turn:
        yield Message("hindsight.kept.tile_turns")
    if players > 1:
        yield Message("hindsight.kept.islands", players=players - 1)
