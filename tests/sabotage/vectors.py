"""The listed changes of play that the test vectors notice, without other tests.

`python -m tests.sabotage vectors [GLOB]...` tries the changes of matching clauses; run directly,
this module prints the vectors of a game that the imported library answers wrongly.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, NamedTuple

from boardscore.verify.vectors.differences import check
from boardscore.verify.vectors.vectors import PLAY, Vector, load
from tests.sabotage.changes import CHANGES, Change
from tests.sabotage.copies import ROOT, copy_of_the_package, make_change
from tests.tables import read_table
from tests.verify.plays import library, told

OF_PLAY = ("setup", "round", "turn", "market", "build", "auction", "bonus", "end")
"""The parts of the rules about play."""
UNSEEN = ("notation.py",)
"""Things that no vector shows: the notation, which has separate tests."""
UNASKED: Any = read_table(__file__, "UNASKED")
"""Other changes that no vector shows, by the changed code, with the reason."""
LONG = 300
"""The seconds after which a changed library counts as hanging."""


# In a separate process, with a changed library


def wrong(game: str) -> list[str]:
    """The vectors of play that the library answers wrongly, under some reading that they name."""
    return [
        one.id for one in load(game, PLAY) if any(is_wrong(one, rulings) for rulings in named(one))
    ]


def named(vector: Vector) -> Iterator[Mapping[str, Any]]:
    """The defaults, and the readings of the variants."""
    yield {}
    yield from (one["when"] for one in vector.variants)


def is_wrong(vector: Vector, rulings: Mapping[str, Any]) -> bool:
    """Whether the library's answer is missing or differs from the expected one."""
    try:
        answer = told(library(vector.op, vector.content(rulings)))
    except Exception:
        return True
    return bool(check(vector, answer, rulings))


# The measurement


class Noticed(NamedTuple):
    """The result of a change."""

    change: Change
    by: tuple[str, ...]
    """The wrongly answered vectors, or the failure."""
    outdated: str = ""
    """Why the change could not be made."""

    @property
    def by_its_own(self) -> bool:
        """Whether one of them is about the clause."""
        return any(one.startswith(f"{self.change.clause}/") for one in self.by)

    def __str__(self) -> str:
        found = self.outdated or (f"noticed by {len(self.by)}" if self.by else "survives")
        own = "" if self.by_its_own or not self.by else ", none about the clause"
        return f"{self.change.clause:35} {self.change.old.strip()!r:.50}: {found}{own}"


def of_play(patterns: Sequence[str]) -> list[Change]:
    return [
        change
        for change in CHANGES
        if change.clause.split(".")[1] in OF_PLAY
        and not change.file.endswith(UNSEEN)
        and change.old.strip() not in UNASKED
        and (not patterns or any(fnmatchcase(change.clause, one) for one in patterns))
    ]


def noticed(change: Change) -> Noticed:
    with copy_of_the_package() as copy:
        try:
            make_change(copy, change)
        except ValueError as error:
            return Noticed(change, (), str(error))
        return Noticed(change, tuple(wrong_vectors(copy, change.clause.partition(".")[0])))


def wrong_vectors(copy: Path, game: str) -> list[str]:
    """The vectors that a copy of the library answers wrongly; the copy may also crash or hang."""
    ours = os.environ | {"PYTHONPATH": str(copy.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", __name__, game]
    try:
        ended = subprocess.run(
            command, cwd=ROOT, env=ours, capture_output=True, check=False, timeout=LONG
        )
    except subprocess.TimeoutExpired:
        return ["it hangs"]
    found: list[str] = json.loads(ended.stdout) if ended.returncode == 0 else ["it dies"]
    return found


def measure(patterns: Sequence[str]) -> int:
    """Prints the result of every change, then the number of noticed ones, and the survivors."""
    changes = of_play(patterns)
    for game in sorted({change.clause.partition(".")[0] for change in changes}):
        with copy_of_the_package() as copy:
            wrong_before = wrong_vectors(copy, game)
        if wrong_before:
            print("Not measured: without any change the library is already wrong about")
            print("\n".join(wrong_before))
            return 1
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = [show(one) for one in pool.map(noticed, changes)]
    survivors = [one.change.clause for one in results if not one.by]
    own = sum(one.by_its_own for one in results)
    print(f"{len(results) - len(survivors)} of {len(results)} changes are noticed by the vectors,")
    print(f"{own} of them by vectors about the clause. Not tried, as no answer shows it:")
    print("\n".join(f"  {old}: {why}" for old, why in UNASKED.items()))
    for clause in dict.fromkeys(survivors):
        print(f"  survivors of {clause}: {survivors.count(clause)}")
    return 1 if survivors else 0


def show(result: Noticed) -> Noticed:
    print(result, flush=True)
    return result


if __name__ == "__main__":
    print(json.dumps(wrong(sys.argv[1])))
