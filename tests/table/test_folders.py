"""`boardscore table` from folder to folder: what is read, and what is replaced."""

from itertools import count
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")

from boardscore.core.errors import TableError
from boardscore.table import file_scoring

PIER = "pier,patrons\nS/.,2\n"
"""A pier with 2 Patrons."""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A folder with the table `s.csv`."""
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "s.csv").write_text(PIER, encoding="utf-8")
    return folder


def content(folder: Path) -> dict[str, bytes]:
    """The files in a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def test_an_unrelated_file_is_not_replaced(source: Path, tmp_path: Path, told: Any) -> None:
    """Nor is anything else written; with --force it is replaced."""
    target = tmp_path / "out"
    target.mkdir()
    for name in ("s.csv", ".boardscore-done"):
        (target / name).write_text("unrelated", encoding="utf-8")
    (source / "a.csv").write_text(PIER, encoding="utf-8")
    before = content(target)
    code, out, err = told("pier18", source, target)
    assert (code, out, content(target)) == (2, "", before)
    said = (
        "this file exists already; --force replaces it, --resume keeps scores that are up to date"
    )
    assert err == f"{target / 's.csv'}: {said}\n"
    code, out, _ = told("pier18", source, target, "--force")
    assert (code, "2 rows: 2 scored" in out) == (0, True)
    assert b"unrelated" not in content(target)["s.csv"]


def test_a_folder_and_a_broken_link_are_in_the_way_too(
    source: Path, tmp_path: Path, told: Any
) -> None:
    target = tmp_path / "out"
    (target / "s.csv").mkdir(parents=True)
    assert told("pier18", source, target)[0] == 2
    (target / "s.csv").rmdir()
    (target / "s.csv").symlink_to(tmp_path / "nowhere.csv")
    code, _, err = told("pier18", source, target, lang="de")
    assert (code, "Diese Datei gibt es schon" in err) == (2, True)


def test_force_and_resume_contradict_each_other(source: Path, tmp_path: Path, told: Any) -> None:
    code, _, err = told("pier18", source, tmp_path / "out", "--force", "--resume")
    assert (code, "Give only one of these: --resume, --force" in err) == (2, True)
    assert not (tmp_path / "out").exists()


def test_force_does_not_replace_the_input(source: Path, told: Any) -> None:
    before = content(source)
    code, _, err = told("pier18", source, source, "--force")
    assert (code, "this is also IN, which would be lost" in err) == (2, True)
    assert content(source)["s.csv"] == before["s.csv"]


def test_a_single_file_is_replaced(source: Path, tmp_path: Path, told: Any) -> None:
    target = tmp_path / "out.csv"
    target.write_text("before", encoding="utf-8")
    assert told("pier18", source / "s.csv", target)[0] == 0
    assert target.read_text(encoding="utf-8") != "before"


@pytest.mark.parametrize("folder", ["game=1", "game=1/player=2", "old", "part.parquet"])
def test_tables_in_subfolders_are_refused(
    folder: str, source: Path, tmp_path: Path, told: Any
) -> None:
    """As partitions, or next to other tables: nothing is read, and nothing is written."""
    (source / folder).mkdir(parents=True)
    (source / folder / "part-0.csv").write_text(PIER, encoding="utf-8")
    for _ in range(2):
        code, out, err = told("pier18", source, tmp_path / "out", "--resume")
        assert (code, out) == (2, "")
        assert err.startswith(f"{source}: the subfolder {folder} has tables too, and subfolders ")
        assert not (tmp_path / "out").exists()
        (source / "s.csv").unlink(missing_ok=True)


def test_links_are_followed_but_not_back(source: Path, tmp_path: Path, told: Any) -> None:
    """A link to a folder of tables is a subfolder; one that leads back has nothing new."""
    (source / "back").symlink_to(source, target_is_directory=True)
    assert told("pier18", source, tmp_path / "out")[0] == 0
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "t.csv").write_text(PIER, encoding="utf-8")
    (source / "linked").symlink_to(tmp_path / "deep", target_is_directory=True)
    code, _, err = told("pier18", source, tmp_path / "out", "--force")
    assert (code, f"{source}: the subfolder linked has tables too" in err) == (2, True)


