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
USUAL = "1"
"""The default for which spaces are next to each other: it matters for Ben's group."""
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


def test_the_worked_example(cli: Cli) -> None:
    """The example of the results: 7 points each, and Ben has more symbols."""
    done = cli("new", "pier18", stdin=typed("2", *ANNA, *BEN, USUAL, SAVE))
    assert (done.code, done.err) == (0, "")
    assert "Ben wins the tie: 7 symbols to 5." in done.out
    result = boardscore.score(boardscore.load("pier18.toml"))
    assert [one.total for one in result.players] == [7, 7]
    assert not Path("pier18.toml.draft").exists()


@from_table
def test_the_side_with_the_mistake_is_named(cli: Cli, lang: str, upper: str, lower: str) -> None:
    answers = typed("1", "Anna", "S.X", "S.Q", "X..", "...")
    out = cli("new", "pier18", "--lang", lang, stdin=answers).out
    at_upper, at_lower = out.index("    S.X\n      ^\n"), out.index("    X..\n    ^\n")
    told = (" ".join(out[:at_upper].split()), " ".join(out[at_upper:at_lower].split()))
    assert (upper in told[0], lower in told[0]) == (True, False)
    assert (upper in told[1], lower in told[1]) == (False, True)


@pytest.mark.parametrize("lang", boardscore.LANGUAGES)
@pytest.mark.parametrize("mistake", ["Ben", "S.X", "S Q H", "S.Q/..A"])
def test_messages_about_mistakes_fit_the_terminal(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, lang: str, mistake: str
) -> None:
    """A narrow terminal never breaks a line in the middle of a word."""
    monkeypatch.setenv("COLUMNS", "40")
    out = cli("new", "pier18", "--lang", lang, stdin=typed("1", "Anna", mistake)).out
    assert max(map(len, out.splitlines())) <= 40


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (["4"], "Type a whole number from 1 to 3."),
        (["two"], "Type a whole number from 1 to 3."),
        (["0"], "Type a whole number from 1 to 3."),
        ([""], "Type a whole number from 1 to 3."),
        (["1", "\u200b"], "text needs at least one visible character"),
        (["2", *ANNA, "Anna"], "Anna is already playing; all names must be different."),
        (["1", *ANNA[:3], "maybe"], "Type yes or no."),
        (["1", *ANNA[:4], "19"], "Type a whole number from 0 to 18."),
        (["1", *ANNA[:4], "-1"], "Type a whole number from 0 to 18."),
        (["1", *ANNA[:5], "12.5"], "Type a whole number from 0 to 9999."),
        (["1", *ANNA[:5], "9" * 4000], "Type a whole number from 0 to 9999."),
        (["1", *ANNA[:5], "9" * 4001], "This has more than 4000 characters, so it was ignored"),
    ],
)
def test_invalid_answers(cli: Cli, answers: list[str], said: str) -> None:
    done = cli("new", "pier18", stdin=typed(*answers))
    assert said in " ".join(done.out.split())
    assert done.code == 1


def test_names_may_be_left_out(cli: Cli) -> None:
    one = ["", "H", ".", "n", "0", ""]
    cli("new", "pier18", stdin=typed("2", *one, *one, "", "", SAVE))
    position = boardscore.load("pier18.toml")
    assert [player.name for player in position.players] == ["Player 1", "Player 2"]


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


def test_fewer_players_than_before(cli: Cli) -> None:
    """With one player the answers about the second one are removed."""
    cli("new", "pier18", stdin=typed("2", *ANNA, *BEN, USUAL, "edit 1", "1", SAVE))
    assert [player.name for player in boardscore.load("pier18.toml").players] == ["Anna"]


# Input by people


def test_a_duplicate_name_is_refused_immediately(cli: Cli) -> None:
    """Values of one player never go to another."""
    one = ["H", ".", "n", "0", ""]
    answers = typed("2", "Ana", *one, "Ben", *one, "", "", "edit 2", "Ben", "Anna", SAVE)
    out = cli("new", "pier18", stdin=answers).out
    assert "Ben is already playing" in out
    assert [p.name for p in boardscore.load("pier18.toml").players] == ["Anna", "Ben"]


@pytest.mark.parametrize(("word", "code"), [("yes", 0), ("ja", 0), ("no", 1), ("nein", 1)])
def test_yes_saves_and_no_shows_the_list(cli: Cli, word: str, code: int) -> None:
    done = cli("new", "pier18", stdin=typed("1", *ANNA, word))
    assert done.code == code
    assert ("   2  Name of player 1: Anna\n" in done.out) == (code == 1)


# Nothing is lost


def test_a_draft_may_be_discarded(cli: Cli) -> None:
    cli("new", "pier18", stdin=typed("2", "Nina"))
    done = cli("new", "pier18", stdin=typed("n", "1", *ANNA, SAVE))
    assert "players: Nina." in done.out
    assert [player.name for player in boardscore.load("pier18.toml").players] == ["Anna"]


