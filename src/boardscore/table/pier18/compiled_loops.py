"""Compiled loops over piers: from text to points, row by row; needs numba."""

from functools import cache
from typing import Any

import numpy as np
from numba import njit

from boardscore.core import branchless
from boardscore.core.numba_kernels import cached_njit, compile_kernel
from boardscore.pier18 import kernel
from boardscore.table.array_scoring import stamp
from boardscore.table.pier18 import bitmask_parser
from boardscore.table.pier18.bitmask_parser import BAR, BREAK, CODES, IGNORED

_POINTS = 5
_ACROSS, _COLUMNS, _LEAPS = kernel.ACROSS, kernel.COLUMNS, kernel.LEAPS
_ZERO, _ONE = np.uint64(0), np.uint64(1)
_NONE = (False, _ZERO, _ZERO, _ZERO, _ZERO)

compile_kernel(kernel)
_poets, _lovers, _fishers = kernel.poets, kernel.lovers, kernel.fishers
_tie_symbols = kernel.tie_symbols


@njit  # type: ignore[untyped-decorator]
def read(letters: Any, start: int, end: int) -> Any:
    """Whether a text is a plain pier, and its words: Poets, Lovers, Fishers, Flower Sellers."""
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
    return (may_end and column == upper and bars == upper_bars), poets, lovers, fishers, sellers


@cache
def _loop(sellers: Any) -> Any:
    """A loop over rows with a function for Flower Sellers, which depends on the rulings."""

    sources = stamp(kernel, branchless, bitmask_parser)  # the cache is for these only

    @cached_njit
    def loop(starts: Any, ends: Any, letters: Any, points: Any, plain: Any) -> int:
        for row in range(len(starts)):
            found = read(letters, starts[row], ends[row])
            plain[row] = found[0]
            symbols = found[1] | found[2] | found[3] | found[4]
            points[0, row] = _poets(found[1])
            points[1, row] = _lovers(found[2], symbols)
            points[2, row] = _fishers(found[3], _ACROSS)
            points[3, row] = sellers(symbols, found[4], _ACROSS, _LEAPS)
            points[4, row] = _tie_symbols(symbols)
        return sources

    return loop


def score_piers(starts: Any, ends: Any, letters: Any, sellers: Any) -> tuple[Any, Any]:
    """The points by category and the symbols of each pier, and which piers are plain."""
    points: Any = np.zeros((_POINTS, len(starts)), dtype=np.int64)
    plain: Any = np.zeros(len(starts), dtype=bool)
    _loop(sellers)(starts, ends, letters, points, plain)
    return points, plain
