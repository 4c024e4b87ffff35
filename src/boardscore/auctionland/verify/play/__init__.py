"""The kit for whole games of Auctionland."""

from typing import Any

from boardscore.auctionland import State
from boardscore.auctionland.game_settings import Phase
from boardscore.auctionland.legality import RULES, why_turned_too_far
from boardscore.auctionland.verify.play.blame import decides, ends, goes_on, neighbours
from boardscore.auctionland.verify.play.move_choice import SITUATIONS, choose, covered_facets
from boardscore.auctionland.verify.play.table_states import (
    REFUSED,
    SETTLES,
    places,
    shows,
    table,
    view_as_data,
)
from boardscore.auctionland.verify.position_clauses import marks_of_game
from boardscore.auctionland.verify.random_setups import join_twins, simpler, smallest, start_game
from boardscore.verify.data_types import Position
from boardscore.verify.plugin import PlayKit, views_in

_QUARTERS = range(4)
_RULES = {
    kind: [rule for rule in rules if rule is not why_turned_too_far]
    for kind, rules in RULES.rules.items()
}
"""Without the convention that the lowest of several equal turns is written."""


def plainly(state: State, move: Position) -> Position:
    """A move with the lowest number of quarter turns that gives the same tile."""
    name, turns = _tile(state, move), move.get("turns")
    if name is None or type(turns) is not int or turns not in _QUARTERS:
        return move
    return {**move, "turns": turns % len(state.game.tiles[name].turns)}


def _tile(state: State, move: Position) -> str | None:
    if move.get("move") == "place":
        return state.auctioned
    slot: Any = move.get("slot")
    known = type(slot) is int and 0 <= slot < len(state.market)
    return state.market[slot].id if known else None


PLAY = PlayKit(
    started=start_game,
    smallest=smallest,
    choose=choose,
    decides=decides,
    ends=ends,
    goes_on=goes_on,
    neighbours=neighbours,
    covered=covered_facets,
    situations=SITUATIONS,
    marks=marks_of_game,
    simpler=simpler,
    plainer_pack=join_twins,
    table=table,
    seen=view_as_data,
    places=places,
    rules=_RULES,
    refused=REFUSED,
    views=views_in(Phase, RULES.listed),
    settles=SETTLES,
    shows=shows,
)
"""The kit for searching whole games of Auctionland."""
