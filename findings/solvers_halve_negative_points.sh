#!/usr/bin/env bash
# z3 and OR-tools: half of -3 points.
#
# The guess: a whole number divided in a solver is Python's `//`, which rounds down.
# What happens: with the same `/`, z3 rounds -3 / 2 down for Int and towards 0 for bit vectors.
# CP-SAT rounds towards 0. A negative divisor gives a third answer: Int of z3 keeps the remainder
# positive, so -3 / -2 is 2. Above 0 all agree.
# For whom it matters: who proves a scoring function or searches best totals of games with penalties.
# Keep what is divided at 0 or more, or state the remainder.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv --without-pip venv
python3 -m pip --disable-pip-version-check --python venv install -q z3-solver==5.4.0.0 ortools==9.15.6755
venv/bin/python - <<'P' | tee output
from importlib.metadata import version

import z3
from ortools.sat.python import cp_model

print("z3", version("z3-solver"), "ortools", version("ortools"))
for points, by in ((3, 2), (-3, 2), (3, -2), (-3, -2)):
    model = cp_model.CpModel()
    share = model.new_int_var(-9, 9, "share")
    model.add_division_equality(share, points, by)
    solver = cp_model.CpSolver()
    solver.solve(model)
    word = z3.simplify(z3.BitVecVal(points, 8) / z3.BitVecVal(by, 8)).as_signed_long()
    whole = z3.simplify(z3.IntVal(points) / z3.IntVal(by))
    print(points, "by", by, "python", points // by, "Int", whole, "BitVec", word, end=" ")
    print("CP-SAT", solver.value(share))
P
diff output - <<'O'
z3 5.4.0.0 ortools 9.15.6755
3 by 2 python 1 Int 1 BitVec 1 CP-SAT 1
-3 by 2 python -2 Int -2 BitVec -1 CP-SAT -1
3 by -2 python -2 Int -1 BitVec -1 CP-SAT -1
-3 by -2 python 1 Int 2 BitVec 1 CP-SAT 1
O
