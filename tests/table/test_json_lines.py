"""JSON Lines tables: no value changes on its way into a column."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.tables import from_table

pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")

AT_ONCE = 10_000
"""The number of rows that set the types of copied columns."""

PIER = "S.Q./...."
"""It scores nothing."""


def table(path: Path, rows: list[Any]) -> Path:
    """A file with these rows, or lines of text."""
    lines = (row if isinstance(row, str) else json.dumps(row) for row in rows)
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


def scored(told: Any, tmp_path: Path, game: str, rows: list[Any], *args: str) -> list[Any]:
    """The rows of the scores."""
    target = tmp_path / "out.jsonl"
    assert told(game, table(tmp_path / "in.jsonl", rows), target, *args)[0] in {0, 1}
    return [json.loads(line) for line in target.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("number", ["2.5", "0.99", "-0.5", "19.9", "2.0", "-0.0"])
def test_fractions_are_not_cut_off(number: str, tmp_path: Path, told: Any) -> None:
    """As in a position: 2.0 is not the number 2. The row with 2 Patrons has 2 points."""
    rows = [f'{{"pier": "{PIER}", "patrons": {number}}}', {"pier": PIER, "patrons": 2}]
    wrong, right = scored(told, tmp_path, "pier18", rows)
    sentence = f"row 1: patrons: {number} is not a whole number; write one from 0 to 18"
    assert (wrong["error"], wrong["total"]) == (sentence, None)
    assert (right["error"], right["total"]) == (None, 2)


COUNTS = dict.fromkeys(("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music"), 1)


@from_table
def test_numbers_of_auctionland_are_not_changed(
    player: dict[str, Any], place: str, tmp_path: Path, told: Any
) -> None:
    (row,) = scored(told, tmp_path, "auctionland", [player])
    assert row["error"].startswith(f"row 1: {place} is ")
    assert row["total"] is None


@from_table
@pytest.mark.parametrize("group", [False, True])
def test_late_values_of_copied_columns_are_kept_or_refused(  # noqa: PLR0913, PLR0917
    first: Any, late: Any, kind: str, group: bool, tmp_path: Path, told: Any
) -> None:
    """The column is copied, and may tell games apart; nothing is written."""
    rows = [{"pier": PIER, "n": first}] * AT_ONCE + [{"pier": PIER, "n": late}]
    target = tmp_path / "out.jsonl"
    args = ["--group", "n"] if group else []
    source = table(tmp_path / "in.jsonl", rows)
    code, _, err = told("pier18", source, target, "--engine", "numpy", *args)
    assert (code, target.exists()) == (2, False)
    assert "in.jsonl: row 10001 has " in err
    assert f"in the column n; by the first 10000 rows, its type is {kind}; " in err


@from_table
def test_first_values_that_no_column_can_hold_are_refused(
    values: tuple[Any, Any], words: str, tmp_path: Path, told: Any
) -> None:
    source = table(tmp_path / "in.jsonl", [{"pier": PIER, "id": value} for value in values])
    code, _, err = told("pier18", source, tmp_path / "out.jsonl")
    assert (code, words in err) == (2, True)


@from_table
def test_a_duplicate_key_is_a_mistake(line: str, tmp_path: Path, told: Any) -> None:
    """As in a position; colons in texts are no keys."""
    good = '{"pier": "SQ/..", "players": null, "who": "a: b: c", "x": {"a": 1}}'
    right, wrong = scored(told, tmp_path, "pier18", [good, line])
    assert (right["total"], right["who"]) == (1, "a: b: c")
    assert wrong["error"].startswith("row 2: this cannot be read as a row: ")
