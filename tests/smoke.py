"""Tries every command of an installed boardscore: `python -m tests.smoke COMMAND`.

It runs outside of the package under test, in the folder with the examples.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

from boardscore.cli.app import COMMANDS

RIGHT = "examples/implementations/python/right.py"
PIER = "examples/pier18.toml"
TABLE_NEEDS = 'python -m pip install "boardscore[table]"'

RUNS: dict[str, tuple[list[str], int, str]] = {
    "score": (["--explain", PIER], 0, "Lovers at upper 4: no one within 2 spaces"),
    "new": (["pier18"], 1, "How many players (1 to 3)?"),
    "play": (["auctionland"], 1, "nothing was saved."),
    "pack": (["check", "--demo", "pier18"], 0, ""),
    "rules": (["pier18.score.lovers"], 0, "Each Lovers symbol is worth 2 points"),
    "arena": (["pier18", "greedy", "random", "--games", "2"], 0, "pack demo-pier18: 2 games"),
    "review": (["examples/games/pier18.jsonl", "--seconds", "1"], 0, "The largest mistakes"),
    "replay": (["examples/games/pier18.jsonl"], 0, "Flower Sellers"),
    "book": (["stats"], 0, "--keep"),
    "table": (["pier18", "nowhere.csv", "out.csv"], 2, TABLE_NEEDS),
    "completion": (["bash"], 0, "_BOARDSCORE_COMPLETE=bash_complete"),
    "adapter": (["python"], 0, "def score_pier18("),
    "verify": (
        [
            "--game",
            "pier18",
            "--level",
            "smoke",
            "--",
            sys.executable,
            "examples/implementations/python/right.py",
        ],
        0,
        "No wrong answers.",
    ),
    "vectors": (["list"], 0, "pier18.score.lovers"),
    "misreadings": (["list"], 0, "pier18.score.poets/two-for-one:left-out"),
}
"""What follows each command, the exit code, and a part of the output; nothing is typed in."""


def main(command: str) -> None:
    """Runs every command once."""
    missing = {*COMMANDS} - {*RUNS} - {"pad"}
    assert not missing, f"no run for {missing}"
    for name, (args, code, part) in RUNS.items():
        check(command, [name, *args], code, part)
    check(command, ["--version"], 0, "Extras: none")
    check(command, ["score", "nowhere.toml"], 1, "nowhere.toml")
    check(command, ["arena", "pier18", "random", "random", "--jobs", "2"], 0, "100 games")
    check_pad(command)
    print(f"{len(COMMANDS)} commands work")


def check(command: str, args: list[str], code: int, part: str) -> None:
    """Runs a command without input; the exit code and the output must be as expected."""
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [command, "--lang", "en", *args],
            check=False,
            capture_output=True,
            encoding="utf-8",
            stdin=subprocess.DEVNULL,
            timeout=60,
            env={"HOME": home, "PATH": "/usr/bin:/bin", "COLUMNS": "200"},
        )
    shown = done.stdout + done.stderr
    assert done.returncode == code, (args, done.returncode, shown)
    assert part in shown, (args, shown)
    assert "Traceback" not in shown, shown


def check_pad(command: str) -> None:
    """The score pad serves its page until it is stopped."""
    with subprocess.Popen(
        [command, "--lang", "en", "pad", "--port", "0"], stdout=subprocess.PIPE, encoding="utf-8"
    ) as server:
        try:
            address = next(filter(None, map(ADDRESS.search, server.stdout or ())))[0]
            with urlopen(address, timeout=20) as page:
                assert b"<title>" in page.read()
        finally:
            server.terminate()


ADDRESS = re.compile(r"http://(127\.0\.0\.1|localhost):\d+/\S*")


if __name__ == "__main__":
    main(str(Path(sys.argv[1]).absolute()))
