"""The verification kit of Pier 18 (`boardscore.verify.kit.GameKit`)."""

from typing import Any

from boardscore.pier18 import PierScore, Rulings, State
from boardscore.pier18.game_settings import Phase
from boardscore.pier18.legality import RULES
from boardscore.pier18.rulings import SCORING
from boardscore.pier18.verify.blame import WITHIN, decides, ends, goes_on, marks_of_game, neighbours
from boardscore.pier18.verify.misreadings import MISREADINGS
from boardscore.pier18.verify.move_choice import SITUATIONS, choose, covered_facets
from boardscore.pier18.verify.position_clauses import (
    CATEGORIES,
    RULED,
    TIES,
    in_play,
    is_canonical,
    marks,
    tie_breakers,
)
from boardscore.pier18.verify.random_positions import (
    DRAWS,
    change_position,
    levels,
    played_positions,
    size,
    steps,
)
from boardscore.pier18.verify.random_setups import narrower, simpler, smallest, start_game
from boardscore.pier18.verify.table_states import (
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
    marks=marks_of_game,
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


KIT: GameKit[Rulings, PierScore] = GameKit(
    home=__package__,
    facets=read_facets("pier18", __package__),
    misreadings=read_misreadings(MISREADINGS, __package__),
    categories=CATEGORIES,
    ties=TIES,
    rulings=SCORING,
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
