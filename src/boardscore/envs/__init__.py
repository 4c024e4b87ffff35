"""Environments for reinforcement learning: batches of games, Gymnasium, PettingZoo and OpenSpiel.

`batch` plays many games in step; it needs the extra `fast`. `boardscore.envs.pettingzoo` needs the
extra `pettingzoo`, `boardscore.envs.openspiel` the extra `openspiel`.

Names are imported on first use. `__init__.pyi` lists them.
"""

from boardscore.core.lazy_imports import attach

__getattr__, __dir__, __all__ = attach(__name__)
