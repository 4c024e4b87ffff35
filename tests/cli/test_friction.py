"""Small helps at the table: doubtful numbers, yes and no, similar names, your own cards."""

from pathlib import Path
from typing import Any

import pytest

import boardscore
from boardscore.cli.ask import answer_parsers
from tests.cli.conftest import Cli
from tests.tables import from_table


@pytest.fixture(autouse=True)
def _settings(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / "settings"))


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def said(text: str) -> str:
    return " ".join(text.split())


# Numbers that no game can end with

PIER = ("Q", ".", "n")


@from_table
def test_more_patrons_than_rounds(cli: Cli, players: str, patrons: list[str], rounds: int) -> None:
    """`pier18.round.count`: 18 cards serve 4 rounds of two players, or 3 of three."""
    lines = [players]
    for name, number in zip("ABC", patrons):
        lines += [name, *PIER, number, ""]
    out = said(cli("new", "pier18", "game.toml", stdin=typed(*lines[:-1])).out)
    total = sum(map(int, patrons))
    assert f"There are {total} Patron cards in all, but only {rounds} rounds with one each" in out
    assert out.count(f"Keep {patrons[-1]} (y or n)?") == 1


@pytest.mark.parametrize(("players", "patrons"), [("3", ["1", "0", "2"]), ("2", ["1", "3"])])
def test_as_many_patrons_as_rounds(cli: Cli, players: str, patrons: list[str]) -> None:
    lines = [players]
    for name, number in zip("ABC", patrons):
        lines += [name, *PIER, number, ""]
    assert "Keep" not in cli("new", "pier18", "game.toml", stdin=typed(*lines)).out


@pytest.mark.parametrize(("answer", "left"), [("yes", 5), ("nein", 2)])
def test_a_doubtful_number_is_kept_or_asked_for_again(cli: Cli, answer: str, left: int) -> None:
    again = ["2"] if answer == "nein" else []
    lines = ["1", "Anna", *PIER, "5", answer, *again, "", ""]
    assert cli("new", "pier18", "game.toml", stdin=typed(*lines)).code == 0
    position: Any = boardscore.load("game.toml")
    assert position.players[0].patrons == left


@pytest.mark.parametrize(("money", "doubted"), [("23", True), ("22", False)])
def test_more_money_than_there_is(cli: Cli, money: str, doubted: bool) -> None:
    """`auctionland.setup.money`: two players begin with 10 and 12 dollars, 22 together."""
    player = ["1", "0", "0", "0", "0", "0", "0", "0", ""]
    lines = ["2", "Alex", *player, "Bonnie", *player, "0 0+", "0 0+", "0", money]
    out = said(cli("new", "auctionland", "game.toml", stdin=typed(*lines)).out)
    assert ("There are 23 dollars in all, but 2 players begin with 22" in out) == doubted
    assert ("Keep 23 (y or n)?" in out) == doubted


# Yes and no


@pytest.mark.parametrize("lang", ["en", "de"])
@from_table
def test_a_plan_is_completed_or_not(cli: Cli, lang: str, answer: str, completed: bool) -> None:
    lines = ["1", "Anna", "Q", ".", answer, "1", "", ""]
    cli("new", "pier18", "game.toml", "--lang", lang, stdin=typed(*lines))
    position: Any = boardscore.load("game.toml")
    assert position.players[0].plan_completed is completed


@pytest.mark.parametrize("answer", ["yes", "no", "ja", "nein", "y", "n", "j"])
def test_every_question_takes_both_languages(answer: str) -> None:
    assert answer_parsers.yes_or_no(answer) is (answer[0] in "yj")


# Similar names

POSITION = """\
game = "pier18"
[[players]]
name = "Anna"
pier = ["Q", "."]
"""


@from_table
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_missing_file_with_a_similar_one(
    cli: Cli, folder: Path, args: list[str], near: str, lang: str
) -> None:
    (folder / "sub").mkdir()
    for name in ("sub/evening.toml", "friday.jsonl", "cards.toml", "sheet.csv"):
        (folder / name).write_text(POSITION, encoding="utf-8")
    (folder / "pier18.jsonl").touch()
    done = cli(*args, "--lang", lang)
    words = {"en": "did you mean", "de": "meinst du"}[lang]
    assert f"{words} {near}?" in said(done.out + done.err)


def test_a_missing_table_with_a_similar_one(cli: Cli, folder: Path) -> None:
    pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")
    (folder / "games.csv").write_text("pier\nQ/.\n", encoding="utf-8")
    done = cli("table", "pier18", "gmaes.csv", "out.csv")
    assert done.code == 2
    assert "did you mean games.csv?" in said(done.err)
    done = cli("table", "auctionland", "games.csv", "out.csv", "--tables", "auctoinland.toml")
    assert "did you mean auctionland.toml?" in said(done.err)


@pytest.mark.parametrize("name", ["game3.toml", "xyz.toml", "x" * 300 + ".toml", "no/pier18.toml"])
def test_no_suggestion_where_nothing_is_similar(cli: Cli, folder: Path, name: str) -> None:
    """Any number could be meant; a folder that is missing has no files."""
    for number in (1, 2):
        (folder / f"game{number}.toml").touch()
    assert "did you mean" not in cli("score", name).err


def test_strangers_learn_no_names_of_files(folder: Path) -> None:
    (folder / "secret.toml").touch()
    position = {"game": "pier18", "pack": "secre.toml", "players": [{"pier": ["Q", "."]}]}
    with pytest.raises(boardscore.BoardscoreError) as caught:
        boardscore.score(position, packs=folder)
    assert [problem.code for problem in caught.value.problems] == ["pack_file"]
    assert "secret" not in str(caught.value)


@from_table
@pytest.mark.parametrize(("lang", "words"), [("en", "id you mean {}?"), ("de", "einst du {}?")])
def test_a_similar_name(cli: Cli, args: list[str], near: str, lang: str, words: str) -> None:
    done = cli(*args, "--lang", lang)
    assert done.code == 2
    assert words.format(near) in said(done.err)
