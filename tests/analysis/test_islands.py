"""Hindsight of islands against brute force, bounds, and searches that are stopped."""

from collections.abc import Callable, Iterable, Sequence
from math import inf
from random import Random
from typing import Any

import pytest
from attrs import evolve

import boardscore
from boardscore import analysis, auctionland
from boardscore.analysis.best_result import BestSoFar, SearchLimits
from boardscore.auctionland import (
    Cell,
    Position,
    Rotation,
    Rulings,
    Tables,
    Tile,
    fast,
)
from boardscore.auctionland.analysis import best_island, best_results
from boardscore.auctionland.analysis.arrangements import Arrangements
from boardscore.auctionland.analysis.best_island import find_best, task_of
from boardscore.testing import play
from tests.analysis.small_islands import (
    dense_tile,
    islands,
    islands_in_order,
    orders,
    random_game,
    random_position,
    random_tables,
    random_tile,
)
from tests.analysis.test_hindsight import island_position

DEFAULT = Rulings()


# Against brute force


def brute_force(entered: Position) -> int:
    """The highest total of Alex's island, without the icons."""
    tiles = [*entered.players[0].holding.tiles.values()]  # type: ignore[union-attr]
    may_turn = entered.rulings.rotation is Rotation.FREE
    return best_of(islands(tiles, may_turn=may_turn), entered.tables)


def best_of(every: Iterable[fast.Masks], tables: Tables) -> int:
    """The highest points of some islands, without the icons."""
    assert tables.beaches
    assert tables.theme_parks
    beaches = [tables.beaches.points_for(count) or 0 for count in range(7)]
    parks = [tables.theme_parks.points_for(count) or 0 for count in range(7)]
    return max(
        beaches[fast.beaches(one)]
        + parks[fast.theme_parks(one)]
        + fast.gardens(one) * fast.houses(one)
        for one in every
    )


def without_icons(score: Any) -> int:
    """The points of the categories that can change."""
    return sum(score.categories[name] for name in ("beaches", "theme_parks", "gardens_houses"))


def assert_best(entered: Position) -> None:
    """No island is better, and the reference agrees."""
    found = analysis.hindsight(entered, 0, seconds=60)
    assert found.proven
    assert without_icons(found.after) == brute_force(entered)
    shown = evolve(entered, players=(found.player, entered.players[1]))
    assert boardscore.score(shown).players[0].subtotal == found.best
    before = boardscore.score(entered).players[0].subtotal
    assert found.actual == before
    if found.best == before:
        assert found.player == entered.players[0]


def small(seed: int) -> Position:
    """2 or 3 tiles that may be turned, or up to 5 that may not."""
    rng = Random(seed)
    rotation = rng.choice([*Rotation])
    tiles = rng.choice((2, 3) if rotation is Rotation.FREE else (3, 4, 4, 5))
    entered = random_position(rng, tiles)
    return evolve(entered, rulings=Rulings(rotation=rotation))


def with_turns(tiles: int) -> Callable[[int], Position]:
    """Positions whose tiles may be turned; every second one is dense."""

    def made(seed: int) -> Position:
        entered = random_position(Random(seed), tiles, dense=seed % 2 == 0)
        return evolve(entered, rulings=DEFAULT)

    return made


@pytest.mark.parametrize(
    ("made", "seeds"),
    [
        pytest.param(small, [*range(12), *range(100, 600)], marks=pytest.mark.long),
        pytest.param(with_turns(4), range(2), marks=pytest.mark.long),
        pytest.param(with_turns(4), range(100, 200), marks=pytest.mark.slow),
        pytest.param(with_turns(5), range(4), marks=pytest.mark.slow),
    ],
)
def test_equals_brute_force(made: Callable[[int], Position], seeds: Iterable[int]) -> None:
    for seed in seeds:
        assert_best(made(seed))


def test_tables_that_go_up_and_down() -> None:
    """The search agrees with a table of another shape: the best count is not the highest."""
    assert_best(evolve(random_position(Random(1), 3), tables=random_tables(Random(9))))


