"""The strategies and invariants that a game has for tests, and the strategies that they share."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from attrs import frozen
from hypothesis import strategies as st

from boardscore.core import registry, value_checks
from boardscore.core import rulings as options
from boardscore.core.errors import ModelError
from boardscore.core.game_setup import as_list
from boardscore.core.problems import Problem
from boardscore.games import game as offered
from boardscore.testing.checked_game import Law

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


def require_known(game: object) -> None:
    """Raises `ModelError` unless the value is the name of a game."""
    known = registry.names()
    if not isinstance(game, str) or game not in known:
        raise ModelError(Problem(options.unknown_value(game, known), ("game",)))


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
    require_known(game)
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
