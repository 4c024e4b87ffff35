"""Hindsight of islands, against hand-worked cases and against brute force."""

from collections.abc import Iterable, Sequence
from math import inf
from random import Random
from typing import Any

import pytest
from attrs import evolve

import boardscore
from boardscore import BoardscoreError, analysis, auctionland
from boardscore.analysis.best_result import BestSoFar, SearchLimits
from boardscore.auctionland import (
    Cell,
    Counts,
    Island,
    Player,
    Position,
    Rotation,
    Rulings,
    Table,
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
from tests.effort import seeds

TABLES = Tables(Table.parse([0, 2, 4, 6]), Table.parse([0, 1, 5, 9]))
DEFAULT = Rulings()
NO_TURNS = Rulings(rotation=Rotation.NONE)
ENOUGH = 60.0
"""Seconds for islands that are proven in a few hundredths of one: tests do not depend on speed."""


def position(text: str, rulings: Rulings = DEFAULT, tables: Tables = TABLES) -> Position:
    """Alex with an island, Bonnie with counts."""
    bonnie = Player("Bonnie", Counts(0, 0, 0, 0, 1, 0, 0))
    return Position(
        (Player("Alex", Island.parse(text), claimed=3), bonnie), tables=tables, rulings=rulings
    )


# Worked out by hand


def test_two_parks_join() -> None:
    """1 point for a park, and the beach is hidden; 5 points for both parks and 2 for the beach."""
    found = analysis.hindsight(position("TB-- T---"), 0, seconds=ENOUGH)
    assert (found.actual, found.best, found.bound, found.proven) == (1, 7, 7, True)
    assert found.player.claimed is None


def test_without_turns_only_the_cells_are_free() -> None:
    """`--T- T---`: one below the other, the parks touch."""
    found = analysis.hindsight(position("--T- T---", NO_TURNS), 0, seconds=ENOUGH)
    assert (found.actual, found.best, found.proven) == (1, 5, True)
    assert {*found.player.holding.tiles.values()} == {Tile.parse("--T-"), Tile.parse("T---")}
    found = analysis.hindsight(position("--T- --T-", NO_TURNS), 0, seconds=ENOUGH)
    assert (found.best, found.bound, found.proven) == (1, 1, True)


def test_icons_stay() -> None:
    """1 peace icon each: 20 points, wherever it is."""
    found = analysis.hindsight(position("T---+p T---"), 0, seconds=ENOUGH)
    assert (found.actual, found.best) == (21, 25)


def test_the_own_island_wins_every_tie() -> None:
    own = position("-T-- ---T\n---- .")
    found = analysis.hindsight(own, 0, seconds=ENOUGH)
    assert (found.actual, found.best, found.player) == (5, 5, own.players[0])
    assert str(found).startswith("Alex: 5 points as played, and no more were possible.\n")


def test_few_changes_win_a_tie() -> None:
    """One turn is enough."""
    found = analysis.hindsight(position("-T-- T---\n---- --B-"), 0, seconds=ENOUGH)
    assert (found.actual, found.best) == (3, 7)
    assert found.player.holding == Island.parse("-T-- ---T\n---- --B-")


def test_fewer_beaches_can_be_worth_more() -> None:
    """The table has 3 points for 1 beach tile and none for 2; only a neighbour hides a beach."""
    tables = Tables(Table.parse([0, 3, 0]), Table.parse([0]))
    found = analysis.hindsight(position("B--- B---", tables=tables), 0, seconds=ENOUGH)
    assert (found.actual, found.best, found.proven) == (0, 3, True)


@pytest.mark.parametrize("text", [".", "B+p", "GHgh/T"])
def test_islands_with_one_way_only(text: str) -> None:
    found = analysis.hindsight(position(text), 0, seconds=ENOUGH)
    assert (found.best, found.proven, found.tried) == (found.actual, True, 1)


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


@pytest.mark.long
@pytest.mark.parametrize("seed", seeds(6, 12))
def test_equals_brute_force(seed: int) -> None:
    assert_best(small(seed))


@pytest.mark.long
def test_equals_brute_force_in_500_positions() -> None:
    for seed in range(100, 600):
        assert_best(small(seed))


def with_turns(seed: int, tiles: int) -> Position:
    """A position whose tiles may be turned; every second one is dense."""
    entered = random_position(Random(seed), tiles, dense=seed % 2 == 0)
    return evolve(entered, rulings=DEFAULT)


@pytest.mark.long
@pytest.mark.parametrize("seed", seeds(1, 2))
def test_four_tiles_equal_brute_force(seed: int) -> None:
    assert_best(with_turns(seed, 4))


@pytest.mark.slow
def test_four_tiles_equal_brute_force_100_times() -> None:
    for seed in range(100, 200):
        assert_best(with_turns(seed, 4))


@pytest.mark.slow
def test_five_tiles_equal_brute_force() -> None:
    for seed in range(4):
        assert_best(with_turns(seed, 5))


def assert_best_in_order(seed: int, tiles: int, rotation: Rotation) -> None:
    """No island is better whose tiles are laid in the order of the own one.

    Each tile that must or must not complete a line does so in the own island as well.
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
    """Whether three others are in the row or the column of a tile."""
    rows, columns = [cell.row for cell in cells], [cell.column for cell in cells]
    return rows.count(new.row) == 3 or columns.count(new.column) == 3


@pytest.mark.parametrize("seed", seeds(2, 4))
def test_orders_equal_brute_force(seed: int) -> None:
    assert_best_in_order(seed, 4, Rotation.NONE)


@pytest.mark.long
def test_orders_equal_brute_force_in_100_more() -> None:
    for seed in range(100, 200):
        assert_best_in_order(seed, 4 + seed % 2, Rotation.NONE)


@pytest.mark.slow
def test_orders_with_turns_equal_brute_force() -> None:
    for seed in range(20):
        assert_best_in_order(seed, 4, Rotation.FREE)
    assert_best_in_order(20, 5, Rotation.FREE)


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


@pytest.mark.long
@pytest.mark.parametrize("seed", seeds(1, 4))
def test_games_equal_brute_force(seed: int) -> None:
    assert_best_of_game(seed)


@pytest.mark.parametrize(
    "seeds",
    [
        pytest.param(range(100, 115), marks=pytest.mark.long),
        pytest.param(range(115, 160), marks=pytest.mark.slow),
    ],
)
def test_games_equal_brute_force_in_60_more(seeds: range) -> None:
    for seed in seeds:
        assert_best_of_game(seed)


@pytest.mark.slow
def test_games_equal_brute_force_500_times() -> None:
    for seed in range(100, 600):
        assert_best_of_game(seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", seeds(2, 6))
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


def test_tables_that_go_up_and_down() -> None:
    """The search agrees with a table of another shape: the best count is not the highest."""
    entered = evolve(random_position(Random(1), 3), tables=random_tables(Random(9)))
    assert_best(entered)


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
    entered = position("--T- --T-\n---- ---T", NO_TURNS)
    found = analysis.hindsight(entered, 0, seconds=ENOUGH)
    assert (found.best, found.bound, found.proven) == (1, 5, False)


# Texts

TEXT_EN = """\
Alex: 1 point as played, 5 were possible.
Proven: within these limits, nothing scores more. Arrangements tried: {tried}.
The rows of the best island from the north: -T-- ---T. On 1 of 2 squares, there
is another tile, or the same tile turned differently."""

TEXT_DE = """\
Alex: 1 Punkt erzielt, 5 waren möglich.
Bewiesen: In diesen Grenzen geht nicht mehr. Ausprobierte Anordnungen: {tried}.
Die beste Insel, Reihe für Reihe von Nord nach Süd: -T-- ---T. Auf 1 von 2
Feldern liegt ein anderes Plättchen, oder es ist anders gedreht."""


LIMITS_EN = """\
May change: where the tiles lie, and how they are turned.
Not changed: the tiles themselves and the island of the other player."""

LIMITS_DE = """\
Frei wählbar: wo die Plättchen liegen und wie sie gedreht sind.
Unverändert: die Plättchen selbst und die andere Insel."""


@pytest.mark.parametrize(
    ("lang", "text", "limits"), [("en", TEXT_EN, LIMITS_EN), ("de", TEXT_DE, LIMITS_DE)]
)
def test_the_text(lang: str, text: str, limits: str) -> None:
    found = analysis.hindsight(position("-T-- T---"), 0, seconds=ENOUGH)
    shown = found.text(lang)
    assert shown.startswith(text.format(tried=found.tried) + "\n\n")
    assert shown.endswith("\n\n" + limits)
    assert "|   -   -   |" in shown
    assert found.to_dict(lang)["player"]["island"] == ["-T-- ---T"]
    assert "<p>Alex: 1 point as played, 5 were possible.</p>" in found._repr_html_()


def test_the_text_of_a_game() -> None:
    state = play(auctionland.start([None] * 3, "demo", rulings={"rotation": "none"}), 3)
    text = analysis.hindsight(state, 0, seconds=0.1).text().replace("\n  ", " ")
    assert "May change: where the tiles lie.\n" in text
    assert text.endswith(
        "Not changed: the tiles that each player took, the order in which they were laid, the tiles"
        " that earned a bonus tile, how the tiles are turned and the islands of the other players."
    )


# Wrong arguments


def refused(*args: Any, **options: Any) -> tuple[str, str]:
    """The path and the code of the refusal."""
    with pytest.raises(BoardscoreError) as error:
        analysis.hindsight(*args, **options)
    assert error.value.describe("de")
    return error.value.where, error.value.problems[0].code or ""


def test_islands_without_a_best_one_are_refused() -> None:
    assert refused(position("B"), 1) == ("players[1].counts", "no_tiles_of_island")
    assert refused(position("B . B"), 0) == ("players[0].island", "island_in_parts")
    assert refused(position("B", tables=Tables()), 0) == ("tables.beaches", "table_of_beaches")
    short = Tables(TABLES.beaches, Table.parse([0, 1]))
    assert refused(position("T T", tables=short), 0)[1] == "table_of_theme_parks"
    assert analysis.hindsight(position("T", tables=short), 0, seconds=ENOUGH).proven


def test_wrong_arguments_are_refused() -> None:
    entered = position("B T")
    assert refused(entered, 0, free="overlaps") == ("free", "not_one_of")
    assert refused(entered, 2)[0] == "seat"
    over = play(auctionland.start([None, None], "demo"), 7)
    assert refused(over, 0, free="any") == ("free", "not_one_of")
    assert refused(over.seen_by(0), 0) == ("source", "not_instance")
    assert refused(evolve(over, moves=()), 0) == ("source.moves", "not_from_the_start")
    assert refused(auctionland.start(["Alex", "Bonnie"], "demo"), 0)[1] == "not_over"
