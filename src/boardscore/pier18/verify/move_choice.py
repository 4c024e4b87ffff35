"""Chooses the moves of searched games of Pier 18 so that ties are frequent."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from boardscore.pier18 import State
from boardscore.pier18.consequences import extend_pier
from boardscore.pier18.game_settings import Phase
from boardscore.pier18.moves import Draft
from boardscore.pier18.plans import Condition
from boardscore.pier18.verify.blame import (
    are_level,
    are_level_in_points,
    ends_round,
    left_by,
    patron_points,
    points_for,
    standing,
    standings,
    with_draft,
)
from boardscore.verify.data_types import Data
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


def covered_facets(before: State, move: Data, after: State) -> Iterator[str]:
    """The clauses and facets of play in a move."""
    kind = move["move"]
    met = dict.fromkeys(_ALWAYS[kind], True)
    chosen = kind == "choose" and after.phase is not Phase.CHOOSE
    met |= {"setup.return": chosen, "setup.first": chosen}
    if kind in {"draft", "finish"}:
        met |= _in_laying(before, move)
    if ends_round(before, after):
        met |= _in_round(before, after)
    if kind == "reveal":
        dealt = {card for hand in before.moves[0].to_dict()["hands"] for card in hand}
        met["setup.return/third-card"] = bool(dealt & {*move["cards"]})
    if after.is_over:
        met |= _at_the_end(after)
    return (f"pier18.{name}" for name, is_met in met.items() if is_met)


_ALWAYS: Mapping[str, tuple[str, ...]] = {
    "deal": ("setup.deal", "players", "deck"),
    "choose": ("setup.choose",),
    "reveal": ("round.reveal",),
    "draft": ("round.draft", "round.order"),
    "finish": ("end.plan",),
}
"""The clauses of each kind of move."""


def _at_the_end(state: State) -> dict[str, bool]:
    reached = standings(state)
    plans = {_goal(state.game.cards[card].plan) for card in state.plans if card is not None}
    return {
        "end.plan/game-over": True,
        **dict.fromkeys(plans, True),
        "score.patrons/as-played": any(state.patrons),
        "tie.symbols/as-played": are_level_in_points(reached),
        "tie.date/as-played": are_level(reached),
    }


def _goal(plan: Condition | str | None) -> str:
    if not isinstance(plan, Condition):
        return "score.plan/plain-words"
    if {*plan.text.split()} & {"and", "or", "not"}:
        return "score.plan/logic"
    kinds = {name.partition(".")[0] for name in plan.names}
    if kinds & {"upper", "lower"}:
        return "score.plan/sides"
    if "points" in kinds:
        return "score.plan/points"
    groups = kinds & {"groups", "largest_group"}
    return f"score.plan/{'groups' if groups else 'counts'}"


def _in_laying(before: State, move: Data) -> dict[str, bool]:
    is_draft, overlap = move["move"] == "draft", move["overlap"]
    is_most = overlap == before.game.width - 1 > 0
    return {
        "round.overlap": overlap > 0,
        "round.overlap/none": is_draft and not overlap,
        "round.overlap/all-but-one": is_draft and is_most,
        "end.plan/overlap": not is_draft and is_most,
        "round.draft/half-turn": is_draft and move.get("turned", False),
        "end.plan/half-turn": not is_draft and move.get("turned", False),
    }


def _in_round(before: State, after: State) -> dict[str, bool]:
    draft = after.moves[len(before.moves)]
    assert isinstance(draft, Draft)  # nothing else ends a round
    points = patron_points(before, draft)
    is_tied, is_last = points.count(max(points)) > 1, after.phase is Phase.FINISH
    return {
        "round.patron": True,
        "round.patron-tie": is_tied,
        "round.patron-tie/only-the-tied": is_tied and min(points) < max(points),
        "round.patron-tie/all-zero": not max(points),
        "end.trigger": is_last,
        "round.count": is_last,
        "round.order/first-player-moves-on": not is_last,
    }
