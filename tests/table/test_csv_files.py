"""CSV tables: empty lines, columns without a name, `sep=`, and messages about cells."""

import csv
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


def test_separators_in_quotes_do_not_count(tmp_path: Path, told: Any) -> None:
    (row,) = scored(told, tmp_path, "pier18", 'pier,"a;b;c;d"\nS/.,x\n')
    assert row["a;b;c;d"] == "x"


def test_a_column_of_row_names_is_copied(tmp_path: Path, told: Any) -> None:
    """As pandas and R write it."""
    rows = scored(told, tmp_path, "pier18", '"",pier,\n"7",S/.,\n"8",S/.,\n')
    assert [row[""] for row in rows] == ["7", "8"]


@from_table
def test_values_without_a_column_name_are_refused(
    text: str, row: int, column: int, tmp_path: Path, told: Any
) -> None:
    """A second such column; and one that is empty in the first megabyte."""
    (tmp_path / "in.csv").write_text(text, encoding="utf-8")
    code, _, err = told("pier18", tmp_path / "in.csv", tmp_path / "out.csv")
    words = f"row {row} has a value in column {column}, which has no name"
    assert (code, words in err) == (2, True)


@pytest.mark.parametrize("text", ["", "\n\n", ",,\n\n", "sep=;\n", '"",""\n'])
def test_a_file_without_content_is_empty(text: str, tmp_path: Path, told: Any) -> None:
    (tmp_path / "in.csv").write_text(text, encoding="utf-8")
    code, _, err = told("pier18", tmp_path / "in.csv", tmp_path / "out.csv")
    assert (code, "in.csv: the file is empty" in err) == (2, True)


NUMBER = "is not a whole number"


EMPTY = 'leave the cell empty, in R with na = ""'


@from_table
def test_messages_about_cells_mention_no_quotes(
    column: str, cell: str, words: str, tmp_path: Path, told: Any
) -> None:
    (found,) = scored(told, tmp_path, "pier18", f"pier,{column}\nS/.,{cell}\n")
    assert found["error"] == f"row 1: {column}: {words}"


def test_messages_about_cells_in_german(tmp_path: Path, told: Any) -> None:
    text = "pier,patrons,plan_completed\nS/.,2.0,\nS/.,NA,\nS/.,,0\n"
    decimal, empty, bit = (row["error"] for row in scored(told, tmp_path, "pier18", text, "de"))
    assert decimal == (
        'Zeile 1: patrons: "2.0" ist keine ganze Zahl; schreibe eine von 0 bis 18 ohne '
        'Dezimalpunkt, in pandas mit astype("Int64")'
    )
    assert empty == (
        'Zeile 2: patrons: "NA" ist keine ganze Zahl; gibt es keine, lass die Zelle leer, in R '
        'mit na = ""'
    )
    assert bit == (
        'Zeile 3: plan_completed: "0" ist weder true noch false; schreibe eins davon, in SQLite '
        "mit iif(plan_completed, 'true', 'false')"
    )


def test_counts_and_money_in_cells(tmp_path: Path, told: Any) -> None:
    """Leading zeros are no other number: 1 house on 2 gardens are 2 points."""
    names = ["beaches", "theme_parks", "gardens", "houses", "peace", "love", "music", "money"]
    file = tmp_path / "in.csv"
    with file.open("w", encoding="utf-8", newline="") as stream:
        csv.writer(stream).writerows(
            [names, [0, 0, 2, "0" * 30 + "1", 0, 0, 0, 5], [0, 0, 2, 1, 0, 0, 0, "NA"]]
        )
    right, wrong = scored(told, tmp_path, "auctionland", file.read_text(encoding="utf-8"))
    assert (right["gardens_houses"], right["error"]) == (2, None)
    assert wrong["error"].startswith('row 2: money: "NA" is not a whole number; if there is none')
