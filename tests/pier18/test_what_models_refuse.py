"""Values that no reader creates from a file, but a program might."""

from typing import Any

import pytest

from boardscore import ModelError
from boardscore.pier18 import Card, CardDate, Laid, Pier, Player, Symbol

PIER = Pier.parse("SQ\n.A")
OTHER = Pier.parse("QQ\n.A")
CARD = Card("7", CardDate(4, 17), Symbol.POET, PIER, "a plan")


def refused(make: Any, *args: Any, **more: Any) -> str:
    with pytest.raises(ModelError) as caught:
        make(*args, **more)
    return caught.value.problems[0].code


def test_bars_are_rising_columns() -> None:
    """`pier18.pier`: each card begins within the pier, and after the previous card."""
    sides = PIER.upper, PIER.lower
    assert refused(Pier, *sides, bars=[1]) == "not_wanted"
    assert refused(Pier, *sides, bars=("1",)) == "not_whole"
    assert refused(Pier, *sides, bars=(2,)) == "pier_bar_outside"
    assert refused(Pier, *sides, bars=(1, 1)) == "pier_bar_outside"
    assert Pier(*sides, bars=(1,)) == PIER


def test_a_plan_is_judged_in_one_way() -> None:
    assert refused(Player, "Anna", PIER, plan_completed=True, plan="a plan") == "both"


def test_cards_must_make_the_given_pier() -> None:
    assert Player("Anna", PIER, cards=(Laid(CARD),)).pier == PIER
    assert refused(Player, "Anna", OTHER, cards=(Laid(CARD),)) == "pier_of_other_cards"
