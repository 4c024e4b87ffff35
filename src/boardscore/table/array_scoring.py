"""Scores the games of a batch as arrays, as far as possible, and leaves the rest."""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import pyarrow as pa
from attrs import frozen

from boardscore.core.optional_dependencies import is_here, require
from boardscore.core.ranking import TiesBelowFirst
from boardscore.core.value_checks import name as check_name
from boardscore.core.value_checks import tidy_name
from boardscore.games import game
from boardscore.table import arrow_values
from boardscore.table.arrow_values import ODD, UNKNOWN, Array, values
from boardscore.table.game_batches import Games
from boardscore.table.game_columns import CHECKED, ScoredRows, Shape
from boardscore.table.row_scoring import LARGEST, Rules, TableRow, sentence


def engine_used(wanted: str, compiles: bool) -> str:
    """The engine that scores arrays; raises `MissingExtraError` for one that is not installed."""
    if wanted == "numba":
        require("fast", "numba")
    if wanted != "auto":
        return wanted
    return "numba" if compiles and is_here("numba") else "numpy"


def neighbours(games: Games, most: int) -> Iterator[tuple[slice, slice, Array]]:
    """All pairs of rows in games of up to `most` rows, as slices, with a mask of the true pairs."""
    of_rows = games.of_rows
    for apart in range(1, most):
        earlier, later = slice(None, -apart), slice(apart, None)
        same = of_rows[earlier] == of_rows[later]
        if same.any():
            yield earlier, later, same


def more_than(games: Games, most: int, numbers: Array) -> Array:
    """An array by row: the number of rows of the same game with a higher number."""
    ahead: Array = np.zeros(len(numbers), dtype=np.int64)
    for earlier, later, same in neighbours(games, most):
        ahead[earlier] += same & (numbers[later] > numbers[earlier])
        ahead[later] += same & (numbers[earlier] > numbers[later])
    return ahead


@frozen(eq=False)
class Places:
    """The places of rows in their games, as arrays."""

    ranks: Array
    """The places; `UNKNOWN` for unknown ones."""
    needed: Array
    """The rows whose last tie breaker is needed and unknown."""


def places(games: Games, most: int, total: Array, tie_breakers: tuple[Array, ...]) -> Places:
    """The places as arrays, by totals and tie breakers; only the last tie breaker may be unknown.

    A place is unknown if any player may be ahead or behind.
    """
    *first, last = tie_breakers
    key = total
    for marks in first:
        key = key * (int(marks.max(initial=0)) + 1) + marks
    highest = np.where(last == UNKNOWN, np.iinfo(np.int64).max, last)
    surely, maybe = np.zeros_like(key), np.zeros_like(key)
    equals: Array = np.zeros(len(key), dtype=bool)
    for earlier, later, same in neighbours(games, most):
        for one, other in ((earlier, later), (later, earlier)):
            equal = same & (key[other] == key[one])
            above = same & (key[other] > key[one])
            surely[one] += above | equal & (last[other] > highest[one])
            maybe[one] += above | equal & (highest[other] > last[one])
            equals[one] |= equal
    has_open_points = games.any(total == UNKNOWN)
    is_open = has_open_points | (surely != maybe)
    needed = equals & (last == UNKNOWN) & ~has_open_points
    return Places(np.where(is_open, UNKNOWN, surely + 1), needed)


def shared_below_first(games: Games, most: int, total: Array, found: Places) -> Array:
    """An array of places, shared for equal points below the first; tie breakers must be known."""
    winners = games.sum(found.ranks == 1)
    ahead = more_than(games, most, total)
    shared = 1 + np.where(ahead == 0, winners, ahead)
    return np.where((found.ranks == 1) | (found.ranks == UNKNOWN), found.ranks, shared)


