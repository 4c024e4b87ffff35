"""How long the command line takes to start, in starts of a bare interpreter.

    python benchmarks/startup.py

Each is measured in turn, many times in one run; the medians are compared.
"""

import statistics
import subprocess
import sys
import time
from pathlib import Path

ROUNDS = 40
EXAMPLE = Path(__file__).parent.parent / "examples" / "pier18.toml"
COMMANDS = {
    "bare interpreter": ["-c", "pass"],
    "import boardscore.pier18": ["-c", "import boardscore.pier18"],
    "boardscore --help": ["-m", "boardscore", "--help"],
    "what edits lines, for a first question": ["-c", "import boardscore.cli.ask.line_editor"],
    "boardscore score (one file)": ["-m", "boardscore", "score", str(EXAMPLE)],
}


def seconds(arguments: list[str]) -> float:
    """How long one start takes."""
    begun = time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun


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
