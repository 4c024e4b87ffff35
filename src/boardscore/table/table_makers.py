"""Makes tables: the results of game records, and samples of random positions and games."""

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from random import Random
from typing import Any

import pyarrow as pa

from boardscore.core import value_checks
from boardscore.core.errors import BoardscoreError, Problem, TableError
from boardscore.core.messages import Message, require_language
from boardscore.games import AnyState, deal, game, game_of, play
from boardscore.packs import demo_pack
from boardscore.records import Record, read_record
from boardscore.table.game_columns import ENDING, columns
from boardscore.table.row_scoring import missing_of, sentence

_RECORDS_AT_ONCE = 1000
"""The number of records in a batch."""

AnyRecord = str | os.PathLike[str] | Record | Sequence[Any]
"""A record: its file, its lines as dicts, or a `Record`."""


def results(records: Iterable[AnyRecord], game: str, *, lang: str = "en") -> Any:
    """The results of a game's records, a row for each player: a `pyarrow.RecordBatchReader`.

    The columns are `record`, the number of the record from 0, `seat`, `name`, and the columns that
    `boardscore.table.score` writes. A record that breaks a rule, has not ended or is of another
    game is one row with an `error` that names it, counted from 1. Plans in plain words count as
    judged in the record.

    >>> results([], "pier18").schema.names[:4]
    ['record', 'seat', 'name', 'poets']

    Raises `TableError` for a game that has no tables.
    """
    require_language(lang)
    wanted = _all_of(records)
    numbers = ((name, pa.int32()) for name in columns(game).all_written)
    fields = [("record", pa.int64()), ("seat", pa.int32()), ("name", pa.string()), *numbers]
    schema = pa.schema([pa.field(name, kind) for name, kind in fields] + list(ENDING))
    return pa.RecordBatchReader.from_batches(schema, _batches(wanted, game, lang, schema))


def _all_of(records: object) -> Iterator[AnyRecord]:
    """The records for a table as an iterator; raises `TableError` for what is not iterable."""
    try:
        if isinstance(records, Iterable) and not isinstance(records, str | bytes | Mapping):
            return iter(records)
    except TypeError:
        pass
    raise TableError(Problem(value_checks.wrong_argument("records", records), ("records",)))


def _batches(records: Iterable[AnyRecord], game: str, lang: str, schema: Any) -> Iterator[Any]:
    rows: list[dict[str, Any]] = []
    for number, record in enumerate(records):
        rows += _rows(record, number, game, lang)
        if number % _RECORDS_AT_ONCE == _RECORDS_AT_ONCE - 1:
            yield pa.RecordBatch.from_pylist(rows, schema)
            rows = []
    if rows:
        yield pa.RecordBatch.from_pylist(rows, schema)


def _rows(record: AnyRecord, number: int, name: str, lang: str) -> list[dict[str, Any]]:
    try:
        result = _result(record, name)
    except BoardscoreError as error:
        return [{"record": number, "error": sentence(error.problems, number, lang)}]
    ranks = result.ranks
    return [
        {
            "record": number,
            "seat": seat,
            "name": one.name,
            **columns(name).numbers(one),
            "total": one.total,
            "rank": ranks[seat],
            "missing": missing_of(result, seat),
        }
        for seat, one in enumerate(result.players)
    ]


def _result(record: AnyRecord, name: str) -> Any:
    read = record if isinstance(record, Record) else read_record(record)
    if game_of(read.start) != name:
        message = Message("error.record_of_other_game", game=game_of(read.start))
        raise TableError(Problem(message))
    read.require_whole()
    return read.result()


_ROWS_AT_ONCE = 20_000
"""The approximate number of rows generated at once."""

GROUP = "game"
"""The group column of a sample table."""


def sample(name: str, rows: int, *, seed: int = 0, played: bool = False) -> Any:
    """A sample table of a game, as a `pyarrow.RecordBatchReader`; its `game` is the group.

    The same arguments give the same table. With `played`, the rows come from games with the
    demonstration pack and random moves instead of random positions, which takes far longer. The
    last game may be cut.

    >>> sample("pier18", 4).read_all()["game"].to_pylist()
    [0, 0, 0, 1]

    Raises `TableError` for a game that has no tables, `ModelError` for less than one row.
    """
    value_checks.require(value_checks.whole(1), rows, "rows")
    value_checks.require(value_checks.seed, seed, "seed")
    value_checks.require(value_checks.boolean, played, "played")
    drawn = columns(name).drawn
    rng = Random(f"{name} {seed}")
    games = (_played(name, rng) if played else drawn(rng) for _ in count())
    batches = _drawn_batches(games, rows)
    first = next(batches)
    return pa.RecordBatchReader.from_batches(first.schema, _first_and(first, batches))


def _first_and(first: Any, batches: Iterator[Any]) -> Iterator[Any]:
    yield first
    yield from (batch.cast(first.schema) for batch in batches)


def _drawn_batches(games: Iterator[list[dict[str, Any]]], rows: int) -> Iterator[Any]:
    """Batches of whole games for a sample, except for the last one."""
    numbers = count()
    made = 0
    while made < rows:
        batch: list[dict[str, Any]] = []
        while len(batch) < min(_ROWS_AT_ONCE, rows - made):
            number = next(numbers)
            batch += ({GROUP: number, **row} for row in next(games))
        batch = batch[: rows - made]
        made += len(batch)
        yield pa.RecordBatch.from_pylist(batch)


def _played(name: str, rng: Random) -> list[dict[str, Any]]:
    """The players of a random game for a sample, played to its end."""
    few, most = game(name).players
    players = [f"Player {seat + 1}" for seat in range(rng.randint(few, most))]
    state: AnyState = play(name).start(players, demo_pack(name))
    while not state.is_over:
        moves = list(state.legal_moves())
        state = state.play(rng.choice(moves) if moves else deal(state, rng))
    rows: list[dict[str, Any]] = columns(name).rows_of(state.position)
    return rows
