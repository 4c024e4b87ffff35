"""Whole games of Auctionland: what moves do, and all that a search by playing asks for."""

from typing import Any

from boardscore.auctionland import State
from boardscore.verify.auctionland.packs import join_twins, simpler, smallest, start_game
from boardscore.verify.auctionland.play.blame import decides, ends, goes_on, neighbours
from boardscore.verify.auctionland.play.choosing import choose
from boardscore.verify.auctionland.play.coverage import SITUATIONS, covered_facets
from boardscore.verify.auctionland.play.table import SETTLES, places, shows, table, view_as_data
from boardscore.verify.auctionland.reference import marks_of_game
from boardscore.verify.data_types import Position
from boardscore.verify.play_kit import PlayKit

_QUARTERS = range(4)


def plainly(state: State, move: Position) -> Position:
    """A move with the lowest of the quarter turns that lay its tile just so."""
    name, turns = _tile(state, move), move.get("turns")
    if name is None or type(turns) is not int or turns not in _QUARTERS:
        return move
    return {**move, "turns": turns % len(state.game.tiles[name].turns)}


def _tile(state: State, move: Position) -> str | None:
    """The tile that a move lays; None if it lays none."""
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
    settles=SETTLES,
    shows=shows,
)
"""How whole games of Auctionland are searched."""
