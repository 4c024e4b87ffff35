"""Wrong use of commands: nothing happens but a message, and the exit code is 2.

A row is a call, a part of the message (in English and German), and the command whose help it names.
"""

import json
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from tests.cli import flat
from tests.cli.conftest import Cli
from tests.tables import read_table

SLOW = {"verify", "vectors"}
"""Commands that load all vectors."""
HELP = {"en": "For help, run `boardscore {}--help`.", "de": "Hilfe zeigt `boardscore {}--help`."}


def rows() -> list[Any]:
    tables = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
    return [
        pytest.param(*row, *[None] * (3 - len(row)), marks=[pytest.mark.long] * (name in SLOW))
        for name in tables
        for row in read_table(__file__, name)
    ]


@pytest.mark.together
@pytest.mark.parametrize(("args", "said", "command"), rows())
def test_wrong_use(
    cli: Cli, folder: Path, args: list[str], said: str | list[str], command: str | None
) -> None:
    with ZipFile(folder / "other.zip", "w") as other:
        other.writestr("boardscore-vectors/index.json", "[]")
    before = {one.name for one in folder.iterdir()}
    for lang, text in zip(("en", "de"), [said] if isinstance(said, str) else said):
        code, out, err = cli(*args, LANG=lang)
        assert (code, out) == (2, "")
        assert text in flat(err)
        assert "Traceback" not in err
        if command is not None:
            what, see = err.splitlines()
            assert text in what
            assert see == HELP[lang].format(command)
    assert {one.name for one in folder.iterdir()} == before
