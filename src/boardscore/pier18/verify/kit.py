"""All that verification knows about Pier 18: its `boardscore.verify.game_kit.GameKit`."""

from typing import Any

from boardscore.core.messages import Message
from boardscore.pier18 import PierScore, Rulings, State, fast
from boardscore.pier18.game_table import GameTable, Phase
from boardscore.pier18.legality import RULES
from boardscore.pier18.rulings import SCORING
from boardscore.pier18.verify import deciding_clauses, fast_scores, random_games, random_positions
from boardscore.pier18.verify.misreadings import MISREADINGS
from boardscore.verify.data_types import Data, Position
from boardscore.verify.game_kit import GameKit, PlayKit, read_clauses, views_in
from boardscore.verify.vectors.facets import read_facets
from boardscore.verify.vectors.misreading import read_misreadings

_DEALT = [phase for phase in Phase if phase is not Phase.DEAL]
"""The phases in which there is something to hide."""


def standard_move(state: State, move: Position) -> Position:
    """The form of a move that verify compares: without a half turn that makes no difference."""
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


def table_as_data(state: State) -> Data:
    """The table as verify compares it: the piers and the Patron cards.

    While all act at the same time, piers are left out.
    """
    between = state.phase is Phase.FINISH and state.to_act != (0,)
    hidden = between or not all(state.laid)
    return {
        "players": [
            {**({} if hidden else {"pier": [*fast.sides(cards)]}), "patrons": len(patrons)}
            for cards, patrons in zip(state.laid, state.patrons)
        ]
    }


def view_as_data(shown: GameTable) -> Data:
    """A view as verify compares it: the table and the hands; hidden things are None.

    The cards that may be in the deck are in the order of the pack.
    """
    return {
        "players": [
            {
                "hand": None if hand is None else [*hand],
                "plan": plan,
                "foundation": foundation,
                "pier": None if pier is None else str(pier).split("\n"),
                "patrons": len(patrons),
            }
            for hand, plan, foundation, pier, patrons in zip(
                shown.hands, shown.plans, shown.foundations, shown.piers, shown.patrons
            )
        ],
        "open": [*shown.open_cards],
        "deck": [card for card in shown.game.cards if card in shown.unseen],
    }


def tie_breakers(player: PierScore) -> Message:
    """The message with which verify explains ties: the symbols of a pier, and the Plan's date."""
    date = player.player.plan_date
    return Message("judge.tie.pier18", symbols=player.symbols, date=date or Message("none"))


_CLAUSES = read_clauses(__package__)

PLAY = PlayKit(
    started=random_games.start_game,
    smallest=random_games.smallest_games,
    choose=random_games.choose_move,
    decides=deciding_clauses.decides,
    ends=deciding_clauses.ends,
    goes_on=deciding_clauses.goes_on,
    neighbours=deciding_clauses.other_clauses,
    covered=random_games.covered_facets,
    marks=fast_scores.marks_of_game,
    simpler=random_games.simpler_entries,
    plainer_pack=random_games.plainer_packs,
    table=table_as_data,
    seen=view_as_data,
    places=deciding_clauses.places,
    rules=RULES.rules,
    views=views_in(_DEALT, RULES.listed),
    shows=deciding_clauses.shows,
    **_CLAUSES["play"],
)
"""The kit for searching whole games of Pier 18."""

KIT: GameKit[Rulings, PierScore] = GameKit(
    home=__package__,
    facets=read_facets("pier18", __package__),
    misreadings=read_misreadings(MISREADINGS, __package__),
    rulings=SCORING,
    in_play=random_positions.in_play,
    is_canonical=random_positions.is_canonical,
    tie_breakers=tie_breakers,
    marks=fast_scores.marks_of_position,
    levels=random_positions.levels,
    draws=random_positions.DRAWS,
    changed=random_positions.change_position,
    played=random_positions.played_positions,
    size=random_positions.position_size,
    steps=random_positions.simpler_positions,
    plainly=standard_move,
    play=PLAY,
    **_CLAUSES["scoring"],
)
