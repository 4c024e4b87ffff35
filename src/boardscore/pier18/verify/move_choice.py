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
    yield from _KINDS[move["move"]]
    if move["move"] == "choose" and after.phase is not Phase.CHOOSE:
        yield from ("pier18.setup.return", "pier18.setup.first")
    if move["move"] in {"draft", "finish"}:
        yield from _lying(before, move)
    if ends_round(before, after):
        yield from _ending_of_round(before, after)
    if move["move"] == "reveal":
        dealt = {card for hand in before.moves[0].to_dict()["hands"] for card in hand}
        yield from ["pier18.setup.return/third-card"] if dealt & {*move["cards"]} else []
    if after.is_over:
        yield from _ending(after)


_KINDS: Mapping[str, tuple[str, ...]] = {
    "deal": ("pier18.setup.deal", "pier18.players", "pier18.deck"),
    "choose": ("pier18.setup.choose",),
    "reveal": ("pier18.round.reveal",),
    "draft": ("pier18.round.draft", "pier18.round.order"),
    "finish": ("pier18.end.plan",),
}


def _ending(state: State) -> Iterator[str]:
    yield "pier18.end.plan/game-over"
    yield from {_goal(state.game.cards[card].plan) for card in state.plans if card is not None}
    if any(state.patrons):
        yield "pier18.score.patrons/as-played"
    reached = standings(state)
    if are_level_in_points(reached):
        yield "pier18.tie.symbols/as-played"
    if are_level(reached):
        yield "pier18.tie.date/as-played"


def _goal(plan: Condition | str | None) -> str:
    if not isinstance(plan, Condition):
        return "pier18.score.plan/plain-words"
    if {*plan.text.split()} & {"and", "or", "not"}:
        return "pier18.score.plan/logic"
    kinds = {name.partition(".")[0] for name in plan.names}
    if kinds & {"upper", "lower"}:
        return "pier18.score.plan/sides"
    if "points" in kinds:
        return "pier18.score.plan/points"
    groups = kinds & {"groups", "largest_group"}
    return f"pier18.score.plan/{'groups' if groups else 'counts'}"


def _lying(before: State, move: Data) -> Iterator[str]:
    own = "pier18.round.overlap" if move["move"] == "draft" else "pier18.end.plan"
    if not move["overlap"]:
        yield f"{own}/none" if move["move"] == "draft" else own
    elif move["overlap"] == before.game.width - 1:
        yield f"{own}/all-but-one" if move["move"] == "draft" else f"{own}/overlap"
    if move["overlap"]:
        yield "pier18.round.overlap"
    if move.get("turned"):
        yield "pier18.round.draft/half-turn" if move["move"] == "draft" else f"{own}/half-turn"


def _ending_of_round(before: State, after: State) -> Iterator[str]:
    yield "pier18.round.patron"
    draft = after.moves[len(before.moves)]
    assert isinstance(draft, Draft)  # nothing else ends a round
    points = patron_points(before, draft)
    if points.count(max(points)) > 1:
        yield "pier18.round.patron-tie"
        if min(points) < max(points):
            yield "pier18.round.patron-tie/only-the-tied"
    if not max(points):
        yield "pier18.round.patron-tie/all-zero"
    if after.phase is Phase.FINISH:
        yield "pier18.end.trigger"
        yield "pier18.round.count"
    else:
        yield "pier18.round.order/first-player-moves-on"
