"""Numbers in texts: rounded half up from the decimal value, in both languages."""

from decimal import Decimal

import pytest

from boardscore import say
from boardscore.show import rounding
from boardscore.show.rounding import Rounded, percent
from tests.tables import from_table


@pytest.mark.parametrize(
    ("number", "decimals", "shown"),
    [
        *((10.35, 1, "10.4"), (10.34999, 1, "10.3"), (2.25, 1, "2.3"), (-2.25, 1, "-2.3")),
        *((0.5, 0, "1"), (1.5, 0, "2"), (2.5, 0, "3"), (-0.04, 1, "0.0"), (3.0, 2, "3.00")),
        *((1.005, 2, "1.01"), (1e-7, 2, "0.00"), (1e21, 1, "1000000000000000000000.0")),
        (Decimal("0.145"), 2, "0.15"),
    ],
)
def test_a_half_is_rounded_up(number: float | Decimal, decimals: int, shown: str) -> None:
    assert Rounded(number, decimals).in_words("en") == shown
    assert Rounded(number, decimals).in_words("de") == shown.replace(".", ",")


@from_table
def test_only_nothing_and_all_are_0_and_100_percent(
    share: float, decimals: int, en: str, de: str
) -> None:
    assert [say(percent(share, decimals), lang) for lang in ("en", "de")] == [en, de]


def test_margins_are_rounded_away_from_the_decimal_value() -> None:
    """0.7 is no more than 0.7, though ten times its binary fraction is more than 7."""
    assert [rounding.round_up(number, 1) for number in (0.7, 0.71, 0.0)] == [
        Decimal("0.7"),
        Decimal("0.8"),
        Decimal(0),
    ]
    assert [rounding.round_down(number) for number in (41.0, 40.9)] == [41, 40]