def test_a_draft_of_the_other_game_is_not_touched(cli: Cli) -> None:
    cli("new", "pier18", "our.toml", stdin=typed("2", "Nina"))
    done = cli("new", "auctionland", "our.toml", stdin=typed("y"))
    assert done.code == 2
    assert "our.toml.draft contains answers about another game" in done.err
    assert "Nina" in Path("our.toml.draft").read_text(encoding="utf-8")


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


def test_bytes_that_are_not_utf_8() -> None:
    environ = {"PYTHONIOENCODING": "utf-8:surrogateescape"}
    done = process("new", "pier18", stdin=b"1\n\xff\nAnna\n", environ=environ)
    assert done.out.count("Name of player 1:") == 2
    assert "Anna, upper side:" in done.out


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


def test_the_worked_example_of_auctionland(cli: Cli, settings: Path) -> None:
    """The two players of the example of position files, with its invented tables."""
    done = cli("new", "auctionland", stdin=typed("2", *ALEX, *BONNIE, *TABLES, SAVE))
    assert done.code == 0
    assert saved("auctionland.toml") == {
        "game": "auctionland",
        "tables": {"beaches": [0, 1, 3], "theme_parks": [0, 2, "5+"]},
        "players": [
            {"name": "Alex", "island": ["B+p BGGH+l . T", ". T T T+m"]},
            {
                "name": "Bonnie",
                "counts": {
                    "beaches": 2,
                    "theme_parks": 1,
                    "gardens": 0,
                    "houses": 0,
                    "peace": 1,
                    "love": 0,
                    "music": 3,
                },
            },
        ],
    }
    assert f"The score tables are remembered in {settings}" in " ".join(done.out.split())


def test_tables_are_remembered(cli: Cli, settings: Path) -> None:
    cli("new", "auctionland", "one.toml", stdin=typed("1", *BONNIE, *TABLES, SAVE))
    done = cli("new", "auctionland", "two.toml", stdin=typed("1", *BONNIE, "y", SAVE))
    assert f"remembered in {settings}" in " ".join(done.out.split())
    assert saved("two.toml")["tables"] == {"beaches": [0, 1, 3], "theme_parks": [0, 2, "5+"]}


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


COUNTED_FROM_1 = ["1 2 3 4 5", "n"]
"""A beach table typed from a count of 1, which ends; as typed, no beach brings 1 point."""


@from_table
def test_a_typed_table_is_read_back_and_asked_about_once(
    cli: Cli, lang: str, read: str, asked: str, yes: str
) -> None:
    """The table can be right. Bonnie has 2 beaches: 3 points as typed."""
    lines = ["1", *BONNIE, *COUNTED_FROM_1, yes, "", SAVE]
    done = cli("new", "auctionland", "one.toml", "--lang", lang, stdin=typed(*lines))
    assert done.code == 0
    assert done.out.index(read) < done.out.index(asked)
    assert done.out.count(asked) == 1
    assert saved("one.toml")["tables"] == {"beaches": [1, 2, 3, 4, 5]}
    (player,) = boardscore.score(boardscore.load("one.toml")).players
    assert player.categories["beaches"] == 3


def test_a_table_that_began_with_a_count_of_1_is_typed_again(cli: Cli) -> None:
    """Enter takes it with a 0 in front: 2 beaches are 2 points; only this table is remembered."""
    lines = ["1", *BONNIE, *COUNTED_FROM_1, "n", "", "", SAVE]
    done = cli("new", "auctionland", "one.toml", stdin=typed(*lines))
    assert "Beaches: 0 → 0, 1 → 1, 2 → 2, 3 → 3, 4 → 4, 5 → 5" in done.out
    assert saved("one.toml")["tables"] == {"beaches": [0, 1, 2, 3, 4, 5]}
    (player,) = boardscore.score(boardscore.load("one.toml")).players
    assert player.categories["beaches"] == 2
    again = cli("new", "auctionland", "two.toml", stdin=typed("1", *BONNIE, "y", SAVE))
    assert "0 → 0, 1 → 1" in again.out
    assert "really give" not in again.out


def test_settings_that_cannot_be_written(cli: Cli, settings: Path) -> None:
    """The position is saved anyway; only the tables are not remembered."""
    settings.parent.parent.write_text("in the way", encoding="utf-8")
    done = cli("new", "auctionland", stdin=typed("1", *BONNIE, *TABLES, SAVE))
    assert done.code == 0
    assert "remembered in" not in done.out.split("Saved as")[1]


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


def test_the_default_name_is_unused(cli: Cli) -> None:
    Path("pier18.toml").touch()
    cli("new", "pier18", stdin=typed("1", *ANNA, SAVE))
    assert boardscore.load("pier18-2.toml").players[0].name == "Anna"


def test_a_full_disk(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("boardscore.documents.atomic_writer._write", full)
    done = cli("new", "pier18", stdin=typed("1", *ANNA, SAVE))
    assert done.code == 1
    assert "pier18.toml.draft cannot be written: no space is left." in done.out
