"""A random agent in PettingZoo and a random walk in OpenSpiel, as learning programs begin."""

import random

from boardscore.envs import openspiel, pettingzoo

environment = pettingzoo.env("pier18", players=2, mask="infos")
environment.reset(seed=18)
for _ in environment.agent_iter():
    observation, reward, terminated, _, info = environment.last()
    if terminated:
        environment.step(None)
        continue
    legal = [number for number, is_legal in enumerate(info["action_mask"]) if is_legal]
    environment.step(random.choice(legal))

state = openspiel.load_game("boardscore_auctionland(players=2)").new_initial_state()
while not state.is_terminal():
    state.apply_action(random.choice(state.legal_actions()))
winner = max(state.returns())
