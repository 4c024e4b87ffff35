"""The start-up time of the command line, relative to a bare interpreter.

    nox -s bench-startup

All are measured alternately, many times in one run, in CPU time, so that other work on the machine
affects none of them; the medians are compared. Compiled Python files are cached, as in an
installation, whatever the environment says.
"""

import os
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

ROUNDS = 20
EXAMPLE = Path(__file__).parent.parent / "examples" / "pier18.toml"
COMMANDS = {
    "bare interpreter": ["-c", "pass"],
    "import boardscore.pier18": ["-c", "import boardscore.pier18"],
    "boardscore --help": ["-m", "boardscore", "--help"],
    "what edits lines, for a first question": ["-c", "import boardscore.cli.ask.line_editor"],
    "boardscore score (one file)": ["-m", "boardscore", "score", str(EXAMPLE)],
    "boardscore verify --help": ["-m", "boardscore", "verify", "--help"],
}


def seconds(arguments: list[str], environ: Mapping[str, str]) -> float:
    """The CPU time of one start, in seconds."""
    before = spent()
    command = [sys.executable, *arguments]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environ)
    return spent() - before


def spent() -> float:
    """The CPU time of all child processes so far."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def environment(compiled: str) -> dict[str, str]:
    """The environment of a start that caches compiled Python files in a folder."""
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**usual, "PYTHONPYCACHEPREFIX": compiled}


def main() -> None:
    """Measures all commands alternately and prints their ratios."""
    measured = {name: [] for name in COMMANDS}
    with tempfile.TemporaryDirectory() as compiled:
        environ = environment(compiled)
        for arguments in COMMANDS.values():
            seconds(arguments, environ)
        for _ in range(ROUNDS):
            for name, arguments in COMMANDS.items():
                measured[name].append(seconds(arguments, environ))
    medians = {name: statistics.median(times) for name, times in measured.items()}
    bare = medians["bare interpreter"]
    for name, median in medians.items():
        print(f"{name:<40} {1000 * median:7.1f} ms  {median / bare:5.2f} x")


if __name__ == "__main__":
    main()
