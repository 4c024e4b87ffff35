"""Damaged drafts at the command line: reported, kept under another name, and never in the way."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

import boardscore
from tests.cli import process, typed
from tests.cli.conftest import Cli

pytestmark = pytest.mark.long

ANNA = ["1", "Anna", "S.Q.|H..A", "..A.|....", "y", "2", "", ""]
"""A complete position of one player."""

DAMAGED = {
    "lists, deep": b"[" * 20_000,
    "tables, deep": b'{"players": ' * 20_000 + b"1" + b"}" * 20_000,
    "half a character": b'{"players": "\\ud800"}',
    "half a character in a key": b'{"\\udfff": "1"}',
    "no UTF-8": b'{"players": "\xff"}',
    "null characters": b"\0" * 100,
    "a key twice": b'{"players": "1", "players": "2"}',
    "a number in the place of text": b'{"players": ' + b"9" * 5000 + b"}",
    "a list in the place of text": b'{"players": ["1"]}',
    "more than 1 MB": b'{"players": "1"}'.ljust(1_000_001),
    "many signs": b'{"players": "' + b"," * 60_000 + b'"}',
    "broken off": b'{"players": "1"',
}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_draft_of_a_position(cli: Cli, name: str, lang: str) -> None:
    """It is copied before the dialog writes a new one, and all questions appear."""
    Path("mine.toml.draft").write_bytes(DAMAGED[name])
    answers = [("j" if one == "y" else one) if lang == "de" else one for one in ANNA]
    done = cli("new", "pier18", "mine.toml", "--lang", lang, stdin=typed(*answers))
    assert (done.code, done.err) == (0, "")
    assert "mine.toml.draft.1" in done.out.replace("\n", " ")
    assert Path("mine.toml.draft.1").read_bytes() == DAMAGED[name]
    assert not Path("mine.toml.draft").exists()
    assert [player.name for player in boardscore.load("mine.toml").players] == ["Anna"]


OTHER: dict[str, Callable[[Path], object]] = {
    "pipe": os.mkfifo,
    "folder": Path.mkdir,
    "link to itself": lambda draft: draft.symlink_to(draft.name),
}


@pytest.mark.parametrize("kind", OTHER)
def test_other_things_in_the_place_of_a_draft(kind: str) -> None:
    """No waiting, no questions, and it is unchanged."""
    draft = Path("mine.toml.draft")
    OTHER[kind](draft)
    before = draft.lstat().st_ino
    done = process("new", "pier18", "mine.toml", stdin=typed(*ANNA).encode())
    assert done.code == 1
    assert draft.name in (done.out + done.err).replace("\n", " ")
    assert "Traceback" not in done.err
    assert draft.lstat().st_ino == before
    assert not Path("mine.toml").exists()
