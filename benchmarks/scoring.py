"""The time to score one pier and one island: naive, readable with all lines, fast, in arrays.

    nox -s bench-scoring

All are measured alternately, in CPU time, on the same random positions from a seed. Each starts
from a parsed pier or island, unless its name says otherwise, and returns the same as the naive
scorer: the points of a pier by category, or the counts of an island. The readable one also creates
all lines, and the points of an island by category. None of these ranks players; but from a position
to its result, both as dicts, everything is included: the naive scorer ranks, and the library also
gives every reason in words.
"""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import numba
import numpy as np
from benchmarks.interleaved import Task, show
from numba.extending import register_jitable
from tests.naive import auctionland as naive_land
from tests.naive import pier18 as naive_pier
from tests.test_against_naive import random_island, random_side

from boardscore import auctionland, pier18, score
from boardscore.auctionland import fast as fast_land
from boardscore.auctionland.scoring import icons_shown
from boardscore.auctionland.scoring import score_player as score_island
from boardscore.core.arrays_as_ints import lanes
from boardscore.core.numba_kernels import compile_kernel
from boardscore.pier18 import fast as fast_pier
from boardscore.pier18 import pier_bits
from boardscore.pier18.scoring import score_player as score_pier

POSITIONS = 100
COLUMNS, DENSITY = 20, 0.42
TILES = 8
NAMES = ("Anna", "Ben", "Carl")

KINDS = range(1, 5)
WORDS, BATCH, ONE_BY_ONE = 250_000, 16_384, 2_000

compile_kernel(pier_bits)

Tasks = dict[str, Task]


def all_of(function: Callable[..., object], positions: Iterable[Any]) -> Task:
    """Calls a function for every position, and discards the results."""
    kept = tuple(positions)

    def call() -> None:
        for position in kept:
            function(position)

    return call, len(kept)


def piers() -> Tasks:
    """Random piers of 2 x 20 spaces, 42 in 100 of them with a symbol."""
    random = Random("benchmark of piers")
    rows = [[random_side(random, COLUMNS, DENSITY) for _ in "ul"] for _ in range(POSITIONS)]
    texts = ["\n".join(pair) for pair in rows]
    models = [pier18.Pier.parse(text) for text in texts]
    players = [pier18.Player("Anna", pier) for pier in models]
    return {
        "pier: naive": all_of(lambda pair: naive_pier.categories(*pair), rows),
        "pier: naive, read from text": all_of(naive_pier.read_pier, texts),
        "pier: read from text": all_of(pier18.Pier.parse, texts),
        "pier: readable, all lines": all_of(readable_pier, players),
        "pier: fast": all_of(fast_pier.categories, models),
        "pier: fast, from text": all_of(
            lambda text: fast_pier.categories(fast_pier.read(text)), texts
        ),
        "pier: fast, from masks": all_of(fast_pier.categories, map(fast_pier.read, texts)),
    }


def islands() -> Tasks:
    """Random islands of 8 tiles on 16 places."""
    random = Random("benchmark of islands")
    rows = [random_island(random, 4, 4, TILES) for _ in range(POSITIONS)]
    models = [auctionland.Island.parse("\n".join(lines)) for lines in rows]
    naive = [naive_land.read_island(lines) for lines in rows]
    players = [auctionland.Player("Alex", island) for island in models]
    return {
        "island: naive": all_of(naive_land.counts, naive),
        "island: naive, read from text": all_of(naive_land.read_island, rows),
        "island: read from text": all_of(auctionland.Island.parse, map("\n".join, rows)),
        "island: readable, all lines": all_of(readable_island, players),
        "island: readable, counts only": all_of(auctionland.counts, models),
        "island: fast": all_of(fast_land.counts, models),
        "island: fast, from masks": all_of(fast_land.counts, map(fast_land.masks, models)),
    }


def readable_pier(player: pier18.Player) -> object:
    """All lines of a player, summed by category."""
    return score_pier(player).categories


