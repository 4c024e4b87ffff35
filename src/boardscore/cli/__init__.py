"""The command `boardscore`: one module a command, each thin."""

import os
import sys

from boardscore.cli.codes import STOPPED


def main() -> int:
    """Runs the command line of this process and returns its exit code.

    0: scored; 1: mistakes in a position, or something missing; 2: wrong use.
    """
    try:
        from boardscore.cli.app import run  # noqa: PLC0415  (Ctrl-C may come while it loads)

        return run(sys.argv[1:], os.environ)
    except KeyboardInterrupt:
        return STOPPED


def process() -> int:
    """`main`, after which Ctrl-C has nothing to stop any more: only the interpreter ends."""
    try:
        return main()
    finally:
        import signal  # noqa: PLC0415  (loaded by then)

        signal.signal(signal.SIGINT, signal.SIG_IGN)
