"""Analysis of games: the best result that was possible, the chances of moves, reviews.

>>> from boardscore import analysis, loads
>>> position = loads('{"game": "pier18", "pack": "demo", "players": [{"cards": ["1", "2+1"]}]}')
>>> found = analysis.hindsight(position, 0)
>>> found.actual, found.best, found.proven
(5, 5, True)

Names are imported on first use. `__init__.pyi` lists them.
"""

from boardscore.core.lazy_imports import attach

__getattr__, __dir__, __all__ = attach(__name__)