def readable_island(player: auctionland.Player) -> object:
    """All lines of a player without opponents, summed by category."""
    shown = icons_shown(player.holding)
    return score_island(player, shown, [shown]).categories


def positions_of_piers() -> Tasks:
    """Positions of three players with such piers, as dicts."""
    random = Random("benchmark of positions of piers")
    positions = [
        {
            "game": "pier18",
            "players": [
                {"name": name, "pier": [random_side(random, COLUMNS, DENSITY) for _ in "ul"]}
                for name in NAMES
            ],
        }
        for _ in range(POSITIONS // len(NAMES))
    ]
    return {
        "position of piers: naive": all_of(naive_pier.score, positions),
        "position of piers: with all reasons": all_of(result, positions),
    }


def positions_of_islands() -> Tasks:
    """Positions of three players with such islands, as dicts."""
    random = Random("benchmark of positions of islands")
    positions = [
        {
            "game": "auctionland",
            "tables": {"beaches": [0, 1, 3, "6+"], "theme_parks": [0, 2, 4, 7, "10+"]},
            "players": [
                {"name": name, "island": random_island(random, 4, 4, TILES), "money": 7}
                for name in NAMES
            ],
        }
        for _ in range(POSITIONS // len(NAMES))
    ]
    return {
        "position of islands: naive": all_of(naive_land.score, positions),
        "position of islands: with all reasons": all_of(result, positions),
    }


def result(position: dict[str, Any]) -> object:
    """The result of a position, as a dict."""
    return score(position).to_dict()


def words_of_piers() -> Tasks:
    """Piers of up to 30 columns in arrays of words: alone, with NumPy, with numba."""
    random = np.random.default_rng(18)
    shown = random.choice(len(KINDS) + 1, size=(WORDS, 60), p=[1 - DENSITY, *[DENSITY / 4] * 4])
    bits = np.left_shift(np.uint64(1), np.r_[0:30, 32:62].astype(np.uint64))
    words = [((shown == kind) * bits).sum(axis=1, dtype=np.uint64) for kind in KINDS]
    rows = list(zip(*(column.tolist() for column in (one[:ONE_BY_ONE] for one in words))))
    together = np.empty((WORDS, 4), np.int64)
    return {
        "piers as words: one by one": (lambda: [by_kernel(*row) for row in rows], ONE_BY_ONE),
        "piers as words: NumPy": (lambda: in_batches(words), WORDS),
        "piers as words: numba": (lambda: compiled_piers(*words, together), WORDS),
    }


def by_kernel(poets: Any, lovers: Any, fishers: Any, flower_sellers: Any) -> tuple[Any, ...]:
    """The four categories of one pier, or of an array of them, by the default rulings."""
    symbols = poets | lovers | fishers | flower_sellers
    return (
        pier_bits.poets(poets),
        pier_bits.lovers(lovers, symbols),
        pier_bits.fishers(fishers, pier_bits.ACROSS),
        pier_bits.every_other_along(symbols, flower_sellers, pier_bits.ACROSS, pier_bits.LEAPS),
    )


def in_batches(words: list[Any]) -> None:
    """Arrays in parts that fit the fastest cache of the processor."""
    for start in range(0, WORDS, BATCH):
        by_kernel(*(lanes(one[start : start + BATCH]) for one in words))


one_compiled = register_jitable(by_kernel)


@numba.njit
def compiled_piers(poets: Any, lovers: Any, fishers: Any, flower_sellers: Any, scores: Any) -> None:
    """The same in a compiled loop."""
    for row in range(len(poets)):
        found = one_compiled(poets[row], lovers[row], fishers[row], flower_sellers[row])
        scores[row, 0], scores[row, 1], scores[row, 2], scores[row, 3] = found


def main() -> None:
    """Measures piers, islands, positions, and words."""
    show(piers())
    show(islands())
    show(positions_of_piers())
    show(positions_of_islands())
    show(words_of_piers())


if __name__ == "__main__":
    main()
