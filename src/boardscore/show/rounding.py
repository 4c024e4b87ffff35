"""Numbers with decimals in texts, rounded from their decimal value, as JSON shows it."""

from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, Decimal

from attrs import frozen

from boardscore.core.messages import Message
from boardscore.texts import CATALOGUES


@frozen
class Rounded:
    """A number that texts show with this many decimals, and with the sign of their language.

    >>> Rounded(10.35).in_words("en"), Rounded(17.25).in_words("de")
    ('10.4', '17,3')
    """

    number: float | Decimal
    """The exact number."""
    decimals: int = 1
    """The number of decimals shown."""

    def in_words(self, lang: str) -> str:
        """The number in a language."""
        shown = str(round_half_up(self.number, self.decimals))
        return shown.replace(".", CATALOGUES[lang]["number.decimal_sign"])


def round_half_up(number: float | Decimal, decimals: int = 0) -> Decimal:
    """The nearest number with this many decimals; of two, the one farther from 0.

    >>> print(round_half_up(0.145, 2), round_half_up(-2.5), round_half_up(-0.001, 2))
    0.15 -3 0.00
    """
    return _rounded(number, decimals, ROUND_HALF_UP)


def round_up(number: float | Decimal, decimals: int = 0) -> Decimal:
    """The next number with this many decimals that is not smaller.

    >>> print(round_up(0.7, 1), round_up(0.07 * 100), round_up(7.1))
    0.7 8 8
    """
    return _rounded(number, decimals, ROUND_CEILING)


def round_down(number: float | Decimal, decimals: int = 0) -> Decimal:
    """The next number with this many decimals that is not larger."""
    return _rounded(number, decimals, ROUND_FLOOR)


def _rounded(number: float | Decimal, decimals: int, way: str) -> Decimal:
    rounded = exact(number).quantize(Decimal(1).scaleb(-decimals), way)
    return rounded if rounded else abs(rounded)  # no -0


def exact(number: float | Decimal) -> Decimal:
    """The decimal value of a number, as JSON shows it.

    >>> print(exact(0.07) * 100)
    7.00
    """
    return number if isinstance(number, Decimal) else Decimal(repr(number))


def percent(share: float, decimals: int = 1) -> Message:
    """A share from 0 to 1 as a percentage; only 0 and 1 are shown as 0 and 100 %.

    >>> percent(0.9487).text("de"), percent(0.9999).text("en"), percent(1.0, 0).text("en")
    ('94,9 %', '99.9%', '100%')
    """
    return Message("number.percent", number=Rounded(in_hundred(share, decimals), decimals))


def in_hundred(share: float, decimals: int = 0) -> Decimal:
    """A share of 100; only 0 and 1 become 0 and 100.

    >>> print(in_hundred(0.125), in_hundred(0.999), in_hundred(0.001, 1))
    13 99 0.1
    """
    found = round_half_up(100 * exact(share), decimals)
    least = Decimal(1).scaleb(-decimals)
    return min(max(found, least), 100 - least) if 0 < share < 1 else found


def margin(error: float | Decimal) -> Rounded:
    """A margin of error with one decimal, rounded up.

    >>> margin(0.31).in_words("en"), margin(0.7).in_words("de")
    ('0.4', '0,7')
    """
    return Rounded(round_up(error, 1))
