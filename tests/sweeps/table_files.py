"""`python -m tests.sweeps.table_files [--rows N] [--seed N] [GAME ...]`: tables in files.

Scores random games with `boardscore.score`, then as rows of files in each format, with each engine
and random rulings. Every number of N rows for each game, format and engine must be the same. Files
have columns of random types, batches and compression.
"""

import argparse
import csv
import json
import tempfile
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import accumulate, chain, product
from pathlib import Path
from random import Random
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from boardscore import positions as documents
from boardscore.table import file_scoring
from boardscore.table.scoring import Scorer
from tests.table import positions
from tests.table.agreement import ENGINES, RULINGS, results, settings

GAMES = 300
"""The different games of a file."""
OF_A_FILE = 20_000
"""The games of a file; most occur several times."""
PAUSE = 60
"""The seconds between two reports."""

TEXTS = (pa.string(), pa.large_string(), pa.string_view())
WHOLES = (
    *(pa.int8(), pa.int16(), pa.int32(), pa.int64()),
    *(pa.uint8(), pa.uint16(), pa.uint32(), pa.uint64()),
)


def of_random_type(random: Random, column: Any) -> Any:
    """The same values in a random type that tables may have."""
    kinds = {pa.string(): TEXTS, pa.int64(): WHOLES}.get(column.type, (column.type,))
    with suppress(pa.ArrowInvalid):  # not all numbers fit
        column = column.cast(random.choice(kinds))
    if random.random() < 0.3 and column.type != pa.string_view():
        column = column.dictionary_encode()
    return column


def write_arrow(random: Random, data: Any, file: Path) -> None:
    """As a file or a stream of batches."""
    typed = pa.table({name: of_random_type(random, data[name]) for name in data.column_names})
    options = pa.ipc.IpcWriteOptions(
        compression=random.choice((None, "lz4", "zstd")), unify_dictionaries=True
    )
    begun = random.choice((pa.ipc.new_file, pa.ipc.new_stream))
    with begun(str(file), typed.schema, options=options) as writer:
        writer.write_table(typed, max_chunksize=random.choice((None, 999, 7000)))


def write_parquet(random: Random, data: Any, file: Path) -> None:
    """In groups of rows."""
    typed = {name: of_random_type(random, data[name]) for name in data.column_names}
    pq.write_table(
        pa.table(typed),
        file,
        compression=random.choice(("none", "snappy", "zstd")),
        use_dictionary=random.random() < 0.5,
        row_group_size=random.choice((None, 999, 7000)),
        store_schema=random.random() < 0.7,
    )


def write_csv(random: Random, data: Any, file: Path) -> None:
    """With a random separator and quotes."""
    with file.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.writer(
            stream,
            delimiter=random.choice(",;\t"),
            lineterminator=random.choice(("\n", "\r\n")),
            quoting=random.choice((csv.QUOTE_MINIMAL, csv.QUOTE_NONNUMERIC)),
        )
        writer.writerow(data.column_names)
        writer.writerows(zip(*(map(in_csv, column.to_pylist()) for column in data.columns)))


def in_csv(value: Any) -> Any:
    return str(value).lower() if isinstance(value, bool) else value


def write_jsonl(random: Random, data: Any, file: Path) -> None:
    """A null is written, or its key is left out; cards are a list."""
    with file.open("w", encoding="utf-8") as stream:
        for row in data.to_pylist():
            has_nulls = random.random() < 0.5
            kept = {name: one for name, one in row.items() if has_nulls or one is not None}
            if kept.get("cards"):
                kept["cards"] = kept["cards"].split()
            stream.write(json.dumps(kept, ensure_ascii=has_nulls) + "\n")


WRITERS: Mapping[str, Callable[[Random, Any, Path], None]] = {
    "csv": write_csv,
    "jsonl": write_jsonl,
    "arrow": write_arrow,
    "parquet": write_parquet,
}


def drawn(random: Random, game: str) -> tuple[Any, Any, dict[str, Any]]:
    """A table, the expected scores, and the settings."""
    head, rulings = settings(random, game), random.choice(RULINGS[game])
    made = [positions.position(random, game, head["pack"]) for _ in range(GAMES)]
    rows = [[*positions.rows(one, number)] for number, one in enumerate(made)]
    said = [[*results(documents.read_position({**one, **head}), rulings)] for one in made]
    begins = [0, *accumulate(map(len, rows))]
    chosen = random.choices(range(GAMES), k=OF_A_FILE)
    places = pa.array([at for one in chosen for at in range(begins[one], begins[one + 1])])
    numbers = pa.array([number for number, one in enumerate(chosen) for _ in rows[one]])
    table = pa.table(positions.columns([*chain.from_iterable(rows)])).take(places)
    table = table.set_column(table.column_names.index("game"), "game", numbers)
    expected = pa.Table.from_pylist([*chain.from_iterable(said)]).take(places)
    return table, expected, {**head, "rulings": rulings}


def compare(game: str, form: str, engine: str, random: Random, drawn: Any) -> int:
    """Scores the table as a file; returns the number of its rows."""
    data, expected, head = drawn
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, f"in.{form}"), Path(folder, "out.arrow")
        WRITERS[form](random, data, source)
        scorer = Scorer(game=game, group="game", engine=engine, **head)
        file_scoring.Run(scorer=scorer).file(str(source), str(target))
        with pa.ipc.open_file(str(target)) as file:
            found = file.read_all().select(expected.column_names)
    assert found.equals(expected.cast(found.schema)), (game, form, engine, head)
    return len(data)


def main() -> None:
    """Compares the rows, and prints their number each minute and at the end."""
    parser = argparse.ArgumentParser(prog="python -m tests.sweeps.table_files")
    parser.add_argument("--rows", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("games", nargs="*", metavar="GAME", choices=[*RULINGS, []])
    given = parser.parse_args()
    for game in given.games or RULINGS:
        random, rows, reported = Random(f"{game} {given.seed}"), 0, time.monotonic()
        while rows < given.rows:
            one = drawn(random, game)
            rows += len(one[0])
            for form, engine in product(WRITERS, ENGINES):
                compare(game, form, engine, random, one)
            if rows >= given.rows or time.monotonic() > reported + PAUSE:
                reported = time.monotonic()
                print(
                    f"{game}, seed {given.seed}: {rows:,} rows of each form are the same by "
                    f"{' and '.join(ENGINES)}; {time.process_time():,.0f} s of CPU time",
                    flush=True,
                )


if __name__ == "__main__":
    main()
