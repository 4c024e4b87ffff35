"""A third game, invented and tiny, which shows that a game is a registration.

The package does not know it. It is a row of stones: equal neighbours score.
"""
