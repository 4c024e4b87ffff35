"""Pier 18: models, notation, scoring and the game itself.

>>> from boardscore.pier18 import Pier, lovers
>>> lovers(Pier.parse("H..Q\\n...."))[0].points
2

Names are imported on first use. `__init__.pyi` lists them.
"""

from boardscore.core.lazy_imports import attach

__getattr__, __dir__, __all__ = attach(__name__)
