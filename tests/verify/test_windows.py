"""Behaviour on Windows, as far as another system can test it."""

import os
import select
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from boardscore.verify.program import process
from boardscore.verify.program.process import Process
from tests.verify.test_runner import Asked, fake, five

Clock = Callable[[], float]


STUBBORN = """
import signal, time
signal.signal(signal.SIGINT, signal.SIG_IGN)
print("on", flush=True)
time.sleep(60)
"""
"""A program that ignores requests to end."""

ONLY_POSIX = [(os, "waitid"), (os, "killpg"), (os, "set_blocking"), (select, "poll")]


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A system without POSIX, as far as it affects running programs."""
    monkeypatch.setattr(process, "HERE", process.WindowsSystem())
    for module, missing in ONLY_POSIX:
        monkeypatch.delattr(module, missing)
    return monkeypatch


def test_windows_has_all_needed_functions(windows: pytest.MonkeyPatch, clock: Clock) -> None:
    assert windows
    asked = Asked(clock, fake("honest"), five())
    assert asked.remarks == ""
    asked.check_answers()


def test_windows_ends_a_program_with_its_children(
    windows: pytest.MonkeyPatch, clock: Clock, tmp_path: Path
) -> None:
    """It ignores Ctrl-Break, so a command of the system is called; here a replacement."""
    assert clock() == 0
    command = tmp_path / "taskkill"
    command.write_text('#!/bin/sh\necho "$@" > "$(dirname "$0")/words"\nkill -9 "$4"\n')
    command.chmod(0o755)
    windows.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    hanging = Process([sys.executable, "-c", STUBBORN])
    while hanging.listen() != [b"on"]:
        pass
    number = hanging._popen.pid
    assert hanging.kill(0) == -9
    assert (tmp_path / "words").read_text() == f"/F /T /PID {number}\n"
