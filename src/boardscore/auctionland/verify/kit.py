"""All that verification knows about Auctionland: its `boardscore.verify.game_kit.GameKit`."""

from functools import lru_cache
from typing import Any

from boardscore.auctionland import IslandScore, Rulings, State
from boardscore.auctionland.game_table import GameTable, LaidTiles, Phase
from boardscore.auctionland.legality import RULES, why_turned_too_far
from boardscore.auctionland.pieces import Cell
from boardscore.auctionland.verify import deciding_clauses, random_games, random_positions
from boardscore.auctionland.verify.fast_scores import marks_of_game, marks_of_position
from boardscore.auctionland.verify.misreadings import MISREADINGS
from boardscore.core.messages import Message
from boardscore.verify.data_types import Data, Position
from boardscore.verify.game_kit import GameKit, PlayKit, read_clauses, views_in
from boardscore.verify.vectors.facets import read_facets
from boardscore.verify.vectors.misreading import read_misreadings

_QUARTERS = range(4)
_RULES = {
    kind: [rule for rule in rules if rule is not why_turned_too_far]
    for kind, rules in RULES.rules.items()
}
"""Without the convention that the lowest of several equal turns is written."""


def standard_move(state: State, move: Position) -> Position:
    """The form of a move that verify compares: with the fewest quarter turns for the same tile."""
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


def table_as_data(shown: GameTable) -> Data:
    """The table as verify compares it: the market from the free tile on, money and islands."""
    return {
        "market": [{"tile": one.id, "dollars": one.dollars} for one in shown.market],
        "players": [
            {"money": money, "island": _lines(laid)}
            for money, laid in zip(shown.money, shown.islands)
        ],
    }


def view_as_data(shown: GameTable) -> Data:
    """A view as verify compares it, with the stack in the pack's order; hidden things are None."""
    stack = [name for name in shown.game.tiles for _ in range(shown.unseen.count(name))]
    return {**table_as_data(shown), "deck": stack}


@lru_cache(64)
def _lines(laid: LaidTiles) -> list[str]:
    """An island as programs report it: lines without empty rows and columns at its edges."""
    words = {one.cell: f"#{one.id}" + (f"@{one.turns}" if one.turns else "") for one in laid}
    if not words:
        return []
    rows, columns = (range(min(numbers), max(numbers) + 1) for numbers in zip(*words))
    return [" ".join(words.get(Cell(row, column), ".") for column in columns) for row in rows]


def tie_breakers(player: IslandScore) -> Message:
    money = player.player.money
    return Message("judge.tie.auctionland", money=Message("none") if money is None else money)


_CLAUSES = read_clauses(__package__)

PLAY = PlayKit(
    started=random_games.start_game,
    smallest=random_games.smallest_games,
    choose=random_games.choose_move,
    decides=deciding_clauses.decides,
    ends=deciding_clauses.ends,
    goes_on=lambda _: "auctionland.end.trigger",
    neighbours=deciding_clauses.other_clauses,
    covered=random_games.covered_facets,
    marks=marks_of_game,
    simpler=random_games.simpler_entries,
    plainer_pack=random_games.plainer_packs,
    table=table_as_data,
    seen=view_as_data,
    places=deciding_clauses.places,
    rules=_RULES,
    views=views_in(Phase, RULES.listed),
    shows=deciding_clauses.shows,
    **_CLAUSES["play"],
)
"""The kit for searching whole games of Auctionland."""

KIT: GameKit[Rulings, IslandScore] = GameKit(
    home=__package__,
    facets=read_facets("auctionland", __package__),
    misreadings=read_misreadings(MISREADINGS, __package__),
    in_play=random_positions.in_play,
    is_canonical=random_positions.is_canonical,
    tie_breakers=tie_breakers,
    marks=marks_of_position,
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
