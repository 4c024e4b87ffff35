"""`boardscore table`: from file to file, complete or not at all, with messages for all mistakes."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests import HANGS
from tests.tables import from_table

pa = pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")

import pyarrow.csv as arrow_csv  # noqa: E402
import pyarrow.parquet as pq  # noqa: E402

from boardscore.table import files  # noqa: E402
from boardscore.table.game_columns import columns  # noqa: E402
from tests.table.test_scoring import ANNA, BEN  # noqa: E402

ROWS = [
    {"game": game, "who": who, **one}
    for game in (1, 2)
    for who, one in (("Anna", ANNA), ("Ben", BEN))
]


LATE = b'{"pier": "S/."}\n' * 10_001 + b'{"pier": "S/.", "x": 1}\n'
"""A row has an additional column after those that determine the columns."""


def write(path: Path, rows: list[dict[str, Any]]) -> Path:
    """Writes rows in the format of the file name."""
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
            path.write_text("".join(f"{json.dumps(row)}\n" for row in rows), encoding="utf-8")
    return path


def read(path: Path) -> list[dict[str, Any]]:
    """The rows of a file."""
    with files.open_table(str(path), columns("pier18")) as source:
        rows: list[dict[str, Any]] = source.reader.read_all().to_pylist()
    return rows


@pytest.mark.parametrize("form", ["parquet", "arrow", "csv", "jsonl"])
def test_every_format_is_read_and_written(form: str, tmp_path: Path, told: Any) -> None:
    """Each has the game of the formats page: 7 points each, Ben is first."""
    source = write(tmp_path / f"in.{form}", ROWS)
    target = tmp_path / f"out.{form}"
    code, out, err = told("pier18", source, target, "--group", "game")
    assert (code, err) == (0, "")
    assert out.startswith("4 rows: 4 scored, 0 with errors, 0 with missing values")
    assert [int(row["rank"]) for row in read(target)] == [2, 1, 2, 1]
    assert [row["who"] for row in read(target)] == ["Anna", "Ben", "Anna", "Ben"]


def test_one_format_becomes_another(tmp_path: Path, told: Any) -> None:
    source = write(tmp_path / "in.csv", ROWS)
    assert told("pier18", source, tmp_path / "out.parquet", "--group", "game")[0] == 0
    data = pq.read_table(tmp_path / "out.parquet")
    assert data["total"].to_pylist() == [7, 7, 7, 7]
    assert str(data.schema.field("total").type) == "int32"


def test_bad_rows_of_text_keep_their_places(tmp_path: Path, told: Any) -> None:
    """One row has too few values, one a word for a number; the first has a Fisher and 2 Patrons."""
    source = tmp_path / "in.csv"
    source.write_text(
        'game,pier,patrons\n1,"S.Q\n..A",2\n2,x\n3,S/.,two\n4,SQ/..,\n5\n', encoding="utf-8"
    )
    code, out, _ = told("pier18", source, tmp_path / "out.jsonl", "--group", "game")
    rows = [json.loads(line) for line in (tmp_path / "out.jsonl").read_text().splitlines()]
    assert code == 1
    assert [row["game"] for row in rows] == ["1", None, "3", "4", None]
    assert [row["total"] for row in rows] == [3, None, None, 1, None]
    assert rows[1]["error"] == 'row 2: this cannot be read as a row: "2,x"'
    assert rows[2]["error"].startswith('row 3: patrons: "two" is not a whole number')
    assert "5 rows: 2 scored, 3 with errors" in out


def test_bad_lines_of_json_keep_their_places(tmp_path: Path, told: Any) -> None:
    source = tmp_path / "in.jsonl"
    source.write_text('{"pier": "SQ/.."}\n{"pier":\n\n{"pier": 5}\n[]\n', encoding="utf-8")
    assert told("pier18", source, tmp_path / "out.jsonl")[0] == 1
    rows = read(tmp_path / "out.jsonl")
    assert [row["total"] for row in rows] == [1, None, None, None]
    assert [bool(row["error"]) for row in rows] == [False, True, True, True]
    assert rows[1]["error"] == 'row 2: this cannot be read as a row: "{"pier":"'
    assert rows[3]["error"] == 'row 4: this cannot be read as a row: "[]"'


def test_a_lone_surrogate_in_json_is_a_mistake_of_its_row(tmp_path: Path, told: Any) -> None:
    r"""No table can contain it; the next row has a Poet next to a Flower Seller."""
    lines = [r'{"pier": "\ud83d/.", "who": "A"}', r'{"pier": "S/.", "who": "\uDE00"}']
    good = r'{"pier": "SQ/..", "who": "\ud83d\ude00"}'
    (tmp_path / "in.jsonl").write_text("\n".join([*lines, good]), encoding="utf-8")
    assert told("pier18", tmp_path / "in.jsonl", tmp_path / "out.jsonl")[0] == 1
    *wrong, right = read(tmp_path / "out.jsonl")
    assert [row["error"] for row in wrong] == [
        f'row {number}: this cannot be read as a row: "{line}"'
        for number, line in enumerate(lines, 1)
    ]
    assert (right["who"], right["total"]) == ("\U0001f600", 1)


def test_lines_of_csv_may_end_as_on_old_computers(tmp_path: Path, told: Any) -> None:
    (tmp_path / "in.csv").write_bytes(b"pier,who\rSQ/..,Anna\rS/.,Ben\r")
    assert told("pier18", tmp_path / "in.csv", tmp_path / "out.csv")[0] == 0
    assert [row["total"] for row in read(tmp_path / "out.csv")] == ["1", "0"]


@pytest.mark.parametrize("between", [",", ";", "\t"])
def test_csv_is_read_as_other_programs_write_it(between: str, tmp_path: Path, told: Any) -> None:
    """Another separator, TRUE, white space, a mark at the beginning.

    4 for the Plan and 1 Patron; 1 for the Poet next to the Flower Seller.
    """
    lines = [["pier", "plan_completed", "patrons"], ["S./..", "TRUE", " 1"], ["SQ/..", "false", ""]]
    text = "\r\n".join(map(between.join, lines))
    (tmp_path / "in.csv").write_text(text, encoding="utf-8-sig", newline="")
    assert told("pier18", tmp_path / "in.csv", tmp_path / "out.csv")[0] == 0
    assert [row["total"] for row in read(tmp_path / "out.csv")] == ["5", "1"]


def test_a_table_with_a_wrong_row_may_be_refused(tmp_path: Path, told: Any) -> None:
    source = write(tmp_path / "in.csv", [{"pier": "S/."}, {"pier": "X/."}])
    target = tmp_path / "out.csv"
    target.write_text("before")
    code, _, err = told("pier18", source, target, "--bad", "refuse")
    assert code == 1
    assert err.startswith(
        "Nothing was written, because a row has an error. row 2: pier: unknown symbol"
    )
    assert target.read_text() == "before"
    assert [one.name for one in tmp_path.iterdir()].count("out.csv.new") == 0


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("in.parquet", b"PAR1 and no end", "cannot be read as Parquet"),
        ("in.parquet", b"", "cannot be read as Parquet"),
        ("in.arrow", b"ARROW1 and no end", "cannot be read as Arrow"),
        (
            "in.csv",
            b"a,b\n1,2\n",
            "one of these columns is needed: pier, cards; the table has: a, b",
        ),
        ("in.csv", b"pier,pier\n1,2\n", "there are two columns pier"),
        ("in.csv", b"", "the file is empty"),
        ("in.csv", b"pier,who\nS/.,J\xfcrgen\n", "this text is not in UTF-8"),
        ("in.csv", b"pier,M\xfcnzen\nS/.,3\n", "this text is not in UTF-8"),
        ("in.csv", b"S" * 200_000, "cannot be read as CSV"),
        ("in.jsonl", LATE, "row 10002 has a column x that the first rows do not have"),
        ("in.jsonl", b'{"a": 1}\n', "one of these columns is needed"),
        ("in.txt", b"", "does not end in a known"),
        ("none.csv", None, "there is no such file"),
    ],
)
def test_unreadable_files_leave_the_target_unchanged(
    name: str, content: bytes | None, words: str, tmp_path: Path, told: Any
) -> None:
    source, target = tmp_path / name, tmp_path / "out.csv"
    target.write_text("before")
    if content is not None:
        source.write_bytes(content)
    code, _, err = told("pier18", source, target)
    assert code == 2
    assert words in err
    assert target.read_text() == "before"
    assert sorted(one.suffix for one in tmp_path.iterdir() if one.suffix == ".new") == []


def test_a_file_that_is_damaged_in_the_middle_is_reported(tmp_path: Path, told: Any) -> None:
    """Its end is complete, so the damage is found only after some rows are written."""
    source = write(tmp_path / "in.parquet", ROWS * 100)
    data = bytearray(source.read_bytes())
    data[40:90] = bytes(50)
    source.write_bytes(data)
    code, _, err = told("pier18", source, tmp_path / "out.csv")
    assert (code, err) == (
        2,
        f"{source}: this cannot be read as Parquet: it is cut off, or in another format\n",
    )
    assert [one.name for one in tmp_path.iterdir()] == ["in.parquet"]


def test_a_table_is_not_replaced_by_its_own_scores(tmp_path: Path, told: Any) -> None:
    """They lack the piers: not even under another name, or in the same folder."""
    source = write(tmp_path / "in.csv", ROWS)
    (tmp_path / "link.csv").symlink_to(source)
    before = source.read_bytes()
    for target in (source, tmp_path / "link.csv"):
        code, _, err = told("pier18", source, target)
        assert (code, "this is also IN, which would be lost" in err) == (2, True)
    assert told("pier18", tmp_path, tmp_path)[0] == 2
    assert source.read_bytes() == before


def test_a_parquet_file_cut_in_the_middle_is_refused(tmp_path: Path, told: Any) -> None:
    source = write(tmp_path / "in.parquet", ROWS)
    source.write_bytes(source.read_bytes()[:-40])
    code, _, err = told("pier18", source, tmp_path / "out.csv", lang="de")
    assert (code, "lässt sich nicht als Parquet lesen" in err) == (2, True)
    assert not (tmp_path / "out.csv").exists()


@from_table
def test_wrong_use_is_reported(args: list[str], words: str, tmp_path: Path, told: Any) -> None:
    source = write(tmp_path / "in.csv", ROWS)
    code, _, err = told("pier18", source, tmp_path / "out.csv", *args)
    assert (code, words in err) == (2, True)


def test_an_unwritable_target_is_reported(tmp_path: Path, told: Any) -> None:
    source = write(tmp_path / "in.csv", ROWS)
    code, _, err = told("pier18", source, tmp_path / "nowhere" / "out.csv")
    assert (code, "there is no such folder" in err) == (2, True)
    code, _, err = told("pier18", source, tmp_path / "dir.csv" / "..")
    assert code == 2


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


def test_folders_are_scored_file_by_file_and_continued(tmp_path: Path, told: Any) -> None:
    (tmp_path / "in").mkdir()
    for name in ("a.csv", "b.jsonl"):
        write(tmp_path / "in" / name, ROWS)
    args = ("pier18", tmp_path / "in", tmp_path / "out", "--group", "game")
    assert told(*args)[:2][0] == 0
    (tmp_path / "out" / "b.jsonl").unlink()
    before = (tmp_path / "out" / "a.csv").stat().st_mtime_ns
    code, out, err = told(*args, "--resume")
    assert (code, "4 rows: 4 scored" in out) == (0, True)
    assert ("a.csv: already done" in err, "b.jsonl: 4 rows" in err) == (True, True)
    assert (tmp_path / "out" / "a.csv").stat().st_mtime_ns == before
    assert len(read(tmp_path / "out" / "b.jsonl")) == 4


PACK = """game = "pier18"
name = "two"
provenance = "invented"
[[cards]]
id = "1"
date = "04-17"
patron = "S"
cells = ["SQ", ".."]
plan_text = "a plan"
"""


@from_table
def test_scores_with_other_settings_are_replaced(
    more: tuple[str, str], what: str | None, tmp_path: Path, told: Any
) -> None:
    """A default that is named, and the engine, do not change scores."""
    (tmp_path / "in").mkdir()
    write(tmp_path / "in" / "a.csv", ROWS)
    args = ("pier18", tmp_path / "in", tmp_path / "out", "--resume")
    assert told(*args)[0] == 0
    again = f"a.csv: 4 rows, scored again, because this is different or unknown: {what}\n"
    assert told(*args, *more)[2] == (again if what else "a.csv: already done\n")
    assert told(*args, *more)[2] == "a.csv: already done\n"


def test_scores_of_another_table_or_pack_are_replaced(tmp_path: Path, told: Any) -> None:
    """The content counts, even for a copy with an old date. The last pack has 1 Poet."""
    (tmp_path / "in").mkdir()
    source, pack = tmp_path / "in" / "a.jsonl", tmp_path / "pack.toml"
    target = tmp_path / "out" / "a.jsonl"
    write(source, [{"cards": "1", "id": 1}])
    pack.write_text(PACK, encoding="utf-8")
    args = ("pier18", source.parent, target.parent, "--pack", pack, "--resume")

    def again() -> str:
        code, _, err = told(*args)
        assert code == 0
        return str(err.removeprefix("a.jsonl: "))

    assert again() == "1 row\n"
    assert again() == "already done\n"
    pack.write_text(f"# the same\n{PACK}", encoding="utf-8")
    assert again() == "already done\n"
    pack.write_text(PACK.replace("SQ", "SA"), encoding="utf-8")
    assert again() == "1 row, scored again, because this is different or unknown: --pack\n"
    write(source, [{"cards": "1", "id": 27}])
    os.utime(source, (0, 0))
    assert again() == "1 row, scored again, because this is different or unknown: IN\n"
    assert read(target)[0]["id"] == 27
    target.write_text("{}", encoding="utf-8")
    assert again() == "1 row, scored again, because this is different or unknown: OUT\n"
    (target.parent / ".boardscore-done").write_bytes(b'{"file": "a.jsonl", "in"\n[]\n{"file": []}')
    unknown = "how the existing scores were made"
    assert again() == f"1 row, scored again, because this is different or unknown: {unknown}\n"
    target.unlink()
    assert again() == "1 row\n"


def test_scores_of_another_version_or_other_score_tables_are_replaced(
    tmp_path: Path, told: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "in").mkdir()
    write(tmp_path / "in" / "a.jsonl", [{"island": "B", "money": 3}])
    tables = tmp_path / "tables.toml"
    args = ("auctionland", tmp_path / "in", tmp_path / "out", "--tables", tables)
    for first in (0, 1):
        tables.write_text(f"beaches = [{first}, 2]\ntheme_parks = [0, 2]\n", encoding="utf-8")
        err = told(*args, "--resume")[2]
    assert err == "a.jsonl: 1 row, scored again, because this is different or unknown: --tables\n"
    monkeypatch.setattr(files, "__version__", "another")
    err = told(*args, "--resume")[2]
    said = "because this is different or unknown: the version of boardscore"
    assert err == f"a.jsonl: 1 row, scored again, {said}\n"
    assert told(*args, "--force")[2] == "a.jsonl: 1 row\n"
    assert len((tmp_path / "out" / ".boardscore-done").read_bytes().splitlines()) == 1


def test_a_file_that_cannot_be_read_does_not_stop_its_folder(tmp_path: Path, told: Any) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a.parquet").write_bytes(b"PAR1 and no end")
    write(tmp_path / "in" / "b.jsonl", ROWS)
    (tmp_path / "in" / "notes.txt").write_text("no table")
    code, out, err = told("pier18", tmp_path / "in", tmp_path / "out", "--group", "game")
    assert (code, "4 rows: 4 scored" in out) == (2, True)
    assert "a.parquet: this cannot be read as Parquet" in err
    assert [one.name for one in (tmp_path / "out").glob("[!.]*")] == ["b.jsonl"]
    code, _, err = told("pier18", tmp_path / "in", "-")
    assert (code, "IN is a folder, so OUT must be one too" in err) == (2, True)


def test_tables_come_from_a_separate_file_or_with_a_heading(tmp_path: Path, told: Any) -> None:
    """B has 1 beach at the edge: 1 point; no theme park: 0."""
    source = write(tmp_path / "in.jsonl", [{"island": "B", "money": 3}])
    for text in ("", "[tables]\n"):
        tables = tmp_path / "tables.toml"
        tables.write_text(f'{text}beaches = [0, 1, "3+"]\ntheme_parks = [0, 2]\n')
        target = tmp_path / "out.jsonl"
        assert told("auctionland", source, target, "--tables", tables)[0] == 0
        assert json.loads(target.read_text())["total"] == 1


def test_the_standard_input_and_output_are_tables_too(tmp_path: Path) -> None:
    source = write(tmp_path / "in.jsonl", ROWS)
    command = [sys.executable, "-m", "boardscore", "table", "pier18", "-", "-", "--group", "game"]
    done = subprocess.run(
        command, input=source.read_bytes(), capture_output=True, check=False, timeout=HANGS
    )
    assert done.returncode == 0
    assert [json.loads(line)["rank"] for line in done.stdout.splitlines()] == [2, 1, 2, 1]
    assert done.stderr.startswith(b"4 rows: 4 scored")


def test_lists_of_players_in_json_may_have_any_content(tmp_path: Path, told: Any) -> None:
    """A list of lines next to a text; a mistake of one player; values that are not players."""
    rows = [
        {"id": 1, "players": [{"pier": ["SQ", ".."], "patrons": 1}, {"pier": "S/."}]},
        {"id": 2, "players": [{"pier": "S/.", "patrons": "1"}, {"pier": "SQ/.."}, 7]},
        {"id": 3, "players": []},
        {"id": 4, "players": "nobody"},
        {"id": 5},
    ]
    source, target = tmp_path / "in.jsonl", tmp_path / "out.jsonl"
    source.write_text("\n".join(map(json.dumps, rows)) + "\n[]\n", encoding="utf-8")
    assert told("pier18", source, target)[0] == 1
    found = [json.loads(line) for line in target.read_text(encoding="utf-8").splitlines()]
    assert [row["id"] for row in found] == [1, 2, 3, 4, 5, None]
    assert [player["total"] for player in found[0]["players"]] == [2, 0]
    assert [player["total"] for player in found[1]["players"]] == [None, 1, None]
    assert [player["error"] for player in found[1]["players"]][1] is None
    no_number = (
        'row 2: players[0].patrons: "1" is not a whole number; write one from 0 to 18, without '
        "quotes"
    )
    no_row = 'row 2: players[2]: this cannot be read as a row: "7"'
    assert [row["error"] for row in found] == [
        None,
        f"{no_number}; {no_row}",
        "row 3: this game has no players",
        'row 4: this cannot be read as a row: "nobody"',
        "row 5: this game has no players",
        'row 6: this cannot be read as a row: "[]"',
    ]
    assert [player["error"] for player in found[0]["players"]] == [None, None]


@pytest.mark.parametrize("row", [{"x": {"a": 1, "b": 2}}, {"players": [{"pier": "S/.", "y": 1}]}])
def test_a_late_nested_key_is_not_lost(row: dict[str, Any], tmp_path: Path, told: Any) -> None:
    first = {"pier": "S/."} if "x" in row else {"players": [{"pier": "S/."}]}
    rows = [{"x": {"a": 1}, **first}] * 10_000 + [{**first, **row}]
    source = tmp_path / "in.jsonl"
    source.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    code, _, err = told("pier18", source, tmp_path / "out.jsonl")
    assert (code, "row 10001 has a column" in err) == (2, True)


@pytest.mark.parametrize("streams", [{"stdin": None}, {"stdout": None}])
def test_closed_streams_are_reported(streams: dict[str, None], tmp_path: Path) -> None:
    """No input, and no way to write output."""
    source = write(tmp_path / "in.csv", ROWS)
    names = ["-" if "stdin" in streams else str(source), "-"]
    closed = "<&-" if "stdin" in streams else ">&-"
    command = f'exec "$0" -m boardscore table pier18 "$1" "$2" {closed}'
    done = subprocess.run(
        ["sh", "-c", command, sys.executable, *names],
        capture_output=True,
        check=False,
        timeout=HANGS,
    )
    said = {"stdin": b"-: the file is empty\n", "stdout": b"The output cannot be written: "}
    assert done.stderr.startswith(said[next(iter(streams))])


def test_a_header_of_400_columns_is_read(tmp_path: Path, told: Any) -> None:
    """It is longer than the first block that is read."""
    names = ["pier", *(f"a column with a long name {number}" for number in range(400))]
    text = f"{','.join(names)}\nSQ/..{',x' * 400}\n"
    (tmp_path / "in.csv").write_text(text, encoding="utf-8")
    assert told("pier18", tmp_path / "in.csv", tmp_path / "out.jsonl")[0] == 0
    row = json.loads((tmp_path / "out.jsonl").read_text(encoding="utf-8"))
    assert (len(row), row["total"], row[names[-1]]) == (411, 1, "x")


@pytest.mark.long
def test_several_processes_agree_with_one(tmp_path: Path, told: Any) -> None:
    source = write(tmp_path / "in.parquet", ROWS * 50)
    one, two = tmp_path / "one.csv", tmp_path / "two.csv"
    assert told("pier18", source, one, "--engine", "numpy")[0] == 0
    assert told("pier18", source, two, "--engine", "numpy", "--jobs", "2")[0] == 0
    assert one.read_bytes() == two.read_bytes()


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
    assert [row["total"] for row in read(two)] == [1, 0, None] * 10


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "1 point for a count of 0"), ("de", "gibt 1 Punkt")]
)
def test_a_score_table_may_begin_with_a_count_of_1(
    lang: str, said: str, tmp_path: Path, told: Any
) -> None:
    """The rows are scored with it: 2 beaches, 6 points; a table that begins with 0 has no note."""
    source = tmp_path / "in.csv"
    source.write_text(
        "beaches,theme_parks,gardens,houses,peace,love,music\n2,0,0,0,0,0,0\n", "utf-8"
    )
    for entries, is_said in (("[1, 3, 6]", True), ("[0, 3, 6]", False)):
        tables = tmp_path / "tables.toml"
        tables.write_text(f"beaches = {entries}\ntheme_parks = [0]\n", "utf-8")
        out_file = tmp_path / "out.csv"
        code, out, _ = told("auctionland", source, out_file, "--tables", tables, lang=lang)
        assert (code, said in out) == (0, is_said)
        assert "6" in out_file.read_text("utf-8").splitlines()[1].split(",")
