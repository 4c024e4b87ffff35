"""Parts of files on a cluster: games across parts are complete, and every row appears once."""

from pathlib import Path
from typing import Any

import pytest

pa = pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")
pytest.importorskip("distributed", reason="clusters need the extra boardscore[dask]")

import pyarrow.parquet as pq  # noqa: E402

from boardscore import table  # noqa: E402
from boardscore.table import dask_cluster  # noqa: E402
from boardscore.table.scoring import Scorer  # noqa: E402
from tests.table import millions  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")


def made(folder: Path, rows: int, rows_of_a_group: int) -> Any:
    data = table.sample("pier18", rows).read_all()
    data = data.append_column("id", pa.array(range(rows)))
    folder.mkdir()
    pq.write_table(data, folder / "games.parquet", row_group_size=rows_of_a_group)
    return data


def written(folder: Path) -> Any:
    return pa.concat_tables(pq.read_table(path) for path in sorted(folder.iterdir()))


@pytest.mark.parametrize("rows_of_a_group", [1, 2, 4, 5])
def test_parts_that_split_games_agree_with_one_table(tmp_path: Path, rows_of_a_group: int) -> None:
    data = made(tmp_path / "in", 23, rows_of_a_group)
    scorer = Scorer(game="pier18", group="game", engine="numpy")
    (tmp_path / "out").mkdir()
    found = dask_cluster.parts(str(tmp_path / "in"), str(tmp_path / "out"), rows=rows_of_a_group)
    for part in found:
        dask_cluster.score_part(part, scorer)
    expected = table.score(data, "pier18", group="game", engine="numpy").read_all()
    assert len(found) == -(-23 // rows_of_a_group)
    assert written(tmp_path / "out").combine_chunks() == expected.combine_chunks()


def test_other_files_are_single_parts(tmp_path: Path) -> None:
    (tmp_path / "games.csv").write_text("pier\nS/.\n", encoding="utf-8")
    (part,) = dask_cluster.parts(str(tmp_path), str(tmp_path / "out"))
    (tmp_path / "out").mkdir()
    assert dask_cluster.score_part(part, Scorer(game="pier18", engine="numpy")).rows == 1


@pytest.mark.long
def test_a_killed_worker_neither_loses_nor_doubles_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of two is killed after the first part; the other parts arrive anyway."""
    monkeypatch.setattr(millions, "BLOCK", 240)
    rows = millions.Rows.of("pier18", 6000)
    rows.write(tmp_path / "games.parquet", 0, 6000)
    said = millions.on_a_cluster(rows, tmp_path / "games.parquet", tmp_path)
    assert said.endswith(" parts, a worker of two killed after the first")
    assert int(said.split()[0]) > 10


def test_a_folder_without_tables_has_no_parts(tmp_path: Path) -> None:
    with pytest.raises(table.TableError, match="has no tables"):
        dask_cluster.parts(str(tmp_path), str(tmp_path / "out"))
