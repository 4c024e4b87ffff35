"""Chooses the moves of searched games of Pier 18 so that ties are frequent."""

from collections.abc import Sequence
from random import Random
from typing import Any

from boardscore.pier18 import State
from boardscore.pier18.consequences import extend_pier
from boardscore.pier18.game_settings import Phase
from boardscore.verify.pier18.play.round_results import (
    are_level,
    are_level_in_points,
    left_by,
    points_for,
    standing,
    with_draft,
)
from boardscore.verify.search.play.random_games import choose_by_kind

_OFTEN = 0.7


def choose(random: Random, state: State, moves: Sequence[Any]) -> Any:
    """A random move; often one that ties players for a Patron, or at the end."""
    if random.random() < _OFTEN:
        mixed = random.sample(moves, len(moves))
        tying = _tying_for_patron(state, mixed) or _tying_at_the_end(state, mixed)
        if tying is not None:
            return tying
    return choose_by_kind(random, state, moves)


def _tying_for_patron(state: State, moves: Sequence[Any]) -> Any:
    """The first move that ends a round with some of the players tied, but not all."""
    if state.phase is not Phase.DRAFT or len(state.open_cards[1:]) != 1:
        return None
    as_they_lie = {card: points_for(state, card) for card in state.open_cards}
    for move in moves:
        points = with_draft(state, move, as_they_lie[left_by(state, move)])
        if 1 < points.count(max(points)) < len(points):
            return move
    return None


def _tying_at_the_end(state: State, moves: Sequence[Any]) -> Any:
    """The first move that ends the game so that dates decide, or with equal points."""
    *before, last = range(len(state.game.players))
    if state.phase is not Phase.FINISH or state.to_act != (last,):
        return None
    others = [standing(state, seat) for seat in before]
    ends = [(move, [*others, standing(extend_pier(state, move), last)]) for move in moves]
    tying = [move for move, reached in ends if are_level_in_points(reached)]
    return next((move for move, reached in ends if are_level(reached)), tying[0] if tying else None)
