"""Union types over all games: the return types of `load`, `load_pack` and `replay`.

A game of your own has its own types; at run time they are treated alike.

>>> import boardscore
>>> position = boardscore.loads('{"game": "pier18", "players": [{"pier": ["H", "."]}]}')
>>> isinstance(position, boardscore.Position), isinstance(position, boardscore.Pack)
(True, False)
"""

from typing import TypeAlias

from boardscore.auctionland import model as auctionland
from boardscore.auctionland import state as auctionland_state
from boardscore.auctionland.moves import PlayerMove as IslandMove
from boardscore.auctionland.scoring import IslandScore
from boardscore.pier18 import model as pier18
from boardscore.pier18 import state as pier18_state
from boardscore.pier18.moves import PlayerMove as PierMove
from boardscore.pier18.scoring import PierScore

__all__ = ["Pack", "Position", "State"]

Position: TypeAlias = pier18.Position | auctionland.Position
"""A final position."""

Pack: TypeAlias = pier18.Pack | auctionland.Pack
"""A pack of cards or tiles."""

State: TypeAlias = pier18_state.State | auctionland_state.State
"""A game at one moment."""

Score: TypeAlias = PierScore | IslandScore
"""The score of one player."""

PlayerMove: TypeAlias = PierMove | IslandMove
"""A move of a player."""
