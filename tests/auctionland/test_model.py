"""The models of Auctionland are always valid: each wrong value is refused with its reason."""

from collections.abc import Callable
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
from tests.tables import read_table

BEACH = Tile.parse("B")
ISLAND = Island.parse("B .\n. T+p")
PLAYERS = tuple(
    Player(name, ISLAND) for name in ("Alex", "Bonnie", "Carl", "Dana", "Emil", "Fay", "Gus")
)
ALEX = PLAYERS[0]
NUMBERS: Any = read_table(__file__, "NUMBERS")
NOT_WHOLE: list[Any] = [True, False, "2", 2.0, None, [2], float("nan")]
OUT_OF_RANGE = [-1, 1_000_000_001, 10**50]


def problem_of(model: Callable[..., object], **fields: Any) -> Problem:
    """The only problem that a model raises."""
    with pytest.raises(ModelError) as caught:
        model(**fields)
    (problem,) = caught.value.problems
    return problem


def error_at(problem: Problem) -> tuple[str, str]:
    return problem.code, problem.where


# Half-sides and cells


def test_half_sides_run_clockwise_from_the_left_half_of_the_north_side() -> None:
    assert [half.name for half in HalfSide] == [
        "NORTH_LEFT",
        "NORTH_RIGHT",
        "EAST_TOP",
        "EAST_BOTTOM",
        "SOUTH_RIGHT",
        "SOUTH_LEFT",
        "WEST_BOTTOM",
        "WEST_TOP",
    ]
    assert [half.value for half in HalfSide] == list(range(8))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (HalfSide.NORTH_LEFT, HalfSide.SOUTH_LEFT),
        (HalfSide.NORTH_RIGHT, HalfSide.SOUTH_RIGHT),
        (HalfSide.EAST_TOP, HalfSide.WEST_TOP),
        (HalfSide.EAST_BOTTOM, HalfSide.WEST_BOTTOM),
    ],
)
def test_half_sides_that_face_each_other(one: HalfSide, other: HalfSide) -> None:
    assert one.facing is other
    assert other.facing is one


@pytest.mark.parametrize(
    ("half", "direction"),
    [
        (HalfSide.NORTH_LEFT, Direction.NORTH),
        (HalfSide.NORTH_RIGHT, Direction.NORTH),
        (HalfSide.EAST_TOP, Direction.EAST),
        (HalfSide.EAST_BOTTOM, Direction.EAST),
        (HalfSide.SOUTH_RIGHT, Direction.SOUTH),
        (HalfSide.SOUTH_LEFT, Direction.SOUTH),
        (HalfSide.WEST_BOTTOM, Direction.WEST),
        (HalfSide.WEST_TOP, Direction.WEST),
    ],
)
def test_the_side_of_a_half_side(half: HalfSide, direction: Direction) -> None:
    assert half.direction is direction


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


# Zone


@pytest.mark.parametrize("wrong", ["B", "BEACH", None, 0, True, Icon.PEACE, Kind])
def test_the_kind_of_a_zone(wrong: Any) -> None:
    assert error_at(problem_of(Zone, kind=wrong)) == ("not_one_of", "kind")


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [HalfSide.NORTH_LEFT],
        {HalfSide.NORTH_LEFT},
        (HalfSide.NORTH_LEFT,),
        HalfSide.NORTH_LEFT,
        frozenset({0}),
        frozenset({True}),
        frozenset({"N"}),
        "N",
    ],
)
def test_the_half_sides_of_a_zone(wrong: Any) -> None:
    problem = problem_of(Zone, kind=Kind.BEACH, half_sides=wrong)
    assert error_at(problem) == ("not_half_sides", "half_sides")


# Tile (`auctionland.tile`)


@pytest.mark.parametrize("wrong", [None, "B", 5, Zone(Kind.BEACH), ("B",), (None,), ["B"], {"B"}])
def test_the_zones_of_a_tile(wrong: Any) -> None:
    assert error_at(problem_of(Tile, zones=wrong)) == ("not_all_of", "zones")


@pytest.mark.parametrize("wrong", [None, "p", 5, Icon.PEACE, ("p",), (None,), [Kind.BEACH], {"p"}])
def test_the_icons_of_a_tile(wrong: Any) -> None:
    assert error_at(problem_of(Tile, icons=wrong)) == ("not_all_of", "icons")


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
    "wrong",
    [None, "B", 5, BEACH, [(BEACH,)], ([BEACH],), (BEACH,), (("B",),), ((BEACH, 0),), {BEACH: 1}],
)
def test_the_rows_of_an_island(wrong: Any) -> None:
    assert error_at(problem_of(Island, rows=wrong)) == ("not_rows", "rows")


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


@pytest.mark.parametrize("key", NUMBERS)
@pytest.mark.parametrize("wrong", NOT_WHOLE)
def test_a_count_is_a_whole_number(key: str, wrong: Any) -> None:
    assert error_at(problem_of(Counts, **{**NUMBERS, key: wrong})) == ("not_whole", key)


@pytest.mark.parametrize("key", NUMBERS)
@pytest.mark.parametrize("wrong", OUT_OF_RANGE)
def test_a_count_is_not_negative(key: str, wrong: int) -> None:
    assert error_at(problem_of(Counts, **{**NUMBERS, key: wrong})) == ("out_of_range", key)


