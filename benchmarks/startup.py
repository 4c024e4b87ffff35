"""How long the command line takes to start, in starts of a bare interpreter.

    python benchmarks/startup.py

Each is measured in turn, many times in one run, in time of the processor, so that what else the
machine does counts for none of them; the medians are compared.
"""

import resource
import statistics
import subprocess
import sys
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


def seconds(arguments: list[str]) -> float:
    """How much time of the processor one start takes."""
    before = spent()
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    return spent() - before


def spent() -> float:
    """What all programs that were started have taken so far."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main() -> None:
    """Measures all commands side by side and prints their ratios."""
    for arguments in COMMANDS.values():
        seconds(arguments)
    measured = {name: [] for name in COMMANDS}
    for _ in range(ROUNDS):
        for name, arguments in COMMANDS.items():
            measured[name].append(seconds(arguments))
    medians = {name: statistics.median(times) for name, times in measured.items()}
    bare = medians["bare interpreter"]
    for name, median in medians.items():
        print(f"{name:<40} {1000 * median:7.1f} ms  {median / bare:5.2f} x")


if __name__ == "__main__":
    main()
