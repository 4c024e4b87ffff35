"""`boardscore new`: a position entered question by question, shown, corrected, scored, saved."""

import errno
import json
import os
import tomllib
from pathlib import Path

import pytest

import boardscore
from boardscore import pier18
from boardscore.texts import CATALOGUES
from tests import HANGS
from tests.cli import process
from tests.cli.conftest import Cli
from tests.cli.test_terminal import ctrl_c, press_ctrl_c, read, terminal
from tests.tables import from_table

__all__ = ["ctrl_c"]

ANNA = ["Anna", "S.Q.|H..A", "..A.|....", "y", "2", ""]
BEN = ["Ben", "Q..H|..S.", "..A.|.AAQ", "n", "1", ""]
SAVE = ""


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's settings are in a folder of the test."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    return tmp_path / "settings" / "boardscore" / "tables.toml"


@pytest.fixture(autouse=True)
def _no_examples(folder: Path) -> None:
    """The default names for new positions are free."""
    for name in ("pier18.toml", "auctionland.toml"):
        (folder / name).unlink()


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def saved(name: str = "pier18.toml") -> dict[str, object]:
    return tomllib.loads(Path(name).read_text(encoding="utf-8"))


# Pier 18


@from_table
def test_the_side_with_the_mistake_is_named(cli: Cli, lang: str, upper: str, lower: str) -> None:
    answers = typed("1", "Anna", "S.X", "S.Q", "X..", "...")
    out = cli("new", "pier18", "--lang", lang, stdin=answers).out
    at_upper, at_lower = out.index("    S.X\n      ^\n"), out.index("    X..\n    ^\n")
    told = (" ".join(out[:at_upper].split()), " ".join(out[at_upper:at_lower].split()))
    assert (upper in told[0], lower in told[0]) == (True, False)
    assert (upper in told[1], lower in told[1]) == (False, True)


def test_questions_about_rulings_appear_only_if_they_matter(cli: Cli) -> None:
    """A single Lovers scores the same with every ruling; a group of two Flower Sellers does not.

    With every other symbol counted the group of 3 scores 2 points, with other kinds only 1.
    """
    alone = cli("new", "pier18", "one.toml", stdin=typed("1", "Anna", "H", ".", "n", "0", "", SAVE))
    assert "Type rulings" not in alone.out
    answers = typed("1", "Anna", "SSQ", "...", "n", "0", "", "rulings", "2", SAVE)
    group = cli("new", "pier18", "two.toml", stdin=answers)
    before, asked, _ = group.out.split("Type rulings to see and choose them.")
    assert "Do the other Flower Sellers" not in before
    assert "If a group has several Flower Sellers, do all but one score (1 yes, 2 no)?" in asked
    assert "Rulings: a group scores all its symbols but the Flower Sellers (default:" in " ".join(
        asked.split()
    )
    assert saved("two.toml")["rulings"] == {"flower_points": "other_kinds_only"}
    assert boardscore.score(boardscore.load("two.toml")).players[0].total == 1


# Back and edit


# Input by people


# Nothing is lost


@pytest.mark.long
@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_keeps_every_answer() -> None:
    with terminal("new", "pier18") as (running, ours):
        read(ours, b"? ")
        os.write(ours, b"1\n")
        read(ours, b"] ")
        os.write(ours, b"Anna\n")
        read(ours, b"side: ")
        press_ctrl_c(running, ours)
        assert "Every answer is kept in" in " ".join(read(ours).split())
        assert running.wait(HANGS) == 130
    kept = json.loads(Path("pier18.toml.draft").read_text(encoding="utf-8"))
    assert kept == {"game": "pier18", "players": "1", "0.name": "Anna"}


@pytest.mark.long
def test_a_killed_process_loses_nothing() -> None:
    with terminal("new", "pier18") as (running, ours):
        read(ours, b"? ")
        os.write(ours, b"1\n")
        read(ours, b"] ")
        running.kill()
        running.wait(HANGS)
    with terminal("new", "pier18") as (_, ours):
        assert "start over (n)? [y] " in read(ours, b"] ")
        os.write(ours, b"y\n")
        assert "Name of player 1: [Player 1] " in read(ours, b"1] ")


def test_typing_on_a_terminal() -> None:
    lines = ["1", "Jörg", "H..Q", "....", "n", "0", "", ""]
    with terminal("new", "pier18") as (running, ours):
        for line in lines:
            read(ours, b" ")
            os.write(ours, f"{line}\n".encode())
        assert "Saved as pier18.toml" in read(ours)
        assert running.wait(HANGS) == 0
    assert boardscore.load("pier18.toml").players[0].name == "Jörg"


