"""`python -m tests.mutation GROUP [MUTANT...]`: all mutants that mutmut creates.

A mutant that passes all tests, times out or is run by no test is a survivor. Each survivor needs a
reason, and a group limits their number. Names of mutants may contain `*`.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Mapping
from fnmatch import fnmatch
from pathlib import Path

from tests.mutation.groups import GROUPS, Group
from tests.mutation.runs import change, noticed_afresh, prepared, results, run

KILLED = {"killed", "caught by type check", "killed at import"}


def survivors(found: Mapping[str, str]) -> list[str]:
    return [mutant for mutant, status in found.items() if status not in KILLED]


def explained(folder: Path, group: Group, found: dict[str, str]) -> list[str | None]:
    """The reasons of all survivors; one without a reason is printed and tried once more."""
    reasons: list[str | None] = []
    for mutant in survivors(found):
        before, after = change(folder, mutant)
        why = group.reason(mutant, before, after)
        if why is None and noticed_afresh(folder, group, mutant):
            found[mutant] = "killed at import"
            continue
        reasons.append(why)
        if why is None:
            print(f"{mutant} ({found[mutant]})\n  - {before}\n  + {after}")
    return reasons


def report(found: Mapping[str, str], reasons: list[str | None]) -> None:
    """Prints the results of the mutants of each module, and why some survive."""
    of_module: dict[str, Counter[str]] = defaultdict(Counter)
    for name, status in found.items():
        of_module[name.rpartition(".")[0]][status] += 1
    for name, count in sorted(of_module.items()):
        told = ", ".join(f"{number} {status}" for status, number in count.most_common())
        print(f"{name}: {count.total()} mutants, {told}")
    for why, number in Counter(reasons).most_common():
        print(f"{number:5} survive: {why or 'NO REASON'}")
    print(f"{len(found)} mutants, {len(reasons)} survive")


def main() -> int:
    """Runs a group; the exit code is 1 if a mutant survives without a reason."""
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
        if any(fnmatch(mutant, pattern) for pattern in wanted or ["*"])
    }
    reasons = explained(folder, group, found)
    report(found, reasons)
    too_many = len(reasons) > group.most * len(found)
    return 1 if None in reasons or too_many or not found else 0


if __name__ == "__main__":
    sys.exit(main())
