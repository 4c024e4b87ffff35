"""The models of Pier 18 are always valid: each wrong value is refused with its reason."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardscore import ModelError, NotationError, Problem
from boardscore.pier18 import (
    CardDate,
    FlowerAdjacency,
    Pier,
    Player,
    Position,
    Rulings,
    Side,
    Space,
    Symbol,
)
from tests.tables import from_table

S, Q, A = Symbol.FLOWER_SELLER, Symbol.POET, Symbol.FISHER
PIER = Pier.parse("S.Q\n..A")
ANNA, BEN, CLEO, DORA = (Player(name, PIER) for name in ("Anna", "Ben", "Cleo", "Dora"))
NOT_WHOLE: list[Any] = [True, False, "2", 2.0, None, [2], float("nan")]


def problem_of(model: Callable[..., object], **fields: Any) -> Problem:
    """The only problem that a model raises."""
    with pytest.raises(ModelError) as caught:
        model(**fields)
    (problem,) = caught.value.problems
    return problem


def error_at(problem: Problem) -> tuple[str, str]:
    return problem.code, problem.where


# Pier


@pytest.mark.parametrize(
    "wrong", [[S], "S", None, 5, ("S",), (True,), (S, 0), (Symbol,), {S: None}, iter((S,))]
)
def test_a_side_is_a_tuple_of_symbols_and_none(wrong: Any) -> None:
    assert error_at(problem_of(Pier, upper=wrong, lower=(None,))) == ("not_a_side", "upper")
    assert error_at(problem_of(Pier, upper=(None,), lower=wrong)) == ("not_a_side", "lower")


def test_sides_of_a_pier_are_equally_long() -> None:
    problem = problem_of(Pier, upper=(S, Q), lower=(None,))
    assert (problem.code, problem.clause) == ("pier_unequal", "pier18.pier")
    assert problem.message.args == {"upper": 2, "lower": 1}


@pytest.mark.parametrize("columns", [0, 401])
def test_a_pier_has_1_to_400_columns(columns: int) -> None:
    problem = problem_of(Pier, upper=(None,) * columns, lower=(None,) * columns)
    assert (problem.code, problem.clause) == ("pier_length", "pier18.pier")


@pytest.mark.parametrize("columns", [1, 400])
def test_the_shortest_and_the_longest_pier(columns: int) -> None:
    assert Pier((None,) * columns, (None,) * columns).columns == columns


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


# CardDate


@pytest.mark.parametrize("text", ["01-01", "02-29", "04-30", "12-31", "10-09"])
def test_a_date_survives_a_round_trip(text: str) -> None:
    assert str(CardDate.parse(text)) == text


def test_a_date_is_month_and_day() -> None:
    assert CardDate.parse("04-17") == CardDate(month=4, day=17)


@from_table
def test_a_date_in_another_form(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        CardDate.parse(text)
    assert caught.value.problems[0].code == "not_a_date"


@pytest.mark.parametrize("text", ["02-30", "04-31", "06-31", "09-31", "11-31"])
def test_a_day_that_its_month_does_not_have(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        CardDate.parse(text)
    assert caught.value.problems[0].code == "no_such_day"


@from_table
def test_a_month_or_a_day_that_no_year_has(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        CardDate.parse(text)
    assert caught.value.problems[0].code == code


@pytest.mark.parametrize("wrong", NOT_WHOLE)
def test_month_and_day_are_whole_numbers(wrong: Any) -> None:
    assert error_at(problem_of(CardDate, month=wrong, day=1)) == ("not_whole", "month")
    assert error_at(problem_of(CardDate, month=1, day=wrong)) == ("not_whole", "day")


@from_table
def test_a_month_that_no_year_has(wrong: int, code: str) -> None:
    assert error_at(problem_of(CardDate, month=wrong, day=1)) == (code, "month")


@from_table
def test_a_day_that_no_month_has(wrong: int, code: str) -> None:
    assert error_at(problem_of(CardDate, month=1, day=wrong)) == (code, "day")


LAST_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


@pytest.mark.parametrize(("month", "last"), list(enumerate(LAST_DAYS, 1)))
def test_the_last_day_of_every_month(month: int, last: int) -> None:
    assert CardDate(month, last).day == last
    problem = problem_of(CardDate, month=month, day=last + 1)
    assert error_at(problem) == ("no_such_day", "day")


def test_an_earlier_date_is_smaller() -> None:
    days = ["01-01", "01-31", "02-01", "02-29", "03-01", "12-01", "12-31"]
    dates = [CardDate.parse(day) for day in days]
    assert all(one < other and not other < one for one, other in pairwise(dates))


@given(st.dates())
def test_reading_a_written_date_gives_the_date(day: Any) -> None:
    date = CardDate(day.month, day.day)
    assert CardDate.parse(str(date)) == date
    assert str(date) == f"{day:%m-%d}"


# Player


@pytest.mark.parametrize("wrong", [None, 5, True, b"Anna", ["Anna"]])
def test_a_name_is_a_text(wrong: Any) -> None:
    assert error_at(problem_of(Player, name=wrong, pier=PIER)) == ("not_text", "name")


@pytest.mark.parametrize("wrong", ["", " ", "\t\n", "\u00a0", "\u3000"])
def test_a_name_is_not_blank(wrong: str) -> None:
    assert error_at(problem_of(Player, name=wrong, pier=PIER)) == ("blank", "name")


@pytest.mark.parametrize("wrong", [None, "S\n.", (S,), Pier, 5, ["S", "."]])
def test_a_pier_is_a_pier(wrong: Any) -> None:
    assert error_at(problem_of(Player, name="Anna", pier=wrong)) == ("not_instance", "pier")


@pytest.mark.parametrize("wrong", [0, 1, "true", "", 1.0, []])
def test_whether_the_plan_is_completed_is_true_or_false(wrong: Any) -> None:
    problem = problem_of(Player, name="Anna", pier=PIER, plan_completed=wrong)
    assert error_at(problem) == ("not_boolean", "plan_completed")


@pytest.mark.parametrize("wrong", [one for one in NOT_WHOLE if one is not None])
def test_patrons_are_a_whole_number(wrong: Any) -> None:
    problem = problem_of(Player, name="Anna", pier=PIER, patrons=wrong)
    assert error_at(problem) == ("not_whole", "patrons")


@pytest.mark.parametrize("wrong", [-1, 19, 10**50])
def test_patrons_are_no_more_than_the_18_cards(wrong: int) -> None:
    problem = problem_of(Player, name="Anna", pier=PIER, patrons=wrong)
    assert error_at(problem) == ("out_of_range", "patrons")


@pytest.mark.parametrize("right", [0, 18])
def test_patrons_from_none_to_all(right: int) -> None:
    assert Player("Anna", PIER, patrons=right).patrons == right


@pytest.mark.parametrize("wrong", ["04-17", (4, 17), 417, True, CardDate])
def test_a_plan_date_is_a_date(wrong: Any) -> None:
    problem = problem_of(Player, name="Anna", pier=PIER, plan_date=wrong)
    assert error_at(problem) == ("not_instance", "plan_date")


@pytest.mark.parametrize("wrong", [True, "7", 7.0, [7]])
def test_a_claimed_total_is_a_whole_number(wrong: Any) -> None:
    problem = problem_of(Player, name="Anna", pier=PIER, claimed=wrong)
    assert error_at(problem) == ("not_whole", "claimed")


@pytest.mark.parametrize("wrong", [-1, 10**50])
def test_a_claimed_total_out_of_range(wrong: int) -> None:
    problem = problem_of(Player, name="Anna", pier=PIER, claimed=wrong)
    assert error_at(problem) == ("out_of_range", "claimed")


def test_values_missing_for_a_player() -> None:
    assert (ANNA.plan_completed, ANNA.patrons, ANNA.plan_date, ANNA.claimed) == (
        None,
        None,
        None,
        None,
    )


# Position


@pytest.mark.parametrize("wrong", [[ANNA], ANNA, None, "Anna", (PIER,), (ANNA, None), {ANNA}])
def test_players_are_a_tuple_of_players(wrong: Any) -> None:
    assert error_at(problem_of(Position, players=wrong)) == ("not_all_of", "players")


@pytest.mark.parametrize("players", [(), (ANNA, BEN, CLEO, DORA)])
def test_no_player_and_a_fourth_are_refused(players: tuple[Player, ...]) -> None:
    problem = problem_of(Position, players=players)
    assert error_at(problem) == ("players", "players")
    assert problem.clause == "pier18.players"


@pytest.mark.parametrize("players", [(ANNA,), (ANNA, BEN), (ANNA, BEN, CLEO)])
def test_one_to_three_players_can_be_scored(players: tuple[Player, ...]) -> None:
    assert Position(players).players == players


def test_names_are_all_different() -> None:
    problem = problem_of(Position, players=(ANNA, BEN, ANNA))
    assert error_at(problem) == ("same_name", "players[2].name")


@pytest.mark.parametrize("wrong", [None, {}, {"half_turn": True}, "orthogonal", Rulings])
def test_rulings_are_rulings(wrong: Any) -> None:
    problem = problem_of(Position, players=(ANNA,), rulings=wrong)
    assert error_at(problem) == ("not_instance", "rulings")


# Rulings


@pytest.mark.parametrize(
    "option", ["flower_adjacency", "flower_points", "ties_below_first", "patron_when_all_zero"]
)
@pytest.mark.parametrize("wrong", ["orthogonal", "nobody", None, 0, True, Symbol.POET])
def test_a_ruling_is_a_member_of_its_option(option: str, wrong: Any) -> None:
    assert error_at(problem_of(Rulings, **{option: wrong})) == ("not_one_of", option)


@pytest.mark.parametrize("wrong", [0, 1, "true", None])
def test_half_turn_is_true_or_false(wrong: Any) -> None:
    assert error_at(problem_of(Rulings, half_turn=wrong)) == ("not_boolean", "half_turn")


def test_spaces_beyond_both_ends_are_empty() -> None:
    """Columns are not counted from the water end, as negative numbers would be."""
    pier = Pier.parse("Q.\n.A")
    assert [pier[Side.UPPER, column] for column in (-2, -1, 0, 1, 2)] == [
        None,
        None,
        Symbol.POET,
        None,
        None,
    ]
    assert pier[Side.LOWER, -1] is None


def test_a_position_as_a_file_names_only_what_differs_from_the_defaults() -> None:
    rulings = Rulings(flower_adjacency=FlowerAdjacency.ORTHOGONAL)
    assert Position((ANNA,), rulings=rulings).to_dict() == {
        "game": "pier18",
        "rulings": {"flower_adjacency": "orthogonal"},
        "players": [{"name": "Anna", "pier": ["S.Q", "..A"]}],
    }
