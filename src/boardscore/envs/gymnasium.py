"""Games as environments of Gymnasium: one seat learns, bots play the others.

This needs Gymnasium and numpy: `python -m pip install "boardscore[gymnasium]"`. The import
registers `boardscore/pier18-v0` and `boardscore/auctionland-v0`.

>>> import gymnasium
>>> from boardscore.envs import gymnasium as games
>>> env = gymnasium.make("boardscore/pier18-v0", players=2, opponents="greedy")
>>> observation, info = env.reset(seed=18)
>>> is_over = False
>>> while not is_over:
...     action = info["action_mask"].argmax()
...     observation, reward, is_over, _, info = env.step(action)
>>> reward, info["place"]
(-1.0, 2.0)
"""

from boardscore.core.optional_dependencies import require

require("gymnasium", "gymnasium", "numpy")

from collections.abc import Mapping, Sequence  # noqa: E402  (without the extra nothing is here)
from random import Random  # noqa: E402
from typing import Any  # noqa: E402

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402
from numpy.typing import ArrayLike, NDArray  # noqa: E402

from boardscore.analysis import bots  # noqa: E402
from boardscore.analysis.bots import Bot, bot_of  # noqa: E402
from boardscore.core import registry, value_checks  # noqa: E402
from boardscore.core.errors import BoardscoreError, ModelError, Problem  # noqa: E402
from boardscore.core.game_setup import PackOrPath  # noqa: E402
from boardscore.core.messages import Message  # noqa: E402
from boardscore.core.rulings import unknown_value  # noqa: E402
from boardscore.envs.batch_loops import CALLER, GREEDY, RANDOM  # noqa: E402
from boardscore.envs.batches import NEW_GAME, GameBatch, whole_numbers  # noqa: E402
from boardscore.envs.environment import ILLEGAL  # noqa: E402
from boardscore.envs.learning_task import PLAYERS, LearningTask, prepare  # noqa: E402

__all__ = ["Env", "Opponents", "VectorEnv"]

Opponents = str | Bot | Sequence[str | Bot]
"""A bot (`random`, `greedy`, `thinker:200` or a callable), or one for each other seat in order."""

_COMPILED = ((bots.random, RANDOM), (bots.greedy, GREEDY))
"""The bots that the batch itself plays."""
_MOST_GAMES = 1000
"""So many games in a row may end before the learning seat has acted."""


class SeatGames:
    """The games of a Gymnasium environment: one seat learns, and bots act between its turns."""

    def __init__(self, task: LearningTask, count: int, seat: int, opponents: Opponents) -> None:
        value_checks.require(value_checks.whole(0, task.players - 1), seat, "seat")
        self.seat = seat
        given = _by_seat(opponents, seat, task.players)
        kinds = {
            other: kind for other, one in given.items() for bot, kind in _COMPILED if one is bot
        }
        self._bots = {other: bot for other, bot in given.items() if other not in kinds}
        players = [kinds.get(other, CALLER) for other in range(task.players)]
        self.batch = GameBatch(task, count, 0, players, viewer=seat)
        self._randoms: list[Random] = []

    def reset(self, seed: int) -> None:
        """Starts all games with new chance."""
        self._randoms = [Random(f"{seed} {game}") for game in range(self.batch.count)]
        self.batch.reset(seed)
        self._settle(np.arange(self.batch.count))
        self._replace_ended(np.flatnonzero(self.batch.ends))

    def step(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.bool_], NDArray[np.float64]]:
        """Plays legal actions, then the bots; returns which games ended, and the rewards.

        An illegal action ends its game.
        """
        batch = self.batch
        legal = batch.legal(actions)
        batch.clear()
        games = np.flatnonzero(legal)
        batch.play(games, actions[games])
        self._settle(games)
        return batch.ends | ~legal, np.where(legal, batch.rewards[:, self.seat], ILLEGAL)

    def restart(self, games: NDArray[np.int64]) -> None:
        """Starts new games in the places of others."""
        self.batch.clear()
        self._replace_ended(games)

    def _replace_ended(self, games: NDArray[np.int64]) -> None:
        for _ in range(_MOST_GAMES):
            if not len(games):
                return
            self.batch.clear()
            self.batch.play(games, np.full(len(games), NEW_GAME))
            self._settle(games)
            games = games[self.batch.ends[games]]
        raise BoardscoreError(Problem(Message("error.never_asked"), ("seat",)))

    def _settle(self, games: NDArray[np.int64]) -> None:
        """The bots that the batch cannot play act until it is the turn of the learning seat."""
        batch = self.batch
        while self._bots:
            games = games[(batch.seats[games] != self.seat) & ~batch.ends[games]]
            if not len(games):
                return
            batch.play(games, np.array([self._answer(game) for game in games.tolist()], np.int64))

    def _answer(self, game: int) -> int:
        """The action of a bot."""
        seat = int(self.batch.seats[game])
        move = self._bots[seat](self.batch.state(game).seen_by(seat), self._randoms[game])
        number: int = self.batch.actions.number_of(move)
        if not self.batch.masks[game, number]:
            raise BoardscoreError(Problem(Message("error.illegal_action", action=number), ()))
        return number

    def places(self) -> NDArray[np.float64]:
        """The places of the learning seat in games that have ended."""
        rewards = self.batch.rewards
        places: NDArray[np.float64] = 1.0 + (rewards > rewards[:, [self.seat]]).sum(axis=1)
        return places


