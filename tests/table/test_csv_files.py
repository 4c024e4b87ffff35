"""CSV tables: empty lines, columns without a name, `sep=`, and messages about cells."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.tables import from_table

pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")


def scored(told: Any, tmp_path: Path, game: str, text: str, lang: str = "en") -> list[Any]:
    """The rows of the scores."""
    source, target = tmp_path / "in.csv", tmp_path / "out.jsonl"
    source.write_text(text, encoding="utf-8", newline="")
    assert told(game, source, target, lang=lang)[0] in {0, 1}
    return [json.loads(line) for line in target.read_text(encoding="utf-8").splitlines()]


ROWS = (("pier", "patrons"), ("SQ/..", "2"), ("S/.", "1"))
"""A Poet next to a Flower Seller and 2 Patrons: 3 points; 1 Patron: 1 point."""


@from_table
def test_the_same_table_in_other_ways(text: str, tmp_path: Path, told: Any) -> None:
    rows = scored(told, tmp_path, "pier18", text)
    assert [(row["total"], row["error"]) for row in rows] == [(3, None), (1, None)]
    assert "" not in rows[0]


def test_many_rows_with_surplus_cells_take_little_time(tmp_path: Path, told: Any) -> None:
    """One by one, they took minutes."""
    rows = scored(told, tmp_path, "pier18", "pier,patrons\n" + "SQ/..,2,\n" * 2000 + "S/.,1\n")
    assert [row["total"] for row in rows] == [3] * 2000 + [1]


@from_table
def test_values_without_a_column_name_are_refused(
    text: str, row: int, column: int, tmp_path: Path, told: Any
) -> None:
    """A second such column; and one that is empty in the first megabyte."""
    (tmp_path / "in.csv").write_text(text, encoding="utf-8")
    code, _, err = told("pier18", tmp_path / "in.csv", tmp_path / "out.csv")
    words = f"row {row} has a value in column {column}, which has no name"
    assert (code, words in err) == (2, True)


NUMBER = "is not a whole number"


EMPTY = 'leave the cell empty, in R with na = ""'


@from_table
def test_messages_about_cells_mention_no_quotes(
    column: str, cell: str, words: str, tmp_path: Path, told: Any
) -> None:
    (found,) = scored(told, tmp_path, "pier18", f"pier,{column}\nS/.,{cell}\n")
    assert found["error"] == f"row 1: {column}: {words}"
