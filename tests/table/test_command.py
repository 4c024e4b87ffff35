"""`boardscore table`: formats, links, clocks, processes; `transcripts/table.json` has the rest.

A table is written completely or not at all, with messages for all mistakes.
"""

import errno
import os
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Cli
from tests.cli.test_transcripts import cases_of, play

pa = pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")

import pyarrow.csv as arrow_csv  # noqa: E402
import pyarrow.parquet as pq  # noqa: E402

from boardscore.table import file_formats, file_scoring, json_lines  # noqa: E402
from boardscore.table.game_columns import columns  # noqa: E402
from tests.table.test_scoring import ANNA, BEN  # noqa: E402

ROWS = [
    {"game": game, "who": who, **one}
    for game in (1, 2)
    for who, one in (("Anna", ANNA), ("Ben", BEN))
]
PIER = [{"pier": "S/.", "patrons": 2}]


@pytest.mark.parametrize("name", cases_of("table"))
def test_transcript(name: str, cli: Cli, tmp_path: Path) -> None:
    play("table", name, cli, tmp_path)


def write(path: Path, rows: list[dict[str, Any]]) -> Path:
    path.parent.mkdir(exist_ok=True)
    data = pa.Table.from_pylist(rows)
    match path.suffix:
        case ".parquet":
            pq.write_table(data, path, row_group_size=3)
        case ".csv":
            arrow_csv.write_csv(data, path)
        case ".arrow":
            with pa.ipc.new_file(path, data.schema) as writer:
                writer.write_table(data, max_chunksize=3)
        case _:
            with path.open("wb") as file:
                json_lines.write(file, data)
    return path


def read(path: Path) -> Any:
    with file_formats.open_table(str(path), columns("pier18")) as source:
        return source.reader.read_all()


FORMS = ("parquet", "arrow", "csv", "jsonl")


@pytest.mark.parametrize(("form", "other"), [*zip(FORMS, FORMS), ("csv", "parquet")])
def test_every_format_is_read_and_written(form: str, other: str, tmp_path: Path, told: Any) -> None:
    """Each has the game of the formats page: 7 points each, Ben is first."""
    source = write(tmp_path / f"in.{form}", ROWS)
    code, out, err = told("pier18", source, tmp_path / f"out.{other}", "--group", "game")
    assert (code, err) == (0, "")
    assert out.startswith("4 rows: 4 scored, 0 with errors, 0 with missing values")
    found = read(tmp_path / f"out.{other}")
    assert [*map(int, found["rank"].to_pylist())] == [2, 1, 2, 1]
    assert [*map(int, found["total"].to_pylist())] == [7] * 4
    assert found["who"].to_pylist() == ["Anna", "Ben", "Anna", "Ben"]
    assert other != "parquet" or str(found.schema.field("total").type) == "int32"


def test_a_file_that_is_damaged_in_the_middle_is_reported(tmp_path: Path, told: Any) -> None:
    """Its end is complete, so the damage is found only after some rows are written."""
    source = write(tmp_path / "in.parquet", ROWS * 100)
    data = bytearray(source.read_bytes())
    data[40:90] = bytes(50)
    source.write_bytes(data)
    said = f"{source}: this cannot be read as Parquet: it is cut off, or in another format\n"
    assert told("pier18", source, tmp_path / "out.csv")[::2] == (2, said)
    assert [one.name for one in tmp_path.iterdir()] == ["in.parquet"]


