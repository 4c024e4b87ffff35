#!/usr/bin/env bash
# TrueSkill: three equal players, of whom two share a place.
#
# The guess: players with the same rating and the same rank get the same new rating, whatever their
# order in the call.
# What happens: the iteration stops while they still differ, by 0.005, and the one who is named later
# gets more, in the first place as in the last. When all three tie, nothing changes.
# For whom it matters: ratings of tables with shared places, and tests that expect equal numbers.
# Average the new ratings over the orders, or compare with a tolerance.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv --without-pip venv
python3 -m pip --disable-pip-version-check --python venv install -q trueskill==0.4.5
venv/bin/python - <<'P' | tee output
from importlib.metadata import version

from trueskill import Rating, rate

print("trueskill", version("trueskill"))
for ranks in ([1, 1, 3], [1, 3, 1], [1, 2, 2], [1, 1, 1]):
    after = rate([(Rating(),) for _ in ranks], ranks=ranks)
    print(ranks, [round(own.mu, 3) for (own,) in after])
P
diff output - <<'O'
trueskill 0.4.5
[1, 1, 3] [27.552, 27.557, 19.891]
[1, 3, 1] [27.552, 19.891, 27.557]
[1, 2, 2] [30.109, 22.443, 22.448]
[1, 1, 1] [25.0, 25.0, 25.0]
O
