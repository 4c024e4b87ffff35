"""Games as environments of PettingZoo, for programs that learn to play them.

This needs PettingZoo and numpy: `python -m pip install "boardscore[pettingzoo]"`.

>>> from boardscore.envs import pettingzoo
>>> environment = pettingzoo.env("pier18", players=2)
>>> environment.reset(seed=18)
>>> for agent in environment.agent_iter():
...     observation, reward, terminated, truncated, _ = environment.last()
...     if terminated:
...         environment.step(None)
...     else:
...         legal = observation["action_mask"].nonzero()[0]
...         environment.step(legal[0])
"""

from boardscore.core.optional_dependencies import require

require("pettingzoo", "gymnasium", "numpy", "pettingzoo")

from collections.abc import Mapping  # noqa: E402  (without the extra nothing is here)
from operator import index  # noqa: E402
from random import Random  # noqa: E402
from typing import Any, SupportsIndex  # noqa: E402

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from numpy.typing import NDArray  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402

from boardscore.core import value_checks  # noqa: E402
from boardscore.core.errors import BoardscoreError, ModelError, Problem  # noqa: E402
from boardscore.core.game_setup import PackOrPath  # noqa: E402
from boardscore.core.messages import Message  # noqa: E402
from boardscore.core.rulings import unknown_value  # noqa: E402
from boardscore.envs.environment import ILLEGAL  # noqa: E402
from boardscore.envs.episodes import Episode, deal  # noqa: E402
from boardscore.envs.learning_task import PLAYERS, LearningTask, prepare  # noqa: E402
from boardscore.show.game_display import draw_table  # noqa: E402

__all__ = ["BoardEnv", "env"]

MASKS = ("observation", "infos")
RENDER_MODES = ("ansi", "human", "svg")

_LARGEST_SEED = 2**64 - 1

Observation = NDArray[np.float32] | dict[str, NDArray[Any]]
"""The vector, alone or with the mask."""


