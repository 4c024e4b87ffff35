"""Strategies of Stones: positions, and new games."""

from typing import Any

from hypothesis import strategies as st

from boardscore.packs import demo_pack
from boardscore.positions import read_position
from boardscore.testing.strategies import Data, Strategies, decks, players, rulings, table

from .. import state as stones
from ..model import LARGEST_HAND, PLAYERS, Player, Position, Row


def positions() -> st.SearchStrategy[Data]:
    """Positions of Stones, many of them with ties."""
    rows = table({"row": st.text("RGB", min_size=1, max_size=8)})
    entries = players(rows, {"claimed": st.integers(0, 8)}, most=PLAYERS[1])
    return table({"game": st.just("stones"), "players": entries}, {"rulings": rulings("stones")})


@st.composite
def starts(draw: st.DrawFn) -> stones.State:
    """New games: any number of players, rulings and settings; with a deck or without."""
    pack = demo_pack("stones")
    return stones.start(
        [None] * draw(st.integers(*PLAYERS)),
        pack,
        rulings=draw(rulings("stones")),
        deck=draw(decks([stone.id for stone in pack.stones])),
        hand=draw(st.integers(1, LARGEST_HAND)),
    )


def models() -> dict[type, st.SearchStrategy[Any]]:
    found = positions().map(read_position)
    players_of_it = found.flatmap(lambda position: st.sampled_from(position.players))
    return {Position: found, Player: players_of_it, Row: players_of_it.map(lambda one: one.row)}


STRATEGIES = Strategies(positions=positions, starts=starts, models=models)
