"""Learns to play Pier 18 for two against random play: `python examples/learn.py`.

A linear policy: every action has a weight for each value of the observation, and the legal action
with a higher sum is more likely. After a game, the actions of the winner become more likely, those
of the loser less (REINFORCE). It needs numpy and PettingZoo: the extra `pettingzoo`.
"""

import argparse
import time
from typing import Any

import numpy as np

from boardscore.envs import pettingzoo

STEP = 0.02
"""How far one game changes the weights."""


class Policy:
    """A weight for each action and each value of the observation."""

    def __init__(self, environment: Any, seed: int) -> None:
        self.weights = np.zeros((environment.actions.count, environment.layout.size), np.float32)
        self.random = np.random.default_rng(seed)

    def chances(self, vector: Any, legal: Any) -> Any:
        """How probable each legal action is."""
        sums = self.weights[legal] @ vector
        likely = np.exp(sums - sums.max())
        return likely / likely.sum()

    def learn(self, vector: Any, legal: Any, chosen: int, reward: float) -> None:
        """Makes an action more likely after a win, and less likely after a loss."""
        change = -self.chances(vector, legal)
        change[chosen] += 1
        seen = np.flatnonzero(vector)
        self.weights[np.ix_(legal, seen)] += STEP * reward * np.outer(change, vector[seen])


def play(environment: Any, policy: Policy, seed: int) -> tuple[float, list[Any]]:
    """Plays a game against random play, even seeds from seat 0: the reward, the decisions."""
    environment.reset(seed=seed)
    agent, decisions = environment.possible_agents[seed % 2], []
    while not environment.terminations[agent]:
        observation, *_ = environment.last()
        vector, legal = observation["observation"], np.flatnonzero(observation["action_mask"])
        if environment.agent_selection == agent:
            chosen = policy.random.choice(len(legal), p=policy.chances(vector, legal))
            decisions.append((vector, legal, chosen))
        else:
            chosen = policy.random.integers(len(legal))
        environment.step(legal[chosen])
    return environment.rewards[agent], decisions


def train(environment: Any, policy: Policy, seeds: range) -> None:
    """Plays games, and learns from each."""
    for seed in seeds:
        reward, decisions = play(environment, policy, seed)
        for decision in decisions:
            policy.learn(*decision, reward)


def share_won(environment: Any, policy: Policy, seeds: range) -> float:
    """The share of games that the policy wins."""
    return sum(play(environment, policy, seed)[0] > 0 for seed in seeds) / len(seeds)


def main() -> None:
    """Trains, and prints the share of games won before and after."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="games to learn from")
    parser.add_argument("--test", type=int, default=2_000, help="games to measure with")
    parser.add_argument("--seed", type=int, default=18)
    given = parser.parse_args()
    environment = pettingzoo.env("pier18", players=2)
    policy, tested = Policy(environment, given.seed), range(10**6, 10**6 + given.test)
    print(f"before: wins {share_won(environment, policy, tested):.1%} of {given.test} games")
    begun = time.process_time()
    train(environment, policy, range(given.games))
    print(f"learned from {given.games} games in {time.process_time() - begun:.0f} s of CPU time")
    print(f"after: wins {share_won(environment, policy, tested):.1%} of {given.test} games")


if __name__ == "__main__":
    main()
