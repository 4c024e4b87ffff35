"""The command line on a separate terminal."""

import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import pytest

from tests import HANGS
from tests.cli import Outcome, command, environment

PLAIN = {"TERM": "dumb"}
COLOURED = {"TERM": "xterm"}


@contextmanager
def terminal(
    *args: str, columns: int = 80, environ: Mapping[str, str] = PLAIN
) -> Iterator[tuple["subprocess.Popen[bytes]", int]]:
    """The command line on a separate terminal, and our end of that terminal."""
    pty, fcntl, termios = map(pytest.importorskip, ("pty", "fcntl", "termios"))
    ours, theirs = pty.openpty()
    size = b"".join(n.to_bytes(2, sys.byteorder) for n in (24, columns, 0, 0))
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, size)
    env = environment(environ)
    running = subprocess.Popen(command(*args), stdin=theirs, stdout=theirs, stderr=theirs, env=env)
    os.close(theirs)
    try:
        yield running, ours
    finally:
        running.kill()
        running.wait(HANGS)
        os.close(ours)


def read(ours: int, until: bytes = b"\x00") -> str:
    """The text of the terminal, up to a given text, which must come, or to the end."""
    shown = b""
    while until not in _with_spaces(shown):
        assert select.select([ours], [], [], HANGS)[0], f"nothing was shown for {HANGS} seconds"
        try:
            shown += os.read(ours, 65536)
        except OSError:
            assert until == b"\x00", f"{until!r} does not appear: {shown!r}"
            break
    return _with_spaces(shown).decode().replace("\r\n", "\n")


def _with_spaces(shown: bytes) -> bytes:
    """The same text, if the cursor returns to the start of a line and then moves past its end."""
    back_and_forth = re.compile(rb"(?:\x08|\x1b\[([0-9]+)D)\x1b\[([0-9]+)C")
    return back_and_forth.sub(lambda moved: b" " * (int(moved[2]) - int(moved[1] or 1)), shown)


def seen(*args: str, columns: int = 80, environ: Mapping[str, str] = PLAIN) -> Outcome:
    """The outcome on a terminal; `out` is the text of the terminal."""
    with terminal(*args, columns=columns, environ=environ) as (running, ours):
        shown = read(ours)
        return Outcome(running.wait(HANGS), shown, "")


def press_ctrl_c(running: "subprocess.Popen[bytes]", ours: int) -> None:
    """Python misses a signal directly before it waits; people press again then."""
    for _ in range(3):
        running.send_signal(signal.SIGINT)
        if select.select([ours], [], [], 3)[0]:
            return
