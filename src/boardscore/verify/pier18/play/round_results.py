"""The end of a round and of a game of Pier 18: Patrons and ties."""

from collections.abc import Sequence

from boardscore.core.moves import read_move
from boardscore.pier18 import State
from boardscore.pier18.consequences import category_points, extend_pier
from boardscore.pier18.game_settings import Phase
from boardscore.pier18.moves import MOVES, Draft
from boardscore.verify.data_types import Data
from boardscore.verify.pier18.play.final_score import reached_categories


def ends_round(before: State, after: State) -> bool:
    """Whether a move between two states is the last draft of a round."""
    return before.phase is Phase.DRAFT and after.phase is not Phase.DRAFT


def read_draft(move: Data) -> Draft:
    draft = read_move(move, MOVES)
    assert isinstance(draft, Draft)
    return draft


def patron_points(before: State, draft: Draft) -> list[int]:
    """The points of each pier in the category of the Patron, in a round that a move ends."""
    return with_draft(before, draft, points_for(before, left_by(before, draft)))


def left_by(before: State, draft: Draft) -> str:
    """The Patron: the card left in a round that a move ends."""
    (left,) = [card for card in before.open_cards if card != draft.card]
    return left


def points_for(state: State, patron: str) -> list[int]:
    """The points of each pier in the category of a Patron."""
    symbol, rulings = state.game.cards[patron].patron, state.game.rulings
    return [category_points(laid, symbol, rulings) for laid in state.laid]


def with_draft(before: State, draft: Draft, points: Sequence[int]) -> list[int]:
    """The same after the draft that ends a round and changes one of the piers."""
    symbol = before.game.cards[left_by(before, draft)].patron
    pier = extend_pier(before, draft).laid[draft.player]
    own = category_points(pier, symbol, before.game.rulings)
    return [*points[: draft.player], own, *points[draft.player + 1 :]]


Standing = tuple[int | None, int]
"""The points and the symbols of a player; no points if only people can judge the Plan."""


def standings(state: State) -> list[Standing]:
    return [standing(state, seat) for seat in range(len(state.laid))]


def standing(state: State, seat: int) -> Standing:
    """The points and symbols of a player with a Plan on the pier."""
    own, symbols = reached_categories(state, seat)
    return None if own["plan"] is None else sum(own.values()), symbols


def are_level_in_points(reached: Sequence[Standing]) -> bool:
    return len({points for points, _ in reached}) < len(reached)


def are_level(reached: Sequence[Standing]) -> bool:
    """Whether some of these have equally many symbols too."""
    return len({*reached}) < len(reached)