def test_a_link_to_nothing_is_no_success(source: Path, tmp_path: Path, told: Any) -> None:
    (source / "t.csv").symlink_to(tmp_path / "nothing.csv")
    code, _, err = told("pier18", source, tmp_path / "out")
    assert (code, "t.csv" in err, "s.csv: 1 row" in err) == (2, True, True)


def test_other_subfolders_are_no_problem(source: Path, told: Any) -> None:
    """Scores in the folder itself, logs of Spark and Delta, notes."""
    for name in ("_delta_log/1.parquet", ".hidden/x.csv", "notes/read.txt"):
        (source / name).parent.mkdir()
        (source / name).write_text("", encoding="utf-8")
    for args in ((), ("--force",)):
        assert told("pier18", source, source / "scores", *args)[0] == 0
    assert set(content(source / "scores")) == {"s.csv", ".boardscore-done"}


def test_a_folder_without_tables_is_a_usage_error(tmp_path: Path, told: Any) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "notes.txt").write_text("no table", encoding="utf-8")
    code, _, err = told("pier18", tmp_path / "in", tmp_path / "out")
    assert (code, "this folder has no tables; their names end in .parquet" in err) == (2, True)
    assert not (tmp_path / "out").exists()
    with pytest.raises(TableError):
        file_scoring.tables_of(str(tmp_path / "in"), str(tmp_path / "out"))


def test_a_speed_of_less_than_a_row_is_left_out(
    source: Path, tmp_path: Path, told: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = count(step=100)
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    out = told("pier18", source, tmp_path / "out")[1]
    assert out == "1 row: 1 scored, 0 with errors, 0 with missing values.\n"


def test_kept_scores_with_mistakes_are_no_success(source: Path, tmp_path: Path, told: Any) -> None:
    """Two of three piers have a symbol that is none."""
    (source / "s.csv").write_text("pier,patrons\nS/.,1\n?/.,1\n!/.,1\n", encoding="utf-8")
    assert told("pier18", source, tmp_path / "out")[0] == 1
    code, out, err = told("pier18", source, tmp_path / "out", "--resume")
    kept = "s.csv: already done, but 2 rows have errors or lack values\n"
    assert (code, out, err) == (1, "No rows were scored.\n", kept)
    (source / "s.csv").write_text("pier,patrons\nS/.,1\n?/.,1\n", encoding="utf-8")
    assert told("pier18", source, tmp_path / "out", "--resume", lang="de")[0] == 1
    err = told("pier18", source, tmp_path / "out", "--resume", lang="de")[2]
    assert err == "s.csv: schon fertig, aber 1 Zeile ist falsch oder unvollständig\n"


def test_without_rows_there_is_no_speed(source: Path, tmp_path: Path, told: Any) -> None:
    """A table with only a header is a success, and so are tables that are done."""
    (source / "s.csv").write_text("pier\n", encoding="utf-8")
    code, out, _ = told("pier18", source, tmp_path / "out")
    assert (code, out) == (0, "No rows were scored.\n")
    (source / "s.csv").write_text(PIER, encoding="utf-8")
    assert "1 row: 1 scored" in told("pier18", source, tmp_path / "out", "--resume")[1]
    code, out, err = told("pier18", source, tmp_path / "out", "--resume")
    assert (code, out, err) == (0, "No rows were scored.\n", "s.csv: already done\n")
    out = told("pier18", source, tmp_path / "out", "--resume", lang="de")[1]
    assert "Sekunde" in out  # the language is a setting: scored again
    assert told("pier18", source, tmp_path / "out", "--resume", lang="de")[1] == (
        "Keine Zeile wurde gewertet.\n"
    )
