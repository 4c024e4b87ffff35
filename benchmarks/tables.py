"""The speed of scoring tables, compared with the naive scorer, the earlier loop, and reading only.

    nox -s bench-tables -- [--rows N] [--rounds N]

Everything is measured alternately, round after round, in CPU time of the process, so that other
work on the machine affects all alike; the medians are compared. Code is compiled before.
"""

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from benchmarks.interleaved import Task, medians
from tests.naive import auctionland as naive_land
from tests.naive import pier18 as naive_pier
from tests.naive.pier18_referee import DEFAULTS, extended, plan_holds
from tests.test_against_naive import random_island, random_side

from boardscore import table
from boardscore.core.optional_dependencies import is_here
from boardscore.packs import demo_pack
from boardscore.pier18 import fast as fast_pier
from boardscore.table.arrow_values import check_batch

COLUMNS, DENSITY, TILES = 20, 0.42, 8
DIFFERENT = 20_000
"""The number of different piers or islands; more rows repeat them."""

NAIVE = 500
"""The number of rows for the naive scorers in a round: they are slow."""

TABLES = {"beaches": [0, "1+"], "theme_parks": [0, "1+"]}


def repeated(texts: list[str], rows: int) -> Any:
    """A column with this number of rows, repeating these texts."""
    order = np.random.default_rng(18).integers(0, len(texts), rows)
    return pa.array(texts).take(pa.array(order))


