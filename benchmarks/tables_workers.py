"""The speed-up of two Dask workers over one for a table: alternately, by the wall clock.

    nox -s bench-tables-workers -- [--rows N] [--rounds N] [GAME]

CPU time is no measure here. So other work on the machine counts, and the load is printed: with less
than two free cores two workers cannot be faster. The CPU time of the workers shows how much of the
two cores they got.
"""

import argparse
import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.tables_memory import GAMES, blocks, write
from distributed import Client, LocalCluster

from boardscore.table import dask_cluster
from boardscore.table.scoring import Scorer

PARTS = 16


def seconds(client: Client, tasks: Sequence[Any], workers: Sequence[str]) -> tuple[float, float]:
    """The seconds that some workers take for the parts, and their share of as many cores."""
    before = sum(client.run(time.process_time, workers=workers).values())
    begun = time.perf_counter()
    client.gather(client.compute(tasks, workers=workers))
    took = time.perf_counter() - begun
    used = sum(client.run(time.process_time, workers=workers).values()) - before
    return took, used / took / len(workers)


def main() -> None:
    """Prints a line for each round, and the medians."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tables_workers")
    parser.add_argument("--rows", type=int, default=4_000_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("game", nargs="?", choices=GAMES, default="pier18")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for one in ("in", "out"):
            (folder / one).mkdir()
        write(folder / "in" / "games.parquet", "parquet", blocks(given.game, given.rows))
        parts = dask_cluster.parts(str(folder / "in"), str(folder / "out"), given.rows // PARTS)
        tasks = dask_cluster.tasks(parts, Scorer(game=given.game, group="game"))
        with (
            LocalCluster(
                n_workers=2, threads_per_worker=1, dashboard_address=None, local_directory=name
            ) as local,
            Client(local) as client,
        ):
            addresses = list(client.scheduler_info()["workers"])
            seconds(client, tasks, addresses)  # compiles the code
            rounds = []
            for _ in range(given.rounds):
                one, two = (seconds(client, tasks, addresses[:number]) for number in (1, 2))
                rounds.append((one[0], two[0]))
                print(
                    f"one {one[0]:6.2f} s, {one[1]:.0%} of a core; two {two[0]:6.2f} s, "
                    f"{two[1]:.0%} of each; {one[0] / two[0]:.2f} x; load {os.getloadavg()[0]:.1f}",
                    flush=True,
                )
    one_took, two_took = (median(times) for times in zip(*rounds))
    print(
        f"{given.game}, {given.rows:,} rows in {len(parts)} parts: two workers are "
        f"{one_took / two_took:.2f} x as fast as one"
    )


if __name__ == "__main__":
    main()