@pytest.mark.long
def test_bytes_that_are_not_utf_8() -> None:
    environ = {"PYTHONIOENCODING": "utf-8:surrogateescape"}
    done = process("new", "pier18", stdin=b"1\n\xff\nAnna\n", environ=environ)
    assert done.out.count("Name of player 1:") == 2
    assert "Anna, upper side:" in done.out


@pytest.mark.long
def test_bytes_that_python_refuses() -> None:
    """The rejected input is lost, earlier answers are kept."""
    environ = {"PYTHONIOENCODING": "utf-8:strict"}
    done = process("new", "pier18", stdin=b"1\n\xff\nAnna\n", environ=environ)
    assert "These characters cannot be read; type the answer again." in done.out
    assert (done.code, done.err) == (1, "")


# Saved positions


def test_a_template_is_opened_and_copied(cli: Cli) -> None:
    """Otherwise its comments would be lost."""
    cli("new", "--template", "pier18", "our.toml")
    before = Path("our.toml").read_text(encoding="utf-8")
    done = cli("new", "pier18", "our.toml", stdin=typed(SAVE))
    assert (done.code, done.err) == (0, "")
    assert "our.toml.1 keeps a copy" in " ".join(done.out.split())
    assert Path("our.toml.1").read_text(encoding="utf-8") == before
    assert boardscore.load("our.toml") == boardscore.loads(before)


# Auctionland

TABLES = ["0 1 3", "n", "0, 2, 5+"]
"""The first table ends, the second covers every higher count."""
ALEX = ["Alex", "2", "B+p BGGH+l . T", ". T T T+m", "", ""]
BONNIE = ["Bonnie", "1", "2", "1", "0", "0", "1", "0", "3", ""]


@pytest.mark.parametrize("named", ["", "settings"])
def test_an_unusable_folder_for_settings(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: str
) -> None:
    """Empty, or not an absolute path: the default folder is used, not this one."""
    monkeypatch.setenv("XDG_CONFIG_HOME", named)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    done = cli("new", "auctionland", "one.toml", stdin=typed("1", *BONNIE, *TABLES, SAVE))
    usual = tmp_path / "home" / ".config" / "boardscore" / "tables.toml"
    assert done.code == 0
    assert str(usual) in "".join(done.out.split())
    assert [*tmp_path.rglob("tables.toml")] == [usual]
    again = cli("new", "auctionland", "two.toml", stdin=typed("1", *BONNIE, "y", SAVE))
    assert again.code == 0


# Templates


@pytest.mark.parametrize("lang", CATALOGUES)
@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_the_comments_of_a_template_can_become_keys(cli: Cli, game: str, lang: str) -> None:
    """Removing the `#` from a commented key gives a valid template."""
    cli("new", "--template", game, "our.toml", "--lang", lang)
    text = Path("our.toml").read_text(encoding="utf-8")
    keys = [line for line in text.splitlines() if line.startswith("# ") and " = " in line]
    assert len(keys) >= 2
    used = "\n".join(
        line[2:] if line in keys or line.startswith("# [") else line for line in text.splitlines()
    )
    Path("our.toml").write_text(used, encoding="utf-8")
    assert cli("score", "our.toml").err == ""


@pytest.mark.parametrize(
    ("lang", "side", "read"), [("en", "PL.", "QH."), ("de", "DLB", "QHS"), ("en", "S.h", "S.H")]
)
def test_initials_of_the_language_are_read(cli: Cli, lang: str, side: str, read: str) -> None:
    """Poet, Lovers; Dichter, Liebende, Blumenverkäufer."""
    yes = {"en": "y", "de": "j"}[lang]
    cli("new", "pier18", stdin=typed("1", "Anna", side, side, yes, "0", "", SAVE), LANG=lang)
    assert boardscore.load("pier18.toml").players[0].pier == pier18.Pier.parse(f"{read}\n{read}")


@pytest.mark.parametrize(("lang", "side"), [("en", "B"), ("en", "D"), ("de", "P")])
@pytest.mark.parametrize("above", [(), ("S",)])
def test_initials_of_the_other_language_are_not(
    cli: Cli, lang: str, side: str, above: tuple[str, ...]
) -> None:
    """F is ambiguous: Flower Seller or Fisher, in German Fischer or Feder."""
    for letter in (side, "F"):
        out = cli("new", "pier18", stdin=typed("1", "Anna", *above, letter), LANG=lang).out
        assert f"ymbol '{letter}'" in out
        assert Path("pier18.toml.draft").read_text(encoding="utf-8").count(f'"{letter}"') == 0
        Path("pier18.toml.draft").unlink()


# Wrong use


def test_a_full_disk(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("boardscore.documents.atomic_writer._write", full)
    done = cli("new", "pier18", stdin=typed("1", *ANNA, SAVE))
    assert done.code == 1
    assert "pier18.toml.draft cannot be written: no space is left." in done.out
