"""Parses many island texts at once into the kernel's bit masks, with NumPy.

Splits texts into words, and parses each different word once, with the readable parser.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
import pyarrow.compute as pc

from boardscore.auctionland.fast import Masks, masks_of_tile
from boardscore.auctionland.model import Pack, Tile
from boardscore.auctionland.notation import FULL, ISLAND_SPAN
from boardscore.core.errors import BoardscoreError
from boardscore.table import arrow_values

ENTRIES = len(Masks._fields)
WORDS = Masks._fields.index("inner_theme_parks")
"""The number of entries that are words: places, beaches, four each of theme parks, gardens, houses.
The others are numbers."""

_TURNS = range(4)


def entries_of(tile: Tile) -> bytes:
    """The bit masks of a parsed tile as entries of an array, each of 8 bytes.

    >>> np.frombuffer(entries_of(Tile.parse("-/GG+m")), np.uint64)[-6:].tolist()
    [0, 2, 0, 0, 0, 1]
    """
    return np.array(masks_of_tile(tile), dtype=np.uint64).tobytes()


@lru_cache(maxsize=4)
def named_tiles(pack: Pack | None) -> dict[str, bytes]:
    """The entries of all tiles of a pack in all directions, by the word that is parsed for each.

    >>> from boardscore.packs import demo_pack
    >>> named = named_tiles(demo_pack("auctionland"))
    >>> named["#1"] == named["#1@2"] == entries_of(Tile.parse("B+p"))
    True
    """
    found = {}
    for name, tile in (pack.by_id if pack else {}).items():
        turned = [entries_of(tile.turned(quarters)) for quarters in _TURNS]
        found[f"#{name}"] = turned[0]
        found |= {f"#{name}@{quarters}": turned[quarters] for quarters in _TURNS}
    return found


@lru_cache(maxsize=4)
def trie(pack: Pack | None) -> tuple[Any, Any, Any]:
    """The words of a pack, to parse byte by byte.

    The first array has the next state for each state and byte, 0 for none; state 0 begins a word.
    The second has the number of the word that ends in each state, or -1; the third the entries.

    >>> steps, words, entries = trie(None)
    >>> steps.shape, words.tolist(), len(entries)
    ((1, 256), [-1], 0)
    """
    named = named_tiles(pack)
    steps, words = [[0] * 256], [-1]
    for number, word in enumerate(named):
        state = 0
        for letter in word.encode():
            if not steps[state][letter]:
                steps[state][letter] = len(steps)
                steps.append([0] * 256)
                words.append(-1)
            state = steps[state][letter]
        words[state] = number
    entries = np.frombuffer(b"".join(named.values()), np.uint64).reshape(-1, ENTRIES)
    return np.array(steps, dtype=np.int32), np.array(words, dtype=np.int32), entries


_TILE, _EMPTY, _BREAK, _ODD = range(4)
_SIGNS = {".": _EMPTY, "/": _BREAK, "": _ODD}

_ROWS_AT_ONCE = 2048
"""The number of islands whose entries fit into a fast cache of the processor."""


def read(column: Any, pack: Pack | None) -> tuple[Any, Any, Any]:
    """The words and the numbers parsed from each island's text, and which islands are plain.

    >>> import pyarrow
    >>> words, numbers, plain = read(pyarrow.array(["B+p . / . T", "B / "]), None)
    >>> plain.tolist(), words[0, :2].tolist(), numbers[0].tolist()
    ([True, False], [33, 281479271743489], [0, 0, 0, 1, 0, 0])
    """
    codes, sizes, written = arrow_values.words(pc.replace_substring(column, "\n", " / "))
    parsed = b"".join(map(_parser(pack), written))
    table = np.frombuffer(parsed, np.uint64).reshape(len(written), -1)
    signs = table[:, 0].astype(np.uint8)[codes]
    of_row, places, plain = _places(signs, sizes)
    plain &= ~_have_other_ends(column)
    laid = np.flatnonzero((signs == _TILE) & np.repeat(plain, sizes))
    cells: Any = np.full((len(sizes), FULL), len(written) - 1)
    cells[of_row[laid], places[laid]] = codes[laid]
    return *_together(table[:, 1:], cells), plain


@lru_cache(maxsize=4)
def _parser(pack: Pack | None) -> Callable[[str | None], bytes]:
    """Parses a word to its kind and the entries of its tile, if any; batches repeat words."""
    named = named_tiles(pack)

    @lru_cache(maxsize=1 << 15)
    def parsed(word: str | None) -> bytes:
        kind, entries = _SIGNS.get(word or "", _TILE), bytes(8 * ENTRIES)
        if word and kind == _TILE:
            try:
                entries = named.get(word) or entries_of(Tile.parse(word))
            except BoardscoreError:
                kind = _ODD
        return np.uint64(kind).tobytes() + entries

    return parsed


def _have_other_ends(column: Any) -> Any:
    """Which texts have white space that ends a line for the readable parser, or that it refuses."""
    starts, ends, letters = arrow_values.texts(column)
    own = letters[starts[0] : ends[-1]].tobytes() if len(column) else b""
    if not any(end in own for end in (b"\r", b"\v", b"\f")):
        return np.zeros(len(column), dtype=bool)
    return arrow_values.truths(pc.match_substring_regex(column, r"[\r\v\f]"), len(column))


def _places(signs: Any, sizes: Any) -> tuple[Any, Any, Any]:
    """The row of the table and the place on the island of each word, and which rows are plain."""
    rows, is_break = len(sizes), signs == _BREAK
    of_row = np.repeat(np.arange(rows), sizes)
    begins = np.zeros(len(signs) + 1, dtype=bool)
    begins[np.cumsum(sizes) - sizes] = True
    starts = np.flatnonzero(begins[:-1] | is_break)
    sizes_of_lines = np.diff(starts, append=len(signs))
    firsts, widths = starts + is_break[starts], sizes_of_lines - is_break[starts]
    row_of_line = of_row[starts]
    lines = np.bincount(row_of_line, minlength=rows)
    first_line = np.cumsum(lines) - lines
    width = widths[np.minimum(first_line, max(0, len(widths) - 1))] if len(widths) else lines
    plain = (lines >= 1) & (lines <= ISLAND_SPAN) & (width >= 1) & (width <= ISLAND_SPAN)
    plain[row_of_line[widths != width[row_of_line]]] = False
    plain[of_row[(signs == _ODD) | begins[:-1] & is_break]] = False
    above = ISLAND_SPAN * (np.arange(len(starts)) - first_line[row_of_line])
    places = np.repeat(above - firsts, sizes_of_lines)
    places += np.arange(len(signs))
    return of_row, places, plain


def _together(table: Any, cells: Any) -> tuple[Any, Any]:
    """The words and the numbers of islands with these tiles; words of two places share no bits."""
    words_of, numbers_of = table[:, :WORDS].copy(), table[:, WORDS:].copy()
    words: Any = np.zeros((len(cells), words_of.shape[1]), dtype=np.uint64)
    numbers: Any = np.zeros((len(cells), numbers_of.shape[1]), dtype=np.uint64)
    for start in range(0, len(cells), _ROWS_AT_ONCE):
        rows = slice(start, start + _ROWS_AT_ONCE)
        laid, counted = np.empty_like(words[rows]), np.empty_like(numbers[rows])
        for place, codes in enumerate(cells[rows].T.copy()):
            np.take(words_of, codes, axis=0, out=laid, mode="clip")  # faster than other modes
            np.take(numbers_of, codes, axis=0, out=counted, mode="clip")
            laid <<= np.uint64(place)
            words[rows] += laid
            numbers[rows] += counted
    return words, numbers
