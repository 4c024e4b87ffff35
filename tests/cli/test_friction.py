"""Small helps at the table: doubtful numbers, yes and no, similar names, your own cards."""

from pathlib import Path

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


# Yes and no


@pytest.mark.together
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


@pytest.mark.long
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


def test_strangers_learn_no_names_of_files(folder: Path) -> None:
    (folder / "secret.toml").touch()
    position = {"game": "pier18", "pack": "secre.toml", "players": [{"pier": ["Q", "."]}]}
    with pytest.raises(boardscore.BoardscoreError) as caught:
        boardscore.score(position, packs=folder)
    assert [problem.code for problem in caught.value.problems] == ["pack_file"]
    assert "secret" not in str(caught.value)


@pytest.mark.long
@from_table
@pytest.mark.parametrize(("lang", "words"), [("en", "id you mean {}?"), ("de", "einst du {}?")])
def test_a_similar_name(cli: Cli, args: list[str], near: str, lang: str, words: str) -> None:
    done = cli(*args, "--lang", lang)
    assert done.code == 2
    assert words.format(near) in said(done.err)