class BoardEnv(AECEnv[str, Any, SupportsIndex | None]):
    """A game as an AEC environment: the players act one after the other; `env` makes it.

    The agents are `player_0`, `player_1` and so on, by seat. `observe` gives the observation of an
    agent; `layout` says what its vector contains. An action is a number of `boardscore.actions`.
    The mask of an agent has a 1 for every legal action, and only zeros when it is not its turn.

    Rewards come at the end: 1 for first place, -1 for last place, evenly spaced between. An illegal
    action ends the episode, with -1 for its agent and 0 for the others.
    """

    def __init__(self, task: LearningTask, mask: str, render_mode: str | None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"boardscore_{task.start.GAME}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.task = task
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(task.players)]
        self.agents: list[str] = []
        self.actions = task.actions
        """The numbers of all moves (`boardscore.Actions`)."""
        self.layout = task.layout
        """The parts of the vector (`boardscore.envs.environment.Layout`)."""
        self._episode: Episode | None = None
        self._random = Random()
        self._in_observation = mask == "observation"
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {
            agent: spaces.Discrete(task.actions.count) for agent in self.possible_agents
        }
        self._observation_spaces = {
            agent: self._make_observation_space() for agent in self.possible_agents
        }

    @property
    def game_state(self) -> Any:
        """The state of the game; None before `reset`. No agent may look at it."""
        return self._episode and self._episode.state

    def _make_observation_space(self) -> Any:
        vector = spaces.Box(0, 1, (self.layout.size,), np.float32)
        if not self._in_observation:
            return vector
        mask = spaces.Box(0, 1, (self.actions.count,), np.int8)
        return spaces.Dict({"observation": vector, "action_mask": mask})

    def observation_space(self, agent: str) -> Any:
        """The space of the observations of an agent."""
        return self._observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Any:
        """The space of the actions of an agent."""
        return self._action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise ModelError(Problem(unknown_value(agent, tuple(self.possible_agents)), ("agent",)))
        return agent

    # An episode

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002
        """Starts an episode. With the same seed, chance does the same; there are no options."""
        if seed is not None:
            self._random = Random(_whole(seed, "seed", _LARGEST_SEED))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._continue_with(self.task.first)

    def step(self, action: SupportsIndex | None) -> None:
        """The agent whose turn it is acts; None is the only action of an agent that is done."""
        self._require_agents()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._remove(agent, action)
            return
        number = _whole(action, "action", self.actions.count - 1)
        self._cumulative_rewards[agent] = 0.0
        if self._legal[number]:
            self._continue_with(self._played.acted(number))
        else:
            self._end({**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL})

    def _continue_with(self, episode: Episode) -> None:
        """Chance acts, then it is the turn of an agent, or the episode is over."""
        self._episode = episode = deal(episode, self._random)
        if episode.is_over:
            self._end(dict(zip(self.agents, episode.rewards)))
        else:
            self.agent_selection = self.possible_agents[episode.seat]
            self._legal = episode.mask
            self._show_masks()
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]
        self._legal = bytes(self.actions.count)
        self._show_masks()

    def _show_masks(self) -> None:
        in_infos = not self._in_observation
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self._mask(agent)} if in_infos else {} for agent in self.agents
        }

    def _remove(self, agent: str, action: object) -> None:
        if action is not None:
            raise BoardscoreError(Problem(Message("error.dead_agent", agent=agent), ("action",)))
        self._was_dead_step(None)

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """Iterates over the agents whose turn it is, until all are done."""
        _ = self._played
        return super().agent_iter(max_iter)

    # Observations

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Of the agent whose turn it is: observation, reward, terminated, truncated, info."""
        self._require_agents()
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def observe(self, agent: str) -> Observation:
        """The observation of an agent, made from the view of its seat."""
        vector = self._played.observe(self._seats[self._known(agent)])
        if not self._in_observation:
            return vector
        return {"observation": vector, "action_mask": self._mask(agent)}

    def _mask(self, agent: str) -> NDArray[np.int8]:
        """The mask of an agent, as an array that callers may change."""
        if agent != self.agent_selection:
            return np.zeros(self.actions.count, np.int8)
        return np.frombuffer(bytearray(self._legal), np.int8)

    @property
    def _played(self) -> Episode:
        """The episode; raises `BoardscoreError` before `reset`."""
        if self._episode is None:
            raise BoardscoreError(Problem(Message("error.not_reset")))
        return self._episode

    def _require_agents(self) -> None:
        _ = self._played
        if not self.agents:
            raise BoardscoreError(Problem(Message("error.no_agents_left")))

    # For people

    def render(self) -> str | None:
        """The table with everything that is hidden: as text or SVG, or printed.

        With `render_mode="human"`, `reset` and `step` print it too.
        """
        _ = self._played
        match self.render_mode:
            case "ansi":
                return str(self.game_state)
            case "svg":
                return draw_table(self.game_state)
            case "human":
                print(self.game_state)
            case _:
                gymnasium.logger.warn("render() needs a render_mode; give one to env()")
        return None

    def close(self) -> None:
        """Nothing to close."""


def env(  # noqa: PLR0913
    game: str,
    *,
    players: int = PLAYERS,
    pack: PackOrPath = "demo",
    rulings: Mapping[str, Any] | None = None,
    market_size: int | None = None,
    mask: str = "observation",
    render_mode: str | None = None,
) -> BoardEnv:
    """A game as an environment of PettingZoo.

    With `mask="observation"`, an observation is a dict of the vector (`observation`, float32) and
    the mask of legal actions (`action_mask`, int8). With `mask="infos"` it is the vector, and the
    mask is in `infos[agent]["action_mask"]`.

    >>> env("auctionland", players=2, mask="infos").observation_space("player_0").dtype
    dtype('float32')

    Raises a `BoardscoreError` for settings that cannot be played with, and for an Auctionland pack
    whose tables lack points.
    """
    for name, value, known in (
        ("mask", mask, MASKS),
        ("render_mode", render_mode, (None, *RENDER_MODES)),
    ):
        if value not in known:
            names = tuple(one for one in known if one is not None)
            raise ModelError(Problem(unknown_value(value, names), (name,)))
    settings = {} if market_size is None else {"market_size": market_size}
    task = prepare(game, players=players, pack=pack, rulings=rulings, **settings)
    return BoardEnv(task, mask, render_mode)


def _whole(value: Any, name: str, most: int) -> int:
    """A whole number of Python or numpy from 0; raises `ModelError` for anything else."""
    try:
        number = value if isinstance(value, bool) else index(value)
    except TypeError:
        number = value
    value_checks.require(value_checks.whole(0, most), number, name)
    return int(number)
