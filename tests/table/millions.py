"""`python -m tests.table.millions [--rows N] [--step STEP] [GAME ...]`: every row exactly once.

N rows of each game go through the command; through one that is killed halfway; through a folder of
files, with a kill and a second run; and through a cluster of two workers, one of which is killed.
All output is compared row by row. It takes minutes and a gigabyte.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import attrs
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from boardscore import table
from boardscore.table.scoring import Scorer

GAMES_END = 12
"""The number of rows after which games of three and of four end."""

BLOCK = 10_000 * GAMES_END
"""The number of generated rows; more repeat them."""

ROW_GROUP = 100_003
"""The number of rows in a row group: most groups split a game."""

FILES = 8
GAMES = ("pier18", "auctionland")
_BYTES_OF_A_ROW = 8
"""The approximate bytes in a file for a row of scores."""

PATIENCE = 300.0
"""The time limit of each step, in seconds."""


@attrs.frozen(eq=False)
class Rows:
    """The rows to score, of whole games, and their expected scores."""

    game: str
    number: int
    block: Any
    """The first rows, without the columns that differ later."""
    expected: Any
    """The scores of these."""

    @classmethod
    def of(cls, game: str, number: int) -> "Rows":
        """At least this number of rows of a game."""
        block = table.sample(game, BLOCK, seed=18).read_all().combine_chunks()
        scored = table.score(block, game, group="game", engine="numpy").read_all()
        whole = -(-number // GAMES_END) * GAMES_END
        return cls(game, whole, block, scored.drop(["game"]).combine_chunks())

    def blocks(self, begin: int, end: int) -> Iterator[Any]:
        """Some of the rows, with a number for each."""
        games = self.block["game"].to_numpy()
        for start in range(begin, end, BLOCK):
            part = self.block.slice(0, min(BLOCK, end - start))
            ids = np.arange(start, start + part.num_rows)
            numbers = start + games[: part.num_rows]
            yield part.drop(["game"]).append_column("id", [ids]).append_column("game", [numbers])

    def write(self, file: Path, begin: int, end: int) -> None:
        blocks = self.blocks(begin, end)
        first = next(blocks)
        with pq.ParquetWriter(file, first.schema) as writer:
            writer.write_table(first, ROW_GROUP)
            for block in blocks:
                writer.write_table(block, ROW_GROUP)

    def check(self, files: Iterable[Path]) -> None:
        """Checks that the files have all rows in order, once each, with their scores."""
        at = 0
        for file in files:
            for batch in pq.ParquetFile(file).iter_batches(batch_size=BLOCK // 12):
                self._check_batch(pa.Table.from_batches([batch]), at)
                at += batch.num_rows
        assert at == self.number, f"{at} rows of {self.number}"

    def _check_batch(self, rows: Any, at: int) -> None:
        assert np.array_equal(rows["id"].to_numpy(), np.arange(at, at + rows.num_rows)), at
        scores = rows.drop(["id", "game"])
        while scores.num_rows:
            part = scores.slice(0, BLOCK - at % BLOCK)
            assert part.equals(self.expected.slice(at % BLOCK, part.num_rows)), at
            scores, at = scores.slice(part.num_rows), at + part.num_rows


def command(rows: Rows, source: Path, target: Path, *more: str) -> subprocess.Popen[bytes]:
    words = ["table", rows.game, str(source), str(target), "--group", "game", *more]
    return subprocess.Popen(
        [sys.executable, "-m", "boardscore", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def until(happens: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < end, "this does not happen"
        time.sleep(0.01)


def kill(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGKILL)
    assert process.wait() == -signal.SIGKILL, "it had ended before"


# Steps


def through_the_command(rows: Rows, source: Path, folder: Path) -> str:
    """The whole file."""
    target = folder / "scores.parquet"
    _, status, used = os.wait4(command(rows, source, target).pid, 0)
    assert status in {0, 1 << 8}, status
    rows.check([target])
    processor = used.ru_utime + used.ru_stime
    return f"{processor:.1f} s of the processor, {used.ru_maxrss / 1024:.0f} MB"


def killed(rows: Rows, source: Path, folder: Path) -> str:
    """The file exists already; a kill leaves it unchanged, and then it is written again."""
    target, beside = folder / "scores.parquet", folder / "scores.parquet.new"
    target.write_bytes(b"before")
    process = command(rows, source, target)
    half = _BYTES_OF_A_ROW * rows.number // 2
    until(lambda: beside.exists() and beside.stat().st_size > half)
    kill(process)
    left = beside.stat().st_size
    assert target.read_bytes() == b"before"
    assert command(rows, source, target).wait() in {0, 1}
    assert not beside.exists()
    rows.check([target])
    return f"killed when {left / 1e6:.0f} MB were written: the old file stayed, then the new one"


def killed_among_files(rows: Rows, source: Path, folder: Path) -> str:  # noqa: ARG001
    """A folder of files; those finished before the kill are not scored again."""
    parts, target = folder / "in", folder / "out"
    parts.mkdir()
    bounds = np.linspace(0, rows.number, FILES + 1).astype(int) // BLOCK * BLOCK
    bounds[-1] = rows.number
    for number, (begin, end) in enumerate(pairwise(bounds)):
        rows.write(parts / f"{number}.parquet", int(begin), int(end))
    process = command(rows, parts, target)
    until((target / f"{FILES // 2}.parquet.new").exists)
    kill(process)
    done = {path: path.stat().st_mtime_ns for path in target.glob("*.parquet")}
    assert command(rows, parts, target, "--resume").wait() in {0, 1}
    assert done == {path: path.stat().st_mtime_ns for path in done}
    rows.check(sorted(target.glob("*.parquet")))
    return f"killed after {len(done)} of {FILES} files: the others were done by --resume"


def on_a_cluster(rows: Rows, source: Path, folder: Path) -> str:
    """Two workers score parts of the file; one is killed after the first part."""
    from distributed import Client, LocalCluster, as_completed

    from boardscore.table import dask_cluster

    one_file, target = folder / "one", folder / "parts"
    one_file.mkdir()
    target.mkdir()
    (one_file / source.name).hardlink_to(source)
    parts = dask_cluster.parts(str(one_file), str(target), rows=rows.number // 20)
    settings: Any = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with LocalCluster(local_directory=folder, **settings) as workers, Client(workers) as client:
        tasks = client.compute(dask_cluster.tasks(parts, Scorer(game=rows.game, group="game")))
        next(iter(as_completed(tasks)))
        os.kill(next(iter(client.run(os.getpid).values())), signal.SIGKILL)
        summaries = client.gather(tasks)
    assert sum(one.rows for one in summaries) == rows.number
    rows.check(sorted(target.iterdir()))
    return f"{len(parts)} parts, a worker of two killed after the first"


STEPS = {
    step.__name__: step for step in (through_the_command, killed, killed_among_files, on_a_cluster)
}


def main() -> None:
    """Does all steps with each game, and prints a line for each."""
    parser = argparse.ArgumentParser(prog="python -m tests.table.millions")
    parser.add_argument("--rows", type=int, default=10_000_000)
    parser.add_argument("--folder", help="where the files are made, and removed again")
    parser.add_argument("--step", choices=STEPS, action="append", help="only these steps")
    parser.add_argument("games", nargs="*", metavar="GAME", choices=[*GAMES, []])
    given = parser.parse_args()
    for game in given.games or GAMES:
        rows = Rows.of(game, given.rows)
        for name in given.step or STEPS:
            with tempfile.TemporaryDirectory(dir=given.folder) as folder:
                source = Path(folder) / "games.parquet"
                rows.write(source, 0, rows.number)
                told = STEPS[name](rows, source, Path(folder))
            words = name.replace("_", " ")
            print(f"{game}, {rows.number} rows, {words}: each once; {told}", flush=True)


if __name__ == "__main__":
    main()
