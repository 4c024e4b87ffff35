"""Rewards: from 1 for first place to -1 for last place."""

from collections.abc import Sequence
from typing import Any

from boardscore import any_game

ILLEGAL = -1.0
"""The reward for an illegal action; the other players get 0."""


def rewards(places: Sequence[int]) -> tuple[float, ...]:
    """The reward of each player, by the places of all.

    First place gets 1 and last place -1. The other places that occur are evenly spaced between
    them: with `k` different places, the `i`-th from the top (from 0) gets `1 - 2 * i / (k - 1)`.
    Players who share a place get the same. If all share first place, all get 0.

    >>> rewards([2, 1]), rewards([1, 3, 2]), rewards([1, 2, 2]), rewards([1, 1])
    ((-1.0, 1.0), (1.0, -1.0, 0.0), (1.0, -1.0, -1.0), (0.0, 0.0))
    """
    steps = sorted(set(places))
    if len(steps) == 1:
        return (0.0,) * len(places)
    return tuple(1 - 2 * steps.index(place) / (len(steps) - 1) for place in places)


def final_places(state: Any) -> tuple[int, ...]:
    """The places of all players in a finished game; a Plan in words counts as not completed.

    >>> from boardscore import pier18
    >>> from boardscore.testing import play
    >>> final_places(play(pier18.start(["Anna", "Ben", None], "demo"), 18))
    (3, 1, 2)
    """
    play = any_game.play(state.GAME)
    unjudged = state.to_judge
    seats = range(len(state.game.players))
    verdicts = [False if seat in unjudged else None for seat in seats] if unjudged else None
    ranks = play.result(state, verdicts).ranks
    return tuple(rank for rank in ranks if rank is not None)  # all are known: `obstacle`
