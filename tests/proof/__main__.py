"""Proves the kernels, and refutes wrong ones: `python -m tests.proof [--if-changed]`.

Needs `requirements/dev.txt`. The run fails if a claim is not proven, if a wrong kernel passes, or
if the readable functions give the same score for a position that breaks it. A run without failures
writes the hash of its sources to `proven.txt`; `--if-changed` does nothing while it is still true.
"""

import sys
from collections.abc import Iterator, Sequence

import z3

from boardscore.auctionland import island_bits as auctionland
from boardscore.pier18 import pier_bits as pier18
from tests.proof import auctionland_claims, pier18_claims
from tests.proof.pier18_claims import ONE_PIER, TABLE, Claims
from tests.proof.replay import broken_island, broken_pier
from tests.proof.sources import PROVEN, fingerprint
from tests.proof.words import counterexample
from tests.proof.wrong import WRONG, Wrong


def proven(of: str, claims: Claims) -> Iterator[bool]:
    """Whether each claim holds, and its conditions can be satisfied."""
    for says, claim, given in claims:
        is_possible = counterexample(z3.BoolVal(False), given) is not None
        is_proven = counterexample(claim, given) is None
        yield report(f"{of}: {says}", is_possible and is_proven, "proven")


def refuted(wrong: Wrong) -> bool:
    """Whether a position is found that a wrong kernel scores wrongly."""
    broken = broken_pier if wrong.right is pier18 else broken_island
    position = broken(wrong.kernel)
    shown = "" if position is None else "\n    " + position.replace("\n", "\n    ")
    return report(f"wrong: {wrong.says}{shown}", position is not None, "refuted")


def report(says: str, is_so: bool, well: str) -> bool:
    """Prints a line, and returns whether it is good."""
    print(f"{well if is_so else 'FAILED'}: {says}", flush=True)
    return is_so


def main(arguments: Sequence[str]) -> int:
    """Proves, then refutes, and records for which sources."""
    hashed = fingerprint()
    if "--if-changed" in arguments and PROVEN.read_text(encoding="utf-8").strip() == hashed:
        print("proven already: kernels, specification and prover are unchanged")
        return 0
    found = [
        *proven("pier18, words of 64 bits", pier18_claims.claims(pier18, TABLE)),
        *proven("pier18, a pier alone", pier18_claims.claims(pier18, ONE_PIER)),
        *proven("auctionland", auctionland_claims.claims(auctionland)),
        *map(refuted, WRONG),
    ]
    print(f"{sum(found)} of {len(found)}")
    if not all(found):
        return 1
    PROVEN.write_text(f"{hashed}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
