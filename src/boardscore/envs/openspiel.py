"""Games as games of OpenSpiel, registered when this module is imported.

This needs OpenSpiel and numpy: `python -m pip install "boardscore[openspiel]"`.

The names are `boardscore_pier18` and `boardscore_auctionland`. Their parameters are `players`,
`pack` (a path, or `demo`) and, for Auctionland, `market_size`.

>>> import pyspiel
>>> from boardscore.envs import openspiel
>>> state = pyspiel.load_game("boardscore_pier18(players=2)").new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes()), state.action_to_string(0)
(True, 18, 'draw 1')
"""

from boardscore.core.optional_dependencies import require

require("openspiel", "pyspiel", "numpy")

import json  # noqa: E402  (without the extra nothing is here)
from collections import Counter  # noqa: E402
from collections.abc import Callable, Iterator, Mapping  # noqa: E402
from functools import cached_property  # noqa: E402
from random import Random  # noqa: E402
from typing import TYPE_CHECKING, Any, ClassVar  # noqa: E402

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from boardscore import games  # noqa: E402
from boardscore.core import registry, value_checks  # noqa: E402
from boardscore.core.errors import BoardscoreError, Problem  # noqa: E402
from boardscore.core.messages import Message  # noqa: E402
from boardscore.core.moves import OfPlayer  # noqa: E402
from boardscore.core.rulings import unknown_value  # noqa: E402
from boardscore.envs.environment import Layout, environment  # noqa: E402
from boardscore.envs.episodes import Episode  # noqa: E402
from boardscore.envs.learning_task import PLAYERS, prepare  # noqa: E402

__all__ = ["SpielGame", "SpielState", "load_game", "register"]


if TYPE_CHECKING:

    class _State:
        """The states of OpenSpiel, which has no types, as far as programs in Python use them."""

        def __init__(self, game: object) -> None: ...
        def get_game(self) -> Any: ...
        def apply_action(self, action: int) -> None: ...
        def legal_actions(self, player: int = ...) -> list[int]: ...
        def is_chance_node(self) -> bool: ...
        def history(self) -> list[int]: ...
        def observation_tensor(self, player: int = ...) -> list[float]: ...
        def observation_string(self, player: int = ...) -> str: ...
        def information_state_tensor(self, player: int = ...) -> list[float]: ...
        def information_state_string(self, player: int = ...) -> str: ...

else:
    _State = pyspiel.State


