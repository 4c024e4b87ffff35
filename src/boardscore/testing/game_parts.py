"""The parts that a game has for tests: its invariants, checked in every state, its strategies."""

import copy
from collections.abc import Callable, Iterator, Sequence
from random import Random
from textwrap import indent
from typing import Any

from attrs import frozen
from hypothesis import strategies as st

from boardscore.core import registry, value_checks
from boardscore.core import rulings as options
from boardscore.core.game_setup import as_list
from boardscore.games import game as offered
from boardscore.games import require_game

Breach = tuple[Any, str]
"""A broken law: the move, or None if the state is to blame, and the description."""

Law = Callable[["Watched"], Iterator[Breach]]
"""Yields the breaches of a law in the latest state of a game."""

_STEP = 16
"""The number of moves between two slow checks."""

_SOME = 3
"""The number of moves to try where trying all would take too long."""


class Watched:
    """A game whose every state is checked against the laws.

    Raises `AssertionError` with the broken law, the move and the state.
    """

    def __init__(self, start: Any, laws: Sequence[Law]) -> None:
        self.laws = tuple(laws)
        self.states: list[Any] = []
        """All states, in order."""
        self.copies: list[Any] = []
        """A copy of each state, made when the state was added."""
        self.moves: list[Any] = []
        """All moves that were played."""
        self.seen_moves: dict[Any, None] = {}
        """All moves that were listed in any state."""
        self.moves_by_view: dict[Any, Any] = {}
        """The legal moves of each seat, by the seat and its view."""
        self.siblings: list[Any] = []
        """Some states that other moves would have led to."""
        self._add_state(start)

    @property
    def state(self) -> Any:
        """The latest state."""
        return self.states[-1]

    @property
    def before(self) -> Any:
        """The state before the latest move; None at the start."""
        return self.states[-2] if self.moves else None

    @property
    def move(self) -> Any:
        """The latest move; None at the start."""
        return self.moves[-1] if self.moves else None

    @property
    def seats(self) -> range:
        """The seats of the players."""
        return range(len(self.state.game.players))

    @property
    def runs_slow_checks(self) -> bool:
        """Whether to run slow checks: at the end, and now and then before."""
        return self.state.is_over or len(self.moves) % _STEP == _STEP - 1

    def some(self, moves: Sequence[Any]) -> list[Any]:
        """A few of the moves, different ones in every state."""
        return Random(len(self.moves)).sample(moves, min(_SOME, len(moves)))

    def play(self, move: Any) -> None:
        """Plays a move, and checks the new state against the laws."""
        after = self.state.play(move)
        others = [other for other in self.some(self.listed) if other != move]
        self.siblings = [self.state.play(other) for other in others]
        self.moves.append(move)
        self._add_state(after)

    def _add_state(self, state: Any) -> None:
        self.states.append(state)
        self.copies.append(copy.deepcopy(state, {id(state.game): state.game}))
        self.listed = list(state.legal_moves())
        self.seen_moves.update(dict.fromkeys(self.listed))
        for law in self.laws:
            for move, why in law(self):
                words = (law.__doc__ or law.__name__).splitlines()[0]
                raise AssertionError(broken(words, move, why, self.state, len(self.moves)))


def broken(law: str, move: Any, why: str, state: Any, moves: int) -> str:
    """The error message for a broken law."""
    head = [f"move: {move!r}", f"finding: {why}", f"after: {moves} moves", "state:"]
    return "\n".join([f"Broken: {law}", indent("\n".join(head), "  "), indent(str(state), "    ")])


Data = dict[str, Any]

StrategyByKey = dict[str, st.SearchStrategy[Any]]

_NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")


def table(
    required: StrategyByKey | None = None, optional: StrategyByKey | None = None
) -> st.SearchStrategy[Data]:
    """Tables with all required keys and some of the optional ones."""
    nothing: StrategyByKey = {}
    return st.fixed_dictionaries(required or nothing, optional=optional or nothing)


@st.composite
def players(
    draw: st.DrawFn, holding: st.SearchStrategy[Data], aside: StrategyByKey, most: int
) -> list[Data]:
    """Players with many equal values, so that ties are frequent; some lack values."""
    names = _NAMES[: draw(st.integers(1, most))]
    holdings = st.sampled_from(draw(st.lists(holding, min_size=1, max_size=len(names))))
    asides = draw(st.sampled_from((table(aside), table(optional=aside))))
    return [{"name": name, **draw(holdings), **draw(asides)} for name in names]


def require_range(name: str, least: int, most: int, value: object) -> None:
    """Raises `ModelError` at a name unless the value is a pair of whole numbers in order."""
    pair = as_list(value, name)
    value_checks.require(value_checks.whole(2, 2), len(pair), name)
    value_checks.require(value_checks.whole(least, most), pair[0], name)
    value_checks.require(value_checks.whole(pair[0], most), pair[1], name)


def require_strategy(value: object, name: str) -> None:
    """Raises `ModelError` at a name unless the value is a strategy."""
    value_checks.require(_STRATEGY, value, name)


_STRATEGY = value_checks.instance(st.SearchStrategy)


def rulings(game: str) -> st.SearchStrategy[dict[str, Any]]:
    """Some of the rulings of a game, each with one of its values.

    >>> from hypothesis import find
    >>> find(rulings("auctionland"), lambda ruled: ruled.get("rotation") == "none")
    {'rotation': 'none'}
    """
    require_game(game)
    values = options.choices(offered(game).rulings)
    return table(optional={name: st.sampled_from(known) for name, known in values.items()})


def decks(ids: Sequence[str]) -> st.SearchStrategy[list[str] | None]:
    """None, so that chance moves, or a deck in random order."""
    shuffled = st.integers(0, 2**32 - 1).map(lambda seed: Random(seed).sample(ids, len(ids)))
    return st.none() | shuffled


@frozen(kw_only=True)
class Strategies:
    """The strategies of a game for random tests."""

    positions: Callable[[], st.SearchStrategy[Data]]
    """Positions in the JSON shape."""
    starts: Callable[[], st.SearchStrategy[Any]]
    """New games."""


@frozen
class Invariants:
    """The invariants of a game, in addition to those of every game."""

    laws: tuple[Law, ...]
    """Functions that find breaches of an invariant."""


def strategies(game: str) -> Strategies:
    """The strategies of a game for random tests."""
    return registry.part(game, "strategies", Strategies)


def invariants(game: str) -> Invariants:
    """The invariants of a game."""
    return registry.part(game, "invariants", Invariants)