def piers(rows: int) -> tuple[list[str], Any]:
    """Random piers of 2 x 20 spaces, in games of three."""
    random = Random("piers of a table")
    texts = [
        "/".join(random_side(random, COLUMNS, DENSITY) for _ in "ul") for _ in range(DIFFERENT)
    ]
    numbers = np.arange(rows)
    dates = pa.array(["04-17", "05-01", "12-12"]).take(pa.array(numbers % 3))
    data = {"game": numbers // 3, "pier": repeated(texts, rows), "patrons": numbers % 7}
    return texts, pa.table({**data, "plan_completed": numbers % 2 == 0, "plan_date": dates})


def islands(rows: int) -> tuple[list[list[str]], Any]:
    """Random islands of 8 tiles, in games of four."""
    random = Random("islands of a table")
    lines = [random_island(random, 4, 4, TILES) for _ in range(DIFFERENT // 5)]
    texts = [" / ".join(one) for one in lines]
    numbers = np.arange(rows)
    data = {"game": numbers // 4, "island": repeated(texts, rows), "money": numbers % 31}
    return lines, pa.table(data)


def cards(rows: int) -> tuple[list[list[str]], Any]:
    """Finished piers of the demo pack, in games of three; the Plans are judged."""
    random = Random("cards of a table")
    ids = [card.id for card in demo_pack("pier18").cards]
    laid = [
        [card if at == 0 else f"{card}+{random.randrange(4)}" for at, card in enumerate(drawn)]
        for drawn in (random.sample(ids, 5) for _ in range(DIFFERENT))
    ]
    numbers = np.arange(rows)
    texts = repeated([" ".join(one) for one in laid], rows)
    return laid, pa.table({"game": numbers // 3, "cards": texts, "patrons": numbers % 7})


def tiles(rows: int) -> tuple[list[list[str]], Any]:
    """Random islands of 8 tiles of the demo pack in any direction, in games of four."""
    random = Random("tiles of a table")
    ids = [tile.id for tile in demo_pack("auctionland").tiles]
    lines = []
    for _ in range(DIFFERENT // 5):
        cells = ["."] * 16
        for place in random.sample(range(16), TILES):
            cells[place] = f"#{random.choice(ids)}{random.choice(('', '@1', '@2', '@3'))}"
        lines.append([" ".join(cells[start : start + 4]) for start in range(0, 16, 4)])
    numbers = np.arange(rows)
    texts = repeated([" / ".join(one) for one in lines], rows)
    return lines, pa.table({"game": numbers // 4, "island": texts, "money": numbers % 31})


def of_piers(rows: int, folder: Path) -> dict[str, Task]:
    """Piers as text in memory to totals and places, with the comparisons."""
    texts, data = piers(rows)
    file = folder / "piers.parquet"
    pq.write_table(data, file)
    sides = [text.split("/") for text in texts[:NAIVE]]

    def naive() -> None:
        for pair in sides:
            naive_pier.categories(*pair)

    def loop() -> None:
        left = NAIVE * 10
        for batch in pq.ParquetFile(file).iter_batches(batch_size=left, columns=["pier"]):
            for text in batch["pier"].to_pylist():
                fast_pier.categories(fast_pier.read(text.replace("/", "\n")))
            return

    return {
        "piers: naive": (naive, NAIVE),
        "piers: a loop over Parquet": (loop, NAIVE * 10),
        "piers: reading Parquet alone": (lambda: pq.read_table(file, use_threads=False), rows),
        **of_engines("piers", "pier18", data, {}),
    }


def of_islands(rows: int, _: Path) -> dict[str, Task]:
    """Islands as text in memory to counts, points and places, with the naive counts."""
    lines, data = islands(rows)
    few = lines[:NAIVE]

    def naive() -> None:
        for one in few:
            naive_land.counts(naive_land.read_island(one))

    return {
        "islands: naive": (naive, NAIVE),
        **of_engines("islands", "auctionland", data, {"tables": TABLES}),
    }


def of_cards(rows: int, _: Path) -> dict[str, Task]:
    """Cards of a pack to totals and places, with the naive points and Plans."""
    laid, data = cards(rows)
    known = {card["id"]: card for card in demo_pack("pier18").to_dict()["cards"]}
    few = laid[:NAIVE]

    def naive() -> None:
        for one in few:
            pier, name = "\n", ""
            for word in one:
                name, _, overlap = word.partition("+")
                upper, lower = known[name]["cells"]
                pier = extended(pier, (upper, lower), int(overlap or 0))
            naive_pier.categories(*pier.split("\n"))
            plan_holds(known[name]["plan"], pier, DEFAULTS)

    return {
        "cards: naive": (naive, NAIVE),
        **of_engines("cards", "pier18", data, {"pack": "demo"}),
    }


def of_tiles(rows: int, _: Path) -> dict[str, Task]:
    """Tiles of a pack to counts, points and places, with the naive counts."""
    lines, data = tiles(rows)
    known = {one.id: naive_land.read_tile(str(one.tile)) for one in demo_pack("auctionland").tiles}
    few = [[line.split() for line in one] for one in lines[:NAIVE]]

    def naive() -> None:
        for one in few:
            island = {
                (row, column): turned(cell)
                for row, line in enumerate(one)
                for column, cell in enumerate(line)
                if cell != "."
            }
            naive_land.counts(island)

    def turned(cell: str) -> naive_land.Tile:
        name, _, turns = cell.removeprefix("#").partition("@")
        tile = known[name]
        for _ in range(int(turns or 0)):
            tile = naive_land.turn_tile(tile)
        return tile

    return {
        "tiles: naive": (naive, NAIVE),
        **of_engines("tiles", "auctionland", data, {"pack": "demo"}),
    }


def of_engines(name: str, game: str, data: Any, more: dict[str, Any]) -> dict[str, Task]:
    """The engines that are installed, on the same table."""

    def scored(engine: str, part: Any) -> Callable[[], object]:
        return lambda: list(table.score(part, game, group="game", engine=engine, **more))

    def check() -> None:
        for batch in data.to_batches():
            check_batch(batch)

    found: dict[str, Task] = {
        f"{name}: checking the data alone": (check, data.num_rows),
        f"{name}: python": (scored("python", data.slice(0, 600)), 600),
    }
    for engine in ("numpy", "numba"):
        if is_here(engine):
            found[f"{name}: {engine}"] = (scored(engine, data), data.num_rows)
    return found


def main() -> None:
    """Prints a line for each: rows per second, and the ratio to the naive scorer."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", type=int, default=500_000)
    parser.add_argument("--rounds", type=int, default=7)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for calls in (of_piers, of_cards, of_islands, of_tiles):
            seconds = medians(calls(wanted.rows, Path(folder)), wanted.rounds)
            naive = next(iter(seconds.values()))
            for name, one in seconds.items():
                print(f"{name:<32} {1 / one:12,.0f} rows a second {naive / one:8.1f} x naive")


if __name__ == "__main__":
    main()
