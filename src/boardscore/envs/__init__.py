"""Environments for reinforcement learning: batches of games, Gymnasium, PettingZoo and OpenSpiel.

`batch` plays many games in step; it needs the extra `fast`. `boardscore.envs.gymnasium`,
`boardscore.envs.pettingzoo` and `boardscore.envs.openspiel` need the extras with their names.

Names are imported on first use. `__init__.pyi` lists them.
"""

from boardscore.core.lazy_imports import attach

__getattr__, __dir__, __all__ = attach(__name__)
