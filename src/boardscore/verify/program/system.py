"""What differs between systems when programs are run: how they are started, fed, read and ended."""

import os
import signal
import subprocess
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol

from attrs import frozen

from boardscore.verify.program import orphans
from boardscore.verify.program.polled import PolledPipes
from boardscore.verify.program.threaded import ThreadedPipes


class Pipes(Protocol):
    """Input, output and errors of a program; nothing here waits longer than it is told to."""

    patience: float
    taken: int
    takes_input: bool
    refused_input: bool

    def send(self, data: bytes) -> None:
        """Sends bytes, now or as soon as the program reads them."""
        ...

    def end_input(self) -> None:
        """Ends the input, as soon as all of it is sent."""
        ...

    def moved(self, seconds: float) -> bool:
        """Moves what can be moved within that time; whether there was anything."""
        ...

    def close(self) -> None:
        """Closes all that is open."""
        ...


@frozen
class System:
    """How programs are run on a system."""

    pipes: Callable[..., Pipes]
    """What moves the bytes of a program."""
    wait: Callable[[Sequence[Any], float], None]
    """Waits so many seconds until something can be moved in the pipes of one of several."""
    options: Callable[[], Mapping[str, Any]]
    """How a program is started, so that it can be ended with all that it starts."""
    tell_to_end: Callable[[subprocess.Popen[bytes]], None]
    """Tells a program, and all that it started, to end."""
    end: Callable[[subprocess.Popen[bytes]], None]
    """Ends it, and all that it started, as far as the system knows that."""
    end_orphans: Callable[[Mapping[str, Any]], bool]
    """Ends what an ended program left running, if its options show that; whether there was any."""


def _signalled(name: str) -> Callable[[subprocess.Popen[bytes]], None]:
    """Sends a signal to the group of a program, which it leads."""

    def send(program: subprocess.Popen[bytes]) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(program.pid, signal.Signals[name])

    return send


_BREAK: signal.Signals = getattr(signal, "CTRL_BREAK_EVENT", signal.SIGINT)


def _break(program: subprocess.Popen[bytes]) -> None:
    """Does to a program what Ctrl-Break does at a console."""
    with suppress(OSError, ValueError):
        program.send_signal(_BREAK)


def _end_tree(program: subprocess.Popen[bytes]) -> None:
    """Ends a program and what it started; what a program left behind that has ended is not met."""
    if program.poll() is None:
        with suppress(OSError):
            tree = ["taskkill", "/F", "/T", "/PID", str(program.pid)]
            subprocess.run(tree, capture_output=True, check=False)
        program.kill()


POSIX = System(
    PolledPipes,
    PolledPipes.wait,
    orphans.options,
    _signalled("SIGTERM"),
    _signalled("SIGKILL"),
    orphans.end,
)
"""Linux, macOS and the like: pipes can be waited for, and processes have groups."""

WINDOWS = System(
    ThreadedPipes,
    ThreadedPipes.wait,
    lambda: {"creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)},
    _break,
    _end_tree,
    lambda _: False,
)
"""Windows: pipes have threads, and processes are ended by a command of the system."""

HERE = POSIX if os.name == "posix" else WINDOWS
"""The system that this is."""
