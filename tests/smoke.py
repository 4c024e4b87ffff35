"""Tries every command of an installed boardscore: `python -m tests.smoke COMMAND`.

It runs outside of the package under test, in the folder with the examples.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

from boardscore.cli.app import COMMANDS

RUNS: dict[str, tuple[list[str], int, str]] = json.loads(
    Path(__file__).with_suffix(".json").read_text(encoding="utf-8")
)
"""What follows each command, the exit code, and a part of the output; nothing is typed in."""


def main(command: str) -> None:
    missing = {*COMMANDS} - {*RUNS} - {"pad"}
    assert not missing, f"no run for {missing}"
    for name, (args, code, part) in RUNS.items():
        given = [sys.executable if one == "PYTHON" else one for one in args]
        check(command, [name, *given], code, part)
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
