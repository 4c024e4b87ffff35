"""`python -m tests.mutation`: runs mutmut and holds what survives against the listed equivalents.

A mutant that survives, runs out of time or is run by no test is a survivor. Each survivor must be
listed in `equivalents.py` with the reason why it changes nothing; at most 5 % may be.
"""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

from tests.mutation.equivalents import EQUIVALENT

ROOT = Path(__file__).parents[2]
MUTMUT = [sys.executable, "-m", "mutmut"]
MOST = 0.05
_RESULT = re.compile(r"^\s*(\S+): (.+)$", re.MULTILINE)
KILLED = {"killed", "caught by type check"}


def results() -> dict[str, str]:
    """What became of each mutant, by its name."""
    told = subprocess.run(
        [*MUTMUT, "results", "--all", "true"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return dict(_RESULT.findall(told.stdout))


def change(mutant: str) -> tuple[str, str]:
    """The line that a mutant changes, before and after."""
    shown = subprocess.run(
        [*MUTMUT, "show", mutant], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    before = [line[1:].strip() for line in shown if re.match(r"-(?!--)", line)]
    after = [line[1:].strip() for line in shown if re.match(r"\+(?!\+\+)", line)]
    return " ".join(before), " ".join(after)


def main() -> int:
    """Runs all mutants; the exit code is 1 if one survives that is not shown to be equivalent."""
    subprocess.run([*MUTMUT, "run", *sys.argv[1:]], cwd=ROOT, check=True)
    found = results()
    survivors = [name for name, status in found.items() if status not in KILLED]
    unexplained = []
    for name in survivors:
        lines = change(name)
        why = EQUIVALENT.get(lines)
        print(f"{name} ({found[name]})\n  - {lines[0]}\n  + {lines[1]}\n  {why or 'NOT EXPLAINED'}")
        if why is None:
            unexplained.append(name)
    share = len(survivors) / max(1, len(found))
    print(f"{len(found)} mutants: {dict(Counter(found.values()))}")
    print(f"{len(survivors)} survivors ({share:.1%}), {len(unexplained)} of them not explained")
    return 1 if unexplained or share > MOST or not found else 0


if __name__ == "__main__":
    sys.exit(main())
