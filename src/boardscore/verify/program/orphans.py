"""Processes that a program started and that left its process group: Linux can find and end them.

A variable in the environment says which program they come from. On other systems nothing is found,
and nothing is claimed; the same holds for a process that cleared its environment.
"""

import os
import signal
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

MARK = "BOARDSCORE_PROGRAM"
"""The variable that is different for each program that is started."""

_PROCESSES = Path("/proc")
_ROUNDS = 20
_numbers = count(1)


def options() -> Mapping[str, Any]:
    """How a program is started, so that all that it starts can be found."""
    mark = f"{os.getpid()}.{next(_numbers)}"
    return {"start_new_session": True, "env": {**os.environ, MARK: mark}}


def end(options: Mapping[str, Any]) -> bool:
    """Ends what is left of a program that was started so and has ended; whether anything was."""
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


def _processes() -> Iterator[int]:
    """All processes that this system lists."""
    with suppress(OSError):
        yield from (int(name) for name in os.listdir(_PROCESSES) if name.isdigit())


def _environment(process: int) -> list[bytes]:
    """The environment that a process was started with; empty if it has ended."""
    with suppress(OSError):
        return (_PROCESSES / str(process) / "environ").read_bytes().split(b"\0")
    return []
