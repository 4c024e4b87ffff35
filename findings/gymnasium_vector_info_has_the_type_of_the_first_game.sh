#!/usr/bin/env bash
# Gymnasium: what environments report in `info`, gathered by a vector of environments.
#
# The guess: the values of all games arrive as they were, in an array wide enough for each of them.
# What happens: the first game's value sets the type of the array. Places 1 and 2.5 (two players
# share places 2 and 3) arrive as 1 and 2; in the other order as 2.5 and 1. If the first game was a
# win (True) and the second reports seat 2, both arrive as True.
# For whom it matters: games with shared places, and winners reported as a seat or as False. Report
# numbers as floats in every game, and yes or no in a key that holds nothing else.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv --without-pip venv
python3 -m pip --disable-pip-version-check --python venv install -q gymnasium==1.4.0 numpy==2.4.6
venv/bin/python - <<'P' | tee output
import gymnasium
import numpy as np
from gymnasium import spaces


class OneMove(gymnasium.Env):
    """A game that ends at once and reports one value."""

    observation_space = action_space = spaces.Discrete(2)

    def __init__(self, value):
        self.value = value

    def reset(self, *, seed=None, options=None):
        return 0, {}

    def step(self, action):
        return 0, 0.0, True, False, {"value": self.value}


print("gymnasium", gymnasium.__version__)
for values in ([1, 2.5], [2.5, 1], [True, 2], [1.0, 2.5]):
    games = gymnasium.vector.SyncVectorEnv([lambda one=one: OneMove(one) for one in values])
    games.reset()
    *_, info = games.step(np.array([0, 0]))
    print(values, "->", info["value"].tolist())
P
diff output - <<'O'
gymnasium 1.4.0
[1, 2.5] -> [1, 2]
[2.5, 1] -> [2.5, 1.0]
[True, 2] -> [True, True]
[1.0, 2.5] -> [1.0, 2.5]
O
