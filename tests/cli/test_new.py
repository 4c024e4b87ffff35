"""`boardscore new`: templates and a full disk; `transcripts/new.json` has the conversations."""

import errno
from pathlib import Path

import pytest

from boardscore.texts import CATALOGUES
from tests.cli import typed
from tests.cli.conftest import Cli


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


def test_a_full_disk(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("boardscore.documents.atomic_writer._write", full)
    done = cli("new", "pier18", "our.toml", stdin=typed("1", "Anna", "S", ".", "y", "2", "", ""))
    assert done.code == 1
    assert "our.toml.draft cannot be written: no space is left." in done.out
