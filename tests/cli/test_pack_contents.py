"""`boardscore pack checksum`, `diff` and `show --csv`: what they print, and their exit codes."""

import hashlib
from pathlib import Path

import pytest

from tests.cli import process
from tests.cli.conftest import Cli

MINE = """\
id,date,patron,upper,lower,plan,plan_text
1,01-06,S,S.Q.,..A.,poets >= 4,
2,02-14,H,H...,..Q.,,two Lovers at the land
3,03-20,Q,.QQ.,S...,poets >= 2,
"""
YOURS = """\
id,date,patron,upper,lower,plan,plan_text
3,01-06,S,SSQ.,..A.,poets>=4,
2,02-14,H,H...,..Q.,,two Lovers on the land
9,12-24,A,A...,A...,fishers == 2,
"""
TILES = "id,tile,count\nbeaches,0 1 3+,\n23,BGGH+l,2\n5,T,1\n"


@pytest.fixture(autouse=True)
def _packs(folder: Path) -> None:
    """Three packs in the current folder."""
    for name, text in (("mine", MINE), ("yours", YOURS), ("isles", TILES)):
        (folder / f"{name}.csv").write_text(text, encoding="utf-8")


# checksum


def test_the_checksum_of_a_pack(cli: Cli) -> None:
    """Of a text written by hand, with its lines in the order of their characters."""
    text = b"auctionland\nBBGGGGHH+l\nBBGGGGHH+l\nTTTTTTTT\nbeaches 0 1 3+\n"
    assert cli("pack", "checksum", "isles.csv") == (0, f"{hashlib.sha256(text).hexdigest()}\n", "")


def test_the_checksum_of_each_tile(cli: Cli) -> None:
    code, out, err = cli("pack", "checksum", "isles.csv", "--cards")
    sums = [hashlib.sha256(line).hexdigest() for line in (b"BBGGGGHH+l\n", b"TTTTTTTT\n")]
    assert (code, out, err) == (0, f"23 {sums[0]}\n5 {sums[1]}\n", "")


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_the_checksum_of_an_invented_pack(cli: Cli, folder: Path, game: str) -> None:
    code, out, _ = cli("pack", "checksum", "--demo", game)
    text = cli("pack", "show", "--demo", game, "--csv").out
    (folder / "demo.csv").write_text(text, encoding="utf-8")
    assert cli("pack", "checksum", "demo.csv") == (code, out, "") == (0, out, "")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_pack_with_mistakes_has_no_checksum(cli: Cli, folder: Path, lang: str) -> None:
    (folder / "mine.csv").write_text(MINE.replace("02-14", "02-30"), encoding="utf-8")
    code, out, err = cli("pack", "checksum", "mine.csv", "--lang", lang)
    assert (code, out) == (1, "")
    assert err.startswith("mine.csv:3:3: cards[1].date: ")
    assert "\n    2,02-30,H,H...,..Q.,,two Lovers at the land\n      ^^^^^\n" in err


# diff


def test_differences_are_marked(cli: Cli) -> None:
    code, out, err = cli("pack", "diff", "mine.csv", "yours.csv")
    assert (code, err) == (1, "")
    assert (
        out
        == """\
Card 1 (3 in yours.csv): upper side
    S.Q.   mine.csv
    SSQ.   yours.csv
     ^

Card 2: Plan in words
    two Lovers at the land   mine.csv
    two Lovers on the land   yours.csv
               ^^

Card 3: only in mine.csv
    03-20  Q  .QQ.  S...  poets >= 2

Card 9: only in yours.csv
    12-24  A  A...  A...  fishers == 2

4 differences
"""
    )


def test_differences_in_german(cli: Cli, folder: Path) -> None:
    changed = TILES.replace("1 3+", "2 3+").replace("BGGH+l,2", "HBGG+m,3").replace("5,T,1\n", "")
    (folder / "yours.csv").write_text(changed, encoding="utf-8")
    code, out, err = cli("pack", "diff", "isles.csv", "yours.csv", "--lang", "de")
    assert (code, err) == (1, "")
    assert (
        out
        == """\
Punktetabelle Strände: Punkte
    0 1 3+   isles.csv
    0 2 3+   yours.csv
      ^

Plättchen 23: Zonen und Symbole
    BGGH+l   isles.csv
    BGGH+m   yours.csv, gedreht
         ^
Plättchen 23: 2-mal in isles.csv, 3-mal in yours.csv

Plättchen 5: nur in isles.csv
    T

3 Unterschiede
"""
    )


def test_texts_of_different_length_have_one_stretch_of_marks(cli: Cli, folder: Path) -> None:
    changed = MINE.replace("two Lovers at the land", "two or more Lovers at the land")
    changed = changed.replace("S,S.Q.,..A.", "S,S.Q,..A")
    (folder / "yours.csv").write_text(changed, encoding="utf-8")
    out = cli("pack", "diff", "mine.csv", "yours.csv").out.splitlines()
    assert out[1:4] == ["    S.Q.   mine.csv", "    S.Q    yours.csv", "       ^"]
    assert out[-5:-2] == [
        "    two Lovers at the land           mine.csv",
        "    two or more Lovers at the land   yours.csv",
        "        ^^^^^^^^",
    ]


