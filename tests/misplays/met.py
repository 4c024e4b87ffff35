"""The occurrences of each clause and facet of play in the games that a search draws."""

from collections import Counter
from itertools import islice
from random import Random

from boardscore.verify.kit import play_kit
from tests.verify.searching import drawn_games

PLAYED = {"pier18": 1000, "auctionland": 800}
"""The minimum number of games in a search of one minute.

Half of that minute goes to scores; `benchmarks/verify.py` measures how many games a program in Node
traces per second.
"""

OFTEN = 100
"""The minimum number of occurrences of each in these games."""


def met(game: str, seed: int = 1) -> Counter[str]:
    """By the ids of clauses and facets, how often games of chance meet them."""
    found = Counter[str]()
    for one in islice(drawn_games(Random(seed), game, {}), PLAYED[game]):
        for before, move, after in zip(one.states, one.moves, one.states[1:]):
            found.update({*play_kit(game).covered(before, move, after)})
    return found
