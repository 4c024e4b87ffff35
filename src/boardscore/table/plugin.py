"""What a game may provide so that tables of it can be scored: its columns."""

from collections.abc import Callable, Mapping
from enum import Enum
from random import Random
from typing import Any

from attrs import frozen

from boardscore.core import registry
from boardscore.core.errors import TableError
from boardscore.core.problems import Problem
from boardscore.core.rulings import unknown_value
from boardscore.table.array_scoring import Fast


class ColumnType(Enum):
    """What a column holds."""

    TEXT = "text"
    LINES = "lines"
    """Text of several lines, or a list of lines."""
    TEXTS = "texts"
    """A list of texts, or one text with white space between them."""
    WHOLE = "whole"
    BOOLEAN = "boolean"
    NUMBERS = "numbers"
    """A struct of whole numbers."""


@frozen(kw_only=True)
class Columns:
    """What a game reads from a table, and what it writes."""

    read: Mapping[str, ColumnType]
    """The columns that are read: keys of a player in a position, and parts of such keys."""
    parts: Mapping[str, tuple[str, ...]] = {}
    """Keys of a player that several columns make together."""
    one_of: tuple[str, ...]
    """The columns of which a table has at least one, or none of it could be scored."""
    unfolded: Callable[[str], str] = str
    """A text as a table writes it in one line, with line breaks."""
    written: tuple[str, ...]
    """The numbers that are written for every row, besides its total and its place."""
    of_the_game: tuple[str, ...] = ()
    """Those of them that depend on the other rows of the game."""
    numbers: Callable[[Any], Mapping[str, int | None]]
    """The numbers of the score of a player."""
    drawn: Callable[[Random], list[dict[str, Any]]]
    """The rows of a random game, for made-up tables."""
    rows_of: Callable[[Any], list[dict[str, Any]]]
    """The rows of a position, for tables of played games."""
    fast: Fast | None = None
    """How many rows are scored at once, if there is such a way."""

    @property
    def all_written(self) -> tuple[str, ...]:
        """All numbers that are written."""
        return (*self.written, "total", "rank")


def columns(game: str) -> Columns:
    """The columns of a game; raises `TableError` for one that has no tables.

    >>> columns("pier18").one_of
    ('pier', 'cards')
    """
    known = registry.names("columns")
    if not isinstance(game, str) or game not in known:
        raise TableError(Problem(unknown_value(game, known), ("game",)))
    return registry.part(game, "columns", Columns)
