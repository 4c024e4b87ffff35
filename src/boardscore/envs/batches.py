"""Many games in step, for programs that learn: `boardscore.envs.batch`.

It needs numpy, and is fast with numba: `python -m pip install "boardscore[fast]"`.
"""

from boardscore.core import optional_dependencies

optional_dependencies.require("fast", "numpy")

import sys  # noqa: E402  (without the extra nothing is here)
from collections.abc import Callable, Mapping, Sequence  # noqa: E402
from functools import cache  # noqa: E402
from hashlib import blake2b  # noqa: E402
from random import SystemRandom  # noqa: E402
from typing import Any  # noqa: E402

import numpy as np  # noqa: E402
from numpy.typing import ArrayLike, NDArray  # noqa: E402

from boardscore.core import registry, value_checks  # noqa: E402
from boardscore.core.errors import IllegalMoveError, ModelError, Problem  # noqa: E402
from boardscore.core.game_setup import PackOrPath  # noqa: E402
from boardscore.core.messages import Message  # noqa: E402
from boardscore.core.random_words import WORDS  # noqa: E402
from boardscore.envs import batch_loops  # noqa: E402
from boardscore.envs.batch_loops import CALLER, GREEDY, Rows, SharedNumbers, make_step  # noqa: E402
from boardscore.envs.environment import environment  # noqa: E402
from boardscore.envs.learning_task import PLAYERS, KernelTask, LearningTask, prepare  # noqa: E402

NEW_GAME = -1
"""The action that starts a new game."""
_NONE = -1
"""No seat."""


