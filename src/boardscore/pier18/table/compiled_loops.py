"""Compiled loops over piers: from text to words, from words to points; needs numba."""

import sys
from functools import cache
from typing import Any

import numpy as np
from numba import njit

from boardscore.core import branchless
from boardscore.core.numba_kernels import cached_njit, compile_kernel, stamp
from boardscore.pier18 import pier_bits
from boardscore.pier18.table import bitmask_parser
from boardscore.pier18.table.bitmask_parser import BAR, BREAK, CODES, IGNORED, SYMBOLS, WORDS

_POINTS = 5
_ACROSS, _COLUMNS, _LEAPS = pier_bits.ACROSS, pier_bits.COLUMNS, pier_bits.LEAPS
_ZERO, _ONE = np.uint64(0), np.uint64(1)
_NONE = (0, _ZERO, _ZERO, _ZERO, _ZERO)

compile_kernel(pier_bits)
_poets, _lovers, _fishers = pier_bits.poets, pier_bits.lovers, pier_bits.fishers
_tie_symbols = pier_bits.tie_symbols


@njit  # type: ignore[untyped-decorator]
def _pier(letters: Any, start: int, end: int) -> Any:
    """The columns of a plain pier, else 0; its words: Poets, Lovers, Fishers, Flower Sellers."""
    poets = lovers = fishers = sellers = _ZERO
    column, first, upper = 0, _ACROSS, -1
    bars = upper_bars = _ZERO
    may_end = False  # a bar must follow a column and precede another
    for at in range(start, end):
        code = np.uint64(CODES[letters[at]])
        if code < BREAK:
            if column >= _COLUMNS:
                return _NONE
            place = np.uint64(first + column)
            poets |= (code & _ONE) << place
            lovers |= (code >> _ONE & _ONE) << place
            fishers |= (code >> np.uint64(2) & _ONE) << place
            sellers |= (code >> np.uint64(3)) << place
            column += 1
            may_end = True
        elif code == BAR and may_end:
            bars |= _ONE << np.uint64(column)
            may_end = False
        elif code == BREAK and may_end and upper < 0:
            upper, upper_bars = column, bars
            column, first, bars, may_end = 0, 0, _ZERO, False
        elif code != IGNORED:
            return _NONE
    if not may_end or column != upper or bars != upper_bars:
        return _NONE
    return column, poets, lovers, fishers, sellers


@cache
def _reading_loop() -> Any:
    """The loop over texts."""
    sources = stamp(bitmask_parser, sys.modules[__name__])  # the cache is for these only

    @cached_njit
    def loop(starts: Any, ends: Any, letters: Any, words: Any, columns: Any) -> int:
        for row in range(len(starts)):
            found = _pier(letters, starts[row], ends[row])
            columns[row] = found[0]
            words[0, row], words[1, row], words[2, row], words[3, row] = found[1:]
        return sources

    return loop


@cache
def _scoring_loop(sellers: Any) -> Any:
    """The loop over words with a function for Flower Sellers, which depends on the rulings."""
    sources = stamp(pier_bits, branchless, sys.modules[__name__])

    @cached_njit
    def loop(words: Any, points: Any) -> int:
        for row in range(words.shape[1]):
            symbols = words[0, row] | words[1, row] | words[2, row] | words[3, row]
            points[0, row] = _poets(words[0, row])
            points[1, row] = _lovers(words[1, row], symbols)
            points[2, row] = _fishers(words[2, row], _ACROSS)
            points[3, row] = sellers(symbols, words[3, row], _ACROSS, _LEAPS)
            points[4, row] = _tie_symbols(symbols)
        return sources

    return loop


def read(starts: Any, ends: Any, letters: Any) -> tuple[Any, Any]:
    """The four words of each pier by a compiled loop, and its columns: 0 if it is not plain."""
    words: Any = np.zeros((len(SYMBOLS), len(starts)), dtype=WORDS)
    columns: Any = np.zeros(len(starts), dtype=np.int64)
    _reading_loop()(starts, ends, letters, words, columns)
    return words, columns


def score(words: Any, sellers: Any) -> Any:
    """The points by category and the symbols of each pier, by a compiled loop."""
    points: Any = np.zeros((_POINTS, words.shape[1]), dtype=np.int64)
    _scoring_loop(sellers)(words, points)
    return points
