"""The number of requests per second to a foreign program, through one process.

    nox -s bench-verify

First the bare protocol: the programs give the same answer to everything, so that this measures our
side and the pipes. The position has an ordinary size; the last number is our own CPU time, without
that of the program.

Then the search: positions are generated, scored by the reference, sent to the right example
implementation, and compared. The aim is 5,000 positions per second with Node on 2 processors.

Then the search by playing: whole games are generated, traced by the right example engine, and
compared decision by decision. The aim is 300 games of Pier 18 and 60 of Auctionland per second with
Node on 2 processors. The smallest games are left out, as they are not whole games.
"""

import resource
import shutil
import sys
import time
from collections.abc import Iterator
from itertools import islice, repeat
from pathlib import Path

from tests.verify.searching import search, search_play

from boardscore.verify.judge.declared_rulings import with_defaults
from boardscore.verify.program.program import Program
from boardscore.verify.program.protocol import Request, score
from boardscore.verify.search import game_search
from boardscore.verify.search.search_result import Progress

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
ENGINES = {
    name: [*command[:-1], command[-1].replace("right.", "engine.")]
    for name, command in RIGHT.items()
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
"""The duration of the search for each game, in seconds."""


def made() -> Iterator[Request]:
    """Requests that are serialized one by one, like those of a search."""
    return (score(position) for position in repeat(POSITION))


def measure(command: list[str]) -> tuple[float, float]:
    """The requests per second, and our own CPU time for one, in microseconds."""
    with Program(command) as program:
        for _ in program.ask(islice(made(), 1000)):
            pass
        begun, used = time.perf_counter(), time.process_time()
        for outcome in program.ask(islice(made(), REQUESTS)):
            assert outcome.answer is not None
        used, begun = time.process_time() - used, time.perf_counter() - begun
    return REQUESTS / begun, 1e6 * used / REQUESTS


def searched(command: list[str], game: str) -> float:
    """The positions per second of a search."""
    with Program(command) as program:
        begun = time.perf_counter()
        is_over = lambda: time.perf_counter() - begun >= SEARCHED  # noqa: E731
        progress = search(program, game, seed=1, until=is_over)
        seconds = time.perf_counter() - begun
    assert progress.counts.agreed == progress.counts.requests, progress
    return progress.counts.requests / seconds


def played(command: list[str], game: str) -> tuple[float, float, float]:
    """The whole games traced per second of our CPU time, and per second of the program's.

    On two processors a search cannot be faster than the smaller of these.
    """
    game_search.MOST_SMALL = 0
    last = Progress()

    def keep(progress: Progress) -> None:
        nonlocal last
        last = progress

    before = _of_programs()
    with Program(command) as program:
        greeting = program.opening().greeting
        begun, used = time.perf_counter(), time.process_time()
        judged = with_defaults(game, {})
        is_over = lambda: time.perf_counter() - begun >= SEARCHED  # noqa: E731
        search_play(program, game, judged, greeting.offers, 1, is_over, keep)
        used, begun = time.process_time() - used, time.perf_counter() - begun
    counts = last.counts
    assert counts.disagreed == counts.unsupported == counts.unanswered == 0, last
    return counts.games / begun, counts.games / used, counts.games / (_of_programs() - before)


def _of_programs() -> float:
    """The CPU time of all programs that have ended, in seconds."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Measures every installed program: the protocol, best of a few rounds, then the searches."""
    for name, command in COMMANDS.items():
        if shutil.which(command[0]) is None:
            print(f"{name:<8} is not here")
            continue
        rounds = [measure(command) for _ in range(ROUNDS)]
        per_second, own = max(rounds)[0], min(own for _, own in rounds)
        print(
            f"{name:<8} {per_second:>10,.0f} requests a second   {own:5.1f} us of our CPU time each"
        )
        for game in ("pier18", "auctionland"):
            rate = searched(RIGHT[name], game)
            print(f"{'':<8} {rate:>10,.0f} positions of {game} searched in a second")
        for game in ("pier18", "auctionland"):
            rate, own, theirs = played(ENGINES[name], game)
            print(f"{'':<8} {rate:>10,.0f} whole games of {game} in a second", end="")
            print(f"   {own:,.0f} in a second of our own, {theirs:,.0f} of the program's")


if __name__ == "__main__":
    main()
