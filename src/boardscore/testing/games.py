"""What every game offers to be tested with, and where it is."""

from typing import Any, Protocol, cast

from hypothesis import strategies as st

from boardscore.core import registry
from boardscore.testing.checked_game import Law
from boardscore.testing.strategy_parts import Data


class Strategies(Protocol):
    """What is drawn of a game: the module `strategies` of what a game offers."""

    def positions(self) -> st.SearchStrategy[Data]:
        """Positions in the JSON shape."""
        ...

    def starts(self) -> st.SearchStrategy[Any]:
        """New games."""
        ...


def strategies(game: str) -> Strategies:
    """What is drawn of a game."""
    return cast(Strategies, registry.offer(f"{registry.registered(game).testing}.strategies"))


def laws(game: str) -> tuple[Law, ...]:
    """The laws of a game besides those of every game: `LAWS` of its module `laws`."""
    offered: tuple[Law, ...] = registry.offer(f"{registry.registered(game).testing}.laws").LAWS
    return offered
