#!/usr/bin/env bash
# OpenSpiel: what `returns()` holds at the end of games that people score.
#
# The guess: `returns()` is the score, or else 1 and -1 for winning and losing.
# What happens: each game has its own scale. Cribbage gives the score plus 1000 for the winner and
# minus 1000 for the loser; hearts gives 26 minus the points, so the best number wins; pig gives 1
# and -1 whatever the scores. Only the text of the state shows the points as people count them.
# For whom it matters: means and differences over such games, and learners whose rewards are
# compared between games. Read the scale in the game, or rank the returns.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv --without-pip venv
python3 -m pip --disable-pip-version-check --python venv install -q open_spiel==2.0.2 numpy==2.4.6
venv/bin/python - <<'P' | tee output
import re
from importlib.metadata import version
from random import Random

import pyspiel

print("open_spiel", version("open_spiel"))


def played(name):
    """The end of a random game."""
    random, state = Random(1), pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            moves, weights = zip(*state.chance_outcomes())
            state.apply_action(random.choices(moves, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return state


for name, line in (("cribbage", "Scores:.*"), ("hearts", "(?s)Points:.*"), ("pig", "Scores:[ 0-9]*")):
    end = played(name)
    scores = [int(number) for number in re.findall(r"\d+", re.search(line, str(end))[0])]
    print(name, "scores", scores, "returns", end.returns())
P
diff output - <<'O'
open_spiel 2.0.2
cribbage scores [121, 107] returns [1121.0, -893.0]
hearts scores [16, 1, 0, 9] returns [10.0, 25.0, 26.0, 17.0]
pig scores [79, 102] returns [-1.0, 1.0]
O
