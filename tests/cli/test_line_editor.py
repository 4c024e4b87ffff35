"""The line editor: conversations of `transcripts/line_editor.json`, signals, pastes."""

import json
import os
import select
import signal
from pathlib import Path

import pytest

from tests import HANGS
from tests.cli.conftest import Cli
from tests.cli.terminals import COLOURED, read, terminal
from tests.cli.test_transcripts import cases_of, play

PASTE = "\x1b[200~", "\x1b[201~"
"""The sequences that a terminal writes around pasted text."""
NEW = ("new", "pier18", "p.toml")


@pytest.mark.parametrize("name", cases_of("line_editor"))
def test_conversation(name: str, cli: Cli, tmp_path: Path) -> None:
    play("line_editor", name, cli, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize(("length", "around"), [(1_000_000, PASTE), (100_000, ("", ""))])
def test_a_large_paste(length: int, around: tuple[str, str]) -> None:
    """All of it is ignored, even if the terminal does not mark it as pasted."""
    with terminal(*NEW, environ=COLOURED) as (_, ours):
        to_the_pier(ours)
        told = written(ours, ("S" * length).join(around) + "\n", "was ignored.")
        assert "This has more than 4000 characters" in told
        os.write(ours, b"S.Q\n")
        read(ours, b"lower side: ")
    assert draft()["0.upper"] == "S.Q"


@pytest.mark.long
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_the_terminal_as_it_was(number: int) -> None:
    termios = pytest.importorskip("termios")
    with terminal(*NEW, environ=COLOURED) as (running, ours):
        before = termios.tcgetattr(ours)
        to_the_pier(ours)
        assert termios.tcgetattr(ours) != before
        running.send_signal(number)
        assert running.wait(HANGS) == -number
        assert termios.tcgetattr(ours) == before
    assert draft().keys() == {"game", "players", "0.name"}


@pytest.mark.long
def test_a_closed_terminal_ends_it_even_without_a_signal() -> None:
    """As with `nohup`: the process gets no signal."""
    usual = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with terminal(*NEW, environ=COLOURED) as (running, ours):
            to_the_pier(ours)
            os.dup2(os.open(os.devnull, os.O_RDWR), ours)
            assert running.wait(HANGS) == 1
    finally:
        signal.signal(signal.SIGHUP, usual)
    assert draft().keys() == {"game", "players", "0.name"}


def to_the_pier(ours: int) -> None:
    """Answers all questions before the first pier."""
    for until, keys in (("3)? ", "1\n"), ("[Player 1] ", "\n"), ("upper side: ", "")):
        read(ours, until.encode())
        os.write(ours, keys.encode())


def draft() -> dict[str, str]:
    """The saved answers."""
    found: dict[str, str] = json.loads(Path("p.toml.draft").read_text(encoding="utf-8"))
    return found


def written(ours: int, keys: str, until: str) -> str:
    """The output after a number of keys, typed slowly."""
    left, shown = keys.encode(), b""
    while until.encode() not in shown:
        readable, writable, _ = select.select([ours], [ours] if left else [], [], 60)
        assert readable or writable, "nothing was shown for a minute"
        if readable:
            shown += os.read(ours, 65536)
        if writable:
            left = left[os.write(ours, left[:1024]) :]
    return shown.decode()
