"""boardscore: the written rules of Pier 18 and Auctionland, as a scorer that explains itself.

>>> import boardscore
>>> result = boardscore.score(
...     {"game": "pier18", "players": [{"name": "Anna", "pier": ["H..Q", "...."]}]}
... )
>>> result.winners, result.players[0].total
(('Anna',), 2)
>>> print(result.players[0].lines[0].text())
Lovers at upper 1: no one within 2 spaces

Names are imported when they are first used, so that `boardscore --help` answers at once.
"""

from importlib import import_module

from boardscore._version import __version__
from boardscore.core.lazy_imports import imported_later

TYPE_CHECKING = False  # that of `typing`, which the command `boardscore` need not wait for
if TYPE_CHECKING:
    from boardscore import auctionland, pier18
    from boardscore.core.errors import (
        BoardscoreError,
        DocumentError,
        IllegalMoveError,
        ModelError,
        MoveError,
        NotationError,
        PackError,
        PositionError,
        RecordError,
        UnknownClauseError,
    )
    from boardscore.core.messages import LANGUAGES, Message, say
    from boardscore.core.problems import Problem, Span
    from boardscore.core.ranking import Standing
    from boardscore.core.results import Line, PlayerScore, Result, TieBreak
    from boardscore.games import deal, divide, perft
    from boardscore.packs import load_pack
    from boardscore.positions import load, loads, score
    from boardscore.records import Record, read_record, replay, write_record
    from boardscore.union_types import Pack, Position, State

__all__ = [
    "LANGUAGES",
    "BoardscoreError",
    "DocumentError",
    "IllegalMoveError",
    "Line",
    "Message",
    "ModelError",
    "MoveError",
    "NotationError",
    "Pack",
    "PackError",
    "PlayerScore",
    "Position",
    "PositionError",
    "Problem",
    "Record",
    "RecordError",
    "Result",
    "Span",
    "Standing",
    "State",
    "TieBreak",
    "UnknownClauseError",
    "__version__",
    "auctionland",
    "deal",
    "divide",
    "load",
    "load_pack",
    "loads",
    "perft",
    "pier18",
    "read_record",
    "replay",
    "say",
    "score",
    "write_record",
]

_HOMES = {
    "core.errors": (
        "BoardscoreError",
        "DocumentError",
        "IllegalMoveError",
        "ModelError",
        "MoveError",
        "NotationError",
        "PackError",
        "PositionError",
        "RecordError",
        "UnknownClauseError",
    ),
    "core.problems": ("Problem", "Span"),
    "games": ("deal", "divide", "perft"),
    "core.messages": ("LANGUAGES", "Message", "say"),
    "packs": ("load_pack",),
    "positions": ("load", "loads", "score"),
    "core.ranking": ("Standing",),
    "records": ("Record", "read_record", "replay", "write_record"),
    "core.results": ("Line", "PlayerScore", "Result", "TieBreak"),
    "unions": ("Pack", "Position", "State"),
}
_GAMES = ("auctionland", "pier18")


_imported = imported_later(__name__, _HOMES)


def __getattr__(name: str) -> object:
    return import_module(f"{__name__}.{name}") if name in _GAMES else _imported(name)


def __dir__() -> list[str]:
    return __all__
