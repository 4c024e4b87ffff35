"""Damaged and odd data: reported or copied, never a crash, never lost.

The same check of all values refuses files whose inner structure is damaged, such as offsets that
go back. No such file is kept here, as it may crash other programs.
"""

import csv
import io
import json
import os
import time
from pathlib import Path
from typing import Any

import pytest

pa = pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")

import numpy as np  # noqa: E402
import pyarrow.parquet as pq  # noqa: E402

from boardscore import table  # noqa: E402
from boardscore.core.errors import TableError  # noqa: E402
from boardscore.table import dask_cluster  # noqa: E402
from boardscore.table.arrow_values import values  # noqa: E402
from boardscore.table.scoring import ENGINES, Scorer  # noqa: E402
from tests.tables import read_table  # noqa: E402

PIER, ISLAND = "SQ/..", "B T / ."
ONE_OF = {"pier18": ("pier", PIER), "auctionland": ("island", ISLAND)}


def file_of(data: Any, path: Path, **changes: bytes) -> Path:
    """An Arrow file of a table with changed bytes, given as `before=after` in hex."""
    stream = pa.BufferOutputStream()
    with pa.ipc.new_file(stream, data.schema) as writer:
        writer.write_table(data)
    content = bytes(stream.getvalue())
    for before, after in changes.items():
        assert content.count(bytes.fromhex(before)) >= 1
        content = content.replace(bytes.fromhex(before), after)
    path.write_bytes(content)
    return path


@pytest.mark.parametrize("game", ONE_OF)
@pytest.mark.parametrize("engine", ENGINES)
def test_a_damaged_file_is_refused_with_every_engine(
    game: str, engine: str, tmp_path: Path, told: Any
) -> None:
    name, text = ONE_OF[game]
    damaged = {text.encode().hex(): b"\xff" * len(text)}
    source = file_of(pa.table({name: [text] * 2}), tmp_path / "in.arrow", **damaged)
    said = f"{source}: the column {name} holds text that is not in UTF-8\n"
    assert told(game, source, tmp_path / "out.csv", "--engine", engine)[::2] == (2, said)
    assert not (tmp_path / "out.csv").exists()


def two_texts(middle: int, text: bytes) -> Any:
    """A column of two texts: the bytes before and after the middle."""
    offsets = np.array((0, middle, len(text)), np.int32).tobytes()
    raw = [None, pa.py_buffer(offsets), pa.py_buffer(text)]
    return pa.Array.from_buffers(pa.string(), 2, raw)


DAMAGED = {
    "not UTF-8": two_texts(2, b"\xff\xfeab"),
    "half a character": two_texts(1, "é".encode()),
    "a time after midnight": pa.array([0, 10**9], pa.int32()).view(pa.time32("s")),
}


@pytest.mark.parametrize("name", DAMAGED)
@pytest.mark.parametrize("inside", [False, True])
def test_damaged_data_is_refused_in_any_column(
    name: str, inside: bool, tmp_path: Path, told: Any
) -> None:
    """In memory and in a file, in a column that is only copied, and inside of one."""
    column = DAMAGED[name]
    if inside:
        column = pa.StructArray.from_arrays([column], names=["x"])
    batch = pa.record_batch({"pier": [PIER] * 2, "who": column})
    is_text = name in {"not UTF-8", "half a character"}
    words = "the column who holds text that is not in UTF-8" if is_text else "the column who is dam"
    reader = pa.RecordBatchReader.from_batches(batch.schema, [batch])
    with pytest.raises(table.TableError, match=f"^{words}"):
        table.score_batch(batch, "pier18")
    with pytest.raises(table.TableError, match=f"^{words}"):
        table.score(reader, "pier18").read_all()
    with pa.ipc.new_stream(tmp_path / "in.arrows", batch.schema) as writer:
        writer.write_batch(batch)
    (tmp_path / "out.jsonl").write_text("before")
    assert told("pier18", tmp_path / "in.arrows", tmp_path / "out.jsonl")[0] == 2
    assert (tmp_path / "out.jsonl").read_text() == "before"


