"""The command `boardscore`: one module for each command."""

import gc
import os
import sys
from typing import NoReturn

from boardscore.cli.signals import STOPPED

_OBJECTS_BETWEEN = 50_000
"""The number of new objects before garbage collection runs; start-up creates no garbage."""


def main() -> int:
    """Runs the command `boardscore` with the arguments of the process; returns the exit code.

    0: scored; 1: mistakes in a position, or missing values; 2: a usage error.
    """
    try:
        from boardscore.cli.app import run

        return run(sys.argv[1:], os.environ)
    except KeyboardInterrupt:
        return STOPPED


def process() -> NoReturn:
    """The entry point of the command: runs `main`, and ends the process with its exit code.

    A zipped package ignores results. After `main` Ctrl-C has nothing left to stop.
    """
    gc.set_threshold(_OBJECTS_BETWEEN)
    try:
        sys.exit(main())
    finally:
        import signal

        signal.signal(signal.SIGINT, signal.SIG_IGN)
