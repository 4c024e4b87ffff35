"""Scores many rows at once as arrays, for any game."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as kinds
from attrs import frozen

from boardscore.core.optional_dependencies import is_here, require
from boardscore.table.arrow_values import values
from boardscore.table.game_batches import Games

Array = Any
"""A numpy array with an entry for each row."""

UNKNOWN = -1
"""The value of an unknown number; no number of a game is negative."""


@frozen(kw_only=True, eq=False)
class ScoredRows:
    """The output of the fast path; the numbers of rows that it leaves are meaningless."""

    taken: Array
    """Which rows the fast path takes: plain ones, without mistakes."""
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


def engine_used(wanted: str, compiles: bool) -> str:
    """The engine that scores arrays; raises `MissingExtraError` for one that is not installed."""
    if wanted == "numba":
        require("fast", "numba")
    if wanted != "auto":
        return wanted
    return "numba" if compiles and is_here("numba") else "numpy"


# Columns as arrays


def texts(column: Any) -> tuple[Array, Array, Array]:
    """The bytes of a column of texts as an array, with the starts and the ends of the texts.

    >>> starts, ends, data = texts(pa.array(["ab", None, "c"]))
    >>> starts.tolist(), ends.tolist(), bytes(data)
    ([0, 2, 2], [2, 2, 3], b'abc')
    """
    if not (kinds.is_large_string(column.type) or kinds.is_string(column.type)):
        column = column.cast(pa.large_string())
    if column.null_count:
        column = pc.fill_null(column, "")
    _, bounds, data = column.buffers()
    kind = np.int64 if kinds.is_large_string(column.type) else np.int32
    offsets = np.frombuffer(bounds, kind)[column.offset : column.offset + len(column) + 1]
    letters = np.frombuffer(data or b"", np.uint8)
    return offsets[:-1].astype(np.int64), offsets[1:].astype(np.int64), letters


def without_views(column: Any) -> Any:
    """The column; string views in a dictionary, which Arrow cannot look up, become strings."""
    if not (kinds.is_dictionary(column.type) and kinds.is_string_view(column.type.value_type)):
        return column
    words = column.dictionary.cast(pa.large_string())
    return pa.DictionaryArray.from_arrays(column.indices, words)


def lines(column: Any, breaks: str) -> Any:
    """A column of texts, or of lists of lines, as texts; accepts every Arrow type for them.

    No line of a list may match `breaks`, a regular expression: it would become two lines. Such a
    line becomes one that no game can read.

    >>> lines(pa.array([["S.", ".."], None, ["S\\n."]], pa.list_(pa.string())), "\\n").to_pylist()
    ['S.\\n..', None, '?']
    """
    if not kinds.is_nested(column.type):
        return column.cast(pa.large_string())
    parts = _parts(column)
    whole = pc.if_else(pc.match_substring_regex(parts, breaks), "?", parts)
    return pc.binary_join(_lists(column, whole), "\n")


def words(column: Any) -> tuple[Array, Array, list[str | None]]:
    """The number of each word in texts or lists of words, how many words each row has, and the
    different words; accepts every Arrow type for them.

    >>> numbers, sizes, different = words(pa.array(["7 3+1 7", None, "3+1"]))
    >>> numbers.tolist(), sizes.tolist(), different
    ([0, 1, 0, 1], [3, 0, 1], ['7', '3+1', None])
    """
    if kinds.is_nested(column.type):
        listed = _lists(column, _parts(column))
    else:
        texts = column.cast(pa.large_string())
        listed = pc.ascii_split_whitespace(pc.ascii_trim_whitespace(texts))
    coded = pc.dictionary_encode(listed.flatten())
    different = [*coded.dictionary.to_pylist(), None]
    numbers = wholes(coded.indices, len(coded), len(different) - 1)
    return numbers, wholes(pc.list_value_length(listed), len(column), 0), different


def _parts(column: Any) -> Any:
    """The texts in an Arrow column of lists, one after another."""
    return pc.list_flatten(column).cast(pa.string())


def _lists(column: Any, parts: Any) -> Any:
    """An Arrow column of lists, of any type, as large lists with these texts."""
    sizes = pc.fill_null(pc.list_value_length(column), 0).cast(pa.int64())
    ends = pa.concat_arrays([pa.array([0]), pc.cumulative_sum(sizes)])
    return pa.LargeListArray.from_arrays(ends, parts, mask=column.is_null())


def wholes(column: Any | None, rows: int, unknown: int = UNKNOWN) -> Array:
    """The whole numbers of a column as an array; nulls and missing columns are `unknown`."""
    if column is None or kinds.is_null(column.type):
        return np.full(rows, unknown, dtype=np.int64)
    return pc.fill_null(column.cast(pa.int64(), safe=False), unknown).to_numpy(zero_copy_only=False)


def truths(column: Any | None, rows: int) -> Array:
    """A mask of the rows that are true; nulls and missing columns are false."""
    if column is None or kinds.is_null(column.type):
        return np.zeros(rows, dtype=bool)
    return pc.fill_null(column, False).to_numpy(zero_copy_only=False)


def by_value(column: Any | None, rows: int, number: Callable[[Any], int]) -> Array:
    """An array with a number for each value, computed once per value; nulls are `UNKNOWN`."""
    if column is None or kinds.is_null(column.type):
        return np.full(rows, UNKNOWN, dtype=np.int64)
    coded = column if kinds.is_dictionary(column.type) else pc.dictionary_encode(column)
    numbers = np.array([*map(number, values(coded.dictionary)), UNKNOWN], dtype=np.int64)
    return numbers[wholes(coded.indices, rows, len(numbers) - 1)]


def are_there(column: Any | None, rows: int) -> Array:
    """A mask of the rows with a value."""
    if column is None:
        return np.zeros(rows, dtype=bool)
    return column.is_valid().to_numpy(zero_copy_only=False)


# Places


def neighbours(games: Games, most: int) -> Iterator[tuple[slice, slice, Array]]:
    """All pairs of rows in games of up to `most` rows, as slices, with a mask of the true pairs."""
    of_rows = games.of_rows
    for apart in range(1, most):
        earlier, later = slice(None, -apart), slice(apart, None)
        same = of_rows[earlier] == of_rows[later]
        if same.any():
            yield earlier, later, same


def more_than(games: Games, most: int, numbers: Array) -> Array:
    """For each row in arrays of games, the number of rows of its game with a higher number."""
    ahead: Array = np.zeros(len(numbers), dtype=np.int64)
    for earlier, later, same in neighbours(games, most):
        ahead[earlier] += same & (numbers[later] > numbers[earlier])
        ahead[later] += same & (numbers[earlier] > numbers[later])
    return ahead


@frozen(eq=False)
class Places:
    """The places of rows in their games."""

    ranks: Array
    """The places; `UNKNOWN` for unknown ones."""
    needed: Array
    """The rows whose last tie breaker is needed and unknown."""


def places(games: Games, most: int, total: Array, tie_breakers: tuple[Array, ...]) -> Places:
    """Arrays of places by totals and tie breakers; only the last tie breaker may be unknown.

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
