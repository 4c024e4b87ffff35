#!/usr/bin/env bash
# numba: a board of 64 cells in a uint64, combined with a plain whole number.
#
# The guess: uint64 stays uint64, as in NumPy arrays, so `board >> 63` is the last cell: 0 or 1.
# What happens: in compiled code `uint64 | int64` is int64. The last cell becomes the sign, and
# `>> 63` of it is -1. NumPy itself keeps uint64 for the same line, and plain ints give 1.
# For whom it matters: kernels on bit boards that run both on ints and in numba. Mask after every
# `>>` of a word that may use bit 63, or keep all operands uint64.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv --without-pip venv
python3 -m pip --disable-pip-version-check --python venv install -q numba==0.68.1 numpy==2.4.6
venv/bin/python - <<'P' | tee output
import numba
import numpy as np


def last_cell(board):
    return (board | 1) >> 63


@numba.njit
def last_cells(boards):
    found = np.empty(len(boards), np.int64)
    for at in range(len(boards)):
        found[at] = last_cell_compiled(boards[at])
    return found


last_cell_compiled = numba.njit(last_cell)
board = 1 << 63
print("numba", numba.__version__, "numpy", np.__version__)
print("int", last_cell(board))
print("numpy", last_cell(np.array([board], np.uint64))[0])
print("numba", last_cells(np.array([board], np.uint64))[0])
P
diff output - <<'O'
numba 0.68.1 numpy 2.4.6
int 1
numpy 1
numba -1
O
