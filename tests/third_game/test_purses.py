"""Purses: a pack of coins with numbers, as a file and as CSV; pictures; scores with the pack."""

from pathlib import Path

import pytest
from attrs import evolve

import boardscore
from boardscore.cli.app import run
from tests.tables import from_table

from .conftest import make_known
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


@pytest.fixture(autouse=True)
def _purses(_known: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game, and a folder with its pack and a position."""
    make_known(PURSES, WORDS, monkeypatch)
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text(PACK, encoding="utf-8")
    Path("end.toml").write_text(POSITION, encoding="utf-8")


def test_a_position_is_scored_with_its_pack(capsys: pytest.CaptureFixture[str]) -> None:
    assert boardscore.score(boardscore.load("end.toml")).winners == ("Ben",)
    assert run(["--lang", "en", "score", "--explain", "end.toml"], {}) == 0
    out = capsys.readouterr().out
    assert "(3) (0)\n" in out
    assert "3  Coin gold [purses.score.coins]" in out


def test_an_unknown_coin_is_a_mistake_in_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    Path("end.toml").write_text(POSITION.replace('"iron"', '"tin"'), encoding="utf-8")
    assert run(["--lang", "en", "score", "end.toml"], {}) == 1
    assert "no coin tin; known: gold, iron [purses.score.coins]" in capsys.readouterr().err


def test_a_pack_is_checked_and_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "check", "mine.toml")[:2] == (
        0,
        "mine (Purses): 2 coins; provenance: invented\n",
    )
    assert "gold: (3)" in told(capsys, "show", "mine.toml")[1]


def test_a_pack_says_where_it_comes_from(capsys: pytest.CaptureFixture[str]) -> None:
    Path("mine.toml").write_text(PACK.replace('provenance = "invented"\n', ""), encoding="utf-8")
    code, _, err = told(capsys, "check", "mine.toml")
    assert (code, "the key provenance is missing" in err) == (1, True)


def told(capsys: pytest.CaptureFixture[str], *args: str, lang: str = "en") -> tuple[int, str, str]:
    code = run(["--lang", lang, "pack", *args], {})
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_column_of_numbers_is_written_and_read(capsys: pytest.CaptureFixture[str]) -> None:
    """`pack show --csv` writes what `pack check` reads."""
    rows = "id,points\ngold,3\niron,0\n"
    assert told(capsys, "show", "mine.toml", "--csv") == (0, rows, "")
    Path("copy.csv").write_text(rows, encoding="utf-8")
    assert told(capsys, "check", "copy.csv")[::2] == (0, "")
    assert told(capsys, "diff", "mine.toml", "copy.csv")[0] == 0


@from_table
def test_another_text_in_it_is_refused_without_a_word_about_quotes(
    lang: str, cell: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A spreadsheet program may have made 3.5 from a date."""
    file = tmp_path / "bag.csv"
    file.write_text(f"id,points\na,{cell}\n", encoding="utf-8")
    code, _, err = told(capsys, "check", str(file), lang=lang)
    assert (code, said in err) == (1, True)


def test_numbers_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine, yours = tmp_path / "mine.csv", tmp_path / "yours.csv"
    mine.write_text("id,points\na,3\n", encoding="utf-8")
    yours.write_text("id,points\na,4\n", encoding="utf-8")
    code, out, _ = told(capsys, "diff", str(mine), str(yours))
    assert (code, out.splitlines()[0], "\n\n1 difference\n" in out) == (1, "Coin a: points", True)


@from_table
def test_a_difference_that_no_column_shows_has_a_name(
    lang: str,
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Against the rule, the id counts as printed."""
    sheet = evolve(SHEET, printed=lambda coin: f"{coin.id} {coin.points}")
    make_known(evolve(PURSES, sheet=sheet), {}, monkeypatch)
    Path("mine.csv").write_text("id,points\na,3\n", encoding="utf-8")
    Path("yours.csv").write_text("id,points\nb,3\n", encoding="utf-8")
    code, out, _ = told(capsys, "diff", "mine.csv", "yours.csv", lang=lang)
    assert (code, out.splitlines()[0]) == (1, said)
