"""The occurrences of each clause and facet of play in the games that a search draws."""

from collections import Counter
from itertools import islice
from random import Random

from boardscore.verify.judge.declared_rulings import with_defaults
from boardscore.verify.kit import kit_of
from boardscore.verify.search.played_games import play_games

PLAYED = {"pier18": 1000, "auctionland": 800}
"""The minimum number of games in a search of one minute.

Half of that minute goes to scores; `benchmarks/verify.py` measures how many games a program in Node
traces per second.
"""

OFTEN = 100
"""The minimum number of occurrences of each in these games."""


def met(game: str, seed: int = 1) -> Counter[str]:
    """By the ids of clauses and facets, how often games of chance meet them."""
    play, random, found = kit_of(game).play, Random(seed), Counter[str]()
    assert play is not None
    rulings = with_defaults(game, {})
    drawn = play_games(random, lambda: play.started(random, rulings), play.choose)
    for one in islice(drawn, PLAYED[game]):
        for before, move, after in zip(one.states, one.moves, one.states[1:]):
            found.update({*play.covered(before, move, after)})
    return found