def assert_best_in_order(seed: int, tiles: int, rotation: Rotation) -> None:
    """No island is better whose tiles are laid in the order of the player's.

    Each tile that must or must not complete a line does so in the player's island, too.
    """
    rng = Random(seed)
    may_turn = rotation is Rotation.FREE
    drawn = [rng.choice((random_tile, dense_tile))(rng) for _ in range(tiles)]
    cells = rng.choice([*orders([None] * 3 + [rng.choice((True, None))] + [None] * (tiles - 4))])
    flags = tuple(
        rng.choice((None, completes_a_line(cells[:number], cell)))
        for number, cell in enumerate(cells)
    )
    looks = tuple(
        tuple(tile.turned(q) for q in (tile.turns if may_turn else (0,))) for tile in drawn
    )
    own = tuple((4 * cell.row + cell.column, 0) for cell in cells)
    tables = random_tables(rng)
    task = task_of(Arrangements(looks, own, flags), tables)
    found = find_best(task, SearchLimits(60, 0))
    every = islands_in_order(drawn, flags, may_turn=may_turn)
    assert found.total == found.bound == best_of(every, tables)
    assert tuple(Cell(*divmod(cell, 4)) for cell, _ in found.arrangement) in {*orders(flags)}


def completes_a_line(cells: Sequence[Cell], new: Cell) -> bool:
    rows, columns = [cell.row for cell in cells], [cell.column for cell in cells]
    return rows.count(new.row) == 3 or columns.count(new.column) == 3


ORDERS = {
    "4 tiles": [(seed, 4, Rotation.NONE) for seed in range(2)],
    "100 more": [(seed, 4 + seed % 2, Rotation.NONE) for seed in (2, 3, *range(100, 200))],
    "turns": [*((seed, 4, Rotation.FREE) for seed in range(20)), (20, 5, Rotation.FREE)],
}


@pytest.mark.parametrize(
    "which",
    [
        "4 tiles",
        pytest.param("100 more", marks=pytest.mark.long),
        pytest.param("turns", marks=pytest.mark.slow),
    ],
)
def test_orders_equal_brute_force(which: str) -> None:
    for case in ORDERS[which]:
        assert_best_in_order(*case)


def brute_force_of_game(state: auctionland.State, seat: int) -> int:
    """The highest total if the seat builds its tiles in any way and the game stays as it was."""

    def best_from(now: auctionland.State, moves: tuple[Any, ...]) -> int:
        if not moves:
            return without_icons(now.result().players[seat])
        move, *rest = moves
        if move.KIND in {"build", "place", "bonus"} and move.player == seat:
            ways = [
                one
                for one in now.legal_moves()
                if one.KIND == move.KIND and getattr(one, "slot", 0) == getattr(move, "slot", 0)
            ]
        else:
            ways = [move] if now.why_illegal(move) is None else []
        return max((best_from(now.play(way), tuple(rest)) for way in ways), default=-1)

    game = state.game
    first = auctionland.start(game.players, game.pack, rulings=game.rulings, market_size=3)
    return best_from(first, state.moves)


def assert_best_of_game(seed: int) -> None:
    """No other cells and turns, tried by the referee, give more."""
    rng = Random(seed)
    state = random_game(rng, tiles=rng.choice((5, 6, 8)))
    most = 3 if state.game.rulings.rotation is Rotation.FREE else 5
    seat = max((0, 1), key=lambda one: (len(state.islands[one]) <= most, len(state.islands[one])))
    found = analysis.hindsight(state, seat, seconds=60)
    if len(state.islands[seat]) <= most:
        assert without_icons(found.after) == brute_force_of_game(state, seat)
        assert found.proven
    assert found.state.result().players[seat] == found.after
    assert found.state.moves[0] == state.moves[0]


@pytest.mark.parametrize(
    "seeds",
    [
        pytest.param([*range(4), *range(100, 115)], marks=pytest.mark.long),
        pytest.param(range(115, 600), marks=pytest.mark.slow),
    ],
)
def test_games_equal_brute_force(seeds: Iterable[int]) -> None:
    for seed in seeds:
        assert_best_of_game(seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(6))
