"""Auctionland: models, notation, scoring and the game itself.

>>> from boardscore.auctionland import Island, gardens_houses
>>> gardens_houses(Island.parse("GHgh"))[0].points
4

Names are imported on first use. `__init__.pyi` lists them.
"""

from boardscore.core.lazy_imports import attach

__getattr__, __dir__, __all__ = attach(__name__)
