"""Scores tables: `score` takes a stream of batches, `score_batch` one batch."""

from collections.abc import Iterator, Mapping
from typing import Any

import pyarrow as pa
from attrs import field, frozen

from boardscore.core import value_checks
from boardscore.core.errors import Problem, TableError
from boardscore.core.messages import LANGUAGES, Message
from boardscore.core.rendering import in_brackets
from boardscore.core.rulings import unknown_value
from boardscore.table import game_columns
from boardscore.table.array_scoring import Written, score_fast
from boardscore.table.arrow_values import ODD, check_batch, check_batches
from boardscore.table.arrow_values import rows as rows_of
from boardscore.table.game_batches import Games, gather_games
from boardscore.table.game_columns import CHECKED, GAME, Shape, columns
from boardscore.table.row_scoring import Rules, read_rows, sentence

ENGINES = ("auto", "numba", "numpy", "python")
"""The engines: the fastest that is installed, or a named one."""


_TEXT_OR_NONE = value_checks.optional(value_checks.instance(str))


@frozen(kw_only=True, slots=False)
class Scorer:
    """All settings for scoring a table; can be pickled for other processes.

    Raises `BoardscoreError` for invalid rulings, score tables or packs.
    """

    game: str
    """The game."""
    group: str | None = None
    """The column that tells games apart; without it every row is a game."""
    tables: Mapping[str, Any] | None = None
    """The score tables, in the shape of a position."""
    rulings: Mapping[str, Any] | None = None
    """The rulings, in the shape of a position."""
    pack: Any = None
    """The pack for names in the table: a path, `"demo"`, a dict, or the pack itself."""
    engine: str = "auto"
    """One of `ENGINES`."""
    lang: str = "en"
    """The language of the errors."""
    rules: Rules = field(init=False)
    """The parsed settings."""

    @rules.default
    def _read(self) -> Rules:
        value_checks.require(_TEXT_OR_NONE, self.group, "group")
        if not isinstance(self.engine, str) or self.engine not in ENGINES:
            raise TableError(Problem(unknown_value(self.engine, ENGINES), ("engine",)))
        if not isinstance(self.lang, str) or self.lang not in LANGUAGES:
            raise TableError(Problem(unknown_value(self.lang, LANGUAGES), ("lang",)))
        return Rules.of(self.game, self.pack, self.rulings, self.tables)

    def __repr__(self) -> str:
        return in_brackets(f"Scorer of {self.game}")

    def schema(self, schema: Any) -> Any:
        """The output columns for tables with this schema; raises `TableError` if it is invalid."""
        if game_columns.is_nested(schema):
            return game_columns.nested_schema(
                schema, self._flat(game_columns.players_schema(schema)).schema
            )
        return self._shape(schema).schema

    def scored(self, batch: Any, first: int = 0) -> Any:
        """The scores of a batch of whole games; `first` is the number of its first row, from 0."""
        schema = self.schema(batch.schema)
        if not game_columns.is_nested(batch.schema):
            return self._scored(batch, self._shape(batch.schema), first)
        players = game_columns.split_games(batch)
        scored = self._scored(players, self._flat(players.schema), first)
        return game_columns.join_games(
            batch, scored, schema, self._errors_without_players(batch, first)
        )

    def _errors_without_players(self, batch: Any, first: int) -> Iterator[str]:
        """The errors of the games without players, in order."""
        for row, odd in game_columns.games_without_players(batch):
            message = Message("error.nobody") if odd is None else Message("error.no_row", got=odd)
            yield sentence([Problem(message)], first + row, self.lang)

    def _shape(self, schema: Any) -> Shape:
        return Shape.of(schema, columns(self.game), self.group)

    def _flat(self, schema: Any) -> Shape:
        return Shape.of(schema, columns(self.game), GAME)

    def _scored(self, batch: Any, shape: Shape, first: int) -> Any:
        games = Games.of(None if shape.group is None else batch[shape.group], batch.num_rows)
        written = Written(shape, batch.num_rows, self.lang)
        # In a nested table, errors name the row of the game.
        numbers = batch[GAME].to_pylist() if shape.group == GAME else None
        wanted = {*shape.read, *CHECKED, ODD}
        values = batch.select([name for name in batch.schema.names if name in wanted])
        left = score_fast(batch, shape, self.rules, games, self.engine, written)
        for start, end in games.bounds(left):
            rows = read_rows(self.rules, rows_of(values.slice(start, end - start)))
            for seat, row in enumerate(rows):
                at = start + seat
                number, inside = (at, ()) if numbers is None else (numbers[at], ("players", seat))
                written.put(at, row, first + number, inside)
        carried = [batch[one.name] for one in shape.carried]
        return pa.RecordBatch.from_arrays([*carried, *written.arrays()], schema=shape.schema)


