"""`python -m tests.sabotage`: makes each listed change in a copy and runs the clause's tests."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from tests.sabotage.changes import CHANGES, Change

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "boardscore"
GAMES = ("pier18", "auctionland")
PASSED, FAILED = 0, 1


@contextmanager
def copy_of_the_package() -> Iterator[Path]:
    """A copy of the package that may be spoilt."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "boardscore"
        shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
        yield copy


def run_tests(copy: Path, change: Change) -> int:
    """The exit code of the tests that should notice the change, run against the copy."""
    game = change.clause.partition(".")[0]
    arguments = [f"tests/{game}", "tests/test_positions.py", "-x", "-p", "no:cacheprovider"]
    ours = os.environ | {"PYTHONPATH": str(copy.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, "-m", "pytest", *arguments, "-k", change.noticed_by],
        cwd=ROOT,
        env=ours,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    ).returncode


def verdict(change: Change) -> str | None:
    """What is wrong with a change: it no longer fits the code, or no test noticed it."""
    with copy_of_the_package() as copy:
        file = copy / change.file
        text = file.read_text(encoding="utf-8")
        if text.count(change.old) != 1:
            return f"stands there {text.count(change.old)} times"
        file.write_text(text.replace(change.old, change.new), encoding="utf-8")
        code = run_tests(copy, change)
        return None if code == FAILED else f"not noticed (exit code {code})"


def unspoilt(change: Change) -> str | None:
    """What is wrong with the tests that a change names: they must pass on the code as it is."""
    with copy_of_the_package() as copy:
        code = run_tests(copy, change)
        return None if code == PASSED else f"fails without sabotage (exit code {code})"


def main() -> int:
    """Tries every change and prints what each came to."""
    tests = {(c.clause.partition(".")[0], c.noticed_by): c for c in CHANGES}
    failures = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for change, wrong in zip(tests.values(), pool.map(unspoilt, tests.values()), strict=True):
            if wrong:
                failures += 1
                print(f"tests -k '{change.noticed_by}' of {change.clause}: {wrong}")
        for change, wrong in zip(CHANGES, pool.map(verdict, CHANGES), strict=True):
            failures += wrong is not None
            print(f"{change.clause:35} {change.old.strip()!r:.50}: {wrong or 'noticed'}")
    clauses = len({change.clause for change in CHANGES})
    print(f"{len(CHANGES)} changes of {clauses} clauses, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
