"""The speed of this tree and of an earlier commit, measured in turns.

    nox -s bench-last -- [--commit COMMIT] [--rounds N] [--rows N] [ROW ...]

Two processes take turns, one with the sources of the commit and its own naive scorers, the other
with those of this tree; both get the same random positions, other ones in every round. A row has
the CPU time of a piece of work in units: mostly the naive scorer on the same positions, or the
start of a bare interpreter. The last column marks what takes 10 percent longer than at the commit.
ROW is the beginning of the names of rows; without one, all are measured.
"""

import argparse
import json
import os
import pty
import resource
import select
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

COMMIT = "5237fa62"
ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "pier18.toml"
POSITIONS = 30
NAMES = ("Anna", "Ben", "Carl")
QUIET = 1.0
"""A program without output for so long, in seconds, waits for an answer."""

Task = tuple[Callable[[], object], int]
"""A piece of work, and the number of things that one call does."""
Pair = tuple[Task, Task]
"""The unit, and the work that is measured in this unit."""


# Work in a process


def _each(function: Callable[[Any], object], things: list[Any]) -> Task:
    return lambda: [function(thing) for thing in things], len(things)


def piers(random: Random, _: int) -> Pair:
    """A position of three piers as dict to its result with all reasons as dict."""
    from tests.naive import pier18 as naive

    from boardscore import score

    players = [[{"name": name, "pier": _sides(random)} for name in NAMES] for _ in range(POSITIONS)]
    found = [{"game": "pier18", "players": one} for one in players]
    return _each(naive.score, found), _each(lambda one: score(one).to_dict(), found)


def islands(random: Random, _: int) -> Pair:
    """The same for three islands of 8 tiles."""
    from tests.naive import auctionland as naive
    from tests.test_against_naive import random_island

    from boardscore import score

    tables = {"beaches": [0, 1, 3, "6+"], "theme_parks": [0, 2, 4, 7, "10+"]}
    found = [
        {
            "game": "auctionland",
            "tables": tables,
            "players": [
                {"name": name, "island": random_island(random, 4, 4, 8), "money": 7}
                for name in NAMES
            ],
        }
        for _ in range(POSITIONS)
    ]
    return _each(naive.score, found), _each(lambda one: score(one).to_dict(), found)


def one_pier(random: Random, _: int) -> Pair:
    """The lines of a parsed pier, summed by category."""
    from tests.naive import pier18 as naive

    from boardscore import pier18
    from boardscore.pier18.scoring import score_player

    rows = [_sides(random) for _ in range(2 * POSITIONS)]
    players = [pier18.Player("Anna", pier18.Pier.parse("\n".join(row))) for row in rows]
    lines = _each(lambda player: score_player(player).categories, players)
    return _each(lambda row: naive.categories(*row), rows), lines


def _sides(random: Random) -> list[str]:
    return [
        "".join(random.choice("SQHA") if random.random() < 0.42 else "." for _ in range(20))
        for _ in "ul"
    ]


def tap(random: Random, _: int) -> Pair:
    """The answer of the pad to a request of its page."""
    from tests.naive import pier18 as naive

    from boardscore.pad import answer

    players = [[{"name": name, "pier": _sides(random)} for name in NAMES] for _ in range(POSITIONS)]
    found = [{"game": "pier18", "players": one} for one in players]
    asked = [json.dumps({"ask": "score", "position": one, "empty": []}) for one in found]
    return _each(naive.score, found), _each(answer, asked)


def table(kind: str, engine: str) -> Callable[[Random, int], Pair]:
    """Rows of a table to totals and places."""

    def pair(_: Random, rows: int) -> Pair:
        from benchmarks import tables

        found = getattr(tables, f"of_{kind}")(rows, Path(tempfile.gettempdir()))
        return found[f"{kind}: naive"], found[f"{kind}: {engine}"]

    return pair


def greedy(_: Random, __: int) -> Pair:
    """Greedy games of Auctionland for three, compiled."""
    from boardscore.analysis import special

    def play(games: int) -> Task:
        return lambda: special("auctionland", 100, players=3, bot="greedy", games=games), games

    play(1)[0]()  # compiles
    return (lambda: sum(range(1_000_000)), 1_000), play(20_000)


