"""The number of keys to score a game with `boardscore new`, counted on a terminal.

    nox -s bench-keys

Every key counts, including Enter. The games use the demonstration packs, players keep the default
names, and each file must score as noted here.
"""

import os
import pty
import select
import sys
import tempfile
from pathlib import Path

from boardscore.positions import load, score

LONGEST = 10
"""The seconds to wait for a game that does not end."""

PIER18_BY_NUMBERS = [
    *("3", "", "1 4+1 13 2+2 9", "2", "", "5 16 7+1t 12 3", "1"),
    *("", "8 10+1 11 18+2 6", "0", "", ""),
]
PIER18_BY_LETTERS = [
    *("3", "", "S.Q.H..A.S..", "..A.Q...H..A", "n", "2", ""),
    *("", "Q..H..S.A..Q", "..A..AAQ..S.", "y", "1", ""),
    *("", "A.Q..S..H.Q.", ".S..Q..A..A.", "n", "0", "", "", ""),
]
ISLANDS = [
    *("4", ""),
    *("1 2 5 10e", "11 12s 13 14", "15 16 17w 18", "", ""),
    *("1 3 6 19", "20 21e 22 23", "24s 25 26 27", "", ""),
    *("2 4 8 28e", "29 30 31w 32", "33 34 35 36", "", ""),
    *("3 4 7 7e", "9 9s 37 38", "39 40 41w 42", "", ""),
]
GAMES = {
    "Pier 18, three players by card numbers": ("pier18", ["--pack", "demo"], PIER18_BY_NUMBERS),
    "Pier 18, three players by letters": ("pier18", [], PIER18_BY_LETTERS),
    "Auctionland, four islands of 12 tiles by numbers": (
        *("auctionland", ["--pack", "demo"]),
        ISLANDS,
    ),
}


def scored(game: str, options: list[str], lines: list[str]) -> str:
    """The score after all lines are typed at a terminal."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "end.toml"
        command = [sys.executable, "-m", "boardscore", "new", game, str(file), *options]
        child, ours = pty.fork()
        if child == 0:
            os.environ["XDG_CONFIG_HOME"] = folder
            os.execv(sys.executable, command)
        shown = b""
        for line in lines:
            shown = _until_asked(ours)
            os.write(ours, line.encode() + b"\n")
        while select.select([ours], [], [], LONGEST)[0] and (chunk := _read(ours)):
            shown += chunk
        os.close(ours)  # ends the input of a program that still asks
        _, status = os.waitpid(child, 0)
        if status != 0:
            raise SystemExit(f"{game} was not scored:\n{shown.decode()}")
        return str(score(load(file)))


def _until_asked(ours: int) -> bytes:
    """The output until nothing more comes for a moment."""
    shown = _read(ours)
    while select.select([ours], [], [], 0.3)[0]:
        shown += _read(ours)
    return shown


def _read(ours: int) -> bytes:
    try:
        return os.read(ours, 65536)
    except OSError:  # the program has ended
        return b""


def main() -> None:
    """Scores every game and prints the number of keys."""
    for name, (game, options, lines) in GAMES.items():
        keys = sum(len(line) + 1 for line in lines)
        print(f"{name:<50} {keys:4} keys: {scored(game, options, lines)}")


if __name__ == "__main__":
    main()
