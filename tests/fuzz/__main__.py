"""The fuzzer: `python -m tests.fuzz [--seconds N] [--seed N] [KIND ...]`.

Documents are made up and answered until the time is over. It ends with 1 and shows the document as
soon as something is raised that is not the library's own, an answer takes more than a second, or
one has Python's words.
"""

import argparse
import os
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path
from random import Random

from tests.fuzz.answers import KINDS
from tests.fuzz.making import MAKERS
from tests.fuzz.words import foreign_words

LONGEST = 1.0
"""How many seconds an answer may take; for a dialog or a command, each of several answers."""

_ANSWERS = {"typed": 6, "command": 5, "draft": 2}


def fault(kind: str, document: object, folder: Path) -> tuple[str, bool]:
    """What is wrong with an answer, empty if nothing; and whether the document was accepted."""
    begun = time.process_time()
    try:
        answer = KINDS[kind](document, folder)
    except Exception:
        return traceback.format_exc(), False
    taken = time.process_time() - begun
    if taken > LONGEST * _ANSWERS.get(kind, 1):
        return f"{taken:.2f} seconds", answer.accepted
    foreign = foreign_words(answer.said)
    return (f"Python's words: {foreign[0]}" if foreign else ""), answer.accepted


def main() -> int:
    """Tries documents of the kinds in turn, and says how many there were."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("kinds", nargs="*", metavar="KIND", choices=[[], *MAKERS], default=[])
    options = parser.parse_args()
    kinds = options.kinds or list(MAKERS)
    seed = options.seed if options.seed is not None else time.time_ns() % 10**9
    end = time.monotonic() + options.seconds
    tried: Counter[str] = Counter()
    accepted: Counter[str] = Counter()
    spent = dict.fromkeys(kinds, 0.0)
    with tempfile.TemporaryDirectory() as name:
        os.environ["XDG_CONFIG_HOME"] = name
        while time.monotonic() < end:
            kind = min(kinds, key=lambda one: spent[one])  # each has an equal part of the time
            begun = time.monotonic()
            random = Random(f"{kind} {seed} {tried[kind]}")
            document = MAKERS[kind](random)
            wrong, fine = fault(kind, document, Path(name))
            if wrong:
                print(f"{kind} {tried[kind]} of seed {seed}: {document!r:.2000}\n{wrong}")
                return 1
            tried[kind] += 1
            accepted[kind] += fine
            spent[kind] += time.monotonic() - begun
    for kind in kinds:
        print(f"{kind:10} {tried[kind]:9,} tried, {accepted[kind]:9,} accepted")
    print(f"{'all':10} {sum(tried.values()):9,} tried, seed {seed}: nothing found")
    return 0


if __name__ == "__main__":
    sys.exit(main())
