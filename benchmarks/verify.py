"""How many requests a foreign program can be asked in a second, through one process.

    python benchmarks/verify.py

First the bare protocol: the programs answer the same to everything, so that what is measured is
the driver and the pipes. The position is one of ordinary size; the last number is what the driver
itself takes of a processor, whatever the program takes.

Then the search: positions are made, scored by the reference, sent to the right implementation among
the examples, and compared. The aim is 5,000 positions a second with Node on 2 processors.
"""

import shutil
import sys
import time
from collections.abc import Iterator
from itertools import islice, repeat
from pathlib import Path

from boardscore.verify.driver.program import Program
from boardscore.verify.driver.protocol import Request, score
from boardscore.verify.search.search import search

PYTHON = """
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    answer = {"id": request["id"], "result": {"totals": [12, 9]}}
    sys.stdout.write(json.dumps(answer) + "\\n")
    sys.stdout.flush()
"""
JAVASCRIPT = """
const lines = require("readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const request = JSON.parse(line);
  const answer = { id: request.id, result: { totals: [12, 9] } };
  process.stdout.write(JSON.stringify(answer) + "\\n");
});
"""
COMMANDS = {
    "Python": [sys.executable, "-S", "-E", "-c", PYTHON],
    "Node": ["node", "-e", JAVASCRIPT],
}
EXAMPLES = Path(__file__).parents[1] / "examples" / "implementations"
RIGHT = {
    "Python": [sys.executable, "-S", "-E", "-B", str(EXAMPLES / "python" / "right.py")],
    "Node": ["node", str(EXAMPLES / "javascript" / "right.mjs")],
}
POSITION = {
    "game": "pier18",
    "players": [
        {"name": "Anna", "pier": ["S.Q.H..A", "..A....."], "plan_completed": True, "patrons": 2},
        {"name": "Ben", "pier": ["Q..H..S.", "..A..AAQ"], "plan_completed": False, "patrons": 1},
    ],
}
REQUESTS = 50_000
ROUNDS = 5
SEARCHED = 10.0
"""How long each game is searched, in seconds."""


def made() -> Iterator[Request]:
    """Requests that are each written anew, as a search does."""
    return (score(position) for position in repeat(POSITION))


def measure(command: list[str]) -> tuple[float, float]:
    """The requests per second, and the driver's own processor time for one, in microseconds."""
    with Program(command) as program:
        for _ in program.ask(islice(made(), 1000)):
            pass
        begun, used = time.perf_counter(), time.process_time()
        for outcome in program.ask(islice(made(), REQUESTS)):
            assert outcome.answer is not None
        used, begun = time.process_time() - used, time.perf_counter() - begun
    return REQUESTS / begun, 1e6 * used / REQUESTS


def searched(command: list[str], game: str) -> float:
    """The positions that a search asks in a second."""
    with Program(command) as program:
        begun = time.perf_counter()
        progress = search(program, game, None, 1, lambda: time.perf_counter() - begun >= SEARCHED)
        seconds = time.perf_counter() - begun
    assert progress.counts.agreed == progress.counts.asked, progress
    return progress.counts.asked / seconds


def main() -> None:
    """Measures every program that is there: the bare protocol, the best of a few rounds, and then
    the search of each game.
    """
    for name, command in COMMANDS.items():
        if shutil.which(command[0]) is None:
            print(f"{name:<8} is not here")
            continue
        rounds = [measure(command) for _ in range(ROUNDS)]
        per_second, own = max(rounds)[0], min(own for _, own in rounds)
        print(f"{name:<8} {per_second:>10,.0f} requests a second   {own:5.1f} us of our own each")
        for game in ("pier18", "auctionland"):
            rate = searched(RIGHT[name], game)
            print(f"{'':<8} {rate:>10,.0f} positions of {game} searched in a second")


if __name__ == "__main__":
    main()
