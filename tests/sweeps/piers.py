"""`python -m tests.sweeps.piers [--full N] [--seed N] [COLUMNS ...]`: all piers of few columns.

Kernels on arrays and compiled score every pier under every ruling of scoring. Their numbers must be
those of the naive scorer, the readable functions and kernels on whole numbers. Up to N columns, 3
by default, these also score every pier. Of longer ones, they score a random one of all piers that
the clause of a category does not tell apart:

- a space has a Poet or none (`pier18.score.poets`), a Fisher or none (`pier18.score.fishers`);
- it has Lovers, another character or none (`pier18.score.lovers`);
- it has a Flower Seller, another symbol or none (`pier18.score.flower-sellers`, all rulings).
"""

import argparse
import gc
import time
from collections.abc import Generator, Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

import numpy as np
from attrs import define, frozen

from boardscore.core.arrays_as_ints import lanes
from boardscore.core.optional_dependencies import is_here
from boardscore.pier18 import fast, pier_bits
from boardscore.pier18.rulings import Rulings
from tests.test_against_naive import RULINGS, assert_same_lines
from tests.test_kernel import scored

ROWS = 100_000
"""About as many piers are in an array."""
PAUSE = 60
"""The seconds between two reports."""


@frozen
class Category:
    """What the clause of a category tells apart: the letters of a space, by signs."""

    place: int
    """The place among the numbers of a pier."""
    letters: dict[str, str]

    def pattern(self, side: str) -> str:
        """A side in signs.

        >>> CATEGORIES[1].pattern("QH.A")
        'xo.x'
        """
        signs = {letter: sign for sign, letters in self.letters.items() for letter in letters}
        return side.translate(str.maketrans(signs))

    def any_side(self, pattern: str, random: Random) -> str:
        return "".join(random.choice(self.letters[sign]) for sign in pattern)


CATEGORIES = (
    Category(0, {"o": "Q", "-": ".SHA"}),
    Category(1, {"o": "H", "x": "SQA", ".": "."}),
    Category(2, {"o": "A", "-": ".SQH"}),
    Category(3, {"o": "S", "x": "QHA", ".": "."}),
    Category(4, {"x": "SQHA", ".": "."}),
)
"""Poets, Lovers, Fishers, Flower Sellers, and the symbols (`pier18.tie.symbols`)."""


@define
class Tally:
    """The piers scored so far."""

    on_arrays: int = 0
    """By kernels on arrays and compiled ones."""
    singly: int = 0
    """By the others."""


def singly(upper: str, lower: str, tally: Tally) -> list[list[int]]:
    """The numbers under each ruling, by the naive scorer, with reasons and on whole numbers."""
    expected = assert_same_lines(upper, lower)
    masks = fast.read(f"{upper}\n{lower}")
    for rulings, numbers in zip(RULINGS, expected, strict=True):
        found = [*fast.categories(masks, rulings).values(), masks.symbols.bit_count()]
        assert found == numbers, (upper, lower, rulings)
    tally.singly += 1
    return expected


def of_patterns(
    category: Category, sides: Sequence[str], random: Random, tally: Tally
) -> Generator[None, None, Any]:
    """The numbers of a category under each ruling, of all piers; stops now and then."""
    signs = [category.pattern(side) for side in sides]
    patterns = sorted({*signs})
    table = []
    for upper in patterns:
        piers = [[category.any_side(one, random) for one in (upper, lower)] for lower in patterns]
        rows = [singly(*pier, tally) for pier in piers]
        table.append([[numbers[category.place] for numbers in row] for row in rows])
        yield
    places = [patterns.index(one) for one in signs]
    return np.array(table, np.int16)[places][:, places]


def words(sides: Sequence[str]) -> Any:
    """The word of each side for each kind: Poets, Lovers, Fishers, Flower Sellers."""
    found = [
        [sum(1 << at for at, one in enumerate(side) if one == letter) for side in sides]
        for letter in "QHAS"
    ]
    return np.array(found, np.uint64)


def on_arrays(piers: Any, rulings: Rulings) -> Any:
    """The numbers of piers in words, by kernels on arrays and, if numba is here, compiled ones."""
    found = np.array([np.asarray(one) for one in scored(pier_bits, [*map(lanes, piers)], rulings)])
    if is_here("numba"):
        from boardscore.pier18.table import compiled_loops

        groups = pier_bits.FLOWER_SELLERS[rulings.flower_adjacency, rulings.flower_points]
        np.testing.assert_array_equal(compiled_loops.score(piers, groups), found)
    return found


def sweep(columns: int, full: int, random: Random, tally: Tally) -> Iterator[None]:
    """Compares all piers of some columns; stops now and then."""
    sides = ["".join(side) for side in product(".SQHA", repeat=columns)]
    numbers = {}
    for category in CATEGORIES if columns > full else ():
        numbers[category.place] = yield from of_patterns(category, sides, random, tally)
    of_sides, most = words(sides), max(1, ROWS // len(sides))
    for start in range(0, len(sides), most):
        part = slice(start, start + most)
        if columns > full:
            expected = np.stack(
                [one[part].reshape(-1, len(RULINGS)) for one in numbers.values()], axis=2
            )
        else:
            pairs = product(sides[part], sides)
            expected = np.array([singly(*pier, tally) for pier in pairs])
        above = of_sides[:, part, None] << np.uint64(pier_bits.ACROSS)
        piers = (above | of_sides[:, None, :]).reshape(len(of_sides), -1)
        for at, rulings in enumerate(RULINGS):
            found = on_arrays(piers, rulings)
            np.testing.assert_array_equal(found.T, expected[:, at], str(sides[part]))
        tally.on_arrays += piers.shape[1]
        yield


def main() -> None:
    """Compares all scorers, and prints the number of piers each minute and at the end."""
    parser = argparse.ArgumentParser(prog="python -m tests.sweeps.piers")
    parser.add_argument("--full", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("columns", nargs="*", metavar="COLUMNS", type=int, default=[1, 2, 3, 4, 5])
    given = parser.parse_args()
    gc.freeze()  # scoring is a fifth faster
    for columns in given.columns:
        tally, reported = Tally(), time.monotonic()
        for _ in sweep(columns, given.full, Random(given.seed), tally):
            if time.monotonic() > reported + PAUSE:
                reported = time.monotonic()
                report(columns, given.seed, tally)
        report(columns, given.seed, tally)


def report(columns: int, seed: int, tally: Tally) -> None:
    """Prints how many piers agree so far."""
    print(
        f"{columns} columns, seed {seed}: {tally.on_arrays:,} piers agree by kernels on arrays; "
        f"{tally.singly:,} scored by the naive scorer, with reasons and on whole numbers; "
        f"{time.process_time():,.0f} s of CPU time",
        flush=True,
    )


if __name__ == "__main__":
    main()
