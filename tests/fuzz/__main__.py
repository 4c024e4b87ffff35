"""The fuzzer: `python -m tests.fuzz [--seconds N | --count N] [--seed N] [KIND ...]`.

Generates documents and answers them until the time is over, or as many of each kind. Shows each
document for which a foreign error is raised, an answer takes more than a second, or an answer
contains Python's words; the exit code is 1 if there was one. At the end it shows the slowest
document of each kind.
"""

import argparse
import os
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

from attrs import field, frozen

from boardscore.core.optional_dependencies import is_here
from tests.fuzz import answers, books, making, requests
from tests.fuzz.pace import pace
from tests.fuzz.words import foreign_words, shown

KINDS = {**answers.KINDS, "request": requests.answered, "book": books.answered}
MAKERS = {**making.MAKERS, "request": requests.made, "book": books.made}
if is_here("pyarrow"):
    from tests.fuzz import tables

    KINDS["tables"], MAKERS["tables"] = tables.answered, tables.made

LONGEST = 1.0
"""The time limit of an answer in seconds on the machine of the figures; several answers add up."""

ROOM = 2
"""The factor by which an answer may take longer on a busy machine."""

ENOUGH = 20
"""The number of failures that ends a run."""
PAUSE = 300
"""The seconds between two progress reports."""

_ANSWERS = {"typed": 3, "command": 5, "draft": 3, "request": 3, "book": 8}


def fault(kind: str, document: object, folder: Path) -> tuple[str, bool]:
    """The fault of an answer, empty if none; and whether the document was accepted."""
    begun = time.process_time()
    try:
        answer = KINDS[kind](document, folder)
    except Exception:
        return traceback.format_exc(), False
    taken = time.process_time() - begun
    longest = LONGEST * _ANSWERS.get(kind, 1)
    if taken > longest and taken > longest * ROOM * pace():
        return f"{taken:.2f} seconds", answer.accepted
    foreign = foreign_words(answer.said, shown(document))
    return (f"Python's words: {foreign[0]}" if foreign else ""), answer.accepted


@frozen
class Run:
    """The progress of one run, by kind."""

    kinds: Sequence[str]
    seed: int
    count: int | None = None
    """The number of documents of each kind; None for as many as the time allows."""
    tried: Counter[str] = field(factory=Counter)
    accepted: Counter[str] = field(factory=Counter)
    spent: Counter[str] = field(factory=Counter)
    """The seconds of each kind."""
    found: Counter[str] = field(factory=Counter)
    slowest: dict[str, tuple[float, int]] = field(factory=dict)
    """The CPU seconds of the slowest document of each kind, and its number."""

    def is_over(self, ends: float) -> bool:
        """Whether the documents of all kinds are tried, or the time is over."""
        if self.count is None:
            return time.monotonic() >= ends
        return self.tried.total() >= self.count * len(self.kinds)

    def one(self, folder: Path) -> None:
        """Tries one document; each kind has an equal share of the time, or of the documents."""
        counts = self.spent if self.count is None else self.tried
        kind = min(self.kinds, key=lambda one: counts[one])
        begun = time.monotonic()
        document = MAKERS[kind](Random(f"{kind} {self.seed} {self.tried[kind]}"))
        used = time.process_time()
        wrong, fine = fault(kind, document, folder)
        taken = (time.process_time() - used, self.tried[kind])
        self.slowest[kind] = max(taken, self.slowest.get(kind, taken))
        if wrong:
            number = self.tried[kind]
            print(
                f"{kind} {number} of seed {self.seed}: {shown(document):.2000}\n{wrong}", flush=True
            )
        self.tried[kind] += 1
        self.accepted[kind] += fine
        self.found[kind] += bool(wrong)
        self.spent[kind] += time.monotonic() - begun

    def print_progress(self) -> None:
        for kind in self.kinds:
            taken, number = self.slowest.get(kind, (0.0, 0))
            print(
                f"{kind:10} {self.tried[kind]:9,} tried, {self.accepted[kind]:9,} accepted, "
                f"slowest {taken:.2f} seconds: {number}"
            )
        all_tried, all_found = self.tried.total(), self.found.total()
        print(f"{'all':10} {all_tried:9,} tried, seed {self.seed}: {all_found} found", flush=True)


def main() -> int:
    """Tries documents of all kinds alternately, and prints their number every five minutes."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--count", type=int, default=None, help="how many of each kind")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("kinds", nargs="*", metavar="KIND", choices=[[], *MAKERS], default=[])
    options = parser.parse_args()
    seed = options.seed if options.seed is not None else time.time_ns() % 10**9
    run = Run(options.kinds or list(MAKERS), seed, options.count)
    begun = reported = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        os.environ["XDG_CONFIG_HOME"] = name
        while run.found.total() < ENOUGH and not run.is_over(begun + options.seconds):
            run.one(Path(name))
            if time.monotonic() > reported + PAUSE:
                reported = time.monotonic()
                run.print_progress()
    run.print_progress()
    return 1 if run.found.total() else 0


if __name__ == "__main__":
    sys.exit(main())