def test_an_unexpected_null_is_damage() -> None:
    schema = pa.schema([("pier", pa.string()), pa.field("who", pa.int64(), nullable=False)])
    columns = [pa.array([PIER]), pa.array([None], pa.int64())]
    batch = pa.RecordBatch.from_arrays(columns, schema=schema)
    with pytest.raises(table.TableError, match="who is damaged"):
        table.score_batch(batch, "pier18")


OF_NAMES = {
    "column": ("wxyz", pa.int8()),
    "field": ("z", pa.struct({"wxyz": pa.int8()})),
    "zone": ("z", pa.timestamp("s", "wxyz")),
}


@pytest.mark.parametrize("place", OF_NAMES)
def test_names_that_are_not_utf8_are_refused(place: str, tmp_path: Path, told: Any) -> None:
    name, kind = OF_NAMES[place]
    data = pa.table({"pier": [PIER], name: pa.nulls(1, kind)})
    source = file_of(data, tmp_path / "in.arrow", **{b"wxyz".hex(): b"\xff\xfexx"})
    said = f"{source}: this text is not in UTF-8; save it as UTF-8\n"
    assert told("pier18", source, tmp_path / "out.jsonl")[::2] == (2, said)


def test_text_in_parquet_that_is_not_utf8_is_refused(tmp_path: Path, told: Any) -> None:
    source = tmp_path / "in.parquet"
    data = pa.table({"pier": [PIER], "who": ["wxyz"]})
    pq.write_table(data, source, compression="none", use_dictionary=False)
    source.write_bytes(source.read_bytes().replace(b"wxyz", b"\xff\xfexx"))
    code, _, err = told("pier18", source, tmp_path / "out.csv")
    assert (code, err) == (2, f"{source}: the column who holds text that is not in UTF-8\n")
    (tmp_path / "in").mkdir()
    source.rename(tmp_path / "in" / "in.parquet")
    (part,) = dask_cluster.parts(str(tmp_path / "in"), str(tmp_path / "out"))
    (tmp_path / "out").mkdir()
    with pytest.raises(table.TableError, match=r"in\.parquet: the column who holds text"):
        dask_cluster.score_part(part, Scorer(game="pier18"))


# Odd but valid data

TWICE = [["a", "x"], ["a", "x"]]
FAR = pa.array([2**40], pa.int64()).cast(pa.timestamp("s"))
NANOSECOND = pa.array([1], pa.timestamp("ns"))
UNION = pa.UnionArray.from_sparse(pa.array([0], pa.int8()), [pa.array(["x"])])
RUNS = pa.RunEndEncodedArray.from_arrays(pa.array([1], pa.int32()), pa.array(["x"]))
FAR_TEXT = "<value out of range: 1099511627776>"
ODD = {
    "a time after 9999": (FAR, FAR_TEXT),
    "a nanosecond": (NANOSECOND, "1970-01-01 00:00:00.000000001"),
    "such times inside": (pa.StructArray.from_arrays([FAR], names=["a"]), {"a": FAR_TEXT}),
    "a list of them": (
        pa.ListArray.from_arrays(pa.array([0, 1], pa.int32()), NANOSECOND),
        ["1970-01-01 00:00:00.000000001"],
    ),
    "a zone that is not known": (pa.array([5], pa.timestamp("s", "Nowhere/No")), 5),
    "a union": (UNION, "x"),
    "runs": (RUNS, "x"),
    "nulls": (pa.nulls(1), None),
    "no number": (pa.array([float("nan")]), None),
    "text as bytes": (pa.array([b"x"]), "x"),
    "two fields of a name": (pa.StructArray.from_arrays([UNION, RUNS], ["a", "a"]), TWICE),
}


