"""The speed of random play in environments, compared with play alone, in one run.

    nox -s bench-envs

The time is per player move. `play` plays random games of the library and lists the legal moves.
An environment adds the observation and the mask of the agent whose turn it is.
"""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pyspiel
from benchmarks.interleaved import show

from boardscore import auctionland, deal, pier18
from boardscore.envs import openspiel, pettingzoo

STARTS: dict[str, Callable[..., Any]] = {"pier18": pier18.start, "auctionland": auctionland.start}
GAMES = {"pier18": 20, "auctionland": 2}
"""How many games one round plays."""
PLAYERS = 3


def play(start: Any, games: int) -> int:
    """Plays random games; returns the number of player moves."""
    rng, moves = random.Random(18), 0
    for _ in range(games):
        state = start
        while not state.is_over:
            if state.chance is not None:
                state = state.play(deal(state, rng))
                continue
            state = state.play(rng.choice(list(state.legal_moves())))
            moves += 1
    return moves


def step(environment: Any, games: int) -> int:
    """The same in PettingZoo."""
    rng, moves = random.Random(18), 0
    for seed in range(games):
        environment.reset(seed=seed)
        for _ in environment.agent_iter():
            observation, _, terminated, _, _ = environment.last()
            if terminated:
                environment.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            environment.step(legal[rng.randrange(len(legal))])
            moves += 1
    return moves


def apply(game: Any, games: int) -> int:
    """The same in OpenSpiel, with the observation of the player who acts."""
    rng, moves = random.Random(18), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                state.observation_tensor()
                moves += 1
            state.apply_action(rng.choice(state.legal_actions()))
    return moves


def main() -> None:
    """Measures everything in one run, alternately."""
    openspiel.register("pier18")
    for name, games in GAMES.items():
        settings = {"players": PLAYERS}
        tasks = {
            "play": partial(play, STARTS[name]([None] * PLAYERS, "demo"), games),
            "PettingZoo": partial(step, pettingzoo.env(name, players=PLAYERS), games),
            "OpenSpiel": partial(apply, pyspiel.load_game(f"boardscore_{name}", settings), games),
        }
        show({f"{name}: {task}": (call, call()) for task, call in tasks.items()})


if __name__ == "__main__":
    main()
