"""The duration of a run on all vectors with programs that hang, flood or close their pipes.

    nox -s bench-patience -- [NAME]...

Each program of `tests/verify/implementations/misbehaves.py` gets all requests with `--timeout 1`.
The promise for a quiet machine is 30 s plus 12 times the timeout: 42 s.
"""

import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.verify.implementations.misbehaves import NAMES
from tests.verify.test_patience import TIMEOUT, counted

PROMISED = 30 + 12 * TIMEOUT


def measured(names: Sequence[str]) -> Iterator[tuple[str, float, int]]:
    """Each program with the seconds of its run, and its number of starts."""
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            starts = Path(folder, "starts")
            starts.touch()
            begun = time.monotonic()
            *_, count = counted(name, starts)
            yield name, time.monotonic() - begun, count


def main() -> None:
    """Prints a line per program, and the number that took too long."""
    print(f"Load when it began: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    slow = 0
    for name, seconds, starts in measured(sys.argv[1:] or NAMES):
        slow += seconds > PROMISED
        print(f"{name:32} {seconds:6.1f} s {starts:4} starts", flush=True)
    print(f"{slow} took longer than {PROMISED} s.")


if __name__ == "__main__":
    main()
