#!/usr/bin/env bash
# sgfmill: the winner of a recorded game of Go.
#
# The guess: `get_winner()` distinguishes a draw from an unknown result, as the format does.
# What happens: a draw (`0` or `Draw`), an unknown result (`?`), a game without result (`Void`) and a
# record without the property all give None.
# For whom it matters: statistics over records. Read the property `RE` before you count a None as a
# draw.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv --without-pip venv
python3 -m pip --disable-pip-version-check --python venv install -q sgfmill==1.1.1
venv/bin/python - <<'P' | tee output
from importlib.metadata import version

from sgfmill.sgf import Sgf_game

print("sgfmill", version("sgfmill"))
for result in ("RE[B+3.5]", "RE[0]", "RE[Draw]", "RE[?]", "RE[Void]", ""):
    game = Sgf_game.from_string(f"(;GM[1]FF[4]SZ[9]{result})")
    print(result or "no result", game.get_winner())
P
diff output - <<'O'
sgfmill 1.1.1
RE[B+3.5] b
RE[0] None
RE[Draw] None
RE[?] None
RE[Void] None
no result None
O