def test_changed_games_replay(seed: int) -> None:
    """The referee plays the changed game, in which nothing else changes."""
    state = play(auctionland.start([None] * (2 + seed % 3), "demo"), seed)
    found = analysis.hindsight(state, 0, seconds=0.3)
    first = auctionland.start(state.game.players, "demo")
    for old, new in zip(state.moves, found.state.moves, strict=True):
        assert type(old) is type(new)
        first = first.play(new)
    assert first == found.state
    assert first.result().players[0].total == found.best
    assert first.money == state.money
    assert first.islands[1:] == state.islands[1:]


# Bounds


@pytest.mark.parametrize("dense", [False, True])
@pytest.mark.parametrize(
    "tiles",
    [1, 6, pytest.param(11, marks=pytest.mark.long), pytest.param(15, marks=pytest.mark.long), 16],
)
def test_no_island_is_above_the_bound(tiles: int, *, dense: bool) -> None:
    for seed in range(4):
        entered = random_position(Random(seed), tiles, dense=dense)
        found = analysis.hindsight(entered, 0, seconds=0.1)
        assert found.actual <= found.best <= found.bound
        short = analysis.hindsight(entered, 0, seconds=1e-9)
        assert found.best <= short.bound


def test_the_first_cell_can_complete_a_line() -> None:
    """The fourth tile must complete a line: from cells 1 and 2, on cell 0 after cell 3."""
    ways = Arrangements(((Tile.parse("B"),),) * 4, ((0, 0),) * 4, (None, None, None, True))
    assert [*ways.next_cells(0b0110)] == [0, 3]
    assert [*ways.next_cells(0b1110)] == [0]


@pytest.mark.long
@pytest.mark.parametrize("seed", [0, 12, 70, 71, 97])
def test_the_lowered_bound_of_a_game_is_above_all_islands_found(seed: int) -> None:
    """The proof, which does not know the islands that the random changes find, excludes none."""
    state = play(auctionland.start([None] * (2 + seed % 5), "demo"), seed)
    ways = best_results.arrangements_of(state, seed % (2 + seed % 5))
    task = task_of(ways, state.game.pack.tables)
    points = task.points.total(task.points.word(ways.own))
    found = BestSoFar(points, ways.own, task.points.bound, inf, tried=1)
    for _ in zip(best_island.anneal(task, found, Random(seed)), range(4)):
        pass
    proof = BestSoFar(points, ways.own, task.points.bound, inf, tried=1)
    for _ in zip(best_island.lower_bound(task, proof), range(2)):
        pass
    assert found.total <= proof.bound


@pytest.mark.long
def test_the_same_seed_gives_the_same_answer() -> None:
    entered = play(auctionland.start([None, None], "demo"), 3).position
    one, two = (analysis.hindsight(entered, 0, seconds=60, seed=4) for _ in range(2))
    assert one.to_dict() == two.to_dict()


# A search that is stopped


def test_without_time_the_answer_is_an_interval() -> None:
    entered = random_position(Random(5), 16)
    found = analysis.hindsight(entered, 0, seconds=1e-9)
    assert not found.proven
    assert found.actual <= found.best < found.bound
    assert f"at least {found.best} and at most {found.bound}" in found.text().replace("\n", " ")


@pytest.mark.parametrize("name", ["anneal", "lower_bound"])
def test_ctrl_c_gives_the_best_so_far(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(best_island, name, interrupted)
    entered = island_position("--T- --T-\n---- ---T", "none")
    found = analysis.hindsight(entered, 0, seconds=60)
    assert (found.best, found.bound, found.proven) == (1, 5, False)


def test_the_text_of_a_game() -> None:
    state = play(auctionland.start([None] * 3, "demo", rulings={"rotation": "none"}), 3)
    text = analysis.hindsight(state, 0, seconds=0.1).text().replace("\n  ", " ")
    assert "May change: where the tiles lie.\n" in text
    assert text.endswith(
        "Not changed: the tiles that each player took, the order in which they were laid, the tiles"
        " that earned a bonus tile, how the tiles are turned and the islands of the other players."
    )
