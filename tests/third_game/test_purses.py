"""Purses: a pack of coins with numbers, as a file and as CSV; pictures; scores with the pack."""

from pathlib import Path

import pytest
from attrs import evolve

import boardscore
from tests.tables import from_table

from .conftest import Cli, make_known
from .purses import PURSES, SHEET, WORDS

PACK = """game = "purses"
name = "mine"
provenance = "invented"

[[coins]]
id = "gold"
points = 3

[[coins]]
id = "iron"
points = 0
"""
POSITION = """game = "purses"
pack = "mine.toml"

[[players]]
name = "Anna"
purse = ["gold", "iron"]

[[players]]
name = "Ben"
purse = ["gold", "gold"]
"""
"""3 points to 6."""


def write(**files: str) -> None:
    for name, rows in files.items():
        Path(f"{name}.csv").write_text(f"id,points\n{rows}\n", encoding="utf-8")


@pytest.fixture(autouse=True)
def _purses(_known: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game, and a folder with its pack and a position."""
    make_known(PURSES, WORDS, monkeypatch)
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text(PACK, encoding="utf-8")
    Path("end.toml").write_text(POSITION, encoding="utf-8")


def test_a_position_is_scored_with_its_pack(cli: Cli) -> None:
    assert boardscore.score(boardscore.load("end.toml")).winners == ("Ben",)
    code, out, _ = cli("score", "--explain", "end.toml")
    assert (code, "(3) (0)\n" in out) == (0, True)
    assert "3  Coin gold [purses.score.coins]" in out
    Path("end.toml").write_text(POSITION.replace('"iron"', '"tin"'), encoding="utf-8")
    assert "no coin tin; known: gold, iron [purses.score.coins]" in cli("score", "end.toml").err
    Path("mine.toml").unlink()
    assert "end.toml: 1 mistake, so" in cli("score", "end.toml").err


def test_a_pack_is_checked_drawn_and_a_csv_file(cli: Cli) -> None:
    """`pack show --csv` writes what `pack check` reads."""
    summary = "mine (Purses): 2 coins; provenance: invented\n"
    assert cli("pack", "check", "mine.toml")[:2] == (0, summary)
    assert "gold: (3)" in cli("pack", "show", "mine.toml").out
    rows = "id,points\ngold,3\niron,0\n"
    assert cli("pack", "show", "mine.toml", "--csv") == (0, rows, "")
    Path("copy.csv").write_text(rows, encoding="utf-8")
    assert cli("pack", "check", "copy.csv")[::2] == (0, "")
    assert cli("pack", "diff", "mine.toml", "copy.csv").code == 0
    Path("mine.toml").write_text(PACK.replace('provenance = "invented"\n', ""), encoding="utf-8")
    assert "the key provenance is missing" in cli("pack", "check", "mine.toml").err


@from_table
def test_another_text_in_it_is_refused_without_a_word_about_quotes(
    lang: str, cell: str, said: str, cli: Cli
) -> None:
    """A spreadsheet program may have made 3.5 from a date."""
    write(bag=f"a,{cell}")
    code, _, err = cli("pack", "check", "bag.csv", lang=lang)
    assert (code, said in err) == (1, True)


def test_numbers_are_compared(cli: Cli) -> None:
    write(mine="a,3", yours="a,4")
    code, out, _ = cli("pack", "diff", "mine.csv", "yours.csv")
    assert (code, out.splitlines()[0], "\n\n1 difference\n" in out) == (1, "Coin a: points", True)


@from_table
def test_a_difference_that_no_column_shows_has_a_name(
    lang: str, said: str, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Against the rule, the id counts as printed."""
    sheet = evolve(SHEET, printed=lambda coin: f"{coin.id} {coin.points}")
    make_known(evolve(PURSES, sheet=sheet), {}, monkeypatch)
    write(mine="a,3", yours="b,3")
    code, out, _ = cli("pack", "diff", "mine.csv", "yours.csv", lang=lang)
    assert (code, out.splitlines()[0]) == (1, said)
