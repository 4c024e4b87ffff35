"""`python -m tests.sabotage`: makes each listed change in a copy and runs the clause's tests.

`python -m tests.sabotage vectors [GLOB]...` uses the test vectors instead of these tests, for the
changes of play of matching clauses.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.sabotage.changes import CHANGES, Change
from tests.sabotage.copies import ROOT, copy_of_the_package, make_change
from tests.sabotage.vectors import measure

PASSED, FAILED = 0, 1


def run_tests(copy: Path, game: str, names: str) -> int:
    """The exit code of the tests of a game with these names, run against the copy."""
    arguments = [f"tests/{game}", "tests/test_positions.py", "-x", "-p", "no:cacheprovider"]
    arguments += ["--assert=plain"]  # only the exit code matters
    ours = os.environ | {"PYTHONPATH": str(copy.parent)}
    return subprocess.run(
        [sys.executable, "-m", "pytest", *arguments, "-k", names],
        cwd=ROOT,
        env=ours,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    ).returncode


def game_of(change: Change) -> str:
    return change.clause.partition(".")[0]


def verdict(change: Change) -> str | None:
    """The fault of a change: it no longer fits the code, or no test noticed it."""
    with copy_of_the_package() as copy:
        try:
            make_change(copy, change)
        except ValueError as error:
            return str(error)
        code = run_tests(copy, game_of(change), change.noticed_by)
        return None if code == FAILED else f"not noticed (exit code {code})"


def fault_without_changes(game: str) -> str | None:
    """The fault of the tests that the changes of a game name: they must pass without changes."""
    names = {change.noticed_by for change in CHANGES if game_of(change) == game}
    with copy_of_the_package() as copy:
        code = run_tests(copy, game, " or ".join(f"({name})" for name in sorted(names)))
        return None if code == PASSED else f"fail without sabotage (exit code {code})"


def main() -> int:
    games = sorted(set(map(game_of, CHANGES)))
    failures = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for game, wrong in zip(games, pool.map(fault_without_changes, games), strict=True):
            if wrong:
                failures += 1
                print(f"tests of {game} {wrong}")
        for change, wrong in zip(CHANGES, pool.map(verdict, CHANGES), strict=True):
            failures += wrong is not None
            print(f"{change.clause:35} {change.old.strip()!r:.50}: {wrong or 'noticed'}")
    clauses = len({change.clause for change in CHANGES})
    print(f"{len(CHANGES)} changes of {clauses} clauses, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(measure(sys.argv[2:]) if sys.argv[1:2] == ["vectors"] else main())
