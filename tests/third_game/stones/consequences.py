"""The effects of moves in Stones."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from attrs import evolve

from boardscore.core.legality import with_part

from .game import Phase
from .game_table import OpenTable
from .moves import Draw, Lay, Move, Throw

S = TypeVar("S", bound=OpenTable)


def played(state: S, move: Move) -> S:
    """The state after a move, and after the draws of a given bag that follow."""
    after: S = _CONSEQUENCES[move.KIND](state, move)
    return draw_from_deck(evolve(after, moves=(*state.moves, move)))


def draw_from_deck(state: S) -> S:
    """With a given order of the bag, chance draws from its front."""
    chance = state.chance
    if chance is None or state.deck is None:
        return state
    return played(state, Draw(state.deck[: chance.count]))


def draw(state: S, move: Draw) -> S:
    """Each player gets the same number of stones, and the first one acts (`stones.draw`)."""
    size = state.game.hand
    starts = range(0, len(move.stones), size)
    left = tuple(one for one in state.unseen if one not in move.stones)
    return evolve(
        state,
        hands=tuple(move.stones[first : first + size] for first in starts),
        unseen=left,
        deck=state.deck and state.deck[len(move.stones) :],
        phase=Phase.LAY,
        to_act=(0,),
    )


def lay(state: S, move: Lay) -> S:
    """The stone is at an end of the row (`stones.lay`)."""
    row = state.rows[move.player]
    longer = (move.stone, *row) if move.end == "left" else (*row, move.stone)
    return next_turn(evolve(state, rows=with_part(state.rows, move.player, longer)), move)


def throw(state: S, move: Throw) -> S:
    """The stone leaves the game (`stones.throw`)."""
    return next_turn(state, move)


def next_turn(state: S, move: Lay | Throw) -> S:
    """The next player acts, until no stone is left in the hands (`stones.turn`)."""
    hand = tuple(one for one in state.hands[move.player] if one != move.stone)
    after = evolve(state, hands=with_part(state.hands, move.player, hand))
    if any(after.hands):
        return evolve(after, to_act=((move.player + 1) % len(after.hands),))
    return draw_or_end(after)


def draw_or_end(state: S) -> S:
    """Stones are drawn again while the bag has enough for all players (`stones.end`)."""
    serves = len(state.unseen) >= state.game.hand * len(state.game.players)
    return evolve(state, phase=Phase.DRAW if serves else Phase.OVER, to_act=())


_CONSEQUENCES: Mapping[str, Callable[[Any, Any], Any]] = {
    Draw.KIND: draw,
    Lay.KIND: lay,
    Throw.KIND: throw,
}
