"""The columns of tables: those of a game, what is read, passed through and added; their checks."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from random import Random
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as kinds
from attrs import frozen

from boardscore.core import registry
from boardscore.core.errors import Problem, TableError
from boardscore.core.messages import Message
from boardscore.core.rulings import list_names, unknown, unknown_value
from boardscore.core.value_checks import show_value
from boardscore.table.arrow_values import ODD, Array, is_list, is_text, read_odd
from boardscore.table.game_batches import Games


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


@frozen(kw_only=True, eq=False)
class ScoredRows:
    """The columns that a game scores as arrays; numbers of rows that it leaves are meaningless."""

    taken: Array
    """Which rows it takes: plain ones, without mistakes."""
    numbers: Mapping[str, Array]
    """The output numbers, including the total; `UNKNOWN` for unknown ones."""
    tie_breakers: tuple[Array, ...]
    """The tie breakers, in order; higher is better. Only the last may be `UNKNOWN`."""
    tie_key: str
    """The name of the missing value if the last tie breaker is unknown and needed."""
    missing: Mapping[str, Array] = {}
    """The rows with other missing values, by the name of the value."""


Fast = Callable[[Mapping[str, Any], Games, Any, str], ScoredRows]
"""Scores the columns of a batch by name, game by game, with rules and an engine."""


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


PLAYERS = "players"
"""The column of players in a table with one row for each game."""

GAME = "boardscore: number of the game"
"""The column that numbers the games when lists of players become rows."""

INTERNAL = (ODD, GAME)
"""Column names that only the library creates."""

CHECKED = ("seat", "name")
"""Columns that are passed through, and must differ between the rows of a game."""

ENDING = (pa.field("missing", pa.string()), pa.field("error", pa.string()))
"""The output columns of every row that are not numbers."""


@frozen
class Shape:
    """The use of the columns of a table with one row for each player."""

    columns: Columns
    """The columns that the game reads and writes."""
    group: str | None
    """The column that tells games apart; without it every row is a game."""
    read: tuple[str, ...]
    """The columns to read."""
    carried: tuple[Any, ...]
    """The fields to pass through."""

    @classmethod
    def of(cls, schema: Any, columns: Columns, group: str | None) -> "Shape":
        """The shape of a table; raises `TableError` for one that cannot be scored."""
        problems = list(_problems(schema, columns, group))
        if problems:
            raise TableError(*problems)
        read = tuple(name for name in columns.read if name in schema.names)
        carried = tuple(one for one in schema if one.name not in {*read, ODD})
        return cls(columns, group, read, carried)

    @property
    def schema(self) -> Any:
        """The output fields."""
        numbers = (pa.field(name, pa.int32()) for name in self.columns.all_written)
        return pa.schema([*self.carried, *numbers, *ENDING])


def _problems(schema: Any, columns: Columns, group: str | None) -> Iterator[Problem]:
    names = tuple(name for name in schema.names if name not in INTERNAL)
    yield from repeated_names(names)
    if group is not None and group not in schema.names:
        yield Problem(unknown("error.no_column", group, names))
    if not set(columns.one_of) & set(names):
        yield Problem(
            Message("error.no_columns", needed=columns.one_of[:2], known=list_names(names))
        )
    for one in schema:
        kind = columns.read.get(one.name)
        if kind is not None and not holds(one.type, kind):
            yield Problem(_other_type(one, kind))
    yield from taken_names(
        [name for name in names if name not in columns.read], columns.all_written
    )


def repeated_names(names: Sequence[str]) -> Iterator[Problem]:
    """A problem for each name that several columns of a table have."""
    for name, number in sorted(Counter(names).items()):
        if number > 1:
            yield Problem(Message("error.column_twice", column=name))


def taken_names(names: Sequence[str], numbers: Sequence[str] = ()) -> Iterator[Problem]:
    """A problem for columns that have the name of an output column."""
    written = {*numbers, *(one.name for one in ENDING)}
    found = tuple(name for name in names if name in written)
    if found:
        yield Problem(Message("error.columns_taken", columns=list_names(found)))


def _other_type(column: Any, kind: ColumnType) -> Message:
    if kind is ColumnType.WHOLE and (
        kinds.is_floating(column.type) or kinds.is_decimal(column.type)
    ):
        return Message("error.column_not_whole", column=column.name, got=str(column.type))
    wanted = Message(f"column.{kind.value}")
    return Message("error.column_type", column=column.name, wanted=wanted, got=str(column.type))


def holds(found: Any, kind: ColumnType) -> bool:
    """Whether a column of an Arrow type can be read as a type of a game; nulls fit every type."""
    if kinds.is_null(found):
        return True
    if kinds.is_dictionary(found):
        return holds(found.value_type, kind)
    match kind:
        case ColumnType.WHOLE:
            return bool(kinds.is_integer(found))
        case ColumnType.BOOLEAN:
            return bool(kinds.is_boolean(found))
        case ColumnType.NUMBERS:
            fields = found if kinds.is_struct(found) else [None]
            return all(one is not None and holds(one.type, ColumnType.WHOLE) for one in fields)
        case ColumnType.TEXT:
            return is_text(found)
        case _:
            return is_text(found) or (is_list(found) and is_text(found.value_type))


def check_schema(schema: Any) -> None:
    """Raises `TableError` for column names that are not UTF-8 or that only the library creates."""
    try:
        names = [name for one in schema for name in _names(one)]
    except UnicodeDecodeError:
        raise TableError(Problem(Message("error.table_not_utf8"))) from None
    check_names(names)


def check_names(names: Iterable[str]) -> None:
    """Raises `TableError` for a column name that only the library creates."""
    for name in names:
        if name in INTERNAL:
            raise TableError(Problem(Message("error.column_reserved", column=name)))


def _names(field: Any) -> Iterator[str]:
    """The names in the field of a column: its name, the fields inside, time zones."""
    kind = field.type
    yield field.name
    if pa.types.is_timestamp(kind):
        yield kind.tz or ""
    if pa.types.is_dictionary(kind):
        yield from _names(pa.field("", kind.value_type))
    for number in range(kind.num_fields):
        yield from _names(kind.field(number))


def is_nested(schema: Any) -> bool:
    """Whether a table has a row for each game, with a list of its players."""
    return any(one.name == PLAYERS and is_list(one.type) for one in schema)


def players_schema(schema: Any) -> Any:
    """The columns of the players; raises `TableError` if there are none, or if columns clash."""
    names = [name for name in schema.names if name != ODD]
    problems = [*repeated_names(names), *taken_names(names)]
    if problems:
        raise TableError(*problems)
    kind = schema.field(PLAYERS).type.value_type
    if not kinds.is_struct(kind):
        message = Message(
            "error.column_type",
            column=PLAYERS,
            wanted=Message("column.players"),
            got=str(schema.field(PLAYERS).type),
        )
        raise TableError(Problem(message))
    return pa.schema([pa.field(GAME, pa.int64()), *kind])


def nested_schema(schema: Any, written: Any) -> Any:
    """The output columns, with those of the players in a list."""
    players = pa.list_(pa.struct([one for one in written if one.name != GAME]))
    carried = [one for one in schema if one.name not in {PLAYERS, ODD}]
    return pa.schema([*carried, pa.field(PLAYERS, players), *ENDING])


def split_games(batch: Any) -> Any:
    """The players of a batch of games, one row each, with the number of the game."""
    structs = pc.list_flatten(batch[PLAYERS])
    if structs.null_count:  # a null player has only nulls
        structs = pa.StructArray.from_arrays(structs.flatten(), fields=list(structs.type))
    of_game = np.repeat(np.arange(batch.num_rows), _sizes(batch))
    columns = [pa.array(of_game, pa.int64()), *structs.flatten()]
    return pa.RecordBatch.from_arrays(columns, schema=players_schema(batch.schema))


def games_without_players(batch: Any) -> Iterator[tuple[int, str | Message | None]]:
    """The rows whose lists have no players, and the unreadable value, if any."""
    odd = batch[ODD].to_pylist() if ODD in batch.schema.names else []
    for row in np.flatnonzero(_sizes(batch).to_numpy() == 0).tolist():
        found = read_odd(odd[row]) if odd else {}
        wrong = found if isinstance(found, str) else found.get(PLAYERS)
        yield row, None if wrong is None else show_value(wrong)


def _sizes(batch: Any) -> Any:
    """The number of players in the list of each game."""
    return pc.fill_null(pc.list_value_length(batch[PLAYERS]), 0)


def join_games(batch: Any, scored: Any, schema: Any, errors: Iterator[str]) -> Any:
    """The batch with the scores of its lists of players, and errors of games without players."""
    sizes = _sizes(batch)
    offsets = pa.concat_arrays([pa.array([0], pa.int64()), pc.cumulative_sum(sizes.cast("int64"))])
    fields = [one for one in scored.schema if one.name != GAME]
    players = pa.StructArray.from_arrays([scored[one.name] for one in fields], fields=fields)
    lists = pa.ListArray.from_arrays(offsets.cast("int32"), players)
    ends = {name: _together(scored, name, batch.num_rows) for name in ("missing", "error")}
    ends["error"] = [
        error if size else next(errors) for size, error in zip(sizes.to_pylist(), ends["error"])
    ]
    made = {PLAYERS: lists, **{name: pa.array(texts, pa.string()) for name, texts in ends.items()}}
    columns = [made[one.name] if one.name in made else batch[one.name] for one in schema]
    return pa.RecordBatch.from_arrays(columns, schema=schema)


def _together(scored: Any, name: str, games: int) -> list[str | None]:
    """The texts of the rows of each game as one, without repeats."""
    found: list[dict[str, None]] = [{} for _ in range(games)]
    at = pc.indices_nonzero(pc.is_valid(scored[name]))
    numbers, texts = scored[GAME].take(at).to_pylist(), scored[name].take(at).to_pylist()
    for number, text in zip(numbers, texts):
        found[number][text] = None
    return ["; ".join(texts) or None for texts in found]
