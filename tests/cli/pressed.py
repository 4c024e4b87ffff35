"""Runs of the command line that press Ctrl-C themselves, so that no test waits for the moment."""

import subprocess
import sys

from tests import HANGS
from tests.cli import Outcome, environment

_SOURCE = """
import os
import signal
from importlib import import_module

module, path, count = {where!r}
*owners, name = path.split(".")
owner = import_module(module)
for one in owners:
    owner = getattr(owner, one)
right, left = getattr(owner, name), [count]


def pressed(*args, **named):
    left[0] -= 1
    if left[0] == 0:
        os.kill(os.getpid(), signal.SIGINT)
    return right(*args, **named)


setattr(owner, name, pressed)
from boardscore.cli import process

process()
"""


def ctrl_c_in(module: str, path: str, count: int, *args: str) -> Outcome:
    """The outcome of a command in which a function, at its nth call, comes after a Ctrl-C."""
    done = subprocess.run(
        [sys.executable, "-c", _SOURCE.format(where=(module, path, count)), *args],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        timeout=HANGS,
        check=False,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)
