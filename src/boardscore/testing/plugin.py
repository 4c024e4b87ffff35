"""The interface of a game that can be tested: strategies and invariants."""

from collections.abc import Callable
from typing import Any

from attrs import frozen
from hypothesis import strategies as st

from boardscore.core import registry
from boardscore.testing.checked_game import Law
from boardscore.testing.strategy_parts import Data


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