def test_long_plans_are_cut_around_the_first_difference(
    cli: Cli, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    long = "word " * 30
    (folder / "mine.csv").write_text(MINE.replace("two Lovers", f"{long}two Lovers"), "utf-8")
    (folder / "yours.csv").write_text(MINE.replace("two Lovers", f"{long}ten Lovers"), "utf-8")
    lines = cli("pack", "diff", "mine.csv", "yours.csv").out.splitlines()
    assert lines[1].startswith("    ...ord word two Lovers")
    assert lines[2].startswith("    ...ord word ten Lovers")
    assert lines[3].startswith(" " * 17 + "^")
    assert max(map(len, lines)) <= 50


def test_a_plan_that_became_words(cli: Cli, folder: Path) -> None:
    (folder / "yours.csv").write_text(MINE.replace("poets >= 2,", ",poets >= 2"), "utf-8")
    out = cli("pack", "diff", "mine.csv", "yours.csv").out
    assert (
        out
        == """\
Card 3: Plan
    poets >= 2   mine.csv
    (empty)      yours.csv
Card 3: Plan in words
    (empty)      mine.csv
    poets >= 2   yours.csv

1 difference
"""
    )


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (MINE, "Both packs have the same contents.\n"),
        (MINE.replace("poets >= 4", "poets>=4"), "Both packs have the same contents.\n"),
        (MINE.replace("\n1,", "\nx,"), "Both packs have the same contents, with different ids.\n"),
    ],
)
def test_equal_packs(cli: Cli, folder: Path, change: str, said: str) -> None:
    (folder / "yours.csv").write_text(change, encoding="utf-8")
    assert cli("pack", "diff", "mine.csv", "yours.csv") == (0, said, "")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("first", "second"),
    [("mine.csv", "nowhere.csv"), ("nowhere.csv", "mine.csv"), ("mine.csv", "isles.csv")],
)
def test_files_that_cannot_be_compared(cli: Cli, first: str, second: str, lang: str) -> None:
    code, out, err = cli("pack", "diff", first, second, "--lang", lang)
    assert (code, out) == (2, "")
    assert err.startswith("nowhere.csv: " if "nowhere.csv" in {first, second} else "isles.csv: ")


def test_mistakes_of_both_files_are_reported(cli: Cli, folder: Path) -> None:
    for name in ("mine", "yours"):
        (folder / f"{name}.csv").write_text(MINE.replace("02-14", "02-30"), encoding="utf-8")
    code, out, err = cli("pack", "diff", "mine.csv", "yours.csv")
    assert (code, out, err.count(":3:3: cards[1].date: ")) == (2, "", 2)


@pytest.mark.parametrize("files", [[], ["mine.csv"], ["mine.csv", "yours.csv", "isles.csv"]])
def test_diff_needs_two_files(cli: Cli, files: list[str]) -> None:
    code, out, err = cli("pack", "diff", *files)
    assert (code, out) == (2, "")
    assert err.startswith(
        "Too many arguments: isles.csv" if files[2:] else "Missing argument: FILE"
    )


@pytest.mark.parametrize("files", [["demo", "mine.toml"], ["mine.toml", "demo"], ["demo", "demo"]])
def test_demo_packs_are_not_compared(cli: Cli, files: list[str]) -> None:
    ran = cli("pack", "diff", *files)
    assert (ran.code, ran.err.count("demo")) == (2, 1)
    assert ran.err.startswith('This command compares the packs in two files. "demo" is not a file.')


# show --csv


def test_a_pack_is_printed_as_csv(cli: Cli) -> None:
    assert cli("pack", "show", "mine.csv", "--csv") == (0, MINE, "")
    assert cli("pack", "show", "isles.csv", "--csv") == (0, TILES, "")


def test_csv_is_utf8_on_every_terminal(folder: Path) -> None:
    text = MINE.replace("two Lovers at the land", '"Küste\n✒"')
    (folder / "mine.csv").write_text(text, encoding="utf-8")
    environ = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    code, out, err = process("pack", "show", "mine.csv", "--csv", environ=environ)
    assert (code, out.encode("latin-1").decode(), err) == (0, text, "")


def test_csv_and_pictures_at_once_are_refused(cli: Cli) -> None:
    code, out, err = cli("pack", "show", "mine.csv", "--csv", "--svg", "cards")
    assert (code, out) == (2, "")
    assert err.startswith("Give only one of these: --csv, --svg\n")


def test_a_pack_that_csv_cannot_hold(cli: Cli, folder: Path) -> None:
    (folder / "t.toml").write_text(
        'game = "auctionland"\nname = "t"\nprovenance = "p"\n'
        '[[tiles]]\nid = "beaches"\ntile = "T"\n',
        encoding="utf-8",
    )
    code, out, err = cli("pack", "show", "t.toml", "--csv")
    assert (code, out) == (1, "")
    assert err.startswith("tiles[0].id: in CSV, beaches is the id of a score table")
