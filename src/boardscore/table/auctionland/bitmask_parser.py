"""Parses many island texts at once into the kernel's bit masks, with NumPy.

Splits texts into words, and parses each different word once, with the readable parser.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np
import pyarrow.compute as pc

from boardscore.auctionland.fast import Masks, masks_of_tile
from boardscore.auctionland.model import Island, Tile
from boardscore.auctionland.notation import ISLAND_SPAN
from boardscore.core.errors import BoardscoreError

ENTRIES = len(Masks._fields)
WORDS = Masks._fields.index("inner_theme_parks")
"""The number of entries of a tile that are words; the others are numbers."""

_TILE, _EMPTY, _BREAK, _ODD = range(4)
_NOTHING = (0,) * ENTRIES
_SIGNS = {".": _EMPTY, "/": _BREAK}

_Tiles = Mapping[str, Tile] | None
"""The tiles of a pack by id, if there is a pack."""


def read(column: Any, tiles: _Tiles) -> tuple[Any, Any]:
    """The entries of each island, and which are plain.

    >>> import pyarrow
    >>> entries, plain = read(pyarrow.array(["B+p . / . T", "B / "]), None)
    >>> plain.tolist(), entries[0, :2].tolist(), entries[0, -3:].tolist()
    ([True, False], [33, 281479271743489], [1, 0, 0])
    """
    texts = pc.fill_null(column, "")
    in_one_line = pc.replace_substring(texts, "\n", " / ")
    parted = pc.ascii_split_whitespace(pc.ascii_trim_whitespace(in_one_line))
    coded = pc.dictionary_encode(parted.flatten())
    known = [_word(word, tiles) for word in coded.dictionary.to_pylist()]
    codes = coded.indices.to_numpy(zero_copy_only=False)
    signs = np.array([sign for sign, _ in known], dtype=np.uint8)[codes]
    offsets = parted.offsets.to_numpy()
    of_row, places, plain = _places(signs, np.diff(offsets))
    plain &= ~pc.match_substring(texts, "\r").to_numpy(zero_copy_only=False)
    laid = np.flatnonzero((signs == _TILE) & plain[of_row])
    table = np.array([entries for _, entries in known], dtype=np.uint64).reshape(-1, ENTRIES)
    return _together(table[codes[laid]], of_row[laid], places[laid], len(plain)), plain


def _word(word: str, tiles: _Tiles) -> tuple[int, tuple[int, ...]]:
    """The kind of a word in an island, and the entries of its tile, if it is one."""
    if word in _SIGNS:
        return _SIGNS[word], _NOTHING
    if not word.startswith("#"):
        return _plain_tile(word)
    try:
        rows = Island.parse(word, tiles).rows
    except BoardscoreError:
        return _ODD, _NOTHING
    return _entries(rows[0][0] if len(rows[0]) == 1 else None)


@lru_cache(maxsize=1 << 15)
def _plain_tile(word: str) -> tuple[int, tuple[int, ...]]:
    """The tile of a word, cached: batches repeat few different words."""
    try:
        return _entries(Tile.parse(word))
    except BoardscoreError:
        return _ODD, _NOTHING


def _entries(tile: Tile | None) -> tuple[int, tuple[int, ...]]:
    return (_ODD, _NOTHING) if tile is None else (_TILE, masks_of_tile(tile))


def _places(signs: Any, sizes: Any) -> tuple[Any, Any, Any]:
    """The row of the table and the place on the island of each word, and which rows are plain."""
    rows = len(sizes)
    of_row = np.repeat(np.arange(rows), sizes)
    begins = np.zeros(len(signs) + 1, dtype=bool)
    begins[np.cumsum(sizes) - sizes] = True
    starts = np.flatnonzero((begins[:-1] & (sizes.sum() > 0)) | (signs == _BREAK))
    of_line = np.cumsum((begins[:-1]) | (signs == _BREAK)) - 1
    firsts = starts + (signs[starts] == _BREAK)
    columns = np.arange(len(signs)) - firsts[of_line]
    widths = np.bincount(of_line, signs != _BREAK, minlength=len(starts)).astype(np.int64)
    row_of_line = of_row[starts]
    lines = np.bincount(row_of_line, minlength=rows)
    first_line = np.cumsum(lines) - lines
    width = widths[np.minimum(first_line, max(0, len(widths) - 1))] if len(widths) else lines
    plain = (lines >= 1) & (lines <= ISLAND_SPAN) & (width >= 1) & (width <= ISLAND_SPAN)
    plain[row_of_line[widths != width[row_of_line]]] = False
    plain[of_row[signs == _ODD]] = False
    plain[of_row[begins[:-1] & (signs == _BREAK)]] = False
    line_of_row = of_line - first_line[of_row]
    return of_row, ISLAND_SPAN * line_of_row + columns, plain


def _together(entries: Any, of_row: Any, places: Any, rows: int) -> Any:
    """The entries of the islands made of these tiles, each at its place."""
    found: Any = np.zeros((rows, ENTRIES), dtype=np.uint64)
    if not len(entries):
        return found
    firsts = np.flatnonzero(np.diff(of_row, prepend=-1))
    moved = entries[:, :WORDS] << places.astype(np.uint64)[:, None]
    found[of_row[firsts], :WORDS] = np.bitwise_or.reduceat(moved, firsts, axis=0)
    found[of_row[firsts], WORDS:] = np.add.reduceat(entries[:, WORDS:], firsts, axis=0)
    return found
