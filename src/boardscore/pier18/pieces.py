"""The smallest parts of Pier 18: symbols, sides and spaces."""

from functools import cached_property
from typing import NamedTuple

from boardscore.core.enums import NamedEnum
from boardscore.core.messages import Message


class Symbol(NamedEnum):
    """A character on the pier; the value is its letter in the notation (`pier18.symbols`)."""

    FLOWER_SELLER = "S"
    POET = "Q"
    LOVERS = "H"
    FISHER = "A"

    @cached_property
    def message(self) -> Message:
        """The name of the symbol, to be said in a language."""
        return Message(f"symbol.{self.name.lower()}")


class Side(NamedEnum):
    """One of the two sides of a pier, named as the notation writes them."""

    UPPER = "upper"
    LOWER = "lower"

    def __lt__(self, other: "Side") -> bool:
        """The upper side comes first, so that spaces are sorted in reading order."""
        if not isinstance(other, Side):
            return NotImplemented
        return self is Side.UPPER and other is Side.LOWER

    @cached_property
    def other(self) -> "Side":
        """The side across the pier."""
        return Side.LOWER if self is Side.UPPER else Side.UPPER

    @cached_property
    def message(self) -> Message:
        """The name of the side, to be said in a language."""
        return Message(f"side.{self.value}")


class Space(NamedTuple):
    """One space of a pier: its side, and its column counted from 0 at the land.

    In words its columns are counted from 1, as people do.

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
        """The space as people call it, to be said in a language."""
        return Message("space", side=self.side.message, column=self.column)

    def to_list(self) -> list[str | int]:
        """The space as results write it: `["upper", 4]`."""
        return [self.side.value, self.column]


class Shown(NamedTuple):
    """A symbol where it lies.

    >>> from boardscore import say
    >>> say(Shown(Symbol.POET, Space(Side.LOWER, 0)).message)
    'Poet at lower 1'
    """

    symbol: Symbol
    """The symbol."""
    space: Space
    """The space that shows it."""

    @property
    def message(self) -> Message:
        """Both as people call them, to be said in a language."""
        return Message("symbol_at", symbol=self.symbol, space=self.space)
