"""Mutants that survive with the test vectors as the only tests, and the reasons.

A vector is a position in canonical form, without mistakes and without missing values. An
implementation answers with the totals, the categories and the ranks, which are compared.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.mutation import equivalents

_FILE = Path(__file__).with_suffix(".toml")
UNSEEN: Mapping[str, Sequence[str]] = {
    one["why"]: one["patterns"]
    for one in tomllib.loads(_FILE.read_text(encoding="utf-8"))["unseen"]
}


def reason(mutant: str, before: str, after: str) -> str | None:
    """The reason why the vectors cannot notice a mutant; None if they should."""
    function = mutant.removeprefix("boardscore.").rpartition("__mutmut_")[0]
    plain = re.sub(r"x_|xǁ", "", function, count=1).replace("ǁ", ".")
    change = f"{plain}: {before} -> {after}"
    for why, patterns in UNSEEN.items():
        if any(re.search(pattern, change) for pattern in patterns):
            return why
    return equivalents.reason(mutant, before, after)
