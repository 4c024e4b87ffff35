"""A third game, invented and tiny: it proves that registering a game is enough.

No part of the package knows it. Stones lie in a row: equal colours side by side score.
"""