def _by_seat(opponents: Opponents, seat: int, players: int) -> dict[int, Bot]:
    """The bot of each other seat."""
    others = [other for other in range(players) if other != seat]
    if isinstance(opponents, str) or callable(opponents):
        return dict.fromkeys(others, bot_of(opponents, "opponents"))
    if not isinstance(opponents, Sequence) or len(opponents) != len(others):
        raise ModelError(Problem(Message("error.opponents", count=len(others)), ("opponents",)))
    found = (bot_of(one, "opponents", place) for place, one in enumerate(opponents))
    return dict(zip(others, found))


class Env(gymnasium.Env[NDArray[np.float32], np.int64]):
    """A game in Gymnasium in which one seat learns and bots play the others.

    An observation is that of the seat when it is its turn (`layout`), and at the end. An action is
    a number of `boardscore.actions`; `action_masks` and `info["action_mask"]` have a 1 for every
    legal one. An illegal action ends the episode with the reward -1.

    The reward comes at the end: 1 for first place, -1 for last place, evenly spaced between. The
    last `info` has the place as a float.

    >>> Env("pier18", opponents=["random", "greedy"]).action_space
    Discrete(382)

    Raises a `BoardscoreError` for settings that cannot be played with, an unknown bot, and another
    number of bots than that of the other seats.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (Gymnasium wants it so)

    def __init__(  # noqa: PLR0913
        self,
        game: str,
        *,
        players: int = PLAYERS,
        pack: PackOrPath = "demo",
        rulings: Mapping[str, Any] | None = None,
        market_size: int | None = None,
        seat: int = 0,
        opponents: Opponents = "random",
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ModelError(Problem(unknown_value(render_mode, ("ansi",)), ("render_mode",)))
        task = prepare(game, players=players, pack=pack, rulings=rulings, market_size=market_size)
        self.render_mode = render_mode
        self.games = SeatGames(task, 1, seat, opponents)
        self.layout = task.layout
        """The parts of an observation (`boardscore.envs.environment.Layout`)."""
        self.observation_space = spaces.Box(0, 1, (task.layout.size,), np.float32)
        self.action_space = spaces.Discrete(task.actions.count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Starts a game; with the same seed, chance and bots do the same. There are no options."""
        super().reset(seed=seed, options=options)
        self.games.reset(int(self.np_random.integers(2**63)))
        return np.array(self.games.batch.observations[0]), {"action_mask": self.action_masks()}

    def step(
        self, action: np.int64
    ) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """The seat acts, then the bots until it is its turn again, or the game is over."""
        ended, rewards = self.games.step(whole_numbers([action], 1))
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if self.games.batch.ends[0]:
            info["place"] = float(self.games.places()[0])
        return (
            np.array(self.games.batch.observations[0]),
            float(rewards[0]),
            bool(ended[0]),
            False,
            info,
        )

    def action_masks(self) -> NDArray[np.int8]:
        """1 for every legal action, as trainers with masks expect; int8, actions."""
        return np.array(self.games.batch.masks[0])

    def render(self) -> str:
        """The table as text, with everything that is hidden."""
        return str(self.games.batch.state(0))


