"""One game with its settings, as learning programs play it: actions, observations, rewards."""

from boardscore.core.optional_dependencies import require

require("pettingzoo", "numpy")

from array import array  # noqa: E402  (without the extra nothing is here)
from collections.abc import Mapping, Sequence  # noqa: E402
from functools import cached_property  # noqa: E402
from types import ModuleType  # noqa: E402
from typing import Any  # noqa: E402

import numpy as np  # noqa: E402
from attrs import frozen  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

import boardscore  # noqa: E402
from boardscore import games  # noqa: E402
from boardscore.core.errors import BoardscoreError  # noqa: E402
from boardscore.core.game_setup import PackOrPath  # noqa: E402
from boardscore.core.ranking import TiesBelowFirst  # noqa: E402
from boardscore.core.rendering import in_brackets  # noqa: E402
from boardscore.envs.environment import (  # noqa: E402
    AnyEncoding,
    Environment,
    Layout,
    environment,
)
from boardscore.envs.episodes import Episode, KernelEpisode, StateEpisode  # noqa: E402
from boardscore.games import Play  # noqa: E402

PLAYERS = 3
"""The default number of players."""


@frozen(kw_only=True, repr=False)
class KernelTask:
    """A learning task on whole numbers: the game with its settings."""

    module: ModuleType
    """The play kernel."""
    functions: ModuleType
    """The functions of its `BatchPart`."""
    game: Any
    """The `KernelGame`, which converts states."""
    tables: Sequence[int]
    """The tables of the play kernel."""
    marks: Sequence[int]
    """The parts of observations and the kinds of actions."""
    shares_ties: bool
    """Whether players with equal points share every place but the first (`ties_below_first`)."""


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

    def __reduce__(self) -> tuple[type["LearningTask"], tuple[Any, ...]]:
        """A copy makes its own kernel."""
        return LearningTask, (self.start, self.actions)

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
        """How the game becomes vectors."""
        encoding: AnyEncoding = self.part.encoding(self.start.game)
        return encoding

    @property
    def layout(self) -> Layout:
        """The parts of an observation."""
        return self.encoding.layout

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.start.game.players)

    def observe(self, state: Any, seat: int) -> NDArray[np.float32]:
        """The observation of a seat."""
        return self.episode(state).observe(seat)

    def episode(self, state: Any) -> Episode:
        """The episode that begins with a state."""
        if self.kernel is None:
            return StateEpisode(self, state)
        return KernelEpisode(self, self.kernel.game.numbers(state), state, (), self._rows)

    @cached_property
    def first(self) -> Episode:
        """The episode before the first draw."""
        return self.episode(self.start)

    @cached_property
    def kernel(self) -> KernelTask | None:
        """The game on whole numbers; None for a game without a kernel."""
        part, start = self.part.batch, self.start
        if part is None:
            return None
        game, moves = part.kernel_game(start.game), self.play.number_actions(start.game).moves  # type: ignore[misc]
        ties = getattr(start.game.rulings, "ties_below_first", None)
        return KernelTask(
            module=part.kernel,
            functions=part.functions,
            game=game,
            tables=game.tables,
            marks=part.functions.marks_of(game, self.layout, moves),
            shares_ties=ties is TiesBelowFirst.SHARED,
        )

    @cached_property
    def _rows(self) -> Mapping[int, tuple[list[int], Any]]:
        """The parts of all observations that stay, before the first draw."""
        assert self.kernel is not None
        row, numbers = array("f", bytes(4 * self.layout.size)), self.kernel.game.numbers(self.start)
        self.kernel.functions.observe_draw(self.kernel.tables, self.kernel.marks, numbers, row)
        return dict.fromkeys(range(self.players), (numbers, row))


def prepare(
    game: str,
    *,
    players: int = PLAYERS,
    pack: PackOrPath = "demo",
    rulings: Mapping[str, Any] | None = None,
    market_size: int | None = None,
) -> LearningTask:
    """The learning task of playing a game with these settings.

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
