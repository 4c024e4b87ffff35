"""The speed of random play in environments, and in games of OpenSpiel in C++, in one run.

    nox -s bench-envs

The time is per player move. `play` plays random games of the library and lists the legal moves.
An environment adds the observation and the mask of the agent whose turn it is. The time of a batch
is that of `step` alone, without the choice of random actions; the row after it is the part of this
time in which observations are cleared and written.
"""

import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
import pyspiel
from attrs import frozen
from benchmarks.interleaved import ROUNDS
from numba import njit

from boardscore import auctionland, deal, pier18
from boardscore.envs import batch, openspiel, pettingzoo
from boardscore.envs.environment import environment

STARTS: dict[str, Callable[..., Any]] = {"pier18": pier18.start, "auctionland": auctionland.start}
GAMES = {"pier18": 20, "auctionland": 2}
"""How many games one round plays."""
OTHERS = ("gin_rummy", "backgammon", "hearts")
"""Games of OpenSpiel in C++, stepped from Python in the same way."""
STEPS = 20
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
    """The same in OpenSpiel, with the observation and the mask of the player who acts."""
    rng, moves = random.Random(18), 0
    has_tensor = game.get_type().provides_observation_tensor
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                if has_tensor:
                    state.observation_tensor()
                else:
                    state.information_state_tensor()
                state.legal_actions_mask()
                moves += 1
            state.apply_action(rng.choice(state.legal_actions()))
    return moves


def timed(call: Callable[[], int]) -> float:
    """The CPU time of a move, in microseconds."""
    begun = time.process_time()
    moves = call()
    return 1e6 * (time.process_time() - begun) / moves


@frozen
class BatchSteps:
    """A batch that goes on with each call; the choice of the actions is not measured."""

    games: Any
    random: Any

    def __call__(self) -> float:
        """The CPU time of a move in some steps, in microseconds."""
        taken = 0.0
        for _ in range(STEPS):
            keys = self.games.masks * self.random.random(self.games.masks.shape, np.float32)
            actions = keys.argmax(axis=1)
            begun = time.process_time()
            self.games.step(actions)
            taken += time.process_time() - begun
        return 1e6 * taken / (STEPS * self.games.count)


@frozen
class Observations:
    """Clears and writes the observations of a batch, as a step does."""

    steps: BatchSteps
    write: Any

    def __call__(self) -> float:
        """The CPU time of an observation, in microseconds."""
        games = self.steps.games
        begun = time.process_time()
        for _ in range(STEPS):
            self.write(*games._fixed[:2], games._rows.states, games.seats, games._rows.observations)
        return 1e6 * (time.process_time() - begun) / (STEPS * games.count)


def observations_of(name: str, steps: BatchSteps) -> Observations:
    """The compiled loop over the observations of a batch."""
    part = environment(name).batch
    assert part is not None
    forget, observe = part.functions.forget, part.functions.observe

    @njit  # type: ignore[untyped-decorator]
    def write(tables: Any, marks: Any, states: Any, seats: Any, rows: Any) -> None:
        for game in range(len(states)):
            forget(tables, marks, states[game], seats[game], rows[game])
            observe(tables, marks, states[game], seats[game], rows[game])

    written = Observations(steps, write)
    written()
    return written


def batch_of(game: str, players: int) -> BatchSteps:
    """1,024 games whose lengths have spread."""
    steps = BatchSteps(batch(game, 1024, players=players, seed=18), np.random.default_rng(18))
    for _ in range(5):
        steps()
    return steps


def tasks() -> Iterator[tuple[str, Callable[[], float]]]:
    """What is measured, by name."""
    for name in OTHERS:
        yield f"OpenSpiel's {name}", partial(timed, partial(apply, pyspiel.load_game(name), 2))
    for name, games in GAMES.items():
        start = STARTS[name]([None] * PLAYERS, "demo")
        yield f"{name}: play", partial(timed, partial(play, start, games))
        table = pettingzoo.env(name, players=PLAYERS)
        yield f"{name}: PettingZoo", partial(timed, partial(step, table, games))
        loaded = pyspiel.load_game(f"boardscore_{name}", {"players": PLAYERS})
        yield f"{name}: OpenSpiel", partial(timed, partial(apply, loaded, games))
        steps = batch_of(name, PLAYERS)
        yield f"{name}: batch", steps
        yield f"{name}: batch, observations", observations_of(name, steps)
    yield "auctionland: batch, six players", batch_of("auctionland", 6)


def main() -> None:
    """Measures everything in one run, alternately, and compares it with the first."""
    openspiel.register("pier18")
    measured = dict(tasks())
    taken: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(ROUNDS):
        for name, call in measured.items():
            taken[name].append(call())
    medians = {name: statistics.median(times) for name, times in taken.items()}
    first = next(iter(medians.values()))
    for name, median in medians.items():
        print(f"{name:<34} {median:10.2f} us   gin rummy takes {first / median:7.2f} times as long")


if __name__ == "__main__":
    main()
