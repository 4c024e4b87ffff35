"""Generates sample tables: random positions, or games played to the end."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pyarrow as pa

from boardscore.core import value_checks
from boardscore.games import AnyState, deal, game, play
from boardscore.packs import demo_pack
from boardscore.table.game_columns import columns

_BATCH = 20_000
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
    batches = _batches(games, rows)
    first = next(batches)
    return pa.RecordBatchReader.from_batches(first.schema, _first_and(first, batches))


def _first_and(first: Any, batches: Iterator[Any]) -> Iterator[Any]:
    yield first
    yield from (batch.cast(first.schema) for batch in batches)


def _batches(games: Iterator[list[dict[str, Any]]], rows: int) -> Iterator[Any]:
    """Batches of whole games, except for the last one."""
    numbers = count()
    made = 0
    while made < rows:
        batch: list[dict[str, Any]] = []
        while len(batch) < min(_BATCH, rows - made):
            number = next(numbers)
            batch += ({GROUP: number, **row} for row in next(games))
        batch = batch[: rows - made]
        made += len(batch)
        yield pa.RecordBatch.from_pylist(batch)


def _played(name: str, rng: Random) -> list[dict[str, Any]]:
    """The players of a game played to its end with random moves."""
    few, most = game(name).players
    players = [f"Player {seat + 1}" for seat in range(rng.randint(few, most))]
    state: AnyState = play(name).start(players, demo_pack(name))
    while not state.is_over:
        moves = list(state.legal_moves())
        state = state.play(rng.choice(moves) if moves else deal(state, rng))
    rows: list[dict[str, Any]] = columns(name).rows_of(state.position)
    return rows