class SpielGame(pyspiel.Game):
    """A game with its settings, in OpenSpiel; `register` makes a subclass for each game."""

    GAME: ClassVar[str]
    """The name of the game in this library."""

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        self.task = prepare(self.GAME, **{**parameters(self.GAME), **(given or {})})
        info = pyspiel.GameInfo(
            num_distinct_actions=self.task.actions.count,
            max_chance_outcomes=len(self.ids),
            num_players=self.task.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.most_moves,
        )
        super().__init__(game_type(self.GAME), info, dict(given or {}))

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (str(self),)

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The ids of all cards or tiles; the index of an id is the number of the chance outcome."""
        chance = self.task.start.chance
        return tuple(dict.fromkeys(chance.unseen)) if chance else ()

    @cached_property
    def most_moves(self) -> int:
        """A number of player moves that no game exceeds."""
        return self.task.part.most_moves(self.task.start.game)

    @cached_property
    def most_draws(self) -> int:
        """A number of chance nodes that no game exceeds."""
        return self.task.part.most_draws(self.task.start.game)

    def max_chance_nodes_in_history(self) -> int:
        """The same, under the name that OpenSpiel knows."""
        return self.most_draws

    def new_initial_state(self) -> "SpielState":
        """The state before the first draw of chance."""
        return SpielState(self)

    def make_py_observer(
        self, kind: Any = None, given: Mapping[str, Any] | None = None
    ) -> "SpielObserver | None":
        """Makes information states (with perfect recall) or observations (without).

        None for kinds that the game does not have: those without public information, or without
        that of one player. Raises `BoardscoreError` for anything else, and for parameters.
        """
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if given or not isinstance(kind, pyspiel.IIGObservationType):
            raise BoardscoreError(Problem(Message("error.observer")))
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SpielObserver(self, remembers=kind.perfect_recall)


_TERMINAL, _CHANCE = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)


class SpielState(_State):
    """A state of a game in OpenSpiel; chance draws one card or tile at a time."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.drawn: list[str] = []
        """The cards or tiles of a draw that is not complete."""
        self._continue_with(game.task.first)

    def _continue_with(self, episode: Episode) -> None:
        self.episode = episode
        """The game without cards or tiles of a draw that is not complete."""
        self._legal: list[int] | None = None
        self._player = episode.seat
        if episode.is_over:
            self._player = _TERMINAL
        elif episode.draw_size:
            self._player = _CHANCE

    @property
    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    @property
    def game_state(self) -> Any:
        """The state of the library, without cards or tiles of a draw that is not complete."""
        return self.episode.state

    # The names and shapes from here on are those of OpenSpiel

    def current_player(self) -> int:
        """The seat to ask next, or the number for chance or for the end."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self._player == _TERMINAL

    def _legal_actions(self, _: int) -> list[int]:
        """The actions of the current player: OpenSpiel asks for no other."""
        if self._legal is None:
            self._legal = np.flatnonzero(np.frombuffer(self.episode.mask, np.int8)).tolist()
        return self._legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards or tiles that may be drawn next, each with its probability.

        Raises `IllegalMoveError` if chance does not act now.
        """
        if self._player != _CHANCE:
            self.game_state.drawn(())  # it says why not
        left = Counter(self.episode.unseen)
        left.subtract(self.drawn)
        total, numbered = left.total(), enumerate(self._game.ids)
        return [(number, left[name] / total) for number, name in numbered if left[name]]

    def _apply_action(self, action: int) -> None:
        if self.is_terminal():
            raise BoardscoreError(Problem(Message("phase.over"), ("action",)))
        if self._player != _CHANCE:
            mask = self.episode.mask
            if not 0 <= action < len(mask) or not mask[action]:
                move = self.episode.task.actions.move_of(action, self._player)
                self.game_state.play(move)  # it says why not
            self._continue_with(self.episode.acted(action))
            return
        self.drawn.append(self._id_of(action))
        if len(self.drawn) == self.episode.draw_size:
            self._continue_with(self.episode.drawn(self.drawn))
            self.drawn = []

    def _id_of(self, action: int) -> str:
        """The card or tile of a draw that is possible."""
        ids = self._game.ids
        name = ids[action] if 0 <= action < len(ids) else ""
        if self.episode.unseen.count(name) > self.drawn.count(name):
            return name
        known = tuple(str(number) for number, _ in self.chance_outcomes())
        raise BoardscoreError(Problem(unknown_value(action, known), ("action",)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            ids = self._game.ids
            value_checks.require(value_checks.whole(0, len(ids) - 1), action, "action")
            return f"draw {ids[action]}"
        return json.dumps(self._game.task.actions.move_of(action, player).to_dict())

    def returns(self) -> list[float]:
        """The rewards of all players; 0 before the end."""
        return self.episode.rewards

    def resample_from_infostate(
        self, player: int, random_number: Callable[[], float]
    ) -> "SpielState":
        """A state with the same information state of a player; what it hides is drawn again.

        Its history has the same length. Draws and secret moves of others change only while all
        moves of others are secret; later on, moves that all know depend on them.

        Raises `ModelError` for a player that does not exist.
        """
        task, moves = self._game.task, self.game_state.moves
        value_checks.require(value_checks.whole(0, task.players - 1), player, "player")
        rng, sampled = Random(random_number()), SpielState(self._game)
        others = [one for one in moves if isinstance(one, OfPlayer) and one.player != player]
        secret = [task.part.is_secret(self.game_state, one) for one in others]
        for move in moves:
            if not isinstance(move, OfPlayer):
                for name in self._names(move, None if not all(secret) else player, rng):
                    sampled.apply_action(self._game.ids.index(name))
            elif move.player != player and task.part.is_secret(self.game_state, move):
                sampled.apply_action(rng.choice(sampled.legal_actions()))
            else:
                sampled.apply_action(task.actions.number_of(move))
        for name in self.drawn:
            sampled.apply_action(self._game.ids.index(name))
        return sampled

    def _names(self, move: Any, player: int | None, rng: Random) -> list[str]:
        """The cards or tiles of a draw; those that a player does not see are drawn again."""
        part, seats = self._game.task.part, range(self._game.task.players)
        names = [next(filter(None, seen)) for seen in zip(*(part.ids_seen(move, n) for n in seats))]
        if player is None:
            return names
        seen = part.ids_seen(move, player)
        hidden = [name for name, known in zip(names, seen) if known is None]
        if not hidden:
            return names
        drawn = iter(rng.sample(self.game_state.seen_by(player).unseen, len(hidden)))
        return [next(drawn) if known is None else known for known in seen]

    def __str__(self) -> str:
        return "\n".join([str(self.game_state), *self.drawn])


_STATE = value_checks.instance(SpielState)


class SpielObserver:
    """The knowledge of a player: `tensor`, its named parts in `dict`, and a text."""

    def __init__(self, game: SpielGame, *, remembers: bool) -> None:
        task = game.task
        rows = game.most_moves + game.most_draws
        past = {"history": (rows, task.players + 1)} if remembers else {}
        layout = Layout({**task.layout.shapes, **past})
        self._game = game
        self._seat = value_checks.whole(0, task.players - 1)
        self._remembers = remembers
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {
            name: self.tensor[layout.slices[name]].reshape(shape)
            for name, shape in layout.shapes.items()
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Sets `tensor` to what a player knows in a state.

        Raises `ModelError` for a state of another game, and a player that does not exist.
        """
        episode, size = self._checked(state, player), self._game.task.layout.size
        self.tensor[:size] = episode.observe(player)
        if self._remembers:
            self._set_history(episode.state, player)

    def _checked(self, state: SpielState, player: int) -> Episode:
        """The episode of a state; raises `ModelError` for wrong arguments."""
        task = self._game.task
        value_checks.require(_STATE, state, "state")
        value_checks.require(self._seat, player, "player")
        if state.episode.task is not task:
            task.actions.mask(state.game_state, player)  # it compares the settings
        return state.episode

    def _set_history(self, state: Any, player: int) -> None:
        """One row for each card or tile drawn, and for each move.

        The last column has the number of what was drawn, or of the action, as a share of all
        numbers: from just above 0 to 1, and 0 for what is hidden. A move has a 1 at its player,
        counted clockwise from the observing seat.
        """
        task, history = self._game.task, self.dict["history"]
        history.fill(0)
        numbers = {name: number for number, name in enumerate(self._game.ids, 1)}
        row = 0
        for move in state.moves:
            if isinstance(move, OfPlayer):
                history[row, (move.player - player) % task.players] = 1
                if not self._is_hidden(state, move, player):
                    number = task.actions.number_of(move) + 1
                    history[row, -1] = number / task.actions.count
                row += 1
                continue
            for name in task.part.ids_seen(move, player):
                history[row, -1] = (numbers[name] if name else 0) / len(numbers)
                row += 1

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text: the table that the player sees, or everything seen so far."""
        known = self._checked(state, player).state
        if self._remembers:
            return "\n".join([f"player {player}", *self._lines(known, player)])
        return str(known.seen_by(player))

    def _lines(self, state: Any, player: int) -> Iterator[str]:
        """The moves as a record has them, without what the player does not know."""
        for move in state.moves:
            if not isinstance(move, OfPlayer):
                yield json.dumps({"draw": self._game.task.part.ids_seen(move, player)})
            elif self._is_hidden(state, move, player):
                yield json.dumps({"move": move.KIND, "player": move.player})
            else:
                yield json.dumps(move.to_dict())

    def _is_hidden(self, state: Any, move: OfPlayer, player: int) -> bool:
        return move.player != player and self._game.task.part.is_secret(state, move)


def parameters(game: str) -> dict[str, str | int]:
    """The parameters of a game in OpenSpiel, with their defaults."""
    return {"players": PLAYERS, "pack": "demo", **environment(game).settings}


def load_game(text: str) -> SpielGame:
    """The game that a text such as `boardscore_pier18(players=2)` describes."""
    game: SpielGame = pyspiel.load_game(text)
    return game


def game_type(game: str) -> Any:
    """The properties of a game that OpenSpiel knows before it is loaded."""
    few, most = games.game(game).players
    return pyspiel.GameType(
        short_name=f"boardscore_{game}",
        long_name=Message(f"game.{game}").text(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=few,
        max_num_players=most,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def register(game: str) -> None:
    """Registers a game under `boardscore_` and its name, unless it is registered.

    Raises `ModelError` for an unknown game, and `NotAvailableError` for one without environments.
    """
    games.require_game(game)
    kind = game_type(game)
    if kind.short_name not in pyspiel.registered_names():
        # OpenSpiel lets go of what makes a game when Python has shut down. A function would then be
        # deleted, which crashes; a class is not, as it refers to itself.
        pyspiel.register_game(kind, type("SpielGame", (SpielGame,), {"GAME": game}))


for _name in registry.names("environment"):
    register(_name)
