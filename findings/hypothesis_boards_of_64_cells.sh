#!/usr/bin/env bash
# Hypothesis: boards of 64 cells drawn as whole numbers.
#
# The guess: `integers(0, 2**64 - 1)` sets each cell of a bit board about as often, the last one too.
# What happens: small numbers are preferred. Of 5,000 boards 0.2 % had the last cell set; drawn as
# `binary` of 8 bytes 49 % had.
# For whom it matters: tests of kernels on bit boards. Draw boards as bytes or cell by cell.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv --without-pip venv
python3 -m pip --disable-pip-version-check --python venv install -q hypothesis==6.170.15
venv/bin/python - <<'P' | tee output
from collections import Counter

import hypothesis
from hypothesis import given, settings, strategies as st

WHOLE = st.integers(0, 2**64 - 1)
BYTES = st.binary(min_size=8, max_size=8).map(lambda text: int.from_bytes(text, "big"))


def share(boards):
    """The percentage of boards whose last cell is set."""
    found = Counter()

    @settings(max_examples=5000, derandomize=True, database=None)
    @given(boards)
    def draw(board):
        found[board >> 63] += 1

    draw()
    return 100 * found[1] / found.total()


print("hypothesis", hypothesis.__version__)
print("integers: below 5 %", share(WHOLE) < 5)
print("binary: 40 to 60 %", 40 < share(BYTES) < 60)
P
diff output - <<'O'
hypothesis 6.170.15
integers: below 5 % True
binary: 40 to 60 % True
O
