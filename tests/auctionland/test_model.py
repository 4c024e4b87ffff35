"""The models of Auctionland are always valid: each wrong value is refused with its reason."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from boardscore import ModelError, Problem
from boardscore.auctionland import (
    Cell,
    Counts,
    Direction,
    HalfSide,
    Icon,
    Island,
    Kind,
    LastBidder,
    Player,
    Position,
    Rotation,
    Rulings,
    Table,
    Tables,
    Tile,
    Zone,
)
from tests.refusals import error_of
from tests.tables import from_table, read_table

BEACH = Tile.parse("B")
ISLAND = Island.parse("B .\n. T+p")
PLAYERS = tuple(
    Player(name, ISLAND) for name in ("Alex", "Bonnie", "Carl", "Dana", "Emil", "Fay", "Gus")
)
ALEX = PLAYERS[0]
NUMBERS: Any = read_table(__file__, "NUMBERS")
NOT_WHOLE: list[Any] = [True, False, "2", 2.0, None, [2], float("nan")]
OUT_OF_RANGE = [-1, 1_000_000_001, 10**50]
NORTH_LEFT = HalfSide.NORTH_LEFT
NO_HALVES: list[Any] = [
    *(None, [NORTH_LEFT], {NORTH_LEFT}, (NORTH_LEFT,), NORTH_LEFT),
    *(frozenset({0}), frozenset({True}), frozenset({"N"}), "N"),
]
NO_ROWS: list[Any] = [
    *(None, "B", 5, BEACH, [(BEACH,)], ([BEACH],), (BEACH,), (("B",),), ((BEACH, 0),), {BEACH: 1})
]
NO_RULINGS: list[Any] = ["free", "may_bid", None, 0, True, Kind.BEACH]

zone_of = partial(Zone, kind=Kind.BEACH)
counts = partial(Counts, **NUMBERS)
player = partial(Player, name="Alex", holding=ISLAND)
position = partial(Position, players=(ALEX,))

Model = Callable[..., object]
WRONG: list[tuple[Model, str, str, list[Any]]] = [
    (zone_of, "kind", "not_one_of", ["B", "BEACH", None, 0, True, Icon.PEACE, Kind]),
    (zone_of, "half_sides", "not_half_sides", NO_HALVES),
    (Tile, "zones", "not_all_of", [None, "B", 5, zone_of(), ("B",), (None,), ["B"], {"B"}]),
    (Tile, "icons", "not_all_of", [None, "p", 5, Icon.PEACE, ("p",), (None,), [Kind.BEACH], {"p"}]),
    (Island, "rows", "not_rows", NO_ROWS),
    *((counts, key, "not_whole", NOT_WHOLE) for key in NUMBERS),
    *((counts, key, "out_of_range", OUT_OF_RANGE) for key in NUMBERS),
    (Table, "points", "not_wanted", [None, [0, 1], (), "0", 5, {0: 1}]),
    (Table, "points", "not_whole", [(0, wrong, 2) for wrong in NOT_WHOLE]),
    (Table, "points", "out_of_range", [(0, wrong) for wrong in OUT_OF_RANGE]),
    (partial(Table, (0,)), "open_ended", "not_boolean", [0, 1, None, "5+", "true"]),
    (Tables, "beaches", "not_instance", [(0, 1), [0, 1], 5, "0,1", True, Table]),
    (Tables, "theme_parks", "not_instance", [(0, 1), [0, 1], 5, "0,1", True, Table]),
    (player, "name", "not_text", [None, 5, True, b"Alex", ["Alex"]]),
    (player, "name", "blank", ["", " ", "\t\n", "\u00a0"]),
    (player, "holding", "not_instance", [None, "B", ((BEACH,),), BEACH, NUMBERS, Island, 5]),
    (player, "money", "not_whole", [True, "7", 7.0, [7]]),
    (player, "money", "out_of_range", OUT_OF_RANGE),
    (player, "claimed", "not_whole", [True, "7", 7.0, [7]]),
    (player, "claimed", "out_of_range", OUT_OF_RANGE),
    (position, "players", "not_all_of", [[ALEX], ALEX, None, "Alex", (ISLAND,), (ALEX, None)]),
    (position, "tables", "not_instance", [None, {}, Table((0,)), Tables]),
    (position, "rulings", "not_instance", [None, {}, {"rotation": "free"}, Rotation.FREE, Rulings]),
    (Rulings, "rotation", "not_one_of", [*NO_RULINGS, LastBidder.CLOSED]),
    (Rulings, "last_bidder", "not_one_of", NO_RULINGS),
]


def problem_of(model: Model, **fields: Any) -> Problem:
    (problem,) = error_of(ModelError, partial(model, **fields)).problems
    return problem


def error_at(problem: Problem) -> tuple[str, str]:
    return problem.code, problem.where


@pytest.mark.parametrize(("model", "field", "code", "values"), WRONG)
def test_a_wrong_value_of_a_model_is_refused_at_its_place(
    model: Model, field: str, code: str, values: list[Any]
) -> None:
    for wrong in values:
        assert error_at(problem_of(model, **{field: wrong})) == (code, field), wrong


# Half-sides and cells


@from_table
def test_half_sides_run_clockwise(number: int, name: str, side: str, facing: str) -> None:
    """From the left half of the north side; each faces one of the opposite side."""
    half = list(HalfSide)[number]
    assert len(HalfSide) == 8
    assert (half.value, half.name) == (number, name)
    assert half.direction is Direction[side]
    assert half.facing is HalfSide[facing]


@pytest.mark.parametrize(
    ("direction", "neighbour"),
    [
        (Direction.NORTH, Cell(1, 3)),
        (Direction.EAST, Cell(2, 4)),
        (Direction.SOUTH, Cell(3, 3)),
        (Direction.WEST, Cell(2, 2)),
    ],
)
def test_the_neighbours_of_a_cell(direction: Direction, neighbour: Cell) -> None:
    assert Cell(2, 3).neighbour(direction) == neighbour


# Tile (`auctionland.tile`)


def zone(kind: Kind, *half_sides: HalfSide) -> Zone:
    return Zone(kind, frozenset(half_sides))


@pytest.mark.parametrize("other", [Kind.BEACH, Kind.HOUSE])
def test_two_zones_cannot_claim_the_same_half_side(other: Kind) -> None:
    zones = (zone(Kind.BEACH, HalfSide(0), HalfSide(1)), zone(other, HalfSide(1)))
    problem = problem_of(Tile, zones=zones)
    assert error_at(problem) == ("zones_overlap", "zones")
    assert problem.clause == "auctionland.tile"


def test_at_most_two_zones_of_a_kind_touch_the_sides() -> None:
    zones = tuple(zone(Kind.GARDEN, half) for half in list(HalfSide)[:3])
    problem = problem_of(Tile, zones=zones)
    assert error_at(problem) == ("zones_touching", "zones")
    assert problem.clause == "auctionland.tile"
    assert str(Tile(zones[:2])) == "Gg------"


def test_zones_that_touch_no_side_are_not_limited() -> None:
    zones = (zone(Kind.GARDEN),) * 3 + (zone(Kind.GARDEN, HalfSide(0)),)
    assert str(Tile(zones)) == "G-------/GGG"


def test_the_order_of_zones_and_icons_makes_no_difference() -> None:
    zones = [zone(Kind.BEACH, HalfSide(0)), zone(Kind.HOUSE), zone(Kind.BEACH, HalfSide(5))]
    marks = [Icon.MUSIC, Icon.PEACE, Icon.MUSIC]
    one, other = Tile(tuple(zones), tuple(marks)), Tile(tuple(zones[::-1]), tuple(marks[::-1]))
    assert one == other
    assert hash(one) == hash(other)
    assert str(one) == str(other)


def test_a_tile_may_have_nothing_on_it() -> None:
    assert Tile() == Tile.parse("-")


# Island (`auctionland.build.bounds`)


@pytest.mark.parametrize(
    "rows",
    [
        (),
        ((),),
        ((BEACH,),) * 5,
        ((BEACH,) * 5,),
        ((BEACH, BEACH), (BEACH,)),
        ((None,), ()),
    ],
)
def test_an_island_has_1_to_4_equally_long_rows_of_1_to_4_places(rows: Any) -> None:
    problem = problem_of(Island, rows=rows)
    assert error_at(problem) == ("island_size", "rows")
    assert problem.clause == "auctionland.build.bounds"


def test_the_tiles_of_an_island_by_their_cells() -> None:
    assert ISLAND.tiles == {Cell(0, 0): BEACH, Cell(1, 1): Tile.parse("T+p")}
    assert list(ISLAND.tiles) == [Cell(0, 0), Cell(1, 1)]


def test_the_tiles_of_an_island_are_a_new_dict() -> None:
    ISLAND.tiles.clear()
    assert len(ISLAND.tiles) == 2


# Counts


def test_counts_as_a_dict_in_the_order_of_the_format() -> None:
    assert list(Counts(**NUMBERS).to_dict().items()) == list(NUMBERS.items())


# Player and Position


def test_missing_values() -> None:
    assert (Tables().beaches, Tables().theme_parks) == (None, None)
    assert (ALEX.money, ALEX.claimed) == (None, None)
    assert Player("Bonnie", Counts(**NUMBERS), money=0).money == 0


@pytest.mark.parametrize("players", [(), PLAYERS])
def test_no_player_and_a_seventh_are_refused(players: tuple[Player, ...]) -> None:
    problem = problem_of(Position, players=players)
    assert error_at(problem) == ("players", "players")
    assert problem.clause == "auctionland.players"


@pytest.mark.parametrize("players", [1, 2, 6])
def test_one_to_six_players_can_be_scored(players: int) -> None:
    assert len(Position(PLAYERS[:players]).players) == players


def test_names_are_all_different() -> None:
    problem = problem_of(Position, players=(*PLAYERS[:3], PLAYERS[1]))
    assert error_at(problem) == ("same_name", "players[3].name")


def test_a_position_as_a_file_has_its_score_tables() -> None:
    tables = Tables(beaches=Table((0, 2)))
    assert Position((ALEX,), tables=tables).to_dict() == {
        "game": "auctionland",
        "tables": {"beaches": [0, 2]},
        "players": [{"name": "Alex", "island": ["B .", ". T+p"]}],
    }
