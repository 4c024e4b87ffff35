"""The verification kit of Auctionland (`boardscore.verify.kit.GameKit`)."""

from typing import Any

from boardscore.auctionland import IslandScore, Rulings, State
from boardscore.auctionland.game_settings import Phase
from boardscore.auctionland.legality import RULES, why_turned_too_far
from boardscore.auctionland.verify.blame import decides, ends, goes_on, neighbours
from boardscore.auctionland.verify.misreadings import MISREADINGS
from boardscore.auctionland.verify.move_choice import SITUATIONS, choose, covered_facets
from boardscore.auctionland.verify.position_clauses import (
    CATEGORIES,
    COMPARED,
    RULED,
    TIES,
    in_play,
    is_canonical,
    marks,
    marks_of_game,
    tie_breakers,
)
from boardscore.auctionland.verify.random_positions import (
    DRAWS,
    change_position,
    levels,
    played_positions,
    size,
    steps,
)
from boardscore.auctionland.verify.random_setups import join_twins, simpler, smallest, start_game
from boardscore.auctionland.verify.table_states import (
    REFUSED,
    SETTLES,
    places,
    shows,
    table,
    view_as_data,
)
from boardscore.verify.data_types import Position
from boardscore.verify.kit import GameKit, PlayKit, views_in
from boardscore.verify.vectors.facet import read_facets
from boardscore.verify.vectors.misreading import read_misreadings

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


KIT: GameKit[Rulings, IslandScore] = GameKit(
    home=__package__,
    facets=read_facets("auctionland", __package__),
    misreadings=read_misreadings(MISREADINGS, __package__),
    categories=CATEGORIES,
    ties=TIES,
    compared=COMPARED,
    ruled=RULED,
    in_play=in_play,
    is_canonical=is_canonical,
    tie_breakers=tie_breakers,
    marks=marks,
    levels=levels,
    draws=DRAWS,
    changed=change_position,
    played=played_positions,
    size=size,
    steps=steps,
    plainly=plainly,
    play=PLAY,
)
