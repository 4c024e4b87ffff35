"""Tables with one row for each game: splits lists of players and joins them again."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as kinds

from boardscore.core.errors import Problem, TableError
from boardscore.core.messages import Message
from boardscore.core.value_checks import show_value
from boardscore.table.arrow_values import is_list
from boardscore.table.game_columns import (
    ENDING,
    GAME,
    PLAYERS,
    repeated_names,
    taken_names,
)
from boardscore.table.odd_values import ODD, read_odd


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
