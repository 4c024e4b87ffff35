"""The best island of a player, in a position and in a finished game of Auctionland."""

from collections.abc import Iterator, Sequence

from attrs import evolve

from boardscore.analysis.best_result import BestResults, Hindsight, SearchLimits
from boardscore.auctionland.analysis.arrangements import (
    Arrangement,
    Arrangements,
    Place,
    is_connected,
)
from boardscore.auctionland.analysis.best_island import find_best, report, task_of
from boardscore.auctionland.game_table import Phase
from boardscore.auctionland.legality import is_full, tile_to_lay
from boardscore.auctionland.model import Island, Player, Position
from boardscore.auctionland.moves import Bonus, Build, Building, Move
from boardscore.auctionland.notation import ISLAND_SPAN
from boardscore.auctionland.rulings import Rotation
from boardscore.auctionland.scoring import score
from boardscore.auctionland.state import State
from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.messages import Message
from boardscore.records import states_after


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
        others[seat] = evolve(player, holding=ways.island(found.arrangement), claimed=None)
        after = score(evolve(position, players=tuple(others)))
    kept = _kept_in_position(len(position.players), may_turn=may_turn)
    return report(task, found, seat=seat, before=before, after=after, kept=kept)


def _arrangements(player: Player, seat: int, *, may_turn: bool) -> Arrangements:
    """The arrangements of the tiles of a position's island.

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


def _kept_in_position(players: int, *, may_turn: bool) -> Iterator[Message]:
    """The parts that the best result of a position keeps."""
    yield Message("hindsight.kept.tiles")
    if not may_turn:
        yield Message("hindsight.kept.tile_turns")
    if players > 1:
        yield Message("hindsight.kept.islands", players=players - 1)


Step = tuple[State, Building, State]
"""A tile laid: the state before, the move, and the state after."""


def of_state(state: State, seat: int, _: str, limits: SearchLimits) -> Hindsight:
    """The best result if the player lays the same tiles in the same order on other cells.

    Each bonus tile is earned by the same tile, so the rest of the game stays as it was.
    """
    before = state.result()
    steps = [*_steps(state, seat)]
    ways = arrangements_of(state, seat)
    task = task_of(ways, state.game.pack.tables)
    found = find_best(task, limits)
    best = state
    if found.arrangement != ways.own:
        best = states_after(state, _with_places(state, seat, steps, found.arrangement))[-1]
    kept = _kept_in_game(
        len(state.game.players), may_turn=state.game.rulings.rotation is Rotation.FREE
    )
    after = best.result()
    return report(task, found, seat=seat, before=before, after=after, kept=kept, state=best)


def _steps(state: State, seat: int) -> Iterator[Step]:
    """The tiles that a player of a finished game laid, in order."""
    states = states_after(state, state.moves)
    for before, move, after in zip(states, state.moves, states[1:]):
        if isinstance(move, Building) and move.player == seat:
            yield before, move, after


def arrangements_of(state: State, seat: int) -> Arrangements:
    """The arrangements for the best result of a game: a player's tiles in the order laid."""
    steps = [*_steps(state, seat)]
    row = min((move.row for _, move, _ in steps), default=0)
    column = min((move.column for _, move, _ in steps), default=0)
    looks, own = [], []
    for before, move, _ in steps:
        name = tile_to_lay(before, move)
        turns = state.game.turns[name]
        looks.append(tuple(state.game.tiles[name].turned(quarters) for quarters in turns))
        cell = ISLAND_SPAN * (move.row - row) + move.column - column
        own.append((cell, turns.index(move.turns)))
    order = tuple(_completes_a_line(*step) for step in steps)
    return Arrangements(tuple(looks), tuple(own), order)


def _completes_a_line(before: State, move: Building, after: State) -> bool | None:
    """Whether a tile must complete a row or a column; None if it makes no difference.

    The conditions are those of `auctionland.bonus.earn` and `auctionland.bonus.once`.
    """
    if after.phase is Phase.BONUS:
        return True
    left = len(before.market) - isinstance(move, Build)
    if isinstance(move, Bonus) or move.player in before.had_bonus or not left:
        return None
    return None if is_full(after.islands[move.player]) else False


def _with_places(
    state: State, seat: int, steps: Sequence[Step], found: Arrangement
) -> Iterator[Move]:
    """The moves of a game in which a player lays the tiles on other cells."""
    first, _ = found[0]
    laid: Iterator[tuple[Step, Place]] = iter(zip(steps, found, strict=True))
    for move in state.moves:
        if isinstance(move, Building) and move.player == seat:
            (before, _, _), (cell, look) = next(laid)
            yield evolve(
                move,
                row=cell // ISLAND_SPAN - first // ISLAND_SPAN,
                column=cell % ISLAND_SPAN - first % ISLAND_SPAN,
                turns=state.game.turns[tile_to_lay(before, move)][look],
            )
        else:
            yield move


def _kept_in_game(players: int, *, may_turn: bool) -> Iterator[Message]:
    """The parts that the best result of a finished game keeps."""
    yield Message("hindsight.kept.tiles_taken")
    yield Message("hindsight.kept.tile_order")
    yield Message("hindsight.kept.bonuses")
    if not may_turn:
        yield Message("hindsight.kept.tile_turns")
    yield Message("hindsight.kept.islands", players=players - 1)


BEST_RESULTS = BestResults(
    position=Position,
    state=State,
    free=("tiles",),
    free_in_states=("tiles",),
    has_pieces=lambda player: isinstance(player.holding, Island),
    of_position=of_position,
    of_state=of_state,
)