def score(  # noqa: PLR0913  (each says one thing of all positions)
    data: Any,
    game: str,
    *,
    group: str | None = None,
    tables: Mapping[str, Any] | None = None,
    rulings: Mapping[str, Any] | None = None,
    engine: str = "auto",
    pack: Any = None,
    lang: str = "en",
) -> Any:
    """The scores of a table, batch by batch: a `pyarrow.RecordBatchReader`.

    `data` is anything with `__arrow_c_stream__`, such as a table of pyarrow, polars, pandas or
    duckdb, with a row for each player or for each game; `docs/tables.md` has the columns. The rows
    of a game are adjacent and share a value of the column `group`. The column `error` has the
    mistakes of each row.

    >>> table = pa.table({"game": [1, 1], "pier": ["H..Q/....", "Q.../Q..A"]})
    >>> scored = score(table, "pier18", group="game").read_all()
    >>> scored["total"].to_pylist(), scored["rank"].to_pylist()
    ([2, 2], [2, 1])

    Raises `TableError` if a column is missing or of a wrong type, and `PositionError` for
    rulings, score tables or packs that cannot be.
    """
    if not hasattr(data, "__arrow_c_stream__"):
        raise TableError(Problem(Message("error.no_table", got=type(data).__name__)))
    scorer = Scorer(
        game=game,
        group=group,
        tables=tables,
        rulings=rulings,
        engine=engine,
        pack=pack,
        lang=lang,
    )
    reader = _reader(data)
    game_columns.check_schema(reader.schema)
    schema = scorer.schema(reader.schema)
    return pa.RecordBatchReader.from_batches(schema, _scored_batches(reader, scorer))


def _reader(data: Any) -> Any:
    """The batches of a table; raises `TableError` for types that pyarrow does not have."""
    try:
        return pa.RecordBatchReader.from_stream(data)
    except (pa.ArrowInvalid, pa.ArrowNotImplementedError) as error:
        columns = tuple(_unsupported_columns(data))
        message = Message("error.columns_unsupported", columns=columns)
        if not columns:
            message = Message("error.table_unsupported", why=str(error))
        raise TableError(Problem(message)) from None


def _unsupported_columns(data: Any) -> Iterator[str]:
    """The columns of a data frame whose types pyarrow does not have."""
    for name in getattr(data, "columns", ()):
        try:
            pa.RecordBatchReader.from_stream(data[[name]])
        except (pa.ArrowInvalid, pa.ArrowNotImplementedError):
            yield name


def _scored_batches(reader: Any, scorer: Scorer) -> Iterator[Any]:
    first, group = 0, None if game_columns.is_nested(reader.schema) else scorer.group
    for batch in gather_games(check_batches(reader), group):
        yield scorer.scored(batch, first)
        first += batch.num_rows


def score_batch(  # noqa: PLR0913  (as above)
    batch: Any,
    game: str,
    *,
    group: str | None = None,
    tables: Mapping[str, Any] | None = None,
    rulings: Mapping[str, Any] | None = None,
    engine: str = "auto",
    pack: Any = None,
    lang: str = "en",
    first: int = 0,
) -> Any:
    """The scores of one `pyarrow.RecordBatch` of whole games, as another batch; a pure function.

    `first` is the number of its first row in the whole table, from 0: errors name rows.

    >>> batch = pa.record_batch({"pier": ["H..Q/....", "H..X/...."]})
    >>> scored = score_batch(batch, "pier18")
    >>> scored["total"].to_pylist()
    [2, None]
    >>> scored["error"][1].as_py()
    "row 2: pier: unknown symbol 'X' (U+0058) in column 4 of the upper side; known: S Q H A . \
[pier18.pier]"

    Raises as `score` does.
    """
    scorer = Scorer(
        game=game,
        group=group,
        tables=tables,
        rulings=rulings,
        engine=engine,
        pack=pack,
        lang=lang,
    )
    if not isinstance(batch, pa.RecordBatch):
        raise TableError(Problem(Message("error.no_batch", got=type(batch).__name__)))
    game_columns.check_schema(batch.schema)
    check_batch(batch)
    value_checks.require(value_checks.whole(), first, "first")
    return scorer.scored(batch, first)
