"""How long the command line takes to start, in starts of a bare interpreter.

    nox -s bench-startup

Each is measured in turn, many times in one run, in time of the processor, so that what else the
machine does counts for none of them; the medians are compared. What Python compiles is kept, as
it is where something was installed, whatever the environment says.
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
    """How much time of the processor one start takes."""
    before = spent()
    command = [sys.executable, *arguments]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environ)
    return spent() - before


def spent() -> float:
    """What all programs that were started have taken so far."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def environment(compiled: str) -> dict[str, str]:
    """The environment of a start that keeps what Python compiles in a folder."""
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**usual, "PYTHONPYCACHEPREFIX": compiled}


def main() -> None:
    """Measures all commands side by side and prints their ratios."""
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
