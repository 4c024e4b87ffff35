"""Every word of a dialog, typed at every question: in a new one, and in a continued one.

The dialog must continue or end with its own words; the call would raise anything else.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from boardscore.cli.ask import interview
from tests.cli.conftest import Cli
from tests.tables import read_table

ISLANDS = ["2", "Anna", "2", "B+p BGGH+l", "", "9", "Ben", *["1"] * 8, "", "0 1 3+", "0 2 5", "n"]
DIALOGS: Any = read_table(__file__, "DIALOGS")
WORDS = [
    *(*interview.BACK, *interview.LIST, *interview.QUIT, *interview.HELP, *interview.EDIT),
    *("edit 1", "edit 2", "edit 99", "edit x", "ändere 1", "'back'", "y", "n"),
    *("", "demo", "0", "-", "?" * 3),
]
"""The words of all dialogs, instructions and answers."""


@pytest.fixture(autouse=True)
def _fresh(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No files, and no remembered tables."""
    clear(folder)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / "settings"))


def clear(folder: Path) -> None:
    for file in folder.iterdir():
        if file.is_file():
            file.unlink()


def typed(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def starts(answers: Sequence[str]) -> Iterator[list[str]]:
    """The possible earlier answers."""
    return (list(answers[:count]) for count in range(len(answers) + 1))


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("dialog", DIALOGS)
def test_every_word_at_every_question(dialog: str, lang: str, cli: Cli, folder: Path) -> None:
    for before in starts(DIALOGS[dialog]):
        for word in WORDS:
            clear(folder)
            done = cli(*dialog.split(), stdin=typed([*before, word]), LANG=lang)
            assert (done.code in {0, 1}, done.err) == (True, ""), (before, word)


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("dialog", DIALOGS)
def test_every_word_first_in_a_continued_dialog(
    dialog: str, lang: str, cli: Cli, folder: Path
) -> None:
    """As the first word of all, and after the question whether to continue."""
    for before in [*starts(DIALOGS[dialog])][1::3]:
        for word in WORDS:
            for first in ([], ["y"]) if dialog.startswith("new") else ([],):
                clear(folder)
                cli(*dialog.split(), stdin=typed(before))
                done = cli(*dialog.split(), stdin=typed([*first, word]), LANG=lang)
                assert (done.code in {0, 1}, done.err) == (True, ""), (before, word)
