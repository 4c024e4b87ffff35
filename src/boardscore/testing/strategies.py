"""Hypothesis strategies for any game: inputs to scoring, set-ups, games in progress."""

import json
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

from attrs import frozen
from hypothesis import strategies as st

from boardscore.core import registry, value_checks
from boardscore.core import rulings as options
from boardscore.core.game_setup import as_list
from boardscore.games import State, game_of, play, require_game
from boardscore.games import game as offered
from boardscore.packs import DEMO, demo_pack
from boardscore.records import write_record
from boardscore.testing.random_play import walk

LONGEST_WALK = 60
"""The most moves before a state, unless the game is played to its end."""


# For the strategies of a game


Data = dict[str, Any]

StrategyByKey = dict[str, st.SearchStrategy[Any]]

_NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")


def table(
    required: StrategyByKey | None = None, optional: StrategyByKey | None = None
) -> st.SearchStrategy[Data]:
    """A strategy for dicts with all required keys and some of the optional ones."""
    nothing: StrategyByKey = {}
    return st.fixed_dictionaries(required or nothing, optional=optional or nothing)


@st.composite
def players(
    draw: st.DrawFn, holding: st.SearchStrategy[Data], aside: StrategyByKey, most: int
) -> list[Data]:
    """A strategy for players with many equal values, for frequent ties; some lack values."""
    names = _NAMES[: draw(st.integers(1, most))]
    holdings = st.sampled_from(draw(st.lists(holding, min_size=1, max_size=len(names))))
    asides = draw(st.sampled_from((table(aside), table(optional=aside))))
    return [{"name": name, **draw(holdings), **draw(asides)} for name in names]


def require_range(name: str, least: int, most: int, value: object) -> None:
    """Raises `ModelError` at a name unless a strategy's argument is two whole numbers in order."""
    pair = as_list(value, name)
    value_checks.require(value_checks.whole(2, 2), len(pair), name)
    value_checks.require(value_checks.whole(least, most), pair[0], name)
    value_checks.require(value_checks.whole(pair[0], most), pair[1], name)


def require_strategy(value: object, name: str) -> None:
    """Raises `ModelError` at a name unless the value is a strategy."""
    value_checks.require(_STRATEGY, value, name)


_STRATEGY = value_checks.instance(st.SearchStrategy)


def rulings(game: str) -> st.SearchStrategy[dict[str, Any]]:
    """A random choice of the rulings of a game, each with one of its values.

    >>> from hypothesis import find
    >>> find(rulings("auctionland"), lambda ruled: ruled.get("rotation") == "none")
    {'rotation': 'none'}
    """
    require_game(game)
    values = options.choices(offered(game).rulings)
    return table(optional={name: st.sampled_from(known) for name, known in values.items()})


def decks(ids: Sequence[str]) -> st.SearchStrategy[list[str] | None]:
    """Random decks: None, so that chance moves, or a deck in random order."""
    shuffled = st.integers(0, 2**32 - 1).map(lambda seed: Random(seed).sample(ids, len(ids)))
    return st.none() | shuffled


@frozen(kw_only=True)
class Strategies:
    """The strategies of a game for random tests."""

    positions: Callable[[], st.SearchStrategy[Data]]
    """Positions in the JSON shape."""
    starts: Callable[[], st.SearchStrategy[Any]]
    """New games."""
    models: Callable[[], Mapping[type, st.SearchStrategy[Any]]] = dict
    """The models by type, for `from_type`."""


def strategies(game: str) -> Strategies:
    """The strategies of a game for random tests; raises `ModelError` for the name of no game."""
    require_game(game)
    return registry.part(game, "strategies", Strategies)


# For tests


def positions() -> st.SearchStrategy[Data]:
    """Random positions of any game in the JSON shape: the input of `boardscore.score`.

    >>> import boardscore
    >>> from hypothesis import given, settings
    >>> @settings(max_examples=5)
    ... @given(positions())
    ... def test_there_is_a_line_for_every_point(position):
    ...     for player in boardscore.score(position).players:
    ...         assert None in [line.points for line in player.lines] or player.total is not None
    >>> test_there_is_a_line_for_every_point()
    """
    return st.one_of([strategies(game).positions() for game in registry.names("strategies")])


def starts(game: str | None = None) -> st.SearchStrategy[Any]:
    """Random new games of one kind, or of any, with any number of players, pack, rulings, settings.

    In some of them chance moves; others have a given deck.

    >>> from hypothesis import find
    >>> find(starts("pier18"), lambda state: len(state.game.players) == 3).chance.count
    9
    """
    games = registry.names("strategies") if game is None else (game,)
    return st.one_of([strategies(name).starts() for name in games])


def states(
    game: str | None = None,
    *,
    start: st.SearchStrategy[Any] | None = None,
    most: int = LONGEST_WALK,
) -> st.SearchStrategy[Any]:
    """States reached by random play, from new games of one kind or of any.

    A game stops after at most `most` moves, including those of chance; some games are played to
    their end. `start` draws the states to start from, even those of a variant.

    >>> from hypothesis import given, settings
    >>> @settings(max_examples=5)
    ... @given(states("auctionland"))
    ... def test_nobody_owes_money(state):
    ...     assert min(state.money) >= 0
    >>> test_nobody_owes_money()
    """
    begun = starts(game)
    if start is not None:
        require_strategy(start, "start")
        begun = start
    value_checks.require(value_checks.whole(), most, "most")
    return _states(begun, most)


@st.composite
def _states(draw: st.DrawFn, start: st.SearchStrategy[Any], most: int) -> Any:
    begun = draw(start)
    random = Random(draw(st.integers(0, 2**32 - 1)))
    left_after = draw(st.integers(0, most) | st.none())
    *_, state = islice(walk(begun, random), None if left_after is None else left_after + 1)
    return state


def records(game: str | None = None) -> st.SearchStrategy[list[Data]]:
    """Random records of games: the input of `boardscore.replay`, some with verdicts at the end.

    >>> from boardscore import replay
    >>> from hypothesis import given, settings
    >>> @settings(max_examples=5)
    ... @given(records())
    ... def test_there_is_a_state_before_and_after_every_move(record):
    ...     moves = [line for line in record if "move" in line]
    ...     assert len(replay(record)) == len(moves) + 1
    >>> test_there_is_a_state_before_and_after_every_move()
    """
    return _records(states(game))


@st.composite
def _records(draw: st.DrawFn, states: st.SearchStrategy[Any]) -> list[Data]:
    state: State = draw(states)
    verdicts = None
    if play(game_of(state)).is_judged and state.is_over and draw(st.booleans()):
        judged, asked = st.none() | st.booleans(), state.to_judge
        seats = range(len(state.game.players))
        verdicts = [draw(judged) if seat in asked else None for seat in seats]
    is_demo = state.game.pack == demo_pack(game_of(state))
    written = write_record(state, verdicts=verdicts, pack=DEMO if is_demo else None)
    return [json.loads(line) for line in written.split("\n") if line]
