"""Environments for learning programs: rewards, observations, PettingZoo, OpenSpiel."""
