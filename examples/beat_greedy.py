"""Learns to beat the greedy bot in Pier 18 for two: `python examples/beat_greedy.py`.

A seat decides six times in a game: it chooses, drafts in four rounds, and adds its Plan. A network
for each decision computes how probable each action is, and which reward to expect. Actions that
lead to more than this become more likely, the others less likely (an actor and its critic). It
needs numpy, numba and Gymnasium: the extras `fast` and `gymnasium`.
"""

import argparse
import time
from typing import Any

import numpy as np

from boardscore.envs.gymnasium import VectorEnv

DECISIONS, HIDDEN, BATCH = 6, 256, 1024
"""The networks, the values between the two layers of each, and the games played in step."""
RATE = 0.003
"""How far the first batch changes the weights; the last one hardly does."""
REWARD = 0.9
"""How much an earlier decision learns from the reward; the rest is what the next one expects."""
CURIOSITY = 0.03
"""How strongly unlikely actions become more likely, so that they are tried."""


class Layer:
    """A matrix of weights, which Adam changes."""

    def __init__(self, random: np.random.Generator, rows: int, columns: int, scale: float) -> None:
        self.weights = random.normal(0, scale, (rows, columns)).astype(np.float32)
        self.mean, self.square = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self.steps = 0

    def descend(self, gradient: Any, rate: float) -> None:
        """Moves the weights against a gradient."""
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient**2 - self.square)
        size = np.sqrt(self.square / (1 - 0.999**self.steps)) + 1e-8
        self.weights -= rate / (1 - 0.9**self.steps) * self.mean / size


class Network:
    """One decision: how probable its actions are, and the reward to expect."""

    def __init__(self, random: np.random.Generator, inputs: int, actions: int) -> None:
        self.first = Layer(random, inputs, HIDDEN, 0.2)
        self.second = Layer(random, HIDDEN, actions + 1, 0.01)

    def judge(self, observations: Any, masks: Any) -> tuple[Any, Any, Any]:
        """The values between the layers, the probabilities, and the expected rewards."""
        hidden = np.maximum(observations @ self.first.weights, 0)
        out = hidden @ self.second.weights
        scores = np.where(masks, out[:, :-1], -np.inf)
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, likely / likely.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, observations: Any, hidden: Any, change: Any, rate: float) -> None:
        """Changes both layers by the gradient of what the second one computes."""
        before = change @ self.second.weights.T * (hidden > 0)
        self.second.descend(hidden.T @ change, rate)
        self.first.descend(observations.T @ before, rate)


def play(env: VectorEnv, networks: Any, seed: int, random: Any = None) -> tuple[list[Any], Any]:
    """Plays a batch, with the likeliest actions or at random: the decisions, the rewards."""
    observations, infos = env.reset(seed=seed)
    decisions, rewards = [], np.zeros(env.num_envs)
    for network in networks:
        hidden, chances, expected = network.judge(observations, infos["action_mask"])
        chosen = chances.argmax(axis=1)
        if random is not None:
            sums = chances.cumsum(axis=1)
            chosen = (sums > random.random((env.num_envs, 1)) * sums[:, -1:]).argmax(axis=1)
        decisions.append((network, observations, hidden, chances, expected, chosen))
        observations, rewards, _, _, infos = env.step(chosen)
    return decisions, rewards


def learn(decisions: list[Any], rewards: Any, rate: float) -> None:
    """Learns from a batch, the last decision first."""
    target, games = rewards.astype(np.float32), np.arange(len(rewards))
    for network, observations, hidden, chances, expected, chosen in reversed(decisions):
        surprise = target - expected
        scaled = (surprise / (surprise.std() + 1e-3))[:, None]
        logs = np.log(chances + 1e-9)
        spread = logs - (chances * logs).sum(axis=1, keepdims=True)
        actor = chances * (scaled + CURIOSITY * spread)
        actor[games, chosen] -= scaled[:, 0]
        change = np.hstack([actor, -surprise[:, None] / 2]) / len(games)
        network.learn(observations, hidden, change, rate)
        target = REWARD * target + (1 - REWARD) * expected


def against_greedy(games: int) -> list[VectorEnv]:
    """Batches of this many games against the greedy bot, from each seat."""
    return [VectorEnv("pier18", games, players=2, opponents="greedy", seat=s) for s in (0, 1)]


def train(games: int, seed: int) -> list[Network]:
    """Networks that have learned from this many games, in whole batches."""
    random, seats = np.random.default_rng(seed), against_greedy(BATCH)
    size, actions = seats[0].layout.size, int(seats[0].single_action_space.n)
    networks = [Network(random, size, actions) for _ in range(DECISIONS)]
    batches = -(-games // BATCH)
    for number in range(batches):
        played = play(seats[number % 2], networks, int(random.integers(2**32)), random)
        learn(*played, RATE * (1 - number / batches))
    return networks


def main() -> None:
    """Trains, and prints the share of new games won with the likeliest actions."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600_000, help="games to learn from")
    parser.add_argument("--test", type=int, default=2_000, help="games to measure with")
    parser.add_argument("--seed", type=int, default=18)
    given = parser.parse_args()
    begun = time.process_time()
    networks = train(given.games, given.seed)
    print(f"learned from {given.games} games in {time.process_time() - begun:.0f} s of CPU time")
    seats = enumerate(against_greedy(given.test // 2), start=2**40)
    share = np.mean([play(env, networks, seed)[1] > 0 for seed, env in seats])
    margin = 1.96 * (share * (1 - share) / given.test) ** 0.5
    print(f"wins {share:.1%} of {given.test} games (95%: ±{margin:.1%})")


if __name__ == "__main__":
    main()
