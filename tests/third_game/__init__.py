"""A third game, invented and tiny: the proof that a game is a registration.

Nothing of the package knows it. It is a row of stones: equal colours side by side score.
"""
