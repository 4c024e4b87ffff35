"""The states of random games, for random positions."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from boardscore import any_game as rules


def states(random: Random, start: Callable[[], Any]) -> Iterator[Any]:
    """The states of random games, one game after the other."""
    while True:
        state = start()
        while not state.is_over:
            if state.chance is not None:
                state = state.play(rules.deal(state, random))
            else:
                state = state.play(random.choice(list(state.legal_moves())))
                yield state
