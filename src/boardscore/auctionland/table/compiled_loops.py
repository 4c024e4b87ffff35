"""Compiled loops over islands: from text to counts, row by row; needs numba."""

import sys
from functools import cache
from typing import Any

import numpy as np
from numba import njit

from boardscore.auctionland import kernel
from boardscore.auctionland.model import Pack
from boardscore.auctionland.notation import ISLAND_SPAN, MOST_ON_A_TILE
from boardscore.auctionland.pieces import HalfSide
from boardscore.auctionland.table.column_names import COUNTS
from boardscore.auctionland.table.named_tiles import ENTRIES, WORDS, trie
from boardscore.core import branchless
from boardscore.core.numba_kernels import cached_njit, compile_kernel, stamp

compile_kernel(kernel)
_beaches, _joined, _joined_once = kernel.beaches, kernel.join_zones, kernel.joined_once
_areas, _theme_parks = kernel.areas, kernel.theme_parks

_SPAN, _MOST, _COUNTED, _HALVES = ISLAND_SPAN, MOST_ON_A_TILE, len(COUNTS), len(HalfSide)
_LANE = kernel.LANE
_ONE = np.uint64(1)

_BREAK, _NO_TILE, _SLASH, _PLUS, _NAMED = map(ord, "\n./+#")
_NO_ZONE, _ODD = 8, 255
_ICON = 16


def _codes() -> Any:
    """The code of each letter: kinds of zones (plus 4 for a second zone), icons, others."""
    codes: Any = np.full(256, _ODD, dtype=np.uint8)
    for kind, letter in enumerate("BTGH"):
        codes[ord(letter)], codes[ord(letter.lower())] = kind, kind + 4
    codes[ord("-")] = _NO_ZONE
    for icon, letter in enumerate("plm"):
        codes[ord(letter)] = _ICON + icon
    return codes


_CODES = _codes()

_OUT = (HalfSide.EAST_TOP, HalfSide.EAST_BOTTOM, HalfSide.SOUTH_RIGHT, HalfSide.SOUTH_LEFT)
_LANES = np.array([(_OUT.index(h) if h in _OUT else _OUT.index(h.facing)) for h in HalfSide])
_INTO = np.array([int(half not in _OUT) for half in HalfSide])
"""The lane of each half-side, and whether it is one of the words `into`."""


@njit  # type: ignore[untyped-decorator]
def _is_blank(letter: int) -> bool:
    return letter in (32, 9)


@njit  # type: ignore[untyped-decorator]
def _sides(letters: Any, start: int, end: int, place: int, words: Any) -> bool:
    """Adds the zones that touch the sides of a tile; returns whether they are readable."""
    number = end - start
    if number == _HALVES:
        shift = 0
    elif number == _HALVES // 2:
        shift = 1
    elif number == 1:
        shift = 3
    else:
        return False
    for half in range(_HALVES):
        code = _CODES[letters[start + (half >> shift)]]
        if code == _NO_ZONE:
            continue
        if code > _NO_ZONE:
            return False
        kind = code & 3
        if kind == 0:
            words[1] |= _ONE << np.uint64(place + _LANE * (half >> 1))
        else:
            word = 4 * kind - 2 + 2 * (code >> 2) + _INTO[half]
            words[word] |= _ONE << np.uint64(place + _LANE * _LANES[half])
    return True


@njit  # type: ignore[untyped-decorator]
def _tile(  # noqa: PLR0913, PLR0917  (compiled code has no objects)
    letters: Any, start: int, end: int, place: int, words: Any, numbers: Any
) -> bool:
    """Adds a tile; returns whether it is readable."""
    plus = end
    for at in range(start, end):
        if letters[at] == _PLUS:
            plus = at
            break
    slash = plus
    for at in range(start, plus):
        if letters[at] == _SLASH:
            slash = at
            break
    if not _sides(letters, start, slash, place, words):
        return False
    if slash + 1 == plus or plus + 1 == end or max(plus - slash, end - plus) > _MOST:
        return False
    for at in range(slash + 1, plus):
        code = _CODES[letters[at]]
        if code >= _NO_ZONE:
            return False
        if code & 3:
            numbers[(code & 3) - 1] += 1
    for at in range(plus + 1, end):
        code = _CODES[letters[at]]
        if not _ICON <= code < _ODD:
            return False
        numbers[3 + code - _ICON] += 1
    words[0] |= _ONE << np.uint64(place)
    return True


