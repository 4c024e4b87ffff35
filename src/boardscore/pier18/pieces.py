"""The smallest parts of Pier 18: symbols, sides and spaces."""

from functools import cached_property
from typing import NamedTuple

from boardscore.core.messages import Message
from boardscore.core.rendering import NamedEnum


class Symbol(NamedEnum):
    """A character on the pier; the value is its letter in the notation (`pier18.symbols`)."""

    FLOWER_SELLER = "S"
    POET = "Q"
    LOVERS = "H"
    FISHER = "A"

    @cached_property
    def message(self) -> Message:
        """The name of the symbol as a message."""
        return Message(f"symbol.{self.name.lower()}")


CATEGORIES = {
    "poets": Symbol.POET,
    "lovers": Symbol.LOVERS,
    "fishers": Symbol.FISHER,
    "flower_sellers": Symbol.FLOWER_SELLER,
}
"""The symbol of each category, in the order of the score."""


class Side(NamedEnum):
    """One of the two sides of a pier; the value is its name in data."""

    UPPER = "upper"
    LOWER = "lower"

    def __lt__(self, other: "Side") -> bool:
        """Sorts the upper side first, so that spaces are in reading order."""
        if not isinstance(other, Side):
            return NotImplemented
        return self is Side.UPPER and other is Side.LOWER

    @cached_property
    def other(self) -> "Side":
        """The side across the pier."""
        return Side.LOWER if self is Side.UPPER else Side.UPPER

    @cached_property
    def message(self) -> Message:
        """The name of the side as a message."""
        return Message(f"side.{self.value}")


class Space(NamedTuple):
    """One space of a pier: its side, and its column from 0 at the land.

    Sentences count columns from 1.

    >>> from boardscore import say
    >>> say(Space(Side.UPPER, 4).message)
    'upper 5'
    """

    side: Side
    """The side."""
    column: int
    """The column, from 0 at the land."""

    @property
    def message(self) -> Message:
        """The name of the space as a message."""
        return Message("space", side=self.side.message, column=self.column)

    def to_list(self) -> list[str | int]:
        """The space as JSON results write it: `["upper", 4]`."""
        return [self.side._value_, self.column]


class Shown(NamedTuple):
    """A piece of a pier: a symbol and its space.

    >>> from boardscore import say
    >>> say(Shown(Symbol.POET, Space(Side.LOWER, 0)).message)
    'Poet at lower 1'
    """

    symbol: Symbol
    """The symbol."""
    space: Space
    """The space."""

    @property
    def message(self) -> Message:
        """Both as a message."""
        return Message("symbol_at", symbol=self.symbol, space=self.space)
