"""What differs between systems when programs are run: how they are started and ended."""

import os
import select
import signal
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import IO, Any

Program = subprocess.Popen[bytes]

MARK = "BOARDSCORE_PROGRAM"
"""The variable in the environment of a program, and of all that it starts, that is different for
each. A process that clears its environment is not found."""

_PROCESSES = Path("/proc")
_ROUNDS = 20
_numbers = count(1)


def has_ended(program: Program) -> bool:
    """Whether a program has ended; where possible without giving its number free."""
    if hasattr(os, "waitid"):
        options = os.WEXITED | os.WNOHANG | os.WNOWAIT
        return os.waitid(os.P_PID, program.pid, options) is not None
    return program.poll() is not None


class PosixSystem:
    """Linux, macOS and the like: processes have groups."""

    def options(self) -> Mapping[str, Any]:
        """How a program is started, so that it can be ended with all that it starts."""
        mark = f"{os.getpid()}.{next(_numbers)}"
        return {"start_new_session": True, "env": {**os.environ, MARK: mark}}

    def ask_to_end(self, program: Program) -> None:
        """Asks a program, and all of its process group, to end."""
        self._signal(program, signal.SIGTERM)

    def end(self, program: Program) -> None:
        """Ends a program, and all of its process group."""
        self._signal(program, signal.SIGKILL)

    def _signal(self, program: Program, number: signal.Signals) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(program.pid, number)

    def end_orphans(self, options: Mapping[str, Any]) -> bool:
        """Ends what a program that was started so left running; whether there was any.

        Only Linux shows such processes outside of the group. Elsewhere none is found.
        """
        mark = f"{MARK}={options['env'][MARK]}".encode()
        found = False
        for _ in range(_ROUNDS):  # one that is ended may just have started another
            left = [one for one in _processes() if mark in _environment(one)]
            if not left:
                break
            found = True
            for one in left:
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(one, signal.SIGKILL)
        return found

    def has_no_reader(self, pipe: IO[bytes]) -> bool:
        """Whether no one reads what is written into a pipe."""
        poll = select.poll()
        poll.register(pipe, 0)
        return bool(poll.poll(0))


def _processes() -> Iterator[int]:
    """The numbers of all processes that this system lists."""
    with suppress(OSError):
        yield from (int(name) for name in os.listdir(_PROCESSES) if name.isdigit())


def _environment(process: int) -> list[bytes]:
    """The environment that a process was started with; empty if it has ended."""
    with suppress(OSError):
        return (_PROCESSES / str(process) / "environ").read_bytes().split(b"\0")
    return []


class WindowsSystem:
    """Windows: processes are ended by a command of the system."""

    def options(self) -> Mapping[str, Any]:
        """How a program is started, so that Ctrl-Break reaches it alone."""
        return {"creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)}

    def ask_to_end(self, program: Program) -> None:
        """Does to a program what Ctrl-Break does at a console."""
        with suppress(OSError, ValueError):
            program.send_signal(getattr(signal, "CTRL_BREAK_EVENT", signal.SIGINT))

    def end(self, program: Program) -> None:
        """Ends a program and what it started, unless it has ended already."""
        if program.poll() is None:
            with suppress(OSError):
                tree = ["taskkill", "/F", "/T", "/PID", str(program.pid)]
                subprocess.run(tree, capture_output=True, check=False)
            program.kill()

    def end_orphans(self, _: Mapping[str, Any]) -> bool:
        """Nothing here finds what a program left running."""
        return False

    def has_no_reader(self, _: IO[bytes]) -> bool:
        """Nothing here shows it before something is written."""
        return False


HERE: PosixSystem | WindowsSystem = PosixSystem() if os.name == "posix" else WindowsSystem()
"""The system that this is."""
