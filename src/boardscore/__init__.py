"""boardscore: the written rules of Pier 18 and Auctionland, as a scorer that explains itself.

>>> import boardscore
>>> result = boardscore.score(
...     {"game": "pier18", "players": [{"name": "Anna", "pier": ["H..Q", "...."]}]}
... )
>>> result.winners, result.players[0].total
(('Anna',), 2)
>>> print(result.players[0].lines[0].text())
Lovers at upper 1: no one within 2 spaces

Names are imported on first use, so that `boardscore --help` answers immediately. `__init__.pyi`
lists them.
"""

from boardscore._version import __version__ as __version__
from boardscore.core.lazy_imports import attach

__getattr__, __dir__, __all__ = attach(__name__)