class VectorEnv(gymnasium.vector.VectorEnv[NDArray[np.float32], NDArray[np.int64], Any]):
    """Many games in step in Gymnasium, on `boardscore.envs.batch`; otherwise like `Env`.

    A game that ends starts again in the same step (`AutoresetMode.SAME_STEP`). Its last observation
    is in `infos["final_obs"]`, and its place in `infos["final_info"]["place"]`.

    >>> envs = VectorEnv("pier18", num_envs=8, players=2, opponents="greedy")
    >>> observations, infos = envs.reset(seed=18)
    >>> for _ in range(6):  # both choose, draft in 4 rounds, and add their Plan
    ...     actions = envs.action_masks().argmax(axis=1)
    ...     observations, rewards, terminated, truncated, infos = envs.step(actions)
    >>> observations.shape, infos["final_obs"][0].shape
    ((8, 399), (399,))
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(  # noqa: PLR0913
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int = PLAYERS,
        pack: PackOrPath = "demo",
        rulings: Mapping[str, Any] | None = None,
        market_size: int | None = None,
        seat: int = 0,
        opponents: Opponents = "random",
    ) -> None:
        value_checks.require(value_checks.whole(1), num_envs, "num_envs")
        task = prepare(game, players=players, pack=pack, rulings=rulings, market_size=market_size)
        self.num_envs = num_envs
        self.games = SeatGames(task, num_envs, seat, opponents)
        self.layout = task.layout
        """The parts of an observation (`boardscore.envs.environment.Layout`)."""
        self.single_observation_space = spaces.Box(0, 1, (task.layout.size,), np.float32)
        self.single_action_space = spaces.Discrete(task.actions.count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Starts all games; with the same seed, chance and bots do the same."""
        super().reset(seed=seed, options=options)
        self.games.reset(int(self.np_random.integers(2**63)))
        return self.games.batch.observations.copy(), self._infos()

    def step(
        self, actions: ArrayLike
    ) -> tuple[
        NDArray[np.float32],
        NDArray[np.float64],
        NDArray[np.bool_],
        NDArray[np.bool_],
        dict[str, Any],
    ]:
        """The seat acts in every game, then the bots until it is its turn again."""
        batch = self.games.batch
        ended, rewards = self.games.step(whole_numbers(actions, self.num_envs))
        last = self._last_infos(ended) if ended.any() else {}
        self.games.restart(np.flatnonzero(ended))
        infos = {**self._infos(), **last}
        return batch.observations.copy(), rewards, ended, np.zeros_like(ended), infos

    def __repr__(self) -> str:
        return f"<VectorEnv on {self.games.batch!r}>"

    def _infos(self) -> dict[str, Any]:
        return {
            "action_mask": self.action_masks(),
            "_action_mask": np.ones(self.num_envs, np.bool_),
        }

    def _last_infos(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """The observations and places at the end of games, before the next ones begin."""
        last = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(ended):
            last[game] = self.games.batch.observations[game].copy()
        places = {"place": self.games.places(), "_place": self.games.batch.ends.copy()}
        return {"final_obs": last, "_final_obs": ended, "final_info": places, "_final_info": ended}

    def action_masks(self) -> NDArray[np.int8]:
        """1 for every legal action of each game; int8, games x actions."""
        return self.games.batch.masks.copy()


def _register(game: str) -> None:
    """Registers a game for `gymnasium.make` and `gymnasium.make_vec`."""
    gymnasium.register(
        f"boardscore/{game}-v0",
        entry_point=Env,
        vector_entry_point=VectorEnv,
        kwargs={"game": game},
    )


for _name in registry.names("environment"):
    _register(_name)
