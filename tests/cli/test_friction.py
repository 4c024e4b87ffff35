"""Files with similar names: helpful for people at the table, and no help for strangers."""

from pathlib import Path

import pytest

import boardscore
from tests.cli import flat
from tests.cli.conftest import Cli
from tests.tables import from_table


@pytest.mark.long
@from_table
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_missing_file_with_a_similar_one(
    cli: Cli, folder: Path, args: list[str], near: str, lang: str
) -> None:
    (folder / "sub").mkdir()
    text = 'game = "pier18"\n[[players]]\nname = "Anna"\npier = ["Q", "."]\n'
    for name in ("sub/evening.toml", "friday.jsonl", "cards.toml", "sheet.csv", "pier18.jsonl"):
        (folder / name).write_text(text, encoding="utf-8")
    done = cli(*args, "--lang", lang)
    words = {"en": "did you mean", "de": "meinst du"}[lang]
    assert f"{words} {near}?" in flat(done.out + done.err)


def test_strangers_learn_no_names_of_files(folder: Path) -> None:
    (folder / "secret.toml").touch()
    position = {"game": "pier18", "pack": "secre.toml", "players": [{"pier": ["Q", "."]}]}
    with pytest.raises(boardscore.BoardscoreError) as caught:
        boardscore.score(position, packs=folder)
    assert [problem.code for problem in caught.value.problems] == ["pack_file"]
    assert "secret" not in str(caught.value)