@njit  # type: ignore[untyped-decorator]
def _named_tile(  # noqa: PLR0913, PLR0917  (as above)
    letters: Any, start: int, end: int, place: int, words: Any, numbers: Any, named: Any
) -> bool:
    """Adds a tile of the pack; returns whether the pack has it."""
    steps, ends_of_words, entries = named
    state = 0
    for at in range(start, end):
        state = steps[state, letters[at]]
        if state == 0:
            return False
    word = ends_of_words[state]
    if word < 0:
        return False
    for at in range(WORDS):
        words[at] |= entries[word, at] << np.uint64(place)
    for at in range(len(numbers)):
        numbers[at] += np.int64(entries[word, WORDS + at])
    return True


@njit  # type: ignore[untyped-decorator]
def _read(  # noqa: PLR0913, PLR0917  (as above)
    letters: Any, start: int, end: int, words: Any, numbers: Any, named: Any
) -> bool:
    """Adds all tiles of an island; returns whether it is plain."""
    words[:] = 0
    numbers[:] = 0
    row, column, width, at = 0, 0, 0, start
    while at < end:
        if _is_blank(letters[at]):
            at += 1
            continue
        stop = at + 1
        while stop < end and letters[stop] != _BREAK and not _is_blank(letters[stop]):
            stop += 1
        is_slash = letters[at] == _SLASH and stop == at + 1 and start < at and stop < end
        if letters[at] == _BREAK or is_slash:
            if column == 0 or (row > 0 and column != width):
                return False
            width, row, column = column, row + 1, 0
            at += 1
            continue
        if row >= _SPAN or column >= _SPAN:
            return False
        place = _SPAN * row + column
        if letters[at] == _NAMED:
            is_read = _named_tile(letters, at, stop, place, words, numbers, named)
        elif letters[at] == _NO_TILE and stop == at + 1:
            is_read = True
        else:
            is_read = _tile(letters, at, stop, place, words, numbers)
        if not is_read:
            return False
        column, at = column + 1, stop
    return column > 0 and (row == 0 or column == width)


# Few tiles have two zones of a kind at their sides; without such tiles, fewer joins are needed.


@njit  # type: ignore[untyped-decorator]
def _largest_park(laid: Any, inner: int) -> int:
    if laid[4] | laid[5]:
        zones, joins = _joined(laid[2], laid[3], laid[4], laid[5])
        return _theme_parks(zones, joins, inner)
    zones, once = _joined_once(laid[2], laid[3])
    return _theme_parks(zones, once, inner)


@njit  # type: ignore[untyped-decorator]
def _areas_of(laid: Any, at: int, inner: int) -> int:
    if laid[at + 2] | laid[at + 3]:
        zones, joins = _joined(laid[at], laid[at + 1], laid[at + 2], laid[at + 3])
        return _areas(zones, joins, inner)
    zones, once = _joined_once(laid[at], laid[at + 1])
    return _areas(zones, once, inner)


@cache
def _loop() -> Any:
    """The loop over rows."""
    sources = stamp(kernel, branchless, sys.modules[__name__])  # the cache is for these only

    @cached_njit
    def loop(  # noqa: PLR0913, PLR0917  (as above)
        starts: Any, ends: Any, letters: Any, named: Any, counted: Any, plain: Any
    ) -> int:
        laid = np.zeros(WORDS, dtype=np.uint64)
        numbers = np.zeros(ENTRIES - WORDS, dtype=np.int64)
        for row in range(len(starts)):
            if not _read(letters, starts[row], ends[row], laid, numbers, named):
                continue
            plain[row] = True
            counted[0, row] = _beaches(laid[0], laid[1])
            counted[1, row] = _largest_park(laid, numbers[0])
            counted[2, row] = _areas_of(laid, 6, numbers[1])
            counted[3, row] = _areas_of(laid, 10, numbers[2])
            for icon in range(3):
                counted[4 + icon, row] = numbers[3 + icon]
        return sources

    return loop


def counts(starts: Any, ends: Any, letters: Any, pack: Pack | None) -> tuple[Any, Any]:
    """The counts of each island, and which islands are plain."""
    counted: Any = np.zeros((_COUNTED, len(starts)), dtype=np.int64)
    plain: Any = np.zeros(len(starts), dtype=bool)
    _loop()(starts, ends, letters, trie(pack), counted, plain)
    return counted, plain
