"""Matches in Pier 18 for two between all pairs of bots, those of the two examples included.

    nox -s bench-ladder -- [BOT]...

It trains the linear policy of `examples/learn.py` and the networks of `examples/beat_greedy.py`,
which make the most likely move, each as long as by default. Pairs with `thinker` play fewer games.
With names of bots, only pairs with one of these play.
"""

import sys
from collections.abc import Callable, Collection
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
from examples import beat_greedy, learn

from boardscore import analysis
from boardscore.analysis.bots import Bot
from boardscore.envs import pettingzoo
from boardscore.envs.learning_task import LearningTask, prepare
from boardscore.pier18 import Phase, View

BOTS = ("thinker", "thinker:200", "networks", "greedy", "linear", "random")
SEED = 18
GAMES = {"thinker": 200, "thinker:200": 400}
"""The games of a pair with these bots."""
MOST_GAMES = 2000

Choose = Callable[[View, Any, Any], int]
"""The number of an action, for a view, its observation and its legal actions."""


def linear() -> Choose:
    """The policy of the first learner."""
    environment = pettingzoo.env("pier18", players=2)
    policy = learn.Policy(environment, SEED)
    learn.train(environment, policy, range(20_000))
    return lambda _, vector, legal: int(legal[policy.chances(vector, legal).argmax()])


def networks() -> Choose:
    """The networks that have learned against the greedy bot."""
    trained = beat_greedy.train(600_000, SEED)

    def choose(view: View, vector: Any, legal: Any) -> int:
        number = {Phase.CHOOSE: 0, Phase.FINISH: -1}.get(view.phase, view.round_number)
        mask = np.zeros((1, trained[0].second.weights.shape[1] - 1), np.int8)
        mask[0, legal] = 1
        return int(trained[number].judge(vector[None], mask)[1].argmax())

    return choose


def bot_of(task: LearningTask, choose: Choose) -> Bot:
    """A bot that chooses by the observation and the legal actions."""

    def bot(view: View, rng: Random) -> Any:
        vector = task.observe(view.sample(rng), view.seat)  # what is hidden changes nothing
        legal = np.flatnonzero(np.frombuffer(task.actions.mask(view, view.seat), np.int8))
        return task.actions.move_of(choose(view, vector, legal), view.seat)

    return bot


@cache
def bot_named(name: str) -> Bot | str:
    """One of the bots, trained if it learns; arenas know the others by name."""
    learners = {"linear": linear, "networks": networks}
    if name in learners:
        return bot_of(prepare("pier18", players=2), learners[name]())
    return name


def main(names: Collection[str]) -> None:
    """Prints a line for each pair: the share of the first bot in all wins, with its interval."""
    for pair in combinations(BOTS, 2):
        if names and not {*names} & {*pair}:
            continue
        games = min(GAMES.get(name, MOST_GAMES) for name in pair)
        match = analysis.arena("pier18", [*map(bot_named, pair)], games=games)
        low, high = match.intervals[0]
        row = f"{match.shares[0]:6.1%} ({low:.1%} to {high:.1%}) of {games} games"
        print(f"{pair[0]:11} against {pair[1]:11} {row}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