# Table and Tables


@pytest.mark.parametrize("wrong", [None, [0, 1], (), "0", 5, {0: 1}])
def test_the_points_of_a_table(wrong: Any) -> None:
    assert error_at(problem_of(Table, points=wrong)) == ("not_wanted", "points")


@pytest.mark.parametrize("wrong", NOT_WHOLE)
def test_each_entry_of_a_table_is_a_whole_number(wrong: Any) -> None:
    assert error_at(problem_of(Table, points=(0, wrong, 2))) == ("not_whole", "points")


@pytest.mark.parametrize("wrong", OUT_OF_RANGE)
def test_no_entry_of_a_table_is_negative_or_too_large(wrong: int) -> None:
    assert error_at(problem_of(Table, points=(0, wrong))) == ("out_of_range", "points")


@pytest.mark.parametrize("wrong", [0, 1, None, "5+", "true"])
def test_whether_a_table_is_open_ended_is_true_or_false(wrong: Any) -> None:
    problem = problem_of(Table, points=(0,), open_ended=wrong)
    assert error_at(problem) == ("not_boolean", "open_ended")


@pytest.mark.parametrize("key", ["beaches", "theme_parks"])
@pytest.mark.parametrize("wrong", [(0, 1), [0, 1], 5, "0,1", True, Table])
def test_a_score_table_is_a_table(key: str, wrong: Any) -> None:
    assert error_at(problem_of(Tables, **{key: wrong})) == ("not_instance", key)


def test_tables_may_be_unknown() -> None:
    assert (Tables().beaches, Tables().theme_parks) == (None, None)


# Player


@pytest.mark.parametrize("wrong", [None, 5, True, b"Alex", ["Alex"]])
def test_a_name_is_a_text(wrong: Any) -> None:
    assert error_at(problem_of(Player, name=wrong, holding=ISLAND)) == ("not_text", "name")


@pytest.mark.parametrize("wrong", ["", " ", "\t\n", "\u00a0"])
def test_a_name_is_not_blank(wrong: str) -> None:
    assert error_at(problem_of(Player, name=wrong, holding=ISLAND)) == ("blank", "name")


@pytest.mark.parametrize("wrong", [None, "B", ((BEACH,),), BEACH, NUMBERS, Island, 5])
def test_a_player_holds_an_island_or_counts(wrong: Any) -> None:
    assert error_at(problem_of(Player, name="Alex", holding=wrong)) == ("not_instance", "holding")


@pytest.mark.parametrize("key", ["money", "claimed"])
@pytest.mark.parametrize("wrong", [True, "7", 7.0, [7]])
def test_money_and_a_claimed_total_are_whole_numbers(key: str, wrong: Any) -> None:
    problem = problem_of(Player, name="Alex", holding=ISLAND, **{key: wrong})
    assert error_at(problem) == ("not_whole", key)


@pytest.mark.parametrize("key", ["money", "claimed"])
@pytest.mark.parametrize("wrong", OUT_OF_RANGE)
def test_money_and_a_claimed_total_are_not_negative(key: str, wrong: int) -> None:
    problem = problem_of(Player, name="Alex", holding=ISLAND, **{key: wrong})
    assert error_at(problem) == ("out_of_range", key)


def test_values_missing_for_a_player() -> None:
    assert (ALEX.money, ALEX.claimed) == (None, None)
    assert Player("Bonnie", Counts(**NUMBERS), money=0).money == 0


# Position


@pytest.mark.parametrize("wrong", [[ALEX], ALEX, None, "Alex", (ISLAND,), (ALEX, None)])
def test_players_are_a_tuple_of_players(wrong: Any) -> None:
    assert error_at(problem_of(Position, players=wrong)) == ("not_all_of", "players")


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


@pytest.mark.parametrize("wrong", [None, {}, Table((0,)), Tables])
def test_the_tables_of_a_position(wrong: Any) -> None:
    problem = problem_of(Position, players=(ALEX,), tables=wrong)
    assert error_at(problem) == ("not_instance", "tables")


@pytest.mark.parametrize("wrong", [None, {}, {"rotation": "free"}, Rotation.FREE, Rulings])
def test_the_rulings_of_a_position(wrong: Any) -> None:
    problem = problem_of(Position, players=(ALEX,), rulings=wrong)
    assert error_at(problem) == ("not_instance", "rulings")


def test_a_position_as_a_file_has_its_score_tables() -> None:
    tables = Tables(beaches=Table((0, 2)))
    assert Position((ALEX,), tables=tables).to_dict() == {
        "game": "auctionland",
        "tables": {"beaches": [0, 2]},
        "players": [{"name": "Alex", "island": ["B .", ". T+p"]}],
    }


# Rulings


@pytest.mark.parametrize("option", ["rotation", "last_bidder"])
@pytest.mark.parametrize("wrong", ["free", "may_bid", None, 0, True, Kind.BEACH])
def test_a_ruling_is_a_member_of_its_option(option: str, wrong: Any) -> None:
    assert error_at(problem_of(Rulings, **{option: wrong})) == ("not_one_of", option)


def test_a_ruling_takes_no_member_of_another_option() -> None:
    problem = problem_of(Rulings, rotation=LastBidder.CLOSED)
    assert error_at(problem) == ("not_one_of", "rotation")
