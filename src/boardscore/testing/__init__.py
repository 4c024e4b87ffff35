"""Tests bots and variants: Hypothesis strategies, and checks of games against the laws.

The strategies provide states to try a bot on; the laws show what breaks when a rule changes.

>>> from hypothesis import given, settings
>>> from boardscore import auctionland
>>> from boardscore.testing import check_game, states
>>> @settings(max_examples=5)
... @given(states("pier18"))
... def test_a_bot_finds_a_move(state):
...     assert state.is_over or state.chance or next(iter(state.legal_moves()))
>>> test_a_bot_finds_a_move()
>>> check_game(auctionland.start(["Alex", "Bonnie"], "demo"), 18).is_over
True

This part needs Hypothesis, which `pip install 'boardscore[testing]'` installs.
"""

from importlib.util import find_spec

if find_spec("hypothesis") is None:
    raise ImportError(
        "boardscore.testing needs Hypothesis, which is not installed; "
        "install it with: pip install 'boardscore[testing]'"
    )

from boardscore.testing.auctionland.strategies import (
    counts,
    island_texts,
    islands,
    score_tables,
    tile_texts,
    tiles,
)
from boardscore.testing.auctionland.strategies import packs as auctionland_packs
from boardscore.testing.auctionland.strategies import positions as auctionland_positions
from boardscore.testing.checked_game import Law
from boardscore.testing.game_check import Playable, Watch, check_game, laws_of
from boardscore.testing.invariants import LAWS
from boardscore.testing.pier18.strategies import conditions, pier_texts, piers
from boardscore.testing.pier18.strategies import packs as pier18_packs
from boardscore.testing.pier18.strategies import positions as pier18_positions
from boardscore.testing.random_play import pick, play, walk
from boardscore.testing.strategies import positions, records, starts, states
from boardscore.testing.strategy_parts import rulings

__all__ = [
    "LAWS",
    "Law",
    "Playable",
    "Watch",
    "auctionland_packs",
    "auctionland_positions",
    "check_game",
    "conditions",
    "counts",
    "island_texts",
    "islands",
    "laws_of",
    "pick",
    "pier18_packs",
    "pier18_positions",
    "pier_texts",
    "piers",
    "play",
    "positions",
    "records",
    "rulings",
    "score_tables",
    "starts",
    "states",
    "tile_texts",
    "tiles",
    "walk",
]
