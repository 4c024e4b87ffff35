"""The memory and CPU time of the command for tables of two sizes, in every form.

    nox -s bench-tables-memory -- [--rows N ...] [--form FORM ...] [GAME ...]

Every run is a separate process, which prints its peak memory (as Linux counts it) at its end. A
table is scored into another of the same form.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.csv as arrow_csv
import pyarrow.parquet as pq
from benchmarks.tables import islands, piers

BLOCK = 120_000
GAMES = {"pier18": piers, "auctionland": islands}
FORMS = ("parquet", "arrow", "csv", "jsonl")
COMMAND = """
import sys
from boardscore.cli.app import run
code = run(sys.argv[1:], {})
lines = open("/proc/self/status").read().splitlines()
print(next(line.split()[1] for line in lines if line.startswith("VmHWM")), file=sys.stderr)
sys.exit(code)
"""


class Used(NamedTuple):
    """The resources used by a run."""

    memory: float
    """The peak memory, in MB."""
    processor: float
    """The CPU time, in seconds."""


def used(game: str, form: str, rows: int) -> Used:
    """The resources that the command uses for a table of this size."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, f"in.{form}"), Path(folder, f"out.{form}")
        write(source, form, blocks(game, rows))
        words = ["table", game, str(source), str(target), "--group", "game"]
        process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, *words],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert process.stderr is not None
        said = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        assert os.waitstatus_to_exitcode(status) in {0, 1}, said
        return Used(int(said) / 1024, usage.ru_utime + usage.ru_stime)


def blocks(game: str, rows: int) -> Iterator[Any]:
    """The rows in blocks; the numbers of games continue from block to block."""
    block = GAMES[game](BLOCK)[1]
    for start in range(0, rows, BLOCK):
        numbers = pa.array(block["game"].to_numpy() + start)
        yield block.set_column(0, "game", numbers).slice(0, min(BLOCK, rows - start))


def write(file: Path, form: str, tables: Iterator[Any]) -> None:
    """Writes tables into one file."""
    first = next(tables)
    with file.open("wb") as raw:
        if form == "jsonl":
            _write_json(raw.write, first)
            for table in tables:
                _write_json(raw.write, table)
            return
        writers: dict[str, Callable[..., Any]] = {
            "parquet": pq.ParquetWriter,
            "arrow": pa.ipc.new_file,
            "csv": arrow_csv.CSVWriter,
        }
        with writers[form](raw, first.schema) as writer:
            writer.write_table(first)
            for table in tables:
                writer.write_table(table)


def _write_json(write: Callable[[bytes], Any], table: Any) -> None:
    write("".join(f"{json.dumps(row)}\n" for row in table.to_pylist()).encode())


def main() -> None:
    """Prints a line for each game, form and size, with the ratio to the first size."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tables_memory")
    parser.add_argument("--rows", type=int, nargs="+", default=[1_000_000, 10_000_000])
    parser.add_argument("--form", choices=FORMS, action="append")
    parser.add_argument("games", nargs="*", metavar="GAME", choices=[*GAMES, []])
    given = parser.parse_args()
    for game in given.games or GAMES:
        for form in given.form or FORMS:
            first = None
            for rows in given.rows:
                memory, processor = used(game, form, rows)
                first = first or memory
                print(
                    f"{game:<12} {form:<8} {rows:11,} rows {memory:6.0f} MB, "
                    f"{memory / first:.2f} x the first; {processor:.1f} s of the processor",
                    flush=True,
                )


if __name__ == "__main__":
    main()
