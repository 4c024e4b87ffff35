"""Hypothesis strategies for any game: inputs to scoring, set-ups, games in progress."""

import json
from itertools import islice
from random import Random
from typing import Any

from hypothesis import strategies as st

from boardscore.core import registry, value_checks
from boardscore.games import State, game_of, play, require_game
from boardscore.packs import DEMO, demo_pack
from boardscore.records import write_record
from boardscore.testing.game_parts import Data, require_strategy, strategies
from boardscore.testing.random_play import walk

LONGEST_WALK = 60
"""The most moves before a state, unless the game is played to its end."""


def positions() -> st.SearchStrategy[Data]:
    """Positions of any game in the JSON shape: the input of `boardscore.score`.

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
    """New games of one kind, or of any, with any number of players, pack, rulings and settings.

    In some of them chance moves; others have a given deck.

    >>> from hypothesis import find
    >>> find(starts("pier18"), lambda state: len(state.game.players) == 3).chance.count
    9
    """
    if game is not None:
        require_game(game)
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
    """Records of games: the input of `boardscore.replay`, some with verdicts at the end.

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
    own = play(game_of(state))
    if own.is_judged and state.is_over and draw(st.booleans()):
        judged, asked = st.none() | st.booleans(), state.to_judge
        seats = range(len(state.game.players))
        verdicts = [draw(judged) if seat in asked else None for seat in seats]
    is_demo = state.game.pack == demo_pack(game_of(state))
    written = write_record(state, verdicts=verdicts, pack=DEMO if is_demo else None)
    return [json.loads(line) for line in written.split("\n") if line]
