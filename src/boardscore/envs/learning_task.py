"""One game with its settings, as learning programs play it: actions, observations, rewards."""

from boardscore.core.optional_dependencies import require

require("pettingzoo", "numpy")

from collections.abc import Mapping  # noqa: E402  (without the extra nothing is here)
from functools import cached_property  # noqa: E402
from random import Random  # noqa: E402
from typing import Any  # noqa: E402

import numpy as np  # noqa: E402
from attrs import frozen  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

import boardscore  # noqa: E402
from boardscore import games  # noqa: E402
from boardscore.core.errors import BoardscoreError  # noqa: E402
from boardscore.core.game_setup import PackOrPath  # noqa: E402
from boardscore.core.rendering import in_brackets  # noqa: E402
from boardscore.envs.environment import (  # noqa: E402
    AnyEncoding,
    Environment,
    Layout,
    environment,
    final_places,
    rewards,
)
from boardscore.games import Play  # noqa: E402

PLAYERS = 3
"""The default number of players."""


@frozen(slots=False)
class LearningTask:
    """The fixed parts of all episodes with the same settings.

    >>> task = prepare("pier18", players=2)
    >>> task.players, task.layout.shapes["plans"], task.observe(task.start, 0).shape
    (2, (2, 18), (399,))
    """

    start: Any
    """The state before the first move."""
    actions: Any
    """The numbers of all moves: `boardscore.actions`."""

    def __repr__(self) -> str:
        return in_brackets(f"LearningTask with {self.actions!r}")

    @property
    def part(self) -> Environment:
        """The part of the game for environments; a copy in another process finds its own."""
        return environment(self.start.GAME)

    @property
    def play(self) -> Play[Any]:
        """The part of the game for play."""
        return games.play(self.start.GAME)

    @cached_property
    def encoding(self) -> AnyEncoding:
        """How views become vectors."""
        return self.part.encoding(self.start.game)

    @property
    def layout(self) -> Layout:
        """The parts of an observation."""
        return self.encoding.layout

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.start.game.players)

    def observe(self, state: Any, seat: int) -> NDArray[np.float32]:
        """The observation of a seat, made from its view only."""
        view = state.seen_by(seat)
        vector = np.zeros(self.layout.size, np.float32)
        vector[self.encoding.ones(view)] = 1
        for index, value in self.encoding.fractions(view).items():
            vector[index] = value
        return vector

    def apply(self, state: Any, number: int, seat: int) -> Any:
        """The state after a legal action of a seat; no one checks it again."""
        return self.play.played(state, self.actions.move_of(number, seat))

    def deal(self, state: Any, random: Random) -> Any:
        """The state after all draws of chance that are due."""
        while state.chance is not None:
            state = self.play.played(state, games.deal(state, random))
        return state

    def rewards(self, state: Any) -> tuple[float, ...]:
        """The rewards of all seats in a state: 0 before the end."""
        return rewards(final_places(state)) if state.is_over else (0.0,) * self.players


def prepare(
    game: str,
    *,
    players: int = PLAYERS,
    pack: PackOrPath = "demo",
    rulings: Mapping[str, Any] | None = None,
    market_size: int | None = None,
) -> LearningTask:
    """The task of playing a game with these settings.

    Raises `NotAvailableError` for a game without environments, and a `BoardscoreError` for
    settings that it cannot be played or rewarded with.
    """
    numbers = boardscore.actions(
        game, players=players, pack=pack, rulings=rulings, market_size=market_size
    )
    settings = {} if market_size is None else {"market_size": market_size}
    start = games.play(game).start([None] * players, pack, rulings=rulings, **settings)
    problem = environment(game).obstacle(start.game)
    if problem is not None:
        raise BoardscoreError(problem)
    return LearningTask(start, numbers)
