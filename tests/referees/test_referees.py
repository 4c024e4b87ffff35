"""Random games agree with the second referees: legal moves, tables and results at every step.

The long run plays 10,000 games: `pytest -m slow tests/referees`.
"""

from collections.abc import Callable

import pytest

from tests.effort import seeds
from tests.referees.games import auctionland_game, pier18_game

GAMES = (pier18_game, auctionland_game)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("four", seeds(1, 25))
def test_a_hundred_random_games(game: Callable[[int], None], four: int) -> None:
    for seed in range(4 * four, 4 * four + 4):
        game(seed)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_five_thousand_random_games(game: Callable[[int], None]) -> None:
    for seed in range(100, 5100):
        game(seed)
