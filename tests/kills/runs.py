"""Runs the command line on a pseudo-terminal until it ends, is killed or is refused a write.

Every run is a new process, forked from this one. Its questions also come through a pipe, which
shows that it has accepted a line.
"""

import errno
import json
import os
import pty
import select
import signal
import stat
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn

from boardscore.cli.app import run as command_line
from boardscore.cli.ask.line_editor import LineEditor
from boardscore.cli.terminal import Lines, PlainLines

LONGEST = 30.0
"""The time limit of a run, in seconds."""

KILLS = ("kill_before", "kill_within")
REFUSALS = ("ENOSPC", "EACCES")
_WRITES = ("open", "write", "fsync", "replace", "unlink", "ftruncate")


class Fault(NamedTuple):
    """A fault at one of the calls that write."""

    number: int
    """The number of that call, counted from 1."""
    kind: str
    """One of `KILLS` or `REFUSALS`."""


class Kill(NamedTuple):
    """A signal after a typed line."""

    prompt: int
    """The number of lines before it."""
    delay: float
    """The delay after the last of them, in seconds."""
    number: int = signal.SIGKILL


class Ended(NamedTuple):
    """The end of a run."""

    code: int
    """The exit code, negative for a signal."""
    shown: str
    """The output on the terminal."""
    prompts: int
    """The number of questions."""


def run(
    args: Sequence[str],
    answer: Callable[[str], str],
    fault: Fault | None = None,
    kill: Kill | None = None,
) -> Ended:
    """Runs a command line; `answer` returns a line for each question."""
    asked, asking = os.pipe()
    pid, terminal = pty.fork()
    if pid == 0:
        os.close(asked)
        _child(args, asking, fault, _is_edited(fault, kill))
    os.close(asking)
    try:
        return _led(pid, terminal, asked, answer, kill)
    finally:
        os.close(terminal)
        os.close(asked)


def _is_edited(fault: Fault | None, kill: Kill | None) -> bool:
    """Whether a run uses the line editor, as every second pair of runs does."""
    at = fault.number if fault else kill.prompt if kill else 0
    return at // 2 % 2 == 1


def _led(
    pid: int, terminal: int, asked: int, answer: Callable[[str], str], kill: Kill | None
) -> Ended:
    shown, rest, prompts = b"", b"", 0
    end = time.monotonic() + LONGEST
    killed_at = time.monotonic() + kill.delay if kill and not kill.prompt else None
    listening = [terminal, asked]
    while listening:
        now = time.monotonic()
        if now > end:
            os.kill(pid, signal.SIGKILL)
            raise AssertionError(f"it does not end: {shown[-200:]!r}")
        if kill and killed_at is not None and now >= killed_at:
            os.kill(pid, kill.number)
            killed_at = None
        wait = 0.5 if killed_at is None else min(0.5, killed_at - now)
        for ready in select.select(listening, [], [], max(0.0, wait))[0]:
            data = _read(ready)
            if not data:
                listening.remove(ready)
            elif ready == terminal:
                shown += data
            else:
                *lines, rest = (rest + data).split(b"\n")
                for line in lines:
                    prompts += 1
                    os.write(terminal, answer(json.loads(line)).encode() + b"\n")
                    if kill and prompts == kill.prompt:
                        killed_at = time.monotonic() + kill.delay
    status = os.waitpid(pid, 0)[1]
    return Ended(os.waitstatus_to_exitcode(status), shown.decode(errors="replace"), prompts)


def _read(file: int) -> bytes:
    try:
        return os.read(file, 65536)
    except OSError:  # the other end of the terminal is closed
        return b""


# In the child process


def _child(args: Sequence[str], asking: int, fault: Fault | None, is_edited: bool) -> NoReturn:
    code = 99
    try:
        os.environ["TERM"] = "xterm" if is_edited else "dumb"
        os.environ["COLUMNS"] = "100"  # enough that each question is on the line of its answer
        _announce_questions(asking)
        if fault is not None:
            _inject(fault)
        environ: Mapping[str, str] = {"LANG": "en"}
        code = command_line(list(args), environ)
    except BaseException as error:
        os.write(2, f"TRACEBACK {error!r}\n".encode())
    finally:
        os._exit(code)


def _announce_questions(asking: int) -> None:
    """Writes each question into a pipe as well, directly before a line is read."""
    written = os.write

    def announcing(line: Callable[..., str]) -> Callable[..., str]:
        def asked(lines: Lines, question: str, *more: Any) -> str:
            written(asking, json.dumps(question).encode() + b"\n")
            return line(lines, question, *more)

        return asked

    for kind in (LineEditor, PlainLines):
        kind.line = announcing(kind.line)  # type: ignore[attr-defined, method-assign]


def _inject(fault: Fault) -> None:
    """Makes one of the calls that write fail; a write of data fails halfway."""
    count = 0

    def failing(name: str) -> Callable[..., Any]:
        right = getattr(os, name)

        def call(*args: Any, **more: Any) -> Any:
            nonlocal count
            if not _writes(name, args):
                return right(*args, **more)
            count += 1
            if count != fault.number:
                return right(*args, **more)
            if name == "write" and fault.kind != "kill_before":
                right(args[0], args[1][: len(args[1]) // 2])
            elif fault.kind == "kill_within":
                right(*args, **more)
            if fault.kind in KILLS:
                os.kill(os.getpid(), signal.SIGKILL)
            raise OSError(getattr(errno, fault.kind), fault.kind)

        return call

    for name in _WRITES:
        setattr(os, name, failing(name))


def _writes(name: str, args: Sequence[Any]) -> bool:
    """Whether a call writes to a file."""
    if name == "open":
        return bool(args[1] & (os.O_CREAT | os.O_RDWR))
    return name != "write" or stat.S_ISREG(os.fstat(args[0]).st_mode)