def random_games(game: str) -> Callable[[Random, int], Pair]:
    """Random games for three on plain ints, in readable states."""

    def pair(_: Random, __: int) -> Pair:
        from importlib import import_module
        from importlib.util import find_spec

        from benchmarks import play_kernels as measured

        rules = import_module(f"boardscore.{game}")
        kernel = import_module(f"boardscore.{game}.play_kernel")
        earlier = find_spec(f"boardscore.{game}.state_numbers") is None
        states = import_module(
            f"boardscore.{game}.{'kernel_states' if earlier else 'state_numbers'}"
        )
        start = rules.start([None] * 3, "demo")
        numbered = states.KernelGame(start.game)
        numbers = numbered.numbers(start)
        return (
            (lambda: measured.play_states(start, 2, measured.choose_at_random), 2),
            (lambda: measured.play_ints(kernel, numbered.tables, numbers, 30, 0), 30),
        )

    return pair


WORK: dict[str, Callable[[Random, int], Pair]] = {
    "position of piers, all reasons": piers,
    "position of islands, all reasons": islands,
    "one pier, all lines": one_pier,
    "tap: the answer of the pad": tap,
    "table of islands, numba": table("islands", "numba"),
    "table of islands, NumPy": table("islands", "numpy"),
    "table of cards, NumPy": table("cards", "numpy"),
    "table of tiles, NumPy": table("tiles", "numpy"),
    "greedy games of Auctionland, numba": greedy,
    "random games of Pier 18, ints": random_games("pier18"),
    "random games of Auctionland, ints": random_games("auctionland"),
}


def work(rows: int) -> None:
    """Answers each line, the name of a row and a seed, with the seconds of unit and work."""
    kept: dict[str, Pair] = {}
    for line in sys.stdin:
        name, seed = json.loads(line)
        if name.startswith(("position", "one", "tap")) or name not in kept:
            kept[name] = WORK[name](Random(seed), rows)
            kept[name][1][0]()
        print(json.dumps([_seconds(task) for task in kept[name]]), flush=True)


def _seconds(task: Task) -> float:
    call, things = task
    begun = time.process_time()
    call()
    return (time.process_time() - begun) / things


# Programs


def started(*arguments: str) -> Callable[[dict[str, str]], float]:
    """The CPU time of a program."""

    def run(environ: dict[str, str]) -> float:
        begun = _spent()
        command = [sys.executable, *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environ)
        return _spent() - begun

    return run


def first_question(environ: dict[str, str]) -> float:
    """The CPU time of `boardscore new` until it waits for an answer, in a terminal."""
    begun = _spent()
    ours, theirs = pty.openpty()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "boardscore", "new"]
        where = {**environ, "HOME": folder, "TERM": "xterm"}
        streams = {"stdin": theirs, "stdout": theirs, "stderr": theirs}
        with subprocess.Popen(command, cwd=folder, env=where, **streams) as process:
            os.read(ours, 1)
            while select.select([ours], [], [], QUIET)[0]:
                os.read(ours, 10_000)
            process.kill()
    os.close(ours)
    os.close(theirs)
    return _spent() - begun


def _spent() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


bare = started("-c", "pass")
PROGRAMS: dict[str, Callable[[dict[str, str]], float]] = {
    "boardscore score": started("-m", "boardscore", "score", str(EXAMPLE)),
    "boardscore --help": started("-m", "boardscore", "--help"),
    "boardscore new: first question": first_question,
}


# Memory

PEAK = """
import sys
try:
    exec(sys.argv[1])
finally:
    lines = open("/proc/self/status").read().splitlines()
    print(next(line.split()[1] for line in lines if line.startswith("VmHWM")))
"""
SCORES = "from boardscore.cli.app import run; run({words!r}, {{}})"
MEMORY = {f"boardscore table: memory, {name}": name.lower() for name in ("numba", "NumPy")}


