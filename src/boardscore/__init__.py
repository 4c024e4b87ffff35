"""boardscore: the written rules of Pier 18 and Auctionland, as a scorer that explains itself.

>>> result = score({"game": "pier18", "players": [{"name": "Anna", "pier": ["H..Q", "...."]}]})
>>> result.winners, result.players[0].total
(('Anna',), 2)
>>> print(result.players[0].lines[0].text())
Lovers at upper 0: nobody within 2 spaces
"""

from boardscore import auctionland, pier18
from boardscore._version import __version__
from boardscore.errors import (
    BoardscoreError,
    DocumentError,
    ModelError,
    NotationError,
    PositionError,
    Problem,
    Span,
    UnknownClauseError,
)
from boardscore.positions import load, score
from boardscore.results import Line, PlayerScore, Result
from boardscore.texts import LANGUAGES, Message, say

__all__ = [
    "LANGUAGES",
    "BoardscoreError",
    "DocumentError",
    "Line",
    "Message",
    "ModelError",
    "NotationError",
    "PlayerScore",
    "PositionError",
    "Problem",
    "Result",
    "Span",
    "UnknownClauseError",
    "__version__",
    "auctionland",
    "load",
    "pier18",
    "say",
    "score",
]
