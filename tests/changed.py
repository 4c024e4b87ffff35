"""Style, types and the nearest tests of what changed: `python -m tests.changed [BASE]`.

The tests of the changed files come first, then those of files that import them, and so on, until 45
seconds are over. The last line says how many files of tests passed whole.
"""

import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from tests.imports import ROOT, files, importers

SECONDS = 45
GAMES = {"pier18", "auctionland"}
AT_ONCE = 4
"""The number of files of tests that start together."""


def changed_since(base: str) -> set[Path]:
    """The files that differ from a commit, deleted ones too."""
    listed = (("diff", "--name-only", "-z", base), ("ls-files", "-z", "-o", "--exclude-standard"))
    names = [name for one in listed for name in output("git", *one).split("\0")]
    return {ROOT / name for name in names if name}


def output(*command: str) -> str:
    return subprocess.run(
        command, cwd=ROOT, check=True, stdout=subprocess.PIPE, encoding="utf-8"
    ).stdout


@cache
def text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def nearest(file: Path) -> set[Path]:
    """A source file with the tests of its name and game; who names another file, or its folder."""
    if file.name == "__init__.py":
        return set(file.parent.glob("*.py"))
    if file.suffix == ".py":
        near = (ROOT / "tests").rglob(f"test_{file.stem}.py")
        return {file, *(one for one in near if GAMES & {*one.parts} <= {*file.parts})}
    named = (
        {one for one in files() if name in text(one)} for name in (file.name, file.parent.name)
    )
    return next(filter(None, named), set())


def by_distance(changed: Iterable[Path]) -> list[list[Path]]:
    """The changed source files, those that import them, those that import these, and so on."""
    known: set[Path] = set()
    found = []
    near = {one for file in changed for one in nearest(file)}
    while near:
        found.append(sorted(near))
        known |= near
        near = {one for file in near for one in importers().get(file, ())} - known
    return found


def tests_of(changed: Iterable[Path]) -> list[Path]:
    """The files with tests, the nearest first."""
    ordered = [file for files in by_distance(changed) for file in files]
    return [file for file in ordered if file.name.startswith("test_") and file.exists()]


def run_until(end: float, wanted: Sequence[Path]) -> tuple[int, bool]:
    """Runs files of tests in turn; the number of those that passed, and whether none failed."""
    python = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", "2", "-x")
    for at in range(0, len(wanted), AT_ONCE):
        names = map(str, wanted[at : at + AT_ONCE])
        try:
            left = end - time.monotonic()
            code = subprocess.run([*python, *names], check=False, cwd=ROOT, timeout=left).returncode
        except subprocess.TimeoutExpired:
            return at, True
        if code not in {0, 5}:  # 5: all tests of these files are long
            return at, False
    return len(wanted), True


def main(arguments: Sequence[str]) -> int:
    end = time.monotonic() + SECONDS
    ruff = [sys.executable, "-m", "ruff"]
    for style in (("check", "."), ("format", "--check", ".")):
        if subprocess.run([*ruff, *style], check=False, cwd=ROOT).returncode:
            return 1
    types = subprocess.Popen([sys.executable, "-m", "mypy"], cwd=ROOT)
    wanted = tests_of(changed_since(*(arguments or ["HEAD"])))
    passed, is_well = run_until(end, wanted)
    has_types = types.wait() == 0
    print(f"{passed} of {len(wanted)} files of tests passed whole; `nox -t check` runs all")
    return 0 if is_well and has_types else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
