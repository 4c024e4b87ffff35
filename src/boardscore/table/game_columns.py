"""The interface of a game whose tables can be scored: its columns."""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from random import Random
from typing import Any

from attrs import frozen

from boardscore.core import registry
from boardscore.core.errors import Problem, TableError
from boardscore.core.messages import Message
from boardscore.core.rulings import unknown_value
from boardscore.table.array_scoring import Fast


class ColumnType(Enum):
    """The type of a column."""

    TEXT = "text"
    LINES = "lines"
    """Text of several lines, or a list of lines."""
    TEXTS = "texts"
    """A list of texts, or a text separated by white space."""
    WHOLE = "whole"
    BOOLEAN = "boolean"
    NUMBERS = "numbers"
    """A struct of whole numbers."""


@frozen(kw_only=True)
class Columns:
    """The columns that a game reads and writes."""

    read: Mapping[str, ColumnType]
    """The columns to read: keys of a player in a position, and parts of such keys."""
    parts: Mapping[str, tuple[str, ...]] = {}
    """Keys of a player that are split into several columns."""
    one_of: tuple[str, ...]
    """The columns of which a table needs at least one."""
    unfolded: Callable[[str], str] = str
    """Turns the one-line form of a text in tables into lines."""
    written: tuple[str, ...]
    """The output numbers of every row, apart from the total and the place."""
    of_the_game: tuple[str, ...] = ()
    """The output numbers that depend on the other rows of the game."""
    numbers: Callable[[Any], Mapping[str, int | None]]
    """The numbers of a player's score."""
    drawn: Callable[[Random], list[dict[str, Any]]]
    """The rows of a random game, for sample tables."""
    rows_of: Callable[[Any], list[dict[str, Any]]]
    """The rows of a position, for sample tables of played games."""
    notes: Callable[[Any], Iterable[Message]] = lambda _: ()
    """Notes on settings that are probably wrong, such as score tables."""
    fast: Fast | None = None
    """The function that scores many rows at once, if any."""

    @property
    def all_written(self) -> tuple[str, ...]:
        """All output numbers."""
        return (*self.written, "total", "rank")


def columns(game: str) -> Columns:
    """The columns of a game; raises `TableError` for a game without tables.

    >>> columns("pier18").one_of
    ('pier', 'cards')
    """
    known = registry.names("columns")
    if not isinstance(game, str) or game not in known:
        raise TableError(Problem(unknown_value(game, known), ("game",)))
    return registry.part(game, "columns", Columns)
