#!/usr/bin/env bash
# OpenSpiel: what a player may do while chance moves.
#
# The guess: `legal_actions(player)` is empty while it is not this player's turn, so a mask for
# each player can be made at every node. It is so in the games in C++.
# What happens: in games written in Python, a chance node lists the draws of chance for every
# player, even for player -1. The two versions of Kuhn poker differ in this.
# For whom it matters: adapters and learners that ask every player at every node. Ask
# `is_chance_node()` first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv --without-pip venv
python3 -m pip --disable-pip-version-check --python venv install -q open_spiel==2.0.2 numpy==2.4.6
venv/bin/python - <<'P' | tee output
from importlib.metadata import version

import pyspiel
from open_spiel.python.games import kuhn_poker

print("open_spiel", version("open_spiel"))
for name in ("kuhn_poker", "python_kuhn_poker"):
    state = pyspiel.load_game(name).new_initial_state()
    assert state.is_chance_node()
    print(name, "chance", state.legal_actions(), "players", *map(state.legal_actions, (0, 1)))
P
diff output - <<'O'
open_spiel 2.0.2
kuhn_poker chance [0, 1, 2] players [] []
python_kuhn_poker chance [0, 1, 2] players [0, 1, 2] [0, 1, 2]
O
