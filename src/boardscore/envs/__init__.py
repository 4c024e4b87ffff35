"""Environments for reinforcement learning: PettingZoo and OpenSpiel.

`boardscore.envs.pettingzoo` needs the extra `pettingzoo`, `boardscore.envs.openspiel` the extra
`openspiel`.
"""
