"""Shares of wins: their intervals, and how texts show numbers with decimals.

The interval generalises that of Agresti and Coull (1998), which is for values of 0 or 1: it adds
`Z**2 / 2` values of 0 and as many of 1, then uses the normal interval. So it is never empty, has a
width even if all values are equal, and always contains the mean.
"""

from collections.abc import Iterable
from math import sqrt
from statistics import NormalDist

from attrs import frozen

from boardscore.core.messages import Message
from boardscore.texts import CATALOGUES

CONFIDENCE = 0.95
"""How many of such intervals contain the true mean, with many values."""

Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""Half the width of a normal interval, in standard deviations."""

Interval = tuple[float, float]
"""The lower and the upper end."""


def share_interval(shares: Iterable[float]) -> Interval:
    """The interval for independent values from 0 to 1, within 0 and 1.

    >>> low, high = share_interval([1.0] * 10)
    >>> round(low, 3), round(high, 3)
    (0.679, 1.0)
    >>> low, high = share_interval([0.5] * 50)
    >>> round(low, 3), round(high, 3)
    (0.464, 0.536)
    """
    values = list(shares)
    count = len(values) + Z**2
    mean = (sum(values) + Z**2 / 2) / count
    squares = (sum(value * value for value in values) + Z**2 / 2) / count
    half = Z * sqrt(max(0.0, squares - mean * mean) / count)
    return max(0.0, mean - half), min(1.0, mean + half)


@frozen
class Rounded:
    """A number that texts show with this many decimals, and with the sign of their language.

    >>> Rounded(17.25).in_words("en"), Rounded(17.25).in_words("de")
    ('17.2', '17,2')
    """

    number: float
    """The exact number."""
    decimals: int = 1
    """The number of decimals shown."""

    def in_words(self, lang: str) -> str:
        """The number in a language."""
        sign = CATALOGUES[lang]["number.decimal_sign"]
        return f"{self.number:.{self.decimals}f}".replace(".", sign)


def percent(share: float, decimals: int = 1) -> Message:
    """A share from 0 to 1 as a percentage; only 0 and 1 are shown as 0 and 100 %.

    >>> percent(0.9487).text("de"), percent(0.9999).text("en"), percent(1.0).text("en")
    ('94,9 %', '99.9%', '100.0%')
    """
    least = 10.0**-decimals
    shown = min(max(100 * share, least), 100 - least) if 0 < share < 1 else 100 * share
    return Message("number.percent", number=Rounded(shown, decimals))
