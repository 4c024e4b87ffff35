"""`boardscore pack checksum`, `diff` and `show --csv`: what they print, and their exit codes."""

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


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_the_checksum_of_an_invented_pack(cli: Cli, folder: Path, game: str) -> None:
    code, out, _ = cli("pack", "checksum", "--demo", game)
    text = cli("pack", "show", "--demo", game, "--csv").out
    (folder / "demo.csv").write_text(text, encoding="utf-8")
    assert cli("pack", "checksum", "demo.csv") == (code, out, "") == (0, out, "")


# diff


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


# show --csv


@pytest.mark.long
def test_csv_is_utf8_on_every_terminal(folder: Path) -> None:
    text = MINE.replace("two Lovers at the land", '"Küste\n✒"')
    (folder / "mine.csv").write_text(text, encoding="utf-8")
    environ = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    code, out, err = process("pack", "show", "mine.csv", "--csv", environ=environ)
    assert (code, out.encode("latin-1").decode(), err) == (0, text, "")
