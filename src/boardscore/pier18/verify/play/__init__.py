"""The kit for whole games of Pier 18."""

from typing import Any

from boardscore.pier18 import State
from boardscore.pier18.game_settings import Phase
from boardscore.pier18.legality import RULES
from boardscore.pier18.verify.play.blame import WITHIN, decides, ends, goes_on, marks, neighbours
from boardscore.pier18.verify.play.move_choice import SITUATIONS, choose, covered_facets
from boardscore.pier18.verify.play.table_states import (
    REFUSED,
    SETTLES,
    places,
    shows,
    table,
    view_as_data,
)
from boardscore.pier18.verify.random_setups import narrower, simpler, smallest, start_game
from boardscore.verify.data_types import Position
from boardscore.verify.plugin import PlayKit, views_in

_DEALT = [phase for phase in Phase if phase is not Phase.DEAL]
"""The phases in which there is something to hide."""


def plainly(state: State, move: Position) -> Position:
    """A move without a half turn that makes no difference."""
    card = state.game.cards.get(_card(state, move))
    if move.get("turned") is not True or card is None or card.turned != card.cells:
        return move
    return {name: value for name, value in move.items() if name != "turned"}


def _card(state: State, move: Position) -> str:
    if move.get("move") != "finish":
        return str(move.get("card"))
    seat: Any = move.get("player")
    known = type(seat) is int and 0 <= seat < len(state.plans)
    return str(state.plans[seat]) if known else ""


PLAY = PlayKit(
    started=start_game,
    smallest=smallest,
    choose=choose,
    decides=decides,
    ends=ends,
    goes_on=goes_on,
    neighbours=neighbours,
    within=WITHIN,
    covered=covered_facets,
    situations=SITUATIONS,
    marks=marks,
    simpler=simpler,
    plainer_pack=narrower,
    table=table,
    seen=view_as_data,
    places=places,
    rules=RULES.rules,
    refused=REFUSED,
    views=views_in(_DEALT, RULES.listed),
    settles=SETTLES,
    shows=shows,
)
"""The kit for searching whole games of Pier 18."""
