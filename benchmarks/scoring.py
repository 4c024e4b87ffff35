"""How long one pier and one island take: naive, readable with all lines, fast.

    python benchmarks/scoring.py

All are measured in one run, on the same positions, random and seeded. Each starts from a pier or an
island that was read before, unless its name says otherwise, and hands back what the naive scorer
does: the points of a pier by category, or what is counted on an island. The readable one makes all
lines besides, and the points of an island by category. Nobody is ranked. The last lines compare the
medians with that of the naive scorer of the tests. `--fast` and the other options of pyperf shorten
the run.
"""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

import pyperf

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.naive import auctionland as naive_land
from tests.naive import pier18 as naive_pier
from tests.test_against_naive import random_island, random_side

from boardscore import auctionland, pier18
from boardscore.auctionland import fast as fast_land
from boardscore.auctionland.scoring import icons_shown
from boardscore.auctionland.scoring import score_player as score_island
from boardscore.pier18 import fast as fast_pier
from boardscore.pier18.scoring import score_player as score_pier

POSITIONS = 100
COLUMNS, DENSITY = 20, 0.42
TILES = 8

Benchmarks = dict[str, Callable[[], object]]


def all_of(function: Callable[..., object], positions: Iterable[Any]) -> Callable[[], object]:
    """Calls a function for every position, and keeps nothing of what it hands back."""
    kept = tuple(positions)

    def call() -> None:
        for position in kept:
            function(position)

    return call


def piers() -> Benchmarks:
    """Random piers of 2 x 20 spaces, 42 in 100 of them with a symbol."""
    random = Random("benchmark of piers")
    rows = [[random_side(random, COLUMNS, DENSITY) for _ in "ul"] for _ in range(POSITIONS)]
    texts = ["\n".join(pair) for pair in rows]
    models = [pier18.Pier.parse(text) for text in texts]
    players = [pier18.Player("Anna", pier) for pier in models]
    return {
        "pier: naive": all_of(lambda pair: naive_pier.categories(*pair), rows),
        "pier: readable, all lines": all_of(readable_pier, players),
        "pier: fast": all_of(fast_pier.categories, models),
        "pier: fast, from text": all_of(
            lambda text: fast_pier.categories(fast_pier.read(text)), texts
        ),
        "pier: fast, from masks": all_of(fast_pier.categories, map(fast_pier.read, texts)),
    }


def islands() -> Benchmarks:
    """Random islands of 8 tiles on 16 places."""
    random = Random("benchmark of islands")
    rows = [random_island(random, 4, 4, TILES) for _ in range(POSITIONS)]
    models = [auctionland.Island.parse("\n".join(lines)) for lines in rows]
    naive = [naive_land.read_island(lines) for lines in rows]
    players = [auctionland.Player("Alex", island) for island in models]
    return {
        "island: naive": all_of(naive_land.counts, naive),
        "island: readable, all lines": all_of(readable_island, players),
        "island: readable, counts only": all_of(auctionland.counts, models),
        "island: fast": all_of(fast_land.counts, models),
        "island: fast, from masks": all_of(fast_land.counts, map(fast_land.masks, models)),
    }


def readable_pier(player: pier18.Player) -> object:
    """All lines of a player, summed up by category."""
    return score_pier(player).categories


def readable_island(player: auctionland.Player) -> object:
    """All lines of a player who plays alone, summed up by category."""
    return score_island(player, [icons_shown(player.holding)]).categories


def measure(runner: pyperf.Runner, benchmarks: Benchmarks) -> None:
    """Measures all, then compares each with the first."""
    measured = {
        name: runner.bench_func(name, call, inner_loops=POSITIONS)
        for name, call in benchmarks.items()
    }
    if runner.args.worker or None in measured.values():
        return
    medians = {name: one.median() for name, one in measured.items()}
    naive = next(iter(medians.values()))
    for name, median in medians.items():
        print(f"{name:<42} {1e6 * median:7.1f} us  {median / naive:5.2f} x naive")


def main() -> None:
    """Measures piers, then islands."""
    runner = pyperf.Runner()
    for benchmarks in (piers(), islands()):
        measure(runner, benchmarks)


if __name__ == "__main__":
    main()