class GameBatch:
    """Games that are played in step; `batch` makes it.

    All arrays are read-only and have a row, or a value, for each game. They are there before the
    first step, and every step overwrites them: copy those that you keep.

    A game that ends starts again in the same step. `ends` and `rewards` are then those of the old
    game, the other arrays those of the new one.

    >>> from boardscore import envs
    >>> batch = envs.batch("pier18", 100, players=2, seed=18)
    >>> while not batch.ends.any():
    ...     batch.step(batch.masks.argmax(axis=1))
    >>> batch.observations.shape, batch.rewards[0].tolist(), batch.seats[:3].tolist()
    ((100, 399), [1.0, -1.0], [0, 0, 0])
    """

    def __init__(
        self,
        task: LearningTask,
        count: int,
        seed: int,
        bots: Sequence[int] | None = None,
        viewer: int = _NONE,
    ) -> None:
        """`bots` has the player of each seat (`batch_loops.CALLER` and the next ones).

        The view of the `viewer` is written at the end of a game, if it is a seat.
        """
        self.actions = task.actions
        """The numbers of all moves (`boardscore.Actions`)."""
        self.layout = task.layout
        """The parts of an observation (`boardscore.envs.environment.Layout`)."""
        self.players = task.players
        """The number of players of a game."""
        self.count = count
        """The number of games."""
        self._kernel = _kernel_of(task)
        self._is_compiled = self._kernel.game.fits and _compiles()
        self._viewer = viewer
        bots = bots or [CALLER] * self.players
        has_greedy = GREEDY in bots
        self._step = _loop(task.start.GAME, has_greedy=has_greedy, is_compiled=self._is_compiled)
        self._shared = self._make_shared(task, bots)
        self._rows = self._make_rows()
        self._standings = self._numbers([[0] * 3 for _ in range(self.players)])
        self._all = np.arange(count)
        seats, observations, masks, rewards, ends = map(_read_only, self._rows[2:])
        self.seats: NDArray[np.int8] = seats
        """The seat to act, asked in the order of `boardscore.envs.pettingzoo`; int8, games."""
        self.observations: NDArray[np.float32] = observations
        """The view of this seat, from 0 to 1 (`layout`); float32, games x size."""
        self.masks: NDArray[np.int8] = masks
        """1 for its legal actions, else 0; int8, games x actions."""
        self.rewards: NDArray[np.float32] = rewards
        """The rewards by seat of games that just ended, else 0; float32, games x players."""
        self.ends: NDArray[np.bool_] = ends
        """Whether a game just ended; bool, games."""
        self.reset(seed)

    def __repr__(self) -> str:
        return f"<GameBatch of {self.count} games with {self.actions!r}>"

    def _make_shared(self, task: LearningTask, bots: Sequence[int]) -> SharedNumbers:
        return SharedNumbers(
            tables=self._numbers(self._kernel.tables),
            marks=self._numbers(self._kernel.marks),
            start=self._numbers(self._kernel.game.numbers(task.start)),
            bots=self._numbers([*bots]),
            shares_ties=self._kernel.shares_ties,
        )

    def _make_rows(self) -> Rows:
        start, count = self._shared.start, self.count
        copies = [start[:] for _ in range(count)]
        return Rows(
            states=np.array(copies) if self._is_compiled else copies,
            words=self._numbers([0] * count),
            seats=np.full(count, _NONE, np.int8),
            observations=np.zeros((count, self.layout.size), np.float32),
            masks=np.zeros((count, self.actions.count), np.int8),
            rewards=np.zeros((count, self.players), np.float32),
            ends=np.zeros(count, np.bool_),
        )

    def _numbers(self, numbers: Any) -> Any:
        """Numbers as an argument of the loop: compiled loops take arrays."""
        return np.array(numbers, np.int64) if self._is_compiled else numbers

    def reset(self, seed: int) -> None:
        """Starts all games anew; the same seed gives the same games."""
        value_checks.require(value_checks.seed, seed, "seed")
        self._rows.words[:] = [_word(seed, game) for game in range(self.count)]
        self.clear()
        self.play(self._all, np.full(self.count, NEW_GAME))

    def step(self, actions: ArrayLike) -> None:
        """Plays an action in every game: a whole number for each (`boardscore.Actions`).

        Raises `ModelError` for anything else, and `IllegalMoveError` if an action is illegal. It
        names all these games and actions; no game is played then.
        """
        given = whole_numbers(actions, self.count)
        legal = self.legal(given)
        if not legal.all():
            wrong = np.flatnonzero(~legal).tolist()
            raise IllegalMoveError(*(_illegal(game, given[game]) for game in wrong))
        self.clear()
        self.play(self._all, given)
        ended = np.flatnonzero(self.ends)
        if len(ended):
            self.play(ended, np.full(len(ended), NEW_GAME))

    def legal(self, actions: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Whether the action of each game is legal."""
        known = (actions >= 0) & (actions < self.actions.count)
        legal: NDArray[np.bool_] = known & (self.masks[self._all, actions * known] == 1)
        return legal

    def clear(self) -> None:
        """Clears the rewards and ends of earlier games."""
        self._rows.rewards.fill(0)
        self._rows.ends.fill(False)

    def play(self, games: NDArray[np.int64], actions: NDArray[np.int64]) -> None:
        """Plays legal actions in some games, or starts new ones (`NEW_GAME`).

        A game that ends does not start again.
        """
        self._step(self._shared, self._rows, games, actions, self._viewer, self._standings)

    def state(self, game: int) -> Any:
        """The state of a game, without its earlier moves and without the order of its deck.

        Raises `ModelError` for a game that does not exist.
        """
        value_checks.require(value_checks.whole(0, self.count - 1), game, "game")
        return self._kernel.game.state([*map(int, self._rows.states[game])])


def whole_numbers(actions: ArrayLike, count: int) -> NDArray[np.int64]:
    """A new array of whole numbers, one for each game of a batch; raises `ModelError` otherwise."""
    given = np.asarray(actions)
    if given.shape != (count,) or given.dtype.kind not in "iu":
        raise ModelError(Problem(Message("error.not_actions", count=count), ("actions",)))
    return np.array(given, np.int64)


def _illegal(game: int, action: Any) -> Problem:
    return Problem(Message("error.illegal_action", action=int(action)), ("actions", game))


def _compiles() -> bool:
    """Whether numba is installed on a machine of 64 bits."""
    return optional_dependencies.is_here("numba") and sys.maxsize > 2**32


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view


def _word(seed: int, game: int) -> int:
    """The first random word of a game of a batch: it depends on the seed and its number alone."""
    digest = blake2b(f"{seed} {game}".encode(), digest_size=16).digest()
    return 1 + int.from_bytes(digest) % WORDS


def _kernel_of(task: LearningTask) -> KernelTask:
    if task.kernel is None:
        raise registry.not_available(task.start.GAME, "environment")
    return task.kernel


@cache
def _loop(game: str, *, has_greedy: bool, is_compiled: bool) -> Callable[..., int]:
    """The loop of a batch for a game; numba compiles it once and keeps it on disk."""
    part = environment(game).batch
    assert part is not None
    if not is_compiled:
        return make_step(part.kernel, part.functions, 0, has_greedy=has_greedy)
    from boardscore.core.numba_kernels import cached_njit, compile_kernel, stamp

    sources = (batch_loops, *part.sources, part.functions)
    for source in sources:
        compile_kernel(source)
    loop = make_step(part.kernel, part.functions, stamp(*sources), has_greedy=has_greedy)
    return cached_njit(loop)


def batch(  # noqa: PLR0913
    game: str,
    count: int,
    *,
    players: int = PLAYERS,
    pack: PackOrPath = "demo",
    seed: int | None = None,
    rulings: Mapping[str, Any] | None = None,
    market_size: int | None = None,
) -> GameBatch:
    """So many games that are played in step.

    Each game depends on the seed and its number alone, not on `count`; without a seed, chance is
    different each time. Without numba the games are the same, only slower.

    Raises a `BoardscoreError` for settings that cannot be played with, and for an Auctionland pack
    whose tables lack points.
    """
    value_checks.require(value_checks.whole(1), count, "count")
    if seed is None:
        seed = SystemRandom().getrandbits(64)
    value_checks.require(value_checks.seed, seed, "seed")
    task = prepare(game, players=players, pack=pack, rulings=rulings, market_size=market_size)
    return GameBatch(task, count, seed)
