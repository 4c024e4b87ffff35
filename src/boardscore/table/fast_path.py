"""The fast path for a batch: it fills in what arrays can score and leaves the rest."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyarrow as pa

from boardscore.core.ranking import TiesBelowFirst
from boardscore.core.value_checks import name as check_name
from boardscore.core.value_checks import tidy_name
from boardscore.games import game
from boardscore.table import array_scoring
from boardscore.table.array_scoring import UNKNOWN, Array, ScoredRows
from boardscore.table.arrow_values import values
from boardscore.table.game_batches import Games
from boardscore.table.game_columns import CHECKED, ODD, Shape
from boardscore.table.slow_path import LARGEST, Rules, TableRow, sentence


class Written:
    """The output columns while they are filled: numbers and texts, all unknown at first."""

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
    columns = {name: array_scoring.without_views(batch[name]) for name in shape.read}
    found = offered(columns, games, rules, array_scoring.engine_used(engine, compiles=True))
    most = game(rules.game).players[1]
    places, ranks = _placed(found, games, most, rules)
    numbers = {**found.numbers, "rank": ranks}
    taken = found.taken & _are_good(batch, games, most)
    for each in numbers.values():
        if each.max() > LARGEST:
            taken &= each <= LARGEST
    is_left = games.any(~taken | (places.needed & _is_shared(rules)))
    written.put_all(~is_left, numbers)
    written.put_missing(~is_left, {**found.missing, found.tie_key: places.needed})
    return is_left[games.starts[:-1]]


def _placed(
    found: ScoredRows, games: Games, most: int, rules: Rules
) -> tuple[array_scoring.Places, Array]:
    total = found.numbers["total"]
    places = array_scoring.places(games, most, total, found.tie_breakers)
    if not _is_shared(rules):
        return places, places.ranks
    return places, array_scoring.shared_below_first(games, most, total, places)


def _is_shared(rules: Rules) -> bool:
    """Whether equal points share the places below the first; false without this ruling."""
    return rules.ruling("ties_below_first") == TiesBelowFirst.SHARED.value


def _are_good(batch: Any, games: Games, most: int) -> Array:
    """Which rows the fast path can take: in games of few rows, with different seats and names."""
    good = np.repeat(games.sizes <= most, games.sizes)
    if ODD in batch.schema.names:
        good &= ~array_scoring.are_there(batch[ODD], batch.num_rows)
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
        numbers = array_scoring.by_value(column, len(column), number)
    except pa.ArrowNotImplementedError:
        numbers = np.array([UNKNOWN if one is None else number(one) for one in values(column)])
    different = numbers != _ODD_NAME
    for earlier, later, same in array_scoring.neighbours(games, most):
        is_equal = same & (numbers[earlier] == numbers[later]) & (numbers[earlier] != UNKNOWN)
        different[later] &= ~is_equal
    return different
