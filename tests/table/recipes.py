"""`python -m tests.table.recipes [dask] [spark]`: runs the recipes of `docs/tables.md`.

Takes each recipe unchanged from the page, and compares its output with `table.score`. The recipe
for Spark needs pyspark and Java; everything runs on this machine.
"""

import argparse
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from boardscore import table

PAGE = Path(__file__).parent.parent.parent / "docs" / "tables.md"
ROWS = 3000
BLOCKS = re.compile(r"^```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def recipe(word: str) -> str:
    """The recipe on the page that contains a word."""
    (found,) = (block for block in BLOCKS.findall(PAGE.read_text("utf-8")) if word in block)
    return str(found)


def games() -> Any:
    """Games of three players, with a seat and a number for each row."""
    made = table.sample("pier18", ROWS).read_all()
    numbers = pa.array(range(ROWS))
    seats = pa.array([number % 3 for number in range(ROWS)])
    return made.append_column("id", numbers).append_column("seat", seats)


def dask(folder: Path) -> Any:
    """The scores by the recipe for Dask, with a local cluster and a local folder."""
    from distributed import LocalCluster

    places = {name: folder / name for name in ("games", "scores")}
    for place in places.values():
        place.mkdir()
    pq.write_table(games(), places["games"] / "games.parquet", row_group_size=500)
    settings: Any = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with LocalCluster(local_directory=folder, **settings) as workers:
        text = recipe("dask.distributed").replace("scheduler:8786", workers.scheduler_address)
        for name, place in places.items():
            text = text.replace(f"/data/{name}", str(place))
        names: dict[str, Any] = {}
        exec(text, names)
        names["client"].close()
    return pq.read_table(places["scores"])


def spark(folder: Path) -> Any:
    """The scores by the recipe for Spark, in partitions whose batches split games."""
    from pyspark.sql import SparkSession

    pq.write_table(games(), folder / "games.parquet", row_group_size=500)
    settings = {
        "spark.ui.enabled": "false",
        "spark.sql.shuffle.partitions": "3",
        "spark.sql.execution.arrow.maxRecordsPerBatch": "100",
        "spark.driver.host": "127.0.0.1",
    }
    builder = SparkSession.builder.master("local[2]")
    for name, value in settings.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    try:
        names = {"frame": session.read.parquet(str(folder / "games.parquet"))}
        exec(recipe("mapInArrow"), names)
        return names["scores"].toArrow()
    finally:
        session.stop()


RECIPES = {"dask": dask, "spark": spark}


def main() -> int:
    """Runs the recipes, and prints whether their output is correct."""
    parser = argparse.ArgumentParser(prog="python -m tests.table.recipes")
    parser.add_argument("recipes", nargs="*", metavar="RECIPE", choices=[*RECIPES, []])
    expected = table.score(games(), "pier18", group="game").read_all()
    code = 0
    for name in parser.parse_args().recipes or RECIPES:
        with tempfile.TemporaryDirectory() as folder:
            found = RECIPES[name](Path(folder))
        is_same = found.sort_by("id").to_pylist() == expected.to_pylist()
        print(f"{name}: {found.num_rows} rows, {'the same' if is_same else 'NOT the same'}")
        code |= not is_same
    return code


if __name__ == "__main__":
    sys.exit(main())