@pytest.mark.parametrize("name", ODD)
@pytest.mark.parametrize("engine", ["numpy", "python"])
def test_odd_values_are_copied(name: str, engine: str, tmp_path: Path, told: Any) -> None:
    """Even if they are keys for comparing two rows, and in JSON, which must be valid."""
    column, expected = ODD[name]
    for other in ("z", "seat", "name", "game"):
        data = pa.table({"pier": [PIER], other: column})
        group = other if other == "game" else None
        found = table.score(data, "pier18", engine=engine, group=group).read_all()
        assert repr(values(found[other])) == repr(values(column))
        assert found["total"].to_pylist() == [1]
    source = file_of(pa.table({"pier": [PIER], "z": column}), tmp_path / "in.arrow")
    assert told("pier18", source, tmp_path / "out.jsonl", "--engine", engine)[0] == 0
    text = (tmp_path / "out.jsonl").read_text(encoding="utf-8")
    assert json.loads(text, parse_constant=pytest.fail)["z"] == expected
    assert told("pier18", source, tmp_path / "out.arrow", "--engine", engine)[0] == 0


@pytest.mark.parametrize("form", ["csv", "jsonl", "parquet"])
def test_values_unsupported_by_a_format_are_reported_by_column(
    form: str, tmp_path: Path, told: Any
) -> None:
    """Invalid UTF-8 in a text format; types that Parquet or CSV do not have."""
    column = UNION if form == "parquet" else pa.array([b"\xff"])
    data = pa.table({"pier": [PIER], "good": [1], "bad": column, "worse": column})
    source = file_of(data, tmp_path / "in.arrow")
    (tmp_path / f"out.{form}").write_text("before")
    code, _, err = told("pier18", source, tmp_path / f"out.{form}")
    assert code == 2
    assert "cannot hold the values of these columns: bad, worse; leave them out" in err
    assert sorted(one.name for one in tmp_path.iterdir()) == ["in.arrow", f"out.{form}"]
    assert (tmp_path / f"out.{form}").read_text() == "before"


def test_views_of_texts_become_csv(tmp_path: Path, told: Any) -> None:
    piers, others = (pa.array([text], pa.string_view()) for text in (PIER, "ü"))
    data = pa.table({"pier": piers, "z": others})
    source = file_of(data, tmp_path / "in.arrow")
    assert told("pier18", source, tmp_path / "out.csv")[0] == 0
    assert (tmp_path / "out.csv").read_text(encoding="utf-8").startswith('"z","poets"')


CLASHES: Any = read_table(__file__, "CLASHES")


@pytest.mark.parametrize("name", CLASHES)
def test_clashing_names_are_reported(name: str) -> None:
    columns, words = CLASHES[name]
    with pytest.raises(table.TableError, match=words):
        table.score(pa.table(columns), "pier18")


def test_two_columns_of_players_are_reported() -> None:
    data = pa.table([pa.array([[{"pier": PIER}]]), pa.array([1])], names=["players", "players"])
    with pytest.raises(table.TableError, match="there are two columns players"):
        table.score(data, "pier18")


def test_dictionaries_that_change_are_written_into_one_file(tmp_path: Path, told: Any) -> None:
    """Such as categories in Parquet: each row group has separate ones."""
    batches = [
        pa.record_batch({"pier": [PIER] * 3, "z": pa.array(words).dictionary_encode()})
        for words in (["a", "b", None], ["c", "b", "a"], ["d", None, "d"])
    ]
    pq.write_table(pa.Table.from_batches(batches), tmp_path / "in.parquet", row_group_size=3)
    assert told("pier18", tmp_path / "in.parquet", tmp_path / "out.arrow")[0] == 0
    found = pa.ipc.open_file(pa.OSFile(str(tmp_path / "out.arrow"))).read_all()["z"]
    assert found.to_pylist() == ["a", "b", None, "c", "b", "a", "d", None, "d"]
    assert pa.types.is_dictionary(found.type)