def memory(environ: dict[str, str], source: Path, engine: str) -> tuple[float, float]:
    """A megabyte, and the peak memory of the command beyond that of a bare import of libraries.

    The command runs twice, so that the code is compiled before.
    """
    words = ["table", "pier18", str(source), f"{source}.out.parquet", "--group", "game"]
    code = SCORES.format(words=[*words, "--engine", engine])

    def peak(code: str) -> float:
        command = [sys.executable, "-c", PEAK, code]
        done = subprocess.run(command, check=True, capture_output=True, text=True, env=environ)
        return float(done.stdout.split()[-1])

    peak(code)
    return 1024.0, peak(code) - peak("import numpy, pyarrow.parquet")


# Both trees in turns


def environment(tree: Path, compiled: str) -> dict[str, str]:
    """The variables of programs that use the sources of a tree."""
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    paths = os.pathsep.join((str(tree / "src"), str(tree)))
    return {**usual, "PYTHONPATH": paths, "PYTHONPYCACHEPREFIX": compiled}


def extracted(commit: str, folder: Path) -> Path:
    """The files of a commit in a new folder."""
    packed = subprocess.run(
        ["git", "archive", commit], cwd=ROOT, check=True, capture_output=True
    ).stdout
    folder.mkdir()
    subprocess.run(["tar", "-x"], cwd=folder, check=True, input=packed)
    return folder


def measured(wanted: argparse.Namespace, folder: Path) -> Iterator[tuple[str, list[list[float]]]]:
    """For each row the units and the work, in seconds: at the commit, then now."""
    trees = [extracted(wanted.commit, folder / "commit"), ROOT]
    environs = [environment(tree, str(folder / "compiled")) for tree in trees]
    command = [sys.executable, __file__, "--rows", str(wanted.rows), "--work"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    workers = [
        subprocess.Popen(command, cwd=tree, env=environ, **pipes)
        for tree, environ in zip(trees, environs)
    ]
    for name in (*WORK, *PROGRAMS, *MEMORY):
        if not name.startswith(tuple(wanted.names) or ""):
            continue
        found: list[list[float]] = [[], [], [], []]
        for turn in range(1 if name in MEMORY else wanted.rounds):
            for place in (0, 1):
                if name in WORK:
                    seconds = _asked(workers[place], name, turn)
                elif name in PROGRAMS:
                    seconds = bare(environs[place]), PROGRAMS[name](environs[place])
                else:
                    seconds = memory(environs[place], _rows(folder, wanted.rows), MEMORY[name])
                found[2 * place].append(seconds[0])
                found[2 * place + 1].append(seconds[1])
        yield name, found
    for worker in workers:
        worker.stdin.close()
        worker.wait()


def _asked(worker: Any, name: str, turn: int) -> tuple[float, float]:
    worker.stdin.write(json.dumps([name, turn]) + "\n")
    worker.stdin.flush()
    unit, seconds = json.loads(worker.stdout.readline())
    return unit, seconds


def _rows(folder: Path, rows: int) -> Path:
    """A Parquet file of piers."""
    from benchmarks import tables_memory

    file = folder / "rows.parquet"
    if not file.exists():
        tables_memory.write(file, "parquet", tables_memory.blocks("pier18", rows))
    return file


def main() -> None:
    """Prints a line for each row: both trees in units, and their ratio in seconds."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.last")
    parser.add_argument("--commit", default=COMMIT)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--rows", type=int, default=200_000)
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("names", nargs="*", metavar="ROW")
    wanted = parser.parse_args()
    if wanted.work:
        work(wanted.rows)
        return
    print(f"{'':<36} {wanted.commit[:8]:>9} {'now':>9} units   now / {wanted.commit[:8]}")
    with tempfile.TemporaryDirectory() as folder:
        for name, times in measured(wanted, Path(folder)):
            unit, before, own, now = map(statistics.median, times)
            ratio = now / before
            slower = "  slower" if ratio > 1.1 else ""
            units = f"{_shown(before / unit):>9} {_shown(now / own):>9}"
            print(f"{name:<36} {units} {ratio:14.2f}{slower}", flush=True)


def _shown(units: float) -> str:
    return f"{units:.2f}" if units >= 1 else f"1 / {1 / units:.0f}"


if __name__ == "__main__":
    main()
