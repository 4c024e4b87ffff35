"""Positions of chance: of every kind that a mistake may hide in, drawn with a generator."""

from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from random import Random
from typing import Any

from boardscore import games as rules
from boardscore.verify import games
from boardscore.verify.data_types import Data, Position

_KINDS = ("free", "sparse", "boundary", "boundary", "free", "changed", "tied") * 8 + ("played",)
"""The kinds of positions in their order; games take long to be played."""


def positions(game: str, random: Random, known: Sequence[Position] = ()) -> Iterator[Data]:
    """Positions without end, of one kind after the other.

    `known` are positions of which one thing is changed at a time, such as those of the vectors.
    """
    offered = games.kit(game)
    played = offered.played(random)
    for kind in cycle(_KINDS):
        if kind == "played":
            yield next(played)
        elif kind == "changed":
            if known:
                yield offered.changed(random, random.choice(known))
        else:
            yield offered.draws[kind](random)


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
