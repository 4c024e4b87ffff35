"""Scores tables on many machines with Dask, one part of a file at a time; needs the extra.

    python -m pip install "boardscore[dask]"

Each part is written to a temporary file, then moved into place, always under the same name. So a
part that is repeated after a machine was lost replaces its earlier file, and every row exists once.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from boardscore.core.optional_dependencies import require

require("dask", "dask", "distributed")

import dask  # noqa: E402  (without the extra nothing is here)
import pyarrow.parquet as pq  # noqa: E402
from attrs import frozen  # noqa: E402

from boardscore.documents.atomic_writer import replacing  # noqa: E402
from boardscore.table.arrow_values import check_batch, check_batches, value  # noqa: E402
from boardscore.table.file_formats import Form, form_of, guard, report_broken, writing  # noqa: E402
from boardscore.table.file_scoring import Run, Summary, refuse_same, tables_of  # noqa: E402
from boardscore.table.game_batches import gather_games  # noqa: E402
from boardscore.table.game_columns import check_schema  # noqa: E402
from boardscore.table.scoring import Scorer  # noqa: E402

ROWS = 1_000_000
"""The least number of rows of a part of a Parquet file, unless the file has fewer."""


@frozen
class FilePart:
    """A part of a file for a Dask task, and the target of its scores."""

    source: str
    """The file."""
    target: str
    """The target file."""
    groups: tuple[int, ...] | None = None
    """The row groups of a Parquet file; None for all of any other file."""
    first: int = 0
    """The number of the first row, from 0."""


def parts(source: str, target: str, rows: int = ROWS) -> list[FilePart]:
    """The parts of a folder's tables: runs of row groups of Parquet files, other files whole.

    The scores of `games.parquet` go to `games-00000.parquet` and so on in the folder `target`,
    those of `games.csv` to `games.csv`. Raises `TableError` if both folders are the same, and for
    a folder without tables or with tables in subfolders.
    """
    refuse_same(source, target)
    files = [Path(source, name) for name in tables_of(source, target)]
    return [part for path in files for part in _parts(path, Path(target), rows)]


def _parts(path: Path, target: Path, rows: int) -> Iterator[FilePart]:
    if form_of(path.name) is not Form.PARQUET:
        yield FilePart(str(path), str(target / path.name))
        return
    with report_broken(str(path), Form.PARQUET):
        found = pq.read_metadata(path)
    sizes = [found.row_group(number).num_rows for number in range(found.num_row_groups)]
    first, begun, number = 0, 0, 0
    for end in range(1, len(sizes) + 1):
        if sum(sizes[begun:end]) >= rows or end == len(sizes):
            name = f"{path.stem}-{number:05}{path.suffix}"
            yield FilePart(str(path), str(target / name), tuple(range(begun, end)), first)
            first, begun, number = first + sum(sizes[begun:end]), end, number + 1


def tasks(parts: Sequence[FilePart], scorer: Scorer) -> list[Any]:
    """A Dask task for each part; its result is a `Summary`."""
    task = dask.delayed(score_part, pure=True)
    return [task(part, scorer) for part in parts]


def score_part(part: FilePart, scorer: Scorer) -> Summary:
    """Scores a part and writes it; a game cut by its beginning belongs to the part before."""
    if part.groups is None:
        return Run(scorer=scorer).file(part.source, part.target)
    with report_broken(part.source, Form.PARQUET):
        file = pq.ParquetFile(part.source, pre_buffer=False)
        check_schema(file.schema_arrow)
        skipped, found = _whole_games(file, part.groups, scorer.group)
    batches = guard(part.source, Form.PARQUET, found)
    schema = scorer.schema(file.schema_arrow)
    summary, first = Summary(), part.first + skipped
    with replacing(part.target) as target, writing(target, Form.PARQUET, schema) as write:
        for batch in gather_games(batches, scorer.group):
            scored = scorer.scored(batch, first)
            first += batch.num_rows
            summary += Summary.of(scored)
            write(scored)
    return summary


def _whole_games(file: Any, groups: Sequence[int], group: str | None) -> tuple[int, Iterator[Any]]:
    """The rows of the games that begin in these row groups, and the number of rows before these."""
    own = check_batches(file.iter_batches(row_groups=list(groups)))
    if group is None or group not in file.schema_arrow.names:
        return 0, own
    before = _game_before(file, groups[0], group)
    begun = _begun_before(file, groups, group, before)
    if begun == sum(file.metadata.row_group(number).num_rows for number in groups):
        return begun, iter(())
    last = value(_values(file, groups[-1], group)[-1])
    return begun, _chained(_without(own, begun), file, groups[-1] + 1, group, last)


def _values(file: Any, number: int, group: str) -> Any:
    column = file.read_row_group(number, columns=[group])
    for batch in column.to_batches():
        check_batch(batch)
    return column[group]


def _game_before(file: Any, number: int, group: str) -> Any:
    """The game of the last row before a part's row group."""
    for before in reversed(range(number)):
        values = _values(file, before, group)
        if len(values):
            return value(values[-1])
    return None


def _begun_before(file: Any, groups: Sequence[int], group: str, game: Any) -> int:
    """The number of rows at the beginning of a part whose game begins before them."""
    found = 0
    for number in groups:
        values = _values(file, number, group)
        same = _leading(values, game)
        found += same
        if same < len(values):
            break
    return found


def _leading(values: Any, game: Any) -> int:
    """The number of values at the beginning that equal a game; a null equals none."""
    if game is None:
        return 0
    for at, one in enumerate(values):
        if value(one) != game:
            return at
    return len(values)


def _without(batches: Iterator[Any], rows: int) -> Iterator[Any]:
    for batch in batches:
        yield batch.slice(min(rows, batch.num_rows))
        rows = max(0, rows - batch.num_rows)


def _chained(
    batches: Iterator[Any], file: Any, number: int, group: str, game: Any
) -> Iterator[Any]:
    """The batches of a part, followed by the rows of the last game in later row groups."""
    yield from batches
    for later in range(number, file.metadata.num_row_groups):
        same = _leading(_values(file, later, group), game)
        if same:
            yield from check_batches(file.read_row_group(later).slice(0, same).to_batches())
        if same < file.metadata.row_group(later).num_rows:
            return
