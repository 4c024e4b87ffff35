"""Starting and ending programs on different systems."""

import os
import select
import signal
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import count
from typing import IO, Any

Program = subprocess.Popen[bytes]

MARK = "BOARDSCORE_PROGRAM"
"""An environment variable with a different value for each program, inherited by all that it starts.

A process that clears its environment is not found.
"""

_PROCESSES = "/proc"
_ROUNDS = 20
_numbers = count(1)


def has_ended(program: Program) -> bool:
    """Whether a program has ended; if possible without releasing its process id."""
    if hasattr(os, "waitid"):
        options = os.WEXITED | os.WNOHANG | os.WNOWAIT
        return os.waitid(os.P_PID, program.pid, options) is not None
    return program.poll() is not None


class PosixSystem:
    """Linux, macOS and similar systems with process groups."""

    def options(self) -> Mapping[str, Any]:
        """Start options, so that the program and its children can be ended together."""
        mark = f"{os.getpid()}.{next(_numbers)}"
        return {"start_new_session": True, "env": {**os.environ, MARK: mark}}

    def ask_to_end(self, program: Program) -> None:
        """Sends SIGTERM to the process group of a program."""
        self._signal(program, signal.SIGTERM)

    def end(self, program: Program) -> None:
        """Kills the process group of a program."""
        self._signal(program, signal.SIGKILL)

    def _signal(self, program: Program, number: signal.Signals) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(program.pid, number)

    def end_orphans(self, options: Mapping[str, Any]) -> bool:
        """Ends leftover processes of a program; returns whether there were any.

        Only Linux shows such processes outside of the group.
        """
        mark = f"{MARK}={options['env'][MARK]}".encode()
        found = False
        for _ in range(_ROUNDS):  # an ended process may just have started another
            left = [one for one in _processes() if mark in _environment(one)]
            if not left:
                break
            found = True
            for one in left:
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(one, signal.SIGKILL)
        return found

    def has_no_reader(self, pipe: IO[bytes]) -> bool:
        """Whether the reading end of a pipe is closed."""
        poll = select.poll()
        poll.register(pipe, 0)
        return bool(poll.poll(0))


def _processes() -> Iterator[int]:
    with suppress(OSError):
        yield from (int(name) for name in os.listdir(_PROCESSES) if name.isdigit())


def _environment(process: int) -> list[bytes]:
    """The initial environment of a process; empty if it has ended."""
    with suppress(OSError), open(f"{_PROCESSES}/{process}/environ", "rb", buffering=0) as file:
        return file.read().split(b"\0")
    return []


class WindowsSystem:
    """Windows, where a system command ends processes."""

    def options(self) -> Mapping[str, Any]:
        """Start options, so that Ctrl-Break reaches only this program."""
        return {"creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)}

    def ask_to_end(self, program: Program) -> None:
        """Sends Ctrl-Break to a program."""
        with suppress(OSError, ValueError):
            program.send_signal(getattr(signal, "CTRL_BREAK_EVENT", signal.SIGINT))

    def end(self, program: Program) -> None:
        """Ends a program and its children, unless it has ended already."""
        if program.poll() is None:
            with suppress(OSError):
                tree = ["taskkill", "/F", "/T", "/PID", str(program.pid)]
                subprocess.run(tree, capture_output=True, check=False)
            program.kill()

    def end_orphans(self, _: Mapping[str, Any]) -> bool:
        """Always false: Windows does not show leftover processes."""
        return False

    def has_no_reader(self, _: IO[bytes]) -> bool:
        """Always false: Windows only shows this on writing."""
        return False


HERE: PosixSystem | WindowsSystem = PosixSystem() if os.name == "posix" else WindowsSystem()
"""The current system."""
