"""The value of a state by a search on states: slow, and without a kernel.

In each decision a seat takes the move with its highest chance of winning, then with its most
points; among equal ones it takes the one that leaves the next seats the least, in their order. All
possible draws are equally likely.
"""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any

Value = tuple[tuple[Fraction, Fraction], ...]
"""The chance of winning and the mean points, by seat."""


def value(state: Any) -> Value:
    if state.is_over:
        return end(state)
    if state.chance is not None:
        drawn = [*combinations(state.chance.unseen, state.chance.count)]
        each = [value(state.play(state.drawn(cards))) for cards in drawn]
        return tuple(map(mean, zip(*each)))
    seat = state.to_act[0]
    return max(values(state), key=lambda found: preference(found, seat))


def values(state: Any) -> list[Value]:
    return [value(state.play(move)) for move in state.legal_moves()]


def best_move(state: Any) -> Any:
    """The move with the highest value for the seat to act."""
    seat = state.to_act[0]
    both = zip(values(state), state.legal_moves())
    return max(both, key=lambda pair: preference(pair[0], seat))[1]


def end(state: Any) -> Value:
    """The win and the points at the end; Plans in words are not completed."""
    judged = [False if seat in state.to_judge else None for seat in range(len(state.game.players))]
    result = state.result(judged) if state.GAME == "pier18" else state.result()
    share = Fraction(1, len(result.winners))
    return tuple(
        (share if player.name in result.winners else Fraction(0), Fraction(player.total))
        for player in result.players
    )


def mean(pairs: Sequence[tuple[Fraction, Fraction]]) -> tuple[Fraction, Fraction]:
    wins, points = zip(*pairs)
    return sum(wins, Fraction(0)) / len(wins), sum(points, Fraction(0)) / len(points)


def preference(found: Value, seat: int) -> tuple[Fraction, ...]:
    """What a seat compares values by."""
    own, *others = (*found[seat:], *found[:seat])
    return (*own, *(-part for other in others for part in other))