class Written:
    """The output columns as arrays while they are filled: numbers and texts, unknown at first."""

    def __init__(self, shape: Shape, rows: int, lang: str) -> None:
        self._rows, self._lang = rows, lang
        names = shape.columns.all_written
        self._numbers: dict[str, Array] = {name: np.zeros(rows, np.int32) for name in names}
        self._known: dict[str, Array] = {name: np.zeros(rows, dtype=bool) for name in names}
        self._missing: Array = None
        self._texts: dict[str, dict[int, str]] = {"missing": {}, "error": {}}

    def put_all(self, rows: Array, numbers: Mapping[str, Array]) -> None:
        """Fills in the numbers of some of the rows."""
        for name, found in numbers.items():
            self._numbers[name] = found.astype(np.int32)
            self._known[name] = rows & (found != UNKNOWN)

    def put_missing(self, rows: Array, missing: Mapping[str, Array]) -> None:
        """Fills in the names of missing values in some of the rows."""
        code = sum((1 << bit) * (rows & where) for bit, where in enumerate(missing.values()))
        if not np.any(code):
            return
        said = [
            ", ".join(what for bit, what in enumerate(missing) if number >> bit & 1) or None
            for number in range(1 << len(missing))
        ]
        self._missing = np.array(said, dtype=object)[code]

    def put(self, at: int, row: TableRow, number: int, inside: tuple[str | int, ...]) -> None:
        """Fills in a row; errors name it by number, from 0, and by the path inside that row."""
        for name, value in row.numbers.items():
            if value is not None:
                self._numbers[name][at] = value
                self._known[name][at] = True
        if row.missing:
            self._texts["missing"][at] = row.missing
        if row.problems:
            problems = [problem.under(*inside) for problem in row.problems]
            self._texts["error"][at] = sentence(problems, number, self._lang)

    def arrays(self) -> list[Any]:
        """The columns, in output order."""
        numbers = (
            pa.array(self._numbers[name], mask=None if known.all() else ~known)
            for name, known in self._known.items()
        )
        return [*numbers, self._text("missing", self._missing), self._text("error", None)]

    def _text(self, name: str, begun: Array) -> Any:
        if begun is None and not self._texts[name]:
            return pa.nulls(self._rows, pa.string())
        whole = np.full(self._rows, None, dtype=object) if begun is None else begun
        for at, text in self._texts[name].items():
            whole[at] = text
        return pa.array(whole, pa.string())


_DEFAULT_NAME = "Player "
"""The beginning of default player names."""

_ODD_NAME = -2


def score_fast(  # noqa: PLR0913, PLR0917  (a batch, how it is read, and where it goes)
    batch: Any, shape: Shape, rules: Rules, games: Games, engine: str, written: Written
) -> Array:
    """Fills in the games that arrays can score; returns which games are left."""
    offered = shape.columns.fast
    if offered is None or engine == "python" or not batch.num_rows:
        return np.ones(len(games.sizes), dtype=bool)
    columns = {name: arrow_values.without_views(batch[name]) for name in shape.read}
    found = offered(columns, games, rules, engine_used(engine, compiles=True))
    most = game(rules.game).players[1]
    placed, ranks = _placed(found, games, most, rules)
    numbers = {**found.numbers, "rank": ranks}
    taken = found.taken & _are_good(batch, games, most)
    for each in numbers.values():
        if each.max() > LARGEST:
            taken &= each <= LARGEST
    is_left = games.any(~taken | (placed.needed & _is_shared(rules)))
    written.put_all(~is_left, numbers)
    written.put_missing(~is_left, {**found.missing, found.tie_key: placed.needed})
    return is_left[games.starts[:-1]]


def _placed(found: ScoredRows, games: Games, most: int, rules: Rules) -> tuple[Places, Array]:
    total = found.numbers["total"]
    placed = places(games, most, total, found.tie_breakers)
    if not _is_shared(rules):
        return placed, placed.ranks
    return placed, shared_below_first(games, most, total, placed)


def _is_shared(rules: Rules) -> bool:
    """Whether equal points share the places below the first; false without this ruling."""
    return rules.ruling("ties_below_first") == TiesBelowFirst.SHARED.value


def _are_good(batch: Any, games: Games, most: int) -> Array:
    """Which rows arrays can score: in games of few rows, with different seats and names."""
    good = np.repeat(games.sizes <= most, games.sizes)
    if ODD in batch.schema.names:
        good &= ~arrow_values.are_there(batch[ODD], batch.num_rows)
    for name in CHECKED:
        if name in batch.schema.names:
            good &= _all_different(batch[name], games, most, name)
    return good


def _all_different(column: Any, games: Games, most: int, name: str) -> Array:
    """Which rows of a batch have a value that is unique in its game and needs no further check."""
    seen: dict[Any, int] = {}

    def number(value: Any) -> int:
        if name == "name" and isinstance(value, str):
            value = tidy_name(value)
            if not value:
                return UNKNOWN
            if value.startswith(_DEFAULT_NAME) or check_name(value):
                return _ODD_NAME
        return seen.setdefault(repr(value), len(seen))

    try:
        numbers = arrow_values.by_value(column, len(column), number)
    except pa.ArrowNotImplementedError:
        numbers = np.array([UNKNOWN if one is None else number(one) for one in values(column)])
    different = numbers != _ODD_NAME
    for earlier, later, same in neighbours(games, most):
        is_equal = same & (numbers[earlier] == numbers[later]) & (numbers[earlier] != UNKNOWN)
        different[later] &= ~is_equal
    return different