def test_a_full_disk_is_reported(
    tmp_path: Path, told: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    source = write(tmp_path / "in.csv", ROWS)
    code, _, err = told("pier18", source, tmp_path / "out.csv")
    assert (code, "no space is left" in err) == (2, True)
    assert [one.name for one in tmp_path.iterdir()] == ["in.csv"]


def test_scores_of_another_table_or_version_are_replaced(
    tmp_path: Path, told: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The content counts, even for a copy with an old date; scores that are kept stay untouched."""
    source, target = write(tmp_path / "in" / "a.jsonl", PIER), tmp_path / "out" / "a.jsonl"

    def again(option: str = "--resume") -> str:
        code, _, err = told("pier18", source.parent, target.parent, option)
        assert code == 0
        return str(err.replace("scored again, because this is different or unknown", "again"))

    assert again() == "a.jsonl: 1 row\n"
    before = target.stat().st_mtime_ns
    assert again() == "a.jsonl: already done\n"
    assert target.stat().st_mtime_ns == before
    write(source, [{"pier": "S/.", "patrons": 1}])
    os.utime(source, (0, 0))
    assert again() == "a.jsonl: 1 row, again: IN\n"
    assert read(target)["total"].to_pylist() == [1]
    monkeypatch.setattr(file_scoring, "__version__", "another")
    assert again() == "a.jsonl: 1 row, again: the version of boardscore\n"
    assert again("--force") == "a.jsonl: 1 row\n"
    assert len((target.parent / ".boardscore-done").read_bytes().splitlines()) == 1


@pytest.mark.long
def test_several_processes_take_dictionaries(tmp_path: Path, told: Any) -> None:
    """Such as categories of pandas and polars: columns of them are read and copied."""
    words = pa.array(["SQ/..", "S/.", None] * 10).dictionary_encode()
    data = pa.table({"pier": words, "z": words})
    with pa.ipc.new_stream(tmp_path / "in.arrows", data.schema) as writer:
        writer.write_table(data, max_chunksize=7)
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    for target, jobs in ((one, "1"), (two, "2")):
        assert told("pier18", tmp_path / "in.arrows", target, "--jobs", jobs)[0] == 1
    assert one.read_bytes() == two.read_bytes()
    assert read(two)["total"].to_pylist() == [1, 0, None] * 10


# Links and folders


def test_a_table_is_not_replaced_by_its_own_scores(tmp_path: Path, told: Any) -> None:
    """They lack the piers: not even under another name."""
    source = write(tmp_path / "in.csv", ROWS)
    (tmp_path / "link.csv").symlink_to(source)
    before = source.read_bytes()
    code, _, err = told("pier18", source, tmp_path / "link.csv")
    assert (code, "this is also IN, which would be lost" in err) == (2, True)
    assert source.read_bytes() == before


def test_a_broken_link_is_in_the_way(tmp_path: Path, told: Any) -> None:
    source, target = write(tmp_path / "in" / "s.csv", PIER).parent, tmp_path / "out"
    target.mkdir()
    (target / "s.csv").symlink_to(tmp_path / "nowhere.csv")
    code, _, err = told("pier18", source, target, lang="de")
    assert (code, "Diese Datei gibt es schon" in err) == (2, True)


def test_links_are_followed_but_not_back(tmp_path: Path, told: Any) -> None:
    """A link to a folder of tables is a subfolder; one that leads back has nothing new."""
    source = write(tmp_path / "in" / "s.csv", PIER).parent
    (source / "back").symlink_to(source, target_is_directory=True)
    assert told("pier18", source, tmp_path / "out")[0] == 0
    deep = write(tmp_path / "deep" / "t.csv", PIER).parent
    (source / "linked").symlink_to(deep, target_is_directory=True)
    code, _, err = told("pier18", source, tmp_path / "out", "--force")
    assert (code, f"{source}: the subfolder linked has tables too" in err) == (2, True)


def test_a_link_to_nothing_is_no_success(tmp_path: Path, told: Any) -> None:
    source = write(tmp_path / "in" / "s.csv", PIER).parent
    (source / "t.csv").symlink_to(tmp_path / "nothing.csv")
    code, _, err = told("pier18", source, tmp_path / "out")
    assert (code, "t.csv" in err, "s.csv: 1 row" in err) == (2, True, True)


def test_a_speed_of_less_than_a_row_is_left_out(
    tmp_path: Path, told: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = count(step=100)
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    out = told("pier18", write(tmp_path / "s.csv", PIER), tmp_path / "out.csv")[1]
    assert out == "1 row: 1 scored, 0 with errors, 0 with missing values.\n"
