"""Compiled loops over islands: from text to counts, row by row; needs numba."""

import sys
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from numba import njit

from boardscore.auctionland import island_bits
from boardscore.auctionland.model import COUNTS, Pack
from boardscore.auctionland.notation import ISLAND_SPAN, MOST_ON_A_TILE
from boardscore.auctionland.pieces import HalfSide
from boardscore.auctionland.table.bitmask_parser import ENTRIES, WORDS, trie
from boardscore.core import branchless
from boardscore.core.numba_kernels import cached_njit, compile_kernel, stamp

compile_kernel(island_bits)
_beaches, _areas, _theme_parks = island_bits.beaches, island_bits.areas, island_bits.theme_parks
_joined, _joined_once = island_bits.join_zones, island_bits.joined_once

_SPAN, _MOST, _COUNTED, _HALVES = ISLAND_SPAN, MOST_ON_A_TILE, len(COUNTS), len(HalfSide)
_LANE = island_bits.LANE
_ZERO, _ONE, _BYTE = np.uint64(0), np.uint64(1), np.uint64(255)

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

_ENDS = np.array([chr(code) in " \t\n" for code in range(256)])
"""Which letters end a word."""

_ZONES: Any = np.zeros(256, dtype=np.uint64)
_ZONES[_CODES < _NO_ZONE] = _ONE << np.uint64(8) * _CODES[_CODES < _NO_ZONE].astype(np.uint64)
"""The lowest bit of the byte of each letter: a zone has a byte with a bit for each half-side."""

_OUT = (HalfSide.EAST_TOP, HalfSide.EAST_BOTTOM, HalfSide.SOUTH_RIGHT, HalfSide.SOUTH_LEFT)


def _lanes(lane_of: Mapping[HalfSide, int]) -> Any:
    """A word for each byte of half-sides: on the first place, their lanes."""
    lanes: Any = np.zeros(256, dtype=np.uint64)
    for byte in range(256):
        for half, lane in lane_of.items():
            if byte >> half & 1:
                lanes[byte] |= _ONE << np.uint64(_LANE * lane)
    return lanes


