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
    """What random tests draw of a game."""

    positions: Callable[[], st.SearchStrategy[Data]]
    """Positions in the JSON shape."""
    starts: Callable[[], st.SearchStrategy[Any]]
    """New games."""


@frozen
class Invariants:
    """What is true in every state of a game, besides what is true in every game."""

    laws: tuple[Law, ...]
    """Functions that find what breaks an invariant."""


def strategies(game: str) -> Strategies:
    """What random tests draw of a game."""
    return registry.part(game, "strategies", Strategies)


def invariants(game: str) -> Invariants:
    """What is always true in a game."""
    return registry.part(game, "invariants", Invariants)