def test_a_table_larger_than_memory_is_reported(
    tmp_path: Path, told: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise MemoryError

    source = file_of(pa.table({"pier": [PIER]}), tmp_path / "in.arrow")
    monkeypatch.setattr(pa.ipc, "open_file", full)
    code, _, err = told("pier18", source, tmp_path / "out.csv")
    assert (code, "there is not enough memory to read this" in err) == (2, True)


# Time

WIDE = 20_000


def test_a_table_of_many_columns_is_scored_in_time(tmp_path: Path, told: Any) -> None:
    """Eight times as many columns take about eight times as long; once it was 64 times."""

    def seconds(columns: int, head: str = "pier") -> float:
        names = ",".join([head, *(f"column {number}" for number in range(columns))])
        (tmp_path / "in.csv").write_text(f"{names}\n{PIER}{',x' * columns}\n", encoding="utf-8")
        begun = time.process_time()
        args = ("pier18", tmp_path / "in.csv", tmp_path / "out.csv", "--engine", "numpy")
        code, _, err = told(*args)
        assert code == (0 if head == "pier" else 2)
        assert len(err) < 5000
        if code == 0:  # the header is longer than the first block that is read
            text = (tmp_path / "out.csv").read_text(encoding="utf-8")
            row = next(csv.DictReader(io.StringIO(text)))
            said = (len(row), row["total"], row[f"column {columns - 1}"])
            assert said == (columns + 11, "1", "x")
        return time.process_time() - begun

    seconds(10)
    for head in ("pier", "peer"):
        assert seconds(WIDE, head) < 20 * seconds(WIDE // 8, head) + 1


def test_json_has_no_numbers_that_are_not_finite() -> None:
    from boardscore.table import json_lines

    file = io.BytesIO()
    json_lines.write(file, pa.record_batch({"a": [[1.5, float("inf")], None, [float("nan")]]}))
    lines = [json.loads(line, parse_constant=pytest.fail) for line in file.getvalue().splitlines()]
    assert [line["a"] for line in lines] == [[1.5, None], None, [None]]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes in folders")
@pytest.mark.parametrize("kind", ["Int128", "UInt128"])
@pytest.mark.parametrize("form", ["parquet", "arrow"])
def test_types_that_pyarrow_does_not_have_are_reported(
    kind: str, form: str, tmp_path: Path, told: Any
) -> None:
    """An unrelated column of polars, in memory and in files."""
    polars = pytest.importorskip("polars")
    if not hasattr(polars, kind):
        pytest.skip("this version of polars does not have the type")
    big = polars.Series([5], dtype=getattr(polars, kind))
    frame = polars.DataFrame({"pier": ["S/."], "big": big})
    with pytest.raises(TableError) as caught:
        table.score(frame, "pier18")
    assert str(caught.value).startswith("pyarrow does not support the type of this column: big; ")
    source = tmp_path / f"in.{form}"
    (frame.write_parquet if form == "parquet" else frame.write_ipc)(source)
    code, _, err = told("pier18", source, tmp_path / "out.csv")
    assert (code, "pyarrow does not support something in this table: Integers" in err) == (2, True)


@pytest.mark.parametrize("form", ["csv", "jsonl", "arrow", "parquet"])
def test_pipes_and_devices_are_not_tables(form: str, tmp_path: Path, told: Any) -> None:
    """They are not waited for: as a source, as a target, and to generate a table."""
    good = tmp_path / "good.csv"
    good.write_text(f"pier\n{PIER}\n", encoding="utf-8")
    pipe, device = tmp_path / f"pipe.{form}", tmp_path / f"device.{form}"
    os.mkfifo(pipe)
    device.symlink_to(os.devnull)
    for odd in (pipe, device):
        said = f"{odd}: this is a pipe or a device, not a file\n"
        assert told("pier18", odd, tmp_path / "out.csv")[::2] == (2, said)
        for args in (("pier18", good, odd), ("sample", "pier18", odd, "--rows", "3")):
            code, _, err = told(*args)
            assert (code, "this is not a regular file" in err) == (2, True)
    assert not (tmp_path / "out.csv").exists()
