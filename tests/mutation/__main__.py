"""`python -m tests.mutation GROUP [MUTANT...]`: every change that mutmut can think of.

A mutant that survives, runs out of time or is run by no test is a survivor. Each survivor must be
listed in `equivalents.py` with the reason why it changes nothing; at most 5 % may be.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Mapping
from fnmatch import fnmatch

from tests.mutation.equivalents import EQUIVALENT
from tests.mutation.groups import GROUPS
from tests.mutation.runs import change, noticed_afresh, prepared, results, run

MOST = 0.05
KILLED = {"killed", "caught by type check", "killed at import"}


def module(mutant: str) -> str:
    """The module of a mutant, as `boardscore.pier18.rules`."""
    return mutant.rpartition(".")[0]


def report(found: Mapping[str, str]) -> None:
    """Prints what became of the mutants of each module, and of all of them."""
    of_module: dict[str, Counter[str]] = defaultdict(Counter)
    for name, status in found.items():
        of_module[module(name)][status] += 1
    for name, count in sorted(of_module.items()):
        print(f"{name}: {count.total()} mutants, {dict(count)}")


def main() -> int:
    """Runs a group; the exit code is 1 if one survives that is not shown to be equivalent."""
    if not sys.argv[1:] or sys.argv[1] not in GROUPS:
        print(f"usage: python -m tests.mutation {'|'.join(GROUPS)} [MUTANT...]")
        return 2
    _, name, *wanted = sys.argv
    group = GROUPS[name]
    folder = prepared(name, group)
    run(folder, wanted)
    found = {
        mutant: status
        for mutant, status in results(folder).items()
        if not wanted or any(fnmatch(mutant, pattern) for pattern in wanted)
    }
    unexplained = []
    for mutant in [one for one, status in found.items() if status not in KILLED]:
        lines = change(folder, mutant)
        why = EQUIVALENT.get(lines)
        if why is None and noticed_afresh(folder, group, mutant):
            found[mutant] = "killed at import"
            continue
        status = found[mutant]
        print(f"{mutant} ({status})\n  - {lines[0]}\n  + {lines[1]}\n  {why or 'NOT EXPLAINED'}")
        if why is None:
            unexplained.append(mutant)
    report(found)
    survivors = sum(status not in KILLED for status in found.values())
    share = survivors / max(1, len(found))
    print(
        f"{len(found)} mutants, {survivors} survive ({share:.1%}), {len(unexplained)} unexplained"
    )
    return 1 if unexplained or share > MOST or not found else 0


if __name__ == "__main__":
    sys.exit(main())
