#!/usr/bin/env bash
# OpenSpiel: whether a search with a seed gives the same policy again.
#
# The guess: `ISMCTSBot(..., random_state=RandomState(1))`, with an evaluator that has the same
# generator, gives one policy for one state, as each source of chance has a seed.
# What happens: before each simulation the bot draws what is hidden by a sampler of its own, which
# has no seed. The policies differ from run to run. They are equal if `set_resampler` has one that
# uses a `UniformProbabilitySampler` with a seed.
# For whom it matters: matches, reviews and tests that have to come out the same again.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv --without-pip venv
python3 -m pip --disable-pip-version-check --python venv install -q open_spiel==2.0.2 numpy==2.4.6
venv/bin/python - <<'P' | tee output
from importlib.metadata import version

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator


def policy(seeded):
    game = pyspiel.load_game("leduc_poker")
    state = game.new_initial_state()
    for action in (0, 3):
        state.apply_action(action)
    rng = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, rng), 1.4, 50, random_state=rng)
    if seeded:
        sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, sampler))
    return tuple(bot.step_with_policy(state)[0])


print("open_spiel", version("open_spiel"))
for name, seeded in (("as it is", False), ("own sampler", True)):
    print(name, "one policy" if len({policy(seeded) for _ in range(40)}) == 1 else "several")
P
diff output - <<'O'
open_spiel 2.0.2
as it is several
own sampler one policy
O
