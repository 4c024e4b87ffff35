"""Draws from views; counts random draws, and compares them with all that is possible."""

from collections import Counter
from collections.abc import Collection, Hashable, Iterator
from random import Random
from typing import Any

EACH = 30
"""How often each possible value is drawn on average."""


def assert_uniform(draws: Iterator[Hashable], possible: Collection[Hashable]) -> None:
    """Every possible value is drawn, no other, and all about equally often (chi-squared).

    By chance alone, the sum would exceed the limit in fewer than 1 of 200 tests.
    """
    assert len(set(possible)) == len(possible)
    number = EACH * len(possible)
    drawn = Counter(next(draws) for _ in range(number))
    assert set(drawn) == set(possible)
    squares = sum((drawn[value] - EACH) ** 2 for value in possible) / EACH
    freedom = len(possible) - 1
    assert squares <= freedom + 5 * (2 * freedom) ** 0.5, (squares, freedom)


def samples(view: Any) -> Iterator[Any]:
    """Endless samples of a view, always the same."""
    rng = Random(18)
    while True:
        state = view.sample(rng)
        assert state.seen_by(view.seat) == view
        assert (state.deck, state.moves) == (None, ())
        yield state


def seen_after(state: Any, move: Any) -> Any:
    """The view of the player after a move, which must be what that player sees of the state."""
    view = state.seen_by(move.player).play(move)
    assert view == state.play(move).seen_by(move.player)
    assert view == state.seen_by(move.player).play(move.to_dict())
    return view
