"""Tables in CSV and JSON Lines: no value changes on its way into a column.

`tests/cli/transcripts/table.json` has more.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.tables import from_table

pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")

AT_ONCE = 10_000
"""The number of rows that set the types of copied columns."""

PIER = "S.Q./...."
"""It scores nothing."""


def lines_of(rows: list[Any]) -> str:
    """The text of a file with these rows, or lines of text."""
    lines = (row if isinstance(row, str) else json.dumps(row) for row in rows)
    return "".join(f"{line}\n" for line in lines)


@pytest.fixture
def scored(tmp_path: Path, told: Any) -> Callable[..., list[Any]]:
    """Scores a text in the format CSV, or rows in JSON Lines; the rows of the scores."""

    def call(source: str | list[Any], game: str = "pier18") -> list[Any]:
        text = source if isinstance(source, str) else lines_of(source)
        path = tmp_path / ("in.csv" if text is source else "in.jsonl")
        path.write_text(text, encoding="utf-8", newline="")
        assert told(game, path, tmp_path / "out.jsonl")[0] in {0, 1}
        lines = (tmp_path / "out.jsonl").read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines]

    return call


@pytest.fixture
def refused(tmp_path: Path, told: Any) -> Callable[..., str]:
    """Refuses a text in a format, and writes nothing; what it says."""

    def call(name: str, text: str, *args: str) -> str:
        (tmp_path / name).write_text(text, encoding="utf-8")
        code, _, err = told("pier18", tmp_path / name, tmp_path / "out.jsonl", *args)
        assert (code, (tmp_path / "out.jsonl").exists()) == (2, False)
        return str(err)

    return call


# CSV


@from_table
def test_the_same_table_in_other_ways(text: str, scored: Any) -> None:
    """A Poet next to a Flower Seller and 2 Patrons: 3 points; 1 Patron: 1 point."""
    rows = scored(text)
    assert [(row["total"], row["error"]) for row in rows] == [(3, None), (1, None)]
    assert "" not in rows[0]


def test_many_rows_with_surplus_cells_take_little_time(scored: Any) -> None:
    """One by one, they took minutes."""
    rows = scored("pier,patrons\n" + "SQ/..,2,\n" * 2000 + "S/.,1\n")
    assert [row["total"] for row in rows] == [3] * 2000 + [1]


@from_table
def test_values_without_a_column_name_are_refused(
    text: str, row: int, column: int, refused: Any
) -> None:
    """A second such column; and one that is empty in the first megabyte."""
    words = f"row {row} has a value in column {column}, which has no name"
    assert words in refused("in.csv", text)


@from_table
def test_messages_about_cells_mention_no_quotes(
    column: str, cell: str, words: str, scored: Any
) -> None:
    (found,) = scored(f"pier,{column}\nS/.,{cell}\n")
    assert found["error"] == f"row 1: {column}: {words}"


# JSON Lines


@pytest.mark.parametrize("number", ["2.5", "0.99", "-0.5", "19.9", "2.0", "-0.0"])
def test_fractions_are_not_cut_off(number: str, scored: Any) -> None:
    """As in a position: 2.0 is not the number 2. The row with 2 Patrons has 2 points."""
    rows = [f'{{"pier": "{PIER}", "patrons": {number}}}', {"pier": PIER, "patrons": 2}]
    wrong, right = scored(rows)
    sentence = f"row 1: patrons: {number} is not a whole number; write one from 0 to 18"
    assert (wrong["error"], wrong["total"]) == (sentence, None)
    assert (right["error"], right["total"]) == (None, 2)


@from_table
def test_numbers_of_auctionland_are_not_changed(player: Any, place: str, scored: Any) -> None:
    (row,) = scored([player], "auctionland")
    assert row["error"].startswith(f"row 1: {place} is ")
    assert row["total"] is None


@from_table
@pytest.mark.parametrize("group", [[], ["--group", "n"]])
def test_late_values_of_copied_columns_are_kept_or_refused(
    first: Any, late: Any, kind: str, group: list[str], refused: Any
) -> None:
    """The column is copied, and may tell games apart; nothing is written."""
    rows = [{"pier": PIER, "n": first}] * AT_ONCE + [{"pier": PIER, "n": late}]
    err = refused("in.jsonl", lines_of(rows), "--engine", "numpy", *group)
    assert "in.jsonl: row 10001 has " in err
    assert f"in the column n; by the first 10000 rows, its type is {kind}; " in err


@from_table
def test_first_values_that_no_column_can_hold_are_refused(
    values: tuple[Any, Any], words: str, refused: Any
) -> None:
    assert words in refused("in.jsonl", lines_of([{"pier": PIER, "id": one} for one in values]))


@from_table
def test_a_duplicate_key_is_a_mistake(line: str, scored: Any) -> None:
    """As in a position; colons in texts are no keys."""
    good = '{"pier": "SQ/..", "players": null, "who": "a: b: c", "x": {"a": 1}}'
    right, wrong = scored([good, line])
    assert (right["total"], right["who"]) == (1, "a: b: c")
    assert wrong["error"].startswith("row 2: this cannot be read as a row: ")
