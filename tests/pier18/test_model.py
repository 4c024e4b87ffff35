"""The models of Pier 18 are always valid: each wrong value is refused with its reason."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardscore import ModelError, NotationError, Problem
from boardscore.pier18 import (
    Card,
    CardDate,
    FlowerAdjacency,
    Laid,
    Pier,
    Player,
    Position,
    Rulings,
    Side,
    Space,
    Symbol,
)
from tests.refusals import error_of
from tests.tables import from_table

S, Q, A = Symbol.FLOWER_SELLER, Symbol.POET, Symbol.FISHER
PIER = Pier.parse("S.Q\n..A")
ANNA, BEN, CLEO, DORA = (Player(name, PIER) for name in ("Anna", "Ben", "Cleo", "Dora"))
NOT_WHOLE: list[Any] = [True, False, "2", 2.0, None, [2], float("nan")]
NO_SIDES: list[Any] = [
    *([S], "S", None, 5, ("S",), (True,), (S, 0), (Symbol,), {S: None}, iter((S,)))
]
NO_RULINGS = ["orthogonal", "nobody", None, 0, True, Symbol.POET]

pier = partial(Pier, upper=(None,), lower=(None,))
date = partial(CardDate, month=1, day=1)
player = partial(Player, name="Anna", pier=PIER)
position = partial(Position, players=(ANNA,))

Model = Callable[..., object]
WRONG: list[tuple[Model, str, str, list[Any]]] = [
    (pier, "upper", "not_a_side", NO_SIDES),
    (pier, "lower", "not_a_side", NO_SIDES),
    (date, "month", "not_whole", NOT_WHOLE),
    (date, "day", "not_whole", NOT_WHOLE),
    (player, "name", "not_text", [None, 5, True, b"Anna", ["Anna"]]),
    (player, "name", "blank", ["", " ", "\t\n", "\u00a0", "\u3000"]),
    (player, "pier", "not_instance", [None, "S\n.", (S,), Pier, 5, ["S", "."]]),
    (player, "plan_completed", "not_boolean", [0, 1, "true", "", 1.0, []]),
    (player, "patrons", "not_whole", [one for one in NOT_WHOLE if one is not None]),
    (player, "patrons", "out_of_range", [-1, 19, 10**50]),  # there are 18 cards
    (player, "plan_date", "not_instance", ["04-17", (4, 17), 417, True, CardDate]),
    (player, "claimed", "not_whole", [True, "7", 7.0, [7]]),
    (player, "claimed", "out_of_range", [-1, 10**50]),
    (position, "players", "not_all_of", [[ANNA], ANNA, None, "Anna", (PIER,), (ANNA, None)]),
    (position, "players", "not_all_of", [{ANNA}]),
    (position, "rulings", "not_instance", [None, {}, {"half_turn": True}, "orthogonal", Rulings]),
    (Rulings, "flower_adjacency", "not_one_of", NO_RULINGS),
    (Rulings, "flower_points", "not_one_of", NO_RULINGS),
    (Rulings, "ties_below_first", "not_one_of", NO_RULINGS),
    (Rulings, "patron_when_all_zero", "not_one_of", NO_RULINGS),
    (Rulings, "half_turn", "not_boolean", [0, 1, "true", None]),
]


def problem_of(model: Model, **fields: Any) -> Problem:
    (problem,) = error_of(ModelError, model, **fields).problems
    return problem


@pytest.mark.parametrize(("model", "field", "code", "values"), WRONG)
def test_a_wrong_value_is_refused_at_its_place(
    model: Model, field: str, code: str, values: list[Any]
) -> None:
    for wrong in values:
        problem = problem_of(model, **{field: wrong})
        assert (problem.code, problem.where) == (code, field), wrong


# Pier


def test_sides_of_a_pier_are_equally_long() -> None:
    problem = problem_of(Pier, upper=(S, Q), lower=(None,))
    assert (problem.code, problem.clause) == ("pier_unequal", "pier18.pier")
    assert problem.message.args == {"upper": 2, "lower": 1}


@pytest.mark.parametrize("columns", [0, 401])
def test_a_pier_has_1_to_400_columns(columns: int) -> None:
    problem = problem_of(Pier, upper=(None,) * columns, lower=(None,) * columns)
    assert (problem.code, problem.clause) == ("pier_length", "pier18.pier")
    for fits in (1, 400):
        assert Pier((None,) * fits, (None,) * fits).columns == fits


def test_a_pier_gives_sides_and_spaces() -> None:
    assert PIER.side(Side.UPPER) == (S, None, Q)
    assert PIER.side(Side.LOWER) == (None, None, A)
    assert PIER[Space(Side.LOWER, 2)] is A
    assert PIER[Space(Side.UPPER, 1)] is None


def test_a_pier_lists_its_spaces_upper_side_first_from_the_land() -> None:
    assert list(Pier.parse("S.\n.A").spaces()) == [
        (Space(Side.UPPER, 0), S),
        (Space(Side.UPPER, 1), None),
        (Space(Side.LOWER, 0), None),
        (Space(Side.LOWER, 1), A),
    ]


def test_a_side_lists_its_spaces_from_the_land() -> None:
    assert list(PIER.along(Side.LOWER)) == [
        (Space(Side.LOWER, 0), None),
        (Space(Side.LOWER, 1), None),
        (Space(Side.LOWER, 2), A),
    ]


def test_the_longest_pier_lists_all_its_spaces() -> None:
    *_, upper_end, lower_start = list(Pier((None,) * 400, (Q,) * 400).spaces())[:401]
    assert upper_end == (Space(Side.UPPER, 399), None)
    assert lower_start == (Space(Side.LOWER, 0), Q)
    assert Pier((None,) * 399 + (A,), (None,) * 399 + (A,)).find(A) == (
        Space(Side.UPPER, 399),
        Space(Side.LOWER, 399),
    )


def test_a_pier_lists_its_symbols_upper_side_first_from_the_land() -> None:
    assert list(PIER.occupied()) == [
        (Space(Side.UPPER, 0), S),
        (Space(Side.UPPER, 2), Q),
        (Space(Side.LOWER, 2), A),
    ]


def test_a_pier_finds_a_symbol() -> None:
    assert PIER.find(A) == (Space(Side.LOWER, 2),)
    assert PIER.find(Symbol.LOVERS) == ()


def test_spaces_are_sorted_upper_side_first_from_the_land() -> None:
    land, water, across = Space(Side.UPPER, 0), Space(Side.UPPER, 10), Space(Side.LOWER, 2)
    assert sorted([across, water, land]) == [land, water, across]
    assert sorted([Side.LOWER, Side.UPPER]) == [Side.UPPER, Side.LOWER]


def test_a_side_cannot_be_compared_with_other_values() -> None:
    with pytest.raises(TypeError):
        Side.UPPER < "lower"  # type: ignore[operator]  # noqa: B015


def test_the_other_side() -> None:
    assert Side.UPPER.other is Side.LOWER
    assert Side.LOWER.other is Side.UPPER


def test_bars_are_rising_columns() -> None:
    """`pier18.pier`: each card begins within the pier, and after the previous card."""
    with_bars = partial(problem_of, Pier, upper=PIER.upper, lower=PIER.lower)
    assert with_bars(bars=[1]).code == "not_wanted"
    assert with_bars(bars=("1",)).code == "not_whole"
    assert with_bars(bars=(3,)).code == with_bars(bars=(1, 1)).code == "pier_bar_outside"
    assert Pier(PIER.upper, PIER.lower, bars=(1,)) == PIER


def test_a_plan_is_judged_in_one_way() -> None:
    assert problem_of(player, plan_completed=True, plan="a plan").code == "both"


def test_cards_must_make_the_given_pier() -> None:
    laid = (Laid(Card("7", CardDate(4, 17), Q, PIER, "a plan")),)
    assert player(cards=laid).pier == PIER
    other = problem_of(player, pier=Pier.parse("Q.Q\n..A"), cards=laid)
    assert other.code == "pier_of_other_cards"


# CardDate


@pytest.mark.parametrize("text", ["01-01", "02-29", "04-30", "12-31", "10-09"])
def test_a_date_survives_a_round_trip(text: str) -> None:
    month, day = map(int, text.split("-"))
    assert CardDate.parse(text) == CardDate(month=month, day=day)
    assert str(CardDate.parse(text)) == text


@from_table
def test_a_text_that_is_no_date(text: str, code: str) -> None:
    assert error_of(NotationError, CardDate.parse, text).problems[0].code == code


@from_table
def test_a_number_that_no_date_has(key: str, wrong: int, code: str) -> None:
    problem = problem_of(date, **{key: wrong})
    assert (problem.code, problem.where) == (code, key)


LAST_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


@pytest.mark.parametrize(("month", "last"), list(enumerate(LAST_DAYS, 1)))
def test_the_last_day_of_every_month(month: int, last: int) -> None:
    assert CardDate(month, last).day == last
    problem = problem_of(CardDate, month=month, day=last + 1)
    assert (problem.code, problem.where) == ("no_such_day", "day")


def test_an_earlier_date_is_smaller() -> None:
    days = ["01-01", "01-31", "02-01", "02-29", "03-01", "12-01", "12-31"]
    dates = [CardDate.parse(day) for day in days]
    assert all(one < other and not other < one for one, other in pairwise(dates))


@given(st.dates())
def test_reading_a_written_date_gives_the_date(day: Any) -> None:
    found = CardDate(day.month, day.day)
    assert CardDate.parse(str(found)) == found
    assert str(found) == f"{day:%m-%d}"


# Player and Position


def test_patrons_from_none_to_all() -> None:
    assert [Player("Anna", PIER, patrons=right).patrons for right in (0, 18)] == [0, 18]


def test_values_missing_for_a_player() -> None:
    found = (ANNA.plan_completed, ANNA.patrons, ANNA.plan_date, ANNA.claimed)
    assert found == (None, None, None, None)


@pytest.mark.parametrize("players", [(), (ANNA, BEN, CLEO, DORA)])
def test_no_player_and_a_fourth_are_refused(players: tuple[Player, ...]) -> None:
    problem = problem_of(Position, players=players)
    assert (problem.code, problem.where) == ("players", "players")
    assert problem.clause == "pier18.players"


@pytest.mark.parametrize("players", [(ANNA,), (ANNA, BEN), (ANNA, BEN, CLEO)])
def test_one_to_three_players_can_be_scored(players: tuple[Player, ...]) -> None:
    assert Position(players).players == players


def test_names_are_all_different() -> None:
    problem = problem_of(Position, players=(ANNA, BEN, ANNA))
    assert (problem.code, problem.where) == ("same_name", "players[2].name")


def test_spaces_beyond_both_ends_are_empty() -> None:
    """Columns are not counted from the water end, as negative numbers would be."""
    short = Pier.parse("Q.\n.A")
    columns = (-2, -1, 0, 1, 2)
    assert [short[Side.UPPER, column] for column in columns] == [None, None, Q, None, None]
    assert short[Side.LOWER, -1] is None


def test_a_position_as_a_file_names_only_what_differs_from_the_defaults() -> None:
    rulings = Rulings(flower_adjacency=FlowerAdjacency.ORTHOGONAL)
    assert Position((ANNA,), rulings=rulings).to_dict() == {
        "game": "pier18",
        "rulings": {"flower_adjacency": "orthogonal"},
        "players": [{"name": "Anna", "pier": ["S.Q", "..A"]}],
    }
