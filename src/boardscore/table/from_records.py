"""Turns the results of game records into tables."""

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import pyarrow as pa

from boardscore.core import value_checks
from boardscore.core.errors import BoardscoreError, Problem, TableError
from boardscore.core.messages import Message, require_language
from boardscore.games import game_of
from boardscore.records import Record, read_record
from boardscore.table.game_columns import columns
from boardscore.table.slow_path import missing_of, sentence
from boardscore.table.table_columns import ENDING

_BATCH = 1000
"""The number of records in a batch."""

AnyRecord = str | os.PathLike[str] | Record | Sequence[Any]
"""A record: its file, its lines as dicts, or a `Record`."""


def results(records: Iterable[AnyRecord], game: str, *, lang: str = "en") -> Any:
    """The results of records of a game, a row for each player: a `pyarrow.RecordBatchReader`.

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
    """An iterator over the records; raises `TableError` for anything that is not iterable."""
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
        if number % _BATCH == _BATCH - 1:
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