_OUT_LANES = _lanes({half: lane for lane, half in enumerate(_OUT)})
_INTO_LANES = _lanes({half.facing: lane for lane, half in enumerate(_OUT)})
_BEACH_LANES = _lanes({half: half // 2 for half in HalfSide})


@njit(_nrt=False)  # type: ignore[untyped-decorator]
def _after(letters: Any, at: int, end: int, low: int, high: int) -> int:
    """Where the letters with these codes end."""
    stop = at
    while stop < end and low <= _CODES[letters[stop]] <= high:
        stop += 1
    return stop


@njit(_nrt=False)  # type: ignore[untyped-decorator]
def _sides(letters: Any, start: int, end: int, place: Any, words: Any) -> bool:
    """Adds the zones that touch the sides of a tile; returns whether they are readable."""
    number = end - start
    if number not in (1, _HALVES // 2, _HALVES):
        return False
    each = _HALVES // number
    touched, several = _ZERO, np.uint64((1 << each) - 1)
    for at in range(number):
        letter = letters[start + at]
        if _CODES[letter] > _NO_ZONE:
            return False
        touched |= _ZONES[letter] * several << np.uint64(at * each)
    words[1] |= _BEACH_LANES[(touched | touched >> np.uint64(32)) & _BYTE] << place
    for code in range(1, _NO_ZONE):
        halves = touched >> np.uint64(8 * code) & _BYTE
        if halves and code & 3:
            word = 4 * (code & 3) - 2 + 2 * (code >> 2)
            words[word] |= _OUT_LANES[halves] << place
            words[word + 1] |= _INTO_LANES[halves] << place
    return True


@njit(_nrt=False)  # type: ignore[untyped-decorator]
def _tile(  # noqa: PLR0913, PLR0917  (compiled code has no objects)
    letters: Any, start: int, end: int, place: int, words: Any, numbers: Any
) -> int:
    """Adds a tile; returns where it ends, or -1 if it is not readable."""
    slash: int = _after(letters, start, end, 0, _NO_ZONE)
    if not _sides(letters, start, slash, np.uint64(place), words):
        return -1
    plus = slash
    if slash < end and letters[slash] == _SLASH:
        plus = _after(letters, slash + 1, end, 0, _NO_ZONE - 1)
        if not 1 < plus - slash <= _MOST:
            return -1
        for at in range(slash + 1, plus):
            kind = _CODES[letters[at]] & 3
            if kind:
                numbers[kind - 1] += 1
    stop = plus
    if plus < end and letters[plus] == _PLUS:
        stop = _after(letters, plus + 1, end, _ICON, _ODD - 1)
        if not 1 < stop - plus <= _MOST:
            return -1
        for at in range(plus + 1, stop):
            numbers[3 + _CODES[letters[at]] - _ICON] += 1
    words[0] |= _ONE << np.uint64(place)
    return stop


@njit(_nrt=False)  # type: ignore[untyped-decorator]
def _named_tile(  # noqa: PLR0913, PLR0917  (as above)
    letters: Any, start: int, end: int, place: int, words: Any, numbers: Any, named: Any
) -> int:
    """Adds a tile of the pack; returns where it ends, or -1 if the pack does not have it."""
    steps, ends_of_words, entries = named
    state, at = 0, start
    while at < end and not _ENDS[letters[at]]:
        state = steps[state, letters[at]]
        if state == 0:
            return -1
        at += 1
    word = ends_of_words[state]
    if word < 0:
        return -1
    for entry in range(WORDS):
        words[entry] |= entries[word, entry] << np.uint64(place)
    for entry in range(len(numbers)):
        numbers[entry] += np.int64(entries[word, WORDS + entry])
    return at


@njit(_nrt=False)  # type: ignore[untyped-decorator]
def _read(  # noqa: PLR0913, PLR0917  (as above)
    letters: Any, start: int, end: int, words: Any, numbers: Any, named: Any
) -> bool:
    """Adds all tiles of an island; returns whether it is plain."""
    words[:] = 0
    numbers[:] = 0
    row, column, width, at = 0, 0, 0, start
    while at < end:
        letter = letters[at]
        is_alone = at + 1 == end or _ENDS[letters[at + 1]]
        if letter == _BREAK or (letter == _SLASH and is_alone and start < at < end - 1):
            if column == 0 or (row > 0 and column != width):
                return False
            width, row, column = column, row + 1, 0
            at += 1
            continue
        if _ENDS[letter]:
            at += 1
            continue
        if row >= _SPAN or column >= _SPAN:
            return False
        place = _SPAN * row + column
        if letter == _NO_TILE and is_alone:
            at += 1
        elif letter == _NAMED:
            at = _named_tile(letters, at, end, place, words, numbers, named)
        else:
            at = _tile(letters, at, end, place, words, numbers)
        if at < 0 or (at < end and not _ENDS[letters[at]]):
            return False
        column += 1
    return column > 0 and (row == 0 or column == width)


# Few tiles have two zones of a kind at their sides; without such tiles, fewer joins are needed.


@njit(_nrt=False)  # type: ignore[untyped-decorator]
def _largest_park(laid: Any, inner: int) -> int:
    if laid[4] | laid[5]:
        zones, joins = _joined(laid[2], laid[3], laid[4], laid[5])
        return _theme_parks(zones, joins, inner)
    zones, once = _joined_once(laid[2], laid[3])
    return _theme_parks(zones, once, inner)


@njit(_nrt=False)  # type: ignore[untyped-decorator]
def _areas_of(laid: Any, at: int, inner: int) -> int:
    if laid[at + 2] | laid[at + 3]:
        zones, joins = _joined(laid[at], laid[at + 1], laid[at + 2], laid[at + 3])
        return _areas(zones, joins, inner)
    zones, once = _joined_once(laid[at], laid[at + 1])
    return _areas(zones, once, inner)


@cache
def _loop() -> Any:
    """The loop over rows."""
    sources = stamp(island_bits, branchless, sys.modules[__name__])  # the cache is for these only

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
    """The counts of each island by a compiled loop, and which islands are plain."""
    counted: Any = np.zeros((_COUNTED, len(starts)), dtype=np.int64)
    plain: Any = np.zeros(len(starts), dtype=bool)
    _loop()(starts, ends, letters, trie(pack), counted, plain)
    return counted, plain
