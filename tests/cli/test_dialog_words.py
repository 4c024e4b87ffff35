"""Every word of a dialog, typed at every question: in a new one, and in a continued one.

The dialog must continue or end with its own words; the call would raise anything else.
"""

import shutil
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from boardscore.cli.ask import interview
from tests.cli import typed
from tests.cli.conftest import Cli
from tests.tables import read_table

DIALOGS: Any = read_table(__file__, "DIALOGS")
WORDS = [
    *(*interview.BACK, *interview.LIST, *interview.QUIT, *interview.HELP, *interview.EDIT),
    *("edit 1", "edit 2", "edit 99", "edit x", "ändere 1", "'back'", "y", "n"),
    *("", "demo", "0", "-", "?" * 3),
]
"""The words of all dialogs, instructions and answers."""


def clear(folder: Path) -> None:
    """No files, and no remembered tables."""
    for file in folder.iterdir():
        shutil.rmtree(file) if file.is_dir() else file.unlink()


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("dialog", DIALOGS)
@pytest.mark.parametrize("is_continued", [False, True])
def test_every_word_at_every_question(
    dialog: str, lang: str, cli: Cli, folder: Path, is_continued: bool
) -> None:
    """In a new dialog; and first of all in a continued one, or after the question whether to."""
    answers = DIALOGS[dialog]
    ways = [[], ["y"]] if dialog.startswith("new") else [[]]
    for count in range(1, len(answers) + 1, 3) if is_continued else range(len(answers) + 1):
        before = answers[:count]
        for word, first in product(WORDS, ways if is_continued else [before]):
            clear(folder)
            if is_continued:
                cli(*dialog.split(), stdin=typed(*before))
            done = cli(*dialog.split(), stdin=typed(*first, word), LANG=lang)
            assert (done.code in {0, 1}, done.err) == (True, ""), (before, word)
