"""The sources of the proof: kernels, specification, readable functions and prover."""

import hashlib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROVEN = Path(__file__).with_name("proven.txt")
"""The hash of the sources of the last run without failures."""

PATTERNS = (
    "src/boardscore/*/*_bits.py",
    "src/boardscore/core/branchless.py",
    "src/boardscore/*/scoring.py",
    "src/boardscore/*/fast.py",
    "src/boardscore/*/pieces.py",
    "src/boardscore/*/rulings.py",
    "tests/proof/*.py",
    "tests/proof/*.json",
    "tests/test_wrong_kernels.py",
    "tests/*/wrong_kernels.json",
    "tests/test_kernel.py",
)
LOCK = ROOT / "requirements" / "dev.txt"


def sources() -> list[Path]:
    """The files, sorted by path; each pattern finds some."""
    found = {pattern: list(ROOT.glob(pattern)) for pattern in PATTERNS}
    assert all(found.values()), found
    return sorted(file for files in found.values() for file in files)


def fingerprint() -> str:
    """The hash of the sources, with their names and the version of Z3."""
    hashed = hashlib.sha256()
    for file in sources():
        hashed.update(f"{file.relative_to(ROOT).as_posix()}\n".encode())
        hashed.update(file.read_bytes())
    lines = LOCK.read_text(encoding="utf-8").splitlines()
    hashed.update("".join(line for line in lines if line.startswith("z3-solver==")).encode())
    return hashed.hexdigest()
