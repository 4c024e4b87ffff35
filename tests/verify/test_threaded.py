"""Programs are fed and read by threads, as on Windows: they pass the tests of the runner too."""

import os
import select
import sys
from collections.abc import Callable
from itertools import chain
from pathlib import Path

import pytest

from boardscore.verify.program import system
from boardscore.verify.program.pipes import ThreadedPipes
from boardscore.verify.program.process import Process
from tests.verify import test_jobs, test_runner
from tests.verify.test_runner import Asked, fake, five, lock, processes

__all__ = ["lock", "processes"]

Clock = Callable[[], float]


class Threads(system.PosixSystem):
    """This system, with the pipes of Windows."""

    pipes = ThreadedPipes


UNKNOWN = {
    "test_a_program_that_closes_its_input_at_once",
    "test_a_program_that_closes_its_input_later_and_lives_on",
}
"""What threads cannot see: that no one reads what is in a pipe already."""

STUBBORN = """
import signal, time
signal.signal(signal.SIGINT, signal.SIG_IGN)
print("on", flush=True)
time.sleep(60)
"""
"""A program that does not end when it is asked to."""

ONLY_POSIX = [(os, "waitid"), (os, "killpg"), (os, "set_blocking"), (select, "poll")]


@pytest.mark.long
class TestTheRunner:
    """All that the runner does, once more."""

    @pytest.fixture(autouse=True)
    def _threads(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(system, "HERE", Threads())
        monkeypatch.setenv("PAUSE", "0.1")  # threads take longer to hand on what came


for name, each in chain(vars(test_runner).items(), vars(test_jobs).items()):
    is_long = any(mark.name == "long" for mark in getattr(each, "pytestmark", ()))
    if name.startswith("test_") and name not in UNKNOWN and not is_long:
        setattr(TestTheRunner, name, staticmethod(each))


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A system that has nothing of POSIX, as far as it matters to running programs."""
    monkeypatch.setattr(system, "HERE", system.WindowsSystem())
    for module, missing in ONLY_POSIX:
        monkeypatch.delattr(module, missing)
    return monkeypatch


def test_windows_has_all_that_is_needed(windows: pytest.MonkeyPatch, clock: Clock) -> None:
    assert windows
    asked = Asked(clock, fake("honest"), five())
    assert asked.remarks == ""
    asked.check_answers()


def test_on_windows_a_program_is_ended_with_all_that_it_started(
    windows: pytest.MonkeyPatch, clock: Clock, tmp_path: Path
) -> None:
    """It does not end at Ctrl-Break, so a command of the system is called; here one of ours."""
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
