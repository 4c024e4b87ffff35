"""The share of islands whose best result is proven, and the CPU time it takes.

    nox -s bench-hindsight

The searches stop after 2 seconds of CPU time instead of wall time, so other programs matter less.
Islands of finished games with the demo pack, as positions and in the order laid, and islands of 16
tiles from dense random packs, whose tiles have two kinds of zones on 8 half sides. The score tables
are those of the demo pack. With a number of islands as the argument; 200 by default.
"""

import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any
from unittest.mock import patch

from attrs import evolve
from tests.analysis.small_islands import random_position

from boardscore import analysis, auctionland
from boardscore.analysis import best_result
from boardscore.auctionland.analysis import best_island
from boardscore.packs import demo_pack
from boardscore.testing import play

Draw = Callable[[int], tuple[Any, int]]
"""Draws a position or a state by a number, and a seat."""


def game(number: int) -> tuple[Any, int]:
    """A finished game for 2 to 6 players, and a seat."""
    players = 2 + number % 5
    return play(auctionland.start([None] * players, "demo"), number), number % players


def position_of_game(number: int) -> tuple[Any, int]:
    """The final position of such a game."""
    state, seat = game(number)
    return state.position, seat


def dense(number: int) -> tuple[Any, int]:
    """An island of 16 tiles from a dense random pack, which may be turned."""
    drawn = random_position(Random(number), 16, dense=True)
    tables = demo_pack("auctionland").tables
    return evolve(drawn, tables=tables, rulings=auctionland.Rulings()), 0


def dense_without_turns(number: int) -> tuple[Any, int]:
    """The same, without turns."""
    drawn, seat = dense(number)
    rotation = auctionland.Rotation.NONE
    return evolve(drawn, rulings=auctionland.Rulings(rotation=rotation)), seat


def stop_by_cpu_time() -> None:
    """Lets searches stop by CPU time, so that other programs matter less."""
    for module in (best_result, best_island):
        patch.object(module, "monotonic", process_time).start()


def measure(name: str, draw: Draw, islands: int) -> None:
    """Searches many islands, and prints one line about them."""
    proven, seconds, gaps = 0, [], []
    for number in range(islands):
        source, seat = draw(number)
        before = process_time()
        found = analysis.hindsight(source, seat)
        seconds.append(process_time() - before)
        proven += found.proven
        if not found.proven:
            gaps.append(found.bound - found.best)
    times = f"median {median(seconds):.3f} s, longest {max(seconds):.2f} s"
    print(f"{name}: {proven} of {islands} proven, {times}, gaps {sorted(gaps)}")


def main() -> None:
    """Measures all kinds of islands."""
    stop_by_cpu_time()
    islands = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    measure("demo positions", position_of_game, islands)
    measure("demo games", game, islands)
    measure("dense, free turns", dense, islands)
    measure("dense, no turns", dense_without_turns, islands)


if __name__ == "__main__":
    main()
